"""Orcs Orcs Orcs, OO-040 to OO-065: rounds, the moves of fate cards, the tower, and special rules."""

from collections import Counter

import pytest

from tests.games.orcs.play import TYPES, rule

ONE_EACH = {f"{sector}.outer": "orc" for sector in range(1, 7)}
NEXT = ["OOF-10", "OOF-12", "OOF-14"]


@rule("OO-040", "OO-070")
def test_a_fate_card_then_a_turn_each_then_the_next_card(orcs):
    table = orcs(phase="fate", fate_pile=["OOF-10", "OOF-12", "OOF-14"], markers={str(n): [] for n in range(1, 7)},
                 board={"1.outer": "lava_golem", "2.outer": "lava_golem", "4.outer": "lava_golem"})  # fmt: skip
    table.play("pass:turn", "pass:turn")
    told = [(event["event"], event.get("card", event.get("seat"))) for event in table.told("fate", "turn")]
    assert told == [("fate", "OOF-10"), ("turn", 0), ("turn", 1), ("fate", "OOF-12"), ("turn", 0)]
    assert table.lies("round") == 2


@rule("OO-040")
def test_the_first_round_has_a_fate_card_too(orcs):
    table = orcs.new(seed=2)
    assert [event["round"] for event in table.told("round")] == [1]
    (fate,) = table.told("fate")
    assert table.view()["fate"] == fate["card"]
    assert table.kinds("fate", "turn") == ["fate", "turn"]


@rule("OO-040")
def test_a_round_begins_with_the_start_player(orcs):
    table = orcs({}, {}, {}, start_player=2, phase="fate", fate_pile=NEXT, board=ONE_EACH)
    asked = []
    for _ in range(3):
        if table.asked[1] == "reveal":
            table.play(sorted(table.options)[0])
        asked.append(table.asked[0])
        table.play("pass:turn")
    assert asked == ["third", "us", "them"]
    assert len(table.told("fate")) == 2


@rule("OO-041", "OO-042")
def test_every_creature_of_the_categories_moves_exactly_one_section(orcs):
    board = {
        "1.inner": "stone_golem",
        "1.middle": "goblin orc orc",
        "1.outer": "goblin orc lava_golem",
        "5.outer": "goblin goblin_shaman orc_rider",
        "5.middle": "orc_rider stone_golem",
        **dict.fromkeys(("2.outer", "3.outer", "4.outer", "6.outer"), "lava_golem"),
    }
    table = orcs(phase="fate", board={**board, "2.outer": "", "6.outer": ""}, fate_pile=["OOF-10", "OOF-12"],
                 markers={"1": ["goblin"], "5": ["goblin"]})  # fmt: skip
    assert table.board == {
        "1.inner": "goblin orc orc stone_golem",
        "1.middle": "goblin orc",
        "1.outer": "lava_golem",
        "5.middle": "goblin goblin_shaman orc_rider stone_golem",
        "5.inner": "orc_rider",
        "3.outer": "lava_golem",
        "4.outer": "lava_golem",
    }
    assert table.moved == {}


@rule("OO-043", "OO-050", "OO-054")
def test_a_creature_that_marches_on_from_an_inner_section_reaches_the_tower(orcs):
    table = orcs(phase="fate", board={"2.inner": "goblin", "4.outer": "lava_golem"}, fate_pile=["OOF-02", "OOF-10"])
    (tower,) = table.told("tower")
    assert (tower["creature"], tower["sector"], tower["counter"], tower["value"]) == ("goblin", 2, 1, 3)
    assert tower["seat"] is None, "no mage stands there"
    assert table.moved == {"goblin": 1}
    assert table.told("lose_trophy") == []


@rule("OO-044", "OO-047")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_special_rule_holds_for_every_player_of_the_round(orcs, seat):
    table = orcs(
        "spell_book_fire_earth smash", {"hand": "spell_book_fire_earth smash", "draw": ""}, active=seat, fate="OOF-02"
    )
    assert table.offered("cast") == set()
    assert table.view()["special"] == "no_study"


@rule("OO-044")
def test_without_a_symbol_there_is_no_special_rule(orcs):
    for fate in ("OOF-10", "OOF-13", "OOF-15", None):
        table = orcs("spell_book_fire_earth", fate=fate)
        assert table.view()["special"] is None
        assert table.offered("cast") == {"spell_book_fire_earth"}


@rule("OO-045")
@pytest.mark.parametrize(("old", "new"), [("OOF-06", "OOF-14"), (None, "OOF-06")])
def test_creatures_move_under_no_special_rule(orcs, old, new):
    ours = {"skulls": {"lava_golem": 2}, "trophies": {"orc": 1}}
    table = orcs(ours, phase="fate", fate=old, fate_pile=[new, "OOF-10"], board={"3.inner": "orc"})
    assert table.moved == {"orc": 1}
    assert table.us.trophies == {"orc": 1}, "no loss of creatures works while they march"


@rule("OO-045")
def test_the_special_rule_ends_with_the_next_card(orcs):
    board = {f"{sector}.outer": "lava_golem" for sector in (1, 2, 4, 5)}
    table = orcs("smash", start_player=1, active=0, fate="OOF-02", fate_pile=["OOF-10"], board=board)
    assert table.view()["special"] == "no_study"
    table.play("pass:turn")
    assert (table.view()["fate"], table.view()["special"]) == ("OOF-10", None)


@rule("OO-046")
def test_an_empty_fate_pile_is_made_anew_from_the_used_cards(orcs):
    table = orcs(phase="fate", fate_pile=[], fate_used=["OOF-10"], board=ONE_EACH)
    assert table.view()["fate"] == "OOF-10"
    assert table.kinds("reshuffle_fate", "fate") == ["reshuffle_fate", "fate"]


@rule("OO-046")
def test_the_new_fate_pile_is_shuffled(orcs):
    used = [f"OOF-{number:02}" for number in range(1, 16)]
    seen = {orcs(phase="fate", fate_pile=[], fate_used=used, seed=seed).view()["fate"] for seed in range(40)}
    assert len(seen) > 9


@rule("OO-046", "OO-047")
def test_all_15_fate_cards_come_before_one_comes_again(orcs):
    table = orcs.new(seed=1)
    while len(table.told("fate")) < 15 and table.table.result is None:
        if table.asked[1] == "reveal":
            table.play(sorted(table.options)[0])
        else:
            table.play("pass:turn")
    cards = [event["card"] for event in table.told("fate")]
    assert len(cards) == len(set(cards))


# --- Reaching the tower -----------------------------------------------------------------------------------------------


@rule("OO-050", "OO-051", "OO-052", "OO-053")
@pytest.mark.parametrize("held", [0, 1, 2, 3])
def test_each_creature_that_arrives_costs_one_of_its_type(orcs, held):
    ours = {"trophies": {"goblin": held, "goblin_shaman": 1}, "skulls": {"goblin": min(held, 2)}}
    board = {"3.inner": "goblin goblin", "1.outer": "lava_golem"}
    table = orcs(ours, phase="fate", fate_pile=["OOF-03", "OOF-10"], board=board)
    assert table.moved == {"goblin": 2}
    left = {"goblin": max(held - 2, 0), "goblin_shaman": 1}
    assert table.us.trophies == {name: number for name, number in left.items() if number}
    assert table.us.skulls == ({"goblin": min(held, 2)} if held else {})
    assert table.us.powers == ({"extra_spell"} if held >= 2 else set())


@rule("OO-051")
def test_another_type_of_the_same_category_is_not_lost(orcs):
    ours = {"trophies": {"goblin_shaman": 2}}
    table = orcs(ours, {"trophies": {"goblin": 2}}, phase="fate", fate_pile=["OOF-03", "OOF-10"],
                 board={"3.inner": "goblin"})  # fmt: skip
    assert (table.us.trophies, table.them.trophies) == ({"goblin_shaman": 2}, {"goblin": 2})
    assert table.told("lose_trophy") == []
    assert table.told("tower")[0]["seat"] == 0


@rule("OO-050")
def test_a_counter_on_its_last_space_stays_there(orcs):
    board = {"2.inner": "goblin goblin goblin"}
    table = orcs(phase="fate", fate_pile=["OOF-03", "OOF-10"], board=board, counters={"goblin": 4})
    assert (table.moved["goblin"], table.counters["goblin"]) == (5, 1)


@rule("OO-054", "OO-152", "OO-211")
@pytest.mark.parametrize("bonus_actions", [False, True])
def test_who_sends_a_creature_into_the_tower_has_not_defeated_it(orcs, bonus_actions):
    ours = {"hand": "magic_bonds smash", "skulls": {"goblin": 1}}
    table = orcs(ours, board={"2.inner": "goblin"}, options={"bonus_actions": bonus_actions})
    table.cast("magic_bonds")
    table.play("effect:1")
    assert (table.us.trophies, table.us.skulls, table.us.powers) == ({}, {"goblin": 1}, set())
    assert table.asked == ("us", "action")


# --- Special rules ----------------------------------------------------------------------------------------------------


@rule("OO-060")
@pytest.mark.parametrize("fate", ["OOF-01", "OOF-04"])
@pytest.mark.parametrize(("name", "life"), list(zip(TYPES, (2, 3, 3, 4, 4, 5), strict=True)))
def test_plus_1_life(orcs, fate, name, life):
    table = orcs("smash zap", board={"3.inner": f"{name}.{life - 1}"}, fate=fate)
    table.cast("smash")
    assert table.board == {"3.inner": f"{name}.{life}"}
    table.cast("zap")
    assert table.us.trophies == {name: 1}


@rule("OO-061")
def test_no_study_forbids_casting_knowledge_but_not_upgrading_with_it(orcs):
    hand = "spell_book_fire_earth wisdom smash"
    table = orcs(hand, board={"3.inner": "orc"}, fate="OOF-02")
    assert table.offered("cast") == {"smash"}
    table.play("cast:smash")
    assert table.offered("upgrade") == {"spell_book_fire_earth", "wisdom", "none"}
    table.play("upgrade:spell_book_fire_earth", "upgrade:none", "effect:2")
    assert table.board == {"3.inner": "orc.2"}


@rule("OO-062")
@pytest.mark.parametrize("fate", ["OOF-03", "OOF-08"])
def test_no_teleport_by_action_or_by_upgrade(orcs, fate):
    table = orcs("zap switch fire_spark", board={"3.inner": "orc"}, fate=fate)
    assert table.options == {"cast:zap", "cast:fire_spark", "cast:switch", "pass:turn"}
    table.play("cast:zap")
    assert table.options == {"upgrade:switch", "upgrade:none"}
    table.play("upgrade:switch")
    assert table.options == {"upgrade:none"}
    table.play("upgrade:none", "effect:2")
    assert (table.board, table.us.mage) == ({"3.inner": "orc.2"}, 3)


@rule("OO-062", "OO-093")
def test_under_no_teleport_a_card_of_another_element_has_nothing_to_give(orcs):
    table = orcs("fire_spark switch", board={"3.inner": "orc"}, fate="OOF-03")
    table.play("cast:fire_spark")
    assert table.options == {"upgrade:none"}
    table.play("upgrade:none")


@rule("OO-062", "OO-098")
def test_under_no_teleport_an_attack_on_an_empty_sector_cannot_be_begun(orcs):
    assert orcs("smash switch", board={"2.inner": "orc"}).offered("cast") == {"smash"}
    assert orcs("smash switch", board={"2.inner": "orc"}, fate="OOF-03").offered("cast") == set()


@rule("OO-063")
@pytest.mark.parametrize(("fate", "actions", "kinds"), [("OOF-06", 2, set()), (None, 3, {"poison", "hand_change"})])
def test_no_bonus_powers(orcs, fate, actions, kinds):
    skulls = {"goblin": 2, "goblin_shaman": 2, "orc": 2, "orc_rider": 2, "lava_golem": 2}
    draw = "zap cold_snap fire_spark fireball fireball voodoo"
    table = orcs({"hand": "smash", "draw": draw, "skulls": skulls}, fate=fate, board={"3.inner": "lava_golem"})
    assert table.actions == actions
    assert {"poison", "hand_change"} & {key.partition(":")[0] for key in table.options} == kinds
    table.play("pass:turn")
    assert table.drawn() == [4 if fate else 5]


@rule("OO-063", "OO-185")
@pytest.mark.parametrize(("fate", "left"), [("OOF-06", {}), (None, {"orc": 1})])
def test_no_loss_sleeps_under_no_bonus_powers(orcs, fate, left):
    ours = {"hand": "magic_bonds", "skulls": {"lava_golem": 2}, "trophies": {"orc": 1}}
    table = orcs(ours, board={"3.inner": "orc"}, fate=fate)
    table.play("cast:magic_bonds", "effect:1")
    assert table.us.trophies == left


@rule("OO-063")
def test_powers_are_gained_under_no_bonus_powers_and_work_afterwards(orcs):
    ours = {"hand": "smash", "skulls": {"goblin_shaman": 1}, "draw": "zap cold_snap fire_spark fireball"}
    board = {"3.inner": "goblin_shaman.2", "1.outer": "lava_golem", "2.outer": "lava_golem", "4.outer": "lava_golem"}
    table = orcs(ours, board=board, fate="OOF-06", fate_pile=["OOF-10", "OOF-11"], start_player=1, active=0)
    table.cast("smash")
    assert (table.us.powers, table.us.skulls) == ({"extra_action"}, {"goblin_shaman": 2})
    assert table.actions == 1
    table.play("pass:turn")
    while table.active == "them":
        table.play(sorted(table.options)[-1] if table.asked[1] == "reveal" else "pass:turn")
    if table.asked[1] == "reveal":
        table.play(sorted(table.options)[0])
    assert table.actions == 3


@rule("OO-063", "OO-211")
def test_bonus_actions_go_on_under_no_bonus_powers(orcs):
    table = orcs("smash", board={"3.inner": "stone_golem.3"}, fate="OOF-06", options={"bonus_actions": True})
    table.play("cast:smash", "bonus:one_action")
    assert table.actions == 2


@rule("OO-064")
@pytest.mark.parametrize("fate", ["OOF-05", "OOF-09"])
@pytest.mark.parametrize(("skulls", "cards"), [({}, 3), ({"goblin": 2}, 4), ({"stone_golem": 2}, 4),
                                               ({"goblin": 2, "stone_golem": 2}, 5)])  # fmt: skip
def test_three_spells(orcs, fate, skulls, cards):
    draw = "zap cold_snap fire_spark fireball fireball voodoo"
    table = orcs({"hand": "smash", "draw": draw, "skulls": skulls}, fate=fate)
    table.play("pass:turn")
    assert table.drawn() == [cards]
    assert table.us.hand == sorted(draw.split()[:cards])


@rule("OO-065")
def test_spell_exchange_turns_up_a_new_display(orcs):
    displays = set()
    for seed in range(12):
        table = orcs(
            phase="fate", fate_pile=["OOF-07", "OOF-10"], seed=seed,
            display={"A": ["fireball"] * 3, "B": ["wisdom"] * 3},
            decks={"A": ["ice_storm", "earthquake", "lightning_bolt"], "B": ["switch", "voodoo"]},
        )  # fmt: skip
        displays.add(str(table.display))
        assert [len(table.display[deck]) for deck in "AB"] == [3, 3]
        assert Counter(table.display["A"] + table.decks["A"]) == Counter(
            ["fireball"] * 3 + ["ice_storm", "earthquake", "lightning_bolt"]
        )
        assert Counter(table.display["B"] + table.decks["B"]) == Counter(["wisdom"] * 3 + ["switch", "voodoo"])
        assert len(table.told("spell_exchange")) == 1
    assert len(displays) > 4


@rule("OO-065")
def test_a_deck_with_fewer_than_three_cards_shows_what_it_has(orcs):
    table = orcs(phase="fate", fate_pile=["OOF-07", "OOF-10"], display={"A": ["fireball"], "B": []},
                 decks={"A": ["ice_storm"], "B": []})  # fmt: skip
    assert table.display == {"A": ["fireball", "ice_storm"], "B": []}


@rule("OO-065", "OO-184")
def test_spell_exchange_cannot_be_ignored(orcs):
    ours = {"skulls": {"stone_golem": 2}}
    table = orcs(ours, phase="fate", fate_pile=["OOF-07", "OOF-10"], display={"A": ["fireball"] * 3, "B": []},
                 decks={"A": [], "B": ["switch"]})  # fmt: skip
    assert table.display == {"A": ["fireball"] * 3, "B": ["switch"]}
    assert len(table.told("spell_exchange")) == 1


@rule("OO-065")
def test_spell_exchange_happens_once_in_the_round(orcs):
    board = {f"{sector}.outer": "goblin" for sector in (1, 2, 4, 5)}
    table = orcs(phase="fate", fate_pile=["OOF-07", "OOF-10"], board=board, markers={})
    shown = table.display
    table.play("pass:turn")
    assert (table.active, table.display) == ("them", shown)
    assert len(table.told("spell_exchange")) == 1
