"""Games on disk: added, loaded whole, listed, removed."""

from __future__ import annotations

import sqlalchemy as sql

from bestiaire.web.store.broken import BrokenGames
from bestiaire.web.store.database import Database
from bestiaire.web.store.notify import turn_note
from bestiaire.web.store.rows import NOT_A_TEXT, delete_games, insert_game, insert_wish, read_games
from bestiaire.web.store.schema import GAMES, SEATS
from bestiaire.web.store.stored import StoredGame, Wish

CLOCK_SET = 1_577_836_800.0
"""The year 2020. An earlier date was written by a clock that was not set, or by hand: nothing follows from it."""

TAKEN = SEATS.c.visitor.is_not(None) | SEATS.c.computer.is_not(None)
STATE: sql.ColumnElement[str] = sql.case(
    (~sql.exists().where(SEATS.c.game_id == GAMES.c.id, TAKEN), "uploaded"),
    (GAMES.c.finished.is_not(None), "finished"),
    (GAMES.c.changed > GAMES.c.created, "unfinished"),
    else_="unstarted",
)
"""What became of a game, in the words of `Retention`."""


class Games:
    """All games."""

    def __init__(self, database: Database, broken: BrokenGames) -> None:
        self.database = database
        self.broken = broken

    async def add(self, game: StoredGame, follows: tuple[str, int, Wish] | None = None) -> None:
        """A new game. If it follows another one, the wish for it is added there in the same transaction, under that
        number: Conflict if that place is not free any more."""

        def job(connection: sql.Connection) -> None:
            if follows is not None:
                insert_wish(connection, *follows)
            insert_game(connection, game)

        note = turn_note(game.waiting, game.thinker)
        await self.database.write(job, note=f"game {follows[0]}\n{note}" if follows else note)

    async def load(self, game_id: str) -> StoredGame | None:
        """A whole game; BrokenRow if it can't be read."""
        if NOT_A_TEXT in game_id:
            return None
        chosen = sql.select(GAMES).where(GAMES.c.id == game_id)
        found = await self.database.read(lambda connection: read_games(connection, chosen, whole=True))
        return found[0] if found else None

    async def invited(self, invitation: str) -> str | None:
        """The id of the game to which this invitation belongs."""
        if NOT_A_TEXT in invitation:
            return None
        chosen = sql.select(GAMES.c.id).where(GAMES.c.invitation == invitation)
        return await self.database.read(lambda connection: connection.execute(chosen).scalar())

    # -- lists

    async def of(self, visitor: str, limit: int) -> list[StoredGame]:
        """A visitor's games and the records the visitor uploaded, the latest first, without their entries."""
        mine = sql.select(SEATS.c.game_id).where(SEATS.c.visitor == visitor)
        return await self._latest(GAMES.c.id.in_(mine) | (GAMES.c.uploader == visitor), limit)

    async def number_open_of(self, visitor: str) -> int:
        """How many unfinished games a visitor plays in."""
        mine = sql.select(SEATS.c.game_id).where(SEATS.c.visitor == visitor, SEATS.c.computer.is_(None))
        chosen = sql.select(sql.func.count()).select_from(GAMES)
        chosen = chosen.where(GAMES.c.finished.is_(None) & GAMES.c.id.in_(mine))
        return await self.database.read(lambda connection: connection.execute(chosen).scalar_one())

    async def latest(self, *, finished: bool, limit: int, since: float = 0.0) -> list[StoredGame]:
        """The latest running or finished games of everybody that changed since then, without their entries. Private
        games are left out, and so are uploaded records: nobody sits at them."""
        taken = sql.select(SEATS).where(SEATS.c.game_id == GAMES.c.id, TAKEN)
        state = GAMES.c.finished.is_not(None) if finished else GAMES.c.finished.is_(None)
        is_open = taken.exists() & GAMES.c.is_private.is_not(True)
        return await self._latest(state & is_open & (GAMES.c.changed >= since), limit)

    async def _latest(self, which: sql.ColumnElement[bool], limit: int) -> list[StoredGame]:
        chosen = sql.select(GAMES).where(which).order_by(GAMES.c.changed.desc()).limit(limit + len(self.broken.known))
        report = self.broken.report
        found = await self.database.read(lambda connection: read_games(connection, chosen, when_broken=report))
        return found[:limit]

    # -- removing and counting

    async def remove(self, game_id: str) -> None:
        """A game and all that belongs to it is gone."""
        await self.database.write(lambda connection: delete_games(connection, [game_id]), note=f"game {game_id}")

    async def remove_unchanged(self, state: str, since: float, most: int, except_for: set[str]) -> list[str]:
        """Removes up to so many games in that state that have not changed since then; which ones. Where two processes
        are at it at once, each takes other games."""
        old = sql.select(GAMES.c.id).where(GAMES.c.changed < since, GAMES.c.changed >= CLOCK_SET, STATE.in_([state]))
        old = old.order_by(GAMES.c.changed).limit(most + len(except_for)).with_for_update(skip_locked=True)

        def job(connection: sql.Connection) -> list[str]:
            ids = [game_id for game_id in connection.execute(old).scalars() if game_id not in except_for][:most]
            delete_games(connection, ids)
            return ids

        ids = await self.database.write(job)
        for game_id in ids:
            self.database.notify(f"game {game_id}")
        return ids

    def count(self, connection: sql.Connection) -> dict[str, int]:
        """How many games there are, by state."""
        state = STATE.label("state")
        chosen = sql.select(state, sql.func.count().label("number")).group_by(state)
        return {row.state: row.number for row in connection.execute(chosen)}
