"""Taking back: at once if it is free or only computers mind, else when all others agree."""

from __future__ import annotations

import time

from bestiaire.core.table import Table
from bestiaire.web import limits
from bestiaire.web.refusals import Refusal
from bestiaire.web.store.stored import AGREE, REFUSE, UNDO, WITHDRAW, Entry, Wish
from bestiaire.web.tables.commit import enter, enter_wish, retrying
from bestiaire.web.tables.entries import as_last_chosen, is_free
from bestiaire.web.tables.idempotency import times_wished, was_taken_back, was_wished
from bestiaire.web.tables.interruptions import may_take_back, may_wish
from bestiaire.web.tables.lobby import Lobby
from bestiaire.web.tables.moves import newest, seats_where_plays
from bestiaire.web.tables.room import Room


@retrying
async def undo(lobby: Lobby, game_id: str, visitor: str, version: int, again: int = 0) -> Room:
    """Takes back the visitor's last choice: at once if it is free or only computers mind; else others are asked.

    `again` is how often they were asked for it before: what is only sent again does not disturb them once more."""
    room = await newest(lobby, game_id, visitor, version)
    async with room.lock:
        own = room.seats.of(visitor)
        if was_taken_back(room.stored, own, version) or times_wished(room.stored, own, version, UNDO) > again:
            return room
        seats = seats_where_plays(room, visitor)
        if version != room.version:
            raise Refusal(409, "stale")
        if room.table.choice is None:  # seed and cards are open now: whoever went on would know them all
            raise Refusal(409, "no_undo_at_end")
        if room.takebacks.open is not None:
            raise Refusal(409, "undo_waiting")
        back = as_last_chosen(room.table, seats)
        if back is None:
            raise Refusal(409, "nothing_to_undo")
        if room.version >= limits.MOST_ENTRIES:
            raise Refusal(409, "too_long")
        if set(room.people) - {visitor} and not is_free(room.table, back, seats):
            if room.takebacks.was_refused(own):
                raise Refusal(409, "undo_stands")
            may_wish(room, visitor)
            await enter_wish(lobby, room, Wish(seats[0], UNDO, room.version, "", time.time()))
        else:
            may_take_back(room, visitor)
            await take_back(lobby, room, seats[0], back)
    lobby.think_if_needed(room)
    return room


@retrying
async def answer_undo(lobby: Lobby, game_id: str, visitor: str, version: int, agreed: bool) -> Room:
    """Another player's answer to a wish to take back: all have to agree, those for whom the computer plays as well."""
    room = await newest(lobby, game_id, visitor, version)
    kind = AGREE if agreed else REFUSE
    async with room.lock:
        seats = room.seats.of(visitor)
        request = room.takebacks.open if version == room.version else None
        if request is None and was_wished(room.stored, seats, version, kind):
            return room
        if not seats:
            raise Refusal(403, "not_your_game")
        if request is None:
            raise Refusal(409, "stale")
        if request.seat in seats:
            raise Refusal(403, "not_your_move")
        if agreed and visitor in room.takebacks.agreed:
            return room
        await enter_wish(lobby, room, Wish(seats[0], kind, room.version, "", time.time()))
        await undo_if_agreed(lobby, room)
    lobby.think_if_needed(room)
    return room


async def undo_if_agreed(lobby: Lobby, room: Room) -> None:
    """Takes back what was asked for, if nobody's answer is awaited any more; the room is locked."""
    request = room.takebacks.open
    if request is not None and not room.takebacks.unanswered(request, room.people):
        back = as_last_chosen(room.table, room.seats.of(str(room.stored.seats[request.seat].visitor)))
        assert back is not None, "nobody can ask to take back nothing"
        await take_back(lobby, room, request.seat, back)


@retrying
async def withdraw_undo(lobby: Lobby, game_id: str, visitor: str, version: int) -> Room:
    """Who asked to take back would rather not any more."""
    room = await newest(lobby, game_id, visitor, version)
    async with room.lock:
        request = room.takebacks.open if version == room.version else None
        if request is None and was_wished(room.stored, room.seats.of(visitor), version, WITHDRAW):
            return room
        seats = seats_where_plays(room, visitor)
        if request is None or request.seat not in seats:
            raise Refusal(409, "stale")
        await enter_wish(lobby, room, Wish(request.seat, WITHDRAW, room.version, "", time.time()))
    return room


async def take_back(lobby: Lobby, room: Room, seat: int, back: Table) -> None:
    """The table becomes what it was; each move less is an entry."""
    now = time.time()
    entries = [Entry(seat, UNDO, "", now) for _ in room.table.moves[len(back.moves) :]]
    await enter(lobby, room, entries, back)
