"""A puzzle in a real browser: whole on every screen, tried by mouse and by keys, judged once the try was seen."""

from __future__ import annotations

from typing import Any

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
        page.goto(f"{address}?answer=yes")
    expect(page.locator(".judged.right")).to_be_visible()
    is_whole(page)
    assert findings(page) == []
