"""Hints at a table and curves of finished games: what the search thinks, for people and for programs."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Coroutine
from typing import Annotated, Any, TypeVar
from urllib.parse import quote

from fastapi import Body, FastAPI, Form, Request
from fastapi.responses import JSONResponse, RedirectResponse, Response
from starlette.requests import ClientDisconnect

from bestiaire.players.explain import Explanation
from bestiaire.plots.curve import STYLE, key, svg
from bestiaire.plots.judged import costs, how_judged, listing
from bestiaire.web.http.api import TOKEN, known
from bestiaire.web.http.app import Server
from bestiaire.web.http.assets import A_DAY
from bestiaire.web.pages.judged import in_short
from bestiaire.web.pages.seats import shown_names
from bestiaire.web.refusals import Refusal
from bestiaire.web.tables import moves
from bestiaire.web.tables.curves import LEVEL, PATIENCE, GrowingCurve
from bestiaire.web.tables.room import Room
from bestiaire.web.thinking.fair_queue import Kind
from bestiaire.web.thinking.judging import hint_for
from bestiaire.web.visitors import Visitor

Text = Annotated[str, Form(max_length=400)]
Number = Annotated[int, Form(ge=0, le=1_000_000)]
Version = Annotated[int, Body(embed=True, ge=0, description="the version of the view", examples=[0])]

T = TypeVar("T")

# -- hints


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


async def hint(
    server: Server, request: Request, visitor: Visitor, game_id: str, version: int
) -> tuple[Room, Explanation, list[str]]:
    """What a strong player thinks of the question that this visitor is asked. Only where nobody else plays: at a table
    with another person it would be help that the other one has not."""
    async with moves.at(server.lobby, game_id, visitor.id, version) as (room, seat):
        if room.seats.has_others_than(room.seats.of(visitor.id)):
            raise Refusal(403, "no_hints")
        server.may_hint(request, visitor)
        server.may_wait_for_thoughts(visitor.id)
        table = room.table
    names = shown_names(room, visitor.lang, seat)
    seed = secrets.randbits(64)
    position = table.position()
    given = (table.info.key, position, visitor.lang, names, seed)
    told = await while_connected(request, server.thinkers.run_for(Kind.HINT, visitor.id, hint_for, *given))
    if room.version != version:
        raise Refusal(409, "stale")
    return room, told, names


def add_hints(app: FastAPI, server: Server) -> None:
    @app.post("/t/{game_id}/hint", include_in_schema=False)
    async def hint_page(request: Request, game_id: str, version: Number, seat: Text = "") -> Response:
        visitor = server.visitor(request)
        room, told, names = await hint(server, request, visitor, game_id, version)
        shown_seat = seat if seat in room.seats.numbers and len(room.seats.of(visitor.id)) > 1 else ""
        judged = in_short(told, names)
        return server.page(request, "hint.html", visitor, room=room, judged=judged, seat=shown_seat, form_id="moves")

    @app.get("/t/{game_id}/hint", include_in_schema=False)
    async def back(game_id: str) -> Response:
        return RedirectResponse(f"/t/{quote(game_id)}", 303)

    @app.post("/api/v1/tables/{table_id}/hint", tags=["tables"], dependencies=TOKEN)
    async def hint_for_programs(request: Request, table_id: str, version: Version) -> dict[str, Any]:
        """What the level `hard` thinks of what you are asked: chances, options and lines, in words. 403 where another
        person plays."""
        _, told, _ = await hint(server, request, known(server, request), table_id, version)
        return told.to_json()


# -- curves


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
        server.may_judge(request, visitor)
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


def add_opinions(app: FastAPI, server: Server) -> None:
    add_hints(app, server)
    add_curves(app, server)
