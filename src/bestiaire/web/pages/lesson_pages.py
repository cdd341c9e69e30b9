"""The pages of lessons: which there are, and a step of one at its table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

import bestiaire
from bestiaire.core.info import GameInfo
from bestiaire.core.lessons import LEARNER, NAMES, Lesson, Scene, reply_to, scene_of, spoken, way_to
from bestiaire.core.showing import NOTHING_FORESEEN, Model
from bestiaire.core.table import Table
from bestiaire.core.typed import TOGETHER, as_typed
from bestiaire.web.pages.art import avatar
from bestiaire.web.pages.boxes import guide
from bestiaire.web.pages.game_log import log_by_turns, news
from bestiaire.web.pages.opened import open_view
from bestiaire.web.pages.phrases import phrase
from bestiaire.web.pages.table_model import foreseen_at, part_model
from bestiaire.words import capital


class Taught(NamedTuple):
    """A lesson in the list of all."""

    key: str
    game: str
    name: str
    line: str
    minutes: int
    steps: int
    done: int
    """How many steps of it somebody has seen."""

    @property
    def is_done(self) -> bool:
        return self.done >= self.steps

    @property
    def is_begun(self) -> bool:
        return 1 < self.done < self.steps


def taught(info: GameInfo, lesson: Lesson, done: Mapping[str, int], lang: str) -> Taught:
    name, line = spoken(info, lesson.name, lang), spoken(info, lesson.line, lang)
    return Taught(lesson.key, info.key, name, line, lesson.minutes, len(lesson.steps), done.get(lesson.key, 0))


def lesson_for(info: GameInfo, done: Mapping[str, int], lang: str, option: str = "", value: str = "") -> Taught | None:
    """What somebody who has seen so much of them learns next: the first lesson that was not seen to its end, or the
    first of all. Those that teach a game with that value of an option come first. None if the game has no lesson."""

    def is_other(lesson: Lesson) -> bool:
        return bool(option) and typed({**info.options, **lesson.options}[option]) != value

    known = [taught(info, lesson, done, lang) for lesson in sorted(info.lessons(), key=is_other)]
    return next((one for one in known if not one.is_done), next(iter(known), None))


def begun(done: Mapping[str, int], lang: str) -> list[Taught]:
    """The lessons in which somebody left off."""
    known = [taught(info, lesson, done, lang) for info in bestiaire.games().values() for lesson in info.lessons()]
    return [one for one in known if one.is_begun]


def typed(value: Any) -> str:
    """The value of an option as a form sends it."""
    return TOGETHER.join(value) if isinstance(value, list) else as_typed(value)


def after(info: GameInfo, lesson: Lesson) -> Lesson | None:
    """The lesson that follows another one."""
    lessons = list(info.lessons())
    return next(iter(lessons[lessons.index(lesson) + 1 :]), None)


def step_model(info: GameInfo, lesson: Lesson, number: int, tried: str, lang: str) -> Model:
    """A step, from 0 on, as its page needs it; with what somebody is told who tried another answer."""
    step = lesson.steps[number]
    scene = scene_of(info, lesson, number)
    choice = scene.table.choice
    following = after(info, lesson)
    is_other = choice is not None and tried in choice.keys and tried not in step.answers
    said: dict[str, Any] = {
        "title": spoken(info, step.title, lang),
        "text": spoken(info, step.text, lang),
        "reply": spoken(info, reply_to(lesson, number, tried), lang) if is_other and step.answers else "",
        "outcomes": [(outcome.sign, spoken(info, outcome.words, lang)) for outcome in step.outcomes],
    }
    return {
        **scene_model(info, lesson, scene, lang, may_answer=bool(step.answers)),
        "number": number,
        "is_anew": number > 0 and step.position is not None and not step.played,
        "step": step,
        "said": said,
        "guide": guide(),
        "next_lesson": None if following is None else taught(info, following, {}, lang),
    }


def way_models(info: GameInfo, lesson: Lesson, number: int, lang: str) -> list[Model]:
    """What is seen on the way to a step by who answered the one before it."""
    models: list[Model] = []
    before: Table | None = None
    for scene in way_to(info, lesson, number):
        is_anew = before is not None and scene.table is not before
        shown = scene_model(info, lesson, scene, lang, may_answer=False)
        models.append({**shown, "number": number, "is_anew": is_anew})
        before = scene.table
    return models


def scene_model(info: GameInfo, lesson: Lesson, scene: Scene, lang: str, *, may_answer: bool) -> Model:
    names = [phrase("you", lang), *NAMES[: scene.table.seats - 1]]
    return {
        **laid_out(scene.table, LEARNER, names, scene.changed, scene.last, lang, may_answer=may_answer),
        "lesson": taught(info, lesson, {}, lang),
    }


def laid_out(
    table: Table, seat: int, names: list[str], changed: int, last: int, lang: str, *, may_answer: bool
) -> Model:
    """A table that nobody runs, as that seat sees it; what came after the first `changed` events is told, and after the
    first `last` acted out."""
    view = table.view(seat) if table.result is None else open_view(table, seat)
    if not may_answer:
        view.get("choice", {}).pop("options", None)
    log = log_by_turns(table, seat, names, lang, changed)
    titles = [capital(name) for name in names]
    avatars = [avatar(table.info.key, place) for place in range(table.seats)]
    foreseen = foreseen_at(table, seat, lang) if "options" in view.get("choice", {}) else NOTHING_FORESEEN
    return {
        **part_model(table, view, seat, names, titles, lang, log, last, avatars, foreseen),
        "seat": seat,
        "away": [False] * table.seats,
        "is_replay": True,
        "happened": [chip for turn in log for chip in news(turn)] if len(table.events) > changed else [],
        "name": table.info.name[lang],
    }
