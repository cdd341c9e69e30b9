"""King of Tokyo Duel's dice, bonuses, markers and skyline, drawn by hand."""

from __future__ import annotations

from bestiaire.show.page.dice import drawn_faces
from bestiaire.show.page.drawings import BOX, COMMON

STAR = "M32 9l7 15.5 17 2-12.5 11.5 3.3 16.8L32 46.5 17.2 54.8 20.5 38 8 26.5l17-2z"

FACES = {
    **COMMON,
    "fame": f'<path fill="url(#g-gold)" stroke="#5f3c06" stroke-width="2" stroke-linejoin="round" d="{STAR}"/>',
    "destruction": '<path fill="#e5483c" stroke="#5a0f18" stroke-width="2" stroke-linejoin="round" '
    'd="M14 54V27l7-5v6l7-10 5 7 4-6v9l7-5 6 6v25z"/>'
    '<path fill="#fff3d8" d="M19 34h5v6h-5zm0 10h5v6h-5zm20-10h5v6h-5zm0 10h5v6h-5z"/>'
    '<path fill="none" stroke="#5a0f18" stroke-width="2.5" d="M32 25l-4 10 6 4-5 15"/>',
    "power": '<g fill="#7a4be0" stroke="#2a1260" stroke-width="2" stroke-linejoin="round">'
    '<path d="M25 9h14l-3 28h-8z"/><circle cx="32" cy="48" r="7"/></g>',
}
"""What a die shows, 64 by 64."""

PAW = (
    '<g fill="#3a1a5a" stroke="#f4ecff" stroke-width="3.5" paint-order="stroke">'
    '<path d="M20 47c0-9 7-15 12-15s12 6 12 15c0 6-5 8-12 8s-12-2-12-8z"/><ellipse cx="17" cy="28" rx="5" ry="7"/>'
    '<ellipse cx="27" cy="18" rx="5" ry="7"/><ellipse cx="39" cy="18" rx="5" ry="7"/><ellipse cx="48" '
    'cy="28" rx="5" ry="7"/></g>'
)
DIE_SIGN = (
    '<rect x="5" y="5" width="54" height="54" rx="13" fill="#fff6dc" stroke="#211812" stroke-width="4"/>'
    '<path d="M32 18v28M18 32h28" stroke="#211812" stroke-width="8" stroke-linecap="round"/>'
)

BONUSES = {
    "empty": '<circle cx="32" cy="32" r="12" fill="none" stroke="#1d7f86" stroke-width="3.5" stroke-dasharray="5 5"/>',
    "paw": PAW,
    "two_paws": f'<g transform="translate(-7 -6) scale(.8)">{PAW}</g>'
    f'<g transform="translate(20 18) scale(.8)">{PAW}</g>',
    "heart": COMMON["heart"],
    "energy": COMMON["energy"],
    "dice_token": DIE_SIGN,
    "king": '<path fill="url(#g-gold)" stroke="#5f3c06" stroke-width="3" stroke-linejoin="round" '
    'd="M13 50l-4-30 13 12 10-19 10 19 13-12-4 30z"/>',
}
"""What is printed on a space of a Buzz token, 64 by 64."""

LEFT_OUT = '<path fill="none" stroke="#e5483c" stroke-width="11" stroke-linecap="round" d="M13 13l38 38M51 13L13 51"/>'
"""Drawn over a space that a token leaves out."""

# -- the skyline, 1440 by 200: each house by its width, height and roof

BLOCK, MAST, GABLE = range(3)
FAR_HOUSES = (
    (74, 118, BLOCK), (78, 57, BLOCK), (46, 149, MAST), (76, 60, MAST), (65, 181, BLOCK), (67, 95, MAST),
    (50, 129, GABLE), (51, 118, BLOCK), (52, 150, BLOCK), (57, 167, BLOCK), (55, 142, BLOCK), (58, 172, BLOCK),
    (60, 82, BLOCK), (78, 52, BLOCK), (51, 60, MAST), (73, 166, BLOCK), (54, 185, BLOCK), (71, 60, BLOCK),
    (48, 91, BLOCK), (50, 133, GABLE), (52, 66, GABLE), (62, 77, MAST), (51, 65, MAST), (61, 185, BLOCK),
)  # fmt: skip
NEAR_HOUSES = (
    (89, 77, BLOCK), (92, 75, MAST), (66, 37, BLOCK), (74, 34, MAST), (57, 59, BLOCK), (84, 51, GABLE),
    (70, 89, BLOCK), (86, 72, MAST), (70, 72, BLOCK), (65, 24, BLOCK), (51, 64, BLOCK), (76, 90, GABLE),
    (87, 41, BLOCK), (68, 28, GABLE), (70, 36, GABLE), (54, 84, GABLE), (56, 59, BLOCK), (82, 59, BLOCK),
    (55, 47, BLOCK), (77, 54, BLOCK), (61, 62, BLOCK),
)  # fmt: skip


def houses(row: tuple[tuple[int, int, int], ...]) -> str:
    """A row of houses on the ground as one path."""
    parts, x = [], 0
    for wide, high, roof in row:
        top = 200 - high
        parts.append(f"M{x} 200V{top}h{wide - 3}V200z")
        if roof == MAST:
            parts.append(f"M{x + wide // 2} {top}v-28h4v28z")
        elif roof == GABLE:
            parts.append(f"M{x + 4} {top}l{wide // 2 - 5}-20 {wide // 2 - 5} 20z")
        x += wide
    return "".join(parts)


def windows(row: tuple[tuple[int, int, int], ...], odd: int) -> str:
    """Those of its windows that are lit."""
    parts, x = [], 0
    for wide, high, _ in row:
        for column in range((wide - 12) // 11):
            for floor in range((high - 14) // 15):
                if (column * 5 + floor * 3 + column * floor + wide + odd) % 5 < 2:
                    parts.append(f"M{x + 6 + 11 * column} {200 - high + 9 + 15 * floor}h5v7h-5z")
        x += wide
    return "".join(parts)


CITY = (
    f'<path fill="#1a1f5c" d="{houses(FAR_HOUSES)}"/><path fill="#7fe8ff" opacity=".5" d="{windows(FAR_HOUSES, 0)}"/>'
    f'<path fill="#10143f" d="{houses(NEAR_HOUSES)}"/><path fill="#ffb0e0" opacity=".6" d="{windows(NEAR_HOUSES, 3)}"/>'
)

SYMBOLS = {
    **drawn_faces(FACES),
    **{f"b-{name}": (BOX, drawn) for name, drawn in BONUSES.items()},
    "b-left_out": (BOX, LEFT_OUT),
    **{f"m-{track}": (BOX, FACES[track]) for track in ("fame", "destruction")},
    "d-city": ("0 0 1440 200", CITY),
}
"""What the page points at: by id, the box it is drawn in, and its shapes."""
