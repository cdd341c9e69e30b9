"""Orcs Orcs Orcs' creatures, elements and signs, drawn by hand: shapes coloured by class."""

from __future__ import annotations

from bestiaire.games.orcs.page.table import ground
from bestiaire.show.page.drawings import BOLT, BOX, LINE, SIGN_BOX

_THIN = 'fill-opacity="0" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"'


def _eyes(left: float, right: float, y: float, size: float = 3.4) -> str:
    """Two eyes that look at whoever looks on."""
    return "".join(
        f'<circle class="p-paper" stroke-width="1.2" cx="{x}" cy="{y}" r="{size}"/>'
        f'<circle class="p-ink" cx="{x}" cy="{y + 0.4:g}" r="{size * 0.42:g}"/>'
        for x in (left, right)
    )


_EARS = (
    f'<path class="p-green" {LINE} d="M19 27L2 15l6 19 13 6z"/>'
    f'<path class="p-green" {LINE} d="M45 27l17-12-6 19-13 6z"/>'
)
_GOBLIN = (
    f'{_EARS}<path class="p-green" {LINE} d="M17 29c0-18 30-18 30 0 0 16-6 27-15 27S17 45 17 29z"/>'
    f'{_eyes(25, 39, 29)}<path class="p-green" stroke-width="1.4" d="M32 30l4 10c-2 2-6 2-8 0z"/>'
)
_GRIN = (
    '<path class="p-paper" stroke-width="1.4" stroke-linejoin="round" d="M23 44c6 4 12 4 18 0-2 6-5 8-9 8s-7-2-9-8z"/>'
)
_ORC_FACE = (
    f'<path class="p-gold" {LINE} d="M12 30L4 22l2 13 8 4zM52 30l8-8-2 13-8 4z"/>'
    f'<path class="p-gold" {LINE} d="M14 28c0-22 36-22 36 0 0 5 2 8 2 14 0 9-9 15-20 15s-20-6-20-15c0-6 2-9 2-14z"/>'
)
_ORC_LOOK = (
    f'{_eyes(25, 39, 31)}<path class="p-ink" fill-opacity="0" stroke-width="3.2" stroke-linecap="round" '
    'd="M19 24l10 4M45 24l-10 4"/><path class="p-ink" d="M29 38h2v2h-2zm4 0h2v2h-2z"/>'
    f'<path class="p-ink" {_THIN} d="M20 48c8-4 16-4 24 0"/>'
    '<path class="p-paper" stroke-width="1.4" stroke-linejoin="round" d="M20 49l2-12 5 10zM44 49l-2-12-5 10z"/>'
)
_BLOCK = "M15 18l9-9 17-2 9 8 3 22-6 14-13 6-14-2-9-13z"
_BLOCK_FACE = (
    '<path class="p-ink" d="M19 29l11 3-1 6-9-2zM45 29l-11 3 1 6 9-2z"/>'
    '<path class="p-ink" d="M23 46h18v5H23z"/><path class="p-paper" stroke-width="1" d="M27 46h4v5h-4zm7 0h4v5h-4z"/>'
)

CREATURE_HEADS = {
    "goblin": _GOBLIN + _GRIN,
    "goblin_shaman": f'<path class="p-red" {LINE} d="M32 18L28 1l8 0zM22 19L12 4l8-2zM42 19L52 4l-8-2z"/>{_GOBLIN}'
    f'<path class="p-paper" {LINE} d="M18 22c9-6 19-6 28 0l-1 4c-9-5-17-5-26 0z"/>'
    f'<path class="p-ink" {_THIN} d="M25 48h14M21 36l-3 5M43 36l3 5"/>',
    "orc": _ORC_FACE + _ORC_LOOK,
    "orc_rider": f'{_ORC_FACE}{_ORC_LOOK}<path class="p-paper" {LINE} d="M14 19C5 18 1 11 3 2c5 7 9 8 16 8zM50 19c9-1 '
    f'13-8 11-17-5 7-9 8-16 8z"/><path class="p-ink" {LINE} d="M12 24c1-24 39-24 40 0-13-5-27-5-40 0z"/>'
    '<path class="p-gold" stroke-width="1" d="M30 6h4v18h-4z"/>',
    "stone_golem": f'<path class="p-stone" {LINE} d="{_BLOCK}"/>{_BLOCK_FACE}'
    f'<path class="p-ink" {_THIN} d="M31 8l-3 9 7 5-3 5M15 40l6 2 2 7M52 36l-6 4"/>',
    "lava_golem": f'<path class="p-gold" {LINE} d="M20 16c-4-6 2-8 0-14 6 3 6 7 9 9 0-5 4-6 4-10 6 4 4 8 6 11 2-2 '
    "4-3 4-7 5 "
    f'5 2 9 0 13z"/><path class="p-red" {LINE} d="{_BLOCK}"/>{_BLOCK_FACE}'
    '<path class="p-gold" fill-opacity="0" stroke-width="2" d="M31 10l-3 8 7 5-3 5M15 41l6 1 2 7M52 36l-6 4"/>',
}
"""The heads on the markers, 64 by 64."""

FLAME = "M33 4c2 11 17 18 17 35a18 18 0 0 1-36 0c0-8 4-12 7-19 2 5 4 8 7 9 1-10 0-16 5-25z"
DROP = "M32 5c9 13 18 22 18 34a18 18 0 0 1-36 0C14 27 23 18 32 5z"
PEAKS = "M3 54L22 18l9 14 9-18 21 40z"

ELEMENT_SIGNS = {
    "earth": f'<path class="p-green" {LINE} d="{PEAKS}"/>'
    f'<path class="p-ink" {_THIN} d="M22 18l3 14-6 8M40 14l2 16 8 10"/>',
    "lightning": f'<path class="p-gold" {LINE} d="{BOLT}"/>',
    "water": f'<path class="p-blue" {LINE} d="{DROP}"/>'
    '<path class="p-paper" stroke-width="0" d="M22 40c0 6 3 9 7 10-6 1-10-4-7-10z"/>',
    "fire": f'<path class="p-red" {LINE} d="{FLAME}"/>'
    f'<path class="p-gold" stroke-width="1.2" d="M32 34c1 5 8 8 8 14a8 8 0 0 1-16 0c0-5 6-8 8-14z"/>',
}
"""The four elements, 64 by 64."""

_CARD = '<path fill="none" stroke-width="1.5" stroke-linejoin="round" d="M2 2.5h7.5v11H2z"/>'
_LINES = 'fill="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round"'
SKULL = (
    '<path stroke="none" fill-rule="evenodd" d="M8 1.2c3.7 0 6.2 2.5 6.2 5.8 0 2-1 3.5-2.5 4.4v3.1H4.3v-3.1C2.8 '
    "10.5 1.8 "
    '9 1.8 7c0-3.3 2.5-5.8 6.2-5.8zM5.4 5.7a1.6 1.6 0 1 0 .01 0zm5.2 0a1.6 1.6 0 1 0 .01 0zM8 9.4l-.9 1.6h1.8z"/>'
)
SHIELD = '<path stroke="none" d="M8 1l6 2v5c0 4-3 6-6 7-3-1-6-3-6-7V3z"/>'

SMALL_SIGNS = {
    "skull": SKULL,
    "extra_spell": f'{_CARD}<path {_LINES} d="M13 5.5v5M10.8 8h4.4"/>',
    "extra_action": f'<path {_LINES} d="M3 2h10M3 14h10M4.2 2c0 4 3.8 4 3.8 6s-3.8 2-3.8 6M11.8 2c0 4-3.8 4-3.8 '
    '6s3.8 2 3.8 6"/>',
    "poison": '<path stroke="none" fill-rule="evenodd" d="M6 1h4v4l3.6 6.6c1 1.9 0 3.4-2 3.4H4.4c-2 '
    "0-3-1.5-2-3.4L6 5zM7 "
    '9.4a1 1 0 1 0 .01 0zm2.4 2a1 1 0 1 0 .01 0z"/>',
    "hand_change": f'{_CARD}<path {_LINES} d="M11.3 6l3.4 4M14.7 6l-3.4 4"/>',
    "unalterable_rules": f'<path {_LINES} d="M3.5 7h9v7h-9zM5.2 7V4.6a2.8 2.8 0 0 1 5.6 0V7"/>',
    "no_loss": SHIELD,
    "draw_card": f'{_CARD}<path {_LINES} d="M13 4v7.4M11 9.4l2 2 2-2"/>',
    "one_action": f'<path {_LINES} d="M3 8h9M8.5 4L13 8l-4.5 4"/>',
    "common_discard": f'{_CARD}<path {_LINES} d="M13 11.4V4M11 6l2-2 2 2"/>',
    "magic_energy": '<path stroke="none" d="M8 .8l1.7 5.5L15.2 8l-5.5 1.7L8 15.2 6.3 9.7.8 8l5.5-1.7z"/>',
    "teleport": f'<path {_LINES} d="M3 9.5C3.4 1.8 12 1.8 13 9.5M10.2 7.6l2.8 2.6 2.2-3.2M1 13.6h4M11 13.6h4"/>',
    "life": '<path stroke="none" d="M8 14C3 10 1.4 7.6 1.4 5.2A3.5 3.5 0 0 1 8 3.6a3.5 3.5 0 0 1 6.6 1.6C14.6 7.6 '
    '13 10 8 14z"/>',
}
"""What stands in lines of text, coloured by them: the creatures' powers among it."""

MAGE = "M32 3l13 31h-5c2 3 3 6 3 9l9 17H12l9-17c0-3 1-6 3-9h-5z"

_MAGE = (
    f'<path class="p-mage" {LINE} d="{MAGE}"/>'
    '<path class="p-paper" stroke-width="1.2" d="M24 34h16c2 12-18 12-16 0z"/>'
    '<circle class="p-ink" cx="29" cy="38" r="1.4"/><circle class="p-ink" cx="35" cy="38" r="1.4"/>'
    f'<path class="p-ink" {_THIN} d="M14 36c10-4 26-4 36 0"/>'
)
TOWER = (
    f'<g transform="translate(28 -28)">{_MAGE}</g>'
    '<path class="p-stone" stroke-width="4" stroke-linejoin="round" '
    'd="M34 150V52h-8V30h12v8h12v-8h20v8h12v-8h12v22h-8v98z"/>'
    '<path class="p-ink" d="M46 70h10v16H46zM66 92h10v16H66zM46 112h10v16H46z"/>'
)
"""The tower from the side, a mage on it; 120 wide, from 30 above to 150 below."""

SYMBOLS = {
    "ground": (ground.BOX, ground.drawn_ground()),
    "stump": ("0 0 44 48", ground.STUMP),
    **{f"c-{creature}": (BOX, drawn) for creature, drawn in CREATURE_HEADS.items()},
    **{f"e-{element}": (BOX, drawn) for element, drawn in ELEMENT_SIGNS.items()},
    **{f"k-{name}": (SIGN_BOX, drawn) for name, drawn in SMALL_SIGNS.items()},
    "mage": (
        BOX,
        _MAGE,
    ),
}
"""What the page points at: by id, the box it is drawn in, and its shapes."""
