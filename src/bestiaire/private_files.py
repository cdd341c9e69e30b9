"""Files and folders that are their owner's alone: whoever can read the database, or a copy of it, can sit on every
seat."""

from __future__ import annotations

import contextlib
import logging
import os
import stat
from pathlib import Path
from typing import TextIO

log = logging.getLogger("bestiaire.web")

OTHERS = 0o077
"""The rights of everybody but the owner."""


def data_folder() -> Path:
    base = os.environ.get("XDG_DATA_HOME")
    return (Path(base) if base else Path.home() / ".local" / "share") / "bestiaire"


def make_data_folder() -> Path:
    """The data folder, made if it is not there. An older version may have left it open to others. One that is only a
    link to somewhere else was not made by this program, and is left as it is."""
    folder = data_folder()
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    if not folder.is_symlink():
        close_to_others(folder)
    return folder


def make_private(path: Path) -> None:
    """Makes an empty file that only its owner may read, unless there is one."""
    with contextlib.suppress(FileExistsError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))


def close_to_others(path: Path) -> bool:
    """Takes the rights of others to a file or folder away, if it belongs to us; whether they had any."""
    try:
        rights = path.stat()
    except FileNotFoundError:
        return False
    if os.name != "posix" or not rights.st_mode & OTHERS:
        return False
    if rights.st_uid != os.geteuid():
        log.warning("%s is open to others on this machine, and belongs to somebody else: chmod go= it", path)
        return False
    path.chmod(stat.S_IMODE(rights.st_mode) & ~OTHERS)
    return True


def is_open_file(stream: TextIO) -> bool:
    """Whether what is written there goes into a file that others can read."""
    try:
        written = os.fstat(stream.fileno())
    except OSError:  # it goes to no file at all
        return False
    return os.name == "posix" and stat.S_ISREG(written.st_mode) and bool(written.st_mode & OTHERS)
