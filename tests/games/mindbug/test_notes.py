"""What the coach says at a table of Mindbug, and when it keeps silent."""

from __future__ import annotations

from typing import Any

import pytest

import bestiaire
from bestiaire.core.showing import Sight
from bestiaire.games.mindbug.page.advice.notes import NOTES


@pytest.mark.parametrize(
    ("choice", "is_told"),
    [({"kind": "buy"}, True), ({"kind": "buy", "about": 3}, False), ({"kind": "block"}, False)],
    ids=["with cubes", "for free", "another question"],
)
def test_that_energy_cards_are_bought_with_cubes_is_told_where_they_are(choice: dict[str, Any], is_told: bool) -> None:
    note = next(note for note in NOTES if note.key == "buy")
    assert note.when(Sight({"choice": choice}, {}, [], "en")) == is_told


@pytest.mark.parametrize(
    ("others", "is_told"), [("shield_bugs", True), ("snail_thrower", False)], ids=["more power", "keywords only"]
)
def test_that_a_power_has_another_colour_is_told_where_one_has(others: str, is_told: bool) -> None:
    sides = [{"hand": ["gorillion"], "play": [others, "turbo_bug"]}, {"hand": ["bee_bear"]}]
    table = bestiaire.table("mindbug", position={"players": sides})
    note = next(note for note in NOTES if note.key == "changed")
    assert note.when(Sight(table.view(0), table.marks(0), ["Ana", "Bo"], "en")) == is_told
