"""Nothing is lost: real server processes, killed in the middle of many games and started again on the same database."""

from __future__ import annotations

import contextlib
import json
import os
import re
import signal
import sqlite3
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest

import bestiaire
from bestiaire.core.rng import seeded
from bestiaire.core.table import Table
from bestiaire.web.store.stored import MOVE, Entry
from bestiaire.web.tables import computer
from bestiaire.web.tables.entries import forced_moves
from bestiaire.web.thinking.pacing import Thought
from bestiaire.web.thinking.thinkers import Thinkers
from tests.depth import times
from tests.warm import run_text
from tests.web import databases
from tests.web.helpers import (
    LONG,
    Json,
    Program,
    ServerProcess,
    aggressive,
    client_of,
    is_settled,
    open_site,
    options,
    play_to_the_end,
    read_event,
    read_until,
    stop,
    wait_for_end,
)

AGAINST_COMPUTERS = BETWEEN_PEOPLE = times(2, 6)
ENOUGH = times(8, 60)
"""So many moves are acknowledged before the server is killed."""


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerProcess]:
    process = ServerProcess(tmp_path, arguments=["--crowd", "20"])  # everybody here is in a hurry
    process.start()
    yield process
    process.close()


class Player(threading.Thread):
    """A program that plays one seat at random until the server is gone, and keeps what was acknowledged."""

    def __init__(self, address: str, acknowledged: threading.Semaphore, seed: int) -> None:
        super().__init__(daemon=True)
        self.client = client_of(address)
        self.program = Program(self.client, f"player {seed}")
        self.acknowledged = acknowledged
        self.rng = seeded(seed)
        self.game_id = ""
        self.seat = 0
        self.played: list[tuple[int, str]] = []
        """Version and key of every move that was acknowledged."""
        self.in_flight: tuple[int, str] | None = None
        self.failure: BaseException | None = None

    def run(self) -> None:
        try:
            with self.program.stream(self.game_id) as lines:
                while True:
                    shown = read_until(lines, lambda shown: bool(options(shown)) or "result" in shown["view"])
                    if "result" in shown["view"]:
                        return
                    self.move(shown)
        except (httpx.TransportError, EOFError):
            return  # the server was killed
        except BaseException as failure:
            self.failure = failure

    def move(self, shown: Json) -> None:
        keys = options(shown)
        self.in_flight = (shown["version"], keys[self.rng.below(len(keys))])
        answer = self.program.move(self.game_id, self.in_flight[1], self.in_flight[0])
        while answer.status_code == 429:
            answer = self.program.move(self.game_id, self.in_flight[1], self.in_flight[0])
        assert answer.status_code == 200, answer.text
        self.played.append(self.in_flight)
        self.in_flight = None
        self.acknowledged.release()


def seat_players(server: ServerProcess, acknowledged: threading.Semaphore) -> list[Player]:
    players: list[Player] = []
    for number in range(AGAINST_COMPUTERS):
        player = Player(server.address, acknowledged, number)
        player.seat = number % 2
        opponent = ("greedy", "random")[number % 2]
        player.game_id = player.program.create(opponent, player.seat)["id"]
        players.append(player)
    for number in range(BETWEEN_PEOPLE):
        host = Player(server.address, acknowledged, 100 + number)
        guest = Player(server.address, acknowledged, 200 + number)
        table = host.program.create("friend", 0)
        assert guest.program.post(f"/join/{table['invitation']}", {"name": "guest"}).status_code == 200
        host.game_id = guest.game_id = table["id"]
        guest.seat = 1
        players += [host, guest]
    return players


def entries_of(server: ServerProcess, game_id: str) -> list[tuple[Any, ...]]:
    return [row for row in server.stored()["entries"] if row[0] == game_id]


def real_choices(server: ServerProcess, game_id: str) -> list[tuple[int, int, str]]:
    """Number, seat and key of every entry for which somebody was asked; all entries are played again meanwhile."""
    (start,) = [row[2] for row in server.stored()["games"] if row[0] == game_id]
    table = bestiaire.table("mindbug", seed=json.loads(start)["seed"])
    found = []
    for number, (_, stored_number, seat, kind, key, _) in enumerate(entries_of(server, game_id)):
        assert (stored_number, kind) == (number, "move")
        assert table.choice is not None
        assert table.choice.player == seat
        if not table.is_forced:
            found.append((number, seat, key))
        table.play(key)
    return found


@pytest.mark.both_databases("postgresql")
def test_killed_in_the_middle_of_many_games(server: ServerProcess) -> None:
    acknowledged = threading.Semaphore(0)
    players = seat_players(server, acknowledged)
    for player in players:
        player.start()
    for _ in range(ENOUGH):
        assert acknowledged.acquire(timeout=LONG), [player.failure for player in players]
    server.end(signal.SIGKILL)
    for player in players:
        player.join(LONG)
        assert not player.is_alive()
        assert player.failure is None, player.failure
        player.client.close()
    assert sum(len(player.played) for player in players) >= ENOUGH

    server.start()
    with server.client() as client:
        for player in players:
            player.program.client = client
            assert_nothing_lost(server, player)
        for player in players:
            assert_goes_on(server, player)
    assert_sound(server)


def assert_nothing_lost(server: ServerProcess, player: Player) -> None:
    """Every acknowledged move is there, where it was; and nothing else but, perhaps, the one that was under way."""
    mine = [(number, key) for number, seat, key in real_choices(server, player.game_id) if seat == player.seat]
    under_way = [] if player.in_flight is None else [player.in_flight]
    assert mine in (player.played, player.played + under_way)


def assert_goes_on(server: ServerProcess, player: Player) -> None:
    """What was under way can be sent again without fear: it is taken once."""
    before = entries_of(server, player.game_id)
    if player.in_flight is not None:
        version, key = player.in_flight
        answer = player.program.move(player.game_id, key, version)
        assert answer.status_code in (200, 409), answer.text
        entry = entries_of(server, player.game_id)[version]
        if answer.status_code == 200:
            assert entry[4] == key
        else:
            assert len(before) > version, "refused, because it had arrived"
            assert entry == before[version]
    with player.program.stream(player.game_id) as lines:
        shown = read_until(lines, is_settled)
    assert shown["version"] >= len(before)
    assert shown["your_seats"] == [player.seat]
    keys = options(shown)
    if keys:
        answer = player.program.move(player.game_id, keys[0], shown["version"])
        assert answer.status_code == 200
        assert answer.json()["version"] > shown["version"]


def assert_sound(server: ServerProcess) -> None:
    """Every game on disk can be played again, entry after entry, each number once."""
    rows = server.stored()
    assert max(Counter((row[0], row[1]) for row in rows["entries"]).values()) == 1
    for game in rows["games"]:
        real_choices(server, game[0])


def test_a_table_is_as_it_was_byte_for_byte(server: ServerProcess) -> None:
    """The page too: what was new before the crash is new after it, and nothing else."""
    with server.client() as client:
        ana, max_ = Program(client, "Ana"), Program(client, "Max")
        table = ana.create("friend")
        max_.post(f"/join/{table['invitation']}", {})
        players = [ana, max_]
        for _ in range(9):
            shown = ana.look(table["id"])
            asked = shown["view"]["choice"]["player"]
            keys = options(players[asked].look(table["id"]))
            assert players[asked].move(table["id"], keys[0], shown["version"]).status_code == 200
        looks = [program.look(table["id"]) for program in players]
        pages = [client.get(f"/t/{table['id']}", headers=program.headers).text for program in players]
        with server.client() as stranger:
            watched = stranger.get(f"/t/{table['id']}").text
    server.end(signal.SIGKILL)
    server.start()
    with server.client() as client:
        for program, look, page in zip(players, looks, pages, strict=True):
            program.client = client
            assert program.look(table["id"]) == look
            after = client.get(f"/t/{table['id']}", headers=program.headers).text
            assert table_of(after) == table_of(page)
    with server.client() as stranger:
        assert table_of(stranger.get(f"/t/{table['id']}").text) == table_of(watched)


def table_of(page: str) -> list[str]:
    """The part of the page that shows the table, line by line, without the number that only says which draft it is."""
    part = page[page.index('id="table"') : page.index('id="said"')]
    return re.sub(r'data-version="[^"]*"', "", part).splitlines()


# -- computers


def computer_is_asked(shown: Json) -> bool:
    return not is_settled(shown)


def until_computer_is_asked(program: Program, game_id: str) -> Json:
    """Plays until the computer has to answer; meanwhile it can't, because its process stands still."""
    with program.stream(game_id) as lines:
        shown = read_until(lines, lambda _: True)
        while not computer_is_asked(shown):
            keys = [key for key in options(shown) if key.startswith("play:")] or options(shown)
            assert program.move(game_id, keys[0], shown["version"]).status_code == 200
            shown = read_until(lines, newer_than(shown))
        return shown


def newer_than(old: Json) -> Callable[[Json], bool]:
    return lambda shown: bool(shown["version"] > old["version"])


def with_a_worker(server: ServerProcess, program: Program, opponent: str = "random") -> tuple[str, int]:
    """A game in which the computer has moved once, and the process in which it thinks."""
    table = program.create(opponent, seat=0)
    with program.stream(table["id"]) as lines:
        moved = False
        while not moved:
            shown = read_until(lines, is_settled)
            assert program.move(table["id"], options(shown)[0], shown["version"]).status_code == 200
            shown = read_until(lines, is_settled)
            moved = any(row[2] == 1 for row in entries_of(server, table["id"]))
    (worker,) = server.workers()
    return table["id"], worker


def test_the_computer_goes_on_after_a_restart(server: ServerProcess) -> None:
    with server.client() as client:
        program = Program(client)
        game_id, worker = with_a_worker(server, program)
        stop(worker)
        shown = until_computer_is_asked(program, game_id)
        before = entries_of(server, game_id)
    server.end(signal.SIGKILL)
    assert entries_of(server, game_id) == before, "its move was not made yet"
    server.start()
    with server.client() as client:
        program.client = client
        with program.stream(game_id) as lines:  # nobody does anything but look
            after = read_until(lines, is_settled)
    assert after["version"] > shown["version"]
    assert entries_of(server, game_id)[: len(before)] == before
    assert entries_of(server, game_id)[len(before)][2] == 1


def test_a_worker_that_dies_is_replaced_and_its_move_is_made_again(server: ServerProcess) -> None:
    with server.client() as client:
        program = Program(client)
        game_id, worker = with_a_worker(server, program)
        for _ in range(3):
            stop(worker)
            shown = until_computer_is_asked(program, game_id)
            before = entries_of(server, game_id)
            os.kill(worker, signal.SIGKILL)
            with program.stream(game_id) as lines:
                after = read_until(lines, is_settled)
            assert after["version"] > shown["version"]
            assert entries_of(server, game_id)[: len(before)] == before
            (other,) = server.workers()
            assert other != worker
            worker = other
            if "result" in after["view"]:
                game_id, worker = with_a_worker(server, program)
        assert_sound(server)


def test_while_a_computer_thinks_everybody_else_plays(server: ServerProcess) -> None:
    """The worker stands still; pages and other games do not."""
    with server.client() as client:
        program = Program(client)
        game_id, worker = with_a_worker(server, program)
        stop(worker)
        until_computer_is_asked(program, game_id)
        ana, max_ = Program(client), Program(client)
        table = ana.create("friend")
        max_.post(f"/join/{table['invitation']}", {})
        for _ in range(4):
            for player in (ana, max_):
                shown = player.look(table["id"])
                if options(shown):
                    assert player.move(table["id"], options(shown)[0], shown["version"]).status_code == 200
        assert client.get("/").status_code == 200
        assert client.get("/healthz").text == "ok\n"
        os.kill(worker, signal.SIGCONT)
        with program.stream(game_id) as lines:
            read_until(lines, is_settled)


def test_undo_while_the_computer_thinks(server: ServerProcess) -> None:
    """The move that it was thinking about comes too late and is not made."""
    with server.client() as client:
        program = Program(client)
        game_id, worker = with_a_worker(server, program)
        stop(worker)
        shown = until_computer_is_asked(program, game_id)
        answer = client.post(
            f"/t/{game_id}/undo",
            data={"version": shown["version"]},
            headers={**program.headers, "accept": "application/json"},
        )
        assert answer.status_code == 200, answer.text
        before = entries_of(server, game_id)
        mine = program.look(game_id)
        assert options(mine)
        os.kill(worker, signal.SIGCONT)
        assert program.move(game_id, options(mine)[-1], mine["version"]).status_code == 200
        with program.stream(game_id) as lines:
            read_until(lines, is_settled)
        after = entries_of(server, game_id)
        assert after[: len(before)] == before
        assert after[len(before)][2] == 0, "first my other move, then the computer's"


# -- a disk that fails for a while


@pytest.fixture
def hasty(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server that does not wait long for its database."""
    process = ServerProcess(tmp_path, databases.waiting_at_most(0.1))
    process.start()
    yield process
    process.close()


@contextlib.contextmanager
def locked(server: ServerProcess) -> Iterator[None]:
    """Somebody else writes into the database and does not come to an end."""
    with databases.locked(server.database):
        yield


@pytest.mark.both_databases("postgresql")
def test_a_move_that_can_not_be_written_is_not_played(hasty: ServerProcess) -> None:
    with hasty.client() as client:
        ana, max_ = Program(client), Program(client)
        table = ana.create("friend")
        max_.post(f"/join/{table['invitation']}", {})
        mover = ana if options(ana.look(table["id"])) else max_
        shown = mover.look(table["id"])
        key = options(shown)[0]
        with locked(hasty):
            answer = mover.move(table["id"], key, shown["version"])
            assert_unavailable(answer)
            assert mover.look(table["id"]) == shown
            assert client.get("/healthz").status_code == 503
            assert client.get("/").status_code == 200, "looking needs no writing"
        assert entries_of(hasty, table["id"]) == []
        assert client.get("/healthz").status_code == 200
        assert mover.move(table["id"], key, shown["version"]).status_code == 200
        assert len(entries_of(hasty, table["id"])) == mover.look(table["id"])["version"]
    assert "Traceback" not in hasty.said(), "what is foreseen is noted in a line"


def assert_unavailable(answer: httpx.Response) -> None:
    assert answer.status_code == 503
    assert answer.json()["error"] == "no_database"
    assert "can't be reached" in answer.json()["message"]
    assert "sql" not in answer.text.lower()
    assert int(answer.headers["retry-after"]) >= 1
    assert "content-security-policy" in answer.headers


def test_a_computer_whose_move_could_not_be_written_goes_on(hasty: ServerProcess) -> None:
    with hasty.client() as client:
        program = Program(client)
        game_id, worker = with_a_worker(hasty, program)
        stop(worker)
        shown = until_computer_is_asked(program, game_id)
        with locked(hasty):
            os.kill(worker, signal.SIGCONT)
            for _ in range(5):  # each waits its turn to be written, and fails
                assert client.get("/healthz").status_code == 503
        with program.stream(game_id) as lines:
            after = read_until(lines, is_settled)
        assert after["version"] > shown["version"]


class Unlucky(Thinkers):
    """Computers that can't think a few times, each for another reason."""

    def __init__(self, failures: list[BaseException]) -> None:
        super().__init__(1)
        self.failures = failures

    async def choose(self, table: Table, player_name: str) -> Thought:
        if self.failures:
            raise self.failures.pop()
        return await super().choose(table, player_name)


def test_a_computer_that_could_not_think_tries_again(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(computer, "SHORTEST_PAUSE", 0.01)
    with open_site(tmp_path) as site:
        unlucky = Unlucky([BrokenProcessPool("one died after the other"), OSError("no more processes")])
        site.server.lobby.thinkers = unlucky
        browser = site.visitor()
        page = play_to_the_end(site, browser, browser.new_game("random"), aggressive)
        assert page.is_over
        assert unlucky.failures == []
        assert len([record for record in caplog.records if "tries again" in record.getMessage()]) == 2
        unlucky.close()


def test_a_table_that_went_on_elsewhere_comes_from_disk_with_its_computer_thinking(tmp_path: Path) -> None:
    """As when the answer to a write was lost: what is on disk is true, and nobody is left waiting in the old room."""
    with open_site(tmp_path) as site:
        browser = site.visitor()
        page = browser.new_game("random", "first")
        site.wait_for_computer(page.game_id)
        page = browser.get(page.path)
        old = site.room(page.game_id)
        after = old.table.fork()
        after.play(page.keys[0])
        entries = [Entry(0, MOVE, page.keys[0], 0.0), *forced_moves(after, 0.0)]
        portal = site.client.portal
        assert portal is not None
        portal.call(site.server.store.entries.add, page.game_id, page.version, entries, None, 1)
        refused = browser.play(page, page.keys[1])
        assert refused.status == 409
        assert old.is_gone
        page = browser.get(page.path)
        site.wait_for_computer(page.game_id)
        assert site.room(page.game_id) is not old
        assert browser.get(page.path).version > len(entries)


@pytest.mark.both_databases("sqlite")
def test_nobody_waits_for_everybody_s_turn_at_a_database_that_is_locked(tmp_path: Path) -> None:
    """Many ask at once: the database is waited for once or twice, not once for each."""
    patience = 0.5
    server = ServerProcess(tmp_path, databases.waiting_at_most(patience))
    server.start()
    try:
        with ThreadPoolExecutor(40) as pool, server.client() as client, contextlib.ExitStack() as stack:
            assert client.get("/healthz").status_code == 200
            stack.enter_context(locked(server))
            begun = time.monotonic()
            answers = list(pool.map(lambda _: client.get("/healthz"), range(40)))
            assert {answer.status_code for answer in answers} == {503}
            assert time.monotonic() - begun < 20 * patience
    finally:
        server.close()


# -- streams


def test_a_stream_reconnects_to_the_server_that_came_back(server: ServerProcess) -> None:
    with server.client() as client:
        ana, max_ = Program(client), Program(client)
        table = ana.create("friend")
        max_.post(f"/join/{table['invitation']}", {})
        with client.stream("GET", f"/t/{table['id']}/stream") as answer:
            lines = answer.iter_lines()
            first = next(lines)
            assert first.startswith("retry: "), "how soon a browser tries again"
            assert int(first.partition(":")[2]) <= 5000
            before = read_event(lines)
            server.end(signal.SIGKILL)
            with pytest.raises((httpx.TransportError, EOFError)):
                read_event(lines)
    server.start()
    with server.client() as client:
        headers = {"last-event-id": before.id}
        with client.stream("GET", f"/t/{table['id']}/stream", headers=headers) as answer:
            lines = answer.iter_lines()
            again = read_event(lines)
            assert again.kind == before.kind == "table"
            assert move_on(client, ana, table["id"]) or move_on(client, max_, table["id"])
            after = read_event(lines)
            assert after.id != again.id


def move_on(client: httpx.Client, program: Program, game_id: str) -> bool:
    program.client = client
    shown = program.look(game_id)
    if not options(shown):
        return False
    return bool(program.move(game_id, options(shown)[0], shown["version"]).status_code == 200)


def test_a_page_that_slept_through_a_restart_hears_who_sat_down_meanwhile(server: ServerProcess) -> None:
    """A page leaves out a table whose id it has already shown; so another table never comes under that id."""
    with server.client() as client:
        host, guest = Program(client), Program(client)
        table = host.create("friend")
        path = f"/t/{table['id']}/stream"
        with client.stream("GET", path, headers=host.headers) as answer:
            before = read_event(answer.iter_lines())
        assert guest.post(f"/join/{table['invitation']}", {"name": "Zoltan"}).status_code == 200
    server.end(signal.SIGKILL)
    server.start()
    with server.client() as client, client.stream("GET", path, headers=host.headers) as answer:
        after = read_event(answer.iter_lines())
    assert "Zoltan" in after.data
    assert "Zoltan" not in before.data
    assert after.id != before.id


def test_a_page_takes_every_table_of_a_server_that_was_started_again(server: ServerProcess) -> None:
    """Even an unchanged one: a new version of the server may draw it in another way."""
    ids = []
    table: Json = {}
    for _ in range(2):
        with server.client() as client:
            table = table or Program(client).create("friend")
            for _ in range(2):
                with client.stream("GET", f"/t/{table['id']}/stream") as answer:
                    ids.append(read_event(answer.iter_lines()).id)
        server.end(signal.SIGTERM)
        server.start()
    assert ids[0] == ids[1], "the same table under the same id"
    assert ids[2] == ids[3]
    assert ids[0] != ids[2]


# -- a database that is none


@pytest.mark.any_database
@pytest.mark.parametrize(
    ("url", "word"),
    [
        ("sqlite:////nonexistent/t.sqlite", "unable to open"),
        ("sqlite:///{folder}/garbage", "not a database"),
        ("nonsense", "nonsense"),
        ("nodialect://x", "nodialect"),
    ],
)
def test_a_database_that_can_not_be_used_is_said_in_a_sentence(tmp_path: Path, url: str, word: str) -> None:
    (tmp_path / "garbage").write_text("This is no database. " * 100, encoding="utf-8")
    done = run_text("serve", "--port", "0", "--database", url.format(folder=tmp_path))
    assert done.returncode == 2
    assert done.stdout == ""
    assert len(done.stderr.splitlines()) == 1
    assert "database" in done.stderr
    assert word in done.stderr


# -- an older database


OLD_SCHEMA = """
CREATE TABLE meta (name VARCHAR(40) NOT NULL, value TEXT NOT NULL, PRIMARY KEY (name));
CREATE TABLE games (id VARCHAR(32) NOT NULL, game VARCHAR(32) NOT NULL, start TEXT NOT NULL, salt VARCHAR(80) NOT NULL,
  invitation VARCHAR(64) NOT NULL, created FLOAT NOT NULL, changed FLOAT NOT NULL, finished FLOAT, PRIMARY KEY (id),
  UNIQUE (invitation));
CREATE TABLE seats (game_id VARCHAR(32) NOT NULL, seat INTEGER NOT NULL, visitor VARCHAR(64), computer VARCHAR(32),
  name VARCHAR(80) NOT NULL, PRIMARY KEY (game_id, seat));
CREATE INDEX seats_by_visitor ON seats (visitor);
CREATE TABLE entries (game_id VARCHAR(32) NOT NULL, number INTEGER NOT NULL, seat INTEGER NOT NULL,
  kind VARCHAR(8) NOT NULL, key VARCHAR(200) NOT NULL, at FLOAT NOT NULL, PRIMARY KEY (game_id, number));
INSERT INTO games VALUES ('old', 'mindbug', '{"seed": 7, "players": 2, "options": {"sets": ["first_contact"]}}', 'salt',
  'invitation', 1.0, 2.0, NULL);
INSERT INTO seats VALUES ('old', 0, 'ana', NULL, 'Ana'), ('old', 1, NULL, 'random', '');
INSERT INTO entries VALUES ('old', 0, 0, 'move', 'play:killer_bee', 2.0);
INSERT INTO games VALUES ('record', 'mindbug', '{"seed": 7, "players": 2, "options": {"sets": ["first_contact"]}}',
  'salt', 'other', 1.0, 2.0, 2.0);
INSERT INTO seats VALUES ('record', 0, NULL, NULL, ''), ('record', 1, NULL, NULL, '');
"""


@pytest.mark.sqlite_only("at first there was nothing else")
def test_a_database_of_the_first_version_is_read_and_goes_on(tmp_path: Path) -> None:
    """Columns and tables that came later are added; its computer, whose turn it was, plays."""
    with closing(sqlite3.connect(tmp_path / "t.sqlite")) as database:
        database.executescript(OLD_SCHEMA)
    for has_gone_on in (False, True):
        with open_site(tmp_path) as site:
            browser = site.visitor()
            front = browser.get("/")
            assert ("/t/old" in front.read.links) == has_gone_on, "what nobody plays any more is not listed"
            assert browser.get("/t/old").status == 200
            assert "record" not in str(front.read.links), "a record that somebody brought is not for everybody"
            assert browser.get("/t/record").path == "/t/record/replay"
            site.client.portal.call(site.server.lobby.room, "old")  # type: ignore[union-attr]
            site.wait_for_computer("old")
            assert [row[:3] for row in site.entries("old")][:2] == [(0, 0, "move"), (1, 1, "move")]


# -- the end


@pytest.mark.parametrize("sent", [signal.SIGTERM, signal.SIGINT])
def test_a_server_that_is_told_to_stop_leaves_well(server: ServerProcess, sent: signal.Signals) -> None:
    with server.client() as client:
        program = Program(client)
        game_id, worker = with_a_worker(server, program)
        shown = program.look(game_id)
        answer = program.move(game_id, options(shown)[0], shown["version"])
        children = server.children()
        assert worker in children
    assert server.end(sent) in ((0,) if sent == signal.SIGTERM else (0, 130))
    assert "Traceback" not in server.said()
    assert len(entries_of(server, game_id)) >= answer.json()["version"]
    wait_for_end(children)
    leftovers = sorted(path.name for path in server.folder.iterdir() if path.name.startswith("t.sqlite-"))
    assert leftovers == [], "the write-ahead log was folded in"


def test_open_pages_do_not_keep_a_server_that_is_told_to_stop(server: ServerProcess) -> None:
    """Their streams end in order, and they hear from the next server."""
    with server.client() as client:
        program = Program(client)
        table = program.create("friend")
        with (
            client.stream("GET", f"/t/{table['id']}/stream") as page,
            client.stream("GET", f"/api/v1/tables/{table['id']}/stream") as watched,
        ):
            lines = [page.iter_lines(), watched.iter_lines()]
            for each in lines:
                read_event(each)
            code = server.end(signal.SIGTERM)
            for each in lines:
                with pytest.raises(EOFError):
                    read_event(each)
    assert code == 0
    assert "Traceback" not in server.said()
    assert "ERROR" not in server.said()


def test_a_server_that_is_told_to_stop_does_not_wait_for_a_computer(server: ServerProcess) -> None:
    with server.client() as client:
        program = Program(client)
        game_id, worker = with_a_worker(server, program)
        stop(worker)
        until_computer_is_asked(program, game_id)
        before = entries_of(server, game_id)
    try:
        code = server.end(signal.SIGTERM)
    finally:
        with contextlib.suppress(ProcessLookupError):  # it ended with the server, as it should
            os.kill(worker, signal.SIGCONT)
    assert code == 0
    assert entries_of(server, game_id) == before
    wait_for_end([worker])


def test_workers_do_not_outlive_a_server_that_was_killed(server: ServerProcess) -> None:
    with server.client() as client:
        with_a_worker(server, Program(client))
        children = server.children()
    server.end(signal.SIGKILL)
    wait_for_end(children, 15)


def test_one_game_that_can_not_be_played_again_does_not_keep_the_server_from_starting(server: ServerProcess) -> None:
    """As after a change of the rules: the others go on."""
    with server.client() as client:
        program = Program(client)
        broken, _ = with_a_worker(server, program)
        sound, _ = with_a_worker(server, program)
    server.end(signal.SIGTERM)
    wrong = f"UPDATE entries SET key = 'play:dragon' WHERE game_id = '{broken}' AND number = 0"
    databases.execute(server.database, wrong)
    server.start()
    with server.client() as client:
        program.client = client
        assert program.get(f"/tables/{sound}").status_code == 200
        assert 400 <= program.get(f"/tables/{broken}").status_code < 500
        assert client.get("/").status_code == 200
