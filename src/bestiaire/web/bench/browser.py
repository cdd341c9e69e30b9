"""A player's browser, as cheap as can be: a few lines of HTTP, one connection for moves and one for the stream."""

from __future__ import annotations

import asyncio
import contextlib
import html
import json
import re

OVER = b'/replay"'
"""What only the table of a game that is over links to."""
KEY = re.compile(rb'name="key" value="([^"]*)"')
HOST = "127.0.0.1"
JSON = "application/json"
RECONNECT = 1.0
"""Seconds before a stream that ended is opened again."""


class Connection:
    """One kept-alive connection of a client with a cookie."""

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
        """Reads the stream, and opens it again whenever the server ends it (when the game went on at another process,
        say), as browsers do."""
        while True:
            with contextlib.suppress(asyncio.IncompleteReadError, ConnectionError):
                await self.read_stream(table)
            self.stream.hang_up()
            await asyncio.sleep(RECONNECT)

    async def read_stream(self, table: str) -> None:
        """To its end: every event is the whole table."""
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
