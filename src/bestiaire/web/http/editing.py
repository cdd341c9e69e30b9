"""The page on which a position is set up, to be analysed or played from: by clicking, or as text."""

from __future__ import annotations

import secrets
from typing import Annotated

from fastapi import FastAPI, Form, Query, Request
from fastapi.responses import RedirectResponse, Response

import bestiaire
from bestiaire.core.errors import BadInput
from bestiaire.web import limits
from bestiaire.web.http.seat_fields import Opponent, seats_for
from bestiaire.web.http.server import Server, drawn, path_of
from bestiaire.web.pages.editor_pages import draw_editor
from bestiaire.web.pages.phrases import phrase
from bestiaire.web.refusals import Refusal
from bestiaire.web.tables import new_games
from bestiaire.web.tables.boards import Board
from bestiaire.web.tables.positions import LONGEST_LINK, at_random, example, unpacked
from bestiaire.web.tables.sandbox import Snapshot, begin_board
from bestiaire.web.visitors import Visitor
from bestiaire.words import Phrase

Text = Annotated[str, Form(max_length=400)]
Pasted = Annotated[str, Form(max_length=limits.LARGEST_BODY)]
Packed = Annotated[str, Query(max_length=LONGEST_LINK)]

USUAL_OPPONENT = "normal"
"""Against whom a position is played from where it was set up."""


async def show(
    server: Server, request: Request, visitor: Visitor, game: str, text: str, wrong: Refusal | None = None
) -> Response:
    """The page; what is wrong with the position is said on it, and nothing is lost."""
    said = "" if wrong is None else words_for(visitor, wrong)
    given = game, text, said, visitor, path_of(request), server.visitors.was_signed_out(request)
    page = drawn(await server.sandbox.run(draw_editor, *given), 422 if said else 200)
    return page if said else server.remember(page, visitor, request)


def words_for(visitor: Visitor, wrong: Refusal) -> str:
    said = wrong.detail.say(visitor.lang) if isinstance(wrong.detail, Phrase) else wrong.detail
    return phrase(wrong.reason, visitor.lang, detail=said)


def add_editing(app: FastAPI, server: Server) -> None:
    add_first_positions(app, server)
    add_uses(app, server)


def add_first_positions(app: FastAPI, server: Server) -> None:
    async def text_for(game: str, seats: int | None, at_chance: bool) -> str:
        if not at_chance:
            return example(game, seats)
        return await server.sandbox.run(at_random, game, seats, secrets.randbits(64))

    @app.get("/analysis", include_in_schema=False)
    async def set_up(
        request: Request, game: str = "", players: int = 0, random: bool = False, position: Packed = ""
    ) -> Response:
        """A position to begin with: from an address, at random, or an example."""
        visitor = server.visitor(request)
        chosen = game if game in bestiaire.games() else next(iter(bestiaire.games()))
        fewest, most = bestiaire.game(chosen).players
        seats = players if fewest <= players <= most else None
        wrong = None
        if position or random:
            server.limits.may_analyse(request, visitor)
        if position:
            try:
                return await show(server, request, visitor, chosen, await server.sandbox.run(unpacked, position))
            except Refusal as refusal:
                wrong = refusal
        text = await text_for(chosen, seats, random)
        return await show(server, request, visitor, chosen, text, wrong)


def add_uses(app: FastAPI, server: Server) -> None:
    async def read(request: Request, visitor: Visitor, game: str, position: str) -> Snapshot | Response:
        """Where a position stands; or the page again, which says why it stands nowhere."""
        if game not in bestiaire.games():
            raise BadInput("game", Phrase(en="there is no such game", fr="ce jeu n'existe pas"))
        server.limits.may_analyse(request, visitor)
        try:
            return await server.sandbox.run(begin_board, game, position)
        except Refusal as wrong:
            return await show(server, request, visitor, game, position, wrong)

    @app.post("/analysis", include_in_schema=False)
    async def analyse(request: Request, game: Text, position: Pasted) -> Response:
        """A board at a position."""
        visitor = server.visitor(request)
        found = await read(request, visitor, game, position)
        if isinstance(found, Response):
            return found
        board = server.boards.add(Board(visitor.id, game, found))
        await server.shared_boards.save(board)
        return server.remember(RedirectResponse(f"/analysis/{board.id}", 303), visitor, request)

    @app.post("/analysis/play", include_in_schema=False)
    async def play(request: Request, game: Text, position: Pasted) -> Response:
        """A game from a position against computers, by who is asked there."""
        visitor = server.visitor(request)
        found = await read(request, visitor, game, position)
        if isinstance(found, Response):
            return found
        await server.may_open(request, visitor)
        seats = seats_for(visitor, [Opponent(USUAL_OPPONENT)] * (found.seats - 1), found.asked or 0)
        room = await new_games.begin_at(server.lobby, game, found.position, seats)
        return server.remember(RedirectResponse(f"/t/{room.id}", 303), visitor, request)

    @app.get("/analysis/play", include_in_schema=False)
    async def back() -> Response:
        """Who opens the address of a form comes to where the form is."""
        return RedirectResponse("/analysis", 303)
