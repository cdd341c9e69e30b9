"""Orcs Orcs Orcs, OO-130 to OO-160: every spell by its effects, its costs and whom it may strike."""

import pytest

from tests.games.orcs.play import BOOKS, card, rule

ATTACKS = {
    "smash": ("spell_book_earth_lightning", "spell_book_fire_earth"),
    "zap": ("spell_book_earth_lightning", "spell_book_lightning_water"),
    "cold_snap": ("spell_book_lightning_water", "spell_book_water_fire"),
    "fire_spark": ("spell_book_water_fire", "spell_book_fire_earth"),
}

# --- Starting spells --------------------------------------------------------------------------------------------------


@rule("OO-130", "OO-095", "OO-096")
@card("smash", "zap", "cold_snap", "fire_spark")
@pytest.mark.parametrize("spell", ATTACKS)
@pytest.mark.parametrize("upgrades", [0, 1, 2])
def test_a_starting_attack_deals_as_much_as_the_energy_paid(orcs, spell, upgrades):
    for effect in range(1, upgrades + 2):
        table = orcs(f"{spell} {' '.join(ATTACKS[spell])} poison", board={"3.inner": "lava_golem"})
        table.cast(spell, *ATTACKS[spell][:upgrades])
        if upgrades:
            assert table.options == {f"effect:{number}" for number in range(1, upgrades + 2)}
            table.play(f"effect:{effect}")
        assert table.board == {"3.inner": f"lava_golem.{effect}"}


@rule("OO-130")
@card("smash", "zap", "cold_snap", "fire_spark")
@pytest.mark.parametrize("spell", ATTACKS)
def test_a_starting_attack_deals_3_damage_at_most(orcs, spell):
    table = orcs(f"{spell} wisdom {' '.join(ATTACKS[spell])}", board={"3.inner": "lava_golem"})
    table.cast(spell, "wisdom", *ATTACKS[spell])
    assert table.options == {"effect:1", "effect:2", "effect:3"}
    table.play("effect:3")
    assert table.board == {"3.inner": "lava_golem.3"}


@rule("OO-130", "OO-104")
@card("smash", "zap", "cold_snap", "fire_spark")
@pytest.mark.parametrize("spell", ATTACKS)
def test_a_starting_attack_strikes_one_creature_of_the_own_sector(orcs, spell):
    board = {"3.inner": "goblin orc", "3.outer": "goblin goblin orc.1", "2.inner": "goblin", "6.outer": "orc"}
    table = orcs(spell, board=board)
    table.play(f"cast:{spell}")
    assert table.asked == ("us", "target")
    assert table.offered("target") == {"goblin@3.inner", "orc@3.inner", "goblin@3.outer", "orc@3.outer.1"}
    table.play("target:goblin@3.outer")
    assert table.board == {**board, "3.outer": "goblin goblin.1 orc.1"}


@rule("OO-131", "OO-165", "OO-100")
@card(
    "spell_book_earth_lightning",
    "spell_book_lightning_water",
    "spell_book_water_fire",
    "spell_book_fire_earth",
    "wisdom",
)
@pytest.mark.parametrize("book", [*BOOKS, "wisdom"])
def test_a_knowledge_spell_takes_a_card_from_the_display(orcs, book):
    display = {"A": ["fireball", "ice_storm"], "B": ["switch"]}
    decks = {"A": ["earthquake"], "B": ["voodoo"]}
    table = orcs(f"{book} smash zap", display=display, decks=decks)
    table.play(f"cast:{book}")
    assert (table.asked, table.offered("learn")) == (("us", "learn"), {"fireball", "ice_storm", "switch"})
    table.play("learn:switch")
    assert (table.us.learned, table.us.discard, table.us.hand) == (["switch"], [book], ["smash", "zap"])
    assert table.display["B"] == ["voodoo"]
    assert table.actions == 1


@rule("OO-131", "OO-092")
@card("spell_book_earth_lightning", "spell_book_lightning_water", "spell_book_water_fire", "spell_book_fire_earth")
@pytest.mark.parametrize("spell", ATTACKS)
def test_each_book_gives_its_two_elements(orcs, spell):
    table = orcs(f"{spell} {' '.join(BOOKS)}", board={"3.inner": "orc"})
    table.play(f"cast:{spell}")
    assert table.offered("upgrade") == {*ATTACKS[spell], "none"}
    table.play("upgrade:none")


# --- Deck A -----------------------------------------------------------------------------------------------------------

DECK_A = {
    "fireball": ("fire_spark", "spell_book_fire_earth"),
    "lightning_bolt": ("zap", "spell_book_earth_lightning"),
    "earthquake": ("smash", "spell_book_earth_lightning"),
    "ice_storm": ("cold_snap", "spell_book_lightning_water"),
}


@rule("OO-144", "OO-140", "OO-141", "OO-142", "OO-143")
@card("fireball", "lightning_bolt", "earthquake", "ice_storm")
@pytest.mark.parametrize("spell", DECK_A)
def test_no_spell_of_deck_a_goes_without_an_upgrade_of_its_element(orcs, spell):
    board = {"3.inner": "orc"}
    strangers = " ".join(sorted({"smash", "zap", "cold_snap", "fire_spark"} - set(DECK_A[spell])))
    assert spell not in orcs(f"{spell} {strangers}", board=board).offered("cast")
    table = orcs(f"{spell} {DECK_A[spell][0]}", board=board)
    assert spell in table.offered("cast")
    table.play(f"cast:{spell}", "upgrade:none")
    assert table.told("fizzle") == [{"event": "fizzle", "seat": 0, "spell": spell}]
    assert (table.board, table.us.discard, table.actions) == (board, [spell], 1)


@rule("OO-140")
@card("fireball")
@pytest.mark.parametrize(("upgrades", "damage"), [(1, 3), (2, 5)])
def test_fireball_by_its_energy(orcs, upgrades, damage):
    board = {"3.inner": "lava_golem", "3.outer": "lava_golem", "2.inner": "orc"}
    table = orcs("fireball fire_spark spell_book_fire_earth", board=board, fate="OOF-01")
    table.cast("fireball", *DECK_A["fireball"][:upgrades])
    if upgrades == 2:
        assert table.options == {"effect:1", "effect:2"}
        table.play("effect:2")
    assert table.offered("target") == {"lava_golem@3.inner", "lava_golem@3.outer"}
    table.play("target:lava_golem@3.outer")
    assert table.board == {**board, "3.outer": f"lava_golem.{damage}"}


@rule("OO-141")
@card("lightning_bolt")
@pytest.mark.parametrize(("upgrades", "damage"), [(1, 2), (2, 4)])
def test_lightning_bolt_strikes_anywhere(orcs, upgrades, damage):
    board = {"3.inner": "lava_golem", "6.outer": "lava_golem", "1.middle": "orc"}
    table = orcs("lightning_bolt zap spell_book_earth_lightning", board=board)
    table.cast("lightning_bolt", *DECK_A["lightning_bolt"][:upgrades])
    if upgrades == 2:
        assert table.options == {"effect:1", "effect:2"}
        table.play("effect:2")
    assert table.offered("target") == {"lava_golem@3.inner", "lava_golem@6.outer", "orc@1.middle"}
    table.play("target:lava_golem@6.outer")
    assert table.board == {**board, "6.outer": f"lava_golem.{damage}"}


@rule("OO-142", "OO-104", "OO-113")
@card("earthquake")
def test_earthquake_strikes_everything_in_one_section(orcs):
    board = {"3.inner": "orc lava_golem goblin", "3.outer": "orc", "2.inner": "orc", "4.inner": "goblin"}
    table = orcs("earthquake smash", board=board)
    table.cast("earthquake", "smash")
    assert table.options == {"section:3.inner", "section:3.outer"}, "the middle section is empty"
    table.play("section:3.inner")
    assert table.board == {**board, "3.inner": "lava_golem.2 orc.2"}
    assert table.us.trophies == {"goblin": 1}


@rule("OO-142", "OO-004")
@card("earthquake")
@pytest.mark.parametrize(("side", "hit"), [("2.inner", True), ("4.inner", False)])
def test_earthquake_second_effect_takes_a_side_in_too(orcs, side, hit):
    table = orcs(
        "earthquake smash spell_book_earth_lightning",
        {"mage": 2},
        board={"3.inner": "orc", "2.inner": "orc orc_rider", "2.middle": "orc"},
    )
    table.cast("earthquake", "smash", "spell_book_earth_lightning")
    assert table.options == {"effect:1", "effect:2"}
    table.play("effect:2")
    assert (table.asked, table.options) == (("us", "side"), {"side:2.inner", "side:4.inner"})
    table.play(f"side:{side}")
    struck = "orc.2 orc_rider.2" if hit else "orc orc_rider"
    assert table.board == {"3.inner": "orc.2", "2.inner": struck, "2.middle": "orc"}


@rule("OO-142", "OO-003", "OO-004")
@card("earthquake")
@pytest.mark.parametrize(
    ("mage", "sides"), [(1, {2, 6}), (2, {1, 3}), (3, {2, 4}), (4, {3, 5}), (5, {4, 6}), (6, {5, 1})]
)
@pytest.mark.parametrize("section", ["inner", "middle", "outer"])
def test_every_section_has_two_side_neighbours(orcs, mage, sides, section):
    them = {"mage": 1 + mage % 6}
    table = orcs({"hand": "earthquake smash wisdom", "mage": mage}, them, board={f"{mage}.{section}": "orc"})
    table.cast("earthquake", "smash", "wisdom")
    table.play("effect:2")
    assert table.options == {f"side:{side}.{section}" for side in sides}
    table.play(f"side:{min(sides)}.{section}")
    assert table.board == {f"{mage}.{section}": "orc.2"}


@rule("OO-143", "OO-004")
@card("ice_storm")
@pytest.mark.parametrize(
    ("section", "struck"),
    [("inner", {"inner", "middle"}), ("middle", {"middle", "outer"}), ("outer", {"outer"})],
)
def test_ice_storm_strikes_the_section_behind_too(orcs, section, struck):
    board = {"3.inner": "orc", "3.middle": "orc", "3.outer": "orc", "2.inner": "orc", "4.outer": "orc"}
    table = orcs("ice_storm cold_snap spell_book_lightning_water", board=board)
    table.cast("ice_storm", "cold_snap", "spell_book_lightning_water")
    table.play("effect:2")
    assert table.options == {"section:3.inner", "section:3.middle", "section:3.outer"}
    table.play(f"section:3.{section}")
    assert table.board == {**board, **{f"3.{name}": "orc.2" for name in struck}}


@rule("OO-143")
@card("ice_storm")
def test_ice_storm_first_effect_strikes_one_section(orcs):
    board = {"3.inner": "orc goblin", "3.middle": "orc"}
    table = orcs("ice_storm cold_snap", board=board)
    table.cast("ice_storm", "cold_snap")
    assert table.options == {"section:3.inner", "section:3.middle"}
    table.play("section:3.inner")
    assert (table.board, table.us.trophies) == ({"3.inner": "orc.2", "3.middle": "orc"}, {"goblin": 1})


@rule("OO-143")
@card("ice_storm")
def test_ice_storm_begins_where_a_creature_stands_and_the_section_behind_may_be_empty(orcs):
    table = orcs("ice_storm cold_snap wisdom", board={"3.middle": "orc"})
    table.cast("ice_storm", "cold_snap", "wisdom")
    table.play("effect:2")
    assert table.asked == ("us", "action"), "only the middle section could be chosen"
    assert table.board == {"3.middle": "orc.2"}


# --- Support spells ---------------------------------------------------------------------------------------------------


@rule("OO-150", "OO-114")
@card("switch")
def test_switch_exchanges_two_creatures_with_their_damage(orcs):
    table = orcs("switch", board={"1.inner": "goblin.1", "4.outer": "orc orc", "6.middle": "lava_golem.3"})
    table.play("cast:switch")
    assert (table.asked, table.options) == (("us", "effect"), {"effect:1", "effect:none"})
    table.play("effect:1")
    assert table.offered("target") == {"goblin@1.inner.1", "orc@4.outer", "lava_golem@6.middle.3"}
    table.play("target:orc@4.outer")
    assert table.asked == ("us", "exchange_with")
    assert table.offered("with") == {"goblin@1.inner.1", "lava_golem@6.middle.3"}, "not in the same section"
    table.play("with:lava_golem@6.middle.3")
    assert table.board == {"1.inner": "goblin.1", "4.outer": "lava_golem.3 orc", "6.middle": "orc"}


@rule("OO-150")
@card("switch")
@pytest.mark.parametrize("board", [{}, {"1.inner": "goblin"}, {"1.inner": "goblin orc lava_golem"}])
def test_switch_needs_two_creatures_in_different_sections(orcs, board):
    assert orcs("switch", board=board).offered("cast") == set()


@rule("OO-150")
@card("switch")
def test_creatures_of_two_sections_of_one_sector_may_be_exchanged(orcs):
    table = orcs("switch", board={"1.inner": "goblin", "1.outer": "orc"})
    table.play("cast:switch", "effect:1", "target:goblin@1.inner")
    assert table.board == {"1.inner": "orc", "1.outer": "goblin"}


@rule("OO-150", "OO-114")
@card("switch")
@pytest.mark.parametrize("to", ["inner", "outer"])
def test_switch_second_effect_moves_a_creature_within_the_own_sector(orcs, to):
    table = orcs("switch zap", board={"3.middle": "orc.1", "5.outer": "goblin"})
    table.cast("switch", "zap")
    assert table.options == {"effect:1", "effect:2", "effect:none"}
    table.play("effect:2")
    assert table.offered("target") == {"orc@3.middle.1", "goblin@5.outer"}
    table.play("target:orc@3.middle.1")
    assert table.options == {"to:3.inner", "to:3.outer"}, "not where it stands"
    table.play(f"to:3.{to}")
    assert table.board == {f"3.{to}": "orc.1", "5.outer": "goblin"}
    assert table.moved == {}, "Switch never leads to the tower"


@rule("OO-151")
@card("replenish")
@pytest.mark.parametrize(("draw", "hand"), [("", []), ("zap", ["zap"]), ("zap smash poison", ["smash", "zap"])])
def test_replenish_draws_what_there_is_and_gives_an_action(orcs, draw, hand):
    table = orcs({"hand": "replenish", "draw": draw})
    table.cast("replenish")
    assert table.us.hand == hand
    assert (table.actions, table.asked) == (2, ("us", "action"))


@rule("OO-151")
@card("replenish")
def test_more_energy_adds_nothing_to_replenish(orcs):
    table = orcs({"hand": "replenish cold_snap", "draw": "zap smash fire_spark"})
    table.cast("replenish", "cold_snap")
    assert table.asked == ("us", "action"), "there is one effect only"
    assert table.us.hand == ["smash", "zap"]


@rule("OO-152", "OO-103")
@card("magic_bonds")
@pytest.mark.parametrize(
    ("place", "one", "two"),
    [("outer", "2.middle", "2.inner"), ("middle", "2.inner", None), ("inner", None, None)],
)
def test_magic_bonds_moves_one_or_two_sections(orcs, place, one, two):
    for effect, to in (("effect:1", one), ("effect:2", two)):
        table = orcs("magic_bonds smash", board={f"2.{place}": "orc.1"})
        table.cast("magic_bonds", "smash")
        assert table.options == {"effect:1", "effect:2", "effect:none"}
        table.play(effect)
        assert table.board == ({} if to is None else {to: "orc.1"})
        assert table.moved == ({"orc": 1} if to is None else {})
        assert table.us.trophies == {}


@rule("OO-152", "OO-051")
@card("magic_bonds")
@pytest.mark.parametrize(("sector", "lost"), [(3, [1, 2]), (6, [2, 1]), (1, [2, 2])])
def test_whose_mage_is_there_loses_a_creature_even_the_caster(orcs, sector, lost):
    ours = {"hand": "magic_bonds", "trophies": {"orc": 2, "goblin": 1}}
    table = orcs(ours, {"trophies": {"orc": 2, "orc_rider": 1}}, board={f"{sector}.inner": "orc"})
    table.play("cast:magic_bonds", "effect:1")
    assert [table.side(seat).trophies["orc"] for seat in (0, 1)] == lost
    assert (table.us.trophies["goblin"], table.them.trophies["orc_rider"]) == (1, 1)


@rule("OO-153", "OO-103")
@card("voodoo")
def test_voodoo_makes_one_opponent_discard_a_card_of_his_choice(orcs):
    table = orcs("voodoo", {}, {"hand": "smash zap poison poison"}, {"hand": "smash zap cold_snap"})
    table.play("cast:voodoo")
    assert (table.asked, table.options) == (("us", "opponent"), {"opponent:1", "opponent:2"})
    table.play("opponent:2")
    assert (table.asked, table.options) == (("third", "discard"), {"discard:smash", "discard:zap", "discard:poison"})
    table.play("discard:poison")
    assert (table.side(2).hand, table.side(2).discard) == (["poison", "smash", "zap"], ["poison"])
    assert (table.actions, len(table.them.hand)) == (1, 4)


@rule("OO-153", "OO-104", "OO-098")
@card("voodoo")
def test_voodoo_needs_an_opponent_with_more_than_3_cards_for_its_first_effect_only(orcs):
    few = {"hand": "smash zap cold_snap"}
    assert orcs("voodoo", few).offered("cast") == set()
    table = orcs("voodoo fire_spark", few, board={"1.inner": "orc"})
    assert table.offered("cast") == {"voodoo"}
    table.cast("voodoo", "fire_spark")
    assert table.asked == ("us", "action"), "the second effect is the only one, and strikes nobody"
    assert (table.actions, table.them.discard) == (2, [])


@rule("OO-153")
@card("voodoo")
def test_victims_of_voodoo_act_clockwise_from_the_caster(orcs):
    four = {"hand": "smash zap cold_snap fire_spark"}
    players = [four, {"hand": "voodoo fire_spark"}, four, four]
    table = orcs(players[0], *players[1:], active=1)
    table.cast("voodoo", "fire_spark")
    table.play("effect:2")
    asked = []
    while table.asked[1] == "discard":
        asked.append(table.asked[0])
        table.play("discard:zap")
    assert asked == ["third", "fourth", "us"]
    assert [event["seat"] for event in table.told("discard")] == [2, 3, 0]


@rule("OO-154", "OO-190")
@card("switch", "replenish", "magic_bonds", "voodoo", "wisdom", "fireball", "lightning_bolt", "earthquake", "ice_storm")
@pytest.mark.parametrize(
    ("spell", "points"),
    [("switch", 2), ("replenish", 2), ("magic_bonds", 2), ("voodoo", 2), ("wisdom", 0), ("fireball", 0),
     ("lightning_bolt", 0), ("earthquake", 0), ("ice_storm", 0), ("poison", -2), ("smash", 0),
     ("spell_book_fire_earth", 0)],
)  # fmt: skip
def test_what_a_card_is_worth_at_the_end(orcs, spell, points):
    table = orcs({"hand": "", "draw": spell}, start_player=1, active=0, ending=True)
    table.play("pass:turn")
    assert table.scores == [points, 0]


# --- Upgrade effects --------------------------------------------------------------------------------------------------


@rule("OO-173", "OO-170")
@card("switch", "replenish", "magic_bonds", "voodoo", "wisdom", "fireball", "lightning_bolt", "earthquake", "ice_storm")
@pytest.mark.parametrize(
    ("spell", "carried"),
    [("switch", {"teleport"}), ("earthquake", {"teleport"}), ("replenish", {"teleport"}), ("magic_bonds", {"draw"}),
     ("voodoo", {"draw"}), ("ice_storm", {"draw"}), ("wisdom", {"teleport", "draw"}), ("fireball", set()),
     ("lightning_bolt", set()), *((book, set()) for book in BOOKS)],
)  # fmt: skip
def test_which_upgrade_effects_a_card_carries(orcs, spell, carried):
    for attack in ATTACKS:
        table = orcs({"hand": f"{attack} {spell}", "discard": "zap"} if attack != "zap" else
                     {"hand": f"{attack} {spell}", "discard": "smash"}, board={"3.inner": "orc"})  # fmt: skip
        table.play(f"cast:{attack}")
        if spell in table.offered("upgrade"):
            table.play(f"upgrade:{spell}")
            if table.asked[1] == "upgrade":
                assert {key.partition(":")[0] for key in table.options} == {"upgrade", *carried}
            else:
                assert carried == set()
        else:
            assert carried == set(), "a card with an effect can always be played"
        table.leave_open()


@rule("OO-170")
@card("switch", "replenish", "magic_bonds", "voodoo", "wisdom")
@pytest.mark.parametrize("spell", ["switch", "replenish", "magic_bonds", "voodoo", "wisdom"])
def test_a_spell_that_is_cast_has_no_upgrade_effect(orcs, spell):
    table = orcs({"hand": f"{spell} poison", "discard": "zap"}, board={"3.inner": "orc", "2.inner": "goblin"})
    table.play(f"cast:{spell}")
    assert table.offered("teleport") == set()
    assert "draw:card" not in table.options
    table.leave_open()
