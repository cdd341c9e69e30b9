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
from tests.games.duel.helpers import asked, duel, keys, play, rolled, them, told, us

NAMES = [monster.id for monster in MONSTERS]


# -- set-up


def test_monsters_are_chosen_one_after_the_other() -> None:
    table = bestiaire.table("duel", seed=3)
    assert asked(table) == (0, "monster")
    assert keys(table) == {f"monster:{name}" for name in NAMES}
    play(table, "monster:the_king")
    assert asked(table) == (1, "monster")
    assert keys(table) == {f"monster:{name}" for name in NAMES if name != "the_king"}
    play(table, "monster:gigazaur")
    position = table.position()
    assert [player["life"] for player in position["players"]] == [15, 14]
    assert [player["energy"] for player in position["players"]] == [int(seat != position["active"]) for seat in (0, 1)]
    assert len(position["dice"]) == 5, "five dice in the first turn of the game"
    assert (len(position["market"]), len(position["deck"])) == (3, 47)


def test_the_first_player_has_more_smash() -> None:
    for seed in range(20):
        table = bestiaire.table("duel", seed=seed, options={"monsters": "random"})
        last = told(table, "first_throw")[-2:]
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
    check_seeds(replace(info, options={**info.options, **others, "monsters": "random"}), range(1, 3), 2)


# -- throws


def test_dice_kept_before_can_be_thrown_again() -> None:
    table = duel(phase="reroll", dice=["smash", "smash", "heart", "power"], throws=1)
    assert len(keys(table)) == 3 * 2 * 2
    play(table, "reroll:smash+power")
    (first,) = told(table, "roll")
    assert first["thrown"] == [0, 3]
    assert first["dice"][1:3] == ["smash", "heart"]
    play(table, f"reroll:{first['dice'][1]}")
    assert [event["throw"] for event in told(table, "roll") if event["seat"] == 0] == [2, 3]
    assert "reroll:none" not in keys(table) or asked(table) == (1, "reroll"), "three throws are made"


def test_dice_counts() -> None:
    table = duel({"penalty": 1, "keep": ["extra_head"], "dice_tokens": 2})
    assert keys(table) == {"dice_tokens:0", "dice_tokens:1"}, "one of the two extra dice is in use"
    play(table, "dice_tokens:1")
    assert len(table.position()["dice"]) == 7
    assert us(table) == {**us(table), "dice_tokens": 1}
    assert "penalty" not in us(table)
    none = duel({"penalty": 9, "keep": ["eye_of_the_storm"]})
    assert none.position()["active"] == 1, "without a die nothing is thrown, and the turn goes by"
    assert us(none)["energy"] == 3, "two rerolls not used, and 1 for buying nothing"


def test_in_the_shadows_is_free_and_comes_after_the_last_throw_too() -> None:
    table = duel({"keep": ["in_the_shadows"]}, phase="reroll", dice=["fame", "fame", "heart"], throws=3)
    assert keys(table) == {"reroll:none", "in_the_shadows:fame", "in_the_shadows:fame+fame"}
    play(table, "in_the_shadows:fame")
    assert told(table, "roll")[-1]["throw"] == 3
    waits = {"in_the_shadows": "after_last_roll_only"}
    early = duel({"keep": ["in_the_shadows"]}, phase="reroll", dice=["fame", "heart"], throws=1, options=waits)
    assert keys(early) == {"reroll:fame", "reroll:heart", "reroll:heart+fame", "reroll:none"}


# -- resolving


def test_groups_in_any_order_and_what_does_nothing_is_not_asked() -> None:
    table = rolled("smash", "heart", "energy", "fame", "fame", "destruction", "destruction", "destruction")
    assert asked(table) == (0, "resolve")
    assert keys(table) == {"resolve:smash", "resolve:heart", "resolve:energy", "resolve:destruction"}
    play(table, "resolve:energy", "resolve:smash", "resolve:destruction")
    assert [event["face"] for event in told(table, "resolve")] == ["energy", "smash", "destruction", "heart"]


def test_alienoid_adds_to_a_group_already_resolved() -> None:
    table = rolled("fame", "fame", "fame", "power", "power", "power", us={"monster": "alienoid"})
    assert keys(table) == {"resolve:fame", "power:use"}
    play(table, "resolve:fame")
    assert keys(table) == {"power:use", "resolve:none"}
    play(table, "power:use", "symbol:fame", "plus:yes")
    assert [event["amount"] for event in told(table, "pull")] == [1, 2]


def test_the_king_moves_his_tokens() -> None:
    table = rolled("power", "power", "power", "power", "power", "power", us={"monster": "the_king"}, fame=2)
    play(table, "power:use")
    assert "place:fame@2" not in keys(table)
    assert len(keys(table)) == 28
    play(table, "place:fame@3", "power:use")
    assert keys(table) == {"king:beside", "king:fame@3"}
    play(table, "king:fame@3")
    assert "place:fame@3" not in keys(table), "to another space"
    play(table, "place:destruction@-7", "power:use", "king:beside", "place:fame@1")
    assert table.position()["buzz"] == [
        {"token": "the_king", "track": "destruction", "space": -7},
        {"token": "the_king", "track": "fame", "space": 1},
    ]


def test_order_of_cards_that_look_at_the_roll() -> None:
    table = rolled(
        *["power"] * 5, us={"monster": "meka_dragon", "keep": ["signature_move", "antimatter_pellets"]}, throws=1
    )
    assert asked(table) == (0, "first")
    assert keys(table) == {"first:signature_move", "first:antimatter_pellets"}
    play(table, "first:antimatter_pellets")
    assert [event["card"] for event in told(table, "effect")] == ["antimatter_pellets", "signature_move"]


def test_rebooting_skips_everything() -> None:
    table = rolled("smash", "smash", us={"keep": ["rebooting"]})
    play(table, "rebooting:yes")
    assert them(table)["life"] == 14
    assert us(table)["dice_tokens"] == 2
    assert table.position()["discard"] == ["rebooting"]


# -- the market


def test_the_market_slides_and_its_last_slot_is_cheaper() -> None:
    market, deck = ["snack_time", "frenzy", "photoshoot"], ["too_cute", "seismic_test"]
    table = duel({"energy": 4, "life": 9}, phase="buy", market=market, deck=deck)
    assert keys(table) == {"buy:snack_time", "buy:photoshoot", "sweep:market", "buy:none"}
    prices = {option["key"]: option.get("price") for option in table.view(0)["choice"]["options"]}
    assert prices["buy:photoshoot"] == 1
    assert prices["buy:snack_time"] == 3
    play(table, "buy:snack_time")
    assert us(table) == {**us(table), "life": 12, "energy": 1}
    assert table.position()["market"] == ["too_cute", "frenzy", "photoshoot"]
    play(table, "buy:photoshoot", "place:fame@-1")
    assert us(table)["life"] == 13, "the token is laid before the pull"
    assert table.position()["market"] == ["seismic_test", "too_cute", "frenzy"]
    assert table.position()["active"] == 1
    assert us(table)["energy"] == 0, "who bought something gains nothing"


def test_a_sweep_is_no_purchase() -> None:
    table = duel({"energy": 2}, phase="buy", market=["frenzy"], deck=["energize", "extra_head", "sack_the_stadium"])
    play(table, "sweep:market")
    position = table.position()
    assert position["discard"] == ["frenzy"]
    assert us(table)["energy"] == 1
    assert position["market"] == ["sack_the_stadium", "extra_head", "energize"]


def test_an_empty_deck() -> None:
    table = duel({"energy": 9}, phase="buy", market=["photoshoot", "frenzy"], discard=["snack_time"])
    play(table, "buy:frenzy")
    assert table.position()["market"] == ["photoshoot"]
    again = duel(
        {"energy": 9}, phase="buy", market=["photoshoot", "frenzy"], discard=["snack_time"],
        options={"deck_exhausted": "reshuffle_discard"},
    )  # fmt: skip
    play(again, "buy:frenzy")
    assert again.position()["market"] == ["snack_time", "photoshoot"]
    assert told(again, "reshuffle") == [{"event": "reshuffle", "amount": 1}]


def test_a_token_on_the_board_may_be_moved() -> None:
    buzz = [{"token": "tiger", "track": "fame", "space": 4}]
    table = duel({"energy": 9}, phase="buy", market=["acid_attack"], buzz=buzz, fame=3)
    play(table, "buy:acid_attack")
    assert table.choice is not None
    assert {"place:fame@4", "place:fame@5", "place:none"} <= keys(table)
    assert "place:fame@3" not in keys(table)
    fixed = duel({"energy": 9}, phase="buy", market=["acid_attack"], buzz=buzz, fame=4)
    play(fixed, "buy:acid_attack")
    assert asked(fixed) != (0, "place"), "a marker stands on it"


def test_breaking_news_comes_between_token_and_effect() -> None:
    table = duel({"energy": 9, "keep": ["breaking_news"]}, phase="buy", market=["monumental"])
    play(table, "buy:monumental", "place:fame@-1")
    assert [event["track"] for event in told(table, "pull")] == ["fame", "destruction", "fame"]
    assert us(table)["dice_tokens"] == 1


# -- between two actions


def test_alien_metabolism_can_be_used_once_wherever_its_owner_is_asked() -> None:
    market = ["frenzy", "photoshoot"]
    table = duel({"keep": ["alien_metabolism"]}, phase="reroll", dice=["smash"], market=market, deck=["too_cute"])
    more = {"alien_metabolism:frenzy", "alien_metabolism:photoshoot"}
    assert keys(table) == {"reroll:smash", "reroll:none"} | more
    play(table, "alien_metabolism:frenzy")
    assert table.position()["market"] == ["too_cute", "photoshoot"]
    assert keys(table) == {"reroll:smash", "reroll:none"}
    theirs = rolled("smash", them={"keep": ["alien_metabolism", "camouflage"]}, market=["frenzy"])
    assert keys(theirs) == {"camouflage:yes", "camouflage:no"}


def test_hibernation_and_made_in_a_lab_in_either_order() -> None:
    both = {"keep": ["hibernation", "made_in_a_lab"], "energy": 1, "life": 3}
    table = duel(both, market=["photoshoot"])
    assert keys(table) == {"first:hibernation", "first:made_in_a_lab"}
    play(table, "first:made_in_a_lab")
    assert keys(table) == {"buy:photoshoot", "buy:none"}
    play(table, "buy:photoshoot", "place:fame@-5", "hibernation:keep")
    assert us(table) == {**us(table), "life": 9, "energy": 0}
    assert table.position()["active"] == 1
    first = duel(both, market=["photoshoot"], options={"hibernation_vs_made_in_a_lab": "hibernation_first"})
    assert asked(first) == (0, "hibernation")


def test_dominate_waits_for_the_victims_throw() -> None:
    table = duel({"energy": 3}, {"keep": ["giant_brain", "scrappy"]}, phase="buy", market=["dominate"])
    play(table, "buy:dominate", "place:fame@-5")
    assert asked(table) == (1, "dominate")
    play(table, "dominate:scrappy", "dominate:none")
    assert len(table.position()["dice"]) == 5
    at_once = {"dominate_counted": "at_purchase"}
    other = duel({"energy": 3}, {"keep": ["giant_brain"]}, phase="buy", market=["dominate"], options=at_once)
    play(other, "buy:dominate", "place:fame@-5")
    assert asked(other) == (1, "dominate")
    assert other.position()["active"] == 0
    play(other, "dominate:none")
    assert len(other.position()["dice"]) == 5


def test_frenzy_gives_another_turn() -> None:
    table = duel({"energy": 6}, phase="buy", market=["frenzy"])
    play(table, "buy:frenzy")
    assert table.position()["active"] == 0
    assert len(told(table, "extra_turn")) == 1
    assert len(table.position()["dice"]) == 6
