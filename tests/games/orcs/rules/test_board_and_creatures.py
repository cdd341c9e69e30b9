"""Orcs Orcs Orcs, OO-001 to OO-015: the board, the elements, the creatures and their markers."""

from collections import Counter

import pytest

import bestiaire
from tests.games.orcs.play import PLACES, SECTIONS, TYPES, card, rule

CREATURES: dict[str, tuple[str, int, int, list[int], str]] = {
    "goblin": ("weak", 2, 2, [4, 3, 3, 2, 2, 1], "extra_spell"),
    "goblin_shaman": ("weak", 3, 3, [5, 4, 4, 3, 3, 2], "extra_action"),
    "orc": ("strong", 3, 4, [6, 5, 5, 4, 4, 3], "poison"),
    "orc_rider": ("strong", 4, 4, [7, 6, 6, 5, 5, 4], "hand_change"),
    "stone_golem": ("mighty", 4, 5, [8, 7, 6, 5, 4, 3], "unalterable_rules"),
    "lava_golem": ("mighty", 5, 6, [10, 9, 8, 7, 6, 5], "no_loss"),
}
"""Category, life, life by the option `two_to_six`, counter, bonus power."""

MARKERS = {2: (12, 8, 4), 3: (14, 10, 6), 4: (16, 12, 8)}
CATEGORIES = {"weak": "OOF-02", "strong": "OOF-05", "mighty": "OOF-09"}
"""A fate card that moves this category alone."""


@rule("OO-001", "OO-002")
def test_six_sectors_of_three_sections_around_six_tower_spaces(orcs):
    table = orcs()
    board = table.view()["board"]
    assert list(board) == ["1", "2", "3", "4", "5", "6"]
    assert all(list(sections) == ["inner", "middle", "outer"] for sections in board.values())
    assert table.offered("teleport") == {"1", "2", "4", "5"}, "six spaces less the two that are taken"


@rule("OO-001", "OO-006")
@pytest.mark.parametrize("space", range(1, 7))
def test_a_mage_occupies_the_sector_its_space_faces(orcs, space):
    board = {f"{sector}.outer": "orc" for sector in range(1, 7)}
    table = orcs({"hand": "smash zap", "mage": space}, {"mage": 1 + space % 6}, board=board)
    table.cast("smash")
    assert table.board == {**board, f"{space}.outer": "orc.1"}


@rule("OO-002", "OO-004", "OO-041")
@pytest.mark.parametrize("sector", range(1, 7))
def test_towards_the_tower_is_from_outer_to_middle_to_inner(orcs, sector):
    table = orcs(phase="fate", board={f"{sector}.outer": "orc"}, fate_pile=["OOF-05", "OOF-10", "OOF-14"])
    steps = [(event["from"], event["to"]) for event in table.told("march")]
    assert steps == [(f"{sector}.outer", f"{sector}.middle")]


@rule("OO-005")
def test_a_section_holds_any_number_of_creatures(orcs):
    crowd = "goblin " * 8 + "orc orc orc"
    table = orcs("fireball fire_spark", board={"3.inner": crowd})
    assert table.at("3.inner") == " ".join(sorted(crowd.split()))
    table.cast("fireball", "fire_spark")
    assert table.offered("target") == {"goblin@3.inner", "orc@3.inner"}, "alike creatures are one answer"
    table.play("target:orc@3.inner")
    assert table.us.trophies == {"orc": 1}


@rule("OO-005")
def test_creatures_of_a_section_have_no_order(orcs):
    one = orcs("smash zap", board={"3.inner": "goblin orc.1 orc lava_golem"})
    other = orcs("smash zap", board={"3.inner": "lava_golem orc goblin orc.1"})
    for table in (one, other):
        table.cast("smash")
        assert table.offered("target") == {"goblin@3.inner", "orc@3.inner", "orc@3.inner.1", "lava_golem@3.inner"}
        table.play("target:orc@3.inner")
        assert table.board == {"3.inner": "goblin lava_golem orc.1 orc.1"}
        table.cast("zap")
        assert table.offered("target") == {"goblin@3.inner", "orc@3.inner.1", "lava_golem@3.inner"}
        table.play("target:goblin@3.inner")


@rule("OO-006")
def test_two_mages_cannot_stand_on_one_space(orcs):
    with pytest.raises(bestiaire.BadPosition, match="mage"):
        orcs({"mage": 4}, {"mage": 4})


@rule("OO-007")
def test_the_places_of_the_board(orcs):
    table = orcs(fate="OOF-02", poison=9)
    view = table.view()
    assert (view["fate"], view["special"], view["poison"]) == ("OOF-02", "no_study", 9)
    assert view["fate_pile"] == 14
    assert set(view["counters"]) == set(TYPES)


@rule("OO-008", "OO-092")
@card("smash", "zap", "cold_snap", "fire_spark")
@pytest.mark.parametrize(
    ("element", "spells"),
    [
        ("earth", ["smash", "earthquake", "magic_bonds"]),
        ("lightning", ["zap", "lightning_bolt", "switch"]),
        ("water", ["cold_snap", "ice_storm", "replenish"]),
        ("fire", ["fire_spark", "fireball", "voodoo"]),
    ],
)
def test_each_element_has_three_spells_that_feed_each_other(orcs, element, spells):
    for spell in spells:
        others = [other for other in spells if other != spell]
        table = orcs(" ".join(spells), board={"3.inner": "orc", "2.inner": "goblin"})
        table.play(f"cast:{spell}")
        assert table.view()["cast"]["element"] == element
        assert table.offered("upgrade") == {*others, "none"}
        table.play(*(f"upgrade:{other}" for other in others[:1]))
        assert table.energy == 2
        table.leave_open()


@rule("OO-010", "OO-012", "OO-041")
@pytest.mark.parametrize("category", CATEGORIES)
def test_two_types_belong_to_each_category(orcs, category):
    table = orcs(phase="fate", board={"2.outer": " ".join(TYPES)}, fate_pile=[CATEGORIES[category], "OOF-10"])
    of_it = [name for name, facts in CREATURES.items() if facts[0] == category]
    assert len(of_it) == 2
    assert table.at("2.middle").split() == sorted(of_it)


@rule("OO-013", "OO-014", "OO-060")
@card("goblin", "goblin_shaman", "orc", "orc_rider", "stone_golem", "lava_golem")
@pytest.mark.parametrize("profile", ["two_to_five", "two_to_six"])
@pytest.mark.parametrize("name", TYPES)
def test_a_creature_falls_to_as_much_damage_as_it_has_life(orcs, name, profile):
    life = CREATURES[name][1] if profile == "two_to_five" else CREATURES[name][2]
    options = {"life_profile": profile}
    for suffered, falls in ((life - 2, False), (life - 1, True)):
        word = f"{name}.{suffered}" if suffered else name
        table = orcs("smash", board={"3.inner": word}, options=options)
        assert table.view()["board"]["3"]["inner"][0]["life"] == life
        table.cast("smash")
        assert table.us.trophies == ({name: 1} if falls else {})
        assert table.board == ({} if falls else {"3.inner": f"{name}.{suffered + 1}"})


@rule("OO-014", "OO-022", "OO-050", "OO-189")
@card("goblin", "goblin_shaman", "orc", "orc_rider", "stone_golem", "lava_golem")
@pytest.mark.parametrize("name", TYPES)
def test_the_values_of_a_counter_from_its_first_space_to_its_last(orcs, name):
    values = CREATURES[name][3]
    for space, value in enumerate(values):
        table = orcs({"hand": "magic_bonds"}, board={"2.inner": name}, counters={name: space})
        assert table.counters[name] == value
        table.play("cast:magic_bonds", "effect:1")
        assert table.counters[name] == values[min(space + 1, 5)]


@rule("OO-014", "OO-112")
@card("extra_spell", "extra_action", "poison", "hand_change", "unalterable_rules", "no_loss")
@pytest.mark.parametrize("name", TYPES)
def test_the_bonus_power_of_each_type(orcs, name):
    life = CREATURES[name][1]
    board = {"3.inner": f"{name}.{life - 1}", "3.outer": f"{name}.{life - 1}"}
    table = orcs("smash zap", board=board)
    table.play("cast:smash", "upgrade:none", f"target:{name}@3.inner.{life - 1}")
    assert (table.us.powers, table.us.skulls) == (set(), {name: 1})
    table.play("cast:zap")
    assert (table.us.powers, table.us.skulls) == ({CREATURES[name][4]}, {name: 2})
    assert [event["power"] for event in table.told("power")] == [CREATURES[name][4]]


@rule("OO-011", "OO-015", "OO-023", "OO-024", "OO-025")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_markers_in_play_by_the_number_of_players(orcs, players):
    table = orcs.new(players, seed=players, secret_missions=True)
    found: Counter[str] = Counter()
    for sector in range(1, 7):
        creatures = table.at(f"{sector}.outer").split()
        hidden = table.lies("markers")[str(sector)]
        assert (len(creatures), len(hidden)) == (2, {2: 6, 3: 8, 4: 10}[players])
        found.update(creatures + hidden)
    weak, strong, mighty = MARKERS[players]
    assert found == dict(zip(TYPES, (weak, weak, strong, strong, mighty, mighty), strict=True))
    assert set(table.board) == {f"{sector}.outer" for sector in range(1, 7)}


@rule("OO-011", "OO-015")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_more_creatures_than_markers_in_play(orcs, players):
    for name, most in zip(TYPES, [n for n in MARKERS[players] for _ in (0, 1)], strict=True):
        others: list[dict[str, str]] = [{}] * (players - 2)
        held = {"trophies": {name: 1}}
        board = {"1.inner": " ".join([name] * (most - 2))}
        markers = {"4": [name]}
        table = orcs(held, {}, *others, board=board, markers=markers)
        assert table.us.trophies == {name: 1}
        with pytest.raises(bestiaire.BadPosition, match=name):
            orcs(held, {"trophies": {name: 1}}, *others, board=board, markers=markers)


@rule("OO-002")
def test_the_places_are_eighteen():
    assert len(PLACES) == 6 * len(SECTIONS) == 18
