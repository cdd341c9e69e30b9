"""`bestiaire puzzles`, which looks for puzzles, and `bestiaire puzzle`, which asks one."""

from __future__ import annotations

import argparse

import bestiaire
from bestiaire.cli.command import Command, add_engine
from bestiaire.cli.parser import Parser
from bestiaire.core.check import unknown_of_few
from bestiaire.core.errors import BadInput
from bestiaire.words import Phrase

FIND, PACK = "find", "pack"


def add_finding(parser: Parser) -> None:
    what = parser.group("what", "quoi")
    what.add_argument(
        "action",
        metavar="find|pack",
        help=parser.say("look for puzzles, or pack what was found", "chercher des problèmes, ou emballer les trouvés"),
    )
    what.add_argument(
        "things",
        nargs="+",
        metavar=parser.say("GAME|FILE", "JEU|FICHIER"),
        help=parser.say(
            "the game to look in; for pack, files that find wrote", "le jeu ; pour pack, des fichiers écrits par find"
        ),
    )
    how = parser.group("how", "comment")
    how.add_argument(
        "--games", type=int, metavar="N", help=parser.say("games to look through (100)", "parties à regarder (100)")
    )
    how.add_argument(
        "--players",
        nargs="+",
        metavar=parser.say("NAME", "NOM"),
        help=parser.say("who plays them, in turn", "qui les joue, à tour de rôle"),
    )
    how.add_argument("--seats", type=int, metavar="N", help=parser.say("seats at the table", "places à la table"))
    how.add_argument(
        "--seed",
        metavar=parser.say("NUMBER", "NOMBRE"),
        help=parser.say("the number that decides every game", "le nombre qui décide de chaque partie"),
    )
    how.add_argument(
        "--out",
        metavar=parser.say("FILE", "FICHIER"),
        help=parser.say(
            "where they go; find goes on with a file that is there", "où les écrire ; find poursuit un fichier existant"
        ),
    )
    how.add_argument(
        "--most", type=int, metavar="N", help=parser.say("with pack: keep so many", "avec pack : en garder N")
    )
    add_engine(how, parser)
    parser.add_general()


def run_finding(options: argparse.Namespace) -> int:
    from bestiaire.puzzles import command

    if options.action == PACK:
        options.files = options.things
        return command.pack(options)
    if options.action != FIND:
        raise BadInput("action", unknown_of_few(options.action, [FIND, PACK]))
    if len(options.things) != 1:
        raise BadInput("game", Phrase(en="one game at a time", fr="un jeu à la fois"))
    options.game = options.things[0]
    return command.find(options)


FINDING = Command(
    summary=Phrase(en="look for puzzles in games between computers", fr="chercher des problèmes dans des parties"),
    usage=Phrase(
        en="bestiaire puzzles find GAME [options]\n       bestiaire puzzles pack FILE … [options]",
        fr="bestiaire puzzles find JEU [options]\n              bestiaire puzzles pack FICHIER … [options]",
    ),
    examples=Phrase(
        en="examples:\n  bestiaire puzzles find {game} --games 1000  goes on after Ctrl-C\n"
        "  bestiaire puzzles pack puzzles-{game}.jsonl --most 300",
        fr="exemples :\n  bestiaire puzzles find {game} --games 1000  reprend après Ctrl-C\n"
        "  bestiaire puzzles pack puzzles-{game}.jsonl --most 300",
    ),
    add_arguments=add_finding,
    run=run_finding,
)


def add_asking(parser: Parser) -> None:
    known = ", ".join(sorted(bestiaire.games()))
    what = parser.group("what", "quoi")
    what.add_argument(
        "game",
        nargs="?",
        metavar=parser.say("GAME", "JEU"),
        help=parser.say(f"{known} (default: the puzzle of the day)", f"{known} (sinon le problème du jour)"),
    )
    what.add_argument(
        "--theme",
        metavar=parser.say("WORD", "MOT"),
        help=parser.say("what it is about; ? lists the themes", "de quoi il s'agit ; ? en donne la liste"),
    )
    what.add_argument(
        "--grade",
        type=int,
        choices=range(1, 6),
        help=parser.say("how hard, from 1 to 5", "la difficulté, de 1 à 5"),
    )
    what.add_argument("--key", metavar=parser.say("KEY", "CLÉ"), help=parser.say("this very one", "celui-ci"))
    parser.add_general()


def run_asking(options: argparse.Namespace) -> int:
    from bestiaire.terminal.puzzle import start

    return start(options)


ASKING = Command(
    summary=Phrase(en="solve a puzzle: today's, or another", fr="résoudre un problème : celui du jour, ou un autre"),
    usage=Phrase(en="bestiaire puzzle [GAME] [options]", fr="bestiaire puzzle [JEU] [options]"),
    examples=Phrase(
        en="examples:\n  bestiaire puzzle                 the puzzle of the day\n  bestiaire puzzle {game} --grade 3",
        fr="exemples :\n  bestiaire puzzle                 le problème du jour\n  bestiaire puzzle {game} --grade 3",
    ),
    add_arguments=add_asking,
    run=run_asking,
)
