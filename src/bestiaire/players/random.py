"""The random player: every option alike."""

from __future__ import annotations

from bestiaire.core.rng import seeded
from bestiaire.players.seat import Seat


class RandomPlayer:
    def __init__(self, seed: int) -> None:
        self.rng = seeded(seed)

    def choose(self, seat: Seat) -> str:
        return seat.keys[self.rng.below(len(seat.keys))]
