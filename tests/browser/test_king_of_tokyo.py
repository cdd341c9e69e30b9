"""Mindbug x King of Tokyo in a real browser: buying, rolling and rerolling by clicks, on a phone, by day and night."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

import bestiaire
from tests.browser.conftest import Visits
from tests.browser.player import ANSWERS, answer, complaints, start_game, wait_for_question

AUDIT = (Path(__file__).parent / "audit.js").read_text()
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True}
SIDEWAYS = "document.documentElement.scrollWidth - innerWidth"
TUMBLING = "[...document.querySelectorAll('.tumbles svg')].map((die) => getComputedStyle(die).animationName)"
AT_REST = "Promise.all(document.getAnimations().filter((one) => one.effect.getComputedTiming().iterations === 1)"
AT_REST += ".map((one) => one.finished)).then(() => true)"

POSITION = {
    "sets": ["king_of_tokyo"],
    "players": [
        {"energy": 3, "hand": ["kong", "bookwyrm"], "play": ["hades", {"card": "cybertooth", "exhausted": True}]},
        {"energy": 1, "mindbugs": 0, "hand": ["rob"], "play": ["mantis", "alienoid"], "discard": ["pandakai"]},
    ],
    "display": ["pounce", "railgun", "resurrection"],
    "energy_deck": ["rage", "stomp"],
    "energy_discard": ["ambush"],
}


def play_on(page: Page) -> None:
    """Goes on from the position, both at this screen."""
    table = bestiaire.table("mindbug", position=POSITION, seed=1)
    table.play("buy:none")
    record = json.dumps(table.record()).encode()
    page.locator("input[type=file]").set_input_files(
        {"name": "game.json", "mimeType": "application/json", "buffer": record}
    )
    page.locator("form[action='/replay'] button").click()
    page.locator("details.play-on summary").click()
    page.locator("form[action$='/continue'] select[name=opponent]").select_option("hotseat")
    page.locator("form[action$='/continue'] button.main").click()
    page.get_by_role("link", name="Show my hand").click()
    assert wait_for_question(page)


def test_buying_and_rerolling_by_clicks_on_a_phone(visit: Visits) -> None:
    page = visit(**PHONE)
    play_on(page)
    expect(page.locator(".near .cubes")).to_have_text("Energy cubes 3")
    expect(page.locator(".display .card")).to_have_count(3)
    assert page.evaluate(SIDEWAYS) <= 0
    assert complaints(page, AUDIT) == []
    answer(page, page.get_by_role("button", name="Buy (1)"))
    expect(page.locator(".near .cubes")).to_have_text("Energy cubes 2")
    expect(page.locator(".near .holding")).to_contain_text("Pounce")
    expect(page.locator(".display")).to_contain_text("Rage")
    expect(page.locator(".display .dear")).to_contain_text("needs 1 more")
    answer(page, page.get_by_role("button", name="Buy nothing"))

    answer(page, page.locator("button[value='attack:hades']"))
    assert page.evaluate(TUMBLING) == ["tumble", "tumble-too"]
    expect(page.locator(".die")).to_have_count(2)
    expect(page.locator(".die button")).to_have_text(["Reroll", "Reroll"])
    assert page.evaluate(SIDEWAYS) <= 0
    assert page.evaluate(AT_REST)
    assert complaints(page, AUDIT) == []
    answer(page, page.locator(".die button").nth(1))
    expect(page.locator(".tumbles")).to_have_count(1)  # Cybertooth: they may be rerolled once more
    answer(page, page.get_by_role("button", name="Keep it"))
    expect(page.locator(".die")).to_have_count(2)


def test_a_game_with_both_sets_from_the_front_page(visit: Visits) -> None:
    page = visit(locale="fr-FR", reduced_motion="reduce")
    page.get_by_label("First Contact + King of Tokyo").check()
    start_game(page, "easy")
    expect(page.locator(".energy")).to_be_visible()
    for _ in range(4):
        if not wait_for_question(page):
            break
        answer(page)
        assert set(page.evaluate(TUMBLING)) <= {"none"}
    wait_for_question(page)
    assert complaints(page, AUDIT) == []
    expect(page.locator(f"{ANSWERS}, .ending").first).to_be_attached()
