"""The box of Orcs Orcs Orcs on the shelf."""

from __future__ import annotations

from typing import Final

from bestiaire.core.showing import Box, Drawing, Lettering
from bestiaire.games.orcs.page.drawn.symbols import CREATURE_HEADS, TOWER
from bestiaire.show.page.drawings import BOX as HEAD
from bestiaire.words import Phrase

BOX: Final = Box(
    side="#7a4a22",
    letters="#ffe3a0",
    outline="#4a1f10",
    felt=("#664a2d", "#473420", "#20160d"),
    panel="#1c1109",
    title=(Lettering("ORCS", 25, 30), Lettering("ORCS", 34, 60), Lettering("ORCS", 47, 100)),
    homes=("OOK-5",),
    drawings=(
        Drawing("0 -30 120 180", TOWER, 62, 102, 112, 168),
        Drawing(HEAD, CREATURE_HEADS["orc_rider"], -14, 129, 118, 118),
        Drawing(HEAD, CREATURE_HEADS["lava_golem"], 135, 134, 113, 113),
        Drawing(HEAD, CREATURE_HEADS["goblin_shaman"], 28, 202, 85, 85),
        Drawing(HEAD, CREATURE_HEADS["orc"], 94, 191, 99, 99),
    ),
    sign="flame",
    line=Phrase(
        en="Creatures march on the tower from all sides. Cast spells, and defeat those that will count most.",
        fr="Des créatures marchent sur la tour de toutes parts. Lancez des sorts, et vainquez celles qui compteront le "
        "plus.",
    ),
)
