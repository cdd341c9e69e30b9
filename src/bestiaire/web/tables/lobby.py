"""The tables in use: each is in memory once, is played under a lock, and tells everybody who looks on of a change."""

from __future__ import annotations

import asyncio
import contextlib
import json
import secrets
import time
from collections import OrderedDict
from collections.abc import Coroutine
from typing import Any
from weakref import WeakValueDictionary

from bestiaire.web.clock import Clock
from bestiaire.web.credentials import SIGNED_OUT, Credentials
from bestiaire.web.refusals import Refusal
from bestiaire.web.store.broken import BrokenRow
from bestiaire.web.store.database import Unavailable
from bestiaire.web.store.listen import EVERYTHING, listen
from bestiaire.web.store.notify import GameUpdate
from bestiaire.web.store.store import Store
from bestiaire.web.store.stored import StoredGame
from bestiaire.web.tables.entries import play_again
from bestiaire.web.tables.replay import Replay
from bestiaire.web.tables.room import Room
from bestiaire.web.tables.turns import Turns
from bestiaire.web.thinking.thinkers import Thinkers

ROOMS = 4000
"""How many rooms are kept in memory that nobody holds."""
IDLE = 600.0
"""Seconds after which such a room is forgotten."""
SWEEP = 60.0
PAUSE = 1.0
"""Seconds before a retry to load a game."""


class Lobby:
    """All rooms. One that nobody has used for a while is forgotten, and comes back from disk when it is asked for."""

    def __init__(self, store: Store, thinkers: Thinkers, clock: Clock, credentials: Credentials) -> None:
        self.store = store
        self.clock = clock
        self.credentials = credentials
        self.thinkers = thinkers
        self.rooms: WeakValueDictionary[str, Room] = WeakValueDictionary()
        """Every room that is in use: whoever holds one, a stream or a computer that thinks, holds the only one."""
        self.kept: OrderedDict[str, Room] = OrderedDict()
        """The rooms that stay though nobody holds them, the longest unused first."""
        self.loading: dict[str, asyncio.Task[Room | None]] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.boot = secrets.token_hex(4)
        self.turns = Turns(self, store)

    def begin(self) -> None:
        """What goes on by itself: computers wake, rooms are forgotten, other processes are heard."""
        self.waking = self.begin_task(self.turns.wake())
        self.begin_task(self._sweep())
        if self.store.is_shared:
            self.begin_task(listen(self.store.database, self.receive))
            self.begin_task(self.turns.beat())
            self.begin_task(self.turns.work())

    def begin_task(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    async def wake(self, game_id: str) -> Room | None:
        """A room in which a computer goes on thinking; it is kept no longer than that, unless somebody comes."""
        is_new = game_id not in self.rooms
        while True:
            try:
                room = await self.current(game_id)
                break
            except Refusal:  # one game that can't be played again is no reason to leave the others
                return None
            except Unavailable:
                await asyncio.sleep(PAUSE)
        if is_new:
            self.kept.pop(game_id, None)
        return room

    # -- other processes

    def receive(self, process: str, note: str) -> None:
        """A note of another process: a game that is in memory here goes on here, too."""
        what, _, about = note.partition(" ")
        if what == SIGNED_OUT:
            self.credentials.receive(about)
            return
        if what in ("turn", "offered", EVERYTHING):
            self.turns.may_have_time.set()
        if what == EVERYTHING:
            self.begin_task(self.credentials.catch_up())
            for room in list(self.rooms.values()):
                self.begin_task(self.catch_up(room))
                self.store.database.notify(f"who {room.id}")
            return
        game_id, _, rest = about.partition(" ")
        found = self.rooms.get(game_id)
        if found is None:
            if game_id in self.loading:  # it may have been read a moment too early
                self.begin_task(self._catch_up_loading(game_id))
        elif what in ("came", "left"):
            found.presence.receive(process, what, int(rest))
        elif what == "who":
            found.presence.report()
        elif what in ("moved", "offered"):
            self.begin_task(self._follow(found, GameUpdate(*json.loads(rest))))
        else:
            self.begin_task(self.catch_up(found))

    async def _follow(self, room: Room, update: GameUpdate) -> None:
        """A room goes on with what was entered elsewhere; if something before it was missed, it is looked up."""
        async with room.lock:
            stored = update.after(room.stored)
            is_known = update.number < room.version
            if stored is not None and not self._can_follow(room, stored):
                self.abandon(room)
        if stored is not None:
            self.think_if_needed(room)
        elif not is_known:
            await self.catch_up(room)

    async def _catch_up_loading(self, game_id: str) -> None:
        with contextlib.suppress(Refusal, Unavailable):
            await self.catch_up(await self.room(game_id))

    async def catch_up(self, room: Room) -> None:
        """The room comes to be as its game is on disk, as soon as that can be read: people look at it."""
        while not room.is_gone:
            try:
                await self.look_up(room)
                return
            except Unavailable:
                await asyncio.sleep(PAUSE)

    async def look_up(self, room: Room) -> None:
        """Reads a game again; whoever asks for it at the same time shares it."""
        is_first = not room.is_stale
        room.is_stale = True
        async with room.lock:
            if not is_first or room.is_gone:
                return
            room.is_stale = False
            try:
                stored = await self.store.games.load(room.id)
            except BrokenRow as error:
                self.store.broken.report(room.id, error)
                stored = None
            if stored is None or not self._can_follow(room, stored):
                self.abandon(room)
        self.think_if_needed(room)

    def _can_follow(self, room: Room, stored: StoredGame) -> bool:
        """Goes on as the game is on disk; False if the room can't."""
        try:
            return room.follow(stored)
        except Exception as error:  # what was entered elsewhere can't be played: whatever the rules say of it
            self.store.broken.report(room.id, error)
            return False

    async def current(self, game_id: str) -> Room:
        """The room of a game as it is now, even if it went on at another process a moment ago."""
        is_new = game_id not in self.rooms
        room = await self.room(game_id)
        if self.store.is_shared and not is_new:
            await self.look_up(room)
        return room

    def forget_processes(self, processes: set[str]) -> None:
        """Other processes have died, and with them the pages that were open there."""
        for room in list(self.rooms.values()):
            for process in processes:
                room.presence.forget_process(process)

    # -- rooms in memory

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            self.forget_idle(time.monotonic() - IDLE)

    def forget_idle(self, before: float) -> None:
        """Rooms that nobody has asked for since then, and those above the number, are no longer kept. Whoever is in one
        of them still has it."""
        while self.kept and (len(self.kept) > ROOMS or next(iter(self.kept.values())).used < before):
            self.kept.popitem(last=False)

    def keep(self, room: Room) -> Room:
        room.used = room.watched_at = time.monotonic()
        self.kept[room.id] = room
        self.kept.move_to_end(room.id)
        return room

    async def room(self, game_id: str) -> Room:
        """The room of a game; Refusal 404 if there is none, 410 if it can't be played again."""
        known = self.rooms.get(game_id)
        if known is not None:
            self.keep(known)
            self.think_if_needed(known)  # it may have waited for somebody to watch
            return known
        if game_id not in self.loading:
            self.loading[game_id] = asyncio.create_task(self._load(game_id))
            self.loading[game_id].add_done_callback(lambda _: self.loading.pop(game_id))
        room = await asyncio.shield(self.loading[game_id])
        if room is None:
            raise Refusal(404, "no_such_game")
        return self.keep(room)

    async def _load(self, game_id: str) -> Room | None:
        """A room from disk. The game is played again in a thread: it may be long, and the others play meanwhile."""
        try:
            stored = await self.store.games.load(game_id)
            if stored is None:
                return None
            loaded = await asyncio.to_thread(lambda: Room(stored, self.boot, play_again(stored), self.clock))
        except Unavailable:
            raise
        except Exception as error:
            self.store.broken.report(game_id, error)
            raise Refusal(410, "broken_game") from None
        room = self.rooms.setdefault(game_id, loaded)
        self._connect(room)
        room.presence.check_everybody()
        self.forget_idle(0.0)
        self.think_if_needed(room)
        return room

    def _connect(self, room: Room) -> None:
        """Other processes are notified of presence in this room, and asked for theirs."""
        room.presence.notify = self.store.database.notify
        self.store.database.notify(f"who {room.id}")

    async def replay(self, room: Room) -> Replay:
        """What leafing through a game needs; the first time it is worked out in a thread, while the others play."""
        async with room.lock:
            if room.replay is None:
                room.replay = await asyncio.to_thread(Replay, room.table)
            return room.replay

    async def remove(self, game_id: str, visitor: str) -> None:
        """A game of which nobody else has a part is gone for good."""
        room = await self.room(game_id)
        async with room.lock:
            if not room.seats.are_all_of(visitor):
                raise Refusal(403, "not_yours_alone")
            await self.store.games.remove(game_id)
            self.abandon(room)

    def abandon(self, room: Room) -> None:
        """The game went on without this room: whoever is in it goes to the one that comes from disk."""
        self.rooms.pop(room.id, None)
        self.kept.pop(room.id, None)
        room.is_gone = True
        room.changes.announce()

    def think_if_needed(self, room: Room) -> None:
        """Sets a computer thinking if it is asked and not at it yet."""
        self.turns.think_if_needed(room)

    async def close(self) -> None:
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        with contextlib.suppress(Unavailable):
            await self.store.processes.leave()
        for room in list(self.rooms.values()):
            room.changes.announce()
