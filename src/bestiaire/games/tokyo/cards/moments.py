"""A moment at which the rules turn to cards, and which cards have something to say then."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from bestiaire.games.tokyo.cards.printed import Card


class Moment:
    """The cards whose classes have a hook of their own: the rules ask a moment, and name no card. `sets` fills it in
    from the list of all cards."""

    __slots__ = ("bits", "cards", "hook", "verbs")

    def __init__(self, hook: str) -> None:
        self.hook: str = hook
        self.bits: int = 0
        """The bits of all these cards together: the quick look at a monster's powers."""
        self.cards: list[Card] = []
        """In the order in which the rulebook wants them."""
        self.verbs: dict[str, Card] = {}
        """Whose option an answer is, by its verb."""
        MOMENTS.append(self)

    def add(self, card: Card) -> None:
        self.bits |= card.bit
        self.cards.append(card)
        for verb in card.verbs():
            self.verbs[verb] = card


MOMENTS: Final[list[Moment]] = []
"""All that there are."""
