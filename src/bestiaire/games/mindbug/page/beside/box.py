"""The box of Mindbug on the shelf."""

from __future__ import annotations

from typing import Final

from bestiaire.core.showing import Box, Figure, Lettering
from bestiaire.words import Phrase

BOX: Final = Box(
    side="#5a2f9a",
    letters="#fff3cf",
    outline="#3d1d78",
    title=(Lettering("MINDBUG", 43, 70, 27),),
    homes=("bookwyrm",),
    figures=(
        Figure("gorillion", 52, 122, 170, 144),
        Figure("snail_hydra", -12, 200, 118, 84),
        Figure("axolotl_healer", 146, 228, 99, 56),
        Figure("killer_bee", 5, 112, 85, 62),
    ),
    sign="bug",
    emblem="bug",
    guide="brain_fly",
    line=Phrase(
        en="Creatures fight for three hearts each. Play a strong one, and a Mindbug may steal it.",
        fr="Des créatures se battent, chacun a 3 PV. Jouez-en une forte, et un Mindbug peut la voler.",
    ),
)
