"""What the computer players are told about the game: an evaluation and a quick policy."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import bestiaire
from bestiaire.core.info import any_option
from bestiaire.core.rng import seeded
from bestiaire.players import Seat, player
from tests.games.playing import played_by
from tests.games.tokyo.play import CITY, Fields, TokyoTables

POLICY: Any = bestiaire.game("tokyo").policy

BETTER: list[tuple[str, Fields, Fields]] = [
    ("hearts", {"hearts": 9}, {"hearts": 8}),
    ("the last hearts most", {"hearts": 2}, {"hearts": 1}),
    ("points", {"vp": 3}, {"vp": 2}),
    ("energy", {"energy": 3}, {"energy": 2}),
    ("a Keep card", {"cards": "acid_attack"}, {}),
    ("a Mindbug token", {"mindbugs": 2}, {"mindbugs": 1}),
    ("no poison", {}, {"poison": 1}),
    ("no shrink token", {}, {"shrink": 1}),
    ("to be alive", {"hearts": 1}, {"hearts": 0, "out": True}),
    ("Tokyo while one is strong", {"place": "city"}, {}),
    ("to be outside while one is weak", {"hearts": 2}, {"hearts": 2, "place": "city"}),
]


@pytest.mark.parametrize(("better", "worse"), [case[1:] for case in BETTER], ids=[case[0] for case in BETTER])
def test_what_looks_better(better: Fields, worse: Fields, tokyo: TokyoTables) -> None:
    good, bad = tokyo({}, better), tokyo({}, worse)
    assert good.table.value(1) > bad.table.value(1)
    assert good.table.outcome()[1] > bad.table.outcome()[1]
    assert good.table.outcome()[0] < bad.table.outcome()[0]


def test_the_nearer_the_end_the_more_a_heart_and_a_point_count(tokyo: TokyoTables) -> None:
    def step(before: Fields, after: Fields) -> float:
        return tokyo({}, after).table.value(1) - tokyo({}, before).table.value(1)

    assert step({"hearts": 1}, {"hearts": 2}) > 3 * step({"hearts": 9}, {"hearts": 10})
    assert step({"vp": 17}, {"vp": 18}) > 3 * step({"vp": 1}, {"vp": 2})


def test_dice_count_for_what_they_would_bring(tokyo: TokyoTables) -> None:
    def worth(dice: str, *sides: Fields, seat: int = 0) -> float:
        return tokyo.rolling(dice, *sides, rolls=2).table.value(seat)

    assert worth("333e12") > worth("33ee12")
    assert worth("hh1122", {"hearts": 5}) > worth("121233", {"hearts": 5})
    assert worth("hh1122", {"hearts": 5, **CITY}) == worth("h11223", {"hearts": 5, **CITY}) < worth("ee1122", CITY)
    assert worth("sss112", {}, CITY, seat=1) < worth("eee112", {}, CITY, seat=1), "who is about to be hit"
    assert worth("sss112", {}, CITY, seat=2) == worth("eee112", {}, CITY, seat=2), "who is not"


def kept(tokyo: TokyoTables, dice: str, *sides: Fields, **fields: Any) -> str:
    """The dice that quick play keeps, in the letters in which they are written."""
    table = tokyo.rolling(dice, *sides, **fields)
    choice = table.table.choice
    assert choice is not None
    assert choice.kind == "reroll"
    again = POLICY(table.table._state, choice, seeded(1)).name
    thrown = [] if again == "none" else [name if name.isdigit() else name[0] for name in again.split("+")]
    return "".join(sorted((Counter(dice) - Counter(thrown)).elements()))


def test_quick_play_keeps_what_is_worth_most(tokyo: TokyoTables) -> None:
    """With ten hearts more are of no use."""
    assert kept(tokyo, "333hhh") == "333"
    assert kept(tokyo, "eee12h", {}, CITY) == "eee"
    assert kept(tokyo, "ss112e", CITY, {"hearts": 2}, {"hearts": 2}, rolls=2).count("s") == 2
    assert kept(tokyo, "sss12e", CITY, {"hearts": 2}, {"hearts": 2}, rolls=2).count("s") == 2, "both are beaten by two"


def test_quick_play_heals_only_as_far_as_it_can(tokyo: TokyoTables) -> None:
    assert kept(tokyo, "hhh123", {"hearts": 4}, CITY) == "hhh"
    assert kept(tokyo, "hhh123", {"hearts": 9}, CITY, rolls=2) == "h"
    assert "h" not in kept(tokyo, "hhh123", {"hearts": 4, **CITY})


def test_quick_play_keeps_a_pair_that_may_become_three(tokyo: TokyoTables) -> None:
    assert kept(tokyo, "33112h", {"vp": 12}, CITY) == "33"
    assert kept(tokyo, "11223h", {"vp": 18}, CITY) == "22", "two points would win, one would not"
    assert kept(tokyo, "11eeee", {}, CITY, rolls=2) == "eeee"


def test_quick_play_goes_for_empty_tokyo(tokyo: TokyoTables) -> None:
    assert kept(tokyo, "s123hh", rolls=2) == "s"
    assert kept(tokyo, "ss123h", rolls=2) == "s"


def test_quick_play_spends_a_token_only_on_dice_that_matter(tokyo: TokyoTables) -> None:
    """Seat 1 is asked whether it takes them over."""

    def answers(dice: str, *sides: Fields) -> set[str]:
        table = tokyo.fixed(dice, *sides)
        assert table.asked == (1, "mindbug")
        return {POLICY(table.table._state, table.table.choice, seeded(seed)).name for seed in range(60)}

    token = {"mindbugs": 1}
    assert answers("112eeh", {}, token) == {"none"}
    assert "none" not in answers("333eeh", {"vp": 17}, token)
    assert "none" not in answers("ss1123", {}, {**token, **CITY, "hearts": 2})


def test_the_quick_policy_beats_chance() -> None:
    won = 0.0
    for seed in range(24):
        seats = [any_option] * 4
        seats[seed % 4] = POLICY
        won += played_by("tokyo", seats, seed)[seed % 4]
    assert won >= 16


def test_the_greedy_player_beats_chance() -> None:
    won = 0
    for seed in range(6):
        table = bestiaire.table("tokyo", seed=seed, players=3)
        players = [player("random", seed + seat) for seat in range(3)]
        players[seed % 3] = player("greedy", seed)
        while table.choice is not None:
            table.play(players[table.choice.player].choose(Seat(table)))
        assert table.result is not None
        won += seed % 3 in table.result.winners
    assert won >= 4
