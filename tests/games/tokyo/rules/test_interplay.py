"""King of Tokyo with the Mindbug expansion: rules and cards that meet."""

import pytest

from tests.games.tokyo.play import BAY, CITY, HYDRA, MIND, SHARKY, Fields, rule


@rule("KT-091", "KT-075")
def test_two_fires_on_a_neighbour_are_two_losses(tokyo):
    us = {"cards": "fire_breathing mimic"}
    mimicked = {"card": "fire_breathing", "seat": 0}
    table = tokyo.rolled("11223s", us, {"cards": "armor_plating"}, {}, CITY, mimicked=mimicked)
    assert table.hearts == [10, 10, 10, 7], "each of a single heart; for the target they are one loss"


@rule("KT-059", "KT-103", "KM-062")
def test_a_frenzy_price_is_not_paid_by_who_is_out(tokyo):
    table = tokyo.rolled("1122ss", {"hearts": 2}, {**CITY, "cards": "deadly_shell"}, {}, {}, frenzy="bold_maneuver")
    table.play("poisonous:deadly_shell")
    assert table[0].out
    table.play("yield:no")
    assert table.told("frenzy_price") == []
    assert table.is_turn_of(1)


@rule("KT-103", "KT-172", "KT-174")
def test_extra_turns_are_lost_with_their_owner(tokyo):
    us = {"hearts": 2, "cards": "freeze_time"}
    table = tokyo.rolled(
        "111ss2", us, {**CITY, "cards": "deadly_shell"}, {}, {}, extra_turns=[{"seat": 0, "kind": "frenzy_card"}]
    )
    table.resolve("numbers")
    table.play("poisonous:deadly_shell", "yield:no")
    assert table.is_turn_of(1)
    assert not table.lies("extra_turns")


@rule("KT-096", "KT-105", "KT-087")
def test_crab_claw_comes_after_the_bay_has_closed_and_before_the_yield(tokyo):
    us = {"monster": SHARKY, "evolutions": "crab_claw"}
    them = {**CITY, "cards": "urbavore", "energy": 1}
    table = tokyo.evolved(us, them, make=tokyo.rolled, dice="1122ss")
    assert table.asked == (1, "crab_claw")
    table.play("crab_claw:none")
    assert table[1].cards == []
    assert table.asked == (1, "yield")
    table.play("yield:yes")
    assert table.places[:2] == ["city", "outside"]


@rule("KT-096", "KT-100")
def test_who_was_eliminated_is_skipped_by_crab_claw(tokyo):
    us = {"monster": SHARKY, "evolutions": "crab_claw"}
    table = tokyo.evolved(us, {**CITY, "cards": "urbavore", "energy": 1, "hearts": 1}, make=tokyo.rolled, dice="1122ss")
    assert table[1].out
    assert table.is_turn_of(2)


@rule("KT-102", "KM-037")
def test_the_child_loses_consumables_not_yet_activated(tokyo):
    table = tokyo.rolled("1122ss", CITY, {"hearts": 2, "cards": "it_has_a_child bold_maneuver"})
    assert table[1].cards == []
    assert sorted(table.lies("discard")) == ["bold_maneuver", "it_has_a_child"]


@rule("KT-102")
def test_on_ones_own_turn_the_turn_goes_on_after_the_child(tokyo):
    us = {"hearts": 3, "energy": 7, "cards": "it_has_a_child"}
    table = tokyo.buying("tank heal_card", us, CITY)
    table.play("buy:tank")
    assert table[0].hearts == 10
    assert table.asked == (0, "buy")
    assert "buy:heal_card" in table.options


@rule("KT-101", "KM-011")
def test_tokens_of_the_dead_go_to_the_supply(tokyo):
    options = {"strict_token_supply": True}
    us = {**CITY, "energy": 7, "mindbugs": 4}
    table = tokyo.rolled("1122ss", us, {"hearts": 1, "mindbugs": 4}, {}, {}, display="mindbug_card", options=options)
    table.play("buy:mindbug_card")
    assert table[0].mindbugs == 5


@rule("KT-130", "KT-029", "KT-140")
def test_the_lab_works_in_an_interlude(tokyo):
    table = tokyo.fixed(
        "112233", {}, {**CITY, "mindbugs": 1, "cards": "made_in_a_lab", "energy": 3}, deck="corner_store wings"
    )
    table.play("mindbug:token")
    assert table.asked == (1, "buy")
    table.play("look:deck")
    assert "corner_store" in repr(table.table.view(1))
    assert "corner_store" not in repr(table.table.view(0))
    table.play("lab:corner_store")
    assert table.vp[1] == 1


@rule("KT-092", "KT-139")
def test_wings_bought_this_turn_work_against_the_bombing_bought_next(tokyo):
    table = tokyo.buying("wings high_altitude_bombing", {"energy": 12}, CITY)
    table.play("buy:wings", "buy:high_altitude_bombing")
    assert table.asked == (0, "loss")
    table.play("wings:use")
    assert table.hearts == [10, 7, 7]


@rule("KM-020", "KM-021")
def test_who_holds_a_token_and_evasive_mindbug_may_claim_with_either(tokyo):
    them = {"mindbugs": 1, "cards": "evasive_mindbug"}
    table = tokyo.fixed("112233", {}, {**CITY, "mindbugs": 1}, them)
    assert table.claims == [(2, "mindbug:token@2"), (2, "mindbug:evasive_mindbug@2")]
    table.play("mindbug:evasive_mindbug@2")
    assert table[0].cards == ["evasive_mindbug"]
    assert [table[seat].mindbugs for seat in range(3)] == [0, 1, 1]


@rule("KM-028", "KT-024")
def test_once_per_turn_evolutions_stay_used_in_an_interlude(tokyo):
    us = {"monster": MIND, "evolutions": "intergalactic_genius"}
    table = tokyo.evolved(us, {**CITY, "mindbugs": 1}, make=tokyo.fixed, dice="112eee", used="intergalactic_genius")
    assert table.asked == (1, "mindbug")
    table.play("mindbug:token")
    table.buy_nothing()
    assert table.is_turn_of(0)
    assert not any(key.startswith("intergalactic") for key in table.options)


@rule("KM-023", "KT-110")
def test_the_mindbugger_takes_tokyo_from_the_roller(tokyo):
    table = tokyo.fixed("1122ss", {**CITY, "hearts": 9}, {"mindbugs": 1})
    table.play("mindbug:token")
    assert table.asked == (0, "yield")
    table.play("yield:yes")
    assert table.places[:2] == ["outside", "city"]
    assert table.vp[1] == 1
    assert table.is_turn_of(0)
    assert table.hearts[0] == 7


@rule("KM-024", "KM-043")
def test_follow_the_cubes_belongs_to_ones_own_next_result(tokyo):
    hunts = [{"card": "follow_the_cubes", "prey": 2, "smashes": 2}]
    table = tokyo.fixed("112233", {}, {**CITY, "mindbugs": 1}, {}, hunts=hunts)
    table.play("mindbug:token")
    assert table.losses() == []
    assert table.lies("hunts")[0]["smashes"] == 2


@rule("KM-039", "KT-148")
def test_tentacles_pay_the_owner_for_consumables_with_the_option(tokyo):
    us = {"cards": "parasitic_tentacles", "energy": 4}
    options = {"tentacles_buy_consumables": True}
    table = tokyo.buying("", us, {**CITY, "cards": "deadly_shell"}, options=options)
    table.play("tentacles:deadly_shell@1")
    assert table.energy[:2] == [0, 4]
    assert table[0].cards == ["parasitic_tentacles", "deadly_shell"]


@rule("KM-045", "KM-053")
def test_a_prey_dragged_down_by_what_followed_counts_as_eliminated(tokyo):
    """The prey survives the smash and dies of the tentacles of the other prey in the same resolution."""
    sides: list[Fields] = [
        {"monster": MIND},
        {"monster": HYDRA, "hearts": 4},
        {**CITY, "monster": SHARKY, "hand": "poisoned_tentacles"},
    ]
    hunts = [{"card": "legendary_hunter", "prey": 1}, {"card": "overequipped_trapper", "prey": 2}]
    table = tokyo.evolved(*sides, make=tokyo.rolled, dice="112sss", hunts=hunts, options={"hunter_multi_target": True})
    table.play("poisonous:poisoned_tentacles")
    assert table[1].out
    assert (table.vp[0], table.energy[0]) == (4, 0)
    assert table.hearts == [6, 0, 7]
    table.play("yield:no")


@rule("KM-046", "KT-099")
def test_rewards_of_a_hunter_count_for_sneaky(tokyo):
    fields = {"hunts": [{"card": "legendary_hunter", "prey": 1}], "sneaks": ["offensive_protocol"]}
    table = tokyo.rolled("1122ss", {}, {"hearts": 1}, {"vp": 9}, {**CITY, "vp": 3}, **fields)
    assert table.vp == [4, 0, 5, 0]
    assert table.hearts == [10, 0, 6, 7]


@rule("KM-060", "KM-026")
def test_the_mindbugger_activates_no_frenzy(tokyo):
    table = tokyo.fixed("112233", {"cards": "unfair_gift"}, {**CITY, "mindbugs": 1, "cards": "bold_maneuver"})
    table.play("mindbug:token")
    assert table.is_turn_of(0)
    while table.asked != (0, "frenzy"):
        table.decline()
    assert table.options == {"frenzy:unfair_gift", "frenzy:none"}


@rule("KM-062", "KT-161")
def test_bold_maneuver_may_be_answered(tokyo):
    table = tokyo.ending({"cards": "wings", "energy": 2, "vp": 20}, CITY, frenzy="bold_maneuver")
    assert table.asked == (0, "loss")
    table.play("wings:use")
    assert table.won == ([0], "points")


@rule("KM-102", "KT-057")
def test_hearts_are_listed_in_tokyo_when_there_are_evolutions(tokyo):
    us = {**CITY, "monster": MIND, "evolution_deck": "superior_brain mind_control"}
    table = tokyo.evolved(us, make=tokyo.rolled, dice="hhheee")
    table.resolve()
    assert table.asked == (0, "evolution")
    table.play("keep:superior_brain")
    assert table.energy[0] == 3


@rule("KM-111", "KT-063")
def test_three_times_as_strong_in_an_interlude(tokyo):
    them = {**CITY, "monster": HYDRA, "evolutions": "three_times_as_strong", "mindbugs": 1}
    table = tokyo.evolved({}, them, make=tokyo.fixed, dice="111223")
    table.play("mindbug:token")
    assert table.hearts == [9, 10, 9]


@rule("KT-134", "KT-141")
def test_a_sweep_with_an_empty_deck_turns_the_swept_cards_up_again(tokyo):
    table = tokyo.buying("wings jets tank", {"energy": 2}, CITY)
    table.play("sweep:display")
    assert sorted(table.lies("display")) == ["jets", "tank", "wings"]


@rule("KT-084", "KT-111")
def test_who_yielded_the_city_to_nobody_leaves_it_empty(tokyo):
    us = {"hearts": 2}
    table = tokyo.rolled("1122ss", us, {**CITY, "cards": "deadly_shell"}, BAY, {}, {}, {}, seats=6)
    table.play("poisonous:deadly_shell")
    assert table[0].out
    table.play("yield:yes", "yield:no")
    assert table.places == ["outside", "outside", "bay", "outside", "outside", "outside"]


@rule("KT-032", "KT-034")
def test_free_rerolls_and_rolls_are_offered_together(tokyo):
    table = tokyo.rolling("1333ee", {**CITY, "cards": "background_dweller"})
    assert {"reroll:3", "reroll:energy+energy", "background_dweller:3+3", "reroll:none"} <= table.options


@rule("KT-096", "KT-095")
@pytest.mark.parametrize(("hearts", "energy"), [(10, 1), (2, 0)])
def test_poison_spit_and_strength_at_the_same_wound(hearts, energy, tokyo):
    them = {"cards": "were_only_making_it_stronger", "hearts": hearts}
    table = tokyo.rolled("112sss", {**CITY, "cards": "poison_spit"}, them, {}, {})
    assert table.energy[1] == energy
    assert table[1].poison == (1 if hearts == 10 else 0)


@rule("KT-026", "KT-171")
def test_an_extra_turn_starts_like_any_other(tokyo):
    us = {**CITY, "cards": "battery_monster"}
    table = tokyo.ending(us, extra_turns=[{"seat": 0, "kind": "frenzy_card"}])
    assert (table.vp[0], table.energy[0]) == (2, 2)


@rule("KT-008", "KT-104")
def test_a_game_of_four_never_has_a_bay(tokyo):
    table = tokyo.rolled("112233", {}, CITY, seats=4)
    assert table.places == ["outside", "city", "outside", "outside"]
    assert tokyo({}, CITY, {"out": True}, {"out": True}, seats=6).table.view(None)["bay"] is False
