"""Lessons: a game is taught at its own table. A lesson is data in its game's folder, a row of steps; the table that a
step shows comes from a position and the moves since, by the rules themselves, and the steps know no rule."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from bestiaire.core.errors import BrokenGame
from bestiaire.core.events import Event
from bestiaire.core.info import GameInfo
from bestiaire.core.record import table_at
from bestiaire.core.table import Table
from bestiaire.words import Phrase

LEARNER: Final = 0
"""The seat of who learns."""
SEED: Final = 1
"""Of what a lesson leaves to chance: everybody sees the same."""
NAMES: Final = ("Bo", "Mia", "Ada", "Zoé", "Tom")
"""What the others are called who sit there."""


class Outcome(NamedTuple):
    """Something that may come of a move: a sign (`heart-broken`) or figures (`7 : 4`, `+1`), and what they mean."""

    sign: str
    words: Phrase


@dataclass(frozen=True)
class Step:
    """What is said, what it is about, and the answer that leads on."""

    title: Phrase
    text: Phrase
    answers: tuple[str, ...] = ()
    """The keys that go on; each of them leads to the same table. None: there is something to read, nothing to do."""
    otherwise: Phrase | None = None
    """What every other legal answer is told, if there are any."""
    told: Mapping[str, Phrase] = field(default_factory=dict)
    """What some of them are told instead, by their key or by their verb."""
    points: tuple[str, ...] = ()
    """The places on the page that it speaks of, beside what is to be pressed (`hearts-1`)."""
    aim: str = ""
    """The place that a line leads to from what is to be pressed."""
    outcomes: tuple[Outcome, ...] = ()
    """At most two."""
    position: Mapping[str, Any] | None = None
    """With which the table is laid anew; without one it goes on where the step before ended."""
    played: tuple[str, ...] = ()
    """What is played, by the others mostly, before this step is shown."""
    ends: tuple[str, ...] = ()
    """What the others play after the answer where the next step lays the table anew: what came of it is seen first."""


@dataclass(frozen=True)
class Lesson:
    """A row of steps, each of which can be shown by itself."""

    key: str
    """As addresses and commands spell it."""
    name: Phrase
    line: Phrase
    """What is learnt, in a sentence."""
    minutes: int
    steps: tuple[Step, ...]
    options: Mapping[str, Any] = field(default_factory=dict)
    """Of the first game that follows it, where they are not the usual ones."""


class Scene(NamedTuple):
    """The table that a step shows, or one on the way to it."""

    table: Table
    changed: int
    """All after the first so many events happened since the step before."""
    last: int
    """All after the first so many events came of the last move."""

    @property
    def news(self) -> list[Event]:
        return self.table.events[self.changed :]


def scene_of(info: GameInfo, lesson: Lesson, number: int) -> Scene:
    """The table at a step, from 0 on. BrokenGame if the rules don't allow what the lesson says."""
    begun = next(back for back in range(number, -1, -1) if lesson.steps[back].position is not None)
    scene = laid(info, lesson, begun)
    for at in range(begun, number + 1):
        scene = Scene(scene.table, len(scene.table.events), len(scene.table.events))
        for key in moves_to(lesson, at):
            scene = moved(scene, lesson, at, key)
    return scene


def way_to(info: GameInfo, lesson: Lesson, number: int) -> Iterator[Scene]:
    """What somebody sees who answered the step before: what came of the answer, and each move of the others since, but
    for the last one, which the step itself shows. All are one table: each is good until the next."""
    if number == 0:
        return
    step, before = lesson.steps[number], lesson.steps[number - 1]
    scene = scene_of(info, lesson, number - 1)
    scene = scene._replace(changed=len(scene.table.events))
    if step.position is not None:
        for key in (*before.answers[:1], *before.ends):
            scene = moved(scene, lesson, number, key)
            yield scene
        if not step.played:
            return
        scene = laid(info, lesson, number)
        yield scene
    for key in moves_to(lesson, number)[:-1]:
        scene = moved(scene, lesson, number, key)
        yield scene


def laid(info: GameInfo, lesson: Lesson, number: int) -> Scene:
    """The table as a step lays it anew."""
    table = table_at(info, dict(lesson.steps[number].position or {}), SEED, None)
    return Scene(table, len(table.events), len(table.events))


def moves_to(lesson: Lesson, number: int) -> tuple[str, ...]:
    """What is played between the table that a step begins with and the one it shows."""
    step = lesson.steps[number]
    return step.played if step.position is not None else lesson.steps[number - 1].answers[:1] + step.played


def moved(scene: Scene, lesson: Lesson, number: int, key: str) -> Scene:
    table = scene.table
    asked = [] if table.choice is None else table.choice.keys
    if key not in asked:
        raise BrokenGame(f"lesson {lesson.key}, step {number + 1}: {key} is not among {', '.join(asked)}")
    last = len(table.events)
    table.play(key)
    return scene._replace(last=last)


def goes_on(lesson: Lesson, number: int, key: str) -> bool:
    """Whether that answer leads to the next step."""
    return key in lesson.steps[number].answers


def reply_to(lesson: Lesson, number: int, key: str) -> Phrase:
    """What somebody is told who answers something else."""
    step = lesson.steps[number]
    reply = step.told.get(key) or step.told.get(key.partition(":")[0]) or step.otherwise
    assert reply is not None, "a step with several legal answers says what the others are told"
    return reply


def spoken(info: GameInfo, phrase: Phrase, lang: str) -> str:
    """What a step says; `{gorillion}` and `{FRENZY}` are the names of cards and keywords."""
    return phrase.say(lang, **names_in(info, lang))


def names_in(info: GameInfo, lang: str) -> dict[str, str]:
    """The names of a game's cards and keywords, by the words that moves and positions use."""
    known = _names.get((info.key, lang))
    if known is None or known[0] is not info:
        known = _names[info.key, lang] = info, read_names(info, lang)
    return known[1]


_names: dict[tuple[str, str], tuple[GameInfo, dict[str, str]]] = {}


def read_names(info: GameInfo, lang: str) -> dict[str, str]:
    names: dict[str, str] = {}
    for card in info.cards():
        names[card.get("key", card["id"])] = card[f"name_{lang}"]
        keywords = card.get("keywords", [])
        names.update(zip(keywords, keywords if lang == "en" else card.get("keywords_fr", keywords), strict=True))
    return names
