"""The table by keyboard: which figure gives which answer is seen while keys are used; and what a large card never
covers."""

from __future__ import annotations

import bestiaire
from tests.browser.conftest import Visits
from tests.browser.player import ANSWERS, DESKTOP, play_on, version, wait_for_change

SIDES = [{"hand": ["bee_bear"], "play": ["gorillion"]}, {"hand": ["killer_bee"], "play": ["luchataur"]}]
ON_A_FRENCH_KEYBOARD = """() => document.body.dispatchEvent(
  new KeyboardEvent("keydown", { key: "é", code: "Digit2", bubbles: true }))"""
COVERED = """() => {
  const large = document.querySelector(".peek").getBoundingClientRect();
  return [...document.querySelectorAll(".hearts, .who h2")].filter((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return left < large.right && right > large.left && top < large.bottom && bottom > large.top;
  }).map((one) => one.textContent);
}"""


def test_figures_are_seen_while_keys_are_used_and_give_answers_with_shift_and_without(visit: Visits) -> None:
    page = visit(**DESKTOP)
    play_on(page, bestiaire.table("mindbug", position={"players": SIDES}))
    figures, buttons = page.locator(".figures kbd"), page.locator(ANSWERS)
    assert figures.count() == 0
    page.keyboard.press("ArrowRight")
    assert figures.all_text_contents() == [str(number + 1) for number in range(buttons.count())]
    for figure, button in zip(figures.all(), buttons.all(), strict=True):
        mark, box = figure.bounding_box(), button.bounding_box()
        assert mark is not None
        assert box is not None
        assert box["x"] - mark["width"] < mark["x"] < box["x"] + box["width"]
        assert box["y"] - mark["height"] < mark["y"] < box["y"] + box["height"]
    page.mouse.click(3, 450)
    assert figures.count() == 0
    second, before = buttons.nth(1).get_attribute("value"), version(page)
    with page.expect_request("**/move") as sent:
        page.evaluate(ON_A_FRENCH_KEYBOARD)
    assert f"key={second}" in (sent.value.post_data or "").replace("%3A", ":")
    wait_for_change(page, before)


def test_a_large_card_covers_neither_hearts_nor_names(visit: Visits) -> None:
    page = visit(**DESKTOP)
    play_on(page, bestiaire.table("mindbug", position={"players": SIDES}))
    for place in (".hand.near .slot", ".mat.us .slot", ".mat.them .slot"):
        page.mouse.move(2, 450)
        page.locator(".peek").wait_for(state="detached")
        page.locator(place).first.hover()
        page.locator(".peek").wait_for()
        assert page.evaluate(COVERED) == [], place
