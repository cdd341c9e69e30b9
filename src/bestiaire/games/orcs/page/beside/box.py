"""The box of Orcs Orcs Orcs on the shelf."""

from __future__ import annotations

from typing import Final

from bestiaire.core.showing import Box, Figure, Lettering
from bestiaire.words import Phrase

BOX: Final = Box(
    side="#7a4a22",
    letters="#ffe3a0",
    outline="#4a1f10",
    felt=("#664a2d", "#473420", "#20160d"),
    panel="#1c1109",
    title=(Lettering("ORCS", 25, 30), Lettering("ORCS", 34, 60), Lettering("ORCS", 47, 100)),
    homes=("OOK-5",),
    figures=(
        Figure("OOK-7", 52, 108, 132, 132),
        Figure("OOK-8", 132, 132, 120, 132),
        Figure("OOK-4", -16, 146, 124, 126),
        Figure("OOK-1", 84, 206, 76, 76),
    ),
    sign="flame",
    line=Phrase(
        en="Creatures march on the tower from all sides. Cast spells, and defeat those that will count most.",
        fr="Des créatures marchent sur la tour de toutes parts. Lancez des sorts, et vainquez celles qui compteront le "
        "plus.",
    ),
)
