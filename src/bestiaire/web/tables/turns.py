"""Which process thinks for a computer: each of its turns is a job in the database, and one process at a time has it.

The process that enters a move after which a computer is asked takes the turn in the same transaction, if it has time;
else any process may. A process that dies loses its turns to the others, and after a restart whoever comes first goes
on. If two should think about one turn after all, because one was wrongly taken for dead, the place in the list of
entries decides the race: one move is made."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Iterator
from typing import TYPE_CHECKING

from bestiaire.core.table import Table
from bestiaire.web.store.database import Unavailable
from bestiaire.web.store.processes import BEAT
from bestiaire.web.store.store import Store
from bestiaire.web.store.stored import StoredSeat
from bestiaire.web.tables.computer import Computer
from bestiaire.web.tables.entries import asked_computer
from bestiaire.web.tables.room import Room

if TYPE_CHECKING:
    from bestiaire.web.tables.lobby import Lobby

log = logging.getLogger("bestiaire.web")

WOKEN = 16
"""How many computers are woken together after a restart."""
PATIENCE = 30.0
"""Seconds after which the next ones are, though these are not done."""
AHEAD = 2
"""Turns per worker that a process takes in any case."""
FIRST_OF_PEOPLE = 8
"""How many times as many it takes at most of people for whom it has none."""
QUICK = 0.5
"""While its turns take no longer than so many seconds, a process takes all turns of its own tables: another one would
have to replay the game from disk first."""
RETRY = 10.0
"""Seconds before the database is asked again for turns after a restart."""


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
        self.may_have_time = asyncio.Event()
        """Set when there may be a free turn, and time for it."""
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
        person, address = thinkers.clients.of(room.person)
        is_first = self.busy < FIRST_OF_PEOPLE * most and not thinkers.queue.moves_of(address, person)
        if self.busy < most or is_first or thinkers.queue.moves_of(address) < AHEAD:
            return True
        oldest = next(iter(self.begun.values()), None)
        return self.latency < QUICK and (oldest is None or time.monotonic() - oldest < QUICK)

    @contextlib.contextmanager
    def timed(self, room: Room) -> Iterator[None]:
        """While a turn is thought about."""
        begun = self.begun[room.id] = time.monotonic()
        try:
            yield
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
        self.may_have_time.set()

    async def set_aside(self, room: Room) -> bool:
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
                await asyncio.sleep(RETRY)
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
            self.may_have_time.clear()
            free = AHEAD * self.lobby.thinkers.workers - self.busy
            try:
                ids = await self.store.turns.take(free) if free > 0 else []
            except Unavailable as error:
                log.error("no turns can be taken: %s", error)
                await asyncio.sleep(BEAT)
                continue
            for game_id in ids:
                self.busy += 1
                self.lobby.begin_task(self._begin_turn(game_id))
            if not ids:
                await self.may_have_time.wait()

    async def _begin_turn(self, game_id: str) -> None:
        """Thinks for the computer of a game whose turn was taken."""
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
            self.may_have_time.set()

    async def beat(self) -> None:
        """Says that this process lives, for ever; what dead ones held is free."""
        while True:
            await asyncio.sleep(BEAT)
            try:
                dead, is_free = await self.store.processes.beat()
            except Unavailable:
                continue
            if is_free:
                self.may_have_time.set()
            if dead:
                self.lobby.forget_processes(dead)

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

    async def _think(self, room: Room) -> None:
        try:
            await Computer(self, room).play()
        finally:
            self.busy -= 1
            self.may_have_time.set()
        if room.is_gone:
            await self.lobby.wake(room.id)  # where it goes on thinking, if it was not removed
        elif room.is_watched:  # somebody has come while it was set aside
            room.thinking = None
            self.think_if_needed(room)

    async def idle(self, waiting: Awaitable[None]) -> None:
        """Waits for something, while others may be thought about."""
        self.busy -= 1
        self.may_have_time.set()
        try:
            await waiting
        finally:
            self.busy += 1
