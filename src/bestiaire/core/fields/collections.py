"""Kinds of fields that hold several things: cards, an amount for each word, a bit for each word, dice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Unpack

from bestiaire.core import schema
from bestiaire.core.check import Reader
from bestiaire.core.encoding import HIGH
from bestiaire.core.fields.field import LISTED, CardList, Field, Making, More, Observing, Seen
from bestiaire.core.schema import Part, Rows


class Pile(Field):
    """Cards by their numbers, taken from a supply when they are read. What only their owner sees is observed under a
    name of its own, beside how many there are."""

    is_always = True

    def __init__(
        self, name: str, cards: CardList, about: str = "", *, known: tuple[str, str] = ("", ""), **more: Unpack[More]
    ) -> None:
        super().__init__(name, "tuple[int, ...]", (), about, more)
        self.cards = cards
        self.known = known
        """The name of what is observed of one's own, and what it is."""

    def parts(self) -> list[Part | Rows]:
        words, most = self.cards.words, self.cards.most
        if self.seen is Seen.EVERYBODY:
            return [schema.counts(self.json, words, most, self.about)]
        found: list[Part | Rows] = [schema.number(self.json, HIGH, self.about)]
        if self.known[0]:
            found.append(schema.counts(self.known[0], words, most, self.known[1], self.json))
        return found

    def json_of(self, value: str, source: Making) -> str:
        return f"{source.call(self.cards.names)}(game, {value})"

    def encode(self, value: str, source: Observing) -> list[str]:
        if self.seen is Seen.EVERYBODY:
            return [self._counted(self.json, value, source)]
        found = [f"{source.helper('put')}(out, {source.at(self.json)}, {source.helper('clipped')}(len({value})))"]
        if self.known[0]:
            found += ["if row == 0:", f"    {self._counted(self.known[0], value, source)}"]
        return found

    def _counted(self, name: str, value: str, source: Observing) -> str:
        places = f"Printed(fields[{source.place(name)}].values, {self.cards.most})"
        cards = source.know(f"{self.cards.attribute}: Printed", places, "Printed")
        return f"{cards}.count(out, {source.at(name, True)}, {value})"

    def guard(self, value: str) -> str:
        return value


class Amounts(Field):
    """A number for each word; those that are 0 are not told."""

    is_always = True

    def __init__(
        self,
        name: str,
        words: Sequence[str],
        most: int | None,
        about: str = "",
        *,
        high: int = HIGH,
        order: Sequence[int] = (),
        **more: Unpack[More],
    ) -> None:
        super().__init__(name, "list[int]", [0] * len(words), about, {"copied": LISTED, **more})
        self.words = tuple(words)
        self.most = most
        self.by_code = self.by_code or most is None
        self.high = high
        self.order = tuple(order)
        """The places in the order in which they are told, if it is another."""

    def read(self, item: Reader) -> list[int]:
        assert self.most is not None
        item.fields(self.words)
        return [item.field(word).number(0, self.most) if item.has(word) else 0 for word in self.words]

    def parts(self) -> list[Part | Rows]:
        return [schema.counts(self.json, self.words, self.high, self.about)]

    def test(self, value: str) -> str:
        return f"any({value})"

    def json_of(self, value: str, source: Making) -> str:
        words = source.constant(f"{self.json}_words", self.words)
        order = source.constant(f"{self.json}_order", self.order) if self.order else f"range({len(self.words)})"
        return f"{{{words}[place]: {value}[place] for place in {order} if {value}[place]}}"

    def encode(self, value: str, source: Observing) -> list[str]:
        return [f"{source.helper('put_each')}(out, {source.at(self.json, True)}, {value})"]


class Bits(Field):
    """A bit for each word that holds."""

    def __init__(
        self, name: str, words: Sequence[str], about: str = "", *, known: Sequence[str] = (), **more: Unpack[More]
    ) -> None:
        super().__init__(name, "int", 0, about, more)
        self.words = tuple(words)
        self.known = tuple(known) or self.words
        """Those that a position may name."""

    def read(self, item: Reader) -> int:
        bits = 0
        for one in item.items(len(self.known)):
            bits |= 1 << self.words.index(one.word(self.known))
        return bits

    def parts(self) -> list[Part | Rows]:
        return [schema.counts(self.json, self.words, 1, self.about)]

    def json_of(self, value: str, source: Making) -> str:
        words = source.constant(f"{self.json}_words", self.words)
        return f"[{words}[place] for place in range({len(self.words)}) if {value} & (1 << place)]"

    def encode(self, value: str, source: Observing) -> list[str]:
        return [f"{source.helper('put_bits')}(out, {source.at(self.json, True)}, {value})"]

    def guard(self, value: str) -> str:
        return value


class Faces(Field):
    """Dice, by what they show; how many show each face is kept beside them, in the attribute `tally`."""

    is_always = True

    def __init__(
        self, name: str, words: Sequence[str], about: str = "", *, tally: str = "", **more: Unpack[More]
    ) -> None:
        super().__init__(name, "tuple[int, ...]", (), about, more)
        self.words = tuple(words)
        self.tally = tally
        self.by_code = True

    def parts(self) -> list[Part | Rows]:
        return [schema.counts(self.json, self.words, HIGH, self.about)]

    def json_of(self, value: str, source: Making) -> str:
        return f"[{source.constant(f'{self.json}_words', self.words)}[face] for face in {value}]"

    def encode(self, value: str, source: Observing) -> list[str]:
        counted = f"{value.removesuffix(self.name)}{self.tally}"
        return [f"{source.helper('put_each')}(out, {source.at(self.json, True)}, {counted})"]
