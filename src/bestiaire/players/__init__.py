"""Players: programs that choose. They work for every game, and know no more than their seat may know.

Guests are players that other people wrote or trained: a network from a file, an agent of OpenSpiel or PettingZoo.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from typing import Protocol

from bestiaire.core.check import unknown_of_few
from bestiaire.core.errors import BadInput, show
from bestiaire.players.greedy import CarefulPlayer, GreedyPlayer
from bestiaire.players.levels import EASIEST, LEVELS, LevelPlayer
from bestiaire.players.random import RandomPlayer
from bestiaire.players.search import MOST_SECONDS, Opinion, Search, SearchPlayer
from bestiaire.players.seat import Seat
from bestiaire.words import Phrase


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

GUEST = re.compile(r"(neural|openspiel|pettingzoo):(.+)")
GUESTS: dict[str, str] = {}
"""Guests that were invited under names of their own."""
FORMS = ("search:1s", "search:500", "neural:FILE", "openspiel:MODULE:NAME", "pettingzoo:MODULE:NAME")
"""Players whose names say how they are made."""
FORMS_OF_GUESTS = Phrase(
    en="neural:FILE, openspiel:MODULE:NAME, pettingzoo:MODULE:NAME",
    fr="neural:FICHIER, openspiel:MODULE:NOM, pettingzoo:MODULE:NOM",
)
GUEST_NAME = re.compile(r"[a-z][a-z0-9_-]{0,39}")

BUDGET = re.compile(r"search:(?:(\d{1,4}(?:\.\d{1,3})?)s|(\d{1,9}))")


def player(name: str, seed: int) -> Player:
    """A player by its name; the same seed plays the same way, unless it thinks by the clock. `search:1.5s` thinks for
    so many seconds a move, `search:500` for so many simulations. `neural:FILE` plays what a network of that file likes
    best, `openspiel:MODULE:NAME` and `pettingzoo:MODULE:NAME` seat an agent (see docs/rl.md)."""
    if name in PLAYERS:
        return PLAYERS[name](seed)
    guest = GUEST.fullmatch(name)
    if guest is not None:
        return guest_player(guest[1], guest[2], seed)
    budget = BUDGET.fullmatch(name)
    if budget is None or not is_player(name):
        raise no_such_player(name)
    if budget[1]:
        return SearchPlayer(seed, float(budget[1]))
    return SearchPlayer(seed, MOST_SECONDS, int(budget[2]))


def guest_player(sort: str, told: str, seed: int) -> Player:
    """A network from a file, or an agent from a module."""
    from bestiaire.rl.agents import OpenSpielPlayer, PettingZooPlayer
    from bestiaire.rl.neural import NeuralPlayer

    if sort == "neural":
        return NeuralPlayer(told)
    return OpenSpielPlayer(told, seed) if sort == "openspiel" else PettingZooPlayer(told, seed)


def invite(name: str, guest: str) -> None:
    """Makes a guest known under a name of its own, for people to choose: `invite("anna", "neural:anna.npz")`."""
    if not GUEST_NAME.fullmatch(name) or (name in PLAYERS and name not in GUESTS):
        raise BadInput(
            "guest",
            Phrase(
                en=f"{show(name)} can't name a guest: small letters, digits, _ and -, and a name still free",
                fr=f"{show(name)} ne peut nommer un invité : minuscules, chiffres, _ et -, et un nom encore libre",
            ),
        )
    if not GUEST.fullmatch(guest):
        raise BadInput("guest", unknown_of_few(guest, [form for form in FORMS if GUEST.fullmatch(form)]))
    player(guest, 0)
    GUESTS[name] = guest
    PLAYERS[name] = partial(player, guest)


def thinker(name: str, seed: int, field: str = "level") -> Thinker:
    """A player by its name, of those that say what they think: a level, or a search with a budget of its own."""
    found = player(name, seed) if name in LEVELS or (BUDGET.fullmatch(name) and is_player(name)) else None
    if not isinstance(found, LevelPlayer | SearchPlayer):
        raise BadInput(field, unknown_of_few(name, [*LEVELS, "search:1s", "search:500"]))
    return found


def is_player(name: str) -> bool:
    """Whether `player` makes one of this name."""
    budget = BUDGET.fullmatch(name)
    return name in PLAYERS or is_guest(name) or (budget is not None and float(budget[1] or budget[2]) > 0)


def is_guest(name: str) -> bool:
    """Whether it is the name of a network's file or of an agent."""
    return GUEST.fullmatch(name) is not None


def no_such_player(name: str, field: str = "player") -> BadInput:
    return BadInput(field, unknown_of_few(name, [*PLAYERS, *FORMS]))


__all__ = [
    "EASIEST",
    "FORMS",
    "FORMS_OF_GUESTS",
    "GUESTS",
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
    "invite",
    "is_guest",
    "is_player",
    "no_such_player",
    "player",
    "thinker",
]
