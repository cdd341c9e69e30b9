"""Everybody at a table: who sits where, and who is there."""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from collections.abc import Callable

from bestiaire.web.clock import CLOCK, Clock
from bestiaire.web.store.stored import StoredGame

MISSED_AFTER = 8.0
"""For so many seconds nobody is missed who has just closed a page: it may be loading again."""


class Gathering:
    """Everybody at a table."""

    def __init__(self, stored: StoredGame, clock: Clock = CLOCK) -> None:
        self.stored = stored
        self.clock = clock
        self.changed = asyncio.Event()
        self.here: Counter[str] = Counter()
        """How many pages each visitor has open here."""
        self.away: dict[str, float] = {}
        """Those who have a seat and have had no page open for a while, and since when they are missed (by the steady
        clock)."""
        self.comings = 0
        """How often somebody was missed or came back."""
        self.heard: dict[str, int] = {}
        """How many wishes there were when somebody who had been missed came back: votes of before mean nothing."""
        self.elsewhere: dict[str, set[int]] = {}
        """The seats whose visitors have a page open at other processes, by process."""
        self.say: Callable[[str], None] = silence
        """Tells the other processes."""

    @property
    def id(self) -> str:
        return self.stored.id

    # -- who sits where

    @property
    def is_full(self) -> bool:
        return self.stored.is_full

    def seats_of(self, visitor: str) -> list[int]:
        """The seats that are this visitor's, even while the computer plays there."""
        return [number for number, seat in enumerate(self.stored.seats) if seat.visitor == visitor]

    def played_by(self, visitor: str) -> list[int]:
        """The seats where this visitor plays."""
        return [number for number in self.seats_of(visitor) if self.stored.seats[number].computer is None]

    def is_all_of(self, visitor: str) -> bool:
        """Whether nobody else has a part in it: no other person sits here, or whoever brought the record is the one."""
        people: set[str | None] = {seat.visitor for seat in self.stored.seats if seat.visitor}
        return (people or {self.stored.uploader}) == {visitor}

    def is_opened_by(self, visitor: str) -> bool:
        """Whether this visitor opened the table, or nobody knows who did."""
        return self.stored.uploader in (visitor, None)

    def others_than(self, seats: list[int]) -> bool:
        """Whether somebody else than the person on these seats has a seat at the table."""
        return any(seat.visitor for number, seat in enumerate(self.stored.seats) if number not in seats)

    @property
    def seat_numbers(self) -> list[str]:
        """The seats as an address names them."""
        return [str(number) for number in range(len(self.stored.seats))]

    # -- who is here

    def arrive(self, visitor: str) -> None:
        """Somebody has opened a page."""
        self.here[visitor] += 1
        self._see(visitor)
        if self.here[visitor] == 1:
            self._say("came", visitor)

    def _see(self, visitor: str) -> None:
        if visitor in self.away:
            del self.away[visitor]
            self.heard[visitor] = len(self.stored.wishes)
            self.comings += 1
            self.tell()

    def _say(self, what: str, visitor: str) -> None:
        """Other processes are told of those whom somebody could miss."""
        seats = self.seats_of(visitor)
        if seats and self.others_than(seats):
            self.say(f"{what} {self.id} {seats[0]}")

    def leave(self, visitor: str) -> None:
        """A page was closed; its visitor is missed if none is opened for a while."""
        self.here[visitor] -= 1
        if self.here[visitor] <= 0:
            del self.here[visitor]
            self._say("left", visitor)
            self._expect(visitor)

    def look_around(self) -> None:
        """Everybody who has a seat is expected here."""
        for seat in self.stored.seats:
            if seat.visitor:
                self._expect(seat.visitor)

    def _expect(self, visitor: str) -> None:
        """Somebody else who sits here would like to know whether this one is still there."""
        seats = self.seats_of(visitor)
        if seats and self.others_than(seats):
            asyncio.get_running_loop().call_later(MISSED_AFTER, self.miss, visitor)

    def miss(self, visitor: str) -> None:
        """Nobody has seen this one for a while, unless a page was opened meanwhile."""
        elsewhere = {seat for seats in self.elsewhere.values() for seat in seats}
        is_elsewhere = not elsewhere.isdisjoint(self.seats_of(visitor))
        if visitor not in self.here and visitor not in self.away and not is_elsewhere:
            self.away[visitor] = self.clock.steady()
            self.comings += 1
            self.tell()

    def hear(self, process: str, what: str, seat: int) -> None:
        """Another process says who has come to a page of this table there, or has left the last one."""
        visitor = self.stored.seats[seat].visitor if seat < len(self.stored.seats) else None
        if what == "came":
            self.elsewhere.setdefault(process, set()).add(seat)
            if visitor is not None:
                self._see(visitor)
        else:
            self.elsewhere.get(process, set()).discard(seat)
            if visitor is not None:
                self._expect(visitor)

    def answer_who(self) -> None:
        """Another process asks who is here."""
        for visitor in self.here:
            self._say("came", visitor)

    def bury(self, process: str) -> None:
        """A process has died, and the pages that were open there are closed."""
        if self.elsewhere.pop(process, None):
            self.look_around()

    def is_away(self, seat: int) -> bool:
        """Whether the person who plays there has left the table alone; a computer never does."""
        return self.stored.seats[seat].visitor in self.away and self.stored.seats[seat].computer is None

    # -- telling

    async def next_change(self, most: float) -> None:
        """Returns when something has changed here, or after so many seconds."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(most):
                await self.changed.wait()

    def tell(self) -> None:
        """Wakes everybody who looks on."""
        self.changed.set()
        self.changed = asyncio.Event()


def silence(_: str) -> None:
    """There is nobody to tell."""
