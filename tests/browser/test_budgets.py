"""How many bytes a browser fetches to show what is in its window, at a first visit to each kind of page."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page

import bestiaire
from tests.browser.conftest import Visits
from tests.browser.player import NO_PAGE, PHONE
from tests.browser.test_axe import KINDS, go

FIRST_VISIT = 250_000
DESKTOP: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
SHOWN = """async () => {
  const seen = await new Promise((tell) => {
    const observer = new IntersectionObserver(tell);
    for (const one of document.querySelectorAll("body, img, .later")) observer.observe(one);
  });
  const isThere = (one) => one.complete || one.matches("body, .near");
  return document.readyState === "complete" && document.fonts.status === "loaded"
    && seen.filter(({ isIntersecting }) => isIntersecting).every(({ target }) => isThere(target))
    && [...document.images].every((one) => one.complete || one.loading === "lazy");
}"""
"""Whether all pictures are there that are fetched without scrolling."""
FETCHED = """() => performance.getEntries().filter((one) => one.encodedBodySize > 0)
  .map((one) => [one.encodedBodySize, one.name])"""

OF_A_GAME = ("/learn/{}/1", "/puzzles/{}", "/analysis?game={}")
PAGES: dict[str, Callable[[Page], None]] = {
    **{kind: open_page for kind, open_page in KINDS.items() if kind != "error"},
    **{path: go(path) for path in ("/learn", "/puzzles", "/puzzles/today")},
    **{path: go(path) for game in bestiaire.games() for path in (one.format(game) for one in OF_A_GAME)},
}
WINDOWS = {"desktop": DESKTOP, "phone": PHONE}
MOST = {
    "desktop": ["table of tokyo", "cards of mindbug", "/analysis?game=mindbug"],
    "phone": ["cards of orcs", "/learn/orcs/1"],
}
"""The pages with the most pictures."""
VISITS = [
    pytest.param(page, window, id=f"{page}, {window}", marks=[] if page in MOST[window] else [pytest.mark.long])
    for page in PAGES
    for window in WINDOWS
]
"""In depth every page in both kinds of window."""


@pytest.mark.parametrize(("kind", "window"), VISITS)
def test_a_first_visit(visit_with_pictures: Visits, kind: str, window: str) -> None:
    page = visit_with_pictures(NO_PAGE, **WINDOWS[window], locale="fr-FR")
    PAGES[kind](page)
    page.wait_for_function(SHOWN)
    fetched = sorted(page.evaluate(FETCHED), reverse=True)
    assert 40_000 < sum(size for size, _ in fetched) <= FIRST_VISIT, fetched
