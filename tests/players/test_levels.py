"""Levels: the more one thinks the stronger it is, an easy one errs, and nobody thinks longer than it matters."""

from __future__ import annotations

import pytest

import bestiaire
from bestiaire.players import LEVELS, Opinion, Search, SearchPlayer, Seat, is_player, player
from tests.depth import each_seed
from tests.players.test_players import match, winner
from tests.players.test_search import WIN, at_random


def test_levels_think_longer_and_more_from_easy_to_expert() -> None:
    assert list(LEVELS) == ["easy", "normal", "hard", "expert"]
    budgets = [(level.seconds, level.simulations) for level in LEVELS.values()]
    assert budgets == sorted(budgets)
    assert (budgets[0][0], budgets[-1][0]) == (0.2, 5.0)


def test_easy_overlooks_a_win_now_and_then_and_normal_does_not() -> None:
    table = bestiaire.table("mindbug", position=WIN)
    assert {player("easy", seed).choose(Seat(table)) for seed in range(40)} > {"attack:gorillion"}
    assert {player("normal", seed).choose(Seat(table)) for seed in range(10)} == {"attack:gorillion"}


def test_normal_beats_easy_clearly() -> None:
    won = sum(winner(match("normal", "easy", seed)) == 0 for seed in range(8))
    won += sum(winner(match("easy", "normal", seed)) == 1 for seed in range(8, 16))
    assert won >= 11


@each_seed(4, 10)
def test_a_decision_that_is_settled_is_not_thought_over_any_longer(seed: int) -> None:
    """It is the one that the whole budget would have come to."""
    table = at_random(seed, 9)
    short, whole = Search(Seat(table), seed), Search(Seat(table), seed)
    short.decide(3600.0, 2000)
    whole.think(3600.0, 2000)
    assert Opinion(short).key == Opinion(whole).key
    assert short.root.visits <= whole.root.visits == 2000


def test_the_only_good_move_is_settled_early() -> None:
    search = Search(Seat(bestiaire.table("mindbug", position=WIN)), 1)
    search.decide(3600.0, 10_000)
    assert search.root.visits < 6_000


@pytest.mark.parametrize("name", ["search:0", "search:0s", "search:-1", "search:", "search:1e3", "Expert", "hard "])
def test_what_is_no_player(name: str) -> None:
    assert not is_player(name)
    with pytest.raises(bestiaire.BadInput):
        player(name, 0)


@pytest.mark.parametrize("name", ["search:1", "search:0.5s", "search:3600s", "easy", "expert", "greedy"])
def test_what_is_a_player(name: str) -> None:
    assert is_player(name)
    player(name, 0)


def test_a_level_thinks_as_often_as_it_says() -> None:
    seat = Seat(at_random(3, 9))
    assert SearchPlayer(1, 3600.0, 77).opinion(seat).simulations == 77
