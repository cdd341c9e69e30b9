"""Pages to read: the cards of a game, each card, the rules; and the portraits."""

from __future__ import annotations

from fastapi import FastAPI, Request
from fastapi.responses import Response

import bestiaire
from bestiaire.web.http.assets import A_DAY
from bestiaire.web.http.server import Server
from bestiaire.web.pages.pages import card_facts, keyword_rules, plates_of, sprite, whole_portrait
from bestiaire.web.pages.show import GALLERIES, SHOWS
from bestiaire.web.refusals import Refusal


def add_rulebook(app: FastAPI, server: Server) -> None:
    @app.get("/cards/{game}/{card}", include_in_schema=False)
    async def card(request: Request, game: str, card: str) -> Response:
        visitor = server.visitor(request)
        found = [one for one in plates_of(game) if one["id"] == card] if game in SHOWS else []
        if not found:
            raise Refusal(404, "no_such_page")
        explained = keyword_rules(game, found[0], visitor.lang)
        facts = card_facts(game, found[0], visitor.lang)
        drawn = whole_portrait(game, found[0])
        return server.page(
            request, "card.html", visitor, card=found[0], portrait=drawn, facts=facts, keywords=explained
        )

    @app.get("/cards/{game}", include_in_schema=False)
    async def cards(request: Request, game: str) -> Response:
        visitor = server.visitor(request)
        if game not in GALLERIES:
            raise Refusal(404, "no_such_page")
        name = bestiaire.game(game).name[visitor.lang]
        shown = GALLERIES[game](visitor.lang)
        return server.page(request, "cards.html", visitor, game=game, name=name, sections=shown)

    @app.get("/rules/{game}", include_in_schema=False)
    async def rules(request: Request, game: str) -> Response:
        visitor = server.visitor(request)
        words = bestiaire.game(game).words() if game in SHOWS else None
        if words is None:
            raise Refusal(404, "no_such_page")
        lang = visitor.lang
        name = bestiaire.game(game).name[lang]
        in_short, chapters = words.in_short(lang), words.chapters(lang)
        return server.page(request, "rules.html", visitor, name=name, in_short=in_short, chapters=chapters)

    @app.get("/sprite/{game}.svg", include_in_schema=False)
    async def portraits(request: Request, game: str) -> Response:
        if game not in SHOWS:
            raise Refusal(404, "no_such_page")
        drawn = await server.assets.of(f"sprite {game}", lambda: sprite(game).encode(), "image/svg+xml")
        return drawn.answer(request.headers, A_DAY)
