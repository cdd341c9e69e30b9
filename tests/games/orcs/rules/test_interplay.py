"""Orcs Orcs Orcs: rules that meet, and what the table says about its questions."""

import pytest

from tests.games.orcs.play import card, rule

NONE: dict[str, list[str]] = {str(sector): [] for sector in range(1, 7)}


@rule("OO-171", "OO-150")
@card("switch")
def test_switch_brings_a_creature_to_the_sector_the_mage_went_to(orcs):
    table = orcs("switch switch", board={"6.outer": "orc"})
    table.play("cast:switch", "upgrade:switch", "teleport:1", "effect:2")
    assert table.options == {"to:1.inner", "to:1.middle", "to:1.outer"}
    table.play("to:1.middle")
    assert table.board == {"1.middle": "orc"}


@rule("OO-171", "OO-152", "OO-051")
@card("magic_bonds")
def test_who_teleports_into_the_way_of_a_creature_loses_his_own(orcs):
    ours = {"hand": "magic_bonds earthquake", "trophies": {"orc": 1}}
    table = orcs(ours, board={"5.middle": "orc"})
    table.play("cast:magic_bonds", "upgrade:earthquake", "teleport:5", "effect:2")
    assert (table.us.trophies, table.moved) == ({}, {"orc": 1})
    assert table.told("lose_trophy") == [{"event": "lose_trophy", "seat": 0, "creature": "orc"}]


@rule("OO-093", "OO-151", "OO-171")
@card("replenish")
def test_replenish_may_be_upgraded_for_the_sake_of_a_teleport(orcs):
    table = orcs({"hand": "replenish switch", "draw": "smash zap"})
    table.play("cast:replenish", "upgrade:switch", "teleport:2")
    assert (table.us.mage, table.us.hand, table.actions) == (2, ["smash", "zap"], 2)
    assert table.us.discard == ["replenish", "switch"]


@rule("OO-153", "OO-172")
@card("voodoo")
def test_voodoo_upgraded_by_voodoo_draws_first(orcs):
    table = orcs({"hand": "voodoo voodoo", "discard": "smash"})
    table.play("cast:voodoo", "upgrade:voodoo", "draw:card")
    assert table.options == {"upgrade:none"}
    table.play("upgrade:none", "effect:2")
    assert table.asked == ("them", "discard")
    table.play("discard:smash")
    assert (table.us.hand, table.actions) == (["smash"], 2)


@rule("OO-050", "OO-051")
def test_a_trophy_is_lost_even_if_the_counter_can_fall_no_further(orcs):
    table = orcs({"trophies": {"goblin": 1}}, phase="fate", fate_pile=["OOF-02", "OOF-10"],
                 board={"3.inner": "goblin"}, counters={"goblin": 5})  # fmt: skip
    assert (table.us.trophies, table.counters["goblin"]) == ({}, 1)


@rule("OO-042", "OO-051", "OO-052")
def test_one_fate_card_may_strike_several_players(orcs):
    table = orcs(
        {"trophies": {"goblin": 1, "orc": 1}}, {"trophies": {"orc": 2}}, {"trophies": {"orc": 1}},
        phase="fate", fate_pile=["OOF-10", "OOF-12"],
        board={"3.inner": "goblin orc", "6.inner": "orc goblin_shaman", "1.inner": "orc"},
    )  # fmt: skip
    assert [table.side(seat).trophies for seat in range(3)] == [{}, {"orc": 1}, {"orc": 1}]
    assert table.moved == {"goblin": 1, "goblin_shaman": 1, "orc": 3}
    assert len(table.told("tower")) == 5


@rule("OO-013", "OO-060")
def test_plus_1_life_with_the_tougher_profile(orcs):
    table = orcs("smash zap", board={"3.inner": "lava_golem.5"}, fate="OOF-01", options={"life_profile": "two_to_six"})
    table.cast("smash")
    assert table.board == {"3.inner": "lava_golem.6"}
    table.cast("zap")
    assert table.us.trophies == {"lava_golem": 1}


@rule("OO-141", "OO-111")
@card("lightning_bolt")
def test_a_creature_before_another_mage_is_a_trophy_of_who_defeats_it(orcs):
    table = orcs("lightning_bolt zap", board={"6.inner": "goblin"})
    table.cast("lightning_bolt", "zap")
    assert (table.us.trophies, table.them.trophies) == ({"goblin": 1}, {})


@rule("OO-110", "OO-114", "OO-150")
@card("switch")
def test_damage_goes_with_the_creature_through_switch(orcs):
    table = orcs("switch smash", board={"6.inner": "orc.2", "3.inner": "lava_golem"})
    table.cast("switch")
    table.play("effect:1", "target:orc@6.inner.2")
    assert table.board == {"3.inner": "orc.2", "6.inner": "lava_golem"}
    table.cast("smash")
    assert table.us.trophies == {"orc": 1}


@rule("OO-183", "OO-121")
@card("hand_change")
def test_a_removed_card_never_comes_back(orcs):
    table = orcs({"hand": "smash zap", "skulls": {"orc_rider": 2}}, markers=NONE,
                 board={"1.outer": "orc", "2.outer": "orc", "4.outer": "orc"})  # fmt: skip
    table.play("hand_change:smash", "pass:turn")
    assert table.us.deck == ["zap"]


@rule("OO-182", "OO-191")
@card("poison")
def test_poison_costs_its_victim_two_points(orcs):
    table = orcs({"skulls": {"orc": 2}}, start_player=1, active=0, ending=True)
    table.play("poison:1", "pass:turn")
    assert table.scores == [0, -2]


@rule("OO-182", "OO-186")
@card("poison")
def test_poison_lies_on_the_discard_pile_and_is_shuffled_in(orcs):
    them = {"hand": "smash", "draw": ""}
    table = orcs({"skulls": {"orc": 2}}, them, markers=NONE, fate_pile=["OOF-10", "OOF-11"],
                 board={"1.outer": "lava_golem", "2.outer": "lava_golem", "4.outer": "lava_golem"})  # fmt: skip
    table.play("poison:1", "pass:turn", "pass:turn")
    assert table.them.hand == ["poison", "smash"]


@rule("OO-211", "OO-153", "OO-215")
@card("common_discard")
def test_two_orcs_make_two_common_discards(orcs):
    ours = {"hand": "ice_storm cold_snap"}
    them = {"hand": "smash zap cold_snap fire_spark poison"}
    table = orcs(ours, them, board={"3.inner": "orc.1 orc.2"}, options={"bonus_actions": True})
    table.cast("ice_storm", "cold_snap")
    table.play("bonus:common_discard", "discard:poison")
    assert table.options == {"bonus:common_discard", "bonus:none"}
    table.play("bonus:common_discard", "discard:zap")
    assert (table.them.hand, table.asked) == (["cold_snap", "fire_spark", "smash"], ("us", "action"))


@rule("OO-212", "OO-153")
@card("common_discard")
def test_a_common_discard_stops_at_three_cards(orcs):
    table = orcs("ice_storm cold_snap", board={"3.inner": "orc.1 orc.2"}, options={"bonus_actions": True})
    table.cast("ice_storm", "cold_snap")
    table.play("bonus:common_discard", "discard:zap", "bonus:common_discard")
    assert (len(table.them.hand), table.asked) == (3, ("us", "action"))


@rule("OO-084", "OO-211", "OO-215")
@card("extra_action", "one_action")
def test_power_and_bonus_action_of_the_last_action_add_up(orcs):
    ours = {"hand": "ice_storm cold_snap", "skulls": {"goblin_shaman": 1}}
    table = orcs(ours, board={"3.inner": "goblin_shaman.2 lava_golem.4"}, options={"bonus_actions": True},
                 actions=1, actions_taken=1)  # fmt: skip
    table.cast("ice_storm", "cold_snap")
    table.play("bonus:one_action", "bonus:magic_energy")
    assert (table.asked, table.actions, table.magic) == (("us", "action"), 2, 1)


@rule("OO-188", "OO-152")
@card("magic_bonds")
def test_magic_bonds_may_bring_the_end(orcs):
    table = orcs("magic_bonds", board={"4.inner": "orc"}, markers={"1": ["goblin"], "2": ["goblin"]})
    table.play("cast:magic_bonds", "effect:1")
    assert table.ending


@rule("OO-188", "OO-071")
def test_in_the_last_round_markers_are_still_turned_up(orcs):
    table = orcs("smash", board={"3.inner": "goblin.1"}, markers={"1": ["goblin", "orc"], "2": ["goblin", "orc"]})
    table.cast("smash")
    assert table.ending
    table.play("pass:turn")
    assert (table.asked, table.at("1.outer"), table.at("2.outer")) == (("them", "reveal"), "goblin", "goblin")
    table.play("reveal:2")
    assert table.at("2.outer") == "goblin orc"
    table.play("pass:turn")
    assert table.scores == [4, 0]


# --- Questions --------------------------------------------------------------------------------------------------------


@rule("OO-080", "OO-091", "OO-095")
def test_a_question_names_its_rule(orcs):
    table = orcs("zap spell_book_earth_lightning", board={"3.inner": "orc", "3.outer": "goblin"})
    rules = [table.table.choice.rule]
    for key in ("cast:zap", "upgrade:spell_book_earth_lightning", "effect:1", "target:orc@3.inner"):
        table.play(key)
        rules.append(table.table.choice.rule)
    assert rules == ["OO-080", "OO-091", "OO-095", "OO-104", "OO-080"]


@rule("OO-091", "OO-095")
def test_energy_adds_up_before_the_eyes_of_all(orcs):
    table = orcs("fireball fire_spark voodoo", board={"3.inner": "lava_golem"})
    table.play("cast:fireball")
    shown = table.view(1)["cast"]
    assert (shown["spell"], shown["element"], shown["energy"], shown["upgrades"]) == ("fireball", "fire", 1, [])
    table.play("upgrade:voodoo")
    assert (table.view(1)["cast"]["energy"], table.view(1)["cast"]["upgrades"]) == (2, ["voodoo"])
    assert [(one["cost"], one["payable"]) for one in table.question["effects"]] == [(2, True), (3, False)]
    table.play("upgrade:fire_spark", "effect:2")
    assert "cast" not in table.view(1)


@rule("OO-098")
@pytest.mark.parametrize(
    ("keys", "is_free"),
    [
        (["cast:zap"], True),
        (["cast:zap", "upgrade:wisdom"], True),
        (["cast:zap", "upgrade:wisdom", "teleport:4"], True),
        (["cast:zap", "upgrade:wisdom", "teleport:4", "upgrade:none"], True),
        (["cast:zap", "upgrade:wisdom", "draw:card"], False),
        (["teleport:1"], True),
        (["cast:wisdom", "learn:fireball"], False),
        (["pass:turn"], False),
    ],
)
def test_a_choice_may_be_taken_back_until_something_new_is_seen(orcs, keys, is_free):
    ours = {"hand": "zap wisdom", "discard": "smash cold_snap", "draw": "fire_spark"}
    display = {"A": ["fireball", "ice_storm", "earthquake"], "B": ["switch"]}
    table = orcs(ours, board={"4.inner": "orc", "3.inner": "goblin"}, display=display,
                 decks={"A": ["ice_storm", "fireball"], "B": []})  # fmt: skip
    table.play(*keys)
    assert table.table.undo_is_free == is_free
    table.leave_open()
