"""`bestiaire cards`: every card of a game."""

from __future__ import annotations

import argparse
import json
import sys

import bestiaire
from bestiaire.cli.command import Command, add_game
from bestiaire.cli.parser import Parser
from bestiaire.words import Phrase


def add_arguments(parser: Parser) -> None:
    add_game(parser)
    how = parser.group("how", "comment")
    how.add_argument(
        "--json",
        action="store_true",
        help=parser.say("as a list of objects, for programs", "en liste d'objets, pour des programmes"),
    )
    parser.add_general()


def run(options: argparse.Namespace) -> int:
    info = bestiaire.game(options.game)
    if options.json:
        json.dump(info.cards(), sys.stdout, ensure_ascii=False, indent=1)
        sys.stdout.write("\n")
    else:
        from bestiaire.terminal.cards import print_cards

        print_cards(info, options.lang)
    return 0


COMMAND = Command(
    summary=Phrase(en="list every card of a game and what it does", fr="lister les cartes d'un jeu et leurs effets"),
    usage=Phrase(en="bestiaire cards GAME [options]", fr="bestiaire cards JEU [options]"),
    add_arguments=add_arguments,
    run=run,
)
