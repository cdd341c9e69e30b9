"""The paintings of the games, the colours of their frames, and the fonts: files that a browser keeps."""

from __future__ import annotations

import asyncio

from fastapi import FastAPI, Request
from fastapi.responses import RedirectResponse, Response

import bestiaire
from bestiaire.web.http.assets import A_MONTH, FOR_EVER, NOT_KEPT, Asset
from bestiaire.web.http.rulebook import game_called
from bestiaire.web.http.server import Server
from bestiaire.web.pages.art import address_now, frames, frames_address, painting
from bestiaire.web.pages.boxes import box_shown, guide_face, levels_shown
from bestiaire.web.pages.fonts import FONTS, font
from bestiaire.web.refusals import Refusal
from bestiaire.words import LANGUAGES


def add_art(app: FastAPI, server: Server) -> None:
    @app.get("/art/{game}/{name}.svg", include_in_schema=False)
    async def art(request: Request, game: str, name: str) -> Response:
        if request.url.path not in server.assets.known:
            known = await asyncio.to_thread(address_now, game, name)
            if known is None:
                raise Refusal(404, "no_such_page")
            if known != request.url.path:  # from a page of another release
                return RedirectResponse(known, 302)
        return (await painted(server, request.url.path)).answer(request.headers, FOR_EVER)

    @app.get("/art/{game}/{name}.css", include_in_schema=False)
    async def frame_colours(request: Request, game: str, name: str) -> Response:
        game_called(game)
        known = await asyncio.to_thread(frames_address, game)
        asset = await server.assets.of(known, lambda: frames(game).encode(), "text/css")
        return asset.answer(request.headers, FOR_EVER if known == request.url.path else NOT_KEPT)

    @app.get("/fonts/{name}.woff2", include_in_schema=False)
    async def fonts(request: Request, name: str) -> Response:
        if name not in FONTS:
            raise Refusal(404, "no_such_page")
        return (await lettered(server, name)).answer(request.headers, A_MONTH)


async def painted(server: Server, address: str) -> Asset:
    """A painting, by the address where it is found now."""
    game, name = address.split("/")[-2:]
    card, cut, *_ = name.split(".")
    return await server.assets.of(address, lambda: painting(game, card, cut).encode(), "image/svg+xml")


async def lettered(server: Server, name: str) -> Asset:
    return await server.assets.of(f"font {name}", lambda: font(name), "font/woff2")


async def prepare(server: Server) -> None:
    """What the first visitor would have to wait for: the shelf with its paintings, then the fonts."""
    for address in await asyncio.to_thread(shelf_drawn, server):
        await painted(server, address)
    for name in FONTS:
        await lettered(server, name)


def shelf_drawn(server: Server) -> list[str]:
    """The addresses of all paintings on the front page; its templates are compiled."""
    found: dict[str, None] = {guide_face(): None}
    for lang in LANGUAGES:
        server.pages.environment(lang, None).get_template("front.html")
        for info in bestiaire.games().values():
            server.pages.environment(lang, info.key).get_template("table.html")
            box = box_shown(info, lang)
            pictures = [*box.homes, *[stands.picture for stands in box.stands], box.face]
            found |= dict.fromkeys(pictures + [level.picture for level in levels_shown(info.key)])
    return [address for address in found if address]
