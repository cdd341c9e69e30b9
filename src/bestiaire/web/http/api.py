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
from bestiaire.core.errors import BadInput, must_be, within
from bestiaire.players import PLAYERS
from bestiaire.web.http.app import Server
from bestiaire.web.http.seat_fields import FRIEND, Other, seats_for
from bestiaire.web.http.streams import EventStream
from bestiaire.web.refusals import Refusal
from bestiaire.web.tables import moves, new_games, races, seating, takeback
from bestiaire.web.tables.claims import claimants
from bestiaire.web.tables.room import Room
from bestiaire.web.visitors import Visitor, clean_name
from bestiaire.words import Phrase

TOKEN = [Depends(HTTPBearer(auto_error=False, description="from POST /api/v1/visitors"))]
"""Says in the description who needs a token; `known` sees to it."""

Word = Annotated[str, Field(max_length=200)]
AnotherOne = Annotated[str, Body(embed=True, max_length=200, examples=["normal"])]
GivenName = Annotated[str, Body(embed=True, max_length=200, examples=["my bot"])]


class NewVisitor(BaseModel):
    name: Word = Field("", examples=["my bot"])


class NewGame(BaseModel):
    game: Word = Field(examples=["mindbug"])
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


class Move(BaseModel):
    key: Word = Field(examples=["play:gorillion"])
    version: int = Field(ge=0, description="the version of the view this move answers", examples=[0])


class AtVersion(BaseModel):
    version: int = Field(ge=0, description="the version of the view this answers", examples=[0])


class Takeback(AtVersion):
    again: int = Field(0, ge=0, description="how often the others were asked for it before", examples=[0])


class AnswerToUndo(AtVersion):
    agree: bool = Field(examples=[True])


class Filling(BaseModel):
    computer: Word = Field(description="who takes the free seats", examples=["normal"])


class Absence(BaseModel):
    seat: int = Field(ge=0, description="the seat of somebody who is away", examples=[1])


NOBODY_ASKED = {"player": None, "kind": "waiting", "rule": None}
"""What is asked at a table that waits for people."""


def shown(room: Room, visitor: Visitor) -> dict[str, Any]:
    """A game as this visitor may know it. Nothing of the deal is shown before every seat is taken."""
    seats, playing = room.seats.of(visitor.id), room.seats.played_by(visitor.id)
    choice = room.table.choice if room.is_full else None
    asked = None if choice is None else choice.player
    seat = asked if asked in seats else (seats[0] if seats else None)
    view: dict[str, Any] = {"game": room.stored.game, "seat": seat, "choice": dict(NOBODY_ASKED)}
    if room.is_full:
        view = room.table.view(seat)
    if seat not in playing and "choice" in view:
        view["choice"].pop("options", None)
        view["choice"].pop("claims", None)
    request = room.takebacks.open
    asks_you = request is not None and visitor.id in room.takebacks.unanswered(request, room.people)
    return {
        "id": room.id,
        "version": room.version,
        "seats": [
            {
                "name": stored.name,
                "computer": stored.computer,
                "taken": bool(stored.visitor or stored.computer),
                "left": bool(stored.visitor and stored.computer),
                "away": room.presence.is_away(number),
            }
            for number, stored in enumerate(room.stored.seats)
        ],
        "your_seats": playing,
        "left_seats": [number for number in seats if number not in playing],
        "asked_since": None if choice is None else room.timeline.asked_since,
        "passed": [] if choice is None else sorted(races.current_round(room).passed & set(claimants(choice))),
        "undo": None if request is None else {"seat": request.seat, "asks_you": asks_you},
        "stuck": room.is_stuck,
        "rematch": room.rematch,
        "continued": room.is_continued,
        "fingerprint": room.fingerprint,
        "view": view,
    }


def add_api(app: FastAPI, server: Server) -> None:
    add_ways_in(app, server)
    add_tables(app, server)
    add_wishes(app, server)
    add_sitting(app, server)


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
        """A new table with you on a seat; `invitation` lets others take the free ones."""
        visitor = known(server, request)
        await server.may_open(request, visitor)
        seats = seats_for(visitor, others_of(body), body.seat)
        table = new_games.dealt(body.game, len(seats), body.options)
        room = await new_games.open_table(server.lobby, table, seats, is_private=body.private)
        return {**shown(room, visitor), "invitation": room.stored.invitation}

    @app.post("/api/v1/join/{invitation}", tags=["tables"], dependencies=TOKEN)
    async def join(request: Request, invitation: str, name: GivenName = "") -> dict[str, Any]:
        """Takes the next free seat of a table by invitation."""
        visitor = known(server, request)
        server.may_join(request, visitor)
        room = await seating.sit_down(server.lobby, invitation, visitor.id, clean_name(name) or visitor.name)
        return shown(room, visitor)


def add_tables(app: FastAPI, server: Server) -> None:
    @app.get("/api/v1/tables/{table_id}", tags=["tables"])
    async def look(request: Request, table_id: str) -> dict[str, Any]:
        """The table as you may know it; `view.choice.options` are your legal moves when you are asked."""
        return shown(await server.lobby.current(table_id), server.visitor(request))

    @app.post("/api/v1/tables/{table_id}/moves", tags=["tables"], dependencies=TOKEN)
    async def move(request: Request, table_id: str, body: Move) -> dict[str, Any]:
        """Plays a move, or one of your `view.choice.claims`: the first to announce has it. Send it again if the answer
        was lost: the same `key` for the same `version` is played once, and answered as the first time. 409: another
        move for a version that is not the current one, or somebody was faster; 403: not yours to move; 422: not a
        legal move."""
        visitor = known(server, request)
        server.may_move(visitor)
        return shown(await moves.move(server.lobby, table_id, visitor.id, body.version, body.key), visitor)

    @app.post("/api/v1/tables/{table_id}/resign", tags=["tables"], dependencies=TOKEN)
    async def resign(request: Request, table_id: str, body: AtVersion) -> dict[str, Any]:
        """Gives the game up: the other seat wins. 409: the version is not the current one, or the game is over."""
        visitor = known(server, request)
        server.may_move(visitor)
        return shown(await moves.resign(server.lobby, table_id, visitor.id, body.version), visitor)

    @app.get("/api/v1/tables/{table_id}/stream", tags=["tables"], response_class=EventStream)
    async def stream(request: Request, table_id: str) -> Response:
        """Server-sent events: the table as you may know it, now and after every change."""
        visitor = server.visitor(request)
        room = await server.lobby.room(table_id)

        def show() -> str:
            return json.dumps(shown(room, visitor))

        return server.stream_table(request, room, visitor, show)

    @app.get("/api/v1/tables/{table_id}/record", tags=["tables"])
    async def record(table_id: str) -> Response:
        """The record of a finished game."""
        room = await server.lobby.room(table_id)
        if room.table.result is None:
            raise Refusal(403, "not_over")
        return JSONResponse(room.full_record(await server.lobby.replay(room)))


def add_wishes(app: FastAPI, server: Server) -> None:
    @app.post("/api/v1/tables/{table_id}/pass", tags=["tables"], dependencies=TOKEN)
    async def let_pass(request: Request, table_id: str, body: AtVersion) -> dict[str, Any]:
        """Says that you announce none of your `view.choice.claims`: nobody need wait for you."""
        visitor = known(server, request)
        server.may_move(visitor)
        return shown(await moves.let_pass(server.lobby, table_id, visitor.id, body.version), visitor)

    @app.post("/api/v1/tables/{table_id}/undo", tags=["tables"], dependencies=TOKEN)
    async def undo(request: Request, table_id: str, body: Takeback) -> dict[str, Any]:
        """Takes back your last choice, or asks all other people whether you may. Sent again it asks nobody again: who
        was refused and asks once more says so by `again`. 429: they were asked too often."""
        visitor = known(server, request)
        server.may_move(visitor)
        return shown(await takeback.undo(server.lobby, table_id, visitor.id, body.version, body.again), visitor)

    @app.post("/api/v1/tables/{table_id}/undo/answer", tags=["tables"], dependencies=TOKEN)
    async def answer(request: Request, table_id: str, body: AnswerToUndo) -> dict[str, Any]:
        """Agrees that somebody takes back, or does not."""
        visitor = known(server, request)
        server.may_move(visitor)
        return shown(await takeback.answer_undo(server.lobby, table_id, visitor.id, body.version, body.agree), visitor)

    @app.post("/api/v1/tables/{table_id}/undo/withdraw", tags=["tables"], dependencies=TOKEN)
    async def withdraw(request: Request, table_id: str, body: AtVersion) -> dict[str, Any]:
        """You would rather not take back any more."""
        visitor = known(server, request)
        server.may_move(visitor)
        return shown(await takeback.withdraw_undo(server.lobby, table_id, visitor.id, body.version), visitor)

    @app.post("/api/v1/tables/{table_id}/rematch", tags=["tables"], dependencies=TOKEN)
    async def rematch(request: Request, table_id: str) -> dict[str, Any]:
        """The same players once more, each a seat further: the new table."""
        visitor = known(server, request)
        if (await server.lobby.room(table_id)).rematch is None:
            await server.may_open(request, visitor)
        return shown(await new_games.rematch(server.lobby, table_id, visitor.id), visitor)


def add_sitting(app: FastAPI, server: Server) -> None:
    @app.post("/api/v1/tables/{table_id}/fill", tags=["tables"], dependencies=TOKEN)
    async def fill(request: Request, table_id: str, body: Filling) -> dict[str, Any]:
        """Starts without waiting: computers take the free seats. Only for who opened the table."""
        visitor = known(server, request)
        server.may_move(visitor)
        return shown(await seating.fill(server.lobby, table_id, visitor.id, body.computer), visitor)

    @app.post("/api/v1/tables/{table_id}/retry", tags=["tables"], dependencies=TOKEN)
    async def retry(request: Request, table_id: str, computer: AnotherOne = "") -> dict[str, Any]:
        """Where `stuck`: the computer that could not move tries again, or `computer` plays on in its place."""
        visitor = known(server, request)
        server.may_move(visitor)
        return shown(await seating.retry(server.lobby, table_id, visitor.id, computer), visitor)

    @app.post("/api/v1/tables/{table_id}/leave", tags=["tables"], dependencies=TOKEN)
    async def leave(request: Request, table_id: str) -> dict[str, Any]:
        """Lets the computer play for you, at a table for more than two."""
        visitor = known(server, request)
        server.may_move(visitor)
        return shown(await seating.leave(server.lobby, table_id, visitor.id), visitor)

    @app.post("/api/v1/tables/{table_id}/return", tags=["tables"], dependencies=TOKEN)
    async def come_back(request: Request, table_id: str) -> dict[str, Any]:
        """Takes your seat again after the computer has played for you."""
        visitor = known(server, request)
        server.may_move(visitor)
        return shown(await seating.come_back(server.lobby, table_id, visitor.id), visitor)

    @app.post("/api/v1/tables/{table_id}/replace", tags=["tables"], dependencies=TOKEN)
    async def replace(request: Request, table_id: str, body: Absence) -> dict[str, Any]:
        """Would have the computer play for somebody who is away; it does when all others who are there agree."""
        visitor = known(server, request)
        server.may_move(visitor)
        return shown(await seating.replace(server.lobby, table_id, visitor.id, body.seat), visitor)


def others_of(body: NewGame) -> list[Other]:
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
    return [Other(one) for one in others]


def a_list_of(number: int) -> Phrase:
    return Phrase(en=f"a list of {number}", fr=f"une liste de {number}")


def known(server: Server, request: Request) -> Visitor:
    """Whoever changes something must have shown a token or a cookie."""
    visitor = server.visitor(request)
    if visitor.is_new:
        raise Refusal(401, "no_visitor")
    return visitor
