"""The program: its commands (`bestiaire play`, `serve`, `replay` …), one module for each."""

from __future__ import annotations

import argparse
import io
import os
import sys
from collections.abc import Sequence

import bestiaire
from bestiaire.cli import analyse, arena, bench, cards, learn, pictures, play, puzzles, replay, serve, transfer, verify
from bestiaire.cli.command import named_in_examples
from bestiaire.cli.parser import FrenchParser, Parser
from bestiaire.core.check import unknown_of_few
from bestiaire.core.errors import BadInput, BestiaireError
from bestiaire.exit_codes import BAD_INPUT, INTERRUPTED, NO_COMMAND
from bestiaire.words import LANGUAGES, Phrase, capital, say
from bestiaire.words.language import default_language

COMMANDS = {
    "play": play.COMMAND,
    "learn": learn.COMMAND,
    "puzzle": puzzles.ASKING,
    "serve": serve.COMMAND,
    "replay": replay.COMMAND,
    "analyse": analyse.COMMAND,
    "cards": cards.COMMAND,
    "pictures": pictures.COMMAND,
    "verify": verify.COMMAND,
    "export": transfer.EXPORT,
    "import": transfer.IMPORT,
    "backup": transfer.BACKUP,
    "arena": arena.COMMAND,
    "puzzles": puzzles.FINDING,
    "bench": bench.COMMAND,
}
"""In the order in which the help lists them."""


ABOUT = Phrase(
    en="A table for games of creatures, dice and spells.\nTo begin: bestiaire play {game}",
    fr="Une table pour des jeux de créatures, de dés et de sorts.\nPour commencer : bestiaire play {game}",
)


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs the program; the exit code is 0, or 2 after one line that says what was wrong."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):  # a sign that a terminal can't show or send is no reason to fail
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        code = run(arguments)
        sys.stdout.flush()
    except BrokenPipeError:  # the reader of our output has gone, as in `bestiaire cards GAME | head`
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        return INTERRUPTED
    return code


def run(arguments: Sequence[str] | None) -> int:
    given = sys.argv[1:] if arguments is None else list(arguments)
    lang = language_of(given)
    try:
        options = understand(given, lang)
        return COMMANDS[options.command].run(options)
    except SystemExit as leaving:  # argparse has said what it had to say
        return leaving.code if isinstance(leaving.code, int) else BAD_INPUT
    except BestiaireError as error:
        sys.stderr.write(f"bestiaire: {error.say(lang)}\n")
        return BAD_INPUT


def language_of(arguments: Sequence[str]) -> str:
    """The language that a command line asks for, even if nothing else of it can be understood."""
    for place, argument in enumerate(arguments):
        option, _, value = argument.partition("=")
        if option == "--lang":
            asked = value or "".join(arguments[place + 1 : place + 2])
            if asked in LANGUAGES:
                return asked
    return default_language()


def understand(arguments: Sequence[str], lang: str) -> argparse.Namespace:
    """The options of a command line; a BestiaireError says what is wrong with it."""
    parser, commands = build_parsers(lang)
    if not arguments:
        parser.print_help(sys.stderr)
        raise SystemExit(NO_COMMAND)
    if not arguments[0].startswith("-"):
        if arguments[0] not in COMMANDS:
            raise BadInput("command", unknown_of_few(arguments[0], COMMANDS))
    elif not any(option.startswith(arguments[0]) for option in parser.options()):
        raise parser.left_over(arguments[0])
    options, rest = parser.parse_known_args(arguments)
    if rest:
        raise commands[options.command].left_over(rest[0])
    return options


def build_parsers(lang: str) -> tuple[Parser, dict[str, Parser]]:
    """The parser of everything, and those of the commands by name."""
    whole = (FrenchParser if lang == "fr" else Parser)(
        prog="bestiaire",
        usage=say(lang, en="bestiaire COMMAND …", fr="bestiaire COMMANDE …"),
        description=ABOUT.say(lang, **named_in_examples()),
        epilog=say(lang, en="bestiaire COMMAND --help says more.", fr="bestiaire COMMANDE --help en dit plus."),
    )
    commands = whole.add_subparsers(
        title=whole.say("commands", "commandes\u00a0"),
        metavar=whole.say("COMMAND", "COMMANDE"),
        dest="command",
        required=True,
    )
    parsers: dict[str, Parser] = {}
    for name, command in COMMANDS.items():
        summary = command.summary.say(lang)
        parsers[name] = commands.add_parser(
            name,
            prog=f"bestiaire {name}",
            usage=command.usage.say(lang),
            help=summary,
            description=f"{capital(summary)}.",
            epilog=None if command.examples is None else command.examples.say(lang, **named_in_examples()),
        )
        command.add_arguments(parsers[name])
    general = whole.add_general(with_language=False)
    general.add_argument(
        "--version",
        action="version",
        version=f"bestiaire {bestiaire.__version__}",
        help=whole.say("show the version", "montrer la version"),
    )
    return whole, parsers
