"""How long a computer takes must not tell what it holds: with a single answer it would be done at once.

Where everybody can see how many answers there are, a computer answers as soon as it has thought. Anywhere else it takes
as long as its level may think, and a moment more that is drawn anew each time, however soon it was done."""

from __future__ import annotations

import random
from typing import NamedTuple

from bestiaire.core.choice import Choice
from bestiaire.core.info import GameInfo
from bestiaire.players.levels import LEVELS

QUICK = 0.3
"""So many seconds those take who are no level: greedy ones, and guests."""
AT_ONCE = "random"
"""Who draws lots is done at once, however many there are."""
MORE = (0.1, 0.3)
"""A moment more, at least and at most: a level ends what it is about to try, and that may be over its time."""


class Thought(NamedTuple):
    """What a computer came to."""

    key: str
    seconds: float
    """How long it took, from when a worker began with it."""


def pause_after(info: GameInfo, choice: Choice, player_name: str, thought: Thought) -> float:
    """For how many seconds the answer is still kept back."""
    if player_name == AT_ONCE or choice.kind in info.open_questions:
        return 0.0
    longest = LEVELS[player_name].seconds if player_name in LEVELS else QUICK
    return max(0.0, longest + random.uniform(*MORE) - thought.seconds)
