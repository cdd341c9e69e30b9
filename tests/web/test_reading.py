"""What comes from outside is played by workers with limits of their own, and never on the event loop."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

import bestiaire
from bestiaire.web.pages.board_pages import ShownBoard, draw_board
from bestiaire.web.tables.boards import Source
from bestiaire.web.tables.sandbox import Sandbox
from bestiaire.web.visitors import Visitor
from tests.conformance.test_extremes import GAMES, RICH, all_together
from tests.web import tar
from tests.web.helpers import Browser, Json, Page, Site, open_site

pytestmark = pytest.mark.any_database
TOO_MUCH = {"en": "This would take far too long to work out", "fr": "Ce serait beaucoup trop long à calculer"}
STUCK = ["time", "memory"]
START: Json = {"active": 0, "players": [{"points": 0, "out": False}, {"points": 0, "out": False}]}


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    """A server with Tar on its shelf, whose sandbox knows it and has little patience."""
    with tar.on_the_shelf(), open_site(tmp_path) as opened:
        server = opened.server
        server.sandbox.close()
        server.sandbox = server.boards.sandbox = Sandbox(tar.start_tar_worker, seconds=0.5, memory=256 * 1024**2)
        yield opened


def begin(browser: Browser, **more: str) -> Page:
    return browser.post("/analysis", {"game": "tar", "position": json.dumps({**START, **more})})


def step(browser: Browser, page: Page, key: str) -> Page:
    return browser.submit(page, page.form("/move"), ("key", key))


def test_a_board_is_not_played_in_the_process_that_serves(site: Site) -> None:
    browser = site.visitor()
    page = begin(browser)
    assert page.status == 200, page.words
    for tried in (1, 2):
        page = step(browser, page, "step:light")
        assert f"Moves tried: {tried}" in page.words
    page = browser.submit(page, page.form("/back"))
    assert "Moves tried: 1" in page.words
    page = browser.submit(page, page.form("/restart"))
    assert "Moves tried: 0" in page.words
    assert browser.get(page.path).status == 200
    assert tar.played == []


@pytest.mark.parametrize(("lang", "stuck"), [("en", "time"), ("fr", "memory")])
def test_a_move_that_takes_too_much_is_refused_and_the_board_goes_on(site: Site, lang: str, stuck: str) -> None:
    browser = site.visitor(lang)
    page = begin(browser)
    refused = step(browser, page, f"step:{stuck}")
    assert refused.status == 422
    assert TOO_MUCH[lang] in refused.words
    page = step(browser, browser.get(page.path), "step:light")
    assert page.status == 200, "as if nothing had been"
    assert tar.played == []


@pytest.mark.parametrize("stuck", STUCK)
def test_a_position_that_takes_too_much_is_refused_above_what_was_written(site: Site, stuck: str) -> None:
    page = begin(site.visitor(), stuck=stuck)
    assert page.status == 422
    assert TOO_MUCH["en"] in page.words
    assert "stuck" in page.text
    assert not site.server.boards.known
    assert tar.played == []


@pytest.mark.parametrize("stuck", STUCK)
def test_a_record_that_takes_too_much_is_refused(site: Site, stuck: str) -> None:
    before = site.stored()
    record = {"bestiaire": 1, "game": "tar", "version": 1, "position": START, "moves": [f"step:{stuck}"]}
    page = site.visitor().upload(json.dumps(record).encode())
    assert page.status == 422
    assert TOO_MUCH["en"] in page.words
    assert site.stored() == before
    assert tar.played == []


def test_a_record_is_looked_at_and_played_on_beside_the_event_loop(site: Site) -> None:
    """Once it is known how long that takes."""
    table = bestiaire.table("tar", position=START, seed=1)
    while table.choice is not None:
        table.play("step:light")
    browser = site.visitor()
    record = json.dumps(table.record()).encode()
    tar.played.clear()
    page = browser.upload(record)
    assert page.status == 200, page.words
    for at in (0, 5, len(table.moves)):
        assert browser.get(f"{page.path}?at={at}&seat=open").status == 200
    page = browser.get(f"{page.path}?at=3")
    assert browser.submit(page, page.form("/analyse")).status == 200
    assert "loop" not in tar.played
    assert browser.submit(page, page.form("/continue"), opponent="hotseat").status == 200


MOST_PAGE = 1_000_000


@pytest.mark.parametrize("game", GAMES)
def test_a_page_of_the_extremes_is_no_larger_than_others(game: str) -> None:
    """Nothing is drawn as often as a number says, unless that is small."""
    for index in range(len(RICH[game])):
        position = all_together(game, index, 1)
        board = ShownBoard("x", 0, Source(), game, position, [], None, True, False)
        assert len(draw_board(board, Visitor("x", "", "en"), "/")) <= MOST_PAGE


POISON = {"phase": "end", "players": [{"poison": 1_000_000, "cards": ["camouflage", "background_dweller"]}, {}]}


@pytest.mark.parametrize(
    ("lang", "said"),
    [("en", "players[0].poison: must be from 0 to 99"), ("fr", "players[0].poison : doit être compris entre 0 et 99")],
)
def test_a_million_tokens_are_refused(site: Site, lang: str, said: str) -> None:
    page = site.visitor(lang).post("/analysis", {"game": "tokyo", "position": json.dumps(POISON)})
    assert page.status == 422
    assert said in page.words
