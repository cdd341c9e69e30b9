"""Computers think in processes of their own, so that the server never waits for them."""

from __future__ import annotations

import asyncio
import multiprocessing
import secrets
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from bestiaire.core.table import Table
from bestiaire.core.workers import start_worker
from bestiaire.web.fair_queue import Askers, FairQueue, Kind, always

T = TypeVar("T")

MOST_DEATHS = 3
"""If a worker dies so often over one move, whoever asked waits before asking again: processes are not for nothing."""


def think(game: str, position: dict[str, Any], player_name: str, seed: int) -> str:
    """The move of a computer player at a position; runs in a worker process."""
    import bestiaire
    from bestiaire.players import Seat, player

    return player(player_name, seed).choose(Seat(bestiaire.table(game, position=position)))


def start_thinker(guests: dict[str, str]) -> None:
    """A new worker knows the guests that the server has invited."""
    from bestiaire.players import invite

    start_worker()
    for name, guest in guests.items():
        invite(name, guest)


class Thinkers:
    """The worker processes. One that dies is replaced, and its move is thought again."""

    def __init__(self, workers: int, crowd: int = 1) -> None:
        self.workers = workers
        self.pool = self._new_pool()
        self.is_closed = False
        self.queue = FairQueue(workers, crowd)
        self.askers = Askers()

    def _new_pool(self) -> ProcessPoolExecutor:
        from bestiaire.players import GUESTS

        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self.workers, context, initializer=start_thinker, initargs=(dict(GUESTS),))

    async def choose(self, table: Table, player_name: str) -> str:
        """The key a computer plays for the seat that is asked."""
        return await self.run(think, table.info.key, table.position(), player_name, secrets.randbits(64))

    async def run_for(
        self, kind: Kind, person: str, work: Callable[..., T], *given: object, is_wanted: Callable[[], bool] = always
    ) -> T:
        """Has a worker do something for somebody when it is their turn; Unwanted if nobody wants it any more then."""
        return await self.queue.run(kind, self.askers.of(person), lambda: self.run(work, *given), is_wanted)

    async def run(self, work: Callable[..., T], *given: object) -> T:
        """Has a worker do something; both must be plain enough to be sent to it."""
        loop = asyncio.get_running_loop()
        deaths = 0
        while True:
            pool = self.pool
            try:
                return await loop.run_in_executor(pool, work, *given)
            except BrokenProcessPool:
                if self.is_closed:
                    raise
                if self.pool is pool:
                    self.pool = self._new_pool()
                deaths += 1
                if deaths == MOST_DEATHS:
                    raise

    def close(self) -> None:
        """Stops at once: what was being thought will be thought again after the next start."""
        self.is_closed = True
        self.pool.shutdown(wait=False, cancel_futures=True)
        for worker in multiprocessing.active_children():
            worker.kill()
