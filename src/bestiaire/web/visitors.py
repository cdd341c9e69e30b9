"""Who is there: a visitor without an account, remembered by a signed cookie (or, for programs, by a signed token)."""

from __future__ import annotations

import secrets
import unicodedata
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any, NamedTuple

from itsdangerous import BadSignature, URLSafeSerializer
from starlette.requests import Request
from starlette.responses import Response

from bestiaire.players import LEVELS
from bestiaire.web.clock import CLOCK, Clock
from bestiaire.words import LANGUAGES

COOKIE = "bestiaire"
A_YEAR = 365 * 24 * 3600
TICKET = 600
"""Seconds for which a ticket to another device is valid."""
SKEW = 60.0
"""Seconds by which the clock of the server that made a ticket may be ahead."""
LONGEST_NAME = 24
THEMES = ("dark", "light")
USUAL_LEVEL = "normal"
KNOWN = 10_000
"""How many signatures are remembered once they have been checked."""


@dataclass(frozen=True)
class Visitor:
    """The id decides which seats are whose: it is secret, and signed so that nobody can make one up."""

    id: str
    name: str
    lang: str
    is_new: bool = False
    generation: int = 0
    """How often the visitor had signed out everywhere before."""
    theme: str = THEMES[0]
    level: str = USUAL_LEVEL
    """Of the computer that the visitor last played against."""


class Ticket(NamedTuple):
    """By which a visitor can go on at another device."""

    visitor: Visitor
    number: int
    """How many were used before it was made."""


def clean_name(name: str) -> str:
    """A name as it may be shown: printable, one line, not too long."""
    kept = "".join(sign for sign in name if unicodedata.category(sign)[0] not in "CZ" or sign == " ")
    return " ".join(kept.split())[:LONGEST_NAME].strip()


def language_of(accepted: str) -> str:
    """Ours that a browser's Accept-Language asks for first."""
    return "fr" if accepted.lower().lstrip().startswith("fr") else "en"


class Visitors:
    """Reads and writes the signed cookie."""

    def __init__(self, secret: str, clock: Clock = CLOCK) -> None:
        self.serializer = URLSafeSerializer(secret, salt="visitor")
        self.travel = URLSafeSerializer(secret, salt="travel")
        self.read = lru_cache(KNOWN)(self._read)
        self.clock = clock
        self.boot = secrets.token_hex(4)
        """Tells tickets that this process made: how old those are, its steady clock says."""
        self.generations: dict[str, int] = {}
        """Of those who have signed out everywhere."""
        self.when_signed_out: Callable[[str], None] = nobody_cares

    # -- what is still good

    def begin_generation(self, visitor: str, generation: int) -> None:
        """This visitor has signed out: whatever is of an earlier generation is void."""
        if generation > self.generations.get(visitor, 0):
            self.generations[visitor] = generation
            self.when_signed_out(visitor)

    def is_current(self, visitor: Visitor) -> bool:
        """Whether this visitor has not signed out since. A generation that was not heard of yet has begun at another
        process: nobody else can sign it."""
        self.begin_generation(visitor.id, visitor.generation)
        return visitor.generation == self.generations.get(visitor.id, 0)

    # -- cookies and tokens

    def token(self, visitor: Visitor) -> str:
        kept = [visitor.id, visitor.name, visitor.lang, visitor.generation, visitor.theme, visitor.level]
        return str(self.serializer.dumps(kept))

    def _read(self, token: str | None) -> Visitor | None:
        """The visitor of a token, void or not; None if it is not one of ours. Older ones have no generation,
        no theme or no level."""
        try:
            id, name, lang, *rest = self.serializer.loads(token or "")
            generation = int(rest[0]) if rest else 0
            theme = rest[1] if len(rest) > 1 and rest[1] in THEMES else THEMES[0]
            level = rest[2] if len(rest) > 2 and rest[2] in LEVELS else USUAL_LEVEL
        except (BadSignature, ValueError, TypeError):
            return None
        lang = lang if lang in LANGUAGES else "en"
        return Visitor(str(id), str(name), lang, generation=generation, theme=theme, level=level)

    def presented(self, request: Request) -> Visitor | None:
        """Whom a request names, by token or by cookie, void or not."""
        return self._by_token(request) or self.read(request.cookies.get(COOKIE))

    def _by_token(self, request: Request) -> Visitor | None:
        header = request.headers.get("authorization", "")
        known = self.read(header[7:].strip()) if header.lower().startswith("bearer ") else None
        spoken = request.headers.get("accept-language", "")
        return replace(known, lang=language_of(spoken)) if known is not None and spoken else known

    def was_signed_out(self, request: Request) -> bool:
        """Whether a request names somebody who has signed out since."""
        named = self.presented(request)
        return named is not None and not self.is_current(named)

    def of(self, request: Request) -> Visitor:
        """Whoever sends this request: by token, by cookie, or somebody new."""
        known = self._by_token(request)
        if known is not None and self.is_current(known):
            return known
        known = self.read(request.cookies.get(COOKIE))
        if known is None or not self.is_current(known):
            known = self.newcomer(request.headers.get("accept-language", ""))
        wanted = request.query_params.get("lang")
        return replace(known, lang=wanted) if wanted in LANGUAGES else known

    def newcomer(self, languages: str = "", name: str = "") -> Visitor:
        return Visitor(secrets.token_urlsafe(18), clean_name(name), language_of(languages), is_new=True)

    def remember(self, response: Response, visitor: Visitor, secure: bool) -> None:
        settings: dict[str, Any] = {"httponly": True, "samesite": "lax", "secure": secure, "max_age": A_YEAR}
        response.set_cookie(COOKIE, self.token(visitor), **settings)

    # -- to another device

    def ticket(self, ticket: Ticket) -> str:
        """A ticket as it is written; good for a short while."""
        visitor, made = ticket.visitor, [round(self.clock.date()), self.boot, round(self.clock.steady())]
        return str(
            self.travel.dumps([visitor.id, visitor.name, visitor.lang, visitor.generation, ticket.number, *made])
        )

    def arrived(self, text: str) -> Ticket | None:
        """A ticket; None if it is too old, void or not one of ours. (Whether it was used, the database knows.)"""
        try:
            id, name, lang, generation, number, date, boot, moment = self.travel.loads(text)
        except (BadSignature, ValueError, TypeError):
            return None
        is_mine = boot == self.boot
        age = self.clock.steady() - moment if is_mine else self.clock.date() - date
        visitor = Visitor(str(id), str(name), lang if lang in LANGUAGES else "en", generation=int(generation))
        return Ticket(visitor, int(number)) if -SKEW <= age <= TICKET and self.is_current(visitor) else None


def nobody_cares(_: str) -> None:
    """Nothing is open that would have to end."""
