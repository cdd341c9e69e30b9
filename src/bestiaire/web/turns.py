"""Where a computer thinks: each of its turns is a job in the database, and one process at a time has it.

Who enters a move after which a computer is asked takes the turn at once if it has time, in the same transaction; else
it leaves it to whoever has. A process that dies loses its turns to the others, and after a restart whoever comes first
goes on. If two should think about one turn after all, because one was taken for dead, the place in the list of entries
decides: one move is made."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable
from typing import TYPE_CHECKING

import sqlalchemy as sql

from bestiaire.core.table import Table
from bestiaire.web import playing
from bestiaire.web.entering import enter_wish
from bestiaire.web.entries import asked_computer
from bestiaire.web.neighbours import BEAT, Living
from bestiaire.web.pacing import pause_after
from bestiaire.web.rooms import Room
from bestiaire.web.schema import GAMES
from bestiaire.web.store import Store
from bestiaire.web.stored import STUCK, StoredSeat, Wish
from bestiaire.web.writer import Unavailable

if TYPE_CHECKING:
    from bestiaire.web.lobby import Lobby

log = logging.getLogger("bestiaire.web")

WOKEN = 16
PATIENCE = 30.0
"""After a restart so many computers are woken together; when they have played, or have tried so long, the next ones."""
AHEAD = 2
"""So many turns for each worker a process takes in any case."""
QUICK = 0.5
"""As long as its turns take no longer than so many seconds it takes all of its own tables'; elsewhere the games would
have to be played again from disk first."""
SHORTEST_PAUSE = 0.25
LONGEST_PAUSE = 10.0
"""So many seconds a computer waits before it tries again what failed: each time twice as long."""
MOST_FAILURES = 3
"""So often a computer tries one move; then it is reported, the table says so, and people decide."""


class Failures:
    """How often a computer could not find a move."""

    def __init__(self) -> None:
        self.move: tuple[int, str] | None = None
        self.number = 0

    def of(self, version: int, name: str) -> int:
        """How often it was that computer at that version."""
        return self.number if self.move == (version, name) else 0

    def note(self, version: int, name: str) -> None:
        self.move, self.number = (version, name), self.of(version, name) + 1


def report_failure(room: Room, failures: int, error: Exception) -> None:
    """The log has what went wrong, and whether it will be tried again; where it was the database, in a line."""
    what = "does not try any more" if failures >= MOST_FAILURES else "tries again"
    trace = None if isinstance(error, Unavailable) else error
    log.error("the computer of %s can't move, and %s: %s", room.id, what, error, exc_info=trace)


class Turns:
    """The turns of computers that this process has taken."""

    def __init__(self, lobby: Lobby, store: Store) -> None:
        self.lobby = lobby
        self.store = store
        self.living = Living(store)
        self.busy = 0
        """How many turns are being thought about here, or are waiting for a worker."""
        self.begun: dict[str, float] = {}
        """Since when each is thought about, the oldest first."""
        self.latency = 0.0
        """How many seconds a turn took of late, from its being asked for until it was found."""
        self.stirred = asyncio.Event()
        self.stuck = 0
        """How many computers have given up here."""

    # -- whose turn it is

    def waiting(self, table: Table, seats: list[StoredSeat]) -> float | None:
        """Since when a computer is asked at this table: now, or None if none is."""
        return time.time() if asked_computer(table, seats) is not None else None

    def thinker(self, room: Room | None = None) -> str | None:
        """Who takes the turn of a computer that is asked now: this process if it has time or is at it anyway."""
        is_at_it = room is not None and room.thinking is asyncio.current_task()
        return self.store.process if not self.store.is_shared or is_at_it or self.has_time() else None

    def has_time(self) -> bool:
        if self.busy < AHEAD * self.lobby.thinkers.workers:
            return True
        oldest = next(iter(self.begun.values()), None)
        return self.latency < QUICK and (oldest is None or time.monotonic() - oldest < QUICK)

    async def _choose(self, room: Room, name: str) -> tuple[str, float]:
        """The key that a computer plays, and when."""
        begun = self.begun[room.id] = time.monotonic()
        table = room.table
        assert table.choice is not None
        try:
            thought = await self.lobby.thinkers.choose(table, name)
            return thought.key, time.monotonic() + pause_after(table.info, table.choice, name, thought)
        finally:
            self.begun.pop(room.id, None)
            self.latency += (time.monotonic() - begun - self.latency) / 8

    def is_mine(self, room: Room) -> bool:
        return not self.store.is_shared or room.stored.thinker == self.store.process

    async def offer(self, room: Room) -> None:
        """A computer is asked, and nobody noted it: now everybody may take the turn."""
        noted = GAMES.update().where(GAMES.c.id == room.id, GAMES.c.waiting.is_(None)).values(waiting=time.time())
        try:
            await self.store.do(lambda connection: connection.execute(noted).rowcount, note="turn")
        except Unavailable as error:
            log.error("the turn in %s can't be offered: %s", room.id, error)
        self.stirred.set()

    # -- taking turns

    async def wake(self) -> None:
        """After a restart: computers whose turn it is go on thinking, a few games at a time."""
        while True:
            try:
                await self.living.beat()
                ids = await self._take(WOKEN)
            except Unavailable as error:
                log.error("the computers can't be woken yet: %s", error)
                await asyncio.sleep(LONGEST_PAUSE)
                continue
            if not ids:
                return
            woken = [await self.lobby.wake(game_id) for game_id in ids]
            thinking = [room.thinking for room in woken if room is not None and room.thinking is not None]
            if thinking:
                await asyncio.wait(thinking, timeout=PATIENCE)

    async def work(self) -> None:
        """Takes turns whenever there is time for them, for ever."""
        while True:
            self.stirred.clear()
            free = AHEAD * self.lobby.thinkers.workers - self.busy
            try:
                ids = await self._take(free) if free > 0 else []
            except Unavailable as error:
                log.error("no turns can be taken: %s", error)
                await asyncio.sleep(BEAT)
                continue
            for game_id in ids:
                self.busy += 1
                self.lobby.begin_task(self._take_up(game_id))
            if not ids:
                await self.stirred.wait()

    async def _take(self, most: int) -> list[str]:
        """Takes turns that nobody has, those that wait longest first; of which games."""
        free = sql.select(GAMES.c.id).where(GAMES.c.waiting.is_not(None), GAMES.c.thinker.is_(None))
        free = free.order_by(GAMES.c.waiting).limit(most).with_for_update(skip_locked=True)

        def job(connection: sql.Connection) -> list[str]:
            ids = list(connection.execute(free).scalars())
            if ids:
                connection.execute(GAMES.update().where(GAMES.c.id.in_(ids)).values(thinker=self.store.process))
            return ids

        return await self.store.do(job)

    async def _take_up(self, game_id: str) -> None:
        """A room whose computer thinks here from now on."""
        room = self.lobby.rooms.get(game_id)
        try:
            if room is not None and room.computer_to_move() is not None:  # it knows already that it is asked
                room.stored.thinker = self.store.process
                self.think_if_needed(room)
            else:
                await self.lobby.wake(game_id)
        finally:
            self.busy -= 1
            self.stirred.set()

    async def beat(self) -> None:
        """Says that this process lives, for ever; what dead ones held is free."""
        while True:
            await asyncio.sleep(BEAT)
            try:
                dead, is_free = await self.living.beat()
            except Unavailable:
                continue
            if is_free:
                self.stirred.set()
            if dead:
                self.lobby.bury(dead)

    # -- thinking

    def think_if_needed(self, room: Room) -> None:
        """Sets a computer thinking if it is asked and not at it yet, and its turn is this process's."""
        if room.computer_to_move() is None or not room.is_full or room.is_stuck:
            return
        if not self.is_mine(room):
            if room.stored.waiting is None:
                self.lobby.begin_task(self.offer(room))
        elif room.thinking is None or room.thinking.done():
            self.busy += 1
            room.thinking = self.lobby.begin_task(self._think(room))

    async def _think(self, room: Room) -> None:
        """Computers think and play until a person is asked. What fails is tried again, more and more patiently: nobody
        else would wake them. Who can't find a move gives up; while the database fails nobody does."""
        thought, key, moment = -1, "", 0.0
        failures = Failures()
        pause = SHORTEST_PAUSE
        try:
            while (name := self._to_think(room)) is not None:
                try:
                    if failures.of(room.version, name) >= MOST_FAILURES:
                        await self._give_up(room, name)
                        continue
                    if thought != room.version:
                        thought, (key, moment) = room.version, await self._choose(room, name)
                    if (wait := max(room.grace_left(), moment - time.monotonic())) > 0:  # people may announce first
                        await self._idle(room.next_change(wait))
                        continue
                    async with room.lock:
                        is_asked = thought == room.version and room.computer_to_move() == name
                        if is_asked and room.table.choice is not None:
                            await playing.play(self.lobby, room, room.table.choice.player, key)
                    pause = SHORTEST_PAUSE
                except Exception as error:
                    if room.is_gone:
                        break
                    if not isinstance(error, Unavailable):
                        thought = -1
                        failures.note(room.version, name)
                    report_failure(room, failures.of(room.version, name), error)
                    await self._idle(asyncio.sleep(pause))
                    pause = min(2 * pause, LONGEST_PAUSE)
        finally:
            self.busy -= 1
            self.stirred.set()
        if room.is_gone:
            await self.lobby.wake(room.id)  # where it goes on thinking, if it was not removed

    def _to_think(self, room: Room) -> str | None:
        """The computer that is to move in a room, if this process thinks for it."""
        return None if room.is_gone or room.is_stuck or not self.is_mine(room) else room.computer_to_move()

    async def _give_up(self, room: Room, name: str) -> None:
        """The table says from now on that this computer can't move."""
        async with room.lock:
            choice = room.table.choice
            if choice is not None and room.computer_to_move() == name:
                wish = Wish(choice.player, STUCK, room.version, name, time.time())
                await enter_wish(self.lobby, room, wish)
                self.stuck += 1

    async def _idle(self, waiting: Awaitable[None]) -> None:
        """Waits for something, while others may be thought about."""
        self.busy -= 1
        self.stirred.set()
        try:
            await waiting
        finally:
            self.busy += 1
