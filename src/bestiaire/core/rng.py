"""Where chance comes from: every shuffle and every die is drawn from the generator inside the state.

There are two streams. A number as seed starts the *quick* one (`Random`): its whole memory is one word, so a copied
state rolls the same dice and a position can be written down with the dice still to come. It is Marsaglia's
multiply-with-carry with the multiplier of his KISS generators (period about 2**60), the two halves of the word xored on
the way out; its word and all its products stay below 2**62, so that compiled it works on machine integers. Whoever sees
thirty of its dice can work out the word, and with it all that was dealt and all that will come.

Where that must not happen, at the tables of a server, the seed is a secret of 256 bits and starts the *keyed* stream
(`Keyed`): BLAKE2b with that key over a counter, read block by block.
"""

from __future__ import annotations

import hashlib
import math
import secrets
from typing import Any, Final

MULTIPLIER: Final = 698_769_069
LOW: Final = 0xFFFF_FFFF
LARGEST_WORD: Final = MULTIPLIER * 0x1_0000_0000 - 2
LARGEST_SEED: Final = 0xFFFF_FFFF_FFFF_FFFF

SECRET_DIGITS: Final = 64
"""A secret seed is 256 bits, written as so many hexadecimal digits."""
HEXADECIMAL: Final = frozenset("0123456789abcdef")
BLOCK: Final = 64
"""Bytes of a block of the keyed stream: sixteen numbers."""
PURPOSE: Final = b"bestiaire chance"
MOST_DRAWN: Final = 1_000_000_000
MOST_RETOLD: Final = 4096
"""Bounds for generators that are read from outside: no game draws so often, no stage of one so often."""

Seed = int | str
"""A number of up to 64 bits for the quick stream, or a secret of 64 hexadecimal digits for the keyed one."""


class Random:
    """The quick stream, whose whole memory is `word`; `seeded(7).die() + 1` is a die."""

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

    def die(self) -> int:
        """A die of six faces, from 0 to 5."""
        return self.below(6)

    def fixed_dice(self, number: int) -> list[int]:
        """Dice that a position has fixed beforehand, at most so many; they are used up."""
        return []

    def dice_to_come(self) -> list[int]:
        """The dice that are still fixed."""
        return []

    def with_dice(self, dice: list[int]) -> Random:
        """The same stream, once these dice have been thrown."""
        return Scripted(self.word, [], dice)

    def drawn_so_far(self) -> int:
        """A number that changes whenever something is drawn."""
        return self.word

    def fields(self, faces: tuple[Any, ...] = ()) -> dict[str, Any]:
        """What a position says of chance, in a game whose dice have these faces; `Reader.random` reads it."""
        dice = [faces[die] for die in self.dice_to_come()]
        return {"random": self.written(), "next_dice": dice} if dice else {"random": self.written()}

    def written(self) -> Seed:
        """The generator as a position writes it; `read_generator` reads it."""
        return self.word

    def up_to(self, now: Random) -> Random:
        """A generator that repeats what was drawn from here until `now` and knows no secret: for imagined tables, which
        go on by other chance."""
        return self


class Keyed(Random):
    """The keyed stream of a secret: without the secret nothing that was drawn tells what else was or will be."""

    __slots__ = ("block", "drawn", "secret")

    def __init__(self, secret: bytes, drawn: int = 0, block: bytes = b"") -> None:
        super().__init__(0)
        self.secret: bytes = secret
        self.drawn: int = drawn
        self.block: bytes = block
        """The block that the last number came from; empty if there was none yet."""

    def copy(self) -> Random:
        return Keyed(self.secret, self.drawn, self.block)

    def next(self) -> int:
        place = (self.drawn * 4) % BLOCK
        if place == 0 or not self.block:
            counter = (self.drawn * 4 // BLOCK).to_bytes(8, "little")
            self.block = hashlib.blake2b(counter, digest_size=BLOCK, key=self.secret, person=PURPOSE).digest()
        self.drawn += 1
        return int.from_bytes(self.block[place : place + 4], "little")

    def drawn_so_far(self) -> int:
        return self.drawn

    def written(self) -> Seed:
        return f"{self.secret.hex()}.{self.drawn}"

    def up_to(self, now: Random) -> Random:
        """Only the numbers themselves: the secret stays behind."""
        again = self.copy()
        return Scripted(1, [again.next() for _ in range(now.drawn_so_far() - self.drawn)], [])


class Scripted(Random):
    """A quick stream before which something is fixed: the next numbers, the next dice, or both."""

    __slots__ = ("dice", "numbers")

    def __init__(self, word: int, numbers: list[int], dice: list[int]) -> None:
        super().__init__(word)
        self.numbers: list[int] = numbers
        self.dice: list[int] = dice

    def copy(self) -> Random:
        return Scripted(self.word, self.numbers[:], self.dice[:])

    def next(self) -> int:
        if self.numbers:
            return self.numbers.pop(0)
        return super().next()

    def die(self) -> int:
        return self.dice.pop(0) if self.dice else self.below(6)

    def fixed_dice(self, number: int) -> list[int]:
        fixed = self.dice[:number]
        del self.dice[:number]
        return fixed

    def dice_to_come(self) -> list[int]:
        return self.dice[:]

    def with_dice(self, dice: list[int]) -> Random:
        return Scripted(self.word, self.numbers, dice)

    def drawn_so_far(self) -> int:
        return self.word - len(self.numbers) - len(self.dice)

    def written(self) -> Seed:
        return ".".join(["", *[str(number) for number in self.numbers], str(self.word)]) if self.numbers else self.word


class Unnamed(Exception):
    """A number was drawn that nobody has named; `limit` is how many there are to choose from."""

    def __init__(self, limit: int) -> None:
        super().__init__(limit)
        self.limit: int = limit


class Named(Random):
    """Chance that somebody names: each number drawn is the next of `named`, and where there is none left, `Unnamed`
    asks for it. Dice thrown at once are one number, that of their set (`dice_of_set`). For proofs, which try all."""

    __slots__ = ("named", "told")

    def __init__(self, named: list[int]) -> None:
        super().__init__(1)
        self.named: list[int] = named
        self.told: list[tuple[int, int]] = []
        """What was drawn here: each number, and of how many (of dice: of how many, less than 0)."""

    def copy(self) -> Random:
        return Named(self.named[:])

    def below(self, limit: int) -> int:
        if limit == 1:
            return 0
        number = self.name(limit)
        self.told.append((number, limit))
        return number

    def fixed_dice(self, number: int) -> list[int]:
        if number == 0:
            return []
        chosen = self.name(sets_of_dice(number))
        self.told.append((chosen, -number))
        return dice_of_set(number, chosen)

    def die(self) -> int:
        return self.fixed_dice(1)[0]

    def next(self) -> int:
        raise Unnamed(0)

    def name(self, limit: int) -> int:
        if not self.named:
            raise Unnamed(limit)
        return self.named.pop(0)


def sets_of_dice(number: int) -> int:
    """How many sets so many dice can show: dice that show the same are alike."""
    return math.comb(number + 5, 5)


def dice_of_set(number: int, chosen: int) -> list[int]:
    """The dice of one of these sets, by its number from 0 on; the smallest first."""
    dice: list[int] = []
    face = 0
    left = number
    while left > 0:
        with_face = math.comb(left - 1 + 5 - face, 5 - face)
        if chosen < with_face:
            dice.append(face)
            left -= 1
        else:
            chosen -= with_face
            face += 1
    return dice


def seeded(seed: Seed) -> Random:
    """The stream of a seed. A number is stirred (by SplitMix64) so that neighbours have nothing in common; a secret is
    a key."""
    if isinstance(seed, str):
        return Keyed(bytes.fromhex(seed))
    mixed = (seed + 0x9E37_79B9_7F4A_7C15) & LARGEST_SEED
    mixed = ((mixed ^ (mixed >> 30)) * 0xBF58_476D_1CE4_E5B9) & LARGEST_SEED
    mixed = ((mixed ^ (mixed >> 27)) * 0x94D0_49BB_1331_11EB) & LARGEST_SEED
    return Random((mixed ^ (mixed >> 31)) % LARGEST_WORD + 1)


def new_secret() -> str:
    """A secret seed from the operating system."""
    return secrets.token_hex(SECRET_DIGITS // 2)


def is_secret(seed: object) -> bool:
    """Whether this is a seed of the keyed stream."""
    return isinstance(seed, str) and len(seed) == SECRET_DIGITS and HEXADECIMAL.issuperset(seed)


def read_generator(written: object) -> Random | None:
    """The generator that was written so; None if none is."""
    if isinstance(written, int) and not isinstance(written, bool):
        return Random(written) if 1 <= written <= LARGEST_WORD else None
    if not isinstance(written, str) or len(written) > MOST_RETOLD * 11:
        return None
    first, *others = written.split(".")
    numbers = [int(one) for one in others if one.isascii() and one.isdecimal() and len(one) <= 20]
    if not others or len(numbers) != len(others):
        return None
    if is_secret(first):
        return Keyed(bytes.fromhex(first), numbers[0]) if len(numbers) == 1 and numbers[0] <= MOST_DRAWN else None
    word = numbers.pop()
    is_sound = first == "" and 1 <= word <= LARGEST_WORD and 1 <= len(numbers) <= MOST_RETOLD
    return Scripted(word, numbers, []) if is_sound and max(numbers) <= LOW else None
