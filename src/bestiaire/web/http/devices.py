"""One person at several devices: a link by which another has the same name and seats, and signing out everywhere."""

from __future__ import annotations

import secrets
from typing import Annotated

from fastapi import Body, FastAPI, Form, Request
from fastapi.responses import RedirectResponse, Response

from bestiaire.web.http.server import Server, site_of
from bestiaire.web.http.tokens import TOKEN
from bestiaire.web.pages.phrases import phrase
from bestiaire.web.refusals import Refusal
from bestiaire.web.visitors import Visitor

Key = Annotated[str, Form(max_length=200)]
ProgramsKey = Annotated[str, Body(embed=True, max_length=200, examples=["a-word-of-your-own"])]


def add_devices(app: FastAPI, server: Server) -> None:
    add_links(app, server)
    add_signing_out(app, server)


def add_links(app: FastAPI, server: Server) -> None:
    @app.get("/me", include_in_schema=False)
    async def leave(request: Request, signed_out: str = "") -> Response:
        visitor = server.visitor(request)
        link = f"{site_of(request)}/me/{await server.credentials.ticket(visitor)}"
        key = secrets.token_urlsafe(18)
        return server.page(request, "me.html", visitor, link=link, key=key, has_signed_out=signed_out == "yes")

    @app.get("/me/{ticket}", include_in_schema=False)
    async def arriving(request: Request, ticket: str) -> Response:
        """Asks first: a link that is only looked at changes nothing."""
        visitor = server.visitor(request)
        traveller = (await server.credentials.traveller(ticket)).visitor
        name = traveller.name or phrase("guest", visitor.lang)
        return server.page(request, "me.html", visitor, token=ticket, name=name)

    @app.post("/me/{ticket}", include_in_schema=False)
    async def arrive(request: Request, ticket: str) -> Response:
        visitor, home = server.visitor(request), RedirectResponse("/", 303)
        known = server.visitors.arrived(ticket)
        if known is not None and known.visitor.id == visitor.id:  # pressed twice: this device is there already
            return server.remember(home, visitor, request)
        return server.remember(home, await server.credentials.use(ticket), request)


def add_signing_out(app: FastAPI, server: Server) -> None:
    async def sign_out(request: Request, key: str) -> Visitor:
        visitor = server.visitors.presented(request)
        if visitor is None:
            raise Refusal(401, "no_visitor")
        server.limits.may_sign_out(request, visitor)
        return await server.credentials.sign_out(visitor, key)

    @app.post("/sign-out", include_in_schema=False)
    async def everywhere(request: Request, key: Key = "") -> Response:
        visitor = await sign_out(request, key)
        return server.remember(RedirectResponse("/me?signed_out=yes", 303), visitor, request)

    @app.get("/sign-out", include_in_schema=False)
    async def back() -> Response:
        return RedirectResponse("/me", 303)

    @app.post("/api/v1/visitors/sign-out", tags=["visitors"], dependencies=TOKEN)
    async def for_programs(request: Request, key: ProgramsKey = "") -> dict[str, str]:
        """Signs you out everywhere: every token, cookie and link of yours from before is void at once, open streams
        end, and `token` is your new one. Your seats stay yours. Send it again with the same `key`, a word of your own,
        if the answer was lost. 401: somebody with your token was faster."""
        return {"token": server.visitors.token(await sign_out(request, key))}
