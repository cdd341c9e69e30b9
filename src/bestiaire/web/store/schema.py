"""The tables of the database, alike in SQLite and in PostgreSQL, and how an older database becomes one of today."""

from __future__ import annotations

import sqlalchemy as sql

from bestiaire.core.errors import BadInput
from bestiaire.words import Phrase

SCHEMA = 6
"""Grows with every change of a table. Databases of before it was counted are 1."""

METADATA = sql.MetaData()

META = sql.Table(
    "meta",
    METADATA,
    sql.Column("name", sql.String(40), primary_key=True),
    sql.Column("value", sql.Text, nullable=False),
)
GAMES = sql.Table(
    "games",
    METADATA,
    sql.Column("id", sql.String(32), primary_key=True),
    sql.Column("game", sql.String(32), nullable=False),
    sql.Column("start", sql.Text, nullable=False),
    sql.Column("salt", sql.String(80), nullable=False),
    sql.Column("invitation", sql.String(64), nullable=False, unique=True),
    sql.Column("created", sql.Float, nullable=False),
    sql.Column("changed", sql.Float, nullable=False),
    sql.Column("finished", sql.Float),
    sql.Column("uploader", sql.String(64)),
    sql.Column("asked", sql.Integer),
    sql.Column("is_private", sql.Boolean),
    sql.Column("waiting", sql.Float),
    sql.Column("thinker", sql.String(32)),
    sql.Column("winners", sql.String(40)),
    sql.Index("games_by_change", "changed"),
    sql.Index("games_by_uploader", "uploader"),
)
WAITING = sql.Index(
    "games_waiting",
    GAMES.c.waiting,
    postgresql_where=GAMES.c.waiting.is_not(None),
    sqlite_where=GAMES.c.waiting.is_not(None),
)
"""The games in which a computer is asked: few of many."""
SEATS = sql.Table(
    "seats",
    METADATA,
    sql.Column("game_id", sql.String(32), primary_key=True),
    sql.Column("seat", sql.Integer, primary_key=True),
    sql.Column("visitor", sql.String(64)),
    sql.Column("computer", sql.String(32)),
    sql.Column("name", sql.String(80), nullable=False),
    sql.Column("face", sql.String(64)),
    sql.Index("seats_by_visitor", "visitor"),
)
ENTRIES = sql.Table(
    "entries",
    METADATA,
    sql.Column("game_id", sql.String(32), primary_key=True),
    sql.Column("number", sql.Integer, primary_key=True),
    sql.Column("seat", sql.Integer, nullable=False),
    sql.Column("kind", sql.String(8), nullable=False),
    sql.Column("key", sql.String(200), nullable=False),
    sql.Column("at", sql.Float, nullable=False),
)
WISHES = sql.Table(
    "wishes",
    METADATA,
    sql.Column("game_id", sql.String(32), primary_key=True),
    sql.Column("number", sql.Integer, primary_key=True),
    sql.Column("seat", sql.Integer, nullable=False),
    sql.Column("kind", sql.String(8), nullable=False),
    sql.Column("version", sql.Integer, nullable=False),
    sql.Column("key", sql.String(32), nullable=False),
    sql.Column("at", sql.Float, nullable=False),
)
CURVES = sql.Table(
    "curves",
    METADATA,
    sql.Column("game_id", sql.String(32), primary_key=True),
    sql.Column("level", sql.String(32), nullable=False),
    sql.Column("verdicts", sql.Text, nullable=False),
)
BOARDS = sql.Table(
    "boards",
    METADATA,
    sql.Column("id", sql.String(32), primary_key=True),
    sql.Column("owner", sql.String(64), nullable=False),
    sql.Column("game", sql.String(32), nullable=False),
    sql.Column("position", sql.Text, nullable=False),
    sql.Column("tried", sql.Text, nullable=False),
    sql.Column("names", sql.Text, nullable=False),
    sql.Column("faces", sql.Text),
    sql.Column("seat", sql.Integer),
    sql.Column("origin", sql.String(200), nullable=False),
    sql.Column("version", sql.Integer, nullable=False),
    sql.Column("used", sql.Float, nullable=False),
    sql.Index("boards_by_owner", "owner", "used"),
)
"""Boards to analyse on, where the next request of the same page may come to another process."""
VISITORS = sql.Table(
    "visitors",
    METADATA,
    sql.Column("id", sql.String(64), primary_key=True),
    sql.Column("generation", sql.Integer, nullable=False),
    sql.Column("tickets", sql.Integer, nullable=False),
    sql.Column("sign_out_key", sql.String(64)),
)
"""How often a visitor has signed out everywhere, and has gone on at another device; of all others nothing is noted."""
PROGRESS = sql.Table(
    "progress",
    METADATA,
    sql.Column("visitor", sql.String(64), primary_key=True),
    sql.Column("kind", sql.String(16), primary_key=True),
    sql.Column("name", sql.String(64), primary_key=True),
    sql.Column("value", sql.Integer, nullable=False),
    sql.Column("changed", sql.Float, nullable=False),
    sql.Index("progress_by_change", "changed"),
)
"""What visitors have learnt."""
PROCESSES = sql.Table(
    "processes",
    METADATA,
    sql.Column("id", sql.String(32), primary_key=True),
    sql.Column("seen", sql.Float, nullable=False),
)
"""The server processes that live, and when each was last seen, by the database's own clock."""

A_LOCK = 8_470_001
"""PostgreSQL's number for the lock under which one process at a time changes tables."""


def bring_up_to_date(engine: sql.Engine) -> None:
    """Makes the tables, columns and indexes that are not there yet; a new column of an old table holds NULL. All of it
    or nothing happens. BadInput if a newer program has been here."""
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":  # however long another process takes to do it
            connection.exec_driver_sql("SET LOCAL lock_timeout = 0; SET LOCAL statement_timeout = 0")
            connection.execute(sql.select(sql.func.pg_advisory_xact_lock(A_LOCK)))
        found = schema_of(connection)
        if found is not None and found > SCHEMA:
            raise BadInput("database", is_newer(found))
        if found == SCHEMA:
            return
        METADATA.create_all(connection)
        if found is not None:
            add_what_is_missing(connection)
            if found < 2:
                connection.execute(computers_wait())
        connection.execute(META.delete().where(META.c.name == "schema"))
        connection.execute(META.insert().values(name="schema", value=str(SCHEMA)))


def is_newer(found: int) -> Phrase:
    return Phrase(
        en=f"it was written by a newer Bestiaire (its schema is {found}, this program knows {SCHEMA}): upgrade first",
        fr=f"elle vient d'un Bestiaire plus récent (schéma {found} ; ce programme connaît {SCHEMA}) : "
        "mettez-le d'abord à jour",
    )


def schema_of(connection: sql.Connection) -> int | None:
    """The number of the schema that is there; None if there is none."""
    if not sql.inspect(connection).has_table(META.name):
        return None
    found = connection.execute(sql.select(META.c.value).where(META.c.name == "schema")).scalar()
    return 1 if found is None else int(found)


def add_what_is_missing(connection: sql.Connection) -> None:
    for table in METADATA.sorted_tables:
        known = {column["name"] for column in sql.inspect(connection).get_columns(table.name)}
        for column in table.columns:
            if column.name not in known:
                kind = column.type.compile(connection.dialect)
                connection.exec_driver_sql(f"ALTER TABLE {table.name} ADD COLUMN {column.name} {kind}")
        for index in table.indexes:
            index.create(connection, checkfirst=True)


def computers_wait() -> sql.Update:
    """From 1 to 2: the games in which a computer is asked, or may be where it was not noted who is, are noted so."""
    asked = sql.select(SEATS).where(SEATS.c.game_id == GAMES.c.id, SEATS.c.computer.is_not(None))
    asked = asked.where((SEATS.c.seat == GAMES.c.asked) | GAMES.c.asked.is_(None))
    return GAMES.update().where(GAMES.c.finished.is_(None), asked.exists()).values(waiting=GAMES.c.changed)
