"""Curves of finished games: everybody's chances at every point, as a search judges them."""

from __future__ import annotations

import time
from dataclasses import replace
from typing import Annotated, Any, NamedTuple
from urllib.parse import quote

from fastapi import FastAPI, Form, Query, Request
from fastapi.responses import JSONResponse, RedirectResponse, Response

from bestiaire.players.review import COSTLY
from bestiaire.plots.curve import STYLE, Curve, key, svg
from bestiaire.plots.judged import how_judged
from bestiaire.web.http.assets import A_MONTH
from bestiaire.web.http.server import Server
from bestiaire.web.pages.judged import how_far
from bestiaire.web.pages.seats import faces_at, own_seat, shown_names, shown_titles
from bestiaire.web.pages.turning_point import turning_point
from bestiaire.web.pages.walk import COST, Step, Told, step_of, walk_of
from bestiaire.web.refusals import Refusal
from bestiaire.web.tables.curves import LEVEL, PATIENCE, GrowingCurve
from bestiaire.web.tables.replay import Replay
from bestiaire.web.tables.room import Room
from bestiaire.web.visitors import Visitor

ALONG_A_REPLAY = (1160, 172)
LEAST = 60
"""Where a game ends the curve is as large as there is room, but never lower than this."""
Width = Annotated[int, Query(ge=0, le=2000)]
Number = Annotated[int, Form(ge=0, le=1_000_000)]


async def finished_room(server: Server, game_id: str) -> Room:
    """A room whose game is over, or a record brought to look at: all of it may be seen."""
    room = await server.lobby.current(game_id)
    if room.table.result is None and not room.is_archive:
        raise Refusal(403, "not_over")
    return room


class Reviewed(NamedTuple):
    """A game that is over, to leaf through, and its curve as far as it is known."""

    room: Room
    replay: Replay
    curve: GrowingCurve
    own: int | None
    """Where the visitor sat, if at one place only."""
    names: list[str]
    offered: list[dict[str, str]]
    """What could be played where, in words."""


class Mistake(NamedTuple):
    """A costly move beside a point of a game."""

    step: Step
    is_next: bool
    """It was made there, and did not lead there."""


async def reviewed(server: Server, room: Room, visitor: Visitor) -> Reviewed:
    """With the words for this visitor, who is called as at the table."""
    replay, own, lang = await server.lobby.replay(room), own_seat(room, visitor), visitor.lang
    names = shown_names(room, lang, own)
    curve = await server.curves.of(room, replay, names, lang)
    return Reviewed(room, replay, curve, own, names, curve.words[lang, tuple(names)] if not curve.is_too_long else [])


def show_curve(
    server: Server, game: Reviewed, visitor: Visitor, at: int, looking: str, size: tuple[int, int] = (0, 0)
) -> str:
    """The curve as far as it is known: of that size, as where a game ends; or, without one, as along a replay, with
    all moves and what is thought of them."""
    room, replay, curve, own_number, names, offered = game
    room_for, height = (size[0], max(size[1], LEAST)) if size[0] else (0, ALONG_A_REPLAY[1])
    width = room_for or ALONG_A_REPLAY[0]

    def link(number: int) -> str:
        return f"/t/{room.id}/replay?at={number}&seat={looking}"

    model: dict[str, Any] = {"is_too_long": curve.is_too_long, "has_failed": curve.has_failed}
    if not curve.is_too_long:
        own = names[own_number] if room_for and str(own_number) == looking and own_number is not None else ""
        drawn = curve.drawn(offered, names, visitor.lang)
        turns = tuple(turn.at for turn in replay.turns)
        drawn = replace(seen_from(looking, drawn), width=width, height=height, turns=turns)
        model |= {
            "at": at,
            "known": len(curve.verdicts),
            "grows": how_far(min(len(curve.verdicts), curve.last), curve.last, visitor.lang),
            "is_done": curve.is_done,
            "drawn": svg(drawn, link, None if room_for else at),
            "key": "" if room_for else key(drawn.names),
            "ends": ends_of(room, drawn, names) if room_for else [],
            "turning": turning_point(room, drawn, own, looking if own else "") if room_for else None,
            "walk": None if room_for else walk_of(told_of(game, visitor.lang)),
            "link": link,
            "looking": looking,
            "how": how_judged(LEVEL, visitor.lang),
        }
    return server.pages.render("curve.html", visitor, room=room, **model)


def ends_of(room: Room, curve: Curve, names: list[str]) -> list[str]:
    """Of two players the faces of those to whom the upper and the lower end belong."""
    return [faces_at(room)[names.index(name)] for name in curve.names] if len(names) == 2 else []


def told_of(game: Reviewed, lang: str) -> Told:
    room, titles = game.room, shown_titles(game.room, game.names)
    return Told(room.stored.game, game.replay, game.offered, game.curve.verdicts, titles, faces_at(room), lang)


def mistakes_at(game: Reviewed, at: int, lang: str) -> list[Mistake]:
    """The costly moves that led to a point of the game, and on from it, as far as is known."""
    if game.curve.is_too_long:
        return []
    told = told_of(game, lang)
    steps = [(step_of(told, number, None), number == at) for number in (at - 1, at) if 0 <= number < game.curve.last]
    return [Mistake(step, is_next) for step, is_next in steps if step.tone == COST]


class NextMistake(NamedTuple):
    """A costly move that comes later."""

    at: int
    """After how many moves it has been made."""
    whose: str
    """Whose it is; empty if it is the visitor's own."""


def next_mistake(game: Reviewed, at: int) -> NextMistake | None:
    """The next costly move after so many, as far as is known: the visitor's own before those of others."""
    found = [one for one in game.curve.verdicts[at:] if one.cost is not None and one.cost >= COSTLY]
    first = min(found, key=lambda one: (one.player != game.own, one.at), default=None)
    if first is None or first.player is None:
        return None
    whose = "" if first.player == game.own else shown_titles(game.room, game.names)[first.player]
    return NextMistake(first.at + 1, whose)


def seen_from(looking: str, curve: Curve) -> Curve:
    """Of two players the one who looks has the upper end."""
    if looking != "1" or len(curve.names) != 2:
        return curve
    points = [replace(point, hopes=point.hopes[::-1]) for point in curve.points]
    return replace(curve, points=points, names=curve.names[::-1])


async def begin_curve(server: Server, request: Request, visitor: Visitor, game_id: str) -> Reviewed:
    """The curve of a finished game; whoever would set it growing must not do so too often."""
    game = await reviewed(server, await finished_room(server, game_id), visitor)
    curve = game.curve
    if not (curve.is_done or curve.is_running or curve.is_too_long):
        server.limits.may_judge(request, visitor)
        server.may_wait_for_thoughts(visitor.id)
        curve.person = visitor.id
    return game


def add_curves(app: FastAPI, server: Server) -> None:
    def grow(game: Reviewed) -> None:
        server.curves.grow(game.curve, game.room.stored.game, game.replay)

    @app.get("/t/{game_id}/curve/stream", include_in_schema=False)
    async def stream(
        request: Request, game_id: str, at: int = 0, seat: str = "", width: Width = 0, height: Width = 0
    ) -> Response:
        """Server-sent events: the curve, and again with every point that is judged. It grows while somebody listens."""
        visitor = server.visitor(request)
        game = await begin_curve(server, request, visitor, game_id)
        looking = seat if seat in (*game.room.seats.numbers, "spectator", "open") else "open"

        def show() -> str:
            return show_curve(server, game, visitor, at, looking, (width, height))

        events = server.stream(request, game.curve, visitor, show)
        grow(game)
        return events

    @app.post("/t/{game_id}/curve", include_in_schema=False)
    async def start(request: Request, game_id: str, at: Number = 0) -> Response:
        """For browsers without script: it grows for a while, and the page shows how far it is."""
        game = await begin_curve(server, request, server.visitor(request), game_id)
        game.curve.wanted_until = time.monotonic() + PATIENCE
        grow(game)
        return RedirectResponse(f"/t/{game.room.id}/replay?at={at}", 303)

    @app.get("/api/v1/tables/{table_id}/curve", tags=["tables"])
    async def for_programs(request: Request, table_id: str) -> Response:
        """Everybody's chance to win at every point of a finished game, and what each move cost, as far as it has been
        judged; asking sets it going."""
        game = await begin_curve(server, request, server.visitor(request), table_id)
        curve = game.curve
        curve.wanted_until = time.monotonic() + PATIENCE
        grow(game)
        verdicts = [verdict.to_json() for verdict in curve.verdicts]
        return JSONResponse({"moves": curve.last, "level": LEVEL, "is_done": curve.is_done, "verdicts": verdicts})

    @app.get("/t/{game_id}/curve", include_in_schema=False)
    async def back(game_id: str) -> Response:
        return RedirectResponse(f"/t/{quote(game_id)}/replay", 303)

    @app.get("/curve.css", include_in_schema=False)
    async def style(request: Request) -> Response:
        return (await server.assets.of("curve.css", STYLE.encode, "text/css")).answer(request.headers, A_MONTH)
