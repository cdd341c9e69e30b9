"""Fifty positions with their outcomes, written down from the rulebook alone, without sight of the program."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from tests.games.mindbug.play import Mindbug, exhausted

POSITIONS = json.loads((Path(__file__).parent / "fifty_positions.json").read_text(encoding="utf-8"))


def creatures(written: list[Any]) -> list[str]:
    return [exhausted(item["card"]) if isinstance(item, dict) else item for item in written]


def check_side(table: Mindbug, side: str, expected: dict[str, Any]) -> None:
    found = table.us if side == "us" else table.them
    for field, value in expected.items():
        actual = getattr(found, field)
        if field == "play":
            assert Counter(actual) == Counter(creatures(value)), (side, field)
        elif field in ("hand", "discard"):
            assert Counter(actual) == Counter(value), (side, field)
        else:
            assert actual == value, (side, field)


@pytest.mark.parametrize("case", POSITIONS, ids=[case["name"] for case in POSITIONS])
def test_position(case, mindbug):
    table = mindbug(
        us=case.get("us"), them=case.get("them"), active=case.get("active", "us"), unused=case.get("unused", [])
    )
    for step in case["steps"]:
        assert (table.player, table.options) == (step["player"], set(step["options"]))
        table.play(step["play"])
    expected = case["expect"]
    for side in ("us", "them"):
        check_side(table, side, expected.get(side, {}))
    if "winner" in expected:
        assert table.winner == expected["winner"]
    if "player" in expected:
        assert table.player == expected["player"]
