"""Export, import and backup: all games, from either database into either, while a server runs."""

from __future__ import annotations

import contextlib
import json
import stat
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

import bestiaire
from bestiaire.core.errors import BadInput
from bestiaire.web.http.app import create_app
from bestiaire.web.transfer.exports import exported, imported
from tests.depth import long, times
from tests.postgres import Cluster
from tests.warm import run_text
from tests.web import databases
from tests.web.helpers import (
    LONG,
    Browser,
    Program,
    ServerProcess,
    Site,
    aggressive,
    finished_record,
    nearly_over,
    open_site,
    options,
    play_to_the_end,
    with_friend,
)


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory, database: str) -> Iterator[tuple[Site, dict[str, Browser]]]:
    """Games of every sort: against a computer and over, between people and running, taken back, wished, brought.
    Nobody changes them any more."""
    with open_site(tmp_path_factory.mktemp("played")) as site:
        ana, max_ = site.visitor(), site.visitor()
        play_to_the_end(site, ana, ana.new_game("random", name="Ana"), aggressive)
        game_id = with_friend(site, ana, max_)
        for browser in (ana, max_) * 3:
            page = browser.get(f"/t/{game_id}")
            if page.keys:
                page = browser.play(page, page.keys[0])
        hotseat = ana.new_game("hotseat", name="Ana", other="Bob")
        page = ana.play(hotseat, hotseat.keys[0]) if hotseat.keys else hotseat
        if page.forms("/undo"):
            ana.submit(page, page.form("/undo"))
        max_.upload(json.dumps(finished_record()).encode())
        over = ana.play_on(nearly_over(), opponent="random")
        over = ana.play(over, aggressive(over.keys))
        rematch = ana.submit(over, over.form("/rematch"))
        for step in (1, 2, 3):
            ana.get(f"/learn/mindbug/{step}")
        site.wait_for_computer(rematch.game_id)  # its move must not come between two looks at the games
        yield site, {"ana": ana, "max": max_}


@pytest.fixture(params=["sqlite", long("postgresql")])
def elsewhere(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Another database, of either kind, with nothing in it."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'other.sqlite'}"
    cluster: Cluster = request.getfixturevalue("cluster")
    with swapped(cluster):
        return databases.address_in(tmp_path / "other")


@contextlib.contextmanager
def swapped(cluster: Cluster) -> Iterator[None]:
    before, databases.cluster = databases.cluster, cluster
    yield
    databases.cluster = before


def everything(address: str) -> dict[str, Any]:
    """What must be the same in both: who thinks at the moment, and what a process notes of itself, need not."""
    rows = databases.stored(address)
    rows["games"] = [(*row[:10], bool(row[10])) for row in rows["games"]]
    rows["curves"] = databases.execute(address, "SELECT game_id, level FROM curves")
    rows["progress"] = databases.execute(address, "SELECT visitor, kind, name, value, changed FROM progress")
    return rows


@pytest.mark.both_databases("sqlite")
@pytest.mark.parametrize("elsewhere", [long("sqlite"), "postgresql"], indirect=True)
def test_all_games_go_from_one_database_into_another(
    played: tuple[Site, dict[str, Browser]], elsewhere: str, tmp_path: Path
) -> None:
    """While the server runs, and back again; who had a seat has it there."""
    site, browsers = played
    lines = list(exported(site.address))
    counts = imported(elsewhere, lines)
    assert counts.games == len(site.stored()["games"])
    assert (counts.known, counts.is_same_key) == (0, True)
    assert everything(elsewhere) == everything(site.address)
    assert list(exported(elsewhere)) == lines
    again = imported(elsewhere, lines)
    assert (again.games, again.known) == (0, counts.games), "nothing is doubled"
    assert everything(elsewhere) == everything(site.address)
    back = f"sqlite:///{tmp_path / 'back.sqlite'}"
    assert imported(back, exported(elsewhere)).games == counts.games
    assert everything(back) == everything(site.address)
    ana = browsers["ana"]
    mine = [link for link in ana.get("/").read.links if link.startswith("/t/")]
    app = create_app(elsewhere, workers=1)
    with TestClient(app, base_url="http://testserver") as client:
        there = ana.at(Site(client, app, elsewhere, client.close))
        assert sorted(link for link in there.get("/").read.links if link.startswith("/t/")) == sorted(mine)
        for link in mine:
            assert there.get(link).status == 200
        assert there.get("/learn/mindbug").path == "/learn/mindbug/3", "a lesson goes on where it was left"


def test_every_line_is_a_record(played: tuple[Site, dict[str, Browser]]) -> None:
    site, _ = played
    first, *lines = [json.loads(line) for line in exported(site.address)]
    assert first["bestiaire_export"] == 1
    for line in lines:
        assert bestiaire.replay(line).moves == line["moves"]


def test_a_bare_record_is_brought_to_be_looked_at(elsewhere: str) -> None:
    assert imported(elsewhere, [json.dumps(finished_record())]).games == 1
    assert [seat[2:4] for seat in databases.stored(elsewhere)["seats"]] == [(None, None)] * 2, "nobody sits there"


def test_a_line_that_is_wrong_is_named_and_nothing_is_brought(
    played: tuple[Site, dict[str, Browser]], elsewhere: str
) -> None:
    site, _ = played
    lines = list(exported(site.address))
    good = json.loads(lines[2])
    for wrong, said in (
        ("{", "JSON"),
        ("[]", "object"),
        (json.dumps({**good, "moves": [*good["moves"], "play:dragon"]}), "moves"),
        (json.dumps({**good, "game": "chess"}), "chess"),
        (json.dumps({**good, "table": {}}), "table"),
        (json.dumps({name: value for name, value in good.items() if name not in ("table", "moves")}), "moves"),
        ('{"bestiaire_export": 99}', "bestiaire_export"),
        (json.dumps({**json.loads(lines[0]), "progress": [["ana", "lesson", "mindbug"]]}), "progress"),
    ):
        with pytest.raises(BadInput) as refused:
            imported(elsewhere, [*lines[:2], wrong])
        assert "line 3" in refused.value.say("en")
        assert said in refused.value.say("en"), refused.value.say("en")
        assert "ligne 3" in refused.value.say("fr")
        assert everything(elsewhere)["games"] == []
    imported(elsewhere, lines)
    other = json.loads(lines[1])
    other["table"]["salt"] = "another"
    with pytest.raises(BadInput, match="another game"):
        imported(elsewhere, [json.dumps(other)])


def test_a_game_that_can_not_be_played_any_more_is_brought_as_it_is(tmp_path: Path, elsewhere: str) -> None:
    """As after a change of the rules: a backup is there to be taken back, whole."""
    with open_site(tmp_path) as site:
        for _ in range(2):
            site.visitor().new_game("hotseat")
        (broken, *_), *_ = site.stored()["games"]
        start = '{"seed": 1, "players": 2, "options": {}}'
        databases.execute(site.address, f"UPDATE games SET start = '{start}' WHERE id = '{broken}'")
        databases.execute(site.address, f"INSERT INTO entries VALUES ('{broken}', 0, 0, 'move', 'play:dragon', 0)")
        counts = imported(elsewhere, exported(site.address))
        assert (counts.games, counts.broken) == (2, 1)
        assert everything(elsewhere)["entries"] == everything(site.address)["entries"]


def test_games_are_brought_to_where_others_are(played: tuple[Site, dict[str, Browser]], tmp_path: Path) -> None:
    """They come beside them, and it is said that cookies are not good there."""
    site, _ = played
    (tmp_path / "full").mkdir()
    with open_site(tmp_path / "full") as full:
        full.visitor().new_game("hotseat")
        counts = imported(full.address, exported(site.address))
        assert not counts.is_same_key
        assert len(full.stored()["games"]) == counts.games + 1


@pytest.mark.both_databases
def test_a_backup_of_a_server_that_runs(tmp_path: Path, database: str) -> None:
    """It has every move that was acknowledged before it was begun, and a server can go on from it."""
    server = ServerProcess(tmp_path, arguments=["--crowd", "100"])
    server.start()
    try:
        with server.client() as client:
            program = Program(client)
            games = [program.create("random")["id"] for _ in range(4)]
            before = {game_id: program.look(game_id)["version"] for game_id in games}
            ends = threading.Event()
            player = threading.Thread(target=play_on, args=(server, program.headers, games, ends))
            player.start()
            try:
                copies = [tmp_path / f"copy-{number}" for number in range(times(2, 3))]
                for copy in copies:
                    done = run_text("backup", str(copy), "--database", server.database)
                    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
            finally:
                ends.set()
                player.join(LONG)
            again = run_text("backup", str(copies[0]), "--database", server.database)
            assert (again.returncode, "already" in again.stderr) == (2, True)
    finally:
        server.close()
    assert stat.S_IMODE(copies[0].stat().st_mode) == 0o600, "whoever has it can sit on every seat"
    for copy in copies:
        address = f"sqlite:///{copy}"
        if database == "postgresql":
            address = f"sqlite:///{copy}.sqlite"
            done = run_text("import", str(copy), "--database", address)
            assert "brought: 4;" in done.stdout, done.stderr
        entries = databases.execute(address, "SELECT game_id, count(*) FROM entries GROUP BY game_id")
        found = dict(entries)
        assert all(found.get(game_id, 0) >= version for game_id, version in before.items())
        list(exported(address))


def play_on(server: ServerProcess, headers: dict[str, str], games: list[str], ends: threading.Event) -> None:
    with server.client() as client:
        program = Program(client)
        program.headers = headers
        while not ends.is_set():
            for game_id in games:
                shown = program.look(game_id)
                if options(shown):
                    program.move(game_id, options(shown)[0], shown["version"])


@pytest.mark.any_database
def test_the_commands(tmp_path: Path) -> None:
    with open_site(tmp_path) as site:
        site.visitor().new_game("hotseat", name="Ana", other="Bob")
        done = run_text("export", "--database", site.address)
        assert done.returncode == 0, done.stderr
        assert len(done.stdout.splitlines()) == 2
        file = tmp_path / "games.jsonl"
        assert run_text("export", str(file), "--database", site.address).returncode == 0
        assert file.read_text(encoding="utf-8") == done.stdout
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
    other = f"sqlite:///{tmp_path / 'other.sqlite'}"
    assert run_text("import", "--database", other, typed=done.stdout).stdout == "Games brought: 1; there already: 0.\n"
    french = run_text("import", str(file), "--database", other, "--lang", "fr").stdout.replace("\u00a0", " ")
    assert french == "Parties ajoutées : 0 ; déjà présentes : 1.\n"
    missing = run_text("import", str(tmp_path / "nothing"), "--database", other)
    assert (missing.returncode, len(missing.stderr.splitlines())) == (2, 1)
    nowhere = run_text("backup", str(tmp_path / "x" / "y"), "--database", other)
    assert (nowhere.returncode, len(nowhere.stderr.splitlines())) == (2, 1)
    none = run_text("backup", str(tmp_path / "copy"), "--database", f"sqlite:///{tmp_path / 'none.sqlite'}")
    assert (none.returncode, len(none.stderr.splitlines())) == (2, 1)
    assert not (tmp_path / "copy").exists()
    assert not (tmp_path / "none.sqlite").exists()
