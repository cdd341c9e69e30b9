"""What the search thinks, in a real browser: a hint, a curve that grows, a board to analyse on."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visits
from tests.browser.player import (
    NO_PAGE,
    SIDEWAYS,
    SMALL_PHONE,
    complaints,
    open_panel,
    show_text,
    start_game,
    tab_to,
    upload,
    version,
    wait_for_change,
    wait_for_question,
)
from tests.browser.test_browser import at, played_record


def begun_record(moves: int) -> dict[str, Any]:
    """The first moves of a game."""
    whole = played_record()
    return {**whole, "moves": whole["moves"][:moves], "digests": whole["digests"][:moves], "result": None}


@pytest.mark.long
def test_a_hint_by_keyboard(visit: Visits) -> None:
    page = visit(NO_PAGE)
    start_game(page, "easy", name="Ana")
    assert wait_for_question(page)
    before = version(page)
    tab_to(page, "button[form=hint]")
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog", name="Hint")
    expect(dialog).to_be_visible()
    expect(dialog.get_by_text("Your chance to win with it:")).to_be_visible()
    expect(dialog.get_by_text("games imagined")).to_be_hidden()
    expect(dialog.get_by_role("heading", name="Hint")).to_be_focused()
    assert [line for line in complaints(page) if "h1:" not in line] == [], "the dialog has a title of its own"
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    assert version(page) == before, "nothing was played"
    page.locator("button[form=hint]").click()
    dialog.get_by_text("All choices compared").click()
    best = dialog.locator("button.option").first
    expect(best).to_be_visible()
    expect(dialog.locator(".best")).to_have_text(best.inner_text())
    dialog.locator(".best button").click()
    expect(dialog).to_be_hidden()
    wait_for_change(page, before)


@pytest.mark.long
def test_a_curve_grows_and_leads_to_its_moves(visit: Visits) -> None:
    page = visit()
    upload(page, begun_record(8))
    curve = page.locator("#curve")
    expect(curve.locator(".under-curve")).to_have_attribute("data-done", "yes")
    expect(curve.locator("svg a.point")).to_have_count(9)
    expect(curve.locator("svg a.here")).to_have_attribute("data-turn", "0")
    curve.locator("svg a[data-turn='5'] .band").click()
    at(page, 5)
    expect(curve.locator("svg a.here")).to_have_attribute("data-turn", "5")
    page.keyboard.press("ArrowRight")
    at(page, 6)
    expect(curve.locator("svg a.here")).to_have_attribute("data-turn", "6")
    move = curve.locator(".legs .walk-move[data-turn='2']")
    move.focus()
    page.keyboard.press("Enter")
    at(page, 2)
    expect(move).to_have_attribute("aria-current", "true")
    assert complaints(page) == []
    page.reload()
    expect(curve.locator("svg a.point")).to_have_count(9)


def test_a_board_to_analyse_on(visit: Visits) -> None:
    page = visit(locale="fr-FR", **SMALL_PHONE)
    upload(page, begun_record(4))
    page.goto(page.url.partition("?")[0] + "?at=2")
    for panel in ("panel-more", "panel-chances"):
        expect(page.locator(f"#{panel}")).to_be_hidden()  # until it is called up
    open_panel(page, "panel-more")
    page.get_by_role("button", name="Analyser à partir d'ici").click()
    open_panel(page, "panel-thoughts")
    board, thoughts = page.locator("#board"), page.locator("#thoughts")
    expect(thoughts.locator(".chance")).to_contain_text("Chances de gagner")
    first = thoughts.locator(".chance").text_content()
    expect(thoughts.locator(".chance")).not_to_have_text(str(first))  # it grows
    thoughts.locator("button.option").first.click()
    expect(board).to_have_attribute("data-at", "1")
    open_panel(page, "panel-thoughts")
    expect(page.get_by_text(re.compile("Coups essayés : 1".replace(" :", "\\s:")))).to_be_visible()
    page.get_by_role("button", name="Reprendre").click()
    expect(board).to_have_attribute("data-at", "2")
    open_panel(page, "panel-thoughts")
    expect(page.get_by_role("button", name="Reprendre")).to_be_disabled()
    page.keyboard.press("Escape")
    page.locator("form.moves button[name=key]").first.click()
    expect(board).to_have_attribute("data-at", "3")
    open_panel(page, "panel-thoughts")
    expect(thoughts.locator(".chance")).to_be_visible()
    assert complaints(page) == []
    assert page.evaluate(SIDEWAYS) <= 0


@pytest.mark.long
def test_a_position_put_together_by_hand(visit: Visits) -> None:
    page = visit("/analysis")
    visit.may_fail = lambda text: "422" in text
    assert complaints(page) == []
    show_text(page)
    field = page.get_by_label("Position (JSON)")
    field.fill('{"players": [{"life": -1}, {}]}')
    page.get_by_role("button", name="Analyse", exact=True).click()
    expect(page.get_by_role("alert")).to_contain_text("players[0].life")
    field.fill('{"players": [{"hand": ["bee_bear"], "play": ["gorillion"]}, {"life": 1, "hand": ["killer_bee"]}]}')
    page.get_by_role("button", name="Analyse", exact=True).click()
    expect(page.locator("#thoughts .reason").first).to_contain_text("Attack with Gorillion")
    page.get_by_role("button", name="Attack with Gorillion (10)").first.click()
    expect(page.locator(".ending")).to_be_visible()
    assert complaints(page) == []
