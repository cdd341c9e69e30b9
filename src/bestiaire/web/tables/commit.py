"""The commit: what is done at a table goes to disk; only then does the table change, and everybody is told."""

from __future__ import annotations

import functools
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, ParamSpec, TypeVar

from bestiaire.core.table import Table
from bestiaire.web.refusals import Refusal
from bestiaire.web.store.database import Conflict, Unavailable
from bestiaire.web.store.stored import Entry, Wish, winners_of
from bestiaire.web.tables.room import Room

if TYPE_CHECKING:
    from bestiaire.web.tables.lobby import Lobby

P = ParamSpec("P")
T = TypeVar("T")

TRIES = 3
"""How often something is tried that loses a race against another process."""


class LostRace(Refusal):
    """Another process wrote first: perhaps something unrelated, perhaps this very request, sent twice."""

    def __init__(self) -> None:
        super().__init__(409, "stale")


def retrying(action: Callable[P, Awaitable[T]]) -> Callable[P, Awaitable[T]]:
    """Retries what lost a race, at the table as it is now."""

    @functools.wraps(action)
    async def tried(*given: P.args, **named: P.kwargs) -> T:
        for _ in range(TRIES - 1):
            try:
                return await action(*given, **named)
            except LostRace:
                pass
        return await action(*given, **named)

    return tried


async def enter(lobby: Lobby, room: Room, entries: list[Entry], after: Table) -> None:
    """Entries go to disk; then the table is what it is after them, and everybody is told."""
    if room.is_gone:
        raise LostRace
    finished = entries[-1].at if after.result is not None else None
    winners = winners_of(after)
    waiting = lobby.turns.waiting(after, room.stored.seats)
    thinker = None if waiting is None else lobby.turns.thinker(room)
    try:
        asked = None if after.choice is None else after.choice.player
        await written(
            lobby,
            room,
            lobby.store.entries.add(room.id, room.version, entries, finished, asked, waiting, thinker, winners),
        )
    except Conflict:
        lobby.abandon(room)
        raise LostRace from None
    room.stored.entries.extend(entries)
    room.timeline.note_entries()
    room.stored.changed = entries[-1].at
    room.stored.finished, room.stored.winners = finished, winners
    room.stored.asked = asked
    room.stored.waiting, room.stored.thinker = waiting, thinker
    room.events_before = min(len(room.table.events), len(after.events))
    room.table = after
    room.changes.announce()


async def enter_wish(lobby: Lobby, room: Room, wish: Wish, writing: Awaitable[None] | None = None) -> None:
    """A wish goes to disk; then everybody is told."""
    try:
        await written(lobby, room, writing or lobby.store.wishes.add(room.id, len(room.stored.wishes), wish))
    except Conflict:
        lobby.abandon(room)
        raise LostRace from None
    room.stored.wishes.append(wish)
    room.changes.announce()


async def written(lobby: Lobby, room: Room, writing: Awaitable[None]) -> None:
    """Waits until something is on disk. If the database does not answer it may be there all the same: the room is
    looked up as soon as that can be done."""
    try:
        await writing
    except Unavailable:
        lobby.begin_task(lobby.catch_up(room))
        raise
