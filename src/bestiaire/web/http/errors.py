"""What is refused or fails becomes one sentence in the visitor's language, as a page or as JSON."""

from __future__ import annotations

import logging

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import Response
from pydantic import BaseModel
from starlette.exceptions import HTTPException

from bestiaire.core.errors import BestiaireError
from bestiaire.web.http.server import Server
from bestiaire.web.refusals import Refusal
from bestiaire.web.store.database import Unavailable

log = logging.getLogger("bestiaire.web")

RETRY_DATABASE = 5.0
"""Seconds after which a database that failed may be tried again."""


class Problem(BaseModel):
    """What was refused, and why: a word for programs, a sentence for people."""

    error: str
    message: str
    detail: str


def add_errors(app: FastAPI, server: Server) -> None:
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
