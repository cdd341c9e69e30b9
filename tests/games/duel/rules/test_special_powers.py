"""King of Tokyo Duel, KD-120 to KD-130: the Monsters' special powers."""

import pytest

from tests.games.duel.play import at, rule

SYMBOLS = {f"symbol:{face}" for face in ("smash", "heart", "energy", "fame", "destruction", "power")}


def kitty(duel, shown, **fields):
    return duel.rolled(shown, {"monster": "cyber_kitty"}, **fields)


def alienoid(duel, shown, **fields):
    return duel.rolled(shown, {"monster": "alienoid", **fields.pop("us", {})}, **fields)


@rule("KD-120")
@pytest.mark.parametrize(("symbols", "uses"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3), (7, 3), (8, 4)])
def test_a_power_is_used_as_often_as_there_are_symbols(symbols, uses, duel):
    table = duel.rolled(f"{symbols} power" if symbols else "2 fame")
    used = 0
    while table.active == "us":
        assert table.options == {"power:use", "resolve:none"}
        assert table.question["power_left"] == symbols - 2 * used
        table.play("power:use", f"track:{('fame', 'destruction')[used % 2]}")
        used += 1
    assert used == uses
    assert (table.fame, table.destruction) == (-((uses + 1) // 2), -(uses // 2))


@rule("KD-121", "KD-127")
def test_a_line_with_a_plus_is_used_once_with_each_activation(duel):
    table = kitty(duel, "6 power")
    table.play("power:use")
    assert table.options == {"plus:yes", "plus:no"}
    table.play("plus:yes")
    assert table.us.energy == 4
    assert table.options == {"power:use", "resolve:none"}, "the plus alone cannot be used again"
    table.play("power:use", "plus:yes")
    assert table.us.energy == 8


@rule("KD-121")
def test_a_line_with_a_plus_is_not_asked_without_a_symbol_for_it(duel):
    table = kitty(duel, "4 power")
    table.play("power:use", "plus:no", "power:use")
    assert table.us.energy == 4
    assert table.active == "them"


@rule("KD-121")
def test_a_line_with_a_plus_once_a_turn_by_the_other_reading(duel):
    table = kitty(duel, "6 power", options={"plus_line": "per_turn"})
    table.play("power:use", "plus:yes", "power:use")
    assert table.us.energy == 6
    assert table.asked != ("us", "plus")


@rule("KD-122", "KD-130", "KD-245")
def test_gigazaur_chooses_a_track_each_time(duel):
    table = duel.rolled("4 power")
    table.play("power:use")
    assert table.asked == ("us", "track")
    assert table.options == {"track:fame", "track:destruction"}
    table.play("track:destruction", "power:use", "track:fame")
    assert table.pulls() == [("destruction", 1), ("fame", 1)]


@rule("KD-123", "KD-245")
def test_alienoid_adds_a_symbol_and_the_same_once_more(duel):
    table = alienoid(duel, "3 power heart")
    table.play("power:use")
    assert table.asked == ("us", "symbol")
    assert table.options == SYMBOLS
    table.play("symbol:smash")
    assert table.options == {"plus:yes", "plus:no"}
    table.play("plus:yes")
    assert table.options == {"resolve:smash", "resolve:heart"}
    table.play("resolve:smash")
    assert table.hits() == [(1, 2)]


@rule("KD-123")
def test_alienoid_has_no_power_if_resolving_is_skipped(duel):
    table = alienoid(duel, "4 power", us={"keep": ["rebooting"]})
    table.play("rebooting:yes")
    assert table.told("power", "add_symbol") == []
    assert table.active == "them"


@rule("KD-123")
def test_alienoid_uses_the_power_when_the_roll_is_fixed_by_the_other_reading(duel):
    options = {"alienoid_window": "roll_fixed"}
    cards = {"keep": ["utter_destruction", "rebooting"]}
    table = alienoid(duel, "2 power smash energy fame destruction", us=cards, options=options)
    assert table.asked == ("us", "resolve")
    assert table.options == {"power:use", "resolve:none"}
    table.play("power:use", "symbol:heart")
    assert table.pulls() == [("destruction", 2), ("fame", 2)], "the conditions come after it"
    assert table.asked == ("us", "rebooting")
    table.play("rebooting:no")
    table.offers({"resolve:smash", "resolve:heart", "resolve:energy"})


@rule("KD-124")
def test_alienoid_may_add_a_special_power_symbol_and_spend_it(duel):
    table = alienoid(duel, "3 power")
    table.play("power:use", "symbol:power", "plus:no")
    assert table.question["power_left"] == 2
    table.play("power:use", "symbol:smash")
    assert table.hits() == [(1, 1)]
    assert table.active == "them"


@rule("KD-124")
def test_alienoid_may_not_add_special_power_by_the_other_reading(duel):
    table = alienoid(duel, "2 power", options={"alienoid_may_add_power": False})
    table.play("power:use")
    table.offers(SYMBOLS - {"symbol:power"})


@rule("KD-125")
@pytest.mark.parametrize(("before", "symbols", "after"), [(0, 1, 1), (0, 2, 2), (0, 3, 2), (1, 3, 2)])
def test_space_penguin_gains_dice_tokens_up_to_two(before, symbols, after, duel):
    table = duel.rolled(f"{symbols} power", {"monster": "space_penguin", "dice_tokens": before})
    while table.active == "us":
        table.play("power:use")
    assert table.us.dice_tokens == after
    assert len(table.told("power")) == after - before, "with two, there is nothing to use it for"


@rule("KD-126", "KD-245")
@pytest.mark.parametrize(("shown", "hits"), [("3 smash 2 power", 6), ("2 smash 3 power", 6), ("smash 4 power", 4)])
def test_meka_dragon_multiplies_if_he_likes(shown, hits, duel):
    table = duel.rolled(shown, {"monster": "meka_dragon"})
    assert table.asked == ("us", "multiply")
    assert table.options == {"multiply:yes", "multiply:no"}
    assert table.hits() == []
    table.play("multiply:yes")
    assert table.hits() == [(1, hits)]
    plain = duel.rolled(shown, {"monster": "meka_dragon"})
    plain.play("multiply:no")
    assert plain.hits() == [(1, int(shown[0]) if shown[0].isdigit() else 1)]


@rule("KD-126")
@pytest.mark.parametrize("shown", ["3 smash", "3 smash power"])
def test_meka_dragon_is_not_asked_where_nothing_changes(shown, duel):
    table = duel.rolled(shown, {"monster": "meka_dragon"})
    assert table.hits() == [(1, 3)]
    assert table.active == "them"


@rule("KD-127")
@pytest.mark.parametrize(("symbols", "energy"), [(2, 2), (3, 4), (4, 4), (5, 6), (6, 8), (7, 8), (8, 10)])
def test_what_cyber_kitty_gets_at_best(symbols, energy, duel):
    table = kitty(duel, f"{symbols} power")
    while table.active == "us":
        table.play("plus:yes" if "plus:yes" in table.options else "power:use")
    assert table.us.energy == energy


@rule("KD-128", "KD-245")
def test_the_king_lays_a_token_on_a_free_space(duel):
    table = duel.rolled("2 power", {"monster": "the_king"}, fame=2, buzz=[at("lizard", "fame", 4)])
    table.play("power:use")
    fame = {f"place:fame@{space}" for space in range(-7, 8) if space not in (2, 4, 5)}
    destruction = {f"place:destruction@{space}" for space in range(-7, 8) if space}
    assert table.options == fame | destruction
    table.play("place:fame@3")
    assert at("the_king", "fame", 3) in table.buzz
    assert table.fame == 2


@rule("KD-128", "KD-130")
def test_the_king_moves_a_token_to_another_space_if_no_marker_stands_on_it(duel):
    buzz = [at("the_king", "fame", 2), at("the_king", "destruction", 3)]
    table = duel.rolled("2 power", {"monster": "the_king"}, fame=2, buzz=buzz)
    table.play("power:use")
    assert table.asked == ("us", "place"), "the other token has a marker on it"
    assert "place:destruction@3" not in table.options
    assert "place:none" not in table.options
    table.play("place:fame@3")
    assert table.buzz == [at("the_king", "fame", 2), at("the_king", "fame", 3)]


@rule("KD-128")
def test_the_king_without_a_token_to_move_has_no_power(duel):
    buzz = [at("the_king", "fame", 2), at("the_king", "destruction", 3)]
    table = duel.rolled("2 power heart", {"monster": "the_king", "life": 3}, fame=2, destruction=3, buzz=buzz)
    assert table.told("power") == []
    assert table.us.life == 4
    assert table.active == "them"


@rule("KD-129")
def test_a_power_need_not_be_used(duel):
    table = duel.rolled("4 power")
    table.play("resolve:none")
    assert table.pulls() == []
    assert table.active == "them"


@rule("KD-129")
def test_a_power_must_be_used_by_the_other_reading(duel):
    table = duel.rolled("4 power heart", options={"power_use": "compulsory"})
    assert table.options == {"power:use", "resolve:heart"}
    table.play("resolve:heart")
    while table.active == "us":
        assert "resolve:none" not in table.options
        table.play("power:use" if "power:use" in table.options else "track:fame")
    assert table.pulls() == [("fame", 1)] * 2


@rule("KD-129")
def test_lines_with_a_plus_and_meka_dragon_stay_free_by_the_other_reading(duel):
    options = {"power_use": "compulsory"}
    table = kitty(duel, "3 power heart", options=options)
    table.play("resolve:heart")
    if table.asked == ("us", "resolve"):
        table.play("power:use")
    table.offers({"plus:yes", "plus:no"})
    meka = duel.rolled("2 smash 2 power", {"monster": "meka_dragon"}, options=options)
    assert meka.options == {"multiply:yes", "multiply:no"}


@rule("KD-129")
def test_alienoid_stays_free_by_the_other_reading(duel):
    options = {"power_use": "compulsory"}
    table = alienoid(duel, "2 power", options=options)
    assert table.options == {"power:use", "resolve:none"}
    early = alienoid(duel, "2 power heart", options={**options, "alienoid_window": "roll_fixed"})
    assert early.options == {"power:use", "resolve:none"}


@rule("KD-130")
def test_an_activation_is_finished_before_anything_else(duel):
    table = duel.rolled("4 power smash", {"keep": ["unchained"]}, buzz=[at("tiger", "fame", -1)])
    table.play("power:use", "track:fame")
    assert table.asked == ("us", "unchained")
    table.play("unchained:no")
    table.offers({"resolve:smash", "power:use"})
