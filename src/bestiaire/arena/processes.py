"""Games on several processes of this machine. A process that dies is replaced, and its games are played again."""

from __future__ import annotations

import contextlib
import multiprocessing
import pickle
import sys
import threading
from collections.abc import Iterator
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any

from bestiaire.arena.work import Batch, Portions, Task, Work, play_batches, work_of
from bestiaire.core.errors import BadInput
from bestiaire.core.workers import start_worker
from bestiaire.words import Phrase

TELL = 0.2
"""Seconds after which a worker tells what it has done, and what a portion of games takes about."""
TICK = 0.25
"""Seconds after which somebody who waits hears that time has passed."""


def context() -> Any:
    """How processes are started. A fork carries along what the program has put on the shelf, but only one without other
    threads may be forked."""
    can_fork = sys.platform == "linux" and threading.active_count() == 1
    return multiprocessing.get_context("fork" if can_fork else "spawn")


def serve(pipe: Connection, work: Work) -> None:
    """A worker's life: plays what it is sent, until it is sent nothing."""
    start_worker()
    with contextlib.suppress(EOFError, OSError):
        while numbers := pipe.recv():
            for batch in play_batches(work, numbers, TELL):
                pipe.send(batch)


class Worker:
    """A process, and the games it has been given."""

    def __init__(self, work: Work) -> None:
        starting = context()
        self.pipe, theirs = starting.Pipe()
        self.process: BaseProcess = starting.Process(target=serve, args=(theirs, work), daemon=True)
        self.numbers: list[int] = []
        try:
            self.process.start()
        except (pickle.PicklingError, AttributeError, TypeError):
            raise cannot_be_sent(work.settings.game) from None
        finally:
            theirs.close()

    def give(self, numbers: list[int]) -> None:
        self.numbers.extend(numbers)
        with contextlib.suppress(OSError):  # it has died: that is seen when it is listened to
            self.pipe.send(numbers)

    def hear(self) -> Batch | None:
        """What it has done since; None if it has died."""
        try:
            batch: Batch = self.pipe.recv()
        except (EOFError, OSError, pickle.UnpicklingError):
            return None
        self.numbers = self.numbers[len(batch.rows) :]
        return batch

    def end(self) -> None:
        self.pipe.close()
        self.process.kill()
        self.process.join()


def cannot_be_sent(game: str) -> BadInput:
    return BadInput(
        game,
        Phrase(
            en="can't be sent to other processes: its functions must stand in a module; or play with jobs=0",
            fr="ne peut être envoyé à d'autres processus : ses fonctions doivent être dans un module ; ou jobs=0",
        ),
    )


class Processes:
    """The engine that plays on so many processes."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs

    def __call__(self, settings: Task, numbers: Iterator[int]) -> Iterator[list[Any]]:
        work = work_of(settings)
        portions = Portions(numbers, TELL)
        workers: list[Worker] = []
        try:
            while True:
                keep_busy(workers, portions, work, self.jobs)
                if not workers:
                    return
                ready = wait([worker.pipe for worker in workers], TICK)
                if not ready:
                    yield []
                for worker in [worker for worker in workers if worker.pipe in ready]:
                    batch = worker.hear()
                    if batch is None:
                        workers.remove(worker)
                        worker.end()
                        portions.died(worker.numbers)
                        continue
                    if batch.rows:
                        yield batch.rows
                    portions.note(batch)
        finally:
            for worker in workers:
                worker.end()


def keep_busy(workers: list[Worker], portions: Portions, work: Work, jobs: int) -> None:
    """Gives every worker its next portion before the last one is done, unless games are so long that another could
    have it sooner. New workers come as long as there is work for them, and go when there is none."""
    quick = portions.size() > 1
    for worker in list(workers):
        if not worker.numbers or (quick and len(worker.numbers) <= portions.size()):
            numbers = portions.next()
            if numbers:
                worker.give(numbers)
            elif not worker.numbers:
                workers.remove(worker)
                worker.end()
    while len(workers) < jobs and (numbers := portions.next()):
        worker = Worker(work)
        workers.append(worker)
        worker.give(numbers)
