"""OpenSpiel's own search for games with hidden cards, as a player: `openspiel:bestiaire.rl.referee:ismcts`."""

from __future__ import annotations

from typing import Any

import numpy as np

SIMULATIONS = 100
EXPLORATION = 1.4


def ismcts(game: Any, player: int, seed: int) -> Any:
    """Information-set Monte-Carlo tree search as OpenSpiel has it in Python, each simulation played to its end at
    random."""
    from open_spiel.python.algorithms.ismcts import ISMCTSBot
    from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

    dice = np.random.RandomState(seed % 2**32)
    return ISMCTSBot(game, RandomRolloutEvaluator(1, dice), EXPLORATION, SIMULATIONS, random_state=dice)
