"""What is kept of visitors: how often one has signed out everywhere, and has gone on at another device."""

from __future__ import annotations

import sqlalchemy as sql

from bestiaire.web.store.database import Database
from bestiaire.web.store.schema import VISITORS

ADD_VISITOR = sql.text("INSERT INTO visitors (id, generation, tickets) VALUES (:id, 0, 0) ON CONFLICT DO NOTHING")


class StoredVisitors:
    """A row of each visitor who has signed out everywhere, or has used a link to another device."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def generations(self) -> list[tuple[str, int]]:
        """Who has signed out, and how often."""
        chosen = sql.select(VISITORS.c.id, VISITORS.c.generation).where(VISITORS.c.generation > 0)
        rows = await self.database.read(lambda connection: connection.execute(chosen).all())
        return [(row.id, row.generation) for row in rows]

    async def begin_generation(self, visitor: str, generation: int, key: str | None, note: str) -> bool:
        """The visitor signs out of the generation before; False if that was done already, by another request than the
        one with this key. The note goes to the other processes."""
        mine = VISITORS.c.id == visitor

        def job(connection: sql.Connection) -> bool:
            connection.execute(ADD_VISITOR, {"id": visitor})
            begun = VISITORS.update().where(mine, VISITORS.c.generation == generation - 1)
            if connection.execute(begun.values(generation=generation, sign_out_key=key)).rowcount == 1:
                return True
            same = sql.select(VISITORS.c.id).where(mine, VISITORS.c.generation == generation)
            same = same.where(VISITORS.c.sign_out_key == key)
            return key is not None and connection.execute(same).scalar() is not None

        return await self.database.write(job, note=note)

    async def tickets_used(self, visitor: str) -> int:
        """How many tickets to another device a visitor has used."""
        chosen = sql.select(VISITORS.c.tickets).where(VISITORS.c.id == visitor)
        return await self.database.read(lambda connection: connection.execute(chosen).scalar()) or 0

    async def use_ticket(self, visitor: str, generation: int, number: int) -> bool:
        """Uses a ticket before which so many were used; False if another one was used meanwhile, or the visitor has
        signed out."""
        unused = (VISITORS.c.id == visitor) & (VISITORS.c.tickets == number) & (VISITORS.c.generation == generation)

        def job(connection: sql.Connection) -> bool:
            connection.execute(ADD_VISITOR, {"id": visitor})
            return connection.execute(VISITORS.update().where(unused).values(tickets=number + 1)).rowcount == 1

        return await self.database.write(job)
