"""`bestiaire pictures`: all pictures of a game on one sheet."""

from __future__ import annotations

import argparse
from pathlib import Path

import bestiaire
from bestiaire.cli.command import Command, add_game
from bestiaire.cli.parser import Parser
from bestiaire.core.files import write_whole
from bestiaire.words import Phrase


def add_arguments(parser: Parser) -> None:
    add_game(parser)
    where = parser.group("where", "où")
    where.add_argument(
        "--out",
        metavar=parser.say("FILE", "FICHIER"),
        type=Path,
        required=True,
        help=parser.say("the page to write, such as sheet.html", "la page à écrire, par exemple planche.html"),
    )
    parser.add_general()


def run(options: argparse.Namespace) -> int:
    from bestiaire.show.page.contact_sheet import contact_sheet

    info = bestiaire.game(options.game)
    write_whole(options.out, contact_sheet(info, options.lang))
    return 0


COMMAND = Command(
    summary=Phrase(en="write all pictures of a game on one page", fr="écrire toutes les images d'un jeu sur une page"),
    usage=Phrase(en="bestiaire pictures GAME --out FILE", fr="bestiaire pictures JEU --out FICHIER"),
    add_arguments=add_arguments,
    run=run,
)
