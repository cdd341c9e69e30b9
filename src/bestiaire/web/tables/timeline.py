"""When things happened at a table: by the steady clock, so that a date that is set costs nobody anything."""

from __future__ import annotations

from itertools import pairwise

from bestiaire.web.clock import Clock
from bestiaire.web.store.stored import StoredGame

WEEK = 7 * 24 * 3600.0
"""The longest pace that counts."""
CLOSE = 60.0
"""Seconds by which a stored date may be off, because the disk or another server's clock is slow."""


class Timeline:
    """When the game began, when each entry was made, and since when somebody is asked."""

    def __init__(self, stored: StoredGame, clock: Clock) -> None:
        self.stored = stored
        self.clock = clock
        self.moments = [clock.moment_of(date) for date in (stored.created, *(entry.at for entry in stored.entries))]
        """When the game began, and when each entry was made or received: by the steady clock."""
        self.full_since: float | None = None
        """When the last seat was taken, if that was since the start of the server: by the steady clock."""

    def note_entries(self) -> None:
        """Entries have been made just now."""
        self.moments += [self.clock.steady()] * (1 + len(self.stored.entries) - len(self.moments))

    def note_seated(self) -> None:
        """Somebody has just sat down."""
        self.full_since = self.clock.steady()

    @property
    def asked_at(self) -> float:
        """Since when the one who is asked has been asked, by the steady clock."""
        return max(self.moments[-1], self.full_since or 0.0)

    @property
    def asked_since(self) -> float:
        """Its date."""
        is_by_entry = self.asked_at == self.moments[-1]
        return self.date_of_entry(len(self.stored.entries)) if is_by_entry else self.clock.date_of(self.asked_at)

    def date_of_entry(self, number: int) -> float:
        """When there came to be so many entries: as it is stored, the same for every process and after a restart; or,
        if the date was set since, as a page that is opened now would count."""
        stored = self.stored.entries[number - 1].at if number else self.stored.created
        counted = self.clock.date_of(self.moments[number])
        return stored if abs(stored - counted) <= CLOSE else counted

    @property
    def pace(self) -> float:
        """The longest that anybody has taken over a move here, in seconds: where moves are hours apart, nobody is
        absent after a minute."""
        taken = [later - earlier for earlier, later in pairwise(self.moments[1:])]
        return min(WEEK, max(taken, default=0.0))
