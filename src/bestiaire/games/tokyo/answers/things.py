"""What the verbs of King of Tokyo mean: the sorts of names, where these things lie, and what is done with dice."""

from __future__ import annotations

from typing import Final

from bestiaire.words import Phrase

CARD: Final = "card"
CARD_OF_SEAT: Final = "card@seat"
CHANGE: Final = "face@face"
DICE: Final = "dice"
DICE_FOR_FACE: Final = "dice@face"
EVOLUTION: Final = "evolution"
FACE: Final = "face"
GROUP: Final = "group"
MONSTER: Final = "monster"
SEAT: Final = "seat"
USES: Final = "uses"
"""What the names in keys are; an Evolution card may have a seat behind it."""

DISCARD: Final = ("discard",)
OF_SEAT: Final = ("players.{seat}.cards",)
IN_FRONT: Final = ("players.{asked}.cards", "players.{asked}.evolutions", "players.{asked}.hand")
"""Where the card of an option may lie; `seat` is the one behind the `@`."""
BOARD: Final = "board.{name}"

REROLL_BY: Final = Phrase(en="{card}: reroll these", fr="{card} : relancer ceux-ci")
BECOMES: Final = Phrase(en="{card}: {face}", fr="{card} : {face}")
"""What a card does with ticked dice."""
