"""Options are declared once, with their values and defaults; what lies on a table is taken from the box."""

from __future__ import annotations

from typing import Any

import pytest

from bestiaire.core.check import Reader
from bestiaire.core.errors import BadOptions, BadPosition
from bestiaire.core.options import Chosen, OptionSet, one_of, read_by
from bestiaire.core.supply import Supply


def read_size(item: Reader, seats: int | None) -> int:
    return item.number(1, seats or 9)


OPTIONS = OptionSet(one_of("deck", "usual", "double"), one_of("quick", False, True), read_by("size", 1, read_size))


def options(given: dict[str, Any], seats: int | None = None) -> dict[str, Any]:
    return OPTIONS.read(Reader(given, "options", BadOptions), seats)


def test_options_that_are_not_given_are_as_by_default() -> None:
    assert options({}) == {"deck": "usual", "quick": False, "size": 1} == OPTIONS.defaults
    assert options({"size": 4, "deck": "double"}) == {"deck": "double", "quick": False, "size": 4}
    assert OPTIONS.choices == {"deck": ("usual", "double"), "quick": (False, True)}


@pytest.mark.parametrize(
    ("given", "error"),
    [
        ({"deck": "huge"}, "options.deck: unknown: 'huge'; there are: double, usual"),
        ({"quick": 1}, "options.quick: must be true or false"),
        ({"size": 4}, "options.size: must be from 1 to 3, not 4"),
        ({"dock": "usual"}, "options.dock: unknown field"),
    ],
)
def test_a_bad_option_is_named(given: dict[str, Any], error: str) -> None:
    with pytest.raises(BadOptions) as caught:
        options(given, seats=3)
    assert str(caught.value).startswith(error)


def test_a_position_names_options_together_or_each_for_itself() -> None:
    def read(position: dict[str, Any]) -> dict[str, Any]:
        return OPTIONS.read_position(Reader(position, "", BadPosition))

    assert read({"options": {"quick": True}, "deck": "double"}) == {"deck": "double", "quick": True, "size": 1}
    with pytest.raises(BadPosition, match="deck: the field options says otherwise"):
        read({"options": {"deck": "double"}, "deck": "usual"})


def test_a_game_knows_which_of_its_options_differ() -> None:
    chosen = Chosen(OPTIONS, options({"quick": True}))
    assert chosen.differing() == {"quick": True}
    assert (chosen.differs("quick"), chosen.differs("deck")) == (True, False)


def test_a_supply_runs_out() -> None:
    supply = Supply([(0, "moth"), (1, "newt"), (2, "moth")])
    whole = Reader({"pile": ["moth", "newt"], "more": ["moth", "moth"], "odd": ["mot"]}, "", BadPosition)
    assert supply.take_all(whole, "pile") == (0, 1)
    assert supply.take_all(whole, "nothing") == ()
    assert (supply.rest(), supply.rest_of([0, 2])) == ([2], [2])
    with pytest.raises(BadPosition, match=r"more\[1\]: there are only 2 of 'moth'"):
        supply.take_all(whole, "more")
    with pytest.raises(BadPosition, match=r"odd\[0\]: unknown: 'mot' \(did you mean 'moth'\?\)"):
        supply.take_all(whole, "odd")


def test_a_supply_may_know_names_that_are_not_in_this_game() -> None:
    supply = Supply([(0, "moth")], known=("moth", "newt"))
    with pytest.raises(BadPosition, match="there are only 0 of 'newt'"):
        supply.take(Reader("newt", "card", BadPosition))
