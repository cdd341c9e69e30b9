"""What usually comes of a move whose chance was measured: games imagined from there, in the words of the log."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import Final, NamedTuple

from bestiaire.core.info import GameInfo
from bestiaire.core.rng import seeded
from bestiaire.core.table import Table
from bestiaire.core.telling import tell_ending, tell_event, words_of
from bestiaire.puzzles.puzzle import Puzzle, table_of

GAMES: Final = 60
"""Played out in thought, the same for every move: a fraction of a second."""
USUAL: Final = 0.5
"""What comes in so many of them is usual."""
TELLING: Final = 0.4
"""What comes so much oftener after one move than after another is a reason."""
KEPT: Final = 4000


class Outlook(NamedTuple):
    """What came of a move."""

    told: Counter[tuple[int, str]]
    """In how many games something was told, by the weight of its kind (0 is the weightiest) and in words."""
    endings: Counter[tuple[bool, str]]
    """How they ended, and whether it was won."""


def reasons(info: GameInfo, puzzle: Puzzle, key: str, other: str, names: list[str], lang: str) -> list[str]:
    """What comes of a move and not of the other one, and how the game usually ends: at most a sentence of each. An
    ending that is not what was measured is not told."""
    here, there = (outlook(info, puzzle, one, names, lang) for one in (key, other))
    told: list[str] = []
    found = [
        (here.told[one] - there.told[one], -one[0], one[1])
        for one in here.told
        if here.told[one] >= USUAL * GAMES and here.told[one] - there.told[one] >= TELLING * GAMES
    ]
    if found:
        told.append(max(found)[2])
    chance = puzzle.chances.get(key)
    won = sum(number for (is_won, _), number in here.endings.items() if is_won)
    does_win = won >= USUAL * GAMES
    if chance is not None and does_win == (chance.rate >= USUAL):
        ends = Counter({said: number for (is_won, said), number in here.endings.items() if is_won == does_win})
        told.append(ends.most_common(1)[0][0])
    return list(dict.fromkeys(told))


def outlook(info: GameInfo, puzzle: Puzzle, key: str, names: list[str], lang: str) -> Outlook:
    """The same moves of the same puzzle are played out once."""
    return played_out(Position(info, puzzle), key, tuple(names), lang)


class Position:
    """A puzzle's position, by its key."""

    def __init__(self, info: GameInfo, puzzle: Puzzle) -> None:
        self.info, self.puzzle = info, puzzle

    def __hash__(self) -> int:
        return hash((self.info.key, self.puzzle.key))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and self.info is other.info and self.puzzle.key == other.puzzle.key


@lru_cache(KEPT)
def played_out(position: Position, key: str, names: tuple[str, ...], lang: str) -> Outlook:
    table = table_of(position.info, position.puzzle)
    assert table.choice is not None
    seat, found, rng = table.choice.player, Outlook(Counter(), Counter()), seeded(0)
    for _ in range(GAMES):
        note(found, table.imagine(seat, rng.next()), seat, key, list(names), lang)
    return found


def note(found: Outlook, world: Table, seat: int, key: str, names: list[str], lang: str) -> None:
    """Plays the move and then, as quick play would, to the end."""
    puzzling, words = world.info.puzzling(), words_of(world.info)
    assert puzzling is not None
    heard, rng = world.listen(), seeded(0)
    before = len(heard)
    world.play(key)
    while world.choice is not None:
        world.play(world.suggest(rng))
    happened = [event for event in heard[before:] if event.kind in puzzling.reasons]
    found.told.update(
        {
            (puzzling.reasons.index(event.kind), tell_event(words, event.seen_by(seat), seat, names, lang))
            for event in happened
        }
    )
    assert world.result is not None
    ending = tell_ending(words, world.result.to_json(), seat, names, lang)
    found.endings[seat in world.result.winners, ending] += 1
