"""What a game may bring to be looked at: a page for the browser, a board for the terminal. Both are given what one seat
may see, and know no rule."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from bestiaire.core.events import Event
from bestiaire.words import Phrase

if TYPE_CHECKING:
    from rich.console import RenderableType

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


class Page(Protocol):
    """What a game's table looks like in a browser. `bestiaire.show.page` has what pages are made of."""

    def __hash__(self) -> int:
        """There is one page for each game; templates are prepared once for each."""

    @property
    def folder(self) -> Path:
        """Where its Jinja templates are: `table.html` for the table, `card.html` for a card that lies there; and its
        style sheet, `style.css`, if it has one."""

    @property
    def phrases(self) -> Mapping[str, Phrase]:
        """What its templates say (`"hearts" | say`), beside what all pages say."""

    @property
    def symbols(self) -> Mapping[str, tuple[str, str]]:
        """Drawings that its templates point at beside portraits: by id, each with the box it is drawn in."""

    def show(self, sight: Sight) -> object:
        """The model of `table.html`, where it is called `shown`. It has `loose` and `sets`: the buttons below the
        question."""

    def gallery(self, lang: str) -> Sequence[Any]:
        """All cards as `card.html` takes them: sections, each with its `title` and its `cards`."""

    def plates(self) -> list[Model]:
        """What has a picture and a plate of its own beside the game's cards, in the form of its list of cards."""

    def facts(self, card: Model, lang: str) -> list[str]:
        """The numbers on a card's plate, in words."""

    def drawing(self, card: Model) -> str:
        """The picture of a card, as SVG of 200 by 150."""

    def painting(self, card: Model, cut: str) -> str:
        """The painting of a card as an SVG file: on a `card` before its home, `whole` for a stage, or its `face`."""


@dataclass(frozen=True)
class Shorthand:
    """Instead of so many options, one line that says how to type them; their keys still do."""

    keys: frozenset[str]
    hint: str
    read: Callable[[str], str | None]
    """The key that a line means, if it means any of them."""
    has_numbers: bool = True
    """Whether their numbers in the list mean them, too; not where numbers are what one types."""


class Board(Protocol):
    """What a game's table looks like in a terminal. `bestiaire.show.board` has what boards are made of."""

    def layouts(self, view: Model, names: list[str], lang: str, width: int) -> list[RenderableType]:
        """The whole table, from roomy to tight; the first that fits above the question is shown."""

    def reading(self, view: Model, names: list[str], lang: str) -> RenderableType:
        """The whole table with everything there is to read on it, however long."""

    def notes(self, view: Model, card: str, names: list[str], lang: str) -> list[str]:
        """How the cards of that id stand on the table now, a sentence each."""

    def piles(self, view: Model, names: list[str], lang: str) -> list[str]:
        """The open piles, a sentence each."""

    def shorthand(self, view: Model, lang: str) -> Shorthand | None:
        """How options are typed that are too many to be listed; None if all are listed."""
