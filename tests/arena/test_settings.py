"""Who meets whom, on which deal, from which seat."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from bestiaire import BadInput, BestiaireError
from bestiaire.arena.settings import Settings, read_settings


def settings(players: int, seats: int, games: int = 12, seed: int = 1) -> Settings:
    return Settings("mindbug", 1, {}, seats, ("random",) * players, games, seed, False)


def test_two_seats_make_pairs() -> None:
    assert settings(3, 2).line_ups == [(0, 1), (0, 2), (1, 2)]
    assert settings(3, 2).seatings[0] == [(0, 1), (1, 0)]
    assert settings(3, 2).total == 36


@pytest.mark.parametrize(
    ("players", "seats", "line_ups"),
    [
        (3, 3, [(0, 1, 2)]),
        (4, 3, [(0, 1, 2), (0, 1, 3), (0, 2, 3), (1, 2, 3)]),
        (2, 3, [(0, 1, 0), (0, 1, 1)]),
        (2, 4, [(0, 1, 0, 1)]),
        (3, 5, [(0, 1, 2, 0, 1), (0, 1, 2, 0, 2), (0, 1, 2, 1, 2)]),
    ],
)
def test_more_seats_are_filled_as_evenly_as_can_be(players: int, seats: int, line_ups: list[tuple[int, ...]]) -> None:
    assert settings(players, seats).line_ups == line_ups


@pytest.mark.parametrize(("players", "seats"), [(2, 2), (3, 2), (4, 3), (2, 3), (2, 4), (3, 6)])
def test_on_a_deal_everybody_has_every_seat_equally_often(players: int, seats: int) -> None:
    plan = settings(players, seats)
    for line_up in range(len(plan.line_ups)):
        rotations = len(plan.seatings[0])
        numbers = range(line_up * rotations, (line_up + 1) * rotations)
        assert {plan.deal_of(number) for number in numbers} == {0}
        for seat in range(seats):
            had_it = Counter(plan.seating_of(number)[seat] for number in numbers)
            share = Counter(plan.line_ups[line_up])
            assert all(had_it[who] * seats == share[who] * rotations for who in share)


def test_every_line_up_plays_the_same_number_of_games() -> None:
    plan = settings(4, 3, games=9)
    met = Counter(tuple(sorted(plan.seating_of(number))) for number in range(plan.total))
    assert met == dict.fromkeys(plan.line_ups, 9)


def test_more_games_leave_the_first_ones_as_they_were() -> None:
    few, many = settings(3, 2, games=4), settings(3, 2, games=40)
    for number in range(few.total):
        assert few.seating_of(number) == many.seating_of(number)
        assert few.deal_of(number) == many.deal_of(number)


def test_seeds_have_nothing_in_common() -> None:
    plans = [settings(2, 2, seed=1), settings(2, 2, seed=2)]
    deals = [plan.seed_of_deal(deal) for plan in plans for deal in range(500)]
    players = [plan.seed_of_player(number, seat) for plan in plans for number in range(500) for seat in range(2)]
    assert len({*deals, *players}) == 3000
    assert all(0 <= seed < 2**63 for seed in deals + players)


@pytest.mark.parametrize(("asked", "played"), [(1, 2), (2, 2), (31, 32), (100, 100)])
def test_an_odd_number_of_games_is_rounded_up_to_whole_deals(asked: int, played: int) -> None:
    assert read_settings("mindbug", ["random", "greedy"], asked, seed=1).games == played


def test_who_plays_twice_has_two_names() -> None:
    plan = read_settings("mindbug", ["random", "greedy", "random", "random"], 2, seed=1)
    assert plan.labels == ["random", "greedy", "random#2", "random#3"]


GOOD: dict[str, Any] = {"game": "mindbug", "players": ["random", "greedy"], "games": 10, "seed": 1}


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"game": "chess"}, "game: unknown: 'chess'"),
        ({"players": ["random"]}, "players: must be from 2 to 50 names, not 1"),
        ({"players": []}, "players: must be from 2 to 50 names, not 0"),
        ({"players": ["random"] * 51}, "players: must be from 2 to 50 names, not 51"),
        ({"players": ["random", "gredy"]}, "players: unknown: 'gredy' (did you mean 'greedy'?)"),
        ({"players": ["random", "search:0"]}, "players: unknown: 'search:0'"),
        ({"players": ["random", 3]}, "players[1]: must be text, not 3"),
        ({"games": 0}, "games: must be from 1 to 1000000000, not 0"),
        ({"games": -2}, "games: must be from 1 to"),
        ({"games": 2.5}, "games: must be a whole number, not 2.5"),
        ({"seats": 3}, "seats: must be 2, not 3"),
        ({"seed": -1}, "seed: must be from 0 to"),
        ({"options": {"sets": ["none"]}}, "options.sets[0]: unknown: 'none'"),
        ({"options": {"colour": 1}}, "options.colour: unknown field"),
    ],
    ids=lambda value: str(value)[:40],
)
def test_wrong_settings(wrong: dict[str, Any], said: str) -> None:
    with pytest.raises(BadInput) as error:
        read_settings(**{**GOOD, **wrong})
    assert said in str(error.value)
    assert isinstance(error.value, BestiaireError)
    assert error.value.say("fr") != error.value.say("en")
