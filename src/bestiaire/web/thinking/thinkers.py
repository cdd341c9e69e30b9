"""Computers think in processes of their own, so that the server never waits for them."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from typing import Any, TypeVar

from bestiaire.core.table import Table
from bestiaire.core.workers import start_worker
from bestiaire.web import limits
from bestiaire.web.thinking.fair_queue import Clients, FairQueue, Kind, always
from bestiaire.web.thinking.pacing import Thought, to_think_about
from bestiaire.web.thinking.worker_pool import WorkerPool

T = TypeVar("T")


def think(
    game: str, position: dict[str, Any], player_name: str, seed: int, clock: Callable[[], float] = time.monotonic
) -> Thought:
    """The move of a computer player at a position; runs in a worker process."""
    import bestiaire
    from bestiaire.players import Seat, player

    begun = clock()
    table = bestiaire.table(game, position=position)
    assert table.choice is not None
    thought_about = to_think_about(table, player_name, seed)
    key = player(player_name, seed).choose(Seat(thought_about))
    if thought_about is not table:
        key = table.choice.keys[0]
    return Thought(key, clock() - begun)


def start_thinker(guests: dict[str, str]) -> None:
    """A new worker knows the guests that the server has invited."""
    from bestiaire.players import invite

    start_worker()
    for name, guest in guests.items():
        invite(name, guest)


class Thinkers:
    """The worker processes. One that dies is replaced, and its move is thought again; one that runs out of memory is
    replaced, too, but its move would only do so again: OutOfMemory says so to who asked."""

    def __init__(self, workers: int, crowd: int = 1, memory: int = limits.THINKING_MEMORY) -> None:
        from bestiaire.players import GUESTS

        self.workers = workers
        self.pool = WorkerPool(workers, memory, start_thinker, (dict(GUESTS),))
        self.queue = FairQueue(workers, crowd)
        self.clients = Clients()

    async def choose(self, table: Table, player_name: str) -> Thought:
        """What a computer plays for the seat that is asked."""
        return await self.run(think, table.info.key, table.position(), player_name, secrets.randbits(64))

    async def run_for(
        self, kind: Kind, person: str, work: Callable[..., T], *given: object, is_wanted: Callable[[], bool] = always
    ) -> T:
        """Has a worker do something for somebody when it is their turn; Abandoned if nobody wants it any more then."""
        return await self.queue.run(kind, self.clients.of(person), lambda: self.run(work, *given), is_wanted)

    async def run(self, work: Callable[..., T], *given: object) -> T:
        """Has a worker do something; both must be plain enough to be sent to it."""
        return await self.pool.run(work, *given)

    def close(self) -> None:
        """Stops at once: what was being thought will be thought again after the next start."""
        self.pool.close()
