"""Many tables stepped with one call, here or on worker processes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from bestiaire.core.check import Reader
from bestiaire.core.errors import BadInput, IllegalMove, must_be
from bestiaire.core.numbering import Actions
from bestiaire.core.record import check_seed
from bestiaire.core.schema import Schema
from bestiaire.rl.game import NUMBER, GameAsNumbers, Mask, Numbers
from bestiaire.rl.stepping import Tables
from bestiaire.rl.workers import Workers
from bestiaire.words import Phrase

MOST_TABLES = 1_000_000
MOST_WORKERS = 256


class Step(NamedTuple):
    """How all tables stand after a step. A table whose game just ended already shows the first choice of its next."""

    observation: Numbers
    """What who is asked observes: a row for each table."""
    mask: Mask
    """What is possible: a row for each table, a place for each action."""
    player: NDArray[np.int8]
    """Who is asked."""
    reward: NDArray[np.float32]
    """What the game that just ended was worth: a row for each table, a place for each seat."""
    done: NDArray[np.bool_]
    """Whether a game just ended."""


class Stepper(Protocol):
    """Tables somewhere."""

    def reset(self, seed: int) -> None: ...
    def impossible(self, chosen: NDArray[Any], mask: Mask) -> int: ...
    def step(self, chosen: NDArray[Any]) -> None: ...
    def read(self) -> Step: ...
    def close(self) -> None: ...


class Here:
    """All tables in this process."""

    def __init__(self, game: GameAsNumbers, many: int) -> None:
        self.game = game
        self.tables = Tables(game.info, game.options, game.seats, game.actions, game.encoder, 0, many)

    def reset(self, seed: int) -> None:
        self.tables.reset(seed)

    def impossible(self, chosen: NDArray[Any], mask: Mask) -> int:
        return self.tables.impossible(chosen.tolist())

    def step(self, chosen: NDArray[Any]) -> None:
        self.tables.step(chosen.tolist())

    def read(self) -> Step:
        tables, many = self.tables, self.tables.many
        return Step(
            np.frombuffer(tables.observations, NUMBER).reshape(many, -1),
            np.frombuffer(tables.masks, np.int8).reshape(many, -1),
            np.frombuffer(tables.players, np.int8),
            np.frombuffer(tables.rewards, np.float32).reshape(many, -1),
            np.frombuffer(tables.done, np.bool_),
        )

    def close(self) -> None:
        pass


class Batch:
    """So many tables of a game, each at a choice of its own. Made by `batch`."""

    def __init__(self, game: GameAsNumbers, many: int, workers: int) -> None:
        self.game = game
        self.n = many
        self.seats = game.seats
        self._tables: Stepper = Workers(game, many, workers) if workers else Here(game, many)
        self._now: Step | None = None

    @property
    def actions(self) -> Actions:
        return self.game.actions

    @property
    def schema(self) -> Schema:
        return self.game.schema

    def reset(self, seed: int | None = None) -> Step:
        """New games on all tables. The same seed deals the same, on however many workers."""
        self._tables.reset(check_seed(seed))
        self._now = self._tables.read()
        return self._now

    def step(self, chosen: Sequence[int] | NDArray[Any]) -> Step:
        """Plays one action on each table. IllegalMove or BadInput: no table has changed."""
        now = self.reset() if self._now is None else self._now
        numbers = np.asarray(chosen)
        if numbers.shape != (self.n,) or numbers.dtype.kind not in "iu":
            wanted = Phrase(en=f"{self.n} whole numbers", fr=f"{self.n} nombres entiers")
            raise BadInput("actions", must_be(wanted, chosen))
        table = self._tables.impossible(numbers, now.mask)
        if table >= 0:
            raise self._illegal(table, int(numbers[table]), now.mask[table])
        self._tables.step(numbers)
        self._now = self._tables.read()
        return self._now

    def _illegal(self, table: int, number: int, mask: Mask) -> IllegalMove:
        keys = self.actions.keys
        told = f"{number} ({keys[number]})" if 0 <= number < self.actions.size else str(number)
        return IllegalMove(f"table {table}: {told}", [keys[other] for other in np.flatnonzero(mask)])

    def close(self) -> None:
        """Ends the worker processes."""
        self._tables.close()

    def __enter__(self) -> Batch:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def batch(
    game: str, n: int, *, players: int | None = None, options: dict[str, Any] | None = None, workers: int = 0
) -> Batch:
    """So many tables of a game that are stepped with one call; with `workers`, on so many processes.

    >>> from bestiaire import rl
    >>> tables = rl.batch("mindbug", 3)
    >>> step = tables.reset(seed=1)
    >>> step.observation.shape[0], step.mask.sum(axis=1).tolist()
    (3, [5, 5, 5])
    >>> step = tables.step(step.mask.argmax(axis=1))
    >>> step.done.tolist()
    [False, False, False]
    """
    many = Reader(n, "n", BadInput).number(1, MOST_TABLES)
    helpers = Reader(workers, "workers", BadInput).number(0, MOST_WORKERS)
    return Batch(GameAsNumbers(game, players, options), many, min(helpers, many))
