"""The table of Orcs Orcs Orcs as plain data: players, battlefield, piles, and where the round is."""

from __future__ import annotations

from typing import Any

from bestiaire.core.choice import Choice, Flow
from bestiaire.games.orcs.generated.table import Fields
from bestiaire.games.orcs.rules import turn
from bestiaire.games.orcs.table import view


class Game(Fields):
    """Everything on the table: its fields are declared in `table/fields`. What is printed on a number is a place in one
    of the box's lists; `layout` says in which (OO-030: cards, fate cards, missions and markers can lie face down)."""

    def copy(self) -> Game:
        return Game(self.faces, self.rng.copy(), self.seats, self.box, self.layout, self.options, self)

    def stage(self) -> Flow[None]:
        return turn.stage(self)

    def unseen(self, seat: int | None) -> list[list[int]]:
        return view.unseen(self, seat)

    def in_order(self, faces: list[int]) -> list[int]:
        return sorted(faces)

    def view(self, seat: int | None, choice: Choice | None) -> dict[str, Any]:
        return view.view(self, seat, choice)

    def marks(self, seat: int | None) -> dict[str, int]:
        return view.marks(self, seat)

    def position(self) -> dict[str, Any]:
        from bestiaire.games.orcs.table import position

        return position.write(self)
