"""What is read on buttons that several games have."""

from __future__ import annotations

from typing import Final

from bestiaire.words import Phrase

BUY: Final = Phrase(en="Buy ({price})", fr="Acheter ({price})")
"""On a card that is for sale."""
REROLL: Final = Phrase(en="Reroll these", fr="Relancer ceux-ci")
"""For dice that are ticked."""
