"""The Buzz tokens (KD-008, KD-101): eleven designs for everybody and The King's two."""

from __future__ import annotations

from typing import Final

from bestiaire.words import say

# What is printed on a space of a token (KD-100).
EMPTY: Final = 0
PAW: Final = 1
TWO_PAWS: Final = 2
A_HEART: Final = 3
AN_ENERGY: Final = 4
A_DIE: Final = 5
A_STOP: Final = 6

BONUS_NAMES: Final = ("empty", "paw", "two_paws", "heart", "energy", "dice_token", "king")


class BuzzToken:
    """A token as printed: the spaces of the board it covers, and the bonuses it has for them, left to right."""

    __slots__ = ("bonuses", "can_be_turned", "covers", "en", "fr", "id", "is_crooked", "lengthens", "shortens")

    def __init__(
        self,
        id: str,
        en: str,
        fr: str,
        covers: int,
        bonuses: list[int],
        can_be_turned: bool = False,
        is_crooked: bool = False,
    ) -> None:
        self.id: str = id
        self.en: str = en
        self.fr: str = fr
        self.covers: int = covers
        self.bonuses: list[int] = bonuses
        self.can_be_turned: bool = can_be_turned
        """It can be laid either way round, and that makes a difference (KD-107)."""
        self.is_crooked: bool = is_crooked
        """It fits the zigzag of the board only one way round, and that makes a difference (KD-108)."""
        self.lengthens: bool = len(bonuses) > covers
        """It adds a space between the two it covers (KD-081)."""
        self.shortens: bool = len(bonuses) < covers
        """It leaves out the middle one of the three it covers (KD-081)."""

    def name(self, lang: str) -> str:
        """« the cat token », « le jeton Chat »."""
        return say(lang, en=f"the {self.en} token", fr=f"le jeton {self.fr}")


BUZZ_TOKENS: Final[list[BuzzToken]] = [
    BuzzToken("cat", "cat", "Chat", 1, [PAW]),
    BuzzToken("fish", "fish", "Poisson", 1, [A_HEART]),
    BuzzToken("tiger", "tiger", "Tigre", 1, [AN_ENERGY]),
    BuzzToken("panda", "panda", "Panda", 1, [A_DIE]),
    BuzzToken("lizard", "lizard", "Lézard", 2, [PAW, A_DIE], can_be_turned=True),
    BuzzToken("anubis", "Anubis", "Anubis", 2, [AN_ENERGY, A_HEART], can_be_turned=True),
    BuzzToken("dragon", "dragon", "Dragon", 3, [AN_ENERGY, PAW, A_HEART], is_crooked=True),
    BuzzToken("pumpkin", "pumpkin", "Citrouille", 3, [A_HEART, TWO_PAWS, A_HEART]),
    BuzzToken("alien", "alien", "Alien", 3, [EMPTY, EMPTY]),
    BuzzToken("phantom", "phantom", "Fantôme", 2, [EMPTY, A_HEART, EMPTY]),
    BuzzToken("penguin", "penguin", "Pingouin", 2, [EMPTY, PAW, EMPTY]),
    BuzzToken("the_king", "King", "Roi", 1, [A_STOP]),
    BuzzToken("the_king", "King", "Roi", 1, [A_STOP]),
]

TOKEN_NAMES: Final = tuple(dict.fromkeys([token.id for token in BUZZ_TOKENS]))
"""Every sort once: one of them there is twice."""

KINGS: Final = (11, 12)
"""The King's tokens, which no card brings (KD-113)."""

CAT: Final = 0
FISH: Final = 1
TIGER: Final = 2
PANDA: Final = 3
LIZARD: Final = 4
ANUBIS: Final = 5
DRAGON: Final = 6
PUMPKIN: Final = 7
ALIEN: Final = 8
PHANTOM: Final = 9
PENGUIN: Final = 10
NO_TOKEN: Final = -1
