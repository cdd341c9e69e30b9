"""Piles of cards, by their numbers. Zones are replaced, never changed in place, so copies share them."""

from __future__ import annotations

from bestiaire.core.rng import Random

Cards = tuple[int, ...]
"""Cards by their numbers; of a pile, the top first."""


def without(cards: Cards, number: int) -> Cards:
    """These cards less one of them."""
    place = cards.index(number)
    return cards[:place] + cards[place + 1 :]


def top_of(pile: Cards, is_loose: bool, rng: Random) -> int:
    """The card to be drawn. A loose pile was shuffled in the middle of the game: everybody has seen which cards are in
    it, so their order is not kept, and the next one is any of them."""
    return pile[rng.below(len(pile))] if is_loose else pile[0]
