"""What is on disk: games, who sits where, and every entry and every wish of every game, in order.

A game is never stored as a state. Its start and its entries (moves, and moves taken back) are; playing them again gives
the table. Wishes (to take back, to play once more) change no table, so they are counted apart. One thread writes: it
takes whatever waits, carries it out in one transaction and commits once, and only then does anybody hear that it is
done. So a move is on disk before it is acknowledged, and many games share one commit.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import queue
import secrets
import threading
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, TypeVar

import sqlalchemy as sql

from bestiaire.core.errors import BadInput
from bestiaire.words import Phrase

T = TypeVar("T")

METADATA = sql.MetaData()

META = sql.Table(
    "meta",
    METADATA,
    sql.Column("name", sql.String(40), primary_key=True),
    sql.Column("value", sql.Text, nullable=False),
)
GAMES = sql.Table(
    "games",
    METADATA,
    sql.Column("id", sql.String(32), primary_key=True),
    sql.Column("game", sql.String(32), nullable=False),
    sql.Column("start", sql.Text, nullable=False),
    sql.Column("salt", sql.String(80), nullable=False),
    sql.Column("invitation", sql.String(64), nullable=False, unique=True),
    sql.Column("created", sql.Float, nullable=False),
    sql.Column("changed", sql.Float, nullable=False),
    sql.Column("finished", sql.Float),
    sql.Column("uploader", sql.String(64)),
    sql.Column("asked", sql.Integer),
    sql.Column("is_private", sql.Boolean),
    sql.Index("games_by_change", "changed"),
    sql.Index("games_by_uploader", "uploader"),
)
SEATS = sql.Table(
    "seats",
    METADATA,
    sql.Column("game_id", sql.String(32), primary_key=True),
    sql.Column("seat", sql.Integer, primary_key=True),
    sql.Column("visitor", sql.String(64)),
    sql.Column("computer", sql.String(32)),
    sql.Column("name", sql.String(80), nullable=False),
    sql.Index("seats_by_visitor", "visitor"),
)
ENTRIES = sql.Table(
    "entries",
    METADATA,
    sql.Column("game_id", sql.String(32), primary_key=True),
    sql.Column("number", sql.Integer, primary_key=True),
    sql.Column("seat", sql.Integer, nullable=False),
    sql.Column("kind", sql.String(8), nullable=False),
    sql.Column("key", sql.String(200), nullable=False),
    sql.Column("at", sql.Float, nullable=False),
)
WISHES = sql.Table(
    "wishes",
    METADATA,
    sql.Column("game_id", sql.String(32), primary_key=True),
    sql.Column("number", sql.Integer, primary_key=True),
    sql.Column("seat", sql.Integer, nullable=False),
    sql.Column("kind", sql.String(8), nullable=False),
    sql.Column("version", sql.Integer, nullable=False),
    sql.Column("key", sql.String(32), nullable=False),
    sql.Column("at", sql.Float, nullable=False),
)
CURVES = sql.Table(
    "curves",
    METADATA,
    sql.Column("game_id", sql.String(32), primary_key=True),
    sql.Column("level", sql.String(32), nullable=False),
    sql.Column("verdicts", sql.Text, nullable=False),
)

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

    @property
    def is_archive(self) -> bool:
        """A record that somebody brought to look at: nobody sits at it."""
        return not any(seat.visitor or seat.computer for seat in self.seats)


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


class Store:
    """The database, behind one writing thread."""

    def __init__(self, url: str) -> None:
        self.engine = engine_of(url)
        self.reading = self.engine.execution_options(is_reading=True)
        bring_up_to_date(self.engine)
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
            with (self.reading if batch[0].is_reading else self.engine).begin() as connection:
                values = [job.run(connection) for job in batch]
        except Exception as error:
            if is_the_database_s(error):
                for job in batch:
                    job.answer(None, Unavailable(str(error.__cause__ or error)))
            elif len(batch) == 1:
                batch[0].answer(None, error)
            else:
                for alone in batch:
                    self._carry_out([alone])
            return
        for job, value in zip(batch, values, strict=True):
            job.answer(value, None)

    async def do(self, run: Callable[[sql.Connection], T], *, is_reading: bool = False) -> T:
        """Carries out a job on the writing thread; returns when it is committed."""
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

        self.jobs.put(Job(run, answer, is_reading))
        return await future

    async def read(self, run: Callable[[sql.Connection], T]) -> T:
        """Carries out a job that changes nothing."""
        return await self.do(run, is_reading=True)

    # -- what can be done

    async def secret(self) -> str:
        """The key that signs cookies: made once, kept for as long as the database."""

        def job(connection: sql.Connection) -> str:
            found = connection.execute(sql.select(META.c.value).where(META.c.name == "secret")).scalar()
            if found is None:
                found = secrets.token_urlsafe(48)
                connection.execute(META.insert().values(name="secret", value=found))
            return str(found)

        return await self.do(job)

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
            connection.execute(
                GAMES.insert().values(
                    id=game.id,
                    game=game.game,
                    start=json.dumps(game.start),
                    salt=game.salt,
                    invitation=game.invitation,
                    created=game.created,
                    changed=game.changed,
                    finished=game.finished,
                    uploader=game.uploader,
                    asked=game.asked,
                    is_private=game.is_private,
                )
            )
            connection.execute(
                SEATS.insert(), [{"game_id": game.id, "seat": at, **vars(seat)} for at, seat in enumerate(game.seats)]
            )
            if game.entries:
                insert_entries(connection, game.id, 0, game.entries)

        await self.do(job)

    async def add_entries(
        self, game_id: str, number: int, entries: list[Entry], finished: float | None, asked: int | None
    ) -> None:
        """Appends entries, the first as number `number`; Taken if that place is not free any more."""

        def job(connection: sql.Connection) -> None:
            try:
                insert_entries(connection, game_id, number, entries)
            except sql.exc.IntegrityError:
                raise Taken from None
            now = {"of": game_id, "changed": entries[-1].at, "finished": finished, "asked": asked}
            connection.execute(GAME_GOES_ON, now)

        await self.do(job)

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

        await self.do(job)

    async def remove_game(self, game_id: str) -> None:
        """A game and all that belongs to it is gone."""

        def job(connection: sql.Connection) -> None:
            connection.execute(GAMES.delete().where(GAMES.c.id == game_id))
            for table in (SEATS, ENTRIES, WISHES, CURVES):
                connection.execute(table.delete().where(table.c.game_id == game_id))

        await self.do(job)

    async def take_seat(self, game_id: str, seat: int, visitor: str, name: str) -> None:
        """Sits a visitor down on a free seat; Taken if it is not free any more."""

        def job(connection: sql.Connection) -> None:
            free = (SEATS.c.game_id == game_id) & (SEATS.c.seat == seat)
            free &= SEATS.c.visitor.is_(None) & SEATS.c.computer.is_(None)
            done = connection.execute(SEATS.update().where(free).values(visitor=visitor, name=name))
            if done.rowcount != 1:
                raise Taken

        await self.do(job)

    async def fill_seats(self, game_id: str, seats: list[int], computer: str) -> None:
        """Computers sit down on these free seats; Taken if one of them is not free any more."""

        def job(connection: sql.Connection) -> None:
            free = (SEATS.c.game_id == game_id) & SEATS.c.seat.in_(seats)
            free &= SEATS.c.visitor.is_(None) & SEATS.c.computer.is_(None)
            done = connection.execute(SEATS.update().where(free).values(computer=computer))
            if done.rowcount != len(seats):
                raise Taken

        await self.do(job)

    async def game(self, game_id: str) -> StoredGame | None:
        """A whole game."""
        chosen = sql.select(GAMES).where(GAMES.c.id == game_id)
        found = await self.read(lambda connection: read_games(connection, chosen, whole=True))
        return found[0] if found else None

    async def invited(self, invitation: str) -> str | None:
        """The id of the game to which this invitation belongs."""
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

    async def computers_to_move(self, after: str, limit: int) -> list[str]:
        """The next games, by id, in which a computer is asked, or may be: an older database does not know who is."""
        asked = sql.select(SEATS).where(SEATS.c.game_id == GAMES.c.id, SEATS.c.computer.is_not(None))
        asked = asked.where((SEATS.c.seat == GAMES.c.asked) | GAMES.c.asked.is_(None))
        chosen = sql.select(GAMES.c.id).where(GAMES.c.finished.is_(None), GAMES.c.id > after, asked.exists())
        chosen = chosen.order_by(GAMES.c.id).limit(limit)
        return await self.read(lambda connection: list(connection.execute(chosen).scalars()))


def engine_of(url: str) -> sql.Engine:
    engine = sql.create_engine(url)
    if engine.dialect.name == "sqlite":
        sql.event.listen(engine, "connect", make_sqlite_safe)
        sql.event.listen(engine, "begin", begin_for_sqlite)
    return engine


def try_database(url: str) -> None:
    """BadInput, with a sentence, if there is no database to be had at this address."""
    try:
        engine = engine_of(url)
        bring_up_to_date(engine)
        engine.dispose()
    except (sql.exc.SQLAlchemyError, ImportError) as error:
        why = error.__cause__ or error
        raise BadInput(
            "database", Phrase(en=f"{url} can't be used: {why}", fr=f"{url} est inutilisable : {why}")
        ) from None


def bring_up_to_date(engine: sql.Engine) -> None:
    """Makes the tables, columns and indexes that are not there yet; a new column of an old table holds NULL."""
    METADATA.create_all(engine)
    with engine.begin() as connection:
        for table in METADATA.sorted_tables:
            known = {column["name"] for column in sql.inspect(connection).get_columns(table.name)}
            for column in table.columns:
                if column.name not in known:
                    kind = column.type.compile(engine.dialect)
                    connection.exec_driver_sql(f"ALTER TABLE {table.name} ADD COLUMN {column.name} {kind}")
            for index in table.indexes:
                index.create(connection, checkfirst=True)


def is_the_database_s(error: Exception) -> bool:
    """Whether the database failed, not what was asked of it."""
    asked = (sql.exc.IntegrityError, sql.exc.ProgrammingError, sql.exc.DataError)
    return isinstance(error, sql.exc.DBAPIError) and not isinstance(error, asked)


def make_sqlite_safe(connection: Any, _: Any) -> None:
    """Write-ahead log, a commit that waits for the disk, and transactions begun by us: the driver would forget them."""
    connection.isolation_level = None
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.close()


def begin_for_sqlite(connection: sql.Connection) -> None:
    is_reading = connection.get_execution_options().get("is_reading", False)
    connection.exec_driver_sql("BEGIN" if is_reading else "BEGIN IMMEDIATE")


GAME_GOES_ON = (
    GAMES.update()
    .where(GAMES.c.id == sql.bindparam("of"))
    .values({name: sql.bindparam(name) for name in ("changed", "finished", "asked")})
)
"""Built once: it is carried out with every move."""


def insert_entries(connection: sql.Connection, game_id: str, first: int, entries: list[Entry]) -> None:
    rows = [{"game_id": game_id, "number": number, **vars(entry)} for number, entry in enumerate(entries, first)]
    connection.execute(ENTRIES.insert(), rows)


def insert_wish(connection: sql.Connection, game_id: str, number: int, wish: Wish) -> None:
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
