"""King of Tokyo Duel in a real browser: holding dice, buying, laying a token, pawns that travel, on a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

import bestiaire
from tests.browser.conftest import ServerProcess, Visits
from tests.browser.measured import MEASURE, Windows
from tests.browser.player import (
    DESKTOP,
    MOVING,
    NO_PAGE,
    SMALL_PHONE,
    TUMBLING,
    analyse,
    answer,
    complaints,
    looks_well,
    play_on,
    set_up,
    version,
    wait_for_change,
    wait_for_question,
)
from tests.browser.test_layout import fullest
from tests.depth import DEEP, long, times

LISTENING = "window.EventSource = class extends EventSource { constructor(at) { super(at); window.source = this; } };"
SENT_AGAIN = r"""() => source.dispatchEvent(new MessageEvent("table", {
  data: document.querySelector("#table").innerHTML
    .replace(/ style="[^"]*"/g, "").replace('class="part"', 'class="part" data-sent="twice"'),
  lastEventId: "again",
}))"""
"""The server sends the same question once more, as when somebody has left the table."""

OUT_OF_SIGHT = """() => {
  const parts = "#moves :is(button[name=key], button[name=set], input[name=part]), .board, .lane, .market .slot";
  return [...document.querySelectorAll(parts)].filter((one) => {
    const box = one.getBoundingClientRect();
    return box.top < 0 || box.left < 0 || box.bottom > innerHeight + 1 || box.right > innerWidth + 1;
  }).map((one) => one.outerHTML.slice(0, 80));
}"""
"""What of the table is not wholly inside the window."""

PLACES = """(what) => [...document.querySelectorAll(what)].map((one) => {
  const box = one.getBoundingClientRect();
  return [one.className.split(" ")[0], box.x, box.y, box.width, box.height].join(" ");
})"""

WITHOUT_PANEL = f"""() => {{
  document.querySelector("#panel-thoughts").style.visibility = "hidden";
  return ({MEASURE})(false);
}}"""
"""What is wrong with the layout of a board to analyse on; the panel beside it is scrolled."""

POSITION = {
    "phase": "reroll",
    "throws": 2,
    "dice": ["fame", "fame", "fame", "heart", "energy", "energy"],
    "players": [
        {"monster": "gigazaur", "life": 9, "energy": 4, "keep": ["scrappy"]},
        {"monster": "meka_dragon", "keep": ["giant_brain"]},
    ],
    "market": ["frenzy", "snack_time", "photoshoot"],
    "buzz": [{"token": "phantom", "track": "destruction", "space": 2}],
}


def touch(page: Page, place: Locator) -> None:
    """A tap on the middle of it, whatever lies there."""
    box = place.bounding_box()
    assert box is not None
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def test_holding_dice_pulling_buying_and_laying_a_token_on_a_phone(visit: Visits) -> None:
    page = visit(NO_PAGE, **SMALL_PHONE, **MOVING)
    page.add_init_script(LISTENING)
    table = bestiaire.table("duel", position=POSITION, seed=4)
    table.play(0)
    play_on(page, table)
    dice = page.locator("input[name=part]")
    expect(dice).to_have_count(6)
    looks_well(page)
    touch(page, page.locator(".market .power-card").last)
    expect(page.locator("dialog[open]")).to_contain_text("Photoshoot")
    page.get_by_role("button", name="Close").tap()
    page.locator("[popovertarget=more]").tap()
    for reasons in page.locator("#more .why > summary").all():
        reasons.tap()
    menu = page.locator("#more").bounding_box()
    assert menu is not None
    assert menu["y"] > 0, "it is never higher than the window"
    page.keyboard.press("Escape")

    page.get_by_role("checkbox", name="Heart (die 4)").check()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Space")
    expect(dice.nth(4)).to_be_checked()
    dice.nth(4).uncheck()
    dice.nth(3).focus()
    page.evaluate(SENT_AGAIN)
    expect(page.locator("#table .part[data-sent]")).to_be_visible()
    expect(dice.nth(3)).to_be_checked()
    expect(dice.nth(3)).to_be_focused()
    expect(dice.nth(4)).not_to_be_checked()
    looks_well(page)
    answer(page, page.get_by_role("button", name="Reroll this one"))
    assert page.evaluate(TUMBLING)
    expect(page.locator("[data-vt=pawn-fame]")).to_have_class("pawn r14 left")
    looks_well(page)

    before = version(page)
    page.locator("button[value='resolve:fame']").tap()
    wait_for_change(page, before)
    expect(page.locator("[data-vt=pawn-fame]")).not_to_have_class("pawn r14 left")
    assert page.evaluate("transitions") > 0
    named = page.evaluate("document.querySelector('[data-vt=pawn-fame]').style.viewTransitionName")
    assert named == "pawn-fame", "the browser makes it travel"
    while page.locator("button[value='buy:photoshoot']").count() == 0:
        answer(page, page.locator("form.moves button[value^='resolve:']").first)
    looks_well(page)
    answer(page, page.locator("button[value='buy:photoshoot']"))
    expect(page.locator(".pending")).to_contain_text("Photoshoot")
    looks_well(page)
    answer(page, page.get_by_role("button", name="On Destruction, space 1 on your side"))
    expect(page.locator(".track.destruction")).to_contain_text("The fish token: space 1 on your side")


def test_one_press_resolves_all_dice_each_by_a_move_of_its_own(visit: Visits) -> None:
    page = visit(NO_PAGE, **DESKTOP)
    dice = ["smash", "heart", "energy", "fame", "fame", "fame"]
    table = bestiaire.table("duel", position={**POSITION, "phase": "resolve", "dice": dice}, seed=4)
    table.play(0)
    play_on(page, table)
    expect(page.locator("button[value^='resolve:']")).to_have_count(4)
    page.get_by_role("button", name="Resolve all").click()
    expect(page.locator("button[value='buy:none']")).to_be_visible()
    expect(page.locator("[data-vt=pawn-fame]")).to_have_class("pawn r16 right")
    log = page.locator("#log")
    for told in ("You resolve 1 Smash", "You resolve 1 Heart", "You resolve 1 Energy", "You resolve 3 Fame"):
        expect(log).to_contain_text(told)


@pytest.mark.parametrize("size", [(1366, 650), (390, 844), long((1440, 900)), long((820, 1180))])
@pytest.mark.long
def test_the_whole_table_is_in_sight_and_never_scrolls(visit: Visits, size: tuple[int, int]) -> None:
    page = visit(NO_PAGE, viewport={"width": size[0], "height": size[1]})
    table = bestiaire.table("duel", position=POSITION, seed=4)
    table.play(0)
    play_on(page, table)
    expect(page.get_by_role("button", name="Stop: pull Fame 1")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0
    assert page.evaluate(OUT_OF_SIGHT) == []


@pytest.mark.parametrize("size", [long((1440, 900)), (1280, 720)])
def test_nothing_overlaps_on_a_board_to_analyse_on(visit: Visits, size: tuple[int, int]) -> None:
    page = visit(NO_PAGE, locale="fr-FR", viewport={"width": size[0], "height": size[1]})
    analyse(page, "duel", POSITION)
    expect(page.locator("input[name=part]")).to_have_count(6)
    page.wait_for_load_state()  # with its style
    assert page.evaluate(WITHOUT_PANEL) == []


def test_every_question_has_room_where_a_panel_lies_beside_the_table(browser: Browser, server: ServerProcess) -> None:
    windows = Windows(browser, server.address)
    as_large = [(1100, 900), (940, 720)]
    found = []
    for number, asked in enumerate(fullest("duel").values()):
        found += windows.complaints_at(asked, as_large if DEEP else [as_large[number % 2]], "fr")
    windows.close()
    assert found == []


def test_dice_are_thrown_again_once_some_are_chosen(visit: Visits) -> None:
    page = visit(**DESKTOP)
    table = bestiaire.table("duel", position=POSITION, seed=4)
    table.play(0)
    play_on(page, table)
    again = page.locator("button[name=set]")
    expect(again).to_be_disabled()
    page.get_by_role("checkbox", name="Heart (die 4)").check()
    expect(again).to_be_enabled()
    expect(again).to_have_text("Reroll this one")
    page.get_by_role("checkbox", name="Energy (die 5)").check()
    expect(again).to_have_text("Reroll these 2")
    page.get_by_role("checkbox", name="Energy (die 5)").uncheck()
    page.get_by_role("checkbox", name="Heart (die 4)").uncheck()
    expect(again).to_have_text("Choose dice to reroll")
    expect(again).to_be_disabled()


@pytest.mark.long
def test_a_token_is_seen_where_a_finger_would_lay_it(visit: Visits) -> None:
    page = visit(**SMALL_PHONE)
    table = bestiaire.table("duel", position={**POSITION, "phase": "buy"}, seed=4)
    table.play("buy:photoshoot")
    play_on(page, table)
    answer(page, page.locator("button[value='buy:photoshoot']"))
    before = version(page)
    lay = page.get_by_role("button", name="Lay it here")
    expect(lay).to_be_hidden()
    first = page.locator(".spot:has(button[value='place:destruction@-5'])")
    other = page.locator(".spot:has(button[value='place:fame@4'])")
    touch(page, first)
    expect(first.locator("+ .ghost")).to_have_css("opacity", "0.66")
    expect(lay).to_contain_text("On Destruction, space 5 on your side: a heart")
    touch(page, other)
    expect(first.locator("+ .ghost")).to_have_css("opacity", "0")
    expect(other.locator("+ .ghost")).to_have_css("opacity", "0.66")
    looks_well(page)
    assert version(page) == before, "it is only shown"
    touch(page, other)
    wait_for_change(page, before)
    expect(page.locator(".track.fame")).to_contain_text("The fish token: space 4 on your Rival's side")


@pytest.mark.long
def test_tracks_and_on_a_phone_boards_stay_where_they_are_whatever_is_asked(
    browser: Browser, server: ServerProcess
) -> None:
    windows = Windows(browser, server.address)
    sizes = (
        ((360, 740), ".lane, .board, .ribbon"),
        ((820, 1180), ".lane"),
        ((390, 844), ".lane, .board, .ribbon"),
    )
    for size, what in sizes[: times(2, 3)]:
        places = {
            kind: windows.show(asked, size, "fr").evaluate(PLACES, what)
            for kind, asked in fullest("duel").items()
            if kind != "monster"
        }
        assert {kind: place for kind, place in places.items() if place != places["reroll"]} == {}
    windows.close()


@pytest.mark.long
def test_a_game_from_the_front_page_with_reduced_motion(visit: Visits) -> None:
    page = visit("/?game=duel", locale="fr-FR", reduced_motion="reduce")
    page.locator("button[formaction='/new/duel']").click()
    set_up(page, "easy", **{"duel.monsters": "choose"})
    for _ in range(6):
        if not wait_for_question(page):
            break
        chosen = page.locator("form.moves button[name=key]:enabled")
        answer(page, chosen.nth(chosen.count() - 1))
        assert set(page.evaluate(TUMBLING)) <= {"none"}
    wait_for_question(page)
    expect(page.locator(".lane")).to_have_count(2)
    assert complaints(page) == []
    page.goto("/cards/duel")
    assert complaints(page) == []
