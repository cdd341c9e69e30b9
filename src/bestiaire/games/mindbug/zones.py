"""What lies on the table of Mindbug (MB-020): a player's zones, and the creatures in them."""

from __future__ import annotations

from typing import Final

from bestiaire.games.mindbug.cards import Card, Effect

START_LIFE: Final = 3
START_MINDBUGS: Final = 2
DECK_SIZE: Final = 10
HAND_SIZE: Final = 5
NOBODY: Final = -1
NO_CARD: Final = -1

Cards = tuple[int, ...]
"""Cards by their numbers, the top of a pile first. Zones are replaced, never changed in place, so copies share them."""


class Creature:
    """A card in a play area (MB-021). One that leaves play and comes back is a new Creature (MB-076)."""

    __slots__ = ("card", "exhausted", "number", "seat")

    def __init__(self, number: int, card: Card, seat: int, exhausted: bool) -> None:
        self.number: int = number
        self.card: Card = card
        self.seat: int = seat
        """Who controls it."""
        self.exhausted: bool = exhausted

    def copy(self) -> Creature:
        return Creature(self.number, self.card, self.seat, self.exhausted)

    def __repr__(self) -> str:
        return f"<Creature {self.card.id}#{self.number} of seat {self.seat}>"


class Player:
    """One player's life, Mindbugs and zones."""

    __slots__ = ("deck", "discard", "hand", "known", "life", "mindbugs", "play")

    def __init__(
        self,
        life: int,
        mindbugs: int,
        hand: Cards,
        deck: Cards,
        discard: Cards,
        play: list[Creature],
        known: Cards,
    ) -> None:
        self.life: int = life
        self.mindbugs: int = mindbugs
        self.hand: Cards = hand
        self.deck: Cards = deck
        self.discard: Cards = discard
        """The latest card last."""
        self.play: list[Creature] = play
        self.known: Cards = known
        """Cards of this hand that the other player saw getting there (out of a discard pile, or stolen)."""

    def copy(self) -> Player:
        return Player(
            self.life,
            self.mindbugs,
            self.hand,
            self.deck,
            self.discard,
            [creature.copy() for creature in self.play],
            self.known,
        )


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
