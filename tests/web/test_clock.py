"""The date is set back, or another server's is wrong: what takes ten seconds takes ten."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import pytest

import bestiaire
from bestiaire.web import limits
from bestiaire.web.clock import Clock
from bestiaire.web.store.stored import Entry, StoredGame, StoredSeat
from bestiaire.web.tables import races, replacing
from bestiaire.web.tables.claims import GRACE
from bestiaire.web.tables.replacing import SLOW
from bestiaire.web.tables.room import Room
from bestiaire.web.thinking.worker_pool import WorkerPool
from tests.web.gong import on_the_shelf, start_gong_worker
from tests.web.helpers import Program, Site, open_site

HOUR = 3600.0
TODAY = 1_800_000_000.0


class Hands:
    """A clock that goes on when the test says so, and whose date can be set."""

    def __init__(self) -> None:
        self.passed = 5000.0
        self.date = TODAY
        self.clock = Clock(lambda: self.date, lambda: self.passed)

    def wait(self, seconds: float) -> None:
        self.passed += seconds
        self.date += seconds

    def set(self, seconds: float) -> None:
        self.date += seconds


@pytest.fixture
def hands() -> Iterator[Hands]:
    with on_the_shelf():
        yield Hands()


ANA, MAX = StoredSeat("ana", None, "Ana"), StoredSeat("max", None, "Max")


def gong_room(clock: Clock, at: float, asked: StoredSeat) -> Room:
    """A table for three on which Ana struck at that date; the second seat is asked, Max may announce."""
    table = bestiaire.table("gong", seed=1, players=3)
    table.play("turn:strike")
    entries = [Entry(0, "move", "turn:strike", at)]
    stored = StoredGame("g", "gong", {"seed": 1}, "s", "i", at, at, None, [ANA, asked, MAX], entries)
    return Room(stored, "boot", table, clock)


@pytest.mark.any_database
@pytest.mark.parametrize("jump", [-HOUR, HOUR, -24 * HOUR])
def test_the_grace_of_ten_seconds_stays_ten_when_the_date_is_set(hands: Hands, jump: float) -> None:
    room = gong_room(hands.clock, TODAY, StoredSeat(None, "random", ""))
    hands.wait(4.0)
    assert races.grace_left(room) == GRACE - 4.0
    hands.set(jump)
    assert races.grace_left(room) == GRACE - 4.0
    hands.wait(6.0)
    assert races.grace_left(room) == 0.0


@pytest.mark.any_database
def test_what_is_stored_with_a_date_to_come_is_asked_now(hands: Hands) -> None:
    """The date was set back while the server stood still; or another server's is wrong."""
    room = gong_room(hands.clock, TODAY + HOUR, StoredSeat(None, "random", ""))
    assert races.grace_left(room) == GRACE
    hands.wait(GRACE)
    assert races.grace_left(room) == 0.0


@pytest.mark.any_database
def test_what_another_server_entered_is_asked_since_it_was_heard_of(hands: Hands) -> None:
    table = bestiaire.table("gong", seed=1, players=3)
    computer = StoredSeat(None, "random", "")
    stored = StoredGame("g", "gong", {"seed": 1}, "s", "i", TODAY, TODAY, None, [ANA, computer, MAX])
    for skew in (HOUR, -HOUR):
        room = Room(replace(stored), "boot", table.fork(), hands.clock)
        hands.wait(60.0)
        assert room.follow(replace(stored, entries=[Entry(0, "move", "turn:strike", hands.date + skew)]))
        assert races.grace_left(room) == GRACE


@pytest.mark.any_database
@pytest.mark.parametrize("jump", [-HOUR, HOUR])
def test_who_does_not_answer_can_be_replaced_after_three_minutes(hands: Hands, jump: float) -> None:
    room = gong_room(hands.clock, TODAY, StoredSeat("kim", None, "Kim"))
    hands.wait(SLOW - 1.0)
    hands.set(jump)
    assert not replacing.is_replaceable(room, 1)
    assert replacing.replaceable_from(room, 1) == hands.date + 1.0, "as a page that is opened now counts it"
    hands.wait(1.0)
    assert replacing.is_replaceable(room, 1)
    assert not replacing.is_replaceable(room, 0), "nobody waits for who is not asked"


@contextmanager
def gong_site(folder: Path, clock: Clock) -> Iterator[Site]:
    with open_site(folder, clock=clock) as site:
        site.server.thinkers.close()
        site.server.thinkers.pool = WorkerPool(1, limits.THINKING_MEMORY, start_gong_worker)
        yield site


def test_a_computer_answers_after_its_grace_though_the_date_was_set_back(hands: Hands, tmp_path: Path) -> None:
    with gong_site(tmp_path, hands.clock) as site:
        ana, max_ = Program(site.client, "Ana"), Program(site.client, "Max")
        created = ana.post("/tables", {"game": "gong", "opponents": ["random", "friend"]}).json()
        assert max_.post(f"/join/{created['invitation']}", {}).status_code == 200
        assert ana.move(created["id"], "turn:strike", 0).status_code == 200
        room = site.room(created["id"])
        assert races.grace_left(room) == GRACE
        hands.set(-HOUR)
        assert races.grace_left(room) == GRACE
        hands.wait(GRACE)
        assert site.client.portal is not None
        site.client.portal.call(room.changes.announce)  # whoever waits for the clock looks at it
        site.wait_for_computer(created["id"])
        assert [entry[1] for entry in site.entries(created["id"])][:2] == [0, 1]
