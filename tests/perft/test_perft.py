"""Perft: how many distinct sequences of moves there are to each depth, from a few positions of each game.

One number sums up thousands of rules at once: whoever changes it changed the game. `python -m tests.perft.test_perft`
prints the file anew.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import bestiaire

FILES = sorted(Path(__file__).parent.glob("*.json"))


def perft(table: bestiaire.Table, depth: int) -> int:
    """Sequences of exactly `depth` moves; a finished game has no continuation."""
    if depth == 0:
        return 1
    if table.choice is None:
        return 0
    if depth == 1:
        return len(table.choice.options)
    total = 0
    for index in range(len(table.choice.options)):
        after = table.fork()
        after.play(index)
        total += perft(after, depth - 1)
    return total


def cases() -> list[Any]:
    found = []
    for file in FILES:
        for entry in json.loads(file.read_text(encoding="utf-8")):
            found.append(pytest.param(file.stem, entry, id=f"{file.stem}: {entry['name']}"))
    return found


@pytest.mark.parametrize(("game", "entry"), cases())
def test_perft(game: str, entry: dict[str, Any]) -> None:
    table = bestiaire.table(game, position=entry["position"])
    assert [perft(table, depth + 1) for depth in range(len(entry["counts"]))] == entry["counts"]


def print_anew() -> None:
    """Counts every entry of every file again, as deep as it was, and writes the files."""
    for file in FILES:
        entries = json.loads(file.read_text(encoding="utf-8"))
        for entry in entries:
            table = bestiaire.table(file.stem, position=entry["position"])
            entry["counts"] = [perft(table, depth + 1) for depth in range(len(entry["counts"]))]
        text = ",\n".join(json.dumps(entry, ensure_ascii=False) for entry in entries)
        file.write_text(f"[\n{text}\n]\n", encoding="utf-8")


if __name__ == "__main__":
    print_anew()
