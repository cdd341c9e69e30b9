"""The server: pages, forms, server-sent events, and the JSON API for programs."""

from __future__ import annotations

import asyncio
import logging
import math
import os
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import HTMLResponse, JSONResponse, PlainTextResponse, RedirectResponse, Response
from pydantic import BaseModel
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.types import Scope

import bestiaire
from bestiaire.core.errors import BestiaireError
from bestiaire.web import limits
from bestiaire.web.clock import CLOCK, Clock
from bestiaire.web.credentials import Credentials
from bestiaire.web.http.assets import Assets, StaticAssets
from bestiaire.web.http.guard import Guard
from bestiaire.web.http.masking import mask_loggers
from bestiaire.web.http.streams import EventStream, Show, Streams, Watched
from bestiaire.web.pages.pages import STATIC, Pages
from bestiaire.web.pages.phrases import PHRASES, phrase
from bestiaire.web.refusals import Refusal
from bestiaire.web.store.database_lock import DatabaseLock
from bestiaire.web.store.retention import DEFAULT_KEEP, Keep
from bestiaire.web.store.store import Store
from bestiaire.web.store.writer import Unavailable
from bestiaire.web.tables.board_shelf import Shelf
from bestiaire.web.tables.boards import Boards
from bestiaire.web.tables.curves import Curves
from bestiaire.web.tables.housekeeping import Housekeeping
from bestiaire.web.tables.lobby import Lobby
from bestiaire.web.tables.readers import Readers
from bestiaire.web.tables.room import Room
from bestiaire.web.thinking.thinkers import Thinkers
from bestiaire.web.visitors import Visitor, Visitors, language_of
from bestiaire.words import Phrase

log = logging.getLogger("bestiaire.web")

RETRY_DATABASE = 5.0
"""After so many seconds a database that did not answer may be asked again."""
PAGES_PACKED = 6
"""How hard pages are compressed, each time: harder takes half as long again and saves next to nothing."""


class Server:
    """Everything the routes share."""

    def __init__(
        self,
        database: str,
        workers: int,
        crowd: int = 1,
        keep: Keep = DEFAULT_KEEP,
        lock: DatabaseLock | None = None,
        clock: Clock = CLOCK,
    ) -> None:
        self.database = database
        self.clock = clock
        self.lock = lock or DatabaseLock(database)
        self.keep = keep
        self.workers = workers
        self.pages = Pages()
        self.assets = Assets()
        self.moves = limits.Buckets(*limits.MOVES)
        self.openings = limits.Buckets(*limits.OPENINGS)
        self.joins = limits.Buckets(*limits.JOINS)
        self.hints = limits.Buckets(*limits.HINTS)
        self.curve_starts = limits.Buckets(*limits.CURVES)
        self.board_starts = limits.Buckets(*limits.BOARDS)
        self.uploads = limits.Buckets(*limits.a_day(limits.UPLOADS_OF_ONE))
        self.uploads_of_address = limits.Buckets(*limits.a_day(crowd * limits.UPLOADS_OF_ADDRESS))
        self.crowd = crowd
        self.by_address = {
            name: limits.Buckets(crowd * rate, crowd * size) for name, (rate, size) in limits.BY_ADDRESS.items()
        }
        """`crowd` times as many people as usual may come from one address."""
        self.requests = limits.Buckets(crowd * limits.REQUESTS[0], crowd * limits.REQUESTS[1])
        self.streams = Streams(crowd)
        self.counts: Counter[str] = Counter()
        self.cuts: Counter[str] = Counter()
        """Connections that were cut, by the reason."""
        self.started = clock.steady()

    async def open(self) -> None:
        self.loop = asyncio.get_running_loop()
        mask_loggers()
        self.lock.acquire()
        try:
            self.store = Store(self.database)
        except BaseException:
            self.lock.release()
            raise
        self.visitors = Visitors(await self.store.secret(), self.clock)
        self.visitors.when_signed_out = self.streams.wake
        self.credentials = Credentials(self.store, self.visitors)
        await self.credentials.load()
        self.thinkers = Thinkers(self.workers, self.crowd)
        self.lobby = Lobby(self.store, self.thinkers, self.clock, self.credentials)
        self.curves = Curves(self.store, self.thinkers)
        self.readers = Readers()
        self.boards = Boards(self.thinkers, self.readers, self.crowd)
        self.shelf = Shelf(self.store, self.boards)
        self.housekeeping = Housekeeping(self.lobby, self.store, self.keep)
        self.lobby.begin()
        self.lobby.begin_task(self.housekeeping.every_day())

    def begin_closing(self) -> None:
        """Streams end by themselves, so that nobody is cut off in the middle of a line."""
        self.streams.is_closing = True
        for room in list(self.lobby.rooms.values()):
            room.tell()
        self.curves.begin_closing()
        self.boards.begin_closing()

    async def close(self) -> None:
        self.begin_closing()
        await self.lobby.close()
        await self.curves.close()
        self.boards.close()
        self.thinkers.close()
        self.readers.close()
        await asyncio.to_thread(self.store.close)
        self.lock.release()

    def visitor(self, request: Request) -> Visitor:
        """Whoever sends this request. What is thought for them counts for the address they were last heard from."""
        visitor = self.visitors.of(request)
        if not visitor.is_new:
            self.thinkers.askers.note(visitor.id, address_of(request))
        return visitor

    def remember(self, response: Response, visitor: Visitor, request: Request) -> Response:
        self.visitors.remember(response, visitor, secure=request.url.scheme == "https")
        return response

    def page(self, request: Request, template: str, visitor: Visitor, status: int = 200, **model: Any) -> Response:
        model |= {"path": path_of(request), "was_signed_out": self.visitors.was_signed_out(request)}
        response = drawn(self.pages.render(template, visitor, **model), status)
        return response if status >= 400 else self.remember(response, visitor, request)

    def refuse(
        self, request: Request, status: int, reason: str, detail: str | Phrase = "", retry: float | None = None
    ) -> Response:
        """The sentence for what is refused, in the visitor's language, and after how many seconds to try again.

        It sets no cookie: what another site sends comes without the visitor's own, which must not be replaced."""
        visitor = self.visitor(request)
        said = detail.say(visitor.lang) if isinstance(detail, Phrase) else detail
        sentence = phrase(reason if reason in PHRASES else "error", visitor.lang, detail=said)
        answer: Response
        if wants_json(request):
            answer = JSONResponse({"error": reason, "message": sentence, "detail": said}, status)
        else:
            answer = self.page(request, "refused.html", visitor, status, sentence=sentence)
        if retry is not None:
            answer.headers["retry-after"] = str(max(1, math.ceil(retry)))
        return answer

    def too_soon(self, address: str) -> float:
        """0 if this address may ask for anything now; else after how many seconds it may."""
        return self.requests.take(address)

    def turn_away(self, scope: Scope, retry: float) -> Response:
        """A sentence for whoever asks too much, made of next to nothing."""
        headers = Headers(scope=scope)
        lang = language_of(headers.get("accept-language", ""))
        sentence = phrase("too_fast", lang)
        answer: Response = PlainTextResponse(f"{sentence}\n", 429)
        if scope["path"].startswith("/api/") or "application/json" in headers.get("accept", ""):
            answer = JSONResponse({"error": "too_fast", "message": sentence, "detail": ""}, 429)
        answer.headers["retry-after"] = str(max(1, math.ceil(retry)))
        return answer

    def may_move(self, visitor: Visitor) -> None:
        let_pass(self.moves, visitor.id)

    def _may(self, name: str, request: Request) -> None:
        let_pass(self.by_address[name], address_of(request))

    def may_arrive(self, request: Request) -> None:
        self._may("arrive", request)

    def may_join(self, request: Request, visitor: Visitor) -> None:
        let_pass(self.joins, visitor.id)
        self._may("join", request)
        self.thinkers.askers.note(visitor.id, address_of(request))

    def may_upload(self, request: Request, visitor: Visitor, size: int) -> None:
        """Refuses who brings records too often, or too many bytes a day."""
        let_pass(self.openings, visitor.id)
        self._may("upload", request)
        for buckets, key in ((self.uploads, visitor.id), (self.uploads_of_address, address_of(request))):
            wait = buckets.take(key, size)
            if wait:
                raise Refusal(429, "too_many_bytes", retry=wait)

    def may_wait_for_thoughts(self, person: str) -> None:
        """Refuses who has so much waiting for a worker already."""
        self.thinkers.queue.admit(self.thinkers.askers.of(person))

    def may_hint(self, request: Request, visitor: Visitor) -> None:
        let_pass(self.hints, visitor.id)
        self._may("hint", request)

    def may_judge(self, request: Request, visitor: Visitor) -> None:
        let_pass(self.curve_starts, visitor.id)
        self._may("curve", request)

    def may_analyse(self, request: Request, visitor: Visitor) -> None:
        let_pass(self.board_starts, visitor.id)
        self._may("board", request)

    def may_sign_out(self, request: Request, visitor: Visitor) -> None:
        let_pass(self.joins, visitor.id)
        self._may("sign_out", request)

    async def may_open(self, request: Request, visitor: Visitor) -> None:
        let_pass(self.openings, visitor.id)
        self._may("open", request)
        if await self.store.open_games_of(visitor.id) >= limits.OPEN_GAMES:
            raise Refusal(429, "too_many_games", retry=limits.RETRY_GAMES)
        self.thinkers.askers.note(visitor.id, address_of(request))  # newcomers, too: a computer may begin

    def stream(self, request: Request, watched: Watched, visitor: Visitor, show: Show) -> EventStream:
        """Server-sent events: what is shown, now and after every change, until the visitor signs out."""
        address = address_of(request)
        return self.streams.open(watched, show, visitor.id, address, lambda: self.visitors.is_current(visitor))

    def stream_table(self, request: Request, room: Room, visitor: Visitor, show: Callable[[], str]) -> EventStream:
        """The same for a table, where a computer may have waited for somebody to watch."""
        stream = self.stream(request, room, visitor, show)
        self.lobby.think_if_needed(room)
        return stream

    async def metrics(self) -> str:
        """Prometheus' text format."""
        lines = [
            "# TYPE bestiaire_rooms gauge",
            f"bestiaire_rooms {len(self.lobby.rooms)}",
            "# TYPE bestiaire_streams gauge",
            f"bestiaire_streams {self.streams.total}",
            "# TYPE bestiaire_thinking gauge",
            f"bestiaire_thinking {self.lobby.turns.busy}",
            "# TYPE bestiaire_stuck_computers_total counter",
            f"bestiaire_stuck_computers_total {self.lobby.turns.stuck}",
            "# TYPE bestiaire_thinking_queue gauge",
            *(
                f'bestiaire_thinking_queue{{kind="{kind.value}"}} {len(line)}'
                for kind, line in self.thinkers.queue.lines.items()
            ),
            "# TYPE bestiaire_database_queue gauge",
            f"bestiaire_database_queue {self.store.jobs.qsize()}",
            "# TYPE bestiaire_database_failures_total counter",
            f"bestiaire_database_failures_total {self.store.failures}",
            "# TYPE bestiaire_broken_games gauge",
            f"bestiaire_broken_games {len(self.store.broken.known)}",
            "# TYPE bestiaire_processes gauge",
            f"bestiaire_processes {1 + len(self.lobby.turns.living.others)}",
            "# TYPE bestiaire_uptime_seconds gauge",
            f"bestiaire_uptime_seconds {self.clock.steady() - self.started:.0f}",
            "# TYPE bestiaire_requests_total counter",
        ]
        lines += [
            f'bestiaire_requests_total{{status="{status}"}} {count}' for status, count in sorted(self.counts.items())
        ]
        lines += await self.housekeeping.metrics()
        lines.append("# TYPE bestiaire_connections_cut_total counter")
        lines += [
            f'bestiaire_connections_cut_total{{why="{reason}"}} {count}' for reason, count in sorted(self.cuts.items())
        ]
        return "\n".join(lines) + "\n"


def path_of(request: Request) -> str:
    """What was asked for, for links back to it."""
    return request.url.path + (f"?{request.url.query}" if request.url.query else "")


def drawn(text: str, status: int = 200) -> Response:
    """A page as it is sent: everybody's is another one."""
    return HTMLResponse(text, status, {"cache-control": "no-store"})


def address_of(request: Request) -> str:
    """Whom limits by address mean."""
    return limits.network(request.client.host if request.client else "")


def let_pass(buckets: limits.Buckets, key: str) -> None:
    """Refuses who comes too often."""
    wait = buckets.take(key)
    if wait:
        raise Refusal(429, "too_fast", retry=wait)


class Problem(BaseModel):
    """What was refused, and why: a word for programs, a sentence for people."""

    error: str
    message: str
    detail: str


DESCRIBED: dict[int | str, dict[str, Any]] = {
    status: {"model": Problem} for status in (401, 403, 404, 409, 410, 413, 422, 429, 503)
}
"""How whatever a program asks for may be refused."""


def wants_json(request: Request) -> bool:
    return request.url.path.startswith("/api/") or "application/json" in request.headers.get("accept", "")


def create_app(
    database: str,
    workers: int | None = None,
    crowd: int = 1,
    keep: Keep = DEFAULT_KEEP,
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
    app.add_middleware(limits.FloodLimit, wait=server.too_soon, refuse=server.turn_away)
    app.add_middleware(Guard, counts=server.counts, refuse=refuse)
    app.mount("/static", StaticAssets(STATIC, server.assets), name="static")
    add_errors(app, server)
    add_plumbing(app, server)

    from bestiaire.web.http.analysis import add_analysis
    from bestiaire.web.http.api import add_api
    from bestiaire.web.http.devices import add_devices
    from bestiaire.web.http.opinions import add_opinions
    from bestiaire.web.http.routes import add_routes

    add_routes(app, server)
    add_analysis(app, server)
    app.router.responses = DESCRIBED  # from here on: pages are not described, and a model for each takes long
    add_opinions(app, server)
    add_api(app, server)
    add_devices(app, server)
    return app


def add_errors(app: FastAPI, server: Server) -> None:
    """One sentence for whatever is refused, as a page or as JSON."""
    refuse = server.refuse

    @app.exception_handler(Refusal)
    async def refusal(request: Request, error: Refusal) -> Response:
        return refuse(request, error.status, error.reason, error.detail, error.retry)

    @app.exception_handler(Unavailable)
    async def unavailable(request: Request, error: Unavailable) -> Response:
        log.error("the database does not answer: %s", error)
        return refuse(request, 503, "no_database", retry=RETRY_DATABASE)

    @app.exception_handler(BestiaireError)
    async def bad_input(request: Request, error: BestiaireError) -> Response:
        return refuse(request, 422, "bad_input", error.message)

    @app.exception_handler(RequestValidationError)
    async def bad_request(request: Request, error: RequestValidationError) -> Response:
        first = error.errors()[0]
        place = ".".join(str(part) for part in first["loc"])
        return refuse(request, 422, "bad_input", f"{place}: {first['msg']}")

    @app.exception_handler(HTTPException)
    async def http_error(request: Request, error: HTTPException) -> Response:
        reason = {404: "no_such_page", 405: "no_such_way"}.get(error.status_code, "bad_input")
        answer = refuse(request, error.status_code, reason, str(error.detail))
        answer.headers.update(error.headers or {})
        return answer


def add_plumbing(app: FastAPI, server: Server) -> None:
    @app.get("/healthz", include_in_schema=False)
    async def healthz() -> Response:
        await server.store.check()
        return PlainTextResponse("ok\n")

    @app.get("/metrics", include_in_schema=False)
    async def metrics() -> Response:
        return PlainTextResponse(await server.metrics(), media_type="text/plain; version=0.0.4")

    @app.get("/favicon.ico", include_in_schema=False)
    async def favicon() -> Response:
        return RedirectResponse("/static/icon.svg", 301)
