"""What comes from outside is read, played and drawn by worker processes with limits of their own, never by the process
that serves everybody: a thread would not do, since rules that compute let no other thread run.

A position is asked for by the data it was put together from, and what comes back is data, too.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

import bestiaire
from bestiaire.core.errors import IllegalMove
from bestiaire.core.table import Table
from bestiaire.core.workers import start_worker
from bestiaire.web import limits
from bestiaire.web.refusals import Refusal
from bestiaire.web.tables.answers import Answer, key_of
from bestiaire.web.tables.positions import read_position
from bestiaire.web.thinking.worker_pool import OutOfMemory, TooLong, WorkerPool
from bestiaire.words import Phrase

log = logging.getLogger("bestiaire.web")

T = TypeVar("T")


class Refused(NamedTuple):
    """A refusal as it comes from a worker."""

    status: int
    reason: str
    detail: str | Phrase


class Snapshot(NamedTuple):
    """A position of a board, as data."""

    position: dict[str, Any]
    digest: str
    seats: int
    asked: int | None
    """Who is asked; None when the game is over there."""


class Sandbox:
    """The workers that read what comes from outside, within limits of time and memory."""

    def __init__(
        self,
        start: Callable[[], None] = start_worker,
        seconds: float = limits.SANDBOX_SECONDS,
        memory: int = limits.SANDBOX_MEMORY,
    ) -> None:
        self.pool = WorkerPool(limits.SANDBOX_WORKERS, memory, start)
        self.seconds = seconds

    async def run(self, work: Callable[..., T | Refused], *given: object) -> T:
        """Has a worker do it. Refusal if that refuses, or 422 if it takes too much of anything."""
        try:
            found: T | Refused = await self.pool.run(refusing, work, given, seconds=self.seconds)
        except (OutOfMemory, TooLong) as error:
            log.warning("%s was too much: %s", work.__name__, type(error).__name__)
            raise Refusal(422, "too_much_work") from None
        if isinstance(found, Refused):
            raise Refusal(*found)
        return found

    def close(self) -> None:
        self.pool.close()


# -- in a worker


def refusing(work: Callable[..., T | Refused], given: tuple[Any, ...]) -> T | Refused:
    """Does it, and hands on as data what is refused."""
    try:
        return work(*given)
    except Refusal as refusal:
        return Refused(refusal.status, refusal.reason, refusal.detail)


def snapshot_of(table: Table) -> Snapshot:
    asked = None if table.choice is None else table.choice.player
    return Snapshot(table.position(), table.digest(), table.seats, asked)


def begin_board(game: str, text: str) -> Snapshot:
    """Where somebody's position stands."""
    return snapshot_of(read_position(game, text))


def laid_out(game: str, position: dict[str, Any], tried: list[str]) -> Table:
    """A board as it was put together, after these moves."""
    table = bestiaire.table(game, position=position)
    for key in tried:
        table.play(key)
    return table


def snapshot_after(game: str, position: dict[str, Any], tried: list[str]) -> Snapshot:
    return snapshot_of(laid_out(game, position, tried))


def try_move(game: str, snapshot: Snapshot, answer: Answer) -> tuple[str, Snapshot]:
    """One move further: its key, and where that leads. Refusal 422 if there is none such."""
    table = bestiaire.table(game, position=snapshot.position)
    key = key_of(answer, table.choice)
    try:
        table.play(key)
    except IllegalMove as error:
        raise Refusal(422, "illegal", error.message) from None
    return key, snapshot_of(table)
