"""Computers think in processes of their own, so that the server never waits for them."""

from __future__ import annotations

import asyncio
import multiprocessing
import secrets
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from bestiaire.core.table import Table
from bestiaire.core.workers import start_worker
from bestiaire.web.pacing import Thought

T = TypeVar("T")

MOST_DEATHS = 3
"""If a worker dies so often over one move, whoever asked waits before asking again: processes are not for nothing."""


def think(game: str, position: dict[str, Any], player_name: str, seed: int) -> Thought:
    """The move of a computer player at a position; runs in a worker process."""
    import bestiaire
    from bestiaire.players import Seat, player

    begun = time.monotonic()
    key = player(player_name, seed).choose(Seat(bestiaire.table(game, position=position)))
    return Thought(key, time.monotonic() - begun)


def start_thinker(guests: dict[str, str]) -> None:
    """A new worker knows the guests that the server has invited."""
    from bestiaire.players import invite

    start_worker()
    for name, guest in guests.items():
        invite(name, guest)


class Thinkers:
    """The worker processes. One that dies is replaced, and its move is thought again."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.pool = self._new_pool()
        self.aside = asyncio.Semaphore(max(1, workers // 2))
        """So many workers, at most, do what no opponent waits for."""

    def _new_pool(self) -> ProcessPoolExecutor:
        from bestiaire.players import GUESTS

        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self.workers, context, initializer=start_thinker, initargs=(dict(GUESTS),))

    async def choose(self, table: Table, player_name: str) -> Thought:
        """What a computer plays for the seat that is asked."""
        return await self.run(think, table.info.key, table.position(), player_name, secrets.randbits(64))

    async def run_aside(self, work: Callable[..., T], *given: object) -> T:
        """Has a worker do something that takes a moment and that no opponent waits for."""
        async with self.aside:
            return await self.run(work, *given)

    async def run(self, work: Callable[..., T], *given: object) -> T:
        """Has a worker do something; both must be plain enough to be sent to it."""
        loop = asyncio.get_running_loop()
        deaths = 0
        while True:
            pool = self.pool
            try:
                return await loop.run_in_executor(pool, work, *given)
            except BrokenProcessPool:
                if self.pool is pool:
                    self.pool = self._new_pool()
                deaths += 1
                if deaths == MOST_DEATHS:
                    raise

    def close(self) -> None:
        """Stops at once: what was being thought will be thought again after the next start."""
        self.pool.shutdown(wait=False, cancel_futures=True)
        for worker in multiprocessing.active_children():
            worker.kill()
