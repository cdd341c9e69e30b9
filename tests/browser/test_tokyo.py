"""King of Tokyo in a real browser: six monsters on a phone and a desktop, entering Tokyo, and a whole game of four."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

import bestiaire
from tests.browser.conftest import Visits
from tests.browser.player import (
    ANSWERS,
    DESKTOP,
    PHONE,
    TUMBLING,
    analyse,
    answer,
    complaints,
    looks_well,
    play_on,
    show_hand,
    start_game,
    wait_for_question,
)
from tests.depth import long

TABLET: dict[str, Any] = {"viewport": {"width": 700, "height": 1000}}

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


def test_six_monsters_hold_dice_fight_for_tokyo_and_buy_on_a_phone(visit: Visits) -> None:
    page = visit(**PHONE)
    table = bestiaire.table("tokyo", position=POSITION, seed=4)
    table.play("reroll:none")
    play_on(page, table)
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


@pytest.mark.parametrize("screen", [PHONE, long(TABLET), long(DESKTOP)], ids=["phone", "tablet", "desktop"])
def test_any_number_of_monsters_has_room(visit: Visits, screen: dict[str, Any]) -> None:
    page = visit("/analysis", **screen)
    for number in (2, 4, 6):
        players = [{**one, "place": "outside"} if number < 5 else one for one in POSITION["players"][:number]]
        analyse(page, "tokyo", {**POSITION, "players": players})
        expect(page.locator(".monster")).to_have_count(number)
        looks_well(page)


@pytest.mark.long
def test_a_whole_game_of_four_against_computers(visit: Visits) -> None:
    """Faster than anybody clicks: what comes too fast the page sends again by itself."""
    visit.may_fail = lambda text: "429" in text
    page = visit(locale="fr-FR", reduced_motion="reduce")
    page.locator("select[name=game]").select_option("tokyo")
    page.locator("input[name='tokyo.players'][value='4']").check()
    start_game(page, "easy")
    asked = 0
    while wait_for_question(page):
        asked += 1
        if asked in (1, 5):
            assert complaints(page) == []
        quick = page.locator("form.moves button:is([value='reroll:none'], [value='mindbug:none'], [form=pass])")
        answer(page, quick.first if quick.count() else page.locator(ANSWERS).first)
        assert set(page.evaluate(TUMBLING)) <= {"none"}
    expect(page.locator(".monster")).to_have_count(4)
    expect(page.locator(".ending")).to_be_visible()
    looks_well(page)
    page.goto("/cards/tokyo")
    assert complaints(page) == []
