"""Playing a game straight through, without a table: nothing is remembered, nothing can be undone."""

from __future__ import annotations

from typing import Any

from bestiaire.core.choice import GameOver
from bestiaire.core.rng import Random
from bestiaire.core.state import State


def play_at_random(state: State[Any], rng: Random) -> int:
    """Plays from the start of a stage to the end of the game with random options; returns how many were chosen."""
    decisions = 0
    while state.result is None:
        flow = state.stage()
        try:
            choice = next(flow)
            while True:
                decisions += 1
                options = choice.options
                choice = flow.send(options[rng.below(len(options))])
        except (StopIteration, GameOver):
            pass
    return decisions
