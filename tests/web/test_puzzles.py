"""Puzzles in the browser: one of the day for everybody, tries answered on the board, no answer before its time."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

import bestiaire
from bestiaire.core.info import GameInfo
from bestiaire.puzzles.puzzle import Puzzle, table_of
from bestiaire.puzzles.shelf import box_of, of_day, puzzles_of
from bestiaire.puzzles.telling import asked_seat, task, why_right
from bestiaire.web.limits import Buckets
from bestiaire.web.pages.puzzle_pages import puzzle_model, streak_of
from bestiaire.web.visitors import Visitor
from tests.web.helpers import Site

FIRST = [(info, next(iter(puzzles_of(info).values()))) for info in bestiaire.games().values() if puzzles_of(info)]
OF_EACH_GAME = pytest.mark.parametrize(("info", "puzzle"), FIRST, ids=[info.key for info, _ in FIRST])


def at(puzzle: Puzzle) -> str:
    return f"/puzzles/{puzzle.game}/{puzzle.key}"


def wrong(info: GameInfo, puzzle: Puzzle) -> str:
    choice = table_of(info, puzzle).choice
    assert choice is not None
    return next(key for key in choice.keys if key != puzzle.answer)


@OF_EACH_GAME
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_wrong_try_is_answered_and_the_right_one_solves_it(
    site: Site, info: GameInfo, puzzle: Puzzle, lang: str
) -> None:
    browser = site.visitor(lang)
    page = browser.get(at(puzzle))
    assert task(puzzle, lang) in page.words
    page = browser.post(page.read.forms_by_id["moves"].action, {"key": wrong(info, puzzle)})
    assert ("Not yet" if lang == "en" else "Pas encore") in page.words
    assert why_right(info, puzzle, lang)[0] not in page.words
    page = browser.post(at(puzzle), {"key": puzzle.answer})
    assert ("Solved!" if lang == "en" else "Résolu !") in page.words.replace("\u00a0", " ")
    assert f"/puzzles/{puzzle.game}?after={puzzle.key}" in page.text


@OF_EACH_GAME
def test_what_is_asked_tells_nothing_of_the_answer(site: Site, info: GameInfo, puzzle: Puzzle) -> None:
    """With another answer the table has the same bytes; and no word on the whole page gives it away."""
    other = replace(puzzle, answer=wrong(info, puzzle), tempting=puzzle.answer, ways={}, chances={})
    pages, visitor = site.server.pages, Visitor(id="somebody", name="", lang="en")
    drawn = [
        pages.render("puzzle_part.html", visitor, **puzzle_model(info, one, "", "en", shows=False, hints=False))
        for one in (puzzle, other)
    ]
    assert drawn[0] == drawn[1]
    page = site.visitor().get(at(puzzle))
    assert "Solved" not in page.text
    for sentence in why_right(info, puzzle, "en"):
        assert sentence not in page.words


def test_a_hint_says_what_it_is_about(site: Site) -> None:
    info, puzzle = FIRST[0]
    puzzling = info.puzzling()
    assert puzzling is not None
    browser = site.visitor()
    page = browser.get(f"{at(puzzle)}?hint=yes")
    assert puzzling.themes[puzzle.theme].en in page.words
    asked = puzzle_model(info, puzzle, "", "en", shows=False, hints=False)["question"]
    assert page.words.count(asked) == browser.get(at(puzzle)).words.count(asked) > 0


def test_the_answer_is_shown_to_who_asks_for_it_and_then_is_no_first_try(site: Site) -> None:
    info, puzzle = FIRST[0]
    browser = site.visitor()
    browser.get("/puzzles")
    page = browser.get(f"{at(puzzle)}?answer=yes")
    assert why_right(info, puzzle, "en")[0] in page.words
    browser.post(at(puzzle), {"key": puzzle.answer})
    number = len(puzzles_of(info))
    assert f"1 of {number} solved" in browser.get("/puzzles").words
    assert "Your streak begins today" in browser.get("/puzzles").words


def test_what_is_no_puzzle_and_no_answer_is_refused(site: Site) -> None:
    _, puzzle = FIRST[0]
    browser = site.visitor()
    assert browser.get("/puzzles/chess").status == 404
    assert browser.get(f"/puzzles/{puzzle.game}/none").status == 404
    assert browser.post(at(puzzle), {"key": "play:the_moon"}).status == 422
    assert browser.post(at(puzzle), {}).status == 422
    assert browser.get(f"{at(puzzle)}?tried=play:the_moon").status == 200


def test_puzzles_are_begun_by_people_and_not_for_ever(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each is a row on disk, and a new visitor is to be had for nothing. Whoever tries again is not kept waiting."""
    monkeypatch.setitem(site.server.limits.by_address, "learn", Buckets(1e-6, 1))
    info, puzzle = next((info, one) for info in bestiaire.games().values() for one in puzzles_of(info).values())
    path = f"/puzzles/{info.key}/{puzzle.key}"
    early, late = site.visitor(), site.visitor()
    assert [early.post(path, {"key": puzzle.answer}).status for _ in range(2)] == [200, 200]
    assert late.post(path, {"key": puzzle.answer}).status == 429


def test_everybody_has_the_same_puzzle_of_the_day_and_the_first_try_counts(site: Site) -> None:
    days = of_day(datetime.now(UTC).date())
    info, puzzle = days[0]
    luckless, lucky = site.visitor(), site.visitor()
    assert luckless.get("/puzzles/today").text.count(at(puzzle)) >= 1
    for game, one in days:
        assert at(one) in lucky.get(f"/?game={game.key}").text
        assert at(one) in lucky.get("/puzzles").text
        assert at(one) in lucky.get(f"/puzzles/today?game={game.key}").text
    luckless.post(at(puzzle), {"key": wrong(info, puzzle)})
    for browser in (luckless, lucky):
        browser.post(at(puzzle), {"key": puzzle.answer})
    assert "Your streak: 1 day" in lucky.get("/puzzles").words
    assert "Your streak begins today" in luckless.get("/puzzles").words


def test_a_streak_lasts_until_a_day_is_missed() -> None:
    today = datetime(2026, 11, 18, tzinfo=UTC).date()
    days = {(today - timedelta(back)).isoformat() for back in (1, 2, 3, 5)}
    assert streak_of(days, today, "en").days == 3
    assert streak_of(days | {today.isoformat()}, today, "en").days == 4
    assert streak_of(days - {(today - timedelta(1)).isoformat()}, today, "en").days == 0
    assert [done for _, done in streak_of(days, today, "fr").week] == [False, True, False, True, True, True, False]


def test_the_next_one_is_of_the_kind_that_was_asked_for_and_not_solved(site: Site) -> None:
    info, _ = FIRST[0]
    puzzles = puzzles_of(info)
    theme = next(iter(puzzles.values())).theme
    browser = site.visitor()
    seen = []
    for _ in range(2):
        page = browser.get(f"/puzzles/{info.key}?theme={theme}")
        action = page.read.forms_by_id["moves"].action
        key = action.rpartition("/")[2].partition("?")[0]
        assert puzzles[key].theme == theme
        seen.append(key)
        browser.post(action, {"key": puzzles[key].answer})
    assert len(set(seen)) == 2


def test_the_next_one_is_of_the_same_set(site: Site) -> None:
    """Or, at first, of what one has learnt."""
    info = bestiaire.game("mindbug")
    other = next(one for one in puzzles_of(info).values() if box_of(info, one) == "king_of_tokyo")
    browser = site.visitor()
    for query, box in (("", "first_contact"), (f"?after={other.key}", "king_of_tokyo")):
        action = browser.get(f"/puzzles/mindbug{query}").read.forms_by_id["moves"].action
        assert box_of(info, puzzles_of(info)[action.rpartition("/")[2]]) == box
    assert "?box=king_of_tokyo" in browser.get("/puzzles").text


@OF_EACH_GAME
def test_who_has_won_is_not_asked_to_play_on(site: Site, info: GameInfo, puzzle: Puzzle) -> None:
    page = site.visitor().get(f"{at(puzzle)}?tried={puzzle.answer}")
    assert ("Play on" in page.words) == (not puzzle.within)


@pytest.mark.parametrize(("game", "answer"), [("tokyo", "buy:none"), ("duel", "buy:none")])
def test_the_answer_is_named_as_on_its_button(site: Site, game: str, answer: str) -> None:
    info = bestiaire.game(game)
    puzzle = next(one for one in puzzles_of(info).values() if answer in (one.answer, one.tempting))
    browser = site.visitor()
    said = browser.get(f"{at(puzzle)}?answer=yes").words
    assert "Buy nothing" in said
    assert "Done buying" not in said
    assert "<span" not in said


@OF_EACH_GAME
def test_the_game_goes_on_from_there(site: Site, info: GameInfo, puzzle: Puzzle) -> None:
    browser = site.visitor()
    page = browser.post(f"{at(puzzle)}/play", {})
    assert page.status == 200
    room = site.room(page.game_id)
    asked = asked_seat(table_of(info, puzzle))
    assert room.stored.seats[asked].visitor is not None
    assert [seat.computer is None for seat in room.stored.seats].count(True) == 1
