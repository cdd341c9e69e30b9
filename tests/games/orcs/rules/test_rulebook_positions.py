"""Orcs Orcs Orcs, OO-T01 to OO-T23: the positions of the rulebook's examples."""

import pytest

from tests.games.orcs.play import rule

EVERYWHERE = {f"{sector}.outer": "orc" for sector in range(1, 7)}


@rule("OO-T01", "OO-090", "OO-130")
def test_cold_snap_alone_deals_1_damage(orcs):
    table = orcs("cold_snap", board={"3.inner": "goblin"})
    table.play("cast:cold_snap")
    assert table.told("cast") == [{"event": "cast", "seat": 0, "spell": "cold_snap", "energy": 1}]
    assert table.board == {"3.inner": "goblin.1"}
    assert (table.us.hand, table.us.discard) == ([], ["cold_snap"])


@rule("OO-T02", "OO-091", "OO-110")
def test_two_lightning_deal_2_damage_to_an_orc_that_survives(orcs):
    table = orcs("zap spell_book_earth_lightning", board={"3.middle": "orc"})
    table.cast("zap", "spell_book_earth_lightning")
    assert [event["energy"] for event in table.told("cast", "upgrade")] == [1, 2]
    assert (table.asked, table.options) == (("us", "effect"), {"effect:1", "effect:2"})
    table.play("effect:2")
    assert table.board == {"3.middle": "orc.2"}
    assert table.us.trophies == {}


@rule("OO-T03", "OO-111")
def test_two_water_defeat_a_goblin(orcs):
    table = orcs("cold_snap spell_book_lightning_water", board={"3.outer": "goblin"})
    table.cast("cold_snap", "spell_book_lightning_water")
    table.play("effect:2")
    assert table.board == {}
    assert (table.us.trophies, table.us.skulls, table.us.powers) == ({"goblin": 1}, {"goblin": 1}, set())


@rule("OO-T04", "OO-110")
def test_damage_of_two_spells_of_one_turn_adds_up(orcs):
    table = orcs("zap cold_snap smash", board={"3.outer": "goblin"})
    table.cast("zap")
    assert table.board == {"3.outer": "goblin.1"}
    table.cast("cold_snap")
    assert table.us.trophies == {"goblin": 1}


@rule("OO-T05", "OO-112", "OO-180", "OO-084")
def test_the_second_goblin_brings_a_fifth_card_at_the_end_of_this_turn(orcs):
    ours = {
        "hand": "cold_snap spell_book_lightning_water",
        "draw": "smash zap fire_spark spell_book_fire_earth spell_book_water_fire fireball",
        "skulls": {"goblin": 1},
        "trophies": {"goblin": 1},
    }
    table = orcs(ours, board={"3.outer": "goblin"})
    table.cast("cold_snap", "spell_book_lightning_water")
    table.play("effect:2")
    assert (table.us.skulls, table.us.powers) == ({"goblin": 2}, {"extra_spell"})
    table.play("pass:turn")
    assert table.us.hand == sorted(["smash", "zap", "fire_spark", "spell_book_fire_earth", "spell_book_water_fire"])
    assert table.us.draw == ["fireball"]


@rule("OO-T06", "OO-140", "OO-144", "OO-113")
def test_fireball_with_two_fire_deals_5(orcs):
    table = orcs("fireball fire_spark spell_book_water_fire", board={"3.inner": "orc_rider"})
    table.cast("fireball", "fire_spark", "spell_book_water_fire")
    assert table.options == {"effect:1", "effect:2"}
    table.play("effect:2")
    assert table.told("damage")[0]["amount"] == 5
    assert table.us.trophies == {"orc_rider": 1}


@rule("OO-T06", "OO-144")
def test_fireball_alone_cannot_be_cast(orcs):
    table = orcs("fireball smash", board={"3.inner": "orc_rider"})
    assert table.offered("cast") == {"smash"}


@rule("OO-T07", "OO-141")
def test_an_upgraded_lightning_bolt_defeats_a_shaman_next_door(orcs):
    table = orcs("lightning_bolt zap spell_book_earth_lightning", board={"4.middle": "goblin_shaman"})
    table.cast("lightning_bolt", "zap", "spell_book_earth_lightning")
    table.play("effect:2")
    assert table.told("damage")[0]["amount"] == 4
    assert table.us.trophies == {"goblin_shaman": 1}


@rule("OO-T08", "OO-142")
def test_earthquake_defeats_both_goblins_and_not_the_orc(orcs):
    table = orcs("earthquake smash", board={"3.middle": "goblin orc goblin", "3.outer": "goblin"})
    table.cast("earthquake", "smash")
    assert (table.asked, table.options) == (("us", "section"), {"section:3.middle", "section:3.outer"})
    table.play("section:3.middle")
    assert table.board == {"3.middle": "orc.2", "3.outer": "goblin"}
    assert table.us.trophies == {"goblin": 2}


@rule("OO-T09", "OO-143", "OO-110")
def test_ice_storm_and_smash_with_all_four_cards(orcs):
    hand = "ice_storm cold_snap spell_book_lightning_water smash"
    table = orcs(hand, board={"3.inner": "goblin", "3.middle": "goblin goblin_shaman"})
    table.cast("ice_storm", "cold_snap", "spell_book_lightning_water")
    assert table.options == {"effect:1", "effect:2"}
    table.play("effect:2")
    assert table.options == {"section:3.inner", "section:3.middle"}
    table.play("section:3.inner")
    assert table.board == {"3.middle": "goblin_shaman.2"}
    table.cast("smash")
    assert table.us.trophies == {"goblin": 2, "goblin_shaman": 1}


@rule("OO-T10", "OO-131", "OO-165")
def test_a_spell_book_takes_fireball(orcs):
    table = orcs(
        "spell_book_fire_earth smash",
        display={"A": ["fireball", "ice_storm", "earthquake"], "B": ["wisdom", "switch", "voodoo"]},
        decks={"A": ["lightning_bolt", "ice_storm"], "B": ["replenish"]},
    )
    table.play("cast:spell_book_fire_earth")
    assert table.asked == ("us", "learn")
    assert table.offered("learn") == {"fireball", "ice_storm", "earthquake", "wisdom", "switch", "voodoo"}
    table.play("learn:fireball")
    assert sorted(table.us.discard + table.us.learned) == ["fireball", "spell_book_fire_earth"]
    assert table.display == {"A": ["earthquake", "ice_storm", "lightning_bolt"], "B": ["switch", "voodoo", "wisdom"]}
    assert table.decks == {"A": ["ice_storm"], "B": ["replenish"]}


@rule("OO-T11", "OO-150")
def test_switch_brings_a_lava_golem_to_the_own_inner_section(orcs):
    table = orcs("switch zap", board={"6.outer": "lava_golem"})
    table.cast("switch", "zap")
    assert table.options == {"effect:2", "effect:none"}, "one creature cannot be exchanged"
    table.play("effect:2")
    assert (table.asked, table.options) == (("us", "to"), {"to:3.inner", "to:3.middle", "to:3.outer"})
    table.play("to:3.inner")
    assert table.board == {"3.inner": "lava_golem"}


@rule("OO-T12", "OO-151")
def test_replenish_draws_2_cards(orcs):
    table = orcs({"hand": "replenish", "draw": "zap smash cold_snap"})
    table.cast("replenish")
    assert (table.us.hand, table.us.draw, table.us.discard) == (["smash", "zap"], ["cold_snap"], ["replenish"])


@rule("OO-T13", "OO-152", "OO-050")
def test_magic_bonds_sends_a_shaman_into_the_tower(orcs):
    table = orcs("magic_bonds", board={"5.inner": "goblin_shaman", "2.outer": "orc"})
    table.play("cast:magic_bonds", "effect:1")
    assert table.offered("target") == {"goblin_shaman@5.inner", "orc@2.outer"}
    table.play("target:goblin_shaman@5.inner")
    assert table.board == {"2.outer": "orc"}
    assert (table.moved, table.counters["goblin_shaman"]) == ({"goblin_shaman": 1}, 4)


@rule("OO-T14", "OO-153")
def test_upgraded_voodoo_strikes_who_has_4_cards_but_not_who_has_3(orcs):
    table = orcs("voodoo fire_spark smash", {}, {"hand": "smash zap cold_snap"}, {"hand": "smash zap poison switch"})
    table.cast("voodoo", "fire_spark")
    assert table.options == {"effect:1", "effect:2"}
    table.play("effect:2")
    assert (table.asked, table.offered("discard")) == (("them", "discard"), {"smash", "zap", "cold_snap", "fire_spark"})
    table.play("discard:zap")
    assert (table.asked, table.offered("discard")) == (("fourth", "discard"), {"smash", "zap", "poison", "switch"})
    table.play("discard:poison")
    assert table.asked == ("us", "action")
    assert table.actions == 2, "one of two is spent and one is gained"
    assert [table.side(seat).discard for seat in (1, 2, 3)] == [["zap"], [], ["poison"]]


@rule("OO-T15", "OO-171", "OO-094")
def test_cold_snap_from_the_space_that_replenish_led_to(orcs):
    table = orcs({"hand": "cold_snap replenish", "mage": 1}, board={"3.outer": "goblin", "1.outer": "orc"})
    table.play("cast:cold_snap", "upgrade:replenish", "teleport:3")
    assert table.us.mage == 3
    assert table.options == {"effect:1", "effect:2"}
    table.play("effect:2")
    assert (table.us.trophies, table.board) == ({"goblin": 1}, {"1.outer": "orc"})


@rule("OO-T16", "OO-172")
@pytest.mark.parametrize("upgrade", ["voodoo", "wisdom"])
def test_a_card_drawn_by_an_upgrade_is_played_at_once(orcs, upgrade):
    table = orcs({"hand": f"fireball {upgrade}", "discard": "spell_book_water_fire"}, board={"3.inner": "lava_golem"})
    table.play("cast:fireball", f"upgrade:{upgrade}")
    assert table.energy == 2
    assert [(one["effect"], one["payable"]) for one in table.question["effects"]] == [(1, True), (2, False)]
    table.play("draw:card")
    assert table.us.hand == ["spell_book_water_fire"]
    table.play("upgrade:spell_book_water_fire", "effect:2")
    assert table.us.trophies == {"lava_golem": 1}
    assert table.us.discard == sorted(["fireball", upgrade, "spell_book_water_fire"])


@rule("OO-T17", "OO-081", "OO-006")
def test_a_teleport_leads_to_empty_spaces_only(orcs):
    table = orcs({"mage": 2}, {"mage": 3}, {"mage": 5}, {"mage": 6})
    assert table.options == {"teleport:1", "teleport:4", "pass:turn"}


@rule("OO-T18", "OO-072")
def test_no_marker_is_turned_up_in_the_own_sector(orcs):
    table = orcs({"mage": 4}, phase="reveal", board=EVERYWHERE)
    assert (table.asked, table.offered("reveal")) == (("us", "reveal"), {"1", "2", "3", "5", "6"})
    table.play("reveal:5")
    assert table.at("5.outer") == "goblin orc"


@rule("OO-T19", "OO-071")
def test_two_sectors_without_creatures_get_one_each_before_the_free_choice(orcs):
    board = dict.fromkeys(("1.outer", "3.inner", "4.middle", "6.outer"), "orc")
    markers = {str(sector): ["goblin", "goblin_shaman"] for sector in range(1, 7)}
    table = orcs(phase="reveal", board=board, markers=markers)
    assert [event["sector"] for event in table.told("reveal")] == [2, 5]
    assert (table.at("2.outer"), table.at("5.outer")) == ("goblin", "goblin")
    assert (table.asked, table.offered("reveal")) == (("us", "reveal"), {"1", "2", "4", "5", "6"})
    table.play("reveal:2")
    assert table.at("2.outer") == "goblin goblin_shaman"


@rule("OO-T20", "OO-189", "OO-190", "OO-191")
def test_the_scoring_example(orcs):
    ours = {
        "hand": "smash switch poison",
        "draw": "replenish poison",
        "discard": "magic_bonds voodoo wisdom fireball",
        "trophies": {"goblin": 3, "goblin_shaman": 1, "orc": 3, "orc_rider": 1, "stone_golem": 2},
    }
    counters = {"goblin": 2, "goblin_shaman": 1, "orc": 1, "orc_rider": 3, "stone_golem": 1}
    table = orcs(ours, start_player=1, active=0, ending=True, counters=counters)
    table.play("pass:turn")
    assert table.scores == [51, 0]
    score = table.us.score
    assert sum(line["points"] for line in score["creatures"].values()) == 47
    assert (score["support"], score["poison"]) == ({"cards": 4, "points": 8}, {"cards": 2, "points": -4})
    assert score["total"] == 51


@rule("OO-T21", "OO-120")
def test_cards_left_are_discarded_and_4_are_drawn_after_the_last_action(orcs):
    draw = "cold_snap fire_spark spell_book_water_fire spell_book_fire_earth fireball"
    table = orcs({"hand": "smash zap", "draw": draw}, board={"3.inner": "lava_golem"})
    table.cast("smash")
    assert table.asked == ("us", "action")
    table.play("teleport:2")
    assert table.active == "them"
    assert table.us.hand == sorted(draw.split()[:4])
    assert (table.us.draw, table.us.discard) == (["fireball"], ["smash", "zap"])


@rule("OO-T22", "OO-092")
def test_a_spell_book_gives_the_element_that_is_needed(orcs):
    table = orcs("smash spell_book_fire_earth", board={"3.inner": "goblin"})
    table.cast("smash", "spell_book_fire_earth")
    table.play("effect:2")
    assert table.us.trophies == {"goblin": 1}


@rule("OO-T22", "OO-160", "OO-092")
@pytest.mark.parametrize("spell", ["smash", "zap", "cold_snap", "fire_spark"])
def test_wisdom_is_energy_of_any_element(orcs, spell):
    table = orcs(f"{spell} wisdom", board={"3.inner": "goblin"})
    table.cast(spell, "wisdom")
    assert table.options == {"effect:1", "effect:2"}
    table.play("effect:2")
    assert table.us.trophies == {"goblin": 1}


@rule("OO-T23", "OO-094", "OO-171")
def test_the_teleport_comes_before_the_bolt_or_not_at_all(orcs):
    table = orcs("lightning_bolt switch smash", board={"3.inner": "orc"})
    table.play("cast:lightning_bolt", "upgrade:switch")
    assert table.options == {"teleport:1", "teleport:2", "teleport:4", "teleport:5", "upgrade:none"}
    table.play("teleport:2", "upgrade:none")
    assert (table.us.mage, table.board) == (2, {"3.inner": "orc.2"})
    assert table.kinds("teleport", "damage") == ["teleport", "damage"]


@rule("OO-T23", "OO-094", "OO-101")
def test_after_the_bolt_its_teleport_is_gone(orcs):
    table = orcs("lightning_bolt switch smash", board={"3.inner": "orc"})
    table.play("cast:lightning_bolt", "upgrade:switch", "upgrade:none")
    assert (table.us.mage, table.board) == (3, {"3.inner": "orc.2"})
    assert table.asked == ("us", "action")
    assert table.kinds("teleport") == []
