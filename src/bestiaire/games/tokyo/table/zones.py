"""What lies on the table of King of Tokyo: the stages of a turn, and a loss of hearts on its way."""

from __future__ import annotations

from typing import Final

from bestiaire.games.tokyo.generated.player import Player as Player

NOBODY: Final = -1
NO_CARD: Final = -1
NO_FACE: Final = -1

# The stages of a turn (KT-020, KT-021).
START: Final = 0
"""W01 and W02, then the first Roll."""
ROLL: Final = 1
"""The first Roll of a phase 1 that begins anew after an interlude (KM-029)."""
REROLL: Final = 2
"""W03: each further throw."""
FIXED: Final = 3
"""W04 to W07."""
RESOLVE: Final = 4
"""W08 to W16: phase 2, and phase 3 unless an Evolution card is drawn between them."""
EVOLVE: Final = 5
"""An Evolution card is chosen: in the set-up, and in W16."""
ENTER: Final = 6
"""W17, phase 3."""
BUY: Final = 7
"""W18, phase 4: each purchase."""
END: Final = 8
"""W19 and W20, phase 5."""
CLEAN_UP: Final = 9
"""W21: the victory check and the next turn."""
PHASES: Final = ("start", "roll", "reroll", "fixed", "resolve", "evolve", "enter", "buy", "end", "cleanup")

# Where a monster is (KT-008).
OUTSIDE: Final = 0
CITY: Final = 1
BAY: Final = 2
PLACES: Final = ("outside", "city", "bay")

HEARTS: Final = 10
"""KT-003: at the start, and the most there can be without Even Bigger."""
MOST_POINTS: Final = 20
"""KT-004."""
DISPLAY: Final = 3
SWEEP_PRICE: Final = 2
TOKYO_POINTS: Final = 2
"""KT-025: for a turn that starts in Tokyo."""
ENTER_POINTS: Final = 1
TOKYO_ENERGY: Final = 1
"""KT-180: what two players gain in place of both."""
TOKEN_SUPPLY: Final = 8
"""KM-011: the Mindbug tokens of the box."""
MOST_ENERGY: Final = 9_999
"""KT-005: the bank is unlimited. No game comes near this: a turn brings a few dozen. More is not counted."""
MOST_TOKENS: Final = 99
"""Mindbug (KM-011), Poison and Shrink tokens, dice lost for good, energy off a price: no rule limits them, but each is
worth nothing beyond twelve hearts, nine dice and the dearest card. More is not counted."""
MOST_NOTED: Final = 50
"""Cards activated and turns earned in one turn: each needs a card that was paid for. What is beyond is not noted."""
MOST_LOOKS: Final = 2
"""Made in a Lab, and a Mimic of it."""
MOST_LOSS: Final = 60
"""More hearts are not lost at once, so Camouflage rolls no more dice: nine smashes, what a dozen cards add, and all of
it twice stays below; and no monster has more than twelve."""
BAY_NEEDS: Final = 5
"""KT-008: monsters alive while Tokyo Bay is in use."""

# The five keywords (section KM-D).
HUNTER: Final = 1
SNEAKY: Final = 2
POISONOUS: Final = 4
TOUGH: Final = 8
FRENZY: Final = 16
KEYWORD_NAMES: Final = {HUNTER: "hunter", SNEAKY: "sneaky", POISONOUS: "poisonous", TOUGH: "tough", FRENZY: "frenzy"}
BEFORE_ROLLING: Final = HUNTER | SNEAKY
WHEN_WOUNDED: Final = POISONOUS | TOUGH

# Extra turns that wait, in the order in which they are played (KT-170).
FRENZY_TURN: Final = 0
FREEZE_TURN: Final = 1
CARD_TURN: Final = 2
EXTRA_TURNS: Final = ("frenzy", "freeze_time", "frenzy_card")

ExtraTurn = tuple[int, int, int]
"""A turn that waits: its sort, whose it is, and the card of FRENZY or the dice that Freeze Time takes away."""


class Loss:
    """Hearts that a monster is about to lose (KT-090): how many, from what, and through whom."""

    __slots__ = (
        "amount", "attacker", "camouflaged", "cause", "counted", "is_smash", "lost", "poisonous", "stays", "victim",
        "yields",
    )  # fmt: skip

    def __init__(self, victim: int, amount: int, attacker: int, cause: str, is_smash: bool = False) -> None:
        self.victim: int = victim
        self.amount: int = min(amount, MOST_LOSS)
        """What is still to be lost."""
        self.attacker: int = attacker
        self.cause: str = cause
        """The card, or `smash`, or `poison`."""
        self.is_smash: bool = is_smash
        self.lost: int = 0
        """Hearts really lost."""
        self.counted: int = 0
        """Hearts lost as cards count them (KT-095)."""
        self.poisonous: list[int] = []
        """The POISONOUS cards with which the victim answers."""
        self.yields: bool = False
        self.stays: bool = False
        """With Jets it leaves Tokyo and loses nothing, or it has chosen to stay (KT-081)."""
        self.camouflaged: int = 0
        """How many copies of Camouflage were used."""
