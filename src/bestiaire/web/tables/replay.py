"""A game that is over, to leaf through: worked out once, so that no page of it takes long."""

from __future__ import annotations

from bisect import bisect_right
from typing import Any, NamedTuple

import bestiaire
from bestiaire.core.check import Reader
from bestiaire.core.errors import BadRecord
from bestiaire.core.record import play_recorded
from bestiaire.core.table import RESEED, Table

APART = 20
"""The least number of moves between two tables that are kept."""


class Turn(NamedTuple):
    """Where a turn begins, and whose it is."""

    at: int
    """After how many moves."""
    seat: int


class Replay:
    """The table after any number of moves, where turns began, who made each move, and the record.

    It plays the whole game again, which takes a while if it is long: made in a thread, and kept with its room."""

    def __init__(self, table: Table) -> None:
        self.record: dict[str, Any] = table.record()
        notes, self._steps = steps_of(self.record["moves"])
        self.moves: list[str] = [keys[0] for keys in self._steps]
        self.turns: list[Turn] = []
        self.movers: list[int | None] = []
        """Who was asked before each move."""
        origin = {name: value for name, value in self.record.items() if name not in ("digests", "result")}
        running = bestiaire.replay({**origin, "moves": notes})
        self._kept = [(0, running.fork())]
        heard = running.listen()
        read = 0
        for number, keys in enumerate([*self._steps, []]):
            begun = (event.public for event in heard[read:] if event.kind == "turn")
            self.turns += [Turn(number, told["seat"]) for told in begun if "seat" in told]
            read = len(heard)
            if running.is_at_stage_start and number - self._kept[-1][0] >= APART:
                self._kept.append((number, running.fork()))
            if keys:
                self.movers.append(None if running.choice is None else running.choice.player)
            play_step(running, keys)
        _ = running.events  # worked out here, and shared by every table that comes from this one

    def at(self, number: int) -> Table:
        """The table after so many moves."""
        before, kept = self._kept[bisect_right(self._kept, number, key=lambda point: point[0]) - 1]
        table = kept.fork()
        for keys in self._steps[before:number]:
            play_step(table, keys)
        return table


def steps_of(moves: list[str]) -> tuple[list[str], list[list[str]]]:
    """The notes at the start, and the moves one by one, each with the notes behind it: that the table was given other
    chance is no step."""
    steps: list[list[str]] = [[]]
    for key in moves:
        if key.startswith(f"{RESEED}:"):
            steps[-1].append(key)
        else:
            steps.append([key])
    return steps[0], steps[1:]


def play_step(table: Table, keys: list[str]) -> None:
    for key in keys:
        play_recorded(table, Reader(key, "moves", BadRecord))
