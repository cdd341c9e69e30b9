"""Lessons in the browser: every step has an address, wrong answers are told why, progress is remembered."""

from __future__ import annotations

import time

import pytest

import bestiaire
from bestiaire.core.info import GameInfo
from bestiaire.core.lessons import Lesson, scene_of, spoken
from bestiaire.web.limits import Buckets
from bestiaire.web.tables.housekeeping import A_DAY
from bestiaire.words import LANGUAGES
from tests.web import databases
from tests.web.helpers import Browser, Page, Site

ALL = [(info, lesson) for info in bestiaire.games().values() for lesson in info.lessons()]
IN_BOTH = [
    pytest.param(info, lesson, lang, id=f"{lang}-{lesson.key}", marks=[pytest.mark.long] * ((number + turn) % 2))
    for number, (info, lesson) in enumerate(ALL)
    for turn, lang in enumerate(LANGUAGES)
]
"""One lesson after the other, in one language and in the other; in depth each in both."""
EVERY_LESSON = pytest.mark.parametrize(("info", "lesson"), ALL, ids=[lesson.key for _, lesson in ALL])


def answered(browser: Browser, page: Page, key: str) -> Page:
    """The page after an answer."""
    return browser.post(page.read.forms_by_id["moves"].action, {"key": key})


@pytest.mark.parametrize(("info", "lesson", "lang"), IN_BOTH)
def test_a_lesson_is_gone_through_by_its_answers(site: Site, info: GameInfo, lesson: Lesson, lang: str) -> None:
    browser = site.visitor(lang)
    page = browser.get(f"/learn/{lesson.key}")
    for number, step in enumerate(lesson.steps):
        assert page.status == 200
        assert spoken(info, step.title, lang).split("\u00a0")[0] in page.words
        is_anew = number > 0 and step.position is not None
        assert ('class="anew"' in page.text) == is_anew, f"step {number + 1}"
        for place in (*step.points, *([step.aim] if step.aim else [])):
            assert f'="{place}"' in page.text, f"step {number + 1}: nothing on the page is called {place}"
        if step.answers:
            page = answered(browser, page, step.answers[0])
        elif number + 1 < len(lesson.steps):
            page = browser.get(f"/learn/{lesson.key}/{number + 2}")
    assert browser.get("/learn").words.count("done" if lang == "en" else "terminée") == 1


@EVERY_LESSON
def test_every_other_answer_stays_where_it_is_and_is_told_why(site: Site, info: GameInfo, lesson: Lesson) -> None:
    browser = site.visitor()
    for number, step in enumerate(lesson.steps):
        choice = scene_of(info, lesson, number).table.choice
        others = [key for key in choice.keys if key not in step.answers] if choice and step.answers else []
        for key in others[:1]:
            page = answered(browser, browser.get(f"/learn/{lesson.key}/{number + 1}"), key)
            assert page.status == 200
            assert 'class="told reply"' in page.text
            assert f"/learn/{lesson.key}/{number + 1}" in page.text, "the same step"


def test_what_is_no_answer_is_refused(site: Site) -> None:
    browser = site.visitor()
    assert browser.post("/learn/mindbug/2", {"key": "play:the_moon"}).status == 422
    assert browser.post("/learn/mindbug/2", {}).status == 422
    assert browser.post("/learn/mindbug/1000", {"key": "play:gorillion"}).status == 404
    assert browser.get("/learn/chess").status == 404
    assert browser.get("/learn/mindbug/0").status == 404


def test_whoever_comes_back_goes_on_where_they_were(site: Site) -> None:
    browser = site.visitor()
    browser.get("/learn")
    browser.get("/learn/mindbug/5")
    browser.get("/learn/mindbug/3")
    assert "Step 5 of" in browser.get("/learn").words
    assert 'action="/learn/mindbug/5"' in browser.get("/learn/mindbug").text
    assert "Step 5 of" not in site.visitor().get("/learn").words


def test_it_ends_in_a_first_game_against_the_easiest(site: Site) -> None:
    browser = site.visitor()
    page = browser.get("/learn/mindbug/18")
    page = browser.submit(page, page.form("/play"))
    assert page.status == 200
    assert [seat.computer for seat in site.room(page.game_id).stored.seats] == [None, "easy"]


def test_the_end_of_a_lesson_leads_to_the_next_one(site: Site) -> None:
    browser = site.visitor()
    for info in bestiaire.games().values():
        keys = [lesson.key for lesson in info.lessons()]
        for lesson, following in zip(info.lessons(), [*keys[1:], None], strict=True):
            ends = browser.get(f"/learn/{lesson.key}/{len(lesson.steps)}")
            linked = [key for key in keys if f'href="/learn/{key}"' in ends.text]
            assert linked == ([following] if following else [])
            assert f'href="/learn/{following}"' not in browser.get(f"/learn/{lesson.key}/1").text


def test_the_shelf_leads_to_the_first_lesson_that_was_not_seen_to_its_end(site: Site) -> None:
    browser = site.visitor()
    base, *_ = bestiaire.game("tokyo").lessons()
    assert 'href="/learn/tokyo"' in browser.get("/").text
    assert 'href="/learn/tokyo-mindbug"' not in browser.get("/").text
    browser.get(f"/learn/tokyo/{len(base.steps)}")
    shelf = browser.get("/").text
    assert 'aria-label="Learn: King of Tokyo: Mindbug"' in shelf


@pytest.mark.parametrize(("lang", "step"), [("en", "Step 2 of {}"), ("fr", "Étape 2 sur {}")])
def test_the_shelf_lists_a_lesson_until_it_was_seen_to_its_end(site: Site, lang: str, step: str) -> None:
    _, lesson = ALL[0]
    browser = site.visitor(lang)
    said = step.format(len(lesson.steps))
    browser.get(f"/learn/{lesson.key}/1")
    browser.get(f"/learn/{lesson.key}/1")
    assert said not in browser.get("/").words
    browser.get(f"/learn/{lesson.key}/2")
    assert said in browser.get("/").words
    browser.get(f"/learn/{lesson.key}/{len(lesson.steps)}")
    assert said not in browser.get("/").words


@pytest.mark.parametrize("cards", [["first_contact"], ["king_of_tokyo"]])
def test_a_guest_learns_what_is_played_at_that_table(site: Site, cards: list[str]) -> None:
    taught = {
        lesson.options.get("sets", ["first_contact"])[0]: lesson.key for info, lesson in ALL if info.key == "mindbug"
    }
    page = site.visitor().new_game("friend", **{"mindbug.sets": cards[0]})
    invitation = site.room(page.game_id).stored.invitation
    assert f"/learn/{taught[cards[0]]}" in site.visitor().get(f"/join/{invitation}").text


def test_a_guest_can_learn_the_game_first(site: Site) -> None:
    invitation = site.visitor().new_game("friend").invitation
    door = site.visitor().get(invitation)
    assert 'href="/learn/mindbug"' in door.text
    assert "Learn it first, 4 min" in door.words


def test_lessons_are_begun_by_people_and_not_for_ever(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each is a row on disk, and a new visitor is to be had for nothing. Whoever goes on is not kept waiting."""
    monkeypatch.setitem(site.server.limits.by_address, "learn", Buckets(1e-6, 3))
    early, late = site.visitor(), site.visitor()
    early.get("/learn")
    late.get("/learn")
    begun = [early.get(f"/learn/{lesson.key}/1").status for _, lesson in ALL[:3]]
    assert begun == [200, 200, 200]
    assert late.get(f"/learn/{ALL[0][1].key}/1").status == 429
    assert [early.get(f"/learn/{ALL[0][1].key}/{number}").status for number in (2, 1)] == [200, 200]


@pytest.mark.sqlite_only("a column there takes anything")
def test_progress_that_can_not_be_read_is_none(site: Site) -> None:
    browser = site.visitor()
    browser.get("/learn")
    browser.get("/learn/mindbug/5")
    databases.execute(site.address, "UPDATE progress SET value = 'far'")
    assert browser.get("/learn").status == 200
    assert 'action="/learn/mindbug/1"' in browser.get("/learn/mindbug").text


@pytest.mark.both_databases
def test_what_was_learnt_is_forgotten_with_games_that_are_over(site: Site) -> None:
    browser = site.visitor()
    browser.get("/learn")
    browser.get("/learn/mindbug/5")
    assert site.client.portal is not None
    kept = site.server.keep.finished
    assert kept is not None
    for days, is_known in ((kept - 1, True), (kept + 1, False)):
        site.client.portal.call(site.server.housekeeping.sweep, time.time() + days * A_DAY)
        assert ("Step 5 of" in browser.get("/learn").words) == is_known
