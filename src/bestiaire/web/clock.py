"""Two clocks: the date, which is stored and shown but may be set, even back; and a steady (monotonic) one, by which
everything is measured that takes a number of seconds."""

from __future__ import annotations

import time
from collections.abc import Callable

TOLERANCE = 1.0
"""Seconds by which the two may drift apart before the date counts as set."""


class Clock:
    """The date, and a steady clock beside it."""

    def __init__(self, date: Callable[[], float] = time.time, steady: Callable[[], float] = time.monotonic) -> None:
        self.date = date
        self.steady = steady
        self._ahead = date() - steady()

    @property
    def ahead(self) -> float:
        """By how much the date is ahead of the steady clock: the same all the time, unless the date is set."""
        now = self.date() - self.steady()
        if abs(now - self._ahead) > TOLERANCE:
            self._ahead = now
        return self._ahead

    def date_of(self, moment: float) -> float:
        """The date of a moment of the steady clock."""
        return moment + self.ahead

    def moment_of(self, date: float) -> float:
        """The moment of a date that was stored: now, if the date lies ahead, because it was set back since, or because
        another server's is wrong."""
        return self.steady() - max(0.0, self.date() - date)


CLOCK = Clock()
"""The machine's own."""
