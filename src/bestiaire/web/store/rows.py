"""Games as rows: how they are written and read, within a transaction."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import sqlalchemy as sql

from bestiaire.web.store.broken import BrokenRow
from bestiaire.web.store.database import Conflict
from bestiaire.web.store.schema import CURVES, ENTRIES, GAMES, SEATS, WISHES
from bestiaire.web.store.stored import MOVE, REPLACE, UNDO, Entry, StoredGame, StoredSeat, Wish

NOT_A_TEXT = "\0"
"""A character that PostgreSQL accepts in no text; nothing that is stored has it."""
LAST_DATE = 1e11
"""Of any game: the year 5138."""


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
        raise Conflict
    try:
        connection.execute(WISHES.insert().values(game_id=game_id, number=number, **vars(wish)))
    except sql.exc.IntegrityError:
        raise Conflict from None


def delete_games(connection: sql.Connection, ids: list[str]) -> None:
    """These games and all that belongs to them."""
    connection.execute(GAMES.delete().where(GAMES.c.id.in_(ids)))
    for table in (SEATS, ENTRIES, WISHES, CURVES):
        connection.execute(table.delete().where(table.c.game_id.in_(ids)))


def rows_of(connection: sql.Connection, table: sql.Table, order: str, game_id: str) -> list[dict[str, Any]]:
    """What a table holds of one game, in order, without the columns that say where it belongs; BrokenRow if one is
    missing."""
    chosen = sql.select(table).where(table.c.game_id == game_id).order_by(table.c[order])
    rows = connection.execute(chosen).mappings().all()
    if [row[order] for row in rows] != list(range(len(rows))):
        raise BrokenRow(f"{table.name}: some are missing")
    return [{name: value for name, value in row.items() if name not in ("game_id", order)} for row in rows]


def read_games(
    connection: sql.Connection,
    chosen: Any,
    *,
    whole: bool = False,
    when_broken: Callable[[str, Exception], None] | None = None,
) -> list[StoredGame]:
    """The games chosen, with who sits where; whole ones with their entries and wishes. Those that are broken are told
    of, and left out; BrokenRow if there is nobody to tell."""
    found = []
    for row in connection.execute(chosen).mappings().all():
        try:
            found.append(game_of_row(connection, dict(row), whole))
        except BrokenRow as error:
            if when_broken is None:
                raise
            when_broken(str(row["id"]), error)
    return found


def game_of_row(connection: sql.Connection, row: dict[str, Any], whole: bool) -> StoredGame:
    """A game; BrokenRow if what is stored of it is not what we store."""
    try:
        start = json.loads(row["start"])
    except (TypeError, ValueError, RecursionError) as error:
        raise BrokenRow(f"start: {error}") from None
    game = StoredGame(**{**row, "start": start, "seats": []})
    game.seats = [StoredSeat(**seat) for seat in rows_of(connection, SEATS, "seat", game.id)]
    if whole:
        game.entries = [Entry(**entry) for entry in rows_of(connection, ENTRIES, "number", game.id)]
        game.wishes = [Wish(**wish) for wish in rows_of(connection, WISHES, "number", game.id)]
    wrong = next((name for name, is_well in checks(game).items() if not is_well), None)
    if wrong is not None:
        raise BrokenRow(f"{wrong}: not what is stored there")
    return game


def checks(game: StoredGame) -> dict[str, bool]:
    """What must be so of every game that was stored here; which moves are legal, the rules say."""
    seats = range(len(game.seats))
    return {
        "game": isinstance(game.game, str),
        "start": isinstance(game.start, dict),
        "dates": all(is_date(date) for date in (game.created, game.changed, game.finished or 0.0)),
        "seats": bool(seats) and all(is_seat(seat) for seat in game.seats),
        "asked": game.asked is None or game.asked in seats,
        "winners": game.winners is None or all(is_number(seat) and int(seat) in seats for seat in game.winners.split()),
        "entries": all(
            entry.seat in seats and entry.kind in (MOVE, UNDO) and isinstance(entry.key, str) and is_date(entry.at)
            for entry in game.entries
        ),
        "wishes": all(
            wish.seat in seats and isinstance(wish.version, int) and (wish.kind != REPLACE or is_number(wish.key))
            for wish in game.wishes
        ),
    }


def is_date(value: object) -> bool:
    return isinstance(value, int | float) and 0.0 <= value <= LAST_DATE


def is_seat(seat: StoredSeat) -> bool:
    return isinstance(seat.name, str) and all(
        value is None or isinstance(value, str) for value in (seat.visitor, seat.computer, seat.face)
    )


def is_number(text: object) -> bool:
    return isinstance(text, str) and text.isascii() and text.isdigit()
