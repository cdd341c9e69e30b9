"""The puzzles that come with the program: each game's file, the puzzle of a day, and which come next."""

from __future__ import annotations

import hashlib
import json
import lzma
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
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


def of_day(day: date) -> list[tuple[GameInfo, Puzzle]]:
    """The puzzle of a day of each game, the same for everybody; none comes again before all of its game have come. The
    games take turns in coming first."""
    games = sorted(all_games(), key=lambda info: info.key)
    first = day.toordinal() % max(1, len(games))
    return [(info, puzzle_of_day(info, day)) for info in (*games[first:], *games[:first])]


def puzzle_of_day(info: GameInfo, day: date) -> Puzzle:
    puzzles = sorted(puzzles_of(info).values(), key=stirred)
    return puzzles[day.toordinal() % len(puzzles)]


def stirred(puzzle: Puzzle) -> str:
    """An order that has nothing to do with how they were found."""
    return hashlib.sha256(f"{puzzle.game} {puzzle.key}".encode()).hexdigest()


def box_of(info: GameInfo, puzzle: Puzzle) -> str:
    """With what one has to be familiar to solve it; empty if the same is needed for all of its game."""
    puzzling = info.puzzling()
    return "" if puzzling is None or puzzling.box is None else puzzling.box(puzzle.start)


def boxes_learnt(info: GameInfo, lessons: Collection[str]) -> list[str]:
    """With what somebody is familiar who has begun lessons of these keys; who has begun none, with what the first one
    teaches."""
    puzzling = info.puzzling()
    if puzzling is None or puzzling.box is None:
        return []
    known = [lesson for lesson in info.lessons() if lesson.key in lessons] or info.lessons()[:1]
    return [puzzling.box({**info.options, **lesson.options}) for lesson in known]


def chosen(
    puzzles: Iterable[Puzzle],
    theme: str = "",
    grade: int = 0,
    done: frozenset[str] = frozenset(),
    is_familiar: Callable[[Puzzle], bool] = lambda puzzle: True,
) -> Sequence[Puzzle]:
    """Those of a theme and of a grade: first those that are not done, of these the familiar ones, and the easy ones."""
    fitting = [one for one in puzzles if theme in ("", one.theme) and grade in (0, one.grade)]
    return sorted(fitting, key=lambda one: (one.key in done, not is_familiar(one), one.grade, stirred(one)))
