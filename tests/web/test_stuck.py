"""A computer that can't find a move tries three times; then the table says so, and people decide what next."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from bestiaire.web.tables import computer
from bestiaire.web.tables.room import Room
from tests.web import databases
from tests.web.helpers import Browser, Page, Program, Site, open_site, play_to_the_end

UNKNOWN = "a_guest_who_left"
"""A computer that was invited once, and is not any more: no server can make it move."""


@pytest.fixture(autouse=True)
def _tried_again_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(computer, "SHORTEST_PAUSE", 0.01)


def begun(folder: Path) -> tuple[Browser, str]:
    """Somebody's game against that computer."""
    with open_site(folder) as site:
        ana = site.visitor()
        game_id = ana.new_game("random", name="Ana").game_id
        site.wait_for_computer(game_id)
    address = databases.address_in(folder)
    databases.execute(address, f"UPDATE seats SET computer = '{UNKNOWN}' WHERE computer IS NOT NULL")
    return ana, game_id


def play_until_stuck(site: Site, ana: Browser, game_id: str) -> Page:
    """Plays until the computer is asked and has given up; what the page is then."""
    page = ana.get(f"/t/{game_id}")
    while page.keys:
        page = ana.play(page, page.keys[0])
    wait_until(site, site.room(game_id), lambda room: room.is_stuck)
    return ana.get(f"/t/{game_id}")


def wait_until(site: Site, room: Room, is_it: Callable[[Room], bool]) -> None:
    async def wait() -> None:
        while not is_it(room):
            await room.changes.next.wait()

    assert site.client.portal is not None
    site.client.portal.call(wait)


def rest(site: Site, room: Room) -> None:
    """Returns when nobody thinks for a room any more."""

    async def wait() -> None:
        if room.thinking is not None:
            await room.thinking

    assert site.client.portal is not None
    site.client.portal.call(wait)


def said(caplog: pytest.LogCaptureFixture, what: str) -> int:
    return len([record for record in caplog.records if what in record.getMessage()])


def test_a_computer_that_fails_three_times_gives_up_and_the_table_says_so(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    ana, game_id = begun(tmp_path)
    with open_site(tmp_path) as site:
        ana = ana.at(site)
        page = play_until_stuck(site, ana, game_id)
        rest(site, site.room(game_id))
        assert "The computer can't find a move" in page.words
        assert "Try again" in page.form("/retry").labels
        assert "The computer has stopped." in page.words
        assert "data-since" not in page.text, "nobody is waited for"
        stranger = site.visitor("fr").get(f"/t/{game_id}")
        assert "L'ordinateur ne trouve pas de coup" in stranger.words
        assert not stranger.forms("/retry"), "who only watches can't do anything about it"
        assert page.forms("/resign")
        assert (said(caplog, "tries again"), said(caplog, "does not try any more")) == (2, 1)
        assert "bestiaire_stuck_computers_total 1\n" in site.client.get("/metrics").text
        assert site.server.lobby.turns.busy == 0
    caplog.clear()
    with open_site(tmp_path) as site:
        assert "can't find a move" in ana.at(site).get(f"/t/{game_id}").words, "a restart changes nothing"
        assert site.client.portal is not None
        rest(site, site.client.portal.call(site.server.lobby.room, game_id))
        assert said(caplog, "tries again") == 0


def test_people_have_it_try_again_or_another_one_play_on(tmp_path: Path) -> None:
    ana, game_id = begun(tmp_path)
    with open_site(tmp_path) as site:
        ana = ana.at(site)
        page = play_until_stuck(site, ana, game_id)
        room = site.room(game_id)
        wishes = len(room.stored.wishes)
        assert site.visitor().post(f"/t/{game_id}/retry").status == 403
        assert ana.post(f"/t/{game_id}/retry", {"computer": "nobody"}).status == 422
        assert len(room.stored.wishes) == wishes
        ana.submit(page, page.form("/retry"))
        wait_until(site, room, lambda room: len(room.stored.wishes) == wishes + 2)
        assert room.is_stuck, "it has tried again, and failed again"
        page = ana.get(f"/t/{game_id}")
        page = ana.submit(page, page.form("/retry"), computer="random")
        assert "can't find a move" not in page.words
        site.wait_for_computer(game_id)
        assert ana.post(f"/t/{game_id}/retry").status == 200, "sent again, it does no harm"
        assert len(room.stored.wishes) == wishes + 3
        page = play_to_the_end(site, ana, ana.get(f"/t/{game_id}"), lambda keys: keys[0])
        assert page.is_over


def test_programs_see_it_and_may_do_the_same(tmp_path: Path) -> None:
    with open_site(tmp_path) as site:
        program = Program(site.client)
        game_id = program.create("random", seat=1)["id"]
        site.wait_for_computer(game_id)
    databases.execute(databases.address_in(tmp_path), f"UPDATE seats SET computer = '{UNKNOWN}' WHERE seat = 0")
    with open_site(tmp_path) as site:
        program.client = site.client
        shown = program.look(game_id)
        while shown["view"]["choice"]["player"] == 1:
            key = shown["view"]["choice"]["options"][0]["key"]
            shown = program.move(game_id, key, shown["version"]).json()
        assert not shown["stuck"]
        wait_until(site, site.room(game_id), lambda room: room.is_stuck)
        assert program.look(game_id)["stuck"]
        assert Program(site.client).post(f"/tables/{game_id}/retry").status_code == 403
        after = program.post(f"/tables/{game_id}/retry", {"computer": "random"})
        assert (after.status_code, after.json()["stuck"]) == (200, False)
        assert after.json()["seats"][0]["computer"] == "random"
        site.wait_for_computer(game_id)


@pytest.mark.postgres_only("SQLite has one server")
def test_other_processes_say_so_too_and_have_it_try_again(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    ana, game_id = begun(tmp_path)
    with open_site(tmp_path) as here, open_site(tmp_path) as there:
        play_until_stuck(here, ana.at(here), game_id)
        rest(here, here.room(game_id))
        elsewhere = ana.at(there)
        page = elsewhere.get(f"/t/{game_id}")
        assert "can't find a move" in page.words
        assert said(caplog, "does not try any more") == 1, "one process has tried"
        elsewhere.submit(page, page.form("/retry"), computer="random")
        room = there.room(game_id)
        wait_until(there, room, lambda room: room.computer_to_move() is None)
        assert elsewhere.get(f"/t/{game_id}").keys
