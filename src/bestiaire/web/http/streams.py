"""Server-sent events: whoever looks at a table is sent it now and after every change.

Nothing waits to be sent: a stream that its reader does not take off stands still, and when it goes on it has the newest
table, whatever happened meanwhile."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import AsyncGenerator, Awaitable, Callable
from typing import Protocol

from starlette.responses import StreamingResponse
from starlette.types import Message, Receive, Scope, Send

from bestiaire.web import limits
from bestiaire.web.http.packing import packed
from bestiaire.web.refusals import Refusal
from bestiaire.web.tables.changes import Changes, PageCount
from bestiaire.web.tables.presence import Presence

log = logging.getLogger("bestiaire.web")

ABORT = "bestiaire.abort"
"""Where a request's connection can be cut, if it is one of our own server."""
HEARTBEAT = 15.0
Show = Callable[[], str | Awaitable[str]]
"""Draws what is to be seen now; at once, or by somebody else who takes a moment."""
HEADERS = {"cache-control": "no-store", "x-accel-buffering": "no", "vary": "Accept-Encoding"}
PACKED = {**HEADERS, "content-encoding": "gzip"}


class Watchable(Protocol):
    """Something that changes while people look at it: a room, a curve that grows, a board that is thought about."""

    is_gone: bool
    """Nobody must wait here."""

    @property
    def changes(self) -> Changes:
        """Announced whenever anybody's page could change."""

    @property
    def presence(self) -> Presence | PageCount:
        """Told of every page that is opened or closed."""

    @property
    def tag(self) -> str:
        """Another one after every change."""


class StalledClient(Exception):
    """The client does not read what is sent."""


class EventStream(StreamingResponse):
    """An answer that does not end; whoever gave it is told when it has."""

    media_type = "text/event-stream"

    def __init__(
        self, events: AsyncGenerator[str, None], when_ended: Callable[[], None], *, is_packed: bool = False
    ) -> None:
        self.events: AsyncGenerator[str | bytes, None] = packed(events) if is_packed else events
        super().__init__(self.events, headers=PACKED if is_packed else HEADERS)
        self.when_ended = when_ended

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_or_drop(message: Message) -> None:
            """Whoever takes nothing off for too long is cut off: what is sent would only pile up."""
            try:
                async with asyncio.timeout(limits.SILENCE):
                    await send(message)
            except TimeoutError:
                raise StalledClient from None

        try:
            await super().__call__(scope, receive, send_or_drop)
        except StalledClient:
            log.info("%(path)s: a reader who does not read is dropped", {"path": scope["path"]})
            if ABORT in scope:
                scope[ABORT]()
                await receive()  # which tells that the connection is gone
        finally:
            self.when_ended()
            await self.events.aclose()


def one_line(text: str) -> str:
    """What is sent as an event, whose lines would each need a mark: in a page, and in JSON, a line's end is a blank."""
    return text.replace("\r", "").replace("\n", " ")


def for_ever() -> bool:
    return True


class Streams:
    """All open streams, counted by visitor, by address and in all."""

    def __init__(self, crowd: int = 1) -> None:
        self.most_of_address = crowd * limits.STREAMS_OF_ADDRESS
        self.visitors: Counter[str] = Counter()
        self.addresses: Counter[str] = Counter()
        self.is_closing = False
        self.places: dict[str, list[Watchable]] = {}
        """What each visitor looks at."""

    @property
    def total(self) -> int:
        return self.visitors.total()

    def open(
        self,
        room: Watchable,
        show: Show,
        visitor: str,
        address: str,
        is_known: Callable[[], bool] = for_ever,
        *,
        is_packed: bool = False,
    ) -> EventStream:
        """A stream of what is shown of a room, for as long as its visitor is known; Refusal 429 if there are too
        many."""
        is_too_much = self.visitors[visitor] >= limits.STREAMS_OF_ONE
        is_too_much |= self.addresses[address] >= self.most_of_address or self.total >= limits.STREAMS
        if is_too_much:
            raise Refusal(429, "too_many_streams", retry=limits.RETRY_STREAMS)
        self.visitors[visitor] += 1
        self.addresses[address] += 1
        self.places.setdefault(visitor, []).append(room)
        room.presence.arrive(visitor)

        def leave() -> None:
            for counter, key in ((self.visitors, visitor), (self.addresses, address)):
                counter[key] -= 1
                if counter[key] <= 0:
                    del counter[key]
            self.places[visitor].remove(room)
            if not self.places[visitor]:
                del self.places[visitor]
            room.presence.leave(visitor)

        return EventStream(self.events(room, show, is_known), leave, is_packed=is_packed)

    def wake(self, visitor: str) -> None:
        """Whatever this visitor looks at is looked at again: the visitor may not be known any more."""
        for room in list(self.places.get(visitor, [])):
            room.changes.announce()

    async def events(
        self, room: Watchable, show: Show, is_known: Callable[[], bool] = for_ever
    ) -> AsyncGenerator[str, None]:
        """The current state at once, then every change, and a heartbeat when nothing happens."""
        sent = ""
        yield "retry: 1000\n\n"
        while not self.is_closing and not room.is_gone and is_known():
            changed = room.changes.next
            if room.tag != sent:
                sent = room.tag
                shown = show()
                text = shown if isinstance(shown, str) else await shown
                yield f"event: table\nid: {sent}\ndata: {one_line(text)}\n\n"
            try:
                async with asyncio.timeout(HEARTBEAT):
                    await changed.wait()
            except TimeoutError:
                yield ": still here\n\n"
