"""Several server processes on one PostgreSQL: what happens at one reaches the others, and nothing happens twice."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest

from bestiaire.web.http.serve import listen
from bestiaire.web.http.supervisor import ONE_OF_MANY
from bestiaire.web.store.processes import DEAD_AFTER
from bestiaire.web.store.schema import SCHEMA
from bestiaire.web.store.store import Store
from bestiaire.web.tables.positions import example
from bestiaire.web.tables.room import Room
from tests.depth import long
from tests.postgres import Cluster
from tests.web import databases
from tests.web.databases import address_in
from tests.web.helpers import (
    LONG,
    Json,
    Page,
    Program,
    ServerProcess,
    Site,
    client_of,
    is_settled,
    open_site,
    options,
    read_until,
    stop,
    wait_for_end,
    with_friend,
)

pytestmark = pytest.mark.postgres_only("SQLite is one process's own")


@pytest.fixture(scope="module")
def servers(tmp_path_factory: pytest.TempPathFactory, database: str) -> Iterator[list[ServerProcess]]:
    """Two servers, each with a port of its own, on one database."""
    folder = tmp_path_factory.mktemp("together")
    started = [ServerProcess(folder), ServerProcess(folder)]
    try:
        for server in started:
            server.start()
        yield started
    finally:
        for server in started:
            server.close()


@contextlib.contextmanager
def clients(servers: list[ServerProcess]) -> Iterator[list[httpx.Client]]:
    with contextlib.ExitStack() as stack:
        yield [stack.enter_context(server.client()) for server in servers]


def at(program: Program, client: httpx.Client) -> Program:
    """The same program at another server."""
    other = Program.__new__(Program)
    other.client, other.headers = client, program.headers
    return other


def two_people(here: httpx.Client, there: httpx.Client) -> tuple[Program, Program, str]:
    """A game of two, each at a server of their own."""
    ana, max_ = Program(here, "Ana"), Program(there, "Max")
    table = ana.create("friend")
    assert max_.post(f"/join/{table['invitation']}", {"name": "Max"}).status_code == 200
    return ana, max_, table["id"]


def send(program: Program, path: str, **fields: object) -> httpx.Response:
    """A form, as a script sends it."""
    answer: httpx.Response = program.client.post(
        path, data=fields, headers={**program.headers, "accept": "application/json"}
    )
    return answer


def newer_than(version: int) -> Any:
    return lambda shown: shown["version"] > version


def is_full(shown: Json) -> bool:
    """Whether everybody has sat down: who sat down at the other process is heard of a moment later."""
    return all(seat["taken"] for seat in shown["seats"])


def test_a_move_at_one_process_reaches_a_page_at_another(servers: list[ServerProcess]) -> None:
    with clients(servers) as (here, there):
        ana, max_, game_id = two_people(here, there)
        with ana.stream(game_id) as at_ana, max_.stream(game_id) as at_max:
            lines = {0: at_ana, 1: at_max}
            shown = {seat: read_until(each, is_full) for seat, each in lines.items()}
            for _ in range(12):
                asked = 0 if options(shown[0]) else 1
                mover = (ana, max_)[asked]
                version = shown[asked]["version"]
                answer = mover.move(game_id, options(shown[asked])[0], version)
                assert answer.status_code == 200, answer.text
                shown = {seat: read_until(each, newer_than(version)) for seat, each in lines.items()}
                assert shown[0]["version"] == shown[1]["version"]
                if "result" in shown[0]["view"]:
                    break
        page = here.get(f"/t/{game_id}", headers=ana.headers).text
        assert "Max" in page, "who sat down at the other one"


def test_two_moves_for_one_choice_at_two_processes_one_is_made(servers: list[ServerProcess]) -> None:
    """The same move, or another one: the other gets 409, every time."""
    with clients(servers) as both, ThreadPoolExecutor(2) as pool:
        ana, max_, game_id = two_people(*both)
        rounds = 0
        shown = [program.look(game_id) for program in (ana, max_)]
        while rounds < 20 and "result" not in shown[0]["view"]:
            asked = 0 if options(shown[0]) else 1
            keys, version = options(shown[asked]), shown[asked]["version"]
            sent = [at((ana, max_)[asked], client) for client in both]
            tried = list(pool.map(Program.move, sent, [game_id] * 2, (keys[0], keys[-1]), [version] * 2))
            assert sorted(answer.status_code for answer in tried) == [200, 409], [answer.text for answer in tried]
            shown = [program.look(game_id) for program in (ana, max_)]
            assert shown[0]["version"] == shown[1]["version"] > version
            rounds += 1
        entries = [row[1] for row in servers[0].stored()["entries"] if row[0] == game_id]
        assert entries == list(range(len(entries))), "each number once"


def test_one_seat_is_taken_once_and_one_game_follows(servers: list[ServerProcess]) -> None:
    with clients(servers) as both, ThreadPoolExecutor(2) as pool:
        for _ in range(5):
            table = Program(both[0]).create("friend")
            guests = [Program(client) for client in both]
            tried = list(pool.map(Program.post, guests, [f"/join/{table['invitation']}"] * 2, [{"name": ""}] * 2))
            assert sorted(answer.status_code for answer in tried) == [200, 409]
        ana, max_, game_id = two_people(*both)
        shown = ana.look(game_id)
        assert ana.post(f"/tables/{game_id}/resign", {"version": shown["version"]}).status_code == 200
        tried = list(pool.map(send, (ana, max_), [f"/t/{game_id}/rematch"] * 2))
        assert {answer.status_code for answer in tried} <= {303, 409}
        follows = [row for row in servers[0].stored()["wishes"] if row[0] == game_id]
        assert len(follows) == 1


def test_a_wish_to_take_back_is_asked_and_answered_across_processes(servers: list[ServerProcess]) -> None:
    with clients(servers) as both:
        ana, max_, game_id = two_people(*both)
        shown = [program.look(game_id) for program in (ana, max_)]
        asked = 0 if options(shown[0]) else 1
        mover, other = ((ana, max_), (max_, ana))[asked]
        made = mover.move(game_id, options(shown[asked])[0], shown[asked]["version"]).json()
        wished = send(mover, f"/t/{game_id}/undo", version=made["version"])
        assert wished.status_code == 200, wished.text
        if wished.json()["version"] == made["version"]:  # it was not free: the other one is asked
            assert "would like to undo" in other.client.get(f"/t/{game_id}", headers=other.headers).text
            agreed = send(other, f"/t/{game_id}/undo/answer", version=made["version"], agree="yes")
            assert agreed.status_code == 200, agreed.text
        after = mover.look(game_id)
        assert options(after) == options(shown[asked])
        assert other.look(game_id)["version"] == after["version"]


def test_who_looks_at_another_process_is_not_away(tmp_path: Path) -> None:
    """A page at one server is enough; when the last one is closed everybody at the others is told."""
    with open_site(tmp_path) as here, open_site(tmp_path) as there:
        game_id = with_friend(here, here.visitor(), here.visitor())
        rooms = [here.room(game_id), run(there, there.server.lobby.room, game_id)]
        (second,) = [seat.visitor for seat in rooms[0].stored.seats[1:]]
        assert second is not None
        run(there, called, rooms[1].presence.arrive, second)
        wait_until(here, rooms[0], lambda: 1 in seats_elsewhere(rooms[0]))
        run(here, called, rooms[0].presence.mark_away, second)
        assert not rooms[0].presence.is_away(1), "the page is open over there"
        run(there, called, rooms[1].presence.leave, second)
        wait_until(here, rooms[0], lambda: 1 not in seats_elsewhere(rooms[0]))
        run(here, called, rooms[0].presence.mark_away, second)
        assert rooms[0].presence.is_away(1)
        run(there, called, rooms[1].presence.arrive, second)
        wait_until(here, rooms[0], lambda: not rooms[0].presence.is_away(1))
        run(here, called, here.server.lobby.forget_processes, {there.server.store.database.process})
        run(here, called, rooms[0].presence.mark_away, second)
        assert rooms[0].presence.is_away(1), "its server is gone"


def run(site: Site, work: Callable[..., Any], *given: Any) -> Any:
    assert site.client.portal is not None
    return site.client.portal.call(work, *given)


async def called(work: Callable[..., Any], *given: Any) -> Any:
    """For what must be done in the server's own loop."""
    return work(*given)


def seats_elsewhere(room: Room) -> set[int]:
    return {seat for seats in room.presence.elsewhere.values() for seat in seats}


def wait_until(site: Site, room: Room, is_so: Callable[[], bool]) -> None:
    async def wait() -> None:
        async with asyncio.timeout(LONG):
            while not is_so():
                await asyncio.sleep(0.01)

    run(site, wait)


# -- computers

MOST = 30
"""Turns that one process may take though its worker stands still."""


def computers_turn(program: Program, game_id: str) -> Json:
    """Plays until the computer, which can't, has to answer."""
    with program.stream(game_id) as lines:
        shown = read_until(lines, lambda _: True)
        while is_settled(shown):
            keys = [key for key in options(shown) if key.startswith("play:")] or options(shown)
            assert program.move(game_id, keys[0], shown["version"]).status_code == 200
            shown = read_until(lines, newer_than(shown["version"]))
        return shown


def computer_has_moved(server: ServerProcess, game_id: str) -> bool:
    return any(row[0] == game_id and row[2] == 1 for row in server.stored()["entries"])


def thinker_of(server: ServerProcess, game_id: str) -> str | None:
    (found,) = [row[12] for row in server.stored()["games"] if row[0] == game_id]
    return None if found is None else str(found)


def with_a_worker(server: ServerProcess, program: Program) -> tuple[str, int]:
    """A game in which the computer has moved once, and the process in which it thinks."""
    table = program.create("random", seat=0)
    with program.stream(table["id"]) as lines:
        shown = read_until(lines, is_settled)
        while not server.workers():
            assert program.move(table["id"], options(shown)[0], shown["version"]).status_code == 200
            shown = read_until(lines, is_settled)
    (worker,) = server.workers()
    return table["id"], worker


def test_the_turn_of_a_process_that_dies_is_taken_by_another_once(servers: list[ServerProcess]) -> None:
    with clients(servers) as (here, there):
        program = Program(here)
        game_id, worker = with_a_worker(servers[0], program)
        stop(worker)
        shown = computers_turn(program, game_id)
        holder = thinker_of(servers[0], game_id)
        assert holder is not None, "it is taken"
        with at(program, there).stream(game_id) as lines:
            assert not is_settled(read_until(lines, lambda _: True)), "and nobody else thinks meanwhile"
            servers[0].end(signal.SIGKILL)
            late = f"UPDATE processes SET seen = seen - {DEAD_AFTER} WHERE id = '{holder}'"
            databases.execute(servers[1].database, late)  # its last heartbeat was long ago
            after = read_until(lines, is_settled)
        servers[0].start()
        assert after["version"] > shown["version"]
        entries = [row for row in servers[1].stored()["entries"] if row[0] == game_id]
        assert [row[1] for row in entries] == list(range(len(entries)))
        with contextlib.suppress(ProcessLookupError):
            os.kill(worker, signal.SIGKILL)
        wait_for_end([worker])


def test_who_has_no_time_leaves_turns_to_who_has(servers: list[ServerProcess]) -> None:
    """All games are at one server, whose worker stands still: what it can't take, the other one takes."""
    with clients(servers) as (here, _):
        program = Program(here)
        _, worker = with_a_worker(servers[0], program)
        stop(worker)
        waiting: list[str] = []
        while not any(computer_has_moved(servers[0], game_id) for game_id in waiting):
            assert len(waiting) < MOST, "nobody else takes any"
            waiting.append(program.create("random", seat=0)["id"])
            shown = program.look(waiting[-1])
            while is_settled(shown) and not computer_has_moved(servers[0], waiting[-1]):
                keys = [key for key in options(shown) if key.startswith("play:")] or options(shown)
                shown = program.move(waiting[-1], keys[0], shown["version"]).json()
        os.kill(worker, signal.SIGCONT)
        for game_id in waiting:
            with program.stream(game_id) as lines:
                read_until(lines, is_settled)


def test_a_board_to_analyse_on_is_the_same_at_every_process(servers: list[ServerProcess]) -> None:
    """The next request of its page may come to another one."""
    with clients(servers) as both:
        programs = [Program(both[0])]
        programs.append(at(programs[0], both[1]))
        begun = both[0].post(
            "/analysis", data={"game": "mindbug", "position": example("mindbug")}, headers=programs[0].headers
        )
        path = begun.headers["location"]
        for number in range(4):
            here, there = programs[number % 2], programs[1 - number % 2]
            page = Page(here.client.get(path, headers=here.headers))
            assert page.status == 200
            form = dict(page.form("/move").fields)
            moved = there.client.post(f"{path}/move", data={**form, "key": page.keys[0]}, headers=there.headers)
            assert moved.status_code == 303, moved.text
            late = here.client.post(f"{path}/move", data={**form, "key": page.keys[0]}, headers=here.headers)
            assert late.status_code == 409, "the board went on elsewhere"
        stranger = Program(both[1])
        assert both[1].get(path, headers=stranger.headers).status_code == 404


# -- one address


def test_one_command_starts_several_and_replaces_one_that_dies(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path, arguments=["--processes", "2", "--crowd", "100"])
    server.start()
    try:
        programs = [Program(client_of(server.address)) for _ in range(8)]
        table = programs[0].create("friend")
        assert programs[1].post(f"/join/{table['invitation']}", {}).status_code == 200
        assert {program.get(f"/tables/{table['id']}").status_code for program in programs} == {200}
        children = server.children()
        assert len(children) == 2
        os.kill(children[0], signal.SIGKILL)
        wait_for_end(children[:1])
        for _ in range(8):  # some of these come to the one that is replaced, and wait for it
            with server.client() as client:
                assert client.get(f"/t/{table['id']}").status_code == 200
        again = server.children()
        assert len(again) == 2
        assert children[0] not in again
        for program in programs:
            program.client.close()
        assert server.end(signal.SIGTERM) == 0
        wait_for_end(again)
    finally:
        server.close()


def test_a_guest_sits_down_in_every_one(tmp_path: Path) -> None:
    pytest.importorskip("pettingzoo", reason="PettingZoo is not installed: pip install 'bestiaire[rl]'")
    agents = tmp_path / "agents.py"
    agents.write_text("def first(env, seed): return lambda seen, agent: int(seen['action_mask'].argmax())\n")
    server = ServerProcess(tmp_path, arguments=["--processes", "2", f"--guest=carl=pettingzoo:{agents}:first"])
    server.start()
    try:
        for _ in range(8):  # the two take turns, more or less
            with server.client() as client:
                assert 'name="opponent" value="carl"' in client.get("/").text
    finally:
        server.close()


@pytest.mark.parametrize("how", [signal.SIGKILL, long(signal.SIGTERM)])
def test_no_process_outlives_the_one_that_started_it(tmp_path: Path, how: signal.Signals) -> None:
    """Killed; told to stop, as `test_one_command_starts_several_and_replaces_one_that_dies` ends, too."""
    server = ServerProcess(tmp_path, arguments=["--processes", "2"])
    server.start()
    try:
        with server.client() as client:
            assert client.get("/healthz").text == "ok\n"
        children = server.children()
        server.end(how)
        wait_for_end(children)
    finally:
        server.close()


def test_a_process_whose_parent_is_gone_before_it_has_begun_ends(tmp_path: Path) -> None:
    pipe, kept = os.pipe()
    os.close(kept)
    with contextlib.closing(listen("127.0.0.1", 0, is_one=False)) as listener:
        given = (listener.fileno(), pipe)
        environment = {**os.environ, ONE_OF_MANY: f"{given[0]} {given[1]}"}
        command = [sys.executable, "-m", "bestiaire", "serve", "--workers", "1", "--database", address_in(tmp_path)]
        done = subprocess.run(command, env=environment, pass_fds=given, capture_output=True, timeout=LONG, check=False)
    os.close(pipe)
    assert (done.returncode, done.stderr) == (0, b"")


def test_many_processes_make_the_tables_of_a_new_database_once(cluster: Cluster) -> None:
    cluster.execute("CREATE DATABASE fresh")
    try:
        with ThreadPoolExecutor(4) as pool:
            stores = list(pool.map(Store, [cluster.url("fresh")] * 4))
        for store in stores:
            store.close()
        assert cluster.execute("SELECT value FROM meta WHERE name = 'schema'", "fresh") == [(str(SCHEMA),)]
    finally:
        cluster.execute("DROP DATABASE fresh WITH (FORCE)")
