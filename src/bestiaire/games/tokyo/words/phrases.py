"""Phrases that stand within others: for what hearts are used, and through what they are lost. Questions and answers
stand in their rows, the log in `telling`."""

from __future__ import annotations

from bestiaire.words import Phrase

USES = {
    "poison": Phrase(en="remove a Poison token", fr="retirer un jeton Poison"),
    "shrink": Phrase(en="remove a Shrink token", fr="retirer un jeton Toupetit"),
    "ray": Phrase(en="heal {whom}", fr="soigner {whom}"),
    "heal": Phrase(en="heal yourself", fr="se soigner"),
}
"""What heart dice are used for."""

CAUSES = {
    "smash": Phrase(en="smashes of {attacker}", fr="baffes, {attacker}"),
    "poison": Phrase(en="Poison tokens", fr="jetons Poison"),
}
"""Through what hearts are lost; else it is a card."""
OWN_SMASHES = Phrase(en="your smashes", fr="vos baffes")
