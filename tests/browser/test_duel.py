"""King of Tokyo Duel in a real browser: holding dice, buying, laying a token, pawns that travel, on a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

import bestiaire
from tests.browser.conftest import Visits
from tests.browser.player import (
    MOVING,
    SMALL_PHONE,
    TUMBLING,
    answer,
    complaints,
    looks_well,
    play_on,
    start_game,
    wait_for_question,
)

LISTENING = "window.EventSource = class extends EventSource { constructor(at) { super(at); window.source = this; } };"
SENT_AGAIN = r"""() => source.dispatchEvent(new MessageEvent("table", {
  data: document.querySelector("#table").innerHTML
    .replace(/ style="[^"]*"/g, "").replace('class="part"', 'class="part" data-again="yes"'),
  lastEventId: "again",
}))"""
"""The server sends the same question once more, as when somebody has left the table."""

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


def test_holding_dice_pulling_buying_and_laying_a_token_on_a_phone(visit: Visits) -> None:
    page = visit(**SMALL_PHONE, **MOVING)
    page.add_init_script(LISTENING)
    table = bestiaire.table("duel", position=POSITION, seed=4)
    table.play(0)
    play_on(page, table)
    dice = page.locator("input[name=part]")
    expect(dice).to_have_count(6)
    looks_well(page)

    page.get_by_role("checkbox", name="Heart (die 4)").check()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Space")
    expect(dice.nth(4)).to_be_checked()
    dice.nth(4).uncheck()
    dice.nth(3).focus()
    page.evaluate(SENT_AGAIN)
    expect(page.locator("#table .part[data-again]")).to_be_visible()
    expect(dice.nth(3)).to_be_checked()
    expect(dice.nth(3)).to_be_focused()
    expect(dice.nth(4)).not_to_be_checked()
    looks_well(page)
    answer(page, page.get_by_role("button", name="Reroll these"))
    assert page.evaluate(TUMBLING)
    expect(page.locator("[data-vt=pawn-fame]")).to_have_class("pawn r14 left")
    looks_well(page)

    answer(page, page.locator("button[value='resolve:fame']"))
    expect(page.locator("[data-vt=pawn-fame]")).not_to_have_class("pawn r14 left")
    assert page.evaluate("transitions") > 0
    named = page.evaluate("document.querySelector('[data-vt=pawn-fame]').style.viewTransitionName")
    assert named == "pawn-fame", "the browser makes it travel"
    while page.locator("button[value='buy:photoshoot']").count() == 0:
        answer(page, page.locator("form.moves button[value^='resolve:']").first)
    looks_well(page)
    answer(page, page.locator("button[value='buy:photoshoot']"))
    expect(page.locator(".middle .card")).to_contain_text("Photoshoot")
    looks_well(page)
    answer(page, page.get_by_role("button", name="On Destruction, space 1 on your side"))
    page.locator(".legend summary").click()
    expect(page.locator(".legend")).to_contain_text("The fish token: space 1 on your side")


@pytest.mark.long
def test_a_game_from_the_front_page_with_reduced_motion(visit: Visits) -> None:
    page = visit(locale="fr-FR", reduced_motion="reduce")
    page.locator("select[name=game]").select_option("duel")
    expect(page.get_by_text("First Contact + King of Tokyo")).to_be_hidden()
    page.locator("input[name='duel.monsters'][value=choose]").check()
    start_game(page, "easy")
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
