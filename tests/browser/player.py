"""A person at a page: chooses an opponent, waits for the own turn, presses buttons."""

from __future__ import annotations

import re
from typing import Literal

from playwright.sync_api import Locator, Page, expect

ANSWERS = "form.moves button[name=key]:enabled"
ENDED = ".ending"


def start_game(page: Page, opponent: str, name: str = "") -> None:
    """Fills in the form of the front page and opens a table."""
    page.locator(f"input[name=opponent][value={opponent}]").check()
    page.locator("input[name=name]").fill(name)
    page.locator("form[data-new-game] button.main").click()
    expect(page.locator("#table .part")).to_be_visible()


def version(page: Page) -> str:
    """Which table the page shows; another one after every change."""
    shown = page.locator("#table .part").get_attribute("data-version")
    assert shown is not None
    return shown


def wait_for_change(page: Page, before: str) -> None:
    expect(page.locator("#table .part")).not_to_have_attribute("data-version", before)


def wait_for_question(page: Page) -> bool:
    """Waits until something is asked here (True) or the game is over (False)."""
    page.wait_for_selector(f"{ANSWERS}, {ENDED}")
    return page.locator(ENDED).count() == 0


def answer(page: Page, button: Locator | None = None, patience: int = 1) -> None:
    """Presses a button that answers (an attack rather than anything else) and waits until the table changes. Where
    somebody else is at the table, a move that can't be taken back freely is pressed twice."""
    before = version(page)
    if button is None:
        attacks = page.locator(f"{ANSWERS}[value^='attack:']")
        button = attacks.first if attacks.count() else page.locator(ANSWERS).first
    must_confirm = button.get_attribute("data-confirm") is not None
    button.click()
    if must_confirm and patience > 1:
        button.click()
    wait_for_change(page, before)


def focused(page: Page) -> str:
    """What has the focus, in short."""
    return str(
        page.evaluate(
            "() => { const one = document.activeElement;"
            " return [one.tagName, one.className, one.value || one.href || one.textContent.trim().slice(0, 40)]"
            ".join(' '); }"
        )
    )


def tab_to(page: Page, selector: str, key: str = "Tab") -> None:
    """Moves the focus with the keyboard alone until it is on such an element."""
    passed = []
    for _ in range(120):
        page.keyboard.press(key)
        if page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return
        passed.append(focused(page))
    raise AssertionError(f"{selector} is not reached by {key}: {passed}")


def complaints(page: Page, audit: str) -> list[str]:
    """What the audit finds missing, by day and by night."""
    found = []
    schemes: tuple[Literal["light", "dark"], ...] = ("light", "dark")
    for scheme in schemes:
        page.emulate_media(color_scheme=scheme)
        found += [f"{re.sub('^[a-z]+://[^/]+', '', page.url)} {scheme}: {line}" for line in page.evaluate(audit)]
    return found
