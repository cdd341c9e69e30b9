"""The table in a real browser, flow by flow. No page may log an error or break its content policy (see `visit`)."""

from __future__ import annotations

import contextlib
import re
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

import bestiaire
from bestiaire.players import Seat, player
from tests.browser.conftest import ServerProcess, Visits
from tests.browser.player import (
    ANSWERS,
    ENDED,
    MOVING,
    NO_PAGE,
    SMALL_PHONE,
    answer,
    complaints,
    focused,
    set_up,
    start_game,
    tab_to,
    upload,
    version,
    wait_for_change,
    wait_for_question,
)
from tests.depth import DEEP, times

GONE_BACK = "() => !history.state?.plate"
"""What was read large is gone from the history, too."""
HOLD_BACK = "() => { history.back = () => { delete history.back; }; }"
"""The browser is slow to go back once."""
HELD = "() => !Object.hasOwn(history, 'back')"
GO_BACK = """() => new Promise((resolve) => {
  addEventListener("popstate", () => resolve(), { once: true });
  history.back();
})"""


def played_record() -> dict[str, Any]:
    """A whole game between two players that choose at random, always the same."""
    table = bestiaire.table("mindbug", seed=4)
    players = [player("random", seed) for seed in (1, 2)]
    while table.choice is not None:
        table.play(players[table.choice.player].choose(Seat(table)))
    return table.record()


def more(page: Page) -> None:
    """Opens the menu of a table, if it is not open."""
    if not page.locator("#more").is_visible():
        page.locator("[popovertarget=more]").click()
    expect(page.locator("#more")).to_be_visible()


def resign(page: Page) -> None:
    wait_for_question(page)
    more(page)
    button = page.locator("button[form=resign]")
    button.click()
    expect(button).to_have_text("Resign: sure? Press again")
    expect(page.locator(ENDED)).to_have_count(0)
    button.click()


def at(page: Page, number: int) -> None:
    """The replay stands after so many moves."""
    expect(page.locator("[data-replay]")).to_have_attribute("data-at", str(number))


# -- playing


def test_a_whole_game_against_the_computer_by_clicks(visit: Visits) -> None:
    page = visit(**MOVING)
    page.locator("button[formaction='/new/mindbug']").click()
    set_up(page, "easy", name="Ana")
    expect(page.get_by_role("heading", name="Ana")).to_be_visible()
    for _ in range(times(1, 3)):
        wait_for_question(page)
        answer(page)
    assert page.evaluate("window.transitions") > 0
    page.emulate_media(reduced_motion="reduce")  # the rest of the game is as long as it is
    while DEEP and wait_for_question(page):
        answer(page)
    if not page.locator(ENDED).count():
        resign(page)
    expect(page.locator(".question")).to_have_text(re.compile("win"))
    expect(page.locator(ANSWERS)).to_have_count(0)

    page.get_by_role("link", name="Replay").click()
    expect(page.locator("[data-replay]")).to_be_visible()
    page.go_back()
    page.get_by_role("button", name="Play again").click()
    expect(page.locator(".person.far h2")).to_have_text(re.compile("The computer"))
    wait_for_question(page)


def test_two_people_by_invitation(visit: Visits) -> None:
    ana = visit(NO_PAGE)
    start_game(ana, "friend", name="Ana")
    expect(ana.get_by_text("Waiting for your friend…")).to_be_visible()
    expect(ana.locator(ANSWERS)).to_have_count(0)
    link = ana.locator("#invitation").input_value()

    ben = visit(link)
    expect(ben.get_by_role("heading", level=1)).to_contain_text("Ana")
    ben.get_by_label("What shall we call you?").fill("Ben <b>")
    ben.get_by_role("button", name="Sit down and play").click()
    expect(ben.locator(".person.far h2")).to_contain_text("Ana")
    expect(ana.locator(".person.far h2")).to_contain_text("Ben <b>")
    expect(ana.locator("#invitation")).to_be_hidden()  # nobody is invited any more

    # One press plays. The other side sees it at once.
    mover, other = (ana, ben) if is_asked(ana, ben) else (ben, ana)
    expect(mover).to_have_title(re.compile("^● Your move"))
    expect(other).to_have_title(re.compile("^Mindbug"))
    answer(mover, mover.locator(ANSWERS).nth(1))
    expect(other.locator("[data-at=pending] .card")).to_be_visible()

    # The other keeps the Mindbug; now who played would like the card back, and the other agrees.
    answer(other, other.locator("button[value='mindbug:no']"))
    mover.get_by_role("button", name="Ask to undo my move").click()
    for asked, words in ((mover, "You asked to undo your move; waiting"), (other, "would like to undo a move.")):
        expect(asked.locator(".told")).to_contain_text(words)
        expect(asked.locator("#said")).to_contain_text(words)
    other.get_by_role("button", name="Agree").click()
    expect(mover.locator(f".hand {ANSWERS.removeprefix('form.moves ')}")).to_have_count(5)
    expect(mover.locator(".mat .card")).to_have_count(0)

    moves = {ana: 0, ben: 0}
    while min(moves.values()) < times(1, 4) and ana.locator(ENDED).count() == 0:
        mover = ana if is_asked(ana, ben) else ben
        answer(mover, mover.locator(ANSWERS).last)
        moves[mover] += 1
    spectator = visit(ana.url)
    expect(spectator.get_by_text("You are watching")).to_be_visible()
    expect(spectator.locator(".hand .card")).to_have_count(0)
    expect(spectator.locator(ANSWERS)).to_have_count(0)


def is_asked(one: Page, other: Page) -> bool:
    """Whether the first of two people at a table is asked, once both see the same."""
    newest = max(version(one), version(other), key=lambda tag: [int(number) for number in tag.split(".")[:2]])
    for page in (one, other):
        expect(page.locator("#table .part")).to_have_attribute("data-version", newest)
    return one.locator(ANSWERS).count() > 0


def test_two_at_one_screen(visit: Visits) -> None:
    page = visit(NO_PAGE)
    start_game(page, "hotseat", name="Ana")
    show = page.get_by_role("link", name="Show my hand")
    hands = 0
    while hands < times(2, 4):
        if show.is_visible():
            expect(page.locator(".hand .card")).to_have_count(0)  # the screen hides between hands
            show.click()
            hands += 1
        wait_for_question(page)
        answer(page)


def test_by_keyboard_alone(visit: Visits) -> None:
    page = visit()
    page.keyboard.press("Tab")
    expect(page.get_by_text("Skip to the table")).to_be_focused()
    page.keyboard.press("Enter")
    tab_to(page, "[data-opposite] input[name=opponent]")
    while not page.locator("[data-opposite] input[type=radio][value=easy]").is_checked():
        page.keyboard.press("ArrowDown")
    tab_to(page, "[data-opposite] button.main")
    page.keyboard.press("Enter")

    for _ in range(2):  # so early no game can be over
        assert wait_for_question(page)
        tab_to(page, "button[name=key]")
        before = version(page)
        page.keyboard.press("Enter")
        wait_for_change(page, before)
        expect(page.locator("#table :focus")).to_have_count(1)  # not thrown back to the top of the page
        assert not focused(page).startswith("BODY")

    assert wait_for_question(page)
    said = page.locator("#said").inner_text()
    if page.locator(".question:focus").count() == 0:  # what has the focus is read anyway
        assert said.endswith(page.locator(".question").inner_text()), said
    newest = page.evaluate(
        "[...document.querySelectorAll('.turns li')].sort((a, b) => a.dataset.n - b.dataset.n).at(-1).textContent"
    )
    assert newest in said
    moves = page.locator(ANSWERS)
    for key, place in (("ArrowRight", 0), ("ArrowRight", 1), ("ArrowLeft", 0), ("ArrowLeft", moves.count() - 1)):
        page.keyboard.press(key)
        expect(moves.nth(place)).to_be_focused()
    tab_to(page, "a[data-plate-link]", "Shift+Tab")
    link = focused(page)
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()
    expect(page.locator("dialog :focus")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()
    assert focused(page) == link


def test_reduced_motion(visit: Visits) -> None:
    page = visit(NO_PAGE, reduced_motion="reduce")
    start_game(page, "easy")
    for _ in range(3):
        assert wait_for_question(page)
        answer(page)
    assert page.evaluate("window.transitions") == 0
    moved = (
        "document.getAnimations().flatMap((one) => one.effect.getKeyframes()).flatMap((frame) => Object.keys(frame))"
    )
    assert not {"transform", "translate", "rotate", "scale"} & set(page.evaluate(moved)), "what changes only fades"


# -- reading


def test_a_card_is_read_large_and_played_from_there(visit: Visits) -> None:
    """Whatever closes it: a key, a button, and going back."""
    page = visit(NO_PAGE)
    start_game(page, "easy")
    wait_for_question(page)
    while page.locator(".hand .act").count() == 0:  # asked about a Mindbug first
        answer(page)
        wait_for_question(page)
    address = page.url
    link = page.locator(".hand .nm").first
    name = link.inner_text()
    link.press("Enter")
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("heading", name=name)).to_be_visible()
    expect(dialog.locator("img").first).to_be_visible()
    page.evaluate(HOLD_BACK)
    page.keyboard.press("Escape")
    page.wait_for_function(HELD)
    link.press("Enter")  # read again before the history has gone back
    expect(dialog).to_be_visible()
    page.evaluate(GO_BACK)
    expect(dialog).to_be_visible()
    dialog.get_by_role("button", name="Close").click()
    expect(dialog).to_be_hidden()
    page.wait_for_function(GONE_BACK)
    link.press("Enter")
    expect(dialog).to_be_visible()
    page.go_back()
    expect(dialog).to_be_hidden()
    assert page.url == address
    expect(page.locator(".hand")).to_be_visible()
    card = page.locator(".hand .slot:has(.act)").first
    key = card.locator(".act").get_attribute("value")
    card.locator(".nm").press("Enter")
    before = version(page)
    page.get_by_role("dialog").locator(f"button[value='{key}']").click()
    expect(page.get_by_role("dialog")).to_be_hidden()
    wait_for_change(page, before)


def test_resigning_is_asked_twice_and_the_shuffle_is_checked_in_the_browser(visit: Visits) -> None:
    page = visit(NO_PAGE)
    start_game(page, "easy")
    wait_for_question(page)
    answer(page)
    wait_for_question(page)
    resign(page)
    expect(page.locator(ENDED)).to_have_text("You resign: the computer wins.")
    more(page)
    page.get_by_role("link", name="Checking the shuffle").click()
    page.get_by_role("button", name="Check it here").click()
    expect(page.locator("strong[role=status]")).to_contain_text("it is the same")


def test_the_rules_are_one_tap_away(visit: Visits) -> None:
    page = visit(NO_PAGE)
    start_game(page, "easy")
    wait_for_question(page)
    more(page)
    page.get_by_text("Why this question?").click()
    why = page.locator(".why[data-keep=why] a")
    rule = (why.get_attribute("href") or "").partition("#")[2]
    assert rule
    expect(page.locator(".why[data-keep=why]")).not_to_contain_text(rule)
    why.click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("heading", name="Mindbug: how to play")).to_be_attached()
    expect(dialog.locator(".meant")).to_have_text(rule)
    expect(dialog.locator(".meant")).to_be_in_viewport()
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    card = visit("/cards/mindbug/killer_bee")
    expect(card.locator(".plate-rule")).to_contain_text("Hunter")


def test_the_illustrated_rules_fit_a_phone_and_paper(visit: Visits) -> None:
    """A link to a rule opens the list that is folded away; on paper there is neither bar nor button."""
    page = visit("/rules/duel#KD-066", viewport={"width": 390, "height": 844})
    expect(page.locator("#KD-066")).to_be_in_viewport()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    page.goto(page.url.partition("#")[0])
    expect(page.locator("#KD-066")).to_be_hidden()
    page.emulate_media(media="print")
    for gone in (".bar", "footer", ".numbered"):
        expect(page.locator(gone)).to_be_hidden()
    expect(page.locator("body")).to_have_css("background-color", "rgb(255, 255, 255)")
    expect(page.locator(".panel > p").first).to_have_css("color", "rgb(0, 0, 0)")
    expect(page.locator(".panel .shows").first).to_be_visible()


def test_french(visit: Visits) -> None:
    page = visit(locale="fr-FR")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(page.get_by_text("Une table pour des jeux de créatures")).to_be_visible()
    start_game(page, "easy")
    wait_for_question(page)
    expect(page.get_by_role("region", name="Votre main")).to_be_visible()
    more(page)
    page.get_by_text("Pourquoi cette question ?").click()
    expect(page.locator(".why p")).to_contain_text("Dans les règles")
    page.get_by_role("button", name="Switch to English").click()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    expect(page.get_by_role("region", name="Your hand")).to_be_visible()


@pytest.mark.long
def test_replay(visit: Visits) -> None:
    record = played_record()
    last = len(record["moves"])
    page = visit()
    upload(page, record)
    at(page, 0)
    page.evaluate("window.isSame = true")
    page.get_by_role("link", name="Forward").click()
    at(page, 1)
    page.keyboard.press("ArrowRight")
    at(page, 2)
    page.keyboard.press("ArrowLeft")
    at(page, 1)
    page.keyboard.press("End")
    at(page, last)
    expect(page.locator(".question")).to_have_text(re.compile("win"))
    page.get_by_role("link", name="First").click()
    at(page, 0)
    for key, number in (("ArrowRight", 3), ("ArrowLeft", 0)):  # faster than the server answers
        page.evaluate(THREE_PRESSES, key)
        at(page, number)

    page.get_by_role("button", name="Autoplay").click()
    at(page, 2)
    page.get_by_role("button", name="Stop").press("Enter")
    expect(page.get_by_role("button", name="Autoplay")).to_be_visible()

    seen_by(page, "spectator")
    expect(page.locator(".hand .card")).to_have_count(0)
    seen_by(page, "1")
    expect(page.locator(".hand:has(.card)")).to_have_count(1)
    seen_by(page, "open")
    expect(page.locator(".hand:has(.card)")).to_have_count(2)
    page.get_by_role("heading", name=re.compile("^Turn 4, ")).get_by_role("link").click()
    expect(page.locator("[data-replay]")).not_to_have_attribute("data-at", re.compile("^[0-3]$"))
    assert page.evaluate("window.isSame"), "all of it on one page"
    page.get_by_role("button", name="Passer en français").click()  # another language, the same place in the game
    expect(page.locator("[data-replay]")).not_to_have_attribute("data-at", re.compile("^[0-3]$"))
    expect(page.locator(".hand:has(.card)")).to_have_count(2)


THREE_PRESSES = """(key) => {
  for (let times = 0; times < 3; times += 1) {
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  }
}"""


def seen_by(page: Page, who: str) -> None:
    page.locator(f".seen-by a[data-seat='{who}']").click()


@pytest.mark.long
def test_going_on_from_a_replay(visit: Visits) -> None:
    page = visit()
    upload(page, played_record())
    page.keyboard.press("ArrowRight")
    at(page, 1)
    page.get_by_text("Play on from here").click()
    page.get_by_label("Against").select_option("easy")
    page.get_by_role("button", name="Play", exact=True).click()
    assert wait_for_question(page)
    answer(page)


# -- what surrounds it


TOO_WIDE = """() => {
  const isSwiped = (one) => one && (/auto|scroll/.test(getComputedStyle(one).overflowX) || isSwiped(one.parentElement));
  return [...document.querySelectorAll("body *")].filter((one) => one.checkVisibility()
    && !one.closest("pre, .visually-hidden, .skip") && !isSwiped(one.parentElement)
    && one.getBoundingClientRect().right > innerWidth + 1)
    .map((one) => `${one.parentElement.className} > ${one.outerHTML.slice(0, 80)}`);
}"""
"""What reaches out of the window, unless it lies in a row that is swiped."""


@pytest.mark.parametrize("locale", ["fr-FR", "en-GB"])
@pytest.mark.long
def test_a_phone_never_scrolls_sideways(visit: Visits, locale: str) -> None:
    page = visit(locale=locale, **SMALL_PHONE)

    def fits(where: str) -> None:
        wide = page.evaluate(TOO_WIDE)
        assert (page.evaluate("document.documentElement.scrollWidth"), wide) == (360, []), where

    fits("front page")
    start_game(page, "easy", name="W" * 24)
    for number in range(times(2, 6)):
        if not wait_for_question(page):
            break
        fits(f"table, question {number}")
        answer(page)
    page.goto(page.url.partition("?")[0] + "/fairness")
    fits("fairness")
    page.goto("/")
    record = played_record()
    upload(page, record)
    for key, moves in (("ArrowRight", 1), ("End", len(record["moves"]))):
        page.keyboard.press(key)
        at(page, moves)
        fits(f"replay, {key}")


@pytest.fixture
def mortal_server(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server that a test may kill."""
    started = ServerProcess(tmp_path)
    started.start()
    yield started
    started.kill()


def test_open_pages_heal_after_a_restart(visit: Visits, mortal_server: ServerProcess) -> None:
    visit.may_fail = lambda text: "net::ERR_" in text
    page = visit(NO_PAGE, address=mortal_server.address)
    start_game(page, "easy")
    for _ in range(2):
        assert wait_for_question(page)
        answer(page)
    assert wait_for_question(page)
    hand = page.locator(".hand .nm").all_inner_texts()
    mortal_server.kill()
    expect(page.get_by_text("Connection lost; trying again…")).to_be_visible()
    mortal_server.start()
    expect(page.get_by_text("Connection lost; trying again…")).to_be_hidden()
    assert page.locator(".hand .nm").all_inner_texts() == hand
    answer(page)


def test_an_answer_that_comes_too_fast_is_sent_again(visit: Visits) -> None:
    """As soon as the server says; meanwhile the page tells why it waits."""
    visit.may_fail = lambda text: "429" in text
    page = visit(NO_PAGE)
    start_game(page, "easy")
    assert wait_for_question(page)
    sent: list[str | None] = []

    def turn_away(route: Route) -> None:
        sent.append(route.request.post_data)
        if len(sent) == 1:
            route.fulfill(status=429, headers={"retry-after": "1"}, json={"message": "Too many requests."})
        else:
            route.continue_()

    page.route("**/move", turn_away)
    before = version(page)
    page.locator(ANSWERS).first.click()
    expect(page.get_by_text("Too many requests.")).to_be_visible()
    wait_for_change(page, before)
    expect(page.locator("#toast")).to_be_hidden()
    assert len(sent) == 2
    assert sent[0] == sent[1]


def test_an_answer_that_is_lost_is_sent_again(visit: Visits, mortal_server: ServerProcess) -> None:
    """The move arrives, the connection is cut before its answer: the page sends the same once more, and it happens
    once. What is refused is sent once. If nothing gets through, the page says so."""
    visit.may_fail = lambda text: "net::ERR_" in text or "409" in text
    page = visit(NO_PAGE, address=mortal_server.address)
    start_game(page, "hotseat")
    page.get_by_role("link", name="Show my hand").click()
    assert wait_for_question(page)
    sent: list[str | None] = []

    def cut(route: Route) -> None:
        sent.append(route.request.post_data)
        if len(sent) == 1:
            route.fetch()
            route.abort()
        else:
            route.continue_()

    page.route("**/move", cut)
    answer(page)
    expect(page.locator("#toast")).to_be_hidden()
    page.wait_for_function("() => !document.querySelector('form[data-busy]')")
    assert len(sent) == 2
    assert sent[0] == sent[1]
    assert entries_of(mortal_server) == 1
    page.unroute("**/move")

    page.get_by_role("link", name="Show my hand").click()
    assert wait_for_question(page)
    sent.clear()

    def stale(route: Route) -> None:
        sent.append(route.request.post_data)
        route.continue_(post_data="version=99&key=x")

    page.route("**/move", stale)
    page.locator(ANSWERS).first.click()
    expect(page.get_by_text("The table has changed meanwhile")).to_be_visible()
    assert len(sent) == 1
    page.unroute("**/move")
    sent.clear()

    def fail(route: Route) -> None:
        sent.append(route.request.post_data)
        route.abort()

    page.route("**/move", fail)
    page.locator(ANSWERS).first.click()
    expect(page.get_by_text("Your answer did not get through")).to_be_visible()
    assert (len(sent), len(set(sent))) == (5, 1)
    page.unroute("**/move")
    assert entries_of(mortal_server) == 1
    answer(page)
    assert entries_of(mortal_server) > 1


def entries_of(server: ServerProcess) -> int:
    """How many entries are on disk."""
    with contextlib.closing(sqlite3.connect(server.database.removeprefix("sqlite:///"))) as connection:
        return int(connection.execute("SELECT count(*) FROM entries").fetchone()[0])


def test_names_roles_and_contrast(visit: Visits) -> None:
    page = visit()
    found = complaints(page)
    start_game(page, "friend", name="Ana")
    invitation = page.locator("#invitation").input_value()
    found += complaints(page)
    found += complaints(visit(invitation))
    page.goto("/")
    start_game(page, "easy")
    for number in range(times(2, 8)):
        if not wait_for_question(page):
            break
        if number in (1, 4, 7):
            more(page)
            page.get_by_text("Why this question?").click()
            found += complaints(page)
            page.keyboard.press("Escape")
        answer(page)
    page.goto(page.url.partition("?")[0] + "/fairness")
    found += complaints(page)
    page.goto("/cards/mindbug/gorillion")
    found += complaints(page)
    page.goto("/")
    record = played_record()
    upload(page, record)
    for key, moves in (("ArrowRight", 1), ("End", len(record["moves"]))):
        page.keyboard.press(key)
        at(page, moves)
        found += complaints(page)
    assert sorted(set(found)) == []
