"""The table of Mindbug as plain data: two players, the unused pile and perhaps Energy cards."""

from __future__ import annotations

from typing import Any

from bestiaire.core.choice import Choice, Flow
from bestiaire.games.mindbug.cards.printed import Card, card_id
from bestiaire.games.mindbug.generated.table import Fields
from bestiaire.games.mindbug.rules import turn
from bestiaire.games.mindbug.table import view
from bestiaire.games.mindbug.table.zones import NOBODY


class Game(Fields):
    """Everything on the table: its fields are declared in `table/fields`."""

    def copy(self) -> Game:
        return Game(self.faces, self.rng.copy(), self.seats, self.pool, self.extended, self)

    def stage(self) -> Flow[None]:
        return turn.set_up(self) if self.active == NOBODY else turn.turn(self)

    def unseen(self, seat: int | None) -> list[list[int]]:
        return view.unseen(self, seat)

    def in_order(self, faces: list[Card]) -> list[Card]:
        return sorted(faces, key=card_id)

    def luck(self) -> int:
        number = 0
        for face in self.dice:  # from 1 to 6
            number = 8 * number + face
        return number

    def view(self, seat: int | None, choice: Choice | None) -> dict[str, Any]:
        return view.view(self, seat, choice)

    def marks(self, seat: int | None) -> dict[str, int]:
        return view.marks(self, seat)

    def position(self) -> dict[str, Any]:
        from bestiaire.games.mindbug.table import position

        return position.write(self)
