"""The board to analyse on: a position from a replay, pasted or put together by hand, with the search's opinion."""

from __future__ import annotations

import asyncio
import secrets
from typing import Annotated, Any
from urllib.parse import quote

from fastapi import FastAPI, Form, Request
from fastapi.responses import RedirectResponse, Response

import bestiaire
from bestiaire.core.errors import BadInput, IllegalMove, must_be, within
from bestiaire.core.record import with_fresh_chance
from bestiaire.players import Seat
from bestiaire.players.explain import explain
from bestiaire.web import limits
from bestiaire.web.answers import key_of, read_answer
from bestiaire.web.app import Server, address_of
from bestiaire.web.boards import Board
from bestiaire.web.opinions import JudgedQuestion, finished_room, in_short
from bestiaire.web.pages import log_by_turns, open_view, part_model
from bestiaire.web.phrases import phrase
from bestiaire.web.positions import example, read_position, written
from bestiaire.web.refusals import Refusal
from bestiaire.web.seats import shown_names
from bestiaire.web.show import SHOWS
from bestiaire.web.visitors import Visitor
from bestiaire.words import Phrase, capital

Text = Annotated[str, Form(max_length=400)]
Pasted = Annotated[str, Form(max_length=limits.LARGEST_BODY)]
Number = Annotated[int, Form(ge=0, le=1_000_000)]


def board_names(board: Board, lang: str) -> list[str]:
    return board.names or [phrase("player_n", lang, n=seat + 1) for seat in range(board.table.seats)]


def board_model(board: Board, visitor: Visitor) -> dict[str, Any]:
    """The board with all cards open, seen from the side that is asked, every legal move a button."""
    table, lang = board.table, visitor.lang
    asked = None if table.choice is None else table.choice.player
    near = asked if asked is not None else 0
    names = board_names(board, lang)
    view = open_view(table, near)
    if asked is not None:
        view["choice"] = table.view(asked)["choice"]
    titles = [capital(name) for name in names]
    earlier = len(board.tables[-2].events) if len(board.tables) > 1 else 0
    log = log_by_turns(table, None, names, lang, earlier, is_open=True)
    happened = [line.sentence for turn in log for line in turn.lines if line.is_news] if len(board.tables) > 1 else []
    return {
        **part_model(table, view, None, names, titles, lang, log, earlier),
        "seat": None,
        "away": [False] * table.seats,
        "is_replay": True,
        "happened": happened,
        "board": board,
        "name": table.info.name[lang],
        "tried": len(board.tables) - 1,
        "position": written(table.position()),
        **opinion_model(board, visitor),
    }


def opinion_model(board: Board, visitor: Visitor) -> dict[str, Any]:
    """What the search thinks so far."""
    thought, table, lang = board.thought, board.table, visitor.lang
    judged: JudgedQuestion | None = None
    names = board_names(board, lang)
    if thought is not None and thought.forest.simulations:
        seat = Seat(table)
        told = explain(seat, thought.forest.opinion(seat), lang, names)
        judged = in_short(told, names)
    return {
        "judged": judged,
        "form_id": "moves",
        "is_asked": thought is not None,
        "is_enough": thought is None or thought.is_enough,
        "has_failed": board.has_failed,
        "who": "" if table.choice is None else names[table.choice.player],
        "board": board,
    }


def add_analysis(app: FastAPI, server: Server) -> None:
    add_form(app, server)
    add_board(app, server)
    add_acts(app, server)


def add_form(app: FastAPI, server: Server) -> None:
    def form(request: Request, visitor: Visitor, game: str, text: str, said: str = "") -> Response:
        shelf = [(key, info.name[visitor.lang]) for key, info in ((key, bestiaire.game(key)) for key in SHOWS)]
        model: dict[str, Any] = {"shelf": shelf, "chosen": game, "text": text, "said": said}
        return server.page(request, "analysis.html", visitor, 422 if said else 200, **model)

    @app.get("/analysis", include_in_schema=False)
    async def empty(request: Request, game: str = "") -> Response:
        chosen = game if game in SHOWS else next(iter(SHOWS))
        return form(request, server.visitor(request), chosen, example(chosen))

    @app.post("/analysis", include_in_schema=False)
    async def begin(request: Request, game: Text, position: Pasted) -> Response:
        """A board at a position; what is wrong with it is said above it, and nothing is lost."""
        visitor = server.visitor(request)
        if game not in SHOWS:
            raise BadInput("game", Phrase(en="there is no such game", fr="ce jeu n'existe pas"))
        server.may_analyse(request, visitor)
        try:
            table = await asyncio.to_thread(read_position, game, position)
        except Refusal as wrong:
            said = wrong.detail.say(visitor.lang) if isinstance(wrong.detail, Phrase) else wrong.detail
            return form(request, visitor, game, position, phrase(wrong.reason, visitor.lang, detail=said))
        board = server.boards.add(Board(visitor.id, table, []))
        await server.shelf.lay_down(board)
        return server.remember(RedirectResponse(f"/analysis/{board.id}", 303), visitor, request)

    @app.post("/t/{game_id}/analyse", include_in_schema=False)
    async def from_replay(request: Request, game_id: str, at: Number) -> Response:
        """A board at a point of a game that is over."""
        visitor = server.visitor(request)
        room = await finished_room(server, game_id)
        server.may_analyse(request, visitor)
        replay = await server.lobby.replay(room)
        if at > len(replay.moves):
            raise BadInput("at", must_be(within(0, len(replay.moves)), at))
        table = await asyncio.to_thread(replay.at, at)
        if table.choice is None:
            raise Refusal(409, "over")
        names = shown_names(room, visitor.lang, None)
        table = with_fresh_chance(table, secrets.randbits(64))
        board = server.boards.add(Board(visitor.id, table, names, f"/t/{room.id}/replay?at={at}"))
        await server.shelf.lay_down(board)
        return server.remember(RedirectResponse(f"/analysis/{board.id}", 303), visitor, request)

    @app.get("/t/{game_id}/analyse", include_in_schema=False)
    async def back(game_id: str) -> Response:
        return RedirectResponse(f"/t/{quote(game_id)}/replay", 303)


async def own_board(server: Server, request: Request, board_id: str, at: int | None = None) -> tuple[Board, Visitor]:
    """The visitor's own board, as the form that is sent saw it."""
    visitor = server.visitor(request)
    board = await server.shelf.take_up(board_id, visitor.id)
    if at is not None and at != board.version:
        raise Refusal(409, "stale")
    return board, visitor


def add_board(app: FastAPI, server: Server) -> None:
    @app.get("/analysis/{board_id}", include_in_schema=False)
    async def show(request: Request, board_id: str) -> Response:
        board, visitor = await own_board(server, request, board_id)
        return server.page(request, "board.html", visitor, **board_model(board, visitor))

    @app.get("/analysis/{board_id}/stream", include_in_schema=False)
    async def stream(request: Request, board_id: str) -> Response:
        """Server-sent events: the opinion as it grows, while somebody listens."""
        board, visitor = await own_board(server, request, board_id)
        address = address_of(request)

        def shown() -> str:
            return server.pages.render("thoughts.html", visitor, **opinion_model(board, visitor))

        events = server.stream(request, board, visitor, shown)
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
        board, visitor = await own_board(server, request, board_id, at)
        server.may_move(visitor)
        return board

    async def changed(board: Board) -> Response:
        await server.shelf.lay_down(board)
        server.boards.think(board)
        return RedirectResponse(f"/analysis/{board.id}", 303)

    @app.post("/analysis/{board_id}/move", include_in_schema=False)
    async def move(request: Request, board_id: str, at: Number) -> Response:
        board = await at_board(request, board_id, at)
        try:
            board.play(key_of(read_answer((await request.form()).multi_items()), board.table.choice))
        except IllegalMove as error:
            raise Refusal(422, "illegal", error.message) from None
        return await changed(board)

    @app.post("/analysis/{board_id}/back", include_in_schema=False)
    async def back(request: Request, board_id: str, at: Number) -> Response:
        board = await at_board(request, board_id, at)
        board.back()
        return await changed(board)

    @app.post("/analysis/{board_id}/restart", include_in_schema=False)
    async def restart(request: Request, board_id: str, at: Number) -> Response:
        board = await at_board(request, board_id, at)
        board.restart()
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
