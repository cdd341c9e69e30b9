"""Analysis boards on disk, where the next request for one may come to another process."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sql

from bestiaire.web.store.database import Conflict, Database
from bestiaire.web.store.rows import NOT_A_TEXT
from bestiaire.web.store.schema import BOARDS


class StoredBoards:
    """A row of each board."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def save(self, row: dict[str, Any], most_of_owner: int, idle: float) -> None:
        """A board as it is now; Conflict if it went on elsewhere since its last version. The owner's oldest are
        deleted, and so are those that nobody has used for so many seconds."""
        now = sql.extract("epoch", sql.func.clock_timestamp())  # the database's clock: servers' own may differ
        mine = BOARDS.c.owner == row["owner"]
        kept = sql.select(BOARDS.c.id).where(mine).order_by(BOARDS.c.used.desc()).limit(most_of_owner)

        def job(connection: sql.Connection) -> None:
            if row["version"] == 0:
                connection.execute(BOARDS.insert().values(**row, used=now))
            else:
                before = (BOARDS.c.id == row["id"]) & (BOARDS.c.version == row["version"] - 1)
                if connection.execute(BOARDS.update().where(before).values(**row, used=now)).rowcount != 1:
                    raise Conflict
            connection.execute(BOARDS.delete().where(BOARDS.c.used < now - idle))
            connection.execute(BOARDS.delete().where(mine, BOARDS.c.id.not_in(list(connection.scalars(kept)))))

        await self.database.write(job)

    async def load(self, board_id: str) -> sql.RowMapping | None:
        if NOT_A_TEXT in board_id:
            return None
        chosen = sql.select(BOARDS).where(BOARDS.c.id == board_id)
        return await self.database.read(lambda connection: connection.execute(chosen).mappings().first())

    async def remove_unused(self, since: float) -> None:
        """Removes those that nobody has used since then."""
        unused = BOARDS.delete().where(BOARDS.c.used < since)
        await self.database.write(lambda connection: connection.execute(unused).rowcount)
