"""The server processes that live, by their heartbeats, on disk."""

from __future__ import annotations

import time
from typing import Any

import sqlalchemy as sql

from bestiaire.web.store.database import Database, Unavailable
from bestiaire.web.store.schema import GAMES, PROCESSES

BEAT = 1.0
"""Seconds between two heartbeats."""
DEAD_AFTER = 5.0
"""Seconds without a heartbeat after which a process counts as dead."""


class Processes:
    """The processes that live. One without a heartbeat for a while is dead, and the turns it held are free again.

    The clock is the database's, so no server's own can be wrong."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.others: set[str] = set()
        self.since: float | None = None
        """Since when this process has had heartbeats: after an outage for all, nobody counts as dead at once."""

    async def beat(self) -> tuple[set[str], bool]:
        """A heartbeat of this process; who has died meanwhile, and whether a turn has become free."""
        now = time.monotonic()
        may_expire = not self.database.is_shared or (self.since is not None and now - self.since > DEAD_AFTER)
        try:
            living, is_free = await self.database.write(lambda connection: self._beat(connection, may_expire))
        except Unavailable:
            self.since = None
            raise
        self.since = now if self.since is None else self.since
        dead, self.others = self.others - living, living
        return dead, is_free

    def _beat(self, connection: sql.Connection, may_expire: bool) -> tuple[set[str], bool]:
        mine = PROCESSES.c.id == self.database.process
        now: Any = sql.extract("epoch", sql.func.clock_timestamp()) if self.database.is_shared else sql.literal(0.0)
        if connection.execute(PROCESSES.update().where(mine).values(seen=now)).rowcount == 0:
            connection.execute(PROCESSES.insert().values(id=self.database.process, seen=now))
        if may_expire:
            dead = PROCESSES.c.seen < now - DEAD_AFTER if self.database.is_shared else sql.true()
            connection.execute(PROCESSES.delete().where(dead, ~mine))
        free = GAMES.c.thinker.not_in(sql.select(PROCESSES.c.id)) & GAMES.c.waiting.is_not(None)
        freed = connection.execute(GAMES.update().where(free).values(thinker=None)).rowcount
        return set(connection.execute(sql.select(PROCESSES.c.id).where(~mine)).scalars()), freed > 0

    async def leave(self) -> None:
        """This process shuts down: its turns are free at once."""
        mine = self.database.process

        def job(connection: sql.Connection) -> None:
            connection.execute(PROCESSES.delete().where(PROCESSES.c.id == mine))
            freed = GAMES.update().where(GAMES.c.waiting.is_not(None), GAMES.c.thinker == mine)
            connection.execute(freed.values(thinker=None))

        await self.database.write(job, note="turn")
