"""A row of the database is broken: that table says so, and everything else goes on."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bestiaire.web.transfer.exports import exported
from tests.web import databases
from tests.web.helpers import Browser, Program, Site, open_site, play_to_the_end

ANYWHERE = {
    "no JSON": ["UPDATE games SET start = '{' WHERE id = '{id}'"],
    "no object": ["UPDATE games SET start = '[1]' WHERE id = '{id}'"],
    "a seed that is none": ["""UPDATE games SET start = '{"seed": "x"}' WHERE id = '{id}'"""],
    "an unknown game": ["UPDATE games SET game = 'chess' WHERE id = '{id}'"],
    "an illegal move": ["UPDATE entries SET key = 'play:nothing' WHERE game_id = '{id}' AND number = 1"],
    "an unknown entry": ["UPDATE entries SET kind = 'what' WHERE game_id = '{id}' AND number = 1"],
    "a move that is missing": ["DELETE FROM entries WHERE game_id = '{id}' AND number = 0"],
    "a move of nobody": ["UPDATE entries SET seat = 9 WHERE game_id = '{id}' AND number = 1"],
    "no seats": ["DELETE FROM seats WHERE game_id = '{id}'"],
    "a seat that is missing": ["DELETE FROM seats WHERE game_id = '{id}' AND seat = 0"],
    "a seat too few": ["DELETE FROM seats WHERE game_id = '{id}' AND seat = 1"],
    "a seat too many": ["INSERT INTO seats (game_id, seat, name) VALUES ('{id}', 2, '')"],
    "a wish of nobody": ["INSERT INTO wishes VALUES ('{id}', 0, 7, 'undo', 1, '', 0)"],
    "a wish that means nothing": ["INSERT INTO wishes VALUES ('{id}', 0, 0, 'replace', 1, 'x', 0)"],
    "a date that is none": ["UPDATE games SET changed = 1e300 WHERE id = '{id}'"],
}
SQLITE = {
    "a date in words": ["UPDATE games SET changed = 'yesterday' WHERE id = '{id}'"],
    "a name that is none": ["UPDATE seats SET name = x'01' WHERE game_id = '{id}'"],
    "a face that is none": ["UPDATE seats SET face = x'01' WHERE game_id = '{id}'"],
    "a name in another code": ["UPDATE seats SET name = CAST(x'ff' AS TEXT) || name WHERE game_id = '{id}'"],
    "a start in another code": ["UPDATE games SET start = CAST(x'ff' AS TEXT) || start WHERE id = '{id}'"],
}
UNHARMED = {"a name in another code"}


def damage(site: Site, how: str, game_id: str) -> None:
    statements = (ANYWHERE | SQLITE)[how]
    databases.execute(site.address, *(statement.replace("{id}", game_id) for statement in statements))


def own_games(browser: Browser) -> set[str]:
    return {link.split("/")[2] for link in browser.get("/").read.links if link.startswith("/t/")}


def running_game(browser: Browser) -> str:
    """A game at one screen in which something was played."""
    page = browser.new_game("hotseat", name="Ana")
    for _ in range(2):
        shown = [link for link in page.read.links if "as=" in link]
        page = browser.get(shown[0]) if shown else page
        page = browser.play(page, page.keys[0])
    assert page.status == 200
    return page.game_id


def reports(caplog: pytest.LogCaptureFixture, game_id: str) -> list[str]:
    return [record.getMessage() for record in caplog.records if game_id in record.getMessage()]


@pytest.mark.both_databases("sqlite")
def test_one_broken_row_breaks_one_table(tmp_path: Path, database: str, caplog: pytest.LogCaptureFixture) -> None:
    with open_site(tmp_path) as site:
        ana = site.visitor()
        broken = {how: running_game(ana) for how in (ANYWHERE | SQLITE if database == "sqlite" else ANYWHERE)}
        whole = running_game(ana)
        for how, game_id in broken.items():
            damage(site, how, game_id)
        assert ana.get("/").status == 200
    caplog.clear()
    with open_site(tmp_path) as site:
        ana, max_ = ana.at(site), site.visitor("fr")
        for browser in (ana, max_):
            assert browser.get("/").status == 200
            assert whole in own_games(browser)
            assert browser.get(f"/t/{whole}").status == 200
        for how in UNHARMED & broken.keys():
            assert ana.get(f"/t/{broken.pop(how)}").status == 200, how
        program = Program(site.client)
        for how, game_id in broken.items():
            for _ in range(2):
                page = max_.get(f"/t/{game_id}")
                assert page.status == 410, how
                assert "Cette partie ne peut plus être lue" in page.words
                assert "This game can't be read any more" in ana.get(f"/t/{game_id}/replay").words
                assert program.get(f"/tables/{game_id}").json()["error"] == "broken_game"
            assert ana.post(f"/t/{game_id}/move", {"version": "2", "key": "x"}).status == 410, how
            assert len(reports(caplog, game_id)) == 1, f"{how}: once is enough"
        assert f"bestiaire_broken_games {len(broken)}\n" in site.client.get("/metrics").text
        assert whole in own_games(ana), "however many are broken"
        assert site.client.get("/healthz").status_code == 200


def test_a_broken_game_keeps_no_computer_from_waking(tmp_path: Path) -> None:
    asked = "UPDATE games SET waiting = {}, thinker = NULL WHERE id = '{}'"
    with open_site(tmp_path) as site:
        ana = site.visitor()
        page = ana.new_game("random")
        site.wait_for_computer(page.game_id)
        for how in ("no JSON", "an illegal move", "no seats"):
            broken = running_game(ana)
            damage(site, how, broken)
            databases.execute(site.address, asked.format(1, broken))
        address = site.address
    databases.execute(address, asked.format(2, page.game_id))
    with open_site(tmp_path) as site:
        ana = ana.at(site)

        async def woken() -> None:
            await site.server.lobby.waking

        assert site.client.portal is not None
        site.client.portal.call(woken)
        page = play_to_the_end(site, ana, ana.get(f"/t/{page.game_id}"), lambda keys: keys[0])
        assert page.is_over


@pytest.mark.postgres_only("SQLite has one server")
def test_a_game_that_breaks_while_people_look_at_it(tmp_path: Path) -> None:
    """Who reads it again notices; it is not in memory any more, and says so."""
    with open_site(tmp_path) as site:
        ana = site.visitor()
        whole = running_game(ana)
        for how in ("no JSON", "an illegal move", "a seat too few"):
            broken = running_game(ana)
            damage(site, how, broken)
            assert [ana.get(f"/t/{broken}").status for _ in range(3)][-1] == 410
            assert broken not in site.server.lobby.rooms
        assert ana.get(f"/t/{whole}").status == 200


@pytest.mark.sqlite_only("a column there takes anything")
def test_an_export_leaves_out_progress_that_can_not_be_read(tmp_path: Path) -> None:
    with open_site(tmp_path) as site:
        ana = site.visitor()
        for path in ("/learn", "/learn/mindbug/2", "/learn/duel/2"):
            ana.get(path)
        databases.execute(site.address, "UPDATE progress SET value = x'01' WHERE name = 'duel'")
        first = json.loads(next(iter(exported(site.address))))
        assert [row[2] for row in first["progress"]] == ["mindbug"]


def test_an_export_has_all_others(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with open_site(tmp_path) as site:
        ana = site.visitor()
        whole = running_game(ana)
        broken = [running_game(ana) for _ in range(2)]
        damage(site, "no JSON", broken[0])
        databases.execute(site.address, f"UPDATE entries SET kind = 'undo' WHERE game_id = '{broken[1]}'")
        databases.execute(site.address, f"INSERT INTO curves VALUES ('{whole}', 'x', 'no JSON')")
        _, *lines = [json.loads(line) for line in exported(site.address)]
        assert [line["table"]["id"] for line in lines] == [whole]
        for game_id in broken:
            assert "left out" in reports(caplog, game_id)[-1]
