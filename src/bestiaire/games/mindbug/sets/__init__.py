"""The sets of cards, by the name by which the option `sets` calls them."""

from __future__ import annotations

import re
from functools import cache

from bestiaire.games.mindbug.cards import Card
from bestiaire.games.mindbug.sets.first_contact import FIRST_CONTACT

SETS: dict[str, list[Card]] = {}
CARDS: dict[str, Card] = {}
"""Every card of every set by its id."""


def add_set(name: str, cards: list[Card]) -> None:
    """Makes a set of cards known under its name, for the option `sets`."""
    if not re.fullmatch("[a-z][a-z0-9_]*", name):
        raise ValueError(f"{name!r}: a set's name is small letters, digits and _, as options and positions spell it")
    if name in SETS:
        raise ValueError(f"there is a set of this name already: {name!r}")
    ids = [card.id for card in cards]
    for card in ids:
        if card in CARDS or ids.count(card) > 1:
            raise ValueError(f"there is a card of this id already: {card!r}")
    for new in cards:
        new.set = name
        CARDS[new.id] = new
    SETS[name] = cards
    pool.cache_clear()


def remove_set(name: str) -> None:
    """Forgets a set that was added."""
    if name in BUILT_IN or name not in SETS:
        raise ValueError(f"not a set that was added: {name!r}")
    for card in SETS.pop(name):
        del CARDS[card.id]
    pool.cache_clear()


@cache
def pool(sets: tuple[str, ...]) -> list[Card]:
    """Every card of these sets, as often as it is in the box. Shared: a state's faces are never changed in place."""
    return [card for name in sets for card in SETS[name] for _ in range(card.copies)]


BUILT_IN = ("first_contact",)
add_set("first_contact", FIRST_CONTACT)
