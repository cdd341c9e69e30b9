"""The tables in use: each is in memory once, is played under a lock, and tells everybody who looks on of a change."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Coroutine
from contextlib import asynccontextmanager
from typing import Any
from weakref import WeakValueDictionary

import bestiaire
from bestiaire.core.errors import BadInput, IllegalMove, must_be, within
from bestiaire.core.table import Table
from bestiaire.web import limits
from bestiaire.web.answers import Answer, key_of
from bestiaire.web.claims import claimants, decline_of
from bestiaire.web.fairness import new_salt
from bestiaire.web.neighbours import EVERYTHING, listen
from bestiaire.web.replays import Replay
from bestiaire.web.rooms import Refusal, Room, as_last_chosen, forced_moves, is_free, play_again, start_of
from bestiaire.web.store import (
    AGREE,
    MOVE,
    PASS,
    REFUSE,
    REMATCH,
    UNDO,
    WITHDRAW,
    Entry,
    GoingOn,
    Store,
    StoredGame,
    StoredSeat,
    Taken,
    Unavailable,
    Wish,
)
from bestiaire.web.thinking import Thinkers
from bestiaire.web.turns import Turns
from bestiaire.web.visitors import clean_name

log = logging.getLogger("bestiaire.web")

ROOMS = 4000
IDLE = 600.0
"""How many rooms are kept in memory, and for how many seconds one that nobody asks for."""
SWEEP = 60.0
RACES = 3
"""So often a claim is tried that other processes were faster than, as long as it can still be made."""
PAUSE = 1.0
"""So many seconds pass before a game is looked up again that could not be."""


class Lobby:
    """All rooms. One that nobody has used for a while is forgotten, and comes back from disk when it is asked for."""

    def __init__(self, store: Store, thinkers: Thinkers) -> None:
        self.store = store
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
            self.begin_task(listen(self.store, self.hear))
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

    def hear(self, process: str, note: str) -> None:
        """What another process says of a game: if it is in memory here it goes on here, too."""
        what, _, about = note.partition(" ")
        if what in ("turn", "offered", EVERYTHING):
            self.turns.stirred.set()
        if what == EVERYTHING:
            for room in list(self.rooms.values()):
                self.begin_task(self.catch_up(room))
                self.store.tell(f"who {room.id}")
            return
        game_id, _, rest = about.partition(" ")
        found = self.rooms.get(game_id)
        if found is None:
            if game_id in self.loading:  # it may have been read a moment too early
                self.begin_task(self._catch_up_loading(game_id))
        elif what in ("came", "left"):
            found.hear(process, what, int(rest))
        elif what == "who":
            found.answer_who()
        elif what in ("moved", "offered"):
            self.begin_task(self._follow(found, GoingOn(*json.loads(rest))))
        else:
            self.begin_task(self.catch_up(found))

    async def _follow(self, room: Room, going_on: GoingOn) -> None:
        """A room goes on with what was entered elsewhere; if something before it was missed, it is looked up."""
        async with room.lock:
            stored = going_on.after(room.stored)
            is_known = going_on.number < room.version
            if stored is not None:
                room.follow(stored)
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
                await self._look_up(room)
                return
            except Unavailable:
                await asyncio.sleep(PAUSE)

    async def _look_up(self, room: Room) -> None:
        """Reads a game again; whoever asks for it at the same time shares it."""
        is_first = not room.is_behind
        room.is_behind = True
        async with room.lock:
            if not is_first or room.is_gone:
                return
            room.is_behind = False
            stored = await self.store.game(room.id)
            if stored is None or not room.follow(stored):
                self.abandon(room)
        self.think_if_needed(room)

    async def current(self, game_id: str) -> Room:
        """The room of a game as it is now, even if it went on at another process a moment ago."""
        is_new = game_id not in self.rooms
        room = await self.room(game_id)
        if self.store.is_shared and not is_new:
            await self._look_up(room)
        return room

    def bury(self, processes: set[str]) -> None:
        """Other processes have died, and with them the pages that were open there."""
        for room in list(self.rooms.values()):
            for process in processes:
                room.bury(process)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            self.forget_idle(time.monotonic() - IDLE)

    def forget_idle(self, before: float) -> None:
        """Rooms that nobody has asked for since then, and those above the number, are no longer kept. Whoever is in one
        of them still has it."""
        while self.kept and (len(self.kept) > ROOMS or next(iter(self.kept.values())).used < before):
            self.kept.popitem(last=False)

    def _keep(self, room: Room) -> Room:
        room.used = time.monotonic()
        self.kept[room.id] = room
        self.kept.move_to_end(room.id)
        return room

    async def room(self, game_id: str) -> Room:
        """The room of a game; Refusal 404 if there is none, 410 if it can't be played again."""
        known = self.rooms.get(game_id)
        if known is not None:
            return self._keep(known)
        if game_id not in self.loading:
            self.loading[game_id] = asyncio.create_task(self._load(game_id))
            self.loading[game_id].add_done_callback(lambda _: self.loading.pop(game_id))
        room = await asyncio.shield(self.loading[game_id])
        if room is None:
            raise Refusal(404, "no_such_game")
        return self._keep(room)

    async def _load(self, game_id: str) -> Room | None:
        """A room from disk. The game is played again in a thread: it may be long, and the others play meanwhile."""
        stored = await self.store.game(game_id)
        if stored is None:
            return None
        try:
            loaded = await asyncio.to_thread(lambda: Room(stored, self.boot, play_again(stored)))
        except Exception:
            log.exception("game %s can't be played again", game_id)
            raise Refusal(410, "broken_game") from None
        room = self.rooms.setdefault(game_id, loaded)
        self._connect(room)
        room.look_around()
        self.forget_idle(0.0)
        self.think_if_needed(room)
        return room

    def _connect(self, room: Room) -> None:
        """Other processes hear of those who come to this room, and say who is there."""
        room.say = self.store.tell
        self.store.tell(f"who {room.id}")

    # -- new games

    async def open_table(
        self,
        table: Table,
        seats: list[StoredSeat],
        start: dict[str, Any] | None = None,
        entries: list[Entry] | None = None,
        finished: float | None = None,
        uploader: str | None = None,
        follows: tuple[Room, int] | None = None,
        is_private: bool = False,
    ) -> Room:
        """A new game on this table: one that begins, or one with its start and its entries. It may follow another one,
        by the wish of a seat there."""
        now = time.time()
        if start is None:
            start = start_of(table)
        if entries is None:  # a question with a single answer is answered by the table itself
            entries = forced_moves(table, now)
        table.names = [seat.name for seat in seats]
        stored = StoredGame(
            id=secrets.token_urlsafe(9),
            game=table.info.key,
            start=start,
            salt=new_salt(),
            invitation=secrets.token_urlsafe(18),
            created=now,
            changed=now,
            finished=finished,
            seats=seats,
            entries=entries,
            uploader=uploader or next((seat.visitor for seat in seats if seat.visitor), None),
            asked=None if table.choice is None else table.choice.player,
            is_private=is_private,
            waiting=self.turns.waiting(table, seats),
        )
        stored.thinker = None if stored.waiting is None else self.turns.thinker()
        room = Room(stored, self.boot, table)
        room.say = self.store.tell
        if follows is None:
            await self.store.add_game(stored)
        else:
            before, seat = follows
            wish = Wish(seat, REMATCH, before.version, stored.id, now)
            number = len(before.stored.wishes)
            await self.enter_wish(before, wish, self.store.add_game(stored, (before.id, number, wish)))
        self.rooms[stored.id] = room
        self.think_if_needed(room)
        return self._keep(room)

    async def rematch(self, game_id: str, visitor: str) -> Room:
        """The same players once more, each a seat further; everybody at the old table is shown the way."""
        room = await self.room(game_id)
        mine = room.seats_of(visitor)
        if not mine:
            raise Refusal(403, "not_your_game")
        async with room.lock:
            if room.table.result is None:
                raise Refusal(409, "not_over")
            if room.rematch is not None:
                return await self.room(room.rematch)
            seats = [StoredSeat(seat.visitor, seat.computer, seat.name) for seat in room.stored.seats]
            options = room.table.origin.options
            table = bestiaire.table(room.stored.game, players=len(seats), options=options)
            is_private = bool(room.stored.is_private)
            return await self.open_table(
                table, seats[1:] + seats[:1], uploader=visitor, follows=(room, mine[0]), is_private=is_private
            )

    async def archive(self, table: Table, visitor: str) -> Room:
        """A record brought from outside by this visitor, kept to be looked at."""
        now = time.time()
        start = start_of(table) if table.origin.seed is not None else {"position": table.first_position}
        entries = [Entry(0, MOVE, key, now) for key in table.moves]
        seats = [StoredSeat(None, None, clean_name(name)) for name in table.names or [""] * table.seats]
        return await self.open_table(table, seats, start, entries, now, visitor)

    async def continue_from(self, room: Room, at: int, seats: list[StoredSeat]) -> Room:
        """A new game from a point of one that is over."""
        replay = await self.replay(room)
        if at > len(replay.moves):
            raise BadInput("at", must_be(within(0, len(replay.moves)), at))
        table = replay.at(at)
        if table.choice is None:
            raise Refusal(409, "over")
        return await self.open_table(bestiaire.table(room.stored.game, position=table.position()), seats)

    async def replay(self, room: Room) -> Replay:
        """What leafing through a game needs; the first time it is worked out in a thread, while the others play."""
        async with room.lock:
            if room.replay is None:
                room.replay = await asyncio.to_thread(Replay, room.table)
            return room.replay

    async def invited(self, invitation: str) -> Room:
        """The room to which an invitation belongs; Refusal 404 if to none."""
        game_id = await self.store.invited(invitation)
        if game_id is None:
            raise Refusal(404, "no_such_invitation")
        room = await self.current(game_id)
        if room.is_archive:
            raise Refusal(404, "no_such_invitation")
        return room

    async def sit_down(self, invitation: str, visitor: str, name: str) -> Room:
        """Takes a free seat by invitation; who already sits there just comes back."""
        room = await self.invited(invitation)
        async with room.lock:
            if room.seats_of(visitor):
                return room
            for number, seat in enumerate(room.stored.seats):
                if seat.visitor is None and seat.computer is None:
                    try:
                        await self.written(room, self.store.take_seat(room.id, number, visitor, name))
                    except Taken:
                        self.abandon(room)
                        raise Refusal(409, "stale") from None
                    seat.visitor, seat.name = visitor, name
                    room.table.names[number] = name
                    room.full_since = time.time()
                    room.tell()
                    return room
        raise Refusal(409, "no_free_seat")

    # -- moves

    async def _seated(self, game_id: str, visitor: str, version: int = 0) -> tuple[Room, list[int]]:
        """The room and the seats where the visitor plays; Refusal 403 if there are none. Who saw a later version than
        this process knows saw it at another one."""
        room = await self.room(game_id)
        seats = room.played_by(visitor)
        if self.store.is_shared and (version > room.version or not seats):
            await self._look_up(room)
            seats = room.played_by(visitor)
        if not seats:
            raise Refusal(403, "you_left" if room.seats_of(visitor) else "not_your_game")
        return room, seats

    @asynccontextmanager
    async def at(self, game_id: str, visitor: str, version: int) -> AsyncIterator[tuple[Room, int]]:
        """The room, locked, and the seat of the visitor that is asked: for whoever may move now."""
        room, seats = await self._seated(game_id, visitor, version)
        async with room.lock:
            if version != room.version:
                raise Refusal(409, "too_late" if room.lost_race(seats, version) else "stale")
            if not room.is_full:
                raise Refusal(409, "seat_free")
            if room.table.choice is None:
                raise Refusal(409, "over")
            seat = room.table.choice.player
            if seat not in seats:
                raise Refusal(403, "not_your_move")
            if room.is_too_long:
                raise Refusal(409, "too_long")
            yield room, seat

    async def move(self, game_id: str, visitor: str, version: int, answer: Answer) -> Room:
        """A visitor's move: checked, on disk, then played. Or a claim, which is one that somebody else is asked for."""
        claim = None
        for _ in range(RACES):
            room, seats = await self._seated(game_id, visitor, version)
            async with room.lock:
                claim = room.claim(seats, version, answer)
                try:
                    if claim is not None:
                        await self.play(room, *claim)
                    break
                except Refusal:
                    if not room.is_gone:  # another process wrote first: perhaps only that somebody said no
                        raise
        if claim is None:
            async with self.at(game_id, visitor, version) as (room, seat):
                await self.play(room, seat, key_of(answer, room.table.choice))
        self.think_if_needed(room)
        return room

    async def play(self, room: Room, seat: int, key: str) -> None:
        """A move of whoever is asked in a room that is locked."""
        try:
            room.table.option(key)
        except IllegalMove as error:
            raise Refusal(422, "illegal", error.message) from None
        assert room.table.choice is not None
        passed = room.round.passed if key == decline_of(room.table.choice) else frozenset()
        after = room.table.fork()
        after.play(key)
        entries = [Entry(seat, MOVE, key, time.time())]
        entries += forced_moves(after, entries[0].at, passed)
        await self._enter(room, entries, after)

    async def let_pass(self, game_id: str, visitor: str, version: int, seat: int | None = None) -> Room:
        """A visitor who may announce something would rather not (of several seats at one screen, that one). Who has
        come to be asked meanwhile declines."""
        room, seats = await self._seated(game_id, visitor, version)
        async with room.lock:
            choice = room.table.choice
            mine = [number for number in seats if seat is None or number == seat]
            if choice is None or not room.round.start <= version <= room.version:
                raise Refusal(409, "too_late" if room.lost_race(seats, version) else "stale")
            if choice.player in mine and decline_of(choice) in choice.keys:
                await self.play(room, choice.player, decline_of(choice))
            else:
                open_to = [number for number in mine if number in claimants(choice)]
                if not open_to:
                    raise Refusal(403, "not_your_move")
                if open_to[0] not in room.round.passed:
                    await self.enter_wish(room, Wish(open_to[0], PASS, room.version, "", time.time()))
        self.think_if_needed(room)
        return room

    async def resign(self, game_id: str, visitor: str, version: int) -> Room:
        """A visitor gives the game up, whoever is asked; at one screen, who is asked does."""
        room, seats = await self._seated(game_id, visitor, version)
        async with room.lock:
            if version != room.version:
                raise Refusal(409, "stale")
            if room.table.choice is None:
                raise Refusal(409, "over")
            if not room.is_full:
                raise Refusal(409, "seat_free")
            asked = room.table.choice.player
            seat = asked if asked in seats else seats[0]
            after = room.table.fork()
            after.resign(seat)
            await self._enter(room, [Entry(seat, MOVE, after.moves[-1], time.time())], after)
        return room

    async def remove(self, game_id: str, visitor: str) -> None:
        """A game of which nobody else has a part is gone for good."""
        room = await self.room(game_id)
        async with room.lock:
            if not room.is_all_of(visitor):
                raise Refusal(403, "not_yours_alone")
            await self.store.remove_game(game_id)
            self.abandon(room)

    async def _enter(self, room: Room, entries: list[Entry], after: Table) -> None:
        """Entries go to disk; then the table is what it is after them, and everybody is told."""
        if room.is_gone:
            raise Refusal(409, "stale")
        finished = entries[-1].at if after.result is not None else None
        waiting = self.turns.waiting(after, room.stored.seats)
        thinker = None if waiting is None else self.turns.thinker(room)
        try:
            asked = None if after.choice is None else after.choice.player
            await self.written(
                room,
                self.store.add_entries(room.id, room.version, entries, finished, asked, waiting, thinker),
            )
        except Taken:
            self.abandon(room)
            raise Refusal(409, "stale") from None
        room.stored.entries.extend(entries)
        room.stored.changed = entries[-1].at
        room.stored.finished = finished
        room.stored.asked = asked
        room.stored.waiting, room.stored.thinker = waiting, thinker
        room.events_before = min(len(room.table.events), len(after.events))
        room.table = after
        room.tell()

    async def enter_wish(self, room: Room, wish: Wish, written: Awaitable[None] | None = None) -> None:
        """A wish goes to disk; then everybody is told."""
        try:
            await self.written(room, written or self.store.add_wish(room.id, len(room.stored.wishes), wish))
        except Taken:
            self.abandon(room)
            raise Refusal(409, "stale") from None
        room.stored.wishes.append(wish)
        room.tell()

    async def written(self, room: Room, written: Awaitable[None]) -> None:
        """Waits until something is on disk. If the database does not answer it may be there all the same: the room is
        looked up as soon as that can be done."""
        try:
            await written
        except Unavailable:
            self.begin_task(self.catch_up(room))
            raise

    def abandon(self, room: Room) -> None:
        """The game went on without this room: whoever is in it goes to the one that comes from disk."""
        self.rooms.pop(room.id, None)
        self.kept.pop(room.id, None)
        room.is_gone = True
        room.tell()

    def think_if_needed(self, room: Room) -> None:
        """Sets a computer thinking if it is asked and not at it yet."""
        self.turns.think_if_needed(room)

    # -- taking back

    async def undo(self, game_id: str, visitor: str, version: int) -> Room:
        """Takes back the visitor's last choice: at once if it is free or only computers mind; else others are asked."""
        room, seats = await self._seated(game_id, visitor, version)
        async with room.lock:
            if version != room.version:
                raise Refusal(409, "stale")
            if room.table.choice is None:  # seed and cards are open now: whoever went on would know them all
                raise Refusal(409, "no_undo_at_end")
            if room.undo_request is not None:
                raise Refusal(409, "undo_waiting")
            back = as_last_chosen(room.table, seats)
            if back is None:
                raise Refusal(409, "nothing_to_undo")
            if room.version >= limits.MOST_ENTRIES:
                raise Refusal(409, "too_long")
            if set(room.players) - {visitor} and not is_free(room.table, back, seats):
                await self.enter_wish(room, Wish(seats[0], UNDO, room.version, "", time.time()))
            else:
                await self._take_back(room, seats[0], back)
        self.think_if_needed(room)
        return room

    async def answer_undo(self, game_id: str, visitor: str, version: int, agreed: bool) -> Room:
        """Another player's answer to a wish to take back: all have to agree."""
        room, seats = await self._seated(game_id, visitor, version)
        async with room.lock:
            request = room.undo_request
            if version != room.version or request is None:
                raise Refusal(409, "stale")
            if request.seat in seats:
                raise Refusal(403, "not_your_move")
            await self.enter_wish(room, Wish(seats[0], AGREE if agreed else REFUSE, room.version, "", time.time()))
            await self.undo_if_agreed(room)
        self.think_if_needed(room)
        return room

    async def undo_if_agreed(self, room: Room) -> None:
        """Takes back what was asked for, if nobody's answer is awaited any more; the room is locked."""
        request = room.undo_request
        if request is not None and not room.to_agree(request):
            back = as_last_chosen(room.table, room.seats_of(str(room.stored.seats[request.seat].visitor)))
            assert back is not None, "nobody can ask to take back nothing"
            await self._take_back(room, request.seat, back)

    async def withdraw_undo(self, game_id: str, visitor: str, version: int) -> Room:
        """Who asked to take back would rather not any more."""
        room, seats = await self._seated(game_id, visitor, version)
        async with room.lock:
            request = room.undo_request
            if version != room.version or request is None or request.seat not in seats:
                raise Refusal(409, "stale")
            await self.enter_wish(room, Wish(request.seat, WITHDRAW, room.version, "", time.time()))
        return room

    async def _take_back(self, room: Room, seat: int, back: Table) -> None:
        """The table becomes what it was; each move less is an entry."""
        now = time.time()
        entries = [Entry(seat, UNDO, "", now) for _ in room.table.moves[len(back.moves) :]]
        await self._enter(room, entries, back)

    async def close(self) -> None:
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        with contextlib.suppress(Unavailable):
            await self.turns.living.leave()
        for room in list(self.rooms.values()):
            room.tell()
