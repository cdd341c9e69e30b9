"""Mindbug x King of Tokyo in a real browser: buying, rolling and rerolling by clicks, on a phone, by day and night."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

import bestiaire
from tests.browser.conftest import Visits
from tests.browser.player import (
    ANSWERS,
    MOVING,
    NO_PAGE,
    PHONE,
    TUMBLING,
    answer,
    complaints,
    looks_well,
    play_on,
    wait_for_question,
)

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


def test_buying_and_rerolling_by_clicks_on_a_phone(visit: Visits) -> None:
    page = visit(NO_PAGE, **PHONE, **MOVING)
    table = bestiaire.table("mindbug", position=POSITION, seed=1)
    table.play("buy:none")
    play_on(page, table)
    expect(page.locator(".near .cubes")).to_have_text("Energy cubes 3")
    expect(page.locator(".energy .card")).to_have_count(3)
    looks_well(page)
    answer(page, page.get_by_role("button", name="Buy (1)"))
    expect(page.locator(".near .cubes")).to_have_text("Energy cubes 2")
    expect(page.locator(".near .holding")).to_contain_text("Pounce")
    expect(page.locator(".energy")).to_contain_text("Rage")
    expect(page.locator(".energy .tag.grey")).to_contain_text("needs 1 more")
    answer(page, page.get_by_role("button", name="Buy nothing"))

    answer(page, page.locator("button[value='attack:hades']"))
    assert page.evaluate(TUMBLING) == ["tumble", "tumble"]
    expect(page.locator(".die")).to_have_count(2)
    expect(page.locator(".die button")).to_have_text(["Reroll", "Reroll"])
    looks_well(page)
    answer(page, page.locator(".die button").nth(1))
    expect(page.locator(".tumbles")).to_have_count(1)  # Cybertooth: they may be rerolled once more
    answer(page, page.get_by_role("button", name="Keep it"))
    expect(page.locator(".die")).to_have_count(2)


@pytest.mark.long
def test_a_game_with_both_sets_from_the_front_page(visit: Visits) -> None:
    page = visit(locale="fr-FR", reduced_motion="reduce")
    page.get_by_label("First Contact + King of Tokyo").check()
    page.locator("[data-opposite] [value=easy]").check()
    page.locator("[data-opposite] .btn.main").click()
    expect(page.locator(".energy")).to_be_visible()
    for _ in range(4):
        if not wait_for_question(page):
            break
        answer(page)
        assert set(page.evaluate(TUMBLING)) <= {"none"}
    wait_for_question(page)
    assert complaints(page) == []
    expect(page.locator(f"{ANSWERS}, .ending").first).to_be_attached()
