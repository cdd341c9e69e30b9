"""The board to analyse on: a position from a replay or one that was set up (`editing`), with the search's opinion."""

from __future__ import annotations

import asyncio
import secrets
from typing import Annotated
from urllib.parse import quote

from fastapi import FastAPI, Form, Request
from fastapi.responses import RedirectResponse, Response

from bestiaire.core.record import with_fresh_chance
from bestiaire.web.http.curves import finished_room
from bestiaire.web.http.rate_limits import address_of
from bestiaire.web.http.server import Server, drawn, path_of
from bestiaire.web.pages.board_pages import ShownBoard, draw_board, draw_thoughts
from bestiaire.web.pages.seats import faces_at, shown_names
from bestiaire.web.refusals import Refusal
from bestiaire.web.tables import new_games
from bestiaire.web.tables.answers import read_answer
from bestiaire.web.tables.boards import Board, Source, check_version
from bestiaire.web.tables.sandbox import snapshot_of
from bestiaire.web.visitors import Visitor

Number = Annotated[int, Form(ge=0, le=1_000_000)]
Text = Annotated[str, Form(max_length=400)]


def shown(board: Board) -> ShownBoard:
    """A board and what is thought of it now."""
    thought = board.thought
    return ShownBoard(
        board.id,
        board.version,
        board.source,
        board.game,
        board.first.position,
        board.tried,
        None if thought is None else thought.forest.to_show(),
        thought is None or thought.is_enough,
        board.has_failed,
    )


def add_analysis(app: FastAPI, server: Server) -> None:
    add_from_replay(app, server)
    add_board(app, server)
    add_acts(app, server)


def add_from_replay(app: FastAPI, server: Server) -> None:
    @app.post("/t/{game_id}/analyse", include_in_schema=False)
    async def from_replay(request: Request, game_id: str, at: Number, seat: Text = "") -> Response:
        """A board at a point of a game that is over, as it was looked at there."""
        visitor = server.visitor(request)
        room = await finished_room(server, game_id)
        server.limits.may_analyse(request, visitor)
        table = await new_games.table_at(server.lobby, room, at)
        mine = room.seats.of(visitor.id)
        looking = int(seat) if seat in room.seats.numbers else mine[0] if mine else None
        names = shown_names(room, visitor.lang, looking)
        snapshot = await asyncio.to_thread(lambda: snapshot_of(with_fresh_chance(table, secrets.randbits(64))))
        origin = f"/t/{room.id}/replay?at={at}" + (f"&seat={seat}" if seat in room.seats.numbers else "")
        source = Source(names, faces_at(room), looking, origin)
        board = server.boards.add(Board(visitor.id, table.info.key, snapshot, source))
        await server.shared_boards.save(board)
        return server.remember(RedirectResponse(f"/analysis/{board.id}", 303), visitor, request)

    @app.get("/t/{game_id}/analyse", include_in_schema=False)
    async def back(game_id: str) -> Response:
        return RedirectResponse(f"/t/{quote(game_id)}/replay", 303)


async def own_board(server: Server, request: Request, board_id: str) -> tuple[Board, Visitor]:
    """The visitor's own board."""
    visitor = server.visitor(request)
    return await server.shared_boards.load(board_id, visitor.id), visitor


def add_board(app: FastAPI, server: Server) -> None:
    @app.get("/analysis/{board_id}", include_in_schema=False)
    async def show(request: Request, board_id: str) -> Response:
        board, visitor = await own_board(server, request, board_id)
        key = (board.tag, visitor, path_of(request))
        if board.drawn is None or board.drawn[0] != key:
            board.drawn = key, await server.sandbox.run(draw_board, shown(board), visitor, path_of(request))
        return server.remember(drawn(board.drawn[1]), visitor, request)

    @app.get("/analysis/{board_id}/stream", include_in_schema=False)
    async def stream(request: Request, board_id: str) -> Response:
        """Server-sent events: the opinion as it grows, while somebody listens."""
        board, visitor = await own_board(server, request, board_id)
        address = address_of(request)

        async def thoughts() -> str:
            try:
                return await server.sandbox.run(draw_thoughts, shown(board), visitor)
            except Refusal:
                model = {"has_failed": True, "is_asked": True, "is_enough": True}
                return server.pages.render("thoughts.html", visitor, **model)

        events = server.stream(request, board, visitor, thoughts)
        leave = events.when_ended
        try:
            server.boards.watch(board, address)
        except Refusal:
            leave()
            raise

        def ended() -> None:
            server.boards.leave(board, address)
            leave()

        events.when_ended = ended
        return events


async def to_board(board_id: str) -> Response:
    """Who opens the address of a form comes to where the form is."""
    return RedirectResponse(f"/analysis/{quote(board_id)}", 303)


def add_acts(app: FastAPI, server: Server) -> None:
    async def at_board(request: Request, board_id: str, at: int) -> Board:
        board, visitor = await own_board(server, request, board_id)
        check_version(board, at)
        server.limits.may_move(visitor)
        return board

    async def changed(board: Board) -> Response:
        await server.shared_boards.save(board)
        server.boards.think(board)
        return RedirectResponse(f"/analysis/{board.id}", 303)

    @app.post("/analysis/{board_id}/move", include_in_schema=False)
    async def move(request: Request, board_id: str, at: Number) -> Response:
        board = await at_board(request, board_id, at)
        await server.boards.play(board, at, read_answer((await request.form()).multi_items()))
        return await changed(board)

    @app.post("/analysis/{board_id}/back", include_in_schema=False)
    async def back(request: Request, board_id: str, at: Number) -> Response:
        board = await at_board(request, board_id, at)
        await server.boards.back(board, at)
        return await changed(board)

    @app.post("/analysis/{board_id}/restart", include_in_schema=False)
    async def restart(request: Request, board_id: str, at: Number) -> Response:
        board = await at_board(request, board_id, at)
        await server.boards.restart(board, at)
        return await changed(board)

    @app.post("/analysis/{board_id}/think", include_in_schema=False)
    async def think(request: Request, board_id: str, at: Number) -> Response:
        """For browsers without script: one slice more, then the page again."""
        board = await at_board(request, board_id, at)
        thought = board.thought
        if thought is not None and not thought.is_enough:
            server.may_wait_for_thoughts(board.owner)
            await server.boards.think_once(board, thought)
        return RedirectResponse(f"/analysis/{board.id}", 303)

    for ending in ("move", "back", "restart", "think"):
        app.get(f"/analysis/{{board_id}}/{ending}", include_in_schema=False)(to_board)
