"""Many tables played at once by action numbers, everything written into flat arrays. Knows no NumPy: it is compiled."""

from __future__ import annotations

from array import array
from typing import Any

from bestiaire.core.choice import Choice
from bestiaire.core.encoding import WIDTH, Encoder
from bestiaire.core.engine import Run
from bestiaire.core.info import GameInfo
from bestiaire.core.numbering import Actions
from bestiaire.core.rng import LARGEST_SEED, Random, seeded
from bestiaire.core.state import Result


def payoffs(result: Result, seats: int) -> list[float]:
    """What the end is worth to each seat: 1 to a winner, together -1 to those who lost; it adds up to 0. Winners share,
    and if everybody or nobody won it is 0 for all."""
    winners = len(result.winners)
    if winners in (0, seats):
        return [0.0] * seats
    lost = -1.0 / (seats - 1)
    won = -lost * (seats - winners) / winners
    return [won if seat in result.winners else lost for seat in range(seats)]


def place_of(number: int, numbers: list[int]) -> int:
    """Where a number stands among others, -1 if it does not: quicker, compiled, than the list's own `index`."""
    for place in range(len(numbers)):
        if numbers[place] == number:
            return place
    return -1


class Tables:
    """Tables of one game. A game that ends is followed by the next one on its table at once; which one, follows from
    the table's number and the seed alone."""

    def __init__(
        self,
        info: GameInfo,
        options: dict[str, Any],
        seats: int,
        actions: Actions,
        encoder: Encoder,
        first: int,
        many: int,
    ) -> None:
        self.info: GameInfo = info
        self.options: dict[str, Any] = options
        self.seats: int = seats
        self.actions: Actions = actions
        self.encoder: Encoder = encoder
        self.first: int = first
        """The number of the first table: other processes have others."""
        self.many: int = many
        self._nothing: bytearray = bytearray(WIDTH * encoder.schema.size)
        self.observations: bytearray = bytearray()
        """Of who is asked, on one table after the other. All these are made anew for every step: whoever has read them
        may keep them, and they begin with nothing but 0."""
        self.masks: bytearray = bytearray()
        self.players: bytearray = bytearray()
        """Who is asked."""
        self.rewards: array[float] = array("f")
        """What the game that just ended was worth to each seat."""
        self.done: bytearray = bytearray()
        """Whether a game just ended."""
        self._seeds: list[Random] = []
        self._runs: list[Run] = []
        self._offered: list[list[int]] = []

    def reset(self, seed: int) -> None:
        """New games on all tables."""
        first = seed * 1_000_003 + self.first
        self._seeds = [seeded((first + place) & LARGEST_SEED) for place in range(self.many)]
        self._runs = [self.new_game(place) for place in range(self.many)]
        self._offered = [[] for _ in range(self.many)]
        self.turn_the_page()
        for place in range(self.many):
            self.show(place, self._runs[place])

    def turn_the_page(self) -> None:
        """New arrays."""
        self.observations = bytearray(self.many * len(self._nothing))
        self.masks = bytearray(self.many * self.actions.size)
        self.players = bytearray(self.many)
        self.rewards = array("f", bytes(4 * self.many * self.seats))
        self.done = bytearray(self.many)

    def new_game(self, place: int) -> Run:
        """The next game on a table; one that asks nobody anything is passed over."""
        seeds = self._seeds[place]
        while True:
            seed = seeds.next() << 32 | seeds.next()
            run = Run(self.info.new(self.seats, dict(self.options), seeded(seed)))
            if run.choice is not None:
                return run

    def impossible(self, chosen: list[int]) -> int:
        """The first table on which its action is not possible; -1 if all are."""
        for place in range(self.many):
            if place_of(chosen[place], self._offered[place]) < 0:
                return place
        return -1

    def step(self, chosen: list[int]) -> None:
        """Plays an action on each table; all of them must be possible."""
        self.turn_the_page()
        for place in range(self.many):
            run = self._runs[place]
            choice = run.choice
            assert choice is not None
            run.play(choice.options[place_of(chosen[place], self._offered[place])])
            if run.choice is None:
                self.note_end(place, run)
                run = self.new_game(place)
                self._runs[place] = run
            self.show(place, run)

    def note_end(self, place: int, run: Run) -> None:
        result = run.state.result
        assert result is not None
        values = payoffs(result, self.seats)
        for seat in range(self.seats):
            self.rewards[place * self.seats + seat] = values[seat]
        self.done[place] = 1

    def show(self, place: int, run: Run) -> None:
        """Writes down who is asked, what for, and what that seat observes."""
        choice: Choice | None = run.choice
        assert choice is not None
        self._offered[place] = self.actions.offered(choice, self.masks, place * self.actions.size)
        self.players[place] = choice.player
        page = self._nothing[:]
        self.encoder.write(run.state, choice.player, choice, page)
        first = place * len(page)
        self.observations[first : first + len(page)] = page
