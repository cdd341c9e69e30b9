"""Writing what a seat may know as numbers, straight from the state: the quick way to an observation."""

from __future__ import annotations

from array import array
from typing import Any

from bestiaire.core.choice import Choice
from bestiaire.core.compiling import mypyc_attr
from bestiaire.core.schema import Schema
from bestiaire.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder:
    """Writes observations. This one goes by way of the view, and does for every game; one that a game brings along must
    write the same."""

    def __init__(self, schema: Schema) -> None:
        self.schema: Schema = schema

    def write(self, state: State[Any], seat: int, choice: Choice | None, out: array[int], at: int) -> None:
        """Writes what that seat observes into an array, from a place on where all is 0."""
        view: dict[str, Any] = {"game": self.schema.game, "seat": seat}
        view.update(state.view(seat, choice))
        numbers = self.schema.encode(view)
        out[at : at + len(numbers)] = array("h", numbers)
