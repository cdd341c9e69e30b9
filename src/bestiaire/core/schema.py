"""What a seat may know, as numbers: named fields, declared once for each game and read from its views.

A game says what a learning program observes as a list of parts: numbers, flags, words, counts of words, and rows of
such (a row for each player, each creature in play …). Every part names what it reads in a view (`table.view(seat)`),
so nothing can be observed that a view does not show. Rows become fields with one more dimension: the powers of twelve
creatures of two players are one field `players.play.power` of shape (2, 12).

Reading a view is the slow way, and the reference. A game may add an `Encoder` of its own which writes the same numbers
straight from the state (`core/encoding`). Every number fits 16 bits; what is beyond the bounds of its field is clipped
to them.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Sequence
from typing import Any

Reader = Callable[[Any], list[int]]
"""Reads the numbers of a part from an object of a view: the whole view, or one row's."""


def found(item: Any, path: str) -> Any:
    """What stands at a path such as `choice.kind` in an object; None if nothing does. An empty path is the object."""
    for name in path.split(".") if path else ():
        item = item.get(name) if isinstance(item, dict) else None
    return item


class Part:
    """A field, as a game declares it."""

    def __init__(
        self,
        name: str,
        about: str,
        read: Reader,
        *,
        shape: tuple[int, ...] = (),
        low: int = 0,
        high: int = 1,
        values: Sequence[str] = (),
        is_category: bool = False,
    ) -> None:
        self.name = name
        self.about = about
        self.read = read
        self.shape = shape
        self.low = low
        self.high = high
        self.values = tuple(values)
        """What the places of its last dimension mean; of a category, what each number means."""
        self.is_category = is_category


class Rows:
    """Parts that there are several times: for each player, for each creature. What is missing is 0, what is too much is
    left out."""

    def __init__(self, name: str, many: int, rows: Callable[[Any], list[Any]], parts: Sequence[Part | Rows]) -> None:
        self.name = name
        self.many = many
        self.rows = rows
        self.parts = parts


def number(name: str, high: int, about: str, path: str | None = None, low: int = 0) -> Part:
    """A number, or how long a list is."""
    where = name if path is None else path

    def read(item: Any) -> list[int]:
        value = found(item, where)
        if value is None:
            return [0]
        return [len(value) if isinstance(value, list) else int(value)]

    return Part(name, about, read, low=low, high=high)


def flag(name: str, about: str, path: str | None = None) -> Part:
    """Whether something holds."""
    where = name if path is None else path
    return Part(name, about, lambda item: [1 if found(item, where) else 0])


def word(name: str, words: Sequence[str], about: str, path: str | None = None) -> Part:
    """One word of a list, as its place in it from 1 on; 0 for none."""
    where = name if path is None else path
    places = {one: place for place, one in enumerate(words, 1)}
    return Part(
        name,
        about,
        lambda item: [places.get(found(item, where), 0)],
        high=len(words),
        values=("-", *words),
        is_category=True,
    )


def counts(
    name: str, words: Sequence[str], high: int, about: str, path: str | None = None, within: str = "card"
) -> Part:
    """How often each word stands in a list of the view, where an object of that list is read by its field `within`; or
    what number it has in an object of the view."""
    where = name if path is None else path
    places = {one: place for place, one in enumerate(words)}

    def read(item: Any) -> list[int]:
        numbers = [0] * len(words)
        listed = found(item, where)
        if isinstance(listed, dict):
            for one, amount in listed.items():
                if one in places:
                    numbers[places[one]] += amount
        elif isinstance(listed, list):
            for item_or_word in listed:
                one = item_or_word.get(within) if isinstance(item_or_word, dict) else item_or_word
                if one in places:
                    numbers[places[one]] += 1
        return numbers

    return Part(name, about, read, shape=(len(words),), high=high, values=words)


def listed(name: str, many: int, parts: Sequence[Part | Rows], path: str | None = None) -> Rows:
    """A row for each thing of a list in the view, as far as there are places."""
    where = name if path is None else path
    return Rows(name, many, lambda item: found(item, where) or [], parts)


def options_in_force(game: str, choices: dict[str, tuple[Any, ...]]) -> Part:
    """Which value of its list each option has, where a view names those that are not as by default."""

    def read(view: Any) -> list[int]:
        differing = view["options"]
        return [values.index(differing.get(key, values[0])) for key, values in choices.items()]

    most = max(len(values) for values in choices.values()) - 1
    about = f"the options: 0 is the default, 1 the next value, as docs/games/{game}.md lists them"
    return Part("options", about, read, shape=(len(choices),), high=most, values=tuple(choices))


class Field:
    """A field of an observation: an array of its shape, which begins at `at` in the flat observation."""

    def __init__(self, part: Part, name: str, shape: tuple[int, ...], at: int, read: Reader) -> None:
        self.name = name
        self.shape = shape
        self.at = at
        self.size = 1
        for side in shape:
            self.size *= side
        self.low = part.low
        self.high = part.high
        self.values = part.values
        self.is_category = part.is_category
        self.about = part.about
        self.read = read

    def to_json(self) -> dict[str, Any]:
        told: dict[str, Any] = {"name": self.name, "shape": list(self.shape), "low": self.low, "high": self.high}
        if self.values:
            told["category" if self.is_category else "places"] = list(self.values)
        return told


class Schema:
    """All fields of a game's observations, one after the other in one flat array."""

    def __init__(self, game: str, parts: Sequence[Part | Rows]) -> None:
        self.game = game
        self.fields: list[Field] = []
        self.size = 0
        self._add(parts, "", (), lambda view: [view])
        self.by_name = {field.name: field for field in self.fields}
        if len(self.by_name) < len(self.fields):
            raise ValueError(f"{game}: two fields of the observation have the same name")

    def _add(
        self, parts: Sequence[Part | Rows], prefix: str, shape: tuple[int, ...], items: Callable[[Any], list[Any]]
    ) -> None:
        for part in parts:
            name = f"{prefix}.{part.name}" if prefix else part.name
            if isinstance(part, Rows):
                self._add(part.parts, name, (*shape, part.many), rows_of(items, part))
            else:
                field = Field(part, name, (*shape, *part.shape), self.size, read_each(items, part))
                self.fields.append(field)
                self.size += field.size

    def at(self, name: str) -> int:
        """Where a field begins in the flat observation."""
        return self.by_name[name].at

    def encode(self, view: dict[str, Any]) -> list[int]:
        """The flat observation of a view, slowly."""
        numbers: list[int] = []
        for field in self.fields:
            read = field.read(view)
            assert len(read) == field.size, f"{field.name} should be {field.size} numbers and is {len(read)}"
            if min(read) < field.low or max(read) > field.high:
                read = [min(max(value, field.low), field.high) for value in read]
            numbers += read
        return numbers

    def to_json(self) -> dict[str, Any]:
        return {"game": self.game, "fields": [field.to_json() for field in self.fields]}

    @property
    def hash(self) -> str:
        """A short hash of all fields: weights that were learned with another one mean something else."""
        return short_hash(self.to_json())


def rows_of(items: Callable[[Any], list[Any]], rows: Rows) -> Callable[[Any], list[Any]]:
    """Every row of every item; None where there is none."""

    def read(view: Any) -> list[Any]:
        out: list[Any] = []
        for item in items(view):
            some = [] if item is None else rows.rows(item)[: rows.many]
            out.extend([*some, *[None] * (rows.many - len(some))])
        return out

    return read


def read_each(items: Callable[[Any], list[Any]], part: Part) -> Reader:
    """The numbers of a part in every item, one after the other."""
    size = 1
    for side in part.shape:
        size *= side
    nothing = [0] * size

    def read(view: Any) -> list[int]:
        out: list[int] = []
        for item in items(view):
            out.extend(nothing if item is None else part.read(item))
        return out

    return read


def short_hash(told: Any) -> str:
    text = json.dumps(told, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return hashlib.sha256(text.encode()).hexdigest()[:16]
