"""King of Tokyo in a real browser: six monsters on a phone and a desktop, entering Tokyo, and a whole game of four."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

import bestiaire
from bestiaire.core.table import Table
from tests.browser.conftest import Visits
from tests.browser.player import (
    ANSWERS,
    DESKTOP,
    MOVING,
    NO_PAGE,
    PHONE,
    TUMBLING,
    analyse,
    answer,
    complaints,
    looks_well,
    play_on,
    show_hand,
    start_game,
    version,
    wait_for_change,
    wait_for_question,
)
from tests.depth import DEEP, long

TABLET: dict[str, Any] = {"viewport": {"width": 700, "height": 1000}}

ORDER = "Always ask for the order of the dice groups"
SKIP = "Skip questions about Evolutions"
ON_THE_WAY = "button:is([value='yield:yes'], [value='jets:yield'], [value='loss:take'], [value^='resolve:'])"

BOARDS = ":is(.monster, .me)"
NOTED = """() => {
  window.noted = [];
  new MutationObserver((changes) => {
    for (const made of changes.flatMap((one) => [...one.addedNodes])) {
      if (made.matches?.(".floats, .flies")) window.noted.push(made.textContent.trim());
    }
  }).observe(document.body, { childList: true, subtree: true });
}"""
"""Notes what flies and rises over the table from now on."""

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


def switch(page: Page, name: str) -> Locator:
    """A box in the menu, which is opened for it."""
    box = page.get_by_role("checkbox", name=name)
    if not box.is_visible():
        page.locator("button[popovertarget=more]").click()
    return box


def close_menu(page: Page) -> None:
    page.keyboard.press("Escape")
    expect(page.locator("#more")).to_be_hidden()


def test_a_tap_beside_what_lies_open_only_closes_it(visit: Visits) -> None:
    page = visit(**PHONE)
    start_game(page, "easy", game="tokyo")
    monster = page.locator(".line-up .act").first
    expect(monster).to_be_visible()
    page.locator("[popovertarget=more]").tap()
    expect(page.locator("#more")).to_be_visible()
    asked = version(page)
    box = monster.bounding_box()
    assert box is not None
    page.touchscreen.tap(box["x"] + 20, box["y"] + 20)
    expect(page.locator("#more")).to_be_hidden()
    page.locator(".bar [popovertarget=log]").tap()
    page.get_by_role("button", name="Close").tap()
    expect(page.locator("#log")).to_be_hidden()
    assert version(page) == asked, "nothing was chosen"
    monster.tap()
    wait_for_change(page, asked)


@pytest.mark.long
def test_six_monsters_hold_dice_fight_for_tokyo_and_buy_on_a_phone(visit: Visits) -> None:
    page = visit(NO_PAGE, **PHONE, **MOVING)
    table = bestiaire.table("tokyo", position=POSITION, seed=4)
    table.play("reroll:none")
    play_on(page, table)
    expect(page.locator(BOARDS)).to_have_count(6)
    expect(page.locator(".mon:is(.city, .bay)")).to_have_count(2)
    expect(page.locator(".city [data-vt=monster-1]")).to_have_count(1)
    switch(page, ORDER).check()
    close_menu(page)
    page.get_by_role("checkbox", name="heart (die 3)").check()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Space")
    expect(page.locator("input[name=part]").nth(1)).to_be_checked()
    answer(page, page.get_by_role("button", name="Throw these 2 again"))
    assert page.evaluate(TUMBLING)
    assert page.evaluate("transitions") > 0
    looks_well(page)
    answer(page, page.locator("button[value='resolve:smashes']"))
    show_hand(page)  # one after the other, they decide whether they stay
    while page.locator("button[value='buy:heal_card']").count() == 0:
        answer(page, page.locator(ON_THE_WAY).first)
        if page.locator("a.btn[href*='?as=']").count():
            show_hand(page)
    expect(page.locator(".city [data-vt=monster-0]")).to_have_count(1)
    expect(page.locator(".me .flag")).to_have_text("In Tokyo City")
    named = page.evaluate("document.querySelector('[data-vt=monster-0]').style.viewTransitionName")
    assert named == "monster-0", "the browser makes it travel"
    answer(page, page.locator("button[value='look:deck']"))
    expect(page.locator(".looking .power-card")).to_contain_text("Tank")
    looks_well(page)
    answer(page, page.locator("button[value='buy:heal_card']"))


def test_a_kept_card_is_read_alike_by_a_tap_and_a_long_press(visit: Visits) -> None:
    page = visit(NO_PAGE, **PHONE)
    table = bestiaire.table("tokyo", position=POSITION, seed=4)
    table.play("reroll:none")
    play_on(page, table)
    kept = page.locator(".me .own .mini").first
    name = kept.locator("b").text_content() or ""
    kept.tap()
    expect(page.locator("#plate h1")).to_have_text(name)
    page.keyboard.press("Escape")
    expect(page.locator("#plate")).to_be_hidden()
    box = kept.bounding_box()
    assert box is not None
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger = page.context.new_cdp_session(page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(page.locator("#plate h1")).to_have_text(name)
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.locator("#plate")).to_be_visible()
    expect(page.locator(".peek")).to_have_count(0)


def test_only_the_die_that_somebody_else_rerolls_tumbles(visit: Visits) -> None:
    """The others lie as before, also those in its group, while the card comes and says what the die became."""
    page = visit(NO_PAGE, **PHONE, **MOVING)
    page.context.add_init_script("window.bestiairePause = 8; localStorage.speed = '2';")
    players = [{"monster": "gigazaur"}, {"monster": "the_king", "cards": ["psychic_probe"]}]
    dice = ["1", "1", "3", "heart", "energy", "smash"]
    position = {**POSITION, "dice": dice, "players": players}
    del position["mimicked"]
    table = bestiaire.table("tokyo", position=position, seed=4)
    table.play(STOP)
    play_on(page, table)
    page.locator(f"button[value='{STOP}']").click()
    show_hand(page)
    page.evaluate(NOTED)
    page.locator("button[value='psychic_probe:3']").click()
    page.wait_for_function("() => window.noted.at(-1)?.startsWith('3 \\u2192 ')")
    assert list(dict.fromkeys(page.evaluate("window.noted")))[:2] == ["Psychic Probe", ""]  # the sign flies there
    expect(page.locator(".cube")).to_have_count(6)
    expect(page.locator(".tumbles")).to_have_count(1)
    expect(page.locator(".tumbles .cube:not(.still)")).to_have_count(1)


@pytest.mark.parametrize("screen", [PHONE, long(TABLET), long(DESKTOP)], ids=["phone", "tablet", "desktop"])
def test_any_number_of_monsters_has_room(visit: Visits, screen: dict[str, Any]) -> None:
    page = visit(NO_PAGE, **screen)
    for number in (2, 4, 6) if DEEP else (6,):  # for fewer: test_layout
        players = [{**one, "place": "outside"} if number < 5 else one for one in POSITION["players"][:number]]
        analyse(page, "tokyo", {**POSITION, "players": players})
        expect(page.locator(BOARDS)).to_have_count(number)
        looks_well(page)


@pytest.mark.long
def test_a_whole_game_of_four_against_computers(visit: Visits) -> None:
    """Faster than anybody clicks: what comes too fast the page sends again by itself."""
    visit.may_fail = lambda text: "429" in text
    page = visit(NO_PAGE, locale="fr-FR", reduced_motion="reduce")
    start_game(page, "easy", game="tokyo", **{"tokyo.players": "4"})
    asked = 0
    while wait_for_question(page):
        asked += 1
        if asked in (1, 5):
            assert complaints(page) == []
        quick = page.locator("form.moves button:is([value='reroll:none'], [value='mindbug:none'], [form=pass])")
        answer(page, quick.first if quick.count() else page.locator(ANSWERS).first)
        assert set(page.evaluate(TUMBLING)) <= {"none"}
    expect(page.locator(BOARDS)).to_have_count(4)
    expect(page.locator(".ending")).to_be_visible()
    looks_well(page)
    page.goto("/cards/tokyo")
    assert complaints(page) == []


# -- a standing answer


STOP = "reroll:none"
NOTHING = "before_resolving:none"


def requests_of(page: Page) -> list[str]:
    """What the page asks the server for from now on."""
    sent: list[str] = []
    page.on("request", lambda request: sent.append(f"{request.url} {request.post_data}"))
    return sent


@cache
def before_a_window() -> list[Table]:
    """Tables at which the next answer leads to a question about Evolution cards, with nothing in hand to answer it with
    and with something: to the others both look the same."""
    for seed in range(100):
        table = bestiaire.table("tokyo", seed=seed, players=2, options={"evolutions": True})
        while (choice := table.choice) is not None:
            if STOP in choice.keys and after_stopping(table) == [NOTHING]:
                worlds = [table.imagine(1 - choice.player, number) for number in range(20)]
                others = [world for world in worlds if len(after_stopping(world)) > 1]
                found = [bestiaire.table("tokyo", position=one.position()) for one in (table, others[0])]
                for one in found:
                    one.play(STOP)
                return found
            table.play(seed % len(choice.options))
    raise AssertionError("there is none")


def after_stopping(table: Table) -> list[str]:
    """What may be answered next, if the same one is asked."""
    assert table.choice is not None
    after = table.fork()
    after.play(STOP)
    is_same = after.choice is not None and after.choice.player == table.choice.player
    return after.choice.keys if is_same and after.choice is not None else []


@pytest.mark.long
def test_a_standing_answer_is_given_whatever_is_in_the_hand(visit: Visits) -> None:
    """The page presses the button that plays nothing, after a pause that the hand has no part in; and what the server
    is sent is what it is sent when somebody presses it."""
    sent: list[list[str]] = []
    for table in before_a_window():
        page = visit(NO_PAGE)
        page.context.add_init_script(
            "window.bestiairePause = 8; Math.random = () => 0.5; window.pauses = []; const later = setTimeout;"
            "window.setTimeout = (what, pause) => { pauses.push(pause); return later(what, pause); };"
        )
        posted = requests_of(page)
        play_on(page, table)
        box = switch(page, SKIP)
        expect(box).not_to_be_checked()
        box.check()
        page.reload()
        expect(switch(page, SKIP)).to_be_checked()
        close_menu(page)
        page.locator(f"button[value='{STOP}']").click()
        expect(page.locator(f"button[value='{NOTHING}'], button[value='{STOP}']")).to_have_count(0)
        assert page.evaluate("pauses").count(12) == 1
        sent.append([one.partition("/move ")[2] for one in posted if "/move " in one])
        show_hand(page)
        expect(switch(page, SKIP)).not_to_be_checked()  # it is somebody else who is asked now
    assert sent[0] == sent[1]
    assert [one.rpartition("key=")[2] for one in sent[0]] == ["reroll%3Anone", "before_resolving%3Anone"]


# -- the order of groups


BUY_NOTHING = "button[value='buy:none']"


def stopping(*dice: str, **me: Any) -> Table:
    """A table whose first answer has numbers, a heart, energy and these dice resolved."""
    players = [{"hearts": 5, "energy": 9, **me}, {"place": "city"}]
    position = {**POSITION, "dice": ["1", "1", "heart", "energy", *dice], "players": players}
    del position["mimicked"]
    table = bestiaire.table("tokyo", position=position, seed=4)
    table.play(STOP)
    return table


def test_groups_are_resolved_without_a_question_where_their_order_makes_no_difference(visit: Visits) -> None:
    page = visit(NO_PAGE)
    posted = requests_of(page)
    play_on(page, stopping("smash"))
    page.locator(f"button[value='{STOP}']").click()
    page.get_by_role("link", name="Show my hand").click()  # who is in Tokyo may yield it
    expect(page.locator("button[value='yield:no']")).to_be_visible()
    sent = [one.rpartition("key=")[2] for one in posted if "/move " in one]
    assert sent == ["reroll%3Anone", "resolve%3Anumbers", "resolve%3Ahearts", "resolve%3Aenergy"]


def test_who_wants_to_be_asked_for_the_order_of_groups_is(visit: Visits) -> None:
    page = visit(NO_PAGE)
    play_on(page, stopping("smash"))
    box = switch(page, ORDER)
    expect(box).not_to_be_checked()
    box.check()
    close_menu(page)
    answer(page, page.locator(f"button[value='{STOP}']"))
    expect(page.locator("button[value='resolve:smashes']")).to_be_visible()
    page.reload()
    expect(switch(page, ORDER)).to_be_checked()
    close_menu(page)
    answer(page, page.locator("button[value='resolve:energy']"))
    expect(page.locator("button[value='resolve:smashes']")).to_be_visible()
    before = version(page)
    switch(page, ORDER).click()  # nothing is left to ask, so what shows the box is replaced at once
    wait_for_change(page, before)


def test_where_the_order_of_groups_can_matter_the_page_asks(visit: Visits) -> None:
    page = visit(NO_PAGE)
    play_on(page, stopping("smash", poison=1))
    answer(page, page.locator(f"button[value='{STOP}']"))
    expect(page.locator("button[value='resolve:smashes']")).to_be_visible()
    looks_well(page)


def test_one_can_take_back_what_the_page_has_answered(visit: Visits) -> None:
    """Step by step, to what was asked before it."""
    page = visit(NO_PAGE)
    play_on(page, stopping())
    page.locator(f"button[value='{STOP}']").click()
    expect(page.locator(BUY_NOTHING)).to_be_visible()
    for there in ("resolve:hearts", "resolve:numbers", STOP):
        page.locator("button[form=undo]").click()
        expect(page.locator(f"button[value='{there}']")).to_be_visible()


@pytest.mark.long
def test_without_it_nobody_answers_for_whoever_is_asked(visit: Visits) -> None:
    page = visit(NO_PAGE)
    play_on(page, before_a_window()[0])
    answer(page, page.locator(f"button[value='{STOP}']"))
    expect(page.locator(f"button[value='{NOTHING}']")).to_be_visible()
    box = switch(page, SKIP)
    before = version(page)
    box.click()  # the next one is asked at once, whose box is not ticked
    expect(page.locator(f"#table .part:not([data-version='{before}'])")).to_be_visible()
    expect(page.locator(f"button[value='{NOTHING}']")).to_have_count(0)
