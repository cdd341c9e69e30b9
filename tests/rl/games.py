"""Every game that can be learned, with its variants and every number of players; and random play by numbers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

np = pytest.importorskip("numpy", reason="NumPy is not installed: pip install 'bestiaire[rl]'")

import bestiaire
from bestiaire import rl
from bestiaire.core.errors import BadOptions
from bestiaire.core.info import GameInfo
from bestiaire.core.learning import learning_of
from bestiaire.core.record import new_table
from bestiaire.core.rng import seeded
from bestiaire.core.table import Table
from bestiaire.rl.game import GameAsNumbers, named
from tests.rl.snip import LEARNED

ALL = {**{key: info for key, info in bestiaire.games().items() if learning_of(info) is not None}, "snip": LEARNED}
LONG = {"duel": 6, "orcs": 12, "tokyo": 12}
"""Games whose games are so many times longer: so many times fewer are played."""


def kinds(crowded: bool = False) -> list[Any]:
    """Games, numbers of players and options: the fewest and the most as by default, in depth every number;
    every variant with the fewest players it takes, on request with the most, too."""
    found = []
    for key, info in sorted(ALL.items()):
        fewest, most = info.players
        every = range(fewest, most + 1)
        for seats in every:
            is_between = fewest < seats < most
            found.append(pytest.param(key, seats, {}, id=f"{key}-{seats}", marks=[pytest.mark.long] * is_between))
        for name, options in info.variants.items():
            fitting = [seats for seats in every if takes(info, seats, options)]
            for seats in sorted({fitting[0], fitting[-1 if crowded else 0]}):
                found.append(pytest.param(key, seats, options, id=f"{key}-{seats}-{name}"))
    return found


def takes(info: GameInfo, seats: int, options: dict[str, Any]) -> bool:
    """Whether so many can play with these options."""
    try:
        new_table(info, 0, seats, options)
    except BadOptions:
        return False
    return True


def random_tables(key: str, seats: int, options: dict[str, Any], games: int) -> Iterator[Table]:
    """Every choice of so many random games, fewer of long ones."""
    for seed in range(max(1, games // LONG.get(key, 1))):
        table = new_table(ALL[key], seed, seats, options)
        rng = seeded(seed + 3)
        while table.choice is not None:
            yield table
            table.play(rng.below(len(table.choice.options)))


def observers(table: Table, count: int) -> set[int]:
    """Who is asked, and one after the other whoever else sits there."""
    assert table.choice is not None
    return {table.choice.player, count % table.seats}


def check_equal(game: GameAsNumbers, table: Table, seat: int) -> dict[str, Any]:
    """What a seat observes, quickly and from its view: both must be the same."""
    quick = named(game.schema, game.look(table, seat))
    slow = rl.observe(table.view(seat))
    assert list(quick) == list(slow)
    for name, array in slow.items():
        assert np.array_equal(quick[name], array), f"{name} of seat {seat}: {quick[name]}, not {array}"
    return quick
