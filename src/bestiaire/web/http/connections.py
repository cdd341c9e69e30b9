"""Limits of connections: how many may be open, how long the head of a request may be, and how slowly it may be sent."""

from __future__ import annotations

import asyncio
from collections import Counter
from enum import Enum
from typing import ClassVar

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from bestiaire.web import limits
from bestiaire.web.http.streams import ABORT
from bestiaire.web.pages.phrases import phrase
from bestiaire.words import LANGUAGES


class RequestPart(Enum):
    """What of a request is awaited on a connection."""

    NOTHING = "nothing"
    HEAD = "head"
    BODY = "body"


class ConnectionLimiter:
    """Counts connections, by address if addresses mean anything: behind a proxy all are the proxy's."""

    def __init__(
        self,
        most_of_address: int | None,
        timeout: float = limits.REQUEST_TIMEOUT,
        cuts: Counter[str] | None = None,
    ) -> None:
        self.most_of_address = most_of_address
        self.timeout = timeout
        """Seconds in which a head must be there, and of a body `limits.LEAST_PROGRESS` bytes more."""
        self.cuts: Counter[str] = Counter() if cuts is None else cuts
        """How many connections were cut, and why."""
        self.addresses: Counter[str] = Counter()
        self.open: set[asyncio.Transport] = set()

    def abort_all(self) -> None:
        """Ends every connection, whether or not what was sent was read."""
        for transport in list(self.open):
            transport.abort()

    def acquire(self, address: str) -> bool:
        """Counts one more; returns whether it is within the limits."""
        self.addresses[address] += 1
        is_full = self.addresses.total() > limits.CONNECTIONS
        if self.most_of_address is not None:
            is_full |= self.addresses[address] > self.most_of_address
        return not is_full

    def release(self, address: str) -> None:
        self.addresses[address] -= 1
        if self.addresses[address] <= 0:
            del self.addresses[address]

    def protocol(self) -> type[HttpToolsProtocol]:
        """HTTP within these limits, for uvicorn."""
        this = self

        class Limited(LimitedProtocol):
            limiter = this

        return Limited


class LimitedProtocol(HttpToolsProtocol):
    """HTTP within limits. The parser itself takes a head of any length, for any time."""

    limiter: ClassVar[ConnectionLimiter]
    address = ""
    part = RequestPart.NOTHING
    received = 0
    """Bytes since this part began, but for those that came together with the end of the one before."""
    body_received = 0
    """Of these, bytes that belong to a body itself: not the signs around its pieces, nor headers that follow it."""
    timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.limiter.open.add(transport)
        self.address = limits.network(self.client[0] if self.client else "")
        if self.limiter.acquire(self.address):
            self.begin(RequestPart.HEAD)
            self.watch()
        else:
            self.limiter.cuts["full"] += 1
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.limiter.release(self.address)
        self.limiter.open.discard(self.transport)
        self.begin(RequestPart.NOTHING)

    # -- what arrives

    def data_received(self, data: bytes) -> None:
        if self.part is RequestPart.NOTHING:  # whatever it is: blank lines before a request are one that does not begin
            self.begin(RequestPart.HEAD)
        self.received += len(data)
        super().data_received(data)
        if self.transport.is_closing():
            return
        most = limits.LARGEST_HEAD if self.part is RequestPart.HEAD else limits.LARGEST_BODY
        if self.part is not RequestPart.NOTHING and self.received - self.body_received > most:
            self.refuse(431, "large_head")
        elif self.part is not RequestPart.NOTHING and self.timer is None:
            self.watch()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.scope[ABORT] = self.transport.abort  # type: ignore[literal-required]
        if self.part is RequestPart.NOTHING:  # it came together with the end of the one before
            self.begin(RequestPart.HEAD)

    def on_headers_complete(self) -> None:
        size = len(self.url) + sum(len(name) + len(value) + len(b": \r\n") for name, value in self.headers)
        if size > limits.LARGEST_HEAD:
            self.refuse(431, "large_head")
        else:
            self.begin(RequestPart.BODY)
            super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self.body_received += len(body)
        if not self.transport.is_closing():
            super().on_body(body)

    def on_message_complete(self) -> None:
        self.begin(RequestPart.NOTHING)
        if not self.transport.is_closing():
            super().on_message_complete()

    # -- how long it takes

    def begin(self, part: RequestPart) -> None:
        self.part = part
        self.received = self.body_received = 0
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def watch(self) -> None:
        self.timer = self.loop.call_later(self.limiter.timeout, self.look, self.received)

    def look(self, received: int) -> None:
        """Whoever has not sent the head by now, or hardly more of the body, is not waited for, nor who goes on with one
        that was answered without it; unless it is the application that does not take it off."""
        has_grown = self.part is RequestPart.BODY and self.received - received >= limits.LEAST_PROGRESS
        if self.flow.read_paused or (has_grown and not self.cycle.response_complete):
            self.watch()
        else:
            self.refuse(408, "slow_request")

    # -- the end

    def refuse(self, status: int, reason: str) -> None:
        """Ends the connection; with a sentence, unless another answer is on its way that it would get into."""
        is_unanswered = self.cycle is not None and not self.cycle.response_complete
        is_in_the_way = is_unanswered and (self.part is RequestPart.HEAD or self.cycle.response_started)
        self.begin(RequestPart.NOTHING)
        self.limiter.cuts[reason] += 1
        if is_in_the_way or self.transport.get_write_buffer_size():
            self.transport.abort()
            return
        if is_unanswered:  # the application need not wait for the rest of it
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        text = "".join(f"{phrase(reason, lang)}\n" for lang in LANGUAGES).encode()
        head = f"content-type: text/plain; charset=utf-8\r\ncontent-length: {len(text)}\r\nconnection: close\r\n\r\n"
        self.transport.write(STATUS_LINE[status] + head.encode() + text)
        self.transport.close()
