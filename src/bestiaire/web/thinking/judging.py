"""What worker processes are asked to judge: plain data in, plain data out, from what one seat knows."""

from __future__ import annotations

from typing import Any

import bestiaire
from bestiaire.players import Seat, thinker
from bestiaire.players.explain import Explanation, explain
from bestiaire.players.forest import Grown, grow

HINTS = "hard"
"""The level that gives hints."""


def hint_for(
    game: str, position: dict[str, Any], lang: str, names: list[str], seed: int, level: str = HINTS
) -> Explanation:
    """What a level thinks about the question that is asked at a position, in words for the one who is asked."""
    seat = Seat(bestiaire.table(game, position=position))
    return explain(seat, thinker(level, seed).opinion(seat), lang, names)


def grow_at(game: str, position: dict[str, Any], seed: int, seconds: float, simulations: int) -> Grown:
    """A slice of a search at a position."""
    return grow(Seat(bestiaire.table(game, position=position)), seed, seconds, simulations)
