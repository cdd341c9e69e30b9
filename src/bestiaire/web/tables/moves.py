"""Moves: who may make one, how it is made, and what else answers a question: saying no beforehand, giving up."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from bestiaire.core.errors import IllegalMove
from bestiaire.web.refusals import Refusal
from bestiaire.web.store.stored import MOVE, PASS, Entry, Wish
from bestiaire.web.tables import races
from bestiaire.web.tables.answers import Answer, key_of
from bestiaire.web.tables.claims import claimants, decline_of
from bestiaire.web.tables.commit import enter, enter_wish, retrying
from bestiaire.web.tables.entries import forced_moves
from bestiaire.web.tables.idempotency import was_declined, was_played, was_resigned
from bestiaire.web.tables.room import Room

if TYPE_CHECKING:
    from bestiaire.web.tables.lobby import Lobby


async def newest(lobby: Lobby, game_id: str, visitor: str, version: int) -> Room:
    """The room as the visitor knows it: who saw a later version than this process, or sat down unseen, did so at
    another one."""
    room = await lobby.room(game_id)
    if lobby.store.is_shared and (version > room.version or not room.seats.played_by(visitor)):
        await lobby.look_up(room)
    return room


def seats_where_plays(room: Room, visitor: str) -> list[int]:
    """The seats where a visitor plays; Refusal 403 if there are none."""
    seats = room.seats.played_by(visitor)
    if not seats:
        raise Refusal(403, "you_left" if room.seats.of(visitor) else "not_your_game")
    return seats


def asked_among(room: Room, seats: list[int], version: int) -> int:
    """The seat of these that is asked; Refusal if none may answer that version now."""
    if version != room.version:
        raise Refusal(409, "too_late" if races.lost_race(room, seats, version) else "stale")
    if not room.is_full:
        raise Refusal(409, "seat_free")
    if room.table.choice is None:
        raise Refusal(409, "over")
    seat = room.table.choice.player
    if seat not in seats:
        raise Refusal(403, "not_your_move")
    if room.is_too_long:
        raise Refusal(409, "too_long")
    return seat


@asynccontextmanager
async def at(lobby: Lobby, game_id: str, visitor: str, version: int) -> AsyncIterator[tuple[Room, int]]:
    """The room, locked, and the seat of the visitor that is asked: for whoever may move now."""
    room = await newest(lobby, game_id, visitor, version)
    async with room.lock:
        yield room, asked_among(room, seats_where_plays(room, visitor), version)


@retrying
async def move(lobby: Lobby, game_id: str, visitor: str, version: int, answer: Answer) -> Room:
    """A visitor's move: checked, on disk, then played. Or a claim, which is one that somebody else is asked for. One
    that was played before is not played again."""
    room = await newest(lobby, game_id, visitor, version)
    async with room.lock:
        if was_played(room.stored, room.seats.of(visitor), version, answer):
            return room
        seats = seats_where_plays(room, visitor)
        claim = races.claimed(room, seats, version, answer)
        if claim is None:
            claim = asked_among(room, seats, version), key_of(answer, room.table.choice)
        await play(lobby, room, *claim)
    lobby.think_if_needed(room)
    return room


async def play(lobby: Lobby, room: Room, seat: int, key: str) -> None:
    """A move of whoever is asked in a room that is locked."""
    try:
        room.table.option(key)
    except IllegalMove as error:
        raise Refusal(422, "illegal", error.message) from None
    assert room.table.choice is not None
    passed = races.current_round(room).passed if key == decline_of(room.table.choice) else frozenset()
    after = room.table.fork()
    after.play(key)
    entries = [Entry(seat, MOVE, key, time.time())]
    entries += forced_moves(after, entries[0].at, passed)
    await enter(lobby, room, entries, after)


@retrying
async def let_pass(lobby: Lobby, game_id: str, visitor: str, version: int, seat: int | None = None) -> Room:
    """A visitor who may announce something would rather not (of several seats at one screen, that one). Who has
    come to be asked meanwhile declines."""
    room = await newest(lobby, game_id, visitor, version)
    async with room.lock:
        choice = room.table.choice
        own = [number for number in room.seats.of(visitor) if seat in (None, number)]
        if was_declined(room.stored, own, version):
            return room
        seats = seats_where_plays(room, visitor)
        mine = [number for number in seats if number in own]
        if not room.is_full:
            raise Refusal(409, "seat_free")
        if choice is None or not races.current_round(room).start <= version <= room.version:
            raise Refusal(409, "too_late" if races.lost_race(room, seats, version) else "stale")
        if choice.player in mine and decline_of(choice) in choice.keys:
            await play(lobby, room, choice.player, decline_of(choice))
        else:
            open_to = [number for number in mine if number in claimants(choice)]
            if not open_to:
                raise Refusal(403, "not_your_move")
            if open_to[0] not in races.current_round(room).passed:
                await enter_wish(lobby, room, Wish(open_to[0], PASS, room.version, "", time.time()))
    lobby.think_if_needed(room)
    return room


@retrying
async def resign(lobby: Lobby, game_id: str, visitor: str, version: int) -> Room:
    """A visitor gives the game up, whoever is asked; at one screen, who is asked does."""
    room = await newest(lobby, game_id, visitor, version)
    async with room.lock:
        if was_resigned(room.stored, room.seats.of(visitor), version):
            return room
        seats = seats_where_plays(room, visitor)
        if version != room.version:
            raise Refusal(409, "stale")
        if room.table.choice is None:
            raise Refusal(409, "over")
        if not room.is_full:
            raise Refusal(409, "seat_free")
        asked = room.table.choice.player
        seat = asked if asked in seats else seats[0]
        after = room.table.fork()
        after.resign(seat)
        await enter(lobby, room, [Entry(seat, MOVE, after.moves[-1], time.time())], after)
    return room
