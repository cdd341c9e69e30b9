"""The turns of computers, on disk: two columns of the game's own row.

`waiting` says since when a computer is asked, `thinker` which process plays for it. A process takes a turn by writing
its name there, and what a dead process held is free again (see `processes`)."""

from __future__ import annotations

import sqlalchemy as sql

from bestiaire.web.store.database import Database
from bestiaire.web.store.notify import turn_note
from bestiaire.web.store.schema import GAMES


class Turns:
    """Whose turn it is where a computer is asked."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def offer(self, game_id: str, now: float, thinker: str | None) -> bool:
        """A computer is asked, which nobody had noted: this process takes the turn, or (None) any may. Whether it was
        not noted yet."""
        noted = GAMES.update().where(GAMES.c.id == game_id, GAMES.c.waiting.is_(None))
        noted = noted.values(waiting=now, thinker=thinker)
        return await self.database.write(
            lambda connection: connection.execute(noted).rowcount == 1, note=turn_note(now, thinker)
        )

    async def set_aside(self, game_id: str) -> None:
        """A turn of this process waits, as if nobody had noted it."""
        held = GAMES.c.thinker == self.database.process if self.database.is_shared else sql.true()
        aside = GAMES.update().where(GAMES.c.id == game_id, held).values(waiting=None, thinker=None)
        await self.database.write(lambda connection: connection.execute(aside).rowcount, note=f"game {game_id}")

    async def take(self, most: int) -> list[str]:
        """Takes up to so many turns that no process has; of which games. It is fair to those who opened the tables:
        everybody's longest waiting turn comes first, then everybody's second, and so on."""
        of_opener = sql.func.row_number().over(partition_by=GAMES.c.uploader, order_by=GAMES.c.waiting)
        waiting = sql.select(GAMES.c.id, of_opener.label("place")).where(GAMES.c.waiting.is_not(None)).subquery()
        free = sql.select(GAMES.c.id).join(waiting, waiting.c.id == GAMES.c.id)
        free = free.where(GAMES.c.waiting.is_not(None), GAMES.c.thinker.is_(None))
        free = free.order_by(waiting.c.place, GAMES.c.waiting).limit(most)
        free = free.with_for_update(of=GAMES, skip_locked=True)

        def job(connection: sql.Connection) -> list[str]:
            ids = list(connection.execute(free).scalars())
            if ids:
                connection.execute(GAMES.update().where(GAMES.c.id.in_(ids)).values(thinker=self.database.process))
            return ids

        return await self.database.write(job)
