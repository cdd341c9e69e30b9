"""King of Tokyo Duel: Gentle Giant to Operation Media."""

import pytest

from tests.games.duel.play import at, card


@card("gentle_giant")
def test_gentle_giant_pulls_if_no_smash_was_rolled(duel):
    us = {"keep": ["gentle_giant"]}
    assert duel.rolled("2 heart", us).pulls() == [("fame", 1)]
    assert duel.rolled("smash heart", us).asked == ("us", "resolve")
    smash = duel.rolled("smash", us)
    assert smash.pulls() == []
    assert duel.rolled("2 heart", {}, us).pulls() == [], "on the owner's turns only"
    assert duel({**us, "penalty": 6}).pulls() == [("fame", 1)], "without dice there is no Smash either"


@card("gentle_giant")
def test_gentle_giant_fails_if_alienoid_adds_smash(duel):
    us = {"keep": ["gentle_giant"], "monster": "alienoid"}
    table = duel.rolled("2 power", us)
    table.play("power:use", "symbol:smash")
    assert table.pulls() == []
    other = duel.rolled("2 power", us)
    other.play("resolve:none")
    assert other.pulls() == [("fame", 1)]


@card("giant_brain")
def test_giant_brain_allows_a_fourth_throw(duel):
    us = {"keep": ["giant_brain"]}
    table = duel(us, phase="reroll", dice="heart fame", throws=3)
    assert table.options == {"reroll:heart", "reroll:fame", "reroll:heart+fame", "reroll:none"}
    assert table.question["throws_left"] == 1
    table.play("reroll:heart")
    assert table.told("roll")[0]["throw"] == 4
    assert table.asked != ("us", "reroll")


@card("hibernation")
@pytest.mark.parametrize(("life", "after"), [(3, 9), (10, 14), (14, 14)])
def test_hibernation_recovers_six_life_and_ends_the_turn(life, after, duel):
    table = duel({"keep": ["hibernation"], "life": life}, market=["frenzy"])
    table.play("hibernation:keep")
    assert (table.us.life, table.us.keep, table.active) == (after, ["hibernation"], "them")
    assert table.us.energy == 0


@card("hibernation")
def test_hibernation_thrown_away_gives_a_normal_turn(duel):
    table = duel({"keep": ["hibernation"], "life": 3})
    table.play("hibernation:discard")
    assert (table.us.life, table.us.keep, table.lies("discard")) == (3, [], ["hibernation"])
    assert table.asked == ("us", "reroll")
    assert len(table.lies("dice")) == 6


@card("hibernation")
def test_hibernation_protects_as_soon_as_it_is_bought(duel):
    table = duel.buying("hors_doeuvres hibernation", {"life": 2})
    table.play("buy:hibernation", "buy:hors_doeuvres", "place:fame@5")
    assert table.us.life == 2
    assert table.active == "them"
    jets = duel.buying("jets_scrambled", {"life": 6}, {"keep": ["hibernation"], "life": 2})
    jets.play("buy:jets_scrambled", "place:fame@5")
    assert (jets.us.life, jets.them.life) == (1, 2)


@card("hibernation", "regeneration")
def test_hibernation_is_a_gain_for_regeneration(duel):
    table = duel({"keep": ["hibernation", "regeneration"], "life": 3})
    table.play("hibernation:keep")
    assert table.us.life == 10


@card("hors_doeuvres")
def test_hors_doeuvres_hurts_its_buyer_and_pulls(duel):
    table = duel.buying("hors_doeuvres", {"life": 4})
    table.play("buy:hors_doeuvres", "place:destruction@-1")
    assert table.us.life == 1
    assert table.pulls() == [("destruction", 2)]
    assert table.hits() == [(0, 3), (1, 1)], "then the paw laid before the marker"
    assert table.kinds("hits", "pull") == ["hits", "pull", "hits"]


@card("in_shape")
def test_in_shape_pays_for_pulls(duel):
    table = duel.rolled("5 smash", {"keep": ["in_shape"], "energy": 3})
    assert table.options == {"in_shape:yes", "in_shape:no"}
    table.play("in_shape:yes", "in_shape:yes")
    assert (table.fame, table.us.energy) == (-2, 1)
    assert table.active == "them"


@card("in_shape")
def test_in_shape_without_energy_asks_nothing(duel):
    assert duel.rolled("5 smash", {"keep": ["in_shape"]}).active == "them"


@card("in_shape")
def test_in_shape_may_win(duel):
    table = duel.rolled("4 smash", {"keep": ["in_shape"], "energy": 1}, fame=-6)
    table.play("in_shape:yes")
    assert table.won == ([0], "victory")


@card("in_shape")
def test_in_shape_sells_nothing_when_the_rival_is_dead(duel):
    table = duel.rolled("5 smash", {"keep": ["in_shape"], "energy": 3}, {"life": 5})
    assert table.won == ([0], "life")


@card("in_the_shadows")
def test_in_the_shadows_rerolls_fame_dice_only(duel):
    table = duel({"keep": ["in_the_shadows"]}, phase="reroll", dice="smash 2 fame", throws=3)
    assert table.options == {"in_the_shadows:fame", "in_the_shadows:fame+fame", "reroll:none"}
    table.play("in_the_shadows:fame+fame")
    roll = table.told("roll")[0]
    assert roll["free"] is True
    assert roll["dice"].count("smash") >= 1
    none = duel({"keep": ["in_the_shadows"]}, phase="reroll", dice="2 smash heart", throws=3)
    assert none.options == {"resolve:smash", "resolve:heart"}, "no Fame, no throw left: the Roll is fixed"


@card("jets_scrambled")
def test_jets_scrambled_hit_both(duel):
    table = duel.buying("jets_scrambled")
    table.play("buy:jets_scrambled", "place:fame@5")
    assert (table.us.life, table.them.life) == (9, 9)
    assert sorted(table.hits()) == [(0, 5), (1, 5)]


@card("kaijutsu")
def test_kaijutsu_pulls_and_hits(duel):
    table = duel.buying("kaijutsu", {"life": 5})
    table.play("buy:kaijutsu", "place:destruction@-3")
    assert table.us.life == 6, "onto the token just laid"
    assert (table.destruction, table.them.life) == (-1, 12)


@card("kaijutsu")
def test_kaijutsu_pulls_first(duel):
    table = duel.buying("kaijutsu", {}, {"life": 2}, destruction=-6)
    table.play("buy:kaijutsu", "place:fame@4")
    assert table.won == ([0], "victory")
    plain = duel.buying("kaijutsu")
    plain.play("buy:kaijutsu", "place:fame@4")
    assert plain.pulls() == [("destruction", 1)]
    assert plain.hits() == [(1, 2)]


@card("lightning_speed")
@pytest.mark.parametrize(
    ("token", "empty"), [("alien", 2), ("phantom", 2), ("penguin", 2), ("dragon", 0), ("lizard", 0)]
)
def test_lightning_speed_makes_paws_of_empty_spaces(token, empty, duel):
    table = duel.rolled("6 fame", {"keep": ["lightning_speed"]}, buzz=[at(token, "fame", -3)])
    asked = 0
    while table.asked == ("us", "lightning_speed"):
        table.play("lightning_speed:yes")
        asked += 1
    assert asked == empty
    paws = {"penguin": 1, "dragon": 1, "lizard": 1}.get(token, 0)
    assert table.hits() == [(1, 1)] * (empty + paws)


@card("made_in_a_lab")
def test_made_in_a_lab_buys_one_card_before_the_dice(duel):
    table = duel(
        {"keep": ["made_in_a_lab"], "energy": 7, "life": 5}, market=["giant_brain", "snack_time"], deck=["frenzy"]
    )
    assert table.prices == {"giant_brain": 3, "snack_time": 1}
    table.play("buy:snack_time")
    assert table.us.life == 8
    assert table.us.energy == 6
    assert table.lies("market") == ["frenzy", "giant_brain"]
    assert table.asked == ("us", "reroll")
    none = duel({"keep": ["made_in_a_lab"], "energy": 7}, market=["giant_brain"])
    none.play("buy:none")
    assert none.us.energy == 7
    assert none.asked == ("us", "reroll")


@card("made_in_a_lab", "extra_head")
def test_a_die_bought_before_the_throw_is_thrown(duel):
    table = duel({"keep": ["made_in_a_lab"], "energy": 5}, market=["extra_head"])
    table.play("buy:extra_head")
    assert len(table.lies("dice")) == 7
    assert table.us.energy == 0


@card("moment_of_respite")
def test_moment_of_respite_gives_life_and_a_token(duel):
    table = duel.buying("moment_of_respite", {"life": 5, "dice_tokens": 1})
    table.play("buy:moment_of_respite", "place:fame@4")
    assert (table.us.life, table.us.dice_tokens) == (7, 2)


@card("monster_coaster")
def test_monster_coaster_is_one_pull_of_three(duel):
    table = duel.buying("monster_coaster")
    table.play("buy:monster_coaster")
    assert table.pulls() == [("destruction", 3)]
    assert table.destruction == -3


@card("monumental")
def test_monumental_pulls_destruction_then_fame(duel):
    table = duel.buying("monumental")
    table.play("buy:monumental", "place:fame@-1")
    assert table.pulls() == [("destruction", 1), ("fame", 1)]
    assert table.us.dice_tokens == 1


@card("natural_selection")
def test_natural_selection_gives_energy_and_life_when_bought(duel):
    table = duel.buying("natural_selection", {"energy": 3, "life": 5})
    table.play("buy:natural_selection")
    assert (table.us.energy, table.us.life) == (4, 9)
    assert len(duel({"keep": ["natural_selection"]}).lies("dice")) == 7


@card("natural_selection")
@pytest.mark.parametrize(("shown", "struck"), [("3 heart 3 fame", False), ("4 fame", True), ("7 heart", True)])
def test_natural_selection_strikes_at_four_identical_dice(shown, struck, duel):
    table = duel.rolled(shown, {"keep": ["natural_selection"]})
    assert ((0, 10) in table.hits()) == struck


@card("natural_selection")
def test_natural_selection_strikes_before_dice_are_resolved_and_protections_apply(duel):
    us = {"keep": ["natural_selection", "armor_plating"], "life": 10}
    assert duel.rolled("6 heart", us).won == ([1], "life"), "Armor Plating is for the Rival's turns"
    saved = duel.rolled("4 smash", {"keep": ["natural_selection", "unstoppable"], "life": 6})
    assert saved.us.life == 1
    assert saved.hits() == [(0, 10), (1, 4)]
    awake = duel.rolled("4 smash", {"keep": ["natural_selection", "hibernation"], "life": 6})
    assert awake.us.life == 6


@card("operation_media")
@pytest.mark.parametrize("smash", [0, 1, 4])
def test_operation_media_pulls_for_each_smash_resolved(smash, duel):
    table = duel.buying("operation_media", smash_resolved=smash)
    table.play("buy:operation_media", "place:destruction@4")
    assert table.pulls() == ([("fame", smash)] if smash else [])
    assert table.fame == -smash


@card("operation_media", "made_in_a_lab")
def test_operation_media_bought_before_the_dice_pulls_nothing(duel):
    table = duel({"keep": ["made_in_a_lab"], "energy": 6}, market=["operation_media"])
    table.play("buy:operation_media", "place:destruction@4")
    assert table.pulls() == []


@card("operation_media")
def test_operation_media_counts_alienoids_late_smash(duel):
    us = {"monster": "alienoid", "energy": 6}
    table = duel.rolled("2 smash 3 power", us, market=["operation_media"])
    table.play("resolve:smash", "power:use", "symbol:smash", "plus:yes", "buy:operation_media", "place:destruction@4")
    assert table.pulls() == [("fame", 4)]


@card("operation_media", "titanic_batteries")
def test_operation_media_does_not_count_dice_put_aside(duel):
    us = {"keep": ["titanic_batteries"], "energy": 6}
    table = duel.rolled("4 smash", us, market=["operation_media"])
    table.play("titanic_batteries:smash+smash", "buy:operation_media", "place:destruction@4")
    assert table.pulls() == [("fame", 2)]
