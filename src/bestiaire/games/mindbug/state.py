"""The table of Mindbug as plain data: two players, their zones, and the unused pile (MB-020)."""

from __future__ import annotations

from typing import Any, Final

from bestiaire.core.choice import Choice, Flow
from bestiaire.core.rng import Random
from bestiaire.core.state import State
from bestiaire.games.mindbug.cards import Card, Effect

START_LIFE: Final = 3
START_MINDBUGS: Final = 2
DECK_SIZE: Final = 10
HAND_SIZE: Final = 5
NOBODY: Final = -1
NO_CARD: Final = -1


class Creature:
    """A card in a play area (MB-021). One that leaves play and comes back is a new Creature (MB-076)."""

    __slots__ = ("card", "exhausted", "number", "seat")

    def __init__(self, number: int, card: Card, seat: int, exhausted: bool) -> None:
        self.number: int = number
        self.card: Card = card
        self.seat: int = seat
        """Who controls it."""
        self.exhausted: bool = exhausted

    def copy(self) -> Creature:
        return Creature(self.number, self.card, self.seat, self.exhausted)

    def __repr__(self) -> str:
        return f"<Creature {self.card.id}#{self.number} of seat {self.seat}>"


class Player:
    """One player's life, Mindbugs and zones; cards are numbers, the top of a pile is its last."""

    __slots__ = ("deck", "discard", "hand", "known", "life", "mindbugs", "play")

    def __init__(
        self,
        life: int,
        mindbugs: int,
        hand: list[int],
        deck: list[int],
        discard: list[int],
        play: list[Creature],
        known: list[int],
    ) -> None:
        self.life: int = life
        self.mindbugs: int = mindbugs
        self.hand: list[int] = hand
        self.deck: list[int] = deck
        self.discard: list[int] = discard
        self.play: list[Creature] = play
        self.known: list[int] = known
        """Cards of this hand that the other player saw getting there (out of a discard pile, or stolen)."""

    def copy(self) -> Player:
        return Player(
            self.life,
            self.mindbugs,
            self.hand[:],
            self.deck[:],
            self.discard[:],
            [creature.copy() for creature in self.play],
            self.known[:],
        )


class Waiting:
    """A triggered effect that waits for its turn to be resolved (MB-003, MB-085)."""

    __slots__ = ("effect", "is_play", "number", "seat")

    def __init__(self, number: int, seat: int, effect: Effect, is_play: bool) -> None:
        self.number: int = number
        self.seat: int = seat
        self.effect: Effect = effect
        self.is_play: bool = is_play
        """A Play effect, which can be silenced when it would start."""


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
        unused: list[int],
        revealed: list[int],
        box: list[int],
    ) -> None:
        super().__init__(faces, rng, 2)
        self.sets: list[str] = sets
        self.active: int = active
        """Whose turn it is; NOBODY before the set-up."""
        self.players: list[Player] = players
        self.unused: list[int] = unused
        self.revealed: list[int] = revealed
        """The cards turned up for the first player: seat 0's, seat 1's, and so on through the ties (MB-014)."""
        self.box: list[int] = box
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
            self.unused[:],
            self.revealed[:],
            self.box,
        )
        twin.result = self.result
        return twin

    def stage(self) -> Flow[None]:
        from bestiaire.games.mindbug import rules

        return rules.set_up(self) if self.active == NOBODY else rules.turn(self)

    def unseen(self, seat: int | None) -> list[list[int]]:
        from bestiaire.games.mindbug import view

        return view.unseen(self, seat)

    def view(self, seat: int | None, choice: Choice | None) -> dict[str, Any]:
        from bestiaire.games.mindbug import view

        return view.view(self, seat, choice)

    def position(self) -> dict[str, Any]:
        from bestiaire.games.mindbug import position

        return position.write(self)
