"""Headers and checks that every response and every request gets."""

from __future__ import annotations

import logging
import re
from collections import Counter
from collections.abc import Callable
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import ClientDisconnect
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

log = logging.getLogger("bestiaire.web")

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; manifest-src 'self'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
HOST = r"[\w.-]+(:\d*)?|\[[\w.:%]+\](:\d*)?"
UNSAFE_METHODS = ("POST", "PUT", "PATCH", "DELETE")


def has_valid_host(headers: Headers) -> bool:
    """Whether a request says once, and with a name that can be one, which site it means: links that are sent to friends
    are made of it, and what another site sends is known by it."""
    said = headers.getlist("host")
    return len(said) == 1 and re.fullmatch(HOST, said[0], re.ASCII) is not None


def is_cross_site(headers: Headers) -> bool:
    """Whether a browser says that another site sent this request. Programs say nothing and carry a token."""
    site = headers.get("sec-fetch-site")
    if site is not None:
        return site not in ("same-origin", "none")
    origin = headers.get("origin")
    if origin is None:
        return False
    try:
        return urlsplit(origin).netloc != headers.get("host", "")
    except ValueError:
        return True


class SecurityMiddleware:
    """Adds the security headers, counts answers, refuses what another site makes a visitor's browser send, and has a
    sentence for what nobody foresaw."""

    def __init__(self, app: ASGIApp, counts: Counter[str], refuse: Callable[[Scope, int, str], Response]) -> None:
        self.app = app
        self.counts = counts
        self.refuse = refuse

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        response = ResponseSender(scope, send, self.counts)
        if response.is_head:
            scope = {**scope, "method": "GET"}
        if not has_valid_host(Headers(scope=scope)):
            await self.refuse(scope, 400, "bad_host")(scope, receive, response.send)
            return
        if scope["method"] in UNSAFE_METHODS and is_cross_site(Headers(scope=scope)):
            await self.refuse(scope, 403, "foreign")(scope, receive, response.send)
            return
        try:
            await self.app(scope, receive, response.send)
        except ClientDisconnect:  # whoever asked is gone, or was cut off for being slow: nobody hears an answer
            return
        except Exception:
            if response.has_begun:  # it can only be cut off; whoever runs us notes why
                raise
            log.exception("%(method)s %(path)s failed", {"method": scope["method"], "path": scope["path"]})
            await self.refuse(scope, 500, "failed")(scope, receive, response.send)


class ResponseSender:
    """What is sent for one request: with the headers, counted, and to HEAD without a body."""

    def __init__(self, scope: Scope, send: Send, counts: Counter[str]) -> None:
        self.scope = scope
        self.sender = send
        self.counts = counts
        self.is_head = scope["method"] == "HEAD"  # answered like GET, without a body and without opening a stream
        self.has_begun = False

    async def send(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.begin(message)
        elif self.is_head:
            return
        await self.sender(message)
        if self.is_head:
            await self.sender({"type": "http.response.body", "body": b""})

    def begin(self, message: Message) -> None:
        self.has_begun = True
        path = self.scope["path"]
        self.counts[str(message["status"])] += 1
        told = {"method": self.scope["method"], "path": path, "status": message["status"]}
        log.info("%(method)s %(path)s %(status)s", told)
        headers = MutableHeaders(scope=message)
        for name, value in HEADERS.items():
            headers.setdefault(name, value)
        if not path.startswith("/static/"):
            headers.setdefault("cache-control", "no-store")
