"""Orcs Orcs Orcs in a real browser: a spell is upgraded, taken back and cast; creatures march; any number has room."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import bestiaire
from tests.browser.conftest import Visits
from tests.browser.player import ANSWERS, answer, complaints, start_game, wait_for_change, wait_for_question
from tests.browser.player import version as version_of

AUDIT = (Path(__file__).parent / "audit.js").read_text()
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True}
DESKTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 900}}
SIDEWAYS = "document.documentElement.scrollWidth - innerWidth"
AT_REST = "Promise.all(document.getAnimations().filter((one) => one.effect.getComputedTiming().iterations === 1)"
AT_REST += ".map((one) => one.finished)).then(() => true)"
IN_SIGHT = "(one) => { const box = one.getBoundingClientRect(); return box.top >= 0 && box.bottom <= innerHeight; }"
FROM_TOWER = """(name) => {
  const middle = (one) => {
    const box = one.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const [x, y] = middle(document.querySelector('.battlefield'));
  return [...document.querySelectorAll(`.battlefield [data-vt="${name}"]`)]
    .map((one) => { const [a, b] = middle(one); return Math.hypot(a - x, b - y); })[0];
}"""

POSITION: dict[str, Any] = {
    "round": 4,
    "phase": "actions",
    "players": [
        {
            "colour": "blue",
            "mage": 1,
            "hand": ["smash", "earthquake", "fireball", "magic_bonds", "spell_book_water_fire"],
            "trophies": {"goblin": 2, "orc": 1},
            "skulls": {"goblin": 2, "orc": 1},
            "discard": ["poison", "voodoo"],
        },
        {"colour": "green", "mage": 4, "hand": ["smash", "zap"], "trophies": {"lava_golem": 1}},
        {"colour": "yellow", "mage": 2, "hand": ["smash", "zap"]},
        {"colour": "red", "mage": 5, "hand": ["smash", "zap"]},
    ],
    "board": {
        "1": {"inner": ["goblin", {"creature": "orc", "damage": 1}], "outer": ["lava_golem", "goblin", "orc_rider"]},
        "2": {"inner": ["goblin", "goblin", "goblin_shaman", "orc", "stone_golem"], "outer": ["orc"]},
        "6": {"middle": ["orc_rider", "orc", "lava_golem"]},
    },
    "counters": {"goblin": 2, "lava_golem": 4},
    "fate": "OOF-10",
    "display": {"A": ["fireball", "ice_storm", "earthquake"], "B": ["wisdom", "switch", "voodoo"]},
}


def play_on(page: Page) -> None:
    """Goes on from the position with two mages, both at this screen."""
    table = bestiaire.table("orcs", position={**POSITION, "players": POSITION["players"][:2]}, seed=4)
    table.play("cast:smash")
    page.locator("input[type=file]").set_input_files(
        {"name": "game.json", "mimeType": "application/json", "buffer": json.dumps(table.record()).encode()}
    )
    page.locator("form[action='/replay'] button").click()
    page.locator("details.play-on summary").click()
    page.locator("form[action$='/continue'] select[name=opponent]").select_option("hotseat")
    page.locator("form[action$='/continue'] button.main").click()
    page.locator("a.main[href*='?as=']").click()
    assert wait_for_question(page)


def looks_well(page: Page) -> None:
    assert page.evaluate(AT_REST)
    assert page.evaluate(SIDEWAYS) <= 0
    assert complaints(page, AUDIT) == []


def test_a_spell_is_upgraded_taken_back_and_cast_on_a_phone(visit: Visits) -> None:
    page = visit(**PHONE)
    play_on(page)
    answer(page, page.locator("button[value='cast:smash']"))
    energy = page.locator(".meter .on")
    expect(energy).to_have_count(1)
    answer(page, page.locator("button[value='upgrade:earthquake']"))
    expect(energy).to_have_count(2)
    before = version_of(page)
    page.get_by_role("button", name="One step back").click()
    wait_for_change(page, before)
    expect(energy).to_have_count(1)
    answer(page, page.locator("button[value='upgrade:earthquake']"))
    looks_well(page)
    if page.locator("button[value='upgrade:none']").count():
        answer(page, page.locator("button[value='upgrade:none']"))
    answer(page, page.locator("button[value='effect:2']"))
    orc = page.get_by_role("button", name="Orc, sector 1, inner section")
    assert orc.evaluate(IN_SIGHT), "who cast a spell from below is brought to the battlefield"
    looks_well(page)
    before = version_of(page)
    orc.focus()
    page.keyboard.press("Enter")
    wait_for_change(page, before)
    expect(page.locator(".near .trophy b").nth(2)).to_have_text("2")
    assert page.evaluate("transitions") > 0


def test_a_creature_marches_towards_the_tower(visit: Visits) -> None:
    page = visit(**DESKTOP)
    play_on(page)
    golem = page.locator(".spot.s1.r-outer", has=page.locator("use[href='#c-lava_golem']"))
    name = golem.get_attribute("data-vt")
    far = page.evaluate(FROM_TOWER, name)
    answer(page, page.locator("button[value='cast:magic_bonds']"))
    answer(page, page.locator("button[value='upgrade:none'], button[value='effect:1']").first)
    if page.locator("button[value='effect:1']").count():
        answer(page, page.locator("button[value='effect:1']"))
    answer(page, page.locator("button[value='target:lava_golem@1.outer']"))
    assert page.evaluate(AT_REST)
    assert page.evaluate(FROM_TOWER, name) < far - 20
    named = page.evaluate("(name) => document.querySelector(`[data-vt='${name}']`).style.viewTransitionName", name)
    assert named == name, "the browser makes it march"


@pytest.mark.parametrize("screen", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_any_number_of_mages_has_room(visit: Visits, screen: dict[str, Any]) -> None:
    page = visit("/analysis", **screen)
    for number in (2, 3, 4):
        page.goto("/analysis")
        page.locator("select[name=game]").select_option("orcs")
        position = {**POSITION, "players": POSITION["players"][:number]}
        page.locator("textarea[name=position]").fill(json.dumps(position))
        page.locator("form[action='/analysis'] button.main").click()
        expect(page.locator(".mage")).to_have_count(number)
        expect(page.locator(".battlefield .token")).to_have_count(14)
        looks_well(page)


def test_turns_against_computers_and_the_gallery(visit: Visits) -> None:
    page = visit(locale="fr-FR", reduced_motion="reduce")
    page.locator("select[name=game]").select_option("orcs")
    page.locator("input[name='orcs.players'][value='3']").check()
    page.locator("[name='orcs.secret_missions'][value='true']").check()
    start_game(page, "easy")
    for asked in range(12):
        assert wait_for_question(page)
        if asked in (0, 4):
            assert complaints(page, AUDIT) == []
        answer(page, page.locator(ANSWERS).first)
    expect(page.locator(".battlefield")).to_be_visible()
    page.goto("/cards/orcs")
    assert complaints(page, AUDIT) == []
