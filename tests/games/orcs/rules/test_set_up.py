"""Orcs Orcs Orcs, OO-020 to OO-031: the set-up, and what is hidden."""

from collections import Counter

import pytest

import bestiaire
from tests.games.orcs.play import BOOKS, STARTING, TYPES, rule

DECK_A = dict.fromkeys(("fireball", "lightning_bolt", "earthquake", "ice_storm"), 5)
DECK_B = dict.fromkeys(("switch", "replenish", "magic_bonds", "voodoo", "wisdom"), 4)
FATE = {f"OOF-{number:02}" for number in range(1, 16)}


@rule("OO-020")
def test_14_poison_cards_and_15_fate_cards(orcs):
    table = orcs.new(secret_missions=True)
    assert table.lies("poison") == 14
    assert (len(table.lies("fate_pile")), set(table.lies("fate_pile"))) == (15, FATE)
    assert table.view()["fate"] is None


@rule("OO-020")
def test_the_fate_pile_is_shuffled(orcs):
    assert len({orcs.new(seed=seed).view()["fate"] for seed in range(40)}) > 10


@rule("OO-021")
@pytest.mark.parametrize("players", [2, 4])
def test_two_decks_of_20_show_three_each(orcs, players):
    table = orcs.new(players, seed=3)
    for deck, printed in (("A", DECK_A), ("B", DECK_B)):
        shown, hidden = table.display[deck], table.decks[deck]
        if table.view()["special"] != "spell_exchange":
            assert (len(shown), len(hidden)) == (3, 17)
        assert Counter(shown + hidden) == printed


@rule("OO-021")
def test_the_decks_are_shuffled(orcs):
    assert len({tuple(orcs.new(seed=seed).display["A"]) for seed in range(30)}) > 5


@rule("OO-022")
def test_every_counter_begins_on_its_first_space(orcs):
    table = orcs.new()
    assert table.counters == dict(zip(TYPES, (4, 5, 6, 7, 8, 10), strict=True))


@rule("OO-024", "OO-025")
def test_the_markers_are_shuffled(orcs):
    assert len({str(orcs.new(seed=seed).lies("markers")) for seed in range(10)}) == 10


@rule("OO-025")
def test_the_markers_turned_up_are_told(orcs):
    table = orcs.new(secret_missions=True)
    told = [event["sector"] for event in table.told("reveal")]
    assert Counter(told) == dict.fromkeys(range(1, 7), 2)


@rule("OO-026", "OO-131")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_player_has_the_eight_starting_spells_and_cubes_at_the_bottom(orcs, players):
    table = orcs.new(players, seed=5)
    for seat in range(players):
        side = table.side(seat)
        assert side.deck == sorted([*STARTING, *BOOKS])
        assert (side.skulls, side.trophies, side.powers) == ({}, {}, set())


@rule("OO-027")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_draws_four_cards(orcs, players):
    table = orcs.new(players, seed=6)
    for seat in range(players):
        assert (len(table.side(seat).hand), len(table.side(seat).draw), table.side(seat).discard) == (4, 4, [])


@rule("OO-027")
def test_the_starting_spells_are_shuffled(orcs):
    assert len({tuple(orcs.new(seed=seed).us.hand) for seed in range(30)}) > 10


@rule("OO-028", "OO-031")
def test_the_mages_start_where_their_colours_do(orcs):
    spaces = {"blue": 1, "green": 2, "yellow": 3, "red": 5}
    table = orcs.new(4)
    assert [table.side(seat).colour for seat in range(4)] == ["blue", "green", "yellow", "red"]
    assert [table.side(seat).mage for seat in range(4)] == [1, 2, 3, 5]
    table = orcs.new(3, colours=["red", "blue", "yellow"])
    assert [(table.side(seat).colour, table.side(seat).mage) for seat in range(3)] == [
        (colour, spaces[colour]) for colour in ("red", "blue", "yellow")
    ]


@rule("OO-031")
@pytest.mark.parametrize(
    "colours", [["red", "red"], ["red"], ["red", "pink"], ["red", "blue", "green"], "red", 7, None]
)
def test_colours_that_cannot_be(orcs, colours):
    with pytest.raises(bestiaire.BadOptions) as caught:
        orcs.new(2, colours=colours)
    assert caught.value.field.startswith("options.colours")


@rule("OO-031", "OO-040")
def test_turn_order_is_the_order_of_seats_not_of_the_tower(orcs):
    table = orcs.new(3, seed=1, colours=["red", "blue", "yellow"])
    first = table.lies("start_player")
    for _ in range(3):
        play_a_turn(table)
    turns = [event["seat"] for event in table.told("turn")][:4]
    assert turns == [first, (first + 1) % 3, (first + 2) % 3, first]


def play_a_turn(table):
    if table.asked[1] == "reveal":
        table.play(sorted(table.options)[0])
    table.play("pass:turn")


@rule("OO-029")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_start_player_is_drawn_at_random(orcs, players):
    starts = Counter(orcs.new(players, seed=seed).lies("start_player") or 0 for seed in range(60))
    assert set(starts) == set(range(players))
    assert min(starts.values()) > 4


@rule("OO-029", "OO-040")
@pytest.mark.parametrize("passes", [False, True])
def test_the_start_player_stays_unless_the_option_passes_it_round(orcs, passes):
    table = orcs.new(3, seed=4, start_player_passes=passes)
    first = table.lies("start_player") or 0
    for _ in range(9):
        play_a_turn(table)
    turns = [event["seat"] for event in table.told("turn")][:9]
    order = [(first + turn) % 3 for turn in range(3)]
    if passes:
        assert turns == order + order[1:] + order[:1] + order[2:] + order[:2]
    else:
        assert turns == order * 3


@rule("OO-030")
def test_a_hand_is_seen_by_its_owner_alone(orcs):
    table = orcs("smash zap", {"hand": "cold_snap fire_spark poison"})
    assert sorted(table.view(0)["players"][0]["hand"]) == ["smash", "zap"]
    assert table.view(0)["players"][1]["hand"] == 3
    assert (table.view(1)["players"][0]["hand"], table.view(None)["players"][0]["hand"]) == (2, 2)


@rule("OO-030")
def test_sizes_and_discard_piles_are_public_and_the_order_of_piles_is_not(orcs):
    ours = {"hand": "smash", "draw": "zap cold_snap", "discard": "fire_spark fireball", "trophies": {"orc": 1}}
    table = orcs(ours, fate_pile=["OOF-01", "OOF-02"])
    for seat in (0, 1, None):
        view = table.view(seat)
        us = view["players"][0]
        assert (us["draw"], sorted(us["discard"])) == (2, ["fire_spark", "fireball"])
        assert (us["trophies"], us["mage"]) == ({"orc": 1}, 3)
        assert view["fate_pile"] == 2
        assert view["markers"] == {str(sector): 1 for sector in range(1, 7)}
        assert view["decks"] == {"A": 16, "B": 17}, "one Fireball is ours"


@rule("OO-030")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_what_is_hidden_can_be_anything(orcs, seat):
    table = orcs.new(2, seed=8)
    watcher = 0 if seat is None else seat
    other = 1 - watcher
    hands, piles, markers, decks = set(), set(), set(), set()
    for seed in range(12):
        imagined = table.table.imagine(watcher, seed)
        assert imagined.view(watcher) == table.view(watcher)
        position = imagined.position()
        hands.add(str(sorted(position["players"][other]["hand"])))
        piles.add(str(position["players"][watcher]["draw"]))
        markers.add(str(position["markers"]))
        decks.add(str(position["decks"]) + str(position["fate_pile"]))
        assert sorted(position["players"][watcher]["hand"]) == table.side(watcher).hand
    assert min(len(seen) for seen in (hands, piles, markers, decks)) > 4


@rule("OO-030", "OO-200")
def test_events_tell_a_card_to_its_owner_alone(orcs):
    table = orcs({"hand": "replenish", "draw": "zap smash"})
    table.cast("replenish")
    (drawn,) = [event for event in table.table.events if event.kind == "draw"]
    assert sorted(drawn.seen_by(0)["cards"]) == ["smash", "zap"]
    assert "cards" not in drawn.seen_by(1)
    assert "cards" not in drawn.seen_by(None)
