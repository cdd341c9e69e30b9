"""Requests that trickle, and heads without end: raw connections to a real server, which ends them and serves others."""

from __future__ import annotations

import contextlib
import select
import socket
import time
from collections.abc import Iterator

import pytest

from bestiaire.web import limits
from tests.web.helpers import LONG, Program, ServerProcess, read_event

pytestmark = pytest.mark.any_database

KB = 1024
TIMEOUT = 2.0
PACE = 0.05
"""Seconds between two bytes of somebody who trickles."""

GET = b"GET /static/icon.svg HTTP/1.1\r\nhost: localhost\r\n"
POST = b"POST /t/x/move HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/x-www-form-urlencoded\r\n"
TRICKLES: dict[str, tuple[bytes, bytes, int]] = {
    "nothing at all": (b"", b"", 408),
    "half a head": (b"GET / HT", b"", 408),
    "a head byte by byte": (GET + b"x-slow: ", b"x", 408),
    "a head line by line": (GET, b"x: y\r\n", 408),
    "blank lines": (b"", b"\r\n", 408),
    "a second head": (GET + b"\r\n" + GET + b"x-slow: ", b"x", 200),
    "blank lines after a request": (GET + b"\r\n", b"\r\n", 200),
    "a body byte by byte": (POST + b"content-length: 100000\r\n\r\n", b"x", 408),
    "a body that stops": (POST + b"content-length: 100000\r\n\r\nkey=", b"", 408),
    "a body in small chunks": (POST + b"transfer-encoding: chunked\r\n\r\n", b"1\r\nx\r\n", 408),
    "a body that was refused before": (POST + b"content-length: 10000000\r\n\r\n", b"x", 413),
    "a refused body without end": (POST + b"content-length: 1000000000000\r\n\r\n", b"x" * 4 * KB, 413),
    "a body that nobody reads": (GET + b"content-length: 100000\r\n\r\n", b"x", 200),
}
"""What is sent at once, what again and again, and the first answer."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, database: str) -> Iterator[ServerProcess]:
    arguments = ["--crowd", "100", "--request-timeout", str(TIMEOUT)]
    process = ServerProcess(tmp_path_factory.mktemp("slow"), arguments=arguments)
    process.start()
    with process.client() as client:
        assert client.get("/healthz").text == "ok\n"
    yield process
    process.close()


class Sender:
    """Somebody who sends as slowly, or as much, as the server lets them."""

    def __init__(self, server: ServerProcess, first: bytes, then: bytes = b"") -> None:
        self.socket = socket.create_connection(("127.0.0.1", server.port))
        self.socket.setblocking(False)
        self.left = first
        self.then = then
        self.heard = b""
        self.is_closed = False

    def go_on(self) -> None:
        """Sends what can be sent, and hears what there is to hear."""
        try:
            self.left = (self.left or self.then)[self.socket.send(self.left or self.then) :]
        except BlockingIOError:
            pass
        except OSError:
            self.is_closed = True
        try:
            heard = self.socket.recv(64 * KB)
            self.heard += heard
            self.is_closed |= not heard
        except BlockingIOError:
            pass
        except OSError:
            self.is_closed = True

    @property
    def status(self) -> int:
        return int(self.heard.split()[1])


def until_closed(senders: dict[str, Sender], pace: float) -> None:
    """Goes on with all of them until the server has ended each."""
    end = time.monotonic() + LONG
    while waiting := {name: sender for name, sender in senders.items() if not sender.is_closed}:
        assert time.monotonic() < end, f"still open: {list(waiting)}"
        select.select([sender.socket for sender in waiting.values()], [], [], pace)
        for sender in waiting.values():
            sender.go_on()


def test_requests_that_trickle_are_ended_and_others_are_served(server: ServerProcess) -> None:
    with contextlib.ExitStack() as stack, server.client() as client:
        program = Program(client)
        table = program.create("friend")
        lines = stack.enter_context(program.stream(table["id"]))
        read_event(lines)
        senders = {name: Sender(server, first, then) for name, (first, then, _) in TRICKLES.items()}
        for sender in senders.values():
            stack.enter_context(sender.socket)
        until_closed(senders, PACE)
        assert {name: sender.status for name, sender in senders.items()} == {
            name: status for name, (_, _, status) in TRICKLES.items()
        }
        said = senders["a body byte by byte"].heard.decode()
        assert "This request took too long to arrive." in said
        assert "Cette demande a mis trop de temps à arriver." in said
        assert Program(client).post(f"/join/{table['invitation']}", {"name": "Max"}).status_code == 200
        assert "Max" in read_event(lines).data, "a stream on which little is said stays open"
        cut = f'bestiaire_connections_cut_total{{why="slow_request"}} {len(TRICKLES)}'
        assert cut in client.get("/metrics").text
        assert "Traceback" not in server.said(), "and the log is not filled"


def padded(first: bytes, size: int, pad: bytes = b"x: y\r\n") -> bytes:
    """A whole head of about so many bytes."""
    return first + pad * ((size - len(first)) // len(pad)) + b"\r\n"


LIMIT = limits.LARGEST_HEAD
HEADS: dict[str, tuple[bytes, bytes, int]] = {
    "one that fits": (padded(GET + b"connection: close\r\n", LIMIT - 100), b"", 200),
    "one of many headers": (padded(GET, LIMIT + 100), b"", 431),
    "one with a long header": (GET + b"x-long: " + b"y" * LIMIT + b"\r\n\r\n", b"", 431),
    "a long address": (b"GET /" + b"a" * LIMIT + b" HTTP/1.1\r\nhost: localhost\r\n\r\n", b"", 431),
    "a header without end": (GET + b"x-long: ", b"y" * (16 * KB), 431),
    "a name without end": (GET, b"y" * (16 * KB), 431),
    "headers without end": (GET, b"x: y\r\n" * KB, 431),
    "an address without end": (b"GET /", b"a" * (16 * KB), 431),
    "headers after a body without end": (POST + b"transfer-encoding: chunked\r\n\r\n0\r\n", b"x: y\r\n" * KB, 431),
    "signs around a body without end": (POST + b"transfer-encoding: chunked\r\n\r\n1;", b"y" * (16 * KB), 431),
    "the second of two": (GET + b"\r\n" + padded(GET, LIMIT + 100), b"", 200),
}


def test_heads_are_cut_at_their_limit(server: ServerProcess) -> None:
    with contextlib.ExitStack() as stack:
        senders = {name: Sender(server, first, then) for name, (first, then, _) in HEADS.items()}
        for sender in senders.values():
            stack.enter_context(sender.socket)
        until_closed(senders, 0.0)
        for name, sender in senders.items():
            if sender.heard:  # else the system threw the answer away: more was sent to a connection that was closed
                assert sender.status == HEADS[name][2], name
        assert b"</svg>" in senders["one that fits"].heard
        assert senders["one of many headers"].status == 431
        assert "Les en-têtes de cette demande sont trop longs." in senders["one of many headers"].heard.decode()
        assert senders["the second of two"].heard.count(b"</svg>") <= 1, "only the first is answered"
    with server.client() as client:
        assert client.get("/healthz").text == "ok\n"
