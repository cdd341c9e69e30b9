"""Who sits at a table in the terminal, and where its record is kept."""

from __future__ import annotations

import argparse
import os
import shlex
import shutil
import sys
from datetime import datetime
from pathlib import Path

import bestiaire
from bestiaire.core.errors import BadInput, BadSeat, must_be, within
from bestiaire.core.files import read_record, write_record
from bestiaire.core.info import GameInfo
from bestiaire.core.rng import seeded
from bestiaire.core.table import Table
from bestiaire.core.typed import options_by_words, read_seed
from bestiaire.players import Player, is_player, no_such_player, player
from bestiaire.private_files import make_data_folder
from bestiaire.words import Phrase

DEFAULT_OPPONENT = "normal"


def table_by_options(options: argparse.Namespace) -> Table:
    """The table that the command line asks for."""
    info = None if options.game is None else bestiaire.game(options.game)
    if options.resume is not None:
        for name in ("seed", "opponent", "sets", "option", "players", "people", "seat", "second", "hotseat", "name"):
            if getattr(options, name) not in (None, False):
                raise BadInput(
                    name,
                    Phrase(
                        en="can't go together with --resume: the record says who plays",
                        fr="ne va pas avec --resume : l'enregistrement dit qui joue",
                    ),
                )
        return load(options.resume, info)
    if info is None:
        known = ", ".join(sorted(bestiaire.games()))
        raise BadInput("game", Phrase(en=f"which one? There are: {known}", fr=f"lequel ? Il y a : {known}"))
    chosen = options_by_words(info, options.sets, options.option)
    table = bestiaire.table(info.key, seed=read_seed(options.seed), players=options.players, options=chosen)
    table.names = names_by_options(options, table.seats)
    return table


def names_by_options(options: argparse.Namespace, seats: int) -> list[str]:
    """Who sits where: people by name (or nameless) side by side, computers by the name of their way to play."""
    opponent = DEFAULT_OPPONENT if options.opponent is None else options.opponent
    if not is_player(opponent):
        raise no_such_player(opponent, "opponent")
    given = list(options.name or [])
    for name in given:
        if is_player(name):
            raise BadInput(
                "name",
                Phrase(en=f"{name!r} is a computer player's name", fr=f"{name!r} est le nom d'un joueur ordinateur"),
            )
    people = count_people(options, seats)
    if len(given) > people:
        raise BadInput(
            "name",
            Phrase(
                en=f"{len(given)} names, but {people} at the keyboard; --people or --hotseat seat more",
                fr=f"{len(given)} noms, mais {people} au clavier ; --people ou --hotseat en placent plus",
            ),
        )
    first = seat_by_options(options, seats)
    names = [opponent] * seats
    for number in range(people):
        names[(first + number) % seats] = given[number] if number < len(given) else ""
    return names


def count_people(options: argparse.Namespace, seats: int) -> int:
    """How many people share the keyboard."""
    if options.hotseat:
        if options.second or options.seat is not None or options.opponent or options.people is not None:
            raise BadInput(
                "hotseat",
                Phrase(
                    en="can't go together with --seat, --second, --opponent or --people: people sit on all seats",
                    fr="ne va pas avec --seat, --second, --opponent ni --people : "
                    "des personnes occupent toutes les places",
                ),
            )
        return seats
    people: int = 1 if options.people is None else options.people
    check_count("people", people, seats)
    return people


def seat_by_options(options: argparse.Namespace, seats: int) -> int:
    """The first seat that a person takes. People count seats from 1."""
    seat: int = (2 if options.second else 1) if options.seat is None else options.seat
    check_count("seat", seat, seats)
    return seat - 1


def check_count(option: str, number: int, most: int) -> None:
    """A number of people, or a seat, as people count them."""
    if not 1 <= number <= most:
        raise BadSeat(option, must_be(within(1, most), number))


def load(path: str, wanted: GameInfo | None) -> Table:
    """The table of a saved record (of the game that is wanted, if one is); at least one person sits at it."""
    table = bestiaire.replay(read_record(path))
    if wanted is not None and table.info.key != wanted.key:
        game, other = table.info.name, wanted.name
        raise BadInput(
            path,
            Phrase(
                en=f"is a record of {game['en']}, not of {other['en']}",
                fr=f"est l'enregistrement d'une partie de {game['fr']}, pas de {other['fr']}",
            ),
        )
    if not table.names:
        table.names = ["", *[DEFAULT_OPPONENT] * (table.seats - 1)]
    elif all(is_player(name) for name in table.names):
        table.names = ["", *table.names[1:]]
    return table


def computers_of(table: Table) -> dict[int, Player]:
    """The computer players among the seats. Their chance is not the table's: it tells nothing of the cards."""
    seeds = seeded(int.from_bytes(os.urandom(8), "big"))
    return {seat: player(name, seeds.next()) for seat, name in enumerate(table.names) if is_player(name)}


def keep(table: Table) -> Path | None:
    """Saves a table that nobody gave a file to, in the user's data folder or here; None if it can't be saved."""
    name = f"{table.info.key}-{datetime.now():%Y%m%d-%H%M%S}-{os.getpid()}"
    for find in (make_data_folder, Path.cwd):
        try:
            folder = find()
            path = next(path for path in (folder / f"{name}{end}.json" for end in ENDS) if not path.exists())
            write_record(str(path), table.record())
        except (OSError, BadInput):
            continue
        return path
    return None


ENDS = ("", *(f"-{number}" for number in range(2, 1000)))
"""Behind the names of games that were kept in the same second."""


def command_name() -> str | None:
    """How this program was called, so that what we print can be typed again; None if by a script of one's own."""
    called = Path(sys.argv[0])
    if called.name == "__main__.py":
        return f"{shlex.quote(sys.executable)} -m bestiaire"
    if called.name != "bestiaire":
        return None
    found = shutil.which("bestiaire")
    return "bestiaire" if found and Path(found).resolve() == called.resolve() else shlex.quote(sys.argv[0])
