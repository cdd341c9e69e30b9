"""King of Tokyo Duel's dice, bonuses and pawns, drawn by hand: shapes coloured by class, as portraits are."""

from __future__ import annotations

from bestiaire.show.page.dice import SIGNS, drawn_faces
from bestiaire.show.page.drawings import BOLT, COMMON, HEART, LINE, star

TOWER = "M17 53V26l6-4v5l6-8 4 6 3-5v8l6-4 5 5v24z"
PALM = "M21 45c0-8 6-13 11-13s11 5 11 13c0 5-4 7-11 7s-11-2-11-7z"

FACES = {
    **COMMON,
    "fame": f'<path class="p-gold" {LINE} d="{star(32, 33, 22, 9, 5)}"/>',
    "destruction": f'<path class="p-red" {LINE} d="{TOWER}"/>'
    '<path class="p-ink" fill-opacity="0" stroke-width="2" d="M31 27l-4 9 6 3-5 14"/>'
    '<path class="p-paper" stroke-width="1" d="M21 33h4v5h-4zm0 9h4v5h-4zm17-9h4v5h-4zm0 9h4v5h-4z"/>',
    "power": f'<path class="p-ink" {LINE} d="M27 11h10l-2 26h-6z"/><circle class="p-ink" cx="32" cy="47" r="5.5"/>',
}
"""What a die shows, 64 by 64."""

SYMBOLS = {**drawn_faces(FACES), **SIGNS}
"""What the page points at: by id, the box it is drawn in, and its shapes."""

_TOES = ((22, 27), (29, 19), (38, 20), (44, 28))
PAW = f'<path class="p-ink" d="{PALM}"/>' + "".join(
    f'<ellipse class="p-ink" cx="{x}" cy="{y}" rx="4" ry="5.5"/>' for x, y in _TOES
)
CROWN = f'<path class="p-gold" {LINE} d="M13 48l-3-27 12 11 10-18 10 18 12-11-3 27z"/>'
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
    "fame": f'<circle class="p-ink" cx="32" cy="32" r="29"/><path class="p-gold" d="{star(32, 33, 21, 9, 5)}"/>',
    "destruction": f'<circle class="p-ink" cx="32" cy="32" r="29"/><g transform="translate(4 0) scale(.88)">'
    f'<path class="p-red" d="{TOWER}"/></g>',
}
"""The two markers, 64 by 64."""
