"""How many steps a second environments make here, each with observation and mask; others' beside, where installed.

A step is counted in the process's own processor time, games dealt anew included, and the random choice of an action
left out as far as it goes by NumPy.
"""

from __future__ import annotations

import random
import time
from importlib.util import find_spec

import numpy as np

from bestiaire.rl.batch import batch

TABLES = 64


def environments(game: str, seconds: float) -> dict[str, float]:
    """The lines of a report; none of what is not installed."""
    found = {f"environment steps/s, batch of {TABLES}": in_a_batch(game, seconds)}
    if find_spec("pettingzoo") is not None:
        found["environment steps/s, PettingZoo AEC unwrapped"] = in_an_aec(game, seconds)
    if find_spec("pyspiel") is not None:
        found["OpenSpiel's gin rummy, steps/s"] = in_openspiel(seconds)
    if find_spec("rlcard") is not None:
        for name in ("leduc-holdem", "gin-rummy"):
            found[f"RLCard's {name}, steps/s"] = in_rlcard(name, seconds)
    return found


def in_a_batch(game: str, seconds: float) -> float:
    """Decisions on 64 tables that are stepped together."""
    tables = batch(game, TABLES)
    now = tables.reset(1)
    rng = np.random.default_rng(1)
    spent, steps = 0.0, 0
    while spent < seconds:
        action = (rng.random(now.mask.shape, np.float32) * now.mask).argmax(axis=1)
        start = time.process_time()
        now = tables.step(action)
        spent += time.process_time() - start
        steps += TABLES
    return steps / spent


def in_an_aec(game: str, seconds: float) -> float:
    """Decisions of agents that are asked one after the other, by `last` and `step`."""
    from bestiaire.rl.pettingzoo import raw_env

    env, rng, steps, seed = raw_env(game), random.Random(1), 0, 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        env.reset(seed=seed)
        seed += 1
        while True:
            seen, _, is_over, _, _ = env.last()
            if is_over:
                break
            possible = seen["action_mask"].view(np.bool_)  # of flags NumPy finds the 1s many times faster
            env.step(rng.choice(possible.nonzero()[0].tolist()))
            steps += 1
    return steps / (time.process_time() - start)


def in_openspiel(seconds: float) -> float:
    """OpenSpiel's gin rummy (in C++, by way of Python): legal actions, observation, action."""
    import pyspiel

    game, rng, steps = pyspiel.load_game("gin_rummy"), random.Random(1), 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, chances)[0])
                continue
            state.observation_tensor(state.current_player())
            state.legal_actions_mask()
            state.apply_action(rng.choice(state.legal_actions()))
            steps += 1
    return steps / (time.process_time() - start)


def in_rlcard(name: str, seconds: float) -> float:
    """A card game of RLCard: every step brings an observation and the legal actions."""
    import rlcard

    env, rng, steps = rlcard.make(name, config={"seed": 1}), random.Random(1), 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(rng.choice(list(state["legal_actions"])))
            steps += 1
    return steps / (time.process_time() - start)
