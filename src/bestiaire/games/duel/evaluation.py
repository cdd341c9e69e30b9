"""How good a state looks for a player."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bestiaire.games.duel.state import Game


def evaluate(game: Game, seat: int) -> float:
    return 0.0
