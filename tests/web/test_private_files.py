"""The database holds the key that signs cookies: it, its folder and every copy of it are their owner's alone."""

from __future__ import annotations

import os
import stat
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from bestiaire.core.errors import BadInput
from bestiaire.web.store.engines import chosen_database, try_database
from bestiaire.web.transfer.backups import back_up
from bestiaire.web.transfer.commands import run_export
from tests.web.helpers import LONG, ServerProcess, open_site

pytestmark = pytest.mark.skipif(os.name != "posix", reason="rights by owner and group are POSIX's")


@pytest.fixture(autouse=True)
def lax_umask() -> Iterator[None]:
    """The system would let everybody read and write whatever is made."""
    before = os.umask(0)
    yield
    os.umask(before)


def rights(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


@pytest.mark.sqlite_only("PostgreSQL keeps its files itself")
def test_a_server_s_files_are_for_their_owner_alone(tmp_path: Path) -> None:
    home = tmp_path / "home"
    home.mkdir()
    server = ServerProcess(home)
    server.database = ""  # the one in the data folder
    server.start()
    try:
        with server.client() as client:
            assert client.post("/api/v1/visitors", json={"name": "Ana"}).status_code == 201
            assert client.get("/healthz").status_code == 200
        folder = home / "bestiaire"
        made = sorted(folder.iterdir())
        assert {path.name for path in made} >= {"tables.sqlite", "tables.sqlite-wal", "tables.sqlite-shm"}
        assert {path.name: oct(rights(path)) for path in made} == {path.name: oct(0o600) for path in made}
        assert rights(folder) == 0o700
        assert rights(home) == 0o777, "a folder that was there is nobody's to change"
    finally:
        server.close()


@pytest.mark.sqlite_only("PostgreSQL keeps its files itself")
def test_an_older_database_that_lies_open_is_closed_and_it_is_said(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.delenv("BESTIAIRE_DATABASE", raising=False)
    folder = tmp_path / "bestiaire"
    folder.mkdir()
    database = folder / "tables.sqlite"
    for ending in ("", "-wal", "-shm"):
        Path(f"{database}{ending}").touch()
    try_database(chosen_database(None))
    assert (rights(folder), rights(database), rights(tmp_path)) == (0o700, 0o600, 0o700)
    for ending in ("-wal", "-shm"):
        beside = Path(f"{database}{ending}")
        assert not beside.exists() or rights(beside) == 0o600
    (said,) = [record.getMessage() for record in caplog.records if str(database) in record.getMessage()]
    assert "others" in said
    try_database(chosen_database(None))
    assert len([record for record in caplog.records if "others" in record.getMessage()]) == 1


@pytest.mark.sqlite_only("PostgreSQL keeps its files itself")
def test_a_folder_that_somebody_chose_is_left_as_it_is(tmp_path: Path) -> None:
    chosen = tmp_path / "shared"
    chosen.mkdir(mode=0o777)
    try_database(f"sqlite:///{chosen / 'own.sqlite'}")
    try_database(f"sqlite:///file:{chosen / 'by-uri.sqlite'}?uri=true")
    assert rights(chosen) == 0o777
    assert {path.name: rights(path) for path in chosen.iterdir()} == {"own.sqlite": 0o600, "by-uri.sqlite": 0o600}


@pytest.mark.sqlite_only("PostgreSQL keeps its files itself")
def test_what_is_no_database_is_left_as_it_is(tmp_path: Path) -> None:
    other = tmp_path / "passwords"
    other.write_text("nothing that SQLite could read\n" * 100, encoding="utf-8")
    other.chmod(0o644)
    with pytest.raises(BadInput):
        try_database(f"sqlite:///{other}")
    assert rights(other) == 0o644


@pytest.mark.sqlite_only("PostgreSQL keeps its files itself")
def test_a_link_in_place_of_the_data_folder_is_not_followed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.delenv("BESTIAIRE_DATABASE", raising=False)
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir(mode=0o777)
    (tmp_path / "bestiaire").symlink_to(elsewhere)
    try_database(chosen_database(None))
    assert rights(elsewhere) == 0o777
    assert rights(elsewhere / "tables.sqlite") == 0o600


def test_backups_and_exports_are_for_their_owner_alone(tmp_path: Path) -> None:
    with open_site(tmp_path) as site:
        site.visitor().new_game("hotseat")
        back_up(site.address, str(tmp_path / "backup"))
        run_export(site.address, str(tmp_path / "export"), "en")
    assert (rights(tmp_path / "backup"), rights(tmp_path / "export")) == (0o600, 0o600)


@pytest.mark.any_database
def test_whoever_exports_into_an_open_file_is_told(tmp_path: Path) -> None:
    with open_site(tmp_path) as site:
        address = site.address
    assert "others can read" in exported_into(tmp_path / "open.jsonl", address, 0o644)
    assert exported_into(tmp_path / "own.jsonl", address, 0o600) == ""


def exported_into(path: Path, address: str, mode: int) -> str:
    """What the program says when its output is sent to a file of these rights."""
    path.touch()
    path.chmod(mode)
    command = [sys.executable, "-m", "bestiaire", "export", "--database", address]
    with path.open("w") as out:
        done = subprocess.run(command, stdout=out, stderr=subprocess.PIPE, text=True, check=True, timeout=LONG)
    assert '"bestiaire_export"' in path.read_text(encoding="utf-8")
    return done.stderr


@pytest.mark.any_database
def test_games_kept_in_the_terminal_go_to_the_same_closed_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import bestiaire
    from bestiaire.terminal.seating import keep

    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    kept = keep(bestiaire.table("mindbug", seed=1))
    assert kept is not None
    assert (rights(kept.parent), rights(kept)) == (0o700, 0o600)
