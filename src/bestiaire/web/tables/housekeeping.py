"""Games that nobody touches any more are removed, by the rule of `--keep`; and how much there is on disk.

Every process does so when it starts and once a day. What one removes the others hear of, and where two are at it at
once each takes other games."""

from __future__ import annotations

import asyncio
import logging
import os
import shutil
import time
from collections import Counter
from pathlib import Path
from typing import NamedTuple

import sqlalchemy as sql

from bestiaire.web import limits
from bestiaire.web.store.database import Unavailable
from bestiaire.web.store.engines import read_address
from bestiaire.web.store.retention import Retention
from bestiaire.web.store.store import Store
from bestiaire.web.tables.lobby import Lobby

log = logging.getLogger("bestiaire.web")

A_DAY = 86_400.0
TOGETHER = 100
"""How many games are removed in one transaction: moves wait for it."""
STALE = 60.0
"""Seconds for which the counts are cached."""
PAUSE = 60.0
"""Seconds before it is tried again what the database did not do."""


class Usage(NamedTuple):
    """How much there is."""

    games: dict[str, int]
    """By their state."""
    database_bytes: int
    free_bytes: int | None
    """Of the database's disk; None if it is another machine's."""


class Housekeeping:
    """Removes what the rule says, and counts what there is."""

    def __init__(self, lobby: Lobby, store: Store, keep: Retention) -> None:
        self.lobby = lobby
        self.store = store
        self.keep = keep
        self.removed: Counter[str] = Counter()
        """Games that this process has removed, by their state."""
        self._usage: Usage | None = None
        self._counting: asyncio.Task[None] | None = None
        self._counted_at = -STALE

    # -- removing

    async def every_day(self) -> None:
        """Sweeps now and once a day, for ever."""
        while True:
            try:
                await self.sweep(time.time())
            except Unavailable as error:
                log.error("games can't be removed yet: %s", error)
                await asyncio.sleep(PAUSE)
            else:
                await asyncio.sleep(A_DAY)

    async def sweep(self, now: float) -> None:
        """Removes every game that nobody has touched for as long as the rule says; what somebody has learnt is kept as
        long as a game that is over."""
        await self.store.boards.remove_unused(now - limits.IDLE_BOARD)
        if self.keep.finished is not None:
            await self.store.progress.remove_unchanged(now - self.keep.finished * A_DAY)
        for state, days in self.keep._asdict().items():
            if days is not None:
                while await self._remove_some(state, now - days * A_DAY):
                    pass

    async def _remove_some(self, state: str, before: float) -> int:
        """Removes some games of that state which have not changed since then, but none that somebody looks at."""
        looked_at = {room.id for room in list(self.lobby.rooms.values()) if room.is_watched}
        ids = await self.store.games.remove_unchanged(state, before, TOGETHER, looked_at)
        if ids:
            log.warning("%s games are removed: %s, nobody has touched them for long", len(ids), state)
        for game_id in ids:
            room = self.lobby.rooms.get(game_id)
            if room is not None:
                self.lobby.abandon(room)
        self.removed[state] += len(ids)
        return len(ids)

    # -- counting

    async def usage(self) -> Usage | None:
        """How much there is, as of a moment ago; None if it can't be told."""
        if self._counting is None and time.monotonic() - self._counted_at >= STALE:
            self._counting = self.lobby.begin_task(self._count())
        if self._counting is not None:
            await asyncio.shield(self._counting)
        return self._usage

    async def _count(self) -> None:
        try:
            self._usage = await asyncio.to_thread(usage_of, self.store)
        except (sql.exc.SQLAlchemyError, OSError) as error:
            log.error("what is on disk can't be counted: %s", type(error).__name__)
            self._usage = None
        finally:
            self._counted_at, self._counting = time.monotonic(), None

    async def metrics(self) -> list[str]:
        """Prometheus' lines."""
        lines = ["# TYPE bestiaire_games_removed_total counter"]
        states = Retention._fields
        lines += [f'bestiaire_games_removed_total{{state="{state}"}} {self.removed[state]}' for state in states]
        usage = await self.usage()
        if usage is None:
            return lines
        lines += ["# TYPE bestiaire_games gauge"]
        lines += [f'bestiaire_games{{state="{state}"}} {usage.games.get(state, 0)}' for state in states]
        lines += ["# TYPE bestiaire_database_bytes gauge", f"bestiaire_database_bytes {usage.database_bytes}"]
        if usage.free_bytes is not None:
            lines += ["# TYPE bestiaire_disk_free_bytes gauge", f"bestiaire_disk_free_bytes {usage.free_bytes}"]
        return lines


def usage_of(store: Store) -> Usage:
    """Counts, beside the thread that writes: it takes a while where there are many games."""
    with store.database.reading.begin() as connection:
        games = store.games.count(connection)
        if store.is_shared:
            size = connection.execute(sql.select(sql.func.pg_database_size(sql.func.current_database()))).scalar_one()
            return Usage(games, size, None)
    file = Path(read_address(store.database.url).database or "")
    files = [path for path in (file, Path(f"{file}-wal")) if path.is_file()]
    return Usage(games, sum(os.path.getsize(path) for path in files), shutil.disk_usage(file.parent).free)
