"""What a visitor has learnt: how far each lesson was seen, which puzzles were solved."""

from __future__ import annotations

import time

import sqlalchemy as sql

from bestiaire.web.store.database import Database
from bestiaire.web.store.schema import PROGRESS

LESSON = "lesson"
PUZZLE = "puzzle"
DAY = "day"
TRIED = 1
"""A puzzle of which the first try was wrong, or the answer was asked for."""
LATER = 2
FIRST = 3
"""One that was solved in the end, and one that was solved at the first try."""
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
        return await self.of(visitor, LESSON)

    async def note_lesson(self, visitor: str, lesson: str, step: int) -> None:
        """That a visitor has come to a step; whoever looks back loses nothing."""
        await self.note(visitor, LESSON, lesson, step)

    async def puzzles_of(self, visitor: str) -> dict[str, int]:
        """What a visitor has done with each puzzle, by its game and key (`mindbug/1a2b3c`)."""
        return await self.of(visitor, PUZZLE)

    async def days_of(self, visitor: str) -> set[str]:
        """The days, as in `2026-11-18`, whose puzzle a visitor has solved at the first try, on that day."""
        return set(await self.of(visitor, DAY))

    async def note_puzzle(self, visitor: str, puzzle: str, *, is_solved: bool, day: str | None) -> None:
        """That a visitor has tried a puzzle, that of a day perhaps; only a first try can be the first."""
        known = (await self.puzzles_of(visitor)).get(puzzle, 0)
        if is_solved and not known and day is not None:
            await self.note(visitor, DAY, day, 1)
        await self.note(visitor, PUZZLE, puzzle, (LATER if known else FIRST) if is_solved else TRIED)

    async def of(self, visitor: str, kind: str) -> dict[str, int]:
        chosen = sql.select(PROGRESS.c.name, PROGRESS.c.value)
        chosen = chosen.where(PROGRESS.c.visitor == visitor, PROGRESS.c.kind == kind)
        rows = await self.database.read(lambda connection: connection.execute(chosen).all())
        return {row.name: row.value for row in rows if isinstance(row.value, int)}

    async def note(self, visitor: str, kind: str, name: str, value: int) -> None:
        """A value never becomes less."""
        row = {"visitor": visitor, "kind": kind, "name": name, "value": value, "changed": time.time()}
        await self.database.write(lambda connection: connection.execute(NOTE, row).rowcount)

    async def remove_unchanged(self, before: float) -> None:
        """Removes what nobody has gone on with since then."""
        old = PROGRESS.delete().where(PROGRESS.c.changed < before)
        await self.database.write(lambda connection: connection.execute(old).rowcount)
