"""Orcs Orcs Orcs, OO-090 to OO-104: casting with upgrades, from the hand to the discard pile."""

import pytest

from tests.games.orcs.play import rule

LONE = {"3.inner": "lava_golem"}


@rule("OO-090", "OO-091")
def test_every_card_played_adds_one_energy_of_its_element(orcs):
    table = orcs("lightning_bolt zap switch spell_book_lightning_water", board=LONE)
    table.play("cast:lightning_bolt")
    energy = [table.energy]
    for upgrade in ("zap", "spell_book_lightning_water", "switch"):
        table.play(f"upgrade:{upgrade}")
        energy.append(table.energy)
    assert energy == [1, 2, 3, 4]
    assert table.view()["cast"]["upgrades"] == ["zap", "spell_book_lightning_water", "switch"]
    table.play("upgrade:none", "effect:1")
    assert table.board == {"3.inner": "lava_golem.2"}


@rule("OO-091")
def test_the_spell_of_an_upgrade_is_ignored(orcs):
    table = orcs({"hand": "cold_snap replenish", "draw": "zap smash"}, board=LONE)
    table.cast("cold_snap", "replenish")
    table.play("effect:2")
    assert (table.us.hand, table.actions) == ([], 1), "nothing drawn, no action gained"
    assert table.board == {"3.inner": "lava_golem.2"}


@rule("OO-092")
@pytest.mark.parametrize(
    ("spell", "book", "gives"),
    [
        ("smash", "spell_book_earth_lightning", True),
        ("zap", "spell_book_earth_lightning", True),
        ("cold_snap", "spell_book_earth_lightning", False),
        ("fire_spark", "spell_book_earth_lightning", False),
        ("cold_snap", "spell_book_water_fire", True),
        ("fire_spark", "spell_book_water_fire", True),
        ("smash", "spell_book_water_fire", False),
        ("zap", "spell_book_water_fire", False),
    ],
)
def test_a_book_gives_one_of_its_two_elements(orcs, spell, book, gives):
    table = orcs(f"{spell} {book}", board=LONE)
    table.play(f"cast:{spell}")
    assert table.options == ({f"upgrade:{book}", "upgrade:none"} if gives else {"upgrade:none"})
    table.play("upgrade:none")


@rule("OO-093")
def test_upgrades_of_another_element_are_played_for_their_effect(orcs):
    table = orcs("fire_spark switch", board={"2.inner": "orc"})
    table.play("cast:fire_spark", "upgrade:switch")
    assert table.energy == 1
    table.play("teleport:2")
    assert table.board == {"2.inner": "orc.1"}


@rule("OO-093", "OO-172", "OO-099")
@pytest.mark.parametrize(("discard", "draws"), [("", False), ("fire_spark", True)])
def test_a_card_that_would_give_nothing_is_not_played(orcs, discard, draws):
    hand = "zap smash switch ice_storm magic_bonds wisdom fireball poison spell_book_earth_lightning"
    hand += " spell_book_water_fire"
    table = orcs({"hand": hand, "discard": discard}, board=LONE)
    table.play("cast:zap")
    useful = {"switch", "wisdom", "spell_book_earth_lightning", "none"}
    assert table.offered("upgrade") == useful | ({"ice_storm", "magic_bonds"} if draws else set())
    table.play("upgrade:none")


@rule("OO-093", "OO-095")
def test_surplus_energy_may_be_played_and_is_lost(orcs):
    hand = "magic_bonds smash earthquake spell_book_earth_lightning"
    table = orcs(hand, board={"2.outer": "orc"})
    table.cast("magic_bonds", "smash", "spell_book_earth_lightning", "earthquake")
    assert table.options == {"effect:1", "effect:2", "effect:none"}
    table.play("effect:1")
    assert table.board == {"2.middle": "orc"}
    assert table.us.discard == sorted(hand.split())
    assert table.magic == 0


@rule("OO-094", "OO-174")
def test_an_upgrade_effect_is_used_before_the_next_upgrade_or_not_at_all(orcs):
    table = orcs("zap switch spell_book_earth_lightning", board=LONE)
    table.play("cast:zap", "upgrade:switch")
    assert table.offered("teleport") == {"1", "2", "4", "5"}
    assert table.offered("upgrade") == {"spell_book_earth_lightning", "none"}
    table.play("upgrade:spell_book_earth_lightning")
    assert table.asked == ("us", "effect"), "no card is left and the teleport was declined"
    table.play("effect:3")
    assert (table.us.mage, table.board) == (3, {"3.inner": "lava_golem.3"})


@rule("OO-094", "OO-171")
def test_upgrades_go_on_after_a_teleport(orcs):
    table = orcs("zap switch spell_book_earth_lightning", board={"4.inner": "lava_golem", "3.inner": "orc"})
    table.play("cast:zap", "upgrade:switch", "teleport:4")
    assert table.options == {"upgrade:spell_book_earth_lightning", "upgrade:none"}
    table.play("upgrade:spell_book_earth_lightning", "effect:3")
    assert table.board == {"4.inner": "lava_golem.3", "3.inner": "orc"}


@rule("OO-095")
@pytest.mark.parametrize(("effect", "damage"), [(1, 3), (2, 5)])
def test_one_effect_is_applied_the_cheaper_one_if_one_likes(orcs, effect, damage):
    table = orcs("fireball fire_spark voodoo", board=LONE, fate="OOF-01")
    table.cast("fireball", "fire_spark", "voodoo")
    assert (table.asked, table.options) == (("us", "effect"), {"effect:1", "effect:2"})
    table.play(f"effect:{effect}")
    assert table.board == {"3.inner": f"lava_golem.{damage}"}
    assert [(event["spell"], event["effect"]) for event in table.told("effect")] == [("fireball", effect)]


@rule("OO-096")
def test_energy_of_another_element_pays_for_nothing(orcs):
    table = orcs({"hand": "fireball ice_storm switch", "discard": "zap"}, board=LONE)
    table.play("cast:fireball", "upgrade:ice_storm")
    assert table.energy == 1
    table.play("upgrade:switch")
    assert table.energy == 1
    table.play("upgrade:none")
    assert table.told("fizzle") != []
    assert table.board == LONE


@rule("OO-097", "OO-101")
def test_the_cards_of_a_cast_go_to_the_own_discard_pile_at_its_end(orcs):
    table = orcs({"hand": "zap switch smash", "discard": "fireball"}, board={"3.inner": "orc", "3.outer": "goblin"})
    table.cast("zap", "switch")
    table.play("effect:2")
    assert (table.asked, table.us.discard, table.us.hand) == (("us", "target"), ["fireball"], ["smash"])
    table.play("target:orc@3.inner")
    assert table.us.discard == ["fireball", "switch", "zap"]


# --- OO-098: what may be begun, and what fizzles ----------------------------------------------------------------------


@rule("OO-098", "OO-104")
@pytest.mark.parametrize(
    ("hand", "castable"),
    [
        ("smash", {"smash"}),
        ("fireball smash", {"smash"}),
        ("fireball fire_spark", {"fireball", "fire_spark"}),
        ("fireball spell_book_water_fire", {"fireball", "spell_book_water_fire"}),
        ("fireball spell_book_earth_lightning", {"spell_book_earth_lightning"}),
        ("fireball fireball", {"fireball"}),
        ("fireball wisdom", {"fireball", "wisdom"}),
        ("fireball switch", set()),
        ("fireball voodoo", {"fireball", "voodoo"}),
        ("fireball poison", set()),
        ("fireball ice_storm", set()),
        ("ice_storm replenish", {"ice_storm", "replenish"}),
        ("earthquake magic_bonds", {"earthquake", "magic_bonds"}),
        ("lightning_bolt switch", {"lightning_bolt", "switch"}),
    ],
)
def test_what_can_be_cast_with_one_creature_in_the_own_sector(orcs, hand, castable):
    """The discard pile is empty, so nothing can be drawn by an upgrade."""
    assert orcs(hand, board=LONE).offered("cast") == castable


@rule("OO-098", "OO-172")
@pytest.mark.parametrize("upgrade", ["voodoo", "magic_bonds", "ice_storm", "wisdom"])
@pytest.mark.parametrize("spell", ["lightning_bolt", "fireball"])
def test_a_spell_that_cannot_be_paid_may_be_begun_if_a_card_can_be_drawn(orcs, spell, upgrade):
    board = {"1.inner": "orc"}
    with_pile = orcs({"hand": f"{spell} {upgrade}", "discard": "smash"}, board=board)
    assert spell in with_pile.offered("cast")
    pays = upgrade == "wisdom" or (spell, upgrade) == ("fireball", "voodoo")
    reaches = spell == "lightning_bolt" or upgrade == "wisdom"
    assert (spell in orcs(f"{spell} {upgrade}", board=board).offered("cast")) == (pays and reaches)


@rule("OO-098")
@pytest.mark.parametrize(
    ("hand", "castable"),
    [
        ("smash", set()),
        ("smash zap", set()),
        ("smash switch", {"smash"}),
        ("smash replenish", {"smash", "replenish"}),
        ("smash earthquake", {"smash"}),
        ("smash fireball fire_spark", set()),
        ("fireball fire_spark switch", {"fireball", "fire_spark"}),
        ("earthquake smash", {"smash"}),
        ("lightning_bolt zap", {"lightning_bolt"}),
        ("magic_bonds", {"magic_bonds"}),
        ("switch zap", {"switch", "zap"}),
        ("switch", set()),
    ],
)
def test_what_can_be_cast_with_the_own_sector_empty(orcs, hand, castable):
    assert orcs(hand, board={"2.inner": "lava_golem"}).offered("cast") == castable


@rule("OO-098")
def test_what_can_be_cast_with_no_creature_at_all(orcs):
    few = {"hand": "smash zap cold_snap"}
    hand = "smash zap fireball lightning_bolt magic_bonds fire_spark"
    assert orcs(hand, few).offered("cast") == set()
    assert orcs("voodoo", few).offered("cast") == set()
    assert orcs("voodoo fire_spark", few).offered("cast") == {"voodoo"}
    assert orcs("replenish", few).offered("cast") == {"replenish"}


@rule("OO-098", "OO-166")
def test_a_card_learned_this_turn_cannot_be_drawn_by_an_upgrade(orcs):
    table = orcs({"hand": "fireball ice_storm", "learned": "voodoo"}, board=LONE)
    assert table.offered("cast") == set()


@rule("OO-098")
def test_a_cast_once_begun_costs_the_action_and_the_cards(orcs):
    table = orcs("smash switch", board={"2.inner": "orc"})
    table.play("cast:smash")
    assert table.options == {"upgrade:switch", "upgrade:none"}
    table.play("upgrade:none")
    assert table.told("fizzle") == [{"event": "fizzle", "seat": 0, "spell": "smash"}]
    assert (table.board, table.actions, table.us.discard, table.us.hand) == (
        {"2.inner": "orc"}, 1, ["smash"], ["switch"],
    )  # fmt: skip


@rule("OO-098", "OO-171")
def test_a_teleport_may_lead_away_from_every_target(orcs):
    table = orcs("smash switch", board=LONE)
    table.play("cast:smash", "upgrade:switch", "teleport:1")
    assert (table.asked, table.us.discard, table.board) == (("us", "action"), ["smash", "switch"], LONE)
    assert table.told("damage") == []


@rule("OO-099", "OO-186")
def test_poison_is_neither_cast_nor_played_as_an_upgrade(orcs):
    table = orcs("poison smash poison", board=LONE)
    assert table.offered("cast") == {"smash"}
    table.play("cast:smash")
    assert table.options == {"upgrade:none"}
    table.play("upgrade:none")


@rule("OO-100")
@pytest.mark.parametrize("spell", ["spell_book_fire_earth", "wisdom"])
def test_knowledge_is_cast_alone(orcs, spell):
    table = orcs(f"{spell} smash switch voodoo", board=LONE)
    table.play(f"cast:{spell}")
    assert table.asked == ("us", "learn")
    table.play(sorted(table.options)[0])
    assert table.us.hand == sorted(["smash", "switch", "voodoo"])
    assert table.kinds("cast", "upgrade", "learn") == ["cast", "learn"]


@rule("OO-101")
def test_the_order_of_one_cast(orcs):
    ours = {"hand": "fireball wisdom fire_spark", "discard": "smash", "skulls": {"orc": 1}}
    table = orcs(ours, board={"4.inner": "orc", "4.outer": "goblin"})
    table.play("cast:fireball")
    assert table.us.hand == ["fire_spark", "wisdom"]
    table.play("upgrade:wisdom", "draw:card", "teleport:4")
    assert table.us.hand == ["fire_spark", "smash"]
    assert table.options == {"upgrade:fire_spark", "upgrade:none"}, "Smash is earth and has no effect"
    table.play("upgrade:none")
    assert table.offered("target") == {"orc@4.inner", "goblin@4.outer"}
    table.play("target:orc@4.inner")
    told = ["cast", "upgrade", "recover", "teleport", "effect", "damage", "defeat", "skull", "power"]
    assert table.kinds(*told) == told
    assert table.us.discard == ["fireball", "wisdom"]


@rule("OO-101", "OO-172")
def test_no_card_drawn_can_be_a_card_of_the_same_cast(orcs):
    table = orcs("fireball voodoo ice_storm", board=LONE)
    table.play("cast:fireball", "upgrade:voodoo")
    assert "draw:card" not in table.options, "the discard pile is empty still"
    assert table.options == {"upgrade:none"}
    table.play("upgrade:none")
    assert table.us.discard == ["fireball", "voodoo"]


@rule("OO-101", "OO-121", "OO-151")
def test_replenish_does_not_draw_itself(orcs):
    table = orcs({"hand": "replenish cold_snap", "discard": "zap"})
    table.cast("replenish", "cold_snap")
    assert (table.us.hand, table.us.discard) == (["zap"], ["cold_snap", "replenish"])


@rule("OO-103")
@pytest.mark.parametrize(("spell", "board"), [("switch", {"1.inner": "orc", "2.inner": "goblin"}),
                                              ("magic_bonds", {"1.inner": "orc"})])  # fmt: skip
def test_switch_and_magic_bonds_may_be_declined(orcs, spell, board):
    table = orcs(spell, board=board)
    table.play(f"cast:{spell}")
    assert table.options == {"effect:1", "effect:none"}
    table.play("effect:none")
    assert (table.board, table.us.discard, table.actions) == (board, [spell], 1)
    assert table.told("decline") == [{"event": "decline", "seat": 0, "spell": spell}]


@rule("OO-103")
def test_attacks_replenish_and_voodoo_may_not_be_declined(orcs):
    table = orcs("fireball fire_spark voodoo wisdom", {"hand": "smash zap cold_snap fire_spark"}, board=LONE)
    table.cast("fireball", "fire_spark", "wisdom")
    assert table.options == {"effect:1", "effect:2"}
    table.play("effect:1")
    table.play("cast:voodoo")
    assert table.asked == ("them", "discard")
    table.play("discard:smash")


@rule("OO-103", "OO-104")
def test_only_effects_with_a_target_are_offered(orcs):
    few = {"hand": "smash zap cold_snap"}
    table = orcs("voodoo fire_spark wisdom", few, {"hand": "smash zap cold_snap fire_spark"}, board=LONE)
    table.cast("voodoo", "fire_spark")
    assert table.options == {"effect:1", "effect:2"}
    table.play("effect:1")
    assert table.asked == ("third", "discard"), "only one opponent has more than 3 cards"
    table.play("discard:zap")


@rule("OO-104", "OO-142")
def test_earthquake_has_no_target_in_an_empty_sector(orcs):
    hand = "earthquake smash magic_bonds"
    castable = orcs(hand, board={"2.inner": "orc"}).offered("cast")
    assert castable == {"magic_bonds", "smash"}, "Earthquake as an upgrade leads Smash elsewhere"
    assert orcs("earthquake smash", board={"2.inner": "orc", "4.inner": "orc"}).offered("cast") == {"smash"}
