"""What a game may bring so that its positions are set up by clicking: the things there are, and where each field of a
position is changed. Paths name fields from the outside in: `players.0.hand`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple

from bestiaire.words import Phrase

CARDS = "cards"
DICE = "dice"
"""Kinds of things: those that most games have."""


class Thing(NamedTuple):
    """Something that is taken from the palette and laid down."""

    id: str
    """As positions spell it."""
    name: str
    copies: int = 0
    """How many there are in the box; 0: as many as one likes."""
    badge: str = ""
    """A number on it: a creature's power, a card's price."""
    picture: str = ""
    """The id of its painting, if that is another."""
    sign: str = ""
    """The symbol that it is, if it has no painting: the face of a die."""
    text: str = ""
    """What else it is found by."""
    drawn: str = ""
    """What it looks like as SVG, if it has neither a painting nor a sign."""


class Shelf(NamedTuple):
    """Things of a kind, in the palette."""

    kind: str
    title: Phrase
    things: tuple[Thing, ...]
    stock: tuple[str, ...] = ()
    """The lists in which they lie if they lie in no zone; what is taken away goes to the first of them."""


class Laid(NamedTuple):
    """How things lie in a zone that shares its list with others: each is an object that says where."""

    name: str
    """The field that says what it is."""
    fields: tuple[tuple[str, str], ...]
    """What all have that lie in this zone."""
    place: str
    """The field with the number of its place."""
    least: int
    most: int
    turned: str
    """The field that says that it lies the other way round."""

    def item(self, thing: str, place: int) -> dict[str, Any]:
        return {self.name: thing, **dict(self.fields), self.place: place}

    def has(self, item: dict[str, Any]) -> bool:
        return all(item.get(name) == value for name, value in self.fields)


class Zone(NamedTuple):
    """A list in a position, and how it lies on the table."""

    path: str
    title: Phrase
    form: str = "row"
    """`row`: large, side by side; `hand`: small, side by side; `cell`: small, among others; `pile`: a number, which
    opens."""
    kind: str = CARDS
    most: int = 0
    """How much lies there at most; 0: there is no limit."""
    can_exhaust: bool = False
    """Whether what lies there can be exhausted: `{"card": …, "exhausted": true}`."""
    noted: str = ""
    """The path of a list of some of these cards, from which what is taken away has to go, too."""
    laid: Laid | None = None


class Counter(NamedTuple):
    """A number in a position."""

    path: str
    title: Phrase
    sign: str
    most: int
    least: int = 0
    usual: int = 0
    """What it is where a position does not say it."""
    drawn: int = 0
    """So many signs are drawn, each to be pressed; 0: one, with the number beside it."""
    gone: str = ""
    """The sign of one that is lost."""
    step: float = 1
    kind: str = ""
    thing: str = ""
    """What of the palette's it counts, if anything: that is taken from where it lies unseen."""


class Value(NamedTuple):
    """One of the values of a choice."""

    value: int | str | None
    label: str
    picture: str = ""
    """The id of the card whose face then stands for the player."""
    drops: tuple[str, ...] = ()
    """Fields that a position with this value can't have."""


class Pick(NamedTuple):
    """A field with few values."""

    path: str
    title: Phrase
    values: tuple[Value, ...]
    usual: int | str | None = 0


class Tray(NamedTuple):
    """Numbers and choices that are seen once it is opened."""

    title: Phrase
    counters: tuple[Counter, ...] = ()
    picks: tuple[Pick, ...] = ()


class Part(NamedTuple):
    """What is set up together: a player's side, or what belongs to nobody."""

    zones: tuple[Zone, ...] = ()
    counters: tuple[Counter, ...] = ()
    picks: tuple[Pick, ...] = ()
    trays: tuple[Tray, ...] = ()

    @property
    def every_counter(self) -> tuple[Counter, ...]:
        """Those in trays, too."""
        return (*self.counters, *(one for tray in self.trays for one in tray.counters))

    @property
    def every_pick(self) -> tuple[Pick, ...]:
        return (*self.picks, *(one for tray in self.trays for one in tray.picks))


@dataclass(frozen=True)
class Editor:
    """How positions of a game, with certain options and so many seats, are set up."""

    shelves: tuple[Shelf, ...]
    sides: tuple[Part, ...]
    """By seat."""
    middle: Part
    empty: dict[str, Any]
    """A position in which nothing lies anywhere."""
    turn: str = "active"
    """The path of the seat whose turn it is."""

    @property
    def parts(self) -> tuple[Part, ...]:
        return (*self.sides, self.middle)


def found_at(position: Any, path: str) -> Any:
    """What stands at a path; None if nothing does."""
    for name in path.split("."):
        if isinstance(position, list):
            position = position[int(name)] if name.isdigit() and int(name) < len(position) else None
        else:
            position = position.get(name) if isinstance(position, dict) else None
    return position


def put_at(position: Any, path: str, value: Any) -> None:
    """Puts something at a path; objects on the way there are made."""
    *way, last = path.split(".")
    for name in way:
        position = position[int(name)] if isinstance(position, list) else position.setdefault(name, {})
    position[int(last) if isinstance(position, list) else last] = value


def at_stage_start(position: dict[str, Any]) -> dict[str, Any]:
    """A position that can be changed field by field: instead of one within a stage, the one with which it began."""
    start = found_at(position, "stage.start")
    return start if isinstance(start, dict) else position


def seats_of(position: dict[str, Any], fewest: int, most: int) -> int:
    """How many players a position has, as far as there can be so many."""
    players = position.get("players")
    return min(max(len(players) if isinstance(players, list) else 0, fewest), most)
