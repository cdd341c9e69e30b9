"""Whether a position is a puzzle: exactly one first move wins by force, or is by far the best."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

from bestiaire.core.table import Table
from bestiaire.players.search import MOST_SECONDS, Search
from bestiaire.players.seat import Seat
from bestiaire.puzzles.prover import Line, Prover, TooMuch
from bestiaire.puzzles.puzzle import Chance

NORMAL_99: Final = 2.575829
MARGIN: Final = 0.15
"""By how much the best move's chance must be above the next."""
CLOSE_TO_MARGIN: Final = 0.12
"""Below this nobody goes on measuring."""
LOOKS: Final = (64, 240)
"""Simulations after which it is seen whether a move could be the best by far."""
MEASURED: Final = (300, 900, 2400)
"""How often each of them is tried, until the intervals say enough."""
NEAR: Final = 0.3
"""What is so far below the best at first sight is tried least often."""
TO_THE_END: Final = 1_000_000


class Proof(NamedTuple):
    answer: str
    within: int
    lines: dict[str, Line]
    """Of each first move, how it wins or fails."""


def prove(table: Table, keys: Sequence[str] = (), most_steps: int = 0) -> Proof | None:
    """The one move that wins by force from here, and within how few turns; None if there is none, there are several, or
    nobody can tell. The moves are looked at in the order of `keys`."""
    puzzling = table.info.puzzling()
    assert puzzling is not None
    assert table.choice is not None
    for within in range(1, puzzling.turns + 1):
        winning, lines = winners(table, keys or table.choice.keys, within, most_steps or puzzling.most_steps)
        if winning is None or len(winning) > 1:
            return None
        if winning:
            return Proof(winning[0], within, lines)
    return None


def winners(
    table: Table, keys: Sequence[str], within: int, most_steps: int
) -> tuple[list[str] | None, dict[str, Line]]:
    """The first moves that win by force, at most two of them, and a line of each; None if nobody can tell."""
    winning: list[str] = []
    lines: dict[str, Line] = {}
    left = most_steps
    for key in keys:
        prover = Prover(table, within, left)
        try:
            wins, lines[key] = prover.try_move(key)
        except TooMuch:
            return None, {}
        left -= prover.steps
        if wins:
            winning.append(key)
            if len(winning) > 1:
                break
    return winning, lines


def measure(table: Table, seed: int) -> dict[str, Chance] | None:
    """The chances of the moves, the best first, if one is by far the best; else None. Each is tried until the best is
    so far above the next, and its interval of 99 % above that of every other."""
    assert table.choice is not None
    search = Search(Seat(table), seed, TO_THE_END)
    for simulations in LOOKS:
        search.think(MOST_SECONDS, simulations - search.root.visits)
        rates = sorted((chance.rate for chance in chances_of(search).values()), reverse=True)
        if len(rates) < 2 or rates[0] - rates[1] < CLOSE_TO_MARGIN:
            return None
    top = rates[0]
    for wanted in MEASURED:
        for key in table.choice.keys:
            known = search.root.children.get(key)
            near = known is None or known.visits < 8 or known.value > top - NEAR
            enough = wanted if near else max(60, wanted // 4)
            for _ in range(enough - (known.visits if known is not None else 0)):
                search.simulate(key)
        measured = chances_of(search)
        ordered = dict(sorted(measured.items(), key=lambda item: -item[1].rate))
        best, *others = ordered.values()
        gap = best.rate - max(other.rate for other in others)
        if gap < CLOSE_TO_MARGIN:
            return None
        if gap >= MARGIN and best.low > max(other.high for other in others):
            return ordered
    return None


def chances_of(search: Search) -> dict[str, Chance]:
    return {
        key: Chance(node.visits, node.value, *interval(node.value, node.visits))
        for key, node in search.root.children.items()
        if node.visits
    }


def interval(rate: float, trials: int) -> tuple[float, float]:
    """Where the true rate lies, in 99 of 100 cases (Wilson's score): outcomes from 0 to 1 vary at most as much as wins
    and losses."""
    square = NORMAL_99 * NORMAL_99
    middle = (rate + square / (2 * trials)) / (1 + square / trials)
    spread = NORMAL_99 / (1 + square / trials) * math.sqrt(rate * (1 - rate) / trials + square / (4 * trials * trials))
    return max(0.0, min(rate, middle - spread)), min(1.0, max(rate, middle + spread))
