"""A table for agents: who sits where, what is possible, and what is observed; what both forms for PettingZoo share."""

from __future__ import annotations

import json
from typing import Any

import numpy as np

from bestiaire.core.check import Reader, unknown_of_few
from bestiaire.core.errors import BadInput
from bestiaire.core.record import check_seed
from bestiaire.core.rng import Random, seeded
from bestiaire.core.table import Table
from bestiaire.rl.game import GameAsNumbers, Mask
from bestiaire.rl.spaces import LegalActions, observations

MOST_CYCLES = 1_000_000_000
Observation = dict[str, Any]


def checked_cycles(cycles: int | None) -> int | None:
    return None if cycles is None else Reader(cycles, "max_cycles", BadInput).number(1, MOST_CYCLES)


class Seats:
    """The game, its agents and their spaces, and the table."""

    def __init__(self, game: GameAsNumbers, waiting: bool, render_mode: str | None) -> None:
        if render_mode not in (None, "ansi"):
            raise BadInput("render_mode", unknown_of_few(render_mode, ["ansi"]))
        self.game = game
        self.render_mode = render_mode
        self.agents_of_seats = [f"player_{seat}" for seat in range(game.seats)]
        self.seats = {agent: seat for seat, agent in enumerate(self.agents_of_seats)}
        self.size = game.actions.size + waiting
        self.waiting = self.size - 1 if waiting else -1
        """The action of who is not asked, if there is one."""
        self.spaces = {agent: LegalActions(self.size) for agent in self.agents_of_seats}
        self.observed = observations(game, self.size)
        self.seeds: Random | None = None
        self.idle: Mask = np.zeros(self.size, np.int8)
        """The mask of who is not asked."""
        if waiting:
            self.idle[self.waiting] = 1
        self.idle.flags.writeable = False
        self.mask: Mask = self.idle
        self.offered: list[int] = []
        self.table: Table = game.new(0)

    def deal(self, seed: int | None) -> None:
        """A new game. Without a seed, the next one after the last seed that was given."""
        if seed is not None or self.seeds is None:
            self.seeds = seeded(check_seed(seed))
        self.table = self.game.new(self.seeds.next() << 32 | self.seeds.next())
        self.look_up()

    def look_up(self) -> None:
        """What is possible now."""
        mask, self.offered = self.game.mask(self.table)
        if self.waiting >= 0:
            mask = np.append(mask, np.int8(0))
        self.mask = mask

    def play(self, action: Any) -> None:
        """Plays an action of who is asked; IllegalMove: nothing has changed."""
        try:
            place = self.offered.index(action)
        except ValueError:
            raise self.game.illegal(action, self.table) from None
        self.table.play(place)
        self.look_up()

    def check_waiting(self, action: Any) -> None:
        """Who is not asked can only wait."""
        if action != self.waiting:
            raise self.game.illegal(action, self.table)

    def observe(self, seat: int, asked: bool) -> Observation:
        return {"observation": self.game.look(self.table, seat), "action_mask": self.mask if asked else self.idle}

    def told(self) -> str:
        """What a spectator sees, as text."""
        return json.dumps(self.table.view(None), indent=1, ensure_ascii=False)
