"""What would come of a block or a hunt, as it is said on the table before anybody chooses."""

from __future__ import annotations

from typing import Any

import bestiaire
from bestiaire.core.table import Table
from bestiaire.games.mindbug.page.advice.foresight import fights


def attacked(attacker: str, *defenders: str, **other: Any) -> Table:
    """The first player attacks."""
    sides = [{"play": [attacker]}, {"hand": ["shark_dog"], "play": list(defenders), **other}]
    table = bestiaire.table("mindbug", position={"active": 0, "players": sides})
    table.play(f"attack:{attacker}")
    return table


def foretold(table: Table, key: str) -> list[str]:
    """Of one answer, in both languages."""
    assert table.choice is not None
    return [fights(table, table.choice.player, lang)[key].words for lang in ("en", "fr")]


def test_of_a_blocker_that_falls_it_is_said_that_it_exhausts_the_attacker() -> None:
    table = attacked("grave_robber", "deathweaver", "luchataur")
    assert foretold(table, "block:deathweaver") == [
        "Deathweaver falls, Grave Robber exhausted",
        "Veuve Noire tombe, Pilleur de Tombes s'incline",
    ]
    assert foretold(table, "block:luchataur") == [
        "Grave Robber survives once",
        "Pilleur de Tombes survit une fois",
    ]


def test_of_a_hunter_that_falls_it_is_said_that_it_exhausts_its_prey() -> None:
    table = attacked("shark_dog", "plated_scorpion", hand=["gorillion"])
    assert foretold(table, "hunt:plated_scorpion") == [
        "Shark Dog falls, Plated Scorpion exhausted",
        "Requin Toutou tombe, Scorpion Blindé s'incline",
    ]


def test_of_two_that_are_tough_both_survive() -> None:
    assert foretold(attacked("grave_robber", "elephantopus"), "block:elephantopus") == [
        "both survive once",
        "les deux survivent une fois",
    ]
