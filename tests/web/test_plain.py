"""Games that bring no page of their own: they are played in the browser all the same."""

from __future__ import annotations

import html
import json
import random
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import bestiaire
from bestiaire.core.showing import Sight
from bestiaire.core.workers import start_worker
from bestiaire.show.page.plain import PlainPage
from bestiaire.web import limits
from bestiaire.web.pages.art import address
from bestiaire.web.tables.sandbox import Sandbox
from bestiaire.web.thinking.worker_pool import WorkerPool
from tests.tiny import SNIP
from tests.web.gong import GongWords
from tests.web.helpers import Browser, Page, Program, Site, open_site, options

CARDS = [
    {
        "id": str(number),
        "name_en": f"Card {number}",
        "name_fr": f"Carte {number}",
        "text_en": "Scores no more than the die.",
        "text_fr": "Ne marque pas plus que le dé.",
        "power": number,
        "copies": 1,
    }
    for number in range(1, 13)
]


@contextmanager
def on_the_shelf(info: bestiaire.GameInfo) -> Iterator[None]:
    bestiaire.register(info)
    try:
        yield
    finally:
        bestiaire.unregister(info.key)


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    with on_the_shelf(SNIP), open_site(tmp_path) as opened:
        opened.server.sandbox = opened.server.boards.sandbox = Sandbox(start_snip_worker)
        yield opened


def start_snip_worker() -> None:
    start_worker()
    bestiaire.register(SNIP)


def sit_down(browser: Browser) -> Page:
    """Three people at one screen."""
    page = browser.new_game("hotseat", name="Ana", game="snip")
    assert page.status == 200, page.words
    return page


def play_whole(browser: Browser, page: Page, seed: int = 1) -> tuple[Page, list[str]]:
    """A whole game, every move the press of a button; the last page, and all questions and labels."""
    rng, read = random.Random(seed), []
    while not page.is_over:
        if not page.keys:  # another one takes the screen
            (turn,) = [link for link in page.read.links if "?as=" in link]
            page = browser.get(turn)
        read += [page.words, *page.form("/move").labels]
        assert page.status == 200
        page = browser.play(page, rng.choice(page.keys))
        assert page.status == 200, page.words
    return page, read


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_game_without_words_or_page_is_played_to_its_end(site: Site, lang: str) -> None:
    browser = site.visitor(lang)
    page, read = play_whole(browser, sit_down(browser))
    assert ("win" if lang == "en" else "gagne") in page.words
    assert ("Roll: again" if lang == "en" else "Roll : again") in read
    assert any(
        ("Your choice: lay (rule SN-2)." if lang == "en" else "À vous de choisir : lay (règle SN-2).") in line
        for line in read
    )
    assert any(("Die" in line and "Ana" in line and "Hands" in line) for line in read)
    assert "None" not in " ".join(read)
    assert site.room(page.game_id).table.result is not None


def test_a_hand_is_shown_to_its_owner_alone(site: Site) -> None:
    browser = site.visitor()
    page = sit_down(browser)
    table = site.room(page.game_id).table
    mine = browser.get(f"/t/{page.game_id}?as=0")
    hand = ", ".join(str(card) for card in table.view(0)["hands"][0])
    assert f"<dt>Hands</dt><dd>{hand}</dd>" in mine.text
    assert mine.text.count("<dt>Hands</dt><dd>3</dd>") == 2
    watching = site.visitor().get(f"/t/{page.game_id}")
    assert watching.text.count("<dt>Hands</dt><dd>3</dd>") == 3
    assert not watching.keys


def test_its_replay_its_record_and_its_analysis(site: Site) -> None:
    browser = site.visitor()
    page, _ = play_whole(browser, sit_down(browser))
    replay = browser.get(f"/t/{page.game_id}/replay?at=3")
    assert replay.status == 200
    assert "Scores" in replay.words
    record = json.loads(browser.get(f"/t/{page.game_id}/record.json").text)
    assert bestiaire.replay(record).result is not None
    assert browser.upload(json.dumps(record).encode()).status == 200
    form = browser.get("/analysis?game=snip")
    assert form.status == 200
    position = json.dumps(bestiaire.table("snip", seed=3).position())
    board = browser.post("/analysis", {"game": "snip", "position": position})
    assert board.status == 200, board.words
    assert board.keys == ["roll:keep", "roll:again"]


def test_what_can_be_read_about_it(site: Site) -> None:
    browser = site.visitor()
    assert "This game lists no cards." in browser.get("/cards/snip").words
    assert "This game explains no rules here." in browser.get("/rules/snip").words
    assert "Snip" in browser.get("/").words
    page = browser.get(f"/t/{sit_down(browser).game_id}?as=0")
    assert '<link rel="stylesheet" href="/static/games/snip.css' in page.text
    style = browser.get("/static/games/snip.css")
    assert (style.status, style.answer.headers["content-type"].split(";")[0]) == (200, "text/css")
    assert browser.get("/static/games/nothing.css").status == 404


def test_computers_and_programs_play_it_too(tmp_path: Path) -> None:
    with on_the_shelf(SNIP), open_site(tmp_path) as site:
        site.server.thinkers.close()
        site.server.thinkers.pool = WorkerPool(1, limits.THINKING_MEMORY, start_snip_worker)
        ana = Program(site.client, "Ana")
        made = ana.post("/tables", {"game": "snip", "opponents": ["greedy", "random"]})
        assert made.status_code == 201, made.text
        table = made.json()["id"]
        while site.room(table).table.result is None:
            site.wait_for_computer(table)
            shown = ana.look(table)
            if options(shown):
                assert ana.move(table, options(shown)[0], shown["version"]).status_code == 200
        assert "Scores" in Browser(site).get(f"/t/{table}").words


def test_its_cards_are_called_by_their_names(tmp_path: Path) -> None:
    named = replace(SNIP, cards=lambda: [dict(card) for card in CARDS])
    with on_the_shelf(named), open_site(tmp_path) as site:
        browser = site.visitor("fr")
        gallery = browser.get("/cards/snip")
        assert gallery.text.count('<article class="card') == 12 + 1, "one of them lies open beside the others"
        assert "Carte 7" in gallery.words
        assert "Puissance 7" in gallery.words
        assert browser.get(address("snip", "7")).status == 200
        plate = browser.get("/cards/snip/7")
        assert "Ne marque pas plus que le dé." in plate.words
    page = PlainPage(named)
    shown = page.show(Sight({"seat": 0, "top": "7", "pile": ["8", "none"], "die": 6}, {}, ["Ana"], "fr"))
    assert [entry.words for entry in shown.shared] == ["Carte 7", "Carte 8, none", "6"]


def shown_by(view: dict[str, Any], names: list[str], **info: Any) -> Any:
    return PlainPage(replace(SNIP, **info)).show(Sight({"seat": 0, **view}, {}, names, "en"))


def test_fields_within_fields_are_lists_within_lists() -> None:
    view = {"turn": 1, "board": {"rows": [{"x": 1}, {"x": 2}], "open": True}, "empty": [], "nobody": None}
    shown = shown_by(view, ["Ana", "Max"])
    assert shown.sides == []
    turn, board, empty, nobody = shown.shared
    assert (turn.title, turn.words) == ("Turn", "Max")
    rows, is_open = board.entries
    assert [entry.title for entry in rows.entries] == ["1", "2"]
    assert (rows.entries[1].entries[0].title, rows.entries[1].entries[0].words) == ("X", "2")
    assert (is_open.words, empty.words, nobody.words) == ("yes", "–", "–")


def test_what_a_player_has_stands_under_their_name() -> None:
    view = {"players": [{"points": 1}, {"points": 2}], "scores": [3, 4], "active": 0}
    shown = shown_by({**view, "seat": 1}, ["Ana", "Max"])
    assert [(side.name, [(entry.title, entry.words) for entry in side.entries]) for side in shown.sides] == [
        ("Max", [("Points", "2"), ("Scores", "4")]),
        ("Ana", [("Points", "1"), ("Scores", "3")]),
    ]


def test_the_words_of_a_game_are_on_its_buttons() -> None:
    choice = {"player": 0, "kind": "turn", "options": [{"key": "turn:strike"}, {"key": "turn:out"}]}
    shown = shown_by({"choice": choice}, ["Ana", "Max"], words=GongWords)
    assert [(button.key, button.label) for button in shown.loose] == [
        ("turn:strike", "Strike"),
        ("turn:out", "Step out"),
    ]


def test_what_a_player_wrote_does_no_harm(site: Site) -> None:
    name = '<b>"Ana"'
    page = site.visitor().new_game("hotseat", name=name, game="snip")
    assert name not in page.text
    assert html.escape(name, quote=True).replace("&quot;", "&#34;") in page.text
