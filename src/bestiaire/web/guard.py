"""Headers and checks that every answer and every request gets."""

from __future__ import annotations

import logging
from collections import Counter
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

log = logging.getLogger("bestiaire.web")

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "form-action 'self'; base-uri 'none'; frame-ancestors 'none'; manifest-src 'self'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
CHANGING = ("POST", "PUT", "PATCH", "DELETE")


def comes_from_elsewhere(headers: Headers) -> bool:
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


class Guard:
    """Adds the security headers, counts answers, and refuses what another site makes a visitor's browser send."""

    def __init__(self, app: ASGIApp, counts: Counter[str]) -> None:
        self.app = app
        self.counts = counts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        is_head = scope["method"] == "HEAD"  # answered like GET, without a body and without opening a stream

        async def with_headers(message: Message) -> None:
            if is_head and message["type"] == "http.response.body":
                return
            if message["type"] == "http.response.start":
                self.counts[str(message["status"])] += 1
                told = {"method": scope["method"], "path": scope["path"], "status": message["status"]}
                log.info("%(method)s %(path)s %(status)s", told)
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if not scope["path"].startswith("/static/"):
                    headers.setdefault("cache-control", "no-store")
            await send(message)
            if is_head:
                await send({"type": "http.response.body", "body": b""})

        if is_head:
            scope = {**scope, "method": "GET"}
        if scope["method"] in CHANGING and comes_from_elsewhere(Headers(scope=scope)):
            text = b'{"error": "foreign", "message": "This request came from another site."}'
            start = {"type": "http.response.start", "status": 403, "headers": [(b"content-type", b"application/json")]}
            await with_headers(start)
            await with_headers({"type": "http.response.body", "body": text})
            return
        await self.app(scope, receive, with_headers)
