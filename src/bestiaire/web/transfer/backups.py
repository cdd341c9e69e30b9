"""A copy of everything at one moment, made while the server goes on."""

from __future__ import annotations

import contextlib
import os
import sqlite3
import tempfile
from collections.abc import Iterator
from pathlib import Path

from bestiaire.core.errors import BadInput, system_reason
from bestiaire.web.store.engines import SQLITE, read_address, sqlite_file, try_database, unusable
from bestiaire.web.transfer.exports import exported
from bestiaire.words import Phrase


def back_up(url: str, path: str) -> None:
    """Writes the copy whole or not at all, and replaces nothing: of SQLite a database that a server can use as it is,
    of PostgreSQL the lines that `bestiaire import` reads."""
    with new_file(path) as draft:
        if read_address(url).get_backend_name() == SQLITE:
            copy_sqlite(url, draft)
        else:
            write_lines(url, draft)


@contextlib.contextmanager
def new_file(path: str) -> Iterator[Path]:
    """A file that nobody else may read, under its name only when it is whole and on disk."""
    target = Path(path).expanduser()
    try:
        if target.exists():
            raise BadInput(path, Phrase(en="there is such a file already", fr="ce fichier existe déjà"))
        handle, name = tempfile.mkstemp(dir=target.parent, prefix=".bestiaire-")
        os.close(handle)
        draft = Path(name)
        try:
            yield draft
            with draft.open("rb") as whole:
                os.fsync(whole.fileno())
            draft.replace(target)
        finally:
            draft.unlink(missing_ok=True)
    except OSError as error:
        why = system_reason(error)
        wrong = Phrase(en=f"can't be written: {why.en}", fr=f"écriture impossible : {why.fr}")
        raise BadInput(path, wrong) from None


def copy_sqlite(url: str, draft: Path) -> None:
    """SQLite's own way to copy a database that is in use."""
    file = sqlite_file(read_address(url))
    if file is None or not file.exists():
        raise BadInput("database", unusable(url, Phrase(en="there is no such file", fr="ce fichier n'existe pas")))
    try_database(url)
    try:
        with contextlib.closing(sqlite3.connect(file)) as source, contextlib.closing(sqlite3.connect(draft)) as copy:
            source.backup(copy)
            copy.execute("PRAGMA journal_mode=DELETE")
            (found,) = copy.execute("PRAGMA integrity_check").fetchone()
    except sqlite3.Error as error:
        raise BadInput("database", unusable(url, Phrase(en=str(error), fr=str(error)))) from None
    if found != "ok":
        raise BadInput("database", unusable(url, Phrase(en=found, fr=found)))


def write_lines(url: str, draft: Path) -> None:
    with draft.open("w", encoding="utf-8") as out:
        for line in exported(url):
            out.write(line + "\n")
