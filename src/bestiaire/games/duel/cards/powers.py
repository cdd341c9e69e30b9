"""The KEEP cards as bits, so that what a player owns is one number; and the numbers printed on them that rules need.

The cards themselves stand in `keep_cards`, which says the same numbers in words.
"""

from __future__ import annotations

from typing import Final

ACID_ATTACK: Final = 1 << 0
ADRENALINE_AUGMENT: Final = 1 << 1
ALIEN_METABOLISM: Final = 1 << 2
ANTIMATTER_PELLETS: Final = 1 << 3
ARMOR_PLATING: Final = 1 << 4
BREAKING_NEWS: Final = 1 << 5
CAMOUFLAGE: Final = 1 << 6
ELECTRICAL_AURA: Final = 1 << 7
EXTRA_HEAD: Final = 1 << 8
EYE_OF_THE_STORM: Final = 1 << 9
GENTLE_GIANT: Final = 1 << 10
GIANT_BRAIN: Final = 1 << 11
HIBERNATION: Final = 1 << 12
IN_SHAPE: Final = 1 << 13
IN_THE_SHADOWS: Final = 1 << 14
LIGHTNING_SPEED: Final = 1 << 15
MADE_IN_A_LAB: Final = 1 << 16
NATURAL_SELECTION: Final = 1 << 17
REBOOTING: Final = 1 << 18
REGENERATION: Final = 1 << 19
SCRAPPY: Final = 1 << 20
SIGNATURE_MOVE: Final = 1 << 21
SPIKED_TAIL: Final = 1 << 22
SUPERCONDUCTOR: Final = 1 << 23
THUNDER_STOMP: Final = 1 << 24
TITANIC_BATTERIES: Final = 1 << 25
TRENDSETTER: Final = 1 << 26
UNCHAINED: Final = 1 << 27
UNSTABLE_DNA: Final = 1 << 28
UNSTOPPABLE: Final = 1 << 29
UTTER_DESTRUCTION: Final = 1 << 30


ACID_SYMBOLS: Final = 1
"""Acid Attack adds so many Smash symbols to the Roll."""
ADRENALINE_SYMBOLS: Final = 1
"""Adrenaline Augment adds so many for each marker in a Spotlight zone."""
ARMOR: Final = 1
"""Armor Plating ignores so many hits in each turn of the Rival."""
TREND: Final = 1
"""Trendsetter ignores so many, as long as Fame stands on a Buzz token."""
MORE_DICE: Final = 1
"""Extra Head and Natural Selection: dice more in each turn."""
MORE_THROWS: Final = 1
"""Giant Brain: throws more in each turn."""
HITS_FOR_FREE: Final = 3
"""In Shape can buy a pull for each hit after so many."""
PULL_PRICE: Final = 1
"""What In Shape pays for a pull."""
PULL_BOUGHT: Final = 1
"""How far In Shape pulls Fame."""
LAB_DISCOUNT: Final = 1
"""Made in a Lab takes so much off the price."""
MORE_LIFE: Final = 1
"""Regeneration adds so much to the first life gained in a turn."""
TOKENS_ON_LEAVING: Final = 1
"""Scrappy: Dice tokens when a marker is pulled off a Buzz token."""
TAIL_HITS: Final = 1
"""Spiked Tail: hits for each space Destruction is pulled."""
STOMP_DICE: Final = 1
"""Thunder Stomp: dice that the Rival lacks in the next turn."""
DNA_HITS: Final = 3
"""Unstable DNA needs so many hits taken at once."""
SAVED_LIFE: Final = 1
"""Unstoppable: the life one is left with."""
LIGHTNING_PAWS: Final = 1
"""Lightning Speed and Unchained: hits of a bonus that counts as a paw."""
