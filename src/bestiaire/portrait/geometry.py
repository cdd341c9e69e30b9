"""The geometry of the engraver: points, smooth curves, tapered limbs and the hatching that fits inside an outline.

Points are complex numbers (x to the right, y downwards), so a part drawn in its own small space is turned, scaled and
moved by one multiplication and one addition.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from math import ceil

Points = Sequence[complex]
Segment = tuple[complex, complex]


@dataclass(frozen=True, slots=True)
class Frame:
    """A place to draw in: local points land at `origin + unit * point`, left and right exchanged if `mirrored`."""

    origin: complex
    unit: complex
    mirrored: bool = False

    def at(self, point: complex) -> complex:
        """One local point on the plate."""
        return self.origin + self.unit * (-point.conjugate() if self.mirrored else point)

    def all(self, points: Points) -> list[complex]:
        """Local points on the plate."""
        return [self.at(point) for point in points]

    def trace(self, text: str) -> list[complex]:
        """Local points given as text, on the plate."""
        return self.all(points(text))

    def both(self, text: str) -> list[complex]:
        """A symmetric outline on the plate, from the text of its right half."""
        return self.all(mirrored(points(text)))

    def inner(self, at: complex, unit: complex) -> Frame:
        """A smaller frame around a local point."""
        turn = complex(unit).conjugate() if self.mirrored else unit
        return Frame(self.at(at), self.unit * turn, self.mirrored)

    def sides(self) -> tuple[Frame, Frame]:
        """The frame itself and its mirror image, for parts that come in pairs."""
        return self, Frame(self.origin, self.unit, not self.mirrored)

    @property
    def size(self) -> float:
        """How long a local step of one is on the plate."""
        return abs(self.unit)


@cache
def points(text: str) -> Points:
    """The points of a drawing, written like those of an SVG polygon.

    >>> points("1,2 -0.5,0")
    ((1+2j), (-0.5+0j))
    """
    return tuple(complex(*map(float, pair.split(","))) for pair in text.split())


def pairs(ends: Points) -> list[Segment]:
    """Strokes from the points that begin and end them by turns."""
    return list(zip(ends[::2], ends[1::2], strict=True))


def mirrored(half: Points) -> list[complex]:
    """A symmetric outline from its right half, given from top to bottom."""
    return [*half, *(-point.conjugate() for point in reversed(half) if point.real)]


def knots(points: Points, closed: bool) -> list[Segment]:
    """Each point of a smooth curve with a third of its tangent; a point given twice in a row is a corner.

    >>> knots([0, 3, 3, 3 + 3j], closed=False)
    [(0, 0j), (3, 0j), ((3+3j), 0j)]
    """
    places: list[complex] = []
    corners: set[int] = set()
    for point in points:
        if places and point == places[-1]:
            corners.add(len(places) - 1)
        else:
            places.append(point)
    last = len(places) - 1
    if not closed:
        corners |= {0, last}
    return [
        (place, 0j if index in corners else (places[index + 1 if index < last else 0] - places[index - 1]) / 6)
        for index, place in enumerate(places)
    ]


def sampled(points: Points, closed: bool) -> list[complex]:
    """The smooth curve through the points as a polygon."""
    curve = knots(points, closed)
    result = [curve[0][0]]
    for (start, leave), (end, arrive) in zip(curve, curve[1:] + curve[:1] if closed else curve[1:], strict=False):
        first, second = start + leave, end - arrive
        result.append(0.42 * start + 0.42 * first + 0.14 * second + 0.02 * end)
        result.append(0.125 * (start + end) + 0.375 * (first + second))
        result.append(0.02 * start + 0.14 * first + 0.42 * second + 0.42 * end)
        result.append(end)
    return result


def limb(spine: Points, widths: Sequence[float]) -> list[complex]:
    """The outline around a spine, from one side of its root round the tip to the other; width 0 is a sharp tip."""
    left: list[complex] = []
    right: list[complex] = []
    last = len(spine) - 1
    heading = 1 + 0j
    for index, (place, width) in enumerate(zip(spine, widths, strict=True)):
        step = spine[min(index + 1, last)] - spine[max(index - 1, 0)]
        heading = step / (abs(step) or 1)
        side = heading * 0.5j * width
        left.append(place - side)
        right.append(place + side)
    tip = [spine[-1]] * 2 if widths[-1] == 0 else [left[-1], spine[-1] + heading * widths[-1] * 0.5, right[-1]]
    return [*left[:-1], *tip, *right[-2::-1]]


def along(spine: Points, widths: Sequence[float], count: int) -> list[tuple[complex, complex, float]]:
    """Places spread evenly along a limb, each with its heading and the limb's width there."""
    line = sampled(spine, closed=False)
    last = len(line) - 1
    result = []
    for number in range(count):
        where = (number + 0.5) / count * last
        index = min(int(where), last - 1)
        step = line[index + 1] - line[index]
        share = where / last * (len(widths) - 1)
        low = min(int(share), len(widths) - 2)
        width = widths[low] + (widths[low + 1] - widths[low]) * (share - low)
        result.append((line[index] + step * (where - index), step / (abs(step) or 1), width))
    return result


def _crossings(polygon: Points, turn: complex, gap: float) -> dict[int, list[float]]:
    """For each parallel line, `gap` apart, that meets the polygon: how far along it the polygon's edges are, sorted."""
    found: dict[int, list[float]] = {}
    turned = [point * turn for point in polygon]
    before = turned[-1]
    for point in turned:
        low, high = (before, point) if before.imag < point.imag else (point, before)
        for line in range(ceil(low.imag / gap), ceil(high.imag / gap)):
            share = (line * gap - low.imag) / (high.imag - low.imag)
            found.setdefault(line, []).append(low.real + (high.real - low.real) * share)
        before = point
    for cuts in found.values():
        cuts.sort()
    return found


def _without(cuts: list[float], holes: list[float]) -> Iterable[tuple[float, float]]:
    """The stretches inside `cuts` (pairs of ends) and outside `holes`."""
    for start, end in zip(cuts[::2], cuts[1::2], strict=False):
        begin = start
        for left, right in zip(holes[::2], holes[1::2], strict=False):
            if left < end and right > begin:
                if left > begin:
                    yield begin, left
                begin = right
        if begin < end:
            yield begin, end


def rows(polygon: Points, gap: float, direction: complex = 1 + 0j) -> list[Segment]:
    """The stretches of parallel lines inside a polygon."""
    return crescent(polygon, None, gap, direction)


def crescent(polygon: Points, lit: complex | None, gap: float, direction: complex) -> list[Segment]:
    """The stretches of parallel lines in the shadow: inside the polygon but not inside its copy moved by `lit`."""
    heading = direction / abs(direction)
    turn = heading.conjugate()
    inside = _crossings(polygon, turn, gap)
    bright = {} if lit is None else _crossings([point + lit for point in polygon], turn, gap)
    return [
        (complex(start, line * gap) * heading, complex(end, line * gap) * heading)
        for line, cuts in inside.items()
        for start, end in _without(cuts, bright.get(line, []))
        if end - start > 1.2
    ]
