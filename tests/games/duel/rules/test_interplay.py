"""King of Tokyo Duel: where several rules meet."""

import pytest

import bestiaire
from tests.games.duel.play import at, rule

# --- Resolving and cards that look at the Roll ------------------------------------------------------------------------


@rule("KD-070", "KD-072")
@pytest.mark.parametrize("fame", [-2, -5])
def test_a_marker_changes_nothing_for_smash_added_after_the_group(fame, duel):
    us = {"monster": "alienoid", "keep": ["adrenaline_augment"]}
    table = duel.rolled("smash 3 fame 2 power", us, fame=fame)
    table.play("resolve:smash", "resolve:fame", "power:use", "symbol:smash")
    assert table.hits() == [(1, 2 if fame == -5 else 1), (1, 1)]


@rule("KD-070")
def test_symbols_added_twice_to_a_pull_are_pulled_by_the_difference(duel):
    table = duel.rolled("2 fame 6 power", {"monster": "alienoid"})
    table.play("power:use", "symbol:fame", "plus:no")
    assert table.options == {"power:use", "resolve:fame"}
    table.play("resolve:fame", "power:use", "symbol:fame", "plus:yes")
    assert table.pulls() == [("fame", 1), ("fame", 2)]


@rule("KD-071", "KD-126")
def test_added_smash_is_multiplied_only_by_symbols_that_are_not_put_aside(duel):
    us = {"monster": "meka_dragon", "keep": ["titanic_batteries", "acid_attack"]}
    table = duel.rolled("smash 3 power", us)
    table.play("titanic_batteries:smash+power", "multiply:yes")
    assert table.hits() == [(1, 2)]


@rule("KD-123")
def test_alienoid_uses_the_power_once_when_the_roll_is_fixed(duel):
    options = {"alienoid_window": "roll_fixed"}
    table = duel.rolled("5 power heart", {"monster": "alienoid", "life": 5}, options=options)
    table.play("power:use", "symbol:heart", "plus:yes")
    assert table.us.life == 8
    assert table.active == "them"


@rule("KD-121")
def test_alienoids_plus_once_a_turn(duel):
    table = duel.rolled("6 power", {"monster": "alienoid"}, options={"plus_line": "per_turn"})
    table.play("power:use", "symbol:energy", "plus:yes", "power:use", "symbol:energy")
    assert table.asked != ("us", "plus")


@rule("KD-224", "KD-057")
def test_thunder_stomp_sees_what_alienoid_sets_off_while_resolving(duel):
    us = {"monster": "alienoid", "keep": ["utter_destruction", "thunder_stomp"]}
    table = duel.rolled("smash energy fame destruction 2 power", {**us, "energy": 6}, market=["frenzy"])
    table.play("power:use", "symbol:heart")
    assert ("destruction", 2) in table.pulls()
    assert table.them.penalty == 1
    table.offers({"resolve:smash", "resolve:heart", "resolve:energy"})


@rule("KD-223")
def test_superconductor_and_energy_met_on_the_way(duel):
    them = {"keep": ["superconductor"]}
    alienoid = {"monster": "gigazaur", "keep": ["utter_destruction"]}
    early = duel.rolled("smash heart fame destruction power energy", alienoid, them, buzz=[at("tiger", "fame", -1)])
    assert early.asked == ("us", "resolve"), "when the Roll is fixed it is not yet being resolved"
    late = duel.rolled("2 heart", {"keep": ["gentle_giant"]}, them, buzz=[at("tiger", "fame", -1)])
    assert late.us.energy == 1
    assert late.asked == ("them", "reroll"), "Gentle Giant comes after resolving"
    inner = duel.rolled("4 smash", {"keep": ["in_shape"], "energy": 1}, them, buzz=[at("tiger", "fame", -1)])
    inner.play("in_shape:yes")
    inner.asks("them", "superconductor")  # a pull while resolving


@rule("KD-151", "KD-217", "KD-221")
def test_natural_selection_swapped_away_when_the_roll_is_fixed_strikes_nobody(duel):
    us = {"keep": ["antimatter_pellets", "natural_selection"]}
    table = duel.rolled("5 energy", us, {"keep": ["unstable_dna"]})
    table.play("unstable_dna:natural_selection")
    assert table.hits() == [(1, 4)]
    assert (table.us.energy, table.them.energy) == (5, 0)


@rule("KD-151", "KD-210")
def test_acid_attack_swapped_away_adds_nothing_any_more(duel):
    us = {"keep": ["antimatter_pellets", "acid_attack"]}
    table = duel.rolled("5 heart", us, {"keep": ["unstable_dna"]})
    table.play("unstable_dna:acid_attack")
    assert table.hits() == [(1, 4)]


@rule("KD-151", "KD-055")
def test_a_card_swapped_away_before_its_turn_comes_does_nothing(duel):
    us = {"keep": ["antimatter_pellets", "signature_move"], "monster": "meka_dragon"}
    table = duel.rolled("5 power", us, {"keep": ["unstable_dna"]})
    table.play("first:antimatter_pellets", "unstable_dna:signature_move")
    assert table.pulls() == [("destruction", 2)]


@rule("KD-151", "KD-060")
def test_rebooting_swapped_away_is_not_asked_about(duel):
    us = {"keep": ["antimatter_pellets", "rebooting"]}
    table = duel.rolled("5 heart", us, {"keep": ["unstable_dna"]})
    table.play("unstable_dna:rebooting")
    assert table.active == "them"
    assert table.them.keep == ["rebooting"]


@rule("KD-191", "KD-211")
def test_utter_destruction_may_win_before_its_hits(duel):
    us = {"keep": ["utter_destruction"]}
    table = duel.rolled("smash heart energy fame destruction power", us, {"life": 2}, fame=-3, destruction=-2)
    assert table.won == ([0], "spotlight")
    assert table.them.life == 2


# --- Pulls ------------------------------------------------------------------------------------------------------------


@rule("KD-082", "KD-190")
def test_a_paw_on_the_way_may_end_the_game(duel):
    table = duel.rolled("5 fame", {}, {"life": 1}, buzz=[at("cat", "fame", -1)])
    assert table.won == ([0], "life")
    assert table.steps() == [-1]


@rule("KD-086", "KD-190")
def test_an_inner_pull_may_win(duel):
    us = {"keep": ["in_shape"], "energy": 1}
    table = duel.rolled("3 fame", us, {"hits": 3}, fame=-5, buzz=[at("cat", "fame", -6)])
    table.play("in_shape:yes")
    assert table.won == ([0], "victory")


@rule("KD-082", "KD-112")
def test_victory_comes_before_the_king_stop(duel):
    table = duel.rolled("3 fame", {}, {"monster": "the_king"}, fame=-6, buzz=[at("the_king", "fame", -7)])
    assert table.won == ([0], "victory")


@rule("KD-082", "KD-225")
def test_scrappy_still_gains_on_a_step_that_is_stopped(duel):
    buzz = [at("cat", "fame", -1), at("the_king", "fame", -2)]
    table = duel.rolled("5 fame", {"keep": ["scrappy"]}, {"monster": "the_king"}, fame=-1, buzz=buzz)
    assert table.steps() == [-2]
    assert table.us.dice_tokens == 1


@rule("KD-086", "KD-084")
def test_an_inner_pull_of_the_same_marker_moves_the_outer_pulls_start(duel):
    us = {"keep": ["in_shape"], "energy": 1}
    buzz = [at("cat", "fame", 2), at("alien", "fame", -1)]
    table = duel.rolled("4 fame", us, {"hits": 3}, fame=3, buzz=buzz)
    table.play("in_shape:yes")
    assert table.steps() == [2, 1, -1]


@rule("KD-216")
def test_in_shape_counts_only_the_hits_after_the_third(duel):
    table = duel.rolled("4 smash", {"keep": ["in_shape"], "energy": 9}, {"hits": 2})
    sold = 0
    while table.asked == ("us", "in_shape"):
        table.play("in_shape:yes")
        sold += 1
    assert sold == 3


@rule("KD-228", "KD-007")
def test_unchained_is_asked_though_the_bonus_would_be_lost(duel):
    table = duel.rolled("3 fame", {"keep": ["unchained"], "dice_tokens": 2}, buzz=[at("panda", "fame", -1)])
    assert table.asked == ("us", "unchained")
    table.play("unchained:yes")
    assert table.them.life == 13


@rule("KD-217", "KD-084")
def test_spiked_tail_makes_one_event_of_three_hits(duel):
    them = {"keep": ["unstable_dna"]}
    table = duel.rolled("5 destruction", {"keep": ["spiked_tail"]}, them)
    assert table.asked == ("them", "unstable_dna")
    steps = duel.rolled("5 destruction", {"keep": ["spiked_tail"]}, them, options={"spiked_tail_event": "per_step"})
    assert steps.asked == ("them", "reroll")


# --- Tokens -----------------------------------------------------------------------------------------------------------


@rule("KD-104", "KD-116")
def test_a_shortcut_that_is_lifted_gives_its_spaces_back(duel):
    table = duel.buying("lightning_speed", fame=1, buzz=[at("alien", "fame", 2)])
    table.play("buy:lightning_speed")
    fame = {f"place:fame@{low}" for low in range(-7, 6) if 1 not in range(low, low + 3)}
    destruction = {f"place:destruction@{low}" for low in range(-7, 6) if 0 not in range(low, low + 3)}
    assert table.options == fame | destruction | {"place:none"}
    table.play("place:fame@3")
    assert table.buzz == [at("alien", "fame", 3)]


@rule("KD-104", "KD-107")
def test_a_pair_may_be_turned_where_it_lies(duel):
    table = duel.buying("scrappy", buzz=[at("lizard", "fame", 2)])
    table.play("buy:scrappy", "place:fame@2@turned")
    assert table.buzz == [at("lizard", "fame", 2, turned=True)]


@rule("KD-104")
def test_a_token_moves_to_the_other_track_and_serves_there(duel):
    table = duel.buying("photoshoot kaijutsu", {"life": 5}, buzz=[at("pumpkin", "fame", 2)])
    table.play("buy:kaijutsu", "place:destruction@-3")
    assert table.us.life == 6


@rule("KD-024", "KD-113")
def test_without_the_king_his_tokens_are_not_in_the_game(duel):
    with pytest.raises(bestiaire.BadPosition):
        duel({"monster": "gigazaur"}, {"monster": "alienoid"}, buzz=[at("the_king", "fame", 1)])


# --- The start of the turn --------------------------------------------------------------------------------------------


@rule("KD-219", "KD-147")
def test_who_wakes_up_may_still_buy_early(duel):
    us = {"keep": ["made_in_a_lab", "hibernation"], "energy": 9}
    table = duel(us, market=["snack_time"])
    table.play("first:hibernation", "hibernation:discard")
    table.asks("us", "made_in_a_lab")


@rule("KD-235", "KD-147")
def test_alien_metabolism_may_bring_a_card_that_can_be_bought_early(duel):
    us = {"keep": ["made_in_a_lab", "alien_metabolism"], "energy": 1}
    table = duel(us, market=["frenzy"], deck=["superconductor"])
    assert table.options == {"alien_metabolism:frenzy", "buy:none"}
    table.play("alien_metabolism:frenzy")
    table.offers({"buy:superconductor", "buy:none"})


@rule("KD-147", "KD-231")
def test_frenzy_bought_early_gives_a_turn_after_this_one(duel):
    table = duel({"keep": ["made_in_a_lab"], "energy": 4, "penalty": 6}, market=["frenzy"])
    table.play("buy:frenzy")
    assert table.active == "us"
    assert len(table.told("extra_turn")) == 1
    assert len(table.lies("dice")) == 6, "the turn without dice is over, the extra one has six"


@rule("KD-147", "KD-193")
def test_an_early_purchase_may_lose_the_game(duel):
    table = duel({"keep": ["made_in_a_lab"], "energy": 4, "life": 3}, market=["hors_doeuvres"])
    table.play("buy:hors_doeuvres", "place:fame@4")
    assert table.won == ([1], "life")


@rule("KD-214", "KD-040")
@pytest.mark.parametrize(("key", "dice"), [("dominate:extra_head", 6), ("dominate:none", 6)])
def test_a_card_thrown_away_for_dominate_gives_no_die(key, dice, duel):
    table = duel({"keep": ["extra_head"], "dominated": 1})
    table.play(key)
    assert len(table.lies("dice")) == dice
    assert table.us.keep == ([] if key == "dominate:extra_head" else ["extra_head"])


@rule("KD-214", "KD-034")
def test_who_throws_hibernation_away_is_dominated_without_it(duel):
    table = duel({"keep": ["hibernation", "scrappy"], "dominated": 1})
    table.play("hibernation:discard")
    table.offers({"dominate:scrappy", "dominate:none"})


# --- Market and life --------------------------------------------------------------------------------------------------


@rule("KD-145", "KD-149")
def test_swept_cards_may_come_back_when_the_discard_pile_is_reshuffled(duel):
    options = {"deck_exhausted": "reshuffle_discard"}
    table = duel.buying("frenzy giant_brain", {"energy": 5}, options=options)
    table.play("sweep:market")
    assert sorted(table.lies("market")) == ["frenzy", "giant_brain"]
    assert table.lies("discard") == []


@rule("KD-145")
def test_the_last_cards_can_be_swept_away(duel):
    table = duel.buying("frenzy", {"energy": 2})
    assert table.options == {"sweep:market", "buy:none"}
    table.play("sweep:market")
    assert (table.lies("market"), table.lies("discard")) == ([], ["frenzy"])
    assert table.us.energy == 1


@rule("KD-230", "KD-172")
def test_a_gain_without_effect_leaves_regeneration_for_later(duel):
    us = {"keep": ["regeneration"], "energy": 20}
    table = duel.rolled("2 heart", us, market=["moment_of_respite", "hors_doeuvres"])
    assert table.us.life == 14
    table.play("buy:hors_doeuvres", "place:fame@5", "buy:moment_of_respite", "place:fame@2")
    assert table.us.life == 14, "three lost, two gained, and one more"


@rule("KD-150", "KD-142")
def test_a_card_that_wins_ends_the_game_at_once(duel):
    table = duel.buying("too_cute", {}, {"life": 2})
    table.play("buy:too_cute", "place:fame@4")
    assert table.won == ([0], "life")
    assert table.keys == []


@rule("KD-174", "KD-229")
def test_both_may_be_saved_and_hit_at_the_same_time(duel):
    them = {"life": 4, "keep": ["unstoppable"]}
    table = duel.buying("the_partys_over", {"life": 5}, them, fame=-3, destruction=3)
    table.play("buy:the_partys_over", "place:fame@3")
    assert (table.us.life, table.them.life) == (1, 1)
    assert table.won is None


@rule("KD-195", "KD-174")
def test_the_buyer_who_dies_alone_loses(duel):
    table = duel.buying("jets_scrambled", {"life": 5}, {"life": 6})
    table.play("buy:jets_scrambled", "place:fame@3")
    assert table.won == ([1], "life")


@rule("KD-033", "KD-173")
def test_what_the_rival_used_on_our_turn_is_fresh_on_the_next(duel):
    table = duel.rolled("smash", {}, {"keep": ["armor_plating"]}, bought=False)
    assert table.active == "them"
    assert not table.lies("used")


@rule("KD-036", "KD-216")
def test_hits_are_counted_anew_each_turn(duel):
    table = duel.rolled("3 smash", {"keep": ["in_shape"], "energy": 5}, market=["frenzy"])
    assert table.them.hits == 3
    table.play("buy:frenzy")
    assert table.them.hits == 0


@rule("KD-151", "KD-219")
def test_hibernation_swapped_away_during_an_early_purchase_is_not_asked_about(duel):
    us = {"keep": ["hibernation", "made_in_a_lab"], "energy": 9}
    table = duel(us, {"keep": ["unstable_dna"]}, market=["jets_scrambled"])
    table.play("first:made_in_a_lab", "buy:jets_scrambled", "place:fame@5", "unstable_dna:hibernation")
    assert table.us.keep == ["made_in_a_lab", "unstable_dna"]
    assert table.them.keep == ["hibernation"]
    assert (table.us.life, table.them.life) == (14, 9)
    assert table.asked == ("us", "reroll")


# --- What has but one answer is not asked -----------------------------------------------------------------------------


@rule("KD-103")
def test_a_token_with_one_place_left_is_laid_there(duel):
    buzz = [at("cat", "fame", -5), at("fish", "fame", -2), at("tiger", "fame", 4)]
    buzz += [at("lizard", "destruction", -5), at("anubis", "destruction", -1), at("phantom", "destruction", 4)]
    table = duel.buying("kaijutsu", fame=1, destruction=1, buzz=buzz)
    table.play("buy:kaijutsu")
    assert at("pumpkin", "fame", 5) in table.buzz
    assert table.asked == ("them", "reroll")


@rule("KD-147", "KD-235")
def test_an_early_purchase_is_not_asked_about_again_if_nothing_can_be_paid(duel):
    table = duel({"keep": ["made_in_a_lab", "alien_metabolism"]}, market=["frenzy"], deck=["energize"])
    assert table.options == {"alien_metabolism:frenzy", "buy:none"}
    table.play("alien_metabolism:frenzy")
    assert table.asked == ("us", "reroll")


@rule("KD-235", "KD-249")
def test_alien_metabolism_between_two_groups(duel):
    table = duel.rolled("smash heart", {"keep": ["alien_metabolism"], "life": 5}, market=["frenzy"])
    assert table.options == {"resolve:smash", "resolve:heart", "alien_metabolism:frenzy"}
    table = duel.rolled("smash heart energy", {"keep": ["alien_metabolism"], "life": 5}, market=["frenzy"])
    table.play("resolve:heart")
    assert table.options == {"resolve:smash", "resolve:energy", "alien_metabolism:frenzy"}
    table.play("alien_metabolism:frenzy")
    table.offers({"resolve:smash", "resolve:energy"})
    assert table.lies("discard") == ["frenzy"]


@rule("KD-174")
def test_who_is_not_hit_is_not_asked(duel):
    table = duel.buying("the_partys_over", {"keep": ["camouflage"]}, fame=3)
    table.play("buy:the_partys_over", "place:destruction@1")
    assert table.hits() == [(1, 4)]
    assert table.asked == ("them", "reroll")
