"""The database that a test's servers use: a file in the test's folder, or one of PostgreSQL that belongs to it."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import sqlalchemy as sql

from bestiaire.web.store.database import Job
from bestiaire.web.store.engines import engine_of, reading_of
from bestiaire.web.store.store import Store
from tests.postgres import Cluster

cluster: Cluster | None = None
"""The PostgreSQL that is used now; None if it is SQLite."""


def address_in(folder: Path) -> str:
    """The address of the database in a folder."""
    if cluster is not None:
        return cluster.database_for(folder)
    return f"sqlite:///{folder / 't.sqlite'}"


def fewer(number: int) -> int:
    """How often something is tried that hardly depends on the database: on the second one, a fourth as often."""
    return number if cluster is None else max(1, number // 4)


def execute(address: str, *statements: str) -> list[tuple[Any, ...]]:
    """Carries statements out beside whatever else goes on; what the last one finds."""
    engine = engine_of(address)
    try:
        with engine.begin() as connection:
            for statement in statements:
                done = connection.exec_driver_sql(statement)
            return [tuple(row) for row in done] if done.returns_rows else []
    finally:
        engine.dispose()


def waiting_at_most(seconds: float) -> str:
    """What is added to an address so that nobody's lock is waited for longer."""
    if cluster is not None:
        return f"&options=-c%20lock_timeout%3D{int(1000 * seconds)}"
    return f"?timeout={seconds}"


@contextlib.contextmanager
def locked(address: str) -> Iterator[None]:
    """Somebody else writes into the database and does not come to an end."""
    engine = engine_of(address)
    with contextlib.closing(engine.connect()) as connection:
        connection.begin()  # on SQLite this is all it takes
        if cluster is not None:
            connection.exec_driver_sql("LOCK TABLE meta, games, seats, entries, wishes IN EXCLUSIVE MODE")
        yield
    engine.dispose()


FULL = """
CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN RAISE EXCEPTION 'no space left' USING ERRCODE = 'disk_full'; END $$
"""


@contextlib.contextmanager
def full(address: str, store: Store) -> Iterator[None]:
    """Nothing can be written any more."""
    if cluster is None:
        store.database.jobs.put(
            Job(lambda connection: connection.exec_driver_sql("PRAGMA query_only = ON"), lambda *_: None, True)
        )
        yield
        return
    trigger = "CREATE TRIGGER full_up BEFORE INSERT OR UPDATE ON {} FOR EACH STATEMENT EXECUTE FUNCTION full_disk()"
    execute(address, FULL, *(trigger.format(name) for name in ORDER))
    try:
        yield
    finally:
        execute(address, "DROP FUNCTION full_disk CASCADE")


@contextlib.contextmanager
def nobody_sits_down(address: str) -> Iterator[None]:
    """The database takes no more seats."""
    if cluster is None:
        execute(address, "CREATE TRIGGER full BEFORE INSERT ON seats BEGIN SELECT RAISE(FAIL, 'full'); END")
        yield
        execute(address, "DROP TRIGGER full")
    else:
        execute(address, "ALTER TABLE seats ADD CONSTRAINT full_up CHECK (seat < 0) NOT VALID")
        yield
        execute(address, "ALTER TABLE seats DROP CONSTRAINT full_up")


ORDER = {
    "games": "id",
    "seats": "game_id, seat",
    "entries": "game_id, number",
    "meta": "name",
    "wishes": "game_id, number",
    "visitors": "id",
}


@contextlib.contextmanager
def reading(address: str) -> Iterator[sql.Connection]:
    """The database as it is at one moment."""
    engine = engine_of(address)
    try:
        with reading_of(engine).begin() as connection:
            yield connection
    finally:
        engine.dispose()


def stored(address: str) -> dict[str, list[tuple[Any, ...]]]:
    """Everything that is on disk."""
    with reading(address) as connection:
        rows = {name: connection.execute(sql.text(f"SELECT * FROM {name} ORDER BY {by}")) for name, by in ORDER.items()}
        return {name: [tuple(row) for row in found] for name, found in rows.items()}
