"""`bestiaire analyse`: what every move of a saved game was worth."""

from __future__ import annotations

import argparse

from bestiaire.cli.command import Command, add_file
from bestiaire.cli.parser import Parser
from bestiaire.core.files import read_record
from bestiaire.players import LEVELS
from bestiaire.words import Phrase


def add_arguments(parser: Parser) -> None:
    add_file(parser)
    levels = ", ".join([*LEVELS, "search:2s", "search:500"])
    how = parser.group("how", "comment")
    how.add_argument(
        "--level",
        default="hard",
        metavar=parser.say("HOW", "COMMENT"),
        help=parser.say(f"who judges: {levels} (default: hard)", f"qui juge : {levels} (sinon hard)"),
    )
    how.add_argument(
        "--out",
        metavar=parser.say("FILE", "FICHIER"),
        help=parser.say(
            "write a page with a curve, too; no file is replaced",
            "écrire aussi une page avec une courbe ; aucun fichier n'est remplacé",
        ),
    )
    how.add_argument(
        "--jobs",
        type=int,
        default=1,
        metavar="N",
        help=parser.say("processes that think (default: 1)", "processus qui réfléchissent (sinon 1)"),
    )
    parser.add_general()


def run(options: argparse.Namespace) -> int:
    from bestiaire.terminal.analyse import analyse

    return analyse(read_record(options.file), options.level, options.jobs, options.out, options.lang)


COMMAND = Command(
    summary=Phrase(en="judge every move of a saved game", fr="juger chaque coup d'une partie sauvegardée"),
    usage=Phrase(en="bestiaire analyse FILE [options]", fr="bestiaire analyse FICHIER [options]"),
    examples=Phrase(
        en="examples:\n"
        "  bestiaire analyse FILE                        what each move was worth\n"
        "  bestiaire analyse FILE --out game.html        and a page with a curve\n"
        "  bestiaire analyse FILE --level search:500     the same every time",
        fr="exemples :\n"
        "  bestiaire analyse FICHIER                     ce que valait chaque coup\n"
        "  bestiaire analyse FICHIER --out partie.html   et une page avec une courbe\n"
        "  bestiaire analyse FICHIER --level search:500  chaque fois le même résultat",
    ),
    add_arguments=add_arguments,
    run=run,
)
