"""The load: so many games at once, each with a move at its pace, and how long every move took."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable
from typing import NamedTuple
from urllib.parse import urlencode

from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from bestiaire.core.rng import Random, seeded
from bestiaire.games import first_key
from bestiaire.web.bench.browser import Browser


class Setting(NamedTuple):
    """What is measured."""

    games: int
    seconds: float
    every: float = 1.0
    """Seconds from one move of a game to the next."""
    opponent: str | None = None
    """The computer that everybody plays against; None if people play in pairs."""
    processes: int = 1
    workers: int = 1
    database: str | None = None


class Load:
    """The games that run, and what was measured of them."""

    def __init__(self, port: int, setting: Setting) -> None:
        self.port = port
        self.setting = setting
        self.warm: set[int] = set()
        """The places where a move was made, and answered: its server process and its worker have started."""
        self.counts = False
        """Whether what happens now is counted: when all places are warm."""
        self.seconds = 0.0
        """For how long it was counted."""
        self.ends = asyncio.Event()
        self.moves: list[float] = []
        self.answers: list[float] = []
        """How long computers took to answer."""
        self.failures: list[str] = []

    @property
    def has_measured(self) -> bool:
        return bool(self.moves) and (self.setting.opponent is None or bool(self.answers))

    async def pause(self, seconds: float) -> None:
        """Waits, but not beyond the end."""
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.ends.wait(), max(0.0, seconds))

    async def place(self, number: int) -> None:
        """One place, at which one game follows another."""
        rng: Random = seeded(number)
        players = [Browser(self.port) for _ in range(1 if self.setting.opponent else 2)]
        for seat, player in enumerate(players):
            await player.arrive(f"Player {number}.{seat}")
        is_first = True
        while not self.ends.is_set() and not self.failures:
            table = await self.open_table(players)
            streams = [asyncio.create_task(player.watch(table)) for player in players]
            await asyncio.gather(*(player.until(0) for player in players))
            await self.pause(rng.below(1000) / 1000 * self.setting.every if is_first else 0.0)
            is_first = False
            await self.game(number, players, table, rng)
            for stream in streams:
                stream.cancel()
            for player in players:
                player.forget()

    async def open_table(self, players: list[Browser]) -> str:
        given = {"game": first_key()} | ({"opponent": self.setting.opponent} if self.setting.opponent else {})
        table = await players[0].moves.json("/api/v1/tables", given)
        if len(players) > 1:
            await players[1].moves.json(f"/api/v1/join/{table['invitation']}", {"name": ""})
        return table["id"]

    async def game(self, place: int, players: list[Browser], table: str, rng: Random) -> None:
        """One game to its end, or to the end of all."""
        while not self.ends.is_set():
            movers = [player for player in players if player.keys]
            if not movers:
                if players[0].is_over:
                    return
                await asyncio.wait([asyncio.create_task(players[0].changed.wait())], timeout=1.0)
                continue
            start = time.perf_counter()
            if not await self.move(movers[0], table, rng):
                return
            self.warm.add(place)
            await asyncio.gather(*(player.until(movers[0].version) for player in players))
            await self.pause(self.setting.every - (time.perf_counter() - start))

    async def move(self, mover: Browser, table: str, rng: Random) -> bool:
        """A move, from the click to the new table, and to the computer's answer; whether all went well."""
        form = urlencode({"key": mover.keys[rng.below(len(mover.keys))], "version": mover.version}).encode()
        before = mover.version
        start = time.perf_counter()
        status, answer = await mover.moves.ask("POST", f"/t/{table}/move", form, "application/x-www-form-urlencoded")
        if status != 200:
            self.failures.append(f"{status} {answer[:120]!r}")
            return False
        await mover.until(before + 1)
        moved = time.perf_counter()
        counts = self.counts
        if counts:
            self.moves.append(moved - start)
        if self.setting.opponent and not mover.keys:
            while not (mover.keys or mover.is_over or self.ends.is_set()):
                changed = mover.changed
                await asyncio.wait([asyncio.create_task(changed.wait())], timeout=1.0)
            if counts and mover.keys:
                self.answers.append(time.perf_counter() - moved)
        return True

    async def all(self, began: Callable[[], None]) -> None:
        """Opens all games, and counts once a move was made in each: for as long as it is set, and until there is
        something to tell."""
        setting = self.setting
        tasks = []
        columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
        with Progress(*columns, transient=True) as progress:
            task = progress.add_task(f"{setting.games} games", total=setting.games + setting.seconds)
            for number in range(setting.games):
                tasks.append(asyncio.create_task(self.place(number)))
                progress.advance(task)
                await asyncio.sleep(0.01)
            while len(self.warm) < setting.games and not any(task.done() for task in tasks):
                await asyncio.sleep(0.1)
            await asyncio.sleep(setting.every)
            began()
            self.counts = True
            start = time.monotonic()
            while (self.seconds < setting.seconds or not self.has_measured) and not any(task.done() for task in tasks):
                await asyncio.sleep(min(1.0, setting.seconds))
                self.seconds = time.monotonic() - start
                progress.advance(task)
            self.counts = False
            self.ends.set()
            await asyncio.gather(*tasks)
