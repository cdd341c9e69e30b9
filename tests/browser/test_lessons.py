"""A lesson in a real browser: light on what is to be pressed, a bubble that does not cover it, by mouse and by keys."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import bestiaire
from bestiaire.core.lessons import Lesson
from tests.browser.conftest import Visits
from tests.browser.player import NO_PAGE, PHONE, tab_to
from tests.depth import long, times

FIRST = [next(iter(info.lessons())) for info in bestiaire.games().values() if info.lessons()]
WIDE: dict[str, Any] = {"viewport": {"width": 1366, "height": 650}}

COVERED = """() => {
  const guide = document.querySelector(".guide");
  const keys = guide.dataset.answers.split(" ");
  const all = [...document.querySelectorAll("#moves button[name=key]")];
  const answers = all.filter((one) => keys.includes(one.value) && one.checkVisibility());
  const plain = answers.filter((one) => !one.dataset.then);
  return (plain.length ? plain : answers).filter((one) => {
    const box = one.getBoundingClientRect();
    const middle = [box.x + box.width / 2, box.y + box.height / 2];
    const on = document.elementFromPoint(...middle);
    const fly = guide.querySelector(".speaker").getBoundingClientRect();
    const isUnderFly = middle[0] > fly.left && middle[0] < fly.right && middle[1] > fly.top && middle[1] < fly.bottom;
    return on === null || guide.contains(on) || isUnderFly;
  }).map((one) => one.value);
}"""
"""The answers that are to be given and lie under the bubble, or under who speaks. Where a press would answer more than
that, it is not pointed at."""
LIT_ABOVE = """() => {
  const bar = document.querySelector("header.bar").getBoundingClientRect().bottom;
  const rings = [...document.querySelectorAll(".veil .ring")].map((ring) => ring.getBoundingClientRect());
  return rings.filter((box) => box.top < bar / 2).length;
}"""
"""Rings of light around nothing that lies on the table."""


def is_whole(page: Page) -> None:
    """Nothing scrolls, the bubble is in the window, and it covers no answer that is waited for."""
    assert page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0
    box = page.locator(".bubble").bounding_box()
    size = page.viewport_size
    assert box is not None
    assert size is not None
    assert box["x"] >= 0
    assert box["y"] >= 0
    assert box["x"] + box["width"] <= size["width"]
    assert box["y"] + box["height"] <= size["height"]
    assert page.evaluate(COVERED) == []
    assert page.evaluate(LIT_ABOVE) == 0


@pytest.mark.parametrize("screens", [(PHONE, WIDE), long((WIDE, PHONE))], ids=["phone first", "desktop first"])
@pytest.mark.parametrize("lesson", [*FIRST[::2], *map(long, FIRST[1::2])], ids=lambda lesson: lesson.key)
def test_every_step_can_be_seen_whole(visit: Visits, lesson: Lesson, screens: tuple[dict[str, Any], ...]) -> None:
    """One step on a phone, the next one on a desktop; in depth every step, else one in five, and the last."""
    pages = [visit(NO_PAGE, **size) for size in screens]
    last = len(lesson.steps) - 1
    for turn, number in enumerate(sorted({*range(0, last, times(7, 1)), last})):
        page = pages[turn % 2]
        page.goto(f"/learn/{lesson.key}/{number + 1}")
        page.locator(".veil").wait_for()
        is_whole(page)


OVER_EACH_OTHER = """() => {
  const parts = [...document.querySelectorAll(".mindbug :is(.rail.person, .mat, .energy, .hand, .ribbon)")];
  const boxes = parts.map((one) => [one.className, one.getBoundingClientRect()]);
  return boxes.flatMap(([name, box], at) => boxes.slice(at + 1)
    .filter(([, other]) => Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > 2)
    .map(([other]) => `${name} / ${other}`));
}"""
"""Parts of a table on a phone that share a strip of it."""


def test_at_the_end_with_energy_cards_and_an_opened_hand_everything_has_a_row_of_its_own(visit: Visits) -> None:
    page = visit(NO_PAGE, **PHONE)
    page.goto("/learn/mindbug-king-of-tokyo/12")
    page.locator(".veil").wait_for()
    assert page.evaluate(OVER_EACH_OTHER) == []
    page.goto("/learn/mindbug-king-of-tokyo/3")
    page.locator(".veil").wait_for()
    assert page.evaluate(OVER_EACH_OTHER) == []
    ours = page.locator(".mat.us .card").bounding_box()
    assert ours is not None
    assert ours["width"] >= 66, "who is asked about a die reads the creature that it is for"


def test_a_step_is_taken_by_a_click_and_by_keys(visit: Visits) -> None:
    page = visit()
    page.goto("/learn/mindbug/1")
    page.get_by_role("link", name="Rules").click()
    plate = page.locator("#plate")
    expect(plate).to_be_visible()
    assert plate.evaluate("one => one.scrollHeight > one.clientHeight"), "the rules lie in it, and are longer than it"
    plate.get_by_role("button", name="Close").click()
    expect(plate).to_be_hidden()
    page.get_by_role("link", name="Go on").click()
    expect(page.get_by_role("heading", name="One thing a turn")).to_be_visible()
    page.evaluate(LAID)
    page.locator("#moves button[value='play:bee_bear']").click()
    expect(page.locator(".reply")).to_contain_text("Gorillion")
    expect(page.locator(".bubble .told").first).to_contain_text("On your turn")  # what to do stays in sight
    assert page.evaluate("globalThis.laid") == [], "a wrong answer lays no table"
    tab_to(page, "#moves button[value='play:gorillion']")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Mindbugged!")).to_be_focused()  # so it is read out
    expect(page).to_have_url(re.compile("/learn/mindbug/3$"))
    expect(page.locator("#said")).to_contain_text("Bo spent one of his two Mindbugs")


def test_who_presses_while_cards_still_fly_is_heard(visit: Visits) -> None:
    page = visit("/learn/mindbug/14", reduced_motion="no-preference")
    page.locator("#moves button[value='play:grave_robber']").click()
    while not page.evaluate("Boolean(document.activeViewTransition)"):
        page.evaluate("new Promise((done) => requestAnimationFrame(done))")
    box = page.locator("#moves button[value='revive:snail_thrower']").bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + 20)
    expect(page.locator(".reply")).to_contain_text("Luchataur")


SEEN = """() => {
  globalThis.seen = [];
  const look = () => {
    const lost = document.querySelectorAll('[data-at="hearts-0"] use[href$="heart-lost"]').length;
    const has = (name) => Boolean(document.querySelector(name));
    globalThis.seen.push([lost, has('[data-at="play-0-killer_bee"]'), has(".guide")]);
  };
  new MutationObserver(look).observe(document.querySelector("#table"), { childList: true });
}"""
"""Writes down each table: the own hearts that are lost, whether the blocker still stands, whether the guide speaks."""


LAID = """() => {
  globalThis.laid = [];
  const look = (records) => {
    const parts = records.flatMap((one) => [...one.addedNodes]).filter((one) => one.matches?.(".part"));
    globalThis.laid.push(...parts.map((one) => one.querySelector(".ending") ? "won" : "goes on"));
  };
  new MutationObserver(look).observe(document.querySelector("#table"), { childList: true });
}"""
"""Writes down which tables are laid from now on."""


def test_the_last_blow_of_a_table_is_seen_and_can_be_seen_again(visit: Visits) -> None:
    page = visit("/learn/mindbug/8")
    page.evaluate(LAID)
    page.get_by_role("link", name="Show me").click()
    expect(page.get_by_role("heading", name="HUNTER")).to_be_visible()
    seen = ["goes on", "won", "goes on"]
    assert page.evaluate("globalThis.laid") == seen, "Bo's last heart is lost before another table is laid"
    page.locator(".guide [data-again]").click()
    page.wait_for_function("globalThis.laid.filter((one) => one === 'won').length === 2")
    expect(page.get_by_role("heading", name="HUNTER")).to_be_visible()


def test_what_comes_of_a_move_is_seen_before_the_next_table_is_laid(visit: Visits) -> None:
    page = visit("/learn/mindbug/4")
    page.evaluate(SEEN)
    page.locator("#moves button[value='block:none']").click()
    expect(page.get_by_role("heading", name="Now you")).to_be_visible()
    expect(page).to_have_url(re.compile("/learn/mindbug/5$"))
    seen = page.evaluate("globalThis.seen")
    assert seen[0] == [1, True, False]  # the heart is lost at the old table, and nobody speaks yet
    assert seen[-1] == [1, False, True]
