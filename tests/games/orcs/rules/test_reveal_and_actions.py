"""Orcs Orcs Orcs, OO-070 to OO-085: the phases of a turn, turning up markers, and the kinds of action."""

import pytest

from tests.games.orcs.play import CALM, rule

ONE_EACH = {f"{sector}.outer": "orc" for sector in range(1, 7)}
NONE: dict[str, list[str]] = {str(sector): [] for sector in range(1, 7)}


@rule("OO-070", "OO-040")
def test_the_three_phases_come_in_order(orcs):
    table = orcs({"hand": "smash", "draw": "zap cold_snap fire_spark fireball"}, phase="reveal", board=ONE_EACH)
    assert table.asked == ("us", "reveal")
    table.play("reveal:1")
    assert table.asked == ("us", "action")
    table.play("teleport:2")
    assert table.asked == ("us", "action")
    table.play("pass:turn")
    assert table.kinds("turn", "reveal", "teleport", "pass", "discard_hand", "draw")[:7] == [
        "turn", "reveal", "teleport", "pass", "discard_hand", "draw", "turn",
    ]  # fmt: skip
    assert table.active == "them"


# --- Phase 1 ----------------------------------------------------------------------------------------------------------


@rule("OO-071", "OO-073")
def test_every_sector_without_a_creature_gets_one_the_own_too(orcs):
    markers = {**CALM, "5": []}
    table = orcs(phase="reveal", board={"1.inner": "orc", "2.middle": "orc"}, markers=markers)
    assert [event["sector"] for event in table.told("reveal")] == [3, 4, 6]
    assert table.board == {
        "1.inner": "orc",
        "2.middle": "orc",
        "3.outer": "goblin",
        "4.outer": "goblin_shaman",
        "6.outer": "goblin_shaman",
    }
    assert table.options == {"reveal:1", "reveal:2"}
    table.play("reveal:1")
    assert table.hidden == [0, 1, 0, 0, 0, 0]


@rule("OO-071")
def test_with_a_creature_in_every_sector_only_the_free_choice_is_left(orcs):
    table = orcs(phase="reveal", board=ONE_EACH)
    assert table.told("reveal") == []
    assert table.options == {f"reveal:{sector}" for sector in (1, 2, 4, 5, 6)}


@rule("OO-072")
def test_the_second_step_leaves_out_empty_stacks(orcs):
    markers = {"1": ["goblin"], "2": [], "3": ["goblin"], "4": ["goblin"], "5": [], "6": []}
    table = orcs(phase="reveal", board=ONE_EACH, markers=markers)
    assert table.options == {"reveal:1", "reveal:4"}


@rule("OO-072")
def test_the_only_sector_there_is_needs_no_question(orcs):
    table = orcs(phase="reveal", board=ONE_EACH, markers={**NONE, "3": ["goblin"], "5": ["lava_golem", "goblin"]})
    assert table.asked == ("us", "action")
    assert (table.at("5.outer"), table.hidden) == ("lava_golem orc", [0, 0, 1, 0, 1, 0])


@rule("OO-072")
@pytest.mark.parametrize("markers", [NONE, {**NONE, "3": ["goblin"]}])
def test_the_second_step_is_skipped_if_there_is_no_such_sector(orcs, markers):
    table = orcs(phase="reveal", board=ONE_EACH, markers=markers)
    assert table.asked == ("us", "action")
    assert table.told("reveal") == []


@rule("OO-073")
def test_the_marker_leaves_the_game(orcs):
    table = orcs(phase="reveal", board=ONE_EACH, markers={**CALM, "1": ["stone_golem", "goblin", "orc"]})
    table.play("reveal:1")
    assert table.at("1.outer") == "orc stone_golem"
    assert table.lies("markers")["1"] == ["goblin", "orc"]
    assert table.told("reveal") == [{"event": "reveal", "seat": 0, "sector": 1, "creature": "stone_golem"}]


@rule("OO-074")
def test_the_two_stacks_of_a_sector_are_one_answer(orcs):
    table = orcs(phase="reveal", board=ONE_EACH, markers={**NONE, "1": ["goblin"] * 6, "2": ["goblin"] * 5})
    assert table.options == {"reveal:1", "reveal:2"}


@rule("OO-075")
def test_a_sector_emptied_in_the_turn_stays_empty_until_the_next_turn(orcs):
    table = orcs("smash", board={**ONE_EACH, "3.outer": "goblin.1"}, markers={**CALM, "3": ["stone_golem"]})
    table.cast("smash")
    assert table.at("3.outer") == ""
    table.play("pass:turn")
    assert table.active == "them"
    assert table.at("3.outer") == "stone_golem"


# --- Phase 2 ----------------------------------------------------------------------------------------------------------


@rule("OO-080")
def test_two_actions_of_the_same_or_another_kind(orcs):
    table = orcs("smash zap", board={"3.inner": "lava_golem"})
    assert table.options == {"cast:smash", "cast:zap", *(f"teleport:{n}" for n in (1, 2, 4, 5)), "pass:turn"}
    table.play("teleport:1")
    assert (table.actions, table.taken) == (1, 1)
    table.play("teleport:3")
    assert (table.active, table.us.mage) == ("them", 3)


@rule("OO-080", "OO-181")
@pytest.mark.parametrize(("skulls", "actions"), [({}, 2), ({"goblin_shaman": 1}, 2), ({"goblin_shaman": 2}, 3)])
def test_how_many_actions_a_turn_has(orcs, skulls, actions):
    table = orcs({"skulls": skulls}, phase="reveal", board=ONE_EACH, markers=NONE)
    for left in range(actions, 0, -1):
        assert (table.active, table.actions) == ("us", left)
        table.play(f"teleport:{1 + left % 2}")
    assert table.active == "them"


@rule("OO-080")
def test_poison_and_hand_change_are_actions_of_those_who_have_the_power(orcs):
    powers = {"orc": 2, "orc_rider": 2}
    table = orcs({"hand": "smash poison", "skulls": powers}, board={"3.inner": "orc"})
    assert table.options == {
        "cast:smash", *(f"teleport:{n}" for n in (1, 2, 4, 5)), "poison:1", "hand_change:smash",
        "hand_change:poison", "pass:turn",
    }  # fmt: skip


@rule("OO-081")
def test_a_teleport_always_changes_the_space(orcs):
    for mage in range(1, 7):
        them = {"mage": 1 + mage % 6}
        table = orcs({"mage": mage}, them)
        assert table.offered("teleport") == {str(n) for n in range(1, 7) if n not in (mage, them["mage"])}
        for to in sorted(table.offered("teleport"))[:1]:
            table.play(f"teleport:{to}")
            assert table.us.mage == int(to)
            assert table.told("teleport") == [{"event": "teleport", "seat": 0, "from": mage, "to": int(to)}]


@rule("OO-082")
def test_pass_ends_the_turn_with_all_its_actions(orcs):
    table = orcs({"hand": "smash", "skulls": {"goblin_shaman": 2}}, phase="actions")
    assert table.actions == 3
    table.play("pass:turn")
    assert table.active == "them"
    assert table.told("pass") == [{"event": "pass", "seat": 0}]


@rule("OO-083")
def test_an_action_gained_with_the_last_action_is_there_at_once(orcs):
    table = orcs({"hand": "replenish", "draw": "smash zap"}, actions=1, actions_taken=1)
    table.cast("replenish")
    assert (table.asked, table.actions, table.taken) == (("us", "action"), 1, 2)


@rule("OO-083", "OO-082")
def test_gained_actions_are_not_kept_for_a_later_turn(orcs):
    table = orcs({"hand": "replenish", "draw": "smash zap"}, {}, markers=NONE,
                 board={"1.outer": "orc", "2.outer": "orc", "3.outer": "orc"})  # fmt: skip
    table.cast("replenish")
    assert table.actions == 2
    table.play("pass:turn")
    assert (table.active, table.actions) == ("them", 2)


@rule("OO-084", "OO-181")
@pytest.mark.parametrize(("actions", "taken", "left"), [(2, 0, 2), (1, 1, 1)])
def test_an_extra_action_power_gained_adds_one_at_once(orcs, actions, taken, left):
    ours = {"hand": "smash", "skulls": {"goblin_shaman": 1}}
    table = orcs(ours, board={"3.inner": "goblin_shaman.2"}, actions=actions, actions_taken=taken)
    table.cast("smash")
    assert (table.asked, table.actions) == (("us", "action"), left)


@rule("OO-084", "OO-182", "OO-183")
@pytest.mark.parametrize(("name", "damage", "verb"), [("orc", 2, "poison"), ("orc_rider", 3, "hand_change")])
def test_a_power_to_act_may_be_used_in_this_very_turn(orcs, name, damage, verb):
    ours = {"hand": "smash zap", "skulls": {name: 1}}
    table = orcs(ours, board={"3.inner": f"{name}.{damage}"})
    assert table.offered(verb) == set()
    table.cast("smash")
    assert table.offered(verb) == ({"1"} if verb == "poison" else {"zap"})


@rule("OO-084", "OO-184")
def test_unalterable_rules_gained_lifts_the_special_rule_in_force(orcs):
    ours = {"hand": "smash spell_book_fire_earth", "skulls": {"stone_golem": 1}}
    table = orcs(ours, board={"3.inner": "stone_golem.3"}, fate="OOF-02")
    assert table.offered("cast") == {"smash"}
    table.cast("smash")
    assert table.offered("cast") == {"spell_book_fire_earth"}


@rule("OO-084", "OO-184", "OO-063")
@pytest.mark.parametrize(("actions", "taken"), [(2, 0), (1, 1)])
def test_unalterable_rules_gained_wakes_the_other_powers(orcs, actions, taken):
    skulls = {"stone_golem": 1, "goblin_shaman": 2, "orc": 2, "goblin": 2}
    ours = {"hand": "smash", "skulls": skulls, "draw": "zap cold_snap fire_spark fireball fireball fireball"}
    table = orcs(ours, board={"3.inner": "stone_golem.3"}, fate="OOF-06", actions=actions, actions_taken=taken)
    assert table.offered("poison") == set()
    table.cast("smash")
    assert table.actions == actions, "one spent, the sleeping one added"
    assert table.offered("poison") == {"1"}
    table.play("pass:turn")
    assert table.drawn() == [5]


@rule("OO-084", "OO-063")
def test_extra_action_gained_under_no_bonus_powers_sleeps(orcs):
    ours = {"hand": "smash", "skulls": {"goblin_shaman": 1}}
    table = orcs(ours, board={"3.inner": "goblin_shaman.2"}, fate="OOF-06", actions=1, actions_taken=1)
    table.cast("smash")
    assert table.active == "them"
    assert table.us.powers == {"extra_action"}


@rule("OO-084", "OO-113")
def test_both_powers_of_one_effect_wake_each_other(orcs):
    ours = {"hand": "ice_storm cold_snap", "skulls": {"stone_golem": 1, "goblin_shaman": 1}}
    table = orcs(ours, board={"3.inner": "stone_golem.3 goblin_shaman.2"}, fate="OOF-06", actions=1, actions_taken=1)
    table.cast("ice_storm", "cold_snap")
    assert table.us.powers == {"unalterable_rules", "extra_action"}
    assert (table.asked, table.actions) == (("us", "action"), 1), "it is added once"


@rule("OO-085")
def test_an_action_is_handled_to_its_end_before_the_next(orcs):
    table = orcs("voodoo smash", board={"3.inner": "orc"})
    table.cast("voodoo")
    assert table.asked == ("them", "discard")
    table.play("discard:zap")
    assert (table.asked, table.us.discard) == (("us", "action"), ["voodoo"])


@rule("OO-085", "OO-151")
def test_after_20_actions_phase_3_begins(orcs):
    table = orcs({"hand": "replenish", "draw": "replenish"})
    casts = 0
    while table.active == "us":
        table.play("cast:replenish")
        if table.asked[1] == "upgrade":
            table.play("upgrade:none")
        casts += 1
        assert casts <= 20
    assert casts == 20


@rule("OO-085")
@pytest.mark.parametrize(("taken", "goes_on"), [(18, True), (19, False)])
def test_actions_left_are_lost_after_the_twentieth(orcs, taken, goes_on):
    table = orcs(actions=3, actions_taken=taken)
    table.play("teleport:1")
    assert (table.active == "us") == goes_on
