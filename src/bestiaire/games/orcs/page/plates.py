"""Plates of Orcs Orcs Orcs: spells, fate cards, powers, bonus actions and missions have drawings of their own, put
together from the signs of the game; creatures are drawn as every creature is."""

from __future__ import annotations

import math

from bestiaire.core.showing import Model
from bestiaire.games.orcs.page.symbols import CREATURE_HEADS, ELEMENT_SIGNS, FLAME, PEAKS, SMALL_SIGNS
from bestiaire.portrait import portrait
from bestiaire.show.page.drawings import BOLT, COMMON, LINE, small, star

X, Y = 100.0, 74.0
"""The middle of a plate of 200 by 150."""
_THIN = 'fill-opacity="0" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"'

BULK = {"weak": 4, "strong": 6, "mighty": 9}
"""How large a creature is drawn, on the scale of power."""
BY_STRENGTH = {
    "weak": ("goblin", "goblin_shaman"),
    "strong": ("orc", "orc_rider"),
    "mighty": ("stone_golem", "lava_golem"),
}


def plate(card: Model) -> str:
    """The drawing of a card, a creature or a rule as its list tells it."""
    if card["type"] == "creature":
        return portrait(card["key"], BULK[card["category"]])
    drawn = PLATES[card["type"]](card)
    return f'<svg class="portrait" viewBox="0 0 200 150" aria-hidden="true" focusable="false">{drawn}</svg>'


# -- grounds


def magic_circle() -> str:
    """Where spells come from: two rings with strokes between them."""
    strokes = []
    for number in range(36):
        angle = math.tau * number / 36
        inner, outer = (60, 66) if number % 3 else (52, 66)
        strokes.append(
            f"M{X + inner * math.cos(angle):.1f} {Y + inner * math.sin(angle):.1f}"
            f"L{X + outer * math.cos(angle):.1f} {Y + outer * math.sin(angle):.1f}"
        )
    return (
        f'<circle class="p-shade" cx="{X:g}" cy="{Y:g}" r="52"/>'
        f'<path class="p-ink" fill-opacity="0" stroke-width="1" d="{"".join(strokes)}"/>'
        f'<circle class="p-ink" fill-opacity="0" stroke-width="1.4" cx="{X:g}" cy="{Y:g}" r="66"/>'
    )


def scroll() -> str:
    """What rules are written on."""
    return (
        f'<path class="p-paper" {LINE} d="M40 24h112c8 0 12 5 12 11v92c0 8-6 11-12 11H52c-7 0-12-4-12-11z"/>'
        f'<path class="p-shade" d="M148 28h8c4 0 6 4 6 8v90c0 7-4 10-10 10h-4z"/>'
        f'<path class="p-paper" {LINE} d="M40 24c-8 0-12 4-12 10s5 9 12 9h12V34c0-6-5-10-12-10z"/>'
    )


def sign(name: str, x: float, y: float, size: float, colour: str = "p-ink") -> str:
    """A small sign drawn large."""
    inside = SMALL_SIGNS[name].replace('stroke="none"', f'class="{colour}" stroke-width="0"')
    inside = inside.replace('fill="none"', f'class="{colour}" fill-opacity="0"')
    scale = size / 16
    return f'<g transform="translate({x - size / 2:g} {y - size / 2:g}) scale({scale:g})">{inside}</g>'


# -- spells


def flake(x: float, y: float, radius: float) -> str:
    """A flake of snow."""
    strokes = []
    for number in range(6):
        turn = complex(math.cos(math.tau * number / 6), math.sin(math.tau * number / 6))
        for start, end in ((0, 1), (0.55, 0.8 + 0.25j), (0.55, 0.8 - 0.25j)):
            one, other = turn * start * radius, turn * end * radius
            strokes.append(f"M{x + one.real:.1f} {y + one.imag:.1f}L{x + other.real:.1f} {y + other.imag:.1f}")
    return (
        f'<path class="p-blue" fill-opacity="0" stroke-width="{radius / 9:.1f}" stroke-linecap="round" '
        f'd="{"".join(strokes)}"/>'
    )


def book(elements: list[str]) -> str:
    """An open book with the signs of its elements on the pages."""
    places = [(70, 70), (130, 70)] if len(elements) == 2 else [(72, 58), (128, 58), (72, 92), (128, 92)]
    size = 40 if len(elements) == 2 else 30
    drawn = (
        f'<path class="p-red" {LINE} d="M30 40h140v84H30z"/>'
        f'<path class="p-paper" {LINE} d="M100 46C84 32 56 32 36 38v78c20-6 48-6 64 8zM100 46c16-14 44-14 '
        '64-8v78c-20-6-48-6-64 8z"/>'
    )
    return drawn + "".join(
        small(ELEMENT_SIGNS[element], x, y, size) for element, (x, y) in zip(elements, places, strict=False)
    )


def _fan() -> str:
    cards = "".join(
        f'<path class="p-paper" {LINE} transform="rotate({turn} 100 130)" d="M80 34h40v60H80z"/>'
        for turn in (-24, 0, 24)
    )
    return cards + small(ELEMENT_SIGNS["water"], 100, 62, 26)


def _doll() -> str:
    return (
        f'<path class="p-gold" {LINE} d="M100 18c14 0 20 10 20 19s-5 14-9 17l29 10-4 15-24-6 8 50h-15l-5-32-5 '
        "32H80l8-50-24 6-4-15 "
        '29-10c-4-3-9-8-9-17s6-19 20-19z"/><path class="p-ink" fill-opacity="0" stroke-width="2.2" '
        'd="M90 30l7 7m0-7l-7 7M103 30l7 7m0-7l-7 7M92 47h16M96 70h8m-8 8h8m-8 8h8"/>'
        '<path class="p-ink" fill-opacity="0" stroke-width="2.6" d="M150 34l-34 32M48 96l38-16"/>'
        '<circle class="p-red" stroke-width="1.4" cx="152" cy="32" r="6"/>'
        '<circle class="p-red" stroke-width="1.4" cx="46" cy="97" r="6"/>'
    )


def _chain() -> str:
    links = "".join(
        f'<rect class="p-bond" fill-opacity="0" stroke-width="6" x="{x}" y="{y}" width="34" height="20" rx="10" '
        f'transform="rotate(-28 {x + 17} {y + 10})"/>'
        for x, y in ((36, 104), (60, 91), (84, 78))
    )
    return links + small(CREATURE_HEADS["orc"], 136, 50, 64)


def _exchange() -> str:
    heads = small(CREATURE_HEADS["goblin"], 66, 92, 46) + small(CREATURE_HEADS["stone_golem"], 134, 60, 50)
    return heads + (
        f'<path class="p-ink" {_THIN} d="M62 58c4-22 24-32 42-30m-9-8l10 8-9 9M138 96c-4 22-24 32-42 30m9 8l-10-8 '
        '9-9"/>'
    )


def _ball() -> str:
    return (
        f'<path class="p-gold" {LINE} d="M156 14c-12 22-22 26-30 40l-20-14c16-10 32-12 50-26z"/>'
        f'<path class="p-red" {LINE} d="M172 40c-18 12-24 20-40 30l-44-34c26 0 44-8 60-24-6 14-6 20-12 28 14-4 '
        '24-8 36 0z"/>'
        f'<circle class="p-red" {LINE} cx="86" cy="84" r="38"/>'
        '<circle class="p-gold" stroke-width="1.4" cx="80" cy="88" r="24"/>'
        '<circle class="p-paper" stroke-width="1.2" cx="74" cy="92" r="11"/>'
    )


def _storm() -> str:
    cloud = (
        f'<path class="p-paper" {LINE} d="M52 70c-16 0-20-22-4-26 0-20 28-26 38-12 14-14 44-6 42 14 18-2 26 22 6 26z"/>'
        '<path class="p-shade" d="M60 68c30 2 50-4 70-20 14 4 16 18 4 22z"/>'
    )
    return cloud + "".join(
        f'<g transform="translate({x} {y}) scale({size})"><path class="p-gold" {LINE} d="{BOLT}"/></g>'
        for x, y, size in ((36, 66, 0.8), (72, 62, 1.3), (120, 66, 0.9))
    )


def _quake() -> str:
    return (
        small(f'<path class="p-green" {LINE} d="{PEAKS}"/>', 100, 62, 116)
        + f'<path class="p-paper" {LINE} d="M98 24l-10 26 18 14-16 22 20 16-12 36h12l14-38-18-16 14-22-16-14 4-24z"/>'
        f'<path class="p-ink" {_THIN} d="M40 118l24 8 10-6M126 120l20 8 18-6"/>'
    )


def _vial() -> str:
    skull = sign("skull", 100, 92, 56, "p-paper")
    return (
        f'<path class="p-green" {LINE} d="M84 20h32v24l26 56c6 16-2 30-18 30H76c-16 0-24-14-18-30l26-56z"/>'
        f'<path class="p-paper" {LINE} d="M78 12h44v14H78z"/>{skull}'
    )


SPELL_PLATES = {
    "smash": small(COMMON["smash"], X, Y, 120),
    "zap": small(ELEMENT_SIGNS["lightning"], X, Y, 110),
    "cold_snap": flake(X, Y, 46),
    "fire_spark": small(f'<path class="p-red" {LINE} d="{FLAME}"/>', X, Y, 70)
    + f'<path class="p-gold" {LINE} d="{star(64, 50, 14, 5, 4)}"/>'
    f'<path class="p-gold" {LINE} d="{star(138, 96, 11, 4, 4)}"/>',
    "fireball": _ball(),
    "lightning_bolt": _storm(),
    "earthquake": _quake(),
    "ice_storm": flake(66, 56, 28) + flake(128, 50, 22) + flake(104, 102, 34)
    + f'<path class="p-ink" {_THIN} d="M28 92c14-8 22 6 36-2M140 84c12-6 18 6 32-2"/>',
    "switch": _exchange(),
    "replenish": _fan(),
    "magic_bonds": _chain(),
    "voodoo": _doll(),
    "poison": _vial(),
}  # fmt: skip


def spell_plate(card: Model) -> str:
    drawn = SPELL_PLATES.get(card["key"]) or book(card["energy"])
    return magic_circle() + drawn


# -- rules


def fate_plate(card: Model) -> str:
    """Who marches, towards the tower, and the sign of the special rule."""
    heads = [head for strength in card["moves"] for head in BY_STRENGTH[strength]]
    step = 52 if len(heads) == 2 else 31
    drawn = scroll()
    for place, head in enumerate(heads):
        drawn += small(CREATURE_HEADS[head], 88 + step * (place - (len(heads) - 1) / 2), 66, min(step, 46))
    drawn += f'<path class="p-ink" {_THIN} d="M52 100h76m-12-9l13 9-13 9"/>'
    drawn += f'<path class="p-red" {LINE} d="M134 122V92l5-4v5l5-7 5 7v-5l5 4v30z"/>'
    return drawn + special_sign(card["special"])


def special_sign(special: str | None) -> str:
    """What the special rule is about, struck out if it forbids it."""
    if special is None:
        return ""
    struck = f'<path class="p-ink" {_THIN} d="M48 132l28-24"/>' if special.startswith("no_") else ""
    return sign(SPECIAL_SIGNS[special], 62, 120, 24, "p-red") + struck


SPECIAL_SIGNS = {
    "plus_one_life": "life",
    "no_study": "draw_card",
    "no_teleport": "teleport",
    "no_bonus_powers": "skull",
    "three_spells": "extra_spell",
    "spell_exchange": "teleport",
}


def power_plate(card: Model) -> str:
    return magic_circle() + sign(card["key"], X, Y, 76)


def mission_plate(card: Model) -> str:
    """What it counts."""
    heads = {
        **BY_STRENGTH,
        "creatures": ("goblin", "orc", "lava_golem"),
        "creature_types": ("goblin_shaman", "orc_rider", "stone_golem"),
        "sets_of_weak_strong_mighty": ("goblin", "orc", "stone_golem"),
    }.get(card["of"])
    if heads is None:
        return scroll() + sign("skull" if card["of"] == "bonus_powers" else "extra_spell", 96, 82, 60)
    step = 108 / len(heads)
    drawn = [small(CREATURE_HEADS[head], 42 + step * (place + 0.5), 82, step) for place, head in enumerate(heads)]
    return scroll() + "".join(drawn)


PLATES = {
    "spell": spell_plate,
    "poison": spell_plate,
    "fate card": fate_plate,
    "power": power_plate,
    "bonus action": power_plate,
    "mission": mission_plate,
}
