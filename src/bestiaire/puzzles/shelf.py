"""The puzzles that come with the program: each game's file, the puzzle of a day, and which come next."""

from __future__ import annotations

import hashlib
import json
import lzma
from collections.abc import Iterable, Mapping, Sequence
from datetime import date
from functools import cache
from pathlib import Path
from typing import Any, Final

import bestiaire
from bestiaire.core.info import GameInfo
from bestiaire.puzzles.puzzle import Puzzle

FORMAT: Final = 1
"""Of the file of a game's puzzles."""


def puzzles_of(info: GameInfo) -> Mapping[str, Puzzle]:
    """A game's puzzles by key, in the order of its file; none, if it has no file."""
    puzzling = info.puzzling()
    return {} if puzzling is None or puzzling.file is None else read(info.key, puzzling.file)


@cache
def read(game: str, file: Path) -> Mapping[str, Puzzle]:
    if not file.exists():
        return {}
    told = json.loads(lzma.decompress(file.read_bytes()))
    puzzles = [Puzzle.from_json(game, one) for one in told["puzzles"]]
    return {puzzle.key: puzzle for puzzle in puzzles}


def write(info: GameInfo, puzzles: Iterable[Puzzle], file: Path) -> None:
    """The compact file."""
    told: dict[str, Any] = {
        "puzzles_of": info.key,
        "format": FORMAT,
        "version": info.version,
        "puzzles": [puzzle.to_json() for puzzle in puzzles],
    }
    packed = json.dumps(told, separators=(",", ":"), ensure_ascii=False).encode()
    file.write_bytes(lzma.compress(packed, preset=9 | lzma.PRESET_EXTREME))


def all_games() -> list[GameInfo]:
    """The games that have puzzles."""
    return [info for info in bestiaire.games().values() if puzzles_of(info)]


def of_day(day: date) -> tuple[GameInfo, Puzzle] | None:
    """The puzzle of a day, the same for everybody: the games take turns, and none comes again before all of its game
    have come. None: there are no puzzles."""
    games = sorted(all_games(), key=lambda info: info.key)
    if not games:
        return None
    turn, place = divmod(day.toordinal(), len(games))
    puzzles = sorted(puzzles_of(games[place]).values(), key=stirred)
    return games[place], puzzles[turn % len(puzzles)]


def stirred(puzzle: Puzzle) -> str:
    """An order that has nothing to do with how they were found."""
    return hashlib.sha256(f"{puzzle.game} {puzzle.key}".encode()).hexdigest()


def chosen(
    puzzles: Iterable[Puzzle], theme: str = "", grade: int = 0, done: frozenset[str] = frozenset()
) -> Sequence[Puzzle]:
    """Those of a theme and of a grade, the easy ones first, and those first that are not done."""
    fitting = [one for one in puzzles if theme in ("", one.theme) and grade in (0, one.grade)]
    return sorted(fitting, key=lambda one: (one.key in done, one.grade, stirred(one)))
