"""King of Tokyo Duel's dice, bonuses and pawns, drawn by hand: shapes coloured by class, as portraits are."""

from __future__ import annotations

import math

from bestiaire.web.show.dice import SIGNS, drawn_faces

_LINE = 'stroke-width="1.8" stroke-linejoin="round"'


def _star(x: float, y: float, radius: float, inner: float, points: int) -> str:
    """The corners of a star around a point."""
    corners = []
    for number in range(2 * points):
        length = inner if number % 2 else radius
        angle = math.pi * number / points - math.pi / 2
        corners.append(f"{x + length * math.cos(angle):.1f} {y + length * math.sin(angle):.1f}")
    return f"M{'L'.join(corners)}z"


HEART = "M32 51C18 40 12 33 12 25a10 10 0 0 1 20-3 10 10 0 0 1 20 3c0 8-6 15-20 26z"
BOLT = "M36 10L16 36h12l-6 19 22-28H32l8-17z"
TOWER = "M17 53V26l6-4v5l6-8 4 6 3-5v8l6-4 5 5v24z"
PALM = "M21 45c0-8 6-13 11-13s11 5 11 13c0 5-4 7-11 7s-11-2-11-7z"

FACES = {
    "smash": f'<path class="p-red" {_LINE} d="{_star(32, 32, 24, 14, 9)}"/>'
    '<path class="p-paper" stroke-width="1.6" stroke-linejoin="round" d="M22 41V29c0-4 5-4 5 0v-4c0-4 5-4 5 0v-1'
    'c0-4 5-4 5 0v3c0-4 5-4 5 0v12c0 5-3 8-9 8h-4c-4 0-7-2-7-6z"/>',
    "heart": f'<path class="p-green" {_LINE} d="{HEART}"/>',
    "energy": f'<path class="p-gold" {_LINE} d="{BOLT}"/>',
    "fame": f'<path class="p-gold" {_LINE} d="{_star(32, 33, 22, 9, 5)}"/>',
    "destruction": f'<path class="p-red" {_LINE} d="{TOWER}"/>'
    '<path class="p-ink" fill-opacity="0" stroke-width="2" d="M31 27l-4 9 6 3-5 14"/>'
    '<path class="p-paper" stroke-width="1" d="M21 33h4v5h-4zm0 9h4v5h-4zm17-9h4v5h-4zm0 9h4v5h-4z"/>',
    "power": f'<path class="p-ink" {_LINE} d="M27 11h10l-2 26h-6z"/><circle class="p-ink" cx="32" cy="47" r="5.5"/>',
}
"""What a die shows, 64 by 64."""

SYMBOLS = {**drawn_faces(FACES), **SIGNS}
"""What the page points at: by id, the box it is drawn in, and its shapes."""

_TOES = ((22, 27), (29, 19), (38, 20), (44, 28))
PAW = f'<path class="p-ink" d="{PALM}"/>' + "".join(
    f'<ellipse class="p-ink" cx="{x}" cy="{y}" rx="4" ry="5.5"/>' for x, y in _TOES
)
CROWN = f'<path class="p-gold" {_LINE} d="M13 48l-3-27 12 11 10-18 10 18 12-11-3 27z"/>'
DIE_SIGN = (
    '<rect x="14" y="14" width="36" height="36" rx="8" class="p-paper" stroke-width="3.5"/>'
    '<path class="p-ink" d="M32 21v22M21 32h22" stroke-width="6"/>'
)

BONUSES = {
    "empty": "",
    "paw": PAW,
    "two_paws": f'<g transform="translate(-7 -4) scale(.8)">{PAW}</g>'
    f'<g transform="translate(20 16) scale(.8)">{PAW}</g>',
    "heart": f'<path class="p-green" stroke-width="2.5" d="{HEART}"/>',
    "energy": f'<path class="p-gold" stroke-width="2.5" stroke-linejoin="round" d="{BOLT}"/>',
    "dice_token": DIE_SIGN,
    "king": CROWN,
}
"""What is printed on a space of a Buzz token, 64 by 64."""

PAWNS = {
    "fame": f'<circle class="p-ink" cx="32" cy="32" r="29"/><path class="p-gold" d="{_star(32, 33, 21, 9, 5)}"/>',
    "destruction": f'<circle class="p-ink" cx="32" cy="32" r="29"/><g transform="translate(4 0) scale(.88)">'
    f'<path class="p-red" d="{TOWER}"/></g>',
}
"""The two markers, 64 by 64."""


def small(drawn: str, x: float, y: float, size: float) -> str:
    """A drawing of 64 by 64 around a point of another one."""
    return f'<g transform="translate({x - size / 2:g} {y - size / 2:g}) scale({size / 64:g})">{drawn}</g>'
