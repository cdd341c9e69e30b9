"""What lies on the table stays where it lies: from one question to the next, and when somebody wishes to undo."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

import pytest
from playwright.sync_api import Browser, Page

import bestiaire
from bestiaire.web.store.stored import UNDO, Wish
from bestiaire.web.visitors import Visitor
from tests.browser.conftest import ServerProcess
from tests.browser.measured import ME, SWAP, Asked, Setting, Windows, questions, room_of
from tests.browser.test_layout import LANGUAGES, sizes_for
from tests.depth import long

BOXES = """(selector) => [...document.querySelectorAll(selector)].map((one) => {
  const box = one.getBoundingClientRect();
  return [one.className, ...[box.x, box.y, box.width, box.height].map(Math.round)];
})"""
PARTS = "#moves :is(section, button, .mat, .slot, .rail, .question, .happened)"


@pytest.fixture
def windows(browser: Browser, server: ServerProcess) -> Iterator[Windows]:
    opened = Windows(browser, server.address)
    yield opened
    opened.close()


def show_wish(windows: Windows, page: Page, asked: Asked, lang: str) -> None:
    """The same table, at which the other player would like to undo a move."""
    room = room_of(asked, True)
    moves = [replace(entry, seat=1 - asked.seat) for entry in room.stored.entries]
    room.stored.entries[:] = moves
    room.stored.wishes.append(Wish(1 - asked.seat, UNDO, len(moves), "", 0.0))
    page.evaluate(SWAP, windows.pages.table_part(room, Visitor(ME, asked.names[asked.seat], lang), None))


@pytest.mark.parametrize("game", [game if game == "tokyo" else long(game) for game in bestiaire.games()])
def test_nothing_moves_when_somebody_wishes_to_undo(windows: Windows, game: str) -> None:
    asked = next(one for one in questions(Setting(game), 1) if len(one.table.moves) > 3 and one.seat == 0)
    for number, size in enumerate(sizes_for(list(bestiaire.games()).index(game))):
        lang = LANGUAGES[number % 2]
        page = windows.show(asked, size, lang, with_friends=True)
        before = page.evaluate(BOXES, PARTS)
        show_wish(windows, page, asked, lang)
        agree, refuse = page.locator(".wish .btn").all()
        assert (agree.get_attribute("value"), refuse.get_attribute("value")) == ("yes", "no")
        assert page.evaluate(BOXES, PARTS) == before
        for one in (agree, refuse):
            one.click(trial=True)  # nothing lies on it


def test_hand_and_panel_stay_where_they_are_between_questions(windows: Windows) -> None:
    kinds = ("action", "mindbug", "block", "hunt")
    found = {one.kind: one for one in questions(Setting("mindbug"), 3) if one.kind in kinds}
    assert set(found) == set(kinds)
    for number, size in enumerate(sizes_for(1)):
        lang = LANGUAGES[(number + 1) % 2]
        places = {
            str(windows.show(asked, size, lang).evaluate(BOXES, ".mindbug > :is(.hand, .ribbon)"))
            .replace(" mine", "")
            .replace(" rest", "")
            for asked in found.values()
        }
        assert len({re.sub(r" n-\d+", "", place) for place in places}) == 1, (size, places)


SEEN_UNDER = """async () => {
  const seen = new Set();
  for (let frame = 0; frame < 4; frame += 1) {
    await new Promise(requestAnimationFrame);
    seen.add([...document.querySelectorAll(".hand.near .slot")].findIndex((slot) => slot.matches(":hover")));
  }
  return [...seen];
}"""
"""Which card of the hand the pointer is on, in frame after frame."""


def test_a_card_stays_under_a_pointer_that_rests_at_its_edge(windows: Windows) -> None:
    """It is lifted and stays turned as it was: else it would leave the pointer, come back, and leave it again."""
    asked = next(one for one in questions(Setting("mindbug"), 3) if one.kind == "action")
    page = windows.show(asked, (1440, 900), "en")
    page.emulate_media(reduced_motion="reduce")  # it is there at once
    edges = page.locator(".hand.near .slot").first.bounding_box()
    assert edges is not None
    for down in (0.3, 0.6, 0.9):
        for across in range(-2, 26, 4):
            page.mouse.move(2, 2)
            page.mouse.move(edges["x"] + across, edges["y"] + down * edges["height"])
            assert len(page.evaluate(SEEN_UNDER)) == 1, (down, across)
