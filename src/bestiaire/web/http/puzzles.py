"""Puzzles: the one of the day, the list of all, and each at an address of its own. What solves one is told to who has
found it, or asks for it."""

from __future__ import annotations

import asyncio
from datetime import UTC, date, datetime
from typing import Any
from urllib.parse import quote

from fastapi import FastAPI, Request
from fastapi.responses import RedirectResponse, Response

import bestiaire
from bestiaire.core.info import GameInfo
from bestiaire.puzzles.puzzle import GRADES, Puzzle, table_of
from bestiaire.puzzles.shelf import all_games, box_of, boxes_learnt, chosen, of_day, puzzles_of
from bestiaire.puzzles.telling import asked_seat
from bestiaire.web.http.seat_fields import Opponent, seats_for
from bestiaire.web.http.server import Server
from bestiaire.web.pages.puzzle_pages import address, in_short, is_solved, listed, puzzle_model, streak_of, way_models
from bestiaire.web.refusals import Refusal
from bestiaire.web.tables import new_games
from bestiaire.web.tables.answers import key_of, read_answer
from bestiaire.web.visitors import Visitor
from bestiaire.words import LANGUAGES


def today() -> date:
    """The day of the puzzle of the day, the same all over the world."""
    return datetime.now(UTC).date()


def find_puzzle(game: str, key: str) -> tuple[GameInfo, Puzzle]:
    """The puzzle of that address; Refusal 404 if there is none."""
    info = bestiaire.games().get(game)
    puzzle = None if info is None else puzzles_of(info).get(key)
    if info is None or puzzle is None:
        raise Refusal(404, "no_such_puzzle")
    return info, puzzle


def of_today(lang: str, game: str = "") -> list[dict[str, Any]]:
    """The puzzle of the day of each game in short, that of a game first."""
    found = sorted(of_day(today()), key=lambda one: one[0].key != game)
    return [in_short(*one, lang) for one in found]


def is_of_today(puzzle: Puzzle) -> bool:
    return any(puzzle is one for _, one in of_day(today()))


async def note_try(
    server: Server, request: Request, visitor: Visitor, puzzle: Puzzle, *, is_solved: bool, day: str | None
) -> None:
    """What somebody has done with a puzzle. One that was begun stays on disk for long."""
    progress = server.store.progress
    if address(puzzle) not in await progress.puzzles_of(visitor.id):
        server.limits.may_learn(request)
    await progress.note_puzzle(visitor.id, address(puzzle), is_solved=is_solved, day=day)


def add_puzzles(app: FastAPI, server: Server) -> None:
    add_list(app, server)
    add_table(app, server)


def add_list(app: FastAPI, server: Server) -> None:
    @app.get("/puzzles", include_in_schema=False)
    async def puzzles(request: Request) -> Response:
        visitor = server.visitor(request)
        done = await server.store.progress.puzzles_of(visitor.id)
        streak = streak_of(await server.store.progress.days_of(visitor.id), today(), visitor.lang)
        shelf = [listed(info, done, visitor.lang) for info in all_games()]
        days = of_today(visitor.lang)
        return server.page(request, "puzzles.html", visitor, shelf=shelf, days=days, streak=streak)

    @app.get("/puzzles/today", include_in_schema=False)
    async def of_the_day(game: str = "") -> Response:
        """That of a game, or of the one whose turn it is to come first."""
        found = of_today(LANGUAGES[0], game)
        return RedirectResponse(found[0]["address"] if found else "/puzzles", 303)

    @app.get("/puzzles/{game}", include_in_schema=False)
    async def following(
        request: Request, game: str, theme: str = "", grade: str = "", box: str = "", after: str = ""
    ) -> Response:
        """The next one of a kind that the visitor has not solved, not the one before: of the same box as that one, or
        of one that the visitor has learnt."""
        visitor = server.visitor(request)
        info = bestiaire.games().get(game)
        done = await server.store.progress.puzzles_of(visitor.id)
        wanted = int(grade) if grade in [str(one) for one in GRADES] else 0
        known = [] if info is None else [one for one in puzzles_of(info).values() if one.key != after]
        solved = frozenset(one.key for one in known if is_solved(one, done))
        if info is None or not known:
            raise Refusal(404, "no_such_puzzle")
        before = puzzles_of(info).get(after)
        learnt = boxes_learnt(info, await server.store.progress.lessons_of(visitor.id))
        boxes = [box] if box else learnt if before is None else [box_of(info, before)]

        def is_familiar(one: Puzzle) -> bool:
            return box_of(info, one) in boxes

        kinds = [(theme, wanted), ("", 0)]
        fitting = next(found for kind in kinds if (found := chosen(known, *kind, solved, is_familiar)))
        given = {"theme": theme, "grade": grade, "box": box}
        query = "&".join(f"{name}={quote(value)}" for name, value in given.items() if value)
        return RedirectResponse(f"/puzzles/{address(fitting[0])}{'?' if query else ''}{query}", 303)


def add_table(app: FastAPI, server: Server) -> None:
    @app.get("/puzzles/{game}/{key}", include_in_schema=False)
    async def show(
        request: Request,
        game: str,
        key: str,
        tried: str = "",
        hint: bool = False,
        answer: bool = False,
        acted: bool = False,
    ) -> Response:
        """The table as it is asked; with a try, as it stands after it; for a page that acts it out, also on the way."""
        visitor = server.visitor(request)
        info, puzzle = find_puzzle(game, key)
        if answer and not visitor.is_new:
            await note_try(server, request, visitor, puzzle, is_solved=False, day=None)
        asked = puzzle.answer if answer else tried
        lang = visitor.lang
        model = await asyncio.to_thread(puzzle_model, info, puzzle, tried, lang, shows=answer, hints=hint)
        seen = await asyncio.to_thread(way_models, info, puzzle, asked, lang) if acted else []
        way = [server.pages.render("puzzle_part.html", visitor, **one) for one in seen]
        streak = streak_of(await server.store.progress.days_of(visitor.id), today(), lang)
        is_of_day = is_of_today(puzzle)
        others = [one for one in of_today(lang) if is_of_day and one["game"] != game]
        more: dict[str, Any] = {"way": way, "streak": streak, "is_of_day": is_of_day, "others_of_day": others}
        return server.page(request, "puzzle.html", visitor, **more, **model)

    @app.post("/puzzles/{game}/{key}", include_in_schema=False)
    async def answered(request: Request, game: str, key: str) -> Response:
        """A try."""
        visitor = server.visitor(request)
        server.limits.may_move(visitor)
        info, puzzle = find_puzzle(game, key)
        form = (await request.form()).multi_items()
        choice = (await asyncio.to_thread(table_of, info, puzzle)).choice
        tried = key_of(read_answer(form), choice)
        if choice is None or tried not in choice.keys:
            raise Refusal(422, "illegal", tried)
        day = today().isoformat() if is_of_today(puzzle) else None
        is_right = tried == puzzle.answer
        await note_try(server, request, visitor, puzzle, is_solved=is_right, day=day)
        acted = "&acted=yes" if ("acted", "yes") in form else ""
        there = f"/puzzles/{address(puzzle)}?tried={quote(tried)}{acted}"
        return server.remember(RedirectResponse(there, 303), visitor, request)

    @app.post("/puzzles/{game}/{key}/play", include_in_schema=False)
    async def play_on(request: Request, game: str, key: str) -> Response:
        """A game that goes on from there, against computers of the level that the visitor last chose."""
        visitor = server.visitor(request)
        await server.may_open(request, visitor)
        info, puzzle = find_puzzle(game, key)
        table = await asyncio.to_thread(table_of, info, puzzle)
        others = [Opponent(visitor.level)] * (table.seats - 1)
        seats = seats_for(visitor, others, asked_seat(table))
        room = await new_games.begin_at(server.lobby, info.key, table.position(), seats)
        return server.remember(RedirectResponse(f"/t/{room.id}", 303), visitor, request)

    @app.get("/puzzles/{game}/{key}/play", include_in_schema=False)
    async def back(game: str, key: str) -> Response:
        return RedirectResponse(f"/puzzles/{quote(game)}/{quote(key)}", 303)
