"""Orcs Orcs Orcs, OO-200 to OO-204: the module of secret missions."""

import pytest

from tests.games.orcs.play import card, rule

MISSIONS = {
    "weak_creatures",
    "fine_trophies",
    "strong_creatures",
    "sets",
    "mighty_creatures",
    "bonus_powers",
    "spells",
    "collector",
}


@rule("OO-200", "OO-204")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_missions_are_dealt_to_each_and_one_is_kept(orcs, players):
    table = orcs.new(players, seed=players, secret_missions=True)
    dealt = [mission for seat in range(players) for mission in table.side(seat).missions]
    assert (len(dealt), len(set(dealt))) == (2 * players, 2 * players)
    assert set(dealt) <= MISSIONS
    for seat in range(players):
        two = table.side(seat).missions
        assert (table.table.choice.player, table.asked[1]) == (seat, "mission")
        assert table.offered("mission") == set(two)
        assert table.told("fate") == []
        assert len(table.side(seat).hand) == 4, "the opening hands are ready"
        table.play(f"mission:{two[seat % 2]}")
        assert table.side(seat).missions == [two[seat % 2]]
    assert len(table.told("fate")) == 1
    assert table.asked[1] in ("reveal", "action")


@rule("OO-200")
def test_missions_are_shuffled(orcs):
    seen = set()
    for seed in range(20):
        table = orcs.new(seed=seed, secret_missions=True)
        seen.add(tuple(table.us.missions))
    assert len(seen) > 8


@rule("OO-200")
def test_without_the_module_there_are_no_missions(orcs):
    table = orcs.new(seed=1)
    assert table.told("mission") == []
    assert table.us.missions == []


@rule("OO-200", "OO-204", "OO-030")
def test_nobody_sees_what_was_dealt_or_kept(orcs):
    table = orcs.new(seed=1, secret_missions=True)
    ours = table.us.missions
    assert sorted(table.view(0)["players"][0]["missions"]) == sorted(ours)
    assert (table.view(1)["players"][0]["missions"], table.view(None)["players"][0]["missions"]) == (2, 2)
    table.play(f"mission:{ours[0]}")
    assert table.view(0)["players"][0]["missions"] == [ours[0]]
    assert (table.view(1)["players"][0]["missions"], table.view(None)["players"][0]["missions"]) == (1, 1)
    for event in table.table.events:
        if event.kind == "mission":
            assert "mission" not in event.seen_by(1)
    seen = {tuple(table.table.imagine(1, seed).position()["players"][0]["missions"]) for seed in range(30)}
    assert len(seen) > 3


def scored(orcs, mission, ours, **fields):
    """The points of a mission at the end of a game that is over after our turn."""
    options = {"secret_missions": True}
    them = {"missions": "collector" if mission != "collector" else "sets"}
    table = orcs({**ours, "missions": mission}, them, start_player=1, active=0, ending=True, options=options, **fields)
    table.play("pass:turn")
    assert table.us.score["mission"]["mission"] == mission
    lines = table.us.score
    base = sum(line["points"] for line in lines["creatures"].values())
    base += lines["support"]["points"] + lines["poison"]["points"]
    assert table.scores[0] == base + lines["mission"]["points"] == lines["total"]
    return lines["mission"]["points"]


@rule("OO-201", "OO-203")
@card("weak_creatures", "strong_creatures", "mighty_creatures", "fine_trophies", "sets")
@pytest.mark.parametrize(
    ("mission", "trophies", "points"),
    [
        ("weak_creatures", {}, 0),
        ("weak_creatures", {"goblin": 1}, 0),
        ("weak_creatures", {"goblin": 1, "goblin_shaman": 1}, 2),
        ("weak_creatures", {"goblin": 3, "goblin_shaman": 2, "orc": 4, "lava_golem": 1}, 4),
        ("strong_creatures", {"orc": 1, "goblin": 3}, 0),
        ("strong_creatures", {"orc": 1, "orc_rider": 1}, 3),
        ("strong_creatures", {"orc": 4, "orc_rider": 1, "stone_golem": 2}, 6),
        ("mighty_creatures", {"goblin": 4}, 0),
        ("mighty_creatures", {"stone_golem": 1}, 2),
        ("mighty_creatures", {"stone_golem": 2, "lava_golem": 3, "orc": 1}, 10),
        ("fine_trophies", {"goblin": 3}, 0),
        ("fine_trophies", {"goblin": 1, "orc": 1, "orc_rider": 1, "lava_golem": 1}, 3),
        ("fine_trophies", {"goblin": 7}, 3),
        ("fine_trophies", {"goblin": 5, "orc": 3}, 6),
        ("sets", {"goblin": 2, "orc": 2}, 0),
        ("sets", {"goblin": 2, "orc": 2, "stone_golem": 1}, 3),
        ("sets", {"goblin": 1, "goblin_shaman": 2, "orc": 1, "orc_rider": 1, "stone_golem": 1, "lava_golem": 2}, 6),
    ],
)
def test_missions_of_creatures(orcs, mission, trophies, points):
    assert scored(orcs, mission, {"trophies": trophies}) == points


@rule("OO-201", "OO-203")
@card("bonus_powers")
@pytest.mark.parametrize("fate", [None, "OOF-06"])
@pytest.mark.parametrize(("skulls", "points"), [({}, 0), ({"orc": 1}, 0), ({"orc": 2, "goblin": 1}, 2),
                                                ({"orc": 2, "goblin": 2, "lava_golem": 2}, 6)])  # fmt: skip
def test_the_mission_of_bonus_powers(orcs, skulls, points, fate):
    assert scored(orcs, "bonus_powers", {"skulls": skulls}, fate=fate) == points


@rule("OO-201", "OO-203")
@card("spells")
@pytest.mark.parametrize(
    ("deck", "points"),
    [
        ("smash zap spell_book_fire_earth poison poison", 0),
        ("fireball smash", 0),
        ("fireball fireball", 3),
        ("wisdom switch ice_storm poison", 3),
        ("wisdom switch ice_storm replenish", 6),
    ],
)
@pytest.mark.parametrize("zone", ["hand", "draw", "discard"])
def test_the_mission_of_spells(orcs, deck, points, zone):
    assert scored(orcs, "spells", {zone: deck}) == points


@rule("OO-202")
@card("collector")
@pytest.mark.parametrize(
    ("trophies", "points"),
    [({}, 0), ({"goblin": 5}, 2), ({"goblin": 1, "goblin_shaman": 1}, 4),
     (dict.fromkeys(("goblin", "goblin_shaman", "orc", "orc_rider", "stone_golem", "lava_golem"), 1), 12)],
)  # fmt: skip
def test_the_mission_of_the_collector(orcs, trophies, points):
    assert scored(orcs, "collector", {"trophies": trophies}) == points


@rule("OO-203")
def test_a_creature_lost_to_the_tower_does_not_count(orcs):
    ours = {"trophies": {"goblin": 2}, "hand": "magic_bonds", "missions": "weak_creatures"}
    table = orcs(ours, {"missions": "sets"}, start_player=1, active=0, ending=True, board={"3.inner": "goblin"},
                 options={"secret_missions": True})  # fmt: skip
    table.play("cast:magic_bonds", "effect:1", "pass:turn")
    assert table.scores[0] == 3 + 2 + 0


@rule("OO-204")
def test_missions_are_shown_at_the_final_scoring(orcs):
    table = orcs({"missions": "sets"}, {"missions": "spells"}, start_player=1, active=0, ending=True,
                 options={"secret_missions": True})  # fmt: skip
    assert table.view(1)["players"][0]["missions"] == 1
    table.play("pass:turn")
    for seat in (0, 1, None):
        assert [player["missions"] for player in table.view(seat)["players"]] == [["sets"], ["spells"]]
