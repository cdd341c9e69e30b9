"""Whoever looks for a numbered rule finds the code that carries it out: its docstring names the rule."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import bestiaire

GAMES = Path(bestiaire.__file__).parent / "games"
ROOMS = ("rules", "cards", "table", "fields", "state", "options")
SPEAKING = [key for key, info in bestiaire.games().items() if info.words() is not None]
NUMBERED = {"duel": 180, "mindbug": 72, "orcs": 127, "tokyo": 191}
"""How many rules these have."""


def numbered_rules(game: str) -> list[str]:
    """The rules as the game's own rulebook numbers them."""
    words = bestiaire.games()[game].words()
    assert words is not None
    return [rule for _, rules in words.chapters("en") for rule in rules]


def named_rules(game: str) -> set[str]:
    """The numbers that stand in the code of a game, written out."""
    folder = GAMES / game
    modules = [path for room in ROOMS for path in (*(folder / room).rglob("*.py"), *folder.glob(f"{room}.py"))]
    return set(re.findall(r"\b[A-Z]{2}-\d+\b", "".join(path.read_text(encoding="utf-8") for path in modules)))


@pytest.mark.parametrize("game", SPEAKING)
def test_the_code_names_the_rules_it_carries_out(game: str) -> None:
    rules = numbered_rules(game)
    assert len(rules) == NUMBERED.get(game, len(rules))
    named = named_rules(game)
    missing = [rule for rule in rules if rule not in named]
    assert len(missing) <= 0.05 * len(rules), missing


@pytest.mark.parametrize("game", SPEAKING)
def test_the_code_names_no_rule_that_is_not_numbered(game: str) -> None:
    prefixes = {rule[:2] for rule in numbered_rules(game)}
    unknown = named_rules(game) - set(numbered_rules(game))
    assert {rule for rule in unknown if rule[:2] in prefixes} == set()
