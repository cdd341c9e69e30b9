"""PostgreSQL's LISTEN: what other server processes on the same database do.

A process notifies in the commit that changes a game, so whoever is notified finds the change on disk. After a lost
connection something may have been missed, and everything is looked up again. On SQLite a process is alone."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from bestiaire.web.store.database import Database
from bestiaire.web.store.engines import connection_settings, in_one_line
from bestiaire.web.store.notify import CHANNEL

log = logging.getLogger("bestiaire.web")

PAUSE = 0.5
"""Seconds before a lost connection is opened again."""
EVERYTHING = "everything"
"""Received when notifications may have been missed."""

Receive = Callable[[str, str], None]
"""Takes the sending process and the note."""


async def listen(database: Database, receive: Receive) -> None:
    """Receives what the others send, for ever."""
    import psycopg

    settings = connection_settings(database.engine)
    is_connected = True
    while True:
        try:
            connection = await psycopg.AsyncConnection.connect(**settings, autocommit=True)
            async with connection:
                await connection.execute(f"LISTEN {CHANNEL}")
                receive("", EVERYTHING)
                is_connected = True
                async for notification in connection.notifies():
                    who, *notes = notification.payload.split("\n")
                    if who != database.process:
                        for note in notes:
                            receive(who, note)
        except (psycopg.Error, OSError) as error:
            if is_connected:  # once is enough
                log.error("other processes are not heard: %s", in_one_line(error, database.url))
            is_connected = False
        await asyncio.sleep(PAUSE)
