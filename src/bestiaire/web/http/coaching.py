"""The coach: what a move that somebody has just made cost, where nobody else plays."""

from __future__ import annotations

from typing import NamedTuple

from fastapi.responses import JSONResponse, Response

from bestiaire.core.telling import tell_answer, words_of
from bestiaire.players.review import judge_position
from bestiaire.web.http.hints import while_connected
from bestiaire.web.http.parameters import Call
from bestiaire.web.pages.phrases import phrase
from bestiaire.web.pages.seats import shown_names
from bestiaire.web.refusals import Refusal
from bestiaire.web.tables.curves import LEVEL
from bestiaire.web.tables.entries import as_last_chosen
from bestiaire.web.tables.replay import steps_of
from bestiaire.web.thinking.fair_queue import Kind
from bestiaire.words import percent

COSTLY = 0.2
"""A move is worth a word that cost at least so much of the chances."""


class Review(NamedTuple):
    """A word about the last move; none if it was well enough."""

    sentence: str


async def review(call: Call, version: int) -> Review:
    """What this visitor's last move cost, as the position stood before it, if that is sure: judged as once the game
    is over, so that both say the same. Only where nobody else plays."""
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
    _, steps = steps_of(back.moves)
    given = (back.info.key, LEVEL, (len(steps), back.position(), played))
    judging = server.thinkers.run_for(Kind.HINT, visitor.id, judge_position, *given)
    verdict = await while_connected(call.request, judging)
    if verdict.cost is None or verdict.best is None or verdict.least < COSTLY:
        return Review("")
    seat, lang = back.choice.player, visitor.lang
    best = tell_answer(words_of(back.info), back.view(seat), verdict.best, shown_names(room, lang, seat), lang)
    return Review(phrase("move_cost", lang, cost=percent(lang, verdict.cost), move=best.removesuffix(".")))


def show_review(call: Call, found: Review, seat: str) -> Response:
    return JSONResponse({"sentence": found.sentence})
