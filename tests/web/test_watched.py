"""Computers think where somebody watches, and for everybody in turn: real tables, real workers."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import signal
import socket
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import httpx
import pytest

from bestiaire.web import limits
from bestiaire.web.limits import Buckets
from bestiaire.web.tables.room import Room
from tests.web.helpers import (
    LONG,
    Browser,
    Json,
    Page,
    Program,
    ServerProcess,
    Site,
    is_settled,
    open_site,
    read_until,
    stop,
)
from tests.web.test_crash import until_computer_is_asked, with_a_worker
from tests.web.test_streams import Reader

MANY = 12


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerProcess]:
    process = ServerProcess(tmp_path, arguments=["--crowd", "100"])
    process.start()
    yield process
    process.close()


def test_whose_opponents_think_about_twelve_tables_keeps_nobody_waiting(server: ServerProcess) -> None:
    """The other one's opponent is served next, though it was asked last."""
    with server.client() as client:
        ana, max_ = Program(client), Program(client)
        first, worker = with_a_worker(server, ana)
        stop(worker)
        games = [first, *(ana.create("random")["id"] for _ in range(MANY - 1))]
        for game_id in games:
            until_computer_is_asked(ana, game_id)
        last = max_.create("random")["id"]
        before = {game_id: len(computers_moves(server, game_id)) for game_id in (*games, last)}
        until_computer_is_asked(max_, last)
        os.kill(worker, signal.SIGCONT)
        for program, game_id in ((max_, last), *((ana, game_id) for game_id in games)):
            with program.stream(game_id) as lines:
                read_until(lines, is_settled)
        moved = {game_id: computers_moves(server, game_id)[before[game_id]] for game_id in (*games, last)}
        order = sorted(moved, key=lambda game_id: moved[game_id])
        assert order.index(last) <= 1, "only what was under way comes before"


def computers_moves(server: ServerProcess, game_id: str) -> list[float]:
    """When the computer on the second seat moved."""
    return [row[5] for row in server.stored()["entries"] if row[0] == game_id and row[2] == 1]


# -- a table that nobody watches


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    with open_site(tmp_path) as opened:
        yield opened


def until_asked(site: Site, browser: Browser) -> Page:
    """A game in which the computer is asked, and was not for its person's sake."""
    page = browser.new_game("random")
    while site.room(page.game_id).computer_to_move() is None:
        page = browser.play(page, page.keys[0])
    return page


async def until_still(room: Room) -> None:
    """Returns when nobody thinks at a table."""
    async with asyncio.timeout(LONG):
        while room.thinking is not None and not room.thinking.done():
            await asyncio.wait([room.thinking])


@contextlib.asynccontextmanager
async def watching(site: Site, game_id: str) -> AsyncIterator[None]:
    """Somebody has a page of that table open."""
    reader = Reader(site, f"/t/{game_id}/stream")
    task = await reader.open()
    reader.takes = asyncio.Semaphore(1000)
    await reader.until_sent(1)
    yield
    reader.gone.set()
    await task


async def watched_until_played(site: Site, game_id: str) -> None:
    async with watching(site, game_id):
        room = site.room(game_id)
        async with asyncio.timeout(LONG):
            while room.computer_to_move() is not None:
                await room.changes.next.wait()


def turn_of(site: Site, game_id: str) -> tuple[object, object]:
    """Since when a computer waits, and who thinks for it, as is noted on disk."""
    ((waiting, thinker),) = [row[11:13] for row in site.stored()["games"] if row[0] == game_id]
    return waiting, thinker


def test_nobody_thinks_for_a_table_that_nobody_watches(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It waits, over a restart, too, and goes on when somebody comes."""
    monkeypatch.setattr(limits, "WATCHED", 0.0)
    with open_site(tmp_path) as site:
        browser = site.visitor()
        page = until_asked(site, browser)
        game_id = page.game_id
        assert site.client.portal is not None
        site.client.portal.call(until_still, site.room(game_id))
        before = site.entries(game_id)
        assert site.room(game_id).computer_to_move() is not None
        assert turn_of(site, game_id) == (None, None), "nobody holds it"
    with open_site(tmp_path) as site:
        portal = site.client.portal
        assert portal is not None
        portal.call(asyncio.wait, [site.server.lobby.waking])
        assert site.entries(game_id) == before, "it is not woken"
        assert browser.at(site).get(page.path).status == 200
        portal.call(watched_until_played, site, game_id)
        assert len(site.entries(game_id)) > len(before)
        assert site.entries(game_id)[: len(before)] == before


def test_asking_for_a_table_is_watching_it_for_a_while(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    """So that programs that poll, and pages without script, are played with."""
    monkeypatch.setattr(limits, "WATCHED", 0.0)
    page = until_asked(site, site.visitor())
    assert site.client.portal is not None
    site.client.portal.call(until_still, site.room(page.game_id))
    before = len(site.entries(page.game_id))
    monkeypatch.setattr(limits, "WATCHED", float(LONG))
    assert site.client.get(f"/api/v1/tables/{page.game_id}").status_code == 200
    site.wait_for_computer(page.game_id)
    assert len(site.entries(page.game_id)) > before


@pytest.mark.postgres_only("SQLite is one process's own")
def test_a_turn_that_was_laid_aside_at_one_process_is_taken_where_somebody_watches(
    site: Site, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "WATCHED", 0.0)
    page = until_asked(site, site.visitor())
    assert site.client.portal is not None
    site.client.portal.call(until_still, site.room(page.game_id))
    before = len(site.entries(page.game_id))
    with open_site(tmp_path) as there:
        assert there.client.portal is not None
        there.client.portal.call(watched_until_played, there, page.game_id)
        assert len(there.entries(page.game_id)) > before


@pytest.mark.postgres_only("SQLite is one process's own")
def test_who_watches_elsewhere_when_a_turn_is_laid_aside_goes_on_with_it(
    site: Site, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The process that held it tells the others."""
    browser = site.visitor()
    page = browser.new_game("random")
    game_id = page.game_id
    site.wait_for_computer(game_id)
    page = browser.get(page.path)
    before = moves_of_computer(site, game_id)
    monkeypatch.setattr(limits, "WATCHED", 0.0)
    with open_site(tmp_path) as there:
        portal = there.client.portal
        assert portal is not None
        is_watching, is_over = portal.call(asyncio.Event), portal.call(asyncio.Event)

        async def watch() -> None:
            async with watching(there, game_id):
                is_watching.set()
                await is_over.wait()

        watched = portal.start_task_soon(watch)
        portal.call(is_watching.wait)
        while moves_of_computer(site, game_id) == before and not page.is_over:
            page = browser.play(page, page.keys[0])
            site.wait_for_computer(game_id)
            page = browser.get(page.path)
        assert moves_of_computer(site, game_id) > before
        portal.call(is_over.set)
        watched.result(LONG)


def moves_of_computer(site: Site, game_id: str) -> int:
    seats = [row[1] for row in site.stored()["seats"] if row[0] == game_id and row[3] is not None]
    return sum(entry[1] in seats for entry in site.entries(game_id))


# -- hints


@pytest.mark.own_site
def test_too_much_that_waits_is_refused_with_a_sentence(site: Site) -> None:
    site.server.limits.hints = Buckets(1e6, 1e6)
    browser = site.visitor("fr")
    page = browser.new_game("hotseat", name="Ana", other="Max")
    page = browser.get(next(link for link in page.read.links if "as=" in link))
    queue = site.server.thinkers.queue
    queue.most_of_address = 0
    refused = browser.submit(page, page.form("/hint"))
    assert refused.status == 429
    assert "réfléchit déjà beaucoup pour vous" in refused.words
    assert int(refused.answer.headers["retry-after"]) >= 1
    queue.most_of_address = 1
    assert browser.submit(page, page.form("/hint")).status == 200


def until_hints_wait(client: httpx.Client, number: int) -> None:
    end = time.monotonic() + LONG
    while f'bestiaire_thinking_queue{{kind="hint"}} {number}\n' not in client.get("/metrics").text:
        assert time.monotonic() < end


def ask_for_hint(server: ServerProcess, program: Program, game_id: str, version: int) -> socket.socket:
    """A connection on which a hint was asked for, and nothing else will be."""
    body = json.dumps({"version": version})
    head = [f"POST /api/v1/tables/{game_id}/hint HTTP/1.1", "host: localhost", "content-type: application/json"]
    head += [f"authorization: {program.headers['authorization']}", f"content-length: {len(body)}", "", body]
    connection = socket.create_connection(("127.0.0.1", server.port), timeout=LONG)
    connection.sendall("\r\n".join(head).encode())
    return connection


def with_a_busy_worker(server: ServerProcess, program: Program) -> tuple[Json, str, int]:
    """A table at which its person is asked; another one, whose computer has the only worker; and that, standing
    still."""
    game_id, worker = with_a_worker(server, program)
    with program.stream(game_id) as lines:
        shown = read_until(lines, is_settled)
    stop(worker)
    other = program.create("random")["id"]
    until_computer_is_asked(program, other)
    return shown, other, worker


@pytest.mark.any_database
def test_a_hint_that_nobody_waits_for_any_more_is_not_thought_about(server: ServerProcess) -> None:
    with server.client() as client:
        program = Program(client)
        shown, other, worker = with_a_busy_worker(server, program)
        with ask_for_hint(server, program, shown["id"], shown["version"]):
            until_hints_wait(client, 1)
        until_hints_wait(client, 0)
        os.kill(worker, signal.SIGCONT)
        with program.stream(other) as lines:
            read_until(lines, is_settled)
        assert "Traceback" not in server.said()


@pytest.mark.any_database
def test_an_opponent_waits_for_no_hint_though_it_was_asked_for_before(server: ServerProcess) -> None:
    """Neither for one that somebody waits for nor for one whose asker is gone."""
    with server.client() as client:
        ana, max_ = Program(client), Program(client)
        shown, _, worker = with_a_busy_worker(server, ana)
        with ask_for_hint(server, ana, shown["id"], shown["version"]) as patient:
            ask_for_hint(server, ana, shown["id"], shown["version"]).close()
            last = max_.create("random")["id"]
            before = len(computers_moves(server, last))
            until_computer_is_asked(max_, last)
            os.kill(worker, signal.SIGCONT)
            with patient.makefile("rb") as answer:
                assert answer.readline().split()[1] == b"200"
            hinted = time.time()
        with max_.stream(last) as lines:
            read_until(lines, is_settled)
        assert computers_moves(server, last)[before] < hinted
