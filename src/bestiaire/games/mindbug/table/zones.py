"""What lies on the table of Mindbug (MB-020): creatures, Energy cards, and the cards of the game."""

from __future__ import annotations

from typing import Final

from bestiaire.games.mindbug.cards.printed import Card, Effect, Permanent
from bestiaire.games.mindbug.generated.player import Player as Player

START_LIFE: Final = 3
START_MINDBUGS: Final = 2
DECK_SIZE: Final = 10
HAND_SIZE: Final = 5
DISPLAY_SIZE: Final = 3
MOST_LIFE: Final = 9_999
MOST_ENERGY: Final = 9_999
"""MB-013, MK-014: no rule limits life and cubes. No game comes near these: a card brings a few. More is not counted."""
MOST_MINDBUGS: Final = 99
"""Nothing brings a Mindbug but the set-up: more than all boxes together have."""
NOBODY: Final = -1
NO_CARD: Final = -1

Cards = tuple[int, ...]
"""Cards by their numbers, the top of a pile first. Zones are replaced, never changed in place, so copies share them."""


class Source:
    """Where a permanent ability comes from: a creature in play, or a card whose effect lasts for this turn."""

    __slots__ = ("card", "number", "seat")

    def __init__(self, number: int, card: Card, seat: int) -> None:
        self.number: int = number
        self.card: Card = card
        self.seat: int = seat
        """Whose it is: « allied » and « enemy » are seen from there."""


class Lasting(Source):
    """An effect that lasts until the turn ends (MK-033), for the player who bought the card."""

    __slots__ = ("permanent",)

    def __init__(self, number: int, card: Card, seat: int, permanent: Permanent) -> None:
        super().__init__(number, card, seat)
        self.permanent: Permanent = permanent


class Creature(Source):
    """A card in a play area (MB-021). One that leaves play and comes back is a new Creature (MB-076)."""

    __slots__ = ("exhausted", "growth")

    def __init__(self, number: int, card: Card, seat: int, exhausted: bool) -> None:
        self.number = number
        self.card = card
        self.seat = seat
        self.exhausted: bool = exhausted
        self.growth: int = 0
        """The power that dice gave it this turn (MK-013); 0 between turns."""

    def copy(self) -> Creature:
        return Creature(self.number, self.card, self.seat, self.exhausted)

    def __repr__(self) -> str:
        return f"<Creature {self.card.id}#{self.number} of seat {self.seat}>"


class Market:
    """The Energy cards (MK-002, MK-003): the deck, those lying face up, and their discard pile."""

    __slots__ = ("bought", "box", "deck", "discard", "display")

    def __init__(self, deck: Cards, display: Cards, discard: Cards, box: Cards) -> None:
        self.deck: Cards = deck
        self.display: Cards = display
        self.discard: Cards = discard
        """The latest card last."""
        self.box: Cards = box
        """Energy cards that lie nowhere: only in a position put together by hand."""
        self.bought: Cards = ()
        """Cards that are being resolved (MK-021), the latest last; none between turns."""

    def copy(self) -> Market:
        return Market(self.deck, self.display, self.discard, self.box)


class Pool:
    """The cards that a game is played with; shared by all its states.

    `extended` tells whether there are other cards than First Contact's: only then need die symbols, growth and bans on
    attacking be asked for."""

    __slots__ = ("cards", "creatures", "extended", "faces", "sets")

    def __init__(
        self, sets: tuple[str, ...], cards: tuple[str, ...], creatures: list[Card], energy: list[Card]
    ) -> None:
        self.sets: tuple[str, ...] = sets
        self.cards: tuple[str, ...] = cards
        """The card ids of a custom pool; empty if whole sets are played."""
        self.creatures: int = len(creatures)
        """How many creature cards there are: theirs are the first numbers, those of the Energy cards follow."""
        self.faces: list[Card] = creatures + energy
        self.extended: bool = any(card.set != "first_contact" for card in self.faces)


class Waiting:
    """A triggered effect that waits for its turn to be resolved (MB-003, MB-085)."""

    __slots__ = ("effect", "is_play", "number", "seat")

    def __init__(self, number: int, seat: int, effect: Effect, is_play: bool) -> None:
        self.number: int = number
        self.seat: int = seat
        self.effect: Effect = effect
        self.is_play: bool = is_play
        """A Play effect, which can be silenced when it would start."""


def without(cards: Cards, number: int) -> Cards:
    """These cards less one of them."""
    place = cards.index(number)
    return cards[:place] + cards[place + 1 :]
