"""`bestiaire serve`: the table in the browser."""

from __future__ import annotations

import argparse

from bestiaire.cli.command import Command, add_database, lacks_packages
from bestiaire.cli.parser import Parser
from bestiaire.web.store.retention import DEFAULT_RETENTION
from bestiaire.words import Phrase


def add_arguments(parser: Parser) -> None:
    how = parser.group("how", "comment")
    how.add_argument("--open", action="store_true", help=parser.say("open the browser", "ouvrir le navigateur"))
    how.add_argument(
        "--host",
        default="127.0.0.1",
        metavar=parser.say("ADDRESS", "ADRESSE"),
        help=parser.say(
            "the address to listen on (default: this machine only)", "l'adresse d'écoute (sinon cette machine seule)"
        ),
    )
    how.add_argument(
        "--port",
        type=int,
        default=8470,
        metavar="N",
        help=parser.say("the port (default: 8470; 0: any free one)", "le port (sinon 8470 ; 0 : un port libre)"),
    )
    add_database(how, parser)
    how.add_argument(
        "--processes",
        type=int,
        default=1,
        metavar="N",
        help=parser.say(
            "server processes behind this address, with PostgreSQL (default: 1)",
            "processus serveurs derrière cette adresse, avec PostgreSQL (sinon 1)",
        ),
    )
    how.add_argument(
        "--workers",
        type=int,
        metavar="N",
        help=parser.say("processes in which computers think", "processus où les ordinateurs réfléchissent"),
    )
    how.add_argument(
        "--guest",
        action="append",
        default=[],
        metavar=parser.say("NAME=PLAYER", "NOM=JOUEUR"),
        help=parser.say(
            "an opponent to choose from, such as anna=neural:anna.npz (as often as you like)",
            "un adversaire au choix, comme anna=neural:anna.npz (autant de fois que voulu)",
        ),
    )
    how.add_argument(
        "--forwarded-allow-ips",
        metavar=parser.say("ADDRESSES", "ADRESSES"),
        help=parser.say(
            "the proxies in front, by address or network, whose X-Forwarded headers are believed (default: none)",
            "les serveurs mandataires, par adresse ou réseau, dont les en-têtes X-Forwarded sont crus (sinon aucun)",
        ),
    )
    how.add_argument(
        "--crowd",
        type=int,
        default=1,
        metavar="N",
        help=parser.say(
            "let N times as many people as usual share one address",
            "laisser N fois plus de monde que d'habitude partager une adresse",
        ),
    )
    how.add_argument(
        "--keep",
        metavar=parser.say("RULE", "RÈGLE"),
        help=parser.say(
            "for how many days games are kept that nobody touches, such as unfinished=90,finished=forever, or just "
            f"forever (default: {DEFAULT_RETENTION})",
            "pendant combien de jours garder les parties que personne ne touche, par exemple unfinished=90,"
            f"finished=forever, ou seulement forever (sinon {DEFAULT_RETENTION})",
        ),
    )
    how.add_argument(
        "--request-timeout",
        type=float,
        metavar=parser.say("SECONDS", "SECONDES"),
        help=parser.say(
            "how long the head of a request, or the next 16 KB of its body, may take to arrive (default: 30)",
            "combien de temps peuvent mettre l'en-tête d'une requête, ou les 16 Ko suivants de son corps (sinon 30)",
        ),
    )
    how.add_argument(
        "--log",
        action="store_true",
        help=parser.say(
            "write one JSON object per request to standard error",
            "écrire un objet JSON par requête sur la sortie d'erreur",
        ),
    )
    parser.add_general(with_language=False)


def run(options: argparse.Namespace) -> int:
    try:
        from bestiaire.web.http.serve import serve
    except ImportError as missing:
        raise lacks_packages("serve", missing) from None
    from bestiaire.players import invite

    for guest in options.guest:
        name, _, told = guest.partition("=")
        invite(name, told)
    place = (options.host, options.port)
    return serve(
        place,
        options.database,
        options.workers,
        forwarded_allow_ips=options.forwarded_allow_ips,
        crowd=options.crowd,
        keep=options.keep,
        request_timeout=options.request_timeout,
        processes=options.processes,
        with_log=options.log,
        open_browser=options.open,
    )


COMMAND = Command(
    summary=Phrase(en="open the table in the browser", fr="ouvrir la table dans le navigateur"),
    usage=Phrase(en="bestiaire serve [options]", fr="bestiaire serve [options]"),
    add_arguments=add_arguments,
    run=run,
)
