"""`bestiaire export`, `import` and `backup`: all games of a server at once."""

from __future__ import annotations

import argparse

from bestiaire.cli.command import Command, add_database, lacks_packages
from bestiaire.cli.parser import Parser
from bestiaire.words import Phrase


def add_export(parser: Parser) -> None:
    what = parser.group("what", "quoi")
    what.add_argument(
        "file",
        nargs="?",
        metavar=parser.say("FILE", "FICHIER"),
        help=parser.say(
            "a new file, which nobody else may read (default: standard output)",
            "un nouveau fichier, lisible de vous seul (sinon la sortie standard)",
        ),
    )
    add_database(parser.group("how", "comment"), parser)
    parser.add_general()


def add_import(parser: Parser) -> None:
    what = parser.group("what", "quoi")
    what.add_argument(
        "file",
        nargs="?",
        metavar=parser.say("FILE", "FICHIER"),
        help=parser.say("lines of an export (default: standard input)", "un export (sinon l'entrée standard)"),
    )
    add_database(parser.group("how", "comment"), parser)
    parser.add_general()


def add_backup(parser: Parser) -> None:
    what = parser.group("what", "quoi")
    what.add_argument(
        "file",
        metavar=parser.say("FILE", "FICHIER"),
        help=parser.say(
            "a new file: a database of SQLite, or of PostgreSQL what import reads",
            "un nouveau fichier : une base SQLite, ou pour PostgreSQL ce que lit import",
        ),
    )
    add_database(parser.group("how", "comment"), parser)
    parser.add_general()


def run(options: argparse.Namespace) -> int:
    try:
        from bestiaire.web.transfer import commands
    except ImportError as missing:
        raise lacks_packages(options.command, missing) from None
    transfers = {"export": commands.run_export, "import": commands.run_import, "backup": commands.run_backup}
    transfers[options.command](options.database, options.file, options.lang)
    return 0


EXPORT = Command(
    summary=Phrase(en="write all games of a server as JSON lines", fr="écrire toutes les parties d'un serveur"),
    usage=Phrase(en="bestiaire export [FILE] [options]", fr="bestiaire export [FICHIER] [options]"),
    add_arguments=add_export,
    run=run,
)

IMPORT = Command(
    summary=Phrase(en="bring such games into a server's database", fr="ajouter ces parties à la base d'un serveur"),
    usage=Phrase(en="bestiaire import [FILE] [options]", fr="bestiaire import [FICHIER] [options]"),
    add_arguments=add_import,
    run=run,
)

BACKUP = Command(
    summary=Phrase(en="copy a server's database while it runs", fr="copier la base d'un serveur pendant qu'il tourne"),
    usage=Phrase(en="bestiaire backup FILE [options]", fr="bestiaire backup FICHIER [options]"),
    add_arguments=add_backup,
    run=run,
)
