"""King of Tokyo: Keep cards, Acid Attack to Gourmet."""

import pytest

from tests.games.tokyo.play import BAY, CITY, HYDRA, MIND, card


def copied(name, seat=0):
    return {"mimicked": {"card": name, "seat": seat}}


@card("acid_attack")
def test_acid_attack_always_adds_a_smash(tokyo):
    table = tokyo.rolled("112233", {"cards": "acid_attack"}, CITY)
    assert table.hearts[1] == 9
    assert table.asked == (1, "yield"), "it can make a monster yield like a rolled one"
    table.play("yield:yes")
    two = tokyo.rolled("11223s", {"cards": "acid_attack mimic"}, CITY, **copied("acid_attack"))
    assert two.hearts[1] == 7


@card("acid_attack")
def test_acid_attack_in_an_interlude(tokyo):
    table = tokyo.fixed("112233", {}, {**CITY, "mindbugs": 1, "cards": "acid_attack"})
    table.play("mindbug:token")
    assert table.hearts == [9, 10, 9]


@card("alien_origin")
def test_alien_origin_makes_every_card_cheaper(tokyo):
    us = {"cards": "alien_origin made_in_a_lab parasitic_tentacles", "energy": 5}
    table = tokyo.buying("tank solar_powered", us, {**CITY, "cards": "jets"}, deck="corner_store")
    table.play("look:deck")
    assert table.prices == {"buy:tank": 3, "buy:solar_powered": 1, "tentacles:jets@1": 4, "lab:corner_store": 2}
    table.play("tentacles:jets@1")
    assert table.energy[:2] == [1, 4], "the seller receives less"


@card("alien_origin")
def test_alien_origin_twice_and_never_below_zero(tokyo):
    us = {"cards": "alien_origin mimic", "energy": 1}
    table = tokyo.buying("solar_powered corner_store", us, CITY, **copied("alien_origin"))
    assert table.prices == {"buy:solar_powered": 0, "buy:corner_store": 1}


@card("alpha_monster")
@pytest.mark.parametrize(("dice", "vp"), [("112233", 0), ("11223s", 1), ("112sss", 1)])
def test_alpha_monster_scores_for_a_smash_die(dice, vp, tokyo):
    table = tokyo.rolled(dice, {"cards": "alpha_monster", **CITY})
    assert table.vp[0] == vp


@card("alpha_monster")
def test_alpha_monster_twice(tokyo):
    table = tokyo.rolled("11223s", {"cards": "alpha_monster mimic", **CITY}, **copied("alpha_monster"))
    assert table.vp[0] == 2


@card("armor_plating")
def test_armor_plating_ignores_single_hearts_of_each_source(tokyo):
    armor = {"cards": "armor_plating"}
    assert tokyo.rolled("11223s", CITY, armor).hearts == [10, 10, 9]
    assert tokyo.ending({**armor, "poison": 1}, CITY).hearts[0] == 10
    burrowed = tokyo.rolled("1122ss", armor, {**CITY, "cards": "burrowing"})
    burrowed.play("yield:yes")
    assert burrowed.hearts[0] == 10


@card("armor_plating")
def test_armor_plating_twice_is_no_better(tokyo):
    table = tokyo.rolled("1122ss", CITY, {"cards": "armor_plating mimic"}, **copied("armor_plating", 1))
    assert table.hearts[1] == 8


@card("background_dweller")
def test_background_dweller_rerolls_threes_as_often_as_it_likes(tokyo):
    table = tokyo.rolling("112333", {**CITY, "cards": "background_dweller"})
    free = {key for key in table.options if key.startswith("background_dweller")}
    assert free == {"background_dweller:3", "background_dweller:3+3", "background_dweller:3+3+3"}
    table.play("background_dweller:3+3+3")
    assert table.question["rolls_left"] == 2
    assert table.lies("dice").count("1") >= 2


@card("background_dweller")
def test_background_dweller_after_the_last_roll_and_not_on_taken_dice(tokyo):
    table = tokyo.fixed("112333", {**CITY, "cards": "background_dweller"})
    assert table.asked == (0, "change")
    assert "background_dweller:3+3+3" in table.options
    taken = tokyo.fixed("112333", {}, {**CITY, "cards": "background_dweller", "mindbugs": 1})
    taken.play("mindbug:token")
    assert taken.is_turn_of(0)
    assert taken.vp[1] == 3


@card("background_dweller", "camouflage")
def test_background_dweller_rerolls_the_dice_of_camouflage(tokyo):
    def three(table):
        table.play("camouflage:roll")
        return table.asked == (1, "camouflage")

    them = {**CITY, "cards": "camouflage background_dweller"}
    table = tokyo.found(three, tokyo.rolled, "1122ss", {}, them)
    assert "3" in table.told("camouflage")[-1]["dice"]
    assert "background_dweller:3" in table.options
    assert "background_dweller:none" in table.options
    table.play("background_dweller:none")
    table.asks(1, "yield")


@card("burrowing")
def test_burrowing_adds_a_smash_in_tokyo_only(tokyo):
    assert tokyo.rolled("112233", {**CITY, "cards": "burrowing"}).hearts == [10, 9, 9]
    assert tokyo.rolled("112233", {"cards": "burrowing"}, CITY).losses() == []
    assert tokyo.rolled("112233", {**BAY, "cards": "burrowing"}, CITY, seats=5).hearts == [10, 10, 9, 9, 9]


@card("burrowing")
def test_burrowing_bites_who_moves_in(tokyo):
    table = tokyo.rolled("11223s", {}, {**CITY, "cards": "burrowing"})
    table.play("yield:yes")
    assert table.hearts[:2] == [9, 9]
    twice = tokyo.rolled("11223s", {}, {**CITY, "cards": "burrowing mimic"}, **copied("burrowing", 1))
    twice.play("yield:yes")
    assert twice.hearts[0] == 8


@card("camouflage")
def test_camouflage_cancels_a_heart_for_each_heart_face(tokyo):
    def two(table):
        table.play("camouflage:roll")
        return table.told("camouflage")[-1]["dice"].count("heart") == 2

    table = tokyo.found(two, tokyo.rolled, "112sss", {}, {**CITY, "cards": "camouflage"})
    assert len(table.told("camouflage")[-1]["dice"]) == 3
    assert table.hearts[1] == 9
    table.asks(1, "yield")


@card("camouflage")
def test_camouflage_that_cancels_everything_leaves_no_wound(tokyo):
    def all_hearts(table):
        table.play("camouflage:roll")
        return table.hearts[1] == 10

    table = tokyo.found(all_hearts, tokyo.rolled, "11223s", {"cards": "poison_spit"}, {**CITY, "cards": "camouflage"})
    assert table[1].poison == 0
    assert table.is_turn_of(1)


@card("camouflage")
def test_camouflage_works_against_effects_and_a_copy_has_its_own_use(tokyo):
    def one_left(table):
        table.play("buy:flame_thrower", "camouflage:roll")
        return table.told("camouflage")[-1]["dice"].count("heart") == 1

    them = {**CITY, "cards": "camouflage mimic"}
    table = tokyo.found(one_left, tokyo.buying, "flame_thrower", {"energy": 3}, them, **copied("camouflage", 1))
    assert table.asked == (1, "loss")
    assert table.question["amount"] == 1
    assert table.options == {"camouflage:roll", "loss:take"}
    table.play("loss:take")
    assert table.hearts[1] == 9
    assert table.is_turn_of(1)


@card("complete_destruction")
@pytest.mark.parametrize(("dice", "vp"), [("123hes", 9), ("123hess", 9), ("123hee", 0), ("111hes", 1)])
def test_complete_destruction_wants_all_six_faces(dice, vp, tokyo):
    table = tokyo.rolled(dice, {**CITY, "cards": "complete_destruction"})
    table.resolve()
    assert table.vp[0] == vp


@card("media_friendly")
def test_media_friendly_scores_for_every_purchase_but_its_own(tokyo):
    table = tokyo.buying("media_friendly corner_store solar_powered", {"energy": 8}, CITY)
    table.play("buy:media_friendly")
    assert table.vp[0] == 0
    table.play("buy:solar_powered", "buy:corner_store")
    assert table.vp[0] == 1 + 1 + 1


@card("eater_of_the_dead")
def test_eater_of_the_dead_scores_for_everybody_who_drops(tokyo):
    eater = {"cards": "eater_of_the_dead"}
    table = tokyo.rolled("11223s", CITY, {"hearts": 1}, {"hearts": 1}, {**eater, "hearts": 5}, {})
    assert table.vp[3] == 6, "whoever does it"
    saved = tokyo.rolled("11223s", {**CITY, **eater}, {"hearts": 1, "cards": "it_has_a_child"})
    assert saved.vp[0] == 3


@card("eater_of_the_dead", "unstoppable_hydra")
def test_eater_of_the_dead_scores_for_its_own_drop(tokyo):
    us = {"monster": HYDRA, "hearts": 1, "cards": "eater_of_the_dead", "hand": "unstoppable_hydra"}
    table = tokyo.evolved({}, us, CITY, make=tokyo.rolled, dice="11223s", active=2)
    table.play("rescue:unstoppable_hydra")
    assert table.vp[1] == 3


@card("energy_hoarder")
@pytest.mark.parametrize(("energy", "vp"), [(5, 0), (6, 1), (11, 1), (12, 2)])
def test_energy_hoarder_scores_for_each_six(energy, vp, tokyo):
    table = tokyo.ending({"cards": "energy_hoarder", "energy": energy}, CITY)
    assert (table.vp[0], table.energy[0]) == (vp, energy)


@card("even_bigger")
@pytest.mark.parametrize(("cards", "before", "after"), [("", 10, 12), ("", 5, 7), ("regeneration", 5, 8)])
def test_even_bigger_raises_the_maximum_and_gives_two_hearts(cards, before, after, tokyo):
    table = tokyo.buying("even_bigger", {"energy": 4, "hearts": before, "cards": cards}, CITY)
    table.play("buy:even_bigger")
    assert table.hearts[0] == after
    assert table.table.view(0)["players"][0]["max_hearts"] == 12


@card("even_bigger")
def test_even_bigger_lost_cuts_the_hearts(tokyo):
    us = {"cards": "parasitic_tentacles", "energy": 4}
    table = tokyo.buying("", us, {**CITY, "cards": "even_bigger", "hearts": 12})
    table.play("tentacles:even_bigger@1")
    assert table.hearts[:2] == [12, 10]


@card("extra_head")
def test_extra_head_adds_a_die(tokyo):
    assert len(tokyo({**CITY, "cards": "extra_head"}).lies("dice")) == 7
    assert len(tokyo({**CITY, "cards": "extra_head mimic"}, **copied("extra_head")).lies("dice")) == 8


@card("fire_breathing")
def test_fire_breathing_hurts_the_neighbours(tokyo):
    table = tokyo.rolled("11223s", {**CITY, "cards": "fire_breathing"}, {}, {}, {}, {})
    assert table.hearts == [10, 8, 9, 9, 8]
    none = tokyo.rolled("112233", {**CITY, "cards": "fire_breathing acid_attack"}, {}, {}, {})
    assert none.hearts == [10, 9, 9, 9], "a smash that is added is no die"


@card("fire_breathing")
def test_fire_breathing_twice(tokyo):
    table = tokyo.rolled("11223s", {**CITY, "cards": "fire_breathing mimic"}, {}, {}, {}, **copied("fire_breathing"))
    assert table.hearts == [10, 7, 9, 7]


@card("freeze_time")
def test_freeze_time_gives_another_turn_with_a_die_fewer(tokyo):
    table = tokyo.rolled("1111ee", {**CITY, "cards": "freeze_time"})
    table.resolve()
    table.buy_nothing()
    table.play("freeze_time:yes")
    assert table.is_turn_of(0)
    assert len(table.lies("dice")) == 5
    assert tokyo.rolled("112233", {**CITY, "cards": "freeze_time"}).is_turn_of(1)


@card("freeze_time")
def test_freeze_time_counts_from_the_dice_of_the_turn(tokyo):
    table = tokyo.rolled("1111111", {**CITY, "cards": "freeze_time extra_head"})
    table.play("freeze_time:yes")
    assert len(table.lies("dice")) == 6


@card("friend_of_children")
def test_friend_of_children_adds_one_to_each_gain(tokyo):
    friend = {"cards": "friend_of_children"}
    assert tokyo.rolled("ee1122", {**friend, **CITY}).energy[0] == 3
    bought = tokyo.buying("energize", {**friend, "energy": 8}, CITY)
    bought.play("buy:energize")
    assert bought.energy[0] == 10
    assert tokyo.ending({"cards": "friend_of_children solar_powered"}, CITY).energy[0] == 2
    paid = tokyo.buying("", {"cards": "parasitic_tentacles", "energy": 5}, {**CITY, "cards": "friend_of_children jets"})
    paid.play("tentacles:jets@1")
    assert paid.energy[1] == 6, "energy paid by another monster is a gain"


@card("friend_of_children")
def test_friend_of_children_ignores_what_merely_moves(tokyo):
    battery = tokyo({"cards": "friend_of_children battery_monster"}, CITY)
    assert battery.energy[0] == 2
    sold = tokyo.ending({"cards": "friend_of_children metamorph wings"}, CITY)
    sold.play("sell:wings", "sell:none")
    assert sold.energy[0] == 6


@card("friend_of_children")
def test_friend_of_children_twice(tokyo):
    table = tokyo.rolled("ee1122", {**CITY, "cards": "friend_of_children mimic"}, **copied("friend_of_children"))
    assert table.energy[0] == 4


@card("giant_brain")
def test_giant_brain_gives_a_roll(tokyo):
    assert tokyo.rolling("112233", {**CITY, "cards": "giant_brain"}).question["rolls_left"] == 3
    assert (
        tokyo.rolling("112233", {**CITY, "cards": "giant_brain mimic"}, **copied("giant_brain")).question["rolls_left"]
        == 4
    )


@card("gourmet")
@pytest.mark.parametrize(("dice", "vp"), [("111223", 3), ("111122", 4), ("112222", 3)])
def test_gourmet_scores_two_more_for_three_ones(dice, vp, tokyo):
    assert tokyo.rolled(dice, {**CITY, "cards": "gourmet"}).vp[0] == vp


@card("gourmet", "superior_brain")
def test_gourmet_is_a_gain_of_its_own(tokyo):
    brain = {"monster": MIND, "evolutions": "superior_brain"}
    table = tokyo.evolved({**CITY, "cards": "gourmet"}, brain, make=tokyo.rolled, dice="111122")
    assert table.vp[:2] == [4, 0]
