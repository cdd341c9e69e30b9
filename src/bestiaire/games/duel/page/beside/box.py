"""The box of King of Tokyo Duel on the shelf."""

from __future__ import annotations

from typing import Final

from bestiaire.core.showing import Box, Figure, Lettering
from bestiaire.words import Phrase

BOX: Final = Box(
    side="#2a3fa0",
    letters="#d9fbff",
    outline="#1a1f6a",
    felt=("#27408a", "#141d52", "#080b26"),
    panel="#0a0d2c",
    title=(Lettering("KING OF TOKYO", 25, 38, 12), Lettering("DUEL", 70, 96, 12)),
    homes=("electrical_aura", "meka_dragon"),
    figures=(
        Figure("cyber_kitty", -7, 138, 142, 137, is_turned=True),
        Figure("meka_dragon", 109, 103, 156, 156, is_turned=True),
    ),
    sign="cube",
    line=Phrase(
        en="Two monsters pull at fame and destruction. Knock out your rival, or have both markers in your spotlights.",
        fr="Deux monstres s'arrachent gloire et destruction. Mettez votre rival à terre, ou attirez les deux pions "
        "sous vos projecteurs.",
    ),
)
