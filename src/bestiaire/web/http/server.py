"""What every route of one server process shares."""

from __future__ import annotations

import asyncio
import math
from collections import Counter
from collections.abc import Callable
from typing import Any

from fastapi import Request
from fastapi.responses import HTMLResponse, JSONResponse, PlainTextResponse, Response
from starlette.datastructures import Headers
from starlette.types import Scope

from bestiaire.web import limits
from bestiaire.web.clock import CLOCK, Clock
from bestiaire.web.credentials import Credentials
from bestiaire.web.http.assets import Assets
from bestiaire.web.http.masking import mask_loggers
from bestiaire.web.http.rate_limits import RateLimits, address_of
from bestiaire.web.http.streams import EventStream, Show, Streams, Watchable
from bestiaire.web.pages.pages import Pages
from bestiaire.web.pages.phrases import PHRASES, phrase
from bestiaire.web.refusals import Refusal
from bestiaire.web.store.database_lock import DatabaseLock
from bestiaire.web.store.retention import DEFAULT_RETENTION, Retention
from bestiaire.web.store.store import Store
from bestiaire.web.tables.boards import Boards
from bestiaire.web.tables.curves import Curves
from bestiaire.web.tables.housekeeping import Housekeeping
from bestiaire.web.tables.lobby import Lobby
from bestiaire.web.tables.room import Room
from bestiaire.web.tables.sandbox import Sandbox
from bestiaire.web.tables.shared_boards import SharedBoards
from bestiaire.web.thinking.thinkers import Thinkers
from bestiaire.web.visitors import Visitor, Visitors, language_of
from bestiaire.words import Phrase


class Server:
    """Everything that the routes share: the store, the lobby, who computes, and how answers are written."""

    def __init__(
        self,
        database: str,
        workers: int,
        crowd: int = 1,
        keep: Retention = DEFAULT_RETENTION,
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
        self.crowd = crowd
        self.limits = RateLimits(crowd)
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
        self.visitors = Visitors(await self.store.settings.secret(), self.clock)
        self.visitors.when_signed_out = self.streams.wake
        self.credentials = Credentials(self.store, self.visitors)
        await self.credentials.load()
        self.thinkers = Thinkers(self.workers, self.crowd)
        self.lobby = Lobby(self.store, self.thinkers, self.clock, self.credentials)
        self.curves = Curves(self.store, self.thinkers)
        self.sandbox = Sandbox()
        self.boards = Boards(self.thinkers, self.sandbox, self.crowd)
        self.shared_boards = SharedBoards(self.store, self.boards)
        self.housekeeping = Housekeeping(self.lobby, self.store, self.keep)
        self.lobby.begin()
        self.lobby.begin_task(self.housekeeping.every_day())

    def begin_closing(self) -> None:
        """Streams end by themselves, so that nobody is cut off in the middle of a line."""
        self.streams.is_closing = True
        for room in list(self.lobby.rooms.values()):
            room.changes.announce()
        self.curves.begin_closing()
        self.boards.begin_closing()

    async def close(self) -> None:
        self.begin_closing()
        await self.lobby.close()
        await self.curves.close()
        self.boards.close()
        self.thinkers.close()
        self.sandbox.close()
        await asyncio.to_thread(self.store.close)
        self.lock.release()

    def visitor(self, request: Request) -> Visitor:
        """Whoever sends this request. What is thought for them counts for the address they were last heard from."""
        visitor = self.visitors.of(request)
        if not visitor.is_new:
            self.note_address(request, visitor)
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

    def known_visitor(self, request: Request) -> Visitor:
        """The same for programs: whoever changes something must have sent a token or a cookie. Else Refusal 401."""
        visitor = self.visitor(request)
        if visitor.is_new:
            raise Refusal(401, "no_visitor")
        return visitor

    async def may_open(self, request: Request, visitor: Visitor) -> None:
        """Refuses who opens tables too often, or has too many open."""
        self.limits.may_open(request, visitor)
        if await self.store.games.number_open_of(visitor.id) >= limits.OPEN_GAMES:
            raise Refusal(429, "too_many_games", retry=limits.RETRY_GAMES)
        self.note_address(request, visitor)  # newcomers, too: a computer may begin

    def may_join(self, request: Request, visitor: Visitor) -> None:
        self.limits.may_join(request, visitor)
        self.note_address(request, visitor)

    def note_address(self, request: Request, visitor: Visitor) -> None:
        """What computers think for this visitor counts for the address of this request."""
        self.thinkers.clients.note(visitor.id, address_of(request))

    def may_wait_for_thoughts(self, person: str) -> None:
        """Refuses who has so much waiting for a worker already."""
        self.thinkers.queue.admit(self.thinkers.clients.of(person))

    def stream(self, request: Request, watched: Watchable, visitor: Visitor, show: Show) -> EventStream:
        """Server-sent events: what is shown, now and after every change, until the visitor signs out."""
        is_packed = "gzip" in request.headers.get("accept-encoding", "")
        return self.streams.open(
            watched,
            show,
            visitor.id,
            address_of(request),
            lambda: self.visitors.is_current(visitor),
            is_packed=is_packed,
        )

    def stream_table(self, request: Request, room: Room, visitor: Visitor, show: Callable[[], str]) -> EventStream:
        """The same for a table, where a computer may have waited for somebody to watch."""
        stream = self.stream(request, room, visitor, show)
        self.lobby.think_if_needed(room)
        return stream


def path_of(request: Request) -> str:
    """What was asked for, for links back to it."""
    return request.url.path + (f"?{request.url.query}" if request.url.query else "")


def drawn(text: str, status: int = 200) -> Response:
    """A page as it is sent: everybody's is another one."""
    return HTMLResponse(text, status, {"cache-control": "no-store"})


def wants_json(request: Request) -> bool:
    return request.url.path.startswith("/api/") or "application/json" in request.headers.get("accept", "")


def site_of(request: Request) -> str:
    """The address by which this visitor reached us, for links that are sent to others."""
    return f"{request.url.scheme}://{request.url.netloc}"
