"""How sure a rate is."""

from __future__ import annotations

import math

NORMAL_95 = 1.959964
"""95 of 100 normal values are no further than so many deviations from their mean."""


def wilson(successes: float, trials: int) -> tuple[float, float]:
    """The 95 % interval of a rate (Wilson's score), which may count shared wins as parts of one.

    >>> low, high = wilson(5, 10)
    >>> round(low, 3), round(high, 3)
    (0.237, 0.763)
    """
    if trials == 0:
        return 0.0, 1.0
    rate = successes / trials
    square = NORMAL_95 * NORMAL_95
    middle = (rate + square / (2 * trials)) / (1 + square / trials)
    spread = NORMAL_95 / (1 + square / trials) * math.sqrt(rate * (1 - rate) / trials + square / (4 * trials * trials))
    return max(0.0, min(rate, middle - spread)), min(1.0, max(rate, middle + spread))
