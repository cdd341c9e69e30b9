"""What disturbs other people at a table is limited in rate, for each person at each table. It is counted from what is
on disk, so a restart and another process change nothing."""

from __future__ import annotations

import time

from bestiaire.web.refusals import Refusal
from bestiaire.web.store.stored import LEAVE, REPLACE, UNDO
from bestiaire.web.tables.room import Room

DISTURBING = (UNDO, REPLACE, LEAVE)
"""Wishes about which others are asked, or told. (What takes one of these back, or answers it, comes no oftener.)"""
WISHES = 4
WISHES_WITHIN = 120.0
"""How many of them, within how many seconds."""
TAKEBACKS = 20
TAKEBACKS_WITHIN = 60.0
"""How many takebacks within how many seconds, though they are free: the table jumps before the others' eyes."""


def may_wish(room: Room, visitor: str) -> None:
    """Refuses who would disturb the others too often."""
    own = room.seats.of(visitor)
    times = [wish.at for wish in room.stored.wishes if wish.seat in own and wish.kind in DISTURBING]
    limit(times, WISHES, WISHES_WITHIN)


def may_take_back(room: Room, visitor: str) -> None:
    """The same for what needs nobody's leave; who plays alone may do so as often as they like."""
    own = room.seats.of(visitor)
    if room.seats.has_others_than(own):
        times = {entry.at for entry in room.stored.entries if entry.seat in own and entry.kind == UNDO}
        limit(sorted(times), TAKEBACKS, TAKEBACKS_WITHIN)


def limit(times: list[float], most: int, within: float) -> None:
    """Refuses what was done so often of late, and says when it may be done again. A date that lies ahead, because the
    clock was set back since, counts for nothing."""
    now = time.time()
    times = [at for at in times if at <= now]
    if len(times) >= most:
        wait = times[-most] + within - now
        if wait > 0:
            raise Refusal(429, "too_often", retry=wait)
