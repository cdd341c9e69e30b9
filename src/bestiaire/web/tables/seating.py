"""Who plays where while a game runs: free seats filled with computers, and computers that play for people who left.

A seat stays its visitor's: the computer only plays there until the visitor takes it back. Whoever is away can be
replaced by the others, if all of them who are there agree. Every change is a wish, on disk together with the seats
before anybody hears of it."""

from __future__ import annotations

import time

from bestiaire.core.check import unknown_of_few
from bestiaire.core.errors import BadInput, must_be, within
from bestiaire.players import PLAYERS
from bestiaire.web.refusals import Refusal
from bestiaire.web.store.database import Conflict
from bestiaire.web.store.stored import LEAVE, REPLACE, RETRY, RETURN, Wish
from bestiaire.web.tables import replacing
from bestiaire.web.tables.commit import enter_wish, written
from bestiaire.web.tables.entries import names_of
from bestiaire.web.tables.interruptions import may_wish
from bestiaire.web.tables.lobby import Lobby
from bestiaire.web.tables.moves import seats_where_plays
from bestiaire.web.tables.room import Room
from bestiaire.web.visitors import clean_name

STAND_IN = "normal"
"""How the computer plays for somebody."""


async def invited(lobby: Lobby, invitation: str) -> Room:
    """The room to which an invitation belongs; Refusal 404 if to none."""
    game_id = await lobby.store.games.invited(invitation)
    if game_id is None:
        raise Refusal(404, "no_such_invitation")
    room = await lobby.current(game_id)
    if room.is_archive:
        raise Refusal(404, "no_such_invitation")
    return room


async def sit_down(lobby: Lobby, invitation: str, visitor: str, name: str, face: str | None = None) -> Room:
    """Takes a free seat by invitation; who already sits there just comes back."""
    room = await invited(lobby, invitation)
    async with room.lock:
        if room.seats.of(visitor):
            return room
        for number, seat in enumerate(room.stored.seats):
            if seat.visitor is None and seat.computer is None:
                try:
                    await written(lobby, room, lobby.store.seats.take(room.id, number, visitor, name, face))
                except Conflict:
                    lobby.abandon(room)
                    raise Refusal(409, "stale") from None
                seat.visitor, seat.name, seat.face = visitor, name, face
                room.table.names[number] = name
                room.timeline.note_seated()
                room.changes.announce()
                return room
    raise Refusal(409, "no_free_seat")


async def call_oneself(lobby: Lobby, game_id: str, visitor: str, name: str) -> Room:
    """Who waits for others says by which name they are invited; nothing changes where no name is said."""
    return await introduce_oneself(lobby, game_id, visitor, clean_name(name), None)


async def choose_face(lobby: Lobby, game_id: str, visitor: str, face: str | None) -> Room:
    """Who waits for others says what they look like; nothing changes where nothing is said."""
    return await introduce_oneself(lobby, game_id, visitor, "", face)


async def introduce_oneself(lobby: Lobby, game_id: str, visitor: str, name: str, face: str | None) -> Room:
    room = await lobby.current(game_id)
    async with room.lock:
        seats = room.seats.of(visitor)
        if not seats:
            raise Refusal(403, "not_your_game")
        if room.is_full:
            raise Refusal(409, "no_free_seat")
        seat = room.stored.seats[seats[0]]
        name, face = name or seat.name, face or seat.face
        if (name, face) == (seat.name, seat.face):
            return room
        try:
            await written(lobby, room, lobby.store.seats.introduce(room.id, seats[0], visitor, name, face))
        except Conflict:
            lobby.abandon(room)
            raise Refusal(409, "stale") from None
        seat.name = room.table.names[seats[0]] = name
        seat.face = face
        room.presence.revision += 1
        room.changes.announce()
    return room


async def fill(lobby: Lobby, game_id: str, visitor: str, computer: str) -> Room:
    """Who opened the table waits no longer: computers take the free seats."""
    room = await lobby.current(game_id)
    if computer not in PLAYERS:
        raise BadInput("computer", unknown_of_few(computer, PLAYERS))
    async with room.lock:
        if not room.seats.of(visitor):
            raise Refusal(403, "not_your_game")
        if not room.seats.were_opened_by(visitor):
            raise Refusal(403, "not_opener")
        free = [number for number, seat in enumerate(room.stored.seats) if not (seat.visitor or seat.computer)]
        if not free:
            raise Refusal(409, "no_free_seat")
        try:
            await written(lobby, room, lobby.store.seats.fill(room.id, free, computer))
        except Conflict:
            lobby.abandon(room)
            raise Refusal(409, "stale") from None
        for number in free:
            room.stored.seats[number].computer = computer
            room.table.names[number] = computer
        room.timeline.note_seated()
        room.changes.announce()
    lobby.think_if_needed(room)
    return room


async def retry(lobby: Lobby, game_id: str, visitor: str, computer: str = "") -> Room:
    """Somebody who sits there has a computer that could not move try again, or another one play on in its place."""
    room = await lobby.current(game_id)
    if computer and computer not in PLAYERS:
        raise BadInput("computer", unknown_of_few(computer, PLAYERS))
    async with room.lock:
        if not room.seats.of(visitor):
            raise Refusal(403, "not_your_game")
        choice = room.table.choice
        if room.is_stuck and choice is not None:
            seat = choice.player
            wish = Wish(room.seats.of(visitor)[0], RETRY, room.version, computer, time.time())
            if computer:
                await seat_computers(lobby, room, wish, [seat], computer)
                room.table.names = names_of(room.stored)
            else:
                await enter_wish(lobby, room, wish)
    lobby.think_if_needed(room)
    return room


async def leave(lobby: Lobby, game_id: str, visitor: str) -> Room:
    """A visitor leaves a table for more than two: from now on the computer plays there. At a table for two one
    resigns."""
    room = await lobby.current(game_id)
    async with room.lock:
        seats = played_now(room, visitor)
        if len(room.stored.seats) == 2:
            raise Refusal(409, "resign_instead")
        may_wish(room, visitor)
        await seat_computers(lobby, room, Wish(seats[0], LEAVE, room.version, "", time.time()), seats, STAND_IN)
    lobby.think_if_needed(room)
    return room


async def come_back(lobby: Lobby, game_id: str, visitor: str) -> Room:
    """A visitor for whom the computer plays takes the seat again."""
    room = await lobby.current(game_id)
    async with room.lock:
        seats = [number for number in room.seats.of(visitor) if room.stored.seats[number].computer]
        if not room.seats.of(visitor):
            raise Refusal(403, "not_your_game")
        if room.table.choice is None:
            raise Refusal(409, "over")
        if seats:
            await seat_computers(lobby, room, Wish(seats[0], RETURN, room.version, "", time.time()), seats, None)
    lobby.think_if_needed(room)
    return room


async def replace(lobby: Lobby, game_id: str, visitor: str, seat: int) -> Room:
    """A visitor would have the computer play for somebody who is away or does not answer; it does when all others who
    are there agree."""
    room = await lobby.current(game_id)
    async with room.lock:
        mine = played_now(room, visitor)
        if not 0 <= seat < len(room.stored.seats):
            raise BadInput("seat", must_be(within(0, len(room.stored.seats) - 1), seat))
        if not replacing.is_replaceable(room, seat) or seat in mine:
            raise Refusal(409, "not_away")
        voters = replacing.voters(room, seat)
        if visitor not in voters:
            raise Refusal(403, "not_your_move")
        if visitor not in replacing.votes(room, seat):
            may_wish(room, visitor)
        wish = Wish(mine[0], REPLACE, room.version, str(seat), time.time())
        if voters <= replacing.votes(room, seat) | {visitor}:
            absent = room.seats.played_by(str(room.stored.seats[seat].visitor))
            await seat_computers(lobby, room, wish, absent, STAND_IN)
        elif visitor not in replacing.votes(room, seat):
            await enter_wish(lobby, room, wish)
    lobby.think_if_needed(room)
    return room


def played_now(room: Room, visitor: str) -> list[int]:
    """The seats where a visitor plays a game that runs; Refusal if there are none."""
    seats = seats_where_plays(room, visitor)
    if room.table.choice is None:
        raise Refusal(409, "over")
    if not room.is_full:
        raise Refusal(409, "seat_free")
    return seats


async def seat_computers(lobby: Lobby, room: Room, wish: Wish, seats: list[int], computer: str | None) -> None:
    """Computers begin to play on these seats, or (None) leave them. The seats stay their people's, whose answer to a
    wish to take back is still needed."""
    computers: dict[int, str | None] = dict.fromkeys(seats, computer)
    await enter_wish(lobby, room, wish, lobby.store.wishes.add(room.id, len(room.stored.wishes), wish, computers))
    for number in seats:
        room.stored.seats[number].computer = computer
