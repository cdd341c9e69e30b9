"""Every lesson is played to its end by the real rules, and every other legal answer is told something."""

from __future__ import annotations

import re

import pytest

import bestiaire
from bestiaire.core.info import GameInfo
from bestiaire.core.lessons import LEARNER, Lesson, goes_on, names_in, reply_to, scene_of, spoken, way_to
from bestiaire.words import LANGUAGES, Phrase

ALL = [(info, lesson) for info in bestiaire.games().values() for lesson in info.lessons()]
EVERY_LESSON = pytest.mark.parametrize(("info", "lesson"), ALL, ids=[lesson.key for _, lesson in ALL])
LONGEST_TITLE = 34
LONGEST_TEXT = 170
"""What fits in the guide's bubble on a phone."""


@EVERY_LESSON
def test_it_can_be_played_to_its_end(info: GameInfo, lesson: Lesson) -> None:
    for number, step in enumerate(lesson.steps):
        choice = scene_of(info, lesson, number).table.choice
        if step.answers:
            assert choice is not None, f"step {number + 1}: nothing is asked"
            assert choice.player == LEARNER, f"step {number + 1}: somebody else is asked"
            assert set(step.answers) <= set(choice.keys), f"step {number + 1}"


@EVERY_LESSON
def test_each_answer_that_goes_on_leads_to_the_same_table(info: GameInfo, lesson: Lesson) -> None:
    for number, step in enumerate(lesson.steps):
        digests = set()
        for key in step.answers:
            table = scene_of(info, lesson, number).table
            table.play(key)
            digests.add(table.digest())
        assert len(digests) <= 1, f"step {number + 1}"


@EVERY_LESSON
def test_the_way_to_a_step_begins_with_what_the_answer_led_to(info: GameInfo, lesson: Lesson) -> None:
    for number, step in enumerate(lesson.steps[1:], 1):
        answer = lesson.steps[number - 1].answers[:1]
        way = [(scene.table.digest(), len(scene.table.events[scene.last :])) for scene in way_to(info, lesson, number)]
        if answer and (step.position is not None or step.played):
            table = scene_of(info, lesson, number - 1).table
            before = len(table.events)
            table.play(*answer)
            assert way[0] == (table.digest(), len(table.events) - before), f"step {number + 1}"
        laid_anew = step.position is not None
        others = len(step.played) + (len(lesson.steps[number - 1].ends) if laid_anew else 0)
        assert len(way) == len(answer) + others - (0 if laid_anew else min(1, len(answer) + others)), (
            f"step {number + 1}"
        )


@EVERY_LESSON
def test_every_other_legal_answer_is_told_something(info: GameInfo, lesson: Lesson) -> None:
    for number, step in enumerate(lesson.steps):
        choice = scene_of(info, lesson, number).table.choice
        others = [key for key in choice.keys if not goes_on(lesson, number, key)] if choice and step.answers else []
        assert bool(others) == (step.otherwise is not None), f"step {number + 1}"
        for key in others:
            for lang in LANGUAGES:
                assert spoken(info, reply_to(lesson, number, key), lang)
        heads = {key for key in step.told if any(key in (other, other.partition(":")[0]) for other in others)}
        assert heads == set(step.told), f"step {number + 1}: nobody can answer {set(step.told) - heads}"


@EVERY_LESSON
def test_what_is_said_fits_and_names_what_there_is(info: GameInfo, lesson: Lesson) -> None:
    for number, step in enumerate(lesson.steps):
        said = [step.title, step.text, *step.told.values(), *(outcome.words for outcome in step.outcomes)]
        said += [] if step.otherwise is None else [step.otherwise]
        assert len(step.outcomes) <= 2
        for phrase in said:
            for lang in LANGUAGES:
                text = spoken(info, phrase, lang)
                longest = LONGEST_TITLE if phrase is step.title else LONGEST_TEXT
                assert len(text) <= longest, f"step {number + 1}: {len(text)} signs: {text}"
            assert slots(phrase, "en") == slots(phrase, "fr"), f"step {number + 1}: {phrase.en}"


def slots(phrase: Phrase, lang: str) -> set[str]:
    """The cards and keywords that a sentence names."""
    return set(re.findall(r"\{(\w+)\}", phrase.en if lang == "en" else phrase.fr))


@EVERY_LESSON
def test_it_begins_with_a_position_and_ends_with_something_to_read(info: GameInfo, lesson: Lesson) -> None:
    assert lesson.steps[0].position is not None
    assert not lesson.steps[-1].answers
    assert 3 <= lesson.minutes <= 5


def test_lessons_have_keys_of_their_own() -> None:
    keys = [lesson.key for _, lesson in ALL]
    assert len(set(keys)) == len(keys)


def test_names_are_those_of_cards_and_keywords() -> None:
    info = bestiaire.game("mindbug")
    assert names_in(info, "fr")["FRENZY"] == "FURIE"
    assert names_in(info, "en")["gorillion"] == "Gorillion"
    assert names_in(bestiaire.game("tokyo"), "fr")["HUNTER"] == "CHASSEUR"
