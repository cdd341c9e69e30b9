"""The table of Orcs Orcs Orcs as plain data: players, battlefield, piles, and where the round is."""

from __future__ import annotations

from typing import Any

from bestiaire.core.choice import Choice, Flow
from bestiaire.core.piles import Cards
from bestiaire.core.rng import Random
from bestiaire.core.state import State
from bestiaire.games.orcs.cards.printed import NO_SPECIAL
from bestiaire.games.orcs.rules import turn
from bestiaire.games.orcs.table import view
from bestiaire.games.orcs.table.box import Box, Layout
from bestiaire.games.orcs.table.options import Options
from bestiaire.games.orcs.table.zones import NO_CARD, NOBODY, SECTIONS, SECTORS, SET_UP, TYPES, Cast, Player


class Game(State[int]):
    """Everything on the table. What is printed on a number is a place in one of the box's lists; `layout` says in which
    (OO-030: cards, fate cards, missions and markers can lie face down)."""

    def __init__(self, box: Box, layout: Layout, rng: Random, options: Options, players: list[Player]) -> None:
        super().__init__(layout.faces, rng, layout.seats)
        self.box: Box = box
        self.layout: Layout = layout
        self.options: Options = options
        self.players: list[Player] = players
        self.round: int = 0
        self.start_player: int = 0
        self.active: int = NOBODY
        """Whose turn it is; NOBODY before the set-up."""
        self.phase: int = SET_UP
        self.sections: list[Cards] = [()] * SECTIONS
        """Creatures, each by the number of the marker that brought it."""
        self.markers: list[Cards] = [()] * SECTORS
        """Hidden ones, the next one first."""
        self.damage: dict[int, int] = {}
        """Of this turn, by creature (OO-110)."""
        self.counters: list[int] = [0] * TYPES
        """How many spaces each has moved."""
        self.fate: int = NO_CARD
        self.special: int = NO_SPECIAL
        """The special rule in force (OO-044)."""
        self.fate_pile: Cards = ()
        self.fate_is_loose: bool = False
        self.fate_used: Cards = ()
        self.display: list[Cards] = [(), ()]
        self.decks: list[Cards] = [(), ()]
        self.loose_decks: int = 0
        """The bits of the decks that have been shuffled anew: their cards are drawn at random (OO-065)."""
        self.poison: Cards = ()
        self.fallen: Cards = ()
        """The markers of all trophies."""
        self.spare_spells: list[Cards] = [(), ()]
        self.spare_fate: Cards = ()
        self.spare_markers: Cards = ()
        """What lies in the box and, for all that can be seen, could lie in the decks, in the fate pile or among the
        hidden markers as well: what a position leaves out, and what has left the game without a trace on the table."""
        self.actions: int = 0
        """Actions left this turn."""
        self.actions_taken: int = 0
        self.magic: int = 0
        """Magic energy for the next action (OO-214)."""
        self.used: int = 0
        """The bits of powers used this turn (OO-182, OO-183)."""
        self.is_last_round: bool = False
        self.cast: Cast | None = None
        """Only in the middle of a stage."""

    def copy(self) -> Game:
        twin = Game(self.box, self.layout, self.rng.copy(), self.options, [player.copy() for player in self.players])
        twin.faces = self.faces
        twin.result = self.result
        twin.round = self.round
        twin.start_player = self.start_player
        twin.active = self.active
        twin.phase = self.phase
        twin.sections = self.sections[:]
        twin.markers = self.markers[:]
        twin.damage = self.damage.copy()
        twin.counters = self.counters[:]
        twin.fate = self.fate
        twin.special = self.special
        twin.fate_pile = self.fate_pile
        twin.fate_is_loose = self.fate_is_loose
        twin.fate_used = self.fate_used
        twin.display = self.display[:]
        twin.decks = self.decks[:]
        twin.loose_decks = self.loose_decks
        twin.poison = self.poison
        twin.fallen = self.fallen
        twin.spare_spells = self.spare_spells[:]
        twin.spare_fate = self.spare_fate
        twin.spare_markers = self.spare_markers
        twin.actions = self.actions
        twin.actions_taken = self.actions_taken
        twin.magic = self.magic
        twin.used = self.used
        twin.is_last_round = self.is_last_round
        return twin

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
