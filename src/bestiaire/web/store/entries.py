"""What was done and wished for in a game, on disk.

Each entry and each wish has a number in its game. Whoever comes second with the same number loses the race: the
database refuses the row."""

from __future__ import annotations

import sqlalchemy as sql

from bestiaire.web.store.database import Conflict, Database
from bestiaire.web.store.notify import GameUpdate
from bestiaire.web.store.rows import insert_entries, insert_wish
from bestiaire.web.store.schema import GAMES, SEATS
from bestiaire.web.store.stored import Entry, Wish

GAME_GOES_ON = (
    GAMES.update()
    .where(GAMES.c.id == sql.bindparam("of"))
    .values({name: sql.bindparam(name) for name in ("changed", "finished", "asked", "waiting", "thinker", "winners")})
)
"""Built once: it runs with every move."""


class Entries:
    """The moves of all games, and the moves taken back."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def add(
        self,
        game_id: str,
        number: int,
        entries: list[Entry],
        finished: float | None,
        asked: int | None,
        waiting: float | None = None,
        thinker: str | None = None,
        winners: str | None = None,
    ) -> None:
        """Appends entries, the first as number `number`; Conflict if that place is not free any more."""

        def job(connection: sql.Connection) -> None:
            try:
                insert_entries(connection, game_id, number, entries)
            except sql.exc.IntegrityError:
                raise Conflict from None
            now = {"of": game_id, "changed": entries[-1].at, "finished": finished, "asked": asked}
            done = connection.execute(GAME_GOES_ON, now | {"waiting": waiting, "thinker": thinker, "winners": winners})
            if done.rowcount != 1:  # it was removed
                raise Conflict

        note = ""
        if self.database.is_shared:
            told = [list(vars(entry).values()) for entry in entries]
            note = GameUpdate(number, told, finished, asked, waiting, thinker, winners).note(game_id)
        await self.database.write(job, note=note)


class Wishes:
    """The wishes of all games."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def add(self, game_id: str, number: int, wish: Wish, computers: dict[int, str | None] | None = None) -> None:
        """Appends a wish as number `number`; Conflict if that place is not free any more. In the same transaction
        computers sit down on these seats, or (None) get up."""

        def job(connection: sql.Connection) -> None:
            insert_wish(connection, game_id, number, wish)
            for seat, computer in (computers or {}).items():
                which = (SEATS.c.game_id == game_id) & (SEATS.c.seat == seat)
                connection.execute(SEATS.update().where(which).values(computer=computer))

        await self.database.write(job, note=f"game {game_id}")
