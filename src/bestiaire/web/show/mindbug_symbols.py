"""Mindbug's dice and cubes, drawn by hand: SVG symbols that the page points at, coloured by class as portraits are."""

from __future__ import annotations

_BODY = (
    '<rect x="4" y="4" width="56" height="56" rx="12" class="p-paper" stroke-width="3"/>'
    '<path class="p-shade" d="M58.5 20v28a10.5 10.5 0 0 1-10.5 10.5H20C42 55 55 42 58.5 20z"/>'
    '<path d="M12 9.5c-2 .6-3.2 1.8-3.8 4M52 57c3-.8 4.6-2.3 5.3-5" class="p-ink" fill-opacity="0" stroke-width="1.2"/>'
)
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
    1: _chevrons(1),
    2: _chevrons(2),
    3: _chevrons(3),
    4: _bolt(32),
    5: _bolt(22.5) + _bolt(41.5),
    6: _CARD,
}
"""The faces of a die: growth 1, 2, 3; energy 1, 2; discard."""

SYMBOLS = {
    **{f"d-{face}": ("0 0 64 64", _BODY + drawn) for face, drawn in FACES.items()},
    "k-die": (
        "0 0 16 16",
        '<path stroke="none" fill-rule="evenodd" d="M4 1h8a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3H4a3 3 0 0 1-3-3V4a3 3 0 0 1 '
        '3-3zM5 3.7a1.3 1.3 0 1 0 .01 0zm6 6a1.3 1.3 0 1 0 .01 0zm-3-3a1.3 1.3 0 1 0 .01 0z"/>',
    ),
    "k-cube": (
        "0 0 16 16",
        '<path stroke="none" d="M8 .8l6.4 3.1L8 7 1.6 3.9z"/><path stroke="none" opacity=".75" '
        'd="M1.3 5.1l6.1 3v7.2l-6.1-3.2z"/><path stroke="none" opacity=".5" d="M14.7 5.1l-6.1 3v7.2l6.1-3.2z"/>',
    ),
}
"""By id: the box it is drawn in, and its shapes."""
