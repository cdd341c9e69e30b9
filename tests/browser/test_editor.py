"""A position set up by clicking, in a real browser."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visits
from tests.browser.player import SIDEWAYS, complaints, wait_for_question

DESKTOP: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}}
TABLET: dict[str, Any] = {"viewport": {"width": 820, "height": 1180}}
USUAL = [("mindbug", "desktop"), ("tokyo", "phone")]
ROOMS = [
    pytest.param(game, screen, id=f"{game}-{name}", marks=[] if (game, name) in USUAL else [pytest.mark.long])
    for game in ["mindbug", "tokyo", "duel", "orcs"]
    for name, screen in [("desktop", DESKTOP), ("tablet", TABLET), ("phone", PHONE)]
]
SCROLLS = "document.documentElement.scrollHeight - innerHeight"


def position_of(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(page.locator("textarea[name=position]").input_value())
    return found


def lay(page: Page, card: str, zone: str) -> None:
    """A click takes a card, a click lays it down."""
    page.locator(f"[data-thing='{card}']").click()
    page.locator(f"[data-zone='{zone}'] :is(.heap, .hole)").first.click()


def test_a_position_of_mindbug_is_set_up_by_clicking_and_analysed(visit: Visits) -> None:
    page = visit("/analysis?game=mindbug", **DESKTOP)
    visit.may_fail = lambda text: "422" in text
    page.get_by_role("button", name="Clear", exact=True).click()
    expect(page.get_by_role("alert")).to_contain_text("the game is over there")
    lay(page, "gorillion", "players.0.play")
    lay(page, "bee_bear", "players.0.hand")
    lay(page, "lone_yeti", "players.1.play")
    lay(page, "killer_bee", "players.1.hand")
    page.get_by_role("button", name="Lone Yeti: exhaust it").click()
    page.get_by_role("group", name="Player 2, Life").get_by_role("button", name="Life: 1", exact=True).click()
    page.get_by_role("group", name="Player 2, Mindbugs").get_by_role("button", name="Mindbugs: 1").last.click()
    players = position_of(page)["players"]
    assert players[0] == {"life": 3, "mindbugs": 2, "play": ["gorillion"], "hand": ["bee_bear"]}
    assert players[1] == {
        "life": 1,
        "mindbugs": 1,
        "hand": ["killer_bee"],
        "play": [{"card": "lone_yeti", "exhausted": True}],
    }
    expect(page.locator("[data-thing='gorillion']")).to_be_disabled()
    expect(page.get_by_role("alert")).to_be_hidden()
    expect(page.locator("#thoughts .chance")).to_contain_text("Chance to win")
    assert complaints(page) == []
    page.get_by_role("button", name="Analyse", exact=True).click()
    page.wait_for_url("**/analysis/*")
    expect(page.get_by_role("button", name="Attack with Gorillion (10)").first).to_be_visible()


@pytest.mark.long
def test_what_was_done_is_undone_and_a_card_is_taken_away(visit: Visits) -> None:
    page = visit("/analysis?game=mindbug", **DESKTOP)
    first = page.locator("textarea[name=position]").input_value()
    before = position_of(page)
    page.locator("[data-zone='players.0.hand'] [data-remove]").first.click()
    changed = position_of(page)
    gone, *left = before["players"][0]["hand"]
    assert changed["players"][0]["hand"] == left
    assert sorted(changed["unused"]) == sorted([*before["unused"], gone])
    lay(page, gone, "players.1.discard")
    assert position_of(page)["unused"] == before["unused"]
    assert position_of(page)["players"][1]["discard"] == [gone]
    page.get_by_role("button", name="Player 2", exact=True).click()
    assert position_of(page)["active"] == 1
    for _ in range(3):
        page.get_by_role("button", name="Undo", exact=True).click()
    assert page.locator("textarea[name=position]").input_value() == first
    expect(page.get_by_role("button", name="Undo", exact=True)).to_be_disabled()


def test_by_keyboard_and_as_a_link(visit: Visits) -> None:
    page = visit("/analysis?game=mindbug", **DESKTOP)
    visit.may_fail = lambda text: "422" in text
    page.get_by_role("button", name="Clear", exact=True).click()
    page.locator("[data-thing='bee_bear']").focus()
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Lay Bee Bear here: Player 1, In play").focus()
    page.keyboard.press("Enter")
    page.locator("[data-thing='gorillion']").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Escape")
    expect(page.locator("[data-thing='gorillion']")).to_have_attribute("aria-pressed", "false")
    here = position_of(page)
    assert here["players"][0]["play"] == ["bee_bear"]
    page.get_by_role("button", name="Link", exact=True).click()
    page.wait_for_url("**position=*")
    page.reload()
    assert position_of(page) == here
    page.get_by_role("link", name="At random").click()
    expect(page.get_by_role("button", name="Undo", exact=True)).to_be_enabled()
    page.get_by_role("button", name="Undo", exact=True).click()
    assert position_of(page) == here


@pytest.mark.long
def test_buzz_tokens_of_duel_are_laid_moved_and_turned(visit: Visits) -> None:
    page = visit("/analysis?game=duel", **DESKTOP)
    visit.may_fail = lambda text: "422" in text
    page.get_by_role("button", name="Clear", exact=True).click()
    fame = page.get_by_role("region", name="Buzz tokens on Fame")
    destruction = page.get_by_role("region", name="Buzz tokens on Destruction")
    page.locator("[data-thing='lizard']").click()
    fame.locator(".hole").click()
    page.locator("[data-thing='cat']").click()
    destruction.locator(".hole").click()
    expect(page.locator("[data-thing='cat']")).to_be_disabled()
    fame.get_by_role("button", name="The lizard token: space +").click()
    fame.get_by_role("button", name="The lizard token: turn it round").click()
    destruction.get_by_role("button", name="The cat token: space −").click()
    assert position_of(page)["buzz"] == [
        {"token": "lizard", "track": "fame", "space": 1, "turned": True},
        {"token": "cat", "track": "destruction", "space": -1},
    ]
    expect(page.get_by_role("alert")).to_be_hidden()
    expect(page.locator("#thoughts .chance")).to_contain_text("Chance to win")
    destruction.get_by_role("button", name="Take The cat token away").click()
    assert [one["token"] for one in position_of(page)["buzz"]] == ["lizard"]


def test_a_position_is_played_from(visit: Visits) -> None:
    page = visit("/analysis?game=mindbug", **DESKTOP)
    page.get_by_role("button", name="Play from here").click()
    page.wait_for_url("**/t/*")
    assert wait_for_question(page)


@pytest.mark.parametrize(("game", "screen"), ROOMS)
def test_it_has_room_on_every_screen(visit: Visits, game: str, screen: dict[str, Any]) -> None:
    page = visit(f"/analysis?game={game}", **screen)
    expect(page.locator(".zone:not(.pile) .slot").first).to_be_visible()
    assert page.evaluate(SCROLLS) <= 0
    assert page.evaluate(SIDEWAYS) <= 0
    assert complaints(page) == []


def test_on_a_phone_the_hand_lies_above_the_palette(visit: Visits) -> None:
    page = visit("/analysis?game=mindbug", **PHONE)
    hand = page.locator(".near .zone.hand .slot").first
    expect(hand).to_be_in_viewport(ratio=1)

    def edge(place: Locator, side: str) -> float:
        return float(place.evaluate("(one, side) => one.getBoundingClientRect()[side]", side))

    assert edge(hand, "bottom") <= edge(page.locator(".palette"), "top")
    assert edge(hand.locator(".away-with"), "bottom") <= edge(hand.locator(".nm"), "top"), "it leaves the name free"


@pytest.mark.long
def test_a_trophy_is_taken_from_the_markers_that_lie_hidden(visit: Visits) -> None:
    page = visit("/analysis?game=orcs", **PHONE)
    before = position_of(page)
    hidden = sorted(marker for pile in before["markers"].values() for marker in pile)
    free = int(page.locator("[data-thing=goblin] .left").inner_text())
    page.get_by_role("button", name="Player 1, Trophies and powers").click()
    goblins = page.get_by_role("group", name="Player 1, Trophies: Goblin", exact=True)
    goblins.get_by_role("button", name="+").click()
    page.get_by_label("Player 1, Goblin, power Draw an extra spell").select_option("gained")
    changed = position_of(page)
    assert changed["players"][0]["trophies"] == {"goblin": 1}
    assert changed["players"][0]["skulls"] == {"goblin": 2}
    left = sorted(marker for pile in changed["markers"].values() for marker in pile)
    assert sorted([*left, "goblin"]) == hidden
    expect(page.locator("[data-thing=goblin] .left")).to_have_text(str(free - 1))
    assert complaints(page) == []
    goblins.get_by_role("button", name="−").click()
    after = position_of(page)
    assert after["players"][0]["trophies"] == {"goblin": 0}
    assert sorted(marker for pile in after["markers"].values() for marker in pile) == hidden
    expect(page.get_by_role("alert")).to_be_hidden()
