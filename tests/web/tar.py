"""Tar, a game for two that is nobody's and in which one gets stuck: some of its moves, and some of its positions, take
for ever or all the memory there is. It notes where it is played."""

from __future__ import annotations

import asyncio
import multiprocessing
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import bestiaire
from bestiaire.core.workers import start_worker
from tests.web import gong

LIGHT = bestiaire.Option("step", "light", 0)
TIME = bestiaire.Option("step", "time", 1)
MEMORY = bestiaire.Option("step", "memory", 2)

played: list[str] = []
"""Where it was played in this process: on the event loop, or beside it."""


def note() -> None:
    try:
        asyncio.get_running_loop()
    except RuntimeError:
        played.append("beside")
    else:
        played.append("loop")


def get_stuck(in_what: str) -> None:
    """In a worker only: a test whose server did this would never end."""
    if in_what not in (TIME.name, MEMORY.name):
        return
    assert multiprocessing.parent_process() is not None, "it is not a server that gets stuck"
    taken = []
    while in_what == TIME.name:
        sum(range(1000))
    while in_what == MEMORY.name:
        taken.append(bytearray(16 * 1024**2))


class Tar(gong.Gong):
    def copy(self) -> Tar:
        twin = Tar(self.rng.copy(), self.seats)
        twin.active, twin.points, twin.is_out, twin.result = self.active, self.points[:], self.is_out[:], self.result
        return twin

    def stage(self) -> bestiaire.Flow[None]:
        note()
        self.tell("turn", self.active)
        answer = yield bestiaire.Choice(self.active, "turn", [LIGHT, TIME, MEMORY], "GO-1")
        get_stuck(answer.name)
        self.points[self.active] += 1
        if self.points[self.active] == 9:
            self.result = bestiaire.Result([self.active], [float(seat == self.active) for seat in (0, 1)], "gong")
        self.active = 1 - self.active


def new(seats: int, options: dict[str, Any], rng: bestiaire.Random) -> Tar:
    return Tar(rng, seats)


def restore(position: dict[str, Any], fallback: bestiaire.Random) -> Tar:
    note()
    get_stuck(position.get("stuck", ""))
    plain = gong.restore(position, fallback)
    tar = Tar(plain.rng, plain.seats)
    tar.active, tar.points, tar.is_out = plain.active, plain.points, plain.is_out
    return tar


TAR = bestiaire.GameInfo(
    key="tar",
    name={"en": "Tar", "fr": "Goudron"},
    players=(2, 2),
    new=new,
    restore=restore,
    words=gong.GongWords,
    page=gong.GongPage,
)


@contextmanager
def on_the_shelf() -> Iterator[None]:
    """The game is known to the table, and its page with it."""
    bestiaire.register(TAR)
    played.clear()
    try:
        yield
    finally:
        bestiaire.unregister(TAR.key)


def start_tar_worker() -> None:
    start_worker()
    bestiaire.register(TAR)
