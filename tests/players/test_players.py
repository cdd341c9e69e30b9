"""The computer players: they choose what is offered, by what their seat may know, and greedy beats random."""

from __future__ import annotations

import json

import pytest

import bestiaire
from bestiaire.core.rng import seeded
from bestiaire.players import PLAYERS, Player, Seat, player
from tests.depth import each_seed

NAMES = ["careful", "greedy", "random", "search:30"]
"""Those that a test can afford whole games of, and that do not look at the clock."""


def play_out(table: bestiaire.Table, players: list[Player]) -> list[str]:
    """Plays to the end; every choice must be among those offered. The keys chosen."""
    chosen: list[str] = []
    while table.choice is not None:
        seat = Seat(table)
        before = table.digest()
        key = players[seat.number].choose(seat)
        assert key in table.choice.keys
        assert table.digest() == before
        chosen.append(key)
        table.play(key)
    return chosen


def match(first: str, second: str, seed: int) -> bestiaire.Table:
    table = bestiaire.table("mindbug", seed=seed)
    play_out(table, [player(first, 2 * seed), player(second, 2 * seed + 1)])
    return table


def winner(table: bestiaire.Table) -> int:
    assert table.result is not None
    (seat,) = table.result.winners
    return seat


@each_seed(2, 5)
@pytest.mark.parametrize("name", NAMES)
def test_only_what_is_offered_is_chosen_and_thinking_changes_nothing(name: str, seed: int) -> None:
    table = match(name, "random", seed)
    assert table.result is not None


@pytest.mark.parametrize("variant", bestiaire.game("mindbug").variants)
@pytest.mark.parametrize("name", NAMES)
def test_dice_and_energy_cards_are_played_too(name: str, variant: str) -> None:
    table = bestiaire.table("mindbug", seed=2, options=bestiaire.game("mindbug").variants[variant])
    play_out(table, [player(name, 1), player("random", 2)])
    assert table.result is not None


@each_seed(2, 5)
@pytest.mark.parametrize("name", NAMES)
def test_the_same_seed_chooses_the_same(name: str, seed: int) -> None:
    assert match(name, name, seed).moves == match(name, name, seed).moves


@pytest.mark.parametrize("name", NAMES)
def test_the_choice_does_not_depend_on_how_the_position_was_reached(name: str) -> None:
    table = bestiaire.table("mindbug", seed=3)
    dice = seeded(3)
    while table.choice is not None:
        restored = bestiaire.table("mindbug", position=table.position())
        choice = player(name, 11).choose(Seat(table))
        assert player(name, 11).choose(Seat(table.fork())) == choice
        assert player(name, 11).choose(Seat(restored)) == choice
        table.play(dice.below(len(table.choice.options)))


def test_other_seeds_of_the_random_player_choose_otherwise() -> None:
    table = bestiaire.table("mindbug", seed=0)
    assert table.choice is not None
    chosen = {player("random", seed).choose(Seat(table)) for seed in range(100)}
    assert chosen == set(table.choice.keys)


def test_greedy_beats_random_clearly() -> None:
    won = sum(winner(match("greedy", "random", seed)) == 0 for seed in range(15))
    won += sum(winner(match("random", "greedy", seed)) == 1 for seed in range(15, 30))
    assert won >= 24


@pytest.mark.parametrize(
    ("position", "key"),
    [
        pytest.param(
            {"players": [{"play": ["gorillion"], "hand": ["turbo_bug"]}, {"life": 1, "hand": ["bee_bear"]}]},
            "attack:gorillion",
            id="the last life",
        ),
        pytest.param(
            {
                "players": [
                    {"life": 1, "mindbugs": 0, "play": ["bee_bear"], "hand": ["turbo_bug"]},
                    {"life": 1, "mindbugs": 0, "play": ["gorillion"]},
                ],
                "active": 0,
            },
            "play:turbo_bug",
            id="an attack that only loses a creature",
        ),
    ],
)
def test_careful_sees_what_is_in_front_of_it(position: dict[str, object], key: str) -> None:
    table = bestiaire.table("mindbug", position=position, seed=0)
    for seed in range(10):
        assert player("careful", seed).choose(Seat(table)) == key


def test_greedy_sees_one_step_and_no_answer() -> None:
    last_life = {"players": [{"play": ["gorillion"], "hand": ["turbo_bug"]}, {"life": 1, "hand": ["bee_bear"]}]}
    table = bestiaire.table("mindbug", position=last_life, seed=0)
    assert {player("greedy", seed).choose(Seat(table)) for seed in range(10)} == {"attack:gorillion"}


def test_careful_beats_greedy_clearly() -> None:
    won = sum(winner(match("careful", "greedy", seed)) == 0 for seed in range(10))
    won += sum(winner(match("greedy", "careful", seed)) == 1 for seed in range(10, 20))
    assert won >= 15


@each_seed(2, 6)
@pytest.mark.parametrize("name", NAMES)
def test_a_player_knows_only_what_its_seat_may_know(name: str, seed: int) -> None:
    """In another world that looks the same from the seat, the same player chooses the same."""
    table = bestiaire.table("mindbug", seed=seed)
    dice = seeded(seed + 500)
    worlds_that_differ = 0
    while table.choice is not None:
        seat = table.choice.player
        view = json.dumps(table.view(seat), sort_keys=True)
        choice = player(name, 23).choose(Seat(table))
        for other in range(4):
            world = table.imagine(seat, other)
            assert json.dumps(world.view(seat), sort_keys=True) == view
            worlds_that_differ += world.position()["players"] != table.position()["players"]
            assert player(name, 23).choose(Seat(world)) == choice
        table.play(dice.below(len(table.choice.options)))
    assert worlds_that_differ > 20


@each_seed(2, 3)
def test_what_a_seat_imagines_depends_only_on_what_it_may_know(seed: int) -> None:
    """The same seed imagines the same table, whatever the unseen cards truly are: chance tells nothing of them."""
    table = bestiaire.table("mindbug", seed=seed)
    dice = seeded(seed + 500)
    while table.choice is not None:
        seat = table.choice.player
        imagined = table.imagine(seat, 99).position()
        for other in range(3):
            again = table.imagine(seat, other).imagine(seat, 99).position()
            for before, after in zip(imagined["players"], again["players"], strict=True):
                assert sorted(after["hand"]) == sorted(before["hand"])
                assert after["deck"] == before["deck"]
            assert again["unused"] == imagined["unused"]
            assert again["random"] == imagined["random"]
        table.play(dice.below(len(table.choice.options)))


def test_a_seat_shows_its_own_view() -> None:
    table = bestiaire.table("mindbug", seed=1)
    assert table.choice is not None
    seat = Seat(table)
    assert seat.number == table.choice.player
    assert seat.keys == table.choice.keys
    assert seat.view() == table.view(seat.number)
    imagined = seat.imagine(5)
    imagined.play(0)
    assert table.moves == []


@pytest.mark.parametrize(
    ("name", "said"),
    [
        pytest.param("gredy", "did you mean 'greedy'?", id="misspelt"),
        pytest.param("grandmaster", "'grandmaster'", id="unknown"),
        pytest.param("", "''", id="empty"),
        pytest.param("a\nb", r"'a\nb'", id="two lines"),
    ],
)
def test_an_unknown_player_is_one_clear_error(name: str, said: str) -> None:
    with pytest.raises(bestiaire.BadInput) as caught:
        player(name, 0)
    message = str(caught.value)
    assert message.startswith("player: unknown: ")
    assert message.splitlines() == [message]
    assert said in message
    assert all(known in message for known in PLAYERS)
