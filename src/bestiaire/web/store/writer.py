"""The database behind one thread.

It takes whatever waits, carries it out in one transaction and commits once, and only then does anybody hear that it is
done. So a move is on disk before it is acknowledged, and many games share one commit. Where other processes share the
database, the same commit tells them which games went on.
"""

from __future__ import annotations

import asyncio
import contextlib
import queue
import secrets
import threading
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar

import sqlalchemy as sql

from bestiaire.web.store.databases import (
    POSTGRES,
    engine_of,
    in_one_line,
    is_collision,
    is_lost,
    is_the_database_s,
    prepare,
    reading_of,
)
from bestiaire.web.store.notify import CHANNEL, LONGEST_NOTE

T = TypeVar("T")

TRIES = 5
"""So often a job is tried that came into the way of another process's."""
TELL = sql.select(sql.func.pg_notify(CHANNEL, sql.bindparam("said")))


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


class Writer:
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
            prepare(self.engine)
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
