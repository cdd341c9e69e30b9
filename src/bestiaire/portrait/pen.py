"""The pen: it writes curves as SVG, in inks instead of colours, one decimal per coordinate."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import wraps
from typing import Any, Final, TypeVar, cast

from bestiaire.core.rng import Random
from bestiaire.portrait.geometry import Frame, Points, Segment, along, crescent, knots, limb, sampled

WIDTH: Final = 200
HEIGHT: Final = 150
GROUND: Final = 134

INK: Final = "ink"
PAPER: Final = "paper"
RED: Final = "red"
GREEN: Final = "green"
SHADE: Final = "shade"

# What a shape is, which decides its paint.
MASS: Final = "mass"
"""Heads and whatever has no other role."""
BODY: Final = "body"
LIMB: Final = "limb"
ACCENT: Final = "accent"
"""Shells, manes, wings of skin and feathers, fins, spines, pincers, crests, cloth: the second colour."""
BELLY: Final = "belly"
BONE: Final = "bone"
EYE: Final = "eye"
WING: Final = "wing"
"""The wings of insects: pale, see-through."""
GLASS: Final = "glass"
STEEL: Final = "steel"
GOLD: Final = "gold"
WHITE: Final = "white"
SOIL: Final = "soil"
"""The ground's line and shadow."""
PLANT: Final = "plant"
TOADSTOOL: Final = "toadstool"
SURROUNDINGS: Final = (SOIL, PLANT, TOADSTOOL)

OUTLINE: Final = 1.7
DETAIL: Final = 1.2
HAIR: Final = 0.8

_ATTRIBUTES: Final = 40
"""How many characters a stroke takes beside its shape, about."""
_LIMIT: Final = 6000
# Every coordinate as text in tenths, led by a space or a minus sign so that numbers can be strung together.
_TENTHS: Final = tuple(
    f"{number / 10: g}".replace("0.", ".") if abs(number) < 10 else f"{number / 10: g}"
    for number in range(-_LIMIT, _LIMIT + 1)
)


@dataclass(slots=True)
class Stroke:
    """A finished path or circle: its ink, what it is a part of, and its attributes as SVG spells them."""

    tag: str
    ink: str
    role: str
    shape: str
    width: float
    part: str = ""
    extra: str = ""
    is_line: bool = False
    """A line has no fill."""


class Pen:
    """Collects the strokes of one plate.

    `frame` is the creature's own space, its origin on the ground; `grain` is how much wider than usual the hatching is.
    """

    def __init__(self, dice: Random, scale: float, grain: float = 1.0) -> None:
        self.dice = dice
        self.scale = scale
        self.grain = grain
        self.frame = Frame(complex(WIDTH / 2, GROUND), complex(scale))
        self.mirrored = dice.below(2) == 1
        self.role = MASS
        self.strokes: list[Stroke] = []
        self.eyes: list[complex] = []
        """The eyes that were drawn last."""
        self._across: list[int] = []
        self._down: list[int] = []
        self._x = self._y = 0
        self._lines = 0.0

    def vary(self, low: float, high: float) -> float:
        """A measure between two bounds."""
        return low + (high - low) * self.dice.below(1001) / 1000

    def one_of(self, choices: Sequence[str]) -> str:
        """One of some names."""
        return choices[self.dice.below(len(choices))]

    def _tenths(self, points: Points) -> list[tuple[int, int]]:
        """Points in whole tenths."""
        if self.mirrored:
            places = [(10 * WIDTH - round(point.real * 10), round(point.imag * 10)) for point in points]
        else:
            places = [(round(point.real * 10), round(point.imag * 10)) for point in points]
        if self.role not in SURROUNDINGS:
            self._across += [x for x, _ in places]
            self._down += [y for _, y in places]
        return places

    @property
    def box(self) -> tuple[float, float, float, float]:
        """Left, top, right and bottom of the creature itself, without its surroundings."""
        return min(self._across) / 10, min(self._down) / 10, max(self._across) / 10, max(self._down) / 10

    @property
    def weight(self) -> int:
        """How many characters the drawing takes, about."""
        return sum([len(stroke.shape) + _ATTRIBUTES for stroke in self.strokes if stroke.shape])

    def look_from(self, eyes: Points) -> None:
        """Notes where the eyes of the head are that is drawn now."""
        self.eyes = [complex(WIDTH - eye.real, eye.imag) if self.mirrored else eye for eye in eyes]

    def _step(self, x: int, y: int) -> str:
        """The step from where the pen is to a place, without going there."""
        return _TENTHS[x - self._x + _LIMIT] + _TENTHS[y - self._y + _LIMIT]

    def _move(self, x: int, y: int) -> str:
        """The step to a place; the pen is then there."""
        step = self._step(x, y)
        self._x, self._y = x, y
        return step

    def _path(self, points: Points, closed: bool) -> str:
        """The smooth curve through the points, as text of a path in steps from point to point."""
        if len(points) == 3 and not closed:
            start, middle, end = points
            root, bend, tip = self._tenths([start, 2 * middle - (start + end) / 2, end])
            return f"m{self._move(*root)}q{self._step(*bend)}{self._move(*tip)}"
        curve = knots(points, closed)
        handles = [curve[0][0], curve[0][0] + curve[0][1]]
        for end, arrive in curve[1:] + curve[:1] if closed else curve[1:]:
            handles += (end - arrive, end)
        first, leave, *rest = self._tenths(handles)
        text = [f"m{self._move(*first)}c{self._step(*leave)}"]
        x, y = first
        for (pull, lift), (right, down) in zip(rest[::2], rest[1::2], strict=True):
            away, toward = _TENTHS[pull - x + _LIMIT], _TENTHS[lift - y + _LIMIT]
            text.append(f"{away}{toward}{_TENTHS[right - x + _LIMIT]}{_TENTHS[down - y + _LIMIT]}")
            x, y = right, down
        self._x, self._y = x, y
        text.insert(2, "s" if len(text) > 2 else "")
        return "".join(text) + ("z" if closed else "")

    def _sides(self, points: Points) -> str:
        """A closed run of straight sides as text of a path."""
        start, *rest = self._tenths(points)
        text = f"m{self._move(*start)}l{''.join([self._move(*place) for place in rest])}z"
        self._x, self._y = start
        return text

    def _strokes(self, segments: Iterable[Segment]) -> str:
        """Straight strokes as text of a path, each begun at the end that is nearer to the one before."""
        text, x, y = [], self._x, self._y
        for segment in segments:
            (left, top), (right, down) = self._tenths(segment)
            if abs(left - x) + abs(top - y) > abs(right - x) + abs(down - y):
                left, top, right, down = right, down, left, top
            step = _TENTHS[left - x + _LIMIT] + _TENTHS[top - y + _LIMIT]
            text.append(f"m{step}{_TENTHS[right - left + _LIMIT]}{_TENTHS[down - top + _LIMIT]}")
            x, y = right, down
        self._x, self._y = x, y
        return "".join(text)

    def _begin(self) -> None:
        """Lifts the pen: a new path starts from the corner of the plate."""
        self._x = self._y = 0
        self._lines = 0.0

    def _add(
        self, ink: str, path: str, width: float, part: str = "", extra: str = "", *, is_line: bool = False
    ) -> None:
        """A finished path."""
        role = BODY if part == "body" and self.role in (MASS, BELLY) else self.role
        self.strokes.append(Stroke("path", ink, role, path, width, part, extra, is_line))

    def _continue(self, width: float) -> None:
        """Makes ready for lines: those of one width in a row become one path."""
        if self._lines != width:
            self._begin()
            self._lines = width
            self._add(INK, "", width, is_line=True)

    def _extend(self, path: str) -> None:
        """Puts lines into the path that is open for them."""
        self.strokes[-1].shape += path

    def shape(
        self,
        points: Points,
        ink: str = PAPER,
        width: float = OUTLINE,
        *,
        part: str = "",
        closed: bool = True,
        veins: Iterable[Segment] = (),
    ) -> None:
        """A filled smooth shape with the straight veins in it; an open one has no stroke from its end to its start."""
        self._begin()
        self._add(ink, self._path(points, closed) + self._strokes(veins), width, part)

    def bold(self, points: Points, part: str = "", ink: str = PAPER) -> None:
        """A shape whose contour swells on its shadow side."""
        self._begin()
        path = self._path(points, closed=True)
        away = -0.9 if self.mirrored else 0.9
        self._add(INK, path, OUTLINE, extra=f' transform="translate({away} 1)"')
        self._add(ink, path, OUTLINE, part)

    def limb(self, spine: Points, widths: Sequence[float], ink: str = PAPER, width: float = OUTLINE) -> None:
        """A tapered limb, open at its root so that it grows out of what lies under it."""
        self.shape(limb(spine, widths), ink, width, closed=False)

    def line(self, points: Points, width: float = DETAIL) -> None:
        """One smooth line."""
        self.lines([points], width)

    def lines(self, many: Iterable[Points], width: float = DETAIL) -> None:
        """Smooth lines of one width."""
        self._continue(width)
        self._extend("".join([self._path(points, closed=False) for points in many]))

    def rims(self, many: Iterable[Points], width: float = DETAIL) -> None:
        """Only the contours of shapes with straight sides."""
        self._continue(width)
        self._extend("".join([self._sides(points) for points in many]))

    def ticks(self, segments: Iterable[Segment], width: float = HAIR) -> None:
        """Straight strokes."""
        self._continue(width)
        self._extend(self._strokes(segments))

    def polygon(self, points: Points, ink: str = PAPER, width: float = DETAIL, part: str = "") -> None:
        """A shape with straight sides."""
        self._begin()
        self._add(ink, self._sides(points), width, part)

    def polygons(self, many: Iterable[Points], ink: str = PAPER, width: float = DETAIL) -> None:
        """Shapes with straight sides that lie apart from each other."""
        self._begin()
        self._add(ink, "".join([self._sides(points) for points in many]), width)

    def shapes(self, many: Iterable[Points], ink: str = PAPER, width: float = DETAIL, part: str = "") -> None:
        """Smooth shapes of which none hides another."""
        self._begin()
        self._add(ink, "".join([self._path(points, closed=True) for points in many]), width, part)

    def disc(self, center: complex, radius: float, ink: str = PAPER, width: float = DETAIL, part: str = "") -> None:
        """A circle."""
        self._begin()
        ((x, y), _, _) = self._tenths([center, center - radius * (1 + 1j), center + radius * (1 + 1j)])
        place = f'cx="{x / 10:g}" cy="{y / 10:g}" r="{radius:.1f}"'
        self.strokes.append(Stroke("circle", ink, self.role, place, width, part))

    def studs(self, centers: Points, radius: float) -> None:
        """Equal dots of ink, such as rivets: strokes of no length with round ends."""
        self._continue(round(2 * radius, 1))
        self._extend("".join([f"m{self._move(*place)}h0" for place in self._tenths(centers)]))

    def dots(self, centers: Points, radius: float, ink: str = PAPER, width: float = HAIR) -> None:
        """Equal circles that lie apart from each other."""
        self._begin()
        across, turn = _TENTHS[round(radius * 20) + _LIMIT], f"{radius:.1f} {radius:.1f} 0 1 0"
        left = radius if self.mirrored else -radius
        circle = f"a{turn}{across} 0 {turn}-{across[1:]} 0"
        path = [f"m{self._move(*place)}{circle}" for place in self._tenths([center + left for center in centers])]
        self._add(ink, "".join(path), width)

    def shadow(self, outline: Points, depth: float, gap: float = 3.0, *, crossed: bool = False) -> None:
        """Hatching on the side of a smooth outline that is turned from the light, crossed where it is darkest."""
        polygon = sampled(outline, closed=True)
        away = complex(-0.75, -0.8) * depth
        gap *= self.grain
        self.ticks(crescent(polygon, away, gap, 1 - 0.75j))
        if crossed:
            self.ticks(crescent(polygon, away * 0.45, gap, 1 + 0.5j))

    def rings(
        self,
        spine: Points,
        widths: Sequence[float],
        count: int,
        share: float = 1.0,
        width: float = HAIR,
        bulge: float = 0.2,
        flipped: bool = False,
    ) -> None:
        """Curved lines across a limb, over a `share` of its breadth from its shadow side."""
        lines = []
        for place, heading, breadth in along(spine, widths, round(count / self.grain)):
            side = heading * (-0.5j if flipped else 0.5j) * breadth
            bend = heading * breadth * bulge
            lines.append((place + side, place + side * (1 - share) + bend, place + side * (1 - 2 * share)))
        self.lines(lines, width)


_Draw = TypeVar("_Draw", bound=Callable[..., None])


def drawn_as(role: str) -> Callable[[_Draw], _Draw]:
    """Marks a function that draws a part: its shapes have this role, unless a function it calls names another."""

    def mark(draw: _Draw) -> _Draw:
        @wraps(draw)
        def draw_in_role(pen: Pen, *rest: Any, **named: Any) -> None:
            before, pen.role = pen.role, role
            draw(pen, *rest, **named)
            pen.role = before

        return cast(_Draw, draw_in_role)

    return mark
