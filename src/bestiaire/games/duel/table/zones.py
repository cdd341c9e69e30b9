"""What lies on the table of King of Tokyo Duel: the stages of a turn, and the Roll."""

from __future__ import annotations

from typing import Final

from bestiaire.core.dice import FACES, NONE_OF_ANY, Faces, counted
from bestiaire.games.duel.generated.player import Player as Player

NOBODY: Final = -1
NO_CARD: Final = -1

# The stages of a turn (KD-030): everything up to the first throw; each further throw; resolving; each purchase.
ROLL: Final = 0
REROLL: Final = 1
RESOLVE: Final = 2
BUY: Final = 3
PHASES: Final = ("roll", "reroll", "resolve", "buy")

# The windows in which a card can ask where the turn is (KD-031); from RESOLVE_START on it is the Resolve phase.
NO_WINDOW: Final = 0
ROLL_FIXED: Final = 3
RESOLVE_START: Final = 4
RESOLVING: Final = 5
AFTER_RESOLVE: Final = 6

MOST_TOKENS: Final = 2
"""Dice tokens a player can hold (KD-007)."""
MOST_ENERGY: Final = 9_999
"""KD-006: the supply is unlimited. No game comes near this: a turn brings a few dozen. More is not counted."""
MOST_COUNTED: Final = 99
"""Hits, throws, Smash symbols, extra turns, dice that are lacking: what a turn counts stays far below. More is not
counted, and changes nothing: so many hits end any game, and a Roll has eight dice."""
MOST_THREES: Final = 5
"""Full threes of Special Power symbols: of eight dice, and as many symbols that Alienoid adds (KD-123)."""
MARKET: Final = 3
SWEEP_PRICE: Final = 2
LAST_SLOT_DISCOUNT: Final = 1
CONSOLATION: Final = 1
"""Energy for who bought nothing (KD-146)."""
SECOND_PLAYER_ENERGY: Final = 1


NO_SYMBOLS: Final[list[int]] = [0] * FACES
"""Shared by all Rolls that are not being resolved, and never changed."""


class Roll:
    """The dice of a turn (KD-044) and, in the Resolve phase, what has become of their symbols."""

    __slots__ = (
        "added", "aside", "dice", "fixed_smash", "held_smash", "plus_used", "power_used", "resolved", "rolled",
        "smash_is_done", "throws",
    )  # fmt: skip

    def __init__(self, dice: Faces, throws: int, rolled: Faces) -> None:
        self.dice: Faces = dice
        self.throws: int = throws
        """How often was thrown; free rerolls don't count."""
        self.rolled: Faces = rolled
        """How many dice show each symbol."""
        self.aside: Faces = NONE_OF_ANY
        """Dice put aside unresolved (KD-071)."""
        self.added: list[int] = NO_SYMBOLS
        """Symbols that a special power added (KD-123)."""
        self.resolved: list[int] = NO_SYMBOLS
        """How many of each symbol have been resolved; of Smash, how many of the added ones."""
        self.smash_is_done: bool = False
        self.power_used: int = 0
        """Special Power symbols spent."""
        self.plus_used: bool = False
        self.held_smash: bool = False
        """Whether the Roll has held a Smash symbol in this Resolve phase (KD-237)."""
        self.fixed_smash: int = -1
        """Smash symbols that a card counted when the Roll was fixed; -1: they are counted as needed (KD-072)."""

    def open_up(self) -> None:
        """Resolving begins: from now on symbols are added and resolved."""
        self.added = [0] * FACES
        self.resolved = [0] * FACES

    def afresh(self) -> Roll:
        """The same dice, nothing done with them: as they are between stages."""
        return Roll(self.dice, self.throws, self.rolled)


def roll_of(dice: Faces, throws: int) -> Roll:
    return Roll(dice, throws, counted(dice))


def no_roll() -> Roll:
    return Roll((), 0, NONE_OF_ANY)
