"""The page of a table, and the stream that keeps it up to date."""

from __future__ import annotations

from typing import Any

from fastapi import FastAPI, Request
from fastapi.responses import RedirectResponse, Response

from bestiaire.web.http.server import Server, site_of


def add_table_pages(app: FastAPI, server: Server) -> None:
    @app.get("/t/{game_id}", include_in_schema=False)
    async def table(request: Request, game_id: str) -> Response:
        visitor = server.visitor(request)
        room = await server.lobby.current(game_id)
        if room.is_archive:
            return RedirectResponse(f"/t/{room.id}/replay", 303)
        chosen = chosen_seat(request)
        part = server.pages.table_part(room, visitor, chosen, site_of(request))
        model: dict[str, Any] = {
            "room": room,
            "part": part,
            "chosen": chosen,
            "name": room.table.info.name[visitor.lang],
            "game": room.table.info.key,
        }
        return server.page(request, "table.html", visitor, **model)

    @app.get("/t/{game_id}/stream", include_in_schema=False)
    async def stream(request: Request, game_id: str) -> Response:
        visitor = server.visitor(request)
        room = await server.lobby.room(game_id)
        chosen = chosen_seat(request)
        site = site_of(request)

        def show() -> str:
            return server.pages.table_part(room, visitor, chosen, site)

        return server.stream_table(request, room, visitor, show)

    @app.get("/t/{game_id}/fairness", include_in_schema=False)
    async def fairness(request: Request, game_id: str) -> Response:
        visitor = server.visitor(request)
        room = await server.lobby.room(game_id)
        return server.page(request, "fairness.html", visitor, room=room, is_over=room.table.result is not None)


def chosen_seat(request: Request) -> int | None:
    """At one screen: who says to be looking now."""
    text = request.query_params.get("as", "")
    return int(text) if text.isascii() and text.isdigit() and len(text) < 3 else None
