"""King of Tokyo Duel, KD-240 to KD-276: who is asked what, and the examples of the rules."""

import pytest

from tests.games.duel.play import at, rule

# --- Decisions --------------------------------------------------------------------------------------------------------


@rule("KD-240")
def test_at_the_start_of_the_turn_nothing_is_asked_that_cannot_be_done(duel):
    poor = duel({"keep": ["made_in_a_lab"]}, market=["frenzy"])
    assert poor.asked == ("us", "reroll")
    empty = duel({"keep": ["made_in_a_lab"], "energy": 9})
    assert empty.asked == ("us", "reroll")


@rule("KD-241")
def test_who_has_no_keep_card_is_not_asked_about_dominate(duel):
    table = duel({"dominated": 1})
    assert table.asked == ("us", "reroll")
    assert len(table.lies("dice")) == 6


@rule("KD-241")
def test_two_dominate_cards_count_twice(duel):
    table = duel({"dominated": 2, "keep": ["scrappy"]})
    table.play("dominate:none")
    assert len(table.lies("dice")) == 4


@rule("KD-242")
def test_equal_dice_are_alike(duel):
    table = duel(phase="reroll", dice="6 fame", throws=1)
    assert len(table.options) == 7


@rule("KD-243")
def test_a_single_roll_effect_is_not_asked_about(duel):
    table = duel.rolled("5 energy", {"keep": ["antimatter_pellets", "signature_move"]})
    assert table.told("effect")[0]["card"] == "antimatter_pellets"
    assert table.active == "them"


@rule("KD-244")
def test_what_begins_resolving_may_be_declined(duel):
    table = duel.rolled("2 smash", {"keep": ["rebooting", "titanic_batteries"]})
    table.play("rebooting:no", "titanic_batteries:none")
    assert table.hits() == [(1, 2)]
    assert table.us.keep == ["rebooting", "titanic_batteries"]
    assert table.us.dice_tokens == 0


@rule("KD-245")
def test_the_last_group_is_resolved_without_a_question(duel):
    table = duel.rolled("2 smash heart")
    table.play("resolve:heart")
    assert table.hits() == [(1, 2)]


@rule("KD-246", "KD-247")
@pytest.mark.parametrize("keep", ["camouflage", "unstable_dna", "superconductor"])
def test_the_rival_is_asked_on_the_active_players_turn(keep, duel):
    shown = "3 energy" if keep == "superconductor" else "3 smash"
    table = duel.rolled(shown, {"keep": ["scrappy"]}, {"keep": [keep]})
    assert (table.active, table.asked) == ("us", ("them", keep))
    no = next(key for key in table.options if key.endswith((":no", ":none")))
    table.play(no)
    assert table.them.keep == [keep]
    assert table.active == "them"


@rule("KD-247")
@pytest.mark.parametrize("keep", ["camouflage", "unstable_dna", "superconductor"])
def test_all_at_once_each_in_its_place(keep, duel):
    cards = ["camouflage", "unstable_dna", "superconductor"]
    table = duel.rolled("3 smash 2 energy", {"keep": ["scrappy"]}, {"keep": cards})
    table.play("resolve:smash")
    order = ["camouflage:no", "unstable_dna:none", "superconductor:no"]
    for key in order[: cards.index(keep)]:
        table.play(key)
    table.asks("them", keep)


@rule("KD-248", "KD-227")
def test_tesla_impulse_asks_which_card_goes(duel):
    table = duel.buying("tesla_impulse", {"energy": 6}, {"keep": ["scrappy", "giant_brain"]})
    table.play("buy:tesla_impulse", "place:fame@4")
    assert table.asked == ("us", "tesla_impulse")
    assert table.options == {"tesla_impulse:scrappy", "tesla_impulse:giant_brain"}, "one must go"
    table.play("tesla_impulse:giant_brain")
    assert table.them.keep == ["scrappy"]
    assert sorted(table.lies("discard")) == ["giant_brain", "tesla_impulse"]


@rule("KD-249", "KD-148")
@pytest.mark.parametrize(
    ("fields", "asked"),
    [
        ({}, "dice_tokens"),
        ({"phase": "reroll", "dice": "smash", "throws": 1}, "reroll"),
        ({"phase": "resolve", "dice": "smash heart"}, "rebooting"),
        ({"phase": "buy"}, "buy"),
    ],
)
def test_alien_metabolism_at_every_question_of_the_own_turn(fields, asked, duel):
    us = {"keep": ["alien_metabolism", "rebooting"], "dice_tokens": 1}
    table = duel(us, market=["frenzy", "snack_time"], **fields)
    assert table.asked == ("us", asked)
    before = table.options
    more = {"alien_metabolism:frenzy", "alien_metabolism:snack_time"}
    assert more <= before
    table.play("alien_metabolism:frenzy")
    assert table.lies("market") == ["snack_time"]
    assert table.lies("discard") == ["frenzy"]
    if asked != "buy":
        table.offers(before - more)


# --- Examples ---------------------------------------------------------------------------------------------------------


@rule("KD-260")
def test_example_five_fame(duel):
    table = duel.rolled("5 fame", active=1, fame=2)
    assert table.steps() == [3, 4, 5]
    won = duel.rolled("5 fame", active=1, fame=2, destruction=4)
    assert won.steps() == [3]
    assert won.won == ([1], "spotlight")


@rule("KD-261")
def test_example_shortcut(duel):
    assert duel.rolled("4 fame", active=1, fame=3, buzz=[at("alien", "fame", 4)]).steps() == [4, 6]


@rule("KD-262")
def test_example_extension(duel):
    buzz = [at("phantom", "fame", 2)]
    table = duel.rolled("5 fame", {}, {"life": 5}, active=1, fame=1, buzz=buzz)
    assert table.steps() == [2, 2.5, 3]
    assert table.them.life == 6
    spotlight = duel.rolled("5 fame", {}, {"life": 5}, active=1, fame=1, destruction=3, buzz=buzz)
    assert spotlight.won == ([1], "spotlight")
    assert spotlight.steps() == [2, 2.5, 3], "not before 3"


@rule("KD-263")
def test_example_king_token(duel):
    table = duel.rolled("6 fame", {"monster": "the_king"}, active=1, buzz=[at("the_king", "fame", 2)])
    assert table.pulls() == [("fame", 4)]
    assert table.steps() == [1, 2]
    assert [event["space"] for event in table.told("stop")] == [2]


@rule("KD-264")
def test_example_meka_dragon(duel):
    table = duel.rolled("3 smash 2 power", {"monster": "meka_dragon", "keep": ["acid_attack"]})
    table.play("multiply:yes")
    assert table.hits() == [(1, 8)]


@rule("KD-265")
@pytest.mark.parametrize(("dice", "spaces"), [(1, 1), (2, 2)])
def test_example_alienoid_adds_fame(dice, spaces, duel):
    table = duel.rolled(f"3 power {dice} fame", {"monster": "alienoid"})
    table.play("power:use", "symbol:fame", "plus:yes")
    assert table.pulls() == [("fame", spaces)]


@rule("KD-266")
def test_example_armor_plating_and_trendsetter(duel):
    them = {"keep": ["armor_plating", "trendsetter"]}
    table = duel.rolled("2 smash", {"energy": 3}, them, fame=3, buzz=[at("cat", "fame", 3)], market=["too_cute"])
    assert table.them.life == 14
    table.play("buy:too_cute", "place:fame@5")
    assert table.them.life == 12


@rule("KD-267")
def test_example_number_of_dice(duel):
    table = duel({"penalty": 3, "keep": ["extra_head"], "dice_tokens": 1})
    table.play("dice_tokens:1")
    assert len(table.lies("dice")) == 5


@rule("KD-268")
def test_example_made_in_a_lab(duel):
    table = duel({"keep": ["made_in_a_lab"], "energy": 1}, market=["superconductor"])
    assert table.prices == {"superconductor": 1}
    table.play("buy:superconductor")
    assert table.us.energy == 0


@rule("KD-269")
def test_example_fame_added_later(duel):
    table = duel.rolled("2 fame 2 power heart", {"monster": "alienoid"})
    table.play("resolve:heart", "power:use", "symbol:fame")
    assert table.pulls() == [("fame", 1)]
    more = duel.rolled("3 fame 2 power", {"monster": "alienoid"})
    more.play("resolve:fame", "power:use", "symbol:fame")
    assert more.pulls() == [("fame", 1), ("fame", 1)]


@rule("KD-270")
def test_example_symbols_are_no_dice(duel):
    table = duel.rolled("4 smash", {"keep": ["acid_attack", "antimatter_pellets", "natural_selection"]})
    assert table.hits() == [(0, 10), (1, 5)]


@rule("KD-271", "KD-057")
def test_example_alienoid_completes_all_six_symbols(duel):
    us = {"monster": "alienoid", "keep": ["utter_destruction"], "life": 5}
    table = duel.rolled("3 power smash energy fame destruction", us)
    assert table.pulls() == []
    table.play("power:use", "symbol:heart", "plus:no")
    assert table.pulls() == [("destruction", 2), ("fame", 2)]
    assert table.hits() == [(1, 2)]
    table.offers({"resolve:smash", "resolve:heart", "resolve:energy"})  # before the groups


@rule("KD-272")
def test_example_operation_media_after_meka_dragon(duel):
    table = duel.rolled("2 smash 2 power", {"monster": "meka_dragon", "energy": 5}, market=["operation_media"])
    table.play("multiply:yes", "buy:operation_media", "place:destruction@4")
    assert table.fame == -4


@rule("KD-273")
def test_example_in_shape_within_a_pull(duel):
    us, them = {"keep": ["in_shape"], "energy": 1}, {"hits": 3}
    table = duel.rolled("5 fame", us, them, buzz=[at("cat", "fame", -1)])
    table.play("in_shape:yes")
    assert table.pulls() == [("fame", 3), ("fame", 1)]
    assert table.steps() == [-1, -2, -3, -4]


@rule("KD-274", "KD-174")
def test_example_jets_and_unstoppable(duel):
    table = duel.buying("jets_scrambled", {"keep": ["unstoppable"], "life": 5}, {"life": 5})
    table.play("buy:jets_scrambled", "place:fame@4")
    assert table.won == ([0], "life")
    assert (table.us.life, table.them.life) == (1, 0)
    draw = duel.buying("jets_scrambled", {"life": 5}, {"life": 5})
    draw.play("buy:jets_scrambled", "place:fame@4")
    assert draw.won == ([0, 1], "both_at_zero")


@rule("KD-275")
def test_example_a_token_is_lifted_before_it_is_laid(duel):
    table = duel.buying("acid_attack", fame=3, buzz=[at("tiger", "fame", 4)])
    table.play("buy:acid_attack")
    fame = {f"place:fame@{space}" for space in range(-7, 8) if space != 3}
    destruction = {f"place:destruction@{space}" for space in range(-7, 8) if space != 0}
    table.offers(fame | destruction | {"place:none"})


@rule("KD-276", "KD-233")
def test_example_signature_move_and_a_king_token(duel):
    us = {"monster": "meka_dragon", "keep": ["signature_move"]}
    table = duel.rolled("6 power", us, {"monster": "the_king"}, buzz=[at("the_king", "fame", -1)])
    assert table.pulls() == [("fame", 1), ("fame", 1)]
    assert table.steps() == [-1, -2]
