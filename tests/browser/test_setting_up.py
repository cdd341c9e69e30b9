"""The page that sets up a game, in a real browser."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.conftest import Visits
from tests.browser.player import DESKTOP, SMALL_PHONE
from tests.depth import long


@pytest.mark.parametrize("screen", [SMALL_PHONE, long(DESKTOP)])
def test_seats_to_choose_one_by_one_open_above_the_button(visit: Visits, screen: dict[str, Any]) -> None:
    page = visit("/new/tokyo", **screen)
    page.locator(".seat-by-seat summary").click()
    page.wait_for_function(
        """() => document.querySelector(".seat-row").getBoundingClientRect().bottom
          <= document.querySelector(".go").getBoundingClientRect().top"""
    )
