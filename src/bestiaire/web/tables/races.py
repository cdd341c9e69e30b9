"""First to announce, at a table: whether a claim comes in time, who lost the race, and how long a computer waits.

What a claim is, and which round a question belongs to, `claims` says."""

from __future__ import annotations

from bestiaire.web.store.stored import MOVE
from bestiaire.web.tables.claims import GRACE, PATIENCE, Round, as_asked, claimants, decline_of, round_of
from bestiaire.web.tables.room import Room

RACE = 12
"""Among so many of the last moves one is looked for that came before a claim."""


def current_round(room: Room) -> Round:
    """The round of the question that is asked now."""
    assert room.table.choice is not None
    return round_of(room.table.choice, room.stored)


def claimed(room: Room, seats: list[int], version: int, key: object) -> tuple[int, str] | None:
    """Whose claim that is of somebody on these seats, and the move it means; None if it is none. A claim may answer
    an earlier version: if only others have said no meanwhile, it still comes in time."""
    choice = room.table.choice
    if choice is None or not isinstance(key, str) or not room.is_full or room.is_too_long:
        return None
    if not current_round(room).start <= version <= room.version:
        return None
    for seat, option in choice.claims or []:
        if seat in seats and option.key == key:
            return seat, key
    meant = as_asked(key, choice.player)
    is_asked_now = choice.player in seats and version < room.version and meant != key and meant in choice.keys
    return (choice.player, meant) if is_asked_now else None


def lost_race(room: Room, seats: list[int], version: int) -> bool:
    """Whether somebody on these seats might have announced something at that version, and another one did."""
    since = room.stored.entries[version:]
    if not 0 < len(since) <= RACE or any(entry.kind != MOVE for entry in since):
        return False
    back = room.table.fork()
    for _ in since:
        back.undo()
    choice = back.choice
    if choice is None or not choice.claims or not {choice.player, *claimants(choice)} & set(seats):
        return False
    while since and back.choice is not None and since[0].key == decline_of(back.choice):
        back.play(since.pop(0).key)
    is_same = back.choice is not None and back.choice.kind == choice.kind
    return is_same and bool(since) and since[0].seat not in seats


def awaited(room: Room) -> list[int]:
    """The people who may announce before the computer that is asked answers: those who are there and have not said
    no."""
    choice = room.table.choice
    if choice is None or room.computer_to_move() is None or not choice.claims:
        return []
    passed = current_round(room).passed
    return [
        seat
        for seat in claimants(choice)
        if room.stored.seats[seat].visitor
        and room.stored.seats[seat].computer is None
        and seat not in passed
        and not room.presence.is_away(seat)
    ]


def is_alone(room: Room) -> bool:
    """Whether a single seat that is not out is a person's: then nobody is faster."""
    seats = enumerate(room.stored.seats)
    return sum(seat.visitor is not None and seat.computer is None and at not in room.out for at, seat in seats) == 1


def grace_left(room: Room) -> float:
    """For how many seconds the computer that is asked still lets people announce first."""
    waiting = awaited(room)
    if not waiting:
        return 0.0
    since = room.timeline.moments[current_round(room).start]
    is_patient = is_alone(room) and any(room.presence.has_page(seat) for seat in waiting)
    return max(0.0, since + (PATIENCE if is_patient else GRACE) - room.clock.steady())
