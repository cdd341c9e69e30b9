"""What moves at a table, in a real browser: every update is shown and acted out in order, and can be seen again;
sounds, speed, keys, cards seen large and dragged, and how a game ends."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

import bestiaire
from tests.browser.conftest import Visits
from tests.browser.player import (
    ANSWERS,
    MOVING,
    NO_PAGE,
    STILL,
    answer,
    play_on,
    show_hand,
    start_game,
    version,
    wait_for_change,
    wait_for_question,
)
from tests.depth import times

WATCHING = """
window.bestiairePause = PAUSE;
window.EventSource = class extends EventTarget {
  constructor() { super(); window.stream = this; }
  close() {}
};
window.shown = [];
window.acted = [];
localStorage.speed ??= "2";
document.addEventListener("DOMContentLoaded", () => {
  const table = document.querySelector("#table");
  if (!table) return;
  new MutationObserver(() => {
    const version = table.querySelector(".part")?.dataset.version;
    if (version && window.shown.at(-1) !== version) window.shown.push(version);
  }).observe(table, { childList: true });
  const seen = new Set();
  new MutationObserver(() => {
    for (const made of document.querySelectorAll(".stage-layer > *")) {
      if (seen.has(made)) continue;
      seen.add(made);
      window.acted.push([made.classList[0], made.textContent.trim(), table.querySelector(".part").dataset.version]);
    }
  }).observe(document.body, { childList: true, subtree: true });
});
"""
"""The test sends the tables, and notes which are shown, and what is acted out while which one is; twice as fast, unless
another speed was chosen."""
HEARD = """
window.heard = 0;
const start = AudioScheduledSourceNode.prototype.start;
AudioScheduledSourceNode.prototype.start = function (...given) { window.heard += 1; return start.apply(this, given); };
"""
ARRIVES = """([lastEventId, data]) => stream.dispatchEvent(new MessageEvent("table", { data, lastEventId }))"""
OWN_MOVE = "async () => (await import('/static/story.js')).keepFromHere()"
BEAT = '<li data-beat="{kind}" data-from="{at}" data-sound="card">{word}</li>'


def asked(visit: Visits, **settings: Any) -> Page:
    """A table at which somebody is asked to play a card, and nothing moves any more."""
    page = visit(NO_PAGE, **MOVING | settings)
    start_game(page, "easy")
    until_a_card_can_be_played(page)
    return page


def until_a_card_can_be_played(page: Page) -> None:
    assert wait_for_question(page)
    while page.locator(".hand .slot > button.act").count() == 0:  # about a Mindbug first
        answer(page)
        assert wait_for_question(page)
    page.wait_for_function(STILL)


def updated(page: Page, updates: list[tuple[str, str]], pause: int = 40, is_asked_anew: bool = False) -> None:
    """The server sends so many updates at once: each with its version, and beats; of the same question or another."""
    page.context.add_init_script(WATCHING.replace("PAUSE", str(pause)))
    page.reload()
    for name, beats in updates:
        send(page, name, beats, is_asked_anew=is_asked_anew)


def send(page: Page, name: str, beats: str = "", *, is_asked_anew: bool = False, is_mine: bool = True) -> None:
    """The server sends an update of that version."""
    html = page.evaluate("window.first ??= document.querySelector('#table').innerHTML")
    html = re.sub(r' style="[^"]*"', "", html).replace("\n", " ")
    html = re.sub(r'data-version="[^"]*"', f'data-version="{name}"', html, count=1)
    html = re.sub(r'<ol class="beats".*?</ol>', "", html)
    if is_asked_anew:
        html = re.sub(r'(name="version" value=")[^"]*', rf"\g<1>{name}", html)
    if not is_mine:
        html = re.sub(r" data-mine", "", html, count=1)
    acted = f'<ol class="beats" hidden>{beats}</ol><form id="moves"'
    html = html.replace('<form id="moves"', acted, 1).strip()
    page.evaluate(ARRIVES, [name, html])


def shown(page: Page, versions: list[str]) -> None:
    page.wait_for_function("last => window.shown.at(-1) === last", arg=versions[-1])
    assert page.evaluate("window.shown") == versions


def test_quick_updates_are_all_shown_in_order(visit: Visits) -> None:
    page = asked(visit)
    versions = [f"test.{number}" for number in range(times(5, 10))]
    beat = BEAT.format(kind="float", at="hearts-0", word="−{}")
    updated(page, [(name, beat.format(number)) for number, name in enumerate(versions)])
    shown(page, versions)
    page.wait_for_function("last => window.acted.at(-1)?.[2] === last", arg=versions[-1])
    acted = page.evaluate("window.acted.map(([, word, version]) => [word, version])")
    assert acted == [[f"−{number}", name] for number, name in enumerate(versions)], "each with what happened before it"


@pytest.mark.long
def test_what_happened_is_seen_again_to_its_end_or_until_somebody_answers(visit: Visits) -> None:
    page = asked(visit)
    versions = [f"test.{number}" for number in range(times(2, 3))]
    updated(page, [(name, BEAT.format(kind="moment", at="", word=name)) for name in versions])
    shown(page, versions)
    page.evaluate("window.shown = []; window.acted = []; document.querySelector('.asking [data-again]').click()")
    expect(page.locator("#replaying")).to_be_visible()
    expect(page.locator("#replaying")).to_be_hidden()
    assert page.evaluate("window.shown.slice(1)") == versions
    assert page.evaluate("window.acted.map(([, word]) => word)") == versions

    sent: list[str] = []
    page.on("request", lambda request: sent.append(request.url) if request.method == "POST" else None)
    page.evaluate("window.acted = []")
    page.locator(".asking [data-again]").click()
    expect(page.locator("#replaying")).to_be_visible()
    page.wait_for_selector("form.moves .slot > button.act")
    page.evaluate("""() => {
      const button = document.querySelector("form.moves .slot > button.act"); // of the table that is shown just now
      button.form.requestSubmit(button);
    }""")
    expect(page.locator("#replaying")).to_be_hidden()
    assert version(page) == versions[-1]
    assert sent == [], "nothing is answered meanwhile"


def test_what_others_did_can_be_seen_again_throughout_the_own_turn(visit: Visits) -> None:
    page = asked(visit)
    updated(page, [("others.0", ""), ("mine.0", "")])
    shown(page, ["others.0", "mine.0"])
    page.evaluate(OWN_MOVE)
    send(page, "mine.1")
    shown(page, ["others.0", "mine.0", "mine.1"])
    assert seen_again(page) == ["others.0", "mine.0", "mine.1"]
    page.evaluate("window.shown = ['mine.1']")
    send(page, "others.1", is_mine=False)
    shown(page, ["mine.1", "others.1"])
    assert seen_again(page) == ["others.1"], "after the own last move"


def seen_again(page: Page) -> list[str]:
    """The tables that are shown after the first one."""
    page.evaluate("window.shown = []; document.querySelector('[data-again]').click()")
    expect(page.locator("#replaying")).to_be_visible()
    expect(page.locator("#replaying")).to_be_hidden()
    found: list[str] = page.evaluate("window.shown.slice(1)")
    return found


def test_a_press_skips_what_is_acted_out(visit: Visits) -> None:
    page = asked(visit)
    updated(page, [("test.0", BEAT.format(kind="moment", at="", word="Boo!") * 200)])
    page.wait_for_selector(".moment", state="attached")
    page.mouse.click(5, 450)
    expect(page.locator("#table")).not_to_have_class(re.compile("acting"))
    assert page.evaluate("window.acted.length") < 200


@pytest.mark.long
def test_sound_and_speed_are_chosen_and_kept_and_what_is_open_stays_open(visit: Visits) -> None:
    page = asked(visit)
    page.locator("[popovertarget=log]:not(.shut)").click()
    expect(page.locator("#log")).to_be_visible()
    before = version(page)
    page.keyboard.press("1")
    wait_for_change(page, before)
    expect(page.locator("#log")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#log")).to_be_hidden()

    assert wait_for_question(page)
    page.wait_for_function(STILL)
    page.context.add_init_script(HEARD)
    page.reload()
    switch = page.locator("button[data-sound]")
    expect(switch).to_have_attribute("aria-pressed", "false")
    answer(page)
    assert page.evaluate("window.heard") == 0
    switch.click()
    expect(switch).to_have_attribute("aria-pressed", "true")
    assert page.evaluate("window.heard") > 0
    page.reload()
    expect(page.locator("button[data-sound]")).to_have_attribute("aria-pressed", "true")

    start_game(page, "easy")  # the first one may be over
    until_a_card_can_be_played(page)
    page.locator("[popovertarget=more]").click()
    page.locator("[data-speed=instant]").click()
    expect(page.locator("[data-speed=instant]")).to_have_attribute("aria-pressed", "true")
    versions = ["test.0", "test.1"]
    updated(page, [(name, BEAT.format(kind="moment", at="", word="Boo!")) for name in versions])
    shown(page, versions)
    assert page.evaluate("window.acted") == []
    page.locator("[popovertarget=more]").click()
    expect(page.locator("[data-speed=instant]")).to_have_attribute("aria-pressed", "true")


def test_a_press_while_the_next_table_waits_shows_it_and_answers_nothing(visit: Visits) -> None:
    """What was pressed stays until the press was heard: the page complains of nothing."""
    page = asked(visit, reduced_motion="reduce")
    sent: list[str] = []
    page.on("request", lambda request: sent.append(request.url) if request.method == "POST" else None)
    updated(page, [("test.0", "")], pause=10_000_000, is_asked_anew=True)
    page.locator("form.moves .slot > button.act").last.click()
    shown(page, ["test.0"])
    assert sent == []


def test_reduced_motion_marks_what_has_changed(visit: Visits) -> None:
    page = asked(visit, reduced_motion="reduce")
    updated(page, [("test.0", BEAT.format(kind="moment", at="", word="Boo!"))])
    shown(page, ["test.0"])
    assert page.evaluate("window.acted") == []
    assert page.evaluate("window.transitions") == 0


def middle(one: Locator) -> tuple[float, float]:
    box = one.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_card_is_seen_large_and_dragged_onto_the_table_and_keys_answer(visit: Visits) -> None:
    page = asked(visit, viewport={"width": 1280, "height": 720})
    check_that_a_card_is_seen_large(page)
    check_that_a_card_is_dragged(page)
    assert wait_for_question(page)
    check_that_keys_answer(page)


def check_that_a_card_is_seen_large(page: Page) -> None:
    """When it is pointed at for a moment; beside the pointer, never under it."""
    slot = page.locator(".hand .slot").first
    name = slot.locator(".nm").inner_text()
    x, y = middle(slot)
    page.mouse.move(x, y)
    peek = page.locator(".peek")
    expect(peek).to_be_visible()
    expect(peek).to_contain_text(name)
    box = peek.bounding_box()
    assert box is not None
    assert not (box["x"] < x < box["x"] + box["width"] and box["y"] < y < box["y"] + box["height"])
    assert min(box["x"], box["y"]) >= 0
    assert box["x"] + box["width"] <= 1280
    assert box["y"] + box["height"] <= 720
    page.keyboard.press("Escape")
    expect(peek).to_have_count(0)
    page.mouse.move(5, 400)
    button = page.locator(".hand .slot > button.act").first
    page.keyboard.press("Tab")
    button.focus()
    expect(peek).to_be_visible()
    page.keyboard.press("Escape")


def check_that_a_card_is_dragged(page: Page) -> None:
    button = page.locator(".hand .slot > button.act").first
    key = button.get_attribute("value")
    x, y = middle(button)
    sent: list[str] = []
    page.on("request", lambda request: sent.append(request.post_data or "") if "/move" in request.url else None)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 20, y - 30, steps=4)
    page.mouse.up()
    expect(page.locator(".dragged")).to_have_count(0)
    assert sent == [], "it was put back"
    before = version(page)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y - 160, steps=6)
    page.mouse.up()
    wait_for_change(page, before)
    assert [f"key={key}" in body.replace("%3A", ":") for body in sent] == [True]


def check_that_keys_answer(page: Page) -> None:
    page.keyboard.press("?")
    expect(page.locator("#keys")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#keys")).to_be_hidden()
    page.keyboard.press("l")
    expect(page.locator("#log")).to_be_visible()
    page.keyboard.press("l")
    expect(page.locator("#log")).to_be_hidden()

    second = page.locator(ANSWERS).nth(1).get_attribute("value")
    before = version(page)
    with page.expect_request("**/move") as sent:
        page.keyboard.press("2")
    assert f"key={second}" in (sent.value.post_data or "").replace("%3A", ":")
    wait_for_change(page, before)
    assert wait_for_question(page)
    with page.expect_request("**/undo"):
        page.keyboard.press("u")


def at_sneaky(page: Page) -> None:
    """Somebody may attack with a SNEAKY creature."""
    sides = [{"hand": ["gorillion"], "play": ["tiger_squirrel"]}, {"hand": ["bee_bear"], "play": ["luchataur"]}]
    table = bestiaire.table("mindbug", position={"players": sides})
    table.play("attack:tiger_squirrel")  # it goes on from before that
    play_on(page, table)


def test_a_large_card_says_what_its_keywords_mean(visit: Visits) -> None:
    page = visit(viewport={"width": 1280, "height": 720})
    at_sneaky(page)
    means = page.locator(".peek .means")
    page.mouse.move(*middle(page.locator(".mat.us .slot")))
    expect(means).to_contain_text("SNEAKY: only another SNEAKY creature can block it.")
    page.locator("button.lang").click()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    assert wait_for_question(page)
    page.mouse.move(*middle(page.locator(".mat.us .slot")))
    expect(means).to_contain_text("FURTIF\u00a0: seule une autre créature")


@pytest.mark.long
def test_a_sign_says_what_it_means_and_covers_no_answer(visit: Visits) -> None:
    """When it is pointed at, has the focus, or is pressed long; whoever doesn't point hears it."""
    page = visit(viewport={"width": 390, "height": 844}, is_mobile=True, has_touch=True)
    at_sneaky(page)
    tip, said = page.locator(".peek.tip"), page.locator("#said")
    page.mouse.move(*middle(page.locator(".person.near .hearts svg").first))
    expect(tip).to_have_text("Life: whoever has none left loses.")
    expect(said).not_to_contain_text("Life:")
    box = tip.bounding_box()
    assert box is not None
    for button in page.locator(f"{ANSWERS}:visible").all():
        other = button.bounding_box()
        assert other is not None
        beside = box["x"] >= other["x"] + other["width"] or other["x"] >= box["x"] + box["width"]
        assert beside or box["y"] >= other["y"] + other["height"] or other["y"] >= box["y"] + box["height"]
    page.mouse.move(5, 300)
    expect(tip).to_have_count(0)
    page.keyboard.press("Tab")
    page.locator("[data-tip]:has([href='#s-bug'])").focus()
    expect(tip).to_contain_text("Mindbug: spend it")
    expect(said).to_contain_text("Mindbug: spend it")
    page.keyboard.press("Escape")
    expect(tip).to_have_count(0)
    x, y = middle(page.locator(".person.near .hearts svg").first)
    press = page.context.new_cdp_session(page)
    press.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    expect(tip).to_contain_text("Life")
    expect(said).to_contain_text("Life")
    press.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(tip).to_have_count(0)


@pytest.mark.long
def test_a_large_card_is_gone_with_a_press_until_the_pointer_goes_on(visit: Visits) -> None:
    page = visit(viewport={"width": 1280, "height": 720})
    page.clock.install()
    at_sneaky(page)
    before = version(page)
    x, y = middle(page.locator(".mat.us .slot"))
    page.mouse.move(x, y)
    expect(page.locator(".peek")).to_be_visible()
    page.mouse.click(x, y)
    wait_for_change(page, before)
    expect(page.locator(".peek")).to_have_count(0)
    page.mouse.move(x + 3, y)
    page.clock.run_for(2000)
    expect(page.locator(".peek")).to_have_count(0)
    page.mouse.move(*middle(page.locator(".mat .slot", has_text="Luchataur")))
    page.clock.run_for(2000)
    expect(page.locator(".peek")).to_contain_text("Luchataur")


def test_touch_lifts_then_plays_and_a_long_press_reads(visit: Visits) -> None:
    page = asked(visit, viewport={"width": 390, "height": 844}, is_mobile=True, has_touch=True)
    button = page.locator(".hand .slot > button.act").first
    before = version(page)
    button.tap()
    expect(page.locator(".slot.picked")).to_have_count(1)
    expect(page.locator(".peek .btn")).to_be_visible()
    assert version(page) == before
    page.locator(".question").tap()
    expect(page.locator(".slot.picked")).to_have_count(0)
    expect(page.locator(".peek")).to_have_count(0)

    x, y = middle(button)
    press = page.context.new_cdp_session(page)
    press.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    expect(page.locator(".peek")).to_be_visible()
    press.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.locator(".peek")).to_have_count(0)
    assert version(page) == before, "it was read, not played"

    button.tap()
    page.locator(".peek .btn").tap()
    wait_for_change(page, before)

    until_a_card_can_be_played(page)
    button = page.locator(".hand .slot > button.act").first
    before = version(page)
    button.tap()
    expect(page.locator(".slot.picked")).to_have_count(1)
    page.wait_for_function(STILL)
    page.touchscreen.tap(*middle(button))
    wait_for_change(page, before)


def test_a_move_is_taken_back_where_it_is_seen(visit: Visits) -> None:
    page = visit(NO_PAGE)
    start_game(page, "hotseat")
    show_hand(page)
    before = version(page)
    answer(page)
    wait_for_change(page, before)
    offers = page.get_by_role("button", name=re.compile("undo|take it back", re.IGNORECASE))
    expect(offers).to_have_count(1)  # in one place only
    offers.click()
    expect(page.get_by_text("A move was taken back.").first).to_be_visible()


@pytest.mark.long
def test_the_end_is_shown_across_the_table_and_folds_away(visit: Visits) -> None:
    page = asked(visit)
    answer(page)
    assert wait_for_question(page)
    hidden = page.locator(".hand.far").count()
    page.locator("[popovertarget=more]").click()
    page.locator("button[form=resign]").click()
    page.locator("button[form=resign]").click()
    end = page.locator(".end")
    expect(end).to_have_attribute("data-outcome", "lost")
    expect(end.locator(".finale")).to_be_visible()
    expect(end.get_by_role("img", name="Defeat")).to_be_visible()
    expect(end.locator(".fig")).to_have_count(3)
    for name in ("Replay", "Share"):
        expect(end.get_by_role("link", name=name)).to_have_attribute("href", re.compile("/replay$"))
    assert (hidden, page.locator(".hand.far").count()) == (0, 1), "all hands are open now"
    end.locator("> summary").click()
    expect(end.locator(".finale")).to_be_hidden()
    expect(page.locator(".ending")).to_be_visible()
    page.locator("button.lang").click()
    expect(page.locator(".end").get_by_role("img", name="Défaite")).to_be_visible()
