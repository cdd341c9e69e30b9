"""King of Tokyo's dice and tokens, and Tokyo itself, drawn by us."""

from __future__ import annotations

from bestiaire.core.rng import seeded
from bestiaire.show.page.dice import SIGNS, drawn_faces
from bestiaire.show.page.drawings import BOX, COMMON


def _number(face: str) -> str:
    return (
        '<text x="32" y="48" fill="#241a30" text-anchor="middle" font-size="46" font-weight="900" '
        f'font-family="Name, Palatino, Georgia, serif">{face}</text>'
    )


FACES = {**{face: _number(face) for face in ("1", "2", "3")}, **COMMON}
"""What a die shows, 64 by 64."""

TOKENS = {
    "s-poison": (
        BOX,
        '<path fill="#7ac043" stroke="#1f3d0c" stroke-width="3" stroke-linejoin="round" d="M32 4c13 17 21 26 21 36a21 '
        '21 0 0 1-42 0C11 30 19 21 32 4z"/><path fill="#f4f9e0" d="M24 36a4.5 5 0 1 0 .01 0zM40 36a4.5 5 0 1 0 '
        '.01 0zM25 52c4-4 10-4 14 0"/>',
    ),
    "s-shrink": (
        BOX,
        '<circle cx="32" cy="32" r="28" fill="#6fb8d8" stroke="#12384a" stroke-width="3"/><path fill="none" '
        'stroke="#f4fbff" stroke-width="5" stroke-linecap="round" stroke-linejoin="round" '
        'd="M14 14l12 12M26 15v11H15M50 50L38 38M49 38H38v11"/>',
    ),
}
"""What lies on a monster's board."""

WIDTH = 1440
SKYLINE = f"0 0 {WIDTH} 230"
GROUND = 230
"""The city is drawn in such a box, its houses on the ground."""


def _row(seed: int, lowest: int, highest: int, narrowest: int, roofs: int) -> tuple[str, str]:
    """A row of houses from left to right, one of `roofs` with a gable or a mast; and their windows, lit or not."""
    rng = seeded(seed)
    houses, windows = [], []
    left = -20
    while left < WIDTH:
        wide = narrowest + rng.below(narrowest)
        top = GROUND - lowest - rng.below(highest - lowest)
        houses.append(f"M{left} {GROUND}V{top}h{wide}V{GROUND}z")
        extra = rng.below(roofs)
        if extra == 0:
            houses.append(f"M{left + 6} {top}l{wide // 2 - 6}-18 {wide // 2 - 6} 18z")
        elif extra == 1:
            houses.append(f"M{left + wide // 2} {top}v-24h4v24z")
        for down in range(top + 9, GROUND - 10, 15):
            lit = [left + across for across in range(6, wide - 9, 11) if rng.below(3) == 0]
            windows += [f"M{across} {down}h5v7h-5z" for across in lit]
        left += wide + 3
    return "".join(houses), "".join(windows)


def _skyline(name: str, seed: int, lowest: int, highest: int, narrowest: int, roofs: int) -> str:
    houses, windows = _row(seed, lowest, highest, narrowest, roofs)
    return f'<path class="{name}" d="{houses}"/><path class="{name}-lit" d="{windows}"/>'


FAR = _skyline("far", 7, 80, 215, 40, 6)
NEAR = _skyline("near", 11, 40, 130, 50, 5) + _skyline("front", 23, 18, 62, 55, 4)
TOWER = (
    '<path fill="#e2574a" stroke="#5a1c34" stroke-width="2" d="M0 300l36-190L41 0h10l5 110 36 190H77'
    'l-18-96H33l-18 96z"/>'
    '<path stroke="#ffe3c0" stroke-width="5" d="M30 110h32M19 180h54M8 240h76"/>'
)
_CLOUDS = (
    "M40 150h240c20 0 20 16 0 16H60c-30 0-40-16-20-16zM640 90h210c26 0 20 18-4 18H660c-30 0-36-18-20-18z"
    "M300 60h130c20 0 16 13 0 13H310c-20 0-24-13-10-13zM1080 120h190c24 0 18 16-4 16H1100c-28 0-34-16-20-16z"
)


def _sky() -> str:
    """Stars and clouds."""
    rng = seeded(5)
    stars = "".join(
        f'<circle cx="{rng.below(WIDTH)}" cy="{rng.below(200)}" r="{8 + 4 * rng.below(3)}e-1"/>' for _ in range(46)
    )
    return f'<g class="stars">{stars}</g><path class="clouds" d="{_CLOUDS}"/>'


CITY = {
    "t-sky": (f"0 0 {WIDTH} 240", _sky()),
    "t-far": (SKYLINE, FAR),
    "t-near": (SKYLINE, NEAR),
    "t-tower": ("-4 -4 100 308", TOWER),
}
"""Tokyo behind the monsters, in layers."""

SYMBOLS = {**drawn_faces(FACES), **SIGNS, **TOKENS, **CITY}
"""What the page points at: by id, the box it is drawn in, and its shapes."""
