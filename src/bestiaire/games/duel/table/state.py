"""The table of King of Tokyo Duel as plain data: two players, two tracks, the market, and where the turn is."""

from __future__ import annotations

from typing import Any

from bestiaire.core.choice import Choice, Flow
from bestiaire.core.dice import packed
from bestiaire.games.duel.cards.printed import Card, card_id
from bestiaire.games.duel.generated.table import Fields
from bestiaire.games.duel.rules import turn
from bestiaire.games.duel.table import view


class Game(Fields):
    """Everything on the table: its fields are declared in `table/fields`."""

    def copy(self) -> Game:
        return Game(self.faces, self.rng.copy(), self.seats, self.options, self)

    def stage(self) -> Flow[None]:
        return turn.stage(self)

    def unseen(self, seat: int | None) -> list[list[int]]:
        return view.unseen(self)

    def in_order(self, faces: list[Card]) -> list[Card]:
        return sorted(faces, key=card_id)

    def luck(self) -> int:
        return packed(self.roll.rolled)

    def view(self, seat: int | None, choice: Choice | None) -> dict[str, Any]:
        return view.view(self, seat, choice)

    def marks(self, seat: int | None) -> dict[str, int]:
        return view.marks(self)

    def position(self) -> dict[str, Any]:
        from bestiaire.games.duel.table import position

        return position.write(self)
