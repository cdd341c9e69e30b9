"""Positions and options from outside: what can't be is named; what is left out has its default."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

import bestiaire
from tests.games.orcs.play import BOOKS, STARTING, OrcsTables, rule

SIDES: list[dict[str, Any]] = [{}, {}]


def test_only_players_are_needed() -> None:
    table = bestiaire.table("orcs", position={"players": SIDES}, seed=1)
    position = table.position()
    assert [player["mage"] for player in position["players"]] == [1, 2]
    assert [sorted(player["draw"]) for player in position["players"]] == [sorted([*STARTING, *BOOKS])] * 2
    markers = sum(len(left) for left in position["markers"].values())
    creatures = sum(len(section) for sector in position["board"].values() for section in sector.values())
    assert (markers, creatures) == (36 - 6 - 1 * (creatures == 7), creatures)
    assert position["poison"] == 14
    assert (position["active"], position["round"]) == (0, 1)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_new_game_is_written_down_and_read_again(players: int) -> None:
    for seed in range(4):
        table = bestiaire.table("orcs", players=players, seed=seed, options={"secret_missions": seed % 2 == 0})
        for _ in range(30):
            again = bestiaire.table("orcs", position=json.loads(json.dumps(table.position())))
            assert again.digest() == table.digest()
            assert again.choice is not None
            assert table.choice is not None
            assert again.choice.keys == table.choice.keys
            table.play(len(table.choice.options) // 2)


WRONG: list[tuple[dict[str, Any], str, str]] = [
    ({}, "players", "is missing"),
    ({"players": [{}]}, "players", "from 2 to 4 players, not 1"),
    ({"players": [{}] * 5}, "players", "from 2 to 4"),
    ({"players": SIDES, "active": 2}, "active", "from 0 to 1"),
    ({"players": SIDES, "start_player": 2}, "start_player", "from 0 to 1"),
    ({"players": SIDES, "round": 0}, "round", "from 1"),
    ({"players": SIDES, "phase": "lunch"}, "phase", "unknown"),
    ({"players": SIDES, "phase": "fate", "active": 1}, "active", ""),
    ({"players": [{"colour": "pink"}, {}]}, "players[0].colour", "unknown"),
    ({"players": [{"colour": "red"}, {"colour": "red"}]}, "players[1].colour", ""),
    ({"players": [{"mage": 7}, {}]}, "players[0].mage", "from 1 to 6"),
    ({"players": [{"mage": 4}, {"mage": 4}]}, "players[1].mage", ""),
    ({"players": [{"hand": ["sneeze"]}, {}]}, "players[0].hand[0]", "unknown"),
    ({"players": [{"hand": ["goblin"]}, {}]}, "players[0].hand[0]", "unknown"),
    ({"players": [{"hand": ["smash", "smash"]}, {}]}, "players[0].hand[1]", "only one"),
    ({"players": [{"hand": ["smash"], "discard": ["smash"]}, {}]}, "players[0].discard[0]", "only one"),
    ({"players": [{"hand": ["wisdom"] * 3}, {"draw": ["wisdom"] * 2}]}, "players[1].draw[1]", "only 4"),
    ({"players": [{"hand": ["poison"] * 15}, {}]}, "players[0].hand[14]", "only 14"),
    ({"players": [{"trophies": {"dragon": 1}}, {}]}, "players[0].trophies.dragon", "unknown"),
    ({"players": [{"trophies": {"orc": -1}}, {}]}, "players[0].trophies.orc", "from 0"),
    ({"players": [{"skulls": {"orc": 3}}, {}]}, "players[0].skulls.orc", "from 0 to 2"),
    ({"players": SIDES, "board": {"7": {}}}, "board.7", "unknown"),
    ({"players": SIDES, "board": {3: {}}}, "board.3", "names of fields are text: '3', not 3"),
    ({"players": SIDES, "markers": {9: []}}, "markers.9", "unknown field"),
    ({"players": SIDES, "board": {"1": {"attic": []}}}, "board.1.attic", "unknown"),
    ({"players": SIDES, "board": {"1": {"inner": ["dragon"]}}}, "board.1.inner[0]", "unknown"),
    ({"players": SIDES, "board": {"1": {"inner": [{"damage": 1}]}}}, "board.1.inner[0].creature", "is missing"),
    (
        {"players": SIDES, "board": {"1": {"inner": [{"creature": "orc", "damage": -1}]}}},
        "board.1.inner[0].damage",
        "from 0",
    ),
    ({"players": SIDES, "markers": {"1": ["lava_golem"] * 5}}, "markers.1[4]", "only 4"),
    ({"players": SIDES, "markers": {"0": []}}, "markers.0", "unknown"),
    ({"players": SIDES, "counters": {"orc": 6}}, "counters.orc", "from 0 to 5"),
    ({"players": SIDES, "fate": "OOF-99"}, "fate", "unknown"),
    ({"players": SIDES, "fate": "OOF-01", "fate_pile": ["OOF-01"]}, "fate_pile[0]", "only one"),
    ({"players": SIDES, "display": {"A": ["fireball"] * 4}}, "display.A", "from 0 to 3 cards, not 4"),
    ({"players": SIDES, "display": {"A": ["wisdom"]}}, "display.A[0]", ""),
    ({"players": SIDES, "decks": {"A": ["fireball"] * 6}}, "decks.A[5]", "only 5"),
    ({"players": SIDES, "poison": 15}, "poison", "from 0 to 14"),
    ({"players": SIDES, "phase": "actions", "actions": -1}, "actions", "from"),
    ({"players": SIDES, "phase": "actions", "used": ["teleport"]}, "used[0]", "unknown"),
    ({"players": SIDES, "phase": "actions", "magic_energy": 1}, "magic_energy", "no bonus actions in this game"),
    ({"players": [{"missions": ["sets"]}, {}]}, "players[0].missions", ""),
    ({"players": SIDES, "options": {"life_profile": "immortal"}}, "options.life_profile", "unknown"),
    ({"players": SIDES, "options": {"weather": 1}}, "options.weather", "unknown field"),
    ({"players": SIDES, "weather": 1}, "weather", "unknown field"),
]


@pytest.mark.parametrize(("position", "field", "said"), WRONG, ids=[f"{field} {said}" for _, field, said in WRONG])
def test_a_position_that_cant_be(position: dict[str, Any], field: str, said: str) -> None:
    with pytest.raises(bestiaire.BadPosition) as caught:
        bestiaire.table("orcs", position=position)
    assert caught.value.field.replace("'", "") == field
    assert said in caught.value.problem
    assert caught.value.say("fr") != caught.value.say("en")


# --- Options ----------------------------------------------------------------------------------------------------------

CHOICES: dict[str, list[Any]] = {
    "secret_missions": [False, True],
    "bonus_actions": [False, True],
    "draw_upgrade_source": ["discard", "draw_pile"],
    "life_profile": ["two_to_five", "two_to_six"],
    "start_player_passes": [False, True],
}


@pytest.mark.parametrize("key", CHOICES)
def test_every_option_can_be_everything_it_may_be_and_nothing_else(key: str) -> None:
    default = bestiaire.table("orcs", seed=4)
    assert bestiaire.table("orcs", seed=4, options={key: CHOICES[key][0]}).digest() == default.digest()
    for value in CHOICES[key]:
        table = bestiaire.table("orcs", seed=4, options={key: value})
        position = json.loads(json.dumps(table.position()))
        assert bestiaire.table("orcs", position=position).digest() == table.digest()
    for wrong in ("perhaps", 7, None, [True]):
        with pytest.raises(bestiaire.BadOptions) as caught:
            bestiaire.table("orcs", options={key: wrong})
        assert caught.value.field == f"options.{key}"


def test_an_option_beside_the_position_must_agree_with_it() -> None:
    position = {"players": SIDES, "options": {"life_profile": "two_to_six"}}
    with pytest.raises(bestiaire.BadPosition, match="says otherwise"):
        bestiaire.table("orcs", position=position, options={"life_profile": "two_to_five"})


@pytest.mark.parametrize("players", [1, 5])
def test_two_to_four_play(players: int) -> None:
    with pytest.raises(bestiaire.BestiaireError):
        bestiaire.table("orcs", players=players)


# --- Undo -------------------------------------------------------------------------------------------------------------


@rule("OO-098")
def test_a_cast_can_be_undone_choice_by_choice(orcs: OrcsTables) -> None:
    table = orcs("zap switch smash", board={"3.inner": "orc", "3.outer": "goblin"})
    digests = [table.table.digest()]
    for key in ("cast:zap", "upgrade:switch", "teleport:4", "upgrade:none"):
        table.play(key)
        digests.append(table.table.digest())
    for digest in reversed(digests[:-1]):
        table.table.undo()
        assert table.table.digest() == digest
    assert table.asked == ("us", "action")
    assert (table.us.mage, table.us.hand) == (3, ["smash", "switch", "zap"])


def test_an_unknown_answer_changes_nothing(orcs: OrcsTables) -> None:
    table = orcs("zap", board={"3.inner": "orc"})
    before = table.table.digest()
    for key in ("cast:smash", "teleport:3", "teleport:6", "poison:1", "pass", "", "cast:fireball"):
        with pytest.raises(bestiaire.IllegalMove):
            table.table.play(key)
    assert table.table.digest() == before


@pytest.mark.parametrize("players", [2, 3, 4])
def test_cards_and_markers_are_conserved(players: int) -> None:
    """Every spell, poison card, fate card and creature is somewhere, or told to have left the game."""
    table = bestiaire.table("orcs", players=players, seed=players, options={"bonus_actions": True})
    first: tuple[Counter[str], int] | None = None
    steps = 0
    while table.choice is not None and steps < 400:
        if table.choice.kind in ("action", "reveal"):
            position = table.position()
            cards: Counter[str] = Counter({"poison": position["poison"]})
            for player in position["players"]:
                for zone in ("hand", "draw", "discard", "learned"):
                    cards.update(player.get(zone, []))
            for deck in "AB":
                cards.update(position["display"][deck] + position["decks"][deck])
            creatures = sum(len(left) for left in position["markers"].values())
            creatures += sum(len(section) for sector in position["board"].values() for section in sector.values())
            creatures += sum(sum(player.get("trophies", {}).values()) for player in position["players"])
            gone = [event.seen_by(None) for event in table.events if event.kind in ("remove", "tower", "lose_trophy")]
            cards.update(event["spell"] for event in gone if event["event"] == "remove")
            creatures += sum(event["event"] != "remove" for event in gone)
            first = first or (cards, creatures)
            assert (cards, creatures) == first
        steps += 1
        table.play((steps * 7 + len(table.choice.options)) % len(table.choice.options))
    assert first is not None
    assert first[0].total() == 40 + 14 + 8 * players
    assert first[1] == 24 + 12 * players
