"""The shelf, the gallery and the invitation in a real browser."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

import bestiaire
from tests.browser.conftest import Visits
from tests.browser.player import DESKTOP, NO_PAGE, PHONE, SIDEWAYS, complaints, start_game, wait_for_question
from tests.depth import long

SIZES = {
    "desktop": {"viewport": {"width": 1440, "height": 900}},
    "tablet": {"viewport": {"width": 820, "height": 1180}},
    "phone": PHONE,
}


def test_one_click_plays_against_the_level_that_is_chosen(visit: Visits) -> None:
    page = visit()
    page.locator("[data-box=duel] .lid").click()
    expect(page.locator("[data-opposite]")).to_contain_text("King of Tokyo Duel")
    expect(page.locator("[data-box=duel] .lid")).to_have_attribute("aria-current", "true")
    page.locator("[data-opposite] input[value=easy]").check()
    page.locator("[data-box=duel]").get_by_role("button", name="Play").click()
    assert wait_for_question(page)
    page.goto("/")
    expect(page.locator("[data-opposite] input[value=easy]")).to_be_checked()
    expect(page.get_by_role("link", name="Your move: King of Tokyo Duel")).to_be_visible()


def test_the_cards_that_are_chosen_are_learnt_and_played(visit: Visits) -> None:
    page = visit()
    box = page.locator("[data-box=mindbug]")
    expect(box.get_by_role("link", name="Learn")).to_have_attribute("href", "/learn/mindbug")
    page.get_by_label("King of Tokyo", exact=True).check()
    expect(box.get_by_role("link", name="Learn")).to_have_attribute("href", "/learn/mindbug-king-of-tokyo")
    page.locator("[data-box=duel] .lid").click()
    expect(page.locator("[data-opposite]")).to_contain_text("King of Tokyo Duel")
    box.locator(".lid").click()
    expect(page.get_by_label("King of Tokyo", exact=True)).to_be_checked()
    box.get_by_role("button", name="Play").click()
    expect(page.locator(".energy-card").first).to_be_attached()
    page.go_back()
    expect(box.get_by_role("link", name="Learn")).to_have_attribute("href", re.compile("^/learn/mindbug"))


@pytest.mark.long
def test_a_box_that_is_half_in_sight_comes_to_the_middle_and_starts_nothing(visit: Visits) -> None:
    page = visit(viewport={"width": 700, "height": 900})
    box = page.locator("[data-box]").nth(2)
    cut = box.locator(".label .btn").first
    assert box.locator(".lid").evaluate("lid => lid.getBoundingClientRect().right > innerWidth")
    cut.evaluate("button => button.click()")
    expect(box).to_have_class("on")
    page.wait_for_function("box => box.getBoundingClientRect().right <= innerWidth", arg=box.element_handle())
    expect(page).to_have_url(re.compile(f"/\\?game={box.get_attribute('data-box')}$"))
    cut.click()
    assert wait_for_question(page)


def test_how_many_play_is_chosen_beside_the_opponent(visit: Visits) -> None:
    page = visit("/?game=tokyo", viewport={"width": 1440, "height": 900})
    expect(page.get_by_role("button", name="Play against Normal")).to_be_in_viewport(ratio=1)
    page.get_by_label("3", exact=True).check()
    page.locator("[data-box=tokyo]").get_by_role("button", name="Play").click()
    assert wait_for_question(page)
    expect(page.locator(".others > .monster")).to_have_count(2)
    page.locator(".brand").click()
    expect(page.locator("[data-box=tokyo]")).to_have_class("on")


def test_on_a_phone_one_button_plays(visit: Visits) -> None:
    page = visit(**PHONE)
    expect(page.get_by_role("button", name=re.compile("^Play"))).to_have_count(1)
    for name in ("Play against Normal", "Invite a friend to Mindbug"):
        expect(page.get_by_role("button", name=name)).to_be_in_viewport(ratio=1)
    page.get_by_label("King of Tokyo", exact=True).check()
    page.get_by_role("button", name="Invite a friend to Mindbug").click()
    expect(page.locator(".settings")).to_contain_text("King of Tokyo")


@pytest.mark.parametrize("screen", ["phone", long("laptop")])
def test_what_a_page_is_for_is_in_sight_at_once(visit: Visits, screen: str) -> None:
    size = PHONE if screen == "phone" else {"viewport": {"width": 1366, "height": 650}}
    page = visit("/new/tokyo", **size)
    expect(page.get_by_role("button", name="Play")).to_be_in_viewport(ratio=1)
    start_game(page, "friend", name="Ana")
    expect(page.get_by_role("button", name="Copy the link", exact=True)).to_be_in_viewport(ratio=1)
    expect(page.get_by_text("bestiaire serve")).to_be_hidden()
    guest = visit(page.locator("#invitation").input_value(), **size)
    expect(guest.get_by_role("heading")).to_contain_text("Ana invites you")
    expect(guest.get_by_role("button", name="Sit down and play")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize(
    ("screen", "lang"),
    [
        ("phone", "fr-FR"),
        ("desktop", "en-GB"),
        ("tablet", "fr-FR"),
        ("desktop", "fr-FR"),
        ("phone", "en-GB"),
        ("tablet", "en-GB"),
    ],
)
@pytest.mark.long
def test_the_pages_beside_the_table_fit_every_screen(visit: Visits, screen: str, lang: str) -> None:
    page = visit(NO_PAGE, locale=lang, **SIZES[screen])
    start_game(page, "friend", name="Ana")
    page.wait_for_load_state()  # with its style sheets
    assert page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0
    link = page.locator("#invitation").input_value()
    for path in ("/", "/new/tokyo", "/cards/mindbug", "/cards/mindbug/gorillion", "/rules/orcs", "/me", "/join/x"):
        visit.may_fail = lambda text: "404" in text
        page.goto(path)
        assert page.evaluate(SIDEWAYS) <= 0, path
        assert complaints(page) == []
    guest = visit(link, locale=lang, **SIZES[screen])
    assert guest.evaluate(SIDEWAYS) <= 0
    assert complaints(guest) == []


def test_cards_are_found_by_their_words_section_and_keyword(visit: Visits) -> None:
    page = visit("/cards/mindbug", **DESKTOP)
    shown = page.locator(".leaf:visible")
    everything = shown.count()
    page.get_by_role("searchbox").fill("GORILL")
    expect(shown).to_have_count(1)
    page.get_by_role("searchbox").fill("")
    page.get_by_role("button", name="First Contact · 32").click()
    expect(shown).to_have_count(32)
    page.get_by_role("button", name="HUNTER").click()
    hunters = shown.count()
    assert 0 < hunters < 32
    page.get_by_role("searchbox").fill("no card says this")
    expect(page.locator("[data-none]")).to_be_visible()
    page.get_by_role("searchbox").fill("")
    page.get_by_role("button", name="HUNTER").click()
    page.get_by_role("button", name="First Contact · 32").click()
    expect(shown).to_have_count(everything)
    page.get_by_role("link", name="Killer Bee").click()
    expect(page.locator("[data-opened] h2")).to_have_text("Killer Bee")


def test_everything_is_there_without_a_script(visit: Visits) -> None:
    page = visit("/cards/mindbug", java_script_enabled=False)
    assert page.locator(".leaf").count() == 80
    expect(page.locator("[data-find]")).to_be_hidden()
    page.goto("/?game=duel")
    page.locator("[data-opposite] .btn.main").click()
    expect(page.locator("#table .part")).to_be_visible()


MISSING = """async () => {
  const pictures = [...document.images];
  for (const one of pictures) one.loading = "eager";
  await Promise.all(pictures.filter((one) => !one.complete).map((one) => new Promise((done) => {
    for (const end of ["load", "error"]) one.addEventListener(end, done);
  })));
  return [pictures.length > 0, pictures.filter((one) => one.naturalWidth === 0).map((one) => one.outerHTML)];
}"""


@pytest.mark.long
def test_every_picture_is_there(visit_with_pictures: Visits) -> None:
    """On the shelf, in each gallery and on each table."""
    page = visit_with_pictures("/")
    assert page.evaluate(MISSING) == [True, []]
    for game in bestiaire.games():
        page.goto(f"/cards/{game}")
        assert page.evaluate(MISSING) == [True, []], game
        start_game(page, "easy", game=game)
        assert page.evaluate(MISSING)[1] == [], game
