"""Six-sided dice with symbols: throwing them, counting them, and choosing some of them.

Dice that show the same are alike: a set of dice is how many of each face are taken. Every set is one option, so that
to throw dice again is one choice.
"""

from __future__ import annotations

from typing import Final

from bestiaire.core.choice import Option
from bestiaire.core.rng import Random

FACES: Final = 6

Faces = tuple[int, ...]
"""Dice by what they show, or how many there are of each face."""

NONE_OF_ANY: Final[Faces] = (0,) * FACES

HANDFUL: Final = 4
"""Dice that one random number decides."""
MOST_KEPT: Final = 4000
"""Rolls whose sets are kept: more than there are with the dice of a usual turn; with more dice there are too many."""


def throw(rng: Random, number: int) -> Faces:
    """So many dice thrown; a random number decides a handful of them, digit by digit."""
    dice = rng.fixed_dice(number)
    left = number - len(dice)
    while left > 0:
        handful = min(left, HANDFUL)
        digits = rng.below(FACES**HANDFUL)
        for _ in range(handful):
            dice.append(digits % FACES)
            digits //= FACES
        left -= handful
    return tuple(dice)


def counted(dice: Faces) -> Faces:
    """How many dice show each face."""
    counts = [0, 0, 0, 0, 0, 0]
    for face in dice:
        counts[face] += 1
    return tuple(counts)


def sets_of(counts: Faces) -> list[Faces]:
    """Every way to take some, none or all of these dice, equal ones being alike."""
    sets: list[Faces] = [()]
    for number in counts:
        sets = [(*chosen, amount) for chosen in sets for amount in range(number + 1)]
    return sets


def packed(counts: Faces) -> int:
    """These counts as one number, four bits each: what an option about a set of dice carries."""
    number = 0
    for face in range(FACES):
        number |= counts[face] << (4 * face)
    return number


def unpacked(number: int) -> Faces:
    return tuple([(number >> (4 * face)) & 15 for face in range(FACES)])


def thrown_again(rng: Random, dice: Faces, chosen: Faces) -> tuple[Faces, list[int]]:
    """The first dice that show what was chosen are thrown again, the others stay as they are; and the places of those
    that were thrown."""
    left = list(chosen)
    lying = list(dice)
    fresh = throw(rng, sum(left))
    thrown: list[int] = []
    for place in range(len(lying)):
        face = lying[place]
        if left[face] > 0:
            left[face] -= 1
            lying[place] = fresh[len(thrown)]
            thrown.append(place)
    return tuple(lying), thrown


class Symbols:
    """What the faces of a game's dice are called, and the order in which they are listed."""

    __slots__ = ("_options", "names", "numbers", "order")

    def __init__(self, names: tuple[str, ...], order: Faces) -> None:
        self.names: tuple[str, ...] = names
        self.order: Faces = order
        self.numbers: dict[str, int] = {}
        for number in range(len(names)):
            self.numbers[names[number]] = number
        self._options: dict[tuple[str, Faces], list[Option]] = {}

    def names_of(self, dice: Faces) -> list[str]:
        return [self.names[face] for face in dice]

    def spelled(self, counts: Faces) -> str:
        """A set of dice as keys spell it: `smash+smash+fame`."""
        names: list[str] = []
        for face in self.order:
            for _ in range(counts[face]):
                names.append(self.names[face])
        return "+".join(names)

    def sets(self, verb: str, rolled: Faces) -> list[Option]:
        """Every set of these dice but the empty one, and last `none`. Made once for each Roll and kept: options are the
        same on every table."""
        known = self._options.get((verb, rolled))
        if known is None:
            some = [dice for dice in sets_of(rolled) if sum(dice) > 0]
            known = [Option(verb, self.spelled(dice), packed(dice)) for dice in some]
            known.append(Option(verb, "none", 0))
            if len(self._options) >= MOST_KEPT:
                self._options.clear()
            self._options[verb, rolled] = known
        return known
