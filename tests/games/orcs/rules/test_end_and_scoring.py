"""Orcs Orcs Orcs, OO-188 to OO-193: the last round and the final scoring."""

import pytest

from tests.games.orcs.play import TYPES, rule

LAST = {"start_player": 1, "active": 0, "ending": True}
"""Our turn is the last of the game."""
THREE_EMPTY = {"1": ["goblin"], "2": ["goblin"], "3": [], "4": [], "5": [], "6": []}
"""Markers: four sectors have none, the fourth of them holds a creature."""


def to_the_end(table):
    turns = 0
    while table.table.result is None:
        table.play(sorted(table.options)[0] if table.asked[1] == "reveal" else "pass:turn")
        turns += 1
        assert turns < 20
    return table


@rule("OO-188")
def test_the_game_ends_with_the_round_in_which_a_fourth_sector_is_empty(orcs):
    table = orcs("smash", board={"3.inner": "goblin.1"}, markers=THREE_EMPTY)
    assert not table.ending
    table.cast("smash")
    assert table.ending
    assert len(table.told("last_round")) == 1
    assert table.asked == ("us", "action"), "the turn goes on"
    table.play("pass:turn")
    assert table.active == "them"
    to_the_end(table)
    assert [event["seat"] for event in table.told("turn")] == [1]
    assert table.drawn(1) == [4], "the last turn has its draw phase too"
    assert table.table.result.reason == "points"


@rule("OO-188")
def test_nobody_plays_again_after_the_round(orcs):
    table = orcs("smash", board={"3.inner": "goblin.1"}, markers=THREE_EMPTY, start_player=1, active=0)
    table.cast("smash")
    table.play("pass:turn")
    assert table.asked == ("nobody", "")
    assert table.scores == [4, 0]


@rule("OO-188")
@pytest.mark.parametrize(
    ("markers", "board"),
    [
        ({"1": ["goblin"], "2": ["goblin"], "3": ["goblin"]}, {"3.inner": "goblin.1"}),
        ({"1": ["goblin"], "2": ["goblin"]}, {"3.inner": "goblin.1", "6.outer": "orc"}),
        ({"1": ["goblin"], "2": ["goblin"]}, {"3.inner": "goblin.1", "3.outer": "orc"}),
    ],
)
def test_a_sector_with_a_hidden_marker_or_a_creature_is_not_empty(orcs, markers, board):
    table = orcs("smash", board=board, markers=markers)
    table.play("cast:smash")
    if table.asked[1] == "target":
        table.play("target:goblin@3.inner.1")
    assert table.us.trophies == {"goblin": 1}
    assert not table.ending


@rule("OO-188")
def test_a_fate_card_may_bring_the_end_and_the_round_is_played_in_full(orcs):
    table = orcs(phase="fate", fate_pile=["OOF-02", "OOF-10"], board={"3.inner": "goblin"}, markers=THREE_EMPTY)
    assert table.ending
    to_the_end(table)
    assert [event["seat"] for event in table.told("turn")] == [0, 1]
    assert len(table.told("fate")) == 1


@rule("OO-188", "OO-150")
def test_once_met_it_stays_met(orcs):
    table = orcs("smash switch zap", board={"3.inner": "goblin.1", "1.outer": "orc"}, markers=THREE_EMPTY)
    table.cast("smash")
    table.cast("switch", "zap")
    table.play("effect:2", "to:3.inner")
    assert table.active == "them"
    assert table.at("3.inner") == "orc"
    assert table.ending
    to_the_end(table)
    assert len(table.told("fate")) == 0


@rule("OO-188")
def test_a_teleport_of_creatures_may_empty_a_sector(orcs):
    table = orcs("switch zap", board={"5.inner": "goblin"}, markers={"1": ["goblin"], "2": ["goblin"], "3": ["goblin"]})
    table.cast("switch", "zap")
    assert not table.ending
    table.play("effect:2", "to:3.outer")
    assert not table.ending, "4, 5 and 6 are three"


# --- Scoring ----------------------------------------------------------------------------------------------------------


@rule("OO-189")
@pytest.mark.parametrize("space", range(6))
def test_creatures_are_worth_what_their_counters_show(orcs, space):
    trophies = dict(zip(TYPES, (5, 4, 3, 2, 2, 1), strict=True))
    tracks = [[4, 3, 3, 2, 2, 1], [5, 4, 4, 3, 3, 2], [6, 5, 5, 4, 4, 3], [7, 6, 6, 5, 5, 4], [8, 7, 6, 5, 4, 3],
              [10, 9, 8, 7, 6, 5]]  # fmt: skip
    table = orcs({"trophies": trophies}, counters=dict.fromkeys(TYPES, space), **LAST)
    table.play("pass:turn")
    assert table.scores[0] == sum(n * track[space] for n, track in zip(trophies.values(), tracks, strict=True))
    lines = table.us.score["creatures"]
    assert {name: (line["held"], line["value"]) for name, line in lines.items() if line["held"]} == {
        name: (trophies[name], track[space]) for name, track in zip(TYPES, tracks, strict=True)
    }


@rule("OO-189")
def test_the_counters_are_read_when_the_last_round_is_over(orcs):
    table = orcs({"hand": "magic_bonds", "trophies": {"orc": 2}}, board={"2.inner": "orc", "1.inner": "goblin"}, **LAST)
    assert table.us.score["total"] == 2 * 6 + 2
    table.play("cast:magic_bonds", "effect:1", "target:orc@2.inner", "pass:turn")
    assert table.scores == [2 * 5 + 2, 0]


@rule("OO-189")
def test_creatures_on_the_board_and_unturned_count_for_nobody(orcs):
    table = orcs({}, {}, board={"3.inner": "lava_golem lava_golem"}, **LAST)
    table.play("pass:turn")
    assert table.scores == [0, 0]


@rule("OO-190", "OO-191", "OO-193")
@pytest.mark.parametrize("zone", ["hand", "draw", "discard", "learned"])
def test_support_and_poison_count_wherever_they_lie_in_the_deck(orcs, zone):
    table = orcs({zone: "switch voodoo poison replenish"}, {"discard": "poison poison poison"}, **LAST)
    table.play("pass:turn")
    assert table.scores == [3 * 2 - 2, -6]


@rule("OO-192")
def test_tied_players_share_the_victory(orcs):
    sides = [{"trophies": {"goblin": 1}}, {"hand": "switch", "draw": "voodoo"}, {"hand": "switch", "draw": ""}]
    table = orcs(*sides, start_player=1, active=0, ending=True)
    table.play("pass:turn")
    assert (table.scores, table.winners) == ([4, 4, 2], [0, 1])


@rule("OO-192")
def test_most_points_win(orcs):
    table = orcs({"trophies": {"goblin": 1}}, {"trophies": {"orc": 1}}, {}, {"draw": "poison"}, **LAST)
    table.play("pass:turn")
    assert (table.scores, table.winners) == ([4, 6, 0, -2], [1])
    assert table.table.result.reason == "points"


@rule("OO-193")
def test_a_negative_total_may_win(orcs):
    table = orcs({"draw": "poison"}, {"draw": "poison poison"}, **LAST)
    table.play("pass:turn")
    assert (table.scores, table.winners) == ([-2, -4], [0])
