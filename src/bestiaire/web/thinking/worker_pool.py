"""Worker processes, each with one piece of work at a time and limits of its own: whoever asks too much of one loses
that one, and nobody else notices.

What is sent to them and what comes back must be plain enough to be pickled. An error comes back as its traceback: not
every exception can be made again from its pickle.
"""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import signal
import threading
import traceback
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import TYPE_CHECKING, Any, TypeVar

from bestiaire.core.workers import limit_memory

if TYPE_CHECKING:
    from multiprocessing.context import ForkServerContext, SpawnContext

T = TypeVar("T")

STARTED_BY: SpawnContext | ForkServerContext = multiprocessing.get_context("spawn")
"""How processes are started: with nothing of this one's in them. (Where many servers come and go, `forkserver` is
quicker.)"""
MOST_DEATHS = 3
"""If a worker dies so often over one thing, whoever asked waits before asking again: processes are not for nothing."""
DONE, FAILED, OUT_OF_MEMORY = range(3)
"""What a worker says of its work."""
END_TIMEOUT = 5.0
"""Seconds that a worker whose pipe is closed has to end."""
HAS_TIMER = hasattr(signal, "setitimer")
STARTING = 30.0
"""Seconds that a process may take to start, where only the time of day can be limited."""


class WorkError(RuntimeError):
    """What a worker was asked to do was not done."""


class WorkFailed(WorkError):
    """It raised an error, whose traceback this is."""


class OutOfMemory(WorkError):
    """It took more memory than a worker may have; that worker was replaced."""


class TooLong(WorkError):
    """It took more computing time than was granted; that worker was replaced."""


class WorkerDied(WorkError):
    """The process ended in the midst of it, and so did others that tried it again."""


def serve(pipe: Connection, memory: int, start: Callable[..., None], given: tuple[Any, ...]) -> None:
    """The life of a worker: it starts, then does one thing after the other until nobody is there any more."""
    start(*given)
    limit_memory(memory)
    while True:
        try:
            work, arguments, seconds = pipe.recv()
        except (EOFError, OSError):
            return
        said = carry_out(work, arguments, seconds)
        try:
            pipe.send(said)
        except Exception:  # what came of it can't be pickled
            pipe.send((FAILED, traceback.format_exc()))
        if said[0] == OUT_OF_MEMORY:  # nobody knows in how many pieces what is left of it lies
            return


def carry_out(work: Callable[..., Any], arguments: tuple[Any, ...], seconds: float) -> tuple[int, Any]:
    """One piece of work. Its computing time is limited by the system, which ends the process: no rule that runs on and
    on could put that off."""
    try:
        if seconds and HAS_TIMER:
            signal.setitimer(signal.ITIMER_PROF, seconds)
        return DONE, work(*arguments)
    except MemoryError:
        return OUT_OF_MEMORY, None
    except Exception:
        return FAILED, traceback.format_exc()
    finally:
        if seconds and HAS_TIMER:
            signal.setitimer(signal.ITIMER_PROF, 0)


class Worker:
    """One process, and the pipe to it."""

    def __init__(self, memory: int, start: Callable[..., None], given: tuple[Any, ...]) -> None:
        self.pipe, theirs = STARTED_BY.Pipe()
        self.process = STARTED_BY.Process(target=serve, args=(theirs, memory, start, given), daemon=True)
        self.process.start()
        theirs.close()

    def ask(self, work: Callable[..., Any], arguments: tuple[Any, ...], seconds: float) -> Any:
        """Waits for what comes of it; WorkError if nothing does."""
        try:
            self.pipe.send((work, arguments, seconds))
            said, answer = self.pipe.recv()
        except (EOFError, OSError):
            self.process.join(END_TIMEOUT)
            if HAS_TIMER and self.process.exitcode == -signal.SIGPROF:
                raise TooLong(f"more than {seconds} seconds") from None
            raise WorkerDied(f"exit code {self.process.exitcode}") from None
        if said == OUT_OF_MEMORY:
            raise OutOfMemory
        if said == FAILED:
            raise WorkFailed(answer)
        return answer

    def end(self) -> None:
        """At once; what it was doing is lost."""
        self.process.kill()


class WorkerPool:
    """A number of workers. One that dies is replaced, and its work done again; one that took too much memory or time is
    replaced, too, but its work would only do so again: who asked for it is told."""

    def __init__(self, workers: int, memory: int, start: Callable[..., None], given: tuple[Any, ...] = ()) -> None:
        self.memory = memory
        self.start = start
        self.given = given
        self.free = asyncio.Semaphore(workers)
        self.idle: list[Worker] = []
        self.all: set[Worker] = set()
        self.is_closed = False

    async def run(self, work: Callable[..., T], *given: object, seconds: float = 0.0) -> T:
        """Has a worker do something, with so many seconds of computing time (0: as many as it likes). Whoever does not
        wait any longer leaves it to the worker to finish."""
        task = asyncio.create_task(self._run(work, given, seconds))
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            task.add_done_callback(lambda done: done.cancelled() or done.exception())
            raise

    async def _run(self, work: Callable[..., T], given: tuple[object, ...], seconds: float) -> T:
        deaths = 0
        while True:
            try:
                return await self._run_once(work, given, seconds)
            except WorkerDied:
                deaths += 1
                if deaths == MOST_DEATHS or self.is_closed:
                    raise

    async def _run_once(self, work: Callable[..., T], given: tuple[object, ...], seconds: float) -> T:
        async with self.free:
            worker = self.idle.pop() if self.idle else await asyncio.to_thread(self._new_worker)
            try:
                answer: T = await self._ask(worker, work, given, seconds)
            except WorkFailed:
                self.idle.append(worker)
                raise
            except BaseException:
                self._lose(worker)
                raise
            self.idle.append(worker)
            return answer

    def _new_worker(self) -> Worker:
        worker = Worker(self.memory, self.start, self.given)
        self.all.add(worker)
        if self.is_closed:
            worker.end()
        return worker

    def _lose(self, worker: Worker) -> None:
        worker.end()
        self.all.discard(worker)

    async def _ask(self, worker: Worker, work: Callable[..., T], given: tuple[object, ...], seconds: float) -> T:
        """Waits for a worker in a thread, which nobody has to wait for when the program ends."""
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[T] = loop.create_future()

        def settle(error: WorkError | None, found: Any) -> None:
            if answer.done():
                return
            if error is None:
                answer.set_result(found)
            else:
                answer.set_exception(error)

        def wait() -> None:
            error, found = None, None
            try:
                found = worker.ask(work, given, seconds)
            except WorkError as problem:
                error = problem
            except Exception as problem:  # what was to be sent can't be
                error = WorkFailed(repr(problem))
            with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits any more
                loop.call_soon_threadsafe(settle, error, found)

        threading.Thread(target=wait, daemon=True).start()
        if HAS_TIMER or not seconds:
            return await answer
        try:
            async with asyncio.timeout(STARTING + seconds):
                return await answer
        except TimeoutError:
            raise TooLong(f"more than {seconds} seconds") from None

    def close(self) -> None:
        """Stops at once."""
        self.is_closed = True
        for worker in list(self.all):
            worker.end()
