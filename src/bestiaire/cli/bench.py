"""`bestiaire bench`: how fast the rules, or the server, run here."""

from __future__ import annotations

import argparse

import bestiaire
from bestiaire.cli.command import Command, lacks_packages
from bestiaire.cli.parser import Parser
from bestiaire.core.errors import BadInput, must_be, within
from bestiaire.games import first_key
from bestiaire.words import Phrase


def add_arguments(parser: Parser) -> None:
    what = parser.group("what", "quoi")
    what.add_argument(
        "game",
        nargs="?",
        default=first_key(),
        metavar=parser.say("GAME", "JEU"),
        help=parser.say("a game's key, or web for the server", "la clé d'un jeu, ou web pour le serveur"),
    )
    how = parser.group("how", "comment")
    how.add_argument(
        "--seconds",
        type=float,
        default=3.0,
        metavar="S",
        help=parser.say("how long each figure is measured (default: 3)", "durée de chaque mesure (sinon 3)"),
    )
    add_load(parser)
    how.add_argument(
        "--json", action="store_true", help=parser.say("the figures for programs", "les chiffres pour des programmes")
    )
    parser.add_general(with_language=False)


def add_load(parser: Parser) -> None:
    load = parser.group("for web", "pour web")
    load.add_argument(
        "--games",
        type=int,
        nargs="+",
        default=[300],
        metavar="N",
        help=parser.say(
            "how many games at once, one number after the other (default: 300)",
            "combien de parties à la fois, un nombre après l'autre (sinon 300)",
        ),
    )
    load.add_argument(
        "--every",
        type=float,
        default=1.0,
        metavar="S",
        help=parser.say("seconds between the moves of a game (default: 1)", "secondes entre deux coups (sinon 1)"),
    )
    load.add_argument(
        "--opponent",
        metavar=parser.say("HOW", "COMMENT"),
        help=parser.say(
            "computers on the other seats, such as easy (default: people)",
            "des ordinateurs aux autres places, par exemple easy (sinon des personnes)",
        ),
    )
    load.add_argument(
        "--processes",
        type=int,
        default=1,
        metavar="N",
        help=parser.say(
            "server processes, with PostgreSQL (default: 1)", "processus serveurs, avec PostgreSQL (sinon 1)"
        ),
    )
    load.add_argument(
        "--workers",
        type=int,
        default=1,
        metavar="N",
        help=parser.say("workers of each (default: 1)", "processus où réfléchir, pour chacun (sinon 1)"),
    )
    load.add_argument(
        "--database",
        metavar="URL",
        help=parser.say(
            "an empty database, emptied again (default: SQLite in a temporary folder)",
            "une base vide, vidée ensuite (sinon SQLite dans un dossier temporaire)",
        ),
    )


def run(options: argparse.Namespace) -> int:
    from bestiaire.bench import report

    if not 0 < options.seconds <= 3600:
        wanted = Phrase(en="above 0 and at most 3600", fr="supérieur à 0 et au plus 3600")
        raise BadInput("seconds", must_be(wanted, options.seconds))
    if options.game == "web":
        return bench_web(options)
    info = bestiaire.game(options.game)
    return report(info.key, options.seconds, as_json=options.json)


def bench_web(options: argparse.Namespace) -> int:
    """Measures the server, with as many games at once as each number says."""
    try:
        from bestiaire.players import player
        from bestiaire.web.bench.load import Setting
        from bestiaire.web.bench.report import report as report_web
        from bestiaire.web.http.serve import check_settings
    except ImportError as missing:
        raise lacks_packages("bench web", missing) from None
    if not 0.1 <= options.every <= 600:
        raise BadInput("every", must_be(Phrase(en="from 0.1 to 600", fr="de 0,1 à 600"), options.every))
    if options.opponent is not None:
        player(options.opponent, 0)
    check_settings(0, options.workers, 1, options.processes, options.database or "sqlite://")
    most = 1900 * options.processes * (2 if options.opponent else 1)
    for games in options.games:
        if not 1 <= games <= most:
            raise BadInput("games", must_be(within(1, most), games))
    same = (options.seconds, options.every, options.opponent, options.processes, options.workers, options.database)
    return report_web([Setting(games, *same) for games in options.games], as_json=options.json)


COMMAND = Command(
    summary=Phrase(
        en="measure how fast the rules run here", fr="mesurer la vitesse à laquelle les règles tournent ici"
    ),
    usage=Phrase(en="bestiaire bench [GAME] [options]", fr="bestiaire bench [JEU] [options]"),
    add_arguments=add_arguments,
    run=run,
)
