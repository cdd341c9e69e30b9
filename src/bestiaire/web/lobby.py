"""The tables in use: each is in memory once, is played under a lock, and tells everybody who looks on of a change."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from typing import Any

import bestiaire
from bestiaire.core.errors import IllegalMove, NothingToUndo
from bestiaire.core.table import Table
from bestiaire.web.fairness import fingerprint, new_salt
from bestiaire.web.store import (
    MOVE,
    REFUSE,
    REMATCH,
    UNDO,
    Entry,
    Store,
    StoredGame,
    StoredSeat,
    Taken,
    Unavailable,
    Wish,
)
from bestiaire.web.thinking import Thinkers
from bestiaire.web.visitors import clean_name

log = logging.getLogger("bestiaire.web")

ROOMS = 4000
"""How many tables are kept in memory before idle ones are forgotten."""

SHORTEST_PAUSE = 0.25
LONGEST_PAUSE = 10.0
"""So many seconds a computer waits before it tries again what failed: each time twice as long."""


class Refusal(Exception):
    """A request that can't be granted: a status for programs and a word for the sentence a person reads."""

    def __init__(self, status: int, reason: str, detail: str = "", retry: float | None = None) -> None:
        self.status = status
        self.reason = reason
        self.detail = detail
        self.retry = retry
        """After how many seconds it may be granted."""
        super().__init__(f"{status} {reason} {detail}".strip())


class Room:
    """One table and everybody at it."""

    def __init__(self, stored: StoredGame, boot: str) -> None:
        self.stored = stored
        self.boot = boot
        """A word that is another one after each start of the server."""
        self.lock = asyncio.Lock()
        self.changed = asyncio.Event()
        self.watchers = 0
        self.is_gone = False
        """What is on disk went on without this room; nobody must wait here."""
        self.thinking: asyncio.Task[None] | None = None
        self.rendered: dict[tuple[object, ...], str] = {}
        """Parts of pages, alike for all who may see the same; thrown away with the next change."""
        self.table = play_again(stored)
        self.events_before = events_before_last_entries(stored, self.table)
        """How many events there were before the last entries: the rest is news."""

    @property
    def id(self) -> str:
        return self.stored.id

    @property
    def version(self) -> int:
        """Grows with every entry; a move must name the version it answers."""
        return len(self.stored.entries)

    @property
    def tag(self) -> str:
        """Changes whenever anybody's page could change: with every entry, every wish and everybody who sits down; and
        with every start of the server, which may draw the same table in another way."""
        seated = sum(seat.visitor is not None for seat in self.stored.seats)
        return f"{self.version}.{len(self.stored.wishes) + seated}.{self.boot}"

    @property
    def undo_request(self) -> Wish | None:
        """The wish to take back that the others have not answered yet; it is gone when the game goes on."""
        last = self.stored.wishes[-1] if self.stored.wishes else None
        return last if last is not None and last.kind == UNDO and last.version == self.version else None

    @property
    def rematch(self) -> str | None:
        """The table to which the players have gone on."""
        return next((wish.key for wish in self.stored.wishes if wish.kind == REMATCH), None)

    @property
    def is_full(self) -> bool:
        return all(seat.visitor or seat.computer for seat in self.stored.seats)

    @property
    def seed(self) -> int | None:
        seed = self.stored.start.get("seed")
        return None if seed is None else int(seed)

    @property
    def fingerprint(self) -> str | None:
        return None if self.seed is None else fingerprint(self.seed, self.stored.salt)

    @property
    def is_archive(self) -> bool:
        return self.stored.is_archive

    def full_record(self) -> dict[str, Any]:
        """The record, with what is needed to check the shuffle."""
        record = self.table.record()
        if self.fingerprint is not None and self.table.result is not None and not self.is_archive:
            record["fairness"] = {"salt": self.stored.salt, "fingerprint": self.fingerprint}
        return record

    def seats_of(self, visitor: str) -> list[int]:
        return [number for number, seat in enumerate(self.stored.seats) if seat.visitor == visitor]

    def computer_to_move(self) -> str | None:
        """The computer that is asked now, if it is one."""
        if self.table.choice is None:
            return None
        return self.stored.seats[self.table.choice.player].computer

    def tell(self) -> None:
        """Wakes everybody who looks on."""
        self.changed.set()
        self.changed = asyncio.Event()


def play_again(stored: StoredGame) -> Table:
    """The table of a stored game."""
    record = {
        "bestiaire": 1,
        "game": stored.game,
        "version": bestiaire.game(stored.game).version,
        "moves": [],
        **stored.start,
    }
    table = bestiaire.replay(record)
    for entry in stored.entries:
        if entry.kind == UNDO:
            table.undo()
        else:
            table.play(entry.key)
    table.names = [seat.name for seat in stored.seats]
    return table


def events_before_last_entries(stored: StoredGame, table: Table) -> int:
    """Entries made together carry the same time; a move taken back is no news."""
    before = table.fork()
    if stored.entries and stored.entries[-1].kind == MOVE:
        for entry in reversed(stored.entries):
            if entry.at != stored.entries[-1].at or entry.kind != MOVE:
                break
            before.undo()
    elif not stored.entries:
        return 0
    return len(before.events)


class Lobby:
    """All rooms. A room that nobody uses is forgotten and comes back from disk when it is asked for."""

    def __init__(self, store: Store, thinkers: Thinkers) -> None:
        self.store = store
        self.thinkers = thinkers
        self.rooms: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Task[Room | None]] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.boot = secrets.token_hex(4)

    async def wake_computers(self) -> None:
        """After a restart: computers whose turn it is go on thinking."""
        for game_id in await self.store.unfinished_with_computers():
            try:
                await self.room(game_id)
            except Exception:  # one game that can't be played again is no reason to shut the others out
                log.exception("game %s can't be played again", game_id)

    async def room(self, game_id: str) -> Room:
        """The room of a game; Refusal 404 if there is none."""
        if game_id in self.rooms:
            return self.rooms[game_id]
        if game_id not in self.loading:
            self.loading[game_id] = asyncio.create_task(self._load(game_id))
        try:
            room = await asyncio.shield(self.loading[game_id])
        finally:
            self.loading.pop(game_id, None)
        if room is None:
            raise Refusal(404, "no_such_game")
        return room

    async def _load(self, game_id: str) -> Room | None:
        stored = await self.store.game(game_id)
        if stored is None:
            return None
        self._forget_idle_rooms()
        room = self.rooms.setdefault(game_id, Room(stored, self.boot))
        self.think_if_needed(room)
        return room

    def _forget_idle_rooms(self) -> None:
        """Beyond a number of rooms, those at which nobody is go first, the longest unused before the others."""
        if len(self.rooms) < ROOMS:
            return
        for room in sorted(self.rooms.values(), key=lambda room: room.stored.changed)[: ROOMS // 4]:
            is_thinking = room.thinking is not None and not room.thinking.done()
            if not (room.watchers or is_thinking or room.lock.locked()):
                del self.rooms[room.id]

    # -- new games

    async def open_table(
        self,
        game: str,
        seats: list[StoredSeat],
        options: dict[str, Any] | None = None,
        start: dict[str, Any] | None = None,
        entries: list[Entry] | None = None,
        finished: float | None = None,
        follows: tuple[Room, int] | None = None,
        uploader: str | None = None,
    ) -> Room:
        """A new game: from its set-up with a seed of the operating system's, or from a start already known; perhaps
        one that follows another, by the wish of a seat there."""
        info = bestiaire.game(game)
        if start is None:
            table = bestiaire.table(game, players=len(seats), options=options)
            start = {"seed": table.origin.seed, "players": len(seats), "options": table.origin.options}
        now = time.time()
        stored = StoredGame(
            id=secrets.token_urlsafe(9),
            game=info.key,
            start=start,
            salt=new_salt(),
            invitation=secrets.token_urlsafe(18),
            created=now,
            changed=now,
            finished=finished,
            seats=seats,
            entries=entries or [],
            uploader=uploader,
        )
        room = Room(stored, self.boot)
        if follows is None:
            await self.store.add_game(stored)
        else:
            before, seat = follows
            wish = Wish(seat, REMATCH, before.version, stored.id, now)
            await self._wish(before, wish, self.store.add_game(stored, (before.id, len(before.stored.wishes), wish)))
        self.rooms[stored.id] = room
        if not entries:
            await self._play_forced(room)
        self.think_if_needed(room)
        return room

    async def rematch(self, game_id: str, visitor: str) -> Room:
        """The same players once more, seats swapped; everybody at the old table is shown the way."""
        room, mine = await self._seated(game_id, visitor)
        async with room.lock:
            if room.table.result is None:
                raise Refusal(409, "not_over")
            if room.rematch is not None:
                return await self.room(room.rematch)
            seats = [StoredSeat(seat.visitor, seat.computer, seat.name) for seat in room.stored.seats]
            options = room.stored.start.get("options")
            return await self.open_table(room.stored.game, seats[1:] + seats[:1], options, follows=(room, mine[0]))

    async def archive(self, table: Table, visitor: str) -> Room:
        """A record brought from outside by this visitor, kept to be looked at."""
        record = table.record()
        start: dict[str, Any] = {
            name: record[name] for name in ("seed", "players", "options", "position") if name in record
        }
        now = time.time()
        entries = [Entry(0, MOVE, key, now) for key in record["moves"]]
        seats = [StoredSeat(None, None, clean_name(name)) for name in table.names or [""] * table.seats]
        return await self.open_table(
            table.info.key, seats, start=start, entries=entries, finished=now, uploader=visitor
        )

    async def continue_from(self, room: Room, at: int, seats: list[StoredSeat]) -> Room:
        """A new game from a point of one that is over."""
        table = room.table.fork()
        while len(table.moves) > at:
            table.undo()
        if table.choice is None:
            raise Refusal(409, "over")
        return await self.open_table(room.stored.game, seats, start={"position": table.position()})

    async def invited(self, invitation: str) -> Room:
        """The room to which an invitation belongs; Refusal 404 if to none."""
        game_id = await self.store.invited(invitation)
        if game_id is None:
            raise Refusal(404, "no_such_invitation")
        return await self.room(game_id)

    async def sit_down(self, invitation: str, visitor: str, name: str) -> Room:
        """Takes a free seat by invitation; who already sits there just comes back."""
        room = await self.invited(invitation)
        async with room.lock:
            if room.seats_of(visitor):
                return room
            for number, seat in enumerate(room.stored.seats):
                if seat.visitor is None and seat.computer is None:
                    try:
                        await self.store.take_seat(room.id, number, visitor, name)
                    except Taken:
                        continue
                    seat.visitor, seat.name = visitor, name
                    room.table.names[number] = name
                    room.tell()
                    return room
        raise Refusal(409, "no_free_seat")

    # -- moves

    async def _seated(self, game_id: str, visitor: str) -> tuple[Room, list[int]]:
        """The room and the visitor's seats in it; Refusal 403 if there are none."""
        room = await self.room(game_id)
        seats = room.seats_of(visitor)
        if not seats:
            raise Refusal(403, "not_your_game")
        return room, seats

    @asynccontextmanager
    async def at(self, game_id: str, visitor: str, version: int) -> AsyncIterator[tuple[Room, int]]:
        """The room, locked, and the seat of the visitor that is asked: for whoever may move now."""
        room, seats = await self._seated(game_id, visitor)
        async with room.lock:
            if version != room.version:
                raise Refusal(409, "stale")
            if not room.is_full:
                raise Refusal(409, "seat_free")
            if room.table.choice is None:
                raise Refusal(409, "over")
            seat = room.table.choice.player
            if seat not in seats:
                raise Refusal(403, "not_your_move")
            yield room, seat

    async def move(self, game_id: str, visitor: str, version: int, key: str) -> Room:
        """A visitor's move: checked, on disk, then played."""
        async with self.at(game_id, visitor, version) as (room, seat):
            await self._play(room, seat, key)
        self.think_if_needed(room)
        return room

    async def _play(self, room: Room, seat: int, key: str) -> None:
        try:
            room.table.option(key)
        except IllegalMove as error:
            raise Refusal(422, "illegal", str(error)) from None
        after = room.table.fork()
        after.play(key)
        entries = [Entry(seat, MOVE, key, time.time())]
        entries += forced_moves(after, entries[0].at)
        await self._enter(room, entries, after)

    async def _play_forced(self, room: Room) -> None:
        """A question with a single answer is answered by the table itself."""
        after = room.table.fork()
        entries = forced_moves(after, time.time())
        if entries:
            await self._enter(room, entries, after)

    async def _enter(self, room: Room, entries: list[Entry], after: Table) -> None:
        """Entries go to disk; then the table is what it is after them, and everybody is told."""
        finished = entries[-1].at if after.result is not None else None
        try:
            await self.store.add_entries(room.id, room.version, entries, finished)
        except Taken:
            self._abandon(room)
            raise Refusal(409, "stale") from None
        room.stored.entries.extend(entries)
        room.stored.changed = entries[-1].at
        room.stored.finished = finished
        room.events_before = min(len(room.table.events), len(after.events))
        room.table = after
        room.tell()

    async def _wish(self, room: Room, wish: Wish, written: Awaitable[None] | None = None) -> None:
        """A wish goes to disk; then everybody is told."""
        try:
            await (written or self.store.add_wish(room.id, len(room.stored.wishes), wish))
        except Taken:
            self._abandon(room)
            raise Refusal(409, "stale") from None
        room.stored.wishes.append(wish)
        room.tell()

    def _abandon(self, room: Room) -> None:
        """The game went on without this room: whoever is in it goes to the one that comes from disk."""
        self.rooms.pop(room.id, None)
        room.is_gone = True
        room.tell()

    # -- computers

    def think_if_needed(self, room: Room) -> None:
        """Sets a computer thinking if it is asked and not at it yet."""
        if room.computer_to_move() is None or not room.is_full:
            return
        if room.thinking is None or room.thinking.done():
            room.thinking = asyncio.create_task(self._think(room))
            self.tasks.add(room.thinking)
            room.thinking.add_done_callback(self.tasks.discard)

    async def _think(self, room: Room) -> None:
        """Computers think and play until a person is asked. What fails is tried again, more and more patiently: nobody
        else would wake them."""
        thought, key = -1, ""
        pause = SHORTEST_PAUSE
        while (name := room.computer_to_move()) is not None and not room.is_gone:
            try:
                if thought != room.version:
                    thought, key = room.version, await self.thinkers.choose(room.table, name)
                async with room.lock:
                    if thought == room.version and room.table.choice is not None:
                        await self._play(room, room.table.choice.player, key)
                pause = SHORTEST_PAUSE
            except Exception as error:
                if room.is_gone:
                    break
                if not isinstance(error, Unavailable):
                    thought = -1
                trace = None if isinstance(error, Unavailable) else error
                log.error("the computer of %s can't move, and tries again: %s", room.id, error, exc_info=trace)
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)
        if room.is_gone:
            await self.room(room.id)  # where it goes on thinking

    # -- taking back

    async def undo(self, game_id: str, visitor: str, version: int) -> Room:
        """Takes back the visitor's last choice: at once if it is free or only computers mind; else others are asked."""
        room, seats = await self._seated(game_id, visitor)
        async with room.lock:
            if version != room.version:
                raise Refusal(409, "stale")
            if room.table.choice is None:  # seed and cards are open now: whoever went on would know them all
                raise Refusal(409, "no_undo_at_end")
            if room.undo_request is not None:
                raise Refusal(409, "undo_waiting")
            entries = undo_entries(room, seats)
            if entries == 0:
                raise Refusal(409, "nothing_to_undo")
            others = {seat.visitor for seat in room.stored.seats if seat.visitor and seat.visitor != visitor}
            if others and not is_free(room.table, entries, seats):
                await self._wish(room, Wish(seats[0], UNDO, room.version, "", time.time()))
            else:
                await self._take_back(room, seats[0], entries)
        self.think_if_needed(room)
        return room

    async def answer_undo(self, game_id: str, visitor: str, version: int, agreed: bool) -> Room:
        """Another player's answer to a wish to take back."""
        room, seats = await self._seated(game_id, visitor)
        async with room.lock:
            request = room.undo_request
            if version != room.version or request is None:
                raise Refusal(409, "stale")
            if request.seat in seats:
                raise Refusal(403, "not_your_move")
            if agreed:
                asking = room.seats_of(str(room.stored.seats[request.seat].visitor))
                await self._take_back(room, request.seat, undo_entries(room, asking))
            else:
                await self._wish(room, Wish(seats[0], REFUSE, room.version, "", time.time()))
        self.think_if_needed(room)
        return room

    async def _take_back(self, room: Room, seat: int, moves: int) -> None:
        after = room.table.fork()
        for _ in range(moves):
            after.undo()
        now = time.time()
        entries = [Entry(seat, UNDO, "", now) for _ in range(moves)]
        await self._enter(room, entries, after)

    async def close(self) -> None:
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for room in self.rooms.values():
            room.tell()


def forced_moves(table: Table, at: float) -> list[Entry]:
    """Plays on while there is only one answer, and says what was played."""
    entries: list[Entry] = []
    while table.choice is not None and len(table.choice.options) == 1:
        key = table.choice.keys[0]
        entries.append(Entry(table.choice.player, MOVE, key, at))
        table.play(key)
    return entries


def undo_entries(room: Room, seats: list[int]) -> int:
    """How many moves back the visitor's last real choice lies; 0 if there is none."""
    back = room.table.fork()
    moves = 0
    while True:
        try:
            back.undo()
        except NothingToUndo:
            return 0
        moves += 1
        if back.choice is not None and back.choice.player in seats and len(back.choice.options) > 1:
            return moves


def is_free(table: Table, moves: int, seats: list[int]) -> bool:
    """Whether nobody else chose and nobody learned anything in these last moves."""
    back = table.fork()
    for _ in range(moves):
        if not back.undo_is_free:
            return False
        back.undo()
        if back.choice is None or back.choice.player not in seats:
            return False
    return True
