"""One server for each SQLite file: it keeps its tables in memory, and a second one would not know of them.

The lock is the system's and is held on a file beside the database (to open the database itself, and to close it again,
would take SQLite's own locks away). It ends with the process that holds it, however that ends."""

from __future__ import annotations

import errno
import logging
import os
import sys
from pathlib import Path

import sqlalchemy as sql

from bestiaire.core.errors import BadInput
from bestiaire.web.store.engines import SQLITE, read_address, sqlite_file, unusable
from bestiaire.words import Phrase

if sys.platform == "win32":
    import msvcrt

    BEYOND = 1 << 20

    def lock_file(descriptor: int) -> None:
        """Locks a byte beyond what is written: nobody else could read it."""
        os.lseek(descriptor, BEYOND, os.SEEK_SET)
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def lock_file(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)


log = logging.getLogger("bestiaire.web")

HELD = (errno.EWOULDBLOCK, errno.EAGAIN, errno.EACCES, errno.EDEADLK)
"""What the system says of a lock that somebody else has."""
LONGEST_NUMBER = 20


class DatabaseLock:
    """Says that this server has the database; only of a SQLite file."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.descriptor: int | None = None

    def acquire(self) -> None:
        """BadInput if another server has it; nothing happens if this one has it already."""
        file = file_to_lock(self.url)
        if file is None or self.descriptor is not None:
            return
        try:
            descriptor = os.open(f"{os.path.realpath(file)}.lock", os.O_RDWR | os.O_CREAT, 0o600)
        except OSError:  # whoever opens the database itself says what is wrong
            return
        try:
            lock_file(descriptor)
        except OSError as error:
            if error.errno in HELD:
                owner = os.read(descriptor, LONGEST_NUMBER).decode("ascii", "replace").strip()
                os.close(descriptor)
                raise BadInput("database", unusable(self.url, is_in_use(owner))) from None
            log.warning("%s.lock can't be locked (%s): see to it that one server alone uses it", file, error)
        os.ftruncate(descriptor, 0)
        os.write(descriptor, b"%d\n" % os.getpid())
        self.descriptor = descriptor

    def release(self) -> None:
        if self.descriptor is not None:
            os.close(self.descriptor)
            self.descriptor = None


def file_to_lock(url: str) -> Path | None:
    try:
        address = read_address(url)
    except sql.exc.ArgumentError:  # whoever opens it says what is wrong
        return None
    return sqlite_file(address) if address.get_backend_name() == SQLITE else None


def is_in_use(owner: str) -> Phrase:
    return Phrase(
        en=f"another server uses it already (process {owner or '?'}); PostgreSQL is for several",
        fr=f"un autre serveur l'utilise déjà (processus {owner or '?'}) ; PostgreSQL en admet plusieurs",
    )
