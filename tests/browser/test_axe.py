"""Every kind of page, by day and by night, through the checks of axe-core: nothing serious may be found."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

import bestiaire
from tests.browser.conftest import Visits
from tests.browser.player import NO_PAGE, STILL, start_game, upload
from tests.browser.test_browser import played_record
from tests.depth import DEEP, long

SERIOUS = ("serious", "critical")
COLOURS = ["color-contrast", "link-in-text-block"]
"""The checks that come out another way by day than by night."""


def go(path: str) -> Callable[[Page], None]:
    def open_page(page: Page) -> None:
        page.goto(path)

    return open_page


def waiting(page: Page) -> None:
    start_game(page, "friend", name="Ana")


def invited(page: Page) -> None:
    start_game(page, "friend", name="Ana")
    link = page.locator("#invitation").input_value()
    page.context.clear_cookies()
    page.goto(link)


def shuffled(page: Page) -> None:
    start_game(page, "easy")
    page.goto(f"{page.url}/fairness")


def replayed(page: Page) -> None:
    page.goto("/")
    upload(page, played_record())


def analysed(page: Page) -> None:
    page.goto("/analysis")
    page.locator("form[action='/analysis'] button.main").click()
    page.wait_for_url("**/analysis/*")


def at_the_table(game: str) -> Callable[[Page], None]:
    def open_page(page: Page) -> None:
        start_game(page, "easy", game=game)

    return open_page


KINDS: dict[str, Callable[[Page], None]] = {
    "front": go("/"),
    "new": go("/new/tokyo"),
    "new for two": go("/new/mindbug"),
    "waiting": waiting,
    "join": invited,
    "fairness": shuffled,
    "replay": replayed,
    "analysis": go("/analysis"),
    "board": analysed,
    "me": go("/me"),
    "error": go("/nothing"),
    **{f"table of {game}": at_the_table(game) for game in bestiaire.games()},
    **{f"cards of {game}": go(f"/cards/{game}") for game in bestiaire.games()},
    **{f"rules of {game}": go(f"/rules/{game}") for game in bestiaire.games()},
    "card": go("/cards/mindbug/axolotl_healer"),
}


def findings(page: Page, **options: Any) -> list[str]:
    """What axe-core finds that keeps somebody from using the page."""
    page.wait_for_function(STILL)
    page.evaluate("unseen.disabled = true")
    found = Axe().run(page, options={"resultTypes": ["violations"], **options}).response["violations"]
    return [
        f"{one['id']}: {' '.join(node['html'].split())[:160]} ({node['failureSummary'].splitlines()[-1].strip()})"
        for one in found
        if one["impact"] in SERIOUS
        for node in one["nodes"]
    ]


USUAL = ["front", "new", "analysis", "table of tokyo", "cards of duel"]
"""The pages with most in them; the others are written by the same templates, or are short."""


@pytest.mark.parametrize("kind", [kind if kind in USUAL else long(kind) for kind in KINDS])
def test_nothing_serious_is_found(visit: Visits, kind: str) -> None:
    """By day or by night, in depth both times."""
    visit.may_fail = lambda text: kind == "error" and "404" in text
    page = visit(NO_PAGE, bypass_csp=True)  # axe-core measures with styles of its own
    KINDS[kind](page)
    page.wait_for_load_state()
    themes = ["light", "dark"] if list(KINDS).index(kind) % 2 else ["dark", "light"]
    shine(page, themes[0])
    assert findings(page) == []
    if DEEP:
        shine(page, themes[1])
        assert findings(page, runOnly=COLOURS) == []


def shine(page: Page, theme: str) -> None:
    page.evaluate("theme => { document.documentElement.dataset.theme = theme; }", theme)
