"""The coach: what a move that somebody has just made cost, where nobody else plays."""

from __future__ import annotations

import secrets
from typing import NamedTuple

from fastapi.responses import JSONResponse, Response

from bestiaire.web.http.hints import while_connected
from bestiaire.web.http.parameters import Call
from bestiaire.web.pages.phrases import phrase
from bestiaire.web.pages.seats import shown_names
from bestiaire.web.refusals import Refusal
from bestiaire.web.tables.entries import as_last_chosen
from bestiaire.web.thinking.fair_queue import Kind
from bestiaire.web.thinking.judging import hint_for
from bestiaire.words import percent

COSTLY = 0.2
"""From how much of the chances on a move is worth a word."""


class Review(NamedTuple):
    """A word about the last move; none if it was well enough."""

    sentence: str


async def review(call: Call, version: int) -> Review:
    """What this visitor's last move cost, as the position stood before it. Only where nobody else plays."""
    server, visitor = call.server, call.visitor
    room = await server.lobby.room(call.game_id)
    seats = room.seats.of(visitor.id)
    if not seats or room.seats.has_others_than(seats):
        raise Refusal(403, "no_hints")
    if version > room.version:
        raise Refusal(409, "stale")
    back = as_last_chosen(room.table, seats)
    if back is None or back.choice is None:
        return Review("")
    server.limits.may_hint(call.request, visitor)
    server.may_wait_for_thoughts(visitor.id)
    played = room.table.moves[len(back.moves)]
    names = shown_names(room, visitor.lang, back.choice.player)
    given = (back.info.key, back.position(), visitor.lang, names, secrets.randbits(64))
    told = await while_connected(call.request, server.thinkers.run_for(Kind.HINT, visitor.id, hint_for, *given))
    best = told.options[0]
    chances = {option.key: option.chance for option in told.options}
    cost = best.chance - chances.get(played, best.chance)
    if cost < COSTLY:
        return Review("")
    said = phrase("move_cost", visitor.lang, cost=percent(visitor.lang, cost), move=best.words)
    return Review(said)


def show_review(call: Call, found: Review, seat: str) -> Response:
    return JSONResponse({"sentence": found.sentence})
