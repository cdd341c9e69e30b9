"""All cards by number and by id: the 66 of the base game, the expansion's 24, and its 24 Evolution cards."""

from __future__ import annotations

from typing import Final

from bestiaire.games.tokyo.cards import hooks
from bestiaire.games.tokyo.cards.discard_cards import DISCARD_CARDS
from bestiaire.games.tokyo.cards.evolution_cards import EVOLUTION_CARDS
from bestiaire.games.tokyo.cards.keep_cards import KEEP_CARDS
from bestiaire.games.tokyo.cards.mindbug_cards import MINDBUG_CARDS
from bestiaire.games.tokyo.cards.moments import MOMENTS
from bestiaire.games.tokyo.cards.printed import BASE, KEEP, PERMANENT, Card
from bestiaire.games.tokyo.table.options import Options

ALL_CARDS: Final[list[Card]] = [*KEEP_CARDS, *DISCARD_CARDS, *MINDBUG_CARDS, *EVOLUTION_CARDS]
BOX: Final[list[Card]] = [card for card in ALL_CARDS for _ in range(card.copies)]
"""Every physical card. Shared: a state's faces are never changed in place."""
CARDS: Final[dict[str, Card]] = {card.id: card for card in ALL_CARDS}


def in_deck(options: Options) -> list[int]:
    """KM-003: the Energy cards of the deck."""
    found: list[int] = []
    for number in range(len(BOX)):
        card = BOX[number]
        is_wanted = options.has_base_cards if card.set == BASE else options.has_mindbug_cards
        if is_wanted and not card.monster:
            found.append(number)
    return found


def of_monster(monster: str) -> list[int]:
    """KM-100: the Evolution cards of a monster."""
    return [number for number in range(len(BOX)) if BOX[number].monster == monster]


# -- bits and moments


def has_own(card: Card, hook: str) -> bool:
    """Whether the card's class answers that hook."""
    return getattr(type(card), hook) is not getattr(Card, hook)


def by_order(card: Card) -> int:
    return card.order


def announce(cards: list[Card]) -> None:
    """Gives every lasting card its bit, and tells every moment who answers it."""
    bit = 1
    for card in cards:
        if card.kind in (KEEP, PERMANENT):
            card.bit = bit
            bit <<= 1
        card.windows = windows(card)
    for card in sorted(cards, key=by_order):
        for moment in MOMENTS:
            if has_own(card, moment.hook):
                moment.add(card)
        if card.copies > 1:
            hooks.SEVERAL.add(card)


def windows(card: Card) -> int:
    """When a card can be played from the hand (KM-105, KM-106)."""
    found = card.keywords
    if card.kind == PERMANENT or has_own(card, "aims"):
        found |= hooks.AT_ANY_TIME
    if has_own(card, hooks.INTERFERENCES.hook):
        found |= hooks.WITH_ANOTHERS_DICE
    if has_own(card, "guards_against_effects"):
        found |= hooks.AGAINST_EFFECTS
    return found


announce(ALL_CARDS)
