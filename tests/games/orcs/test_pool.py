"""The pool: an owner of the box replaces designed figures by printed ones; what is wrong gets one clear error."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

import bestiaire
from tests.games.orcs.play import TYPES, OrcsTables, rule


def pool(**parts: Any) -> dict[str, Any]:
    return {"pool": parts}


# --- What it changes --------------------------------------------------------------------------------------------------


@rule("OO-013")
def test_life(orcs: OrcsTables) -> None:
    options = pool(creatures={"orc": {"life": 4}})
    table = orcs("smash zap", board={"3.inner": "orc.2"}, options=options)
    table.cast("smash")
    assert table.board == {"3.inner": "orc.3"}
    table.cast("zap")
    assert table.us.trophies == {"orc": 1}


@rule("OO-013")
@pytest.mark.parametrize("profile", ["two_to_five", "two_to_six"])
def test_life_goes_before_the_profile(orcs: OrcsTables, profile: str) -> None:
    options = {**pool(creatures={"orc": {"life": 7}}), "life_profile": profile}
    table = orcs("smash", board={"3.inner": "orc", "3.outer": "lava_golem"}, options=options)
    board = table.view()["board"]["3"]
    assert board["inner"][0]["life"] == 7
    assert board["outer"][0]["life"] == (5 if profile == "two_to_five" else 6)


@rule("OO-096")
def test_an_element_alone_changes_the_energy_too(orcs: OrcsTables) -> None:
    options = pool(spells={"fireball": {"element": "water"}})
    table = orcs("cold_snap fireball", board={"3.inner": "orc"}, options=options)
    table.play("cast:cold_snap")
    assert table.options == {"upgrade:fireball", "upgrade:none"}
    table.play("upgrade:none")


@rule("OO-014")
def test_counter_values(orcs: OrcsTables) -> None:
    values = [9, 8, 7, 5, 3, 2]
    options = pool(creatures={"goblin": {"counter_values": values}})
    for space, value in enumerate(values):
        table = orcs(
            {"trophies": {"goblin": 2}}, start_player=1, active=0, ending=True, options=options,
            counters={"goblin": space},
        )  # fmt: skip
        assert table.counters["goblin"] == value
        table.play("pass:turn")
        assert table.scores[0] == 2 * value


@rule("OO-014", "OO-213")
def test_bonus_power_and_bonus_action(orcs: OrcsTables) -> None:
    creatures = {
        "goblin": {"bonus_power": "extra_action", "bonus_action": "one_action"},
        "goblin_shaman": {"bonus_power": "extra_spell"},
    }
    options = {**pool(creatures=creatures), "bonus_actions": True}
    table = orcs({"hand": "smash", "skulls": {"goblin": 1}}, board={"3.inner": "goblin.1"}, options=options)
    table.play("cast:smash")
    assert table.options == {"bonus:one_action", "bonus:none"}
    table.play("bonus:one_action")
    assert (table.us.powers, table.actions) == ({"extra_action"}, 3)


@rule("OO-015", "OO-023")
@pytest.mark.parametrize(("players", "goblins", "orcs_there"), [(2, 11, 9), (3, 14, 10), (4, 16, 12)])
def test_markers(orcs: OrcsTables, players: int, goblins: int, orcs_there: int) -> None:
    creatures = {"goblin": {"markers": [11, 3, 2]}, "orc": {"markers": [9, 1, 2]}}
    table = orcs.new(players, secret_missions=True, **pool(creatures=creatures))
    found: Counter[str] = Counter()
    for sector in range(1, 7):
        found.update(table.at(f"{sector}.outer").split() + table.lies("markers")[str(sector)])
    assert (found["goblin"], found["orc"]) == (goblins, orcs_there)


@rule("OO-140", "OO-095")
def test_costs_and_amounts(orcs: OrcsTables) -> None:
    options = pool(spells={"fireball": {"costs": [1, 2], "amounts": [2, 4]}})
    table = orcs("fireball fire_spark", board={"3.inner": "lava_golem"}, options=options)
    table.cast("fireball", "fire_spark")
    assert table.options == {"effect:1", "effect:2"}
    table.play("effect:2")
    assert table.board == {"3.inner": "lava_golem.4"}
    table = orcs("fireball", board={"3.inner": "lava_golem"}, options=options)
    table.play("cast:fireball")
    assert table.board == {"3.inner": "lava_golem.2"}


@rule("OO-096", "OO-173")
def test_element_energy_and_upgrade_effect(orcs: OrcsTables) -> None:
    spells = {"switch": {"element": "water", "energy": ["water"], "upgrade_effect": ["draw"]}}
    table = orcs({"hand": "cold_snap switch", "discard": "zap"}, board={"3.inner": "orc"}, options=pool(spells=spells))
    table.play("cast:cold_snap", "upgrade:switch")
    assert table.energy == 2
    assert table.options == {"draw:card", "upgrade:none"}
    table.play("upgrade:none", "effect:2")
    table = orcs("switch cold_snap zap", board={"1.inner": "orc"}, options=pool(spells=spells))
    table.play("cast:switch")
    assert table.offered("upgrade") == {"cold_snap", "none"}
    table.leave_open()


@rule("OO-021")
def test_copies_and_deck(orcs: OrcsTables) -> None:
    spells = {"fireball": {"copies": 8}, "ice_storm": {"copies": 2}, "voodoo": {"deck": "A"}}
    table = orcs.new(seed=2, secret_missions=True, **pool(spells=spells))
    decks = {deck: Counter(table.display[deck] + table.decks[deck]) for deck in "AB"}
    assert decks["A"] == {"fireball": 8, "ice_storm": 2, "earthquake": 5, "lightning_bolt": 5, "voodoo": 4}
    assert decks["B"] == {"switch": 4, "replenish": 4, "magic_bonds": 4, "wisdom": 4}


@rule("OO-047")
def test_fate_cards(orcs: OrcsTables) -> None:
    fate = {"OOF-10": {"moves": ["mighty"], "special": "no_study"}}
    table = orcs(phase="fate", fate_pile=["OOF-10", "OOF-11"], board={"2.outer": " ".join(TYPES)},
                 options=pool(fate_cards=fate))  # fmt: skip
    assert table.at("2.middle") == "lava_golem stone_golem"
    assert table.view()["special"] == "no_study"


@rule("OO-201")
def test_missions(orcs: OrcsTables) -> None:
    options = {**pool(missions={"sets": {"points": 5, "per": 2, "of": "mighty"}}), "secret_missions": True}
    table = orcs({"missions": "sets", "trophies": {"lava_golem": 3}}, {"missions": "spells"}, start_player=1, active=0,
                 ending=True, options=options)  # fmt: skip
    table.play("pass:turn")
    assert table.us.score["mission"]["points"] == 5


@rule("OO-028")
def test_where_mages_start(orcs: OrcsTables) -> None:
    table = orcs.new(4, **pool(mage_start={"red": 4, "yellow": 6}))
    assert [table.side(seat).mage for seat in range(4)] == [1, 2, 6, 4]


def test_a_pool_travels_with_the_position_and_the_record() -> None:
    options = pool(creatures={"orc": {"life": 7}}, spells={"fireball": {"amounts": [4, 6]}})
    table = bestiaire.table("orcs", options=options, seed=3)
    again = bestiaire.table("orcs", position=json.loads(json.dumps(table.position())))
    assert again.digest() == table.digest()
    replayed = bestiaire.replay(json.loads(json.dumps(table.record())))
    assert replayed.digest() == table.digest()
    assert table.digest() != bestiaire.table("orcs", seed=3).digest()


def test_an_empty_pool_changes_nothing() -> None:
    assert bestiaire.table("orcs", options=pool(), seed=3).digest() == bestiaire.table("orcs", seed=3).digest()


# --- What is wrong with it --------------------------------------------------------------------------------------------

WRONG: list[tuple[Any, str, str]] = [
    ([], "", "object"),
    ("printed", "", "object"),
    (None, "", "object"),
    ({"weather": {}}, ".weather", "unknown field"),
    ({"creatures": []}, ".creatures", "object"),
    ({"creatures": {"troll": {"life": 3}}}, ".creatures.troll", "unknown field"),
    ({"creatures": {"orc": 5}}, ".creatures.orc", "object"),
    ({"creatures": {"orc": {"lives": 3}}}, ".creatures.orc.lives", "did you mean 'life'"),
    ({"creatures": {"orc": {"life": 0}}}, ".creatures.orc.life", "from 1 to 20"),
    ({"creatures": {"orc": {"life": 21}}}, ".creatures.orc.life", "from 1 to 20"),
    ({"creatures": {"orc": {"life": "3"}}}, ".creatures.orc.life", "whole number"),
    ({"creatures": {"orc": {"life": True}}}, ".creatures.orc.life", "whole number"),
    ({"creatures": {"orc": {"life": 3.5}}}, ".creatures.orc.life", "whole number"),
    ({"creatures": {"orc": {"counter_values": [1, 2, 3, 4, 5]}}}, ".creatures.orc.counter_values", "6 numbers"),
    ({"creatures": {"orc": {"counter_values": 6}}}, ".creatures.orc.counter_values", "list"),
    ({"creatures": {"orc": {"counter_values": [6, 5, "x", 4, 4, 3]}}}, ".creatures.orc.counter_values[2]", "whole"),
    ({"creatures": {"orc": {"bonus_power": "fly"}}}, ".creatures.orc.bonus_power", "unknown"),
    ({"creatures": {"orc": {"bonus_action": "fly"}}}, ".creatures.orc.bonus_action", "unknown"),
    ({"creatures": {"orc": {"markers": [8, 2]}}}, ".creatures.orc.markers", "3 numbers"),
    ({"creatures": {"orc": {"markers": [9, 2, 2]}}}, ".creatures", "[48, 12, 12]"),
    ({"spells": {"sneeze": {"copies": 3}}}, ".spells.sneeze", "unknown field"),
    ({"spells": {"smash": {"element": "air"}}}, ".spells.smash.element", "unknown"),
    ({"spells": {"smash": {"energy": ["air"]}}}, ".spells.smash.energy[0]", "unknown"),
    ({"spells": {"smash": {"energy": "earth"}}}, ".spells.smash.energy", "list"),
    ({"spells": {"switch": {"upgrade_effect": ["fly"]}}}, ".spells.switch.upgrade_effect[0]", "unknown"),
    ({"spells": {"smash": {"costs": [1]}}}, ".spells.smash.costs", "3 numbers"),
    ({"spells": {"fireball": {"costs": [3, 2]}}}, ".spells.fireball.costs", "cheapest"),
    ({"spells": {"fireball": {"amounts": [3]}}}, ".spells.fireball.amounts", "2 numbers"),
    ({"spells": {"fireball": {"copies": -1}}}, ".spells.fireball.copies", "from"),
    ({"spells": {"fireball": {"copies": 6}}}, ".spells", "40"),
    ({"spells": {"fireball": {"deck": "C"}}}, ".spells.fireball.deck", "unknown"),
    ({"spells": {"smash": {"deck": "A"}}}, ".spells.smash.deck", ""),
    ({"fate_cards": {"OOF-16": {}}}, ".fate_cards", "unknown field"),
    ({"fate_cards": {"OOF-01": {"moves": ["huge"]}}}, ".fate_cards", "unknown"),
    ({"fate_cards": {"OOF-01": {"moves": "weak"}}}, ".fate_cards", "list"),
    ({"fate_cards": {"OOF-01": {"moves": []}}}, ".fate_cards", ""),
    ({"fate_cards": {"OOF-01": {"moves": ["weak", "weak"]}}}, ".fate_cards", ""),
    ({"fate_cards": {"OOF-01": {"special": "rain"}}}, ".fate_cards", "unknown"),
    ({"missions": {"picnic": {}}}, ".missions.picnic", "unknown field"),
    ({"missions": {"sets": {"points": -1}}}, ".missions.sets.points", "from 0"),
    ({"missions": {"sets": {"per": 0}}}, ".missions.sets.per", "from 1"),
    ({"missions": {"sets": {"of": "cats"}}}, ".missions.sets.of", "unknown"),
    ({"mage_start": {"blue": 7}}, ".mage_start.blue", "from 1 to 6"),
    ({"mage_start": {"pink": 1}}, ".mage_start.pink", "unknown field"),
    ({"mage_start": {"blue": 2}}, ".mage_start", "same space"),
]


@pytest.mark.parametrize(("said", "field", "problem"), WRONG, ids=[json.dumps(said) for said, _, _ in WRONG])
def test_a_pool_that_cant_be(said: Any, field: str, problem: str) -> None:
    with pytest.raises(bestiaire.BadOptions) as caught:
        bestiaire.table("orcs", options={"pool": said})
    where = caught.value.field
    assert where.startswith(f"options.pool{field}") if field == ".fate_cards" else where == f"options.pool{field}"
    assert problem in caught.value.problem
    assert caught.value.say("fr") != caught.value.say("en")
