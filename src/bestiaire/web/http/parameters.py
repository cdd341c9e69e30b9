"""What an action takes: how a form says it, and how a program does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple
from urllib.parse import parse_qsl

from starlette.requests import Request

from bestiaire.core.check import A_NUMBER, unknown_of_few
from bestiaire.core.errors import BadInput, must_be
from bestiaire.web.http.server import Server
from bestiaire.web.visitors import Visitor
from bestiaire.words import Phrase

MOST_FIELDS = 16
MOST_DIGITS = 7

REQUIRED: Any = object()

Fields = list[tuple[str, str]]
"""A form as it was sent."""


class Call(NamedTuple):
    """A request to do something at a table, and who sends it."""

    server: Server
    request: Request
    visitor: Visitor
    game_id: str


class Property(NamedTuple):
    """A property of a JSON body; `limits` are what pydantic's Field takes."""

    name: str
    type: type
    limits: dict[str, Any]
    default: Any = REQUIRED


class Parameter(NamedTuple):
    """One thing that an action takes beside the table and who acts."""

    name: str
    """As the function calls it."""
    read: Callable[[Fields], Any]
    """From the fields of a form; BadInput if they do not say it."""
    json: Property | None
    """From a JSON body; None if programs do not say it."""


# -- readings of a form


def number(field: str, default: int | None = None) -> Callable[[Fields], int]:
    def read(fields: Fields) -> int:
        said = dict(fields).get(field, "")
        if not said and default is not None:
            return default
        if not (said.isascii() and said.isdigit() and len(said) <= MOST_DIGITS):
            raise BadInput(field, must_be(A_NUMBER, said))
        return int(said)

    return read


def text(field: str, default: str | None = None) -> Callable[[Fields], str]:
    def read(fields: Fields) -> str:
        said = dict(fields).get(field, default)
        if said is None:
            raise BadInput(field, Phrase(en="is missing", fr="manque"))
        return said

    return read


def yes_or_no(field: str) -> Callable[[Fields], bool]:
    def read(fields: Fields) -> bool:
        said = dict(fields).get(field, "")
        if said not in ("yes", "no"):
            raise BadInput(field, unknown_of_few(said, ("yes", "no")))
        return said == "yes"

    return read


async def read_form(request: Request) -> list[tuple[str, str]]:
    """The fields of a form, however it was sent."""
    if request.headers.get("content-type", "").startswith("application/x-www-form-urlencoded"):
        try:
            text = (await request.body()).decode()
            return parse_qsl(text, keep_blank_values=True, max_num_fields=MOST_FIELDS, errors="strict")
        except ValueError:
            raise BadInput("form", Phrase(en="can't be read", fr="est illisible")) from None
    sent = await request.form(max_files=0, max_fields=MOST_FIELDS)
    return [(name, value) for name, value in sent.multi_items() if isinstance(value, str)]
