"""A SQLite file has one server: each keeps its tables in memory, and two would not know of each other."""

from __future__ import annotations

import os
import signal
import subprocess
from pathlib import Path

import pytest

from bestiaire.core.errors import BadInput
from bestiaire.web.store.database_lock import DatabaseLock
from bestiaire.web.transfer.backups import back_up
from bestiaire.web.transfer.exports import exported
from tests.warm import run_text
from tests.web import databases
from tests.web.helpers import Program, ServerProcess, open_site


def serve(address: str) -> subprocess.CompletedProcess[str]:
    """A server that must not come to be."""
    return run_text("serve", "--port", "0", "--database", address)


@pytest.mark.sqlite_only("PostgreSQL is for several")
def test_a_second_server_on_one_file_is_refused_in_a_sentence(tmp_path: Path) -> None:
    first = ServerProcess(tmp_path)
    first.start()
    try:
        linked = tmp_path / "by-another-name.sqlite"
        linked.symlink_to(tmp_path / "t.sqlite")
        for address in (first.database, f"sqlite:///{linked}"):
            done = serve(address)
            assert (done.returncode, done.stdout) == (2, "")
            (said,) = done.stderr.splitlines()
            assert f"another server uses it already (process {first.pid})" in said
        with first.client() as client:
            assert client.get("/healthz").status_code == 200, "the first one goes on"
            Program(client).create()
        back_up(first.database, str(tmp_path / "backup"))
        assert len(list(exported(first.database))) == 2, "what only reads works beside it"
    finally:
        first.close()


@pytest.mark.sqlite_only("PostgreSQL is for several")
@pytest.mark.parametrize("sent", [signal.SIGKILL, signal.SIGTERM])
def test_a_server_that_is_gone_is_in_nobody_s_way(tmp_path: Path, sent: signal.Signals) -> None:
    """Not even while its workers have not noticed yet."""
    first, second = ServerProcess(tmp_path), ServerProcess(tmp_path)
    first.start()
    try:
        with first.client() as client:
            Program(client).create("random")
            client.get("/healthz")
        for worker in first.workers():
            first.seen.add(worker)
        first.end(sent)
        second.start()
        with second.client() as client:
            assert client.get("/healthz").status_code == 200
    finally:
        first.close()
        second.close()


@pytest.mark.sqlite_only("PostgreSQL is for several")
def test_two_servers_in_one_process_are_two(tmp_path: Path) -> None:
    with open_site(tmp_path) as site:
        with pytest.raises(BadInput) as refused:
            DatabaseLock(site.address).acquire()
        assert f"un autre serveur l'utilise déjà (processus {os.getpid()})" in refused.value.say("fr")
    lock = DatabaseLock(databases.address_in(tmp_path))
    lock.acquire()
    lock.release()


@pytest.mark.any_database
@pytest.mark.parametrize("address", ["sqlite://", "sqlite:///:memory:", "postgresql://ana@127.0.0.1:1/games"])
def test_what_is_no_file_is_not_locked(address: str) -> None:
    locks = [DatabaseLock(address), DatabaseLock(address)]
    for lock in locks:
        lock.acquire()
    for lock in locks:
        lock.release()
