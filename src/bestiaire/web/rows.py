"""Games as rows: how they are written and read, within a transaction."""

from __future__ import annotations

import json
from typing import Any

import sqlalchemy as sql

from bestiaire.web.schema import CURVES, ENTRIES, GAMES, SEATS, WISHES
from bestiaire.web.stored import Entry, StoredGame, StoredSeat, Wish
from bestiaire.web.writer import Taken


def insert_game(connection: sql.Connection, game: StoredGame) -> None:
    """A game with its seats, entries and wishes."""
    given = {name: value for name, value in vars(game).items() if name not in ("seats", "entries", "wishes")}
    connection.execute(GAMES.insert().values(**{**given, "start": json.dumps(game.start)}))
    connection.execute(
        SEATS.insert(), [{"game_id": game.id, "seat": at, **vars(seat)} for at, seat in enumerate(game.seats)]
    )
    if game.entries:
        insert_entries(connection, game.id, 0, game.entries)
    for number, wish in enumerate(game.wishes):
        insert_wish(connection, game.id, number, wish)


def insert_entries(connection: sql.Connection, game_id: str, first: int, entries: list[Entry]) -> None:
    rows = [{"game_id": game_id, "number": number, **vars(entry)} for number, entry in enumerate(entries, first)]
    connection.execute(ENTRIES.insert(), rows)


def insert_wish(connection: sql.Connection, game_id: str, number: int, wish: Wish) -> None:
    of_game = sql.select(GAMES.c.id).where(GAMES.c.id == game_id).with_for_update(read=True, key_share=True)
    if connection.execute(of_game).scalar() is None:  # it was removed
        raise Taken
    try:
        connection.execute(WISHES.insert().values(game_id=game_id, number=number, **vars(wish)))
    except sql.exc.IntegrityError:
        raise Taken from None


def delete_games(connection: sql.Connection, ids: list[str]) -> None:
    """These games and all that belongs to them."""
    connection.execute(GAMES.delete().where(GAMES.c.id.in_(ids)))
    for table in (SEATS, ENTRIES, WISHES, CURVES):
        connection.execute(table.delete().where(table.c.game_id.in_(ids)))


def rows_of(connection: sql.Connection, table: sql.Table, order: str, game_id: str) -> list[dict[str, Any]]:
    """What a table holds of one game, in order, without the columns that say where it belongs."""
    chosen = sql.select(table).where(table.c.game_id == game_id).order_by(table.c[order])
    rows = connection.execute(chosen).mappings()
    return [{name: value for name, value in row.items() if name not in ("game_id", order)} for row in rows]


def read_games(connection: sql.Connection, chosen: Any, *, whole: bool = False) -> list[StoredGame]:
    """The games chosen, with who sits where; whole ones with their entries and wishes."""
    found = []
    for row in connection.execute(chosen).mappings().all():
        game = StoredGame(**{**row, "start": json.loads(row["start"]), "seats": []})
        game.seats = [StoredSeat(**seat) for seat in rows_of(connection, SEATS, "seat", game.id)]
        if whole:
            game.entries = [Entry(**entry) for entry in rows_of(connection, ENTRIES, "number", game.id)]
            game.wishes = [Wish(**wish) for wish in rows_of(connection, WISHES, "number", game.id)]
        found.append(game)
    return found
