"""The coach in a real browser: it covers neither answers, nor the question, nor what it speaks of; it says a thing
once, and goes when its table does, or when it is switched off."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

import bestiaire
from tests.browser.conftest import Visits
from tests.browser.player import (
    NO_PAGE,
    PHONE,
    answer,
    play_on,
    start_game,
    version,
    wait_for_change,
    wait_for_question,
)
from tests.depth import DEEP, long, times

WIDE: dict[str, Any] = {"viewport": {"width": 1366, "height": 650}}
SCREENS = [
    (game, size) if (game, size) in [("mindbug", WIDE), ("tokyo", PHONE)] else long(game, size)
    for game in bestiaire.games()
    for size in (WIDE, PHONE)
]
COVERED = """() => {
  const box = document.querySelector("#coach").getBoundingClientRect();
  const seat = document.querySelector("#moves [name=seat]").value;
  const own = ["hearts", "energy", "mindbugs", "stars"].map((name) => `#table [data-at="${name}-${seat}"]`);
  const read = "#moves :is(.tag, .verdict, .stamp), .ribbon :is(.played, p)";
  const answers = "form.moves :is(button[name=key], button[name=set], input[name=part])";
  const asked = `${answers}, #table .question, ${read}, ${own}`;
  const said = document.querySelector("#coach p").textContent;
  const isSaid = (one) => [one.textContent, one.dataset.onTouch].includes(said);
  const note = [...document.querySelectorAll("[data-note]")].find(isSaid);
  const about = note?.dataset.about ? [...document.querySelectorAll(`#table :is(${note.dataset.about})`)] : [];
  const isSeen = (one) => one.checkVisibility({ visibilityProperty: true }) && one.offsetWidth > 1;
  return [...document.querySelectorAll(asked), ...about].filter(isSeen).filter((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return left < box.right && right > box.left && top < box.bottom && bottom > box.top;
  }).map((one) => one.value || one.textContent.trim() || one.className);
}"""


TOLD = """() => [...document.querySelectorAll("[data-note]")]
  .every((one) => localStorage.getItem("coach told").split("|").includes(one.dataset.note)) ||
  document.querySelector("#coach").checkVisibility()"""
"""Whether something is said, or there is nothing new to say."""


def coached(visit: Visits, game: str, **settings: Any) -> Page:
    """A first game against the computer, with the coach on."""
    page = visit(NO_PAGE, **settings)
    page.context.add_init_script("window.bestiaireCoach = 'on'")
    start_game(page, "easy", game=game)
    assert wait_for_question(page)
    return page


@pytest.mark.parametrize(("game", "size"), SCREENS)
def test_it_says_what_is_new_and_covers_neither_question_nor_answer(
    visit: Visits, game: str, size: dict[str, Any]
) -> None:
    visit.may_fail = lambda text: DEEP and "429" in text and "/review" in text  # nobody plays so fast for long
    page = coached(visit, game, **size)
    expect(page.locator("#coach")).to_be_visible()
    page.wait_for_function(f"() => ({COVERED})().length === 0")  # once letters and pictures are there
    said = page.locator("#coach p").inner_text()
    page.get_by_role("button", name="OK", exact=True).click()
    expect(page.locator("#coach p").filter(has_text=said, visible=True)).to_have_count(0)
    assert page.locator(".peek").count() == 0, "what lay below it was not pointed at"
    page.reload()
    assert wait_for_question(page)
    expect(page.locator("#coach p").filter(has_text=said, visible=True)).to_have_count(0)
    for _ in range(times(3, 12)):
        answer(page)
        if not wait_for_question(page):
            break
        page.wait_for_function(TOLD)
        page.wait_for_function(
            f"() => !document.querySelector('#coach').checkVisibility() || ({COVERED})().length === 0"
        )
        page.evaluate("document.querySelector('#coach [data-understood]').click()")


def test_what_it_says_of_a_table_goes_with_that_table(visit: Visits) -> None:
    """It speaks of what came of a move; the move is taken back while it does."""
    page = coached(visit, "mindbug", **PHONE)
    note = page.locator("#coach p")
    answer(page)
    while wait_for_question(page):
        if page.locator("form#undo").count() and page.locator("[data-note]").count():
            page.wait_for_function(TOLD)
        if note.is_visible():
            break
        answer(page)
    said, before = note.inner_text(), version(page)
    page.locator(".corner [form=undo]").click()
    wait_for_change(page, before)
    expect(note.filter(has_text=said, visible=True)).to_have_count(0)


def test_it_is_switched_off_in_the_menu(visit: Visits) -> None:
    page = coached(visit, "mindbug")
    expect(page.locator("#coach")).to_be_visible()
    page.locator("[popovertarget=more]").click()
    page.locator("[data-coach]").uncheck()
    expect(page.locator("#coach")).to_be_hidden()
    page.reload()
    assert wait_for_question(page)
    expect(page.locator("#coach")).to_be_hidden()


def test_it_says_why_not_with_the_rule_one_press_away(visit: Visits) -> None:
    """By the pointer, which may go to the rule, and by a key; not once it is switched off."""
    page = visit()
    page.context.add_init_script("window.bestiaireCoach = 'on'")
    sides = [{"hand": ["bee_bear"], "play": ["gorillion"]}, {"hand": ["killer_bee"], "play": ["luchataur"]}]
    play_on(page, bestiaire.table("mindbug", position={"players": sides}))
    bugs, because = page.locator(".person.near .bugs"), page.locator(".peek .because")
    bugs.hover()
    expect(because).to_contain_text("Why not?")
    because.get_by_role("link").click()
    expect(page.locator("#plate .meant")).to_be_visible()
    expect(because).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator("#plate")).to_be_hidden()
    bugs.click()
    expect(because).to_contain_text("Why not?")
    page.keyboard.press("Tab")
    page.locator(".mat.them .nm").focus()
    expect(because).to_contain_text("Why not?")
    page.keyboard.press("w")
    expect(page.locator("#plate .meant")).to_be_visible()
    page.keyboard.press("Escape")
    page.locator("[popovertarget=more]").click()
    page.locator("[data-coach]").uncheck()
    page.keyboard.press("Escape")
    page.locator(".mat.them .nm").hover()
    expect(page.locator(".peek .card")).to_be_visible()
    expect(because).to_have_count(0)
