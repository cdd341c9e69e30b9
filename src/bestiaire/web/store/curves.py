"""The curves of finished games on disk."""

from __future__ import annotations

import contextlib

import sqlalchemy as sql

from bestiaire.web.store.database import Database
from bestiaire.web.store.schema import CURVES, GAMES


class StoredCurves:
    """A row of each game that was judged to its end."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def load(self, game_id: str, level: str) -> str | None:
        """The verdicts of that level, as they were saved."""
        chosen = sql.select(CURVES.c.verdicts).where(CURVES.c.game_id == game_id, CURVES.c.level == level)
        return await self.database.read(lambda connection: connection.execute(chosen).scalar())

    async def save(self, game_id: str, level: str, verdicts: str) -> None:
        """Replaces the curve of a game, if the game is still there."""

        def job(connection: sql.Connection) -> None:
            connection.execute(CURVES.delete().where(CURVES.c.game_id == game_id))
            if connection.execute(sql.select(GAMES.c.id).where(GAMES.c.id == game_id)).scalar() is not None:
                connection.execute(CURVES.insert().values(game_id=game_id, level=level, verdicts=verdicts))

        with contextlib.suppress(sql.exc.IntegrityError):  # another process has just saved the same curve
            await self.database.write(job)
