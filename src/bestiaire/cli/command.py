"""What a command is, and what several of them have in common."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import bestiaire
from bestiaire.cli.parser import Parser
from bestiaire.core.errors import BadInput
from bestiaire.games import first_key
from bestiaire.words import Phrase


@dataclass(frozen=True)
class Command:
    """A word behind `bestiaire`: what its help says, which arguments it takes and what it does with them."""

    summary: Phrase
    usage: Phrase
    add_arguments: Callable[[Parser], None]
    run: Callable[[argparse.Namespace], int]
    examples: Phrase | None = None


def named_in_examples() -> dict[str, str]:
    """The games that examples are about: the first of the shelf, and the one for the most players."""
    many = max(bestiaire.games().values(), key=lambda info: info.players[1])
    fewest, most = many.players
    return {"game": first_key(), "many": many.key, "seats": f"{fewest}-{most}"}


def add_game(parser: Parser, **settings: Any) -> None:
    known = ", ".join(sorted(bestiaire.games()))
    what = parser.group("what", "quoi")
    game = parser.say(f"the game: {known}", f"le jeu : {known}")
    what.add_argument("game", metavar=parser.say("GAME", "JEU"), help=game, **settings)


def add_file(parser: Parser) -> None:
    what = parser.group("what", "quoi")
    saved = parser.say("a saved game (a record)", "une partie sauvegardée (un enregistrement)")
    what.add_argument("file", metavar=parser.say("FILE", "FICHIER"), help=saved)


def add_variants(parser: Parser, group: argparse._ArgumentGroup) -> None:
    """How a game is to be played, where its rules leave a choice."""
    group.add_argument(
        "--sets",
        metavar=parser.say("SETS", "SÉRIES"),
        help=parser.say(
            "the sets of cards, with commas between, where a game has such",
            "les séries de cartes, séparées par des virgules, si le jeu en a",
        ),
    )
    group.add_argument(
        "--option",
        action="append",
        metavar=parser.say("NAME=VALUE", "NOM=VALEUR"),
        help=parser.say(
            "an option of the game, as its page lists them; may be given several times",
            "une option du jeu, selon la liste de sa page ; peut se répéter",
        ),
    )


def add_engine(group: argparse._ArgumentGroup, parser: Parser) -> None:
    """Which processes share the work."""
    group.add_argument(
        "--jobs",
        type=int,
        metavar="N",
        help=parser.say("processes (default: one for each processor)", "processus (sinon un par processeur)"),
    )
    group.add_argument(
        "--engine",
        choices=("processes", "ray"),
        help=parser.say("where games are played (default: processes)", "où se jouent les parties (sinon processes)"),
    )
    group.add_argument(
        "--address",
        metavar=parser.say("ADDRESS", "ADRESSE"),
        help=parser.say("the Ray cluster (default: one of this machine)", "la grappe Ray (sinon cette machine)"),
    )


def add_database(how: argparse._ArgumentGroup, parser: Parser) -> None:
    how.add_argument(
        "--database",
        metavar="URL",
        help=parser.say(
            "where games are kept (default: BESTIAIRE_DATABASE, or SQLite in your data folder)",
            "où les parties sont gardées (sinon BESTIAIRE_DATABASE, ou SQLite dans votre dossier de données)",
        ),
    )


def lacks_packages(command: str, missing: ImportError) -> BadInput:
    return BadInput(
        command,
        Phrase(
            en=f"needs more packages ({missing.name}): pip install 'bestiaire[web]'",
            fr=f"demande d'autres paquets ({missing.name}) : pip install 'bestiaire[web]'",
        ),
    )
