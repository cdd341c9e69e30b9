"""What people watch while it changes: a room, a curve that grows, an analysis board."""

from __future__ import annotations

import asyncio
import contextlib


class Changes:
    """Wakes everybody who waits for the next change."""

    def __init__(self) -> None:
        self.next = asyncio.Event()
        """Set, and replaced, by every change."""

    def announce(self) -> None:
        """Something has changed: wakes everybody who waits."""
        self.next.set()
        self.next = asyncio.Event()

    async def wait(self, timeout: float) -> None:
        """Returns after the next change, or after so many seconds."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(timeout):
                await self.next.wait()


class PageCount:
    """How many pages show something: the presence where nobody is missed."""

    def __init__(self) -> None:
        self.number = 0

    def arrive(self, visitor: str) -> None:
        """A page was opened."""
        self.number += 1

    def leave(self, visitor: str) -> None:
        """A page was closed."""
        self.number -= 1
