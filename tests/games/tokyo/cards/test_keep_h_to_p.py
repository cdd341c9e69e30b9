"""King of Tokyo: Keep cards, Healing Ray to Poison Quills."""

import pytest

from tests.games.tokyo.play import BAY, CITY, card


def copied(name, seat=0):
    return {"mimicked": {"card": name, "seat": seat}}


@card("healing_ray")
def test_healing_ray_heals_others_for_energy(tokyo):
    us = {"cards": "healing_ray", "hearts": 9}
    table = tokyo.rolled("hh1223", us, {**CITY, "hearts": 8, "energy": 3}, {"hearts": 10, "energy": 5})
    assert table.asked == (0, "hearts")
    assert table.options == {"hearts:heal+heal", "hearts:ray@1+heal", "hearts:ray@1+ray@1"}
    table.play("hearts:ray@1+ray@1")
    assert table.hearts == [9, 10, 10]
    assert table.energy == [3, 0, 5], "2, and then 1 if that is all it has"


@card("healing_ray")
def test_healing_ray_heals_for_nothing_who_has_nothing(tokyo):
    table = tokyo.rolled("h11223", {"cards": "healing_ray", **CITY}, {"hearts": 8})
    table.play("hearts:ray@1")
    assert (table.hearts[1], table.energy) == (9, [0, 0, 0])


@card("healing_ray", "regeneration")
def test_regeneration_is_not_paid_for(tokyo):
    them = {"hearts": 5, "energy": 9, "cards": "regeneration"}
    table = tokyo.rolled("hh1223", {"cards": "healing_ray", **CITY}, them)
    table.play("hearts:ray@1+ray@1")
    assert (table.hearts[1], table.energy[1]) == (8, 5)


@card("herbivore")
def test_herbivore_scores_for_a_peaceful_turn(tokyo):
    assert tokyo.rolled("112233", {"cards": "herbivore"}, CITY).vp[0] == 1
    hit = tokyo.rolled("11223s", {"cards": "herbivore"}, CITY)
    hit.play("yield:no")
    assert hit.vp[0] == 0
    harmless = tokyo.rolled("11223s", {"cards": "herbivore"}, {**CITY, "cards": "armor_plating"})
    assert harmless.vp[0] == 1, "nobody lost a heart"


@card("herbivore")
def test_herbivore_counts_every_source_but_the_mindbuggers(tokyo):
    bought = tokyo.buying("flame_thrower", {"energy": 3, "cards": "herbivore"}, CITY)
    bought.play("buy:flame_thrower")
    assert bought.vp[0] == 0
    own = tokyo.buying("national_guard", {"energy": 3, "cards": "herbivore"}, CITY)
    own.play("buy:national_guard")
    assert own.vp[0] == 3, "its own hearts are no other monster's"
    assert tokyo.ending({"cards": "herbivore"}, CITY, hurt=[1]).vp[0] == 1
    assert tokyo.ending({"cards": "herbivore"}, CITY, hurt=[0]).vp[0] == 0


@card("herd_culler")
def test_herd_culler_turns_a_die_to_one(tokyo):
    table = tokyo.fixed("11233h", {**CITY, "cards": "herd_culler"})
    assert table.options == {"herd_culler:2", "herd_culler:3", "herd_culler:heart", "change:none"}
    table.play("herd_culler:heart")
    assert table.asked[1] != "change"
    assert table.vp[0] == 1


@card("it_has_a_child")
def test_it_has_a_child_starts_again(tokyo):
    us = {**CITY, "cards": "it_has_a_child wings", "hearts": 3, "vp": 9, "energy": 4}
    table = tokyo.buying("tank", us, {})
    table.play("buy:tank")
    child = table[0]
    assert (child.hearts, child.vp, child.place, child.cards, child.energy) == (10, 0, "outside", [], 0)
    assert not child.out
    assert sorted(table.lies("discard")) == ["it_has_a_child", "tank", "wings"]


@card("jets")
def test_jets_spare_who_yields_even_a_deadly_hit(tokyo):
    table = tokyo.rolled("112sss", {}, {**CITY, "cards": "jets", "hearts": 2})
    assert table.options == {"jets:yield", "loss:take"}
    table.play("jets:yield")
    assert table.hearts[1] == 2
    assert table.places[:2] == ["city", "outside"]


@card("jets")
def test_jets_do_not_help_against_effects(tokyo):
    table = tokyo.buying("flame_thrower", {"energy": 3}, {**CITY, "cards": "jets"})
    table.play("buy:flame_thrower")
    assert table.hearts[1] == 8


@card("made_in_a_lab")
def test_made_in_a_lab_looks_and_may_leave_it(tokyo):
    us = {"cards": "made_in_a_lab", "energy": 3}
    table = tokyo.buying("wings jets energize", us, CITY, deck="corner_store tank")
    assert table.options == {"look:deck", "sweep:display", "buy:none"}
    table.play("look:deck")
    assert table.options == {"lab:corner_store", "sweep:display", "buy:none"}
    table.play("buy:none")
    assert table.lies("deck") == ["corner_store", "tank"]
    assert table.is_turn_of(1)


@card("metamorph")
def test_metamorph_gives_back_printed_prices(tokyo):
    us = {"cards": "metamorph alien_origin wings deadly_shell", "energy": 1}
    table = tokyo.ending(us, CITY)
    assert table.options == {"sell:metamorph", "sell:alien_origin", "sell:wings", "sell:none"}
    table.play("sell:metamorph", "sell:wings")
    assert table.energy[0] == 1 + 3 + 6
    table.play("sell:none")
    assert table[0].cards == ["alien_origin", "deadly_shell"]
    assert sorted(table.lies("discard")) == ["metamorph", "wings"]


@card("mimic")
def test_mimic_becomes_a_second_copy(tokyo):
    table = tokyo.buying("mimic", {"energy": 8}, {**CITY, "cards": "even_bigger"})
    table.play("buy:mimic")
    assert table.hearts[0] == 12
    assert table.lies("mimicked") == {"card": "even_bigger", "seat": 1}


@card("mimic")
def test_mimic_with_nothing_to_copy_stays_blank(tokyo):
    table = tokyo.buying("mimic", {"energy": 8}, CITY)
    table.play("buy:mimic")
    assert table[0].cards == ["mimic"]
    assert table.lies("mimicked") is None
    assert table.is_turn_of(1)


@card("mimic")
def test_mimic_cannot_copy_itself(tokyo):
    us = {"energy": 9, "cards": "mimic"}
    table = tokyo(us, {**CITY, "cards": "wings jets"}, **copied("wings", 1))
    assert table.options == {"mimic:jets@1", "mimic:none"}


@card("battery_monster")
def test_battery_monster_gives_two_energy_three_times(tokyo):
    full = tokyo({"cards": "battery_monster"}, CITY)
    assert full.energy[0] == 2
    assert full[0].counters == {"battery_monster": 4}
    last = tokyo({"cards": [{"card": "battery_monster", "counters": 2}]}, CITY)
    assert last.energy[0] == 2
    assert last.lies("discard") == ["battery_monster"]


@card("nova_breath")
def test_nova_breath_hits_everybody_and_tokyo_may_yield(tokyo):
    table = tokyo.rolled("11223s", {**CITY, "cards": "nova_breath"}, BAY, {}, {}, {})
    assert table.hearts == [10, 9, 9, 9, 9]
    assert table.asked == (1, "yield")
    table.play("yield:yes")
    assert table.places[:2] == ["city", "outside"]


@card("detritivore")
@pytest.mark.parametrize(("dice", "vp"), [("123hee", 2), ("1112e3", 3), ("112233", 2), ("1122ee", 0)])
def test_detritivore_scores_for_one_two_three(dice, vp, tokyo):
    table = tokyo.rolled(dice, {**CITY, "cards": "detritivore"})
    table.resolve()
    assert table.vp[0] == vp


@card("opportunist")
def test_opportunist_buys_before_anybody_else(tokyo):
    owner = {"cards": "opportunist", "energy": 4}
    table = tokyo.buying("corner_store", {"energy": 9}, CITY, owner, deck="tank wings")
    table.play("buy:corner_store")
    assert table.asked == (2, "opportunist")
    table.play("buy:tank")
    assert (table.vp[2], table.hearts[2]) == (4, 7), "a Discard card resolves at once"
    assert table.asked == (0, "buy")
    assert "buy:wings" in table.options


@card("opportunist")
def test_opportunist_that_cannot_pay_is_not_asked(tokyo):
    table = tokyo.buying("corner_store", {"energy": 3}, CITY, {"cards": "opportunist", "energy": 3}, deck="tank wings")
    table.play("buy:corner_store")
    assert table.is_turn_of(1)


@card("parasitic_tentacles")
def test_parasitic_tentacles_buy_from_others(tokyo):
    us = {"cards": "parasitic_tentacles media_friendly", "energy": 10}
    them = {**CITY, "cards": [{"card": "smoke_cloud", "counters": 1}, "deadly_shell", "evasive_mindbug"]}
    table = tokyo.buying("", us, them)
    assert {key for key in table.options if key.startswith("tentacles")} == {
        "tentacles:smoke_cloud@1",
        "tentacles:evasive_mindbug@1",
    }
    table.play("tentacles:smoke_cloud@1")
    assert table.energy[:2] == [6, 4]
    assert table.vp[0] == 1
    assert table[0].counters.get("smoke_cloud", 3) == 3, "counters start afresh"
    assert table[1].cards == ["deadly_shell", "evasive_mindbug"]


@card("parasitic_tentacles")
def test_parasitic_tentacles_and_the_buyers_restriction(tokyo):
    us = {"cards": "parasitic_tentacles", "energy": 10, "mindbugs": 1}
    table = tokyo.buying("", us, {**CITY, "cards": "free_will no_brain"})
    assert {key for key in table.options if key.startswith("tentacles")} == {"tentacles:no_brain@1"}
    assert table.prices["tentacles:no_brain@1"] == 5


@card("plot_twist")
def test_plot_twist_turns_a_die_once(tokyo):
    table = tokyo.fixed("112eee", {**CITY, "cards": "plot_twist"})
    turns = {
        f"plot_twist:{one}@{to}" for one in ("1", "2", "energy") for to in ("1", "2", "3", "heart", "energy", "smash")
    }
    turns -= {"plot_twist:1@1", "plot_twist:2@2", "plot_twist:energy@energy"}
    assert table.options == turns | {"change:none"}
    table.play("plot_twist:2@1")
    table.resolve()
    assert table.vp[0] == 1
    assert table[0].cards == []
    assert table.lies("discard") == ["plot_twist"]


@card("poison_quills")
@pytest.mark.parametrize(("dice", "hearts"), [("222113", 8), ("222223", 8), ("221133", 10), ("222sss", 5)])
def test_poison_quills_add_two_smashes_for_three_twos(dice, hearts, tokyo):
    table = tokyo.rolled(dice, {"cards": "poison_quills"}, CITY)
    table.resolve()
    assert table.hearts[1] == hearts
    if hearts < 10:
        table.asks(1, "yield")


@card("plot_twist", "background_dweller")
def test_a_plot_twist_once_used_is_gone_for_a_free_reroll(tokyo):
    def other(table):
        table.play("plot_twist:1@3", "background_dweller:3")
        return table.told("roll")[-1]["free"]

    table = tokyo.found(other, tokyo.fixed, "112233", {**CITY, "cards": "plot_twist background_dweller"})
    assert table[0].cards == ["background_dweller"]
    table.asks(0, "change")
