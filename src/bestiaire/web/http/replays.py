"""Replays: of games that are over here, and of records that somebody uploads; and playing on from a point of one."""

from __future__ import annotations

import asyncio
import json
from typing import Annotated
from urllib.parse import quote

from fastapi import FastAPI, Form, Request, UploadFile
from fastapi.responses import RedirectResponse, Response

import bestiaire
from bestiaire.core.errors import BadInput, BadRecord, BestiaireError
from bestiaire.core.table import Table
from bestiaire.players import GUESTS, LEVELS
from bestiaire.web import limits
from bestiaire.web.http.curves import finished_room, mistakes_at, next_mistake, reviewed, show_curve
from bestiaire.web.http.seat_fields import Opponent, seats_for
from bestiaire.web.http.server import Server
from bestiaire.web.pages.pages import OPEN
from bestiaire.web.refusals import Refusal
from bestiaire.web.tables import new_games
from bestiaire.web.tables.positions import refuse_fixed_dice
from bestiaire.words import Phrase

Text = Annotated[str, Form(max_length=400)]
Number = Annotated[int, Form(ge=0, le=1_000_000)]


def refuse_long(moves: object) -> None:
    if isinstance(moves, list) and len(moves) > limits.LONGEST_RECORD:
        raise Refusal(422, "long_record", str(limits.LONGEST_RECORD))


def check_upload(content: bytes) -> bytes:
    """Plays a record from outside in a worker; what is left of it to be played again by who trusts it. Refusal 422 says
    what is wrong with it."""
    read_upload(content)
    record = json.loads(content)
    record.pop("digests", None)
    return json.dumps(record).encode()


def read_upload(content: bytes) -> Table:
    """The table of a record, every move of it checked."""
    try:
        record = json.loads(content)
        refuse_long(record.get("moves") if isinstance(record, dict) else None)
        table = bestiaire.replay(record)
        refuse_fixed_dice(table, BadRecord)
        refuse_long(table.moves)
    except BestiaireError as error:
        raise Refusal(422, "bad_record", error.message) from None
    except (ValueError, RecursionError):
        why = Phrase(en="it can't be read as JSON", fr="ce n'est pas du JSON lisible")
        raise Refusal(422, "bad_record", why) from None
    return table


def add_replays(app: FastAPI, server: Server) -> None:
    @app.get("/t/{game_id}/replay", include_in_schema=False)
    async def replay(request: Request, game_id: str, at: int = 0, seat: str = "") -> Response:
        visitor = server.visitor(request)
        room = await finished_room(server, game_id)
        mine = room.seats.of(visitor.id)
        if seat not in (*room.seats.numbers, "spectator", OPEN):
            seat = str(mine[0]) if len(mine) == 1 else OPEN
        game = await reviewed(server, room, visitor)
        model = await asyncio.to_thread(server.pages.replay_part, room, game.replay, visitor, at, seat)
        model["curve"] = show_curve(server, game, visitor, model["at"], seat)
        model["next_mistake"] = next_mistake(game, model["at"])
        model["mistakes"] = mistakes_at(game, model["at"], visitor.lang)
        return server.page(request, "replay.html", visitor, room=room, opponents=LEVELS, guests=GUESTS, **model)

    @app.get("/t/{game_id}/record.json", include_in_schema=False)
    async def record(game_id: str) -> Response:
        room = await finished_room(server, game_id)
        record = room.full_record(await server.lobby.replay(room))
        body = json.dumps(record, ensure_ascii=False, indent=1)
        name = f"bestiaire-{room.stored.game}-{room.id}.json"
        headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"}
        return Response(body, media_type="application/json", headers=headers)

    @app.post("/replay", include_in_schema=False)
    async def upload(request: Request, record: UploadFile) -> Response:
        visitor = server.visitor(request)
        content = await record.read()
        server.limits.may_upload(request, visitor, len(content))
        checked = await server.sandbox.run(check_upload, content)
        table = await asyncio.to_thread(read_upload, checked)
        room = await new_games.archive(server.lobby, table, visitor.id)
        return server.remember(RedirectResponse(f"/t/{room.id}/replay", 303), visitor, request)

    @app.post("/t/{game_id}/continue", include_in_schema=False)
    async def play_on(request: Request, game_id: str, at: Number, opponent: Text, seat: Text = "") -> Response:
        visitor = server.visitor(request)
        await server.may_open(request, visitor)
        room = await finished_room(server, game_id)
        if seat not in ("", *room.seats.numbers):
            raise BadInput("seat", Phrase(en="there is no such seat", fr="cette place n'existe pas"))
        others = [Opponent(opponent)] * (len(room.stored.seats) - 1)
        new = await new_games.continue_from(server.lobby, room, at, seats_for(visitor, others, int(seat or 0)))
        return server.remember(RedirectResponse(f"/t/{new.id}", 303), visitor, request)

    @app.get("/t/{game_id}/continue", include_in_schema=False)
    async def back_to_table(game_id: str) -> Response:
        return RedirectResponse(f"/t/{quote(game_id)}", 303)

    @app.get("/replay", include_in_schema=False)
    async def back_to_front() -> Response:
        return RedirectResponse("/", 303)
