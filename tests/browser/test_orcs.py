"""Orcs Orcs Orcs in a real browser: a spell is upgraded, taken back and cast; creatures march; any number has room."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

import bestiaire
from tests.browser.conftest import ServerProcess, Visits
from tests.browser.measured import Windows
from tests.browser.player import (
    ANSWERS,
    DESKTOP,
    MOVING,
    NO_PAGE,
    PHONE,
    STILL,
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
from tests.browser.test_layout import fullest
from tests.depth import DEEP, long, times
from tests.games.orcs.battle import battle

SECTOR_1: Any = {"x": 182, "y": 60}
"""In the drawing, as wide as a phone's screen."""
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


FIELD = """() => {
  const box = document.querySelector(".battlefield").getBoundingClientRect();
  return [box.x, box.y, box.width].map(Math.round).join(" ");
}"""


def begin(page: Page) -> None:
    """Two mages at this screen."""
    table = bestiaire.table("orcs", position=battle(), seed=4)
    table.play("cast:smash")
    play_on(page, table)


def test_a_spell_is_upgraded_taken_back_and_cast_on_a_phone(visit: Visits) -> None:
    page = visit(NO_PAGE, **PHONE, **MOVING)
    begin(page)
    answer(page, page.locator(".hand button[value='cast:smash']"))
    payable = page.locator(".level .energy:not(:has(.off))")
    expect(payable).to_have_count(1)
    answer(page, page.locator(".hand button[value='upgrade:earthquake']"))
    expect(payable).to_have_count(2)
    before = version(page)
    page.locator(".corner button[form=undo]").click()
    wait_for_change(page, before)
    expect(payable).to_have_count(1)
    answer(page, page.locator(".hand button[value='upgrade:earthquake']"))
    looks_well(page)
    orc = page.get_by_role("button", name="Orc, sector 1, inner section")
    assert orc.evaluate(IN_SIGHT), "what it may be cast on is in sight all the time"
    page.locator("label.closer[for=lens-1]").click(position=SECTOR_1)
    expect(page.locator("#lens-1")).to_be_checked()
    page.wait_for_function(STILL)
    box = orc.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 44, "large enough for a finger"
    assert orc.get_attribute("data-then") == "effect:2 target:orc@1.inner.1"
    before = version(page)
    orc.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".near .trophy b").nth(2)).to_have_text("2")
    assert version(page) != before


@pytest.mark.parametrize("pause", [0, long(900)])
def test_one_press_on_an_effect_adds_its_upgrades_and_casts_it(visit: Visits, pause: int) -> None:
    page = visit(**PHONE, **MOVING)
    page.add_init_script(f"window.bestiairePause = {pause};")
    begin(page)
    answer(page, page.locator(".hand button[value='cast:smash']"))
    dearest = page.locator("button.level").last
    assert dearest.get_attribute("value") == "upgrade:earthquake"
    assert dearest.get_attribute("data-then") == "upgrade:magic_bonds upgrade:none effect:3"
    dearest.tap()
    orc = page.locator("button[value='target:orc@1.inner.1']")
    expect(orc).to_be_visible()
    expect(page.locator(".hand .slot")).to_have_count(3)
    orc.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".near .trophy b").nth(2)).to_have_text("2")


def middle(one: Locator) -> tuple[float, float]:
    box = one.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.mark.long
def test_a_spell_is_dropped_on_a_creature_or_tapped_and_then_that(visit: Visits) -> None:
    """It is cast there as hard as it takes, with its upgrades; what comes of it is said before."""
    page = visit(NO_PAGE, **PHONE)
    begin(page)
    golem = page.locator(".spot.s1.r-outer", has=page.locator("use[href='#c-lava_golem']"))
    orc = page.locator(".spot.s1.r-inner", has=page.locator("use[href='#c-orc']"))
    foretold = page.locator(".comes-of-it")
    page.mouse.move(*middle(page.locator(".hand button[value='cast:smash']")))
    page.mouse.down()
    page.mouse.move(*middle(golem), steps=4)
    expect(foretold).to_have_text("3 damage: Lava Golem keeps 2 life, with Earthquake and Magic Bonds")
    page.mouse.move(*middle(orc), steps=4)
    expect(foretold).to_have_text("2 damage: Orc falls, with Earthquake")
    expect(page.locator(".offered")).to_have_count(6)
    page.mouse.up()
    expect(page.locator(".near .trophy b").nth(2)).to_have_text("2")
    expect(page.locator(".hand .slot")).to_have_count(4)
    expect(page.locator(".offered, .foretold, .comes-of-it, .dragged")).to_have_count(0)

    page.locator(".hand button[value='cast:fireball']").tap()
    expect(page.locator(".peek")).to_be_visible()
    goblin = page.locator(".spot.s1.r-outer", has=page.locator("use[href='#c-goblin']"))
    page.touchscreen.tap(*middle(goblin))
    expect(page.locator(".near .trophy b").first).to_have_text("3")
    expect(goblin).to_have_count(0)


@pytest.mark.long
def test_the_field_stays_where_it_is_whatever_is_asked_on_a_phone(browser: Browser, server: ServerProcess) -> None:
    windows = Windows(browser, server.address)
    for size in ((360, 740), (390, 844))[: times(1, 2)]:
        places = {kind: windows.show(asked, size, "fr").evaluate(FIELD) for kind, asked in fullest("orcs").items()}
        assert len(set(places.values())) == 1, places
    windows.close()


@pytest.mark.long
def test_a_creature_marches_towards_the_tower(visit: Visits) -> None:
    page = visit(NO_PAGE, **DESKTOP, **MOVING)
    begin(page)
    golem = page.locator(".spot.s1.r-outer", has=page.locator("use[href='#c-lava_golem']"))
    name = golem.get_attribute("data-vt")
    far = page.evaluate(FROM_TOWER, name)
    answer(page, page.locator(".hand button[value='cast:magic_bonds']"))
    expect(page.locator(".loose button[value='upgrade:none']:not([data-then])")).to_have_count(0)
    answer(page, page.locator(".level[data-then='effect:1']"))
    target = page.locator("button[value='target:lava_golem@1.outer']")
    expect(target).to_be_visible()  # the press before answered twice
    answer(page, target)
    page.wait_for_function(STILL)
    assert page.evaluate(FROM_TOWER, name) < far - 20
    assert page.evaluate("transitions") > 0, "the browser makes it march"


@pytest.mark.parametrize("screen", [PHONE, long(DESKTOP)], ids=["phone", "desktop"])
def test_any_number_of_mages_has_room(visit: Visits, screen: dict[str, Any]) -> None:
    page = visit(NO_PAGE, **screen)
    for number in (2, 3, 4) if DEEP else (3,):  # for two and for four: test_layout
        analyse(page, "orcs", battle(number))
        expect(page.locator(".mage")).to_have_count(number)
        expect(page.locator(".battlefield .token")).to_have_count(15)
        looks_well(page)


@pytest.mark.long
def test_turns_against_computers_and_the_gallery(visit: Visits) -> None:
    page = visit(NO_PAGE, locale="fr-FR", reduced_motion="reduce")
    start_game(page, "easy", game="orcs", **{"orcs.players": "3", "orcs.secret_missions": "true"})
    for asked in range(12):
        assert wait_for_question(page)
        if asked in (0, 4):
            assert complaints(page) == []
        answer(page, page.locator(ANSWERS).first)
    expect(page.locator(".battlefield")).to_be_visible()
    page.goto("/cards/orcs")
    assert complaints(page) == []
