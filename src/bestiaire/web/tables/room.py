"""One table and everybody at it: what was played, what people want of each other, and what follows from that. Nothing
here is written to disk."""

from __future__ import annotations

import asyncio
import time
from itertools import chain, pairwise
from typing import Any

from bestiaire.core.rng import Seed
from bestiaire.core.table import Table
from bestiaire.web import limits
from bestiaire.web.clock import CLOCK, Clock
from bestiaire.web.store.stored import (
    AGREE,
    MOVE,
    REFUSE,
    REMATCH,
    REPLACE,
    RETRY,
    RETURN,
    STUCK,
    UNDO,
    WITHDRAW,
    StoredGame,
    Wish,
)
from bestiaire.web.tables.claims import GRACE, Round, as_asked, claimants, decline_of, round_of
from bestiaire.web.tables.entries import asked_computer, events_before_last_entries, names_of, play_entries
from bestiaire.web.tables.fairness import fingerprint
from bestiaire.web.tables.presence import Gathering
from bestiaire.web.tables.replay import Replay

SLOW = 180.0
"""Who leaves a question unanswered for so many seconds, at a table for more than two, can be replaced by the others."""
ABSENT = 60.0
"""And so can who has been away for so many seconds, at any table."""
WEEK = 7 * 24 * 3600.0
"""Either takes longer where people take longer over their moves, but no longer than this."""
CLOSE = 60.0
"""By so many seconds at most a stored date may be off, because the disk or another server's clock is slow."""
RACE = 12
"""Among so many of the last moves one is looked for that came before a claim."""


class Room(Gathering):
    """One table and everybody at it."""

    def __init__(self, stored: StoredGame, boot: str, table: Table, clock: Clock = CLOCK) -> None:
        super().__init__(stored, clock)
        self.boot = boot
        """A word that is another one after each start of the server."""
        self.moments = [clock.moment_of(date) for date in (stored.created, *(entry.at for entry in stored.entries))]
        """When the game was begun, and when each entry was made, or was heard of: by the steady clock."""
        self.lock = asyncio.Lock()
        self.used = time.monotonic()
        """When somebody last came here."""
        self.watched_at = self.used
        """When somebody last asked for this table, here or, by the word of another process, there."""
        self.is_gone = False
        """What is on disk went on without this room; nobody must wait here."""
        self.is_behind = False
        """What is on disk may be newer, and is about to be read."""
        self.thinking: asyncio.Task[None] | None = None
        self.rendered: dict[tuple[object, ...], str] = {}
        """Parts of pages, alike for all who may see the same; thrown away with the next change."""
        self.replay: Replay | None = None
        """What leafing through the game needs, once it is over and somebody does."""
        self.full_since: float | None = None
        """When the last seat was taken, if that was since the start of the server: by the steady clock."""
        self.table = table
        self.events_before = events_before_last_entries(stored, table)
        """How many events there were before the last entries: the rest is news."""

    @property
    def version(self) -> int:
        """Grows with every entry; a move must name the version it answers."""
        return len(self.stored.entries)

    @property
    def is_watched(self) -> bool:
        """Whether somebody has a page of it open, or asked for it a moment ago: else no computer plays here."""
        return bool(self.here) or time.monotonic() - self.watched_at < limits.WATCHED

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
        return f"{self.version}.{len(self.stored.wishes) + seated + self.comings}.{self.boot}"

    @property
    def _last_about_undo(self) -> Wish | None:
        """The last wish for or against taking back, if nothing was done since."""
        about = (wish for wish in reversed(self.stored.wishes) if wish.kind in (UNDO, WITHDRAW, REFUSE))
        last = next(about, None)
        return last if last is not None and last.version == self.version else None

    @property
    def undo_request(self) -> Wish | None:
        """The wish to take back that not all others have answered yet; it is gone when the game goes on."""
        last = self._last_about_undo
        return last if last is not None and last.kind == UNDO else None

    @property
    def agreed(self) -> set[str | None]:
        """Who agrees to that wish."""
        request = self.undo_request
        since = self.stored.wishes[self.stored.wishes.index(request) :] if request is not None else []
        return {self.stored.seats[wish.seat].visitor for wish in since if wish.kind == AGREE}

    def to_agree(self, request: Wish) -> set[str]:
        """Those whose answer to a wish to take back is still awaited: everybody whose game it is, even if the computer
        plays for them, for it plays with their cards."""
        wisher = self.stored.seats[request.seat].visitor
        return {visitor for visitor in self.people if visitor != wisher and visitor not in self.agreed}

    @property
    def was_undone(self) -> bool:
        """Whether the last thing that happened is that something was taken back."""
        return bool(self.stored.entries) and self.stored.entries[-1].kind == UNDO

    @property
    def undo_refusal(self) -> Wish | None:
        """That the others would not have it, until the game goes on."""
        last = self._last_about_undo
        return last if last is not None and last.kind == REFUSE else None

    @property
    def lapsed_wish(self) -> Wish | None:
        """The wish to take back that nobody answered, because somebody else played on; until the wisher does."""
        about = (wish for wish in reversed(self.stored.wishes) if wish.kind in (UNDO, WITHDRAW, REFUSE))
        last = next(about, None)
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
            self.comings += 1
        self.stored = stored
        self.note_entries()
        self.table.names = names_of(stored)
        self.tell()
        return True

    # -- time

    def note_entries(self) -> None:
        """Entries have been made just now."""
        self.moments += [self.clock.steady()] * (1 + self.version - len(self.moments))

    def note_seated(self) -> None:
        """Somebody has just sat down."""
        self.full_since = self.clock.steady()

    @property
    def asked_at(self) -> float:
        """The moment at which the one who is asked was asked."""
        return max(self.moments[-1], self.full_since or 0.0)

    @property
    def asked_since(self) -> float:
        """Its date."""
        is_by_entry = self.asked_at == self.moments[-1]
        return self.date_of_entry(self.version) if is_by_entry else self.clock.date_of(self.asked_at)

    def date_of_entry(self, number: int) -> float:
        """When there came to be so many entries: as it is stored, the same for every process and after a restart; or,
        if the date was set since, as a page that is opened now would count."""
        stored = self.stored.entries[number - 1].at if number else self.stored.created
        counted = self.clock.date_of(self.moments[number])
        return stored if abs(stored - counted) <= CLOSE else counted

    # -- first to announce

    @property
    def round(self) -> Round:
        """The round of the question that is asked now."""
        assert self.table.choice is not None
        return round_of(self.table.choice, self.stored)

    def claim(self, seats: list[int], version: int, key: object) -> tuple[int, str] | None:
        """Whose claim that is of somebody on these seats, and the move it means; None if it is none. A claim may answer
        an earlier version: if only others have said no meanwhile, it still comes in time."""
        choice = self.table.choice
        if choice is None or not isinstance(key, str) or not self.is_full or self.is_too_long:
            return None
        if not self.round.start <= version <= self.version:
            return None
        for seat, option in choice.claims or []:
            if seat in seats and option.key == key:
                return seat, key
        meant = as_asked(key, choice.player)
        is_asked_now = choice.player in seats and version < self.version and meant != key and meant in choice.keys
        return (choice.player, meant) if is_asked_now else None

    def lost_race(self, seats: list[int], version: int) -> bool:
        """Whether somebody on these seats might have announced something at that version, and another one did."""
        since = self.stored.entries[version:]
        if not 0 < len(since) <= RACE or any(entry.kind != MOVE for entry in since):
            return False
        back = self.table.fork()
        for _ in since:
            back.undo()
        choice = back.choice
        if choice is None or not choice.claims or not {choice.player, *claimants(choice)} & set(seats):
            return False
        while since and back.choice is not None and since[0].key == decline_of(back.choice):
            back.play(since.pop(0).key)
        is_same = back.choice is not None and back.choice.kind == choice.kind
        return is_same and bool(since) and since[0].seat not in seats

    def awaited(self) -> list[int]:
        """The people who may announce before the computer that is asked answers: those who are there and have not said
        no."""
        choice = self.table.choice
        if choice is None or self.computer_to_move() is None or not choice.claims:
            return []
        passed = self.round.passed
        return [
            seat
            for seat in claimants(choice)
            if self.stored.seats[seat].visitor
            and self.stored.seats[seat].computer is None
            and seat not in passed
            and not self.is_away(seat)
        ]

    def grace_left(self) -> float:
        """For how many seconds the computer that is asked still lets people announce first."""
        since = self.moments[self.round.start]
        return max(0.0, since + GRACE - self.clock.steady()) if self.awaited() else 0.0

    # -- who may be replaced

    def is_replaceable(self, seat: int) -> bool:
        """Whether the others may have the computer play for the person on that seat now."""
        at = self.replaceable_at(seat)
        return at is not None and at <= self.clock.steady()

    def replaceable_from(self, seat: int) -> float | None:
        """The date from which they may."""
        at = self.replaceable_at(seat)
        return None if at is None else self.clock.date_of(at)

    def replaceable_at(self, seat: int) -> float | None:
        """From when on (by the steady clock) the others may have the computer play for the person on that seat, who is
        away or does not answer; None if there is no reason to."""
        choice, stored = self.table.choice, self.stored.seats[seat]
        if choice is None or stored.visitor is None or stored.computer is not None:
            return None
        if self.is_away(seat):
            return self.away[stored.visitor] + max(ABSENT, self.pace)
        is_asked = choice.player == seat and len(self.stored.seats) > 2
        return self.asked_at + max(SLOW, self.pace) if is_asked else None

    @property
    def pace(self) -> float:
        """The longest that anybody has taken over a move here, in seconds: where moves are hours apart, nobody is
        absent after a minute."""
        taken = [later - earlier for earlier, later in pairwise(self.moments[1:])]
        return min(WEEK, max(taken, default=0.0))

    def voters(self, seat: int) -> set[str]:
        """Those who decide whether the computer plays for an absent one: everybody else who plays and has not been away
        for as long."""
        absent = self.stored.seats[seat].visitor
        gone = self.clock.steady() - max(ABSENT, self.pace)
        return {
            visitor
            for visitor in self.players
            if visitor != absent and not (visitor in self.away and self.away[visitor] <= gone)
        }

    def votes(self, seat: int) -> set[str | None]:
        """Who is for it. Votes are forgotten when the absent one plays or comes back."""
        absent = self.stored.seats[seat].visitor
        seats = self.seats_of(str(absent))
        played = max((number for number, entry in enumerate(self.stored.entries, 1) if entry.seat in seats), default=0)
        found: set[str | None] = set()
        for number in range(len(self.stored.wishes) - 1, self.heard.get(str(absent), 0) - 1, -1):
            wish = self.stored.wishes[number]
            if wish.version < played or (wish.kind == RETURN and wish.seat in seats):
                break
            if wish.kind == REPLACE and int(wish.key) in seats:
                found.add(self.stored.seats[wish.seat].visitor)
        return found
