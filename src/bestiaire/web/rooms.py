"""One table and everybody at it: what is known of it, and what follows from that. Nothing here is written to disk."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable
from typing import Any

import bestiaire
from bestiaire.core.check import Reader
from bestiaire.core.errors import BadRecord, NothingToUndo
from bestiaire.core.record import play_recorded
from bestiaire.core.table import Table
from bestiaire.web import limits
from bestiaire.web.fairness import fingerprint
from bestiaire.web.replays import Replay
from bestiaire.web.store import MOVE, REFUSE, REMATCH, UNDO, Entry, StoredGame, StoredSeat, Wish
from bestiaire.words import Phrase

MISSED_AFTER = 8.0
"""For so many seconds nobody is missed who has just closed a page: it may be loading again."""


class Refusal(Exception):
    """A request that can't be granted: a status for programs and a word for the sentence a person reads."""

    def __init__(self, status: int, reason: str, detail: str | Phrase = "", retry: float | None = None) -> None:
        self.status = status
        self.reason = reason
        self.detail = detail
        self.retry = retry
        """After how many seconds it may be granted."""
        super().__init__(f"{status} {reason} {detail.en if isinstance(detail, Phrase) else detail}".strip())


class Room:
    """One table and everybody at it."""

    def __init__(self, stored: StoredGame, boot: str, table: Table) -> None:
        self.stored = stored
        self.boot = boot
        """A word that is another one after each start of the server."""
        self.lock = asyncio.Lock()
        self.changed = asyncio.Event()
        self.used = time.monotonic()
        """When somebody last came here."""
        self.is_gone = False
        """What is on disk went on without this room; nobody must wait here."""
        self.is_behind = False
        """What is on disk may be newer, and is about to be read."""
        self.thinking: asyncio.Task[None] | None = None
        self.rendered: dict[tuple[object, ...], str] = {}
        """Parts of pages, alike for all who may see the same; thrown away with the next change."""
        self.replay: Replay | None = None
        """What leafing through the game needs, once it is over and somebody does."""
        self.here: Counter[str] = Counter()
        """How many pages each visitor has open here."""
        self.away: set[str] = set()
        """Those who have a seat and have had no page open for a while."""
        self.comings = 0
        """How often somebody was missed or came back."""
        self.elsewhere: dict[str, set[int]] = {}
        """The seats whose visitors have a page open at other processes, by process."""
        self.say: Callable[[str], None] = silence
        """Tells the other processes."""
        self.table = table
        self.events_before = events_before_last_entries(stored, table)
        """How many events there were before the last entries: the rest is news."""

    @property
    def id(self) -> str:
        return self.stored.id

    @property
    def version(self) -> int:
        """Grows with every entry; a move must name the version it answers."""
        return len(self.stored.entries)

    @property
    def tag(self) -> str:
        """Changes whenever anybody's page could change: with every entry, every wish, everybody who sits down, leaves
        or comes back; and with every start of the server, which may draw the same table in another way."""
        seated = sum(seat.visitor is not None for seat in self.stored.seats)
        return f"{self.version}.{len(self.stored.wishes) + seated + self.comings}.{self.boot}"

    @property
    def undo_request(self) -> Wish | None:
        """The wish to take back that the others have not answered yet; it is gone when the game goes on."""
        last = self.stored.wishes[-1] if self.stored.wishes else None
        return last if last is not None and last.kind == UNDO and last.version == self.version else None

    @property
    def was_undone(self) -> bool:
        """Whether the last thing that happened is that something was taken back."""
        return bool(self.stored.entries) and self.stored.entries[-1].kind == UNDO

    @property
    def undo_refusal(self) -> Wish | None:
        """That the others would not have it, until the game goes on."""
        last = self.stored.wishes[-1] if self.stored.wishes else None
        return last if last is not None and last.kind == REFUSE and last.version == self.version else None

    @property
    def lapsed_wish(self) -> Wish | None:
        """The wish to take back that nobody answered, because somebody else played on; until the wisher does."""
        last = self.stored.wishes[-1] if self.stored.wishes else None
        if last is None or last.kind != UNDO:
            return None
        since = self.stored.entries[last.version :]
        played_on = bool(since) and all(entry.kind == MOVE and entry.seat != last.seat for entry in since)
        return last if played_on else None

    @property
    def rematch(self) -> str | None:
        """The table to which the players have gone on."""
        return next((wish.key for wish in self.stored.wishes if wish.kind == REMATCH), None)

    @property
    def is_full(self) -> bool:
        return all(seat.visitor or seat.computer for seat in self.stored.seats)

    @property
    def seed(self) -> int | None:
        seed = self.stored.start.get("seed")
        return None if seed is None else int(seed)

    @property
    def fingerprint(self) -> str | None:
        return None if self.seed is None else fingerprint(self.seed, self.stored.salt)

    @property
    def is_archive(self) -> bool:
        return self.stored.is_archive

    @property
    def is_too_long(self) -> bool:
        """Whether so much was done here that nobody may go on: no game that is meant takes so long."""
        if self.version < limits.LONGEST_GAME:
            return False
        return self.version >= limits.MOST_ENTRIES or len(self.table.moves) >= limits.LONGEST_GAME

    def full_record(self, replay: Replay) -> dict[str, Any]:
        """The record, with what is needed to check the shuffle."""
        if self.fingerprint is None or self.table.result is None or self.is_archive:
            return replay.record
        return {**replay.record, "fairness": {"salt": self.stored.salt, "fingerprint": self.fingerprint}}

    def seats_of(self, visitor: str) -> list[int]:
        return [number for number, seat in enumerate(self.stored.seats) if seat.visitor == visitor]

    def is_all_of(self, visitor: str) -> bool:
        """Whether nobody else has a part in it: no other person sits here, or whoever brought the record is the one."""
        people: set[str | None] = {seat.visitor for seat in self.stored.seats if seat.visitor}
        return (people or {self.stored.uploader}) == {visitor}

    def others_than(self, seats: list[int]) -> bool:
        """Whether somebody else than the person on these seats is at the table."""
        return any(seat.visitor for number, seat in enumerate(self.stored.seats) if number not in seats)

    @property
    def seat_numbers(self) -> list[str]:
        """The seats as an address names them."""
        return [str(number) for number in range(len(self.stored.seats))]

    def computer_to_move(self) -> str | None:
        """The computer that is asked now, if it is one."""
        return asked_computer(self.table, self.stored.seats)

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
            self.comings += 1
        self.stored = stored
        self.table.names = names_of(stored)
        self.tell()
        return True

    # -- who is here

    def arrive(self, visitor: str) -> None:
        """Somebody has opened a page."""
        self.here[visitor] += 1
        self._see(visitor)
        if self.here[visitor] == 1:
            self._say("came", visitor)

    def _see(self, visitor: str) -> None:
        if visitor in self.away:
            self.away.discard(visitor)
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
            self.away.add(visitor)
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
        """Whether the person on that seat has left the table alone; a computer never does."""
        return self.stored.seats[seat].visitor in self.away

    def tell(self) -> None:
        """Wakes everybody who looks on."""
        self.changed.set()
        self.changed = asyncio.Event()


def silence(_: str) -> None:
    """There is nobody to tell."""


def start_of(table: Table) -> dict[str, Any]:
    """What `bestiaire.replay` takes to come to this table, on which nothing has been played yet."""
    origin = table.origin
    if origin.seed is None:
        return {"position": table.position()}
    return {"seed": origin.seed, "players": origin.seats, "options": origin.options}


def play_again(stored: StoredGame) -> Table:
    """The table of a stored game."""
    record = {
        "bestiaire": 1,
        "game": stored.game,
        "version": bestiaire.game(stored.game).version,
        "moves": [],
        **stored.start,
    }
    table = bestiaire.replay(record)
    play_entries(table, stored.entries)
    table.names = names_of(stored)
    return table


def play_entries(table: Table, entries: list[Entry]) -> None:
    for entry in entries:
        if entry.kind == UNDO:
            table.undo()
        else:
            play_recorded(table, Reader(entry.key, "entries", BadRecord))


def names_of(stored: StoredGame) -> list[str]:
    return [seat.name or seat.computer or "" for seat in stored.seats]


def asked_computer(table: Table, seats: list[StoredSeat]) -> str | None:
    """The computer that is asked at this table, if it is one."""
    return None if table.choice is None else seats[table.choice.player].computer


def events_before_last_entries(stored: StoredGame, table: Table) -> int:
    """Entries made together carry the same time; a move taken back is no news."""
    if not stored.entries or stored.is_archive:
        return 0
    before = table.fork()
    if stored.entries[-1].kind == MOVE:
        for entry in reversed(stored.entries):
            if entry.at != stored.entries[-1].at or entry.kind != MOVE:
                break
            before.undo()
    return len(before.events)


def forced_moves(table: Table, at: float) -> list[Entry]:
    """Plays on while there is only one answer, and says what was played."""
    entries: list[Entry] = []
    while table.choice is not None and len(table.choice.options) == 1:
        key = table.choice.keys[0]
        entries.append(Entry(table.choice.player, MOVE, key, at))
        table.play(key)
    return entries


def as_last_chosen(table: Table, seats: list[int]) -> Table | None:
    """The table as it stood when one of these seats made its last real choice; None if there was none."""
    back = table.fork()
    while True:
        try:
            back.undo()
        except NothingToUndo:
            return None
        if back.choice is not None and back.choice.player in seats and len(back.choice.options) > 1:
            return back


def is_free(table: Table, back: Table, seats: list[int]) -> bool:
    """Whether nobody else chose and nobody learned anything since `back` (questions with a single answer, which the
    table answers by itself, are nobody's choice)."""
    if any(event.news for event in table.events[len(back.events) :]):
        return False
    later = table.fork()
    for _ in range(len(table.moves) - len(back.moves) - 1):
        later.undo()
        choice = later.choice
        if choice is None or (choice.player not in seats and len(choice.options) > 1):
            return False
    return True
