"""The sets of cards, by the name by which the option `sets` calls them."""

from __future__ import annotations

from functools import cache

from bestiaire.games.mindbug.cards import Card
from bestiaire.games.mindbug.sets.first_contact import FIRST_CONTACT

SETS: dict[str, list[Card]] = {}
CARDS: dict[str, Card] = {}
"""Every card of every set by its id."""


def add_set(name: str, cards: list[Card]) -> None:
    """Makes a set of cards known under its name."""
    for card in cards:
        if CARDS.get(card.id, card).set not in ("", name):
            raise ValueError(f"{card.id}: there is a card of this id in the set {CARDS[card.id].set}")
    for card in cards:
        card.set = name
        CARDS[card.id] = card
    SETS[name] = cards
    pool.cache_clear()


def remove_set(name: str) -> None:
    """Forgets a set."""
    for card in SETS.pop(name):
        card.set = ""
        del CARDS[card.id]
    pool.cache_clear()


@cache
def pool(sets: tuple[str, ...]) -> list[Card]:
    """Every card of these sets, as often as it is in the box. Shared: a state's faces are never changed in place."""
    return [card for name in sets for card in SETS[name] for _ in range(card.copies)]


add_set("first_contact", FIRST_CONTACT)
