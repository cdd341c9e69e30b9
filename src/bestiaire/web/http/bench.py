"""`bestiaire bench web`: many games at once on this machine, each at its pace, from the click to the new table.

A server runs in processes of its own. Every player has an open stream, as a browser would; a move's time runs from
sending the form until the mover's own stream brings the table after it, rendered. Where computers play, their answer's
time runs from there until the player is asked again. Nothing counts before all games are open.
"""

from __future__ import annotations

import asyncio
import contextlib
import html
import json
import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple
from urllib.parse import urlencode

import sqlalchemy as sql
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from bestiaire.core.errors import BadInput
from bestiaire.core.rng import Random, seeded
from bestiaire.games import first_key
from bestiaire.web.http.serve import allow_many_files
from bestiaire.web.store.engines import try_database, used
from bestiaire.web.store.schema import GAMES, META, METADATA
from bestiaire.words import Phrase

OVER = b'/replay"'
"""What only the table of a game that is over links to."""
KEY = re.compile(rb'name="key" value="([^"]*)"')
HOST = "127.0.0.1"
JSON = "application/json"


class Connection:
    """One kept-alive connection of a client with a cookie: a few lines of HTTP, so that the client costs little."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.cookie = ""
        self.reader: asyncio.StreamReader | None = None
        self.writer: asyncio.StreamWriter | None = None

    async def send(
        self, method: str, path: str, body: bytes = b"", kind: str = "application/json"
    ) -> asyncio.StreamReader:
        if self.writer is None:
            self.reader, self.writer = await asyncio.open_connection(HOST, self.port)
        lines = [f"{method} {path} HTTP/1.1", f"host: {HOST}", "accept: application/json", f"content-type: {kind}"]
        lines += [f"cookie: bestiaire={self.cookie}", f"content-length: {len(body)}", "", ""]
        self.writer.write("\r\n".join(lines).encode() + body)
        assert self.reader is not None
        return self.reader

    def hang_up(self) -> None:
        if self.writer is not None:
            self.writer.close()
        self.reader = self.writer = None

    async def ask(self, method: str, path: str, body: bytes = b"", kind: str = JSON) -> tuple[int, bytes]:
        """A request and its whole answer. Where the server has closed a connection that was long idle, it is sent again
        on a new one, as browsers do."""
        is_kept = self.writer is not None
        try:
            reader = await self.send(method, path, body, kind)
            status, headers = await read_head(reader)
        except (asyncio.IncompleteReadError, ConnectionError):
            self.hang_up()
            if not is_kept:
                raise
            reader = await self.send(method, path, body, kind)
            status, headers = await read_head(reader)
        return status, await reader.readexactly(int(headers.get("content-length", "0")))

    async def json(self, path: str, body: object) -> dict[str, str]:
        status, answer = await self.ask("POST", path, json.dumps(body).encode())
        if status >= 400:
            raise RuntimeError(f"{path}: {status} {answer[:200]!r}")
        found: dict[str, str] = json.loads(answer)
        return found


async def read_head(reader: asyncio.StreamReader) -> tuple[int, dict[str, str]]:
    head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
    headers = dict(line.lower().split(": ", 1) for line in head[1:] if ": " in line)
    return int(head[0].split()[1]), headers


class Browser:
    """One player: a connection for moves, a stream for the table."""

    def __init__(self, port: int) -> None:
        self.moves = Connection(port)
        self.stream = Connection(port)
        self.changed = asyncio.Event()
        self.forget()

    def forget(self) -> None:
        """Another table comes."""
        self.version = -1
        self.keys: list[str] = []
        self.is_over = False
        self.stream.hang_up()

    async def arrive(self, name: str) -> None:
        visitor = await self.moves.json("/api/v1/visitors", {"name": name})
        self.moves.cookie = self.stream.cookie = visitor["token"]

    async def watch(self, table: str) -> None:
        """Reads the stream for ever: every event is the whole table."""
        reader = await self.stream.send("GET", f"/t/{table}/stream")
        await read_head(reader)
        while line := await reader.readline():
            if line.startswith(b"id: "):
                version = int(line[4:].split(b".")[0])
            elif line.startswith(b"data: "):
                self.keys = [html.unescape(key.decode()) for key in KEY.findall(line)]
                self.is_over = OVER in line
                self.version = version
                self.changed.set()
                self.changed = asyncio.Event()

    async def until(self, version: int) -> None:
        while self.version < version:
            changed = self.changed
            if self.version < version:
                await changed.wait()


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


class Run:
    """The games that run, and what was measured of them."""

    def __init__(self, port: int, setting: Setting) -> None:
        self.port = port
        self.setting = setting
        self.opened = 0
        self.counts = False
        """Whether what happens now is counted: when all games are open."""
        self.ends = asyncio.Event()
        self.moves: list[float] = []
        self.answers: list[float] = []
        """How long computers took to answer."""
        self.failures: list[str] = []

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
            self.opened += is_first
            await self.pause(rng.below(1000) / 1000 * self.setting.every if is_first else 0.0)
            is_first = False
            await self.game(players, table, rng)
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

    async def game(self, players: list[Browser], table: str, rng: Random) -> None:
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
        """Opens all games, then counts for as long as it is set."""
        setting = self.setting
        tasks = []
        columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
        with Progress(*columns, transient=True) as progress:
            task = progress.add_task(f"{setting.games} games", total=setting.games + setting.seconds)
            for number in range(setting.games):
                tasks.append(asyncio.create_task(self.place(number)))
                progress.advance(task)
                await asyncio.sleep(0.01)
            while self.opened < setting.games and not any(task.done() for task in tasks):
                await asyncio.sleep(0.1)
            await asyncio.sleep(setting.every)
            began()
            self.counts = True
            end = time.monotonic() + setting.seconds
            while time.monotonic() < end and not self.failures:
                await asyncio.sleep(min(1.0, setting.seconds))
                progress.advance(task)
            self.counts = False
            self.ends.set()
            await asyncio.gather(*tasks)


def measure(setting: Setting) -> dict[str, float]:
    """Runs a server and the games; the figures in milliseconds and megabytes."""
    with tempfile.TemporaryDirectory() as folder:
        database = setting.database or f"sqlite:///{Path(folder) / 'bench.sqlite'}"
        command = [sys.executable, "-m", "bestiaire", "serve", "--port", "0", "--workers", str(setting.workers)]
        command += ["--processes", str(setting.processes), "--crowd", "1000"]  # everybody comes from one address here
        environment = {**os.environ, "BESTIAIRE_DATABASE": database}
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
        try:
            assert server.stdout is not None
            port = int(server.stdout.readline().split("/   ")[0].rsplit(":", 1)[1])
            figures = asyncio.run(measure_at(port, server.pid, setting))
        finally:
            server.terminate()
            server.wait()
    return figures


async def measure_at(port: int, pid: int, setting: Setting) -> dict[str, float]:
    await Browser(port).arrive("first")  # when it answers it has started
    servers = (children_of(pid) if setting.processes > 1 else [pid]) or [pid]
    empty = sum(memory_of(each) for each in servers)
    run = Run(port, setting)
    before: dict[int, float] = {}
    await run.all(lambda: before.update(seconds_of(pid)))
    if not run.moves:
        raise RuntimeError(f"no move was made: {run.failures[:3]}")
    memory = sum(memory_of(each) for each in servers)
    spent = {each: seconds - before.get(each, 0.0) for each, seconds in seconds_of(pid).items()}
    serving = sum(seconds for each, seconds in spent.items() if each in servers)
    moves, answers = sorted(run.moves), sorted(run.answers)
    figures: dict[str, float] = {
        "games": setting.games,
        "moves": len(moves),
        "moves a second": len(moves) / setting.seconds,
        "failed": len(run.failures),
        "p50 ms": 1000 * quantile(moves, 0.5),
        "p99 ms": 1000 * quantile(moves, 0.99),
        "slowest ms": 1000 * moves[-1],
    }
    if answers:
        figures |= {"answer p50 ms": 1000 * quantile(answers, 0.5), "answer p99 ms": 1000 * quantile(answers, 0.99)}
    return figures | {
        "CPU ms a move": 1000 * serving / len(moves),
        "and to think": 1000 * (sum(spent.values()) - serving) / len(moves),
        "memory MB": memory,
        "memory KB a game": 1024 * (memory - empty) / setting.games,
    }


def quantile(times: list[float], part: float) -> float:
    return times[min(len(times) - 1, int(len(times) * part))]


def children_of(pid: int) -> list[int]:
    """The processes that one has started; none where that can't be looked up."""
    try:
        tasks = list(Path(f"/proc/{pid}/task").iterdir())
        return [int(child) for task in tasks for child in (task / "children").read_text().split()]
    except OSError:
        return []


def seconds_of(pid: int) -> dict[int, float]:
    """What a process and each that it has started have used of the processor."""
    try:
        used = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(") ")[2].split()
    except OSError:
        return {}
    found = {pid: sum(int(each) for each in used[11:13]) / os.sysconf("SC_CLK_TCK")}
    for child in children_of(pid):
        found |= seconds_of(child)
    return found


def memory_of(pid: int) -> float:
    """What the server's process holds in memory."""
    try:
        for line in Path(f"/proc/{pid}/status").read_text(encoding="utf-8").splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) / 1024
    except OSError:
        pass
    return 0.0


def check_empty(database: str) -> None:
    """BadInput if there are games that the bench's would mix with."""
    try_database(database)
    with used(database) as engine, engine.begin() as connection:
        if connection.execute(sql.select(GAMES.c.id).limit(1)).scalar() is not None:
            why = Phrase(en="is not empty; a bench needs its own", fr="n'est pas vide ; la mesure demande la sienne")
            raise BadInput("database", why)


def empty(database: str) -> None:
    """Takes the bench's own games away again."""
    with used(database) as engine, engine.begin() as connection:
        for table in METADATA.sorted_tables:
            if table is not META:
                connection.execute(table.delete())


def report(settings: list[Setting], as_json: bool) -> int:
    """Measures one setting after the other and prints the figures, a row for each."""
    from rich.console import Console
    from rich.table import Table

    allow_many_files()
    rows: list[dict[str, float]] = []
    for setting in settings:
        if setting.database:
            check_empty(setting.database)
        try:
            rows.append(measure(setting))
        finally:
            if setting.database:
                empty(setting.database)
    if as_json:
        sys.stdout.write(json.dumps(rows if len(rows) > 1 else rows[0], indent=1) + "\n")
        return 0
    first = settings[0]
    table = Table(title=f"bench web: a move every {first.every:g} s in each game, from the click to the new table")
    table.add_column("")
    for _ in rows:
        table.add_column("", justify="right")
    for name in rows[0]:
        values = [row.get(name, 0.0) for row in rows]
        table.add_row(name, *(f"{value:,.1f}" if isinstance(value, float) else f"{value:,}" for value in values))
    Console().print(table)
    return 0
