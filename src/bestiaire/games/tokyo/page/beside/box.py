"""The box of King of Tokyo on the shelf."""

from __future__ import annotations

from typing import Final

from bestiaire.core.showing import Box, Figure, Lettering
from bestiaire.words import Phrase

BOX: Final = Box(
    side="#a83a2c",
    letters="#ffe9a4",
    outline="#8c1d24",
    felt=("#5b4a8f", "#34285f", "#171133"),
    panel="#150f2d",
    title=(Lettering("KING OF", 33, 49, 18), Lettering("TOKYO", 57, 96, 20)),
    homes=("even_bigger",),
    figures=(
        Figure("gigazaur", -14, 109, 156, 156, is_turned=True),
        Figure("the_king", 109, 115, 146, 156),
        Figure("space_penguin", 76, 196, 85, 88),
    ),
    sign="heart",
    line=Phrase(
        en="Monsters throw dice for the city. Twenty points win, or being the last one standing.",
        fr="Des monstres se disputent la ville aux dés. Il faut vingt points, ou rester le dernier debout.",
    ),
)
