"""Open connections: what one costs, how many there may be, and that none keeps the server from stopping."""

from __future__ import annotations

import asyncio
import contextlib
import gzip
import json
import signal
import socket
import time
import zlib
from collections.abc import AsyncGenerator, AsyncIterator, Callable, MutableMapping
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState

import bestiaire
from bestiaire.web import limits
from bestiaire.web.http.connections import ConnectionLimiter
from bestiaire.web.http.packing import packed
from bestiaire.web.http.serve import listen
from bestiaire.web.http.streams import EventStream, Streams
from bestiaire.web.refusals import Refusal
from bestiaire.web.store.stored import StoredGame, StoredSeat
from bestiaire.web.tables import moves
from bestiaire.web.tables.room import Room
from tests.depth import long
from tests.web.helpers import LONG, Program, ServerProcess, Site, open_site, options, with_friend

Message = MutableMapping[str, Any]


# -- a reader that does not read


class Reader:
    """The other end of a connection: it takes off a message only when it is told to."""

    def __init__(self, site: Site, path: str) -> None:
        self.site = site
        self.scope = {
            "type": "http",
            "asgi": {"version": "3.0", "spec_version": "2.3"},
            "http_version": "1.1",
            "method": "GET",
            "scheme": "http",
            "path": path,
            "raw_path": path.encode(),
            "query_string": b"",
            "root_path": "",
            "headers": [(b"host", b"testserver"), (b"accept-encoding", b"gzip")],
            "client": ("203.0.113.7", 1),
            "server": ("testserver", 80),
        }
        self.sent: list[Message] = []
        self.unpacked = zlib.decompressobj(wbits=16 + zlib.MAX_WBITS)
        self.takes = asyncio.Semaphore(0)
        self.has_sent = asyncio.Event()
        self.gone = asyncio.Event()

    async def receive(self) -> Message:
        await self.gone.wait()
        return {"type": "http.disconnect"}

    async def send(self, message: Message) -> None:
        self.sent.append(message)
        self.has_sent.set()
        await self.takes.acquire()

    async def open(self) -> asyncio.Task[None]:
        return asyncio.create_task(self.site.app(self.scope, self.receive, self.send))

    async def until_sent(self, number: int) -> None:
        while len(self.sent) < number:
            self.has_sent.clear()
            await self.has_sent.wait()

    async def take(self) -> str:
        """Takes off what was sent and waits for the next message, which can be read as soon as it is there."""
        number = len(self.sent) + 1
        self.takes.release()
        await self.until_sent(number)
        return self.unpacked.decompress(self.sent[-1]["body"]).decode()


def test_a_reader_that_does_not_read_costs_one_table_and_then_gets_the_newest(tmp_path: Path) -> None:
    with open_site(tmp_path) as site:
        game_id = with_friend(site, site.visitor(), site.visitor())
        lobby = site.server.lobby

        async def move() -> int:
            room = await lobby.room(game_id)
            choice = room.table.choice
            if choice is not None:  # a short game may be over
                await moves.move(
                    lobby, game_id, str(room.stored.seats[choice.player].visitor), room.version, choice.keys[0]
                )
            return room.version

        async def watch() -> None:
            reader = Reader(site, f"/t/{game_id}/stream")
            task = await reader.open()
            await reader.until_sent(1)
            assert (await reader.take()).startswith("retry:")
            first = await reader.take()
            assert "id: 0." in first
            for _ in range(30):  # it is not taken off while the game goes on
                version = await move()
            assert len(reader.sent) == 3, "nothing more was made ready"
            assert f"id: {version}." in await reader.take(), "the newest, and none of the thirty between"
            assert site.server.streams.total == 1
            reader.gone.set()
            reader.takes.release()
            await task
            assert site.server.streams.total == 0
            assert site.server.streams.addresses.total() == 0

        assert site.client.portal is not None
        site.client.portal.call(watch)


def test_a_reader_that_does_not_read_is_dropped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "SILENCE", 0.05)
    with open_site(tmp_path) as site:
        game_id = with_friend(site, site.visitor(), site.visitor())

        async def watch() -> int:
            reader = Reader(site, f"/t/{game_id}/stream")
            await asyncio.wait_for(await reader.open(), LONG)
            return len(reader.sent)

        assert site.client.portal is not None
        assert site.client.portal.call(watch) == 1, "nothing more was sent to one who did not take off the first"
        assert site.server.streams.total == 0


def test_a_stream_that_ends_is_a_whole_file() -> None:
    texts = ["retry: 1000\n\n", "data: é\n\n" * 5000, ""]

    async def events() -> AsyncGenerator[str, None]:
        for text in texts:
            yield text

    async def sent() -> list[bytes]:
        return [piece async for piece in packed(events())]

    pieces = asyncio.run(sent())
    assert gzip.decompress(b"".join(pieces)).decode() == "".join(texts)
    assert len(pieces) == len(texts) + 1
    assert len(pieces[1]) < len(texts[1]) / 50


def test_who_can_not_unpack_is_sent_events_as_they_are(tmp_path: Path) -> None:
    with open_site(tmp_path) as site:
        game_id = with_friend(site, site.visitor(), site.visitor())

        async def watch() -> None:
            reader = Reader(site, f"/t/{game_id}/stream")
            reader.scope["headers"] = [(b"host", b"testserver")]
            task = await reader.open()
            reader.takes.release()
            await reader.until_sent(2)
            assert b"content-encoding" not in dict(reader.sent[0]["headers"])
            assert reader.sent[1]["body"] == b"retry: 1000\n\n"
            reader.gone.set()
            reader.takes.release()
            await task

        assert site.client.portal is not None
        site.client.portal.call(watch)


def unread(server: ServerProcess, path: str) -> socket.socket:
    """A connection with an open stream from which nothing is ever read."""
    connection = socket.socket()
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1024)
    connection.connect(("127.0.0.1", server.port))
    connection.sendall(f"GET {path} HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n".encode())
    return connection


@pytest.mark.parametrize("sent", [signal.SIGTERM, long(signal.SIGINT)])
def test_readers_that_do_not_read_keep_no_server_from_stopping(tmp_path: Path, sent: signal.Signals) -> None:
    server = ServerProcess(tmp_path)
    server.start()
    with contextlib.ExitStack() as stack:
        stack.callback(server.close)
        client = stack.enter_context(server.client())
        ana, max_ = Program(client), Program(client)
        table = ana.create("friend")
        max_.post(f"/join/{table['invitation']}", {})
        path = f"/t/{table['id']}/stream"
        for _ in range(10):
            stack.enter_context(unread(server, path))
        stack.enter_context(socket.create_connection(("127.0.0.1", server.port)))  # says nothing at all
        end = time.monotonic() + LONG
        while "bestiaire_streams 10" not in client.get("/metrics").text:
            assert time.monotonic() < end
        sent_so_far = 0
        while sent_so_far < 8 * limits.SENDING:  # the system takes some of it, and the server some more
            for player in (ana, max_):
                shown = player.look(table["id"])
                sent_so_far += len(client.get(f"/t/{table['id']}").content)
                if "result" in shown["view"]:
                    sent_so_far = 1 << 30
                elif options(shown):
                    player.move(table["id"], options(shown)[0], shown["version"])
        before = len(server.stored()["entries"])
        begun = time.monotonic()
        code = server.end(sent)
        assert time.monotonic() - begun < 10, "seconds, whoever does not read"
        assert "ERROR" not in server.said()
        assert code in ((0,) if sent == signal.SIGTERM else (0, 130))
        assert "Traceback" not in server.said()
        assert len(server.stored()["entries"]) == before


# -- how many


def some_room() -> Room:
    table = bestiaire.table("mindbug", seed=1)
    seats = [StoredSeat("ana", None, ""), StoredSeat("max", None, "")]
    return Room(StoredGame("x", "mindbug", {"seed": 1}, "", "", 0.0, 0.0, None, seats), "boot", table)


async def end(stream: EventStream) -> None:
    """The other end is gone."""

    async def receive() -> Message:
        return {"type": "http.disconnect"}

    async def send(message: Message) -> None:
        pass

    await stream({"type": "http", "asgi": {"spec_version": "2.3"}}, receive, send)


@pytest.mark.any_database
@pytest.mark.parametrize(
    ("visitor", "address", "most"),
    [
        (lambda number: "ana", lambda number: f"{number}", limits.STREAMS_OF_ONE),
        (lambda number: f"{number}", lambda number: "school", limits.STREAMS_OF_ADDRESS),
        (lambda number: f"{number}", lambda number: f"{number}", limits.STREAMS),
    ],
    ids=["of a visitor", "of an address", "in all"],
)
def test_how_many_streams_may_be_open(visitor: Callable[[int], str], address: Callable[[int], str], most: int) -> None:
    async def fill() -> None:
        room = some_room()
        streams = Streams()
        opened = [streams.open(room, str, visitor(number), address(number)) for number in range(most)]
        for _ in range(2):
            with pytest.raises(Refusal) as refused:
                streams.open(room, str, visitor(most), address(most))
            assert (refused.value.status, refused.value.reason) == (429, "too_many_streams")
            assert refused.value.retry
            assert streams.total == most
            await end(opened.pop())
            opened.append(streams.open(room, str, visitor(most), address(most)))
        for stream in opened:
            await end(stream)
        assert streams.total == 0
        assert not streams.visitors
        assert not streams.addresses

    asyncio.run(fill())


@pytest.mark.any_database
def test_a_crowd_may_share_an_address() -> None:
    room = some_room()
    streams = Streams(crowd=2)
    for number in range(2 * limits.STREAMS_OF_ADDRESS):
        streams.open(room, str, f"{number}", "school")
    with pytest.raises(Refusal):
        streams.open(room, str, "one more", "school")


# -- limits of connections


async def answer(scope: Any, receive: Any, send: Any) -> None:
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"2")]})
    await send({"type": "http.response.body", "body": b"ok"})


@contextlib.asynccontextmanager
async def opened(limiter: ConnectionLimiter, app: Any = answer) -> AsyncIterator[Callable[[], Any]]:
    """A server with these limits; how to connect."""
    config = uvicorn.Config(app, log_level="critical", timeout_keep_alive=LONG)
    config.load()
    state = ServerState()
    protocol = limiter.protocol()
    loop = asyncio.get_running_loop()
    server = await loop.create_server(lambda: protocol(config, state, {}), "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    try:
        yield lambda: asyncio.open_connection("127.0.0.1", port)
    finally:
        server.close()


async def is_served(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> bool:
    try:
        writer.write(b"GET / HTTP/1.1\r\nhost: x\r\n\r\n")
        head = await reader.readuntil(b"\r\n\r\n")
        return head.startswith(b"HTTP/1.1 200") and await reader.readexactly(2) == b"ok"
    except (asyncio.IncompleteReadError, ConnectionError):
        return False


@pytest.mark.any_database
def test_how_many_connections_an_address_may_open() -> None:
    async def come() -> None:
        limiter = ConnectionLimiter(3)
        async with opened(limiter) as enter:
            connections = [await enter() for _ in range(3)]
            for connection in connections:
                assert await is_served(*connection)
            for _ in range(5):
                late = await enter()
                assert not await is_served(*late)
                late[1].close()
            _, writer = connections.pop()
            writer.close()
            await writer.wait_closed()
            while limiter.addresses.total() > 2:
                await asyncio.sleep(0)
            connections.append(await enter())
            for connection in connections:
                assert await is_served(*connection), "who is in stays, and there was room for one"
            for _, writer in connections:
                writer.close()

    asyncio.run(come())


@pytest.mark.any_database
def test_behind_a_proxy_an_address_means_nothing() -> None:
    limiter = ConnectionLimiter(None)
    assert all(limiter.acquire("proxy") for _ in range(limits.CONNECTIONS))
    assert not limiter.acquire("proxy"), "but in all there is a limit"
    limiter.release("proxy")


@pytest.mark.any_database
@pytest.mark.parametrize("said", [b"", b"GET / HT"], ids=["nothing", "half a word"])
def test_who_does_not_say_what_is_wanted_is_not_waited_for(said: bytes) -> None:
    async def come() -> None:
        async with opened(ConnectionLimiter(3, timeout=0.2)) as enter:
            asking, silent = await enter(), await enter()
            assert await is_served(*asking)
            silent[1].write(said)
            with contextlib.suppress(ConnectionResetError):
                assert (await silent[0].read()).startswith(b"HTTP/1.1 408 ")
            assert await is_served(*asking), "who once asked may stay"
            asking[1].close()
            silent[1].close()

    asyncio.run(come())


async def without_end(scope: Any, receive: Any, send: Any) -> None:
    """A stream on which there is always something new."""

    async def events() -> AsyncGenerator[str, None]:
        while True:
            await asyncio.sleep(0)  # as one that waits for news: whoever is gone must be noticed
            yield "data: " + "x" * 100_000 + "\n\n"

    await EventStream(events(), lambda: None)(scope, receive, send)


@pytest.mark.any_database
def test_a_connection_that_is_not_read_is_cut(monkeypatch: pytest.MonkeyPatch) -> None:
    """What was sent and not taken off does not keep it open; who reads stays."""
    monkeypatch.setattr(limits, "SILENCE", 1.5)

    async def come() -> None:
        limiter = ConnectionLimiter(3)
        async with opened(limiter, without_end) as enter:
            reading, unread = await enter(), await enter()
            for _, writer in (reading, unread):
                writer.write(b"GET / HTTP/1.1\r\nhost: x\r\n\r\n")
            async with asyncio.timeout(LONG):
                while len(limiter.open) > 1:
                    await reading[0].read(1_000_000)
            assert await reading[0].read(1_000_000), "who reads is served"
            reading[1].close()
            unread[1].close()

    asyncio.run(come())


@pytest.mark.any_database
@pytest.mark.skipif(not hasattr(socket, "TCP_USER_TIMEOUT"), reason="this system has no such promise")
def test_the_system_gives_up_who_does_not_take_off_what_is_sent() -> None:
    with listen("127.0.0.1", 0) as listener, socket.create_connection(listener.getsockname()) as _:
        accepted, _ = listener.accept()
        with accepted:
            assert accepted.getsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT) == 1000 * limits.SILENCE


def test_a_refused_stream_says_so_as_json_and_on_a_page(tmp_path: Path) -> None:
    with open_site(tmp_path) as site:
        browser = site.visitor("fr")
        page = browser.new_game("friend")
        streams = site.server.streams
        streams.addresses["testclient"] = limits.STREAMS_OF_ADDRESS
        refused = browser.get(f"{page.path}/stream")
        assert (refused.status, refused.lang) == (429, "fr")
        assert "Trop de pages ouvertes." in refused.words
        answered = browser.get(f"/api/v1/tables/{page.game_id}/stream").answer
        assert answered.status_code == 429
        assert json.loads(answered.text)["error"] == "too_many_streams"
        assert int(answered.headers["retry-after"]) >= 1
