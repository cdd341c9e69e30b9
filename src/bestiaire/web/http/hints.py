"""Hints: what a search thinks of the question that somebody is asked."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Coroutine
from typing import Any, NamedTuple, TypeVar

from fastapi import Request
from fastapi.responses import Response
from starlette.requests import ClientDisconnect

from bestiaire.players.explain import Explanation
from bestiaire.web.http.parameters import Call
from bestiaire.web.pages.judged import in_short
from bestiaire.web.pages.seats import shown_names
from bestiaire.web.refusals import Refusal
from bestiaire.web.tables import moves
from bestiaire.web.tables.room import Room
from bestiaire.web.thinking.fair_queue import Kind
from bestiaire.web.thinking.judging import hint_for

T = TypeVar("T")


class Hint(NamedTuple):
    """What was found, at which table, and what everybody is called there."""

    room: Room
    told: Explanation
    names: list[str]


async def hint(call: Call, version: int) -> Hint:
    """What a strong player thinks of the question that this visitor is asked. Only where nobody else plays: at a table
    with another person it would be help that the other one has not."""
    server, visitor = call.server, call.visitor
    async with moves.at(server.lobby, call.game_id, visitor.id, version) as (room, seat):
        if room.seats.has_others_than(room.seats.of(visitor.id)):
            raise Refusal(403, "no_hints")
        server.limits.may_hint(call.request, visitor)
        server.may_wait_for_thoughts(visitor.id)
        table = room.table
    names = shown_names(room, visitor.lang, seat)
    given = (table.info.key, table.position(), visitor.lang, names, secrets.randbits(64))
    told = await while_connected(call.request, server.thinkers.run_for(Kind.HINT, visitor.id, hint_for, *given))
    if room.version != version:
        raise Refusal(409, "stale")
    return Hint(room, told, names)


async def while_connected(request: Request, work: Coroutine[Any, Any, T]) -> T:
    """What is worked out for a request whose body was read, unless whoever sent it hangs up before."""

    async def until_gone() -> None:
        while (await request.receive())["type"] != "http.disconnect":
            pass

    working, gone = asyncio.ensure_future(work), asyncio.ensure_future(until_gone())
    try:
        await asyncio.wait([working, gone], return_when=asyncio.FIRST_COMPLETED)
        if not working.done():
            raise ClientDisconnect
        return working.result()
    finally:
        working.cancel()
        gone.cancel()


def show_hint(call: Call, found: Hint, seat: str) -> Response:
    """A page with the hint, and the buttons to play what it names."""
    room = found.room
    shown_seat = seat if seat in room.seats.numbers and len(room.seats.of(call.visitor.id)) > 1 else ""
    judged = in_short(room.stored.game, found.told, found.names)
    model: dict[str, Any] = {"room": room, "judged": judged, "seat": shown_seat, "form_id": "moves"}
    return call.server.page(call.request, "hint.html", call.visitor, **model)
