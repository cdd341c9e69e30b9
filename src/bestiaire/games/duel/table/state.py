"""The table of King of Tokyo Duel as plain data: two players, two tracks, the market, and where the turn is."""

from __future__ import annotations

from typing import Any

from bestiaire.core.choice import Choice, Flow
from bestiaire.core.dice import packed
from bestiaire.core.piles import Cards
from bestiaire.core.rng import Random
from bestiaire.core.state import State
from bestiaire.games.duel.cards.printed import Card, card_id
from bestiaire.games.duel.rules import turn
from bestiaire.games.duel.table import view
from bestiaire.games.duel.table.options import Options
from bestiaire.games.duel.table.tracks import EMPTY_BOARD, EMPTY_PLACES, Places, Spaces
from bestiaire.games.duel.table.zones import NO_CARD, NO_WINDOW, NOBODY, ROLL, Player, Roll, no_roll


class Game(State[Card]):
    """Everything on the table."""

    def __init__(self, faces: list[Card], rng: Random, options: Options, players: list[Player]) -> None:
        super().__init__(faces, rng, 2)
        self.options: Options = options
        self.players: list[Player] = players
        self.active: int = NOBODY
        """Whose turn it is; NOBODY before the set-up."""
        self.phase: int = ROLL
        self.window: int = NO_WINDOW
        """Which part of the Resolve phase runs (KD-031); none between stages."""
        self.is_first_turn: bool = False
        self.deck: Cards = ()
        """The top first."""
        self.is_loose: bool = False
        """The deck was shuffled anew in the middle of the game: its cards are drawn at random (KD-149)."""
        self.pending: int = NO_CARD
        """The card that is being bought; it lies nowhere until the purchase is over (KD-142)."""
        self.market: Cards = ()
        """The last one lies on slot 3 (KD-015)."""
        self.discard: Cards = ()
        self.box: Cards = ()
        """Cards that lie nowhere: only in a position put together by hand."""
        self.markers: list[int] = [0, 0]
        """Where Fame and Destruction stand, in half spaces."""
        self.places: Places = EMPTY_PLACES
        self.cover: Spaces = EMPTY_BOARD[0]
        self.bonuses: Spaces = EMPTY_BOARD[1]
        """What `tracks.lay_out` makes of `places`."""
        self.roll: Roll = no_roll()
        self.used: int = 0
        """The bits of the cards that have been used this turn (KD-033, KD-234)."""
        self.bought: bool = False
        self.swept: bool = False
        self.extra_turns: int = 0
        self.smash_resolved: int = 0
        """Smash symbols resolved this turn, for Operation Media (KD-226)."""
        self.signature_pulls: int = 0
        """How many threes of Special Power symbols Signature Move has pulled for this turn (KD-233)."""

    def copy(self) -> Game:
        twin = Game(self.faces, self.rng.copy(), self.options, [player.copy() for player in self.players])
        twin.result = self.result
        twin.active = self.active
        twin.phase = self.phase
        twin.is_first_turn = self.is_first_turn
        twin.deck = self.deck
        twin.is_loose = self.is_loose
        twin.market = self.market
        twin.discard = self.discard
        twin.box = self.box
        twin.markers = self.markers[:]
        twin.places = self.places
        twin.cover = self.cover
        twin.bonuses = self.bonuses
        twin.roll = self.roll.afresh()
        twin.used = self.used
        twin.bought = self.bought
        twin.swept = self.swept
        twin.extra_turns = self.extra_turns
        twin.smash_resolved = self.smash_resolved
        twin.signature_pulls = self.signature_pulls
        return twin

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
