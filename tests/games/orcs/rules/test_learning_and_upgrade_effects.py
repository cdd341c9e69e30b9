"""Orcs Orcs Orcs, OO-160 to OO-174: knowledge, the display, and what upgrades do besides giving energy."""

import pytest

from tests.games.orcs.play import rule

LONE = {"3.inner": "lava_golem"}
DISPLAY = {"A": ["fireball", "fireball", "ice_storm"], "B": ["switch", "voodoo", "wisdom"]}


@rule("OO-165")
@pytest.mark.parametrize("taken", ["fireball", "ice_storm", "switch", "voodoo", "wisdom"])
def test_any_card_of_the_display_may_be_taken(orcs, taken):
    table = orcs("wisdom", display=DISPLAY, decks={"A": ["earthquake"], "B": ["replenish"]})
    table.play("cast:wisdom")
    assert table.options == {f"learn:{spell}" for spell in ("fireball", "ice_storm", "switch", "voodoo", "wisdom")}
    table.play(f"learn:{taken}")
    assert table.us.learned == [taken]
    of_a = taken in ("fireball", "ice_storm")
    assert ("earthquake" in table.display["A"], "replenish" in table.display["B"]) == (of_a, not of_a)
    assert [len(table.display[deck]) for deck in "AB"] == [3, 3]


@rule("OO-166", "OO-121")
def test_a_spell_learned_this_turn_is_not_shuffled_into_a_new_draw_pile(orcs):
    table = orcs("spell_book_fire_earth replenish", display=DISPLAY)
    table.play("cast:spell_book_fire_earth", "learn:fireball")
    table.cast("replenish")
    assert table.us.hand == ["spell_book_fire_earth"], "the book was drawn and nothing else"
    assert (table.us.learned, table.us.discard) == (["fireball"], ["replenish"])


@rule("OO-166", "OO-172")
def test_a_spell_learned_this_turn_is_not_drawn_by_an_upgrade(orcs):
    table = orcs({"hand": "zap wisdom", "learned": "fireball"}, board=LONE)
    table.play("cast:zap", "upgrade:wisdom")
    assert "draw:card" not in table.options
    table.play("upgrade:none", "effect:1")


@rule("OO-166", "OO-030")
def test_everybody_sees_what_was_learned(orcs):
    table = orcs("spell_book_fire_earth", display=DISPLAY)
    table.play("cast:spell_book_fire_earth", "learn:fireball")
    for seat in (0, 1, None):
        assert table.view(seat)["players"][0]["learned"] == ["fireball"]
    assert table.told("learn") == [{"event": "learn", "seat": 0, "spell": "fireball"}]


@rule("OO-167")
def test_the_gaps_of_an_empty_deck_stay_empty(orcs):
    table = orcs("wisdom wisdom", display=DISPLAY, decks={"A": [], "B": ["replenish"]})
    table.play("cast:wisdom", "learn:fireball")
    assert table.display["A"] == ["fireball", "ice_storm"]
    table.play("cast:wisdom", "learn:switch")
    assert table.display["B"] == ["replenish", "voodoo", "wisdom"]


@rule("OO-167")
def test_without_a_display_knowledge_cannot_be_cast(orcs):
    nothing: dict[str, list[str]] = {"A": [], "B": []}
    table = orcs("wisdom spell_book_fire_earth smash", display=nothing, decks=nothing, board=LONE)
    assert table.offered("cast") == {"smash"}
    table.play("cast:smash")
    assert table.offered("upgrade") == {"wisdom", "spell_book_fire_earth", "none"}
    table.play("upgrade:none")


@rule("OO-168")
def test_a_second_knowledge_spell_chooses_from_the_refilled_display(orcs):
    table = orcs(
        "wisdom spell_book_fire_earth", display={"A": ["fireball"], "B": ["switch"]},
        decks={"A": ["earthquake", "ice_storm"], "B": []},
    )  # fmt: skip
    table.play("cast:wisdom", "learn:fireball", "cast:spell_book_fire_earth")
    assert table.options == {"learn:earthquake", "learn:switch"} | (
        {"learn:ice_storm"} if "ice_storm" in table.display["A"] else set()
    )
    table.play("learn:earthquake")


@rule("OO-168")
def test_taking_a_card_cannot_be_declined(orcs):
    table = orcs("wisdom", display={"A": ["fireball"], "B": []}, decks={"A": [], "B": []})
    table.play("cast:wisdom")
    assert (table.asked, table.us.learned, table.us.discard) == (("us", "action"), ["fireball"], ["wisdom"])


# --- Upgrade effects --------------------------------------------------------------------------------------------------


@rule("OO-171")
def test_the_spell_is_applied_from_the_new_sector(orcs):
    board = {"3.inner": "orc", "4.inner": "goblin", "4.outer": "orc_rider"}
    table = orcs("smash earthquake", board=board)
    table.play("cast:smash", "upgrade:earthquake")
    assert table.options == {"teleport:1", "teleport:2", "teleport:4", "teleport:5", "upgrade:none"}
    table.play("teleport:4", "effect:2")
    assert table.offered("target") == {"goblin@4.inner", "orc_rider@4.outer"}
    table.play("target:orc_rider@4.outer")
    assert table.at("4.outer") == "orc_rider.2"


@rule("OO-172")
def test_draw_takes_a_card_from_the_discard_pile_at_random(orcs):
    got = set()
    for seed in range(30):
        ours = {"hand": "fire_spark voodoo", "discard": "smash zap cold_snap", "draw": "fireball"}
        table = orcs(ours, board=LONE, seed=seed)
        table.play("cast:fire_spark", "upgrade:voodoo")
        assert table.options == {"draw:card", "upgrade:none"}
        table.play("draw:card")
        assert len(table.us.hand) == 1
        assert (len(table.us.discard), table.us.draw) == (2, ["fireball"])
        assert [event["spell"] for event in table.told("recover")] == table.us.hand
        got.add(table.us.hand[0])
        table.play("upgrade:none", "effect:1")
    assert got == {"smash", "zap", "cold_snap"}


@rule("OO-172")
def test_with_an_empty_discard_pile_nothing_can_be_drawn(orcs):
    table = orcs({"hand": "fire_spark voodoo", "draw": "zap smash"}, board=LONE)
    table.play("cast:fire_spark", "upgrade:voodoo")
    assert table.asked == ("us", "effect"), "no card in hand and no effect that could be used"
    table.play("effect:2")
    assert table.us.draw == ["zap", "smash"]


@rule("OO-172")
def test_the_card_drawn_may_be_kept_for_later(orcs):
    table = orcs({"hand": "fire_spark voodoo", "discard": "smash"}, board=LONE)
    table.play("cast:fire_spark", "upgrade:voodoo", "draw:card", "upgrade:none", "effect:2")
    assert table.us.hand == ["smash"]
    table.cast("smash")
    assert table.told("damage")[-1]["damage"] == 3


@rule("OO-172")
def test_option_draw_pile_draws_the_top_card_of_the_draw_pile(orcs):
    ours = {"hand": "fire_spark voodoo", "discard": "smash", "draw": "spell_book_water_fire zap"}
    table = orcs(ours, board=LONE, options={"draw_upgrade_source": "draw_pile"})
    table.play("cast:fire_spark", "upgrade:voodoo", "draw:card")
    assert (table.us.hand, table.us.draw, table.us.discard) == (["spell_book_water_fire"], ["zap"], ["smash"])
    assert table.options == {"upgrade:spell_book_water_fire", "upgrade:none"}
    table.play("upgrade:spell_book_water_fire", "effect:3")
    drawn = [event for event in table.table.events if event.kind == "draw"]
    assert [event.seen_by(1).get("cards") for event in drawn] == [None]


@rule("OO-172", "OO-121")
def test_option_draw_pile_shuffles_the_discard_pile_if_need_be(orcs):
    ours = {"hand": "fire_spark voodoo", "discard": "smash"}
    table = orcs(ours, board=LONE, options={"draw_upgrade_source": "draw_pile"})
    table.play("cast:fire_spark", "upgrade:voodoo", "draw:card")
    assert (table.us.hand, table.us.discard) == (["smash"], [])
    table.play("upgrade:none", "effect:1")
    table = orcs({"hand": "fire_spark voodoo"}, board=LONE, options={"draw_upgrade_source": "draw_pile"})
    table.play("cast:fire_spark", "upgrade:voodoo")
    assert "draw:card" not in table.options, "there is nothing anywhere"
    table.play("effect:1")


@rule("OO-174", "OO-160")
@pytest.mark.parametrize("order", [["teleport:4", "draw:card"], ["draw:card", "teleport:4"]])
def test_wisdom_does_both_in_either_order(orcs, order):
    table = orcs({"hand": "zap wisdom", "discard": "smash"}, board={"4.inner": "orc"})
    table.play("cast:zap", "upgrade:wisdom")
    assert table.options == {"teleport:1", "teleport:2", "teleport:4", "teleport:5", "draw:card", "upgrade:none"}
    table.play(order[0])
    other = {"draw:card"} if order[0] == "teleport:4" else {f"teleport:{n}" for n in (1, 2, 4, 5)}
    assert table.options == other | {"upgrade:none"}
    table.play(order[1])
    assert table.options == {"upgrade:none"}
    table.play("upgrade:none", "effect:2")
    assert (table.us.mage, table.us.hand, table.board) == (4, ["smash"], {"4.inner": "orc.2"})


@rule("OO-174")
@pytest.mark.parametrize("used", [[], ["teleport:4"], ["draw:card"]])
def test_each_effect_of_wisdom_may_be_declined_on_its_own(orcs, used):
    table = orcs({"hand": "zap wisdom", "discard": "smash"}, board={"4.inner": "orc", "3.inner": "orc"})
    table.play("cast:zap", "upgrade:wisdom", *used, "upgrade:none", "effect:1")
    assert table.us.mage == (4 if used == ["teleport:4"] else 3)
    assert table.us.hand == (["smash"] if used == ["draw:card"] else [])


@rule("OO-174")
def test_several_upgrades_give_the_same_effect_several_times(orcs):
    table = orcs("zap switch switch", board={"4.inner": "lava_golem"})
    table.play("cast:zap", "upgrade:switch", "teleport:5", "upgrade:switch")
    assert table.offered("teleport") == {"1", "2", "3", "4"}
    table.play("teleport:4", "effect:3")
    assert table.board == {"4.inner": "lava_golem.3"}
    assert [event["to"] for event in table.told("teleport")] == [5, 4]


@rule("OO-174", "OO-172")
def test_two_draw_upgrades_draw_two_cards(orcs):
    table = orcs({"hand": "fire_spark voodoo ice_storm", "discard": "smash zap"}, board=LONE)
    table.play("cast:fire_spark", "upgrade:voodoo", "draw:card", "upgrade:ice_storm", "draw:card")
    assert (table.us.hand, table.us.discard) == (["smash", "zap"], [])
    table.play("upgrade:none", "effect:2")
