"""The database behind one thread.

The thread takes every job that waits, runs all of them in one transaction, commits once, and only then answers. So a
move is on disk before it is acknowledged, and many games share one commit. Where other processes share the database,
the same commit notifies them of the games that went on.
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

from bestiaire.web.store.engines import (
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
"""How often a job is tried that collides with another process's."""
BATCH = 500
"""How many jobs share a transaction at most."""
NOTIFY = sql.select(sql.func.pg_notify(CHANNEL, sql.bindparam("said")))


class Conflict(Exception):
    """A lost race: the seat, or the place in the list of entries, is not free any more."""


class Unavailable(Exception):
    """The database can't be read or written now: it is locked, or the disk is full or gone."""


@dataclass(frozen=True)
class Job:
    """What to run in a transaction, and whom to answer."""

    run: Callable[[sql.Connection], Any]
    answer: Callable[[Any, BaseException | None], None]
    is_reading: bool
    """It changes nothing, so it works while nothing can be written."""
    note: str = ""
    """What other processes are notified of by the same commit."""


class Database:
    """One database, and the thread that runs all jobs on it."""

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
        """How often the database failed."""
        self.jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self.thread = threading.Thread(target=self._work, name="store", daemon=True)
        self.thread.start()

    def close(self) -> None:
        """Finishes the jobs that wait, then closes."""
        self.jobs.put(None)
        self.thread.join()
        self.engine.dispose()

    def _work(self) -> None:
        """The thread: all jobs that wait in one transaction (those that only read in one of their own)."""
        last = False
        while not last:
            batch = [self.jobs.get()]
            while len(batch) < BATCH:
                try:
                    batch.append(self.jobs.get_nowait())
                except queue.Empty:
                    break
            last = None in batch
            for is_reading in (True, False):
                jobs = [job for job in batch if job is not None and job.is_reading == is_reading]
                if jobs:
                    self._run(jobs)

    def _run(self, batch: list[Job]) -> None:
        """Runs all jobs in one transaction. If one of them fails it is rolled back, and each is tried on its own; if
        the database itself fails it would fail every job, so all are answered at once."""
        try:
            values = self._transact(batch)
        except Exception as error:
            if len(batch) > 1 and (is_collision(error) or not is_the_database_s(error)):
                for alone in batch:
                    self._run([alone])
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
        """What the jobs return. As long as nothing can have been committed, a lost connection is replaced, and a single
        job that collided with another process's is retried."""
        engine = self.reading if batch[0].is_reading else self.engine
        tries = 0
        while True:
            tries += 1
            is_ending = False
            try:
                with engine.begin() as connection:
                    values = [job.run(connection) for job in batch]
                    if self.is_shared:
                        self._notify(connection, {job.note: None for job in batch if job.note})
                    is_ending = not batch[0].is_reading
                return values
            except Exception as error:
                may_retry = len(batch) == 1 and tries < TRIES and is_collision(error)
                may_retry |= tries == 1 and not is_ending and is_lost(error)
                if not may_retry:
                    raise

    def _notify(self, connection: sql.Connection, notes: dict[str, None]) -> None:
        """Other processes get these when the transaction is committed."""
        said = self.process
        for note in notes:
            if len(said) + len(note) >= LONGEST_NOTE:
                connection.execute(NOTIFY, {"said": said})
                said = self.process
            said += f"\n{note}"
        if notes:
            connection.execute(NOTIFY, {"said": said})

    def notify(self, note: str) -> None:
        """Notifies the other processes, if there may be any, without waiting."""
        if self.is_shared:
            self.jobs.put(Job(lambda _: None, lambda *_: None, False, note))

    async def write(self, run: Callable[[sql.Connection], T], *, note: str = "") -> T:
        """Runs a job; returns when it is committed, by the same commit as the note to other processes."""
        return await self._submit(run, False, note)

    async def read(self, run: Callable[[sql.Connection], T]) -> T:
        """Runs a job that changes nothing."""
        return await self._submit(run, True, "")

    async def _submit(self, run: Callable[[sql.Connection], T], is_reading: bool, note: str) -> T:
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
