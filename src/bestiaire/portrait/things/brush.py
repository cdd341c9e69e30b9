"""The brush for things: a part is an outline in the thing's own space (-1 to 1, y downwards) and what it is made of."""

from __future__ import annotations

from math import cos, pi, sin

from bestiaire.portrait.geometry import Frame, Points, mirrored, points, sampled
from bestiaire.portrait.pen import DETAIL, HAIR, OUTLINE, PAPER, Pen


class Brush:
    """Draws the parts of one thing with a pen, in the frame where the thing stands."""

    def __init__(self, pen: Pen, frame: Frame) -> None:
        self.pen = pen
        self.frame = frame

    def at(self, x: float, y: float, size: float) -> Brush:
        """The same brush for a smaller part around a point."""
        return Brush(self.pen, self.frame.inner(complex(x, y), complex(size)))

    def smooth(self, text: str, role: str, ink: str = PAPER, width: float = OUTLINE) -> None:
        """A part with a smooth outline."""
        self.pen.role = role
        self.pen.shape(self.frame.trace(text), ink, width)

    def round(self, text: str, role: str, ink: str = PAPER) -> None:
        """A great part with a smooth outline that swells on its shadow side, and hatching there."""
        self.pen.role = role
        outline = self.frame.trace(text)
        self.pen.bold(outline, ink=ink)
        self.pen.shadow(outline, 0.22 * self.frame.size)

    def even(self, text: str, role: str, ink: str = PAPER, width: float = OUTLINE) -> None:
        """A part that is alike on both sides, from the text of its right half."""
        self.pen.role = role
        self.pen.shape(self.frame.all(mirrored(points(text))), ink, width)

    def flat(self, text: str, role: str, ink: str = PAPER, width: float = DETAIL) -> None:
        """A part with straight sides."""
        self.pen.role = role
        self.pen.polygon(self.frame.trace(text), ink, width)

    def flats(self, texts: list[str], role: str, ink: str = PAPER, width: float = HAIR) -> None:
        """Parts with straight sides that lie apart from each other."""
        self.pen.role = role
        self.pen.polygons([self.frame.trace(text) for text in texts], ink, width)

    def box(self, left: float, top: float, right: float, low: float, role: str, ink: str = PAPER) -> None:
        """A part with four corners."""
        self.flat(f"{left},{top} {right},{top} {right},{low} {left},{low}", role, ink)

    def windows(self, columns: list[float], rows: list[float], wide: float, high: float, role: str) -> None:
        """Panes in rows and columns."""
        panes = [
            f"{x - wide},{y - high} {x + wide},{y - high} {x + wide},{y + high} {x - wide},{y + high}"
            for x in columns
            for y in rows
        ]
        self.flats(panes, role)

    def disc(self, x: float, y: float, radius: float, role: str, ink: str = PAPER, width: float = OUTLINE) -> None:
        """A round part."""
        self.pen.role = role
        self.pen.disc(self.frame.at(complex(x, y)), radius * self.frame.size, ink, width)

    def limb(self, text: str, widths: list[float], role: str, ink: str = PAPER) -> None:
        """A part that tapers along its spine."""
        self.pen.role = role
        self.pen.limb(self.frame.trace(text), [width * self.frame.size for width in widths], ink)

    def lines(self, *texts: str, width: float = DETAIL) -> None:
        """Lines of ink."""
        self.pen.lines([self.frame.trace(text) for text in texts], width)

    def hatch(self, text: str, depth: float = 0.2) -> None:
        """Hatching on the shadow side of an outline."""
        outline: Points = sampled(self.frame.trace(text), closed=True)
        self.pen.shadow(outline, depth * self.frame.size)

    def spiked(self, spikes: int, inner: float, role: str, ink: str = PAPER, turn: float = -0.5) -> None:
        """A star: `spikes` points at distance 1, hollows at `inner`."""
        self.pen.role = role
        corners = []
        for number in range(2 * spikes):
            far = inner if number % 2 else 1.0
            angle = pi * (turn + number / spikes)
            corners.append(complex(far * cos(angle), far * sin(angle)))
        self.pen.polygon(self.frame.all(corners), ink, OUTLINE)
