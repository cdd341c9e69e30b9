"""OpenSpiel's random-simulation test for every game; information states, resampling, and chance."""

from __future__ import annotations

from typing import Any

import pytest

np = pytest.importorskip("numpy", reason="NumPy is not installed: pip install 'bestiaire[rl]'")
pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: pip install 'bestiaire[openspiel]'")

import json
import random

from bestiaire import rl
from bestiaire.core.errors import BadOptions
from bestiaire.rl import openspiel
from bestiaire.rl.game import named
from tests.rl.games import kinds


@pytest.fixture(autouse=True)
def shelf(snip: str) -> None:
    """Snip is on the shelf, too, and OpenSpiel knows it."""
    openspiel.register()


def load(key: str, seats: int, options: dict[str, Any], seed: int = 1) -> Any:
    told = {"players": seats, "options": json.dumps(options), "rng_seed": seed}
    return pyspiel.load_game(openspiel.short_name(key), told)


def states(game: Any, most: int) -> Any:
    """The decisions of a random game."""
    rng = random.Random(5)
    state = game.new_initial_state()
    for _ in range(most):
        while state.is_chance_node():
            state.apply_action(state.legal_actions()[0])
        if state.is_terminal():
            return
        yield state
        state.apply_action(rng.choice(state.legal_actions()))


@pytest.mark.parametrize(("key", "seats", "options"), kinds())
def test_random_simulations(key: str, seats: int, options: dict[str, Any]) -> None:
    pyspiel.random_sim_test(load(key, seats, options), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize(("key", "seats", "options"), kinds())
def test_a_resampled_state_is_the_same_information(key: str, seats: int, options: dict[str, Any]) -> None:
    rng = random.Random(6)
    differing = 0
    for state in states(load(key, seats, options), 40):
        seat = state.current_player()
        other = state.resample_from_infostate(seat, rng.random)
        assert other.current_player() == seat
        assert other.information_state_string(seat) == state.information_state_string(seat)
        assert other.observation_string(seat) == state.observation_string(seat)
        assert other.legal_actions() == state.legal_actions()
        assert np.array_equal(other.observation_tensor(seat), state.observation_tensor(seat))
        differing += str(other) != str(state)
    assert differing > 0


def test_an_information_state_remembers_what_a_view_forgets() -> None:
    """Two ways that look the same now are told apart by what was seen and chosen on them."""
    game = load("snip", 3, {})
    state = game.new_initial_state()
    state.apply_action(0)
    ways = []
    for number in (0, 1):
        way = state.clone()
        before = way.information_state_string(0)
        lay = [action for action in way.legal_actions() if way.action_to_string(0, action) != "roll:keep"]
        way.apply_action(way.legal_actions()[0] if number == 0 else lay[0])
        assert way.information_state_string(0) != before
        ways.append(way.information_state_string(0))
    assert ways[0] != ways[1]


def test_chance_is_a_node_where_it_is_used_and_copies_roll_anew() -> None:
    game = load("snip", 3, {})
    state = game.new_initial_state()
    assert state.is_chance_node()
    assert state.chance_outcomes() == [(0, 1.0)]
    state.apply_action(0)
    again = next(action for action in state.legal_actions() if state.action_to_string(action) == "roll:again")
    keep = next(action for action in state.legal_actions() if state.action_to_string(action) == "roll:keep")
    kept = state.child(keep)
    assert not kept.is_chance_node()
    rolled = set()
    for _ in range(40):
        other = state.clone()
        other.apply_action(again)
        assert other.is_chance_node()
        other.apply_action(0)
        rolled.add(json.loads(other.observation_string(0))["die"])
    assert len(rolled) > 1


def test_the_observation_is_ours_by_name() -> None:
    game = load("mindbug", 2, {})
    state = next(states(game, 1))
    seat = state.current_player()
    flat = np.array(state.observation_tensor(seat))
    slow = rl.observe(state.table.view(seat))
    for name, array in named(rl.schema("mindbug"), flat).items():
        assert np.array_equal(array, slow[name])


def test_searches_of_openspiel_play_our_games() -> None:
    from bestiaire.rl import referee

    for key in ("mindbug", "snip"):
        game = load(key, 2 if key == "mindbug" else 3, {})
        for count, state in enumerate(states(game, 3)):
            bot = referee.ismcts(game, state.current_player(), count)
            bot._max_simulations = 5
            assert bot.step(state) in state.legal_actions()


def test_wrong_options_are_named() -> None:
    class Mindbug(openspiel.BestiaireGame):
        key = "mindbug"

    with pytest.raises(BadOptions, match=r"options\.sets"):
        Mindbug({"options": '{"sets": ["nonsense"]}'})
    with pytest.raises(BadOptions, match="options: must be an object"):
        Mindbug({"options": "nonsense"})
