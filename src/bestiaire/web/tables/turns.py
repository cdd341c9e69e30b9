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

from bestiaire.core.table import Table
from bestiaire.web.store.database import Unavailable
from bestiaire.web.store.processes import BEAT
from bestiaire.web.store.store import Store
from bestiaire.web.store.stored import STUCK, StoredSeat, Wish
from bestiaire.web.tables import moves, races
from bestiaire.web.tables.commit import enter_wish
from bestiaire.web.tables.entries import asked_computer
from bestiaire.web.tables.room import Room
from bestiaire.web.thinking.fair_queue import Kind, Unwanted
from bestiaire.web.thinking.pacing import pause_after

if TYPE_CHECKING:
    from bestiaire.web.tables.lobby import Lobby

log = logging.getLogger("bestiaire.web")

WOKEN = 16
PATIENCE = 30.0
"""After a restart so many computers are woken together; when they have played, or have tried so long, the next ones."""
AHEAD = 2
"""So many turns for each worker a process takes in any case."""
FIRST_OF_PEOPLE = 8
"""Up to so many times as many it takes of people for whom it has none."""
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

    def thinker(self, room: Room) -> str | None:
        """Who takes the turn of a computer that is asked now: this process if it has time or is at it anyway."""
        is_at_it = room.thinking is not None and room.thinking is asyncio.current_task()
        return self.store.database.process if not self.store.is_shared or is_at_it or self.has_time(room) else None

    def has_time(self, room: Room) -> bool:
        """Whether this process takes one more turn: if it has few, few for this address, or none for this person: then
        it stands in a queue in which nobody waits behind somebody who has hundreds."""
        thinkers = self.lobby.thinkers
        most = AHEAD * thinkers.workers
        person, address = thinkers.askers.of(room.person)
        is_first = self.busy < FIRST_OF_PEOPLE * most and not thinkers.queue.moves_of(address, person)
        if self.busy < most or is_first or thinkers.queue.moves_of(address) < AHEAD:
            return True
        oldest = next(iter(self.begun.values()), None)
        return self.latency < QUICK and (oldest is None or time.monotonic() - oldest < QUICK)

    async def _choose(self, room: Room, name: str) -> tuple[str, float]:
        """The key that a computer plays, and when."""
        begun = self.begun[room.id] = time.monotonic()
        thinkers, table, version = self.lobby.thinkers, room.table, room.version
        assert table.choice is not None
        try:
            thought = await thinkers.queue.run(
                Kind.MOVE,
                thinkers.askers.of(room.person),
                lambda: thinkers.choose(table, name),
                lambda: room.is_watched and room.version == version,
            )
            return thought.key, time.monotonic() + pause_after(table.info, table.choice, name, thought)
        finally:
            self.begun.pop(room.id, None)
            self.latency += (time.monotonic() - begun - self.latency) / 8

    def is_mine(self, room: Room) -> bool:
        return not self.store.is_shared or room.stored.thinker == self.store.database.process

    async def offer(self, room: Room) -> None:
        """A computer is asked, and nobody noted it, or nobody watched so far: this process takes the turn if it has
        time; else everybody may."""
        now, thinker = time.time(), self.thinker(room)
        try:
            is_mine = await self.store.turns.offer(room.id, now, thinker)
        except Unavailable as error:
            log.error("the turn in %s can't be offered: %s", room.id, error)
        else:
            room.stored.waiting = now
            if is_mine and thinker is not None:
                room.stored.thinker = thinker
                self.think_if_needed(room)
        self.stirred.set()

    async def _lay_aside(self, room: Room) -> bool:
        """Nobody watches: the turn waits, as if nobody had noted it, until somebody comes; False if somebody has just
        come."""
        async with room.lock:
            if room.is_watched or room.is_gone:
                return False
            try:
                await self.store.turns.set_aside(room.id)
            except Unavailable as error:
                log.error("the turn in %s can't be laid aside yet: %s", room.id, error)
                return False
            room.stored.waiting = room.stored.thinker = None
            return True

    # -- taking turns

    async def wake(self) -> None:
        """After a restart: computers whose turn it is go on thinking, a few games at a time."""
        while True:
            try:
                await self.store.processes.beat()
                ids = await self.store.turns.take(WOKEN)
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
                ids = await self.store.turns.take(free) if free > 0 else []
            except Unavailable as error:
                log.error("no turns can be taken: %s", error)
                await asyncio.sleep(BEAT)
                continue
            for game_id in ids:
                self.busy += 1
                self.lobby.begin_task(self._take_up(game_id))
            if not ids:
                await self.stirred.wait()

    async def _take_up(self, game_id: str) -> None:
        """A room whose computer thinks here from now on."""
        room = self.lobby.rooms.get(game_id)
        try:
            if room is not None and room.computer_to_move() is not None:  # it knows already that it is asked
                room.stored.thinker = self.store.database.process
                room.watched_at = time.monotonic()  # else nobody would have offered it
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
                dead, is_free = await self.store.processes.beat()
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
            if room.stored.waiting is None and room.is_watched:
                self.lobby.begin_task(self.offer(room))
        elif room.thinking is None or room.thinking.done():
            self.busy += 1
            room.thinking = self.lobby.begin_task(self._think(room))

    async def _computer_here(self, room: Room) -> str | None:
        """The computer that is asked, if this process is to think for it; where nobody watches, its turn is laid
        aside."""
        name = self._to_think(room)
        while name is not None:
            if room.is_watched:
                return name
            if await self._lay_aside(room):
                return None
            if not room.is_watched and not room.is_gone:  # it could not be written
                await self._idle(room.changes.wait(LONGEST_PAUSE))
            name = self._to_think(room)
        return None

    async def _play(self, room: Room, name: str, version: int, key: str) -> None:
        """A computer's move, if it is still the answer to what is asked."""
        async with room.lock:
            is_asked = version == room.version and room.computer_to_move() == name
            if is_asked and room.table.choice is not None:
                await moves.play(self.lobby, room, room.table.choice.player, key)

    async def _think(self, room: Room) -> None:
        """Computers think and play until a person is asked, or nobody watches. What fails is tried again, more and more
        patiently: nobody else would wake them. Who can't find a move gives up; while the database fails nobody does."""
        thought, key, moment = -1, "", 0.0
        failures = Failures()
        pause = SHORTEST_PAUSE
        try:
            while (name := await self._computer_here(room)) is not None:
                try:
                    if failures.of(room.version, name) >= MOST_FAILURES:
                        await self._give_up(room, name)
                        continue
                    if thought != room.version:
                        thought, (key, moment) = room.version, await self._choose(room, name)
                    if (
                        wait := max(races.grace_left(room), moment - time.monotonic())
                    ) > 0:  # people may announce first
                        await self._idle(room.changes.wait(wait))
                        continue
                    await self._play(room, name, thought, key)
                    pause = SHORTEST_PAUSE
                except Unwanted:
                    continue
                except Exception as error:
                    if not isinstance(error, Unavailable):
                        thought = -1
                        failures.note(room.version, name)
                    pause = await self._pause_after(room, failures.of(room.version, name), error, pause)
        finally:
            self.busy -= 1
            self.stirred.set()
        if room.is_gone:
            await self.lobby.wake(room.id)  # where it goes on thinking, if it was not removed
        elif room.is_watched:  # somebody has come while it was laid aside
            room.thinking = None
            self.think_if_needed(room)

    async def _pause_after(self, room: Room, failures: int, error: Exception, pause: float) -> float:
        """Reports what failed and waits before it is tried again; says for how long the next time."""
        if room.is_gone:
            return pause
        report_failure(room, failures, error)
        await self._idle(asyncio.sleep(pause))
        return min(2 * pause, LONGEST_PAUSE)

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
