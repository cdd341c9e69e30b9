"""The front page and its forms: a new game, the language; and the page that an invitation leads to."""

from __future__ import annotations

import random
import secrets
import time
from dataclasses import replace
from typing import Annotated, Any

from fastapi import FastAPI, Form, Request
from fastapi.responses import RedirectResponse, Response

import bestiaire
from bestiaire.players import GUESTS, LEVELS
from bestiaire.web.http.option_fields import chosen_options, offered
from bestiaire.web.http.seat_fields import read_others, seats_for, size_of
from bestiaire.web.http.server import Server
from bestiaire.web.pages.game_lists import game_line, is_at
from bestiaire.web.pages.phrases import phrase
from bestiaire.web.pages.seats import seats_shown
from bestiaire.web.tables import new_games, seating
from bestiaire.web.visitors import Visitor, clean_name

Text = Annotated[str, Form(max_length=400)]

LISTED = 12
RECENT = 3600.0
"""Seconds after its last move for which a game counts as being played."""
PARADE = 5
"""How many creatures greet on the front page."""


def add_front(app: FastAPI, server: Server) -> None:
    add_lists_and_new_games(app, server)
    add_joining(app, server)


def add_lists_and_new_games(app: FastAPI, server: Server) -> None:
    @app.get("/", include_in_schema=False)
    async def front(request: Request) -> Response:
        visitor = server.visitor(request)
        mine = await server.store.games.of(visitor.id, LISTED)
        others = {
            "running": await server.store.games.latest(finished=False, limit=LISTED, since=time.time() - RECENT),
            "finished": await server.store.games.latest(finished=True, limit=LISTED),
        }
        known = bestiaire.games()
        shown = {"mine": [game_line(game, visitor) for game in mine if game.game in known]}
        for name, games in others.items():
            shown[name] = [
                game_line(game, visitor) for game in games if game.game in known and not is_at(game, visitor)
            ]
        infos = list(known.values())
        shelf = [(info.key, info.name[visitor.lang]) for info in infos]
        offers = [offer for info in infos for offer in offered(info, visitor.lang)]
        sizes = [size_of(info) for info in infos if info.players[1] > 2]
        cards = [card["id"] for card in infos[0].cards()]
        parade = random.Random(visitor.id).sample(cards, PARADE)  # everybody has creatures of their own
        form: dict[str, Any] = {
            "shelf": shelf,
            "offers": offers,
            "sizes": sizes,
            "opponents": LEVELS,
            "guests": GUESTS,
        }
        return server.page(request, "front.html", visitor, lists=shown, parade=parade, **form)

    @app.post("/games", include_in_schema=False)
    async def new_game(request: Request, game: Text, name: Text = "", private: Text = "") -> Response:
        visitor = renamed(server.visitor(request), name)
        await server.may_open(request, visitor)
        info, fields = bestiaire.game(game), (await request.form()).multi_items()
        others = read_others(info, fields)
        seats = seats_for(visitor, others, secrets.randbelow(len(others) + 1))
        options = chosen_options(info, fields)
        table = new_games.dealt(game, len(seats), options)
        room = await new_games.open_table(server.lobby, table, seats, is_private=private == "yes")
        return server.remember(RedirectResponse(f"/t/{room.id}", 303), visitor, request)

    @app.post("/settings", include_in_schema=False)
    async def settings(request: Request, lang: Text = "", back: Text = "/") -> Response:
        visitor = server.visitor(request)
        chosen = replace(visitor, lang=lang if lang in ("en", "fr") else visitor.lang)
        target = back if back.startswith("/") and not back.startswith("//") else "/"
        return server.remember(RedirectResponse(target, 303), chosen, request)

    async def back() -> Response:
        return RedirectResponse("/", 303)

    for path in ("/games", "/settings"):  # who opens the address of a form comes to where the form is
        app.get(path, include_in_schema=False)(back)


def add_joining(app: FastAPI, server: Server) -> None:
    @app.get("/join/{invitation}", include_in_schema=False)
    async def invited(request: Request, invitation: str) -> Response:
        visitor = server.visitor(request)
        room = await seating.invited(server.lobby, invitation)
        if room.is_full and not room.seats.of(visitor.id):
            sentence = phrase("no_free_seat", visitor.lang)
            return server.page(request, "late.html", visitor, sentence=sentence, room=room)
        if room.seats.of(visitor.id):
            return server.remember(RedirectResponse(f"/t/{room.id}", 303), visitor, request)
        opener = room.stored.uploader
        names = [seat.name for seat in room.stored.seats if seat.visitor and opener in (seat.visitor, None)]
        model: dict[str, Any] = {
            "invitation": invitation,
            "host": next(iter(names), "") or phrase("guest", visitor.lang),
            "name": room.table.info.name[visitor.lang],
            "game": room.stored.game,
            "is_continued": room.is_continued,
            "seats": seats_shown(room, [], None, visitor.lang) if len(room.stored.seats) > 2 else [],
        }
        return server.page(request, "join.html", visitor, **model)

    @app.post("/join/{invitation}", include_in_schema=False)
    async def join(request: Request, invitation: str, name: Text = "") -> Response:
        visitor = renamed(server.visitor(request), name)
        server.may_join(request, visitor)
        room = await seating.sit_down(server.lobby, invitation, visitor.id, visitor.name)
        return server.remember(RedirectResponse(f"/t/{room.id}", 303), visitor, request)


def renamed(visitor: Visitor, name: str) -> Visitor:
    return replace(visitor, name=clean_name(name) or visitor.name)
