"""New games from the browser: started with one click, or set up on a page of its own, which comes back as it was filled
in when something in it is not possible."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import replace
from typing import Annotated, Any

from fastapi import FastAPI, Form, Request
from fastapi.responses import RedirectResponse, Response

import bestiaire
from bestiaire.core.errors import BadInput
from bestiaire.core.info import GameInfo
from bestiaire.players import GUESTS, LEVELS
from bestiaire.web.http.option_fields import chosen_options, offered, with_chosen
from bestiaire.web.http.rulebook import game_called
from bestiaire.web.http.seat_fields import FRIEND, HOTSEAT, read_others, seats_for, size_of
from bestiaire.web.http.server import Server, wants_json
from bestiaire.web.pages.boxes import box_shown, levels_shown
from bestiaire.web.pages.phrases import phrase
from bestiaire.web.tables import new_games
from bestiaire.web.visitors import Visitor, clean_name

Text = Annotated[str, Form(max_length=400)]


def add_setting_up(app: FastAPI, server: Server) -> None:
    @app.get("/new/{game}", include_in_schema=False)
    async def setting_up(request: Request, game: str) -> Response:
        """The form; with what was chosen on the shelf already."""
        visitor = server.visitor(request)
        return server.page(request, "new.html", visitor, **form_model(game_called(game), visitor, request.query_params))

    @app.post("/games", include_in_schema=False)
    async def new_game(request: Request, game: Text, name: Text = "", private: Text = "") -> Response:
        visitor = renamed(server.visitor(request), name)
        await server.may_open(request, visitor)
        info, fields = bestiaire.game(game), (await request.form()).multi_items()
        given = {field: value for field, value in fields if isinstance(value, str)}
        try:
            others = read_others(info, fields)
            seats = seats_for(visitor, others, secrets.randbelow(len(others) + 1))
            table = new_games.dealt(game, len(seats), chosen_options(info, fields))
        except BadInput as error:
            if wants_json(request):
                raise
            model = form_model(info, visitor, given) | {"said": what_is_wrong(info, error, visitor.lang)}
            return server.page(request, "new.html", visitor, 422, **model)
        level = given.get("opponent", "")
        visitor = replace(visitor, level=level if level in LEVELS else visitor.level)
        room = await new_games.open_table(server.lobby, table, seats, is_private=private == "yes")
        return server.remember(RedirectResponse(f"/t/{room.id}", 303), visitor, request)

    @app.get("/games", include_in_schema=False)
    async def back() -> Response:
        """Who opens the address of the form comes to where the games are."""
        return RedirectResponse("/", 303)


def form_model(info: GameInfo, visitor: Visitor, given: Mapping[str, str]) -> dict[str, Any]:
    """The page that sets up a game, filled in as it was before."""
    lang = visitor.lang
    size = size_of(info)
    number = given.get(size.field, "")
    known = [*LEVELS, *GUESTS, FRIEND, HOTSEAT]
    return {
        "game": info.key,
        "shown": box_shown(info, lang),
        "levels_here": levels_shown(info.key),
        "guests": list(GUESTS),
        "opponent": given.get("opponent") if given.get("opponent") in known else visitor.level,
        "offers": with_chosen(offered(info, lang), given),
        "size": size._replace(usual=int(number)) if number in map(str, size.numbers) else size,
        "given": given,
        "is_by_seat": any(value for field, value in given.items() if field.startswith("seat.")),
        "said": "",
    }


def what_is_wrong(info: GameInfo, error: BadInput, lang: str) -> str:
    """What can't be, in one sentence, with the words that the form has for it."""
    field = error.field.rpartition(".")[2]
    titles = {option: offer.name[lang] for option, offer in info.offers.items()}
    titles |= {"players": phrase("how_many", lang), "opponent": phrase("opponent", lang)}
    title = titles.get(field, error.field)
    return f"{title}{phrase('colon', lang)} {error.reason.say(lang)}."


def renamed(visitor: Visitor, name: str) -> Visitor:
    return replace(visitor, name=clean_name(name) or visitor.name)
