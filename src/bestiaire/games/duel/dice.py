"""The dice (KD-003): six faces, one symbol each; and what is counted in symbols."""

from __future__ import annotations

from typing import Final

from bestiaire.core.rng import Random

# The symbols. Fame and Destruction are also the names of the two tracks.
FAME: Final = 0
DESTRUCTION: Final = 1
SMASH: Final = 2
HEART: Final = 3
ENERGY: Final = 4
POWER: Final = 5

FACES: Final = 6
FACE_NAMES: Final = ("fame", "destruction", "smash", "heart", "energy", "power")
FACE_ORDER: Final = (SMASH, HEART, ENERGY, FAME, DESTRUCTION, POWER)
"""The order in which they are listed."""
FACE_NUMBERS: Final[dict[str, int]] = {name: number for number, name in enumerate(FACE_NAMES)}
TRACK_NAMES: Final = ("fame", "destruction")

BASE_DICE: Final = 6
FIRST_TURN_DICE: Final = 5
MOST_EXTRA_DICE: Final = 2
THROWS: Final = 3
SET: Final = 3
"""So many Fame or Destruction symbols pull one space (KD-066)."""

Faces = tuple[int, ...]
"""Dice by what they show, or how many there are of each symbol."""

NONE_OF_ANY: Final[Faces] = (0,) * FACES


HANDFUL: Final = 4
"""Dice that one random number decides."""


def throw(rng: Random, number: int) -> Faces:
    """So many dice thrown; a random number decides a handful of them, digit by digit."""
    dice: list[int] = []
    left = number
    while left > 0:
        handful = min(left, HANDFUL)
        digits = rng.below(FACES**HANDFUL)
        for _ in range(handful):
            dice.append(digits % FACES)
            digits //= FACES
        left -= handful
    return tuple(dice)


def names_of(dice: Faces) -> list[str]:
    return [FACE_NAMES[face] for face in dice]


def counted(dice: Faces) -> Faces:
    """How many dice show each symbol."""
    counts = [0, 0, 0, 0, 0, 0]
    for face in dice:
        counts[face] += 1
    return tuple(counts)


def spaces_for(symbols: int) -> int:
    """KD-066: three pull one space, each further one a space more; fewer than three do nothing."""
    return symbols - SET + 1 if symbols >= SET else 0


def sets_of(counts: Faces) -> list[Faces]:
    """Every way to take some, none or all of these dice, equal ones being alike."""
    sets: list[Faces] = [()]
    for number in counts:
        sets = [(*chosen, amount) for chosen in sets for amount in range(number + 1)]
    return sets


def spelled(counts: Faces) -> str:
    """A set of dice as keys spell it: `smash+smash+fame`."""
    names: list[str] = []
    for face in FACE_ORDER:
        for _ in range(counts[face]):
            names.append(FACE_NAMES[face])
    return "+".join(names)


def packed(counts: Faces) -> int:
    """These counts as one number, four bits each: what an option about a set of dice carries."""
    number = 0
    for face in range(FACES):
        number |= counts[face] << (4 * face)
    return number


def unpacked(number: int) -> Faces:
    return tuple([(number >> (4 * face)) & 15 for face in range(FACES)])
