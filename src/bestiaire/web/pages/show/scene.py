"""What a page is made from, and where its things get their buttons from: the same in every game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, Generic, NamedTuple, TypeVar

from bestiaire.core.events import Event
from bestiaire.web.pages.show.buttons import NO_MOVES, Moves

Model = dict[str, Any]


class Sight(NamedTuple):
    """What somebody sees of a table, in which language, and what has just happened there: all that a page is made
    from."""

    view: Model
    marks: dict[str, int]
    """The marks of its cards, by their places."""
    names: list[str]
    """What the players are called, by their seats."""
    lang: str
    lasting: frozenset[str] = frozenset()
    """The moves to be confirmed."""
    events: Sequence[Event] = ()
    """What happened at the table."""
    changed: int = 0
    """All after the first so many events is new."""

    @property
    def choice(self) -> Model:
        """The question that is asked; empty if there is none."""
        found: Model = self.view.get("choice", {})
        return found

    @property
    def options(self) -> list[Model]:
        """The legal moves of who looks on; none for anybody who is not asked."""
        found: list[Model] = self.choice.get("options", [])
        return found

    @property
    def seats(self) -> list[int]:
        """All seats in the order of turns, from who looks on (for a spectator, from seat 0)."""
        near, count = self.view["seat"] or 0, len(self.names)
        return [(near + step) % count for step in range(count)]


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
