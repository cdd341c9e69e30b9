"""The one-word generator: every shuffle and every die comes from a single number inside the state.

It is Marsaglia's multiply-with-carry with the multiplier of his KISS generators (period about 2**60), the two halves of
the word xored on the way out. It was taken because its word and all its products stay below 2**62: compiled, it works
on machine integers (SplitMix64, tried first, took a sixth of the time of a whole random game). Its whole memory is one
word, so a copied state rolls the same dice, and a position can be written down with the dice still to come.
"""

from __future__ import annotations

from typing import Final

MULTIPLIER: Final = 698_769_069
LOW: Final = 0xFFFF_FFFF
LARGEST_WORD: Final = MULTIPLIER * 0x1_0000_0000 - 2
LARGEST_SEED: Final = 0xFFFF_FFFF_FFFF_FFFF


class Random:
    """A stream of random numbers whose whole memory is `word`; `seeded(7).below(6) + 1` is a die."""

    __slots__ = ("word",)

    def __init__(self, word: int) -> None:
        self.word: int = word

    def copy(self) -> Random:
        return Random(self.word)

    def next(self) -> int:
        """The next 32 random bits."""
        word = self.word
        self.word = MULTIPLIER * (word & LOW) + (word >> 32)
        return (word & LOW) ^ (word >> 32)

    def below(self, limit: int) -> int:
        """A whole number from 0 to `limit` - 1, for limits of cards and dice (its bias is below limit / 2**32)."""
        return (self.next() * limit) >> 32

    def shuffle(self, items: list[int]) -> None:
        """Shuffles in place (Fisher and Yates)."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            item = items[last]
            items[last] = items[other]
            items[other] = item


def seeded(seed: int) -> Random:
    """The stream of a seed of up to 64 bits, stirred (by SplitMix64) so that neighbours have nothing in common."""
    mixed = (seed + 0x9E37_79B9_7F4A_7C15) & LARGEST_SEED
    mixed = ((mixed ^ (mixed >> 30)) * 0xBF58_476D_1CE4_E5B9) & LARGEST_SEED
    mixed = ((mixed ^ (mixed >> 27)) * 0x94D0_49BB_1331_11EB) & LARGEST_SEED
    return Random((mixed ^ (mixed >> 31)) % LARGEST_WORD + 1)
