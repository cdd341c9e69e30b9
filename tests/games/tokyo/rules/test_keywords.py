"""King of Tokyo with the Mindbug expansion, KM-035 to KM-065: Consumable cards and the five keywords."""

import pytest

from tests.games.tokyo.play import BAY, CITY, HYDRA, SHARKY, rule


def hunting(card, prey, **fields):
    return {"hunts": [{"card": card, "prey": prey}], **fields}


# --- Consumable cards -------------------------------------------------------------------------------------------------


@rule("KM-035")
def test_a_consumable_is_bought_like_any_other_and_does_nothing_yet(tokyo):
    table = tokyo.buying("deadly_shell", {"energy": 4}, CITY)
    table.play("buy:deadly_shell")
    assert table[0].cards == ["deadly_shell"]
    assert table.lies("discard") == []
    assert table.is_turn_of(1)


@rule("KM-036")
def test_activation_is_optional_and_two_keywords_are_a_choice(tokyo):
    table = tokyo({"cards": "spatial_hunter legendary_hunter"}, CITY)
    assert table.asked == (0, "keyword")
    assert table.options == {
        "hunter:spatial_hunter@1",
        "hunter:spatial_hunter@2",
        "sneaky:spatial_hunter",
        "hunter:legendary_hunter@1",
        "hunter:legendary_hunter@2",
        "keyword:none",
    }
    table.play("sneaky:spatial_hunter")
    assert table.options == {"hunter:legendary_hunter@1", "hunter:legendary_hunter@2", "keyword:none"}
    table.play("keyword:none")
    assert table.is_turn_of(0)


@rule("KM-036")
def test_only_in_the_window_of_the_keyword(tokyo):
    cards = "deadly_shell bold_maneuver energy_armor"
    assert tokyo({"cards": cards}, CITY).is_turn_of(0), "no HUNTER and no SNEAKY among them"
    table = tokyo.rolled("1122ss", CITY, {"cards": "legendary_hunter bold_maneuver sneaky_alloy"})
    assert table.asked == (1, "keyword"), "on its own turn, and not when it was hit"
    assert table.hearts[1] == 8


@rule("KM-037")
def test_the_card_is_discarded_when_it_is_activated_and_its_effect_stays(tokyo):
    table = tokyo({"cards": "legendary_hunter"}, CITY)
    table.play("hunter:legendary_hunter@2")
    assert table[0].cards == []
    assert table.lies("discard") == ["legendary_hunter"]
    assert [(hunt["card"], hunt["prey"]) for hunt in table.lies("hunts")] == [("legendary_hunter", 2)]
    assert table.is_turn_of(0)


@rule("KM-037")
def test_unreliable_targeting_lies_aside(tokyo):
    table = tokyo({"cards": "unreliable_targeting"}, CITY)
    table.play("hunter:unreliable_targeting@2")
    assert table[0].cards == []
    assert table[0].aside == ["unreliable_targeting"]
    assert table.lies("discard") == []


@rule("KM-037")
def test_activated_cards_may_stay_until_the_effect_is_over(tokyo):
    table = tokyo({"cards": "legendary_hunter"}, CITY, options={"activated_cards_stay": True})
    table.play("hunter:legendary_hunter@2")
    assert table[0].aside == ["legendary_hunter"]
    assert table.lies("discard") == []
    table.finish_turn()
    assert table.lies("discard") == ["legendary_hunter"]


@rule("KM-038")
def test_a_consumable_may_be_used_in_the_turn_it_was_bought(tokyo):
    table = tokyo.buying("bold_maneuver", {"energy": 4}, CITY)
    table.play("buy:bold_maneuver")
    assert table.asked == (0, "frenzy")
    assert table.options == {"frenzy:bold_maneuver", "frenzy:none"}
    table.play("frenzy:bold_maneuver")
    assert table.is_turn_of(0)


@rule("KM-038")
def test_several_may_be_activated_in_one_window(tokyo):
    table = tokyo({"cards": "sneaky_alloy offensive_protocol"}, CITY)
    table.play("sneaky:sneaky_alloy", "sneaky:offensive_protocol")
    assert table.is_turn_of(0)
    assert table.lies("sneaks") == ["sneaky_alloy", "offensive_protocol"]


@rule("KM-039")
def test_a_consumable_is_no_keep_card(tokyo):
    them = {**CITY, "cards": "deadly_shell"}
    mimic = tokyo.buying("mimic", {"energy": 8}, them)
    mimic.play("buy:mimic")
    assert mimic.lies("mimicked") is None, "nothing can be copied"
    metamorph = tokyo.ending({"cards": "metamorph deadly_shell"}, CITY)
    assert metamorph.options == {"sell:metamorph", "sell:none"}


@rule("KM-039")
@pytest.mark.parametrize("option", [False, True])
def test_tentacles_buy_consumables_only_with_the_option(option, tokyo):
    us = {"energy": 9, "cards": "parasitic_tentacles"}
    them = {**CITY, "cards": "deadly_shell"}
    table = tokyo.buying("", us, them, deck="wings", options={"tentacles_buy_consumables": option})
    assert ("tentacles:deadly_shell@1" in table.options) is option


# --- HUNTER -----------------------------------------------------------------------------------------------------------


@rule("KM-040")
def test_any_other_living_monster_may_be_hunted(tokyo):
    table = tokyo({**CITY, "cards": "legendary_hunter"}, BAY, {"out": True}, {}, {}, {}, seats=6)
    assert table.options == {f"hunter:legendary_hunter@{seat}" for seat in (1, 3, 4, 5)} | {"keyword:none"}


@rule("KM-040")
@pytest.mark.parametrize(("prey", "hearts"), [(1, [10, 8, 10, 10, 10]), (2, [10, 10, 8, 10, 10])])
def test_the_prey_is_the_only_target(prey, hearts, tokyo):
    table = tokyo.rolled("1122ss", CITY, BAY, {}, seats=5, **hunting("legendary_hunter", prey))
    assert table.hearts == hearts


@rule("KM-041")
def test_a_hunted_monster_in_tokyo_may_yield_to_one_in_tokyo(tokyo):
    table = tokyo.rolled("1122ss", CITY, BAY, seats=5, **hunting("legendary_hunter", 1))
    assert table.asked == (1, "yield")
    table.play("yield:yes")
    assert table.places[:2] == ["city", "outside"]


@rule("KM-041")
def test_the_prey_may_answer_with_tough_or_poisonous(tokyo):
    table = tokyo.rolled("1122ss", {}, {"cards": "deadly_shell"}, CITY, **hunting("legendary_hunter", 1))
    assert table.options == {"tough:deadly_shell", "poisonous:deadly_shell", "loss:take"}
    table.play("poisonous:deadly_shell")
    assert table.hearts == [8, 8, 10]
    assert table.places[0] == "outside", "Tokyo is held by somebody else"


@rule("KM-042")
def test_smashes_hit_nobody_if_the_prey_is_gone(tokyo):
    table = tokyo.rolled("1122ss", {}, {"out": True}, {}, CITY, **hunting("legendary_hunter", 1))
    assert table.losses() == []
    assert table.gains() == []
    assert table.is_turn_of(2)


@rule("KM-043")
@pytest.mark.parametrize("several", [False, True])
def test_several_hunters_name_the_same_monster(several, tokyo):
    table = tokyo({"cards": "legendary_hunter overequipped_trapper"}, CITY, options={"hunter_multi_target": several})
    table.play("hunter:legendary_hunter@2")
    others = {"hunter:overequipped_trapper@1"} if several else set()
    table.offers({"hunter:overequipped_trapper@2", "keyword:none"} | others)


@rule("KM-043")
def test_different_prey_are_all_hit_with_the_option(tokyo):
    hunts = [{"card": "legendary_hunter", "prey": 1}, {"card": "overequipped_trapper", "prey": 2}]
    table = tokyo.rolled("1122ss", {}, {}, {}, CITY, hunts=hunts, options={"hunter_multi_target": True})
    assert table.hearts == [10, 8, 8, 10]


@rule("KM-044")
@pytest.mark.parametrize(("option", "hearts"), [(False, [10, 8, 10, 10]), (True, [10, 8, 8, 8])])
def test_hunter_beats_nova_breath(option, hearts, tokyo):
    us = {"cards": "nova_breath"}
    options = {"nova_breath_beats_hunter": option}
    table = tokyo.rolled("1122ss", us, {}, CITY, {}, options=options, **hunting("legendary_hunter", 1))
    assert table.hearts == hearts


@rule("KM-044")
def test_fire_breathing_still_reaches_the_neighbours(tokyo):
    table = tokyo.rolled("1122ss", {"cards": "fire_breathing"}, {}, {}, CITY, **hunting("legendary_hunter", 2))
    assert table.hearts == [10, 9, 8, 9]


@rule("KM-045")
def test_the_reward_is_for_a_prey_eliminated(tokyo):
    dead = tokyo.rolled("1122ss", {}, {"hearts": 2}, CITY, {}, **hunting("overequipped_trapper", 1))
    assert dead.energy[0] == 5
    (settled,) = dead.told("hunt_settled")
    assert (settled["seat"], settled["prey"], settled["eliminated"]) == (0, 1, True)
    alive = tokyo.rolled("1122ss", {}, {"hearts": 3}, CITY, {}, **hunting("overequipped_trapper", 1))
    assert alive.energy[0] == 0
    assert alive.told("hunt_settled")[0]["eliminated"] is False


@rule("KM-045")
def test_a_prey_that_is_saved_is_not_eliminated(tokyo):
    child = {"hearts": 2, "cards": "it_has_a_child"}
    table = tokyo.rolled("1122ss", {}, child, CITY, {}, **hunting("legendary_hunter", 1))
    assert table.gains() == []


@rule("KM-045")
def test_without_smashes_it_is_checked_at_the_end_of_phase_two(tokyo):
    table = tokyo.rolled("112233", {"aside": "unreliable_targeting"}, {}, CITY, **hunting("unreliable_targeting", 1))
    assert table[1].cards == ["unreliable_targeting"]


# --- SNEAKY -----------------------------------------------------------------------------------------------------------


@rule("KM-046")
def test_the_others_lose_as_many_points_as_were_gained(tokyo):
    table = tokyo.rolled("222333", CITY, {"vp": 9}, {"vp": 4}, {"vp": 0}, sneaks="spatial_hunter")
    assert table.vp == [5, 4, 0, 0]


@rule("KM-046")
@pytest.mark.parametrize(("only", "lost"), [(False, 9), (True, 1)])
def test_points_of_effects_count_too(only, lost, tokyo):
    us = {"cards": "gourmet detritivore alpha_monster eater_of_the_dead", **CITY}
    table = tokyo.rolled(
        "11123s", us, {"vp": 18}, {"hearts": 1}, {}, sneaks="spatial_hunter", options={"sneaky_numbers_only": only}
    )
    table.resolve()
    assert table.vp[0] == 9
    assert table.vp[1] == 18 - lost


@rule("KM-046")
def test_the_point_of_entering_tokyo_comes_later(tokyo):
    table = tokyo.rolled("112233", {}, {"vp": 5}, sneaks="spatial_hunter")
    assert table.vp == [1, 5, 0]


@rule("KM-046", "KT-004")
def test_points_really_gained_count(tokyo):
    table = tokyo.rolled("333333", {**CITY, "vp": 18}, {"vp": 9}, sneaks="spatial_hunter")
    assert table.vp[1] == 7


@rule("KM-047")
def test_two_sneaky_effects_take_twice_in_the_owners_order(tokyo):
    table = tokyo.rolled("222113", CITY, {"vp": 9}, {"vp": 3}, sneaks="spatial_hunter offensive_protocol")
    assert table.asked == (0, "first")
    assert table.options == {"first:spatial_hunter", "first:offensive_protocol"}
    table.play("first:spatial_hunter")
    assert table.vp == [2, 5, 0]
    assert table.hearts == [10, 8, 9], "the second one found less to take"


@rule("KM-048")
def test_nothing_gained_nothing_lost(tokyo):
    table = tokyo.rolled("112233", CITY, {"vp": 9}, sneaks="spatial_hunter")
    assert table.vp == [0, 9, 0]
    assert table.is_turn_of(1)
    assert not table.lies("sneaks")


@rule("KM-049")
def test_sneaky_does_not_see_what_a_mindbugger_gains(tokyo):
    table = tokyo.fixed("222113", {}, {**CITY, "mindbugs": 1}, {"vp": 6}, sneaks="spatial_hunter")
    table.play("mindbug:token")
    assert table.vp == [0, 2, 6]
    assert table.lies("sneaks") == ["spatial_hunter"], "it waits for the next result"
    assert table.is_turn_of(0)


# --- POISONOUS --------------------------------------------------------------------------------------------------------


@rule("KM-050")
def test_the_attacker_loses_as_much_as_the_victim(tokyo):
    table = tokyo.rolled("112sss", {}, {**CITY, "cards": "deadly_shell"})
    table.play("poisonous:deadly_shell")
    assert table.losses() == [(1, 3), (0, 3)]
    assert table.told("lose_hearts")[1]["smash"] is False
    assert table.lies("discard") == ["deadly_shell"]
    table.asks(1, "yield")


@rule("KM-050")
def test_poisonous_is_no_wound(tokyo):
    us = {**CITY, "cards": "deadly_shell wings camouflage jets", "energy": 2}
    table = tokyo.rolled("1122ss", us, {"cards": "electro_whip", "hearts": 9})
    table.play("poisonous:electro_whip")
    assert table.asked == (0, "loss")
    assert table.options == {"wings:use", "camouflage:roll", "loss:take"}, "no TOUGH, no POISONOUS, no Jets in return"
    table.play("loss:take")
    assert table.hearts == [8, 7, 8]
    assert table.energy[0] == 0
    assert table.is_turn_of(1), "no yield"


@rule("KM-050")
def test_armor_plating_may_apply(tokyo):
    table = tokyo.rolled("11223s", {"cards": "armor_plating"}, {**CITY, "cards": "deadly_shell"})
    table.play("poisonous:deadly_shell")
    assert table.hearts[:2] == [10, 9]
    table.asks(1, "yield")


@rule("KM-051")
def test_poisonous_works_from_beyond(tokyo):
    table = tokyo.rolled("1122ss", {}, {**CITY, "hearts": 2, "cards": "deadly_shell"}, seats=4)
    table.play("poisonous:deadly_shell")
    assert table[1].out
    assert table.hearts[0] == 8


@rule("KM-052")
def test_several_poisonous_cards_act_one_by_one(tokyo):
    table = tokyo.rolled("1122ss", {"cards": "armor_plating", "vp": 5}, {**CITY, "cards": "deadly_shell toxic_petals"})
    table.play("poisonous:deadly_shell", "poisonous:toxic_petals", "first:deadly_shell")
    assert table.losses() == [(1, 2), (0, 2), (0, 2)]
    assert table.vp[0] == 3
    table.asks(1, "yield")


@rule("KM-052")
def test_with_tough_nothing_is_lost_and_nothing_comes_back(tokyo):
    table = tokyo.rolled("1122ss", {}, {**CITY, "cards": "deadly_shell energy_armor"})
    table.play("poisonous:deadly_shell", "tough:energy_armor")
    assert table.losses() == []
    assert table.energy[1] == 2
    assert table.is_turn_of(1)


@rule("KM-053")
@pytest.mark.parametrize(("additive", "hearts"), [(False, 6), (True, 4)])
def test_explosive_crystals_double_when_they_eliminate(additive, hearts, tokyo):
    them = {**CITY, "hearts": 2, "cards": "explosive_crystals"}
    table = tokyo.rolled("1122ss", {}, them, seats=4, options={"crystals_additive": additive})
    table.play("poisonous:explosive_crystals")
    assert table[1].out
    assert table.hearts[0] == hearts


@rule("KM-053")
@pytest.mark.parametrize("them", [{"hearts": 5}, {"hearts": 2, "cards": "it_has_a_child explosive_crystals"}])
def test_explosive_crystals_else_take_the_normal_amount(them, tokyo):
    table = tokyo.rolled("1122ss", {}, {**CITY, "cards": "explosive_crystals", **them})
    table.play("poisonous:explosive_crystals")
    assert table.hearts[0] == 8
    if them["hearts"] == 5:
        table.asks(1, "yield")


@rule("KM-053")
def test_both_may_go_out_and_the_outcome_waits(tokyo):
    us = {"hearts": 4}
    table = tokyo.rolled("1122ss", us, {**CITY, "hearts": 2, "cards": "explosive_crystals"}, {"out": True})
    table.play("poisonous:explosive_crystals")
    assert table.won == ([], "nobody")


# --- TOUGH ------------------------------------------------------------------------------------------------------------


@rule("KM-054")
def test_tough_cancels_the_whole_loss_with_the_fire(tokyo):
    table = tokyo.rolled("1122ss", {"cards": "fire_breathing"}, {**CITY, "cards": "deadly_shell"}, {})
    assert table.question["amount"] == 3
    table.play("tough:deadly_shell")
    assert table.hearts == [10, 10, 9]
    assert table.is_turn_of(1)


@rule("KM-055")
def test_undead_mummy_alone_answers_effects(tokyo):
    them = {**CITY, "monster": SHARKY, "hand": "undead_mummy", "cards": "energy_armor"}
    table = tokyo.evolved({"energy": 3}, them, make=tokyo.buying, display="flame_thrower")
    table.play("buy:flame_thrower")
    assert table.asked == (1, "loss")
    assert table.options == {"tough:undead_mummy", "loss:take"}
    table.play("tough:undead_mummy")
    assert table.hearts == [10, 10, 8]


@rule("KM-056")
def test_keywords_are_declared_with_the_amount_in_sight(tokyo):
    table = tokyo.rolled("112sss", {"cards": "acid_attack"}, {**CITY, "cards": "energy_armor"})
    assert table.question["amount"] == 4
    assert table.lies("dice") is not None


@rule("KM-057")
def test_hearts_that_should_have_been_lost_are_not_limited(tokyo):
    table = tokyo.rolled("1sssss", {}, {**CITY, "hearts": 2, "cards": "energy_armor friend_of_children"})
    table.play("tough:energy_armor")
    assert (table.hearts[1], table.energy[1]) == (2, 6)


@rule("KM-057")
def test_reductions_already_made_count(tokyo):
    def one(table):
        table.play("camouflage:roll")
        return table.told("camouflage")[-1]["dice"].count("heart") == 1

    table = tokyo.found(one, tokyo.rolled, "112sss", {}, {**CITY, "cards": "energy_armor camouflage"})
    table.play("tough:energy_armor")
    assert table.energy[1] == 2


@rule("KM-058")
def test_what_follows_from_tough_happens_at_once(tokyo):
    table = tokyo.rolled("1sssss", {}, {**CITY, "cards": "strange_design", "hearts": 6})
    table.play("tough:strange_design")
    assert table.losses() == [(1, 2)]
    assert table.hearts[1] == 4
    assert table.is_turn_of(1), "not wounded: no yield"


@rule("KM-058")
def test_strange_design_has_reactions_of_its_own(tokyo):
    them = {**CITY, "cards": "strange_design wings energy_armor", "energy": 2}
    table = tokyo.rolled("1122ss", {}, them)
    table.play("tough:strange_design")
    assert table.options == {"wings:use", "loss:take"}
    assert (table.question["smash"], table.question["attacker"]) == (False, None)
    table.play("loss:take")
    assert table.hearts[1] == 8
    assert table.is_turn_of(1)


@rule("KM-059")
def test_each_wounded_monster_decides_for_itself(tokyo):
    table = tokyo.rolled("1122ss", CITY, {"cards": "deadly_shell"}, {"cards": "electro_whip"})
    table.play("poisonous:deadly_shell", "poisonous:electro_whip")
    assert table.losses() == [(1, 2), (2, 2), (0, 2), (0, 2)]


@rule("KM-059")
def test_an_attacker_at_zero_loses_nothing_more(tokyo):
    table = tokyo.rolled("1122ss", {**CITY, "hearts": 2}, {"cards": "deadly_shell"}, {"cards": "electro_whip"}, {})
    table.play("poisonous:deadly_shell", "poisonous:electro_whip")
    assert table[0].out
    assert table.losses() == [(1, 2), (2, 2), (3, 2), (0, 2)]


# --- FRENZY -----------------------------------------------------------------------------------------------------------


@rule("KM-060")
def test_frenzy_is_another_turn_after_this_one(tokyo):
    us = {"cards": "unfair_gift", "poison": 1}
    table = tokyo.ending(us, CITY)
    assert table.asked == (0, "frenzy")
    table.play("frenzy:unfair_gift")
    assert table.hearts[0] == 9, "the rest of phase 5 is carried out first"
    assert table.is_turn_of(0)
    assert table.lies("frenzy") == "unfair_gift"
    assert table.told("extra_turn")[0]["reason"] == "frenzy"


@rule("KM-060", "KT-164")
def test_the_victory_check_comes_before_the_frenzy_turn(tokyo):
    table = tokyo.ending({"cards": "unfair_gift", "vp": 20}, CITY)
    table.play("frenzy:unfair_gift")
    assert table.won == ([0], "points")


@rule("KM-061")
def test_one_frenzy_per_turn(tokyo):
    table = tokyo.ending({"cards": "unfair_gift bold_maneuver"}, CITY)
    assert table.options == {"frenzy:unfair_gift", "frenzy:bold_maneuver", "frenzy:none"}
    table.play("frenzy:unfair_gift")
    assert table.is_turn_of(0), "only one"
    table.play("reroll:none")
    while table.asked[1] != "frenzy":
        table.decline()
    assert table.options == {"frenzy:bold_maneuver", "frenzy:none"}, "another at the end of the FRENZY turn"


@rule("KM-062")
@pytest.mark.parametrize(
    ("card", "left"),
    [
        ("bold_maneuver", (5, 8, 6, 0)),
        ("unfair_gift", (10, 3, 6, 0)),
        ("maximum_effort", (10, 8, 6, 1)),
        ("chew_pinch_catch_and_smack", (8, 6, 4, 0)),
    ],
)
def test_the_price_is_paid_at_the_end_of_the_frenzy_turn(card, left, tokyo):
    table = tokyo.ending({"vp": 8, "energy": 6}, CITY, frenzy=card)
    us = table[0]
    assert (us.hearts, us.vp, us.energy, us.fewer_dice) == left
    assert table.is_turn_of(1)


@rule("KM-062")
@pytest.mark.parametrize(("after", "won"), [(False, None), (True, ([0], "points"))])
def test_the_price_may_come_after_the_check(after, won, tokyo):
    options = {"frenzy_price_after_turn": after}
    table = tokyo.ending({"vp": 20}, CITY, frenzy="chew_pinch_catch_and_smack", options=options)
    assert table.won == won


@rule("KM-063")
def test_a_frenzy_turn_has_a_normal_start(tokyo):
    table = tokyo.ending({**CITY, "cards": "unfair_gift"})
    table.play("frenzy:unfair_gift")
    assert table.vp[0] == 2


@rule("KM-064")
def test_a_frenzy_turn_can_be_mindbugged(tokyo):
    table = tokyo.fixed("112233", {"vp": 9}, {**CITY, "mindbugs": 1}, frenzy="unfair_gift")
    table.play("mindbug:token")
    assert table.is_turn_of(0)
    assert table.vp[0] == 9, "it is over when its owner has ended its own phase 5"
    assert table.lies("frenzy") == "unfair_gift"


@rule("KM-065", "KT-170")
def test_the_frenzy_turn_comes_before_the_others(tokyo):
    us = {"cards": "freeze_time unfair_gift", **CITY}
    table = tokyo.ending(us, frozen=True)
    table.play("frenzy:unfair_gift")
    assert table.asked == (0, "freeze_time")
    table.play("freeze_time:yes")
    assert table.is_turn_of(0)
    assert table.lies("frenzy") == "unfair_gift"
    assert len(table.lies("dice")) == 6
    table.finish_turn()
    assert table.active == 0
    assert len(table.lies("dice")) == 5
    assert table.told("frenzy_price")[0]["card"] == "unfair_gift"


@rule("KM-053", "KT-098")
def test_crystals_wait_for_the_rescue(tokyo):
    them = {**CITY, "hearts": 2, "cards": "explosive_crystals", "monster": HYDRA, "hand": "unstoppable_hydra"}
    table = tokyo.evolved({}, them, make=tokyo.rolled, dice="1122ss")
    table.play("poisonous:explosive_crystals")
    assert table.asked == (1, "rescue")
    assert table.hearts[0] == 10
    table.play("rescue:unstoppable_hydra")
    assert table.hearts[0] == 8
    table.asks(1, "yield")
