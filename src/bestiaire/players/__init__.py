"""Players: programs that choose. They work for every game, and know no more than their seat may know."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from bestiaire.core.check import unknown_of_few
from bestiaire.core.errors import BadInput
from bestiaire.players.greedy import GreedyPlayer
from bestiaire.players.random import RandomPlayer
from bestiaire.players.seat import Seat


class Player(Protocol):
    """Something that chooses for a seat."""

    def choose(self, seat: Seat) -> str:
        """The key of the option to play."""


PLAYERS: dict[str, Callable[[int], Player]] = {"random": RandomPlayer, "greedy": GreedyPlayer}
"""Every player by its name; each is made with a seed."""


def player(name: str, seed: int) -> Player:
    """A player by its name; the same seed plays the same way."""
    if name not in PLAYERS:
        raise BadInput("player", unknown_of_few(name, PLAYERS))
    return PLAYERS[name](seed)


__all__ = ["PLAYERS", "GreedyPlayer", "Player", "RandomPlayer", "Seat", "player"]
