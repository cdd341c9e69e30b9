"""A PostgreSQL of one's own: Debian's programs, started in a temporary folder, reached through a socket there."""

from __future__ import annotations

import getpass
import os
import pwd
import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest

LONG = 600
"""Seconds after which a server that hangs is given up; nothing waits so long when all is well."""
FAST = {
    "fsync": "off",
    "synchronous_commit": "off",
    "full_page_writes": "off",
    "wal_level": "minimal",
    "max_wal_senders": "0",
    "autovacuum": "off",
    "shared_buffers": "32MB",
    "max_connections": "120",
    "listen_addresses": "''",
}
"""Nothing of it has to outlive the machine; it has to outlive its own processes."""


def program(name: str) -> Path | None:
    """One of the server's programs, which Debian keeps apart from the others."""
    places = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), key=lambda path: int(path.parts[4]))
    found = shutil.which(name)
    return places[-1] if places else Path(found) if found else None


def why_none() -> str:
    """Why no PostgreSQL can be started here; empty if one can."""
    if program("initdb") is None or program("pg_ctl") is None:
        return "PostgreSQL is not installed (apt-get install postgresql)"
    try:
        import psycopg  # noqa: F401
    except ImportError:
        return "psycopg is not installed (pip install 'bestiaire[postgres]')"
    return ""


def demand_postgres() -> None:
    """Leaves a test out where there is no PostgreSQL, and says so; in continuous integration there must be one."""
    why = why_none()
    if why and os.environ.get("CI") == "true":
        pytest.fail(why)
    if why:
        pytest.skip(why)


class Cluster:
    """A server with as many databases as one likes. It refuses to run as root, so there it runs as somebody else."""

    def __init__(self, **settings: str) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="bestiaire-pg-"))
        self.settings = FAST | settings
        self.who: dict[str, Any] = {}
        self.name = getpass.getuser()
        if os.geteuid() == 0:
            known = {entry.pw_name for entry in pwd.getpwall()}
            self.name = "postgres" if "postgres" in known else "nobody"
            entry = pwd.getpwnam(self.name)
            os.chown(self.folder, entry.pw_uid, entry.pw_gid)
            self.who = {"user": entry.pw_uid, "group": entry.pw_gid, "extra_groups": []}
        self.is_running = False
        self.names: dict[Path, str] = {}
        """The databases that are in use, by the folder that each belongs to."""
        self.free: list[str] = []
        self.made = 0
        self._run(
            "initdb", "--no-sync", "--no-instructions", "-A", "trust", "-U", self.name, "-E", "UTF8", "--locale=C"
        )

    @property
    def data(self) -> Path:
        return self.folder / "data"

    def _run(self, name: str, *arguments: str) -> None:
        command = [str(program(name)), "-D", str(self.data), *arguments]
        with (self.folder / "said").open("w+", encoding="utf-8") as said:  # a server that is started keeps it open
            done = subprocess.run(command, cwd=self.folder, stdout=said, stderr=said, check=False, **self.who)
            said.seek(0)
            assert done.returncode == 0, said.read()

    def start(self) -> None:
        """Starts it; returns when it can be asked."""
        given = " ".join(f"-c {name}={value}" for name, value in self.settings.items())
        given += f" -k {self.folder}"
        self._run("pg_ctl", "start", "-w", "-s", "-t", str(LONG), "-l", str(self.folder / "log"), "-o", given)
        self.is_running = True

    def stop(self, how: str = "fast") -> None:
        """Ends it; `fast` cuts everybody off in order, `immediate` is as if the power had failed."""
        if self.is_running:
            self._run("pg_ctl", "stop", "-w", "-s", "-t", str(LONG), "-m", how)
            self.is_running = False

    def restart(self, how: str = "fast") -> None:
        self.stop(how)
        self.start()

    def close(self) -> None:
        self.stop("immediate")
        shutil.rmtree(self.folder, ignore_errors=True)

    def url(self, name: str = "postgres") -> str:
        return f"postgresql://{self.name}@/{name}?host={quote(str(self.folder), safe='')}"

    def execute(self, statement: str, database: str = "postgres") -> list[tuple[Any, ...]]:
        """Carries out one statement beside whatever else goes on."""
        import psycopg

        settings: dict[str, Any] = {"host": str(self.folder), "user": self.name, "dbname": database}
        with psycopg.connect(**settings, autocommit=True) as connection:
            done = connection.execute(statement.encode())
            return done.fetchall() if done.description else []

    def database_for(self, folder: Path) -> str:
        """The address of the database that belongs to a folder; it is empty when it is asked for first."""
        if folder not in self.names:
            if not self.free:
                self.made += 1
                self.free.append(f"t{self.made}")
                self.execute(f"CREATE DATABASE t{self.made}")
            self.names[folder] = self.free.pop()
        return self.url(self.names[folder])

    def give_back(self, folder: Path) -> None:
        """The databases of a folder and of those in it are emptied for whoever comes next: making one takes long."""
        for known in [known for known in self.names if known.is_relative_to(folder)]:
            name = self.names.pop(known)
            tables = self.execute("SELECT tablename FROM pg_tables WHERE schemaname = 'public'", name)
            for (table,) in tables:
                self.execute(f"DELETE FROM {table}" + (" WHERE name <> 'schema'" if table == "meta" else ""), name)
            self.free.append(name)
