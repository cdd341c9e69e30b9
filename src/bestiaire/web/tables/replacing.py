"""Whom the others may have replaced by the computer: since when, who decides, who has voted for it."""

from __future__ import annotations

from bestiaire.web.store.stored import REPLACE, RETURN
from bestiaire.web.tables.room import Room

SLOW = 180.0
"""Seconds without an answer after which somebody can be replaced, at a table for more than two."""
ABSENT = 60.0
"""Seconds away after which somebody can be replaced, at any table. Both take longer where the pace is slower."""


def is_replaceable(room: Room, seat: int) -> bool:
    """Whether the others may have the computer play for the person on that seat now."""
    at = replaceable_at(room, seat)
    return at is not None and at <= room.clock.steady()


def replaceable_from(room: Room, seat: int) -> float | None:
    """The date from which they may."""
    at = replaceable_at(room, seat)
    return None if at is None else room.clock.date_of(at)


def replaceable_at(room: Room, seat: int) -> float | None:
    """From when on (by the steady clock) the others may have the computer play for the person on that seat, who is
    away or does not answer; None if there is no reason to."""
    choice, stored = room.table.choice, room.stored.seats[seat]
    if choice is None or stored.visitor is None or stored.computer is not None:
        return None
    if room.presence.is_away(seat):
        return room.presence.away[stored.visitor] + max(ABSENT, room.timeline.pace)
    is_asked = choice.player == seat and len(room.stored.seats) > 2
    return room.timeline.asked_at + max(SLOW, room.timeline.pace) if is_asked else None


def voters(room: Room, seat: int) -> set[str]:
    """Those who decide whether the computer plays for an absent one: everybody else who plays and has not been away
    for as long."""
    absent, away = room.stored.seats[seat].visitor, room.presence.away
    gone = room.clock.steady() - max(ABSENT, room.timeline.pace)
    return {
        visitor for visitor in room.players if visitor != absent and not (visitor in away and away[visitor] <= gone)
    }


def votes(room: Room, seat: int) -> set[str | None]:
    """Who is for it. Votes are void once the absent one plays or comes back."""
    stored = room.stored
    absent = str(stored.seats[seat].visitor)
    seats = room.seats.of(absent)
    played = max((number for number, entry in enumerate(stored.entries, 1) if entry.seat in seats), default=0)
    found: set[str | None] = set()
    for wish in reversed(stored.wishes[room.presence.wishes_at_return.get(absent, 0) :]):
        if wish.version < played or (wish.kind == RETURN and wish.seat in seats):
            break
        if wish.kind == REPLACE and int(wish.key) in seats:
            found.add(stored.seats[wish.seat].visitor)
    return found
