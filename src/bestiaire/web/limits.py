"""Limits from the start: how much, how often, how many."""

from __future__ import annotations

import ipaddress
import time
from collections import OrderedDict
from collections.abc import Callable

from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

LARGEST_BODY = 512 * 1024
LARGEST_HEAD = 64 * 1024
"""Bytes of a request's body, and of its head: the first line and all headers."""
REQUEST_TIMEOUT = 30.0
LEAST_PROGRESS = 16 * 1024
"""Seconds in which the head of a request must be there; then, each time, so many bytes of its body, or the rest."""
LONGEST_NUMBER = 20
"""A length with more digits is not even read."""
MOVES = (10.0, 40.0)
OPENINGS = (1.0, 20.0)
JOINS = (1.0, 20.0)
"""Of one visitor: so many a second, so many at once."""
REQUESTS = (100.0, 1000.0)
"""Of one address, whatever is asked: a class of thirty stays far below, a flood is turned away before it costs much."""
BY_ADDRESS = {"arrive": (2.0, 200.0), "open": (2.0, 200.0), "join": (2.0, 200.0), "upload": (0.5, 40.0)}
BY_ADDRESS |= {"sign_out": (0.1, 20.0), "hint": (1.0, 60.0), "curve": (1.0, 60.0), "board": (1.0, 100.0)}
BY_ADDRESS |= {"learn": (4.0, 400.0)}
"""Of one address, whoever is behind it: a new visitor is to be had for nothing, an address is not. A school comes from
a single one, so there is room for many."""
UPLOADS_OF_ONE = 10 * 1024 * 1024
UPLOADS_OF_ADDRESS = 100 * 1024 * 1024
"""Bytes of records that may be brought in a day, by a visitor and from an address: they stay on disk for long."""
LONGEST_GAME = 2000
"""Moves of a game. The longest of a hundred thousand random games had 129; but two who only want to can go on for ever,
and every replay of it plays it again."""
LONGEST_RECORD = LONGEST_GAME + 500
"""Moves of a record that is brought: of any that was played here, which ends a few forced moves beyond."""
MOST_ENTRIES = 5 * LONGEST_GAME
"""Moves and moves taken back: whoever tries out a lot against the computer has some to spare."""
OPEN_GAMES = 40
"""Unfinished games a visitor may have."""
STREAMS_OF_ONE = 24
STREAMS_OF_ADDRESS = 400
STREAMS = 4000
"""Open pages of a visitor, of an address, and in all."""
CONNECTIONS_OF_ADDRESS = 1000
CONNECTIONS = 10_000
SENDING = 64 * 1024
"""Bytes that the system keeps for a connection that does not take them off; twice as many on Linux."""
SILENCE = 30.0
"""Timeout in seconds of a connection whose other end does not read what is sent."""
HINTS = (0.2, 8.0)
CURVES = (0.2, 20.0)
BOARDS = (1.0, 30.0)
"""Of one visitor, as above: hints, curves begun, boards to analyse on."""
LONGEST_CURVE = 800
"""Moves of a game whose every point is judged."""
BOARDS_OF_ONE = 6
ALL_BOARDS = 2000
"""Boards that are kept, of a visitor and in all."""
BOARD_MOVES = 300
IDLE_BOARD = 3600.0
"""Moves on a board; seconds after which one that nobody uses is forgotten."""
ANALYSES_OF_ONE = 3
ANALYSES_OF_ADDRESS = 30
"""Boards that are thought about at once, of a visitor and of an address: those that somebody looks at."""
THOUGHTS_OF_ONE = 4
THOUGHTS_OF_ADDRESS = 60
"""Hints, points of curves and slices of boards that wait for a worker, of a visitor and of an address."""
WATCHED = 120.0
"""Seconds after a request about a table for which it counts as watched though no page of it is open. Computers play
only where somebody watches."""
RETRY_THOUGHTS = 10.0
RETRY_ANALYSES = 15.0
RETRY_GAMES = 60.0
RETRY_STREAMS = 15.0
"""Retry-After in seconds: until then a game or a thought may be over, or a page closed, that stood in the way."""


THINKING_MEMORY = 2 * 1024**3
SANDBOX_MEMORY = 512 * 1024**2
"""Bytes that a worker may have: one that thinks (a neural network among the guests needs room), and one that reads what
comes from outside. Usual are less than a tenth of the second."""
SANDBOX_WORKERS = 2
"""Workers that read what comes from outside. They start when there is something to read."""
SANDBOX_SECONDS = 10.0
"""Seconds of computing time for a record or a position from outside, a move on it, a page of it; a move takes a
thousandth of it, the longest record that was played here a quarter."""


class Buckets:
    """A token bucket for each key: so many at once, so many a second."""

    def __init__(self, rate: float, size: float, most_keys: int = 20_000) -> None:
        self.rate = rate
        self.size = size
        self.most_keys = most_keys
        self.levels: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, key: str, amount: float = 1.0) -> float:
        """0 if so much may pass; else after how many seconds it may."""
        now = time.monotonic()
        level, before = self.levels.pop(key, (self.size, now))
        level = min(self.size, level + (now - before) * self.rate)
        wait = 0.0 if level >= amount else (amount - level) / self.rate
        self.levels[key] = (level if wait else level - amount, now)
        while len(self.levels) > self.most_keys:
            self.levels.popitem(last=False)
        return wait


def a_day(most: float) -> tuple[float, float]:
    """A rate, and how much at once, of which no more than so much passes in any 24 hours."""
    return most / 2 / (24 * 3600), most / 2


def network(host: str) -> str:
    """Whom limits by address mean: an address; of IPv6, where everybody has many, the network it belongs to."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((address, 64), strict=False))


class FloodLimit:
    """Refuses who asks too much of everybody, before anything is looked up, read or drawn."""

    def __init__(self, app: ASGIApp, wait: Callable[[str], float], refuse: Callable[[Scope, float], Response]) -> None:
        self.app = app
        self.wait = wait
        self.refuse = refuse

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        answer: ASGIApp = self.app
        if scope["type"] == "http":
            client = scope.get("client")
            wait = self.wait(network(client[0] if client else ""))
            if wait:
                answer = self.refuse(scope, wait)
        await answer(scope, receive, send)


class BodyLimit:
    """Refuses bodies that are too large, whether or not they say so beforehand."""

    def __init__(self, app: ASGIApp, refuse: Callable[[Scope, int, str], Response], most: int = LARGEST_BODY) -> None:
        self.app = app
        self.refuse = refuse
        self.most = most

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        declared = dict(scope.get("headers", [])).get(b"content-length", b"0")
        answer: ASGIApp = self.limited
        if scope["type"] != "http":
            answer = self.app
        elif not declared.isdigit():
            answer = self.refuse(scope, 400, "bad_length")
        elif len(declared) > LONGEST_NUMBER or int(declared) > self.most:
            answer = self.refuse(scope, 413, "too_large")
        await answer(scope, receive, send)

    async def limited(self, scope: Scope, receive: Receive, send: Send) -> None:
        """The application, cut off from a body that grows beyond the limit."""
        seen = 0
        too_large = False

        async def counted() -> Message:
            nonlocal seen, too_large
            message = await receive()
            seen += len(message.get("body", b""))
            if seen > self.most:
                too_large = True
                return {"type": "http.disconnect"}
            return message

        started = False

        async def watched(message: Message) -> None:
            nonlocal started
            if too_large and not started:
                return
            started = True
            await send(message)

        try:
            await self.app(scope, counted, watched)
        except Exception:
            if not too_large:
                raise
        if too_large and not started:
            await self.refuse(scope, 413, "too_large")(scope, receive, send)
