"""`bestiaire bench web`: many games at once on this machine, one move a second each, from the click to the new table.

A server runs in a process of its own. Every game has two players, each with an open stream, as two browsers would; a
move's time runs from sending the form until the mover's own stream brings the table after it, rendered.
"""

from __future__ import annotations

import asyncio
import html
import json
import re
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from urllib.parse import urlencode

from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from bestiaire.core.rng import Random, seeded

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

    async def ask(self, method: str, path: str, body: bytes = b"", kind: str = JSON) -> tuple[int, bytes]:
        """A request and its whole answer."""
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
        self.version = -1
        self.keys: list[str] = []
        self.changed = asyncio.Event()

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
                self.version = version
                self.changed.set()
                self.changed = asyncio.Event()

    async def until(self, version: int) -> None:
        while self.version < version:
            changed = self.changed
            if self.version < version:
                await changed.wait()


async def play(port: int, number: int, seconds: float, times: list[float], failures: list[str]) -> None:
    """One game, a move a second."""
    rng: Random = seeded(number)
    players = [Browser(port), Browser(port)]
    for seat, player in enumerate(players):
        await player.arrive(f"Player {number}.{seat}")
    table = await players[0].moves.json("/api/v1/tables", {"game": "mindbug"})
    await players[1].moves.json(f"/api/v1/join/{table['invitation']}", {"name": ""})
    streams = [asyncio.create_task(player.watch(table["id"])) for player in players]
    await asyncio.gather(*(player.until(0) for player in players))
    end = time.monotonic() + seconds
    await asyncio.sleep(rng.below(1000) / 1000)
    while time.monotonic() < end:
        movers = [player for player in players if player.keys]
        if not movers:
            break
        mover = movers[0]
        form = urlencode({"key": mover.keys[rng.below(len(mover.keys))], "version": mover.version}).encode()
        start = time.perf_counter()
        before = mover.version
        status, answer = await mover.moves.ask(
            "POST", f"/t/{table['id']}/move", form, "application/x-www-form-urlencoded"
        )
        if status != 200:
            failures.append(f"{status} {answer[:120]!r}")
            break
        await mover.until(before + 1)
        times.append(time.perf_counter() - start)
        await asyncio.gather(*(player.until(mover.version) for player in players))
        await asyncio.sleep(max(0.0, 1.0 - (time.perf_counter() - start)))
    for stream in streams:
        stream.cancel()


async def play_all(port: int, games: int, seconds: float) -> tuple[list[float], list[str]]:
    times: list[float] = []
    failures: list[str] = []
    tasks = []
    with Progress(TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn(), transient=True) as progress:
        task = progress.add_task(f"{games} games", total=games + seconds)
        for number in range(games):
            tasks.append(asyncio.create_task(play(port, number, seconds, times, failures)))
            progress.advance(task)
            await asyncio.sleep(0.01)
        waiting = asyncio.gather(*tasks)
        while not waiting.done():
            await asyncio.wait([waiting], timeout=1.0)
            progress.advance(task)
        await waiting
    return times, failures


def measure(games: int, seconds: float) -> dict[str, float]:
    """Runs a server and the games; the figures in milliseconds and megabytes."""
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{Path(folder) / 'bench.sqlite'}"
        command = [sys.executable, "-m", "bestiaire", "serve", "--port", "0", "--database", database, "--workers", "1"]
        command += ["--crowd", "100"]  # everybody comes from one address here
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        try:
            assert server.stdout is not None
            port = int(server.stdout.readline().split("/   ")[0].rsplit(":", 1)[1])
            times, failures = asyncio.run(play_all(port, games, seconds))
            memory = memory_of(server.pid)
        finally:
            server.terminate()
            server.wait()
    if not times:
        raise RuntimeError(f"no move was made: {failures[:3]}")
    times.sort()
    return {
        "games": games,
        "moves": len(times),
        "failed": len(failures),
        "p50 ms": 1000 * times[len(times) // 2],
        "p99 ms": 1000 * times[min(len(times) - 1, int(len(times) * 0.99))],
        "slowest ms": 1000 * times[-1],
        "memory MB": memory,
    }


def memory_of(pid: int) -> float:
    """What the server's process holds in memory."""
    try:
        for line in Path(f"/proc/{pid}/status").read_text(encoding="utf-8").splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) / 1024
    except OSError:
        pass
    return 0.0


def report(games: int, seconds: float, as_json: bool) -> int:
    from rich.console import Console
    from rich.table import Table

    figures = measure(games, seconds)
    if as_json:
        sys.stdout.write(json.dumps(figures, indent=1) + "\n")
        return 0
    table = Table(title="bench web: one move a second in each game, from the click to the new table")
    table.add_column("")
    table.add_column("", justify="right")
    for name, value in figures.items():
        table.add_row(name, f"{value:,.1f}" if isinstance(value, float) else f"{value:,}")
    Console().print(table)
    return 0
