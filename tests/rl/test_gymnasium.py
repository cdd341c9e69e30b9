"""Gymnasium's own check for every game, and what it does not ask."""

from __future__ import annotations

from typing import Any

import pytest

np = pytest.importorskip("numpy", reason="NumPy is not installed: pip install 'bestiaire[rl]'")
gym = pytest.importorskip("gymnasium", reason="Gymnasium is not installed: pip install 'bestiaire[rl]'")

from gymnasium.utils.env_checker import check_env

import bestiaire
from bestiaire.core.errors import BadInput, BadSeat, IllegalMove
from bestiaire.rl import gymnasium
from tests.rl.games import kinds


@pytest.fixture(autouse=True)
def shelf(snip: str) -> None:
    """Snip is on the shelf, too, and Gymnasium knows it."""
    gymnasium.register()


@pytest.mark.parametrize(("key", "seats", "options"), kinds())
def test_the_check_is_passed(key: str, seats: int, options: dict[str, Any]) -> None:
    name = f"bestiaire/{key}-v{bestiaire.game(key).version}"
    check_env(gym.make(name, players=seats, options=options).unwrapped)


@pytest.mark.parametrize("opponent", ["random", "greedy", "search:5"])
def test_a_game_against_an_opponent_is_played_to_its_end(opponent: str) -> None:
    env = gymnasium.env("mindbug", opponent=opponent, seat=1, strict=True)
    seen, info = env.reset(seed=2)
    is_over, reward = False, 0.0
    while not is_over:
        assert env.table.choice is not None
        assert env.table.choice.player == info["seat"] == 1
        assert reward == 0.0
        assert env.action_masks() is info["action_mask"]
        seen, reward, is_over, is_cut, info = env.step(env.action_space.sample(seen["action_mask"]))
        assert not is_cut
    assert reward in (-1.0, 1.0)
    assert env.table.result is not None
    assert (reward > 0) == (1 in env.table.result.winners)


def test_seats_change_unless_one_is_chosen() -> None:
    env = gymnasium.env("mindbug")
    env.reset(seed=1)
    seats = []
    for _ in range(20):
        env.reset()
        seats.append(env.seat)
    assert set(seats) == {0, 1}


def test_what_is_masked_out_is_named_and_changes_nothing() -> None:
    env = gymnasium.env("mindbug", seat=0)
    seen, _ = env.reset(seed=1)
    digest, wrong = env.table.digest(), int(seen["action_mask"].argmin())
    again, reward, is_over, _, info = env.step(wrong)
    assert env.table.digest() == digest
    assert (reward, is_over) == (0.0, False)
    assert np.array_equal(again["observation"], seen["observation"])
    assert f"'{wrong} (" in info["error"]
    assert "is not possible here" in info["error"]
    strict = gymnasium.env("mindbug", seat=0, strict=True)
    strict.reset(seed=1)
    with pytest.raises(IllegalMove, match="is not possible here"):
        strict.step(wrong)
    assert strict.table.digest() == digest


def test_after_the_end_nothing_can_be_played() -> None:
    env = gymnasium.env("mindbug")
    env.reset(seed=1)
    is_over = False
    while not is_over:
        _, _, is_over, _, _ = env.step(env.action_space.sample())
    with pytest.raises(IllegalMove, match="the game is over"):
        env.step(0)


def test_wrong_input_is_named() -> None:
    with pytest.raises(BadInput, match="player: "):
        gymnasium.env("mindbug", opponent="nobody")
    with pytest.raises(BadSeat, match="seat: must be from 0 to 1, not 2"):
        gymnasium.env("mindbug", seat=2)
    with pytest.raises(BadInput, match="render_mode"):
        gymnasium.env("mindbug", render_mode="human")


def test_it_can_be_shown_as_text() -> None:
    env = gymnasium.env("mindbug", render_mode="ansi")
    env.reset(seed=1)
    assert '"life": 3' in str(env.render())
    assert gymnasium.env("mindbug").render() is None
