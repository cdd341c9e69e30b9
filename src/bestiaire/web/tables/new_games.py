"""Games that begin: new ones, once more the same, from a record, from a point of one that is over."""

from __future__ import annotations

import asyncio
import secrets
import time
from typing import Any

import bestiaire
from bestiaire.core.errors import BadInput, must_be, within
from bestiaire.core.record import with_fresh_chance
from bestiaire.core.rng import new_secret
from bestiaire.core.table import Table
from bestiaire.web.refusals import Refusal
from bestiaire.web.store.stored import MOVE, REMATCH, Entry, StoredGame, StoredSeat, Wish, winners_of
from bestiaire.web.tables.commit import enter_wish
from bestiaire.web.tables.entries import forced_moves, options_of_today, start_of, start_of_game
from bestiaire.web.tables.fairness import new_salt
from bestiaire.web.tables.lobby import Lobby
from bestiaire.web.tables.room import Room
from bestiaire.web.visitors import clean_name


def dealt(game: str, players: int, options: dict[str, Any] | None) -> Table:
    """A new table whose chance nobody can foretell."""
    return bestiaire.table(game, seed=new_secret(), players=players, options=options)


async def open_table(
    lobby: Lobby,
    table: Table,
    seats: list[StoredSeat],
    start: dict[str, Any] | None = None,
    entries: list[Entry] | None = None,
    finished: float | None = None,
    uploader: str | None = None,
    follows: tuple[Room, int] | None = None,
    is_private: bool = False,
) -> Room:
    """A new game on this table: one that begins, or one with its start and its entries. It may follow another one,
    by the wish of a seat there."""
    now = time.time()
    if start is None:
        start = start_of(table)
    if entries is None:  # a question with a single answer is answered by the table itself
        entries = forced_moves(table, now)
    table.names = [seat.name for seat in seats]
    stored = StoredGame(
        id=secrets.token_urlsafe(9),
        game=table.info.key,
        start=start,
        salt=new_salt(),
        invitation=secrets.token_urlsafe(18),
        created=now,
        changed=now,
        finished=finished,
        seats=seats,
        entries=entries,
        uploader=uploader or next((seat.visitor for seat in seats if seat.visitor), None),
        asked=None if table.choice is None else table.choice.player,
        is_private=is_private,
        waiting=lobby.turns.waiting(table, seats),
        winners=winners_of(table),
    )
    room = Room(stored, lobby.boot, table, lobby.clock)
    stored.thinker = None if stored.waiting is None else lobby.turns.thinker(room)
    room.presence.notify = lobby.store.database.notify
    if follows is None:
        await lobby.store.games.add(stored)
    else:
        before, seat = follows
        wish = Wish(seat, REMATCH, before.version, stored.id, now)
        number = len(before.stored.wishes)
        await enter_wish(lobby, before, wish, lobby.store.games.add(stored, (before.id, number, wish)))
    lobby.rooms[stored.id] = room
    lobby.think_if_needed(room)
    return lobby.keep(room)


async def rematch(lobby: Lobby, game_id: str, visitor: str) -> Room:
    """The same players once more, each a seat further; everybody at the old table is shown the way."""
    room = await lobby.room(game_id)
    mine = room.seats.of(visitor)
    if not mine:
        raise Refusal(403, "not_your_game")
    async with room.lock:
        if room.table.result is None:
            raise Refusal(409, "not_over")
        if room.rematch is not None:
            return await lobby.room(room.rematch)
        seats = [StoredSeat(seat.visitor, seat.computer, seat.name, seat.face) for seat in room.stored.seats]
        options = options_of_today(room.stored, room.table)
        table = dealt(room.stored.game, len(seats), options)
        is_private = bool(room.stored.is_private)
        return await open_table(
            lobby, table, seats[1:] + seats[:1], uploader=visitor, follows=(room, mine[0]), is_private=is_private
        )


async def archive(lobby: Lobby, table: Table, visitor: str) -> Room:
    """A record brought from outside by this visitor, kept to be looked at."""
    now = time.time()
    entries = [Entry(0, MOVE, key, now) for key in table.moves]
    seats = [StoredSeat(None, None, clean_name(name)) for name in table.names or [""] * table.seats]
    return await open_table(lobby, table, seats, start_of_game(table), entries, now, visitor)


async def continue_from(lobby: Lobby, room: Room, at: int, seats: list[StoredSeat]) -> Room:
    """A new game from a point of one that is over; private if that one was."""
    table = await table_at(lobby, room, at)
    again = await asyncio.to_thread(with_fresh_chance, table, new_secret())
    return await open_table(lobby, again, seats, is_private=bool(room.stored.is_private))


async def begin_at(lobby: Lobby, game: str, position: dict[str, Any], seats: list[StoredSeat]) -> Room:
    """A new game from a position that was found to be one."""

    def lay_out() -> Table:
        return with_fresh_chance(bestiaire.table(game, position=position), new_secret())

    return await open_table(lobby, await asyncio.to_thread(lay_out), seats)


async def table_at(lobby: Lobby, room: Room, at: int) -> Table:
    """The table of a game that is over, after so many moves; somebody must be asked there."""
    replay = await lobby.replay(room)
    if at > len(replay.moves):
        raise BadInput("at", must_be(within(0, len(replay.moves)), at))
    table = await asyncio.to_thread(replay.at, at)
    if table.choice is None:
        raise Refusal(409, "over")
    return table
