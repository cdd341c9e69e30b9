"""A puzzle: a position with a question, the one move that solves it, and what refutes the others."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any, Final

from bestiaire.core.errors import BrokenGame
from bestiaire.core.info import GameInfo
from bestiaire.core.record import table_at
from bestiaire.core.rng import Scripted, dice_of_set
from bestiaire.core.table import Table
from bestiaire.puzzles.prover import Line, name_of

SEED: Final = 1
"""Of what a puzzle leaves to chance: everybody meets the same."""
WORD: Final = 1
"""Where chance comes from once all that a way fixes is used up."""
KEY_DIGITS: Final = 6
GRADES: Final = (1, 2, 3, 4, 5)


@dataclass(frozen=True)
class Way:
    """What comes of a move, played out: the moves with which it goes on, and what the position does not say of it."""

    moves: tuple[str, ...] = ()
    faces: Mapping[int, str] = field(default_factory=dict)
    """What is printed on cards that nobody sees in the position."""
    numbers: tuple[int, ...] = ()
    dice: tuple[int, ...] = ()
    """What is drawn, and what dice show."""

    def to_json(self) -> list[Any]:
        return [" ".join(self.moves), [list(item) for item in self.faces.items()], self.numbers, self.dice]

    @classmethod
    def from_json(cls, told: list[Any]) -> Way:
        return cls(tuple(told[0].split()), dict(told[1]), tuple(told[2]), tuple(told[3]))


@dataclass(frozen=True)
class Chance:
    """How often a move won, in so many trials of it, and what the true chance lies between."""

    trials: int
    rate: float
    low: float
    high: float


@dataclass(frozen=True)
class Puzzle:
    """One puzzle, as it is kept."""

    game: str
    start: Mapping[str, Any]
    """The position at the start of a stage."""
    moves: tuple[str, ...]
    """Played since."""
    answer: str
    within: int
    """Within how many turns it wins by force; 0: its chances were measured."""
    theme: str
    grade: int
    """From 1, easy, to 5."""
    tempting: str
    """What somebody plays who looks one step ahead, or else the second best."""
    ways: Mapping[str, Way] = field(default_factory=dict)
    """By first move: how the answer wins, and how each other one fails."""
    chances: Mapping[str, Chance] = field(default_factory=dict)
    """By first move, the best first; of those that were measured."""

    @cached_property
    def key(self) -> str:
        """By which addresses and commands call it; it follows from the position."""
        text = json.dumps([self.game, self.start, self.moves], sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(text.encode()).hexdigest()[:KEY_DIGITS]

    def to_json(self) -> dict[str, Any]:
        told: dict[str, Any] = {
            "start": self.start,
            "moves": list(self.moves),
            "answer": self.answer,
            "theme": self.theme,
            "grade": self.grade,
            "tempting": self.tempting,
        }
        if self.within:
            told.update(within=self.within, ways={key: way.to_json() for key, way in self.ways.items()})
        else:
            told["chances"] = {
                key: [chance.trials, *(round(part, 3) for part in (chance.rate, chance.low, chance.high))]
                for key, chance in self.chances.items()
            }
        return told

    @classmethod
    def from_json(cls, game: str, told: Mapping[str, Any]) -> Puzzle:
        return cls(
            game,
            told["start"],
            tuple(told["moves"]),
            told["answer"],
            told.get("within", 0),
            told["theme"],
            told["grade"],
            told["tempting"],
            {key: Way.from_json(way) for key, way in told.get("ways", {}).items()},
            {key: Chance(*chance) for key, chance in told.get("chances", {}).items()},
        )


def table_of(info: GameInfo, puzzle: Puzzle, way: Way | None = None) -> Table:
    """The table as the puzzle shows it; with what a way leaves to chance and to unseen cards as it needs it."""
    table = table_at(info, dict(puzzle.start), SEED)
    if way is not None:
        table = dealt(table, way)
    for move in puzzle.moves:
        table.play(move)
    return table


def is_worthwhile(table: Table, answer: str) -> bool:
    """Whether there is something to think about, as the game sees it; that a move wins at once, everybody sees."""
    puzzling = table.info.puzzling()
    assert puzzling is not None
    assert table.choice is not None
    after = table.fork()
    after.play(answer)
    if after.result is not None:
        return False
    return puzzling.is_worthwhile is None or puzzling.is_worthwhile(table.state, table.choice, table.option(answer))


def dealt(table: Table, way: Way) -> Table:
    """The same table with the faces and the chance of a way."""
    if not (way.faces or way.numbers or way.dice):
        return table
    printed = {name_of(face): face for face in table.state.faces}
    faces = list(table.state.faces)
    for number, name in way.faces.items():
        faces[number] = printed[name]
    return table.with_faces(faces, Scripted(WORD, list(way.numbers), list(way.dice)))


def way_of(table: Table, line: Line) -> Way:
    """A line of a proof of this table, as it is played again: a number of so many as the word from which it is drawn,
    and each move as it is called once the cards are dealt."""
    numbers = [-(-(number << 32) // limit) for number, limit in line.drawn if limit > 0]
    dice = [die for number, limit in line.drawn if limit < 0 for die in dice_of_set(-limit, number)]
    way = Way((), dict(line.faces), tuple(numbers), tuple(dice))
    table = dealt(table.fork(), way)
    moves: list[str] = []
    for meant in line.moves:
        assert table.choice is not None
        alike = [one for one in table.choice.options if (one.verb, one.subject) == (meant.verb, meant.subject)]
        move = next((one for one in alike if one.key == meant.key), alike[0])
        moves.append(move.key)
        table.play(move)
    return replace(way, moves=tuple(moves))


def play_way(info: GameInfo, puzzle: Puzzle, way: Way) -> Table:
    """The table at the end of a way; BrokenGame if the rules don't allow it."""
    table = table_of(info, puzzle, way)
    for key in way.moves:
        if table.choice is None or key not in table.choice.keys:
            raise BrokenGame(f"puzzle {puzzle.key}: {key} can't be played")
        table.play(key)
    return table


def by_key(puzzles: Iterable[Puzzle]) -> dict[str, Puzzle]:
    return {puzzle.key: puzzle for puzzle in puzzles}
