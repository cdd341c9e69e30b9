"""One table and everybody at it: what is known of it, and what follows from that. Nothing here is written to disk."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import Counter
from collections.abc import Callable
from typing import Any

import bestiaire
from bestiaire.core.check import Reader
from bestiaire.core.choice import Choice
from bestiaire.core.errors import BadRecord, NothingToUndo
from bestiaire.core.record import play_recorded
from bestiaire.core.table import Table
from bestiaire.web import limits
from bestiaire.web.claims import GRACE, Round, as_asked, chooser, claimants, decline_of, round_of
from bestiaire.web.fairness import fingerprint
from bestiaire.web.replays import Replay
from bestiaire.web.stored import (
    AGREE,
    MOVE,
    REFUSE,
    REMATCH,
    REPLACE,
    RETURN,
    UNDO,
    WITHDRAW,
    Entry,
    StoredGame,
    StoredSeat,
    Wish,
)
from bestiaire.words import Phrase

MISSED_AFTER = 8.0
"""For so many seconds nobody is missed who has just closed a page: it may be loading again."""
SLOW = 180.0
"""Who leaves a question unanswered for so many seconds, at a table for more than two, can be replaced by the others."""
RACE = 12
"""Among so many of the last moves one is looked for that came before a claim."""


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
        self.heard: dict[str, int] = {}
        """How many wishes there were when somebody who had been missed came back: votes of before mean nothing."""
        self.full_since: float | None = None
        """When the last seat was taken, if that was since the start of the server."""
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
        """Those whose answer to a wish to take back is still awaited."""
        wisher = self.stored.seats[request.seat].visitor
        return {visitor for visitor in self.players if visitor != wisher and visitor not in self.agreed}

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
        """The seats that are this visitor's, even while the computer plays there."""
        return [number for number, seat in enumerate(self.stored.seats) if seat.visitor == visitor]

    def played_by(self, visitor: str) -> list[int]:
        """The seats where this visitor plays."""
        return [number for number in self.seats_of(visitor) if self.stored.seats[number].computer is None]

    @property
    def players(self) -> list[str]:
        """The people who play here, each once: who is out or has left the seat to the computer only watches, unless
        nobody else is there."""
        people = [
            (seat.visitor, number)
            for number, seat in enumerate(self.stored.seats)
            if seat.visitor is not None and seat.computer is None
        ]
        out = self.out
        left_in = [visitor for visitor, number in people if number not in out]
        return list(dict.fromkeys(left_in or [visitor for visitor, _ in people]))

    @property
    def out(self) -> set[int]:
        """The seats that are no longer asked: their game is over before that of the others. The view says so."""
        if self.table.seats == 2:  # a game of two is over with the first who is out
            return set()
        players = self.table.view(None).get("players") or []
        return {seat for seat, player in enumerate(players) if isinstance(player, dict) and player.get("out")}

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
        return max(0.0, self.round.since + GRACE - time.time()) if self.awaited() else 0.0

    # -- who may be replaced

    @property
    def asked_since(self) -> float:
        """When the one who is asked was asked."""
        last = self.stored.entries[-1].at if self.stored.entries else self.stored.created
        return max(last, self.full_since or 0.0)

    def replaceable_from(self, seat: int) -> float | None:
        """From what time on the others may have the computer play for the person on that seat: at once (0) for who is
        away, after a while for who does not answer; None if there is no reason to."""
        choice, stored = self.table.choice, self.stored.seats[seat]
        if choice is None or stored.visitor is None or stored.computer is not None:
            return None
        if self.is_away(seat):
            return 0.0
        is_asked = choice.player == seat and len(self.stored.seats) > 2
        return self.asked_since + SLOW if is_asked else None

    def voters(self, seat: int) -> set[str]:
        """Those who decide whether the computer plays for an absent one: everybody else who plays and is here."""
        absent = self.stored.seats[seat].visitor
        return {visitor for visitor in self.players if visitor != absent and visitor not in self.away}

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
        """Whether the person who plays there has left the table alone; a computer never does."""
        return self.stored.seats[seat].visitor in self.away and self.stored.seats[seat].computer is None

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


def forced_moves(table: Table, at: float, passed: frozenset[int] = frozenset()) -> list[Entry]:
    """Plays on while there is only one answer, or while somebody is asked who has said no beforehand, and says what was
    played."""
    entries: list[Entry] = []
    kind = None if table.choice is None else table.choice.kind
    while (choice := table.choice) is not None:
        has_passed = choice.kind == kind and choice.player in passed and decline_of(choice) in choice.keys
        if not has_passed and (len(choice.options) > 1 or choice.claims):
            break
        key = decline_of(choice) if has_passed else choice.keys[0]
        entries.append(Entry(choice.player, MOVE, key, at))
        table.play(key)
    return entries


def as_last_chosen(table: Table, seats: list[int]) -> Table | None:
    """The table as it stood when one of these seats made its last real choice; None if there was none."""
    back = table.fork()
    moves = table.moves
    while True:
        try:
            back.undo()
        except NothingToUndo:
            return None
        key = moves.pop()
        if back.choice is not None and is_choice(back.choice) and chooser(back.choice, key) in seats:
            return back


def is_choice(choice: Choice) -> bool:
    """Whether there was more than one answer."""
    return len(choice.options) > 1 or bool(choice.claims)


def is_free(table: Table, back: Table, seats: list[int]) -> bool:
    """Whether nobody else chose and nobody learned anything since `back` (questions with a single answer, which the
    table answers by itself, are nobody's choice). Who announced something took it from others, which is never free."""
    if back.choice is not None and back.choice.claims:
        return False
    if any(event.news for event in table.events[len(back.events) :]):
        return False
    later = table.fork()
    moves = table.moves
    for _ in range(len(moves) - len(back.moves) - 1):
        later.undo()
        choice, key = later.choice, moves.pop()
        if choice is None or (is_choice(choice) and chooser(choice, key) not in seats):
            return False
    return True
