"""What several games show, drawn by hand: shapes of 64 by 64."""

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

BURST = "M32 7l5 9 9-5-1 10 11 1-6 8 9 6-10 4 4 10-10-2-2 11-9-7-9 7-2-11-10 2 4-10-10-4 9-6-6-8 11-1-1-10 9 5z"
COMMON = {
    "smash": f'<path fill="#f07a2a" stroke="#6a2208" stroke-width="2" stroke-linejoin="round" d="{BURST}"/>'
    '<path fill="none" stroke="#fff3d8" stroke-width="4.5" stroke-linecap="round" '
    'd="M24 23l-3 17M33 21l-1 22M42 23l1 17"/>',
    "heart": f'<path fill="url(#g-heart)" stroke="#5a0f18" stroke-width="2" d="{HEART}"/>',
    "energy": f'<path fill="url(#g-bolt)" stroke="#1e4a10" stroke-width="2" stroke-linejoin="round" d="{BOLT}"/>',
}
"""Faces that the dice of several games share."""


def small(drawn: str, x: float, y: float, size: float) -> str:
    """A drawing of 64 by 64 around a point of another one."""
    return f'<g transform="translate({x - size / 2:g} {y - size / 2:g}) scale({size / 64:g})">{drawn}</g>'


KEYWORDS = {
    "frenzy": '<path fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" d="M2 2l9.5 9.5M14 2'
    'L4.5 11.5M9 13.5l4.5-4.5M2.5 9L7 13.5M12 12l2.5 2.5M4 12l-2.5 2.5"/>',
    "tough": '<path fill="currentColor" d="M8 .8l6.2 2.2v4.8c0 3.8-2.8 6-6.2 7.4C4.6 13.8 1.8 11.6 1.8 7.8V3z"/>',
    "poisonous": '<path fill="currentColor" d="M8 .8c3 4.2 5.2 6.3 5.2 9.2a5.2 5.2 0 0 1-10.4 0C2.8 7.1 5 5 8 .8z"/>',
    "hunter": '<path fill="none" stroke="currentColor" stroke-width="1.8" d="M8 3a5 5 0 1 0 .01 0z"/><path stroke="'
    'currentColor" stroke-width="1.8" stroke-linecap="round" d="M8 .8v3.4M8 11.8v3.4M.8 8h3.4M11.8 8h3.4"'
    '/><circle cx="8" cy="8" r="1.7" fill="currentColor"/>',
    "sneaky": '<path fill="currentColor" fill-rule="evenodd" d="M.6 5.2C3 3.8 6 4.4 8 5.2c2-.8 5-1.4 7.4 0-.1 4-2 6'
    ".4-4.4 6.4-1.6 0-2.3-1.5-3-1.5s-1.4 1.5-3 1.5C2.6 11.6.7 9.2.6 5.2zM3 7.3c.8 1.5 2.7 1.6 3.4.6C5.7 6"
    '.6 4 6.4 3 7.3zm10 0c-1-.9-2.7-.7-3.4.6.7 1 2.6.9 3.4-.6z"/>',
}
"""Signs for the keywords of creatures."""
