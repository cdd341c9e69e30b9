"""The one-word generator: every shuffle and every die comes from a single 64-bit number inside the state.

It is SplitMix64 (Steele, Lea, Flood 2014): small, quick, and its whole memory is one word, so that a copied state rolls
the same dice and a position can be written down with the dice still to come.
"""

from __future__ import annotations

from typing import Final

MASK: Final = 0xFFFF_FFFF_FFFF_FFFF


class Random:
    """A stream of random numbers whose whole memory is `word`.

    >>> dice = Random(7)
    >>> [dice.below(6) + 1 for _ in range(5)]
    [3, 1, 6, 4, 5]
    """

    __slots__ = ("word",)

    def __init__(self, word: int) -> None:
        self.word: int = word & MASK

    def copy(self) -> Random:
        return Random(self.word)

    def next(self) -> int:
        """The next 64 random bits."""
        self.word = (self.word + 0x9E37_79B9_7F4A_7C15) & MASK
        mixed = self.word
        mixed = ((mixed ^ (mixed >> 30)) * 0xBF58_476D_1CE4_E5B9) & MASK
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D0_49BB_1331_11EB) & MASK
        return mixed ^ (mixed >> 31)

    def below(self, limit: int) -> int:
        """A whole number from 0 to `limit` - 1 (its bias, limit / 2**64, is beyond measuring)."""
        return (self.next() * limit) >> 64

    def shuffle(self, items: list[int]) -> None:
        """Shuffles in place (Fisher and Yates)."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]
