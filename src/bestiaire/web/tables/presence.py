"""Presence: who of those with a seat has a page of the table open, at this process or another one."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable

from bestiaire.web.clock import Clock
from bestiaire.web.store.stored import StoredGame
from bestiaire.web.tables.changes import Changes
from bestiaire.web.tables.seats import Seats

AWAY_AFTER = 8.0
"""Seconds after the last page was closed before somebody counts as away: the page may be loading again."""


class Presence:
    """Who is here and who is away. Only people whom somebody else at the table could miss are looked after."""

    def __init__(self, stored: StoredGame, seats: Seats, changes: Changes, clock: Clock) -> None:
        self.stored = stored
        self.seats = seats
        self.changes = changes
        self.clock = clock
        self.pages: Counter[str] = Counter()
        """How many pages each visitor has open here."""
        self.away: dict[str, float] = {}
        """Those who have a seat and have had no page open for a while, and since when (by the steady clock)."""
        self.revision = 0
        """Counts how often somebody went away or came back."""
        self.wishes_at_return: dict[str, int] = {}
        """How many wishes there were when somebody who had been away came back: earlier votes are void."""
        self.elsewhere: dict[str, set[int]] = {}
        """The seats whose visitors have a page open at other processes, by process."""
        self.notify: Callable[[str], None] = no_other_process
        """Notifies the other processes."""

    def arrive(self, visitor: str) -> None:
        """Somebody has opened a page."""
        self.pages[visitor] += 1
        self._mark_present(visitor)
        if self.pages[visitor] == 1:
            self._notify("came", visitor)

    def leave(self, visitor: str) -> None:
        """A page was closed; its visitor is away if none is opened for a while."""
        self.pages[visitor] -= 1
        if self.pages[visitor] <= 0:
            del self.pages[visitor]
            self._notify("left", visitor)
            self._check_later(visitor)

    def check_everybody(self) -> None:
        """Who has a seat and opens no page for a while is away."""
        for seat in self.stored.seats:
            if seat.visitor:
                self._check_later(seat.visitor)

    def mark_away(self, visitor: str) -> None:
        """This visitor is away, unless a page was opened meanwhile."""
        elsewhere = {seat for seats in self.elsewhere.values() for seat in seats}
        is_elsewhere = not elsewhere.isdisjoint(self.seats.of(visitor))
        if visitor not in self.pages and visitor not in self.away and not is_elsewhere:
            self.away[visitor] = self.clock.steady()
            self.revision += 1
            self.changes.announce()

    def has_page(self, seat: int) -> bool:
        """Whether who sits there has a page open, here or at another process."""
        return self.stored.seats[seat].visitor in self.pages or any(seat in there for there in self.elsewhere.values())

    def is_away(self, seat: int) -> bool:
        """Whether the person who plays there is away; a computer never is."""
        return self.stored.seats[seat].visitor in self.away and self.stored.seats[seat].computer is None

    def _mark_present(self, visitor: str) -> None:
        if visitor in self.away:
            del self.away[visitor]
            self.wishes_at_return[visitor] = len(self.stored.wishes)
            self.revision += 1
            self.changes.announce()

    def _can_be_missed(self, seats: list[int]) -> bool:
        return bool(seats) and self.seats.has_others_than(seats)

    def _check_later(self, visitor: str) -> None:
        if self._can_be_missed(self.seats.of(visitor)):
            asyncio.get_running_loop().call_later(AWAY_AFTER, self.mark_away, visitor)

    # -- other processes

    def _notify(self, what: str, visitor: str) -> None:
        seats = self.seats.of(visitor)
        if self._can_be_missed(seats):
            self.notify(f"{what} {self.stored.id} {seats[0]}")

    def receive(self, process: str, what: str, seat: int) -> None:
        """At another process somebody opened a page of this table (`came`), or closed the last one (`left`)."""
        visitor = self.stored.seats[seat].visitor if seat < len(self.stored.seats) else None
        if what == "came":
            self.elsewhere.setdefault(process, set()).add(seat)
            if visitor is not None:
                self._mark_present(visitor)
        else:
            self.elsewhere.get(process, set()).discard(seat)
            if visitor is not None:
                self._check_later(visitor)

    def report(self) -> None:
        """Another process asks who is here."""
        for visitor in self.pages:
            self._notify("came", visitor)

    def forget_process(self, process: str) -> None:
        """A process has died, and the pages that were open there are closed."""
        if self.elsewhere.pop(process, None):
            self.check_everybody()


def no_other_process(_: str) -> None:
    """There is nobody to notify."""
