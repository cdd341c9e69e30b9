"""Chance at the tables of a server: drawn from a secret, another one at every table, shown when the game is over."""

from __future__ import annotations

import json
import re

import pytest

import bestiaire
from bestiaire.core.errors import BadRecord
from bestiaire.web.tables.fairness import check_record
from bestiaire.web.tables.positions import example
from bestiaire.web.tables.replay import Replay
from tests.web.helpers import Json, Program, Site, aggressive, play_to_the_end, record_at

KEYED = re.compile(r"([0-9a-f]{64})\.[0-9]+")


def secret_at(site: Site, game_id: str) -> str:
    """The secret of the stream that a table draws from."""
    match = KEYED.fullmatch(str(site.room(game_id).table.position()["random"]))
    assert match is not None, "chance that can be foretold"
    return match[1]


def test_every_way_to_a_table_leads_to_fresh_chance(site: Site) -> None:
    """From the front page, by the API, after a lesson, from a position, playing again, playing on at the start of a
    turn and in the midst of one."""
    browser = site.visitor()
    page = play_to_the_end(site, browser, browser.new_game("random"), aggressive)
    over = site.room(page.game_id)
    secrets = [str(over.stored.start["seed"])]
    secrets += [secret_at(site, browser.new_game("random", game=game).game_id) for game in bestiaire.games()]
    secrets.append(secret_at(site, Program(site.client).create()["id"]))
    secrets.append(secret_at(site, browser.post(f"/t/{over.id}/rematch", {}).game_id))
    secrets.append(secret_at(site, browser.post("/learn/mindbug/play", {}).game_id))
    for game in bestiaire.games():
        page = browser.post("/analysis/play", {"game": game, "position": example(game)})
        secrets.append(secret_at(site, page.game_id))
    for at in (0, 1, 2, 3):
        page = browser.post(f"/t/{over.id}/continue", {"at": str(at), "opponent": "hotseat"})
        assert page.status == 200
        secrets.append(secret_at(site, page.game_id))
    assert len(set(secrets)) == len(secrets)


def test_who_knows_a_game_that_is_over_knows_nothing_of_one_that_goes_on_from_it(site: Site) -> None:
    browser = site.visitor()
    players = [{"monster": "the_king"}, {"monster": "gigazaur"}]
    record = record_at({"players": players, "phase": "roll", "random": 5}, "reroll:smash", game="tokyo")
    foretold = bestiaire.replay(record)
    page = browser.play_on(record, at=1)
    room = site.room(page.game_id)
    assert room.table.view(0)["dice"] == foretold.view(0)["dice"], "what was thrown before stays"
    secret_at(site, room.id)
    assert browser.post(f"/t/{room.id}/undo", {"version": "0"}).status == 409, "that would lead back to known chance"


def test_the_record_of_a_game_proves_its_shuffle(site: Site) -> None:
    browser = site.visitor()
    page = play_to_the_end(site, browser, browser.new_game("random"), aggressive)
    record: Json = browser.get(f"/t/{page.game_id}/record.json").answer.json()
    assert re.fullmatch("[0-9a-f]{64}", record["seed"])
    assert check_record(record, "en").startswith(f"true: sha256({record['seed']}:")
    assert bestiaire.replay(record).result is not None
    other = record["seed"][:-1] + ("0" if record["seed"][-1] != "0" else "1")
    with pytest.raises(BadRecord, match="the shuffle was changed"):
        check_record({**record, "seed": other}, "en")


def test_a_board_from_a_game_has_chance_of_its_own(site: Site) -> None:
    browser = site.visitor()
    page = play_to_the_end(site, browser, browser.new_game("random"), aggressive)
    seed = site.room(page.game_id).stored.start["seed"]
    for at in ("0", "3"):
        board = browser.post(f"/t/{page.game_id}/analyse", {"at": at})
        assert board.status == 200
        newest = list(site.server.boards.known.values())[-1]
        assert str(seed) not in str(newest.snapshot.position["random"])


def test_nobody_fixes_the_dice_of_a_board_or_a_table(site: Site) -> None:
    browser = site.visitor()
    players = [{"monster": "the_king"}, {"monster": "gigazaur"}]
    position = {"players": players, "phase": "roll", "next_dice": ["smash"] * 20}
    page = browser.post("/analysis", {"game": "tokyo", "position": json.dumps(position)})
    assert page.status == 422
    assert "next_dice: dice can't be fixed here" in page.words
    refused = browser.upload(json.dumps(record_at(position, "reroll:none", game="tokyo")).encode())
    assert refused.status == 422
    assert "next_dice: dice can't be fixed here" in refused.words


def test_that_a_game_was_given_fresh_chance_is_no_step_of_its_replay(site: Site) -> None:
    browser = site.visitor()
    position = {"sets": ["king_of_tokyo"], "players": [{"play": ["hades"]}, {"life": 1}], "random": 5}
    record = record_at(position, "attack:hades")
    page = browser.play_on(record, at=1)
    room = site.room(page.game_id)
    page = play_to_the_end(site, browser, page, aggressive)
    replay = Replay(room.table)
    assert any(key.startswith("reseed:") for key in room.table.moves), "in the midst of a stage that used chance"
    assert len(replay.moves) == len(room.table.moves) - 1
    assert not any(key.startswith("reseed:") for key in replay.moves)
    assert replay.at(len(replay.moves)).digest() == room.table.digest()
    assert replay.at(1).view(0)["dice"] == bestiaire.replay(record).view(0)["dice"]
