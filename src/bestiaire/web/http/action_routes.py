"""The form's route and the API's endpoint of every action."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from inspect import Parameter as Argument
from inspect import Signature, cleandoc
from typing import Annotated, Any
from urllib.parse import quote

from fastapi import Body, FastAPI, Request
from fastapi.responses import RedirectResponse, Response
from pydantic import BaseModel, Field, create_model
from starlette.routing import Route

from bestiaire.web.http.actions import ACTIONS, Action, Endpoint
from bestiaire.web.http.parameters import REQUIRED, Call, Property, read_form
from bestiaire.web.http.server import Server
from bestiaire.web.http.tokens import TOKEN

MODELS: dict[tuple[str, tuple[str, ...]], type[BaseModel]] = {}
"""The schemas of bodies that were made so far."""


def add_action_forms(app: FastAPI, server: Server) -> None:
    """Plain routes that read their own forms: a move takes a tenth less time than with FastAPI's."""

    async def back(request: Request) -> Response:
        """Who opens the address of a form, from the history or a bookmark, comes to where the form is."""
        return RedirectResponse(f"/t/{quote(request.path_params['game_id'])}", 303)

    for action in ACTIONS:
        path = f"/t/{{game_id}}/{action.path}"
        app.router.routes.append(Route(path, form_route(action, server), methods=["POST"]))
        app.router.routes.append(Route(path, back, methods=["GET"]))


def form_route(action: Action, server: Server) -> Callable[[Request], Awaitable[Response]]:
    async def submitted(request: Request) -> Response:
        call = Call(server, request, server.visitor(request), request.path_params["game_id"])
        await action.limit(call)
        fields = await read_form(request)
        given = {parameter.name: parameter.read(fields) for parameter in action.parameters}
        return action.show(call, await action.run(call, **given), dict(fields).get("seat", ""))

    return submitted


def add_action_endpoints(app: FastAPI, server: Server) -> None:
    for action in ACTIONS:
        if action.endpoint is not None:
            path = f"/api/v1/tables/{{table_id}}/{action.endpoint.path or action.path}"
            app.post(path, tags=["tables"], dependencies=TOKEN)(endpoint_of(action, action.endpoint, server))


def endpoint_of(action: Action, endpoint: Endpoint, server: Server) -> Callable[..., Awaitable[dict[str, Any]]]:
    """A function as FastAPI takes it: from its name, signature and docstring it writes the description."""
    taken = {parameter.name: parameter.json for parameter in action.parameters if parameter.json is not None}

    async def called(request: Request, table_id: str, **sent: Any) -> dict[str, Any]:
        call = Call(server, request, server.known_visitor(request), table_id)
        await action.limit(call)
        said = vars(sent["body"]) if endpoint.model else sent
        given = {name: said[wanted.name] for name, wanted in taken.items()}
        return endpoint.show(call, await action.run(call, **given))

    properties = tuple(taken.values())
    body = [argument("body", model_of(endpoint.model, properties))] if endpoint.model else map(embedded, properties)
    arguments = [argument("request", Request), argument("table_id", str), *body]
    called.__name__ = endpoint.name
    called.__doc__ = cleandoc(endpoint.doc)
    called.__signature__ = Signature(arguments, return_annotation=dict[str, Any])  # type: ignore[attr-defined]
    return called


def argument(name: str, annotation: Any, default: Any = Argument.empty) -> Argument:
    return Argument(name, Argument.KEYWORD_ONLY, annotation=annotation, default=default)


def embedded(given: Property) -> Argument:
    annotation: Any = Annotated[given.type, Body(embed=True, **given.limits)]
    return argument(given.name, annotation, Argument.empty if given.default is REQUIRED else given.default)


def model_of(name: str, properties: tuple[Property, ...]) -> type[BaseModel]:
    """The schema of a body; actions that take the same share it."""
    key = name, tuple(given.name for given in properties)
    if key not in MODELS:
        fields: dict[str, Any] = {}
        for given in properties:
            default = ... if given.default is REQUIRED else given.default
            fields[given.name] = given.type, Field(default, **given.limits)
        MODELS[key] = create_model(name, **fields)
    return MODELS[key]
