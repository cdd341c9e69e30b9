"""What the boards of all games share: a view on its way to the screen, and the layouts it comes in."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, Generic, TypeVar

from rich.console import RenderableType
from rich.text import Text

from bestiaire.core.showing import Shorthand
from bestiaire.show.board.paragraph import unit

View = dict[str, Any]
Figure = tuple[str, str]
"""Something counted, in words, and its style."""

Detail = TypeVar("Detail")
"""How much a layout says; each game has its own."""

WIDE = 80
"""Columns for what is read, however long it is."""


class Scene(ABC, Generic[Detail]):
    """A view on its way to the screen: the own side below; a spectator sees the first seat below."""

    def __init__(self, view: View, names: list[str], lang: str, width: int = WIDE) -> None:
        self.view = view
        self.names = names
        self.lang = lang
        self.width = width
        self.near: int = view["seat"] or 0

    @property
    def others(self) -> list[int]:
        """The other seats, clockwise from the near one."""
        seats = len(self.names)
        return [(self.near + step) % seats for step in range(1, seats)]

    @abstractmethod
    def laid_out(self, detail: Detail) -> RenderableType:
        """The whole table in so much detail."""

    def may_be(self, detail: Detail) -> bool:
        """Whether so little detail leaves out nothing that must be seen now."""
        return True

    def name(self, seat: int) -> Figure:
        """A player's name, marked while it is their turn."""
        return self.names[seat], "bold reverse" if self.view["active"] == seat else "bold"

    def beside_name(self, seat: int, figures: list[Figure]) -> Text:
        """How a player stands, in one line: the name, and figures that are never broken."""
        name, style = self.name(seat)
        return Text.assemble((unit(name), style), *((f"  {unit(words)}", style) for words, style in figures))


class BaseBoard(Generic[Detail]):
    """A board that draws a scene in several levels of detail. See `bestiaire.core.showing.Board`."""

    scene: type[Scene[Detail]]
    details: Sequence[Detail]
    """From roomy to tight."""

    def layouts(self, view: View, names: list[str], lang: str, width: int) -> list[RenderableType]:
        """The whole table, from roomy to tight; the first that fits above the question is shown."""
        scene = self.scene(view, names, lang, width)
        return [scene.laid_out(detail) for detail in self.details if scene.may_be(detail)]

    def reading(self, view: View, names: list[str], lang: str) -> RenderableType:
        """The whole table with everything there is to read on it, however long."""
        return self.scene(view, names, lang).laid_out(self.details[0])

    def notes(self, view: View, card: str, names: list[str], lang: str) -> list[str]:
        """How the cards of that id stand on the table now, a sentence each."""
        return []

    def piles(self, view: View, names: list[str], lang: str) -> list[str]:
        """The open piles, a sentence each."""
        return []

    def shorthand(self, view: View, lang: str) -> Shorthand | None:
        """How options are typed that are too many to be listed; None if all are listed."""
        return None
