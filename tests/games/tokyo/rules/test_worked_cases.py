"""King of Tokyo with the Mindbug expansion: the thirty worked cases of the rules."""

import pytest

from tests.games.tokyo.play import BAY, CITY, MIND, rule


@rule("EX-1", "KT-051", "KT-080", "KT-110")
@pytest.mark.parametrize(("answer", "vp", "places"), [("no", 3, ["outside", "city"]), ("yes", 4, ["city", "outside"])])
def test_case_1_four_twos_an_energy_and_a_smash(answer, vp, places, tokyo):
    table = tokyo.rolled("2222es", {}, CITY)
    table.resolve()
    assert (table.vp[0], table.energy[0], table.hearts[1]) == (3, 1, 9)
    assert table.asked == (1, "yield")
    table.play(f"yield:{answer}")
    assert table.vp[0] == vp
    assert table.places[:2] == places


@rule("EX-2", "KT-051", "KT-053")
def test_case_2_two_triples_are_two_gains(tokyo):
    table = tokyo.evolved(CITY, {"monster": MIND, "evolutions": "superior_brain"}, make=tokyo.rolled, dice="111333")
    assert table.gains() == [(0, 1), (0, 3)]
    assert table.vp[:2] == [4, 0]


@rule("EX-3", "KT-071", "KT-083", "KT-110", "KT-111")
def test_case_3_city_and_bay_are_hit(tokyo):
    def hit():
        table = tokyo.rolled("1122ss", {}, {}, CITY, BAY, seats=5)
        assert table.hearts == [10, 10, 8, 8, 10]
        assert table.asked == (2, "yield")
        return table

    city_yields = hit()
    city_yields.play("yield:yes", "yield:no")
    assert city_yields.places == ["city", "outside", "outside", "bay", "outside"]
    both = hit()
    both.play("yield:yes", "yield:yes")
    assert both.places == ["city", "outside", "outside", "outside", "outside"]
    assert both.is_turn_of(1)
    both.finish_turn()
    assert "bay" in both.places, "the next player outside must enter the Bay"


@rule("EX-4", "KT-104", "KT-105")
def test_case_4_the_bay_closes(tokyo):
    outside = tokyo.rolled("1122ss", CITY, {"hearts": 2}, BAY, seats=5)
    assert outside[1].out
    assert outside.places == ["city", "outside", "outside", "outside", "outside"]
    moved = tokyo.rolled("1122ss", {}, {**CITY, "hearts": 2}, BAY, seats=5)
    assert moved[1].out
    assert moved.places[2] == "city"
    moved.play("yield:no")
    assert moved.places == ["outside", "outside", "city", "outside", "outside"]


@rule("EX-5", "KT-107", "KT-138", "KT-161")
def test_case_5_jet_fighters_at_four_hearts(tokyo):
    table = tokyo.buying("jet_fighters", {"vp": 18, "hearts": 4, "energy": 5}, CITY)
    table.play("buy:jet_fighters")
    assert (0, 2) in table.gains()
    assert table[0].out
    assert table.won is None
    assert table.is_turn_of(1)


@rule("EX-6", "KT-093", "KT-097")
def test_case_6_armor_plating_in_tokyo(tokyo):
    table = tokyo.rolled("11223s", {}, {**CITY, "cards": "armor_plating"})
    assert table.losses() == []
    assert table.is_turn_of(1)


@rule("EX-7", "KT-061", "KT-062")
@pytest.mark.parametrize(("dice", "hearts"), [("112233", 9), ("11223s", 7)])
def test_case_7_spiked_tail_and_acid_attack(dice, hearts, tokyo):
    assert tokyo.rolled(dice, {"cards": "spiked_tail acid_attack"}, CITY).hearts[1] == hearts


@rule("EX-8", "KM-024", "KM-025")
def test_case_8_seven_dice_are_taken_over(tokyo):
    us = {"cards": "extra_head acid_attack"}
    table = tokyo.fixed("11222ss", us, {"cards": "spiked_tail", "mindbugs": 1}, CITY)
    table.play("mindbug:token")
    table.resolve()
    assert table.vp[1] == 2
    assert table.hearts == [10, 10, 7]
    table.play("yield:no")
    assert table.is_turn_of(0)


@rule("EX-9", "KM-025", "KM-026")
def test_case_9_a_mindbugger_in_tokyo(tokyo):
    table = tokyo.fixed("hh12ss", {}, {**CITY, "mindbugs": 1, "hearts": 4})
    table.play("mindbug:token")
    table.resolve()
    assert table.hearts == [8, 4, 8]
    assert table.vp == [0, 0, 0]
    assert table.is_turn_of(0)


@rule("EX-10", "KM-024", "KM-029", "KM-040")
def test_case_10_hunter_waits_for_the_second_result(tokyo):
    def smashes(table):
        table.play("hunter:legendary_hunter@2")
        while table.asked != (1, "mindbug"):
            table.decline()
        table.play("mindbug:token")
        while table.asked != (0, "reroll"):
            table.decline()
        return table.lies("dice").count("smash") == 1

    us = {"cards": "legendary_hunter"}
    table = tokyo.found(smashes, tokyo, us, {**CITY, "mindbugs": 1}, {}, {})
    before = table.hearts
    table.finish_turn()
    assert table.hearts == [before[0], before[1], before[2] - 1, before[3]]


@rule("EX-11", "KM-046")
@pytest.mark.parametrize(
    ("card", "hearts"), [("spatial_hunter", [10, 10, 10, 10]), ("offensive_protocol", [10, 8, 9, 10])]
)
def test_case_11_sneaky_takes_what_there_is(card, hearts, tokyo):
    table = tokyo.rolled("222113", CITY, {"vp": 5}, {"vp": 1}, {}, sneaks=[card])
    assert table.vp == [2, 3, 0, 0]
    assert table.hearts == hearts


@rule("EX-12", "KT-095", "KM-051", "KM-053")
@pytest.mark.parametrize(("card", "hearts"), [("deadly_shell", 8), ("explosive_crystals", 6)])
def test_case_12_a_poisonous_victim_with_two_hearts(card, hearts, tokyo):
    table = tokyo.rolled("11ssss", {}, {**CITY, "hearts": 2, "cards": card}, seats=4)
    table.play(f"poisonous:{card}")
    assert table[1].out
    assert table.hearts[0] == hearts


@rule("EX-13", "KM-054", "KM-057")
@pytest.mark.parametrize(("cards", "energy"), [("energy_armor", 3), ("energy_armor friend_of_children", 4)])
def test_case_13_energy_armor_against_three(cards, energy, tokyo):
    table = tokyo.rolled("112sss", {}, {**CITY, "cards": cards})
    table.play("tough:energy_armor")
    assert (table.hearts[1], table.energy[1]) == (10, energy)
    assert table.is_turn_of(1)


@rule("EX-14", "KT-139")
@pytest.mark.parametrize(("cards", "price"), [("", 7), ("alien_origin", 6)])
def test_case_14_the_price_of_no_brain(cards, price, tokyo):
    table = tokyo.buying("no_brain", {"energy": 7, "mindbugs": 2, "cards": cards}, CITY)
    assert table.prices["buy:no_brain"] == price


@rule("EX-15", "KM-060", "KM-062")
def test_case_15_bold_maneuver(tokyo):
    table = tokyo.ending({"cards": "bold_maneuver"}, CITY)
    table.play("frenzy:bold_maneuver")
    assert table.is_turn_of(0)
    assert table.hearts[0] == 10
    price = tokyo.ending({"vp": 20, "hearts": 5}, CITY, frenzy="bold_maneuver")
    assert price[0].out
    assert price.won is None, "the hearts are lost before the check"


@rule("EX-16", "KM-045")
def test_case_16_the_prey_keeps_the_card(tokyo):
    us = {"aside": "unreliable_targeting"}
    table = tokyo.rolled("1122ss", us, CITY, {}, hunts=[{"card": "unreliable_targeting", "prey": 2}])
    assert table.hearts[2] == 8
    assert table[2].cards == ["unreliable_targeting"]
    assert table[0].aside == []


@rule("EX-17", "KM-046")
@pytest.mark.parametrize(("only", "lost"), [(False, 3), (True, 1)])
def test_case_17_sneaky_with_gourmet(only, lost, tokyo):
    us = {**CITY, "cards": "gourmet"}
    options = {"sneaky_numbers_only": only}
    table = tokyo.rolled("111223", us, {"vp": 9}, {"vp": 9}, sneaks="spatial_hunter", options=options)
    assert table.vp == [3, 9 - lost, 9 - lost]


@rule("EX-18", "KM-046")
def test_case_18_sneaky_with_eater_of_the_dead(tokyo):
    us = {"cards": "eater_of_the_dead"}
    table = tokyo.rolled("111sss", us, {**CITY, "hearts": 3}, {"vp": 9}, {"vp": 2}, sneaks="spatial_hunter")
    table.resolve()
    assert table.vp == [5, 0, 5, 0], "the point of Tokyo is gained, and not counted"
    assert [event["amount"] for event in table.told("lose_vp")] == [4, 2]


@rule("EX-19", "KM-037")
def test_case_19_the_child_does_not_undo_a_hunt(tokyo):
    us = {"cards": "overequipped_trapper it_has_a_child", "hearts": 1}
    table = tokyo(us, {**CITY, "mindbugs": 1}, {"hearts": 1}, seats=4)
    table.play("hunter:overequipped_trapper@2")
    assert table.lies("discard") == ["overequipped_trapper"]
    fields = {"hunts": [{"card": "overequipped_trapper", "prey": 2}], "discard": "overequipped_trapper"}
    later = tokyo.fixed(
        "11223s", {"cards": "it_has_a_child", "hearts": 1}, {**CITY, "mindbugs": 1}, {"hearts": 5}, **fields
    )
    later.play("mindbug:token")
    assert later.hearts[0] == 10
    assert [(hunt["card"], hunt["prey"]) for hunt in later.lies("hunts")] == [("overequipped_trapper", 2)]


@rule("EX-20", "KM-037")
def test_case_20_what_the_scepter_may_take(tokyo):
    us = {"cards": "legendary_hunter arcane_scepter"}
    table = tokyo(us, CITY, discard="tank bold_maneuver wings")
    table.play("hunter:legendary_hunter@1", "sneaky:arcane_scepter")
    assert table.asked == (0, "arcane_scepter")
    assert table.options == {"take:legendary_hunter", "take:bold_maneuver"}
    table.play("take:legendary_hunter")
    assert table[0].cards == ["legendary_hunter"]
    table.offers({"hunter:legendary_hunter@1", "keyword:none"})  # it may be used at once


@rule("EX-21", "KT-091", "KM-059")
@pytest.mark.parametrize(
    ("dice", "cards", "hearts"),
    [("1122ss", "", 6), ("1122ss", "armor_plating", 6), ("11223s", "armor_plating", 10), ("11223s", "", 8)],
)
def test_case_21_two_poisonous_answers(dice, cards, hearts, tokyo):
    table = tokyo.rolled(dice, {**CITY, "cards": cards}, {"cards": "deadly_shell"}, {"cards": "electro_whip"})
    table.play("poisonous:deadly_shell", "poisonous:electro_whip")
    assert table.hearts[0] == hearts


@rule("EX-22", "KT-098", "KT-100", "KT-160")
def test_case_22_attacker_and_victim_fall_together(tokyo):
    us = {"hearts": 2, "cards": "eater_of_the_dead"}
    table = tokyo.rolled("1122ss", us, {**CITY, "hearts": 2, "cards": "deadly_shell"}, {"out": True})
    table.play("poisonous:deadly_shell")
    assert sum(amount for seat, amount in table.gains() if seat == 0) == 6
    assert table.won == ([], "nobody")


@rule("EX-23", "KM-024", "KM-028")
def test_case_23_a_turned_die_stays_turned(tokyo):
    table = tokyo.fixed("112233", {"cards": "herd_culler"}, {**CITY, "mindbugs": 1})
    table.play("herd_culler:3", "mindbug:token")
    assert table.vp == [0, 1, 0]
    assert table.is_turn_of(0)
    table.play("reroll:none")
    assert table.asked[1] != "change"


@rule("EX-24", "KM-028", "KT-036")
def test_case_24_the_probe_is_not_offered_again(tokyo):
    def kept(table):
        table.play("psychic_probe:3", "mindbug:token")
        return table[2].cards == ["psychic_probe"] and table.asked == (0, "reroll")

    table = tokyo.found(kept, tokyo.fixed, "112233", {}, {**CITY, "mindbugs": 1}, {"cards": "psychic_probe"})
    table.play("reroll:none")
    assert table.asked != (2, "psychic_probe")


@rule("EX-25", "KT-081", "KT-083")
def test_case_25_with_jets_and_without(tokyo):
    table = tokyo.rolled("112sss", {}, {**CITY, "cards": "jets"}, BAY, seats=5)
    assert table.asked == (1, "loss")
    table.play("jets:yield")
    assert table.hearts[1:3] == [10, 7]
    assert table.asked == (2, "yield")
    table.play("yield:yes")
    assert table.places == ["city", "outside", "outside", "outside", "outside"]


@rule("EX-26", "KT-093", "KT-151")
@pytest.mark.parametrize(("tokens", "hearts"), [(2, 8), (1, 10)])
def test_case_26_poison_and_armor_plating(tokens, hearts, tokyo):
    assert tokyo.ending({"poison": tokens, "cards": "armor_plating"}, CITY).hearts[0] == hearts


@rule("EX-27", "KT-057", "KM-102")
def test_case_27_healing_ray_in_tokyo(tokyo):
    us = {**CITY, "monster": MIND, "cards": "healing_ray", "hearts": 5, "evolution_deck": "mind_control superior_brain"}
    table = tokyo.evolved(us, {"hearts": 8, "energy": 9}, {"hearts": 9, "energy": 1}, make=tokyo.rolled, dice="hhh122")
    assert table.asked == (0, "hearts")
    assert "hearts:ray@1+ray@1+ray@2" in table.options
    assert not any("heal" in key.split(":")[1].split("+") for key in table.options)
    table.play("hearts:ray@1+ray@1+ray@2")
    assert table.hearts == [5, 10, 10]
    assert table.energy == [5, 5, 0]
    assert table.asked == (0, "evolution")
    table.play("keep:mind_control")


@rule("EX-28", "KT-003", "KT-146")
def test_case_28_the_mimic_leaves_even_bigger(tokyo):
    us = {"cards": "mimic", "hearts": 12, "energy": 1}
    table = tokyo(us, {**CITY, "cards": "even_bigger wings"}, mimicked={"card": "even_bigger", "seat": 1})
    table.play("mimic:wings@1")
    assert table.hearts[0] == 10


@rule("EX-29", "KM-028", "KT-092")
def test_case_29_wings_against_the_mindbugger_protect_in_later_results(tokyo):
    us = {**CITY, "cards": "wings", "energy": 2}
    table = tokyo.fixed("1122ss", us, {"mindbugs": 1}, {"cards": "deadly_shell"})
    table.play("mindbug:token", "wings:use")
    assert table.hearts[0] == 10
    assert table[0].immune
    later = tokyo.rolled("1122ss", {**CITY, "immune": True}, {}, {"cards": "deadly_shell"})
    later.play("poisonous:deadly_shell")
    assert later.hearts == [10, 8, 8]


@rule("EX-30", "KM-045", "KM-032")
def test_case_30_unreliable_targeting_after_a_mindbug(tokyo):
    def without_smash(table):
        table.play("mindbug:token")
        while table.asked != (0, "reroll"):
            table.decline()
        return "smash" not in table.lies("dice")

    fields = {"hunts": [{"card": "unreliable_targeting", "prey": 2}]}
    us = {"aside": "unreliable_targeting"}
    table = tokyo.found(without_smash, tokyo.fixed, "1122ss", us, {**CITY, "mindbugs": 1}, {}, **fields)
    assert table[2].cards == []
    assert table[0].aside == ["unreliable_targeting"], "the result taken away settles nothing"
    table.finish_turn()
    assert table[2].cards == ["unreliable_targeting"]
