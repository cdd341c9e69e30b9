"""The sets of cards, by the name by which the option `sets` calls them, and the pools that games are played with."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache

from bestiaire.games.mindbug.cards.first_contact import FIRST_CONTACT
from bestiaire.games.mindbug.cards.king_of_tokyo import ENERGY, KING_OF_TOKYO
from bestiaire.games.mindbug.cards.printed import Card, EnergyCard
from bestiaire.games.mindbug.table.zones import Pool

SETS: dict[str, list[Card]] = {}
"""The creature cards of every set."""
ENERGY_SETS: dict[str, list[EnergyCard]] = {}
"""The Energy cards of every set; most have none."""
CARDS: dict[str, Card] = {}
"""Every creature card of every set by its id."""
ENERGY_CARDS: dict[str, EnergyCard] = {}
"""Every Energy card of every set by its id."""


def printed(card: str) -> Card:
    """The card of that id, of either sort."""
    return CARDS[card] if card in CARDS else ENERGY_CARDS[card]


def add_set(name: str, cards: list[Card], energy: Sequence[EnergyCard] = ()) -> None:
    """Makes a set of creature cards, and Energy cards if it has any, known under its name, for the option `sets`."""
    if not re.fullmatch("[a-z][a-z0-9_]*", name):
        raise ValueError(f"{name!r}: a set's name is small letters, digits and _, as options and positions spell it")
    if name in SETS:
        raise ValueError(f"there is a set of this name already: {name!r}")
    for card in cards:
        if isinstance(card, EnergyCard):
            raise ValueError(f"{card.id!r} is an Energy card: add_set(name, cards, energy) takes it in `energy`")
    ids = [card.id for card in [*cards, *energy]]
    for card_id in ids:
        if card_id in CARDS or card_id in ENERGY_CARDS or ids.count(card_id) > 1:
            raise ValueError(f"there is a card of this id already: {card_id!r}")
    for card in [*cards, *energy]:
        card.set = name
    CARDS.update((card.id, card) for card in cards)
    ENERGY_CARDS.update((card.id, card) for card in energy)
    SETS[name] = cards
    ENERGY_SETS[name] = list(energy)
    forget_pools()


def remove_set(name: str) -> None:
    """Forgets a set that was added."""
    if name in BUILT_IN or name not in SETS:
        raise ValueError(f"not a set that was added: {name!r}")
    for card in SETS.pop(name):
        del CARDS[card.id]
    for energy in ENERGY_SETS.pop(name):
        del ENERGY_CARDS[energy.id]
    forget_pools()


def forget_pools() -> None:
    pool.cache_clear()
    custom_pool.cache_clear()


@lru_cache(maxsize=64)
def pool(sets: tuple[str, ...]) -> Pool:
    """Every card of these sets, as often as it is in the box. Shared: a state's faces are never changed in place."""
    creatures = [card for name in sets for card in SETS[name] for _ in range(card.copies)]
    energy: list[Card] = [card for name in sets for card in ENERGY_SETS[name] for _ in range(card.copies)]
    return Pool(sets, (), creatures, energy)


@lru_cache(maxsize=64)
def custom_pool(ids: tuple[str, ...]) -> Pool:
    """The cards of a list, each as often as it stands there. If no Energy card does, but a creature of a set that has
    Energy cards, all of that set's are in the game (MK-001: part of the set brings all of its rules)."""
    creatures = [CARDS[card] for card in ids if card in CARDS]
    energy: list[Card] = [ENERGY_CARDS[card] for card in ids if card in ENERGY_CARDS]
    if not energy:
        sets = dict.fromkeys(card.set for card in creatures)
        energy = [card for name in sets for card in ENERGY_SETS[name] for _ in range(card.copies)]
    return Pool((), ids, creatures, energy)


add_set("first_contact", FIRST_CONTACT)
add_set("king_of_tokyo", KING_OF_TOKYO, ENERGY)
BUILT_IN = tuple(SETS)
