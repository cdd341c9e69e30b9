"""Every game that can be learned, with its variants and every number of players; and random play by numbers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import bestiaire
from bestiaire.core.record import new_table
from bestiaire.core.rng import seeded
from bestiaire.core.table import Table
from tests.rl.snip import LEARNED

ALL = {**{key: info for key, info in bestiaire.games().items() if info.learning() is not None}, "snip": LEARNED}
LONG = {"duel": 6}
"""Games whose games are so many times longer: so many times fewer are played."""


def kinds(every_number: bool = True) -> list[Any]:
    """Games, numbers of players and options."""
    found = []
    for key, info in sorted(ALL.items()):
        fewest, most = info.players
        for seats in range(fewest, (most if every_number else fewest) + 1):
            for name, options in {"": {}, **info.variants}.items():
                found.append(pytest.param(key, seats, options, id=f"{key}-{seats}-{name}".rstrip("-")))
    return found


def random_tables(key: str, seats: int, options: dict[str, Any], games: int) -> Iterator[Table]:
    """Every choice of so many random games, fewer of long ones."""
    for seed in range(max(1, games // LONG.get(key, 1))):
        table = new_table(ALL[key], seed, seats, options)
        rng = seeded(seed + 3)
        while table.choice is not None:
            yield table
            table.play(rng.below(len(table.choice.options)))
