"""Games that two who want to could play for ever: they end, a record of one is refused, and nobody waits for them."""

from __future__ import annotations

import asyncio
import json
import time
from functools import cache

import pytest

import bestiaire
from bestiaire.players.review import Verdict
from bestiaire.web import limits
from bestiaire.web.http.curves import NextMistake, Reviewed, next_mistake
from bestiaire.web.tables import moves
from bestiaire.web.tables.replay import Replay
from tests.depth import each_seed
from tests.web.helpers import Json, Site, finished_record, record_at

ENDLESS: Json = {
    "players": [
        {"life": 9_999, "play": ["gorillion"], "hand": []},
        {"life": 9_999, "play": ["rhino_turtle"], "hand": []},
    ]
}


@cache
def endless(moves: int) -> bytes:
    """A record of so many moves, without digests: attacks that nobody blocks, and too much life for it to matter."""
    table = bestiaire.table("mindbug", position=ENDLESS)
    keys: list[str] = []
    while len(keys) < moves:
        assert table.choice is not None
        keys.append("block:none" if "block:none" in table.choice.keys else table.choice.keys[0])
        table.play(keys[-1])
    record = {**bestiaire.table("mindbug", position=ENDLESS).record(), "moves": keys}
    del record["digests"]
    return json.dumps(record).encode()


@pytest.mark.parametrize(("lang", "sentence"), [("en", "too long: at most"), ("fr", "trop long : ")])
def test_a_record_that_is_too_long_is_refused(site: Site, lang: str, sentence: str) -> None:
    long = endless(25_000)
    assert len(long) < limits.LARGEST_BODY
    just = endless(limits.LONGEST_RECORD + 1)
    before = site.stored()
    for content in (long, just):
        page = site.visitor(lang).upload(content)
        assert page.status == 422
        assert sentence in page.words
        assert str(limits.LONGEST_RECORD) in page.words
    assert site.stored() == before


def test_no_moves_are_hidden_in_the_position_a_record_begins_at(site: Site) -> None:
    """In the middle of a turn a position has moves of its own; and that the dice were changed is a move there."""
    table = bestiaire.table("mindbug", seed=7)
    record = table.record()
    position = table.position()
    position["stage"] = {"start": table.position(), "moves": ["reseed:5"] * 9000}
    position["random"] = 5
    hidden = {**record, "position": position, "moves": [], "digests": []}
    for name in ("seed", "players", "options"):
        del hidden[name]
    assert len(bestiaire.replay(hidden).moves) == 9000
    page = site.visitor().upload(json.dumps(hidden).encode())
    assert page.status == 422
    assert "too long" in page.words


def test_the_longest_record_is_looked_at_without_waiting(site: Site) -> None:
    browser = site.visitor()
    page = browser.upload(endless(limits.LONGEST_RECORD))
    assert page.status == 200
    begun = time.monotonic()
    for at in (0, 1, limits.LONGEST_RECORD // 2, limits.LONGEST_RECORD - 1, limits.LONGEST_RECORD):
        shown = browser.get(f"{page.path}?at={at}&seat=1")
        assert f"Move {at} of {limits.LONGEST_RECORD}" in shown.words
    assert browser.get(f"/t/{page.game_id}/record.json").answer.json()["moves"][-1]
    assert time.monotonic() - begun < 20, "forty seconds for each page, before"


def test_others_are_served_while_a_long_game_is_played_again(site: Site) -> None:
    page = site.visitor().upload(endless(limits.LONGEST_RECORD))
    lobby = site.server.lobby
    portal = site.client.portal
    assert portal is not None

    async def turns_of_the_others() -> list[int]:
        """How often others had their turn: while the game came from disk, and while its replay was made."""
        turns = 0

        async def others() -> None:
            nonlocal turns
            while True:
                turns += 1
                await asyncio.sleep(0)

        lobby.kept.clear()
        assert page.game_id not in lobby.rooms
        task = asyncio.create_task(others())
        room = await lobby.room(page.game_id)
        loaded, turns = turns, 0
        await lobby.replay(room)
        task.cancel()
        return [loaded, turns]

    assert min(portal.call(turns_of_the_others)) > 20


def test_a_game_can_not_be_played_for_ever(site: Site) -> None:
    browser = site.visitor()
    page = browser.play_on(record_at(ENDLESS, "attack:gorillion"), opponent="hotseat")
    lobby = site.server.lobby
    portal = site.client.portal
    assert portal is not None

    async def play() -> str:
        room = await lobby.room(page.game_id)
        visitor = str(room.stored.seats[0].visitor)
        while True:
            choice = room.table.choice
            assert choice is not None
            key = "block:none" if "block:none" in choice.keys else choice.keys[0]
            try:
                await moves.move(lobby, room.id, visitor, room.version, key)
            except Exception as error:
                return str(error)

    assert portal.call(play) == "409 too_long"
    room = site.room(page.game_id)
    assert limits.LONGEST_GAME <= len(room.table.moves) < limits.LONGEST_RECORD
    before = site.stored()
    asked = room.table.choice
    assert asked is not None
    shown = browser.get(f"{page.path}?as={asked.player}")
    refused = browser.play(shown, shown.keys[0])
    assert refused.status == 409
    assert "gone on for too long" in refused.words
    assert site.stored() == before
    assert browser.submit(shown, shown.form("/undo")).status == 200, "back is possible, and then another way on"


# -- a replay is what the game was


@each_seed(3, 6)
def test_every_point_of_a_replay_is_the_table_of_that_moment(seed: int) -> None:
    record = finished_record(seed)
    table = bestiaire.replay(record)
    replay = Replay(table)
    assert replay.record == table.record()
    running = bestiaire.table("mindbug", seed=seed)
    for number, key in enumerate(record["moves"]):
        for at in (replay.at(number), replay.at(number)):
            assert at.digest() == running.digest()
            assert [event.public for event in at.events] == [event.public for event in running.events]
            at.play(key)  # and playing on it changes no other
        assert (number in [turn.at for turn in replay.turns]) == running.is_at_stage_start
        assert running.choice is not None
        assert replay.movers[number] == running.choice.player
        running.play(key)
    assert replay.at(len(record["moves"])).digest() == running.digest()


def test_what_would_have_been_better_is_said_before_a_costly_move_and_after_it(site: Site) -> None:
    browser = site.visitor()
    record = finished_record(names=["Ana", "Max"])
    page = browser.upload(json.dumps(record).encode())
    room = site.room(page.game_id)
    replay = Replay(room.table)
    at = next(number for number in range(2, len(replay.moves)) if len(keys_at(replay, number)) > 1)
    mover, best = replay.movers[at], next(key for key in keys_at(replay, at) if key != replay.moves[at])
    verdicts = [Verdict(number, (0.5, 0.5)) for number in range(len(replay.moves) + 1)]
    verdicts[at] = Verdict(at, (0.5, 0.5), mover, replay.moves[at], best, 0.2)
    (curve,) = [one for one in site.server.curves.known.values() if one.game_id == room.id]
    curve.verdicts[:] = verdicts
    for number, is_said in ((at - 1, False), (at, True), (at + 1, True), (at + 2, False)):
        shown = browser.get(f"{page.path}?at={number}").text
        assert ('class="mistake' in shown) == is_said, number
        assert ("Played here" in shown) == (number == at)
    assert "(50% instead of 30%)" in browser.get(f"{page.path}?at={at}").text.split('class="mistake')[1]


def test_the_own_next_mistake_comes_before_those_of_others(site: Site) -> None:
    """Who only looks on is told of each in turn, and whose it is."""
    page = site.visitor().upload(json.dumps(finished_record(names=["Ana", "Max"])).encode())
    room = site.room(page.game_id)
    (curve,) = [one for one in site.server.curves.known.values() if one.game_id == room.id]
    curve.verdicts[:] = [Verdict(at, (0.5, 0.5), at % 2, "a", "b", 0.2) for at in range(4)]

    def found(own: int | None, at: int) -> NextMistake | None:
        return next_mistake(Reviewed(room, Replay(room.table), curve, own, ["Ana", "Max"], []), at)

    assert found(1, 0) == NextMistake(2, "")
    assert found(None, 0) == NextMistake(1, "Ana")
    assert found(1, 4) is None


def keys_at(replay: Replay, number: int) -> list[str]:
    choice = replay.at(number).choice
    assert choice is not None
    return choice.keys


def test_a_record_of_an_imagined_game_can_be_looked_at(site: Site) -> None:
    """Its dice were changed on the way, which is noted among its moves, but is none."""
    table = bestiaire.table("mindbug", seed=7)
    table.play(0)
    imagined = table.imagine(0, 3)
    for _ in range(4):
        imagined.play(0)
    browser = site.visitor()
    page = browser.upload(json.dumps(imagined.record()).encode())
    assert page.status == 200
    last = len([key for key in imagined.moves if not key.startswith("reseed:")])
    assert last == len(imagined.moves) - 1
    page = browser.get(f"{page.path}?at={last}")
    assert f"Move {last} of {last}" in page.words
    site.server.lobby.kept.clear()
    assert browser.get(f"{page.path}?at={last}").words == page.words, "from disk, too"
