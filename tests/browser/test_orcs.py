"""Orcs Orcs Orcs in a real browser: a spell is upgraded, taken back and cast; creatures march; any number has room."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

import bestiaire
from tests.browser.conftest import Visits
from tests.browser.player import (
    ANSWERS,
    AT_REST,
    DESKTOP,
    MOVING,
    PHONE,
    analyse,
    answer,
    complaints,
    looks_well,
    play_on,
    start_game,
    version,
    wait_for_change,
    wait_for_question,
)
from tests.depth import long
from tests.games.orcs.battle import battle

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


def begin(page: Page) -> None:
    """Two mages at this screen."""
    table = bestiaire.table("orcs", position=battle(), seed=4)
    table.play("cast:smash")
    play_on(page, table)


def test_a_spell_is_upgraded_taken_back_and_cast_on_a_phone(visit: Visits) -> None:
    page = visit(**PHONE, **MOVING)
    begin(page)
    answer(page, page.locator("button[value='cast:smash']"))
    energy = page.locator(".meter .on")
    expect(energy).to_have_count(1)
    answer(page, page.locator("button[value='upgrade:earthquake']"))
    expect(energy).to_have_count(2)
    before = version(page)
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
    before = version(page)
    orc.focus()
    page.keyboard.press("Enter")
    wait_for_change(page, before)
    expect(page.locator(".near .trophy b").nth(2)).to_have_text("2")
    assert page.evaluate("transitions") > 0


def test_a_creature_marches_towards_the_tower(visit: Visits) -> None:
    page = visit(**DESKTOP)
    begin(page)
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


@pytest.mark.parametrize("screen", [PHONE, long(DESKTOP)], ids=["phone", "desktop"])
def test_any_number_of_mages_has_room(visit: Visits, screen: dict[str, Any]) -> None:
    page = visit("/analysis", **screen)
    for number in (2, 3, 4):
        analyse(page, "orcs", battle(number))
        expect(page.locator(".mage")).to_have_count(number)
        expect(page.locator(".battlefield .token")).to_have_count(15)
        looks_well(page)


@pytest.mark.long
def test_turns_against_computers_and_the_gallery(visit: Visits) -> None:
    page = visit(locale="fr-FR", reduced_motion="reduce")
    page.locator("select[name=game]").select_option("orcs")
    page.locator("input[name='orcs.players'][value='3']").check()
    page.locator("[name='orcs.secret_missions'][value='true']").check()
    start_game(page, "easy")
    for asked in range(12):
        assert wait_for_question(page)
        if asked in (0, 4):
            assert complaints(page) == []
        answer(page, page.locator(ANSWERS).first)
    expect(page.locator(".battlefield")).to_be_visible()
    page.goto("/cards/orcs")
    assert complaints(page) == []
