"""Which database: SQLite, one process's own file, or PostgreSQL, which many processes share. Whatever is said of an
address never shows the password in it."""

from __future__ import annotations

import contextlib
import logging
import os
import re
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlsplit

import sqlalchemy as sql

from bestiaire.core.errors import BadInput, system_reason
from bestiaire.private_files import close_to_others, data_folder, make_data_folder, make_private
from bestiaire.web.store.schema import bring_up_to_date
from bestiaire.words import Phrase

log = logging.getLogger("bestiaire.web")

SQLITE = "sqlite"
POSTGRES = "postgresql"

PATIENCE = {
    "connect_timeout": 5,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 15_000,
    "options": "-c lock_timeout=5000 -c statement_timeout=30000",
}
"""How long PostgreSQL is waited for, in seconds and milliseconds: for its answer, for somebody's lock, for its work."""

COLLISIONS = ("40001", "40P01")
"""What PostgreSQL says when two transactions were in each other's way and this one gave way: it can be tried again."""


def chosen_database(url: str | None) -> str:
    """The address that was given, on the command line or by BESTIAIRE_DATABASE; else of a file in the data folder."""
    return url or os.environ.get("BESTIAIRE_DATABASE") or default_database()


def default_database() -> str:
    try:
        folder = make_data_folder()
    except OSError as error:
        raise BadInput("database", impossible(str(data_folder()), system_reason(error))) from None
    return f"sqlite:///{folder / 'tables.sqlite'}"


def impossible(thing: str, why: Phrase) -> Phrase:
    return Phrase(en=f"{thing} can't be used: {why.en}", fr=f"{thing} est inutilisable : {why.fr}")


def is_shared(url: str) -> bool:
    """Whether several processes may use the database at this address."""
    return url.startswith("postgres")


def engine_of(url: str) -> sql.Engine:
    """The database at an address; BadInput if there is none such."""
    address = read_address(url)
    if address.get_backend_name() != POSTGRES:
        engine = sql.create_engine(address, hide_parameters=True)
        if engine.dialect.name == SQLITE:
            sql.event.listen(engine, "do_connect", lambda *_: make_sqlite_private(address))
            sql.event.listen(engine, "connect", make_sqlite_safe)
            sql.event.listen(engine, "begin", begin_for_sqlite)
        return engine
    patience = {name: value for name, value in PATIENCE.items() if name not in address.query}
    address = address.set(drivername="postgresql+psycopg")
    return sql.create_engine(address, connect_args=patience, pool_size=2, max_overflow=2, hide_parameters=True)


def reading_of(engine: sql.Engine) -> sql.Engine:
    """The same database for reading only: several steps of one transaction see the same moment."""
    reading = engine.execution_options(is_reading=True)
    if engine.dialect.name == POSTGRES:
        reading = reading.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
    return reading


def read_address(url: str) -> sql.URL:
    authority = url.partition("://")[2]
    if url.startswith("postgres") and authority.count("@") > 1:
        why = Phrase(en="an @ in a password is written %40", fr="dans un mot de passe, @ s'écrit %40")
        raise BadInput("database", unusable(url, why))
    if url.startswith("postgres://"):
        url = url.replace("postgres://", "postgresql://", 1)
    try:
        return sql.make_url(url)
    except ValueError:  # a port that is no number
        raise sql.exc.ArgumentError("it is not an address") from None


def connection_settings(engine: sql.Engine) -> dict[str, Any]:
    """What the driver takes to connect, for a connection beside the engine's."""
    patience = {name: value for name, value in PATIENCE.items() if name not in engine.url.query}
    return {**patience, **engine.dialect.create_connect_args(engine.url)[1]}


def try_database(url: str) -> None:
    """BadInput, with a sentence, if there is no database to be had at this address."""
    with used(url) as engine:
        prepare(engine)


def prepare(engine: sql.Engine) -> None:
    """Makes a database ours: its tables are those of today, and a file is its owner's alone. What can't be used as one
    is left as it is, rights and all."""
    bring_up_to_date(engine)
    if engine.dialect.name == SQLITE:
        close_sqlite_to_others(engine.url)


@contextlib.contextmanager
def used(url: str) -> Iterator[sql.Engine]:
    """A database for a while; what can't be done with it becomes BadInput, with a sentence."""
    engine: sql.Engine | None = None
    try:
        engine = engine_of(url)
        yield engine
    except ModuleNotFoundError as missing:
        needs = Phrase(
            en=f"needs more packages ({missing.name}): pip install 'bestiaire[postgres]'",
            fr=f"demande d'autres paquets ({missing.name}) : pip install 'bestiaire[postgres]'",
        )
        raise BadInput("database", needs) from None
    except sql.exc.SQLAlchemyError as error:
        why = in_one_line(error, url)
        raise BadInput("database", unusable(url, Phrase(en=why, fr=why))) from None
    finally:
        if engine is not None:
            engine.dispose()


def unusable(url: str, why: Phrase) -> Phrase:
    return impossible(without_password(url), why)


def without_password(url: str) -> str:
    """An address as it may be shown."""
    shown = re.sub(r"(://[^:/@]*):.*@", r"\1:***@", url)
    return re.sub(r"((?:password|passfile|sslpassword)=)[^&\s]*", r"\1***", shown, flags=re.IGNORECASE)


def secrets_of(url: str) -> set[str]:
    """The passwords in an address, as they are written there and as they are meant."""
    found = re.findall(r"://[^:/@]*:(.*)@", url) + re.findall(r"password=([^&\s]*)", url, re.IGNORECASE)
    return {secret for text in found for secret in (text, unquote(text)) if secret}


def in_one_line(error: BaseException, url: str) -> str:
    """What a driver says is wrong, without what nobody may read."""
    said = " ".join(str(error.__cause__ or error).split())
    for secret in secrets_of(url):
        said = said.replace(secret, "***")
    return said


def is_the_database_s(error: Exception) -> bool:
    """Whether the database failed, not what was asked of it."""
    asked = (sql.exc.IntegrityError, sql.exc.ProgrammingError, sql.exc.DataError)
    return isinstance(error, sql.exc.DBAPIError) and not isinstance(error, asked)


def is_collision(error: Exception) -> bool:
    """Whether two transactions were in each other's way: nothing of this one stayed, and it may be tried again."""
    return isinstance(error, sql.exc.DBAPIError) and getattr(error.orig, "sqlstate", None) in COLLISIONS


def is_lost(error: Exception) -> bool:
    """Whether the connection is gone: a new one may be had."""
    return isinstance(error, sql.exc.DBAPIError) and error.connection_invalidated


def sqlite_file(address: sql.URL) -> Path | None:
    """The file of a SQLite database; None if it is in memory only."""
    name = address.database or ""
    if name.startswith("file:"):
        if "mode=memory" in name:
            return None
        name = unquote(urlsplit(name).path)
    return None if name in ("", ":memory:") else Path(name)


def make_sqlite_private(address: sql.URL) -> None:
    """A new database is its owner's alone from the start, and so is what SQLite makes beside it: that has the same
    rights."""
    path = sqlite_file(address)
    if path is not None:
        with contextlib.suppress(OSError):  # SQLite says better what is wrong
            make_private(path)


def close_sqlite_to_others(address: sql.URL) -> None:
    """A database of before, and what lies beside it, become their owner's alone."""
    path = sqlite_file(address)
    if path is not None and close_to_others(path):
        log.warning("%s could be read by others on this machine: now only its owner can", path)
        for ending in ("-wal", "-shm", "-journal"):
            close_to_others(path.with_name(path.name + ending))


def make_sqlite_safe(connection: Any, _: Any) -> None:
    """Write-ahead log, a commit that waits for the disk, and transactions begun by us: the driver would forget them."""
    connection.isolation_level = None
    connection.text_factory = partial(str, encoding="utf-8", errors="replace")  # a bad sign breaks its own row alone
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.close()


def begin_for_sqlite(connection: sql.Connection) -> None:
    is_reading = connection.get_execution_options().get("is_reading", False)
    connection.exec_driver_sql("BEGIN" if is_reading else "BEGIN IMMEDIATE")
