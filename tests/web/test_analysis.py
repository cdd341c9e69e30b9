"""The board to analyse on: any position that can be, moves tried and taken back, and nothing stored."""

from __future__ import annotations

import html
import json
import re
from typing import Any

import pytest

import bestiaire
from bestiaire.core.rng import seeded
from bestiaire.core.table import Table
from bestiaire.players import Seat
from bestiaire.players.forest import grow
from bestiaire.web import limits
from bestiaire.web.limits import Buckets
from bestiaire.web.refusals import Refusal
from bestiaire.web.tables.boards import Board
from bestiaire.web.tables.positions import example, written
from bestiaire.web.tables.sandbox import snapshot_of
from bestiaire.web.thinking.judging import grow_at
from tests.depth import each_seed
from tests.web.helpers import Browser, Page, Site, finished_record, without_chance
from tests.web.test_leaks import dealt_anew
from tests.web.test_streams import Reader


@pytest.fixture
def site(site: Site, monkeypatch: pytest.MonkeyPatch) -> Site:
    """It gives as many opinions as anybody wants."""
    for name in ("hints", "curve_starts", "board_starts"):
        monkeypatch.setattr(site.server.limits, name, Buckets(1e6, 1e6))
    return site


def begin(browser: Browser, position: str | None = None) -> Page:
    """A board; at the example, if no position is given."""
    return browser.post("/analysis", {"game": "mindbug", "position": position or example("mindbug")})


def board_of(site: Site, page: Page) -> Board:
    return site.server.boards.known[page.path.rpartition("/")[2]]


def table_of(board: Board) -> Table:
    return bestiaire.table(board.game, position=board.snapshot.position)


def keys_of(board: Board) -> list[str]:
    choice = table_of(board).choice
    assert choice is not None
    return choice.keys


# -- positions


@pytest.mark.parametrize("game", sorted(bestiaire.games()))
def test_every_game_of_the_table_has_an_example(site: Site, game: str) -> None:
    table = bestiaire.table(game, position=json.loads(example(game)))
    assert table.choice is not None
    assert len(table.choice.options) > 1
    page = site.visitor().get(f"/analysis?game={game}")
    assert page.status == 200
    shown = page.text.partition("<textarea")[2].partition(">")[2].partition("</textarea>")[0]
    assert html.unescape(shown).strip() == example(game)


def test_a_position_is_written_for_people_and_read_back() -> None:
    table = bestiaire.table("mindbug", seed=3)
    table.play(0)
    assert json.loads(written(table.position())) == table.position()


@pytest.mark.parametrize(
    ("text", "en", "fr"),
    [
        ("", "position", "position"),
        ("{", "it can't be read as JSON", "ce n'est pas du JSON lisible"),
        ("[" * 60_000, "it can't be read as JSON", "ce n'est pas du JSON lisible"),
        ("7", "position: must be an object", "position : doit être un objet"),
        ('{"players": [{"life": -1}, {}]}', "players[0].life: must be from 0", "players[0].life : doit être compris"),
        ('{"players": [{"hand": ["<b>x"]}, {}]}', "players[0].hand[0]: unknown: '<b>x'", "inconnu : '<b>x'"),
        ('{"players": [{"life": 0}, {}]}', "the game is over there", "la partie y est finie"),
        ('{"players": [{}]}', "players: must be 2", "players : doit compter 2 joueurs"),
        ('{"players": [{}, {}], "colour": 1}', "colour: unknown field", "colour : champ inconnu"),
        (json.dumps({"players": [{"play": ["gorillion"] * 9}, {}]}), "players[0].play[", "players[0].play["),
    ],
)
def test_a_position_that_can_not_be_is_said_and_kept(site: Site, text: str, en: str, fr: str) -> None:
    before = set(site.server.boards.known)
    for lang, said in (("en", en), ("fr", fr)):
        page = begin(site.visitor(lang), text) if text else site.visitor(lang).post("/analysis", {"game": "mindbug"})
        assert page.status == 422
        assert said in page.words
        assert "<b>x" not in page.text
        if text:
            kept = page.text.partition("<textarea")[2].partition(">")[2].partition("</textarea>")[0]
            assert html.unescape(kept).strip() == text
    assert set(site.server.boards.known) <= before


def test_no_such_game(site: Site) -> None:
    page = site.visitor().post("/analysis", {"game": "chess", "position": "{}"})
    assert page.status == 422
    assert "there is no such game" in page.words


def test_no_moves_are_hidden_in_a_position(site: Site) -> None:
    table = bestiaire.table("mindbug", seed=7)
    position = table.position()
    position["stage"] = {"start": table.position(), "moves": ["reseed:5"] * (limits.LONGEST_RECORD + 1)}
    position["random"] = 5
    page = begin(site.visitor(), json.dumps(position))
    assert page.status == 422
    assert "too long" in page.words


# -- the board


def test_moves_are_tried_and_taken_back_and_nothing_is_stored(site: Site) -> None:
    browser = site.visitor()
    browser.get("/")
    before = site.stored()
    page = begin(browser)
    assert page.status == 200
    board = board_of(site, page)
    keys = page.form("/move").values("key")
    assert set(keys) == set(keys_of(board))
    digest = table_of(board).digest()
    page = browser.submit(page, page.form("/move"), ("key", keys[0]))
    assert "Moves tried: 1" in page.words
    page = browser.submit(page, page.form("/move"), ("key", page.form("/move").values("key")[0]))
    assert "Moves tried: 2" in page.words
    page = browser.submit(page, page.form("/back"))
    assert "Moves tried: 1" in page.words
    page = browser.submit(page, page.form("/restart"))
    assert table_of(board).digest() == board.snapshot.digest == digest
    assert not page.form("/back").buttons, "there is nothing to take back"
    assert browser.post(f"{page.path}/back", {"at": str(board.version)}).status == 409
    assert site.stored() == before
    assert "style=" not in page.text
    assert all(source and source.startswith("/static/") for source in page.read.scripts)


def test_what_does_not_fit_changes_nothing(site: Site) -> None:
    browser = site.visitor()
    page = begin(browser)
    board = board_of(site, page)
    key = keys_of(board)[0]
    assert browser.post(f"{page.path}/move", {"at": "0", "key": "fly:away"}).status == 422
    assert browser.post(f"{page.path}/move", {"at": "1", "key": key}).status == 409
    assert browser.post(f"{page.path}/move", {"at": "x", "key": key}).status == 422
    assert site.visitor().get(page.path).status == 404, "a board is its owner's"
    assert site.visitor().post(f"{page.path}/move", {"at": "0", "key": key}).status == 404
    assert site.visitor("fr").get("/analysis/nothing").status == 404
    assert board.version == 0
    for ending in ("move", "back", "restart", "think"):
        assert browser.get(f"{page.path}/{ending}").path == page.path


def test_without_script_it_thinks_when_told(site: Site) -> None:
    browser = site.visitor("fr")
    page = begin(browser)
    assert "Réflexion en cours" in page.words
    page = browser.submit(page, page.form("/think"))
    assert "Chances de gagner" in page.words
    board = board_of(site, page)
    assert board.thought is not None
    assert board.thought.forest.simulations > 0
    pressed = [button for form in page.forms("/move") for button in form.buttons]
    assert all(pressed.count(("key", key)) == 2 for key in keys_of(board)), "on the card and in the list"


def test_a_board_from_a_replay_of_a_finished_game_only(site: Site) -> None:
    browser = site.visitor()
    record = finished_record(names=["Ana", "Max"])
    page = browser.upload(json.dumps(record).encode())
    page = browser.get(f"{page.path}?at=3")
    board_page = browser.submit(page, page.form("/analyse"))
    assert board_page.status == 200
    assert "Ana" in board_page.words
    board = board_of(site, board_page)
    again = bestiaire.replay({**record, "moves": record["moves"][:3], "digests": [], "result": None})
    assert without_chance(table_of(board).position()) == without_chance(again.position())
    last = len(record["moves"])
    assert browser.post(f"/t/{page.game_id}/analyse", {"at": str(last)}).status == 409
    assert browser.post(f"/t/{page.game_id}/analyse", {"at": str(last + 1)}).status == 422
    running = browser.new_game("hotseat")
    assert browser.post(f"/t/{running.game_id}/analyse", {"at": "0"}).status == 403
    assert browser.get(f"/t/{page.game_id}/analyse").path.endswith("/replay")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_board_keeps_the_side_the_names_and_the_faces_of_its_replay(site: Site, lang: str) -> None:
    """Whoever is asked; every answer can be given there."""
    browser = site.visitor(lang)
    record = finished_record(names=["Ana", "Max"])
    archive = browser.upload(json.dumps(record).encode())
    for seat in "01":
        replay = browser.get(f"{archive.path}?at=3&seat={seat}")
        board_page = browser.submit(replay, replay.form("/analyse"))
        assert people(board_page) == people(replay) != []
        assert [name for _, name in people(board_page)] == (["Max", "Ana"] if seat == "0" else ["Ana", "Max"])
        choice = table_of(board_of(site, board_page)).choice
        assert choice is not None
        assert set(choice.keys) <= {key for form in board_page.forms("/move") for _, key in form.buttons}
        assert f"seat={seat}" in board_page.text


def people(page: Page) -> list[tuple[str, str]]:
    """Picture and name of who sits at a table of Mindbug, the far side first."""
    return re.findall(r'<div class="medal"><img src="([^"]+)".*?<h2 title="([^"]+)"', page.text, re.DOTALL)


@pytest.mark.own_site
def test_boards_are_few(site: Site) -> None:
    browser = site.visitor()
    browser.get("/")
    pages = [begin(browser) for _ in range(limits.BOARDS_OF_ONE + 1)]
    assert browser.get(pages[0].path).status == 404
    assert browser.get(pages[1].path).status == 200
    site.server.limits.board_starts = Buckets(0.01, 0.0)
    assert begin(browser).status == 429


# -- thinking


def cookie(browser: Browser) -> tuple[bytes, bytes]:
    return b"cookie", "; ".join(f"{name}={value}" for name, value in browser.client.cookies.items()).encode()


def test_it_thinks_while_somebody_looks(site: Site) -> None:
    browser = site.visitor()
    browser.get("/")
    page = begin(browser)
    board = board_of(site, page)
    boards = site.server.boards

    async def watch() -> None:
        reader = Reader(site, f"{page.path}/stream")
        headers: list[Any] = reader.scope["headers"]  # type: ignore[assignment]
        headers.append(cookie(browser))
        task = await reader.open()
        await reader.until_sent(1)
        seen = ""
        for _ in range(4):
            seen = await reader.take()
        assert "Chance to win" in seen
        assert board.presence.number == 1
        reader.gone.set()
        for _ in range(3):
            reader.takes.release()
        await task
        assert board.presence.number == 0
        assert not boards.watched
        assert board.task is not None
        await board.task  # ends by itself, since nobody looks
        assert board.thought is not None
        assert not board.thought.is_enough

    assert site.client.portal is not None
    site.client.portal.call(watch)


def test_not_too_many_are_thought_about_at_once(site: Site) -> None:
    browser = site.visitor()
    browser.get("/")
    boards = site.server.boards

    async def watch() -> None:
        stand = [snapshot_of(bestiaire.table("mindbug", seed=n)) for n in range(limits.ANALYSES_OF_ONE + 1)]
        made = [boards.add(Board("ana", "mindbug", snapshot)) for snapshot in stand]
        for board in made[:-1]:
            board.presence.arrive("ana")
            boards.watch(board, "203.0.113.7")
        with pytest.raises(Refusal, match="too_many_analyses"):
            boards.watch(made[-1], "203.0.113.7")
        for board in made[:-1]:
            board.presence.leave("ana")
            boards.leave(board, "203.0.113.7")
        boards.watch(made[-1], "203.0.113.7")
        boards.leave(made[-1], "203.0.113.7")
        assert not boards.watched

    assert site.client.portal is not None
    site.client.portal.call(watch)


@each_seed(2, 3)
def test_the_search_judges_from_the_seat_that_is_asked(seed: int) -> None:
    """Though whoever looks may see all cards."""
    table = bestiaire.table("mindbug", seed=seed)
    for _ in range(6):
        table.play(0)
    assert table.choice is not None
    world = dealt_anew(table, table.choice.player, seeded(seed))
    assert world.position() != table.position()
    true = grow_at("mindbug", table.position(), 3, 3600.0, 80)
    assert grow_at("mindbug", world.position(), 3, 3600.0, 80) == true == grow(Seat(table), 3, 3600.0, 80)
