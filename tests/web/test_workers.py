"""Worker processes: one that asks too much is replaced, who asked it is told, and the others notice nothing."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from bestiaire.core.workers import start_worker
from bestiaire.web.thinking.fair_queue import Kind
from bestiaire.web.thinking.thinkers import Thinkers
from bestiaire.web.thinking.worker_pool import MOST_DEATHS, OutOfMemory, TooLong, WorkerDied, WorkerPool, WorkFailed

pytestmark = pytest.mark.any_database
MEMORY = 256 * 1024**2


# -- what workers are asked


def who() -> int:
    return os.getpid()


def note(path: str) -> None:
    with open(path, "a", encoding="utf-8") as file:
        file.write("x")


def devour(path: str) -> int:
    """Takes all the memory there is."""
    note(path)
    taken = []
    while True:
        taken.append(bytearray(16 * 1024**2))


def spin() -> None:
    """Computes for ever, in one call that no interpreter interrupts for long."""
    while True:
        sum(range(1_000_000))


def die(path: str) -> None:
    note(path)
    os.kill(os.getpid(), signal.SIGKILL)


def fail(what: str) -> None:
    raise ValueError(what)


def unspeakable() -> Callable[[], int]:
    return lambda: 1


def ended_by(path: str) -> int:
    """Waits until somebody opens a pipe."""
    with open(path, encoding="utf-8") as pipe:
        pipe.read()
    return os.getpid()


def run(test: Callable[[WorkerPool], Awaitable[None]], workers: int = 1) -> None:
    async def main() -> None:
        pool = WorkerPool(workers, MEMORY, start_worker)
        try:
            await test(pool)
        finally:
            pool.close()

    asyncio.run(main())


# -- the tests


def test_a_worker_is_kept_and_an_error_is_told() -> None:
    async def test(pool: WorkerPool) -> None:
        first = await pool.run(who)
        with pytest.raises(WorkFailed, match=r"ValueError: no such \{thing\}"):
            await pool.run(fail, "no such {thing}")
        with pytest.raises(WorkFailed, match="pickle"):
            await pool.run(unspeakable)
        with pytest.raises(WorkFailed, match="pickle"):
            await pool.run(len, lambda: 1)
        assert await pool.run(who) == first != os.getpid()

    run(test)


def test_who_takes_too_much_memory_is_told_and_the_worker_replaced(tmp_path: Path) -> None:
    """The other worker goes on with what it does."""

    async def test(pool: WorkerPool) -> None:
        first = await pool.run(who)
        gate = str(tmp_path / "gate")
        os.mkfifo(gate)
        waiting = asyncio.create_task(pool.run(ended_by, gate))
        await asyncio.sleep(0)
        with pytest.raises(OutOfMemory):
            await pool.run(devour, str(tmp_path / "tried"))
        assert not waiting.done()
        with open(gate, "w", encoding="utf-8"):
            pass
        assert await waiting == first
        assert await pool.run(who) == first
        assert len(pool.all) == 1, "the one that took too much is gone"

    run(test, workers=2)


@pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="computing time is limited by the system's timers")
def test_who_computes_too_long_is_told_and_the_worker_replaced() -> None:
    async def test(pool: WorkerPool) -> None:
        first = await pool.run(who)
        with pytest.raises(TooLong):
            await pool.run(spin, seconds=0.05)
        second = await pool.run(who)
        assert second != first
        assert await pool.run(who, seconds=0.05) == second, "what is done in time costs nothing"
        assert await pool.run(sum, range(10), seconds=60.0) == 45

    run(test)


def test_who_does_not_wait_any_longer_leaves_the_worker_as_it_is() -> None:
    async def test(pool: WorkerPool) -> None:
        first = await pool.run(who)
        task = asyncio.create_task(pool.run(who))
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        assert await pool.run(who) == first

    run(test)


def test_a_thinker_that_dies_is_replaced_and_one_that_runs_out_of_memory_fails_once(tmp_path: Path) -> None:
    async def main() -> None:
        thinkers = Thinkers(1, memory=MEMORY)
        tried = tmp_path / "tried"
        try:
            first = await thinkers.run(who)
            with pytest.raises(OutOfMemory):
                await thinkers.run(devour, str(tried))
            assert tried.read_text() == "x", "what takes too much would do so again: it is not tried again"
            second = await thinkers.run(who)
            assert second != first
            with pytest.raises(WorkerDied):
                await thinkers.run(die, str(tried))
            assert tried.read_text() == "x" * (1 + MOST_DEATHS)
            assert await thinkers.run_for(Kind.STUDY, "ana", who) not in (first, second)
        finally:
            thinkers.close()
        with pytest.raises(WorkerDied):
            await thinkers.run(who)

    asyncio.run(main())
