"""Orcs Orcs Orcs: the contents of the box, as programs are told them."""

from collections import Counter

import pytest

import bestiaire
from tests.games.orcs.play import TYPES, card, rule

CARDS = {one["key"] if one["type"] != "power" else f"power:{one['key']}": one for one in bestiaire.game("orcs").cards()}

SPELLS = {
    "smash": ("OOS-01", 4, "attack", "earth", None, [1, 2, 3], []),
    "zap": ("OOS-02", 4, "attack", "lightning", None, [1, 2, 3], []),
    "cold_snap": ("OOS-03", 4, "attack", "water", None, [1, 2, 3], []),
    "fire_spark": ("OOS-04", 4, "attack", "fire", None, [1, 2, 3], []),
    "fireball": ("OOZ-01", 5, "attack", "fire", "A", [2, 3], []),
    "lightning_bolt": ("OOZ-02", 5, "attack", "lightning", "A", [2, 3], []),
    "earthquake": ("OOZ-03", 5, "attack", "earth", "A", [2, 3], ["teleport"]),
    "ice_storm": ("OOZ-04", 5, "attack", "water", "A", [2, 3], ["draw"]),
    "switch": ("OOZ-05", 4, "support", "lightning", "B", [1, 2], ["teleport"]),
    "replenish": ("OOZ-06", 4, "support", "water", "B", [1], ["teleport"]),
    "magic_bonds": ("OOZ-07", 4, "support", "earth", "B", [1, 2], ["draw"]),
    "voodoo": ("OOZ-08", 4, "support", "fire", "B", [1, 2], ["draw"]),
}
BOOKS = {
    "spell_book_earth_lightning": ("OOS-05", {"earth", "lightning"}),
    "spell_book_lightning_water": ("OOS-06", {"lightning", "water"}),
    "spell_book_water_fire": ("OOS-07", {"water", "fire"}),
    "spell_book_fire_earth": ("OOS-08", {"fire", "earth"}),
}


@rule("OO-008", "OO-021", "OO-130", "OO-140", "OO-141", "OO-142", "OO-143", "OO-150", "OO-151", "OO-152", "OO-153")
@pytest.mark.parametrize("key", SPELLS)
def test_each_attack_and_support_spell(key):
    number, copies, category, element, deck, costs, carried = SPELLS[key]
    told = CARDS[key]
    assert (told["id"], told["copies"], told["category"], told["element"]) == (number, copies, category, element)
    assert (told["deck"], told["costs"], told["upgrade_effect"]) == (deck, costs, carried)
    assert told["energy"] == [element]


@rule("OO-131", "OO-160")
@pytest.mark.parametrize("key", BOOKS)
def test_each_spell_book(key):
    told = CARDS[key]
    assert (told["id"], set(told["energy"])) == BOOKS[key]
    assert (told["category"], told["copies"], told["upgrade_effect"], told["element"]) == ("knowledge", 4, [], None)


@rule("OO-160", "OO-173")
@card("wisdom")
def test_wisdom():
    told = CARDS["wisdom"]
    assert (told["id"], told["category"], told["copies"], told["deck"]) == ("OOZ-09", "knowledge", 4, "B")
    assert set(told["energy"]) == {"earth", "lightning", "water", "fire"}
    assert set(told["upgrade_effect"]) == {"teleport", "draw"}


@rule("OO-020", "OO-021", "OO-026")
def test_how_many_cards_there_are():
    spells = [one for one in CARDS.values() if one["type"] == "spell"]
    assert sum(one["copies"] for one in spells if one["deck"] is None) == 32
    assert Counter(one["deck"] for one in spells for _ in range(one["copies"])) == {None: 32, "A": 20, "B": 20}
    assert CARDS["poison"]["copies"] == 14
    kinds = Counter(one["type"] for one in CARDS.values())
    assert (kinds["fate card"], kinds["mission"], kinds["power"], kinds["bonus action"]) == (15, 8, 6, 4)


@rule("OO-010", "OO-011", "OO-015")
@card("goblin", "goblin_shaman", "orc", "orc_rider", "stone_golem", "lava_golem")
@pytest.mark.parametrize(
    ("key", "number", "category", "copies"),
    list(
        zip(
            TYPES,
            ("OOK-1", "OOK-2", "OOK-4", "OOK-5", "OOK-7", "OOK-8"),
            ("weak", "weak", "strong", "strong", "mighty", "mighty"),
            (16, 16, 12, 12, 8, 8),
            strict=True,
        )
    ),
)
def test_each_creature(key, number, category, copies):
    told = CARDS[key]
    assert (told["id"], told["category"], told["copies"]) == (number, category, copies)
    assert told["markers"] == [copies - 4, 2, 2]


@rule("OO-201", "OO-202")
@card("weak_creatures", "fine_trophies", "strong_creatures", "sets", "mighty_creatures", "bonus_powers", "spells")
@pytest.mark.parametrize(
    ("key", "points", "per"),
    [
        ("weak_creatures", 2, 2),
        ("fine_trophies", 3, 4),
        ("strong_creatures", 3, 2),
        ("sets", 3, 1),
        ("mighty_creatures", 2, 1),
        ("bonus_powers", 2, 1),
        ("spells", 3, 2),
        ("collector", 2, 1),
    ],
)
def test_each_mission(key, points, per):
    assert (CARDS[key]["points"], CARDS[key]["per"]) == (points, per)


@rule("OO-012", "OO-014", "OO-047", "OO-130", "OO-202")
def test_what_is_designed():
    for key in ("smash", "zap", "cold_snap", "fire_spark"):
        assert "costs" in CARDS[key]["designed"], "that three energy deal 3 damage"
        assert ("energy" in CARDS[key]["designed"]) == (key in ("smash", "fire_spark"))
    for key in ("lightning_bolt", "earthquake", "ice_storm", "switch", "replenish", "magic_bonds", "voodoo"):
        assert {"copies", "deck", "costs"} <= set(CARDS[key]["designed"])
    assert "costs" not in CARDS["fireball"]["designed"]
    for name in TYPES:
        assert {"counter_values", "bonus_action", "markers", "category"} <= set(CARDS[name]["designed"])
        assert ("life" in CARDS[name]["designed"]) == (name != "goblin")
        assert ("bonus_power" in CARDS[name]["designed"]) == (name != "goblin")
    assert CARDS["collector"]["designed"] != []
    assert CARDS["sets"]["designed"] == []


@pytest.mark.parametrize("key", CARDS)
def test_everything_has_a_name_and_a_text_in_both_languages(key):
    told = CARDS[key]
    for lang in ("en", "fr"):
        assert told[f"name_{lang}"]
        assert told[f"text_{lang}"].endswith(".")
    assert told["text_en"] != told["text_fr"]
