"""Many games run while something goes wrong: each time nothing is lost, nothing is doubled, and all go on."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import shutil
import signal
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bestiaire.web.tables import moves
from bestiaire.web.tables.entries import play_again
from bestiaire.web.tables.lobby import Lobby
from tests.depth import times
from tests.postgres import Cluster
from tests.web import databases
from tests.web.crowd import GAMES_AT_ONCE, PAUSE, Crowd, Player, check, play, stored_games
from tests.web.helpers import LONG, ServerProcess, open_site

MANY = ["--crowd", "1000"]
"""Everybody comes from one address here."""
EACH = 2
"""So many games somebody has whose clock is wrong."""


@pytest.fixture
def server(tmp_path: Path, database: str) -> Iterator[ServerProcess]:
    """One process on SQLite, two behind one address on PostgreSQL."""
    process = ServerProcess(tmp_path, arguments=[*MANY, *["--processes", "2"] * (database == "postgresql")])
    process.start()
    yield process
    process.close()


def descendants(pid: int) -> list[int]:
    """The processes that one has started, and those that they have."""
    found: list[int] = []
    with contextlib.suppress(FileNotFoundError, ProcessLookupError):
        for task in Path(f"/proc/{pid}/task").iterdir():
            for child in (task / "children").read_text().split():
                found += [int(child), *descendants(int(child))]
    return found


def is_worker(pid: int) -> bool:
    with contextlib.suppress(FileNotFoundError, ProcessLookupError):
        return b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()
    return False


def servers_of(server: ServerProcess, database: str) -> list[int]:
    return [server.pid] if database == "sqlite" else server.children()


# -- kill -9


@pytest.mark.both_databases("sqlite")
def test_servers_and_workers_are_killed_at_random(server: ServerProcess, database: str) -> None:
    rng = random.Random(1)

    async def kill(crowd: Crowd) -> None:
        for _ in range(times(2, 3)):
            await asyncio.sleep(rng.random() / 2)
            while not (workers := [pid for pid in descendants(server.pid) if is_worker(pid)]):
                if all(player.is_over for player in crowd.players):
                    return
                await asyncio.sleep(PAUSE)
            os.kill(rng.choice(workers), signal.SIGKILL)
            await asyncio.sleep(rng.random() / 4)
            victim = rng.choice(servers_of(server, database))
            if database == "sqlite":
                await asyncio.to_thread(server.end, signal.SIGKILL)
                await asyncio.to_thread(server.start)
            else:
                os.kill(victim, signal.SIGKILL)

    async def run(crowd: Crowd) -> None:
        await crowd.play(times(2, 4), kill(crowd))
        await crowd.play(1)

    crowd = play(lambda: [server.port], run)
    assert crowd.lost, "somebody noticed"
    check(crowd, server.database)


# -- connections


@pytest.mark.both_databases("postgresql")
def test_connections_are_cut_in_the_middle_of_moves(server: ServerProcess, database: str) -> None:
    """Those of players, who then send the same move again; and those to the database."""

    async def cut(crowd: Crowd) -> None:
        if databases.cluster is None:
            return
        for _ in range(8):
            await asyncio.sleep(0.1)
            others = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE backend_type = 'client backend'"
            await asyncio.to_thread(databases.execute, server.database, f"{others} AND pid <> pg_backend_pid()")

    async def run(crowd: Crowd) -> None:
        crowd.cuts = 0.5
        await crowd.play(4, cut(crowd))
        crowd.cuts = 0.0
        await crowd.play(1)

    crowd = play(lambda: [server.port], run)
    assert crowd.lost > GAMES_AT_ONCE
    assert not crowd.answers[409], "what had arrived was not made again, and its player heard so"
    check(crowd, server.database)


# -- the database


@pytest.fixture
def own_cluster(cluster: Cluster) -> Iterator[Cluster]:
    """A PostgreSQL that may be maltreated."""
    started = Cluster(synchronous_commit="on")  # what is committed must outlive its processes
    try:
        started.start()
        before, databases.cluster = databases.cluster, started
        yield started
        databases.cluster = before
    finally:
        started.close()


@pytest.mark.postgres_only("SQLite has no server")
def test_the_database_is_restarted_under_load(own_cluster: Cluster, tmp_path: Path) -> None:
    """In order, and as if the power had failed."""
    server = ServerProcess(tmp_path, arguments=[*MANY, "--processes", "2"])
    server.start()

    async def restart(crowd: Crowd) -> None:
        for how in ("fast", "immediate", "fast")[: times(2, 3)]:
            await asyncio.sleep(0.3)
            await asyncio.to_thread(own_cluster.restart, how)

    async def run(crowd: Crowd) -> None:
        await crowd.play(times(2, 4), restart(crowd))
        await crowd.play(1)

    try:
        crowd = play(lambda: [server.port], run)
        check(crowd, server.database)
        assert "Traceback" not in server.said(), server.said()
    finally:
        server.close()


# -- a full disk


def limit_files(pids: list[int], size: str, who: dict[str, Any]) -> None:
    """Those processes can't write beyond that place of any file any more, as on a disk that is full."""
    for pid in pids:
        subprocess.run(["prlimit", "--pid", str(pid), f"--fsize={size}:"], check=False, capture_output=True, **who)


def fill(cluster: Cluster, server: ServerProcess) -> list[int]:
    """The table of entries fills the disk up to the last page; whom that concerns."""
    rows = "INSERT INTO entries SELECT 'filler', {}, 0, '', repeat('x', {}), 0 FROM generate_series(1, {}) AS n"
    pages = "SELECT count(*) AS rows FROM entries GROUP BY (ctid::text::point)[0] ORDER BY (ctid::text::point)[0] DESC"
    missing = f"(SELECT max(rows) - min(rows) FROM ({pages} LIMIT 2) AS last)"  # on the last page, as on the one before
    databases.execute(
        server.database,
        rows.format("n", 190, 90_000),
        rows.format("-n", 0, 40_000),
        rows.format("-40000 - n", 0, missing),
    )
    postmaster = int((cluster.data / "postmaster.pid").read_text(encoding="utf-8").split()[0])
    return [postmaster, *descendants(postmaster)]


@pytest.mark.both_databases("sqlite")
@pytest.mark.skipif(shutil.which("prlimit") is None, reason="prlimit (util-linux) is not installed")
def test_a_full_disk(tmp_path: Path, database: str, request: pytest.FixtureRequest) -> None:
    """Every move is refused with a sentence and its game is as it was; when there is room again all go on."""
    own: Cluster | None = request.getfixturevalue("own_cluster") if database == "postgresql" else None
    server = ServerProcess(tmp_path, arguments=MANY)
    server.start()
    refused: set[str] = set()

    async def run(crowd: Crowd) -> None:
        await crowd.play(1)
        await asyncio.gather(*(player.asked() for player in crowd.players))  # else the computer's move would be refused
        if own is None:
            pids, size, who = [server.pid], 0, {}  # SQLite begins its log anew now and then: no byte may be written
        else:
            pids, size, who = fill(own, server), 17 * 2**20, own.who
        limit_files(pids, str(size), who)
        await asyncio.gather(*(expect_refusal(player, refused) for player in crowd.players))
        before = {game.id: game.entries for game in stored_games(server.database) if game.id in refused}
        players = [player for player in crowd.players if player.game_id in refused]
        await asyncio.gather(*(still_as_it_was(player, len(before[player.game_id])) for player in players))
        limit_files(pids, "unlimited", who)
        after = {game.id: game.entries for game in stored_games(server.database) if game.id in refused}
        assert after == before
        await crowd.play(1)

    async def expect_refusal(player: Player, refused: set[str]) -> None:
        game_id = player.game_id
        player.hang_up()
        status, shown = await player.ask("GET", f"/tables/{game_id}")
        choice = shown["view"].get("choice", {})
        if status == 200 and choice.get("player") == 0 and "options" in choice:
            key = choice["options"][0]["key"]
            status, answer = await player.ask(
                "POST", f"/tables/{game_id}/moves", {"key": key, "version": shown["version"]}
            )
            if status == 503:
                assert "can't be reached" in answer["message"]
                refused.add(game_id)
            else:
                assert status == 200
                player.acknowledged.append((shown["version"], key))

    async def still_as_it_was(player: Player, version: int) -> None:
        player.hang_up()
        status, shown = await player.ask("GET", f"/tables/{player.game_id}")
        assert (status, shown["version"]) == (200, version)

    try:
        crowd = play(lambda: [server.port], run)
        assert len(refused) > GAMES_AT_ONCE // 2
        check(crowd, server.database)
    finally:
        server.close()


# -- a clock that is wrong


def test_a_clock_that_is_set_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An hour back, and a day: games go on, in their order, and come back from disk as they were."""
    right = time.time
    versions: dict[str, int] = {}
    address = ""
    for back in (0.0, 3600.0, 86400.0):
        monkeypatch.setattr(time, "time", lambda back=back: right() - back)
        with open_site(tmp_path) as site:
            address = site.address
            browsers = [] if versions else [site.visitor() for _ in range(GAMES_AT_ONCE // EACH)]
            for browser in browsers:
                for _ in range(EACH):
                    versions[browser.new_game("random").game_id] = 0
            assert site.client.portal is not None
            for game_id, version in versions.items():
                versions[game_id] = site.client.portal.call(play_a_move, site.server.lobby, game_id)
                assert versions[game_id] >= version
            assert site.visitor().get("/").status == 200
    games = stored_games(address)
    assert len(games) == GAMES_AT_ONCE
    for game in games:
        assert len(game.entries) >= versions[game.id]
        play_again(game)


async def play_a_move(lobby: Lobby, game_id: str) -> int:
    """The person of a game plays when the computer has; after how many entries."""
    room = await lobby.room(game_id)
    async with asyncio.timeout(LONG):
        while room.computer_to_move() is not None:
            await room.changes.next.wait()
    choice = room.table.choice
    if choice is not None:
        await moves.move(lobby, game_id, str(room.stored.seats[choice.player].visitor), room.version, choice.keys[0])
    return room.version
