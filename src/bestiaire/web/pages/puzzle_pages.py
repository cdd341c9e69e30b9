"""The pages of puzzles: which there are, and one at its table, with what came of a try."""

from __future__ import annotations

from collections.abc import Mapping, Set
from datetime import date, timedelta
from typing import Any, NamedTuple

from markupsafe import Markup

from bestiaire.core.info import GameInfo
from bestiaire.core.showing import Model
from bestiaire.core.table import Table
from bestiaire.puzzles.puzzle import GRADES, Puzzle, Way, table_of
from bestiaire.puzzles.shelf import box_of, puzzles_of
from bestiaire.puzzles.telling import (
    asked_seat,
    beats_of,
    move_name,
    names_at,
    task,
    theme_name,
    way_after,
    why_right,
    why_wrong,
)
from bestiaire.web.pages.boxes import box_shown
from bestiaire.web.pages.game_log import Chip
from bestiaire.web.pages.lesson_pages import laid_out
from bestiaire.web.pages.phrases import phrase
from bestiaire.web.store.progress import LATER
from bestiaire.words import capital

WEEK = 7


class Kind(NamedTuple):
    """Puzzles of a theme or of a grade, as the list shows them."""

    query: str
    name: str
    grade: int
    solved: int
    number: int


class Listed(NamedTuple):
    """A game in the list."""

    key: str
    name: str
    face: str
    solved: int
    number: int
    boxes: list[Kind]
    themes: list[Kind]
    grades: list[Kind]


class Streak(NamedTuple):
    """How many days in a row the puzzle of the day was solved; and the last week, the oldest day first."""

    days: int
    sentence: str
    week: list[tuple[str, bool]]


def listed(info: GameInfo, done: Mapping[str, int], lang: str) -> Listed:
    puzzles = list(puzzles_of(info).values())
    puzzling = info.puzzling()
    assert puzzling is not None

    def kind(query: str, name: str, grade: int, fitting: list[Puzzle]) -> Kind:
        solved = sum(is_solved(one, done) for one in fitting)
        return Kind(query, name, grade, solved, len(fitting))

    boxes = [
        kind(f"box={key}", name.say(lang), 0, [one for one in puzzles if box_of(info, one) == key])
        for key, name in puzzling.boxes.items()
    ]
    themes = [
        kind(f"theme={key}", name.say(lang), 0, [one for one in puzzles if one.theme == key])
        for key, name in puzzling.themes.items()
    ]
    grades = [
        kind(f"grade={grade}", phrase("grade_n", lang, n=grade), grade, [one for one in puzzles if one.grade == grade])
        for grade in GRADES
    ]
    solved = sum(is_solved(one, done) for one in puzzles)
    face = box_shown(info, lang).face
    kept = ([one for one in kinds if one.number] for kinds in (boxes, themes, grades))
    return Listed(info.key, info.name[lang], face, solved, len(puzzles), *kept)


def is_solved(puzzle: Puzzle, done: Mapping[str, int]) -> bool:
    return done.get(address(puzzle), 0) >= LATER


def address(puzzle: Puzzle) -> str:
    return f"{puzzle.game}/{puzzle.key}"


def streak_of(days: Set[str], today: date, lang: str) -> Streak:
    """A streak that was not gone on with today is not over yet."""
    day = today if today.isoformat() in days else today - timedelta(1)
    number = 0
    while day.isoformat() in days:
        number += 1
        day -= timedelta(1)
    name = "streak_none" if not number else "streak_one" if number == 1 else "streak"
    week = [today - timedelta(back) for back in reversed(range(WEEK))]
    return Streak(
        number, phrase(name, lang, n=number), [(one.strftime("%d.%m."), one.isoformat() in days) for one in week]
    )


def in_short(info: GameInfo, puzzle: Puzzle, lang: str) -> dict[str, Any]:
    """What is said of a puzzle that gives nothing away."""
    return {
        "key": puzzle.key,
        "game": puzzle.game,
        "game_name": info.name[lang],
        "task": task(puzzle, lang),
        "grade": puzzle.grade,
        "address": f"/puzzles/{address(puzzle)}",
    }


def puzzle_model(info: GameInfo, puzzle: Puzzle, tried: str, lang: str, *, shows: bool, hints: bool) -> Model:
    """The puzzle as it is asked; or the table at the end of what was tried, or of the answer."""
    table = table_of(info, puzzle)
    seat = asked_seat(table)
    assert table.choice is not None
    names = names_at(table, seat, lang)
    is_over = shows or tried == puzzle.answer
    key = puzzle.answer if is_over else tried
    said = in_short(info, puzzle, lang)
    if key not in table.choice.keys:
        seen = len(table.events)
        model = laid_out(table, seat, names, seen, seen, lang, may_answer=True)
        told = [phrase("hint_theme", lang, theme=theme_name(info, puzzle, lang))] if hints else []
        asked = [] if model["question"] is None else [model["question"]]
        model["happened"] = [Chip(" ".join([*told, *asked]))] if told or asked else []
        return {**model, "puzzle": said, "task": said["task"], "verdict": None, "hinted": told}
    labels = labels_of(table, seat, names, lang)
    *_, last = scenes(info, puzzle, key, names, lang)
    title = phrase("solved" if tried == puzzle.answer else "the_answer", lang) if is_over else phrase("not_yet", lang)
    sentences = why_right(info, puzzle, lang, labels) if is_over else [capital(why_wrong(info, puzzle, key, lang))]
    verdict = {
        "title": title,
        "sentences": sentences,
        "is_over": is_over,
        "can_play_on": is_over and last["ending"] is None,
        "tried": "" if is_over else phrase("you_tried", lang, move=move_name(info, puzzle, key, lang, labels)),
    }
    return {**last, "puzzle": said, "task": said["task"], "verdict": verdict, "hinted": [], "ending": None}


def labels_of(table: Table, seat: int, names: list[str], lang: str) -> dict[str, str]:
    """What is written on buttons that lie on nothing, by the keys of their moves: all there is to say of them."""
    seen = len(table.events)
    shown = laid_out(table, seat, names, seen, seen, lang, may_answer=True)["shown"]
    return {button.key: Markup(button.label).striptags() for button in getattr(shown, "loose", ())}


def scenes(info: GameInfo, puzzle: Puzzle, key: str, names: list[str], lang: str) -> list[Model]:
    """What is seen after a first move, move by move."""
    way: Way = way_after(info, puzzle, key)
    before = table_of(info, puzzle)
    seat, seen = asked_seat(before), len(before.events)
    return [
        laid_out(beat.table, seat, names, seen, beat.seen, lang, may_answer=False)
        for beat in beats_of(info, puzzle, way)
    ]


def way_models(info: GameInfo, puzzle: Puzzle, key: str, lang: str) -> list[Model]:
    """The same but for the last one, which the page itself shows."""
    table = table_of(info, puzzle)
    if table.choice is None or key not in table.choice.keys:
        return []
    names = names_at(table, asked_seat(table), lang)
    return scenes(info, puzzle, key, names, lang)[:-1]
