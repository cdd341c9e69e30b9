"""Who sits at a table in the terminal, and where its record is kept."""

from __future__ import annotations

import argparse
import os
import shlex
import shutil
import sys
from datetime import datetime
from pathlib import Path
from typing import Any

import bestiaire
from bestiaire.cli import read_record, read_seed, write_record
from bestiaire.core.check import unknown_of_few
from bestiaire.core.errors import BadInput, BadOptions
from bestiaire.core.info import GameInfo
from bestiaire.core.rng import seeded
from bestiaire.core.table import Table
from bestiaire.players import PLAYERS, Player, player
from bestiaire.words import Phrase


def table_by_options(options: argparse.Namespace) -> Table:
    """The table that the command line asks for."""
    info = bestiaire.game(options.game)
    if options.resume:
        for name in ("seed", "opponent", "sets", "second", "hotseat", "name"):
            if getattr(options, name):
                raise BadInput(
                    name,
                    Phrase(
                        en="can't go together with --resume: the record says who plays",
                        fr="ne va pas avec --resume : l'enregistrement dit qui joue",
                    ),
                )
        return load(info, options.resume)
    chosen: dict[str, Any] | None = None
    if options.sets is not None:
        if "sets" not in info.options:
            raise BadOptions(
                "sets", Phrase(en=f"{info.key} has no sets to choose", fr=f"{info.key} n'a pas de séries à choisir")
            )
        chosen = {"sets": [name.strip() for name in options.sets.split(",")]}
    table = bestiaire.table(info.key, seed=read_seed(options.seed), options=chosen)
    table.names = names_by_options(options, table.seats)
    return table


def names_by_options(options: argparse.Namespace, seats: int) -> list[str]:
    """Who sits where: people by name (or nameless), computers by the name of their way to play."""
    opponent = "greedy" if options.opponent is None else options.opponent
    if opponent not in PLAYERS:
        raise BadInput("opponent", unknown_of_few(opponent, PLAYERS))
    people = list(options.name or [])
    for name in people:
        if name in PLAYERS:
            raise BadInput(
                "name",
                Phrase(en=f"{name!r} is a computer player's name", fr=f"{name!r} est le nom d'un joueur ordinateur"),
            )
    if options.hotseat:
        if options.second or options.opponent:
            raise BadInput(
                "hotseat",
                Phrase(
                    en="can't go together with --second or --opponent: people sit on all seats",
                    fr="ne va pas avec --second ni --opponent : des personnes occupent toutes les places",
                ),
            )
        if len(people) > seats:
            raise BadInput("name", Phrase(en=f"there are only {seats} seats", fr=f"il n'y a que {seats} places"))
        return people + [""] * (seats - len(people))
    if len(people) > 1:
        raise BadInput("name", Phrase(en="a second name needs --hotseat", fr="un second nom demande --hotseat"))
    names = [opponent] * seats
    names[1 if options.second else 0] = people[0] if people else ""
    return names


def load(info: GameInfo, path: str) -> Table:
    """The table of a saved record of this game; at least one person sits at it."""
    table = bestiaire.replay(read_record(path))
    if table.info.key != info.key:
        raise BadInput(
            path,
            Phrase(
                en=f"is a record of {table.info.key}, not of {info.key}",
                fr=f"est l'enregistrement d'une partie de {table.info.key}, pas de {info.key}",
            ),
        )
    if not table.names:
        table.names = ["", *["greedy"] * (table.seats - 1)]
    elif all(name in PLAYERS for name in table.names):
        table.names = ["", *table.names[1:]]
    return table


def computers_of(table: Table) -> dict[int, Player]:
    """The computer players among the seats. Their chance is not the table's: it tells nothing of the cards."""
    seeds = seeded(int.from_bytes(os.urandom(8), "big"))
    return {seat: player(name, seeds.next()) for seat, name in enumerate(table.names) if name in PLAYERS}


def keep(table: Table) -> Path | None:
    """Saves a table that nobody gave a file to, in the user's data folder or here; None if it can't be saved."""
    name = f"{table.info.key}-{datetime.now():%Y%m%d-%H%M%S}-{os.getpid()}.json"
    for folder in (data_folder(), Path.cwd()):
        try:
            folder.mkdir(parents=True, exist_ok=True)
            write_record(str(folder / name), table.record())
        except (OSError, BadInput):
            continue
        return folder / name
    return None


def data_folder() -> Path:
    base = os.environ.get("XDG_DATA_HOME")
    return (Path(base) if base else Path.home() / ".local" / "share") / "bestiaire"


def command_name() -> str:
    """How this program was called, so that what we print can be typed again."""
    called = Path(sys.argv[0])
    if called.name != "bestiaire":
        return f"{shlex.quote(sys.executable)} -m bestiaire"
    found = shutil.which("bestiaire")
    return "bestiaire" if found and Path(found).resolve() == called.resolve() else shlex.quote(sys.argv[0])
