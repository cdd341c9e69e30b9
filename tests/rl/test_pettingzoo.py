"""PettingZoo's own tests for every game and number of seats, and what they do not ask."""

from __future__ import annotations

from functools import partial
from types import SimpleNamespace
from typing import Any

import pytest

np = pytest.importorskip("numpy", reason="NumPy is not installed: pip install 'bestiaire[rl]'")
pytest.importorskip("pettingzoo", reason="PettingZoo is not installed: pip install 'bestiaire[rl]'")

from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, seed_test

from bestiaire.core.errors import BadInput, BadOptions, BadSeat, IllegalMove, UnknownGame
from bestiaire.rl import pettingzoo
from tests.rl.games import kinds

pytestmark = pytest.mark.filterwarnings(
    "ignore:Observation space for each agent:UserWarning", "ignore:Observation is not a NumPy array:UserWarning"
)
"""Said of every environment whose observation has a mask, PettingZoo's own excepted by name."""


@pytest.fixture(autouse=True)
def shelf(snip: str) -> None:
    """Snip is on the shelf, too."""


@pytest.mark.parametrize(("key", "seats", "options"), kinds())
def test_the_api_is_kept(key: str, seats: int, options: dict[str, Any]) -> None:
    api_test(pettingzoo.env(key, players=seats, options=options), num_cycles=60)
    api_test(pettingzoo.env(key, players=seats, options=options, max_cycles=20), num_cycles=60)
    parallel_api_test(pettingzoo.parallel_env(key, players=seats, options=options), num_cycles=60)


@pytest.mark.parametrize(("key", "seats", "options"), kinds())
def test_a_seed_deals_the_same(key: str, seats: int, options: dict[str, Any]) -> None:
    seed_test(partial(pettingzoo.env, key, players=seats, options=options), num_cycles=30)
    parallel_seed_test(partial(pettingzoo.parallel_env, key, players=seats, options=options), num_cycles=30)


@pytest.mark.parametrize(("key", "seats", "options"), kinds())
def test_cycles_end_where_they_should(key: str, seats: int, options: dict[str, Any]) -> None:
    given: dict[str, Any] = {"players": seats, "options": options}
    env, parallel_env = partial(pettingzoo.env, key, **given), partial(pettingzoo.parallel_env, key, **given)
    max_cycles_test(SimpleNamespace(env=env, parallel_env=parallel_env))


def test_the_module_passes_as_it_is() -> None:
    max_cycles_test(pettingzoo)


@pytest.mark.parametrize(("key", "seats", "options"), kinds())
def test_the_mask_is_in_observation_and_info_and_the_end_is_worth_nothing_in_sum(
    key: str, seats: int, options: dict[str, Any]
) -> None:
    env = pettingzoo.raw_env(key, players=seats, options=options)
    env.reset(seed=5)
    worth = {}
    for agent in env.agent_iter():
        seen, reward, is_over, _, info = env.last()
        assert seen["action_mask"] is info["action_mask"]
        worth[agent] = reward
        if is_over:
            assert not seen["action_mask"].any()
            env.step(None)
            continue
        assert env.table.choice is not None
        offered = {env.at.game.actions.key(number) for number in np.flatnonzero(seen["action_mask"])}
        assert offered == set(env.table.choice.keys)
        for other in set(env.agents) - {agent}:
            assert not env.observe(other)["action_mask"].any()
        env.step(env.action_space(agent).sample())
    assert len(worth) == seats
    assert sum(worth.values()) == pytest.approx(0)
    assert max(worth.values()) >= 0


def test_what_is_masked_out_is_named_and_changes_nothing() -> None:
    env = pettingzoo.env("mindbug")
    env.reset(seed=1)
    raw = env.unwrapped
    digest, agent = raw.table.digest(), env.agent_selection
    wrong = raw.at.game.actions.number("mindbug:yes")
    with pytest.raises(IllegalMove, match=r"\(mindbug:yes\)' is not possible here; offered: play:"):
        env.step(wrong)
    for bad in (-1, 10**9, None, "play", 1.5):
        with pytest.raises(IllegalMove):
            env.step(bad)
    assert (raw.table.digest(), env.agent_selection) == (digest, agent)
    env.step(env.action_space(agent).sample())
    assert raw.table.choice.kind == "mindbug"


def test_who_is_not_asked_can_only_wait() -> None:
    env = pettingzoo.parallel_env("mindbug")
    seen, _ = env.reset(seed=1)
    asked, other = env.agents if seen["player_0"]["action_mask"].sum() > 1 else env.agents[::-1]
    assert np.flatnonzero(seen[other]["action_mask"]).tolist() == [env.at.waiting]
    right = int(seen[asked]["action_mask"].argmax())
    digest = env.table.digest()
    with pytest.raises(IllegalMove):
        env.step({asked: right, other: 0})
    with pytest.raises(IllegalMove):
        env.step({other: env.at.waiting})
    with pytest.raises(BadInput, match="nobody"):
        env.step({asked: right, "nobody": 0})
    assert env.table.digest() == digest
    env.step({asked: right, other: env.at.waiting})
    assert env.table.digest() != digest


def test_games_after_a_seed_follow_from_it() -> None:
    def deals(env: Any) -> list[str]:
        env.reset(seed=3)
        first = env.table.digest()
        env.reset()
        return [first, env.table.digest()]

    one = deals(pettingzoo.raw_env("mindbug"))
    assert one == deals(pettingzoo.raw_env("mindbug"))
    assert one[0] != one[1]


def test_it_can_be_shown_as_text() -> None:
    env = pettingzoo.env("mindbug", render_mode="ansi")
    env.reset(seed=1)
    assert '"life": 3' in env.render()


def test_wrong_input_is_named() -> None:
    with pytest.raises(UnknownGame, match="chess"):
        pettingzoo.env("chess")
    with pytest.raises(BadOptions, match=r"options\.sets"):
        pettingzoo.env("mindbug", options={"sets": ["nonsense"]})
    with pytest.raises(BadSeat, match="players: must be 3, not 2"):
        pettingzoo.env("snip", players=2)
    with pytest.raises(BadInput, match="max_cycles: must be"):
        pettingzoo.env("mindbug", max_cycles=0)
    with pytest.raises(BadInput, match="render_mode"):
        pettingzoo.parallel_env("mindbug", render_mode="human")
