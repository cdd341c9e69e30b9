"""The spaces of Gymnasium that a game's actions and observations are."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from bestiaire.rl.game import NUMBER, GameAsNumbers, Mask


class LegalActions(spaces.Discrete):
    """All actions by number. A sample without a mask is one that is possible now, if any is: an environment refuses
    what is masked out, and tools that sample blindly work all the same."""

    def __init__(self, size: int) -> None:
        super().__init__(size)
        self.mask: Mask | None = None
        """What is possible now; the environment keeps it up to date."""

    def sample(self, mask: Mask | None = None, probability: Any = None) -> Any:
        if mask is None and probability is None and self.mask is not None and self.mask.any():
            mask = self.mask
        return super().sample(mask, probability)


def observations(game: GameAsNumbers, actions: int) -> spaces.Dict:
    """What environments show: the flat observation within its bounds, and the mask."""
    low: NDArray[Any] = np.zeros(game.schema.size, NUMBER)
    high: NDArray[Any] = np.zeros(game.schema.size, NUMBER)
    for field in game.schema.fields:
        low[field.at : field.at + field.size] = field.low
        high[field.at : field.at + field.size] = field.high
    return spaces.Dict(
        {
            "observation": spaces.Box(low, high, dtype=NUMBER),
            "action_mask": spaces.Box(0, 1, (actions,), dtype=np.int8),
        }
    )
