"""One table in use: its game as it is on disk and in memory, and the parts that know who is there and when."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from itertools import chain
from typing import Any, TypeVar

from bestiaire.core.rng import Seed
from bestiaire.core.table import Table
from bestiaire.web import limits
from bestiaire.web.clock import CLOCK, Clock
from bestiaire.web.store.stored import REMATCH, RETRY, STUCK, StoredGame
from bestiaire.web.tables.changes import Changes
from bestiaire.web.tables.entries import asked_computer, events_before_last_entries, names_of, play_entries
from bestiaire.web.tables.fairness import fingerprint
from bestiaire.web.tables.presence import Presence
from bestiaire.web.tables.replay import Replay
from bestiaire.web.tables.seats import Seats
from bestiaire.web.tables.takeback_requests import TakebackRequests
from bestiaire.web.tables.timeline import Timeline

T = TypeVar("T")


class Room:
    """One table. Whatever changes it holds its lock, and has the change on disk first (see `commit`)."""

    def __init__(self, stored: StoredGame, boot: str, table: Table, clock: Clock = CLOCK) -> None:
        self.stored = stored
        """The game as it is on disk: always this object, in which the parts look things up."""
        self.table = table
        self.events_before = events_before_last_entries(stored, table)
        """How many events there were before the last entries: the rest is news."""
        self.clock = clock
        self.changes = Changes()
        self.seats = Seats(stored)
        self.presence = Presence(stored, self.seats, self.changes, clock)
        self.timeline = Timeline(stored, clock)
        self.takebacks = TakebackRequests(stored)
        self.lock = asyncio.Lock()
        self.boot = boot
        """A word that is another one after each start of the server."""
        self.used = time.monotonic()
        """When the room was last asked for."""
        self.watched_at = self.used
        """When somebody last asked for this table, here or at another process."""
        self.is_gone = False
        """The game on disk went on without this room: nobody must wait here."""
        self.is_stale = False
        """The game on disk may be newer, and is about to be read."""
        self.thinking: asyncio.Task[None] | None = None
        self.rendered: tuple[str, dict[tuple[object, ...], str]] = ("", {})
        """A cache of page parts, and the tag of the table that they show."""
        self.worked_out: tuple[Table, dict[tuple[object, ...], Any]] = (table, {})
        """What takes long, by what it is, and for which table it holds."""
        self.replay: Replay | None = None
        """Once the game is over and somebody looks at its replay."""

    @property
    def id(self) -> str:
        return self.stored.id

    @property
    def is_full(self) -> bool:
        return self.stored.is_full

    @property
    def version(self) -> int:
        """Grows with every entry; a move must name the version it answers."""
        return len(self.stored.entries)

    @property
    def is_watched(self) -> bool:
        """Whether somebody has a page of it open, or asked for it a moment ago: else no computer plays here."""
        return bool(self.presence.pages) or time.monotonic() - self.watched_at < limits.WATCHED

    @property
    def person(self) -> str:
        """The visitor for whom a computer plays: who moved last; else the first who sits here."""
        people = [seat.visitor if seat.computer is None else None for seat in self.stored.seats]
        moved = (people[entry.seat] for entry in reversed(self.stored.entries))
        return next((visitor for visitor in chain(moved, people, [self.stored.uploader]) if visitor), "")

    @property
    def tag(self) -> str:
        """Changes whenever anybody's page could change: with every entry, every wish, everybody who sits down, leaves
        or comes back; and with every start of the server, which may draw the same table in another way."""
        seated = sum(seat.visitor is not None or seat.computer is not None for seat in self.stored.seats)
        return f"{self.version}.{len(self.stored.wishes) + seated + self.presence.revision}.{self.boot}"

    @property
    def rematch(self) -> str | None:
        """The table to which the players have gone on."""
        return next((wish.key for wish in self.stored.wishes if wish.kind == REMATCH), None)

    @property
    def seed(self) -> Seed | None:
        """The secret of a game that was dealt here; a number, if it began before there were secrets."""
        seed: Seed | None = self.stored.start.get("seed")
        return seed

    @property
    def fingerprint(self) -> str | None:
        return None if self.seed is None else fingerprint(self.seed, self.stored.salt)

    @property
    def is_archive(self) -> bool:
        return self.stored.is_archive

    @property
    def is_continued(self) -> bool:
        """Whether this game goes on from a position of another one, whose cards somebody may have seen."""
        return "position" in self.stored.start and not self.is_archive

    @property
    def is_too_long(self) -> bool:
        """Whether so much was done here that nobody may go on: no game that is meant takes so long."""
        if self.version < limits.LONGEST_GAME:
            return False
        return self.version >= limits.MOST_ENTRIES or len(self.table.moves) >= limits.LONGEST_GAME

    def once(self, what: tuple[object, ...], work: Callable[[], T]) -> T:
        """What is worked out for pages of the table as it stands: once, however often and for how many they are
        drawn."""
        if self.worked_out[0] is not self.table:
            self.worked_out = self.table, {}
        known = self.worked_out[1]
        if what not in known:
            known[what] = work()
        found: T = known[what]
        return found

    @property
    def pages(self) -> dict[tuple[object, ...], str]:
        """A cache of page parts of the table as it stands, for all who may see the same."""
        tag = self.tag
        if self.rendered[0] != tag:
            self.rendered = tag, {}
        return self.rendered[1]

    def full_record(self, replay: Replay) -> dict[str, Any]:
        """The record, with what is needed to check the shuffle."""
        if self.fingerprint is None or self.table.result is None or self.is_archive:
            return replay.record
        return {**replay.record, "fairness": {"salt": self.stored.salt, "fingerprint": self.fingerprint}}

    @property
    def players(self) -> list[str]:
        """The people who play here, each once: who is out or has left the seat to the computer only watches, unless
        nobody else is there."""
        return self._still_in([number for number, seat in enumerate(self.stored.seats) if seat.computer is None])

    @property
    def people(self) -> list[str]:
        """The people whose game it is, each once: those who play, and those for whom the computer does."""
        return self._still_in(list(range(len(self.stored.seats))))

    def _still_in(self, seats: list[int]) -> list[str]:
        """The people on these seats who are not out, if there are any, else all of them."""
        out = self.out
        people = [(self.stored.seats[number].visitor, number not in out) for number in seats]
        left_in = [visitor for visitor, is_in in people if visitor is not None and is_in]
        return list(dict.fromkeys(left_in or [visitor for visitor, _ in people if visitor is not None]))

    @property
    def out(self) -> set[int]:
        """The seats that are no longer asked: their game is over before that of the others. The view says so."""
        if self.table.seats == 2:  # a game of two is over with the first who is out
            return set()
        players = self.table.view(None).get("players") or []
        return {seat for seat, player in enumerate(players) if isinstance(player, dict) and player.get("out")}

    def computer_to_move(self) -> str | None:
        """The computer that is asked now, if it is one."""
        return asked_computer(self.table, self.stored.seats)

    @property
    def is_stuck(self) -> bool:
        """Whether the computer that is asked has failed so often that it does not try any more, until somebody wishes
        it to, or another one sits there."""
        about = next((wish for wish in reversed(self.stored.wishes) if wish.kind in (STUCK, RETRY)), None)
        if about is None or about.kind != STUCK or about.version != self.version:
            return False
        return about.key == self.computer_to_move()

    def follow(self, stored: StoredGame) -> bool:
        """Comes to be as the game is on disk, where it went on without this room; False if it can't be followed."""
        known = self.version
        if stored.entries[:known] != self.stored.entries:
            return False
        if stored == self.stored:
            return True
        if stored.entries[known:]:
            after = self.table.fork()
            play_entries(after, stored.entries[known:])
            self.events_before = min(len(self.table.events), len(after.events))
            self.table = after
        if stored.seats != self.stored.seats:
            self.presence.revision += 1
        self.stored.become(stored)
        self.timeline.note_entries()
        self.table.names = names_of(stored)
        self.changes.announce()
        return True
