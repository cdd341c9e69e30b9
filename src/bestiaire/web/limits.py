"""Limits from the start: how much, how often, how many."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable

from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

LARGEST_BODY = 512 * 1024
MOVES_A_SECOND = 5.0
MOVES_AT_ONCE = 15.0
OPEN_GAMES = 40
"""Unfinished games a visitor may have."""
STREAMS_OF_ONE = 24
STREAMS = 4000


class Buckets:
    """A token bucket for each key: so many at once, so many a second."""

    def __init__(self, rate: float, size: float, most_keys: int = 20_000) -> None:
        self.rate = rate
        self.size = size
        self.most_keys = most_keys
        self.levels: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, key: str) -> bool:
        """Whether this one may pass."""
        now = time.monotonic()
        level, before = self.levels.pop(key, (self.size, now))
        level = min(self.size, level + (now - before) * self.rate)
        allowed = level >= 1.0
        self.levels[key] = (level - 1.0 if allowed else level, now)
        while len(self.levels) > self.most_keys:
            self.levels.popitem(last=False)
        return allowed


class BodyLimit:
    """Refuses bodies that are too large, whether or not they say so beforehand."""

    def __init__(self, app: ASGIApp, refuse: Callable[[Scope, int, str], Response], most: int = LARGEST_BODY) -> None:
        self.app = app
        self.refuse = refuse
        self.most = most

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        declared = dict(scope["headers"]).get(b"content-length", b"0")
        if declared.isdigit() and int(declared) > self.most:
            await self.refuse(scope, 413, "too_large")(scope, receive, send)
            return
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
