"""The other server processes on the same database: what they do is heard here, and whether they live.

A process says in the commit that changes a game which one it was (PostgreSQL's NOTIFY), so whoever hears of it finds it
on disk. Who could not listen for a while may have missed something, and looks at everything again. On SQLite a process
is alone: there is nothing to hear."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Any

import sqlalchemy as sql

from bestiaire.web.store.databases import connection_settings, in_one_line
from bestiaire.web.store.notify import CHANNEL
from bestiaire.web.store.schema import GAMES, PROCESSES
from bestiaire.web.store.store import Store
from bestiaire.web.store.writer import Unavailable

log = logging.getLogger("bestiaire.web")

BEAT = 1.0
DEAD_AFTER = 5.0
"""So often, in seconds, a process says that it lives; after so long without it is taken for dead."""
PAUSE = 0.5
"""Before a connection that was lost is asked for again."""
EVERYTHING = "everything"
"""What is heard when something may have been missed."""

Hear = Callable[[str, str], None]
"""Takes who says it, and what."""


async def listen(store: Store, hear: Hear) -> None:
    """Hears what the others say, for ever."""
    import psycopg

    settings = connection_settings(store.engine)
    is_heard = True
    while True:
        try:
            connection = await psycopg.AsyncConnection.connect(**settings, autocommit=True)
            async with connection:
                await connection.execute(f"LISTEN {CHANNEL}")
                hear("", EVERYTHING)
                is_heard = True
                async for notification in connection.notifies():
                    who, *notes = notification.payload.split("\n")
                    if who != store.process:
                        for note in notes:
                            hear(who, note)
        except (psycopg.Error, OSError) as error:
            if is_heard:  # once is enough
                log.error("other processes are not heard: %s", in_one_line(error, store.url))
            is_heard = False
        await asyncio.sleep(PAUSE)


class Living:
    """The processes that live. One that has not been seen for a while is dead, and the turns it held are free again.

    Time is the database's: no clock of a server can be wrong."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.others: set[str] = set()
        self.since: float | None = None
        """Since when this process could say that it lives: after a pause for all it buries nobody at once."""

    async def beat(self) -> tuple[set[str], bool]:
        """Says that this process lives; who has died meanwhile, and whether a turn has become free."""
        now = time.monotonic()
        may_bury = not self.store.is_shared or (self.since is not None and now - self.since > DEAD_AFTER)
        try:
            living, is_free = await self.store.do(lambda connection: self._beat(connection, may_bury))
        except Unavailable:
            self.since = None
            raise
        self.since = now if self.since is None else self.since
        dead, self.others = self.others - living, living
        return dead, is_free

    def _beat(self, connection: sql.Connection, may_bury: bool) -> tuple[set[str], bool]:
        mine = PROCESSES.c.id == self.store.process
        now: Any = sql.extract("epoch", sql.func.clock_timestamp()) if self.store.is_shared else sql.literal(0.0)
        if connection.execute(PROCESSES.update().where(mine).values(seen=now)).rowcount == 0:
            connection.execute(PROCESSES.insert().values(id=self.store.process, seen=now))
        if may_bury:
            dead = PROCESSES.c.seen < now - DEAD_AFTER if self.store.is_shared else sql.true()
            connection.execute(PROCESSES.delete().where(dead, ~mine))
        free = GAMES.c.thinker.not_in(sql.select(PROCESSES.c.id)) & GAMES.c.waiting.is_not(None)
        freed = connection.execute(GAMES.update().where(free).values(thinker=None)).rowcount
        return set(connection.execute(sql.select(PROCESSES.c.id).where(~mine)).scalars()), freed > 0

    async def leave(self) -> None:
        """This process ends in order: nobody has to wait for its turns."""
        mine = self.store.process

        def job(connection: sql.Connection) -> None:
            connection.execute(PROCESSES.delete().where(PROCESSES.c.id == mine))
            freed = GAMES.update().where(GAMES.c.waiting.is_not(None), GAMES.c.thinker == mine)
            connection.execute(freed.values(thinker=None))

        await self.store.do(job, note="turn")
