"""Lessons: the list of them, and each of their steps at an address of its own."""

from __future__ import annotations

import asyncio
from urllib.parse import quote

from fastapi import FastAPI, Request
from fastapi.responses import RedirectResponse, Response

import bestiaire
from bestiaire.core.info import GameInfo
from bestiaire.core.lessons import Lesson, goes_on, scene_of
from bestiaire.players import EASIEST
from bestiaire.web.http.seat_fields import Opponent, seats_for
from bestiaire.web.http.server import Server
from bestiaire.web.pages.boxes import box_shown
from bestiaire.web.pages.lesson_pages import step_model, taught, way_models
from bestiaire.web.refusals import Refusal
from bestiaire.web.tables import new_games
from bestiaire.web.tables.answers import key_of, read_answer
from bestiaire.web.visitors import Visitor


def find_lesson(key: str) -> tuple[GameInfo, Lesson]:
    """The lesson of that key; Refusal 404 if there is none."""
    for info in bestiaire.games().values():
        for lesson in info.lessons():
            if lesson.key == key:
                return info, lesson
    raise Refusal(404, "no_such_lesson")


def find_step(key: str, number: int) -> tuple[GameInfo, Lesson, int]:
    """A step as its address counts it, from 1 on."""
    info, lesson = find_lesson(key)
    if not 1 <= number <= len(lesson.steps):
        raise Refusal(404, "no_such_lesson")
    return info, lesson, number - 1


async def note_step(server: Server, request: Request, visitor: Visitor, key: str, number: int) -> None:
    """How far somebody has come. A lesson that is begun stays on disk for long; whoever looks back writes nothing."""
    furthest = (await server.store.progress.lessons_of(visitor.id)).get(key, 0)
    if not furthest:
        server.limits.may_learn(request)
    if number > furthest:
        await server.store.progress.note_lesson(visitor.id, key, number)


def add_lessons(app: FastAPI, server: Server) -> None:
    @app.get("/learn", include_in_schema=False)
    async def learn(request: Request) -> Response:
        visitor = server.visitor(request)
        done = await server.store.progress.lessons_of(visitor.id)
        shelf = [
            (
                info,
                box_shown(info, visitor.lang),
                [taught(info, lesson, done, visitor.lang) for lesson in info.lessons()],
            )
            for info in bestiaire.games().values()
        ]
        return server.page(request, "learn.html", visitor, shelf=[one for one in shelf if one[2]])

    @app.get("/learn/{key}", include_in_schema=False)
    async def resume(request: Request, key: str) -> Response:
        """Where somebody left off; a lesson that was finished begins again."""
        visitor = server.visitor(request)
        _, lesson = find_lesson(key)
        done = (await server.store.progress.lessons_of(visitor.id)).get(key, 0)
        at = done if 0 < done < len(lesson.steps) else 1
        return server.remember(RedirectResponse(f"/learn/{quote(key)}/{at}", 303), visitor, request)

    @app.post("/learn/{key}/play", include_in_schema=False)
    async def first_game(request: Request, key: str) -> Response:
        """What was learnt is tried: against the easiest computers, as few as the game allows."""
        visitor = server.visitor(request)
        await server.may_open(request, visitor)
        info, lesson = find_lesson(key)
        seats = seats_for(visitor, [Opponent(EASIEST)] * (info.players[0] - 1), 0)
        table = await asyncio.to_thread(new_games.dealt, info.key, len(seats), dict(lesson.options))
        room = await new_games.open_table(server.lobby, table, seats)
        return server.remember(RedirectResponse(f"/t/{room.id}", 303), visitor, request)

    @app.get("/learn/{key}/play", include_in_schema=False)
    async def back(key: str) -> Response:
        return RedirectResponse(f"/learn/{quote(key)}", 303)

    @app.get("/learn/{key}/{number}", include_in_schema=False)
    async def show(request: Request, key: str, number: int, tried: str = "", acted: bool = False) -> Response:
        """A step; for a page that acts it out also what came of the answer to the step before."""
        visitor = server.visitor(request)
        info, lesson, at = find_step(key, number)
        if not visitor.is_new:
            await note_step(server, request, visitor, key, number)
        model = await asyncio.to_thread(step_model, info, lesson, at, tried, visitor.lang)
        seen = await asyncio.to_thread(way_models, info, lesson, at, visitor.lang) if acted else []
        way = [server.pages.render("lesson_part.html", visitor, **one) for one in seen]
        return server.page(request, "lesson.html", visitor, way=way, **model)

    @app.post("/learn/{key}/{number}", include_in_schema=False)
    async def answer(request: Request, key: str, number: int) -> Response:
        """An answer: on to the next step, or back to this one, which tells why not."""
        visitor = server.visitor(request)
        server.limits.may_move(visitor)
        info, lesson, at = find_step(key, number)
        form = (await request.form()).multi_items()
        given = read_answer(form)
        choice = (await asyncio.to_thread(scene_of, info, lesson, at)).table.choice
        chosen = key_of(given, choice)
        if choice is None or chosen not in choice.keys:
            raise Refusal(422, "illegal", chosen)
        there = number + 1 if goes_on(lesson, at, chosen) else number
        acted = "?acted=yes" if ("acted", "yes") in form else ""
        query = acted if there > number else f"?tried={quote(chosen)}"
        return server.remember(RedirectResponse(f"/learn/{quote(key)}/{there}{query}", 303), visitor, request)
