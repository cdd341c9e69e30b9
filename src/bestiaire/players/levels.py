"""Levels: searching players for people to choose from, by how long and how well they think."""

from __future__ import annotations

from bestiaire.core.rng import Random, seeded
from bestiaire.players.search import FOREVER, Opinion, SearchPlayer
from bestiaire.players.seat import Seat


class Level:
    """How a level thinks: never longer than its seconds a move, nor more than so many simulations, so that it is no
    stronger on a faster machine; and of a hundred moves it makes so many without thinking."""

    def __init__(self, seconds: float, simulations: int = FOREVER, thoughtless: int = 0) -> None:
        self.seconds = seconds
        self.simulations = simulations
        self.thoughtless = thoughtless


LEVELS: dict[str, Level] = {
    "easy": Level(0.2, simulations=20, thoughtless=40),
    "normal": Level(0.5, simulations=150),
    "hard": Level(1.5, simulations=3_000),
    "expert": Level(5.0, simulations=12_000),
}
EASIEST = next(iter(LEVELS))


class LevelPlayer:
    """Plays at a level."""

    def __init__(self, name: str, seed: int) -> None:
        level = LEVELS[name]
        self.rng: Random = seeded(seed)
        self.thoughtless = level.thoughtless
        self.search = SearchPlayer(self.rng.next(), level.seconds, level.simulations)

    def opinion(self, seat: Seat, about: str = "") -> Opinion:
        """What it thinks of every option when it does think."""
        return self.search.opinion(seat, about)

    def choose(self, seat: Seat) -> str:
        if self.rng.below(100) < self.thoughtless:
            return seat.keys[self.rng.below(len(seat.keys))]
        return self.search.choose(seat)
