"""Writing what a seat may know as numbers, straight from the state: the quick way to an observation.

Numbers of 16 bits lie in a bytearray, the lower byte first: it is what compiled code fills fastest, and NumPy reads it
as it is.
"""

from __future__ import annotations

from typing import Any, Final

from bestiaire.core.choice import Choice
from bestiaire.core.compiling import mypyc_attr
from bestiaire.core.schema import Schema
from bestiaire.core.state import State

WIDTH: Final = 2
"""Bytes of a number."""
HIGH: Final = 127
"""Larger than this no amount is observed, if its game does not say otherwise."""


def clipped(amount: int) -> int:
    return amount if amount < HIGH else HIGH


def put(out: bytearray, place: int, number: int) -> None:
    """Writes a number where 0 is."""
    first = WIDTH * place
    out[first] = number & 255
    if number > 255 or number < 0:
        out[first + 1] = number >> 8 & 255


def count(out: bytearray, place: int) -> None:
    """One more there."""
    first = WIDTH * place
    out[first] = clipped(out[first] + 1)


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder:
    """Writes observations. This one goes by way of the view, and does for every game; one that a game brings along must
    write the same."""

    def __init__(self, schema: Schema) -> None:
        self.schema: Schema = schema

    def write(self, state: State[Any], seat: int, choice: Choice | None, out: bytearray, at: int) -> None:
        """Writes what that seat observes, from a number's place on where all is 0."""
        view: dict[str, Any] = {"game": self.schema.game, "seat": seat}
        view.update(state.view(seat, choice))
        numbers = self.schema.encode(view)
        for place in range(len(numbers)):
            if numbers[place]:
                put(out, at + place, numbers[place])
