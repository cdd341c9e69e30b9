"""The table of Mindbug as plain data: two players, the unused pile and perhaps Energy cards."""

from __future__ import annotations

from typing import Any

from bestiaire.core.choice import Choice, Flow
from bestiaire.core.rng import Random
from bestiaire.core.state import State
from bestiaire.games.mindbug.cards.printed import Card, card_id
from bestiaire.games.mindbug.rules import turn
from bestiaire.games.mindbug.table import view
from bestiaire.games.mindbug.table.zones import NO_CARD, NOBODY, Cards, Creature, Lasting, Market, Player, Pool, Waiting


class Game(State[Card]):
    """Everything on the table."""

    __slots__ = (
        "active", "box", "dice", "extended", "market", "measured", "measured_power", "pending", "players", "pool",
        "revealed", "this_turn", "unused", "waiting",
    )  # fmt: skip

    def __init__(
        self,
        pool: Pool,
        faces: list[Card],
        rng: Random,
        active: int,
        players: list[Player],
        unused: Cards,
        revealed: Cards,
        box: Cards,
        market: Market | None,
    ) -> None:
        super().__init__(faces, rng, 2)
        self.pool: Pool = pool
        self.extended: bool = pool.extended
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
        self.market: Market | None = market
        """The Energy cards, if the game has any."""
        self.dice: tuple[int, ...] = ()
        """The faces rolled, until they are resolved (MK-012)."""
        self.this_turn: list[Lasting] = []
        """What holds until the turn ends (MK-033); empty between turns."""
        self.measured: Creature | None = None
        self.measured_power: int = 0
        """The creature whose keywords are being asked for, and its power, if that mattered (0: not yet): every ability
        that looks at it would work it out anew."""

    def copy(self) -> Game:
        twin = Game(
            self.pool,
            self.faces,
            self.rng.copy(),
            self.active,
            [player.copy() for player in self.players],
            self.unused,
            self.revealed,
            self.box,
            None if self.market is None else self.market.copy(),
        )
        twin.result = self.result
        return twin

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
