"""What it costs to draw a page again: what comes of the moves, and why not, is worked out once for a table as it
stands."""

from __future__ import annotations

import pytest

import bestiaire
from bestiaire.web.visitors import Visitor
from tests.conformance.test_extremes import Calls
from tests.web.helpers import Site, record_at, without_chance

pytestmark = pytest.mark.any_database


def test_looking_ahead_is_done_once_however_often_a_page_is_drawn(site: Site) -> None:
    """Another name for the server makes another page, and so does everybody who comes or goes."""
    table = bestiaire.table("orcs", seed=3)
    while table.choice is not None and table.choice.kind != "action":
        table.play(0)
    assert table.choice is not None
    page = site.visitor().play_on(record_at(without_chance(table.position()), game="orcs"), opponent="easy")
    room = site.room(page.game_id)
    viewer = next(Visitor(seat.visitor, "", "en") for seat in room.stored.seats if seat.visitor)
    drawn: list[tuple[int, str]] = []
    room.worked_out[1].clear()
    for place in ("http://one", "http://two"):
        with Calls() as calls:
            part = site.server.pages.table_part(room, viewer, None, place)
        drawn.append((calls.count, part))
    assert "data-things=" in drawn[0][1]
    assert len({part for _, part in drawn}) == 1, "nothing is kept that should not be"
    (first, _), (again, _) = drawn
    assert again < first - 1000
