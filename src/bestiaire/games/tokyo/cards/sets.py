"""All cards by number and by id: the 66 of the base game, the expansion's 24, and its 24 Evolution cards."""

from __future__ import annotations

from typing import Final

from bestiaire.games.tokyo.cards.discard_cards import DISCARD_CARDS
from bestiaire.games.tokyo.cards.evolution_cards import EVOLUTION_CARDS
from bestiaire.games.tokyo.cards.keep_cards import KEEP_CARDS
from bestiaire.games.tokyo.cards.mindbug_cards import MINDBUG_CARDS
from bestiaire.games.tokyo.cards.moments import announce
from bestiaire.games.tokyo.cards.printed import BASE, Card
from bestiaire.games.tokyo.table.options import Options

ALL_CARDS: Final[list[Card]] = [*KEEP_CARDS, *DISCARD_CARDS, *MINDBUG_CARDS, *EVOLUTION_CARDS]
announce(ALL_CARDS)
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
