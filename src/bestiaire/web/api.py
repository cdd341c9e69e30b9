"""The JSON API for programs, under /api/v1: the same tables, the same rules, the same seats."""

from __future__ import annotations

import json
from typing import Annotated, Any

from fastapi import Body, Depends, FastAPI, Request
from fastapi.responses import JSONResponse, Response
from fastapi.security import HTTPBearer
from pydantic import BaseModel, Field

import bestiaire
from bestiaire.core.check import unknown_of_few
from bestiaire.core.errors import BadInput
from bestiaire.players import PLAYERS
from bestiaire.web.app import Server
from bestiaire.web.rooms import Refusal, Room
from bestiaire.web.store import StoredSeat
from bestiaire.web.streams import EventStream
from bestiaire.web.visitors import Visitor, clean_name

TOKEN = [Depends(HTTPBearer(auto_error=False, description="from POST /api/v1/visitors"))]
"""Says in the description who needs a token; `known` sees to it."""

Word = Annotated[str, Field(max_length=200)]
GivenName = Annotated[str, Body(embed=True, max_length=200, examples=["my bot"])]


class NewVisitor(BaseModel):
    name: Word = Field("", examples=["my bot"])


class NewGame(BaseModel):
    game: Word = Field(examples=["mindbug"])
    opponent: Word = Field(
        "friend", description="a computer's name, or `friend` for a seat to be joined", examples=["normal"]
    )
    seat: int = Field(0, ge=0, le=1)
    options: dict[str, Any] | None = Field(None, examples=[{"sets": ["first_contact"]}])
    private: bool = Field(False, description="whether no list on the front page shows it")


class Move(BaseModel):
    key: Word = Field(examples=["play:gorillion"])
    version: int = Field(ge=0, description="the version of the view this move answers", examples=[0])


class Resignation(BaseModel):
    version: int = Field(ge=0, description="the version of the view this answers", examples=[0])


def shown(room: Room, visitor: Visitor) -> dict[str, Any]:
    """A game as this visitor may know it."""
    seats = room.seats_of(visitor.id)
    asked = None if room.table.choice is None else room.table.choice.player
    seat = asked if asked in seats else (seats[0] if seats else None)
    return {
        "id": room.id,
        "version": room.version,
        "seats": [
            {"name": stored.name, "computer": stored.computer, "taken": bool(stored.visitor or stored.computer)}
            for stored in room.stored.seats
        ],
        "your_seats": seats,
        "fingerprint": room.fingerprint,
        "view": room.table.view(seat),
    }


def add_api(app: FastAPI, server: Server) -> None:
    add_ways_in(app, server)
    add_tables(app, server)


def add_ways_in(app: FastAPI, server: Server) -> None:
    @app.post("/api/v1/visitors", status_code=201, tags=["visitors"])
    async def new_visitor(request: Request, body: NewVisitor) -> dict[str, str]:
        """A token to be sent as `Authorization: Bearer …`; it owns the seats taken with it."""
        server.may_arrive(request)
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
        """A new table with you on a seat; `invitation` lets somebody else take the other one."""
        visitor = known(server, request)
        await server.may_open(request, visitor)
        if body.opponent not in PLAYERS and body.opponent != "friend":
            raise BadInput("opponent", unknown_of_few(body.opponent, ["friend", *PLAYERS]))
        computer = body.opponent if body.opponent in PLAYERS else None
        seats = [StoredSeat(None, computer, ""), StoredSeat(None, computer, "")]
        seats[body.seat] = StoredSeat(visitor.id, None, visitor.name)
        table = bestiaire.table(body.game, players=len(seats), options=body.options)
        room = await server.lobby.open_table(table, seats, is_private=body.private)
        return {**shown(room, visitor), "invitation": room.stored.invitation}

    @app.post("/api/v1/join/{invitation}", tags=["tables"], dependencies=TOKEN)
    async def join(request: Request, invitation: str, name: GivenName = "") -> dict[str, Any]:
        """Takes the free seat of a table by invitation."""
        visitor = known(server, request)
        server.may_join(request, visitor)
        room = await server.lobby.sit_down(invitation, visitor.id, clean_name(name) or visitor.name)
        return shown(room, visitor)


def add_tables(app: FastAPI, server: Server) -> None:
    @app.get("/api/v1/tables/{table_id}", tags=["tables"])
    async def look(request: Request, table_id: str) -> dict[str, Any]:
        """The table as you may know it; `view.choice.options` are your legal moves when you are asked."""
        return shown(await server.lobby.current(table_id), server.visitor(request))

    @app.post("/api/v1/tables/{table_id}/moves", tags=["tables"], dependencies=TOKEN)
    async def move(request: Request, table_id: str, body: Move) -> dict[str, Any]:
        """Plays a move. 409: the version is not the current one; 403: not yours to move; 422: not a legal move."""
        visitor = known(server, request)
        server.may_move(visitor)
        return shown(await server.lobby.move(table_id, visitor.id, body.version, body.key), visitor)

    @app.post("/api/v1/tables/{table_id}/resign", tags=["tables"], dependencies=TOKEN)
    async def resign(request: Request, table_id: str, body: Resignation) -> dict[str, Any]:
        """Gives the game up: the other seat wins. 409: the version is not the current one, or the game is over."""
        visitor = known(server, request)
        server.may_move(visitor)
        return shown(await server.lobby.resign(table_id, visitor.id, body.version), visitor)

    @app.get("/api/v1/tables/{table_id}/stream", tags=["tables"], response_class=EventStream)
    async def stream(request: Request, table_id: str) -> Response:
        """Server-sent events: the table as you may know it, now and after every change."""
        visitor = server.visitor(request)
        room = await server.lobby.room(table_id)

        def show() -> str:
            return json.dumps(shown(room, visitor))

        return server.stream(request, room, visitor, show)

    @app.get("/api/v1/tables/{table_id}/record", tags=["tables"])
    async def record(table_id: str) -> Response:
        """The record of a finished game."""
        room = await server.lobby.room(table_id)
        if room.table.result is None:
            raise Refusal(403, "not_over")
        return JSONResponse(room.full_record(await server.lobby.replay(room)))


def known(server: Server, request: Request) -> Visitor:
    """Whoever changes something must have shown a token or a cookie."""
    visitor = server.visitor(request)
    if visitor.is_new:
        raise Refusal(401, "no_visitor")
    return visitor
