"""Looking back at a game: the chances to win at every point of it, and what each move cost.

Every position is judged by the one who is asked there, from what that seat knows: a move that was unlucky is no bad
move. What a move cost is the difference between the option that looked best and the one that was played; if a search
finds that it cost something, both are tried again, equally often and in the same imagined worlds.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from functools import partial
from multiprocessing import get_context
from typing import Any

import bestiaire
from bestiaire.core.check import Reader
from bestiaire.core.errors import BadRecord
from bestiaire.core.record import play_recorded
from bestiaire.core.rng import seeded
from bestiaire.core.table import RESIGN, Table
from bestiaire.core.telling import tell_answer, words_of
from bestiaire.core.workers import start_worker
from bestiaire.players import thinker
from bestiaire.players.search import Search
from bestiaire.players.seat import Seat
from bestiaire.words import Phrase

RESIGN_WORDS = Phrase(en="Resign", fr="Abandonner")
COSTLY = 0.05
"""A move that cost less is not worth a word: two searches differ by as much."""

FEWEST_PAIRS = 30
TWO_ERRORS = 2.0

Position = tuple[int, dict[str, Any], str | None]
"""A point of a game: after how many moves, the position, and the move that was played there."""


@dataclass(frozen=True)
class Verdict:
    """A position: everybody's chance to win, who is asked, and what became of it."""

    at: int
    """After how many moves."""
    hopes: tuple[float, ...]
    """By seat; what they were if the best option was played. After the end, what came of it."""
    player: int | None = None
    """Who is asked; None after the end."""
    played: str | None = None
    """The key that was played; None at the last point."""
    best: str | None = None
    cost: float | None = None
    """How much smaller the chance to win was with what was played than with the best; None if nothing was chosen."""
    visits: int = 0
    """How often the search tried what was played."""
    least: float = 0.0
    """What it cost at least, in 39 of 40 cases."""

    def to_json(self) -> dict[str, Any]:
        return asdict(self)


def from_json(told: dict[str, Any]) -> Verdict:
    return Verdict(**{**told, "hopes": tuple(told["hopes"])})


def judge(table: Table, at: int, played: str | None, level: str) -> Verdict:
    """What there is to say of a table after so many moves. The same level comes to the same, if it counts simulations:
    the seed is the number of the move."""
    if table.choice is None:
        return Verdict(at, tuple(table.outcome()))
    seat = Seat(table)
    opinion = thinker(level, at).opinion(seat, played or "")
    hopes = tuple(round(hope, 4) for hope in opinion.hopes)
    tried = {key: (visits, chance) for key, visits, chance in opinion.options}
    if played not in tried or len(tried) == 1:
        return Verdict(at, hopes, seat.number, played, opinion.key)
    visits, chance = tried[played]
    cost = round(max(0.0, opinion.chance - chance), 4) if visits else None
    if cost is None or cost < COSTLY:
        return Verdict(at, hopes, seat.number, played, opinion.key, cost, visits)
    pairs = max(FEWEST_PAIRS, opinion.simulations // 2)
    mean, spread = compare(seat, opinion.key, played, pairs, at)
    cost, least = (round(max(0.0, bound), 4) for bound in (mean, mean - TWO_ERRORS * spread))
    return Verdict(at, hopes, seat.number, played, opinion.key, cost, pairs, least)


def compare(seat: Seat, one: str, other: str, pairs: int, seed: int) -> tuple[float, float]:
    """By how much an option is better than another, and the standard error of that: each tried so often, both in the
    same worlds, so that their luck is the same."""
    searches = Search(seat, seed), Search(seat, seed)
    rng = seeded(seed)
    total = squares = 0.0
    for _ in range(pairs):
        world = rng.next()
        before = [search.total for search in searches]
        for search, key in zip(searches, (one, other), strict=True):
            search.rng = seeded(world)
            search.simulate(key)
        first, second = (search.total - known for search, known in zip(searches, before, strict=True))
        total += first - second
        squares += (first - second) ** 2
    mean = total / pairs
    return mean, math.sqrt(max(0.0, squares / pairs - mean * mean) / pairs)


def judge_position(game: str, level: str, position: Position) -> Verdict:
    """The same from plain data; runs in a worker process."""
    at, where, played = position
    return judge(bestiaire.table(game, position=where), at, played, level)


def positions(table: Table) -> Iterator[Position]:
    """Every point of a game, from its start to where it stands."""
    record = table.record()
    running = bestiaire.replay({**record, "moves": [], "digests": [], "result": None})
    for at, key in enumerate(record["moves"]):
        yield at, running.position(), key
        play_recorded(running, Reader(key, "moves", BadRecord))
    yield len(record["moves"]), running.position(), None


def review(table: Table, level: str, jobs: int = 1, told: Callable[[int], None] | None = None) -> list[Verdict]:
    """A verdict on every point of a game, by so many processes; `told` hears after each how many are done."""
    thinker(level, 0)  # a level that is none is said before anything is begun
    work = partial(judge_position, table.info.key, level)
    points = list(positions(table))
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), start_worker) if jobs > 1 else None
    found: list[Verdict] = []
    try:
        for verdict in map(work, points) if pool is None else pool.map(work, points):
            found.append(verdict)
            if told is not None:
                told(len(found))
    finally:
        if pool is not None:
            pool.shutdown(cancel_futures=True)
    return found


def is_resigning(key: str) -> bool:
    return key.startswith(f"{RESIGN}:")


def mover(verdict: Verdict) -> int | None:
    """Who made the move that was played there: the one who is asked, unless somebody resigned."""
    if verdict.played is not None and is_resigning(verdict.played):
        return int(verdict.played.partition(":")[2])
    return verdict.player


def spoken(table: Table, names: list[str], lang: str) -> list[dict[str, str]]:
    """What was offered at every point of a game to players of these names, in words, by key; and the move that was
    played there, if nobody chose it, by its key."""
    words = words_of(table.info)
    record = table.record()
    running = bestiaire.replay({**record, "moves": [], "digests": [], "result": None})
    said: list[dict[str, str]] = []
    for key in record["moves"]:
        offered = {key: RESIGN_WORDS.say(lang) if is_resigning(key) else key}
        if running.choice is not None and key in running.choice.keys:
            view = running.view(running.choice.player)
            offered = {one: tell_answer(words, view, one, names, lang) for one in running.choice.keys}
        said.append(offered)
        play_recorded(running, Reader(key, "moves", BadRecord))
    return said
