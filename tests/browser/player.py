"""A person at a page: chooses an opponent, brings a game, waits for the own turn, presses buttons, looks closely."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Locator, Page, expect

from bestiaire.core.table import Table

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True}
SMALL_PHONE: dict[str, Any] = {
    "viewport": {"width": 360, "height": 740},
    "is_mobile": True,
    "has_touch": True,
    "device_scale_factor": 2,
}
DESKTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 900}}

AUDIT = (Path(__file__).parent / "audit.js").read_text()
SIDEWAYS = "document.documentElement.scrollWidth - innerWidth"
AT_REST = """Promise.all(
  document.getAnimations().filter((one) => one.effect.getComputedTiming().iterations === 1).map((one) => one.finished)
).then(() => true)"""
MOVING = {"reduced_motion": "no-preference"}
"""For a visitor who sees things move."""
TUMBLING = "[...document.querySelectorAll('.tumbles svg')].map((die) => getComputedStyle(die).animationName)"

ANSWERS = "form.moves button[name=key]:enabled"
ENDED = ".ending"


def start_game(page: Page, opponent: str, name: str = "") -> None:
    """Fills in the form of the front page and opens a table."""
    page.locator(f"input[name=opponent][value={opponent}]").check()
    page.locator("input[name=name]").fill(name)
    page.locator("form[data-new-game] button.main").click()
    expect(page.locator("#table .part")).to_be_visible()


def upload(page: Page, record: dict[str, Any]) -> None:
    """Brings a record to the front page; its replay opens."""
    content = json.dumps(record).encode()
    page.locator("input[type=file]").set_input_files(
        {"name": "game.json", "mimeType": "application/json", "buffer": content}
    )
    page.locator("form[action='/replay'] button").click()
    expect(page.locator("[data-autoplay]")).to_be_visible()  # the script shows it when it is ready


def play_on(page: Page, table: Table) -> None:
    """Goes on from where a table began, everybody at this screen."""
    upload(page, table.record())
    page.locator("details.play-on summary").click()
    page.locator("form[action$='/continue'] select[name=opponent]").select_option("hotseat")
    page.locator("form[action$='/continue'] button.main").click()
    show_hand(page)


def show_hand(page: Page) -> None:
    """Says to be the one who is asked."""
    page.get_by_role("link", name="Show my hand").click()
    assert wait_for_question(page)


def analyse(page: Page, game: str, position: dict[str, Any]) -> None:
    """Puts a position on a board to analyse on."""
    page.goto("/analysis")
    page.locator("select[name=game]").select_option(game)
    page.locator("textarea[name=position]").fill(json.dumps(position))
    page.locator("form[action='/analysis'] button.main").click()


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


def looks_well(page: Page) -> None:
    """Once all is loaded and has come to rest, nothing sticks out sideways, and the audit finds nothing."""
    page.wait_for_load_state()
    assert page.evaluate(AT_REST)
    assert page.evaluate(SIDEWAYS) <= 0
    assert complaints(page) == []


def complaints(page: Page) -> list[str]:
    """What the audit finds missing once all is loaded, the style among it; by day and by night."""
    page.wait_for_load_state()
    found = []
    schemes: tuple[Literal["light", "dark"], ...] = ("light", "dark")
    for scheme in schemes:
        page.emulate_media(color_scheme=scheme)
        found += [f"{re.sub('^[a-z]+://[^/]+', '', page.url)} {scheme}: {line}" for line in page.evaluate(AUDIT)]
    return found
