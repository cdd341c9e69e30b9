"""Who sits where, on disk."""

from __future__ import annotations

import sqlalchemy as sql

from bestiaire.web.store.database import Conflict, Database
from bestiaire.web.store.schema import SEATS


class Seats:
    """The seats of all games. A seat is taken only if it is free at that moment, whichever process asks."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def take(self, game_id: str, seat: int, visitor: str, name: str, face: str | None) -> None:
        """Sits a visitor down on a free seat; Conflict if it is not free any more."""
        await self._occupy(game_id, [seat], visitor=visitor, name=name, face=face)

    async def fill(self, game_id: str, seats: list[int], computer: str) -> None:
        """Sits a computer down on each of these free seats; Conflict if one of them is not free any more."""
        await self._occupy(game_id, seats, computer=computer)

    async def introduce(self, game_id: str, seat: int, visitor: str, name: str, face: str | None) -> None:
        """Gives a visitor such a name and such a face; Conflict if somebody else sits there."""
        own = (SEATS.c.game_id == game_id) & (SEATS.c.seat == seat) & (SEATS.c.visitor == visitor)

        def job(connection: sql.Connection) -> None:
            if connection.execute(SEATS.update().where(own).values(name=name, face=face)).rowcount != 1:
                raise Conflict

        await self.database.write(job, note=f"game {game_id}")

    async def _occupy(self, game_id: str, seats: list[int], **taken_by: str | None) -> None:
        free = (SEATS.c.game_id == game_id) & SEATS.c.seat.in_(seats)
        free &= SEATS.c.visitor.is_(None) & SEATS.c.computer.is_(None)

        def job(connection: sql.Connection) -> None:
            if connection.execute(SEATS.update().where(free).values(**taken_by)).rowcount != len(seats):
                raise Conflict

        await self.database.write(job, note=f"game {game_id}")
