"""What lies on the table: sectors and sections, the phases of a round, and a spell on its way."""

from __future__ import annotations

from typing import Final

from bestiaire.core.piles import Cards
from bestiaire.games.orcs.generated.player import Player as Player

NOBODY: Final = -1
NO_CARD: Final = -1

SECTORS: Final = 6
"""OO-001, OO-003: in a ring around the tower, each facing the tower space of its number; the last lies beside the
first."""
RINGS: Final = 3
INNER: Final = 0
MIDDLE: Final = 1
OUTER: Final = 2
RING_NAMES: Final = ("inner", "middle", "outer")
SECTIONS: Final = SECTORS * RINGS
SECTION_NAMES: Final = tuple(f"{place // RINGS + 1}.{RING_NAMES[place % RINGS]}" for place in range(SECTIONS))
"""OO-002: section `sector * 3 + ring`, spelled `3.inner`. Sectors and tower spaces count from 0 here, from 1 in
words."""
SPACE_NAMES: Final = ("1", "2", "3", "4", "5", "6")

TYPES: Final = 6

# The stages of a round (OO-040, OO-070).
SET_UP: Final = 0
MISSIONS: Final = 1
FATE: Final = 2
REVEAL: Final = 3
ACTIONS: Final = 4
OVER: Final = 5
PHASES: Final = ("set_up", "missions", "fate", "reveal", "actions", "over")

START_SPELLS: Final = 8
HAND: Final = 4
HAND_UNDER_THREE_SPELLS: Final = 3
ACTIONS_PER_TURN: Final = 2
MOST_ACTIONS: Final = 20
"""OO-085: in a turn. So many more are not to be had in it."""
MOST_MAGIC: Final = 99
"""OO-216: more than there are creatures, each of which brings one magic energy."""
USABLE_POWERS: Final = ("poison", "hand_change")
"""Those that are used, once in a turn (OO-182, OO-183)."""
MOST_ROUNDS: Final = 999
"""Every round creatures come out or march on, so no game lasts so long. Further ones are not counted."""
DISPLAY: Final = 3
SHOWN_AT_SET_UP: Final = 2
SKULL_STEPS: Final = 2
"""OO-112."""
COUNTER_SPACES: Final = 6
EMPTY_SECTORS: Final = 4
"""OO-188: so many empty ones end the game."""
SUPPORT_POINTS: Final = 2
POISON_POINTS: Final = -2
POISON_CARDS: Final = 14
MISSIONS_DEALT: Final = 2
SAFE_HAND: Final = 3
"""OO-153: only players with more cards than these discard."""


class Cast:
    """A spell on its way: the card, its upgrades, the energy so far, and upgrade effects that wait (OO-101)."""

    __slots__ = ("energy", "spell", "upgrades", "waiting")

    def __init__(self, spell: int, energy: int) -> None:
        self.spell: int = spell
        self.energy: int = energy
        self.upgrades: Cards = ()
        self.waiting: int = 0
