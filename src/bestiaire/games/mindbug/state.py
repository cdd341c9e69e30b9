"""The table of Mindbug as plain data: two players and the unused pile."""

from __future__ import annotations

from typing import Any

from bestiaire.core.choice import Choice, Flow
from bestiaire.core.rng import Random
from bestiaire.core.state import State
from bestiaire.games.mindbug import rules, view
from bestiaire.games.mindbug.cards import Card, card_id
from bestiaire.games.mindbug.zones import NO_CARD, NOBODY, Cards, Player, Waiting


class Game(State[Card]):
    """Everything on the table."""

    __slots__ = ("active", "box", "pending", "players", "revealed", "sets", "unused", "waiting")

    def __init__(
        self,
        faces: list[Card],
        rng: Random,
        sets: list[str],
        active: int,
        players: list[Player],
        unused: Cards,
        revealed: Cards,
        box: Cards,
    ) -> None:
        super().__init__(faces, rng, 2)
        self.sets: list[str] = sets
        self.active: int = active
        """Whose turn it is; NOBODY before the set-up."""
        self.players: list[Player] = players
        self.unused: Cards = unused
        self.revealed: Cards = revealed
        """The cards turned up for the first player: seat 0's, seat 1's, and so on through the ties (MB-014)."""
        self.box: Cards = box
        """Cards of the sets that lie nowhere: only in a position put together by hand."""
        self.pending: int = NO_CARD
        """The card that lies face up while the Mindbug decision is made; it is nobody's (MB-051)."""
        self.waiting: list[Waiting] = []
        """Triggered effects still to be resolved; empty between turns."""

    def copy(self) -> Game:
        twin = Game(
            self.faces,
            self.rng.copy(),
            self.sets,
            self.active,
            [player.copy() for player in self.players],
            self.unused,
            self.revealed,
            self.box,
        )
        twin.result = self.result
        return twin

    def stage(self) -> Flow[None]:
        return rules.set_up(self) if self.active == NOBODY else rules.turn(self)

    def unseen(self, seat: int | None) -> list[list[int]]:
        return view.unseen(self, seat)

    def in_order(self, faces: list[Card]) -> list[Card]:
        return sorted(faces, key=card_id)

    def view(self, seat: int | None, choice: Choice | None) -> dict[str, Any]:
        return view.view(self, seat, choice)

    def marks(self, seat: int | None) -> dict[str, int]:
        return view.marks(self, seat)

    def position(self) -> dict[str, Any]:
        from bestiaire.games.mindbug import position

        return position.write(self)
