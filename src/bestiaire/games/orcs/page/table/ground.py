"""The battlefield of Orcs Orcs Orcs as it is printed: forest around six sectors of three sections, fences between them,
the tower in the middle. It never changes, so a page draws it once and points at it."""

from __future__ import annotations

import math
from typing import Final

HALF: Final = 312
"""Half the side of the drawing; its middle is the tower's."""
BOX: Final = f"{-HALF} {-HALF} {2 * HALF} {2 * HALF}"
RINGS: Final = {"inner": (80, 141), "middle": (141, 202), "outer": (202, 263)}
"""From where to where a section reaches."""
TOWER: Final = 82
SPACES: Final = 53
"""How far from the middle mages stand."""
RIM: Final = 300
STUMPS: Final = 284
"""How far from the middle hidden markers lie."""
NUMBERS: Final = 9
"""By so many degrees the number of a sector stands beside its stump."""
SECTORS: Final = 6

GRASS: Final = {
    "inner": ("#c26c46", "#d07a50", "#8f4526"),
    "middle": ("#c29a54", "#d0a860", "#94702f"),
    "outer": ("#98a05c", "#a9b06a", "#6f7a3c"),
}
"""The colours of a ring: of one sector, of the next one, and of what grows there."""
LEAVES: Final = ("#274c28", "#2f5a2c", "#3f6e34")
TREE: Final = "M0-15l9 13H4l7 10H-11l7-10h-5z"
TUFT: Final = "l-2-6m2 6l1-7m-1 7l4-5"
GOLDEN_ANGLE: Final = 137.508
"""Things scattered by it never stand in rows."""


def point(radius: float, degrees: float) -> tuple[float, float]:
    """Its angle is counted clockwise from the top."""
    turn = math.radians(degrees)
    return radius * math.sin(turn), -radius * math.cos(turn)


def corner(radius: float, degrees: float) -> str:
    x, y = point(radius, degrees)
    return f"{x:.1f} {y:.1f}"


def wedge(sector: int, inner: float, outer: float, half: float = 29.4) -> str:
    """The path of a part of a sector; sector 1 is at the top, the others follow clockwise."""
    middle = 60 * (sector - 1)
    left, right = middle - half, middle + half
    return (
        f"M{corner(inner, left)}L{corner(outer, left)}A{outer} {outer} 0 0 1 {corner(outer, right)}"
        f"L{corner(inner, right)}A{inner} {inner} 0 0 0 {corner(inner, left)}z"
    )


def drawn_ground() -> str:
    return "".join([forest(), *sections(), *tufts(), *stones(), *fences(), *tower(), *numbers()])


def forest() -> str:
    parts = [
        f'<circle r="{RIM + 6}" cy="6" fill="#1a0f07" opacity=".55"/>'
        f'<circle r="{RIM}" fill="#5c7840" stroke="#2c3a1c" stroke-width="4"/>'
        f'<circle r="{RIM - 14}" fill="none" stroke="#6f8a48" stroke-width="24" opacity=".6"/>'
    ]
    for number in range(52):
        angle = GOLDEN_ANGLE * number % 360
        if -8 < (angle + 30) % 60 - 30 < NUMBERS + 5:
            continue  # a stump or a number stands there
        x, y = point(272 + 37 * number % 20, angle)
        size = 0.75 + 29 * number % 50 / 100
        parts.append(
            f'<path transform="translate({x:.0f} {y:.0f}) scale({size:.2f})" d="{TREE}" '
            f'fill="{LEAVES[number % len(LEAVES)]}" stroke="#182e18" stroke-width="1.5"/>'
        )
    return "".join(parts)


def sections() -> list[str]:
    return [
        f'<path d="{wedge(sector, inner, outer)}" fill="{GRASS[ring][sector % 2]}" stroke="#5a3a1e" '
        'stroke-opacity=".55" stroke-width="2"/>'
        for ring, (inner, outer) in RINGS.items()
        for sector in range(1, SECTORS + 1)
    ]


def tufts() -> list[str]:
    found = []
    for ring, (inner, outer) in RINGS.items():
        places = []
        for number in range(inner // 4):
            x, y = point(inner + 8 + 23 * number % (outer - inner - 12), GOLDEN_ANGLE * number + inner)
            places.append(f"M{x:.0f} {y:.0f}{TUFT}")
        found.append(
            f'<path fill="none" stroke="{GRASS[ring][2]}" stroke-width="1.5" stroke-linecap="round" opacity=".7" '
            f'd="{"".join(places)}"/>'
        )
    return found


def stones() -> list[str]:
    found = []
    for number in range(14):
        x, y = point(105 + 47 * number % 150, GOLDEN_ANGLE * number + 20)
        found.append(
            f'<ellipse cx="{x:.0f}" cy="{y:.0f}" rx="{4 + number % 4}" ry="{3.2 + number % 3 * 0.6:g}" '
            'fill="#8a7a68" stroke="#4a3c30" stroke-width="1.2"/>'
        )
    return found


def fences() -> list[str]:
    rails = "".join(f"M{corner(TOWER - 4, 60 * n + 30)}L{corner(268, 60 * n + 30)}" for n in range(SECTORS))
    return [
        f'<path stroke="#8a6438" stroke-width="13" d="{rails}"/>',
        f'<path stroke="#e4c78c" stroke-width="8" stroke-dasharray="11 3" d="{rails}"/>',
    ]


def tower() -> list[str]:
    merlons = "".join(
        f"M{corner(TOWER - 8, 15 * n - 4)}L{corner(TOWER + 7, 15 * n - 3.6)}L{corner(TOWER + 7, 15 * n + 3.6)}"
        f"L{corner(TOWER - 8, 15 * n + 4)}z"
        for n in range(24)
    )
    spaces = "".join(
        '<circle cx="{:.0f}" cy="{:.0f}" r="18" fill="#5f564c" stroke="#2a221c" stroke-width="2"/>'.format(
            *point(SPACES, 60 * n)
        )
        for n in range(SECTORS)
    )
    return [
        f'<circle r="{TOWER + 8}" cy="6" fill="#140b06" opacity=".5"/>',
        f'<circle r="{TOWER}" fill="#8f867a" stroke="#2a221c" stroke-width="4"/>',
        f'<circle r="{TOWER - 12}" cx="-8" cy="-10" fill="#b4ab9c" opacity=".35"/>',
        f'<path d="{merlons}" fill="#b9b0a2" stroke="#2a221c" stroke-width="2"/>',
        spaces,
        '<circle r="27" fill="#8c2f28" stroke="#2a120e" stroke-width="3"/>',
        '<path d="M0-27L7-7 27 0 7 7 0 27-7 7-27 0-7-7z" fill="#d2523f"/>',
        '<path d="M0-27L7-7 0 0zM27 0L7 7 0 0zM0 27L-7 7 0 0zM-27 0L-7-7 0 0z" fill="#f08a6a"/>',
    ]


def numbers() -> list[str]:
    """The number of each sector, at the forest."""
    found = []
    for sector in range(1, SECTORS + 1):
        x, y = point(STUMPS, 60 * (sector - 1) + NUMBERS)
        found.append(
            f'<g transform="translate({x:.0f} {y:.0f})"><circle r="11" fill="#fbf3dd" stroke="#211812" '
            f'stroke-width="2"/><text y="5" class="numeral">{sector}</text></g>'
        )
    return found


STUMP: Final = "".join(
    f'<ellipse cx="22" cy="{34 - 3.2 * step:g}" rx="18" ry="12.5" fill="{"#a5763c" if step == 4 else "#5a3a1e"}" '
    'stroke="#24140a" stroke-width="1.6"/>'
    for step in range(5)
)
"""A pile of hidden markers, 44 by 48."""
