"""What is hidden stays hidden: the tables that a seat imagines tell nothing about the true one."""

from __future__ import annotations

from typing import Any

import bestiaire
from bestiaire.games.orcs.cards.creatures import MISSIONS

GAMES = 10
LOOKS = 40


def test_imagining_does_not_name_the_mission_of_the_other() -> None:
    """Who compares what is imagined with what another truth would have imagined can rule none of them out."""
    for seed in range(GAMES):
        table = bestiaire.table("orcs", seed=seed, options={"secret_missions": True})
        for _ in range(2):
            table.play(0)
        position = table.position()["stage"]["start"]
        mine, theirs = position["players"]
        worlds = [table.imagine(0, look).position() for look in range(4)]
        for mission in (mission.key for mission in MISSIONS):
            if mission in (*mine["missions"], mine["declined"]):
                continue
            other = {**theirs, "missions": [mission]}
            if theirs["declined"] == mission:
                other["declined"] = theirs["missions"][0]
            truth = bestiaire.table("orcs", position={**position, "players": [mine, other]})
            assert truth.view(0) == table.view(0)
            assert [truth.imagine(0, look).position() for look in range(4)] == worlds, (seed, mission)


def test_a_mission_that_was_put_back_stays_hidden_when_the_game_is_over() -> None:
    position = {
        "secret_missions": True,
        "phase": "over",
        "players": [{"missions": ["collector"]}, {"missions": ["weak_creatures"], "declined": "sets"}],
    }
    table = bestiaire.table("orcs", position=position, seed=1)
    assert table.view(0)["players"][1]["missions"] == ["weak_creatures"]
    sides = [table.imagine(0, look).position()["players"][1] for look in range(LOOKS)]
    assert {side["missions"][0] for side in sides} == {"weak_creatures"}
    assert len({side["declined"] for side in sides}) > 4


def few(**more: Any) -> bestiaire.Table:
    """A table with little on it: the rest lies in the box."""
    position = {
        "players": [{}, {}],
        "board": {"1": {"outer": ["orc"]}},
        "markers": {"2": ["goblin"], "3": ["goblin"]},
        "fate": "OOF-01",
        "fate_pile": ["OOF-02"],
        "display": {"A": [], "B": []},
        "decks": {"A": ["fireball"], "B": ["wisdom"]},
        "phase": "actions",
        **more,
    }
    return bestiaire.table("orcs", position=position, seed=1)


def test_what_lies_in_the_box_is_reckoned_with() -> None:
    worlds = [few().imagine(0, look).position() for look in range(LOOKS)]
    assert len({world["markers"]["2"][0] for world in worlds}) > 3
    assert len({world["fate_pile"][0] for world in worlds}) > 5
    assert {world["decks"]["A"][0] for world in worlds} == {"fireball", "ice_storm", "lightning_bolt", "earthquake"}
    assert len({world["decks"]["B"][0] for world in worlds}) > 3
    assert "OOF-01" not in {world["fate_pile"][0] for world in worlds}, "it lies open"


def test_who_has_reached_the_tower_does_not_come_back() -> None:
    """Of the four lava golems in a game for two, one stands open and three have reached the tower."""
    board = {"1": {"outer": ["lava_golem"]}}
    open_one = few(board=board)
    gone = few(board=board, counters={"lava_golem": 3})

    def hidden(table: bestiaire.Table) -> set[str]:
        worlds = [table.imagine(1, look).position()["markers"] for look in range(8 * LOOKS)]
        return {creature for world in worlds for sector in world.values() for creature in sector}

    assert hidden(open_one) - hidden(gone) == {"lava_golem"}
