"""Mindbug's dice and cubes, drawn by hand: SVG symbols that the page points at, coloured by class."""

from __future__ import annotations

from bestiaire.show.page.dice import SIGNS, drawn_faces

_LEAF = '<path class="p-green" stroke-width="1.8" stroke-linejoin="round" d="{}"/>'
_BOLT = '<path class="p-red" stroke-width="1.8" stroke-linejoin="round" d="{}"/>'


def _chevrons(amount: int) -> str:
    """GROWTH: as many chevrons, one above the other, as the creature grows."""
    top = 32 - 6.5 * amount
    return "".join(
        _LEAF.format(f"M32 {top + 13 * step:g}l15 10v7L32 {top + 13 * step + 7:g}l-15 10v-7z") for step in range(amount)
    )


def _bolt(x: float) -> str:
    return _BOLT.format(f"M{x + 3:g} 13l-11 21h8l-4 17 13-23h-8l7-15z")


_CARD = (
    '<path d="M22 16l17-5 9 28-17 5z" class="p-paper" stroke-width="2.2" stroke-linejoin="round"/>'
    '<path d="M25.5 18.5l11-3.2 6.8 21.4-11 3.2z" class="p-shade"/>'
    '<path class="p-red" stroke-width="1.8" stroke-linejoin="round" d="M17 30h7v13h6L20.5 55 11 43h6z"/>'
)

FACES = {
    "1": _chevrons(1),
    "2": _chevrons(2),
    "3": _chevrons(3),
    "4": _bolt(32),
    "5": _bolt(22.5) + _bolt(41.5),
    "6": _CARD,
}
"""The faces of a die: growth 1, 2, 3; energy 1, 2; discard."""

SYMBOLS = {**drawn_faces(FACES), **SIGNS}
"""By id: the box it is drawn in, and its shapes."""
