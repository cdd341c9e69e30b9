"""What several games show, drawn by hand: shapes of 64 by 64, coloured by class as portraits are."""

from __future__ import annotations

import math

BOX = "0 0 64 64"
SIGN_BOX = "0 0 16 16"
"""What is drawn large, and what is drawn as a small sign, is drawn in such a box."""
LINE = 'stroke-width="1.8" stroke-linejoin="round"'


def star(x: float, y: float, radius: float, inner: float, points: int) -> str:
    """The corners of a star around a point."""
    corners = []
    for number in range(2 * points):
        length = inner if number % 2 else radius
        angle = math.pi * number / points - math.pi / 2
        corners.append(f"{x + length * math.cos(angle):.1f} {y + length * math.sin(angle):.1f}")
    return f"M{'L'.join(corners)}z"


HEART = "M32 51C18 40 12 33 12 25a10 10 0 0 1 20-3 10 10 0 0 1 20 3c0 8-6 15-20 26z"
BOLT = "M36 10L16 36h12l-6 19 22-28H32l8-17z"

COMMON = {
    "smash": f'<path class="p-red" {LINE} d="{star(32, 32, 24, 14, 9)}"/>'
    '<path class="p-paper" stroke-width="1.6" stroke-linejoin="round" d="M22 41V29c0-4 5-4 5 0v-4c0-4 5-4 5 0v-1'
    'c0-4 5-4 5 0v3c0-4 5-4 5 0v12c0 5-3 8-9 8h-4c-4 0-7-2-7-6z"/>',
    "heart": f'<path class="p-green" {LINE} d="{HEART}"/>',
    "energy": f'<path class="p-gold" {LINE} d="{BOLT}"/>',
}
"""Faces that the dice of several games share."""


def small(drawn: str, x: float, y: float, size: float) -> str:
    """A drawing of 64 by 64 around a point of another one."""
    return f'<g transform="translate({x - size / 2:g} {y - size / 2:g}) scale({size / 64:g})">{drawn}</g>'


KEYWORDS = {
    "frenzy": '<path d="M2 2l10 10m2-10L4 12m-2 2l3-3m9 3l-3-3" fill="none" stroke-width="2"/>',
    "hunter": '<circle cx="8" cy="8" r="5" fill="none" stroke-width="1.6"/><circle cx="8" cy="8" r="1.6"/>'
    '<path d="M8 0v4m0 8v4M0 8h4m8 0h4" stroke-width="1.6"/>',
    "poisonous": '<path d="M8 1c3 4 5 6 5 9a5 5 0 0 1-10 0c0-3 2-5 5-9z"/>',
    "sneaky": '<path d="M1 6c4-2 10-2 14 0-1 5-4 6-7 3-3 3-6 2-7-3z" fill-rule="evenodd"/>',
    "tough": '<path d="M8 1l6 2v5c0 4-3 6-6 7-3-1-6-3-6-7V3z"/>',
}
"""Signs for the keywords of creatures, as portraits show them, too."""
