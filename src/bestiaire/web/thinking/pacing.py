"""How long a computer takes must not tell what it holds: with a single answer it would be done at once.

Where everybody can see how many answers there are, a computer answers as soon as it has thought. Anywhere else a level
takes as long as it may think, however soon it was done. Other players have no such limit: one that has a single answer
thinks about a question that, by all that is public, it might have been asked instead, and takes as long as that takes.
Whoever it is, a moment is added that is drawn anew each time."""

from __future__ import annotations

import random
from typing import NamedTuple

from bestiaire.core.choice import Choice
from bestiaire.core.info import GameInfo
from bestiaire.core.rng import seeded
from bestiaire.core.table import Table
from bestiaire.players.levels import LEVELS

QUICK = 0.3
"""So many seconds those take at least who are no level: greedy ones, and guests."""
AT_ONCE = "random"
"""Who draws lots is done at once, however many there are."""
MORE = (0.1, 0.3)
"""A moment more, at least and at most: a level ends what it is about to try, and that may be over its time."""
WORLDS = 24
"""In so many worlds at most a question with several answers is looked for."""


class Thought(NamedTuple):
    """What a computer came to."""

    key: str
    seconds: float
    """How long it took, from when a worker began with it."""


def is_paced(info: GameInfo, choice: Choice, player_name: str) -> bool:
    """Whether the time until the answer could tell others how many answers there were."""
    return player_name != AT_ONCE and choice.kind not in info.open_questions


def pause_after(info: GameInfo, choice: Choice, player_name: str, thought: Thought) -> float:
    """For how many seconds the answer is still kept back."""
    if not is_paced(info, choice, player_name):
        return 0.0
    longest = LEVELS[player_name].seconds if player_name in LEVELS else QUICK
    return max(0.0, longest - thought.seconds) + random.uniform(*MORE)


def to_think_about(table: Table, player_name: str, seed: int) -> Table:
    """The table itself, or, where thinking about its only answer would be over too soon, another one: what nobody else
    can see is dealt anew until there are several answers. If there hardly ever are, it is a later question."""
    choice = table.choice
    assert choice is not None
    if len(choice.options) > 1 or player_name in LEVELS or not is_paced(table.info, choice, player_name):
        return table
    rng = seeded(seed)
    for _ in range(WORLDS):
        world = table.imagine(None, rng.next())
        if world.choice is not None and len(world.choice.options) > 1:
            return world
    while world.choice is not None and len(world.choice.options) == 1:
        world.play(0)
    return table if world.choice is None else world
