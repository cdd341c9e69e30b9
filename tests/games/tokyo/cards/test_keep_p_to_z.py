"""King of Tokyo: Keep cards, Poison Spit to Wings."""

import pytest

from tests.games.tokyo.play import BAY, CITY, card


def copied(name, seat=0):
    return {"mimicked": {"card": name, "seat": seat}}


@card("poison_spit")
def test_poison_spit_gives_a_token_to_the_wounded(tokyo):
    table = tokyo.rolled("1122ss", {**CITY, "cards": "poison_spit"}, {}, {"cards": "armor_plating"}, {"poison": 1})
    assert [table[seat].poison for seat in range(4)] == [0, 1, 1, 2]
    twice = tokyo.rolled("11223s", {**CITY, "cards": "poison_spit mimic"}, **copied("poison_spit"))
    assert twice[1].poison == 2


@card("poison_spit")
def test_poison_tokens_are_removed_by_hearts_outside(tokyo):
    table = tokyo.rolled("hh1223", {"poison": 2, "hearts": 6}, CITY)
    assert table.options == {"hearts:heal+heal", "hearts:poison+heal", "hearts:poison+poison"}
    table.play("hearts:poison+poison")
    assert (table[0].poison, table[0].hearts) == (0, 6)
    inside = tokyo.rolled("hh1223", {**CITY, "poison": 2, "hearts": 6})
    assert inside[0].hearts == 4


@card("psychic_probe")
def test_psychic_probe_after_the_rolls_and_before_the_changes(tokyo):
    table = tokyo.rolling("112233", {"cards": "herd_culler"}, CITY, {"cards": "psychic_probe"})
    table.play("reroll:none")
    assert table.asked == (2, "psychic_probe")
    assert table.options == {"psychic_probe:1", "psychic_probe:2", "psychic_probe:3", "psychic_probe:none"}
    table.play("psychic_probe:2")
    table.asks(0, "change")


@card("psychic_probe")
def test_psychic_probe_is_for_other_monsters(tokyo):
    assert tokyo.fixed("112233", {"cards": "psychic_probe"}, CITY).is_turn_of(1)
    assert tokyo({"shrink": 6}, CITY, {"cards": "psychic_probe"}).is_turn_of(1), "no dice, no probe"


@card("rapid_healing")
def test_rapid_healing_at_any_time(tokyo):
    table = tokyo.rolling("112233", {**CITY, "cards": "rapid_healing", "energy": 5, "hearts": 9})
    table.play("rapid_healing:use")
    assert (table.hearts[0], table.energy[0]) == (10, 3), "in Tokyo, too"
    assert "rapid_healing:use" not in table.options, "not at full hearts"


@card("rapid_healing", "regeneration")
def test_rapid_healing_is_a_gain_each_time(tokyo):
    us = {**CITY, "cards": "rapid_healing regeneration", "energy": 4, "hearts": 5}
    table = tokyo.rolling("112233", us)
    table.play("rapid_healing:use", "rapid_healing:use")
    assert table.hearts[0] == 9


@card("regeneration")
def test_regeneration_adds_one_to_each_gain(tokyo):
    us = {"cards": "regeneration", "hearts": 4}
    assert tokyo.rolled("hhh122", us, CITY).hearts[0] == 8
    healed = tokyo.buying("heal_card", {**us, "energy": 3}, CITY)
    healed.play("buy:heal_card")
    assert healed.hearts[0] == 7
    twice = tokyo.rolled("h11223", {"cards": "regeneration mimic", "hearts": 4}, CITY, **copied("regeneration"))
    assert twice.hearts[0] == 7


@card("regeneration")
def test_regeneration_needs_a_gain(tokyo):
    assert tokyo.rolled("111223", {"cards": "regeneration", "hearts": 4}, CITY).hearts[0] == 4
    inside = tokyo.rolled("hhh122", {**CITY, "cards": "regeneration", "hearts": 4})
    assert inside.hearts[0] == 4
    removed = tokyo.rolled("h11223", {"cards": "regeneration", "hearts": 4, "shrink": 1}, CITY)
    removed.play("hearts:shrink")
    assert removed.hearts[0] == 4


@card("rooting_for_the_underdog")
@pytest.mark.parametrize(("others", "vp"), [((1, 1), 1), ((0, 1), 0), ((0, 0), 0)])
def test_rooting_for_the_underdog_wants_the_fewest_alone(others, vp, tokyo):
    sides = [{**CITY, "vp": others[0]}, {"vp": others[1]}]
    assert tokyo.ending({"cards": "rooting_for_the_underdog"}, *sides).vp[0] == vp


@card("rooting_for_the_underdog")
def test_rooting_for_the_underdog_looks_at_the_living(tokyo):
    us = {"cards": "rooting_for_the_underdog", "vp": 3}
    assert tokyo.ending(us, {**CITY, "vp": 4}, {"out": True}).vp[0] == 4


@card("shrink_ray")
def test_shrink_ray_takes_a_die(tokyo):
    table = tokyo.rolled("11223s", {**CITY, "cards": "shrink_ray"}, {}, {})
    assert [table[seat].shrink for seat in range(3)] == [0, 1, 1]
    assert table.is_turn_of(1)
    assert len(table.lies("dice")) == 5


@card("shrink_ray")
def test_shrink_tokens_are_removed_by_hearts(tokyo):
    table = tokyo.rolled("h11223", {"shrink": 1, "hearts": 6}, CITY)
    assert table.options == {"hearts:heal", "hearts:shrink"}
    table.play("hearts:shrink")
    assert (table[0].shrink, table[0].hearts) == (0, 6)


@card("smoke_cloud")
def test_smoke_cloud_has_three_counters(tokyo):
    bought = tokyo.buying("smoke_cloud", {"energy": 4}, CITY)
    bought.play("buy:smoke_cloud")
    assert bought[0].counters == {"smoke_cloud": 3}
    table = tokyo.rolling("111111", {**CITY, "cards": "smoke_cloud"}, rolls=3)
    table.play("smoke_cloud:1")
    assert table.told("counters")[-1]["counters"] == 2
    key = min(key for key in table.options if key.startswith("smoke_cloud"))
    table.play(key)
    key = min(key for key in table.options if key.startswith("smoke_cloud"))
    table.play(key)
    assert table[0].cards == []
    assert table.lies("discard") == ["smoke_cloud"]


@card("solar_powered")
def test_solar_powered_gives_energy_to_the_empty(tokyo):
    assert tokyo.ending({"cards": "solar_powered"}, CITY).energy[0] == 1
    assert tokyo.ending({"cards": "solar_powered", "energy": 1}, CITY).energy[0] == 1
    assert tokyo.ending({"cards": "solar_powered mimic"}, CITY, **copied("solar_powered")).energy[0] == 2


@card("spiked_tail")
@pytest.mark.parametrize(("dice", "hearts"), [("112233", 10), ("11223s", 8), ("112sss", 6)])
def test_spiked_tail_adds_a_smash_to_smashes(dice, hearts, tokyo):
    assert tokyo.rolled(dice, {"cards": "spiked_tail"}, CITY).hearts[1] == hearts


@card("stretchy")
def test_stretchy_turns_dice_for_two_energy_each(tokyo):
    table = tokyo.fixed("112233", {**CITY, "cards": "stretchy", "energy": 5})
    table.play("stretchy:2@1", "stretchy:2@1")
    assert table.energy[0] == 1
    assert table.vp[0] == 2
    poor = tokyo.fixed("112233", {**CITY, "cards": "stretchy", "energy": 1})
    assert poor.is_turn_of(1)


@card("energy_drink")
def test_energy_drink_buys_rolls(tokyo):
    table = tokyo.rolling("111111", {**CITY, "cards": "energy_drink", "energy": 1}, rolls=3)
    table.play("energy_drink:1+1+1")
    assert [event["amount"] for event in table.told("pay_energy")] == [1]
    assert table.told("roll")[0]["seat"] == 0
    assert table.asked != (0, "reroll")


@card("urbavore")
def test_urbavore_likes_tokyo(tokyo):
    assert tokyo({**CITY, "cards": "urbavore"}).vp[0] == 3
    assert tokyo({**BAY, "cards": "urbavore"}, seats=5).vp[0] == 3
    assert tokyo.rolled("11223s", {**CITY, "cards": "urbavore"}).hearts == [10, 8, 8]
    outside = tokyo.rolled("11223s", {"cards": "urbavore"}, CITY)
    assert outside.hearts[1] == 9
    twice = tokyo({**CITY, "cards": "urbavore mimic"}, **copied("urbavore"))
    assert twice.vp[0] == 4


@card("urbavore")
def test_urbavore_in_an_interlude(tokyo):
    table = tokyo.fixed("11223s", {}, {**CITY, "mindbugs": 1, "cards": "urbavore"})
    table.play("mindbug:token")
    assert table.hearts == [8, 10, 8]
    assert table.vp[1] == 0


@card("were_only_making_it_stronger")
@pytest.mark.parametrize(("dice", "energy"), [("11223s", 0), ("1122ss", 1), ("1sssss", 1)])
def test_were_only_making_it_stronger(dice, energy, tokyo):
    table = tokyo.rolled(dice, {}, {**CITY, "cards": "were_only_making_it_stronger"})
    table.play("yield:no")
    assert table.energy[1] == energy


@card("wings")
def test_wings_cost_two_and_protect_from_everything(tokyo):
    them = {**CITY, "cards": "wings", "energy": 3}
    table = tokyo.rolled("1sssss", {"cards": "poison_spit"}, them)
    assert table.options == {"wings:use", "loss:take"}
    table.play("wings:use")
    assert (table.hearts[1], table.energy[1], table[1].poison) == (10, 1, 0)
    assert table.is_turn_of(1), "no heart lost: no yield"
    poisoned = tokyo.ending({"cards": "wings", "energy": 2, "poison": 2}, CITY)
    poisoned.play("wings:use")
    assert poisoned.hearts[0] == 10


@card("wings")
def test_wings_last_until_the_end_of_the_turn_alone(tokyo):
    table = tokyo.ending({}, {"immune": True}, CITY)
    assert not table[1].immune


@card("psychic_probe")
def test_a_copied_probe_that_throws_a_heart_leaves_the_mimic_blank(tokyo):
    def heart(table):
        table.play("psychic_probe:none", "psychic_probe:1")
        return table.told("reroll_die")[-1]["to"] == "heart"

    sides = [{}, {"cards": "psychic_probe"}, {**CITY, "cards": "mimic"}]
    table = tokyo.found(heart, tokyo.fixed, "112233", *sides, **copied("psychic_probe", 1))
    assert table[2].cards == ["mimic"]
    assert table.lies("mimicked") is None
    assert table[1].cards == ["psychic_probe"]
