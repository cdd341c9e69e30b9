"""The dice (KD-003): six faces, one symbol each; and what is counted in symbols."""

from __future__ import annotations

from typing import Final

from bestiaire.core.dice import Symbols

# The symbols. Fame and Destruction are also the names of the two tracks.
FAME: Final = 0
DESTRUCTION: Final = 1
SMASH: Final = 2
HEART: Final = 3
ENERGY: Final = 4
POWER: Final = 5

FACE_NAMES: Final = ("fame", "destruction", "smash", "heart", "energy", "power")
FACE_ORDER: Final = (SMASH, HEART, ENERGY, FAME, DESTRUCTION, POWER)
"""The order in which they are listed."""
DICE: Final = Symbols(FACE_NAMES, FACE_ORDER)
FACE_NUMBERS: Final = DICE.numbers
TRACK_NAMES: Final = ("fame", "destruction")

BASE_DICE: Final = 6
FIRST_TURN_DICE: Final = 5
MOST_EXTRA_DICE: Final = 2
THROWS: Final = 3
SET: Final = 3
"""So many Fame or Destruction symbols pull one space (KD-066)."""


def spaces_for(symbols: int) -> int:
    """KD-066: three pull one space, each further one a space more; fewer than three do nothing."""
    return symbols - SET + 1 if symbols >= SET else 0
