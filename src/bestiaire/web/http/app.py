"""The application: middleware, error handlers and all routes."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI, Request
from fastapi.responses import PlainTextResponse, RedirectResponse, Response
from starlette.middleware.gzip import GZipMiddleware
from starlette.types import Scope

import bestiaire
from bestiaire.web import limits
from bestiaire.web.clock import CLOCK, Clock
from bestiaire.web.http.action_routes import add_action_forms
from bestiaire.web.http.analysis import add_analysis
from bestiaire.web.http.api import add_api
from bestiaire.web.http.art import add_art
from bestiaire.web.http.assets import StaticAssets
from bestiaire.web.http.curves import add_curves
from bestiaire.web.http.devices import add_devices
from bestiaire.web.http.editing import add_editing
from bestiaire.web.http.errors import Problem, add_errors
from bestiaire.web.http.front import add_front
from bestiaire.web.http.lessons import add_lessons
from bestiaire.web.http.metrics import metrics
from bestiaire.web.http.puzzles import add_puzzles
from bestiaire.web.http.replays import add_replays
from bestiaire.web.http.rulebook import add_rulebook
from bestiaire.web.http.security import SecurityMiddleware
from bestiaire.web.http.server import Server
from bestiaire.web.http.setting_up import add_setting_up
from bestiaire.web.http.table_pages import add_table_pages
from bestiaire.web.pages.templating import STATIC, style_at
from bestiaire.web.store.database_lock import DatabaseLock
from bestiaire.web.store.retention import DEFAULT_RETENTION, Retention

PAGES_PACKED = 6
"""How hard pages are compressed, each time: harder takes half as long again and saves next to nothing."""
REFUSED = {"content": {"application/json": {"schema": {"$ref": f"#/components/schemas/{Problem.__name__}"}}}}
DESCRIBED: dict[int | str, dict[str, Any]] = dict.fromkeys((401, 403, 404, 409, 410, 413, 422, 429, 503), REFUSED)
"""How whatever a program asks for may be refused: always in the same form, which one route (`api`) has worked out."""


def create_app(
    database: str,
    workers: int | None = None,
    crowd: int = 1,
    keep: Retention = DEFAULT_RETENTION,
    lock: DatabaseLock | None = None,
    clock: Clock = CLOCK,
) -> FastAPI:
    """The whole application on a database, and on the lock that says so, if somebody has it already."""
    server = Server(database, workers or max(1, (os.cpu_count() or 2) - 1), crowd, keep, lock, clock)

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        await server.open()
        yield
        await server.close()

    app = FastAPI(
        title="Bestiaire",
        version=bestiaire.__version__,
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/v1/openapi.json",
    )
    app.state.server = server
    app.add_middleware(GZipMiddleware, minimum_size=1000, compresslevel=PAGES_PACKED)

    def refuse(scope: Scope, status: int, reason: str) -> Response:
        return server.refuse(Request(scope), status, reason)

    app.add_middleware(limits.BodyLimit, refuse=refuse)
    app.add_middleware(limits.FloodLimit, wait=server.limits.seconds_to_wait, refuse=server.turn_away)
    app.add_middleware(SecurityMiddleware, counts=server.counts, refuse=refuse)
    app.mount("/static", StaticAssets(STATIC, server.assets, style_at), name="static")
    add_errors(app, server)
    add_monitoring(app, server)
    add_action_forms(app, server)  # first of all routes: a move is what is asked for most
    add_front(app, server)
    add_setting_up(app, server)
    add_table_pages(app, server)
    add_replays(app, server)
    add_rulebook(app, server)
    add_lessons(app, server)
    add_puzzles(app, server)
    add_art(app, server)
    add_editing(app, server)
    add_analysis(app, server)
    app.router.responses = DESCRIBED  # from here on: pages are not described, and a model for each takes long
    add_curves(app, server)
    add_api(app, server)
    add_devices(app, server)
    return app


def add_monitoring(app: FastAPI, server: Server) -> None:
    @app.get("/healthz", include_in_schema=False)
    async def healthz() -> Response:
        await server.store.settings.check()
        return PlainTextResponse("ok\n")

    @app.get("/metrics", include_in_schema=False)
    async def show_metrics() -> Response:
        return PlainTextResponse(await metrics(server), media_type="text/plain; version=0.0.4")

    @app.get("/favicon.ico", include_in_schema=False)
    async def favicon() -> Response:
        return RedirectResponse("/static/icon.svg", 301)
