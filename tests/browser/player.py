"""A person at a page: chooses an opponent, brings a game, waits for the own turn, presses buttons, looks closely."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from playwright.sync_api import FilePayload, Locator, Page, expect

from bestiaire.core.table import Table

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True}
SMALL_PHONE: dict[str, Any] = {
    "viewport": {"width": 360, "height": 740},
    "is_mobile": True,
    "has_touch": True,
    "device_scale_factor": 2,
}
DESKTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 900}}

THEME = "theme => { document.documentElement.dataset.theme = theme; }"
SIDEWAYS = "document.documentElement.scrollWidth - innerWidth"
STILL = """() => !document.querySelector('.acting') && document.getAnimations()
  .every((one) => one.playState !== 'running' || one.effect.getComputedTiming().endTime === Infinity)"""
"""Whether all that moves has come to its end; what moves for ever does not count."""
AUDIT = f"""async () => {{
  const isStill = {STILL};
  while (!isStill()) await new Promise(requestAnimationFrame);
  const looked = ({(Path(__file__).parent / "audit.js").read_text()});
  globalThis.unseen.disabled = true;
  const found = looked();
  globalThis.unseen.disabled = false;
  return found;
}}"""
"""What the audit finds at a moment when nothing moves: no table can come between."""
MOVING = {"reduced_motion": "no-preference"}
"""For a visitor who sees things move."""
TUMBLING = "[...document.querySelectorAll('.tumbles svg')].map((die) => getComputedStyle(die).animationName)"

DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))"
"""Before a page is drawn for the first time, a browser may let a key go by: nobody has seen what it is pressed for."""

NO_PAGE = "about:blank"
"""For a visitor who goes somewhere else at once."""

Form = dict[str, str | float | bool]
"""What is sent as a form."""

ANSWERS = "form.moves button[name=key]:enabled"
ENDED = ".ending"


def start_game(page: Page, opponent: str, name: str = "", game: str = "mindbug", **chosen: str) -> None:
    """Opens a table: what the page that sets up a game sends is sent without opening it."""
    form: Form = {"game": game, "opponent": opponent, "name": name, **chosen}
    started = page.request.post("/games", form=form, headers=speaking(page), max_redirects=0)
    page.goto(started.headers["location"])
    expect(page.locator("#table .part")).to_be_visible()


def speaking(page: Page) -> dict[str, str]:
    """Says which language a page's visitor speaks, where something is sent without the page."""
    return {"accept-language": page.evaluate("navigator.language")}


def set_up(page: Page, opponent: str, name: str = "", **chosen: str) -> None:
    """Fills in the form that sets up a game (options are called as their fields are) and opens a table."""
    page.locator(f"input[name=opponent][value={opponent}]").check()
    for field, value in chosen.items():
        page.locator(f"input[name='{field}'][value='{value}']").check()
    page.locator("input[name=name]").fill(name)
    page.locator("form[data-new-game] .btn.main").click()
    expect(page.locator("#table .part")).to_be_visible()


def upload(page: Page, record: dict[str, Any]) -> None:
    """Brings a record to the front page; its replay opens."""
    content = json.dumps(record).encode()
    page.locator("details:has(form[action='/replay']) > summary").click()
    page.locator("input[type=file]").set_input_files(
        {"name": "game.json", "mimeType": "application/json", "buffer": content}
    )
    page.locator("form[action='/replay'] button").click()
    expect(page.locator("[data-autoplay]")).to_be_visible()  # the script shows it when it is ready
    page.evaluate(DRAWN)


def play_on(page: Page, table: Table) -> None:
    """Goes on from where a table began, everybody at this screen; what the forms of the shelf and of a replay send is
    sent without opening them."""
    speaks = speaking(page)
    content = json.dumps(table.record()).encode()
    record: FilePayload = {"name": "game.json", "mimeType": "application/json", "buffer": content}
    replay = page.request.post("/replay", multipart={"record": record}, headers=speaks, max_redirects=0)
    going_on = replay.headers["location"].replace("/replay", "/continue")
    form: Form = {"at": 0, "seat": 0, "opponent": "hotseat"}
    started = page.request.post(going_on, form=form, headers=speaks, max_redirects=0)
    page.goto(started.headers["location"])
    show_hand(page)


def open_panel(page: Page, name: str) -> None:
    """Opens a panel that lies beside the table on large screens, and is called up on small ones."""
    if page.locator(f"[popovertarget={name}]:not(.shut)").is_visible():
        page.locator(f"[popovertarget={name}]:not(.shut)").click()


def show_hand(page: Page) -> None:
    """Says to be the one who is asked."""
    page.get_by_role("link", name="Show my hand").click()
    assert wait_for_question(page)


def analyse(page: Page, game: str, position: dict[str, Any]) -> None:
    """Puts a position on a board to analyse on."""
    page.goto(f"/analysis?game={game}")
    show_text(page)
    page.locator("textarea[name=position]").fill(json.dumps(position))
    page.keyboard.press("Escape")  # a panel that lies over the button
    page.locator("form[action='/analysis'] button.main").click()


def show_text(page: Page) -> None:
    """Opens the text of a position, where that lies deeper."""
    if page.locator("[popovertarget=panel-thoughts]:not(.shut)").is_visible():
        page.locator("[popovertarget=panel-thoughts]:not(.shut)").click()
    if page.locator("details.as-text:not([open])").count():
        page.locator("details.as-text summary").click()


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
    page.wait_for_load_state()  # with its scripts
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
    found = complaints(page)
    assert found == [], found
    assert page.evaluate(SIDEWAYS) <= 0


def complaints(page: Page) -> list[str]:
    """What the audit finds missing once all is loaded, the style among it, and nothing moves; by day and by night."""
    page.wait_for_load_state()
    found = []
    for theme in ("light", "dark"):
        page.evaluate(THEME, theme)
        found += [f"{re.sub('^[a-z]+://[^/]+', '', page.url)} {theme}: {line}" for line in page.evaluate(AUDIT)]
    return found
