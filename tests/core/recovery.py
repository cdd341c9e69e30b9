"""An attack on a stream of dice: from what was thrown, work out the generator's word and with it everything else.

The quick stream is a linear congruential generator in disguise (the next word is MULTIPLIER times the word, modulo
MULTIPLIER * 2**32 - 1), and four dice are the upper ten bits of what it gives. The upper half of a word follows from
the lower half of the word before, so few guesses tell the upper bits of ten words in a row; a lattice does the rest.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from bestiaire.core.dice import FACES, HANDFUL
from bestiaire.core.rng import LOW, MULTIPLIER

MODULUS = MULTIPLIER * 2**32 - 1
HANDFULS = FACES**HANDFUL
WINDOW = 22
"""Bits of a half that are not guessed."""
WORDS = 10
"""Words in a row whose upper bits are worked out."""


def recover(thrown: list[tuple[int, ...]]) -> int | None:
    """The word of the quick stream before these throws of four dice; None if no word gives them."""
    seen = [sum(face * FACES**place for place, face in enumerate(dice)) for dice in thrown]
    guesses = uppers(seen)
    basis = reduced(lattice())
    inverse = np.linalg.inv(np.array(basis, dtype=np.float64))
    rounded = np.rint(guesses @ inverse).astype(np.int64)
    second: list[int] = (rounded @ np.array([row[0] for row in basis], dtype=np.int64)).tolist()
    inverse_step = pow(MULTIPLIER, -1, MODULUS)
    for word in {number % MODULUS for number in second}:
        first = word * inverse_step % MODULUS
        if first and following(first, len(seen)) == seen:
            return first
    return None


def following(word: int, number: int) -> list[int]:
    """The next handfuls of dice after this word."""
    found = []
    for _ in range(number):
        found.append((((word & LOW) ^ (word >> 32)) * HANDFULS) >> 32)
        word = MULTIPLIER * (word & LOW) + (word >> 32)
    return found


def uppers(seen: list[int]) -> Any:
    """About what the second to the last of ten words can be, given what was seen: a row for each guess."""
    half: Any = np.arange((MULTIPLIER >> WINDOW) + 1, dtype=np.int64)  # the upper bits of the first word's upper half
    rows: Any = np.empty((len(half), 0))
    for number in seen[:WORDS]:
        least, most = -(-number * 2**32 // HANDFULS), -(-(number + 1) * 2**32 // HANDFULS) - 1
        below = np.concatenate([half ^ upper for upper in range(least >> WINDOW, (most >> WINDOW) + 1)])
        rows = np.concatenate([rows] * (len(below) // len(half)))
        least_half = (MULTIPLIER * (below << WINDOW)) >> 32
        most_half = (MULTIPLIER * ((below + 1) << WINDOW) + MULTIPLIER) >> 32
        found, parents, middle = [], [], []
        for extra in (0, 1):
            upper = (least_half >> WINDOW) + extra
            fits = upper <= most_half >> WINDOW
            low = np.maximum(least_half, upper << WINDOW)
            high = np.minimum(most_half, ((upper + 1) << WINDOW) - 1)
            found.append(upper[fits])
            parents.append(np.nonzero(fits)[0])
            middle.append(((low + high) / 2)[fits])
        half = np.concatenate(found)
        rows = np.concatenate([rows[np.concatenate(parents)], np.concatenate(middle)[:, None] * 2.0**32], axis=1)
    return rows


def lattice() -> list[list[int]]:
    """All sequences of words that follow each other, those of no generator included."""
    rows = [[pow(MULTIPLIER, power, MODULUS) for power in range(WORDS)]]
    return rows + [[MODULUS if place == row else 0 for place in range(WORDS)] for row in range(1, WORDS)]


def reduced(rows: list[list[int]]) -> list[list[int]]:
    """The same lattice by short vectors (Lenstra, Lenstra and Lovász)."""
    rows = [row[:] for row in rows]
    triangle: Any
    at = 1
    while at < len(rows):
        for other in range(at - 1, -1, -1):
            triangle = np.linalg.qr(np.array(rows[: at + 1], dtype=np.float64).T, mode="r")
            times = round(triangle[other, at] / triangle[other, other])
            rows[at] = [mine - times * its for mine, its in zip(rows[at], rows[other], strict=True)]
        triangle = np.linalg.qr(np.array(rows[: at + 1], dtype=np.float64).T, mode="r")
        before, across, here = triangle[at - 1, at - 1], triangle[at - 1, at], triangle[at, at]
        if here**2 >= 0.99 * before**2 - across**2:
            at += 1
        else:
            rows[at - 1], rows[at] = rows[at], rows[at - 1]
            at = max(at - 1, 1)
    return rows
