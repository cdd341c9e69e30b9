"""Hints and curves: only where they are fair, from what the seat knows, and judged once."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

import bestiaire
from bestiaire.core.rng import seeded
from bestiaire.web import limits
from bestiaire.web.limits import Buckets
from bestiaire.web.pages.judged import how_far, in_short
from bestiaire.web.pages.pages import Pages
from bestiaire.web.tables.curves import GrowingCurve
from bestiaire.web.thinking.judging import hint_for
from bestiaire.web.visitors import Visitor
from tests.depth import each_seed
from tests.web import databases
from tests.web.helpers import Browser, Page, Program, Site, finished_record, with_friend
from tests.web.test_leaks import dealt_anew
from tests.web.test_streams import Reader

WON = {
    "players": [
        {"life": 3, "hand": ["gorillion"], "play": ["luchataur"], "mindbugs": 0},
        {"life": 1, "mindbugs": 0, "hand": ["killer_bee"]},
    ]
}


def won() -> bestiaire.Table:
    """A game of one move, and that one wins."""
    table = bestiaire.table("mindbug", position=WON)
    table.play("attack:luchataur")
    return table


@pytest.fixture
def site(site: Site, monkeypatch: pytest.MonkeyPatch) -> Site:
    """It gives as many opinions as anybody wants."""
    for name in ("hints", "curve_starts", "board_starts"):
        monkeypatch.setattr(site.server.limits, name, Buckets(1e6, 1e6))
    return site


def asked_by_computer(site: Site, browser: Browser) -> Page:
    """A game against a computer in which the visitor is asked."""
    page = browser.new_game("random", name="Ana")
    site.wait_for_computer(page.game_id)
    return browser.get(page.path)


# -- hints


@pytest.mark.parametrize(("lang", "said"), [("en", "Chance to win"), ("fr", "Chances de gagner")])
def test_a_hint_against_the_computer(site: Site, lang: str, said: str) -> None:
    browser = site.visitor(lang)
    page = asked_by_computer(site, browser)
    before = site.stored()
    told = browser.submit(page, page.form("/hint"))
    assert told.status == 200
    assert said in told.words
    room = site.room(page.game_id)
    words = room.table.info.words()
    assert room.table.choice is not None
    assert words is not None
    for key in room.table.choice.keys:
        assert words.answer(room.table.view(room.table.choice.player), key, lang) in told.words
    assert site.stored() == before
    assert set(told.form("/move").values("key")) == set(room.table.choice.keys), "it can be followed at once"
    assert "style=" not in told.text, "the content policy forbids it"
    assert "default-src 'none'" in told.answer.headers["content-security-policy"]


def test_a_hint_at_one_screen_is_for_the_seat_that_is_asked(site: Site) -> None:
    browser = site.visitor()
    page = browser.new_game("hotseat", name="Ana", other="Max")
    assert not page.forms("/hint"), "nobody has said to be looking"
    page = browser.get(next(link for link in page.read.links if "as=" in link))
    told = browser.submit(page, page.form("/hint"))
    assert told.status == 200
    assert any("?as=" in link for link in told.read.links)


def test_no_hints_where_another_person_plays(site: Site) -> None:
    ana, max_ = site.visitor(), site.visitor()
    game_id = with_friend(site, ana, max_)
    room = site.room(game_id)
    assert room.table.choice is not None
    mover = (ana, max_)[room.table.choice.player]
    page = mover.get(f"/t/{game_id}")
    assert page.keys
    assert not page.forms("/hint")
    refused = mover.post(f"/t/{game_id}/hint", {"version": str(room.version)})
    assert refused.status == 403
    assert "no hints where another person plays" in refused.words
    stranger = site.visitor().post(f"/t/{game_id}/hint", {"version": str(room.version)})
    assert stranger.status == 403


def test_who_may_not_ask_for_a_hint(site: Site) -> None:
    browser = site.visitor()
    page = asked_by_computer(site, browser)
    path = f"/t/{page.game_id}/hint"
    assert site.visitor().post(path, {"version": str(page.version)}).status == 403
    assert browser.post(path, {"version": str(page.version + 1)}).status == 409
    assert browser.post(path, {"version": "x"}).status == 422
    assert browser.post(path, {}).status == 422
    assert browser.post("/t/nothing/hint", {"version": "0"}).status == 404
    assert browser.get(path).path == page.path


@pytest.mark.own_site
def test_hints_are_limited(site: Site) -> None:
    browser = site.visitor()
    page = asked_by_computer(site, browser)
    site.server.limits.hints = Buckets(0.01, 1)
    assert browser.submit(page, page.form("/hint")).status == 200
    refused = browser.submit(page, page.form("/hint"))
    assert refused.status == 429
    assert int(refused.answer.headers["retry-after"]) >= 1
    site.server.limits.hints = Buckets(1e6, 1e6)
    site.server.limits.by_address["hint"] = Buckets(0.01, 0.0)
    assert browser.submit(page, page.form("/hint")).status == 429, "and of one address"


def test_a_hint_for_programs(site: Site) -> None:
    program = Program(site.client)
    table = program.create("random")
    site.wait_for_computer(table["id"])
    shown = program.look(table["id"])
    told = program.post(f"/tables/{table['id']}/hint", {"version": shown["version"]})
    assert told.status_code == 200
    assert {option["key"] for option in told.json()["options"]} == {
        option["key"] for option in shown["view"]["choice"]["options"]
    }
    assert site.client.post(f"/api/v1/tables/{table['id']}/hint", json={"version": 0}).status_code == 401
    assert program.post(f"/tables/{table['id']}/hint", {}).status_code == 422


def hint_bytes(pages: Pages, table: bestiaire.Table, lang: str) -> str:
    """All that is sent of a hint: the page's part, and the program's."""
    told = hint_for("mindbug", table.position(), lang, ["Ana", "Max"], 5, "search:60")
    shown = pages.render(
        "opinion.html", Visitor("x", "", lang), judged=in_short("mindbug", told, ["Ana", "Max"]), form_id=None
    )
    return shown + json.dumps(told.to_json())


@each_seed(2, 4)
def test_no_byte_of_a_hint_depends_on_what_the_seat_can_not_know(seed: int) -> None:
    rng = seeded(seed)
    pages = Pages()
    table = bestiaire.table("mindbug", seed=seed)
    others = 0
    for number in range(16):
        assert table.choice is not None
        if number % 5 == 0:
            lang = ("en", "fr")[number % 2]
            true = hint_bytes(pages, table, lang)
            for _ in range(2):
                world = dealt_anew(table, table.choice.player, rng)
                others += world.position() != table.position()
                assert hint_bytes(pages, world, lang) == true
        table.play(rng.below(len(table.choice.options)))
        if table.choice is None:
            break
    assert others > 0


# -- curves


def until_judged(site: Site, game_id: str) -> GrowingCurve:
    """Waits for a curve that was set growing."""
    curve = site.server.curves.known[game_id]

    async def wait() -> None:
        assert curve.task is not None
        await curve.task

    assert site.client.portal is not None
    site.client.portal.call(wait)
    return curve


def test_a_curve_is_judged_once_and_kept(site: Site, tmp_path: Path) -> None:
    browser = site.visitor()
    page = browser.upload(json.dumps(won().record()).encode())
    assert "0 of 1 move judged" in page.words
    assert [how_far(known, 3, "fr") for known in (0, 1, 2)] == [
        "0 coup jugé sur 3", "1 coup jugé sur 3", "2 coups jugés sur 3",
    ]  # fmt: skip
    assert how_far(1, 1, "en") == "1 of 1 move judged"
    page = browser.submit(page, page.form("/curve"))
    curve = until_judged(site, page.game_id)
    assert curve.is_done
    assert curve.verdicts[-1].hopes == (1.0, 0.0)
    page = browser.get(f"{page.path}?at=1")
    assert 'class="curve"' in page.text
    assert page.text.count('class="point') == 2
    assert f"/t/{page.game_id}/replay?at=0&seat=open" in page.read.links
    assert 'class="walk-move was-wins"' in page.text, "the last move, in the list of all"
    assert not page.forms("/curve"), "there is nothing more to judge"
    assert "style=" not in page.text
    program = Program(site.client)
    told = program.get(f"/tables/{page.game_id}/curve").json()
    assert told["is_done"]
    assert [verdict["played"] for verdict in told["verdicts"]] == ["attack:luchataur", None]
    site.server.curves.known.clear()
    assert 'class="point' in browser.get(page.path).text, "from disk"
    assert site.server.curves.known[page.game_id].task is None
    assert site.server.curves.known[page.game_id].verdicts == curve.verdicts
    databases.execute(site.address, f"UPDATE curves SET level = 'search:600' WHERE game_id = '{page.game_id}'")
    site.server.curves.known.clear()
    assert browser.get(page.path).forms("/curve"), "it was judged another way, and is judged again"


@pytest.mark.own_site
def test_the_curve_of_a_game_that_is_removed_goes_with_it(site: Site) -> None:
    browser = site.visitor()
    page = browser.upload(json.dumps(won().record()).encode())
    browser.submit(page, page.form("/curve"))
    until_judged(site, page.game_id)
    count = "SELECT count(*) FROM curves"
    assert databases.execute(site.address, count) == [(1,)]
    browser.post(f"/t/{page.game_id}/remove", {})
    assert databases.execute(site.address, count) == [(0,)]
    assert browser.get(f"/t/{page.game_id}/curve/stream").status == 404


def test_no_curve_while_the_game_runs(site: Site) -> None:
    browser = site.visitor()
    page = asked_by_computer(site, browser)
    assert browser.get(f"/t/{page.game_id}/curve/stream").status == 403
    assert browser.post(f"/t/{page.game_id}/curve", {}).status == 403
    assert Program(site.client).get(f"/tables/{page.game_id}/curve").status_code == 403
    assert page.game_id not in site.server.curves.known
    assert browser.get("/t/nothing/curve/stream").status == 404


def test_a_curve_that_nobody_wants_does_not_grow(site: Site) -> None:
    page = site.visitor().upload(json.dumps(finished_record()).encode())
    curves, lobby = site.server.curves, site.server.lobby

    async def nobody() -> int:
        room = await lobby.room(page.game_id)
        replay = await lobby.replay(room)
        curve = await curves.of(room, replay, ["Ana", "Max"], "en")
        curves.grow(curve, "mindbug", replay)
        assert curve.task is not None
        await curve.task
        return len(curve.verdicts)

    assert site.client.portal is not None
    assert site.client.portal.call(nobody) == 0


def test_a_curve_grows_while_somebody_listens(site: Site) -> None:
    page = site.visitor().upload(json.dumps(finished_record()).encode())
    game_id = page.game_id

    async def watch() -> None:
        reader = Reader(site, f"/t/{game_id}/curve/stream")
        task = await reader.open()
        await reader.until_sent(1)
        seen = ""
        for _ in range(4):
            seen = await reader.take()
        assert 'class="curve"' in seen
        curve = site.server.curves.known[game_id]
        assert curve.presence.number == 1
        assert curve.verdicts
        reader.gone.set()
        for _ in range(3):
            reader.takes.release()
        await task
        assert curve.presence.number == 0
        assert curve.task is not None
        await curve.task
        assert not curve.is_done, "nobody wanted the rest"
        assert site.server.streams.total == 0

    assert site.client.portal is not None
    site.client.portal.call(watch)


@pytest.mark.own_site
def test_curves_are_limited(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    browser = site.visitor()
    pages = [browser.upload(json.dumps(finished_record(seed)).encode()) for seed in (1, 2)]
    site.server.limits.curve_starts = Buckets(0.01, 1)
    assert browser.submit(pages[0], pages[0].form("/curve")).status == 200
    refused = browser.submit(pages[1], pages[1].form("/curve"))
    assert refused.status == 429
    assert browser.get(pages[1].path).status == 200, "the game can be looked at all the same"
    monkeypatch.setattr(limits, "LONGEST_CURVE", 3)
    assert "too long to be judged" in browser.get(pages[1].path).words


@pytest.mark.own_site
def test_a_game_that_can_not_be_judged_says_so(site: Site) -> None:
    browser = site.visitor()
    page = browser.upload(json.dumps(won().record()).encode())
    curves, lobby = site.server.curves, site.server.lobby

    async def failing() -> None:
        room = await lobby.room(page.game_id)
        replay = await lobby.replay(room)
        curve = await curves.of(room, replay, ["Ana", "Max"], "en")
        curve.presence.number = 1
        curves.grow(curve, "no_such_game", replay)
        assert curve.task is not None
        await asyncio.wait([curve.task])

    assert site.client.portal is not None
    site.client.portal.call(failing)
    assert "can't be judged" in browser.get(page.path).words
