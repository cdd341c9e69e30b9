"""What is sent again because its answer was lost happens once, and is answered as the first time."""

from __future__ import annotations

import json
import signal
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bestiaire.web.tables import moves
from tests.web.gong import on_the_shelf
from tests.web.helpers import (
    Browser,
    Json,
    Program,
    ServerProcess,
    Site,
    aggressive,
    nearly_over,
    open_site,
    options,
    with_friend,
)


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    with on_the_shelf(), open_site(tmp_path) as opened:
        yield opened


class Duel:
    """Two programs at a table of Mindbug."""

    def __init__(self, client: Any) -> None:
        self.first, self.second = Program(client), Program(client)
        table = self.first.create()
        self.id: str = table["id"]
        assert self.second.post(f"/join/{table['invitation']}", {"name": "x"}).status_code == 200

    def asked(self) -> tuple[Program, Program, Json]:
        """Who is asked, who is not, and what the one who is sees."""
        for one, other in ((self.first, self.second), (self.second, self.first)):
            shown = one.look(self.id)
            if options(shown):
                return one, other, shown
        raise AssertionError("nobody is asked")


def without_time(shown: Json) -> Json:
    """A table without what depends on who has a page open."""
    return {**shown, "seats": [{**seat, "away": None} for seat in shown["seats"]]}


# -- moves


@pytest.mark.both_databases
def test_the_same_move_again_is_answered_with_the_table_as_it_is_now(site: Site) -> None:
    duel = Duel(site.client)
    one, other, shown = duel.asked()
    key, version = options(shown)[0], shown["version"]
    first = one.move(duel.id, key, version)
    before = site.stored()
    again = one.move(duel.id, key, version)
    assert (again.status_code, without_time(again.json())) == (200, without_time(first.json()))
    for wrong in (options(shown)[1], "play:dragon", "", key.upper(), f"{key}#2"):
        assert one.move(duel.id, wrong, version).status_code == 409
    assert other.move(duel.id, key, version).status_code == 409
    assert Program(site.client).move(duel.id, key, version).status_code == 403
    assert site.stored() == before

    mover, _, now = duel.asked()
    assert mover.move(duel.id, options(now)[0], now["version"]).status_code == 200
    before = site.stored()
    late = one.move(duel.id, key, version)
    assert late.status_code == 200
    assert without_time(late.json()) == without_time(one.look(duel.id)), "what this seat may see now, and no more"
    assert site.stored() == before


@pytest.mark.both_databases
def test_what_was_taken_back_is_not_played_by_sending_it_again(site: Site) -> None:
    program = Program(site.client)
    table = program.create("random")
    site.wait_for_computer(table["id"])
    shown = program.look(table["id"])
    key, version = options(shown)[0], shown["version"]
    assert program.move(table["id"], key, version).status_code == 200
    site.wait_for_computer(table["id"])
    at = program.look(table["id"])["version"]
    assert program.post(f"/tables/{table['id']}/undo", {"version": at}).status_code == 200
    before = site.entries(table["id"])
    assert program.move(table["id"], key, version).status_code == 200
    assert program.post(f"/tables/{table['id']}/undo", {"version": at}).status_code == 200, "so is taking back"
    assert site.entries(table["id"]) == before
    now = program.look(table["id"])
    assert program.move(table["id"], key, now["version"]).status_code == 200, "but it can be played once more"


def test_a_last_move_and_a_resignation(site: Site) -> None:
    browser = site.visitor()
    page = browser.play_on(nearly_over(), opponent="random")
    asked = page.form("/move")
    key = aggressive(page.keys)
    over = browser.submit(page, asked, ("key", key))
    assert over.is_over
    again = browser.submit(page, asked, ("key", key))
    assert (again.status, again.words) == (200, over.words)

    duel = Duel(site.client)
    one, other, shown = duel.asked()
    for _ in range(2):
        assert one.post(f"/tables/{duel.id}/resign", {"version": shown["version"]}).status_code == 200
    assert other.post(f"/tables/{duel.id}/resign", {"version": shown["version"]}).status_code == 409
    assert [entry[2] for entry in site.entries(duel.id)] == ["move"]


def test_who_has_left_meanwhile_hears_that_it_was_played(site: Site) -> None:
    programs = [Program(site.client) for _ in range(3)]
    table = programs[0].post("/tables", {"game": "gong", "opponents": ["friend", "friend"]}).json()
    for program in programs[1:]:
        program.post(f"/join/{table['invitation']}", {})
    assert programs[0].move(table["id"], "turn:strike", 0).status_code == 200
    assert programs[0].post(f"/tables/{table['id']}/leave").status_code == 200
    assert programs[0].move(table["id"], "turn:strike", 0).status_code == 200
    refused = programs[0].move(table["id"], "turn:out", 0)
    assert (refused.status_code, refused.json()["error"]) == (403, "you_left")


def test_dice_that_were_ticked(site: Site) -> None:
    """A set is sent by its parts, in any order."""
    browser = site.visitor()
    page = browser.new_game("random", game="duel")
    while not page.parts:
        if page.keys:
            browser.play(page, page.keys[0])
        site.wait_for_computer(page.game_id)
        page = browser.get(page.path)
    verb = page.form("/move").values("set")[0]
    parts = page.parts[:2]
    assert browser.tick(page, verb, parts).status == 200
    before = site.stored()
    assert browser.tick(page, verb, parts[::-1]).status == 200
    assert browser.tick(page, verb, page.parts[:1]).status == 409
    assert site.stored() == before


# -- first to announce


def struck(site: Site, people: int) -> tuple[list[Program], str, int]:
    """Seat 0 has struck the gong: everybody else may ring."""
    programs = [Program(site.client) for _ in range(people)]
    table = programs[0].post("/tables", {"game": "gong", "opponents": ["friend"] * (people - 1)}).json()
    for program in programs[1:]:
        program.post(f"/join/{table['invitation']}", {})
    shown = programs[0].move(table["id"], "turn:strike", 0).json()
    return programs, table["id"], shown["version"]


@pytest.mark.parametrize("declined", [0, 1, 2])
def test_a_claim_that_others_had_declined_before(site: Site, declined: int) -> None:
    """It may have been entered later than it was sent for, or as the answer of who had come to be asked."""
    programs, game_id, version = struck(site, 4)
    for seat in range(1, 1 + declined):
        assert programs[seat].move(game_id, "ring:none", version + seat - 1).status_code == 200
    assert programs[3].move(game_id, "ring:gong@3", version).status_code == 200
    before = site.stored()
    for _ in range(2):
        assert programs[3].move(game_id, "ring:gong@3", version).status_code == 200
    assert programs[3].move(game_id, "ring:none", version).status_code == 409
    assert programs[2].move(game_id, "ring:gong@2", version).json()["error"] == "too_late"
    assert site.stored() == before


def test_who_was_faster_is_no_other_s_retry(site: Site) -> None:
    programs, game_id, version = struck(site, 3)
    assert programs[1].move(game_id, "ring:gong", version).status_code == 200
    late = programs[2].move(game_id, "ring:gong@2", version)
    assert (late.status_code, late.json()["error"]) == (409, "too_late")
    assert programs[1].move(game_id, "ring:gong", version).status_code == 200


# -- wishes


def test_asking_to_take_back_asks_once(site: Site) -> None:
    host, guest = site.visitor(), site.visitor()
    path = f"/t/{with_friend(site, host, guest)}"
    mover, other = (host, guest) if host.get(path).keys else (guest, host)
    page = mover.play(mover.get(path), mover.get(path).keys[0])
    page = other.play(other.get(path), "mindbug:no")
    version = {"version": str(page.version)}

    def send(browser: Browser, ending: str, **more: str) -> int:
        return browser.post(f"{path}/{ending}", {**version, **more}).status

    assert [send(mover, "undo"), send(mover, "undo")] == [200, 200]
    assert send(other, "undo") == 409
    assert len(site.stored()["wishes"]) == 1
    answers = [send(other, "undo/answer", agree="yes") for _ in range(2)]
    assert answers == [200, 200]
    before = site.stored()
    assert len(before["wishes"]) == 2
    assert send(mover, "undo") == 200, "it was taken back"
    assert send(mover, "undo/answer", agree="yes") == 409
    assert send(other, "undo/answer", agree="no") == 409
    assert site.stored() == before


# -- connections that are cut, servers that are started again


def cut_after_sending(server: ServerProcess, program: Program, game_id: str, body: Json) -> None:
    """The whole request is sent, and nobody waits for the answer: the connection is reset."""
    content = json.dumps(body).encode()
    head = [f"POST /api/v1/tables/{game_id}/moves HTTP/1.1", "host: localhost", "content-type: application/json"]
    head += [f"authorization: {program.headers['authorization']}", f"content-length: {len(content)}", "", ""]
    with socket.create_connection(("127.0.0.1", server.port)) as connection:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\1\0\0\0\0\0\0\0")
        connection.sendall("\r\n".join(head).encode() + content)


def test_a_connection_that_is_cut_before_the_answer_and_a_server_that_is_killed(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path)
    server.start()
    try:
        with server.client() as client:
            duel = Duel(client)
            one, _, shown = duel.asked()
            key, version = options(shown)[0], shown["version"]
            cut_after_sending(server, one, duel.id, {"key": key, "version": version})
            assert one.move(duel.id, key, version).status_code == 200
            assert one.move(duel.id, options(shown)[1], version).status_code == 409
        server.end(signal.SIGKILL)
        server.start()
        with server.client() as client:
            one.client = client
            assert one.move(duel.id, key, version).status_code == 200
            assert one.move(duel.id, options(shown)[1], version).status_code == 409
        entries = [row for row in server.stored()["entries"] if row[0] == duel.id]
        assert [row[4] for row in entries].count(key) == 1
    finally:
        server.close()


@pytest.mark.postgres_only("SQLite is one process's own")
def test_at_another_process_that_has_not_heard_of_it(tmp_path: Path) -> None:
    """The second process has the table as it was; the database says that the place is taken, and by whom."""
    with open_site(tmp_path) as here, open_site(tmp_path) as there:
        duel = Duel(here.client)
        one, _, shown = duel.asked()
        key, version = options(shown)[0], shown["version"]
        visitor = str(here.room(duel.id).stored.seats[shown["view"]["choice"]["player"]].visitor)
        assert there.client.portal is not None
        behind = there.client.portal.call(there.server.lobby.room, duel.id)
        (listening,) = [task for task in there.server.lobby.tasks if "listen" in repr(task.get_coro())]
        there.client.portal.call(listening.cancel)
        assert one.move(duel.id, key, version).status_code == 200
        assert behind.version == version, "it has not heard of it"
        room = there.client.portal.call(moves.move, there.server.lobby, duel.id, visitor, version, key)
        assert room.version > version
        assert [entry[3] for entry in here.entries(duel.id)].count(key) == 1
