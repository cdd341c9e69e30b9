"""Orcs Orcs Orcs, OO-180 to OO-186: the six bonus powers and poison."""

import pytest

from tests.games.orcs.play import card, rule

NONE: dict[str, list[str]] = {str(sector): [] for sector in range(1, 7)}
GUARD = {"1.outer": "lava_golem", "2.outer": "lava_golem", "4.outer": "lava_golem"}


@rule("OO-180")
@card("extra_spell")
def test_extra_spell_draws_5_every_time(orcs):
    cards = "zap cold_snap fire_spark fireball fireball voodoo switch wisdom replenish magic_bonds"
    ours = {"hand": "smash", "draw": cards, "skulls": {"goblin": 2}}
    table = orcs(ours, board=GUARD, markers=NONE, fate_pile=["OOF-10", "OOF-11"])
    table.play("pass:turn", "pass:turn", "pass:turn")
    assert (table.drawn(0), table.drawn(1)) == ([5, 5], [4])


@rule("OO-181")
@card("extra_action")
def test_extra_action_gives_three_actions(orcs):
    table = orcs({"skulls": {"goblin_shaman": 2}}, phase="reveal", board=GUARD, markers=NONE)
    table.play("teleport:1", "teleport:2", "teleport:1")
    assert table.active == "them"
    assert table.actions == 2


@rule("OO-182")
@card("poison")
def test_poison_puts_a_card_on_an_opponents_discard_pile(orcs):
    table = orcs({"skulls": {"orc": 2}}, {}, {})
    assert table.offered("poison") == {"1", "2"}
    table.play("poison:2")
    assert (table.side(2).discard, table.them.discard, table.us.discard) == (["poison"], [], [])
    assert (table.lies("poison"), table.actions) == (13, 1)
    assert table.told("poison") == [{"event": "poison", "seat": 0, "victim": 2}]


@rule("OO-182")
@card("poison")
def test_poison_once_per_turn(orcs):
    table = orcs({"skulls": {"orc": 2, "goblin_shaman": 2}})
    table.play("poison:1")
    assert table.actions == 2
    assert table.offered("poison") == set()


@rule("OO-182")
@card("poison")
def test_poison_not_with_an_empty_pile(orcs):
    assert orcs({"skulls": {"orc": 2}}, poison=1).offered("poison") == {"1"}
    assert orcs({"skulls": {"orc": 2}}, poison=0).offered("poison") == set()


@rule("OO-183")
@card("hand_change")
def test_hand_change_removes_a_card_of_the_own_hand_from_the_game(orcs):
    table = orcs({"hand": "smash poison fireball fireball", "skulls": {"orc_rider": 2}}, board=GUARD)
    assert table.offered("hand_change") == {"smash", "poison", "fireball"}
    table.play("hand_change:fireball")
    assert (table.us.hand, table.us.discard) == (["fireball", "poison", "smash"], [])
    assert (table.actions, table.offered("hand_change")) == (1, set())
    assert table.told("remove") == [{"event": "remove", "seat": 0, "spell": "fireball"}]


@rule("OO-183", "OO-193")
@card("hand_change")
def test_poison_removed_does_not_return_to_its_pile(orcs):
    table = orcs({"hand": "poison", "skulls": {"orc_rider": 2}}, start_player=1, active=0, ending=True)
    pile = table.lies("poison")
    table.play("hand_change:poison")
    assert (table.lies("poison"), table.us.deck) == (pile, [])
    table.play("pass:turn")
    assert table.scores[0] == 0


@rule("OO-183")
@card("hand_change")
def test_hand_change_not_with_an_empty_hand(orcs):
    assert orcs({"skulls": {"orc_rider": 2}}).offered("hand_change") == set()


@rule("OO-184")
@card("unalterable_rules")
def test_unalterable_rules_measures_life_without_the_plus(orcs):
    ours = {"hand": "smash", "skulls": {"stone_golem": 2}}
    table = orcs(ours, board={"3.inner": "goblin.1"}, fate="OOF-01")
    table.cast("smash")
    assert table.us.trophies == {"goblin": 1}


@rule("OO-184")
@card("unalterable_rules")
def test_unalterable_rules_studies_and_teleports(orcs):
    ours = {"hand": "spell_book_fire_earth zap switch", "skulls": {"stone_golem": 2}}
    assert "spell_book_fire_earth" in orcs(ours, fate="OOF-02").offered("cast")
    for fate in ("OOF-03", "OOF-08"):
        table = orcs(ours, board={"3.inner": "orc"}, fate=fate)
        assert table.offered("teleport") == {"1", "2", "4", "5"}
        table.play("cast:zap", "upgrade:switch")
        assert table.offered("teleport") == {"1", "2", "4", "5"}
        table.play("upgrade:none", "effect:1")


@rule("OO-184", "OO-063")
@card("unalterable_rules")
def test_unalterable_rules_keeps_all_powers(orcs):
    skulls = {"stone_golem": 2, "goblin_shaman": 2, "orc": 2, "orc_rider": 2, "goblin": 2, "lava_golem": 2}
    ours = {
        "hand": "magic_bonds",
        "skulls": skulls,
        "trophies": {"orc": 1},
        "draw": "zap smash cold_snap fire_spark voodoo",
    }
    table = orcs(ours, board={"3.inner": "orc", **GUARD}, fate="OOF-06", phase="reveal", markers=NONE)
    assert table.actions == 3
    assert (table.offered("poison"), table.offered("hand_change")) == ({"1"}, {"magic_bonds"})
    table.play("cast:magic_bonds", "effect:1", "target:orc@3.inner")
    assert table.us.trophies == {"orc": 1}
    table.play("pass:turn")
    assert table.drawn(0) == [5]


@rule("OO-184")
@card("unalterable_rules")
def test_unalterable_rules_is_the_owners_alone(orcs):
    them = {"skulls": {"stone_golem": 2}}
    assert orcs("spell_book_fire_earth", them, fate="OOF-02").offered("cast") == set()


@rule("OO-184", "OO-041")
@card("unalterable_rules")
def test_creatures_move_for_the_owner_of_unalterable_rules_too(orcs):
    table = orcs({"skulls": {"stone_golem": 2}}, phase="fate", fate_pile=["OOF-05", "OOF-10"], board={"3.outer": "orc"})
    assert table.at("3.middle") == "orc"


@rule("OO-185")
@card("no_loss")
@pytest.mark.parametrize(("skulls", "left"), [({"lava_golem": 2}, {"orc": 1}), ({"lava_golem": 1}, {})])
def test_no_loss_of_creatures(orcs, skulls, left):
    ours = {"skulls": skulls, "trophies": {"orc": 1}}
    table = orcs(ours, phase="fate", fate_pile=["OOF-05", "OOF-10"], board={"3.inner": "orc"})
    assert (table.us.trophies, table.moved) == (left, {"orc": 1})


@rule("OO-185", "OO-063")
@card("no_loss")
def test_an_opponents_no_loss_works_in_our_turn(orcs):
    them = {"skulls": {"lava_golem": 2}, "trophies": {"orc": 1}}
    for fate, left in ((None, {"orc": 1}), ("OOF-06", {})):
        table = orcs("magic_bonds", them, board={"6.inner": "orc"}, fate=fate)
        table.play("cast:magic_bonds", "effect:1")
        assert table.them.trophies == left


@rule("OO-186")
@card("poison")
def test_poison_is_drawn_counts_in_the_hand_and_is_discarded(orcs):
    ours = {"hand": "smash", "draw": "poison poison zap poison"}
    table = orcs(ours, {"hand": "voodoo", "draw": ""}, board=GUARD, markers=NONE)
    table.play("pass:turn")
    assert table.us.hand == ["poison", "poison", "poison", "zap"]
    table.play("cast:voodoo")
    assert table.options == {"discard:poison", "discard:zap"}
    table.play("discard:poison")
    assert table.us.discard == ["poison", "smash"]
