"""Pages to read: the cards of a game, each card, the rules."""

from __future__ import annotations

from typing import Any

from fastapi import FastAPI, Request
from fastapi.responses import Response

import bestiaire
from bestiaire.core.info import GameInfo
from bestiaire.core.telling import words_of
from bestiaire.show.page.plain import page_of
from bestiaire.web.http.server import Server
from bestiaire.web.pages.boxes import box_shown
from bestiaire.web.pages.guides import guide_model
from bestiaire.web.pages.plates import keyword_chips, plate_model
from bestiaire.web.refusals import Refusal


def add_rulebook(app: FastAPI, server: Server) -> None:
    @app.get("/cards/{game}/{card}", include_in_schema=False)
    async def card(request: Request, game: str, card: str) -> Response:
        visitor = server.visitor(request)
        model = plate_model(game_called(game).key, card, visitor.lang)
        if model is None:
            raise Refusal(404, "no_such_page")
        return server.page(request, "card.html", visitor, **model)

    @app.get("/cards/{game}", include_in_schema=False)
    async def cards(request: Request, game: str) -> Response:
        visitor = server.visitor(request)
        info = game_called(game)
        sections = page_of(info).gallery(visitor.lang)
        first = next((card.id for section in sections for card in section.cards), "")
        model: dict[str, Any] = {
            "game": game,
            "name": info.name[visitor.lang],
            "shelf": [box_shown(one, visitor.lang) for one in bestiaire.games().values()],
            "sections": sections,
            "chips": keyword_chips(sections),
            "opened": plate_model(game, first, visitor.lang),
        }
        return server.page(request, "cards.html", visitor, **model)

    @app.get("/rules/{game}", include_in_schema=False)
    async def rules(request: Request, game: str) -> Response:
        visitor = server.visitor(request)
        info, lang = game_called(game), visitor.lang
        words = words_of(info)
        in_short, chapters = words.in_short(lang), words.chapters(lang)
        model: dict[str, Any] = {
            "game": game,
            "shown": box_shown(info, lang),
            "in_short": in_short,
            "chapters": chapters,
            **guide_model(game, lang),
        }
        return server.page(request, "rules.html", visitor, **model)


def game_called(key: str) -> GameInfo:
    """The game that an address names; Refusal 404 if there is none."""
    found = bestiaire.games().get(key)
    if found is None:
        raise Refusal(404, "no_such_page")
    return found
