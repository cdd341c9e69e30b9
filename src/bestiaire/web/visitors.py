"""Who is there: a visitor without an account, remembered by a signed cookie (or, for programs, by a signed token)."""

from __future__ import annotations

import secrets
import unicodedata
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any

from itsdangerous import BadSignature, URLSafeSerializer, URLSafeTimedSerializer
from starlette.requests import Request
from starlette.responses import Response

from bestiaire.words import LANGUAGES

COOKIE = "bestiaire"
A_YEAR = 365 * 24 * 3600
TICKET = 600
"""For so many seconds a visitor's ticket to another device is good."""
LONGEST_NAME = 24
KNOWN = 10_000
"""How many signatures are remembered once they have been checked."""


@dataclass(frozen=True)
class Visitor:
    """The id decides which seats are whose: it is secret, and signed so that nobody can make one up."""

    id: str
    name: str
    lang: str
    is_new: bool = False


def clean_name(name: str) -> str:
    """A name as it may be shown: printable, one line, not too long."""
    kept = "".join(sign for sign in name if unicodedata.category(sign)[0] not in "CZ" or sign == " ")
    return " ".join(kept.split())[:LONGEST_NAME].strip()


def language_of(accepted: str) -> str:
    """Ours that a browser's Accept-Language asks for first."""
    return "fr" if accepted.lower().lstrip().startswith("fr") else "en"


class Visitors:
    """Reads and writes the signed cookie."""

    def __init__(self, secret: str) -> None:
        self.serializer = URLSafeSerializer(secret, salt="visitor")
        self.travel = URLSafeTimedSerializer(secret, salt="travel")
        self.read = lru_cache(KNOWN)(self._read)

    def token(self, visitor: Visitor) -> str:
        return str(self.serializer.dumps([visitor.id, visitor.name, visitor.lang]))

    def _read(self, token: str | None) -> Visitor | None:
        """The visitor of a token; None if it is not one of ours."""
        try:
            id, name, lang = self.serializer.loads(token or "")
        except (BadSignature, ValueError, TypeError):
            return None
        return Visitor(str(id), str(name), lang if lang in LANGUAGES else "en")

    def ticket(self, visitor: Visitor) -> str:
        """By which the same visitor can go on at another device; good for a short while."""
        return str(self.travel.dumps([visitor.id, visitor.name, visitor.lang]))

    def arrived(self, ticket: str) -> Visitor | None:
        """Who travels with this ticket; None if it is too old or not one of ours."""
        try:
            id, name, lang = self.travel.loads(ticket, max_age=TICKET)
        except (BadSignature, ValueError, TypeError):
            return None
        return Visitor(str(id), str(name), lang if lang in LANGUAGES else "en")

    def of(self, request: Request) -> Visitor:
        """Whoever sends this request: by token, by cookie, or somebody new."""
        header = request.headers.get("authorization", "")
        if header.lower().startswith("bearer "):
            known = self.read(header[7:].strip())
            if known is not None:
                spoken = request.headers.get("accept-language", "")
                return replace(known, lang=language_of(spoken)) if spoken else known
        known = self.read(request.cookies.get(COOKIE))
        if known is None:
            known = self.newcomer(request.headers.get("accept-language", ""))
        wanted = request.query_params.get("lang")
        return replace(known, lang=wanted) if wanted in LANGUAGES else known

    def newcomer(self, languages: str = "", name: str = "") -> Visitor:
        return Visitor(secrets.token_urlsafe(18), clean_name(name), language_of(languages), is_new=True)

    def remember(self, response: Response, visitor: Visitor, secure: bool) -> None:
        settings: dict[str, Any] = {"httponly": True, "samesite": "lax", "secure": secure, "max_age": A_YEAR}
        response.set_cookie(COOKIE, self.token(visitor), **settings)
