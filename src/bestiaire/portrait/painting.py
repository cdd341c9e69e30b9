"""Paintings: a portrait in the colours of its creature, before the place where it lives, as an SVG file of its own.

A file needs no style sheet: every shape has its colours as attributes. Gradients are measured on each part's own box,
so every part is round by itself.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from hashlib import sha256
from itertools import groupby
from typing import Final

from bestiaire.portrait.colours import DAY, NIGHT, mix
from bestiaire.portrait.habitats import DEFINITIONS, HABITATS
from bestiaire.portrait.pen import (
    ACCENT,
    BELLY,
    BODY,
    BONE,
    EYE,
    GLASS,
    GOLD,
    GREEN,
    HEIGHT,
    INK,
    LIMB,
    MASS,
    OUTLINE,
    PLANT,
    RED,
    SHADE,
    SOIL,
    STEEL,
    SURROUNDINGS,
    TOADSTOOL,
    WHITE,
    WIDTH,
    WING,
    Pen,
    Stroke,
)

Box = tuple[float, float, float, float]
"""Left, top, right, bottom."""

UMBER_INK: Final = "#1a1210"
PALE: Final = "#fffbe8"
FLAT: Final = {
    BONE: "#fff3d2", EYE: "#fffdf4", WING: "#eaf7ff", GLASS: "#dff4ff", STEEL: "#b9c3ca", GOLD: "#f4c64e",
    WHITE: "#fffaf0", PLANT: "#ffe08a", TOADSTOOL: "#fff1d8",
}  # fmt: skip
"""Roles that have the same colour in every painting."""
SEE_THROUGH: Final = {WING: 0.82, GLASS: 0.34}
STRANGERS: Final = ("#c8603a", "#5f9a4a", "#4a8fb0", "#9a62b0", "#d09a34", "#b04a6a", "#4aa08a", "#7a7ab8")
HOMES: Final = ("forest", "dusk", "swamp", "canyon", "sea", "night", "alley")


@dataclass(frozen=True)
class Paint:
    """The colours of a creature by nature: its body, a second tone for the belly, wings or shell; and its home."""

    body: str
    belly: str
    accent: str
    home: str

    @property
    def ink(self) -> str:
        """The body's colour, nearly black."""
        return mix(self.body, UMBER_INK, 0.87)

    @property
    def flat_belly(self) -> str:
        return mix(self.belly, self.body, 0.12)


def paint_of_stranger(name: str) -> Paint:
    """Colours for a creature of which nothing is known, always the same for the same name."""
    word = int.from_bytes(sha256(name.encode("utf-8", "surrogatepass")).digest()[:8], "big")
    body, accent = STRANGERS[word % 8], STRANGERS[word // 8 % 8]
    return Paint(body, "#f0dcb4", accent, HOMES[word // 64 % len(HOMES)])


def gradients(paint: Paint) -> str:
    """The four fills of a creature: the body's light is low, where the belly is; that of other parts is high."""
    body, accent = paint.body, paint.accent
    return (
        f'<radialGradient id="body" cx=".42" cy=".62" r=".78"><stop stop-color="{paint.belly}"/>'
        f'<stop offset=".42" stop-color="{body}"/><stop offset="1" stop-color="{mix(body, NIGHT, 0.42)}"/>'
        f'</radialGradient><radialGradient id="mass" cx=".36" cy=".3" r=".85">'
        f'<stop stop-color="{mix(body, DAY, 0.42)}"/><stop offset=".5" stop-color="{body}"/>'
        f'<stop offset="1" stop-color="{mix(body, NIGHT, 0.4)}"/></radialGradient>'
        f'<linearGradient id="limb" x2=".25" y2="1"><stop stop-color="{mix(body, DAY, 0.16)}"/>'
        f'<stop offset="1" stop-color="{mix(body, NIGHT, 0.34)}"/></linearGradient>'
        f'<linearGradient id="accent" x2=".3" y2="1"><stop stop-color="{mix(accent, PALE, 0.34)}"/>'
        f'<stop offset="1" stop-color="{mix(accent, NIGHT, 0.22)}"/></linearGradient>'
    )


def fill_of(stroke: Stroke, paint: Paint) -> str:
    """The colour of a shape, from its ink and its role."""
    if stroke.ink == RED:
        return "#e5483c"
    if stroke.ink == GREEN:
        return "#3f9a55" if stroke.role == PLANT else "#5cb85f"
    if stroke.ink == SHADE:
        return "#120a14" if stroke.role == SOIL else "#1a1020"
    if stroke.ink == INK:
        return "url(#limb)" if stroke.role == BODY else paint.ink
    if stroke.role == BELLY:
        return paint.flat_belly
    return FLAT.get(stroke.role) or f"url(#{stroke.role if stroke.role in (BODY, LIMB, ACCENT) else MASS})"


def colours_of(stroke: Stroke, paint: Paint) -> str:
    """Fill and line of a stroke as attributes."""
    if stroke.is_line:
        return f'fill="none" stroke="{paint.ink}"'
    fill = fill_of(stroke, paint)
    if stroke.ink == SHADE:
        return f'fill="{fill}" opacity="{0.42 if stroke.role == SOIL else 0.2}"'
    line = "#1d4a2a" if stroke.role == PLANT else paint.ink
    clear = (
        f' fill-opacity="{SEE_THROUGH[stroke.role]}"'
        if stroke.role in SEE_THROUGH and stroke.ink not in (INK, RED)
        else ""
    )
    return f'fill="{fill}"{clear} stroke="{line}"'


def shape_of(stroke: Stroke) -> str:
    """The stroke without its colours."""
    width = "" if stroke.width == OUTLINE or stroke.ink == SHADE else f' stroke-width="{stroke.width:g}"'
    if stroke.tag == "circle":
        return f"<circle{width} {stroke.shape}/>"
    return f'<path{width}{stroke.extra} d="{stroke.shape}"/>'


def painted(strokes: Iterable[Stroke], paint: Paint) -> str:
    """The strokes in colour; those of the same colours in a row share a group."""
    groups = []
    for colours, same in groupby([stroke for stroke in strokes if stroke.shape], lambda one: colours_of(one, paint)):
        groups.append(f"<g {colours}>{''.join([shape_of(stroke) for stroke in same])}</g>")
    return f'<g stroke-width="{OUTLINE}" stroke-linecap="round" stroke-linejoin="round">{"".join(groups)}</g>'


def is_seen(stroke: Stroke, with_plants: bool) -> bool:
    """The line of the ground is not painted: the backdrop has one."""
    if stroke.role == SOIL:
        return stroke.ink == SHADE
    return with_plants or stroke.role not in SURROUNDINGS


def on_a_card(pen: Pen, paint: Paint, power: int) -> str:
    """The creature at home: its feet near the lower edge, its bulk tells its power, nothing of it is cut off."""
    left, top, right, _ = pen.box
    wide = max(200 * (0.62 + 0.034 * power), right - left + 10, (134 - top + 8) / 0.70)
    high = wide * 0.75
    view = f"{(left + right - wide) / 2:.0f} {143 - high:.0f} {wide:.0f} {high:.0f}"
    creature = painted([stroke for stroke in pen.strokes if is_seen(stroke, with_plants=True)], paint)
    inner = f'<svg viewBox="{view}" width="{WIDTH}" height="{HEIGHT}">{creature}</svg>'
    return sheet(f"0 0 {WIDTH} {HEIGHT}", DEFINITIONS + gradients(paint), HABITATS[paint.home] + inner)


def whole(pen: Pen, paint: Paint) -> str:
    """The creature alone, with its shadow, cut close: for a stage or a cover."""
    left, top, right, low = pen.box
    view = f"{left - 3:.0f} {top - 3:.0f} {right - left + 6:.0f} {max(low, 138) - top + 5:.0f}"
    seen = [stroke for stroke in pen.strokes if is_seen(stroke, with_plants=False)]
    return sheet(view, gradients(paint), painted(seen, paint))


def face(pen: Pen, paint: Paint) -> str:
    """Its head before its home, around the middle of the eyes: for medals, chips and the log. What has no eyes is shown
    whole."""
    left, top, right, low = pen.box
    if pen.eyes:
        wide = 0.62 * max((right - left) * 0.8, low - top)
        middle = sum(pen.eyes) / len(pen.eyes)
    else:
        wide = 1.25 * max(right - left, low - top)
        middle = complex((left + right) / 2, (top + low) / 2 - 0.03 * wide)
    view = f"{middle.real - wide / 2:.0f} {middle.imag - wide * 0.47:.0f} {wide:.0f} {wide:.0f}"
    seen = [stroke for stroke in pen.strokes if is_seen(stroke, with_plants=False)]
    inner = f'<svg viewBox="{view}" width="{HEIGHT}" height="{HEIGHT}">{painted(seen, paint)}</svg>'
    home = f'<g transform="translate(-25)">{HABITATS[paint.home]}</g>'
    return sheet(f"0 0 {HEIGHT} {HEIGHT}", DEFINITIONS + gradients(paint), home + inner)


def home(paint: Paint) -> str:
    """Where the creature lives, without it: behind those on a cover."""
    return sheet(f"0 0 {WIDTH} {HEIGHT}", DEFINITIONS, HABITATS[paint.home])


def sheet(view: str, definitions: str, drawn: str) -> str:
    """A whole file."""
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{view}"><defs>{definitions}</defs>{drawn}</svg>'
