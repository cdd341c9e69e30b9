"""King of Tokyo's dice and tokens, and Tokyo itself, drawn by hand: shapes coloured by class, as portraits are."""

from __future__ import annotations

from bestiaire.show.page.dice import SIGNS, drawn_faces
from bestiaire.show.page.drawings import BOX, COMMON, HEART, LINE, SIGN_BOX, star

_STROKE = 'fill-opacity="0" stroke-width="5.5" stroke-linecap="round" stroke-linejoin="round"'

FACES = {
    "1": f'<path class="p-ink" {_STROKE} d="M24 23l10-7v32M24 48h20"/>',
    "2": f'<path class="p-ink" {_STROKE} d="M22 24c1-11 21-11 21 0 0 9-16 13-21 24h22"/>',
    "3": f'<path class="p-ink" {_STROKE} d="M23 19c4-6 20-5 19 4-1 6-7 8-12 8 6 0 14 2 14 9 0 10-18 11-22 4"/>',
    **COMMON,
}
"""What a die shows, 64 by 64."""


def _sign(drawn: str) -> tuple[str, str]:
    return SIGN_BOX, drawn


SMALL = {
    "k-points": (BOX, f'<path stroke="none" d="{star(32, 33, 30, 12, 5)}"/>'),
    "k-heart": ("8 10 48 46", f'<path stroke="none" d="{HEART}"/>'),
    "k-mindbug": _sign(
        '<path stroke="none" fill-rule="evenodd" d="M8 4.2c3.4 0 5.6 2.3 5.6 5.4S11.2 15 8 15s-5.6-2.3-5.6-5.4S4.6 4.2 '
        '8 4.2zM5.6 8.2a1.5 1.5 0 1 0 .01 0zm4.8 0a1.5 1.5 0 1 0 .01 0z"/>'
        '<path fill="none" stroke-width="1.3" stroke-linecap="round" d="M6 4.5C5.6 2.5 4.6 1.5 3 1.2M10 4.5c.4-2 1.4-3 '
        '3-3.3"/>'
    ),
    "k-poison": _sign('<path stroke="none" d="M8 1c3 4 5 6 5 9a5 5 0 0 1-10 0c0-3 2-5 5-9z"/>'),
    "k-shrink": _sign(
        '<path fill="none" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" '
        'd="M1.5 1.5L6 6M6 2.5V6H2.5M14.5 14.5L10 10M13.5 10H10v3.5"/>'
    ),
}
"""What is counted on a monster's board."""


def _towers(*corners: tuple[int, int, int, str]) -> str:
    """Houses on the ground: where, how wide, how high, and their colour; with rows of windows."""
    drawn = []
    for left, wide, high, colour in corners:
        top = 118 - high
        drawn.append(f'<path class="{colour}" {LINE} d="M{left} 118V{top}h{wide}V118z"/>')
        windows = "".join(
            f"M{x} {y}h3v4h-3z" for y in range(top + 6, 110, 11) for x in range(left + 5, left + wide - 5, 8)
        )
        drawn.append(f'<path class="p-shade" d="{windows}"/>')
    return "".join(drawn)


_SUN = '<circle class="p-red" stroke-width="1.2" cx="200" cy="70" r="46"/>'
_HILLS = '<path class="p-shade" d="M0 118C60 70 96 96 132 84s92-46 150 2 82 6 118 32z"/>'
_SPIRE = (
    f'<path class="p-red" {LINE} d="M270 118l14-66 2-24 2 24 14 66h-8l-8-34-8 34z"/>'
    '<path class="p-ink" fill-opacity="0" stroke-width="1.6" d="M277 92h18M281 72h10M275 104h22"/>'
)
_WAVES = "".join(
    f'<path class="p-ink" fill-opacity="0" stroke-width="2.2" stroke-linecap="round" d="M{x} {y}q8-7 16 0t16 0 16 0"/>'
    for x, y in ((16, 126), (88, 132), (170, 127), (250, 133), (330, 127))
)
CITY = (
    _SUN
    + _HILLS
    + _towers(
        (14, 30, 42, "p-paper"),
        (48, 26, 66, "p-paper"),
        (80, 34, 50, "p-paper"),
        (120, 24, 78, "p-paper"),
        (228, 34, 58, "p-paper"),
        (308, 30, 72, "p-paper"),
        (344, 40, 46, "p-paper"),
    )
    + _SPIRE
    + f'<path class="p-ink" {LINE} d="M0 118h400v3H0z"/>'
    + _WAVES
)
"""The city between the monsters, 400 by 140."""

SYMBOLS = {**drawn_faces(FACES), **SIGNS, **SMALL, "tokyo": ("0 0 400 140", CITY)}
"""What the page points at: by id, the box it is drawn in, and its shapes."""
