"""Skins: what covers a body inside its outline, and the hatching that makes it round."""

from __future__ import annotations

from bestiaire.portrait.geometry import Points, rows, sampled
from bestiaire.portrait.pen import DETAIL, HAIR, INK, PAPER, RED, SHADE, Pen
from bestiaire.portrait.traits import Traits


def skin(pen: Pen, outline: Points, traits: Traits, size: float) -> None:
    """The skin of a body of about `size` in height: its texture, its rivets, its shadow."""
    polygon = sampled(outline, closed=True)
    if traits.skin in _PATTERNS:
        _PATTERNS[traits.skin](pen, polygon, size)
    elif traits.skin in _TEXTURES:
        middle = sum(polygon) / len(polygon)
        _TEXTURES[traits.skin](pen, [middle + (point - middle) * 0.88 for point in polygon], size)
    if traits.skin == "fur":
        fringe(pen, polygon)
    if traits.has("rivets"):
        rivets(pen, polygon, size)
    pen.shadow(outline, size * 0.2, crossed=True)


def fur(pen: Pen, polygon: Points, size: float) -> None:
    """Locks of hair in staggered rows."""
    gap = max(7.0, size * 0.2) * pen.grain
    locks = []
    for number, (start, end) in enumerate(rows(polygon, gap)):
        x = start.real + gap * (0.5 if number % 2 else 1.0)
        while x < end.real - gap * 0.6:
            at = complex(x, start.imag + pen.vary(-1.5, 1.5))
            locks.append((at, at + (0.5 + 2j), at + (-0.6 + 4j)))
            locks.append((at + 2.4, at + (2.2 + 2j), at + (0.9 + 3.4j)))
            x += gap * 1.5
    pen.lines(locks, HAIR)


def fringe(pen: Pen, polygon: Points) -> None:
    """Tufts of fur that break the contour."""
    tufts = range(0, len(polygon), 3)
    pen.ticks([(polygon[n], polygon[n] + (polygon[n] - polygon[n - 1]) * 0.1 + 2.6j) for n in tufts], DETAIL)


def scales(pen: Pen, polygon: Points, size: float) -> None:
    """Overlapping scales, drawn only where the light leaves them visible."""
    gap = max(5.5, size * 0.13) * pen.grain
    arcs = []
    for start, end in rows(polygon, gap):
        line = round(start.imag / gap)
        x = start.real + gap * (0.6 if line % 2 else 1.2)
        while x < end.real - gap * 0.9:
            if pen.dice.below(5):
                at = complex(x, start.imag)
                arcs.append((at - gap * 0.5, at + gap * 0.42j, at + gap * 0.5))
            x += gap * 1.15
    pen.lines(arcs, HAIR)


def feathers(pen: Pen, polygon: Points, size: float) -> None:
    """Small breast feathers, each with its quill."""
    gap = max(6.0, size * 0.15) * pen.grain
    quills, tips = [], []
    for number, (start, end) in enumerate(rows(polygon, gap)):
        x = start.real + gap * (0.6 if number % 2 else 1.2)
        while x < end.real - gap * 0.6:
            at = complex(x, start.imag)
            tips.append((at - gap * 0.36, at + gap * 0.55j, at + gap * 0.36))
            quills.append((at, at + gap * 0.3j))
            x += gap * 1.4
    pen.lines(tips, HAIR)
    pen.ticks(quills)


def spots(pen: Pen, polygon: Points, size: float) -> None:
    """Round spots, some hollow, some filled."""
    gap = max(9.0, size * 0.24) * pen.grain
    groups: tuple[list[complex], list[complex], list[complex]] = [], [], []
    for number, (start, end) in enumerate(rows(polygon, gap)):
        x = start.real + gap * (0.6 if number % 2 else 1.1)
        while x < end.real - gap * 0.5:
            at = complex(x + pen.vary(-2, 2), start.imag + pen.vary(-2, 2))
            groups[pen.dice.below(3)].append(at)
            x += gap * pen.vary(1.3, 1.9)
    for centers, share, ink in zip(groups, (0.06, 0.045, 0.03), (PAPER, SHADE, RED), strict=True):
        pen.dots(centers, max(1.0, size * share), ink, 0 if ink == SHADE else HAIR)


def stripes(pen: Pen, polygon: Points, size: float) -> None:
    """A tiger's bars, that come down from the back and fade."""
    gap = size * 0.3
    bars = []
    for number, (start, end) in enumerate(rows(polygon, gap, 0.25 + 1j)):
        step = end - start
        reach = 0.62 if number % 2 else 0.45
        wide = gap * 0.16
        tip = start + step * reach - gap * 0.2
        middle = start + step * reach * 0.5
        root = [start - wide, start - wide, middle - wide * 1.4]
        bars.append([*root, tip, tip, middle + wide * 0.3, start + wide, start + wide])
    pen.shapes(bars, INK, 0)


def bands(pen: Pen, polygon: Points, size: float) -> None:
    """A bee's broad dark bands."""
    gap = size * 0.34
    for start, end in rows(polygon, gap, 0.12 + 1j):
        if abs(end - start) > size * 0.3:
            step = (end - start) / abs(end - start)
            low, high = start + step * 0.6, end - step * 0.6
            bulge = gap * 0.22
            middle = (low + high) / 2 + bulge
            wide = gap * 0.4
            pen.shape(
                [low, low, middle, high, high, high + wide, high + wide, middle + wide, low + wide, low + wide], INK, 0
            )


def patches(pen: Pen, polygon: Points, size: float) -> None:
    """The crazed patches of a giraffe, or the stones of a golem."""
    gap = size * 0.33 * pen.grain
    stones = []
    for number, (start, end) in enumerate(rows(polygon, gap)):
        x = start.real + gap * (0.65 if number % 2 else 0.85)
        while x < end.real - gap * 0.5:
            at, r = complex(x, start.imag), gap * pen.vary(0.3, 0.42)
            corners = [
                at + r * turn for turn in (1 + 0.2j, 0.4 + 0.9j, -0.6 + 0.8j, -1 - 0.1j, -0.4 - 0.9j, 0.6 - 0.8j)
            ]
            stones.append(corners)
            x += gap * 1.12
    pen.polygons(stones, SHADE, 0)
    pen.rims(stones)


def bandages(pen: Pen, polygon: Points, size: float) -> None:
    """A mummy's wrappings."""
    wraps = []
    for number, (start, end) in enumerate(rows(polygon, size * 0.17)):
        sag = (end - start) * 0.5 + complex(0, size * (0.08 if number % 2 else -0.03))
        wraps.append((start, start + sag, end))
    pen.lines(wraps, DETAIL)


def wrinkles(pen: Pen, polygon: Points, size: float) -> None:
    """The folds of a thick hide."""
    folds = []
    for number, (start, end) in enumerate(rows(polygon, size * 0.16)):
        step = end - start
        low = start + step * (0.12 if number % 2 else 0.55)
        folds.append((low, low + step * 0.12 + 1.6j, low + step * 0.24))
    pen.lines(folds, HAIR)


def rivets(pen: Pen, polygon: Points, size: float) -> None:
    """The seams and rivets of a machine."""
    studs: list[complex] = []
    for start, end in rows(polygon, size * 0.42, 0.1 + 1j):
        if abs(end - start) < size * 0.4:
            continue
        step = end - start
        pen.line([start, start + step * 0.5 + size * 0.05, end], DETAIL)
        shares = (0.14, 0.38, 0.62, 0.86)
        studs += [start + step * share + size * (0.055 + 0.2 * share * (1 - share)) for share in shares]
    pen.studs(studs, max(0.9, size * 0.02))


# Patterns run to the contour; textures keep clear of it.
_PATTERNS = {"bandages": bandages, "bands": bands, "stripes": stripes}
_TEXTURES = {
    "feathers": feathers,
    "fur": fur,
    "patches": patches,
    "scales": scales,
    "spots": spots,
    "wrinkles": wrinkles,
}
