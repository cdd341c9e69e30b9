"""What a backdrop is painted of: sky, light, hills, trees, towers, water."""

from __future__ import annotations

from collections.abc import Iterable

from bestiaire.portrait.pen import HEIGHT, WIDTH


def sky(above: str, below: str) -> str:
    """From one colour above to another at the horizon."""
    return (
        f'<linearGradient id="sky" x2="0" y2="1"><stop stop-color="{above}"/>'
        f'<stop offset="1" stop-color="{below}"/></linearGradient><path fill="url(#sky)" d="M0 0h200v150H0z"/>'
    )


def halo(strength: float) -> str:
    """A light in the middle, before which a creature stands out."""
    return f'<circle cx="100" cy="84" r="74" fill="url(#halo)" opacity="{strength:g}"/>'


def disc(x: int, y: int, radius: int, colour: str) -> str:
    """The sun."""
    return f'<circle cx="{x}" cy="{y}" r="{radius}" fill="{colour}"/>'


def moon(x: int, y: int, radius: int, colour: str) -> str:
    """The moon in its haze."""
    haze = f'<circle cx="{x}" cy="{y}" r="{radius * 1.7:g}" fill="{colour}" opacity=".18"/>'
    return disc(x, y, radius, colour) + haze


def stars(many: int, first: int, top: int = 80) -> str:
    """Stars in the upper part of the sky, strewn by a sequence of their own."""
    drawn, word = [], first
    for _ in range(many):
        word = (word * 1103515245 + 12345) & 0x7FFFFFFF
        x = word % WIDTH
        word = (word * 1103515245 + 12345) & 0x7FFFFFFF
        drawn.append(f'<circle cx="{x}" cy="{word % top}" r="{(0.5, 0.8, 1.2)[word // 99 % 3]}"/>')
    return f'<g fill="#fff" opacity=".8">{"".join(drawn)}</g>'


def rays(colour: str, strength: float) -> str:
    """Beams of light from behind."""
    beams = "".join([f'<path d="M100 96L{x} -10h22z"/>' for x in range(-60, 250, 44)])
    return f'<g fill="{colour}" opacity="{strength:g}">{beams}</g>'


def hills(colour: str, y: int, rise: int = 14) -> str:
    """Hills across the whole width."""
    drop, last = f"{rise * 0.5:g}", f"{rise * 0.7:g}"
    return f'<path fill="{colour}" d="M0 {y}c28-{rise} 52-{rise} 84-2s64 {drop} 116-{last}V{HEIGHT}H0z"/>'


def peaks(colour: str, y: int, tops: Iterable[tuple[int, int]]) -> str:
    """Mountains through the given points."""
    ridge = "".join([f"L{x} {top}" for x, top in tops])
    return f'<path fill="{colour}" d="M0 {HEIGHT}V{y}{ridge}L{WIDTH} {y}V{HEIGHT}z"/>'


def ground(colour: str, deep: str, y: int = 112) -> str:
    """What the creature stands on, darker towards us."""
    return (
        f'<path fill="{colour}" d="M0 {y}c40-7 80-5 110-3s64 4 90-1V{HEIGHT}H0z"/>'
        f'<path fill="{deep}" d="M0 {y + 19}c50-8 100-2 200-7V{HEIGHT}H0z" opacity=".55"/>'
    )


def water(colour: str, y: int, strength: float = 1) -> str:
    """Waves across the whole width."""
    crests = "0t25 0 25 0 25 0 25 0 25 0 25 0 25"
    return f'<path fill="{colour}" opacity="{strength:g}" d="M0 {y}q12.5-8 25 {crests} 0V{HEIGHT}H0z"/>'


def firs(colour: str, places: Iterable[int], y: int, size: float) -> str:
    """Fir trees."""
    return "".join(
        [
            f'<path fill="{colour}" d="M{x} {y}l{9 * size:g}-{26 * size:g} {9 * size:g} {26 * size:g}z'
            f'M{x + 2 * size:g} {y - 12 * size:g}l{7 * size:g}-{22 * size:g} {7 * size:g} {22 * size:g}z"/>'
            for x in places
        ]
    )


def trees(colour: str, places: Iterable[tuple[int, int, int]]) -> str:
    """Round trees: where each stands, and the radius of its crown."""
    return "".join(
        [
            f'<path fill="{colour}" d="M{x - 1.5} {y}v-{radius * 1.5:g}h3v{radius * 1.5:g}z"/>'
            f'<circle cx="{x}" cy="{y - radius * 1.6:g}" r="{radius}" fill="{colour}"/>'
            for x, y, radius in places
        ]
    )


def reeds(colour: str, places: Iterable[int], y: int) -> str:
    """Bulrushes that lean to and fro."""
    drawn = []
    for number, x in enumerate(places):
        lean = 3 if number % 2 else -3
        drawn.append(
            f'<path stroke="{colour}" stroke-width="2" fill="none" stroke-linecap="round" d="M{x} {y}q1-14 {lean}-26"/>'
            f'<path stroke="#6a4326" stroke-width="4" stroke-linecap="round" d="M{x + lean} {y - 26}v-7"/>'
        )
    return "".join(drawn)


def towers(colour: str, places: Iterable[tuple[int, int, int]], lights: str, strength: float, y: int) -> str:
    """Towers with lit windows: where each begins, how wide and how high it is."""
    drawn = []
    for number, (x, wide, high) in enumerate(places):
        drawn.append(f'<path fill="{colour}" d="M{x} {y}v-{high}h{wide}v{high}z"/>')
        panes = [
            f"M{across} {down}h3v4h-3z"
            for down in range(y - high + 6, y - 6, 10)
            for across in range(x + 4, x + wide - 4, 7)
            if (across * 7 + down * 3 + number) % 5 < 2
        ]
        drawn.append(f'<path fill="{lights}" opacity="{strength:g}" d="{"".join(panes)}"/>')
    return "".join(drawn)
