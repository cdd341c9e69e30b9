"""Ratings: what is known beforehand comes out, and the intervals hold the truth as often as they say."""

from __future__ import annotations

import math

import pytest

from bestiaire.arena.intervals import wilson
from bestiaire.arena.ratings import POINTS, Rating, Tally, rate
from bestiaire.core.rng import Random, seeded


def pairs(wins: dict[tuple[int, int], tuple[float, int]], players: int) -> list[Rating]:
    """Ratings from how many of so many games each first player of a pair has won."""
    tally = Tally(players, games_per_deal=10**9)
    for (one, other), (won, games) in wins.items():
        whole = int(won)
        parts = [[1.0, 0.0]] * whole + [[0.5, 0.5]] * round(2 * (won - whole))
        parts += [[0.0, 1.0]] * (games - len(parts))
        tally.add_deal([((one, other), part) for part in parts])
    return rate(tally)


def test_ten_to_one_is_four_hundred_points() -> None:
    strong, weak = pairs({(0, 1): (10000, 11000)}, 2)
    assert strong.points - weak.points == pytest.approx(400, abs=1)
    assert strong.points == pytest.approx(-weak.points)


def test_equal_players_are_equal() -> None:
    for rating in pairs({(0, 1): (50, 100), (0, 2): (50, 100), (1, 2): (50, 100)}, 3):
        assert rating.points == pytest.approx(0, abs=1e-6)
        assert rating.low == pytest.approx(-rating.high)


def test_a_shared_win_is_half_of_one() -> None:
    shared = pairs({(0, 1): (50.5, 100)}, 2)
    assert pairs({(0, 1): (50, 100)}, 2)[0].points < shared[0].points < pairs({(0, 1): (51, 100)}, 2)[0].points


def test_who_never_lost_has_a_rating_and_a_wide_interval() -> None:
    winner, loser = pairs({(0, 1): (20, 20)}, 2)
    assert winner.points > 200
    assert winner.low > loser.high
    assert winner.high - winner.low > 300
    assert all(math.isfinite(end) for rating in (winner, loser) for end in (rating.low, rating.high))


def test_without_games_everybody_is_equal_and_nothing_is_sure() -> None:
    for rating in rate(Tally(3, 6)):
        assert rating.points == pytest.approx(0)
        assert rating.high - rating.low > 500


def test_three_seats_follow_luce() -> None:
    """At a table of three, who is twice as strong wins twice as often."""
    tally = Tally(3, games_per_deal=10**9)
    for winner, times in enumerate((4000, 2000, 1000)):
        parts = [float(seat == winner) for seat in range(3)]
        tally.add_deal([((0, 1, 2), parts)] * times)
    first, second, third = rate(tally)
    assert first.points - second.points == pytest.approx(POINTS * math.log(2), abs=1)
    assert second.points - third.points == pytest.approx(POINTS * math.log(2), abs=1)


def test_who_sits_twice_at_a_table_has_two_chances() -> None:
    """Two seats of one player against one of an equal: two wins in three are what was to be expected."""
    tally = Tally(2, games_per_deal=10**9)
    tally.add_deal([((0, 1, 0), [1.0, 0.0, 0.0])] * 1000 + [((0, 1, 0), [0.0, 1.0, 0.0])] * 1000)
    tally.add_deal([((0, 1, 0), [0.0, 0.0, 1.0])] * 1000)
    one, other = rate(tally)
    assert one.points == pytest.approx(other.points, abs=0.5)


STRENGTHS = [0.6, 0.1, -0.7]


def tournament(rng: Random, deals: int, luck: int) -> list[Rating]:
    """Three players of known strength, pairs with seats swapped. By luck, some deals are won by a seat whoever has it
    (so games of a deal depend on each other)."""
    tally = Tally(3, games_per_deal=6)
    for _ in range(deals):
        lucky = rng.below(2) if rng.below(100) < luck else -1
        games: list[tuple[tuple[int, ...], list[float]]] = []
        for one, other in ((0, 1), (1, 0), (0, 2), (2, 0), (1, 2), (2, 1)):
            chance = 1 / (1 + math.exp(STRENGTHS[other] - STRENGTHS[one]))
            winner = lucky if lucky >= 0 else int(rng.below(10**6) >= chance * 10**6)
            games.append(((one, other), [1.0 - winner, float(winner)]))
        tally.add_deal(games)
    return rate(tally)


def test_intervals_hold_the_truth_ninety_five_times_out_of_a_hundred() -> None:
    rng = seeded(2)
    held = 0
    for _ in range(200):
        ratings = tournament(rng, deals=40, luck=0)
        held += sum(
            rating.low <= POINTS * strength <= rating.high for rating, strength in zip(ratings, STRENGTHS, strict=True)
        )
    assert 0.93 <= held / 600 <= 0.985


def test_games_that_all_go_the_same_way_on_a_deal_widen_the_interval() -> None:
    """If a deal decides for a player, whatever the seats, its games are worth less than independent ones."""
    alike, apart = Tally(2, games_per_deal=10), Tally(2, games_per_deal=10)
    win, loss = ((0, 1), [1.0, 0.0]), ((0, 1), [0.0, 1.0])
    for deal in range(60):
        alike.add_deal([win] * 10 if deal % 2 else [loss] * 10)
        apart.add_deal([win] * 5 + [loss] * 5)
    one, other = rate(alike)[0], rate(apart)[0]
    assert one.points == pytest.approx(other.points)
    assert one.high - one.low > 2.5 * (other.high - other.low)


@pytest.mark.parametrize(("wins", "games"), [(0, 0), (0, 10), (10, 10), (3, 10), (2.5, 5), (500, 1000)])
def test_wilson(wins: float, games: int) -> None:
    low, high = wilson(wins, games)
    assert 0 <= low < high <= 1
    if games:
        assert low <= wins / games <= high


def test_wilson_by_the_book() -> None:
    low, high = wilson(81, 263)
    assert (round(low, 4), round(high, 4)) == (0.2553, 0.3662)
