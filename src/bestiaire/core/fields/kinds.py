"""Kinds of fields that hold one thing: a number, a flag, a word, a seat, a card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Unpack

from bestiaire.core import schema
from bestiaire.core.check import Reader
from bestiaire.core.encoding import HIGH
from bestiaire.core.fields.field import GIVEN, CardList, Field, Making, More, Observing
from bestiaire.core.schema import Part, Rows
from bestiaire.core.schema_seats import seat_seen

NONE = -1
"""No card, nobody, no word."""


class Number(Field):
    """A whole number, up to `most` in a position."""

    def __init__(
        self,
        name: str,
        most: int | None,
        about: str = "",
        *,
        least: int = 0,
        default: object = 0,
        high: int = HIGH,
        **more: Unpack[More],
    ) -> None:
        super().__init__(name, "int", default, about, more)
        self.least = least
        self.most = most
        self.by_code = self.by_code or most is None
        self.high = high
        """What is larger is not observed; 1: only whether it is 0."""

    def read(self, item: Reader) -> int:
        assert self.most is not None
        return item.number(self.least, self.most)

    def parts(self) -> list[Part | Rows]:
        if self.high == 1:
            return [schema.flag(self.json, self.about)]
        return [schema.number(self.json, self.high, self.about)]

    def encode(self, value: str, source: Observing) -> list[str]:
        number = "1" if self.high == 1 else f"{source.helper('clipped')}({value})"
        return [f"{source.helper('put')}(out, {source.at(self.json)}, {number})"]

    def guard(self, value: str) -> str:
        return value


class Flag(Field):
    """Whether something holds."""

    def __init__(self, name: str, about: str = "", **more: Unpack[More]) -> None:
        super().__init__(name, "bool", False, about, more)

    def read(self, item: Reader) -> bool:
        return item.flag()

    def parts(self) -> list[Part | Rows]:
        return [schema.flag(self.json, self.about)]

    def json_of(self, value: str, source: Making) -> str:
        return value if self.always else "True"

    def encode(self, value: str, source: Observing) -> list[str]:
        return [f"{source.helper('put')}(out, {source.at(self.json)}, 1)"]

    def guard(self, value: str) -> str:
        return value


class Optional(Field):
    """What can be NONE: it is told as null if it is always told, and otherwise not at all."""

    def test(self, value: str) -> str:
        return f"{value} >= 0"

    def or_null(self, value: str, told: str) -> str:
        return f"None if {value} < 0 else {told}" if self.default == NONE and self.always else told


class Word(Optional):
    """One word of a list, stored as its place there."""

    is_always = True

    def __init__(
        self, name: str, words: Sequence[str], about: str = "", *, default: object = 0, **more: Unpack[More]
    ) -> None:
        super().__init__(name, "int", default, about, more)
        self.words = tuple(words)

    def read(self, item: Reader) -> int:
        return self.words.index(item.word(self.words))

    def parts(self) -> list[Part | Rows]:
        return [schema.word(self.json, self.words, self.about)]

    def json_of(self, value: str, source: Making) -> str:
        return self.or_null(value, f"{source.constant(f'{self.json}_words', self.words)}[{value}]")

    def encode(self, value: str, source: Observing) -> list[str]:
        return [f"{source.helper('put')}(out, {source.at(self.json)}, {value} + 1)"]


class Printed(Field):
    """A thing with an id, such as a player's board."""

    is_always = True

    def __init__(self, name: str, type: str, ids: Sequence[str], about: str = "", **more: Unpack[More]) -> None:
        super().__init__(name, type, GIVEN, about, more)
        self.ids = tuple(ids)
        self.by_code = True

    def parts(self) -> list[Part | Rows]:
        return [schema.word(self.json, self.ids, self.about)]

    def json_of(self, value: str, source: Making) -> str:
        return f"{value}.id"

    def encode(self, value: str, source: Observing) -> list[str]:
        places = f"places_of(fields[{source.place(self.json)}].values)"
        known = source.know(f"ids_of_{self.json}: dict[str, int]", places, "places_of")
        return [f"{source.helper('put')}(out, {source.at(self.json)}, {known}[{value}.id])"]


class Seat(Optional):
    """A seat, or nobody."""

    is_always = True

    def __init__(
        self, name: str, seats: int, about: str = "", *, default: int = NONE, otherwise: str = "", **more: Unpack[More]
    ) -> None:
        super().__init__(name, "int", default, about, more)
        self.seats = seats
        self.otherwise = otherwise
        """The field whose seat it is if it is not told."""
        self.by_code = True

    def parts(self) -> list[Part | Rows]:
        return [seat_seen(self.json, self.seats, self.about, otherwise=self.otherwise)]

    def json_of(self, value: str, source: Making) -> str:
        return self.or_null(value, value)

    def encode(self, value: str, source: Observing) -> list[str]:
        seen = f"{source.helper('as_seen')}({value}, seat, game.seats)"
        return [f"{source.helper('put')}(out, {source.at(self.json)}, {seen})"]


class OneCard(Optional):
    """The number of a card, or NONE."""

    def __init__(self, name: str, cards: CardList, about: str = "", **more: Unpack[More]) -> None:
        super().__init__(name, "int", NONE, about, more)
        self.cards = cards
        self.by_code = True

    def parts(self) -> list[Part | Rows]:
        return [schema.word(self.json, self.cards.words, self.about)]

    def json_of(self, value: str, source: Making) -> str:
        return self.or_null(value, f"{source.call(self.cards.names)}(game, ({value},))[0]")

    def encode(self, value: str, source: Observing) -> list[str]:
        places = f"Printed(fields[{source.place(self.json)}].values[1:], {self.cards.most})"
        cards = source.know(f"{self.cards.attribute}: Printed", places, "Printed")
        return [f"{cards}.put(out, {source.at(self.json)}, {value})"]

    def guard(self, value: str) -> str:
        return f"{value} >= 0"
