"""King of Tokyo Duel: the six Monsters."""

import pytest

from tests.games.duel.play import at, card


def powers(duel, monster, shown, **fields):
    return duel.rolled(shown, {"monster": monster, **fields.pop("us", {})}, **fields)


@card("gigazaur")
def test_gigazaur_pulls_either_marker_for_two_symbols(duel):
    table = powers(duel, "gigazaur", "5 power smash")
    assert table.us.life == 14
    assert table.options == {"power:use", "resolve:smash"}
    table.play("power:use")
    assert table.options == {"track:fame", "track:destruction"}
    table.play("track:fame", "power:use", "track:fame")
    assert table.pulls() == [("fame", 1), ("fame", 1)], "two pulls of one space"
    assert table.hits() == [(1, 1)], "one symbol is left over"


@card("gigazaur")
def test_gigazaur_meets_bonuses_and_wins_by_the_power(duel):
    table = powers(duel, "gigazaur", "2 power", fame=-2, destruction=-3, buzz=[at("tiger", "fame", -3)])
    table.play("power:use", "track:fame")
    assert table.won == ([0], "spotlight")


@card("gigazaur")
def test_gigazaur_pulls_toward_the_upper_end_from_the_other_seat(duel):
    table = duel.rolled("2 power", {"monster": "alienoid"}, {"monster": "gigazaur"}, active=1)
    assert table.asked == ("them", "resolve")
    table.play("power:use", "track:destruction")
    assert table.destruction == 1


@card("alienoid")
@pytest.mark.parametrize(("symbols", "most"), [(2, 1), (3, 2), (4, 2), (5, 3), (6, 4), (7, 4), (8, 5)])
def test_alienoid_adds_so_many_symbols_at_best(symbols, most, duel):
    table = powers(duel, "alienoid", f"{symbols} power")
    while table.active == "us":
        for key in ("symbol:energy", "plus:yes", "power:use", "resolve:energy"):
            if key in table.options:
                table.play(key)
                break
    assert table.us.energy == most


@card("alienoid")
def test_alienoid_may_choose_another_symbol_for_each_use_but_not_for_the_plus(duel):
    table = powers(duel, "alienoid", "5 power", us={"life": 5})
    table.play("power:use", "symbol:heart", "plus:yes", "power:use", "symbol:smash")
    assert table.options == {"resolve:smash", "resolve:heart"}
    assert table.question["symbols"] == {"smash": 1, "heart": 2, "power": 5}
    table.play("resolve:heart")
    assert (table.us.life, table.them.life) == (7, 13)


@card("alienoid")
def test_alienoid_adds_nothing_without_being_asked(duel):
    table = powers(duel, "alienoid", "3 power 2 fame")
    assert table.options == {"power:use", "resolve:none"}
    table.play("resolve:none")
    assert table.pulls() == []


@card("space_penguin")
def test_space_penguin_gains_a_token_for_each_symbol(duel):
    table = powers(duel, "space_penguin", "power heart")
    assert table.us.life == 13
    assert table.options == {"power:use", "resolve:heart"}
    table.play("power:use")
    assert table.us.dice_tokens == 1


@card("space_penguin")
def test_space_penguin_with_two_tokens_has_nothing_to_gain(duel):
    table = powers(duel, "space_penguin", "3 power", us={"dice_tokens": 2})
    assert table.active == "them"
    assert table.us.dice_tokens == 2


@card("meka_dragon")
def test_meka_dragon_counts_smash_times_special_power_in_one_event(duel):
    table = powers(duel, "meka_dragon", "2 smash 3 power heart")
    assert table.us.life == 12
    assert table.options == {"resolve:smash", "resolve:heart"}
    table.play("resolve:smash")
    assert table.options == {"multiply:yes", "multiply:no"}
    table.play("multiply:yes")
    assert table.hits() == [(1, 6)]


@card("meka_dragon")
def test_meka_dragon_without_smash_or_symbols_does_nothing(duel):
    assert powers(duel, "meka_dragon", "4 power").hits() == []
    assert powers(duel, "meka_dragon", "2 smash").hits() == [(1, 2)]


@card("cyber_kitty")
def test_cyber_kitty_gains_energy_in_waves(duel):
    table = powers(duel, "cyber_kitty", "5 power")
    assert table.us.life == 13
    table.play("power:use")
    assert table.options == {"plus:yes", "plus:no"}
    table.play("plus:no")
    assert table.us.energy == 2
    table.play("power:use", "plus:yes")
    assert table.us.energy == 6
    gains = [event["amount"] for event in table.told("gain_energy")]
    assert gains == [2, 4], "one activation is one gain"


@card("the_king")
def test_the_king_lays_and_moves_his_tokens(duel):
    table = powers(duel, "the_king", "6 power")
    assert table.us.life == 15
    table.play("power:use", "place:fame@1", "power:use", "king:beside", "place:destruction@2", "power:use")
    assert table.options == {"king:fame@1", "king:destruction@2"}
    table.play("king:destruction@2")
    assert "place:destruction@2" not in table.options
    assert "place:fame@1" not in table.options
    assert len(table.options) == 26
    table.play("place:fame@2")
    assert sorted(laid["space"] for laid in table.buzz) == [1, 2]
    assert {laid["track"] for laid in table.buzz} == {"fame"}


@card("the_king")
def test_the_king_may_not_lay_on_a_shortcut_or_an_extension(duel):
    buzz = [at("alien", "fame", 1), at("penguin", "fame", 5)]
    table = powers(duel, "the_king", "2 power", buzz=buzz)
    table.play("power:use")
    table.asks("us", "place")
    assert not table.options & {f"place:fame@{space}" for space in (0, 1, 2, 3, 5, 6)}
    assert len(table.options) == 15 - 6 + 14


@card("the_king")
def test_two_king_tokens_stop_the_rival_twice(duel):
    buzz = [at("the_king", "fame", -1), at("the_king", "fame", -2)]
    us = {"keep": ["signature_move"], "monster": "meka_dragon"}
    table = duel.rolled("4 fame 3 power", us, {"monster": "the_king"}, buzz=buzz)
    assert table.pulls() == [("fame", 1), ("fame", 2)]
    assert table.steps() == [-1, -2], "the second pull ends on the second token"
