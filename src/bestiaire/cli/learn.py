"""`bestiaire learn`: a lesson in the terminal."""

from __future__ import annotations

import argparse
import sys

import bestiaire
from bestiaire.cli.command import Command
from bestiaire.cli.parser import Parser
from bestiaire.core.errors import BadInput, must_be, within
from bestiaire.words import Phrase


def add_arguments(parser: Parser) -> None:
    what = parser.group("what", "quoi")
    what.add_argument(
        "lesson",
        nargs="?",
        metavar=parser.say("LESSON", "LEÇON"),
        help=parser.say("a lesson or a game (default: list all)", "une leçon ou un jeu (sinon la liste)"),
    )
    what.add_argument(
        "--step",
        type=int,
        default=1,
        metavar="N",
        help=parser.say("where to begin (default: 1)", "où commencer (sinon 1)"),
    )
    parser.add_general()


def run(options: argparse.Namespace) -> int:
    if options.lesson is None:
        return list_all(options.lang)
    from bestiaire.terminal.learn import Learning, find

    info, lesson = find(options.lesson)
    if not 1 <= options.step <= len(lesson.steps):
        raise BadInput("step", must_be(within(1, len(lesson.steps)), options.step))
    return Learning(info, lesson, options.step - 1, options.lang).run()


def list_all(lang: str) -> int:
    """Every lesson, a line each."""
    known = [lesson for info in bestiaire.games().values() for lesson in info.lessons()]
    width = max(len(lesson.key) for lesson in known)
    for lesson in known:
        sys.stdout.write(f"{lesson.key:{width}}  {lesson.name.say(lang)}. {lesson.line.say(lang)}\n")
    return 0


COMMAND = Command(
    summary=Phrase(en="learn a game in the terminal", fr="apprendre un jeu dans le terminal"),
    usage=Phrase(en="bestiaire learn [LESSON] [options]", fr="bestiaire learn [LEÇON] [options]"),
    examples=Phrase(
        en="examples:\n  bestiaire learn                 which lessons there are\n  bestiaire learn {game}",
        fr="exemples :\n  bestiaire learn                 quelles leçons il y a\n  bestiaire learn {game}",
    ),
    add_arguments=add_arguments,
    run=run,
)
