"""Like-named cards that can be chosen each have a button of their own."""

from __future__ import annotations

from typing import Any

from bestiaire.games.tokyo.page.buttons import moves_of
from bestiaire.show.page.buttons import place_in
from tests.games.tokyo.helpers import Tokyo, buying
from tests.web.helpers import seen

HAND = ["players.0.hand"]


def view_of(keys: list[str]) -> dict[str, Any]:
    """A hand with two herons, and what of it can be chosen."""
    options = [{"key": key} for key in keys]
    return {"players": [{"hand": ["heron", "bee", "heron"]}], "choice": {"player": 0, "options": options}}


def test_two_alike_cards_in_a_hand_are_chosen_where_they_lie() -> None:
    view = view_of(["play:heron", "play:bee", "play:heron#2"])
    found = [place_in(view, HAND, card) for card in ("heron", "bee", "heron#2")]
    assert found == ["players.0.hand.0", "players.0.hand.1", "players.0.hand.2"]


def test_alike_cards_of_a_seat_are_told_apart_too() -> None:
    view = view_of(["steal:heron@0", "steal:heron@0#2"])
    assert [place_in(view, HAND, card) for card in ("heron", "heron#2")] == ["players.0.hand.0", "players.0.hand.2"]


def test_a_card_that_is_offered_once_is_the_last_of_its_name() -> None:
    assert place_in(view_of(["play:heron", "play:bee"]), HAND, "heron") == "players.0.hand.2"


def test_a_card_that_lies_nowhere_has_no_place() -> None:
    assert place_in(view_of(["play:heron"]), HAND, "fox") is None
    assert place_in(view_of(["play:heron"]), ["players.0.hand", "display"], "fox#2") is None


def places(table: Tokyo, verb: str) -> dict[str, str]:
    """The keys of a verb by where their buttons stand on a page of King of Tokyo."""
    placed = moves_of(seen(table.table, 0)).placed
    return {place: one.key for place, buttons in placed.items() for one in buttons if one.key.startswith(verb)}


def test_both_heads_in_the_display_of_tokyo_can_be_bought() -> None:
    table = buying("extra_head alpha_monster extra_head", {"energy": 10})
    assert places(table, "buy:extra_head") == {"display.0": "buy:extra_head", "display.2": "buy:extra_head#2"}


def test_both_heads_of_another_monster_can_be_taken() -> None:
    us = {"cards": "parasitic_tentacles", "energy": 10}
    table = buying("", us, {"cards": "extra_head alpha_monster extra_head"})
    assert places(table, "tentacles:extra_head") == {
        "players.1.cards.0": "tentacles:extra_head@1",
        "players.1.cards.2": "tentacles:extra_head@1#2",
    }
