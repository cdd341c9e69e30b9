"""The pages and forms of the table in the browser."""

from __future__ import annotations

import asyncio
import json
import random
import secrets
import time
from dataclasses import replace
from typing import Annotated, Any, Literal
from urllib.parse import parse_qsl, quote

from fastapi import FastAPI, Form, Request, UploadFile
from fastapi.responses import JSONResponse, RedirectResponse, Response
from markupsafe import Markup
from starlette.routing import Route

import bestiaire
from bestiaire.core.check import A_NUMBER
from bestiaire.core.errors import BadInput, BadRecord, BestiaireError, must_be
from bestiaire.core.info import GameInfo
from bestiaire.core.table import Table
from bestiaire.core.telling import words_of
from bestiaire.players import GUESTS, LEVELS
from bestiaire.show.page.plain import page_of
from bestiaire.web import limits
from bestiaire.web.http.app import Server, wants_json
from bestiaire.web.http.assets import A_DAY
from bestiaire.web.http.opinions import curve_part, finished_room
from bestiaire.web.http.option_fields import chosen_options, offered
from bestiaire.web.http.seat_fields import Other, read_others, seats_for, size_of
from bestiaire.web.pages.pages import OPEN, game_line, is_at
from bestiaire.web.pages.phrases import phrase
from bestiaire.web.pages.plates import keyword_rules, plates_of, sprite
from bestiaire.web.pages.seats import seats_shown
from bestiaire.web.refusals import Refusal
from bestiaire.web.tables import moves, new_games, seating, takeback
from bestiaire.web.tables.answers import read_answer
from bestiaire.web.tables.positions import refuse_fixed_dice
from bestiaire.web.tables.room import Room
from bestiaire.web.visitors import Visitor, clean_name
from bestiaire.words import Phrase

Text = Annotated[str, Form(max_length=400)]
YesOrNo = Annotated[Literal["yes", "no"], Form()]
Number = Annotated[int, Form(ge=0, le=1_000_000)]

MOST_FIELDS = 16
LONGEST_VERSION = 7
LISTED = 12
RECENT = 3600.0
"""For so many seconds after its last move a game counts as being played."""
PARADE = 5
"""How many creatures greet on the front page."""


def add_routes(app: FastAPI, server: Server) -> None:
    add_front(app, server)
    add_table(app, server)
    add_wishes(app, server)
    add_sitting(app, server)
    add_replay(app, server)
    add_reading(app, server)
    add_rulebook(app, server)
    add_ways_back(app)


def add_front(app: FastAPI, server: Server) -> None:
    @app.get("/", include_in_schema=False)
    async def front(request: Request) -> Response:
        visitor = server.visitor(request)
        mine = await server.store.games_of(visitor.id, LISTED)
        others = {
            "running": await server.store.latest(finished=False, limit=LISTED, since=time.time() - RECENT),
            "finished": await server.store.latest(finished=True, limit=LISTED),
        }
        known = bestiaire.games()
        shown = {"mine": [game_line(game, visitor) for game in mine if game.game in known]}
        for name, games in others.items():
            shown[name] = [
                game_line(game, visitor) for game in games if game.game in known and not is_at(game, visitor)
            ]
        infos = list(known.values())
        shelf = [(info.key, info.name[visitor.lang]) for info in infos]
        offers = [offer for info in infos for offer in offered(info, visitor.lang)]
        sizes = [size_of(info) for info in infos if info.players[1] > 2]
        cards = [card["id"] for card in infos[0].cards()]
        parade = random.Random(visitor.id).sample(cards, PARADE)  # everybody has creatures of their own
        form: dict[str, Any] = {
            "shelf": shelf,
            "offers": offers,
            "sizes": sizes,
            "opponents": LEVELS,
            "guests": GUESTS,
        }
        return server.page(request, "front.html", visitor, lists=shown, parade=parade, **form)

    @app.post("/games", include_in_schema=False)
    async def new_game(request: Request, game: Text, name: Text = "", private: Text = "") -> Response:
        visitor = renamed(server.visitor(request), name)
        await server.may_open(request, visitor)
        info, fields = bestiaire.game(game), (await request.form()).multi_items()
        others = read_others(info, fields)
        seats = seats_for(visitor, others, secrets.randbelow(len(others) + 1))
        options = chosen_options(info, fields)
        table = new_games.dealt(game, len(seats), options)
        room = await new_games.open_table(server.lobby, table, seats, is_private=private == "yes")
        return server.remember(RedirectResponse(f"/t/{room.id}", 303), visitor, request)

    @app.post("/settings", include_in_schema=False)
    async def settings(request: Request, lang: Text = "", back: Text = "/") -> Response:
        visitor = server.visitor(request)
        chosen = replace(visitor, lang=lang if lang in ("en", "fr") else visitor.lang)
        target = back if back.startswith("/") and not back.startswith("//") else "/"
        return server.remember(RedirectResponse(target, 303), chosen, request)

    @app.get("/join/{invitation}", include_in_schema=False)
    async def invited(request: Request, invitation: str) -> Response:
        visitor = server.visitor(request)
        room = await seating.invited(server.lobby, invitation)
        if room.is_full and not room.seats_of(visitor.id):
            sentence = phrase("no_free_seat", visitor.lang)
            return server.page(request, "late.html", visitor, sentence=sentence, room=room)
        if room.seats_of(visitor.id):
            return server.remember(RedirectResponse(f"/t/{room.id}", 303), visitor, request)
        opener = room.stored.uploader
        names = [seat.name for seat in room.stored.seats if seat.visitor and opener in (seat.visitor, None)]
        model: dict[str, Any] = {
            "invitation": invitation,
            "host": next(iter(names), "") or phrase("guest", visitor.lang),
            "name": room.table.info.name[visitor.lang],
            "game": room.stored.game,
            "is_continued": room.is_continued,
            "seats": seats_shown(room, [], None, visitor.lang) if len(room.stored.seats) > 2 else [],
        }
        return server.page(request, "join.html", visitor, **model)

    @app.post("/join/{invitation}", include_in_schema=False)
    async def join(request: Request, invitation: str, name: Text = "") -> Response:
        visitor = renamed(server.visitor(request), name)
        server.may_join(request, visitor)
        room = await seating.sit_down(server.lobby, invitation, visitor.id, visitor.name)
        return server.remember(RedirectResponse(f"/t/{room.id}", 303), visitor, request)


def renamed(visitor: Visitor, name: str) -> Visitor:
    return replace(visitor, name=clean_name(name) or visitor.name)


def done(request: Request, room: Room, seat: str = "") -> Response:
    """A form was carried out: programs hear the new version, people see the table again."""
    if wants_json(request):
        return JSONResponse({"version": room.version})
    return RedirectResponse(f"/t/{room.id}" + (f"?as={seat}" if seat.isdigit() else ""), 303)


def add_table(app: FastAPI, server: Server) -> None:
    @app.get("/t/{game_id}", include_in_schema=False)
    async def table(request: Request, game_id: str) -> Response:
        visitor = server.visitor(request)
        room = await server.lobby.current(game_id)
        if room.is_archive:
            return RedirectResponse(f"/t/{room.id}/replay", 303)
        chosen = chosen_seat(request)
        part = server.pages.table_part(room, visitor, chosen, site_of(request))
        model: dict[str, Any] = {
            "room": room,
            "part": part,
            "chosen": chosen,
            "name": room.table.info.name[visitor.lang],
            "game": room.table.info.key,
        }
        return server.page(request, "table.html", visitor, **model)

    @app.get("/t/{game_id}/stream", include_in_schema=False)
    async def stream(request: Request, game_id: str) -> Response:
        visitor = server.visitor(request)
        room = await server.lobby.room(game_id)
        chosen = chosen_seat(request)
        site = site_of(request)

        def show() -> str:
            return server.pages.table_part(room, visitor, chosen, site)

        return server.stream_table(request, room, visitor, show)

    async def move(request: Request) -> Response:
        visitor = server.visitor(request)
        server.may_move(visitor)
        fields = await read_form(request)
        form = dict(fields)
        version = read_version(form)
        answer = read_answer(fields)
        room = await moves.move(server.lobby, request.path_params["game_id"], visitor.id, version, answer)
        return done(request, room, form.get("seat", ""))

    # What is asked most is a plain route, and the first: else finding it and reading its form take a tenth of the time.
    app.router.routes.insert(0, Route("/t/{game_id}/move", move, methods=["POST"]))


def add_wishes(app: FastAPI, server: Server) -> None:
    """What one may do at a table beside moving."""

    @app.post("/t/{game_id}/undo", include_in_schema=False)
    async def undo(request: Request, game_id: str, version: Number, again: Number = 0, seat: Text = "") -> Response:
        visitor = server.visitor(request)
        server.may_move(visitor)
        return done(request, await takeback.undo(server.lobby, game_id, visitor.id, version, again), seat)

    @app.post("/t/{game_id}/undo/answer", include_in_schema=False)
    async def answer(request: Request, game_id: str, version: Number, agree: YesOrNo) -> Response:
        visitor = server.visitor(request)
        server.may_move(visitor)
        return done(request, await takeback.answer_undo(server.lobby, game_id, visitor.id, version, agree == "yes"))

    @app.post("/t/{game_id}/undo/withdraw", include_in_schema=False)
    async def withdraw(request: Request, game_id: str, version: Number) -> Response:
        visitor = server.visitor(request)
        server.may_move(visitor)
        return done(request, await takeback.withdraw_undo(server.lobby, game_id, visitor.id, version))

    @app.post("/t/{game_id}/resign", include_in_schema=False)
    async def resign(request: Request, game_id: str, version: Number, seat: Text = "") -> Response:
        visitor = server.visitor(request)
        server.may_move(visitor)
        return done(request, await moves.resign(server.lobby, game_id, visitor.id, version), seat)

    @app.post("/t/{game_id}/pass", include_in_schema=False)
    async def let_pass(request: Request, game_id: str, version: Number, who: Number, seat: Text = "") -> Response:
        visitor = server.visitor(request)
        server.may_move(visitor)
        return done(request, await moves.let_pass(server.lobby, game_id, visitor.id, version, who), seat)

    @app.post("/t/{game_id}/remove", include_in_schema=False)
    async def remove(request: Request, game_id: str) -> Response:
        visitor = server.visitor(request)
        server.may_move(visitor)
        await server.lobby.remove(game_id, visitor.id)
        return RedirectResponse("/", 303)

    @app.post("/t/{game_id}/rematch", include_in_schema=False)
    async def rematch(request: Request, game_id: str) -> Response:
        visitor = server.visitor(request)
        if (await server.lobby.room(game_id)).rematch is None:
            await server.may_open(request, visitor)
        room = await new_games.rematch(server.lobby, game_id, visitor.id)
        return RedirectResponse(f"/t/{room.id}", 303)


def add_sitting(app: FastAPI, server: Server) -> None:
    """Who plays where: free seats, and people who leave and come back."""

    @app.post("/t/{game_id}/fill", include_in_schema=False)
    async def fill(request: Request, game_id: str, computer: Text) -> Response:
        visitor = server.visitor(request)
        server.may_move(visitor)
        return done(request, await seating.fill(server.lobby, game_id, visitor.id, computer))

    @app.post("/t/{game_id}/retry", include_in_schema=False)
    async def retry(request: Request, game_id: str, computer: Text = "") -> Response:
        visitor = server.visitor(request)
        server.may_move(visitor)
        return done(request, await seating.retry(server.lobby, game_id, visitor.id, computer))

    @app.post("/t/{game_id}/leave", include_in_schema=False)
    async def leave(request: Request, game_id: str) -> Response:
        visitor = server.visitor(request)
        server.may_move(visitor)
        return done(request, await seating.leave(server.lobby, game_id, visitor.id))

    @app.post("/t/{game_id}/return", include_in_schema=False)
    async def come_back(request: Request, game_id: str) -> Response:
        visitor = server.visitor(request)
        server.may_move(visitor)
        return done(request, await seating.come_back(server.lobby, game_id, visitor.id))

    @app.post("/t/{game_id}/replace", include_in_schema=False)
    async def replace(request: Request, game_id: str, absent: Number, seat: Text = "") -> Response:
        visitor = server.visitor(request)
        server.may_move(visitor)
        return done(request, await seating.replace(server.lobby, game_id, visitor.id, absent), seat)


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


def read_version(form: dict[str, str]) -> int:
    text = form.get("version", "")
    if not (text.isascii() and text.isdigit() and len(text) <= LONGEST_VERSION):
        raise BadInput("version", must_be(A_NUMBER, text))
    return int(text)


def site_of(request: Request) -> str:
    """The address by which this visitor reached us, for links that are sent to others."""
    return f"{request.url.scheme}://{request.url.netloc}"


def chosen_seat(request: Request) -> int | None:
    """At one screen: who says to be looking now."""
    text = request.query_params.get("as", "")
    return int(text) if text.isascii() and text.isdigit() and len(text) < 3 else None


def refuse_long(moves: object) -> None:
    if isinstance(moves, list) and len(moves) > limits.LONGEST_RECORD:
        raise Refusal(422, "long_record", str(limits.LONGEST_RECORD))


def check_upload(content: bytes) -> bytes:
    """Plays a record from outside in a worker; what is left of it to be played again by who trusts it. Refusal 422 says
    what is wrong with it."""
    read_upload(content)
    record = json.loads(content)
    record.pop("digests", None)
    return json.dumps(record).encode()


def read_upload(content: bytes) -> Table:
    """The table of a record, every move of it checked."""
    try:
        record = json.loads(content)
        refuse_long(record.get("moves") if isinstance(record, dict) else None)
        table = bestiaire.replay(record)
        refuse_fixed_dice(table, BadRecord)
        refuse_long(table.moves)
    except BestiaireError as error:
        raise Refusal(422, "bad_record", error.message) from None
    except (ValueError, RecursionError):
        why = Phrase(en="it can't be read as JSON", fr="ce n'est pas du JSON lisible")
        raise Refusal(422, "bad_record", why) from None
    return table


def add_replay(app: FastAPI, server: Server) -> None:
    @app.get("/t/{game_id}/replay", include_in_schema=False)
    async def replay(request: Request, game_id: str, at: int = 0, seat: str = "") -> Response:
        visitor = server.visitor(request)
        room = await finished_room(server, game_id)
        mine = room.seats_of(visitor.id)
        if seat not in (*room.seat_numbers, "spectator", OPEN):
            seat = str(mine[0]) if len(mine) == 1 else OPEN
        played = await server.lobby.replay(room)
        model = await asyncio.to_thread(server.pages.replay_part, room, played, visitor, at, seat)
        model["curve"] = await curve_part(server, room, visitor, model["at"], seat)
        return server.page(request, "replay.html", visitor, room=room, opponents=LEVELS, guests=GUESTS, **model)

    @app.get("/t/{game_id}/record.json", include_in_schema=False)
    async def record(game_id: str) -> Response:
        room = await finished_room(server, game_id)
        record = room.full_record(await server.lobby.replay(room))
        body = json.dumps(record, ensure_ascii=False, indent=1)
        name = f"bestiaire-{room.stored.game}-{room.id}.json"
        headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"}
        return Response(body, media_type="application/json", headers=headers)

    @app.post("/replay", include_in_schema=False)
    async def upload(request: Request, record: UploadFile) -> Response:
        visitor = server.visitor(request)
        content = await record.read()
        server.may_upload(request, visitor, len(content))
        checked = await server.readers.run(check_upload, content)
        table = await asyncio.to_thread(read_upload, checked)
        room = await new_games.archive(server.lobby, table, visitor.id)
        return server.remember(RedirectResponse(f"/t/{room.id}/replay", 303), visitor, request)

    @app.post("/t/{game_id}/continue", include_in_schema=False)
    async def play_on(request: Request, game_id: str, at: Number, opponent: Text, seat: Text = "") -> Response:
        visitor = server.visitor(request)
        await server.may_open(request, visitor)
        room = await finished_room(server, game_id)
        if seat not in ("", *room.seat_numbers):
            raise BadInput("seat", Phrase(en="there is no such seat", fr="cette place n'existe pas"))
        others = [Other(opponent)] * (len(room.stored.seats) - 1)
        new = await new_games.continue_from(server.lobby, room, at, seats_for(visitor, others, int(seat or 0)))
        return server.remember(RedirectResponse(f"/t/{new.id}", 303), visitor, request)


def add_ways_back(app: FastAPI) -> None:
    """Who opens the address of a form, from the history or a bookmark, comes to where the form is."""

    async def front() -> Response:
        return RedirectResponse("/", 303)

    async def table(game_id: str) -> Response:
        return RedirectResponse(f"/t/{quote(game_id)}", 303)

    for path in ("/games", "/settings", "/replay"):
        app.get(path, include_in_schema=False)(front)
    wishes = ("undo", "undo/answer", "undo/withdraw", "resign", "remove", "rematch", "continue")
    for ending in ("move", *wishes, "pass", "fill", "retry", "leave", "return", "replace"):
        app.get(f"/t/{{game_id}}/{ending}", include_in_schema=False)(table)


def add_reading(app: FastAPI, server: Server) -> None:
    @app.get("/t/{game_id}/fairness", include_in_schema=False)
    async def fairness(request: Request, game_id: str) -> Response:
        visitor = server.visitor(request)
        room = await server.lobby.room(game_id)
        return server.page(request, "fairness.html", visitor, room=room, is_over=room.table.result is not None)

    @app.get("/sprite/{game}.svg", include_in_schema=False)
    async def portraits(request: Request, game: str) -> Response:
        game_of_page(game)
        drawn = await server.assets.of(f"sprite {game}", lambda: sprite(game).encode(), "image/svg+xml")
        return drawn.answer(request.headers, A_DAY)


def game_of_page(key: str) -> GameInfo:
    """The game that an address names; Refusal 404 if there is none."""
    if key not in bestiaire.games():
        raise Refusal(404, "no_such_page")
    return bestiaire.game(key)


def add_rulebook(app: FastAPI, server: Server) -> None:
    @app.get("/cards/{game}/{card}", include_in_schema=False)
    async def card(request: Request, game: str, card: str) -> Response:
        visitor = server.visitor(request)
        page = page_of(game_of_page(game))
        found = next((one for one in plates_of(game) if one["id"] == card), None)
        if found is None:
            raise Refusal(404, "no_such_page")
        model: dict[str, Any] = {
            "card": found,
            "portrait": Markup(page.drawing(found)),
            "facts": page.facts(found, visitor.lang),
            "keywords": keyword_rules(game, found, visitor.lang),
        }
        return server.page(request, "card.html", visitor, **model)

    @app.get("/cards/{game}", include_in_schema=False)
    async def cards(request: Request, game: str) -> Response:
        visitor = server.visitor(request)
        info = game_of_page(game)
        shown = page_of(info).gallery(visitor.lang)
        return server.page(request, "cards.html", visitor, game=game, name=info.name[visitor.lang], sections=shown)

    @app.get("/rules/{game}", include_in_schema=False)
    async def rules(request: Request, game: str) -> Response:
        visitor = server.visitor(request)
        info, lang = game_of_page(game), visitor.lang
        words = words_of(info)
        in_short, chapters = words.in_short(lang), words.chapters(lang)
        return server.page(request, "rules.html", visitor, name=info.name[lang], in_short=in_short, chapters=chapters)
