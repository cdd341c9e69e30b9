"""The turn: stages, throws, resolving, the market, and what can be asked between two actions."""

from __future__ import annotations

import itertools
from dataclasses import replace
from typing import Any

import pytest

import bestiaire
from bestiaire.core.engine import play_at_random
from bestiaire.core.rng import seeded
from bestiaire.games.duel.cards.monsters import MONSTERS
from bestiaire.games.duel.table.options import CHOICES
from bestiaire.testing import check_seeds
from tests.depth import times
from tests.games.duel.play import DuelTables

NAMES = [monster.id for monster in MONSTERS]

# -- set-up


def test_monsters_are_chosen_one_after_the_other(duel: DuelTables) -> None:
    table = duel.new(seed=3)
    assert table.asked == ("us", "monster")
    assert table.options == {f"monster:{name}" for name in NAMES}
    table.play("monster:the_king")
    assert table.asked == ("them", "monster")
    assert table.options == {f"monster:{name}" for name in NAMES if name != "the_king"}
    table.play("monster:gigazaur")
    position = table.position()
    assert [player["life"] for player in position["players"]] == [15, 14]
    assert [player["energy"] for player in position["players"]] == [int(seat != position["active"]) for seat in (0, 1)]
    assert len(position["dice"]) == 5, "five dice in the first turn of the game"
    assert (len(position["market"]), len(position["deck"])) == (3, 47)


def test_the_first_player_has_more_smash(duel: DuelTables) -> None:
    for seed in range(20):
        table = duel.new(seed=seed, monsters="random")
        last = table.told("first_throw")[-2:]
        smash = [throw["dice"].count("smash") for throw in last]
        assert table.position()["active"] == smash.index(max(smash))
        assert smash[0] != smash[1]
        assert all(len(throw["dice"]) == 6 for throw in last)


@pytest.mark.parametrize("pair", list(itertools.permutations(NAMES, 2)), ids="-".join)
def test_every_pair_of_monsters_plays_to_the_end(pair: tuple[str, str]) -> None:
    info = bestiaire.game("duel")
    for seed in range(8):
        state: Any = info.new(2, {**info.options, "monsters": list(pair)}, seeded(seed))
        play_at_random(state, seeded(seed + 1))
        assert [player.monster.id for player in state.players] == list(pair)
        cards = [*state.deck, *state.market, *state.discard, *state.players[0].keep, *state.players[1].keep]
        assert len(set(cards)) == len(cards)
        assert 49 <= len(cards) <= 50, "all of them, but for one that was being bought when the game ended"
        for half in state.markers:
            assert -14 <= half <= 14
        for player in state.players:
            assert 0 <= player.life <= player.monster.life
            assert 0 <= player.dice_tokens <= 2
            assert player.energy >= 0


@pytest.mark.parametrize("key", CHOICES)
def test_every_reading_plays_to_the_end(key: str) -> None:
    info = bestiaire.game("duel")
    for seed in range(5):
        options = {**info.options, "monsters": "random", key: CHOICES[key][-1]}
        play_at_random(info.new(2, options, seeded(seed)), seeded(seed + 1))


def test_all_other_readings_together_keep_every_promise() -> None:
    info = bestiaire.game("duel")
    others = {key: values[-1] for key, values in CHOICES.items()}
    info = replace(info, options={**info.options, **others, "monsters": "random"})
    check_seeds(info, range(1, 3), 2, one_in=times(10, 1))


# -- throws


def test_dice_kept_before_can_be_thrown_again(duel: DuelTables) -> None:
    table = duel(phase="reroll", dice="2 smash heart power", throws=1)
    assert len(table.options) == 3 * 2 * 2
    table.play("reroll:smash+power")
    (first,) = table.told("roll")
    assert first["thrown"] == [0, 3]
    assert first["dice"][1:3] == ["smash", "heart"]
    table.play(f"reroll:{first['dice'][1]}")
    assert [event["throw"] for event in table.told("roll") if event["seat"] == 0] == [2, 3]
    assert "reroll:none" not in table.options or table.asked == ("them", "reroll"), "three throws are made"


def test_dice_counts(duel: DuelTables) -> None:
    table = duel({"penalty": 1, "keep": ["extra_head"], "dice_tokens": 2})
    assert table.options == {"dice_tokens:0", "dice_tokens:1"}, "one of the two extra dice is in use"
    table.play("dice_tokens:1")
    assert len(table.lies("dice")) == 7
    assert (table.us.dice_tokens, table.us.penalty) == (1, 0)
    none = duel({"penalty": 9, "keep": ["eye_of_the_storm"]})
    assert none.active == "them", "without a die nothing is thrown, and the turn goes by"
    assert none.us.energy == 3, "two rerolls not used, and 1 for buying nothing"


def test_in_the_shadows_is_free_and_comes_after_the_last_throw_too(duel: DuelTables) -> None:
    table = duel({"keep": ["in_the_shadows"]}, phase="reroll", dice="2 fame heart", throws=3)
    assert table.options == {"reroll:none", "in_the_shadows:fame", "in_the_shadows:fame+fame"}
    table.play("in_the_shadows:fame")
    assert table.told("roll")[-1]["throw"] == 3
    waits = {"in_the_shadows": "after_last_roll_only"}
    early = duel({"keep": ["in_the_shadows"]}, phase="reroll", dice="fame heart", throws=1, options=waits)
    assert early.options == {"reroll:fame", "reroll:heart", "reroll:heart+fame", "reroll:none"}


# -- resolving


def test_groups_in_any_order_and_what_does_nothing_is_not_asked(duel: DuelTables) -> None:
    table = duel.rolled("smash heart energy 2 fame 3 destruction")
    assert table.asked == ("us", "resolve")
    assert table.options == {"resolve:smash", "resolve:heart", "resolve:energy", "resolve:destruction"}
    table.play("resolve:energy", "resolve:smash", "resolve:destruction")
    assert [event["face"] for event in table.told("resolve")] == ["energy", "smash", "destruction", "heart"]


def test_alienoid_adds_to_a_group_already_resolved(duel: DuelTables) -> None:
    table = duel.rolled("3 fame 3 power", us={"monster": "alienoid"})
    assert table.options == {"resolve:fame", "power:use"}
    table.play("resolve:fame")
    assert table.options == {"power:use", "resolve:none"}
    table.play("power:use", "symbol:fame", "plus:yes")
    assert [event["amount"] for event in table.told("pull")] == [1, 2]


def test_the_king_moves_his_tokens(duel: DuelTables) -> None:
    table = duel.rolled("6 power", us={"monster": "the_king"}, fame=2)
    table.play("power:use")
    assert "place:fame@2" not in table.options
    assert len(table.options) == 28
    table.play("place:fame@3", "power:use")
    assert table.options == {"king:beside", "king:fame@3"}
    table.play("king:fame@3")
    assert "place:fame@3" not in table.options, "to another space"
    table.play("place:destruction@-7", "power:use", "king:beside", "place:fame@1")
    assert table.lies("buzz") == [
        {"token": "the_king", "track": "destruction", "space": -7},
        {"token": "the_king", "track": "fame", "space": 1},
    ]


def test_order_of_cards_that_look_at_the_roll(duel: DuelTables) -> None:
    us = {"monster": "meka_dragon", "keep": ["signature_move", "antimatter_pellets"]}
    table = duel.rolled("5 power", us, throws=1)
    assert table.asked == ("us", "first")
    assert table.options == {"first:signature_move", "first:antimatter_pellets"}
    table.play("first:antimatter_pellets")
    assert [event["card"] for event in table.told("effect")] == ["antimatter_pellets", "signature_move"]


def test_rebooting_skips_everything(duel: DuelTables) -> None:
    table = duel.rolled("2 smash", us={"keep": ["rebooting"]})
    table.play("rebooting:yes")
    assert table.them.life == 14
    assert table.us.dice_tokens == 2
    assert table.lies("discard") == ["rebooting"]


# -- the market


def test_the_market_slides_and_its_last_slot_is_cheaper(duel: DuelTables) -> None:
    market, deck = ["snack_time", "frenzy", "photoshoot"], ["too_cute", "seismic_test"]
    table = duel({"energy": 4, "life": 9}, phase="buy", market=market, deck=deck)
    assert table.options == {"buy:snack_time", "buy:photoshoot", "sweep:market", "buy:none"}
    assert table.prices == {"photoshoot": 1, "snack_time": 3}
    table.play("buy:snack_time")
    assert (table.us.life, table.us.energy) == (12, 1)
    assert table.lies("market") == ["too_cute", "frenzy", "photoshoot"]
    table.play("buy:photoshoot", "place:fame@-1")
    assert table.us.life == 13, "the token is laid before the pull"
    assert table.lies("market") == ["seismic_test", "too_cute", "frenzy"]
    assert table.active == "them"
    assert table.us.energy == 0, "who bought something gains nothing"


def test_a_sweep_is_no_purchase(duel: DuelTables) -> None:
    table = duel({"energy": 2}, phase="buy", market=["frenzy"], deck=["energize", "extra_head", "sack_the_stadium"])
    table.play("sweep:market")
    position = table.position()
    assert position["discard"] == ["frenzy"]
    assert table.us.energy == 1
    assert position["market"] == ["sack_the_stadium", "extra_head", "energize"]


def test_an_empty_deck(duel: DuelTables) -> None:
    table = duel({"energy": 9}, phase="buy", market=["photoshoot", "frenzy"], discard=["snack_time"])
    table.play("buy:frenzy")
    assert table.lies("market") == ["photoshoot"]
    again = duel(
        {"energy": 9}, phase="buy", market=["photoshoot", "frenzy"], discard=["snack_time"],
        options={"deck_exhausted": "reshuffle_discard"},
    )  # fmt: skip
    again.play("buy:frenzy")
    assert again.lies("market") == ["snack_time", "photoshoot"]
    assert again.told("reshuffle") == [{"event": "reshuffle", "amount": 1}]


def test_a_token_on_the_board_may_be_moved(duel: DuelTables) -> None:
    buzz = [{"token": "tiger", "track": "fame", "space": 4}]
    table = duel({"energy": 9}, phase="buy", market=["acid_attack"], buzz=buzz, fame=3)
    table.play("buy:acid_attack")
    table.asks("us", "place")
    assert {"place:fame@4", "place:fame@5", "place:none"} <= table.options
    assert "place:fame@3" not in table.options
    fixed = duel({"energy": 9}, phase="buy", market=["acid_attack"], buzz=buzz, fame=4)
    fixed.play("buy:acid_attack")
    assert fixed.asked != ("us", "place"), "a marker stands on it"


def test_breaking_news_comes_between_token_and_effect(duel: DuelTables) -> None:
    table = duel({"energy": 9, "keep": ["breaking_news"]}, phase="buy", market=["monumental"])
    table.play("buy:monumental", "place:fame@-1")
    assert [event["track"] for event in table.told("pull")] == ["fame", "destruction", "fame"]
    assert table.us.dice_tokens == 1


# -- between two actions


def test_alien_metabolism_can_be_used_once_wherever_its_owner_is_asked(duel: DuelTables) -> None:
    market = ["frenzy", "photoshoot"]
    table = duel({"keep": ["alien_metabolism"]}, phase="reroll", dice="smash", market=market, deck=["too_cute"])
    more = {"alien_metabolism:frenzy", "alien_metabolism:photoshoot"}
    assert table.options == {"reroll:smash", "reroll:none"} | more
    table.play("alien_metabolism:frenzy")
    assert table.lies("market") == ["too_cute", "photoshoot"]
    assert table.options == {"reroll:smash", "reroll:none"}
    theirs = duel.rolled("smash", them={"keep": ["alien_metabolism", "camouflage"]}, market=["frenzy"])
    assert theirs.options == {"camouflage:yes", "camouflage:no"}


def test_hibernation_and_made_in_a_lab_in_either_order(duel: DuelTables) -> None:
    both = {"keep": ["hibernation", "made_in_a_lab"], "energy": 1, "life": 3}
    table = duel(both, market=["photoshoot"])
    assert table.options == {"first:hibernation", "first:made_in_a_lab"}
    table.play("first:made_in_a_lab")
    assert table.options == {"buy:photoshoot", "buy:none"}
    table.play("buy:photoshoot", "place:fame@-5", "hibernation:keep")
    assert (table.us.life, table.us.energy) == (9, 0)
    assert table.active == "them"
    first = duel(both, market=["photoshoot"], options={"hibernation_vs_made_in_a_lab": "hibernation_first"})
    assert first.asked == ("us", "hibernation")


def test_dominate_waits_for_the_victims_throw(duel: DuelTables) -> None:
    table = duel({"energy": 3}, {"keep": ["giant_brain", "scrappy"]}, phase="buy", market=["dominate"])
    table.play("buy:dominate", "place:fame@-5")
    assert table.asked == ("them", "dominate")
    table.play("dominate:scrappy", "dominate:none")
    assert len(table.lies("dice")) == 5
    at_once = {"dominate_counted": "at_purchase"}
    other = duel({"energy": 3}, {"keep": ["giant_brain"]}, phase="buy", market=["dominate"], options=at_once)
    other.play("buy:dominate", "place:fame@-5")
    assert other.asked == ("them", "dominate")
    assert other.active == "us"
    other.play("dominate:none")
    assert len(other.lies("dice")) == 5


def test_frenzy_gives_another_turn(duel: DuelTables) -> None:
    table = duel({"energy": 6}, phase="buy", market=["frenzy"])
    table.play("buy:frenzy")
    assert table.active == "us"
    assert len(table.told("extra_turn")) == 1
    assert len(table.lies("dice")) == 6
