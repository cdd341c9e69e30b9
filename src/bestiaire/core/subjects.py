"""What questions of several games are about."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bestiaire.core.choice import Choice
from bestiaire.core.encoding import put
from bestiaire.core.questions import Subject
from bestiaire.core.schema import Part, word


class AboutACard(Subject):
    """A card that lies open, by its number: `card` in the choice of a view, `{card}` in phrases. `ids` are those of all
    cards of the game."""

    def __init__(self, ids: Sequence[str]) -> None:
        self.ids: tuple[str, ...] = tuple(ids)
        self.places: dict[str, int] = {id: place for place, id in enumerate(self.ids, 1)}

    def show(self, state: Any, choice: Choice, shown: dict[str, Any]) -> None:
        shown["card"] = state.faces[choice.about].id

    def write(self, state: Any, seat: int, choice: Choice, places: dict[str, int], out: bytearray) -> None:
        put(out, places["card"], self.places.get(state.faces[choice.about].id, 0))

    def parts(self) -> list[Part]:
        return [word("card", self.ids, "about which card", "choice.card")]
