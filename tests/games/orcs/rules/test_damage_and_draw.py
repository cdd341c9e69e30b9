"""Orcs Orcs Orcs, OO-110 to OO-122: damage, defeat, skull tracks, and the draw at the end of the turn."""

import pytest

from tests.games.orcs.play import rule

NONE: dict[str, list[str]] = {str(sector): [] for sector in range(1, 7)}
GUARD = {"1.outer": "lava_golem", "2.outer": "lava_golem", "4.outer": "lava_golem"}


@rule("OO-110", "OO-122")
def test_damage_is_removed_at_the_end_of_the_turn(orcs):
    board = {**GUARD, "3.inner": "orc.2 goblin", "5.middle": "orc_rider.3"}
    table = orcs("smash", board=board, markers=NONE)
    table.play("cast:smash", "target:goblin@3.inner")
    assert table.at("3.inner") == "goblin.1 orc.2"
    table.play("pass:turn")
    assert table.active == "them"
    assert table.board == {**GUARD, "3.inner": "goblin orc", "5.middle": "orc_rider"}


@rule("OO-111", "OO-112")
def test_a_defeated_creature_is_kept_and_moves_the_cube(orcs):
    table = orcs("smash", board={"3.inner": "orc.2"})
    table.cast("smash")
    assert (table.us.trophies, table.us.skulls, table.them.trophies) == ({"orc": 1}, {"orc": 1}, {})
    assert table.told("defeat") == [{"event": "defeat", "seat": 0, "creature": "orc", "place": "3.inner"}]
    assert table.told("skull") == [{"event": "skull", "seat": 0, "creature": "orc", "space": 1}]
    assert table.moved == {}, "the counter stays"


@rule("OO-111")
def test_a_cube_on_the_top_stays_and_the_trophy_counts(orcs):
    table = orcs({"hand": "smash", "trophies": {"orc": 2}, "skulls": {"orc": 2}}, board={"3.inner": "orc.2"})
    table.cast("smash")
    assert (table.us.trophies, table.us.skulls) == ({"orc": 3}, {"orc": 2})
    assert table.told("power", "skull") == []


@rule("OO-112")
def test_trophies_and_skulls_of_different_types_are_counted_apart(orcs):
    table = orcs({"hand": "smash", "skulls": {"orc": 1}}, board={"3.inner": "orc_rider.3"})
    table.cast("smash")
    assert (table.us.skulls, table.us.powers) == ({"orc": 1, "orc_rider": 1}, set())


@rule("OO-113")
def test_creatures_struck_together_fall_together_then_cubes_move(orcs):
    table = orcs("earthquake smash", board={"3.inner": "goblin goblin orc.1 lava_golem"})
    table.cast("earthquake", "smash")
    assert table.board == {"3.inner": "lava_golem.2"}
    assert (table.us.trophies, table.us.powers) == ({"goblin": 2, "orc": 1}, {"extra_spell"})
    order = table.kinds("damage", "defeat", "skull", "power")
    assert sorted(order[:7]) == ["damage"] * 4 + ["defeat"] * 3
    assert sorted(order[7:]) == ["power"] + ["skull"] * 3


@rule("OO-113")
def test_damage_beyond_the_life_of_a_creature_is_lost(orcs):
    board = {"3.inner": "goblin orc"}
    table = orcs("fireball fire_spark", board=board)
    table.cast("fireball", "fire_spark")
    table.play("target:goblin@3.inner")
    assert table.board == {"3.inner": "orc"}


@rule("OO-114")
def test_a_creature_that_is_moved_keeps_its_damage_for_the_turn(orcs):
    table = orcs("magic_bonds smash", board={"3.outer": "orc.2"})
    table.cast("magic_bonds")
    table.play("effect:1")
    assert table.board == {"3.middle": "orc.2"}
    table.cast("smash")
    assert table.us.trophies == {"orc": 1}


@rule("OO-115", "OO-184")
def test_a_power_gained_defeats_nothing_by_itself(orcs):
    ours = {"hand": "smash zap", "skulls": {"stone_golem": 1}}
    table = orcs(ours, board={"3.inner": "stone_golem.4 goblin.2"}, fate="OOF-04", actions=3)
    table.cast("smash")
    table.play("target:stone_golem@3.inner.4")
    assert table.us.powers == {"unalterable_rules"}
    assert table.board == {"3.inner": "goblin.2"}, "as much damage as life, and no damage dealt"
    table.cast("zap")
    assert table.us.trophies == {"stone_golem": 1, "goblin": 1}


@rule("OO-115", "OO-184", "OO-060")
def test_damage_is_compared_with_the_life_in_force_before_the_effect(orcs):
    ours = {"hand": "ice_storm cold_snap zap", "skulls": {"stone_golem": 1}}
    table = orcs(ours, board={"3.inner": "stone_golem.3 goblin orc"}, fate="OOF-04", actions=3)
    table.cast("ice_storm", "cold_snap")
    assert table.us.powers == {"unalterable_rules"}
    assert table.board == {"3.inner": "goblin.2 orc.2"}, "a goblin had 3 life when it was struck"
    table.cast("zap")
    table.play("target:orc@3.inner.2")
    assert table.board == {"3.inner": "goblin.2"}
    assert table.us.trophies == {"stone_golem": 1, "orc": 1}


# --- Phase 3 ----------------------------------------------------------------------------------------------------------


@rule("OO-120")
@pytest.mark.parametrize(("skulls", "cards"), [({}, 4), ({"goblin": 2}, 5)])
def test_the_hand_is_discarded_and_a_new_one_drawn(orcs, skulls, cards):
    draw = "cold_snap fire_spark fireball voodoo switch wisdom"
    table = orcs({"hand": "smash zap poison", "draw": draw, "skulls": skulls})
    table.play("pass:turn")
    assert table.us.hand == sorted(draw.split()[:cards])
    assert table.us.draw == draw.split()[cards:]
    assert table.us.discard == ["poison", "smash", "zap"]


@rule("OO-121")
def test_the_discard_pile_is_shuffled_when_a_card_is_missing(orcs):
    table = orcs({"hand": "smash", "draw": "zap cold_snap", "discard": "fireball voodoo switch"})
    table.play("pass:turn")
    assert len(table.us.hand) == 4
    assert {"zap", "cold_snap"} <= set(table.us.hand)
    assert table.us.deck == sorted(["smash", "zap", "cold_snap", "fireball", "voodoo", "switch"])
    assert (table.us.discard, len(table.us.draw)) == ([], 2)
    assert len([event for event in table.told("reshuffle") if event["seat"] == 0]) == 1


@rule("OO-121")
def test_the_discard_pile_is_not_shuffled_before_a_card_has_to_be_drawn(orcs):
    table = orcs({"hand": "smash", "draw": "zap cold_snap fireball voodoo", "discard": "switch"})
    table.play("pass:turn")
    assert (table.us.draw, table.us.discard) == ([], ["smash", "switch"])
    assert table.told("reshuffle") == []


@rule("OO-121")
def test_with_both_piles_empty_no_more_is_drawn(orcs):
    table = orcs({"hand": "smash", "draw": "zap"})
    table.play("pass:turn")
    assert (table.us.hand, table.us.draw, table.us.discard) == (["smash", "zap"], [], [])


@rule("OO-121", "OO-151")
def test_the_discard_pile_is_shuffled_for_replenish_too(orcs):
    table = orcs({"hand": "replenish", "draw": "zap", "discard": "smash"})
    table.cast("replenish")
    assert (table.us.hand, table.us.draw, table.us.discard) == (["smash", "zap"], [], ["replenish"])


@rule("OO-121")
def test_the_new_draw_pile_is_in_random_order(orcs):
    hands = set()
    for seed in range(30):
        table = orcs({"hand": "", "discard": "smash zap cold_snap fire_spark fireball voodoo"}, seed=seed)
        table.play("pass:turn")
        hands.add(tuple(table.us.hand))
    assert len(hands) > 8


@rule("OO-122", "OO-166")
def test_cards_learned_this_turn_can_be_drawn_at_its_end(orcs):
    table = orcs({"hand": "smash", "learned": "fireball", "discard": "zap"})
    table.play("pass:turn")
    assert (table.us.hand, table.us.learned) == (["fireball", "smash", "zap"], [])


@rule("OO-122")
def test_learned_cards_join_the_discard_pile(orcs):
    table = orcs(
        {"hand": "smash", "draw": "zap cold_snap fire_spark poison", "learned": "fireball", "discard": "voodoo"}
    )
    table.play("pass:turn")
    assert (table.us.discard, table.us.learned) == (["fireball", "smash", "voodoo"], [])


@rule("OO-122", "OO-182", "OO-183")
def test_once_per_turn_limits_end_with_the_turn(orcs):
    skulls = {"orc": 2, "orc_rider": 2}
    ours = {"hand": "smash", "skulls": skulls, "draw": "zap cold_snap fire_spark fireball"}
    them = {"skulls": skulls}
    table = orcs(ours, them, used=["poison", "hand_change"], board=GUARD, markers=NONE)
    assert table.offered("poison") == set()
    assert table.offered("hand_change") == set()
    table.play("pass:turn")
    assert table.active == "them"
    assert table.offered("poison") == {"0"}
    assert table.offered("hand_change") == {"smash", "zap", "cold_snap", "fire_spark"}
