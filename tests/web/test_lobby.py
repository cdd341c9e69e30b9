"""Which tables are in memory, and for how long: the others wait on disk and are the same when they come back."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

import bestiaire
from bestiaire.core.table import Table
from bestiaire.web.store.stored import StoredSeat
from bestiaire.web.tables import moves, new_games
from bestiaire.web.tables.turns import WOKEN
from bestiaire.web.thinking.pacing import Thought
from bestiaire.web.thinking.thinkers import Thinkers
from tests.web.helpers import Site, open_site, with_friend


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    with open_site(tmp_path) as opened:
        yield opened


class Asleep(Thinkers):
    """Computers that never come to a decision."""

    async def choose(self, table: Table, player_name: str) -> Thought:
        await asyncio.Event().wait()
        raise AssertionError


def against_computers(site: Site, number: int) -> tuple[list[str], list[str]]:
    """Games in which the computer is to move and has not, and games in which a person is; by id."""
    computers: list[str] = []
    people: list[str] = []
    portal = site.client.portal
    assert portal is not None
    seed = 0
    while len(computers) < number or len(people) < number:
        table = bestiaire.table("mindbug", seed=seed)
        assert table.choice is not None
        asked = table.choice.player
        seats = [StoredSeat("ana", None, "Ana"), StoredSeat(None, "random", "")]
        room = portal.call(new_games.open_table, site.server.lobby, table, seats)
        (people if asked == 0 else computers).append(room.id)
        seed += 1
    return computers, people


def test_after_a_restart_computers_play_and_no_other_table_is_in_memory(tmp_path: Path) -> None:
    with open_site(tmp_path) as site:
        asleep = Asleep(1)
        site.server.lobby.thinkers = asleep
        computers, people = against_computers(site, WOKEN + 3)
        assert not any(site.entries(game_id) for game_id in computers)
        asleep.close()
    with open_site(tmp_path) as site:
        lobby = site.server.lobby
        portal = site.client.portal
        assert portal is not None
        portal.call(asyncio.wait, [lobby.waking])
        assert all(site.entries(game_id) for game_id in computers), "more than are woken at once"
        assert not any(site.entries(game_id) for game_id in people)
        assert dict(lobby.rooms) == {}, "who has played is forgotten again, and who had nothing to do never came"


def test_a_table_that_nobody_uses_is_forgotten_and_comes_back_as_it_was(site: Site) -> None:
    ana, max_ = site.visitor(), site.visitor()
    game_id = with_friend(site, ana, max_)
    for browser in (ana, max_, ana, max_):
        page = browser.get(f"/t/{game_id}")
        if page.keys:
            browser.play(page, page.keys[0])
    before = [browser.get(f"/t/{game_id}").text for browser in (ana, max_)]
    lobby = site.server.lobby
    lobby.forget_idle(time.monotonic() - 60)
    assert game_id in lobby.rooms, "it was used a moment ago"
    lobby.forget_idle(time.monotonic())
    assert dict(lobby.rooms) == {}
    assert "bestiaire_rooms 0" in ana.get("/metrics").text
    assert [browser.get(f"/t/{game_id}").text for browser in (ana, max_)] == before, "under the same version, too"
    assert game_id in lobby.rooms


def test_whoever_is_in_a_room_keeps_it(site: Site) -> None:
    """A stream goes on telling: there are never two rooms of one table."""
    ana, max_ = site.visitor(), site.visitor()
    game_id = with_friend(site, ana, max_)
    lobby, server = site.server.lobby, site.server
    portal = site.client.portal
    assert portal is not None

    async def watch() -> tuple[str, str]:
        room = await lobby.room(game_id)
        stream = server.streams.events(room, lambda: "the table")
        del room
        first = [await anext(stream), await anext(stream)][1]
        lobby.forget_idle(time.monotonic())
        assert not lobby.kept
        room = await lobby.room(game_id)
        choice = room.table.choice
        assert choice is not None
        visitor_id = str(room.stored.seats[choice.player].visitor)
        await moves.move(lobby, game_id, visitor_id, room.version, choice.keys[0])
        second = await anext(stream)
        await stream.aclose()
        return first, second

    first, second = portal.call(watch)
    assert "id: 0." in first
    assert "id: 1." in second
