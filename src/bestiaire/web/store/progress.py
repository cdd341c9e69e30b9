"""What a visitor has learnt: how far each lesson was seen."""

from __future__ import annotations

import time

import sqlalchemy as sql

from bestiaire.web.store.database import Database
from bestiaire.web.store.schema import PROGRESS

LESSON = "lesson"
NOTE = sql.text(
    "INSERT INTO progress (visitor, kind, name, value, changed) VALUES (:visitor, :kind, :name, :value, :changed) "
    "ON CONFLICT (visitor, kind, name) DO UPDATE SET changed = excluded.changed, "
    "value = CASE WHEN excluded.value > progress.value THEN excluded.value ELSE progress.value END"
)


class Progress:
    """A row of each thing that a visitor has begun to learn."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def lessons_of(self, visitor: str) -> dict[str, int]:
        """The furthest step of each lesson that a visitor has seen."""
        chosen = sql.select(PROGRESS.c.name, PROGRESS.c.value)
        chosen = chosen.where(PROGRESS.c.visitor == visitor, PROGRESS.c.kind == LESSON)
        rows = await self.database.read(lambda connection: connection.execute(chosen).all())
        return {row.name: row.value for row in rows}

    async def note_lesson(self, visitor: str, lesson: str, step: int) -> None:
        """That a visitor has come to a step; whoever looks back loses nothing."""
        row = {"visitor": visitor, "kind": LESSON, "name": lesson, "value": step, "changed": time.time()}
        await self.database.write(lambda connection: connection.execute(NOTE, row).rowcount)

    async def remove_unchanged(self, before: float) -> None:
        """Removes what nobody has gone on with since then."""
        old = PROGRESS.delete().where(PROGRESS.c.changed < before)
        await self.database.write(lambda connection: connection.execute(old).rowcount)
