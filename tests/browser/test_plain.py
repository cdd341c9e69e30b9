"""A game that brings no page, in a real browser: played by clicks against computers, and it looks well."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.browser.conftest import ServerProcess, Visits
from tests.browser.player import DESKTOP, NO_PAGE, PHONE, answer, looks_well, start_game, wait_for_question
from tests.depth import long


@pytest.fixture(scope="module")
def snip(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that has Snip on its shelf."""
    started = ServerProcess(tmp_path_factory.mktemp("snip"), "tests.cli.snip")
    started.start()
    yield started
    started.kill()


@pytest.fixture
def visit(browser: Browser, snip: ServerProcess) -> Iterator[Visits]:
    visits = Visits(browser, snip)
    yield visits
    visits.close()
    assert visits.errors == []


@pytest.mark.parametrize("screen", [PHONE, long(DESKTOP)], ids=["phone", "desktop"])
def test_a_whole_game_by_clicks(visit: Visits, screen: dict[str, Any]) -> None:
    page = visit(NO_PAGE, **screen)
    start_game(page, "easy", "Ana", game="snip")
    asked = 0
    while wait_for_question(page):
        assert page.locator(".ribbon").evaluate("one => one.getBoundingClientRect().bottom <= innerHeight")
        if asked == 0:
            looks_well(page)
        answer(page)
        asked += 1
    assert asked == 5, "three throws, and a card to choose twice"
    looks_well(page)
    assert page.locator(".plain dt", has_text="Scores").count() == 3
