"""The front page: a shelf of games, those to go on with, to watch and to look at again; and the page that an
invitation leads to."""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import replace
from typing import Annotated, Any

from fastapi import FastAPI, Form, Request
from fastapi.responses import RedirectResponse, Response

import bestiaire
from bestiaire.core.info import GameInfo
from bestiaire.players import GUESTS
from bestiaire.web.http.option_fields import OptionField, offered
from bestiaire.web.http.puzzles import of_today
from bestiaire.web.http.seat_fields import PlayerCount, size_of
from bestiaire.web.http.server import Server
from bestiaire.web.http.setting_up import renamed
from bestiaire.web.pages.boxes import box_shown, levels_shown
from bestiaire.web.pages.game_lists import sorted_games
from bestiaire.web.pages.lesson_pages import Taught, begun, lesson_for, typed
from bestiaire.web.pages.phrases import phrase
from bestiaire.web.pages.seats import chosen_face, faces, faces_to_choose, host_of, seats_shown
from bestiaire.web.tables import seating
from bestiaire.web.tables.room import Room
from bestiaire.web.visitors import THEMES
from bestiaire.words import LANGUAGES

Text = Annotated[str, Form(max_length=400)]

LISTED = 12
IN_A_ROW = 3
"""How many answers to one question have room beside each other."""
RECENT = 3600.0
"""Seconds after its last move for which a game counts as being played."""
USUAL = ""
"""Stands for the way in which a game is offered to who chooses none."""


def add_front(app: FastAPI, server: Server) -> None:
    add_shelf(app, server)
    add_settings(app, server)
    add_joining(app, server)


def add_shelf(app: FastAPI, server: Server) -> None:
    @app.get("/", include_in_schema=False)
    async def front(request: Request, game: str = "") -> Response:
        visitor = server.visitor(request)
        mine = await server.store.games.of(visitor.id, LISTED)
        running = await server.store.games.latest(finished=False, limit=LISTED, since=time.time() - RECENT)
        finished = await server.store.games.latest(finished=True, limit=LISTED)
        known = bestiaire.games()
        played = next((one.game for one in mine if one.game in known), next(iter(known)))
        shelf = [box_shown(info, visitor.lang) for info in known.values()]
        chosen = next(box for box in shelf if box.key == (game if game in known else played))
        done = await server.store.progress.lessons_of(visitor.id)
        offers = {key: first_offer(info, visitor.lang) for key, info in known.items()}
        lessons = {key: lessons_for(info, offers[key], done, visitor.lang) for key, info in known.items()}
        faces_of = {box.key: box.face for box in shelf}
        model: dict[str, Any] = {
            "shelf": shelf,
            "chosen": chosen,
            "lessons": lessons,
            "begun": [(lesson, faces_of[lesson.game]) for lesson in begun(done, visitor.lang)],
            "levels_here": levels_shown(chosen.key),
            "offer": offers[chosen.key],
            "size": several_of(size_of(known[chosen.key])),
            "guests": list(GUESTS),
            "puzzle": next(iter(of_today(visitor.lang, chosen.key)), None),
            "lists": sorted_games(mine, running, finished, visitor),
        }
        return server.page(request, "front.html", visitor, **model)


def lessons_for(info: GameInfo, offer: OptionField | None, done: Mapping[str, int], lang: str) -> dict[str, Taught]:
    """The lesson that fits each way in which a game is offered; under `USUAL` the one that comes first."""
    option = next(iter(info.offers), "")
    found = {way.value: lesson_for(info, done, lang, option, way.value) for way in (offer.ways if offer else ())}
    usual = next((way.value for way in (offer.ways if offer else ()) if way.is_usual), "")
    found[USUAL] = found[usual] if usual else lesson_for(info, done, lang)
    return {value: lesson for value, lesson in found.items() if lesson is not None}


def lesson_at(room: Room, done: Mapping[str, int], lang: str) -> Taught | None:
    """The lesson for what is played at a table."""
    info = room.table.info
    option = next(iter(info.offers), "")
    return lesson_for(info, done, lang, option, typed(room.table.origin.options[option]) if option else "")


def several_of(size: PlayerCount) -> PlayerCount | None:
    """How many play, if there is a choice."""
    return size if len(size.numbers) > 1 else None


def first_offer(info: GameInfo, lang: str) -> OptionField | None:
    """What a game is played with, if that is chosen in one short row and goes with any number of players."""
    for offer in offered(info, lang)[:1]:
        is_switch = isinstance(info.options[next(iter(info.offers))], bool)
        if len(offer.ways) <= IN_A_ROW and not is_switch and not any(way.seats for way in offer.ways):
            return offer
    return None


def add_settings(app: FastAPI, server: Server) -> None:
    @app.post("/settings", include_in_schema=False)
    async def settings(request: Request, lang: Text = "", theme: Text = "", back: Text = "/") -> Response:
        visitor = server.visitor(request)
        chosen = replace(visitor, lang=lang if lang in LANGUAGES else visitor.lang)
        chosen = replace(chosen, theme=theme if theme in THEMES else visitor.theme)
        target = back if back.startswith("/") and not back.startswith("//") else "/"
        return server.remember(RedirectResponse(target, 303), chosen, request)

    @app.get("/settings", include_in_schema=False)
    async def back() -> Response:
        """Who opens the address of the form comes to where it is."""
        return RedirectResponse("/", 303)


def add_joining(app: FastAPI, server: Server) -> None:
    @app.get("/join/{invitation}", include_in_schema=False)
    async def invited(request: Request, invitation: str) -> Response:
        visitor = server.visitor(request)
        done = await server.store.progress.lessons_of(visitor.id)
        room = await seating.invited(server.lobby, invitation)
        if room.is_full and not room.seats.of(visitor.id):
            sentence = phrase("no_free_seat", visitor.lang)
            stands = box_shown(room.table.info, visitor.lang).stands
            creature = stands[0].picture if stands else ""
            return server.page(request, "late.html", visitor, sentence=sentence, room=room, creature=creature)
        if room.seats.of(visitor.id):
            return server.remember(RedirectResponse(f"/t/{room.id}", 303), visitor, request)
        sitting, pictures, host = room.stored.seats, faces(room.stored), host_of(room.stored)
        free = next(number for number, seat in enumerate(sitting) if not (seat.visitor or seat.computer))
        model: dict[str, Any] = {
            "invitation": invitation,
            "host": "" if host is None else sitting[host].name,
            "host_face": "" if host is None else pictures[host],
            "faces": faces_to_choose(room.stored, free),
            "shown": box_shown(room.table.info, visitor.lang),
            "game": room.stored.game,
            "lesson": lesson_at(room, done, visitor.lang),
            "is_continued": room.is_continued,
            "seats": seats_shown(room, [], None, visitor.lang) if len(room.stored.seats) > 2 else [],
        }
        return server.page(request, "join.html", visitor, **model)

    @app.post("/join/{invitation}", include_in_schema=False)
    async def join(request: Request, invitation: str, name: Text = "", face: Text = "") -> Response:
        visitor = renamed(server.visitor(request), name)
        server.may_join(request, visitor)
        stored = (await seating.invited(server.lobby, invitation)).stored
        chosen = chosen_face(stored, None, face)
        room = await seating.sit_down(server.lobby, invitation, visitor.id, visitor.name, chosen)
        return server.remember(RedirectResponse(f"/t/{room.id}", 303), visitor, request)
