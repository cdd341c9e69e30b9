"""Players: programs that choose. They work for every game, and know no more than their seat may know."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from typing import Protocol

from bestiaire.core.check import unknown_of_few
from bestiaire.core.errors import BadInput
from bestiaire.players.greedy import CarefulPlayer, GreedyPlayer
from bestiaire.players.levels import LEVELS, LevelPlayer
from bestiaire.players.random import RandomPlayer
from bestiaire.players.search import MOST_SECONDS, Opinion, Search, SearchPlayer
from bestiaire.players.seat import Seat


class Player(Protocol):
    """Something that chooses for a seat."""

    def choose(self, seat: Seat) -> str:
        """The key of the option to play."""


class Thinker(Player, Protocol):
    """A player that says what it thinks."""

    def opinion(self, seat: Seat, about: str = "") -> Opinion:
        """What it thinks of every option, and of one of them in any case enough to say so."""


PLAYERS: dict[str, Callable[[int], Player]] = {
    "random": RandomPlayer,
    "greedy": GreedyPlayer,
    "careful": CarefulPlayer,
    **{name: partial(LevelPlayer, name) for name in LEVELS},
}
"""Players by name; each is made with a seed. `player` makes searching ones with a budget of one's own too."""

BUDGET = re.compile(r"search:(?:(\d{1,4}(?:\.\d{1,3})?)s|(\d{1,9}))")


def player(name: str, seed: int) -> Player:
    """A player by its name; the same seed plays the same way, unless it thinks by the clock. `search:1.5s` thinks for
    so many seconds a move, `search:500` for so many simulations."""
    if name in PLAYERS:
        return PLAYERS[name](seed)
    budget = BUDGET.fullmatch(name)
    if budget is None or not is_player(name):
        raise no_such_player(name)
    if budget[1]:
        return SearchPlayer(seed, float(budget[1]))
    return SearchPlayer(seed, MOST_SECONDS, int(budget[2]))


def thinker(name: str, seed: int, field: str = "level") -> Thinker:
    """A player by its name, of those that say what they think: a level, or a search with a budget of its own."""
    found = player(name, seed) if name in LEVELS or (name not in PLAYERS and is_player(name)) else None
    if not isinstance(found, LevelPlayer | SearchPlayer):
        raise BadInput(field, unknown_of_few(name, [*LEVELS, "search:1s", "search:500"]))
    return found


def is_player(name: str) -> bool:
    """Whether `player` makes one of this name."""
    budget = BUDGET.fullmatch(name)
    return name in PLAYERS or (budget is not None and float(budget[1] or budget[2]) > 0)


def no_such_player(name: str, field: str = "player") -> BadInput:
    return BadInput(field, unknown_of_few(name, [*PLAYERS, "search:1s", "search:500"]))


__all__ = [
    "LEVELS",
    "PLAYERS",
    "CarefulPlayer",
    "GreedyPlayer",
    "Opinion",
    "Player",
    "RandomPlayer",
    "Search",
    "SearchPlayer",
    "Seat",
    "Thinker",
    "is_player",
    "no_such_player",
    "player",
    "thinker",
]
