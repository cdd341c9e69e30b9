"""The door: how many connections may be open, and for how long one on which nothing is said."""

from __future__ import annotations

import asyncio
from collections import Counter

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from bestiaire.web import limits
from bestiaire.web.streams import ABORT


class Door:
    """Counts connections, by address if addresses mean anything: behind a proxy all are the proxy's."""

    def __init__(self, most_of_address: int | None, silence: float = limits.SILENCE) -> None:
        self.most_of_address = most_of_address
        self.silence = silence
        self.addresses: Counter[str] = Counter()
        self.open: set[asyncio.Transport] = set()

    def shut(self) -> None:
        """Ends every connection, taken off or not what was sent."""
        for transport in list(self.open):
            transport.abort()

    def enter(self, address: str) -> bool:
        """Whether there is room for one more from there."""
        self.addresses[address] += 1
        is_full = self.addresses.total() > limits.CONNECTIONS
        if self.most_of_address is not None:
            is_full |= self.addresses[address] > self.most_of_address
        return not is_full

    def leave(self, address: str) -> None:
        self.addresses[address] -= 1
        if self.addresses[address] <= 0:
            del self.addresses[address]

    def protocol(self) -> type[HttpToolsProtocol]:
        """What the server speaks with each who comes through this door."""
        door = self

        class Guarded(HttpToolsProtocol):
            address = ""
            timer: asyncio.TimerHandle | None = None

            def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
                super().connection_made(transport)
                door.open.add(transport)
                self.address = limits.network(self.client[0] if self.client else "")
                if door.enter(self.address):
                    self.timer = self.loop.call_later(door.silence, self.close_if_silent)
                else:
                    transport.abort()

            def on_message_begin(self) -> None:
                super().on_message_begin()
                self.scope[ABORT] = self.transport.abort  # type: ignore[literal-required]

            def close_if_silent(self) -> None:
                """Whoever has not said by now what is wanted is not waited for."""
                if self.cycle is None:
                    self.transport.abort()

            def connection_lost(self, exc: Exception | None) -> None:
                super().connection_lost(exc)
                door.leave(self.address)
                door.open.discard(self.transport)
                if self.timer is not None:
                    self.timer.cancel()

        return Guarded
