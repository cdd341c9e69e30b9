"""Like-named cards that can be chosen each have a button of their own."""

from __future__ import annotations

from bestiaire.games.tokyo.page.table.buttons import moves_of
from tests.games.tokyo.play import Tokyo, TokyoTables
from tests.web.helpers import seen


def places(table: Tokyo, verb: str) -> dict[str, str]:
    """The keys that begin so, by where their buttons stand on the page."""
    table.leave_open()
    placed = moves_of(seen(table.table, 0)).placed
    return {place: one.key for place, buttons in placed.items() for one in buttons if one.key.startswith(verb)}


def test_both_heads_in_the_display_can_be_bought(tokyo: TokyoTables) -> None:
    table = tokyo.buying("extra_head alpha_monster extra_head", {"energy": 10})
    assert places(table, "buy:extra_head") == {"display.0": "buy:extra_head", "display.2": "buy:extra_head#2"}


def test_both_heads_of_another_monster_can_be_taken(tokyo: TokyoTables) -> None:
    us = {"cards": "parasitic_tentacles", "energy": 10}
    table = tokyo.buying("", us, {"cards": "extra_head alpha_monster extra_head"})
    assert places(table, "tentacles:extra_head") == {
        "players.1.cards.0": "tentacles:extra_head@1",
        "players.1.cards.2": "tentacles:extra_head@1#2",
    }
