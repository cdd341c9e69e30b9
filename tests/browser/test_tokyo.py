"""King of Tokyo in a real browser: six monsters on a phone and a desktop, entering Tokyo, and a whole game of four."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import bestiaire
from tests.browser.conftest import Visits
from tests.browser.player import ANSWERS, answer, complaints, start_game, wait_for_question

AUDIT = (Path(__file__).parent / "audit.js").read_text()
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True}
DESKTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 900}}
TABLET: dict[str, Any] = {"viewport": {"width": 700, "height": 1000}}
SIDEWAYS = "document.documentElement.scrollWidth - innerWidth"
AT_REST = "Promise.all(document.getAnimations().filter((one) => one.effect.getComputedTiming().iterations === 1)"
AT_REST += ".map((one) => one.finished)).then(() => true)"
TUMBLING = "[...document.querySelectorAll('.tumbles svg')].map((die) => getComputedStyle(die).animationName)"

ON_THE_WAY = "button:is([value='yield:yes'], [value='jets:yield'], [value='loss:take'], [value^='resolve:'])"

POSITION: dict[str, Any] = {
    "mindbug": "off",
    "phase": "reroll",
    "rolls": 2,
    "dice": ["2", "3", "heart", "energy", "energy", "smash"],
    "players": [
        {"monster": "gigazaur", "hearts": 6, "vp": 4, "energy": 6, "cards": ["acid_attack", "made_in_a_lab"]},
        {"monster": "the_king", "hearts": 10, "vp": 11, "place": "city", "cards": ["mimic", "jets", "extra_head"]},
        {"monster": "alienoid", "poison": 1, "shrink": 2, "place": "bay", "cards": ["camouflage"]},
        {"monster": "meka_dragon", "hearts": 0, "out": True},
        {"monster": "cyber_kitty", "energy": 8, "cards": ["smoke_cloud", "energy_drink"]},
        {"monster": "space_penguin", "vp": 19, "hearts": 2},
    ],
    "mimicked": {"card": "jets", "seat": 1},
    "display": ["wings", "energize", "heal_card"],
    "deck": ["tank", "skyscraper", "media_friendly"],
}


def play_on(page: Page) -> None:
    """Goes on from the position, all at this screen."""
    table = bestiaire.table("tokyo", position=POSITION, seed=4)
    table.play("reroll:none")
    page.locator("input[type=file]").set_input_files(
        {"name": "game.json", "mimeType": "application/json", "buffer": json.dumps(table.record()).encode()}
    )
    page.locator("form[action='/replay'] button").click()
    page.locator("details.play-on summary").click()
    page.locator("form[action$='/continue'] select[name=opponent]").select_option("hotseat")
    page.locator("form[action$='/continue'] button.main").click()
    show_hand(page)


def show_hand(page: Page) -> None:
    page.locator("a.main[href*='?as=']").click()
    assert wait_for_question(page)


def looks_well(page: Page) -> None:
    assert page.evaluate(AT_REST)
    assert page.evaluate(SIDEWAYS) <= 0
    assert complaints(page, AUDIT) == []


def test_six_monsters_hold_dice_fight_for_tokyo_and_buy_on_a_phone(visit: Visits) -> None:
    page = visit(**PHONE)
    play_on(page)
    expect(page.locator(".monster")).to_have_count(6)
    expect(page.locator(".place")).to_have_count(2)
    expect(page.locator(".city [data-vt=monster-1]")).to_have_count(1)
    page.get_by_role("checkbox", name="heart (die 3)").check()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Space")
    expect(page.locator("input[name=part]").nth(1)).to_be_checked()
    answer(page, page.get_by_role("button", name="Reroll these"))
    assert page.evaluate(TUMBLING)
    assert page.evaluate("transitions") > 0
    looks_well(page)
    answer(page, page.locator("button[value='resolve:smashes']"))
    show_hand(page)  # one after the other, they decide whether they stay
    while page.locator("button[value='buy:heal_card']").count() == 0:
        answer(page, page.locator(ON_THE_WAY).first)
        if page.locator("a.main[href*='?as=']").count():
            show_hand(page)
    expect(page.locator(".city [data-vt=monster-0]")).to_have_count(1)
    expect(page.locator(".near .gone")).to_have_text("In Tokyo City")
    named = page.evaluate("document.querySelector('[data-vt=monster-0]').style.viewTransitionName")
    assert named == "monster-0", "the browser makes it travel"
    answer(page, page.locator("button[value='look:deck']"))
    expect(page.locator(".looking .card")).to_contain_text("Tank")
    looks_well(page)
    answer(page, page.locator("button[value='buy:heal_card']"))


@pytest.mark.parametrize("screen", [PHONE, TABLET, DESKTOP], ids=["phone", "tablet", "desktop"])
def test_any_number_of_monsters_has_room(visit: Visits, screen: dict[str, Any]) -> None:
    page = visit("/analysis", **screen)
    for number in (2, 4, 6):
        players = [{**one, "place": "outside"} if number < 5 else one for one in POSITION["players"][:number]]
        page.goto("/analysis")
        page.locator("select[name=game]").select_option("tokyo")
        page.locator("textarea[name=position]").fill(json.dumps({**POSITION, "players": players}))
        page.locator("form[action='/analysis'] button.main").click()
        expect(page.locator(".monster")).to_have_count(number)
        looks_well(page)


def test_a_whole_game_of_four_against_computers(visit: Visits) -> None:
    page = visit(locale="fr-FR", reduced_motion="reduce")
    page.locator("select[name=game]").select_option("tokyo")
    page.locator("input[name='tokyo.players'][value='4']").check()
    start_game(page, "easy")
    asked = 0
    while wait_for_question(page):
        asked += 1
        if asked in (1, 5):
            assert complaints(page, AUDIT) == []
        quick = page.locator("form.moves button:is([value='reroll:none'], [value='mindbug:none'], [form=pass])")
        answer(page, quick.first if quick.count() else page.locator(ANSWERS).first)
        assert set(page.evaluate(TUMBLING)) <= {"none"}
    expect(page.locator(".monster")).to_have_count(4)
    expect(page.locator(".ending")).to_be_visible()
    looks_well(page)
    page.goto("/cards/tokyo")
    assert complaints(page, AUDIT) == []
