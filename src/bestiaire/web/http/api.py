"""The JSON API for programs, under /api/v1: the same tables, the same rules, the same seats. What is done at a table
comes from the table of actions."""

from __future__ import annotations

import json
from typing import Annotated, Any

from fastapi import Body, FastAPI, Request
from fastapi.responses import JSONResponse, Response
from pydantic import BaseModel, Field

import bestiaire
from bestiaire.core.check import unknown_of_few
from bestiaire.core.errors import BadInput, must_be, within
from bestiaire.games import first_key
from bestiaire.players import PLAYERS
from bestiaire.web.http.action_routes import add_action_endpoints
from bestiaire.web.http.errors import Problem
from bestiaire.web.http.seat_fields import FRIEND, Opponent, seats_for
from bestiaire.web.http.server import Server
from bestiaire.web.http.streams import EventStream
from bestiaire.web.http.table_json import table_json
from bestiaire.web.http.tokens import TOKEN
from bestiaire.web.refusals import Refusal
from bestiaire.web.tables import new_games, seating
from bestiaire.web.visitors import clean_name
from bestiaire.words import Phrase

Word = Annotated[str, Field(max_length=200)]
GivenName = Annotated[str, Body(embed=True, max_length=200, examples=["my bot"])]


class NewVisitor(BaseModel):
    name: Word = Field("", examples=["my bot"])


class NewGame(BaseModel):
    game: Word = Field(examples=[first_key()])
    players: int | None = Field(
        None, ge=1, le=20, description="how many seats; without it, as many as `opponents` and you, or the fewest"
    )
    opponent: Word = Field(
        "friend",
        description="a computer's name, or `friend` for seats to be joined: everybody else",
        examples=["normal"],
    )
    opponents: list[Word] | None = Field(
        None,
        max_length=19,
        description="the same for each other seat, clockwise after you",
        examples=[["hard"]],
    )
    seat: int = Field(0, ge=0, le=19)
    options: dict[str, Any] | None = Field(None, examples=[{"sets": ["first_contact"]}])
    private: bool = Field(False, description="whether no list on the front page shows it")


def add_api(app: FastAPI, server: Server) -> None:
    add_ways_in(app, server)
    add_tables(app, server)
    add_action_endpoints(app, server)


def add_ways_in(app: FastAPI, server: Server) -> None:
    @app.post("/api/v1/visitors", status_code=201, tags=["visitors"], responses={401: {"model": Problem}})
    async def new_visitor(request: Request, body: NewVisitor) -> dict[str, str]:
        """A token to be sent as `Authorization: Bearer …`; it owns the seats taken with it."""
        server.limits.may_arrive(request)
        visitor = server.visitors.newcomer(name=body.name)
        return {"token": server.visitors.token(visitor)}

    @app.get("/api/v1/games", tags=["games"])
    async def shelf() -> list[dict[str, Any]]:
        """The games on the shelf."""
        return [
            {"key": info.key, "name": info.name, "players": list(info.players), "options": info.options}
            for info in bestiaire.games().values()
        ]

    @app.post("/api/v1/tables", status_code=201, tags=["tables"], dependencies=TOKEN)
    async def create(request: Request, body: NewGame) -> dict[str, Any]:
        """A new table with you on a seat; `invitation` lets others take the free ones."""
        visitor = server.known_visitor(request)
        await server.may_open(request, visitor)
        seats = seats_for(visitor, others_of(body), body.seat)
        table = new_games.dealt(body.game, len(seats), body.options)
        room = await new_games.open_table(server.lobby, table, seats, is_private=body.private)
        return {**table_json(room, visitor), "invitation": room.stored.invitation}

    @app.post("/api/v1/join/{invitation}", tags=["tables"], dependencies=TOKEN)
    async def join(request: Request, invitation: str, name: GivenName = "") -> dict[str, Any]:
        """Takes the next free seat of a table by invitation."""
        visitor = server.known_visitor(request)
        server.may_join(request, visitor)
        room = await seating.sit_down(server.lobby, invitation, visitor.id, clean_name(name) or visitor.name)
        return table_json(room, visitor)


def add_tables(app: FastAPI, server: Server) -> None:
    @app.get("/api/v1/tables/{table_id}", tags=["tables"])
    async def look(request: Request, table_id: str) -> dict[str, Any]:
        """The table as you may know it; `view.choice.options` are your legal moves when you are asked."""
        return table_json(await server.lobby.current(table_id), server.visitor(request))

    @app.get("/api/v1/tables/{table_id}/stream", tags=["tables"], response_class=EventStream, status_code=200)
    async def stream(request: Request, table_id: str) -> Response:
        """Server-sent events: the table as you may know it, now and after every change."""
        visitor = server.visitor(request)
        room = await server.lobby.room(table_id)

        def show() -> str:
            return json.dumps(table_json(room, visitor))

        return server.stream_table(request, room, visitor, show)

    @app.get("/api/v1/tables/{table_id}/record", tags=["tables"])
    async def record(table_id: str) -> Response:
        """The record of a finished game."""
        room = await server.lobby.room(table_id)
        if room.table.result is None:
            raise Refusal(403, "not_over")
        return JSONResponse(room.full_record(await server.lobby.replay(room)))


def others_of(body: NewGame) -> list[Opponent]:
    """Everybody else at a new table."""
    fewest, most = bestiaire.game(body.game).players
    number = body.players or (fewest if body.opponents is None else len(body.opponents) + 1)
    if not fewest <= number <= most:
        raise BadInput("players", must_be(within(fewest, most), number))
    others = body.opponents if body.opponents is not None else [body.opponent] * (number - 1)
    if len(others) != number - 1:
        raise BadInput("opponents", must_be(a_list_of(number - 1), others))
    if body.seat >= number:
        raise BadInput("seat", must_be(within(0, number - 1), body.seat))
    for one in others:
        if one not in PLAYERS and one != FRIEND:
            raise BadInput("opponent", unknown_of_few(one, [FRIEND, *PLAYERS]))
    return [Opponent(one) for one in others]


def a_list_of(number: int) -> Phrase:
    return Phrase(en=f"a list of {number}", fr=f"une liste de {number}")
