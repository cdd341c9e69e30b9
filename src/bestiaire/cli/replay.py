"""`bestiaire replay`: a saved game, move by move."""

from __future__ import annotations

import argparse

from bestiaire.cli.command import Command, add_file
from bestiaire.cli.parser import Parser
from bestiaire.core.files import read_record
from bestiaire.words import Phrase


def add_arguments(parser: Parser) -> None:
    add_file(parser)
    how = parser.group("how", "comment")
    how.add_argument(
        "--step",
        action="store_true",
        help=parser.say("wait for Enter after every move", "attendre Entrée après chaque coup"),
    )
    how.add_argument(
        "--seat",
        type=int,
        metavar="N",
        help=parser.say(
            "look from this seat: 1, 2, … (default: as a spectator)",
            "vue de cette place : 1, 2, … (sinon en spectateur)",
        ),
    )
    how.add_argument("--open", action="store_true", help=parser.say("show all hands", "montrer toutes les mains"))
    parser.add_general()


def run(options: argparse.Namespace) -> int:
    from bestiaire.terminal.replay import Replay

    return Replay(read_record(options.file), options.seat, options.open, options.lang).walk(options.step)


COMMAND = Command(
    summary=Phrase(en="walk through a saved game", fr="revoir une partie sauvegardée"),
    usage=Phrase(en="bestiaire replay FILE [options]", fr="bestiaire replay FICHIER [options]"),
    examples=Phrase(
        en="examples:\n"
        "  bestiaire replay FILE --step            move by move, as a spectator\n"
        "  bestiaire replay FILE --open            with all hands",
        fr="exemples :\n"
        "  bestiaire replay FICHIER --step         coup par coup, en spectateur\n"
        "  bestiaire replay FICHIER --open         avec toutes les mains",
    ),
    add_arguments=add_arguments,
    run=run,
)
