"""Writing what a seat may know as numbers, straight from the state: the quick way to an observation.

Numbers of 16 bits lie in a bytearray, the lower byte first: it is what compiled code fills fastest, and NumPy reads it
as it is.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from bestiaire.core.choice import Choice
from bestiaire.core.compiling import mypyc_attr
from bestiaire.core.piles import Cards
from bestiaire.core.schema import Schema
from bestiaire.core.state import State

WIDTH: Final = 2
"""Bytes of a number."""
HIGH: Final = 127
"""Larger than this no amount is observed, if its game does not say otherwise."""

KEPT: Final = 4096
LOW: Final[list[Any]] = [WIDTH * place for place in range(KEPT)]
"""Where the lower bytes of so many numbers lie, as Python's own objects: compiled code would make one for every number
that it writes, which is 10 of 26 ns."""


def clipped(amount: int) -> int:
    return amount if amount < HIGH else HIGH


def put(out: bytearray, place: int, number: int) -> None:
    """Writes a number where 0 is."""
    if number:
        out[LOW[place] if place < KEPT else WIDTH * place] = number & 255
        if number > 255 or number < 0:
            out[WIDTH * place + 1] = number >> 8 & 255


def count(out: bytearray, place: int) -> None:
    """One more there."""
    first = LOW[place] if place < KEPT else WIDTH * place
    out[first] = clipped(out[first] + 1)


def put_each(out: bytearray, first: int, amounts: Sequence[int]) -> None:
    """Writes amounts side by side."""
    for place in range(len(amounts)):
        if amounts[place]:
            put(out, first + place, clipped(amounts[place]))


def put_bits(out: bytearray, first: int, bits: int) -> None:
    """Writes a 1 in the place of each bit."""
    place = first
    while bits:
        if bits & 1:
            put(out, place, 1)
        bits >>= 1
        place += 1


def as_seen(who: int, seat: int, seats: int) -> int:
    """A seat as the observer sees it: 1 is the observer, 2 the next one clockwise, and so on; 0 is nobody."""
    return (who - seat) % seats + 1 if who >= 0 else 0


def places_of(words: Sequence[str]) -> dict[str, int]:
    """Where each word stands in the list of a field."""
    return {word: place for place, word in enumerate(words)}


NOT_LISTED: Final = -1


class Printed:
    """A list of cards that fields have: where in it stands what is printed on each card of a game."""

    __slots__ = ("faces", "most", "places", "tally", "words")

    def __init__(self, words: Sequence[str], most: int = HIGH) -> None:
        self.words: dict[str, int] = places_of(words)
        self.most: int = most
        """More of the same are not observed."""
        self.faces: list[Any] = []
        self.places: list[int] = []
        """By the number of the card, in the game observed last."""
        self.tally: list[int] = [0] * len(words)

    def read(self, faces: list[Any]) -> None:
        """Looks up the cards of a game, unless they are those of the one observed last."""
        if faces is not self.faces:
            self.faces = faces
            self.places = [self.words.get(card.id, NOT_LISTED) for card in faces]

    def put(self, out: bytearray, place: int, number: int) -> None:
        """Writes which card this is, from 1 on; nothing if it is none."""
        if number >= 0:
            put(out, place, self.places[number] + 1)

    def count(self, out: bytearray, first: int, cards: Cards) -> None:
        """Writes how many there are of each. Counted in a list, where compiled code counts faster."""
        for number in cards:
            place = self.places[number]
            if place != NOT_LISTED:
                amount = self.tally[place]
                if amount < self.most:
                    self.tally[place] = amount + 1
                    put(out, first + place, amount + 1)
        for number in cards:
            place = self.places[number]
            if place != NOT_LISTED:
                self.tally[place] = 0


class Readings:
    """The options of a game: which of its values each has, those as by default being 0."""

    __slots__ = ("choices", "differing", "values")

    def __init__(self, choices: dict[str, tuple[Any, ...]]) -> None:
        self.choices: dict[str, tuple[Any, ...]] = choices
        self.values: dict[str, Any] | None = None
        self.differing: list[tuple[int, int]] = []
        """Of the game observed last: places, and what stands there."""

    def write(self, values: dict[str, Any], out: bytearray, first: int) -> None:
        if values is not self.values and values != self.values:
            self.values = values
            chosen = [known.index(values[key]) for key, known in self.choices.items()]
            self.differing = [(place, value) for place, value in enumerate(chosen) if value]
        for place, value in self.differing:
            put(out, first + place, value)


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder:
    """Writes observations. This one goes by way of the view, and does for every game; one that a game brings along must
    write the same."""

    def __init__(self, schema: Schema) -> None:
        self.schema: Schema = schema

    def write(self, state: State[Any], seat: int, choice: Choice | None, out: bytearray) -> None:
        """Writes what that seat observes into an array of the schema's size in which all is 0."""
        view: dict[str, Any] = {"game": self.schema.game, "seat": seat}
        view.update(state.view(seat, choice))
        numbers = self.schema.encode(view)
        for place in range(len(numbers)):
            if numbers[place]:
                put(out, place, numbers[place])
