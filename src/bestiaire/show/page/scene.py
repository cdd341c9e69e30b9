"""What a page is made from, and where its things get their buttons from: the same in every game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Generic, TypeVar

from bestiaire.core.showing import Sight
from bestiaire.show.page.buttons import NO_MOVES, Moves


def as_printed(lang: str) -> Sight:
    """Nothing but a language: for cards that lie on no table."""
    return Sight({}, {}, [], lang)


Shape = TypeVar("Shape")
"""A card as a game shows it."""


class Scene(ABC, Generic[Shape]):
    """Everything needed to show a thing where it lies. A game's own scene knows what lies on its table."""

    def __init__(self, sight: Sight, moves: Moves = NO_MOVES) -> None:
        self.view = sight.view
        self.marks = sight.marks
        self.names = sight.names
        self.lang = sight.lang
        self.choice = sight.choice
        self.moves = moves

    @property
    def own_energy(self) -> int | None:
        """How much energy who looks on can pay with; None for who only watches."""
        seat = self.view["seat"]
        return None if seat is None else self.view["players"][seat]["energy"]

    @abstractmethod
    def card(self, card_id: str, place: str) -> Shape:
        """A card at a place."""

    def cards(self, zone: str, card_ids: Sequence[str]) -> list[Shape]:
        """The cards of a zone, each at its own place there."""
        return [self.card(card_id, f"{zone}.{index}") for index, card_id in enumerate(card_ids)]
