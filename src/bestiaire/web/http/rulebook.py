"""Pages to read: the cards of a game, each card, the rules; and the portraits."""

from __future__ import annotations

from typing import Any

from fastapi import FastAPI, Request
from fastapi.responses import Response
from markupsafe import Markup

import bestiaire
from bestiaire.core.info import GameInfo
from bestiaire.core.telling import words_of
from bestiaire.show.page.plain import page_of
from bestiaire.web.http.assets import A_DAY
from bestiaire.web.http.server import Server
from bestiaire.web.pages.plates import keyword_rules, plates_of, sprite
from bestiaire.web.refusals import Refusal


def add_rulebook(app: FastAPI, server: Server) -> None:
    @app.get("/cards/{game}/{card}", include_in_schema=False)
    async def card(request: Request, game: str, card: str) -> Response:
        visitor = server.visitor(request)
        page = page_of(game_called(game))
        found = next((one for one in plates_of(game) if one["id"] == card), None)
        if found is None:
            raise Refusal(404, "no_such_page")
        model: dict[str, Any] = {
            "card": found,
            "portrait": Markup(page.drawing(found)),
            "facts": page.facts(found, visitor.lang),
            "keywords": keyword_rules(game, found, visitor.lang),
        }
        return server.page(request, "card.html", visitor, **model)

    @app.get("/cards/{game}", include_in_schema=False)
    async def cards(request: Request, game: str) -> Response:
        visitor = server.visitor(request)
        info = game_called(game)
        shown = page_of(info).gallery(visitor.lang)
        return server.page(request, "cards.html", visitor, game=game, name=info.name[visitor.lang], sections=shown)

    @app.get("/rules/{game}", include_in_schema=False)
    async def rules(request: Request, game: str) -> Response:
        visitor = server.visitor(request)
        info, lang = game_called(game), visitor.lang
        words = words_of(info)
        in_short, chapters = words.in_short(lang), words.chapters(lang)
        return server.page(request, "rules.html", visitor, name=info.name[lang], in_short=in_short, chapters=chapters)

    @app.get("/sprite/{game}.svg", include_in_schema=False)
    async def portraits(request: Request, game: str) -> Response:
        game_called(game)
        drawn = await server.assets.of(f"sprite {game}", lambda: sprite(game).encode(), "image/svg+xml")
        return drawn.answer(request.headers, A_DAY)


def game_called(key: str) -> GameInfo:
    """The game that an address names; Refusal 404 if there is none."""
    found = bestiaire.games().get(key)
    if found is None:
        raise Refusal(404, "no_such_page")
    return found
