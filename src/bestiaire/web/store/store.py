"""What can be done with the games on disk: begun, gone on with, found again."""

from __future__ import annotations

import contextlib
import secrets

import sqlalchemy as sql

from bestiaire.web.store.broken import BrokenGames
from bestiaire.web.store.notify import GoingOn, turn_note
from bestiaire.web.store.rows import delete_games, insert_entries, insert_game, insert_wish, read_games
from bestiaire.web.store.schema import GAMES, META, SEATS
from bestiaire.web.store.stored import Entry, StoredGame, Wish
from bestiaire.web.store.writer import Taken, Writer

NOT_A_TEXT = "\0"
"""A sign that PostgreSQL takes in no text; nothing that is stored has it."""
GAME_GOES_ON = (
    GAMES.update()
    .where(GAMES.c.id == sql.bindparam("of"))
    .values({name: sql.bindparam(name) for name in ("changed", "finished", "asked", "waiting", "thinker")})
)
"""Built once: it is carried out with every move."""


class Store(Writer):
    """All games, and the few other things that are kept with them."""

    def __init__(self, url: str) -> None:
        self.broken = BrokenGames()
        super().__init__(url)

    async def secret(self) -> str:
        """The key that signs cookies: made once, kept for as long as the database."""
        chosen = sql.select(META.c.value).where(META.c.name == "secret")
        made = META.insert().values(name="secret", value=secrets.token_urlsafe(48))
        found = await self.read(lambda connection: connection.execute(chosen).scalar())
        if found is None:
            with contextlib.suppress(sql.exc.IntegrityError):  # another process has just made one
                await self.do(lambda connection: connection.execute(made).rowcount)
            found = await self.read(lambda connection: connection.execute(chosen).scalar())
        return str(found)

    async def check(self) -> None:
        """Unavailable if nothing can be written: a row is, and is taken away again."""

        def job(connection: sql.Connection) -> None:
            connection.execute(META.insert().values(name="check", value=""))
            connection.execute(META.delete().where(META.c.name == "check"))

        await self.do(job)

    async def add_game(self, game: StoredGame, follows: tuple[str, int, Wish] | None = None) -> None:
        """A new game; if it follows another one, the wish for it is entered there, under that number, at the same time:
        Taken if that place is not free any more."""

        def job(connection: sql.Connection) -> None:
            if follows is not None:
                insert_wish(connection, *follows)
            insert_game(connection, game)

        note = turn_note(game.waiting, game.thinker)
        await self.do(job, note=f"game {follows[0]}\n{note}" if follows else note)

    async def add_entries(
        self,
        game_id: str,
        number: int,
        entries: list[Entry],
        finished: float | None,
        asked: int | None,
        waiting: float | None = None,
        thinker: str | None = None,
    ) -> None:
        """Appends entries, the first as number `number`; Taken if that place is not free any more."""

        def job(connection: sql.Connection) -> None:
            try:
                insert_entries(connection, game_id, number, entries)
            except sql.exc.IntegrityError:
                raise Taken from None
            now = {"of": game_id, "changed": entries[-1].at, "finished": finished, "asked": asked}
            done = connection.execute(GAME_GOES_ON, now | {"waiting": waiting, "thinker": thinker})
            if done.rowcount != 1:  # it was removed
                raise Taken

        note = ""
        if self.is_shared:
            told = [list(vars(entry).values()) for entry in entries]
            note = GoingOn(number, told, finished, asked, waiting, thinker).note(game_id)
        await self.do(job, note=note)

    async def add_wish(
        self, game_id: str, number: int, wish: Wish, computers: dict[int, str | None] | None = None
    ) -> None:
        """Enters a wish as number `number`; Taken if that place is not free any more. At the same time computers sit
        down on these seats, or (None) get up."""

        def job(connection: sql.Connection) -> None:
            insert_wish(connection, game_id, number, wish)
            for seat, computer in (computers or {}).items():
                which = (SEATS.c.game_id == game_id) & (SEATS.c.seat == seat)
                connection.execute(SEATS.update().where(which).values(computer=computer))

        await self.do(job, note=f"game {game_id}")

    async def remove_game(self, game_id: str) -> None:
        """A game and all that belongs to it is gone."""
        await self.do(lambda connection: delete_games(connection, [game_id]), note=f"game {game_id}")

    async def take_seat(self, game_id: str, seat: int, visitor: str, name: str) -> None:
        """Sits a visitor down on a free seat; Taken if it is not free any more."""

        def job(connection: sql.Connection) -> None:
            free = (SEATS.c.game_id == game_id) & (SEATS.c.seat == seat)
            free &= SEATS.c.visitor.is_(None) & SEATS.c.computer.is_(None)
            done = connection.execute(SEATS.update().where(free).values(visitor=visitor, name=name))
            if done.rowcount != 1:
                raise Taken

        await self.do(job, note=f"game {game_id}")

    async def fill_seats(self, game_id: str, seats: list[int], computer: str) -> None:
        """Computers sit down on these free seats; Taken if one of them is not free any more."""

        def job(connection: sql.Connection) -> None:
            free = (SEATS.c.game_id == game_id) & SEATS.c.seat.in_(seats)
            free &= SEATS.c.visitor.is_(None) & SEATS.c.computer.is_(None)
            done = connection.execute(SEATS.update().where(free).values(computer=computer))
            if done.rowcount != len(seats):
                raise Taken

        await self.do(job, note=f"game {game_id}")

    async def game(self, game_id: str) -> StoredGame | None:
        """A whole game; BrokenRow if it can't be read."""
        if NOT_A_TEXT in game_id:
            return None
        chosen = sql.select(GAMES).where(GAMES.c.id == game_id)
        found = await self.read(lambda connection: read_games(connection, chosen, whole=True))
        return found[0] if found else None

    async def invited(self, invitation: str) -> str | None:
        """The id of the game to which this invitation belongs."""
        if NOT_A_TEXT in invitation:
            return None
        chosen = sql.select(GAMES.c.id).where(GAMES.c.invitation == invitation)
        return await self.read(lambda connection: connection.execute(chosen).scalar())

    async def games_of(self, visitor: str, limit: int) -> list[StoredGame]:
        """A visitor's games and the records the visitor brought, the latest first, without their entries."""
        mine = sql.select(SEATS.c.game_id).where(SEATS.c.visitor == visitor)
        return await self._latest(GAMES.c.id.in_(mine) | (GAMES.c.uploader == visitor), limit)

    async def open_games_of(self, visitor: str) -> int:
        """How many unfinished games a visitor plays in."""
        mine = sql.select(SEATS.c.game_id).where(SEATS.c.visitor == visitor, SEATS.c.computer.is_(None))
        chosen = sql.select(sql.func.count()).select_from(GAMES)
        chosen = chosen.where(GAMES.c.finished.is_(None) & GAMES.c.id.in_(mine))
        return await self.read(lambda connection: connection.execute(chosen).scalar_one())

    async def latest(self, *, finished: bool, limit: int, since: float = 0.0) -> list[StoredGame]:
        """The latest running or finished games of everybody, without their entries, unless nothing has happened since
        then. Private games are not for everybody, nor are records that somebody brought: nobody sits at them."""
        taken = sql.select(SEATS).where(SEATS.c.game_id == GAMES.c.id)
        taken = taken.where(SEATS.c.visitor.is_not(None) | SEATS.c.computer.is_not(None))
        state = GAMES.c.finished.is_not(None) if finished else GAMES.c.finished.is_(None)
        is_open = taken.exists() & GAMES.c.is_private.is_not(True)
        return await self._latest(state & is_open & (GAMES.c.changed >= since), limit)

    async def _latest(self, which: sql.ColumnElement[bool], limit: int) -> list[StoredGame]:
        chosen = sql.select(GAMES).where(which).order_by(GAMES.c.changed.desc()).limit(limit + len(self.broken.known))
        report = self.broken.report
        found = await self.read(lambda connection: read_games(connection, chosen, when_broken=report))
        return found[:limit]
