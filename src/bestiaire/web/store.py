"""What is on disk: games, who sits where, and every entry and every wish of every game, in order.

A game is never stored as a state. Its start and its entries (moves, and moves taken back) are; playing them again gives
the table. Wishes (to take back, to play once more) change no table, so they are counted apart. One thread writes: it
takes whatever waits, carries it out in one transaction and commits once, and only then does anybody hear that it is
done. So a move is on disk before it is acknowledged, and many games share one commit. Where other processes share the
database, the same commit tells them which games went on.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import queue
import secrets
import threading
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple, TypeVar

import sqlalchemy as sql

from bestiaire.web.databases import (
    POSTGRES,
    engine_of,
    in_one_line,
    is_collision,
    is_lost,
    is_the_database_s,
    reading_of,
)
from bestiaire.web.schema import CURVES, ENTRIES, GAMES, META, SEATS, WISHES, bring_up_to_date

T = TypeVar("T")

CHANNEL = "bestiaire"
LONGEST_NOTE = 7900
"""Where processes tell each other what happened, and how many bytes PostgreSQL lets them say at once."""
NOT_A_TEXT = "\0"
"""A sign that PostgreSQL takes in no text; nothing that is stored has it."""
TRIES = 5
"""So often a job is tried that came into the way of another process's."""

MOVE = "move"
UNDO = "undo"
REFUSE = "refuse"
WITHDRAW = "withdraw"
AGREE = "agree"
REMATCH = "rematch"
PASS = "pass"
REPLACE = "replace"
LEAVE = "leave"
RETURN = "return"


@dataclass
class StoredSeat:
    """Who sits there: a visitor, a computer by the name of its way to play, or nobody yet. Both: the computer plays for
    the visitor, who has left and may come back."""

    visitor: str | None
    computer: str | None
    name: str


@dataclass
class Entry:
    """One thing that was done at a table: a move, or `undo` of the last one."""

    seat: int
    kind: str
    key: str
    at: float


@dataclass
class Wish:
    """Something that a seat would like: to take back (`undo`), not to any more (`withdraw`), to let another one
    (`agree`) or not (`refuse`); to play once more (`rematch`, at the table that `key` names); not to announce anything
    (`pass`); that the computer plays for another one (`replace`, the seat that `key` names), or for itself (`leave`),
    and no longer (`return`)."""

    seat: int
    kind: str
    version: int
    """How many entries the table had then."""
    key: str
    at: float


@dataclass
class StoredGame:
    """A game as it is on disk."""

    id: str
    game: str
    start: dict[str, Any]
    """What `bestiaire.replay` takes, without moves: options and seed, or a position."""
    salt: str
    invitation: str
    created: float
    changed: float
    finished: float | None
    seats: list[StoredSeat]
    entries: list[Entry] = field(default_factory=list)
    wishes: list[Wish] = field(default_factory=list)
    uploader: str | None = None
    """The visitor who opened the table, or brought it as a record."""
    asked: int | None = None
    """The seat that is to move; None if the game is over (or comes from an older database)."""
    is_private: bool | None = None
    """Only who has its link may find it: no list for everybody shows it."""
    waiting: float | None = None
    """Since when a computer is asked; None if none is."""
    thinker: str | None = None
    """The server process that thinks about it."""

    @property
    def is_archive(self) -> bool:
        """A record that somebody brought to look at: nobody sits at it."""
        return not any(seat.visitor or seat.computer for seat in self.seats)


class GoingOn(NamedTuple):
    """What is entered at once into a game: all that another process needs to follow it."""

    number: int
    entries: list[list[Any]]
    finished: float | None
    asked: int | None
    waiting: float | None
    thinker: str | None

    def note(self, game_id: str) -> str:
        """As other processes are told; only of which game it is, if that is too long."""
        what = "offered" if self.waiting is not None and self.thinker is None else "moved"
        note = f"{what} {game_id} {json.dumps(self)}"
        return note if len(note) < LONGEST_NOTE // 2 else f"game {game_id}\nturn"

    def after(self, game: StoredGame) -> StoredGame | None:
        """The game after it; None if it does not come next there."""
        if self.number != len(game.entries):
            return None
        entries = game.entries + [Entry(*entry) for entry in self.entries]
        return replace(
            game,
            entries=entries,
            changed=entries[-1].at,
            finished=self.finished,
            asked=self.asked,
            waiting=self.waiting,
            thinker=self.thinker,
        )


class Taken(Exception):
    """Somebody was quicker: the seat, or the place in the list of entries, is not free any more."""


class Unavailable(Exception):
    """The database can't be read or written now: it is locked, or the disk is full or gone."""


@dataclass(frozen=True)
class Job:
    """Something to do with the database, and whom to answer."""

    run: Callable[[sql.Connection], Any]
    answer: Callable[[Any, BaseException | None], None]
    is_reading: bool
    """It changes nothing: it can be done while nothing can be written."""
    note: str = ""
    """What other processes are told when it is done."""


class Store:
    """The database, behind one writing thread."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.engine = engine_of(url)
        self.is_shared = self.engine.dialect.name == POSTGRES
        """Whether other server processes may use the same games."""
        self.process = secrets.token_hex(8)
        """This process's name among them."""
        self.reading = reading_of(self.engine)
        try:
            bring_up_to_date(self.engine)
        except BaseException:
            self.engine.dispose()
            raise
        self.failures = 0
        """How often the database did not answer."""
        self.jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self.thread = threading.Thread(target=self._write, name="store", daemon=True)
        self.thread.start()

    def close(self) -> None:
        """Finishes what waits, then closes."""
        self.jobs.put(None)
        self.thread.join()
        self.engine.dispose()

    def _write(self) -> None:
        """The writing thread: everything that waits to be written in one transaction, one commit, then the answers."""
        last = False
        while not last:
            batch = [self.jobs.get()]
            while len(batch) < 500:
                try:
                    batch.append(self.jobs.get_nowait())
                except queue.Empty:
                    break
            last = None in batch
            for is_reading in (True, False):
                jobs = [job for job in batch if job is not None and job.is_reading == is_reading]
                if jobs:
                    self._carry_out(jobs)

    def _carry_out(self, batch: list[Job]) -> None:
        """All jobs in one transaction. If one of them fails nothing of it stays, and each is tried in its own; if it is
        the database that fails, it would fail each of them, and nobody is kept waiting for that."""
        try:
            values = self._transact(batch)
        except Exception as error:
            if len(batch) > 1 and (is_collision(error) or not is_the_database_s(error)):
                for alone in batch:
                    self._carry_out([alone])
                return
            failure = error
            if is_the_database_s(error):
                self.failures += 1
                failure = Unavailable(in_one_line(error, self.url))
            for job in batch:
                job.answer(None, failure)
            return
        for job, value in zip(batch, values, strict=True):
            job.answer(value, None)

    def _transact(self, batch: list[Job]) -> list[Any]:
        """What the jobs return. As long as nothing can have been committed, a connection that was lost is replaced, and
        one job that came into another process's way tries again."""
        engine = self.reading if batch[0].is_reading else self.engine
        tries = 0
        while True:
            tries += 1
            is_ending = False
            try:
                with engine.begin() as connection:
                    values = [job.run(connection) for job in batch]
                    if self.is_shared:
                        self._tell(connection, {job.note: None for job in batch if job.note})
                    is_ending = not batch[0].is_reading
                return values
            except Exception as error:
                may_again = len(batch) == 1 and tries < TRIES and is_collision(error)
                may_again |= tries == 1 and not is_ending and is_lost(error)
                if not may_again:
                    raise

    def _tell(self, connection: sql.Connection, notes: dict[str, None]) -> None:
        """Other processes hear these when the transaction is committed."""
        said = self.process
        for note in notes:
            if len(said) + len(note) >= LONGEST_NOTE:
                connection.execute(TELL, {"said": said})
                said = self.process
            said += f"\n{note}"
        if notes:
            connection.execute(TELL, {"said": said})

    def tell(self, note: str) -> None:
        """Tells the other processes something, if there may be any, and waits for nothing."""
        if self.is_shared:
            self.jobs.put(Job(lambda _: None, lambda *_: None, False, note))

    async def do(self, run: Callable[[sql.Connection], T], *, is_reading: bool = False, note: str = "") -> T:
        """Carries out a job on the writing thread; returns when it is committed, and others are told the note."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()

        def settle(value: Any, failure: BaseException | None) -> None:
            if future.cancelled():
                return
            if failure is None:
                future.set_result(value)
            else:
                future.set_exception(failure)

        def answer(value: Any, failure: BaseException | None) -> None:
            with contextlib.suppress(RuntimeError):  # nobody listens any more; what was committed stays committed
                loop.call_soon_threadsafe(settle, value, failure)

        self.jobs.put(Job(run, answer, is_reading, note))
        return await future

    async def read(self, run: Callable[[sql.Connection], T]) -> T:
        """Carries out a job that changes nothing."""
        return await self.do(run, is_reading=True)

    # -- what can be done

    async def secret(self) -> str:
        """The key that signs cookies: made once, kept for as long as the database."""
        chosen = sql.select(META.c.value).where(META.c.name == "secret")
        made = META.insert().values(name="secret", value=secrets.token_urlsafe(48))
        found = await self.read(lambda connection: connection.execute(chosen).scalar())
        if found is None:
            with contextlib.suppress(sql.exc.IntegrityError):  # another process has just made one
                await self.do(lambda connection: connection.execute(made).rowcount)
            found = await self.read(lambda connection: connection.execute(chosen).scalar())
        return str(found)

    async def check(self) -> None:
        """Unavailable if nothing can be written: a row is, and is taken away again."""

        def job(connection: sql.Connection) -> None:
            connection.execute(META.insert().values(name="check", value=""))
            connection.execute(META.delete().where(META.c.name == "check"))

        await self.do(job)

    async def add_game(self, game: StoredGame, follows: tuple[str, int, Wish] | None = None) -> None:
        """A new game; if it follows another one, the wish for it is entered there, under that number, at the same time:
        Taken if that place is not free any more."""

        def job(connection: sql.Connection) -> None:
            if follows is not None:
                insert_wish(connection, *follows)
            insert_game(connection, game)

        note = turn_note(game.waiting, game.thinker)
        await self.do(job, note=f"game {follows[0]}\n{note}" if follows else note)

    async def add_entries(
        self,
        game_id: str,
        number: int,
        entries: list[Entry],
        finished: float | None,
        asked: int | None,
        waiting: float | None = None,
        thinker: str | None = None,
    ) -> None:
        """Appends entries, the first as number `number`; Taken if that place is not free any more."""

        def job(connection: sql.Connection) -> None:
            try:
                insert_entries(connection, game_id, number, entries)
            except sql.exc.IntegrityError:
                raise Taken from None
            now = {"of": game_id, "changed": entries[-1].at, "finished": finished, "asked": asked}
            done = connection.execute(GAME_GOES_ON, now | {"waiting": waiting, "thinker": thinker})
            if done.rowcount != 1:  # it was removed
                raise Taken

        note = ""
        if self.is_shared:
            told = [list(vars(entry).values()) for entry in entries]
            note = GoingOn(number, told, finished, asked, waiting, thinker).note(game_id)
        await self.do(job, note=note)

    async def add_wish(
        self, game_id: str, number: int, wish: Wish, computers: dict[int, str | None] | None = None
    ) -> None:
        """Enters a wish as number `number`; Taken if that place is not free any more. At the same time computers sit
        down on these seats, or (None) get up."""

        def job(connection: sql.Connection) -> None:
            insert_wish(connection, game_id, number, wish)
            for seat, computer in (computers or {}).items():
                which = (SEATS.c.game_id == game_id) & (SEATS.c.seat == seat)
                connection.execute(SEATS.update().where(which).values(computer=computer))

        await self.do(job, note=f"game {game_id}")

    async def remove_game(self, game_id: str) -> None:
        """A game and all that belongs to it is gone."""

        def job(connection: sql.Connection) -> None:
            connection.execute(GAMES.delete().where(GAMES.c.id == game_id))
            for table in (SEATS, ENTRIES, WISHES, CURVES):
                connection.execute(table.delete().where(table.c.game_id == game_id))

        await self.do(job, note=f"game {game_id}")

    async def take_seat(self, game_id: str, seat: int, visitor: str, name: str) -> None:
        """Sits a visitor down on a free seat; Taken if it is not free any more."""

        def job(connection: sql.Connection) -> None:
            free = (SEATS.c.game_id == game_id) & (SEATS.c.seat == seat)
            free &= SEATS.c.visitor.is_(None) & SEATS.c.computer.is_(None)
            done = connection.execute(SEATS.update().where(free).values(visitor=visitor, name=name))
            if done.rowcount != 1:
                raise Taken

        await self.do(job, note=f"game {game_id}")

    async def fill_seats(self, game_id: str, seats: list[int], computer: str) -> None:
        """Computers sit down on these free seats; Taken if one of them is not free any more."""

        def job(connection: sql.Connection) -> None:
            free = (SEATS.c.game_id == game_id) & SEATS.c.seat.in_(seats)
            free &= SEATS.c.visitor.is_(None) & SEATS.c.computer.is_(None)
            done = connection.execute(SEATS.update().where(free).values(computer=computer))
            if done.rowcount != len(seats):
                raise Taken

        await self.do(job, note=f"game {game_id}")

    async def game(self, game_id: str) -> StoredGame | None:
        """A whole game."""
        if NOT_A_TEXT in game_id:
            return None
        chosen = sql.select(GAMES).where(GAMES.c.id == game_id)
        found = await self.read(lambda connection: read_games(connection, chosen, whole=True))
        return found[0] if found else None

    async def invited(self, invitation: str) -> str | None:
        """The id of the game to which this invitation belongs."""
        if NOT_A_TEXT in invitation:
            return None
        chosen = sql.select(GAMES.c.id).where(GAMES.c.invitation == invitation)
        return await self.read(lambda connection: connection.execute(chosen).scalar())

    async def games_of(self, visitor: str, limit: int) -> list[StoredGame]:
        """A visitor's games and the records the visitor brought, the latest first, without their entries."""
        mine = sql.select(SEATS.c.game_id).where(SEATS.c.visitor == visitor)
        return await self._latest(GAMES.c.id.in_(mine) | (GAMES.c.uploader == visitor), limit)

    async def open_games_of(self, visitor: str) -> int:
        """How many unfinished games a visitor plays in."""
        mine = sql.select(SEATS.c.game_id).where(SEATS.c.visitor == visitor, SEATS.c.computer.is_(None))
        chosen = sql.select(sql.func.count()).select_from(GAMES)
        chosen = chosen.where(GAMES.c.finished.is_(None) & GAMES.c.id.in_(mine))
        return await self.read(lambda connection: connection.execute(chosen).scalar_one())

    async def latest(self, *, finished: bool, limit: int, since: float = 0.0) -> list[StoredGame]:
        """The latest running or finished games of everybody, without their entries, unless nothing has happened since
        then. Private games are not for everybody, nor are records that somebody brought: nobody sits at them."""
        taken = sql.select(SEATS).where(SEATS.c.game_id == GAMES.c.id)
        taken = taken.where(SEATS.c.visitor.is_not(None) | SEATS.c.computer.is_not(None))
        state = GAMES.c.finished.is_not(None) if finished else GAMES.c.finished.is_(None)
        is_open = taken.exists() & GAMES.c.is_private.is_not(True)
        return await self._latest(state & is_open & (GAMES.c.changed >= since), limit)

    async def _latest(self, which: sql.ColumnElement[bool], limit: int) -> list[StoredGame]:
        chosen = sql.select(GAMES).where(which).order_by(GAMES.c.changed.desc()).limit(limit)
        return await self.read(lambda connection: read_games(connection, chosen))


TELL = sql.select(sql.func.pg_notify(CHANNEL, sql.bindparam("said")))


def new_id() -> str:
    """A word that nobody can guess, and that can stand in an address."""
    return secrets.token_urlsafe(18)


def turn_note(waiting: float | None, thinker: str | None) -> str:
    """Whoever has time is told of a computer that is asked and that nobody thinks for."""
    return "turn" if waiting is not None and thinker is None else ""


GAME_GOES_ON = (
    GAMES.update()
    .where(GAMES.c.id == sql.bindparam("of"))
    .values({name: sql.bindparam(name) for name in ("changed", "finished", "asked", "waiting", "thinker")})
)
"""Built once: it is carried out with every move."""


def insert_game(connection: sql.Connection, game: StoredGame) -> None:
    """A game with its seats, entries and wishes."""
    given = {name: value for name, value in vars(game).items() if name not in ("seats", "entries", "wishes")}
    connection.execute(GAMES.insert().values(**{**given, "start": json.dumps(game.start)}))
    connection.execute(
        SEATS.insert(), [{"game_id": game.id, "seat": at, **vars(seat)} for at, seat in enumerate(game.seats)]
    )
    if game.entries:
        insert_entries(connection, game.id, 0, game.entries)
    for number, wish in enumerate(game.wishes):
        insert_wish(connection, game.id, number, wish)


def insert_entries(connection: sql.Connection, game_id: str, first: int, entries: list[Entry]) -> None:
    rows = [{"game_id": game_id, "number": number, **vars(entry)} for number, entry in enumerate(entries, first)]
    connection.execute(ENTRIES.insert(), rows)


def insert_wish(connection: sql.Connection, game_id: str, number: int, wish: Wish) -> None:
    of_game = sql.select(GAMES.c.id).where(GAMES.c.id == game_id).with_for_update(read=True, key_share=True)
    if connection.execute(of_game).scalar() is None:  # it was removed
        raise Taken
    try:
        connection.execute(WISHES.insert().values(game_id=game_id, number=number, **vars(wish)))
    except sql.exc.IntegrityError:
        raise Taken from None


def rows_of(connection: sql.Connection, table: sql.Table, order: str, game_id: str) -> list[dict[str, Any]]:
    """What a table holds of one game, in order, without the columns that say where it belongs."""
    chosen = sql.select(table).where(table.c.game_id == game_id).order_by(table.c[order])
    rows = connection.execute(chosen).mappings()
    return [{name: value for name, value in row.items() if name not in ("game_id", order)} for row in rows]


def read_games(connection: sql.Connection, chosen: Any, *, whole: bool = False) -> list[StoredGame]:
    """The games chosen, with who sits where; whole ones with their entries and wishes."""
    found = []
    for row in connection.execute(chosen).mappings().all():
        game = StoredGame(**{**row, "start": json.loads(row["start"]), "seats": []})
        game.seats = [StoredSeat(**seat) for seat in rows_of(connection, SEATS, "seat", game.id)]
        if whole:
            game.entries = [Entry(**entry) for entry in rows_of(connection, ENTRIES, "number", game.id)]
            game.wishes = [Wish(**wish) for wish in rows_of(connection, WISHES, "number", game.id)]
        found.append(game)
    return found
