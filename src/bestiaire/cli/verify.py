"""`bestiaire verify`: whether a game's shuffle was fixed beforehand."""

from __future__ import annotations

import argparse
import sys

import bestiaire
from bestiaire.cli.command import Command, add_file
from bestiaire.cli.parser import Parser
from bestiaire.core.files import read_record
from bestiaire.words import Phrase


def add_arguments(parser: Parser) -> None:
    add_file(parser)
    parser.add_general()


def run(options: argparse.Namespace) -> int:
    from bestiaire.web.tables.fairness import check_record

    record = read_record(options.file)
    bestiaire.replay(record)
    sys.stdout.write(check_record(record, options.lang) + "\n")
    return 0


COMMAND = Command(
    summary=Phrase(
        en="check that a game's shuffle was fixed beforehand", fr="vérifier que le mélange était fixé d'avance"
    ),
    usage=Phrase(en="bestiaire verify FILE [options]", fr="bestiaire verify FICHIER [options]"),
    add_arguments=add_arguments,
    run=run,
)
