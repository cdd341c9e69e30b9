"""Curves of finished games: everybody's chances at every point, as a search judges them."""

from __future__ import annotations

import time
from typing import Annotated, Any
from urllib.parse import quote

from fastapi import FastAPI, Form, Request
from fastapi.responses import JSONResponse, RedirectResponse, Response

from bestiaire.plots.curve import STYLE, key, svg
from bestiaire.plots.judged import costs, how_judged, listing
from bestiaire.web.http.assets import A_DAY
from bestiaire.web.http.server import Server
from bestiaire.web.pages.seats import shown_names
from bestiaire.web.refusals import Refusal
from bestiaire.web.tables.curves import LEVEL, PATIENCE, GrowingCurve
from bestiaire.web.tables.room import Room
from bestiaire.web.visitors import Visitor

Number = Annotated[int, Form(ge=0, le=1_000_000)]


async def finished_room(server: Server, game_id: str) -> Room:
    """A room whose game is over, or a record brought to look at: all of it may be seen."""
    room = await server.lobby.current(game_id)
    if room.table.result is None and not room.is_archive:
        raise Refusal(403, "not_over")
    return room


async def curve_of(server: Server, room: Room, lang: str) -> GrowingCurve:
    return await server.curves.of(room, await server.lobby.replay(room), lang)


async def curve_part(server: Server, room: Room, visitor: Visitor, at: int, looking: str) -> str:
    """The curve of a game that is over, as far as it is known, for its replay page."""
    curve = await curve_of(server, room, visitor.lang)
    return show_curve(server, room, curve, visitor, at, looking)


def show_curve(server: Server, room: Room, curve: GrowingCurve, visitor: Visitor, at: int, looking: str) -> str:
    def link(number: int) -> str:
        return f"/t/{room.id}/replay?at={number}&seat={looking}"

    model: dict[str, Any] = {"is_too_long": curve.is_too_long, "has_failed": curve.has_failed}
    if not curve.is_too_long:
        drawn = curve.drawn(shown_names(room, visitor.lang, None), visitor.lang)
        model |= {
            "at": at,
            "known": len(curve.verdicts),
            "all": curve.last + 1,
            "is_done": curve.is_done,
            "drawn": svg(drawn, link, at),
            "key": key(drawn),
            "worst": costs(drawn, link),
            "listing": listing(drawn, drawn.points, link),
            "how": how_judged(LEVEL, visitor.lang),
        }
    return server.pages.render("curve.html", visitor, room=room, **model)


async def begin_curve(server: Server, request: Request, visitor: Visitor, game_id: str) -> tuple[Room, GrowingCurve]:
    """The curve of a finished game; whoever would set it growing must not do so too often."""
    room = await finished_room(server, game_id)
    curve = await curve_of(server, room, visitor.lang)
    if not (curve.is_done or curve.is_running or curve.is_too_long):
        server.limits.may_judge(request, visitor)
        server.may_wait_for_thoughts(visitor.id)
        curve.person = visitor.id
    return room, curve


def add_curves(app: FastAPI, server: Server) -> None:
    async def grow(room: Room, curve: GrowingCurve) -> None:
        server.curves.grow(curve, room.stored.game, await server.lobby.replay(room))

    @app.get("/t/{game_id}/curve/stream", include_in_schema=False)
    async def stream(request: Request, game_id: str, at: int = 0, seat: str = "") -> Response:
        """Server-sent events: the curve, and again with every point that is judged. It grows while somebody listens."""
        visitor = server.visitor(request)
        room, curve = await begin_curve(server, request, visitor, game_id)
        looking = seat if seat in (*room.seats.numbers, "spectator", "open") else "open"

        def show() -> str:
            return show_curve(server, room, curve, visitor, at, looking)

        events = server.stream(request, curve, visitor, show)
        await grow(room, curve)
        return events

    @app.post("/t/{game_id}/curve", include_in_schema=False)
    async def start(request: Request, game_id: str, at: Number = 0) -> Response:
        """For browsers without script: it grows for a while, and the page shows how far it is."""
        room, curve = await begin_curve(server, request, server.visitor(request), game_id)
        curve.wanted_until = time.monotonic() + PATIENCE
        await grow(room, curve)
        return RedirectResponse(f"/t/{room.id}/replay?at={at}", 303)

    @app.get("/api/v1/tables/{table_id}/curve", tags=["tables"])
    async def for_programs(request: Request, table_id: str) -> Response:
        """Everybody's chance to win at every point of a finished game, and what each move cost, as far as it has been
        judged; asking sets it going."""
        room, curve = await begin_curve(server, request, server.visitor(request), table_id)
        curve.wanted_until = time.monotonic() + PATIENCE
        await grow(room, curve)
        verdicts = [verdict.to_json() for verdict in curve.verdicts]
        return JSONResponse({"moves": curve.last, "level": LEVEL, "is_done": curve.is_done, "verdicts": verdicts})

    @app.get("/t/{game_id}/curve", include_in_schema=False)
    async def back(game_id: str) -> Response:
        return RedirectResponse(f"/t/{quote(game_id)}/replay", 303)

    @app.get("/curve.css", include_in_schema=False)
    async def style(request: Request) -> Response:
        return (await server.assets.of("curve.css", STYLE.encode, "text/css")).answer(request.headers, A_DAY)
