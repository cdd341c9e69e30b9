"""The dice (KT-006): six faces, each as likely: 1, 2, 3, a heart, an energy, a smash."""

from __future__ import annotations

from typing import Final

from bestiaire.core.dice import Symbols

ONE: Final = 0
TWO: Final = 1
THREE: Final = 2
HEART: Final = 3
ENERGY: Final = 4
SMASH: Final = 5

FACE_NAMES: Final = ("1", "2", "3", "heart", "energy", "smash")
DICE: Final = Symbols(FACE_NAMES, (ONE, TWO, THREE, HEART, ENERGY, SMASH))
FACE_NUMBERS: Final = DICE.numbers

BASE_DICE: Final = 6
MOST_DICE: Final = BASE_DICE + 3
"""With both Extra Heads and a Mimic."""
BASE_ROLLS: Final = 3
MOST_ROLLS: Final = BASE_ROLLS + 3
"""With Giant Brain, Free Will and a Mimic of one of them."""
SET: Final = 3
"""So many dice of a number score it (KT-051), so many hearts bring an Evolution card (KM-102)."""


def points_for(face: int, symbols: int) -> int:
    """KT-051: three 1s are worth 1 point, three 2s 2, three 3s 3, and each further die 1 more."""
    return face + 1 + symbols - SET if symbols >= SET else 0
