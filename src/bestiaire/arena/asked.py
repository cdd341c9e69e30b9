"""What the command line asks of an arena: who meets, on what, and where the results go."""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from typing import Any

import bestiaire
from bestiaire import arena
from bestiaire.arena.results import differs
from bestiaire.arena.settings import Settings, seats_of
from bestiaire.arena.sizes_settings import read_numbers, read_sizes
from bestiaire.arena.work import Engine
from bestiaire.core.errors import BadInput
from bestiaire.core.typed import options_by_words, read_seed
from bestiaire.words import Phrase

GAMES = 100
"""For each pairing, if nobody says how many."""


def engine_by_options(options: argparse.Namespace) -> Engine:
    if options.jobs is not None and options.jobs < 1:
        raise BadInput("jobs", Phrase(en="at least 1 is needed", fr="il en faut au moins 1"))
    name = options.engine or "processes"
    jobs = processors() if options.jobs is None and name == "processes" else options.jobs
    return arena.choose_engine(name, jobs or 0, options.address)


def sizes_by_options(options: argparse.Namespace) -> dict[int, Settings]:
    """What is to be played, for each number of players; with as few as can be, if nobody says how many."""
    info = bestiaire.game(options.game)
    if options.players is None:
        raise BadInput("players", Phrase(en="is missing: who is to meet?", fr="manque : qui doit s'affronter ?"))
    return read_sizes(
        options.game,
        options.players,
        GAMES if options.games is None else options.games,
        options=options_by_words(info, options.sets, options.option),
        seats=[seats_of(info)[0]] if options.seats is None else read_numbers(options.seats, options.game),
        seed=read_seed(options.seed),
        cards=not options.no_cards,
    )


def check_same(options: argparse.Namespace, kept: list[Settings]) -> None:
    """Settings given beside --resume must be those of the results; only more games may be asked for."""
    one = kept[0]
    chosen = options_by_words(bestiaire.game(one.game), options.sets, options.option)
    given: dict[str, tuple[Any, Any]] = {
        "game": (one.game, options.game),
        "players": (list(one.players), options.players),
        "seats": (
            listed([settings.seats for settings in kept]),
            None if options.seats is None else listed(read_numbers(options.seats, one.game)),
        ),
        "seed": (one.seed, read_seed(options.seed)),
        "no-cards": (not one.cards, options.no_cards or None),
        **{name: (one.options.get(name), value) for name, value in chosen.items()},
    }
    for name, (before, now) in given.items():
        if now is not None and now != before:
            raise BadInput(name, differs(before, now))


def listed(numbers: list[int]) -> int | list[int]:
    """Numbers of players as an error shows them: one alone needs no list."""
    return numbers[0] if len(numbers) == 1 else numbers


def processors() -> int:
    """How many this program may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def place_for(options: argparse.Namespace) -> Path:
    """The folder that was asked for, or the first free one of our own name."""
    if options.out is not None:
        return Path(options.out).expanduser()
    bestiaire.game(options.game)
    number = 1
    while (home := Path(f"arena-{options.game}-{number}")).exists():
        number += 1
    return home
