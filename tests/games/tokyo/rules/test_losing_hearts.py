"""King of Tokyo, KT-090 to KT-099: losing hearts, reactions, and what follows."""

import pytest

from tests.games.tokyo.play import CITY, HYDRA, MIND, SHARKY, rule

WINGS = {"cards": "wings", "energy": 2}


@rule("KT-090")
def test_what_is_known_of_a_loss(tokyo):
    smash = tokyo.rolled("11223s", {}, {**CITY, **WINGS})
    asked = smash.question
    assert (asked["amount"], asked["smash"], asked["attacker"]) == (1, True, 0)
    effect = tokyo.buying("flame_thrower", {"energy": 3}, {**CITY, **WINGS})
    effect.play("buy:flame_thrower")
    effect.asks(1, "loss")
    asked = effect.question
    assert (asked["amount"], asked["smash"], asked["attacker"]) == (2, False, 0)


@rule("KT-090")
@pytest.mark.parametrize("card", ["national_guard", "tank", "jet_fighters"])
def test_what_ones_own_card_costs_has_no_attacker(card, tokyo):
    table = tokyo.buying(card, {"energy": 7, "cards": "wings"}, CITY)
    table.play(f"buy:{card}")
    assert table.asked == (0, "loss")
    assert table.question["attacker"] is None
    table.play("wings:use")
    assert table.hearts[0] == 10


@rule("KT-090")
def test_bombing_has_an_attacker_for_the_others_alone(tokyo):
    table = tokyo.buying("high_altitude_bombing", {"energy": 4}, CITY)
    table.play("buy:high_altitude_bombing")
    assert {event["seat"]: event["attacker"] for event in table.told("lose_hearts")} == {0: None, 1: 0, 2: 0}


@rule("KT-090", "KT-151")
def test_poison_has_no_attacker(tokyo):
    table = tokyo.ending({"poison": 2}, CITY)
    (lost,) = table.told("lose_hearts")
    assert (lost["seat"], lost["amount"], lost["attacker"], lost["smash"]) == (0, 2, None, False)


@rule("KT-091")
def test_losses_of_different_sources_come_one_by_one_clockwise(tokyo):
    side = {"cards": "deadly_shell"}
    table = tokyo.rolled("1122ss", {**CITY, "cards": "camouflage"}, side, side | {"cards": "electro_whip"})
    table.play("poisonous:deadly_shell", "poisonous:electro_whip")
    for source in (1, 2):
        assert table.asked == (0, "loss")
        assert (table.question["amount"], table.question["attacker"]) == (2, source)
        table.play("loss:take")
    assert table.hearts == [6, 8, 8]


@rule("KT-091", "KM-052")
def test_the_owner_of_two_effects_says_which_comes_first(tokyo):
    table = tokyo.rolled("1122ss", CITY, {"cards": "toxic_petals electro_whip"})
    table.play("poisonous:toxic_petals", "poisonous:electro_whip")
    assert table.asked == (1, "first")
    assert table.options == {"first:toxic_petals", "first:electro_whip"}
    table.play("first:electro_whip")
    assert table.hearts[0] == 6


@rule("KT-092")
def test_a_victim_may_use_everything_it_has(tokyo):
    cards = "jets wings camouflage deadly_shell energy_armor rapid_healing"
    table = tokyo.rolled("11ssss", {}, {**CITY, "cards": cards, "energy": 4, "hearts": 6})
    assert table.asked == (1, "loss")
    assert table.options == {
        "jets:yield",
        "wings:use",
        "camouflage:roll",
        "tough:deadly_shell",
        "poisonous:deadly_shell",
        "tough:energy_armor",
        "rapid_healing:use",
        "loss:take",
    }
    table.play("rapid_healing:use")
    assert table.hearts[1] == 7
    table.play("poisonous:deadly_shell")
    assert table.options == {
        "jets:yield",
        "wings:use",
        "camouflage:roll",
        "tough:energy_armor",
        "rapid_healing:use",
        "loss:take",
    }, "asked again until it takes the loss"
    table.play("loss:take")
    assert table.hearts[:2] == [6, 3]


@rule("KT-092")
def test_an_effect_loss_is_answered_by_fewer_things(tokyo):
    cards = "jets wings camouflage deadly_shell energy_armor rapid_healing"
    table = tokyo.buying("flame_thrower", {"energy": 3}, {**CITY, "cards": cards, "energy": 4, "hearts": 6})
    table.play("buy:flame_thrower")
    table.offers({"wings:use", "camouflage:roll", "rapid_healing:use", "loss:take"})


@rule("KT-092")
def test_a_victim_with_nothing_to_use_is_not_asked(tokyo):
    table = tokyo.rolled(
        "11ssss", {}, {**CITY, "cards": "wings rapid_healing legendary_hunter", "energy": 1, "hearts": 6}
    )
    assert table.asked == (1, "yield")
    assert table.hearts[1] == 2


@rule("KT-092")
def test_camouflage_throws_a_die_for_each_heart_once_per_loss(tokyo):
    def some(table):
        table.play("camouflage:roll")
        return table.told("camouflage")[-1]["dice"].count("heart") == 1

    table = tokyo.found(some, tokyo.rolled, "1122ss", {}, {**CITY, "cards": "camouflage"})
    assert len(table.told("camouflage")[-1]["dice"]) == 2
    assert table.hearts[1] == 9
    table.asks(1, "yield")  # it is not offered twice


@rule("KT-092", "KT-097")
def test_wings_save_from_everything_for_the_rest_of_the_turn(tokyo):
    us = {"energy": 3}
    table = tokyo.rolled("1122ss", us, {**CITY, **WINGS}, display=["flame_thrower"])
    table.play("wings:use")
    assert table.energy[1] == 0
    assert table.asked == (0, "buy"), "no heart lost: no yield"
    table.play("buy:flame_thrower")
    assert table.hearts == [10, 10, 8]


@rule("KT-093")
def test_armor_plating_cancels_a_loss_of_exactly_one(tokyo):
    armor = {**CITY, "cards": "armor_plating"}
    assert tokyo.rolled("11223s", {}, armor).hearts[1] == 10
    assert tokyo.rolled("1122ss", {}, armor).hearts[1] == 8


@rule("KT-093")
def test_armor_plating_looks_at_what_camouflage_left(tokyo):
    def one(table):
        table.play("camouflage:roll")
        return table.told("camouflage")[-1]["dice"].count("heart") == 1

    table = tokyo.found(one, tokyo.rolled, "1122ss", {}, {**CITY, "cards": "armor_plating camouflage"})
    assert table.hearts[1] == 10
    assert table.is_turn_of(1)


@rule("KT-093")
def test_reactions_are_offered_although_armor_would_do(tokyo):
    table = tokyo.rolled("11223s", {}, {**CITY, **WINGS, "cards": "armor_plating wings"})
    assert table.options == {"wings:use", "loss:take"}
    table.play("loss:take")
    assert table.hearts[1] == 10


@rule("KT-094")
def test_healing_comes_before_the_loss(tokyo):
    table = tokyo.rolled("11ssss", {}, {**CITY, "cards": "rapid_healing", "hearts": 4, "energy": 2})
    assert table.options == {"rapid_healing:use", "loss:take"}
    table.play("rapid_healing:use")
    assert table.hearts[1] == 1
    table.asks(1, "yield")
    full = tokyo.rolled("11ssss", {}, {**CITY, "cards": "rapid_healing", "hearts": 10, "energy": 2})
    assert full.asked == (1, "yield"), "nothing can be healed before the loss"


@rule("KT-095")
@pytest.mark.parametrize(("announced", "attacker"), [(False, 8), (True, 6)])
def test_nobody_loses_more_hearts_than_it_has(announced, attacker, tokyo):
    them = {**CITY, "hearts": 2, "cards": "deadly_shell"}
    table = tokyo.rolled("11ssss", {}, them, options={"lost_hearts_announced": announced})
    table.play("poisonous:deadly_shell")
    assert table.losses()[0] == (1, 2)
    assert table.hearts[:2] == [attacker, 0]


@rule("KT-095")
@pytest.mark.parametrize(("announced", "energy"), [(False, 0), (True, 1)])
def test_the_stronger_count_hearts_really_lost(announced, energy, tokyo):
    them = {**CITY, "hearts": 1, "cards": "were_only_making_it_stronger", "monster": HYDRA, "hand": "unstoppable_hydra"}
    options = {"lost_hearts_announced": announced}
    table = tokyo.evolved({}, them, make=tokyo.rolled, dice="11ssss", options=options)
    table.play("rescue:unstoppable_hydra")
    assert table.energy[1] == energy
    table.asks(1, "yield")


@rule("KT-096")
def test_the_steps_after_a_loss_come_in_order(tokyo):
    us = {"monster": SHARKY, "evolutions": "crab_claw", "cards": "poison_spit", "hearts": 9}
    them = {**CITY, "cards": "deadly_shell were_only_making_it_stronger wings", "hearts": 9, "energy": 1}
    table = tokyo.evolved(us, them, make=tokyo.rolled, dice="1122ss")
    table.play("poisonous:deadly_shell")
    assert table.asked == (1, "crab_claw"), "before the yield"
    kinds = table.kinds("lose_hearts", "poison", "gain_energy")
    assert kinds == ["lose_hearts", "poison", "gain_energy", "lose_hearts"]
    assert table.hearts[:2] == [7, 7]
    assert table.options == {"crab_claw:were_only_making_it_stronger", "crab_claw:wings", "crab_claw:none"}
    table.play("crab_claw:wings")
    assert table.options == {"crab_claw:were_only_making_it_stronger", "crab_claw:none"}
    table.play("crab_claw:none")
    assert table[1].cards == ["wings"]
    assert table.asked == (1, "yield")
    table.play("yield:no")
    table.buy_nothing()
    assert table.is_turn_of(1)


@rule("KT-096", "KM-045")
def test_the_hunter_is_rewarded_after_the_dead_are_counted(tokyo):
    us = {"cards": "eater_of_the_dead"}
    hunts = [{"card": "legendary_hunter", "prey": 2}]
    table = tokyo.rolled("1122ss", us, {}, {"hearts": 2}, CITY, hunts=hunts)
    assert table.gains() == [(0, 3), (0, 4)]
    assert table.kinds("gain_vp", "eliminate") == ["gain_vp", "eliminate", "gain_vp"]


@rule("KT-097", "KM-054")
def test_a_loss_cancelled_completely_is_no_wound(tokyo):
    us = {"cards": "poison_spit shrink_ray"}
    table = tokyo.rolled("1122ss", us, {**CITY, "cards": "deadly_shell"})
    table.play("tough:deadly_shell")
    assert (table[1].poison, table[1].shrink, table.hearts[1]) == (0, 0, 10)
    assert table.is_turn_of(1)


@rule("KT-098")
def test_the_victim_and_the_attacker_fall_together(tokyo):
    us = {"hearts": 2, "cards": "eater_of_the_dead"}
    table = tokyo.rolled("1122ss", us, {**CITY, "hearts": 2, "cards": "deadly_shell"}, seats=4)
    table.play("poisonous:deadly_shell")
    assert table.gains() == [(0, 3), (0, 3)]
    assert table.kinds("lose_hearts", "gain_vp", "eliminate")[-2:] == ["eliminate", "eliminate"]
    assert (table[0].out, table[1].out) == (True, True)
    assert table.active == 2


@rule("KT-098", "KT-092")
def test_a_new_loss_has_its_own_reactions(tokyo):
    us = {"cards": "were_only_making_it_stronger wings", "energy": 2}
    table = tokyo.rolled("1122ss", us, {**CITY, "cards": "deadly_shell"})
    table.play("poisonous:deadly_shell")
    assert table.asked == (0, "loss")
    assert table.question["smash"] is False
    table.play("loss:take")
    assert (table.hearts[0], table.energy[0]) == (8, 3)
    table.asks(1, "yield")


POISONERS = {"cards": "deadly_shell toxic_petals"}


def two_answers(tokyo, us, **fields):
    """Seat 0 smashes for 2 from the City; one monster answers with two POISONOUS cards."""
    table = tokyo.rolled("ss1123", {**CITY, "hearts": 2, **us}, POISONERS, **fields)
    table.play("poisonous:deadly_shell", "poisonous:toxic_petals", "first:deadly_shell")
    return table


@rule("KT-098", "KT-100")
def test_at_zero_hearts_nothing_heals_any_more(tokyo):
    table = two_answers(tokyo, {"cards": "rapid_healing eater_of_the_dead", "energy": 6})
    assert table.asked == (0, "loss"), "the first of the two losses, with 2 hearts left"
    table.play("loss:take")
    assert table[0].out
    assert table.gains("hearts") == []
    assert table.gains() == [(0, 3)], "one drop to 0"
    assert table.losses() == [(1, 2), (2, 2), (0, 2)]


@rule("KT-098")
@pytest.mark.parametrize("card", ["wings", "camouflage"])
def test_at_zero_hearts_nothing_prevents_a_loss(card, tokyo):
    table = two_answers(tokyo, {"cards": card, "energy": 6})
    assert table.asked == (0, "loss")
    table.play("loss:take")
    assert table[0].out, "it is not asked about the second loss"


@rule("KT-098", "KT-092")
def test_the_second_loss_is_asked_about_while_there_is_a_heart_left(tokyo):
    table = two_answers(tokyo, {"hearts": 3, "cards": "rapid_healing", "energy": 4})
    table.play("loss:take")
    assert table.asked == (0, "loss")
    table.play("rapid_healing:use", "loss:take")
    assert table[0].out


@rule("KT-098", "KT-100")
def test_at_zero_hearts_an_undead_mummy_does_not_help_but_a_hydra_does(tokyo):
    mummy = {"monster": SHARKY, "hand": "undead_mummy", "hearts": 2, **CITY}
    table = tokyo.evolved(mummy, POISONERS, make=tokyo.rolled, dice="ss1123")
    table.play("poisonous:deadly_shell", "poisonous:toxic_petals", "first:deadly_shell", "loss:take")
    assert table[0].out
    hydra = {"monster": HYDRA, "hand": "unstoppable_hydra", "hearts": 2, **CITY}
    table = tokyo.evolved(hydra, POISONERS, make=tokyo.rolled, dice="ss1123")
    table.play("poisonous:deadly_shell", "poisonous:toxic_petals", "first:deadly_shell")
    while table.asked == (0, "loss"):
        table.play("loss:take")
    assert table.asked == (0, "rescue")
    table.play("rescue:unstoppable_hydra")
    assert not table[0].out


@rule("KT-099")
def test_points_are_gained_by_owners_still_in_play_at_that_step(tokyo):
    us = {"hearts": 2}
    hunts = [{"card": "legendary_hunter", "prey": 1}]
    table = tokyo.rolled("1122ss", us, {**CITY, "hearts": 2, "cards": "deadly_shell"}, seats=4, hunts=hunts)
    table.play("poisonous:deadly_shell")
    assert table[0].out, "out in step 4, so nothing in step 6"
    assert table.gains() == []


@rule("KT-099")
def test_the_reward_comes_at_its_own_step_and_superior_brain_sees_it(tokyo):
    brain = {"monster": MIND, "evolutions": "superior_brain"}
    hunts = [{"card": "legendary_hunter", "prey": 1}]
    table = tokyo.evolved({}, {**CITY, "hearts": 1}, brain, make=tokyo.rolled, dice="11223s", hunts=hunts)
    assert [gain for gain in table.gains() if gain[0] == 0][:1] == [(0, 4)]
    assert (2, 1) in table.gains()
