"""A computer at a table: it thinks and plays until a person is asked, or nobody watches."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING

from bestiaire.web.store.database import Unavailable
from bestiaire.web.store.stored import STUCK, Wish
from bestiaire.web.tables import moves, races
from bestiaire.web.tables.commit import enter_wish
from bestiaire.web.tables.room import Room
from bestiaire.web.thinking.fair_queue import Abandoned, Kind
from bestiaire.web.thinking.pacing import pause_after

if TYPE_CHECKING:
    from bestiaire.web.tables.turns import Turns

log = logging.getLogger("bestiaire.web")

SHORTEST_PAUSE = 0.25
LONGEST_PAUSE = 10.0
"""Seconds before a retry: each time twice as many. No wait is longer: there may be nobody left to wait for."""
MOST_FAILURES = 3
"""How often one move is tried; then it is reported, the table says so, and people decide."""


class Computer:
    """Plays the turns of a room that this process has taken. What fails is retried with growing pauses, since nobody
    else would; who can't find a move gives up, but not while it is the database that fails."""

    def __init__(self, turns: Turns, room: Room) -> None:
        self.turns = turns
        self.room = room
        self.version = -1
        """To which the key is the answer; -1 if there is none."""
        self.key = ""
        self.not_before = 0.0
        """When the key may be played (see `pacing`)."""
        self.failed_at: tuple[int, str] | None = None
        """At which version, and which computer, a move was not found."""
        self.failures = 0
        self.pause = SHORTEST_PAUSE

    async def play(self) -> None:
        """Until a person is asked, or nobody watches, or the turn is not this process's any more."""
        while (name := await self._name()) is not None:
            try:
                await self._step(name)
            except Abandoned:
                continue
            except Exception as error:
                if not isinstance(error, Unavailable):
                    self._note_failure(name)
                await self._pause_after(name, error)

    async def _step(self, name: str) -> None:
        """Thinks, waits or plays, whichever comes next."""
        room = self.room
        if self._failures_of(name) >= MOST_FAILURES:
            await self._give_up(name)
            return
        if self.version != room.version:
            self.version, (self.key, self.not_before) = room.version, await self._choose(name)
        wait = max(races.grace_left(room), self.not_before - time.monotonic())  # people may announce first
        if wait > 0:
            await self.turns.idle(room.changes.wait(min(wait, LONGEST_PAUSE)))
            return
        async with room.lock:
            is_asked = self.version == room.version and room.computer_to_move() == name
            if is_asked and room.table.choice is not None:
                await moves.play(self.turns.lobby, room, room.table.choice.player, self.key)
        self.pause = SHORTEST_PAUSE

    async def _name(self) -> str | None:
        """The computer that is asked, if this process is to think for it; where nobody watches, its turn is set
        aside."""
        room = self.room
        name = self._asked()
        while name is not None:
            if room.is_watched:
                return name
            if await self.turns.set_aside(room):
                return None
            if not room.is_watched and not room.is_gone:  # it could not be written
                await self.turns.idle(room.changes.wait(LONGEST_PAUSE))
            name = self._asked()
        return None

    def _asked(self) -> str | None:
        room = self.room
        return None if room.is_gone or room.is_stuck or not self.turns.is_mine(room) else room.computer_to_move()

    async def _choose(self, name: str) -> tuple[str, float]:
        """The key that the computer plays, and when."""
        room, thinkers = self.room, self.turns.lobby.thinkers
        table, version = room.table, room.version
        assert table.choice is not None
        with self.turns.timed(room):
            thought = await thinkers.queue.run(
                Kind.MOVE,
                thinkers.clients.of(room.person),
                lambda: thinkers.choose(table, name),
                lambda: room.is_watched and room.version == version,
            )
            return thought.key, time.monotonic() + pause_after(table.info, table.choice, name, thought)

    # -- failing

    def _failures_of(self, name: str) -> int:
        return self.failures if self.failed_at == (self.room.version, name) else 0

    def _note_failure(self, name: str) -> None:
        self.version = -1
        self.failures = self._failures_of(name) + 1
        self.failed_at = self.room.version, name

    async def _pause_after(self, name: str, error: Exception) -> None:
        """Reports what failed (of the database in a line) and waits before it is tried again."""
        if self.room.is_gone:
            return
        what = "does not try any more" if self._failures_of(name) >= MOST_FAILURES else "tries again"
        trace = None if isinstance(error, Unavailable) else error
        log.error("the computer of %s can't move, and %s: %s", self.room.id, what, error, exc_info=trace)
        await self.turns.idle(asyncio.sleep(self.pause))
        self.pause = min(2 * self.pause, LONGEST_PAUSE)

    async def _give_up(self, name: str) -> None:
        """The table says from now on that this computer can't move."""
        room = self.room
        async with room.lock:
            choice = room.table.choice
            if choice is not None and room.computer_to_move() == name:
                await enter_wish(self.turns.lobby, room, Wish(choice.player, STUCK, room.version, name, time.time()))
                self.turns.stuck += 1
