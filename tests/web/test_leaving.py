"""Leaving a table: by resigning, for good, for another device, or without a word; and tables that no list shows."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import bestiaire
from bestiaire.web.store.stored import StoredGame, StoredSeat
from bestiaire.web.tables import room
from tests.web.helpers import Browser, Program, Site, first_at_the_table, open_site, with_friend


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    with open_site(tmp_path) as opened:
        yield opened


def pair(site: Site) -> tuple[str, Browser, Browser]:
    """A game of two in which the first has chosen something; who is asked now, and the other."""
    players = [site.visitor(), site.visitor()]
    game_id = with_friend(site, *players)
    choice = site.room(game_id).table.choice
    assert choice is not None
    mover, other = players[choice.player], players[1 - choice.player]
    page = mover.get(f"/t/{game_id}")
    mover.play(page, next(key for key in page.keys if key.startswith("play:")))
    return game_id, other, mover


# -- resigning


@pytest.mark.parametrize("is_asked", [True, False])
def test_one_may_resign_whoever_is_asked(site: Site, is_asked: bool) -> None:
    game_id, asked, waiting = pair(site)
    loser, winner = (asked, waiting) if is_asked else (waiting, asked)
    page = loser.get(f"/t/{game_id}")
    page = loser.submit(page, page.form("/resign"))
    assert page.is_over
    assert "You resign" in page.words
    assert "you win!" in winner.get(f"/t/{game_id}").words
    assert not winner.get(f"/t/{game_id}").forms("/resign")
    record = winner.get(f"/t/{game_id}/record.json").answer.json()
    assert record["result"]["reason"] == "resigned"
    assert bestiaire.replay(record).result is not None
    replay = winner.get(f"/t/{game_id}/replay?at=999")
    assert (replay.status, "resigns" in replay.words) == (200, True)
    again = winner.submit(page, page.form("/rematch"))
    assert again.game_id != game_id


def test_a_resignation_comes_back_from_disk(site: Site, tmp_path: Path) -> None:
    game_id, asked, _ = pair(site)
    page = asked.get(f"/t/{game_id}")
    asked.submit(page, page.form("/resign"))
    result = site.room(game_id).table.result
    assert result is not None
    site.stop()
    with open_site(tmp_path) as again:
        page = asked.at(again).get(f"/t/{game_id}")
        assert "You resign" in page.words
        restored = again.room(game_id).table.result
        assert restored is not None
        assert restored.to_json() == result.to_json()


def test_who_may_not_resign(site: Site) -> None:
    game_id, asked, _ = pair(site)
    page = asked.get(f"/t/{game_id}")
    before = site.stored()
    assert site.visitor().post(f"/t/{game_id}/resign", {"version": page.version}).status == 403
    assert asked.post(f"/t/{game_id}/resign", {"version": page.version - 1}).status == 409
    assert asked.post(f"/t/{game_id}/move", {"version": page.version, "key": "resign:0"}).status == 422
    alone = first_at_the_table(site, asked, "Ana")
    assert not alone.forms("/resign")
    assert asked.post(f"{alone.path}/resign", {"version": alone.version}).status == 409
    assert [row for row in site.stored()["entries"] if row in before["entries"]] == site.stored()["entries"]
    asked.submit(page, page.form("/resign"))
    assert asked.post(f"/t/{game_id}/resign", {"version": page.version + 1}).status == 409


def test_at_one_screen_the_one_who_is_asked_resigns(site: Site) -> None:
    browser = site.visitor()
    page = browser.new_game("hotseat", name="Ana", other="Max")
    asked = site.room(page.game_id).table.choice
    assert asked is not None
    page = browser.get(f"{page.path}?as={asked.player}")
    page = browser.play(page, page.keys[0])
    choice = site.room(page.game_id).table.choice
    assert choice is not None
    page = browser.submit(page, page.form("/resign"))
    result = site.room(page.game_id).table.result
    assert result is not None
    assert result.winners == [1 - choice.player]


def test_a_program_may_resign(site: Site) -> None:
    program = Program(site.client)
    shown = program.post("/tables", {"game": "mindbug", "opponent": "random"}).json()
    site.wait_for_computer(shown["id"])
    version = program.get(f"/tables/{shown['id']}").json()["version"]
    assert program.post(f"/tables/{shown['id']}/resign", {"version": version + 1}).status_code == 409
    after = program.post(f"/tables/{shown['id']}/resign", {"version": version}).json()
    assert after["view"]["result"]["winners"] == [1]
    assert program.post(f"/tables/{shown['id']}/resign", {"version": version + 1}).status_code == 409


# -- removing


def test_a_game_of_one_s_own_can_be_removed(site: Site) -> None:
    browser = site.visitor()
    page = browser.new_game("random")
    site.wait_for_computer(page.game_id)
    front = browser.get("/")
    front = browser.submit(front, front.form(f"/t/{page.game_id}/remove"))
    assert front.path == "/"
    assert f"/t/{page.game_id}" not in front.read.links
    assert browser.get(page.path).status == 404
    assert not any(page.game_id in row for rows in site.stored().values() for row in rows)


def test_a_table_nobody_came_to_is_called_off(site: Site) -> None:
    browser = site.visitor()
    page = first_at_the_table(site, browser, "Ana")
    invitation = page.invitation
    browser.submit(page, page.form("/remove"))
    assert browser.get(page.path).status == 404
    assert site.visitor().get(invitation).status == 404


def test_what_others_have_a_part_in_stays(site: Site) -> None:
    game_id, asked, waiting = pair(site)
    before = site.stored()
    for browser in (asked, waiting, site.visitor()):
        assert not browser.get("/").forms(f"/t/{game_id}/remove")
        assert browser.post(f"/t/{game_id}/remove").status == 403
    assert site.stored() == before


# -- wishes


def test_a_wish_to_take_back_names_the_move_and_can_be_withdrawn(site: Site) -> None:
    game_id, asked, wisher = pair(site)
    page = wisher.get(f"/t/{game_id}")
    page = wisher.submit(page, page.form("/undo"))
    told = asked.get(f"/t/{game_id}").words
    assert re.search(r"would like to undo a move\. \w+ plays ", told)
    assert asked.post(f"/t/{game_id}/undo/withdraw", {"version": page.version}).status == 409
    page = wisher.submit(page, page.form("/undo/withdraw"))
    assert "waiting for the answer" not in page.words
    assert page.forms("/undo")
    assert not asked.get(f"/t/{game_id}").forms("/undo/answer")
    answer = {"version": page.version, "agree": "yes"}
    assert asked.post(f"/t/{game_id}/undo/answer", answer).status == 409
    before = site.stored()
    assert wisher.post(f"/t/{game_id}/undo/withdraw", {"version": page.version}).status == 200, "sent again"
    assert asked.post(f"/t/{game_id}/undo/withdraw", {"version": page.version}).status == 409
    assert site.stored() == before


# -- private tables


def test_a_private_game_is_in_nobody_else_s_lists_and_neither_is_its_rematch(site: Site) -> None:
    ana, max_, zoe = site.visitor(), site.visitor(), site.visitor()
    front = ana.get("/new/mindbug")
    fields = {**dict(front.form("/games").fields), "opponent": "friend", "private": "yes"}
    page = ana.post("/games", fields)
    door = max_.get(page.invitation)
    max_.submit(door, door.form(page.invitation))
    assert f"/t/{page.game_id}" not in zoe.get("/").read.links
    assert f"/t/{page.game_id}" in max_.get("/").read.links
    assert zoe.get(page.path).status == 200, "who has the link may watch"
    mover = next(one for one in (ana, max_) if one.get(page.path).keys)
    page = mover.play(mover.get(page.path), mover.get(page.path).keys[0])
    page = mover.submit(page, page.form("/resign"))
    again = mover.submit(page, page.form("/rematch"))
    links = zoe.get("/").read.links
    assert not any(page.game_id in link or again.game_id in link for link in links)


# -- another device


def test_one_goes_on_at_another_device(site: Site) -> None:
    laptop, phone = site.visitor(), site.visitor("fr")
    page = laptop.new_game("hotseat", name="Ana")
    link = re.search(r"/me/[\w.-]+", laptop.get("/me").text)
    assert link is not None
    asked = phone.get(link[0])
    assert "Ana" in asked.words
    assert f"/t/{page.game_id}" not in [line for line in phone.get("/").read.links if "remove" in line]
    assert phone.post(f"{page.path}/remove").status == 403, "looking at the link changes nothing"
    phone.submit(asked, asked.form(link[0]))
    assert phone.get("/").forms(f"/t/{page.game_id}/remove")


@pytest.mark.parametrize("ticket", ["x", "WyJhIiwiYiIsImVuIl0.aaaa.bbbb"])
def test_a_link_that_nobody_gave(site: Site, ticket: str) -> None:
    browser = site.visitor()
    assert browser.get(f"/me/{ticket}").status == 410
    assert browser.post(f"/me/{ticket}").status == 410


# -- who is away


class Clock:
    """Notes what is to happen later, and lets it happen when the test says so."""

    def __init__(self) -> None:
        self.due: list[tuple[object, ...]] = []

    def call_later(self, _: float, call: object, *given: object) -> None:
        self.due.append((call, *given))

    def passes(self) -> None:
        due, self.due = self.due, []
        for call, *given in due:
            assert callable(call)
            call(*given)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(asyncio, "get_running_loop", lambda: clock)
    return clock


def room_of(*visitors: str | None) -> room.Room:
    seats = [StoredSeat(visitor, None if visitor else "random", "") for visitor in visitors]
    table = bestiaire.table("mindbug", seed=1)
    stored = StoredGame("g", "mindbug", {"seed": 1}, "s", "i", 0.0, 0.0, None, seats)
    return room.Room(stored, "boot", table)


def test_who_closes_the_page_is_missed_after_a_while_and_seen_when_back(clock: Clock) -> None:
    room = room_of("ana", "max")
    room.presence.arrive("ana")
    room.presence.arrive("max")
    tag = room.tag
    room.presence.leave("max")
    assert (room.presence.is_away(1), room.tag) == (False, tag)
    clock.passes()
    assert (room.presence.is_away(0), room.presence.is_away(1)) == (False, True)
    missed = room.tag
    assert missed != tag
    room.presence.arrive("max")
    assert not room.presence.is_away(1)
    assert room.tag not in (tag, missed)


def test_who_only_loads_the_page_again_is_not_missed(clock: Clock) -> None:
    room = room_of("ana", "max")
    room.presence.arrive("max")
    room.presence.leave("max")
    room.presence.arrive("max")
    clock.passes()
    assert not room.presence.is_away(1)
    room.presence.arrive("max")
    room.presence.leave("max")
    clock.passes()
    assert not room.presence.is_away(1), "another page of theirs is open"


def test_nobody_waits_for_who_plays_alone_or_only_watches(clock: Clock) -> None:
    room = room_of("ana", None)
    room.presence.arrive("ana")
    room.presence.arrive("zoe")
    tag = room.tag
    room.presence.leave("ana")
    room.presence.leave("zoe")
    clock.passes()
    assert (room.presence.is_away(0), room.presence.is_away(1), room.tag) == (False, False, tag)


def test_after_a_restart_those_are_missed_who_do_not_come_back(clock: Clock) -> None:
    room = room_of("ana", "max")
    room.presence.check_everybody()
    room.presence.arrive("ana")
    clock.passes()
    assert (room.presence.is_away(0), room.presence.is_away(1)) == (False, True)


def test_the_table_says_who_is_away(site: Site) -> None:
    game_id, asked, waiting = pair(site)
    room = site.room(game_id)
    assert "away" not in asked.get(f"/t/{game_id}").words
    mine = next(seat.visitor for seat in room.stored.seats if seat.visitor and waiting_seat(room, seat.visitor))
    assert mine is not None
    assert site.client.portal is not None
    site.client.portal.call(room.presence.mark_away, mine)
    assert "away" in asked.get(f"/t/{game_id}").words
    assert waiting.get(f"/t/{game_id}").status == 200


def waiting_seat(room: room.Room, visitor: str) -> bool:
    choice = room.table.choice
    return choice is not None and choice.player not in room.seats.of(visitor)
