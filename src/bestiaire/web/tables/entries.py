"""A table and the entries that it comes from: playing them again, what the table plays by itself, and how far back
somebody may go."""

from __future__ import annotations

from typing import Any

import bestiaire
from bestiaire.core.check import Reader
from bestiaire.core.errors import BadRecord, NothingToUndo, must_be
from bestiaire.core.record import play_recorded
from bestiaire.core.table import Table
from bestiaire.web.store.stored import MOVE, UNDO, Entry, StoredGame, StoredSeat
from bestiaire.web.tables.claims import chooser, decline_of
from bestiaire.words import Phrase


def start_of(table: Table) -> dict[str, Any]:
    """What `bestiaire.replay` takes to come to this table, on which nothing has been played yet."""
    return begun_at(table, table.position())


def start_of_game(table: Table) -> dict[str, Any]:
    """What it takes to come to where the game on this table began."""
    return begun_at(table, table.first_position)


def begun_at(table: Table, position: dict[str, Any]) -> dict[str, Any]:
    origin = table.origin
    version = {"version": table.info.version}
    if origin.seed is None:
        return {**version, "position": position}
    return {**version, "seed": origin.seed, "players": origin.seats, "options": origin.options}


def version_of(stored: StoredGame) -> int:
    """By which version of the rules it is played. Games that do not say are from before that was noted: they are of the
    first version that can be played."""
    info = bestiaire.game(stored.game)
    version: int = stored.start.get("version", min([info.version, *info.earlier]))
    return version


def options_of_today(stored: StoredGame, table: Table) -> dict[str, Any]:
    """The options of a game for a new one, without those by which a game of an earlier version is played as then."""
    then = table.info.earlier.get(version_of(stored), {})
    return {name: value for name, value in table.origin.options.items() if name not in then}


def play_again(stored: StoredGame) -> Table:
    """The table of a stored game."""
    record = {"bestiaire": 1, "game": stored.game, "moves": [], **stored.start, "version": version_of(stored)}
    table = bestiaire.replay(record)
    if table.seats != len(stored.seats):
        raise BadRecord("seats", must_be(a_number_of_seats(table.seats), len(stored.seats)))
    play_entries(table, stored.entries)
    table.names = names_of(stored)
    return table


def a_number_of_seats(number: int) -> Phrase:
    return Phrase(en=f"{number} seats", fr=f"{number} places")


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
    """Plays on while everybody can see that there is only one answer, or while somebody is asked who has said no
    beforehand, and says what was played. Where a hand decides how many answers there are its owner is asked, for who is
    passed over would be known to hold nothing."""
    entries: list[Entry] = []
    kind = None if table.choice is None else table.choice.kind
    while (choice := table.choice) is not None:
        has_passed = choice.kind == kind and choice.player in passed and decline_of(choice) in choice.keys
        if not has_passed and not table.is_forced:
            break
        key = decline_of(choice) if has_passed else choice.keys[0]
        entries.append(Entry(choice.player, MOVE, key, at))
        table.play(key)
    return entries


def as_last_chosen(table: Table, seats: list[int]) -> Table | None:
    """The table as it stood when one of these seats last answered something; None if none has. What the table answered
    by itself does not count; what only its owner knows to have had one answer does."""
    back = table.fork()
    moves = table.moves
    while True:
        try:
            back.undo()
        except NothingToUndo:
            return None
        key = moves.pop()
        if back.choice is not None and not back.is_forced and chooser(back.choice, key) in seats:
            return back


def is_free(table: Table, back: Table, seats: list[int]) -> bool:
    """Whether nobody else was asked and nobody learned anything since `back` (what the table answers by itself, nobody
    is asked). Who announced something took it from others, which is never free."""
    if back.choice is not None and back.choice.claims:
        return False
    if any(event.news for event in table.events[len(back.events) :]):
        return False
    later = table.fork()
    moves = table.moves
    for _ in range(len(moves) - len(back.moves) - 1):
        later.undo()
        choice, key = later.choice, moves.pop()
        if choice is None or (not later.is_forced and chooser(choice, key) not in seats):
            return False
    return True
