"""All games as JSON lines: out of one database, into another, whichever the two are.

A line is a record, as `bestiaire replay` reads it; what only a server knows of the game (who sits where, what was taken
back) stands beside it under `table`. The first line has the key that signs cookies, so that whoever had a seat has it
afterwards, and how far visitors have come in lessons. Whoever has the file can sit on every seat: it is to be kept
like the database itself."""

from __future__ import annotations

import json
import logging
import secrets
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

import sqlalchemy as sql

import bestiaire
from bestiaire.core.check import AN_OBJECT
from bestiaire.core.errors import BadInput, BestiaireError, must_be
from bestiaire.core.record import FORMAT
from bestiaire.core.table import Table
from bestiaire.web.store.engines import POSTGRES, reading_of, try_database, used
from bestiaire.web.store.notify import CHANNEL
from bestiaire.web.store.progress import NOTE
from bestiaire.web.store.rows import insert_game, read_games
from bestiaire.web.store.schema import CURVES, GAMES, META, PROGRESS, VISITORS
from bestiaire.web.store.stored import MOVE, UNDO, Entry, StoredGame, StoredSeat, Wish, winners_of
from bestiaire.web.store.visitors import ADD_VISITOR
from bestiaire.web.tables.entries import asked_computer, play_again, start_of_game, version_of
from bestiaire.web.tables.fairness import new_salt
from bestiaire.words import Phrase

log = logging.getLogger("bestiaire.web")

EXPORT = 1
"""The version of the lines."""
PAGE = 200
"""How many games are in memory at once."""
START = ("version", "position", "seed", "players", "options")
VISITORS_OWN = (VISITORS.c.id, VISITORS.c.generation, VISITORS.c.tickets)
OWN = ("id", "salt", "invitation", "created", "changed", "finished", "uploader", "is_private")


class Counts(NamedTuple):
    """What came of an import."""

    games: int
    known: int
    """Games that were there already, alike."""
    broken: int
    """Games that were brought though these rules can't play them again."""
    is_same_key: bool
    """Whether cookies of the other database are good here."""


# -- out


def exported(url: str) -> Iterator[str]:
    """Every line, as the database is at one moment, whatever goes on meanwhile."""
    try_database(url)
    with used(url) as engine, reading_of(engine).begin() as connection:
        secret = connection.execute(sql.select(META.c.value).where(META.c.name == "secret")).scalar()
        seen = connection.execute(sql.select(*VISITORS_OWN).order_by(VISITORS.c.id))
        learnt = connection.execute(sql.select(PROGRESS).order_by(*PROGRESS.primary_key))
        first = {"bestiaire_export": EXPORT, "secret": secret}
        progress = [list(row) for row in learnt if is_learnt(row)]
        yield written(first | {"visitors": [list(row) for row in seen], "progress": progress})
        last = ""
        while True:
            chosen = sql.select(GAMES).where(GAMES.c.id > last).order_by(GAMES.c.id).limit(PAGE)
            ids = connection.execute(sql.select(chosen.subquery().c.id)).scalars().all()
            for game in read_games(connection, chosen, whole=True, when_broken=leave_out):
                try:
                    yield written(line_of(game, curve_of(connection, game.id)))
                except IndexError as error:  # more was taken back than played
                    leave_out(game.id, error)
            if not ids:
                return
            last = max(ids)


def is_learnt(row: Sequence[object]) -> bool:
    """Whether a row of what people have learnt is as we write it."""
    *texts, value, changed = row
    return all(isinstance(text, str) for text in texts) and isinstance(value, int) and isinstance(changed, float | int)


def leave_out(game_id: str, error: Exception) -> None:
    log.error("game %s can't be read, and is left out: %s", game_id, error)


def curve_of(connection: sql.Connection, game_id: str) -> list[Any] | None:
    """The curve of a game, if it was judged and can be read."""
    found = connection.execute(sql.select(CURVES).where(CURVES.c.game_id == game_id)).mappings().first()
    try:
        return None if found is None else [found["level"], json.loads(found["verdicts"])]
    except ValueError:  # it is judged again when somebody looks
        return None


def written(line: dict[str, Any]) -> str:
    return json.dumps(line, ensure_ascii=False, separators=(",", ":"))


def line_of(game: StoredGame, curve: list[Any] | None) -> dict[str, Any]:
    """A game as a record, with what else is known of it."""
    own: dict[str, Any] = {name: vars(game)[name] for name in OWN}
    own["seats"] = [vars(seat) for seat in game.seats]
    own["entries"] = [[entry.seat, entry.kind, entry.key, entry.at] for entry in game.entries]
    own["wishes"] = [list(vars(wish).values()) for wish in game.wishes]
    if curve is not None:
        own["curve"] = curve
    return {
        "bestiaire": FORMAT,
        "game": game.game,
        "seats": [seat.name or seat.computer or "" for seat in game.seats],
        **game.start,
        "version": version_of(game) if game.game in bestiaire.games() else 0,
        "moves": moves_of(game),
        "table": own,
    }


def moves_of(game: StoredGame) -> list[str]:
    """The moves that were not taken back."""
    moves: list[str] = []
    for entry in game.entries:
        if entry.kind == UNDO:
            moves.pop()
        else:
            moves.append(entry.key)
    return moves


# -- in


def imported(url: str, lines: Iterable[str]) -> Counts:
    """Adds every game of these lines, or, if anything is wrong with one of them, none: BadInput names the line."""
    try_database(url)
    games = known = broken = 0
    is_same_key = True
    with used(url) as engine, engine.begin() as connection:
        for number, text in enumerate(lines, 1):
            try:
                line = read_line(text)
                if line is None:
                    continue
                if "bestiaire_export" in line:
                    is_same_key = take_key(connection, line.get("secret"))
                    if is_same_key:
                        take_visitors(connection, line.get("visitors", []))
                        take_progress(connection, line.get("progress", []))
                else:
                    game, is_broken = read_game(line)
                    is_new = take_game(connection, game, line)
                    games, known, broken = games + is_new, known + (not is_new), broken + (is_new and is_broken)
            except BestiaireError as error:
                where = Phrase(en=f"line {number}", fr=f"ligne {number}")
                raise BadInput("import", in_line(where, error.message)) from None
        if games and engine.dialect.name == POSTGRES:  # a server that runs takes the turns of computers
            connection.execute(sql.select(sql.func.pg_notify(CHANNEL, "import\nturn")))
    return Counts(games, known, broken, is_same_key)


def in_line(where: Phrase, what: Phrase) -> Phrase:
    return Phrase(en=f"{where.en}: {what.en}", fr=f"{where.fr} : {what.fr}")


def read_line(text: str) -> dict[str, Any] | None:
    """A line; None if it is empty."""
    if not text.strip():
        return None
    try:
        line = json.loads(text)
    except (ValueError, RecursionError):
        raise BadInput("", Phrase(en="it can't be read as JSON", fr="ce n'est pas du JSON lisible")) from None
    if not isinstance(line, dict):
        raise BadInput("", must_be(AN_OBJECT, line))
    if line.get("bestiaire_export", EXPORT) != EXPORT:
        raise BadInput("bestiaire_export", must_be(Phrase(en=str(EXPORT), fr=str(EXPORT)), line["bestiaire_export"]))
    return line


def take_key(connection: sql.Connection, secret: object) -> bool:
    """Where nobody has played yet the key that signs cookies becomes the file's; whether it is the same now."""
    found = connection.execute(sql.select(META.c.value).where(META.c.name == "secret")).scalar()
    is_empty = connection.execute(sql.select(GAMES.c.id).limit(1)).scalar() is None
    if isinstance(secret, str) and secret and found != secret and is_empty:
        connection.execute(META.delete().where(META.c.name == "secret"))
        connection.execute(META.insert().values(name="secret", value=secret))
        return True
    return found == secret


def take_visitors(connection: sql.Connection, visitors: object) -> None:
    """Whoever has signed out stays signed out, and links that were used stay used."""
    rows = visitors if isinstance(visitors, list) else [None]
    for row in rows:
        match row:
            case [str() as id, int() as generation, int() as tickets]:
                connection.execute(ADD_VISITOR, {"id": id})
                for column, number in ((VISITORS.c.generation, generation), (VISITORS.c.tickets, tickets)):
                    fewer = VISITORS.update().where(VISITORS.c.id == id, column < number)
                    connection.execute(fewer.values({column: number}))
            case _:
                raise BadInput("visitors", Phrase(en="is not whole", fr="est incomplet"))


def take_progress(connection: sql.Connection, progress: object) -> None:
    """Whoever has learnt something has learnt it here; who has come further here loses nothing."""
    for row in progress if isinstance(progress, list) else [None]:
        match row:
            case [str() as visitor, str() as kind, str() as name, int() as value, float() | int() as changed]:
                learnt = {"visitor": visitor, "kind": kind, "name": name, "value": value, "changed": changed}
                connection.execute(NOTE, learnt)
            case _:
                raise BadInput("progress", Phrase(en="is not whole", fr="est incomplet"))


def take_game(connection: sql.Connection, game: StoredGame, line: dict[str, Any]) -> bool:
    """Adds a game; False if it is there already, alike."""
    own = line.get("table")
    there = read_games(connection, sql.select(GAMES).where(GAMES.c.id == game.id), whole=True)
    if there:
        if line_of(there[0], None)["table"] != line_of(game, None)["table"]:
            raise BadInput(
                "table.id",
                Phrase(en=f"there is another game {game.id} already", fr=f"une autre partie {game.id} s'y trouve déjà"),
            )
        return False
    insert_game(connection, game)
    if isinstance(own, dict) and own.get("curve"):
        level, verdicts = own["curve"]
        connection.execute(CURVES.insert().values(game_id=game.id, level=level, verdicts=json.dumps(verdicts)))
    return True


def read_game(line: dict[str, Any]) -> tuple[StoredGame, bool]:
    """The game of a line, every move of it played again; and whether that can't be done any more."""
    own = line.get("table")
    if not isinstance(own, dict):
        return archived(bestiaire.replay(line)), False
    start: dict[str, Any] = {name: line[name] for name in START if name in line}
    try:
        game = StoredGame(
            game=bestiaire.game(line["game"]).key,
            start=start,
            seats=[StoredSeat(**seat) for seat in own["seats"]],
            entries=[Entry(*entry) for entry in own["entries"]],
            wishes=[Wish(*wish) for wish in own["wishes"]],
            **{name: own[name] for name in OWN},
        )
        moves = moves_of(game)
    except (KeyError, TypeError, IndexError) as error:
        raise BadInput("table", Phrase(en=f"is not whole ({error})", fr=f"est incomplet ({error})")) from None
    if moves != line.get("moves"):
        raise BadInput("moves", Phrase(en="are not those of table.entries", fr="ne sont pas ceux de table.entries"))
    try:
        note_asked(game, play_again(game))
    except BestiaireError:  # the rules have changed since; the database that it comes from had it, too
        return game, True
    return game, False


def note_asked(game: StoredGame, table: Table) -> None:
    game.asked = None if table.choice is None else table.choice.player
    game.winners = winners_of(table)
    if game.finished is None and asked_computer(table, game.seats) is not None:
        game.waiting = game.changed


def archived(table: Table) -> StoredGame:
    """A bare record, kept to be looked at: nobody sits there."""
    names = table.names or [""] * table.seats
    return StoredGame(
        id=secrets.token_urlsafe(9),
        game=table.info.key,
        start=start_of_game(table),
        salt=new_salt(),
        invitation=secrets.token_urlsafe(18),
        created=0.0,
        changed=0.0,
        finished=0.0,
        seats=[StoredSeat(None, None, name) for name in names],
        entries=[Entry(0, MOVE, key, 0.0) for key in table.moves],
        winners=winners_of(table),
    )
