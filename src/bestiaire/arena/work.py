"""Work that is given away: what a worker must be told, how much at once, and what may come back."""

from __future__ import annotations

import time
import traceback
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import islice
from typing import Any, Protocol

import bestiaire
from bestiaire.core.errors import BadInput, BestiaireError, BrokenGame
from bestiaire.core.info import GameInfo
from bestiaire.games import is_built_in
from bestiaire.words import Phrase

MOST_DEATHS = 3
"""If so many workers die over the same game, it is no accident."""
MOST_AT_ONCE = 500
"""Games in one message, at most."""


class Task(Protocol):
    """What is done game by game: the games of an arena, or a search among games."""

    @property
    def game(self) -> str:
        """The key of the game."""

    def play(self, number: int) -> Any:
        """Plays the game of that number and returns what is kept of it: the same, wherever it is played."""


@dataclass(frozen=True)
class Work:
    """What a worker must know to play any game."""

    settings: Task
    program: str
    """The version of this program: another one may play otherwise."""
    info: GameInfo | None
    """A game that somebody has put on the shelf while the program ran: a new process does not have it."""


def work_of(settings: Task) -> Work:
    info = None if is_built_in(settings.game) else bestiaire.game(settings.game)
    return Work(settings, bestiaire.__version__, info)


def prepare(work: Work) -> None:
    """Makes this process ready for that work."""
    if work.program != bestiaire.__version__:
        raise BadInput(
            "engine",
            Phrase(
                en=f"a worker has bestiaire {bestiaire.__version__}, not {work.program}",
                fr=f"un processus a bestiaire {bestiaire.__version__}, pas {work.program}",
            ),
        )
    if work.info is not None and work.settings.game not in bestiaire.games():
        bestiaire.register(work.info)


@dataclass(frozen=True)
class Failure:
    """Why a game could not be played, in a form that can be sent."""

    number: int
    said: tuple[str, str] | None
    """In English and French, what somebody got wrong from outside."""
    trace: str

    def error(self) -> Exception:
        if self.said is not None:
            return BestiaireError(Phrase(en=self.said[0], fr=self.said[1]))
        return BrokenGame(f"game {self.number} of the arena could not be played:\n{self.trace}")


def failure(number: int, error: Exception) -> Failure:
    said = (error.say("en"), error.say("fr")) if isinstance(error, BestiaireError) else None
    return Failure(number, said, traceback.format_exc())


@dataclass(frozen=True)
class Batch:
    """Games that are over, and how long they took."""

    rows: list[Any]
    seconds: float
    failed: Failure | None = None


def play_batches(work: Work, numbers: list[int], seconds: float) -> Iterator[Batch]:
    """Plays these games; what is over is handed on whenever so many seconds have passed, and in the end."""
    start = time.monotonic()
    rows: list[Any] = []
    number = numbers[0]
    try:
        prepare(work)
        for number in numbers:
            rows.append(work.settings.play(number))
            now = time.monotonic()
            if now - start >= seconds or number == numbers[-1]:
                yield Batch(rows, now - start)
                rows, start = [], now
    except Exception as error:
        yield Batch(rows, time.monotonic() - start, failure(number, error))


class Portions:
    """How much to give away at once, by how long games have taken: as much as keeps a worker busy for a while."""

    def __init__(self, numbers: Iterator[int], seconds: float) -> None:
        self.numbers = numbers
        self.again: list[int] = []
        """Games whose worker has died."""
        self.deaths: dict[int, int] = {}
        self.seconds = seconds
        self.games = 0
        self.spent = 0.0

    def note(self, batch: Batch) -> None:
        if batch.failed is not None:
            raise batch.failed.error()
        self.games += len(batch.rows)
        self.spent += batch.seconds

    def size(self) -> int:
        """How many games take about as long as wished."""
        if not self.games:
            return 1
        return max(1, min(MOST_AT_ONCE, int(self.seconds * self.games / max(self.spent, 1e-9))))

    def next(self) -> list[int]:
        """The next games to give away; none if there are no more. Games whose worker has died go out one by one."""
        if self.again:
            return [self.again.pop()]
        return list(islice(self.numbers, self.size()))

    def died(self, numbers: list[int]) -> None:
        """A worker has died over the first of these games; all of them are to be played again."""
        for number in numbers[:1]:
            self.deaths[number] = self.deaths.get(number, 0) + 1
            if self.deaths[number] == MOST_DEATHS:
                raise BrokenGame(f"game {number} of the arena: {MOST_DEATHS} workers have died over it")
        self.again.extend(reversed(numbers))


Engine = Callable[[Task, Iterator[int]], Iterator[list[Any]]]
"""Plays games by number, anywhere, in any order; hands on those that are over, sometimes none: time has passed."""


def play_here(settings: Task, numbers: Iterator[int]) -> Iterator[list[Any]]:
    """The engine that plays in this very process, one game after the other."""
    for number in numbers:
        yield [settings.play(number)]
