"""Orcs Orcs Orcs, OO-210 to OO-216: the module of bonus actions."""

import pytest

from tests.games.orcs.play import TYPES, card, rule

MODULE = {"bonus_actions": True}
LIFE = dict(zip(TYPES, (2, 3, 3, 4, 4, 5), strict=True))
BONUS = {
    "goblin": "draw_card",
    "goblin_shaman": "magic_energy",
    "orc": "common_discard",
    "orc_rider": "draw_card",
    "stone_golem": "one_action",
    "lava_golem": "one_action",
}


def dying(name):
    return f"{name}.{LIFE[name] - 1}"


@rule("OO-210", "OO-211", "OO-213")
@card("draw_card", "magic_energy", "common_discard", "one_action")
@pytest.mark.parametrize("name", TYPES)
def test_each_type_has_its_bonus_action_which_may_be_declined(orcs, name):
    table = orcs({"hand": "smash", "draw": "zap"}, board={"3.inner": dying(name)}, options=MODULE)
    assert table.view()["board"]["3"]["inner"][0]["life"] == LIFE[name], "the same as on the front"
    table.play("cast:smash")
    assert (table.asked, table.options) == (("us", "bonus_action"), {f"bonus:{BONUS[name]}", "bonus:none"})
    table.play("bonus:none")
    assert (table.us.hand, table.actions, table.magic, table.them.discard) == ([], 1, 0, [])
    assert (table.us.trophies, table.us.skulls) == ({name: 1}, {name: 1})


@rule("OO-210")
def test_without_the_module_there_are_no_bonus_actions(orcs):
    table = orcs({"hand": "smash", "draw": "zap"}, board={"3.inner": "goblin.1"})
    table.play("cast:smash")
    assert table.asked == ("us", "action")


@rule("OO-212")
@card("draw_card")
@pytest.mark.parametrize("name", ["goblin", "orc_rider"])
def test_draw_a_card_from_the_own_draw_pile(orcs, name):
    ours = {"hand": "smash", "draw": "zap cold_snap", "discard": "fireball"}
    table = orcs(ours, board={"3.inner": dying(name)}, options=MODULE)
    table.play("cast:smash", "bonus:draw_card")
    assert (table.us.hand, table.us.draw) == (["zap"], ["cold_snap"])
    assert table.us.discard == ["fireball", "smash"]


@rule("OO-212", "OO-121", "OO-215")
@card("draw_card")
def test_draw_a_card_shuffles_the_discard_pile_without_the_cards_of_the_cast(orcs):
    table = orcs({"hand": "smash", "discard": "fireball"}, board={"3.inner": "goblin.1"}, options=MODULE)
    table.play("cast:smash", "bonus:draw_card")
    assert (table.us.hand, table.us.discard) == (["fireball"], ["smash"])


@rule("OO-212", "OO-083")
@card("one_action")
@pytest.mark.parametrize("name", ["stone_golem", "lava_golem"])
def test_one_action_even_with_the_last_action(orcs, name):
    table = orcs("smash", board={"3.inner": dying(name)}, options=MODULE, actions=1, actions_taken=1)
    table.play("cast:smash", "bonus:one_action")
    assert (table.asked, table.actions) == (("us", "action"), 1)


@rule("OO-212", "OO-215")
@card("common_discard")
def test_common_discard_strikes_everybody_else_with_more_than_3_cards(orcs):
    four = {"hand": "smash zap cold_snap poison"}
    ours = {"hand": "smash zap cold_snap fire_spark poison"}
    table = orcs(ours, four, {"hand": "smash zap cold_snap"}, four, board={"3.inner": "orc.2"}, options=MODULE)
    table.cast("smash")
    table.play("bonus:common_discard")
    assert (table.asked, table.offered("discard")) == (("them", "discard"), {"smash", "zap", "cold_snap", "poison"})
    table.play("discard:zap")
    assert table.asked == ("fourth", "discard")
    table.play("discard:poison")
    assert (table.asked, table.us.hand) == (("us", "action"), ["cold_snap", "fire_spark", "poison", "zap"])
    assert [table.side(seat).discard for seat in range(4)] == [["smash"], ["zap"], [], ["poison"]]


@rule("OO-212", "OO-215")
@card("common_discard")
def test_victims_of_common_discard_choose_clockwise(orcs):
    four = {"hand": "smash zap cold_snap poison"}
    table = orcs(four, four, {"hand": "smash", "mage": 4}, four, active=2, board={"4.inner": "orc.2"}, options=MODULE)
    table.play("cast:smash", "bonus:common_discard")
    asked = []
    while table.asked[1] == "discard":
        asked.append(table.asked[0])
        table.play("discard:poison")
    assert asked == ["fourth", "us", "them"]


@rule("OO-212", "OO-214")
@card("magic_energy")
def test_magic_energy_pays_for_the_next_spell(orcs):
    table = orcs("smash fireball", board={"3.inner": "goblin_shaman.2", "3.outer": "orc"}, options=MODULE)
    assert table.offered("cast") == {"smash"}
    table.cast("smash")
    table.play("target:goblin_shaman@3.inner.2", "bonus:magic_energy")
    assert table.magic == 1
    assert table.offered("cast") == {"fireball"}
    table.play("cast:fireball", "bonus:none")
    assert table.us.trophies == {"goblin_shaman": 1, "orc": 1}


@rule("OO-214")
@card("magic_energy")
@pytest.mark.parametrize("spell", ["fireball", "lightning_bolt", "earthquake", "ice_storm"])
def test_magic_energy_is_of_any_element_and_stands_in_for_an_upgrade(orcs, spell):
    board = {"3.inner": "lava_golem"}
    assert orcs(spell, board=board, options=MODULE).offered("cast") == set()
    table = orcs(spell, board=board, options=MODULE, magic_energy=1)
    assert table.offered("cast") == {spell}
    table.play(f"cast:{spell}")
    assert table.board == {"3.inner": f"lava_golem.{3 if spell == 'fireball' else 2}"}


@rule("OO-214")
@card("magic_energy")
def test_points_of_magic_energy_add_up(orcs):
    table = orcs("smash", board={"3.inner": "lava_golem"}, options=MODULE, magic_energy=2)
    table.play("cast:smash")
    assert table.options == {"effect:1", "effect:2", "effect:3"}
    table.play("effect:3")
    assert (table.board, table.magic) == ({"3.inner": "lava_golem.3"}, 0)


@rule("OO-214")
@card("magic_energy")
def test_magic_energy_and_an_upgrade_together(orcs):
    table = orcs("fireball fire_spark", board={"3.inner": "lava_golem"}, options=MODULE, magic_energy=1)
    table.play("cast:fireball")
    assert table.energy == 2
    table.play("upgrade:fire_spark")
    assert table.options == {"effect:1", "effect:2"}
    table.play("effect:2", "bonus:none")
    assert table.us.trophies == {"lava_golem": 1}


@rule("OO-211")
def test_several_bonus_actions_in_any_order(orcs):
    ours = {"hand": "ice_storm cold_snap", "draw": "zap smash"}
    board = {"3.inner": "goblin goblin goblin_shaman.2 lava_golem.4"}
    table = orcs(ours, board=board, options=MODULE)
    table.cast("ice_storm", "cold_snap")
    assert table.options == {"bonus:draw_card", "bonus:magic_energy", "bonus:one_action", "bonus:none"}
    table.play("bonus:one_action")
    assert table.options == {"bonus:draw_card", "bonus:magic_energy", "bonus:none"}
    table.play("bonus:draw_card")
    assert table.options == {"bonus:draw_card", "bonus:magic_energy", "bonus:none"}, "there were two goblins"
    table.play("bonus:draw_card", "bonus:magic_energy")
    assert (table.us.hand, table.actions, table.magic) == (["smash", "zap"], 2, 1)


@rule("OO-211", "OO-215")
def test_each_bonus_action_is_taken_or_declined_on_its_own(orcs):
    board = {"3.inner": "goblin goblin goblin_shaman.2"}
    table = orcs({"hand": "ice_storm cold_snap", "draw": "zap smash"}, board=board, options=MODULE)
    table.cast("ice_storm", "cold_snap")
    table.play("bonus:draw_card", "bonus:none")
    assert (table.us.hand, table.magic) == (["zap"], 0)
    assert [event["bonus"] for event in table.told("bonus")] == ["draw_card"]


@rule("OO-215")
def test_powers_come_before_bonus_actions_and_the_cards_are_discarded_after_them(orcs):
    ours = {"hand": "smash", "draw": "zap", "skulls": {"goblin": 1}}
    table = orcs(ours, board={"3.inner": "goblin.1"}, options=MODULE)
    table.play("cast:smash")
    assert table.asked == ("us", "bonus_action")
    assert (table.us.powers, table.us.discard, table.board) == ({"extra_spell"}, [], {})
    table.play("bonus:draw_card")
    assert table.us.discard == ["smash"]


@rule("OO-216")
@card("magic_energy")
@pytest.mark.parametrize("action", ["teleport:1", "cast:spell_book_fire_earth", "poison:1", "hand_change:zap"])
def test_another_action_loses_the_energy(orcs, action):
    ours = {"hand": "zap spell_book_fire_earth", "skulls": {"orc": 2, "orc_rider": 2}}
    display = {"A": ["fireball"], "B": []}
    decks = {"A": ["fireball"], "B": []}
    table = orcs(ours, options=MODULE, magic_energy=2, display=display, decks=decks)
    table.play(action)
    if table.asked[1] == "learn":
        table.play("learn:fireball")
    assert (table.asked, table.magic) == (("us", "action"), 0)


@rule("OO-216", "OO-212")
@card("magic_energy")
def test_pass_loses_the_energy(orcs):
    table = orcs("smash", options=MODULE, magic_energy=1)
    table.play("pass:turn")
    assert (table.active, table.magic) == ("them", 0)


@rule("OO-216")
@card("magic_energy")
def test_energy_won_during_an_action_is_for_the_action_after_it(orcs):
    board = {"3.inner": "goblin_shaman.1 lava_golem"}
    table = orcs("smash zap", board=board, options=MODULE, magic_energy=1, actions=3)
    table.cast("smash")
    assert table.options == {"effect:1", "effect:2"}
    table.play("effect:2", "target:goblin_shaman@3.inner.1", "bonus:magic_energy")
    assert table.magic == 1, "the old one is spent, the new one waits"
    table.play("cast:zap")
    assert table.options == {"effect:1", "effect:2"}
    table.play("effect:2")
    assert (table.board, table.magic) == ({"3.inner": "lava_golem.2"}, 0)


@rule("OO-216", "OO-214")
@card("magic_energy")
def test_a_spell_that_needs_no_energy_takes_it_with_it(orcs):
    ours = {"hand": "replenish", "draw": "smash zap"}
    table = orcs(ours, options=MODULE, magic_energy=1, board={"3.inner": "lava_golem"})
    table.play("cast:replenish")
    assert table.magic == 0
    table.cast("smash")
    assert table.board == {"3.inner": "lava_golem.1"}
