"""Tables on worker processes: each has a share of them and writes how they stand into shared memory."""

from __future__ import annotations

import multiprocessing
import traceback
from multiprocessing.connection import Connection
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

import bestiaire
from bestiaire.core.errors import BestiaireError, BrokenGame
from bestiaire.core.workers import start_worker
from bestiaire.games import is_built_in
from bestiaire.rl.game import NUMBER, GameAsNumbers, Mask
from bestiaire.rl.stepping import Tables
from bestiaire.words import Phrase

if TYPE_CHECKING:
    from bestiaire.rl.batch import Step

LAST_WORDS = 5
"""Seconds that a worker has to end by itself."""


class Shared:
    """The arrays of all tables, in memory that every process sees."""

    def __init__(self, blocks: dict[str, Any], many: int) -> None:
        self.observation = np.frombuffer(blocks["observation"], NUMBER).reshape(many, -1)
        self.mask = np.frombuffer(blocks["mask"], np.int8).reshape(many, -1)
        self.player = np.frombuffer(blocks["player"], np.int8)
        self.reward = np.frombuffer(blocks["reward"], np.float32).reshape(many, -1)
        self.done = np.frombuffer(blocks["done"], np.bool_)
        self.chosen = np.frombuffer(blocks["chosen"], np.int32)

    def take(self, tables: Tables) -> None:
        """Writes how a worker's tables stand."""
        rows = slice(tables.first, tables.first + tables.many)
        for shared, mine in (
            (self.observation, tables.observations),
            (self.mask, tables.masks),
            (self.player, tables.players),
            (self.reward, tables.rewards),
            (self.done, tables.done),
        ):
            part = shared[rows]
            part[...] = np.frombuffer(mine, part.dtype).reshape(part.shape)


def work(
    pipe: Connection, info: bestiaire.GameInfo | None, told: dict[str, Any], share: tuple[int, int], blocks: Any
) -> None:
    """A worker: hears a seed (new games) or nothing (a step), and says when it is done or what went wrong."""
    start_worker()
    if info is not None and info.key not in bestiaire.games():
        bestiaire.register(info)
    game = GameAsNumbers(told["game"], told["seats"], told["options"])
    tables = Tables(game.info, game.options, game.seats, game.actions, game.encoder, *share)
    shared = Shared(blocks, told["many"])
    first, many = share
    while True:
        try:
            heard = pipe.recv()
        except EOFError:
            return
        try:
            if heard is None:
                tables.step(shared.chosen[first : first + many].tolist())
            else:
                tables.reset(heard)
            shared.take(tables)
            pipe.send(None)
        except Exception as error:
            said = (error.say("en"), error.say("fr")) if isinstance(error, BestiaireError) else None
            pipe.send((said, traceback.format_exc()))


class Workers:
    """All tables, shared out among so many processes."""

    def __init__(self, game: GameAsNumbers, many: int, workers: int) -> None:
        context = multiprocessing.get_context("spawn")
        sizes = {
            "observation": 2 * many * game.schema.size,
            "mask": many * game.actions.size,
            "player": many,
            "reward": 4 * many * game.seats,
            "done": many,
            "chosen": 4 * many,
        }
        blocks = {name: context.RawArray("b", size) for name, size in sizes.items()}
        self.shared = Shared(blocks, many)
        self.pipes: list[Connection] = []
        self.processes: list[Any] = []
        info = None if is_built_in(game.info.key) else game.info
        told = {"game": game.info.key, "seats": game.seats, "options": game.options, "many": many}
        for number in range(workers):
            first, end = many * number // workers, many * (number + 1) // workers
            mine, theirs = context.Pipe()
            process = context.Process(target=work, args=(theirs, info, told, (first, end - first), blocks), daemon=True)
            process.start()
            theirs.close()
            self.pipes.append(mine)
            self.processes.append(process)

    def reset(self, seed: int) -> None:
        self._everybody(seed)

    def impossible(self, chosen: NDArray[Any], mask: Mask) -> int:
        """The first table on which its action is not possible, -1 if all are; nobody else need be asked."""
        size = mask.shape[1]
        known = (chosen >= 0) & (chosen < size)
        wrong = np.flatnonzero(~known | (mask[np.arange(len(chosen)), np.where(known, chosen, 0)] == 0))
        return int(wrong[0]) if len(wrong) else -1

    def step(self, chosen: NDArray[Any]) -> None:
        self.shared.chosen[:] = chosen
        self._everybody(None)

    def _everybody(self, wish: int | None) -> None:
        """Tells all workers and waits for them; who has died or failed is named at once."""
        wrong: Exception | None = None
        try:
            for pipe in self.pipes:
                pipe.send(wish)
            for pipe in self.pipes:
                failed = pipe.recv()
                if failed is not None:
                    said, trace = failed
                    wrong = BestiaireError(Phrase(en=said[0], fr=said[1])) if said else BrokenGame(trace)
        except (EOFError, OSError):
            self.close()
            raise BestiaireError(
                Phrase(en="a worker process of the batch has died", fr="un processus du lot est mort")
            ) from None
        if wrong is not None:
            raise wrong

    def read(self) -> Step:
        from bestiaire.rl.batch import Step

        shared = self.shared
        return Step(
            shared.observation.copy(),
            shared.mask.copy(),
            shared.player.copy(),
            shared.reward.copy(),
            shared.done.copy(),
        )

    def close(self) -> None:
        for pipe in self.pipes:
            pipe.close()
        for process in self.processes:
            process.join(LAST_WORDS)
            if process.is_alive():
                process.kill()
                process.join()
        self.pipes, self.processes = [], []
