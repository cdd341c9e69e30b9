"""Orcs Orcs Orcs, OO-030: nobody is told what he may not know, at any moment of a game."""

import random

import pytest

import bestiaire
from tests.games.orcs.play import rule


@rule("OO-030", "OO-204")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_views_and_events_are_the_same_whatever_is_hidden(players):
    """A table dealt anew for a seat looks to that seat as before, its whole story too."""
    rng = random.Random(players)
    table = bestiaire.table("orcs", players=players, seed=9, options={"secret_missions": True, "bonus_actions": True})
    for step in range(160):
        if table.choice is None:
            break
        if step % 8 == 0:
            for seat in range(players):
                imagined = table.imagine(seat, rng.randrange(1, 1_000_000))
                assert imagined.view(seat) == table.view(seat)
        table.play(rng.randrange(len(table.choice.options)))


@rule("OO-030")
def test_who_is_not_asked_does_not_see_the_options(orcs):
    table = orcs("smash zap", board={"3.inner": "orc"})
    assert "options" in table.view(0)["choice"]
    for seat in (1, None):
        assert "options" not in table.view(seat)["choice"]


@rule("OO-030", "OO-153")
def test_a_victim_s_options_are_his_own(orcs):
    table = orcs("voodoo")
    table.play("cast:voodoo")
    assert [option["key"] for option in table.view(1)["choice"]["options"]]
    assert "options" not in table.view(0)["choice"]
    table.play("discard:zap")
    assert table.told("discard") == [{"event": "discard", "seat": 1, "spell": "zap"}]


@rule("OO-030", "OO-172")
def test_a_card_drawn_from_the_draw_pile_by_an_upgrade_is_secret(orcs):
    ours = {"hand": "fire_spark voodoo", "draw": "spell_book_water_fire zap"}
    table = orcs(ours, board={"3.inner": "orc"}, options={"draw_upgrade_source": "draw_pile"})
    table.play("cast:fire_spark", "upgrade:voodoo", "draw:card")
    hands = {tuple(table.table.imagine(1, seed).position()["players"][0]["hand"]) for seed in range(20)}
    assert len(hands) == 2
    table.leave_open()


@rule("OO-030", "OO-121")
def test_a_pile_shuffled_anew_has_no_order_that_anybody_knows(orcs):
    table = orcs({"hand": "smash", "discard": "zap cold_snap fire_spark fireball voodoo"})
    table.play("pass:turn")
    assert len(table.us.hand) == 4
    hidden = set()
    for seed in range(20):
        imagined = table.table.imagine(1, seed)
        assert imagined.view(1) == table.view(1)
        hidden.add(tuple(sorted(imagined.position()["players"][0]["hand"])))
    assert len(hidden) > 4


@rule("OO-030", "OO-025")
def test_which_marker_comes_next_is_unknown(orcs):
    table = orcs.new(seed=5)
    assert table.asked[1] == "reveal"
    sector = sorted(table.offered("reveal"))[0]
    seen = {table.table.imagine(0, seed).position()["markers"][sector][0] for seed in range(40)}
    assert len(seen) > 3
