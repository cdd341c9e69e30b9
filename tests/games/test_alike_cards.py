"""Like-named cards that can be chosen each have a button of their own."""

from __future__ import annotations

from typing import Any

from bestiaire.show.page.buttons import place_in

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
