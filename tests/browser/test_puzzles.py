"""A puzzle in a real browser: whole on every screen, tried by mouse and by keys, judged once the try was seen."""

from __future__ import annotations

from typing import Any
from urllib.parse import quote

import pytest
from playwright.sync_api import Page, expect

import bestiaire
from bestiaire.puzzles.puzzle import Puzzle, table_of
from bestiaire.puzzles.shelf import puzzles_of
from tests.browser.conftest import Visits
from tests.browser.player import NO_PAGE, PHONE, tab_to
from tests.browser.test_axe import findings
from tests.depth import long

FIRST = [next(iter(puzzles_of(info).values())) for info in bestiaire.games().values() if puzzles_of(info)]
WIDE: dict[str, Any] = {"viewport": {"width": 1366, "height": 650}}
USUAL = [("mindbug", PHONE), ("orcs", WIDE)]
SCREENS = [
    (puzzle, size) if (puzzle.game, size) in USUAL else long(puzzle, size) for puzzle in FIRST for size in (PHONE, WIDE)
]


def is_whole(page: Page) -> None:
    assert page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


@pytest.mark.parametrize(("puzzle", "size"), SCREENS)
def test_a_puzzle_is_tried_and_solved(visit: Visits, puzzle: Puzzle, size: dict[str, Any]) -> None:
    info = bestiaire.game(puzzle.game)
    choice = table_of(info, puzzle).choice
    assert choice is not None
    page = visit(NO_PAGE, bypass_csp=True, **size)
    address = f"/puzzles/{puzzle.game}/{puzzle.key}"
    page.goto(address)
    is_whole(page)
    pressed = [key for key in choice.keys if page.locator(f"#moves button[value='{key}']").count()]
    wrong = next((key for key in pressed if key != puzzle.answer), "")
    if wrong:
        tab_to(page, f"#moves button[value='{wrong}']")
        page.keyboard.press("Enter")
        expect(page.locator(".judged")).to_contain_text("Not yet")
        expect(page.locator(".judged h2")).to_be_focused()
        is_whole(page)
        page.get_by_role("link", name="Try again").click()
        expect(page.locator(".judged")).to_have_count(0)
    if puzzle.answer in pressed:
        page.locator(f"#moves button[value='{puzzle.answer}']").first.click()
    else:
        page.get_by_role("link", name="Answer").first.click()
    expect(page.locator(".judged.right")).to_be_visible()
    is_whole(page)
    assert findings(page) == []


def test_on_a_phone_cards_are_read_before_they_are_played(visit: Visits) -> None:
    """As at a table: a tap on one's own opens it large, with the button that plays it; on any other, just large."""
    puzzles = puzzles_of(bestiaire.game("mindbug")).values()
    puzzle = next(one for one in puzzles if one.start["players"][1 - one.start["active"]].get("play"))
    page = visit(NO_PAGE, **PHONE)
    page.goto(f"/puzzles/{puzzle.game}/{puzzle.key}")
    page.locator(".hand .slot > button.act").first.tap()
    expect(page.locator(".peek .btn")).to_be_visible()
    page.locator(".question").tap()
    expect(page.locator(".peek")).to_have_count(0)
    page.locator("#moves .slot:not(:has(button)) > .card:visible").first.tap()
    expect(page.locator(".peek")).to_be_visible()
    expect(page.locator(".judged")).to_have_count(0)


@pytest.mark.parametrize("where", ["nav", ".judged"])
def test_the_answer_is_one_press_away(visit: Visits, where: str) -> None:
    """At first, and after a try, where the address says what was tried."""
    puzzle = next(one for one in FIRST if one.game == "orcs")
    choice = table_of(bestiaire.game(puzzle.game), puzzle).choice
    assert choice is not None
    page = visit(NO_PAGE)
    wrong = next(key for key in choice.keys if key != puzzle.answer)
    page.goto(f"/puzzles/{puzzle.game}/{puzzle.key}" + (f"?tried={quote(wrong)}" if where == ".judged" else ""))
    page.locator(where).get_by_role("link", name="Answer").click()
    expect(page.locator(".judged.right")).to_be_visible()


def test_what_happened_is_seen_beside_what_is_said_of_it(visit: Visits) -> None:
    """In King of Tokyo it stands where the box with the verdict would lie."""
    puzzle = next(one for one in puzzles_of(bestiaire.game("tokyo")).values() if one.tempting == "yield:yes")
    page = visit(NO_PAGE, viewport={"width": 1280, "height": 720})
    page.goto(f"/puzzles/tokyo/{puzzle.key}?tried={puzzle.tempting}")
    chip, box = (page.locator(one).last.bounding_box() for one in (".happened .chip", ".judged"))
    assert chip is not None
    assert box is not None
    is_beside = chip["x"] + chip["width"] <= box["x"] or box["x"] + box["width"] <= chip["x"]
    assert is_beside or chip["y"] + chip["height"] <= box["y"] or box["y"] + box["height"] <= chip["y"]
