"""The ground a creature stands on, with what grows there to measure it by."""

from __future__ import annotations

from bestiaire.portrait.geometry import Frame
from bestiaire.portrait.pen import DETAIL, GREEN, GROUND, HAIR, PAPER, PLANT, RED, SHADE, SOIL, TOADSTOOL, Pen, drawn_as
from bestiaire.portrait.wings import flower


@drawn_as(SOIL)
def shadow(pen: Pen) -> None:
    """The shadow under whatever stands there."""
    half = 0.86 * (60 * pen.scale + 14)
    middle = complex(100, GROUND)
    pen.shape([middle - half, middle - 3j, middle + half, middle + 4.5j], SHADE, 0)


@drawn_as(SOIL)
def ground(pen: Pen) -> None:
    """The ground line with its hatches, a shadow, a tuft on the left, and something to compare with on the right."""
    reach = 60 * pen.scale + 14
    left, right = 84 - reach, 116 + reach
    middle = complex(100, GROUND)
    shadow(pen)
    start, end = complex(left, GROUND + 2), complex(right, GROUND + 2)
    pen.line([start, start + 20 - 2j, middle + 1j, end - 16 - 2j, end])
    hatches = []
    for number in range(7):
        place = complex(left + 10 + (right - left - 20) * number / 6 + pen.vary(-5, 5), GROUND + 4 + number % 3 * 1.5)
        hatches.append((place, place + pen.vary(5, 12)))
    pen.ticks(hatches)
    tall = 15 - 6 * pen.scale
    grass(pen, start + 8 + pen.vary(0, 6) - 1j, tall)
    root = end - 10 - pen.vary(0, 6) - 1j
    sight = pen.dice.below(3)
    if pen.scale > 0.8 and sight:
        firs(pen, root - 3)
    elif sight == 1:
        mushroom(pen, root, tall)
    elif sight == 2:
        flower(pen, root + 3, root + 3 - 1j * tall * 1.5, tall * 0.33)
    else:
        grass(pen, root, tall * 0.8)


@drawn_as(PLANT)
def grass(pen: Pen, at: complex, tall: float) -> None:
    """A tuft of three blades."""
    blades = []
    for lean, share in ((-0.5, 0.75), (0.05, 1.0), (0.55, 0.7)):
        tip = at + complex(lean * tall * 0.8, -share * tall)
        blades.append([at + lean * 3 - 1.2, tip, at + lean * 3 + 1.4])
    pen.polygons(blades, GREEN, HAIR)


@drawn_as(PLANT)
def firs(pen: Pen, root: complex) -> None:
    """Three fir trees, no higher than the foot of what stands beside them."""
    trees = []
    for shift, tall in ((-5.0, 9.0), (6.5, 10.0), (0.0, 14.0)):
        top = root + shift
        trees.append([top - 3.4, top - 1j * tall, top + 3.4])
    pen.polygons(trees, GREEN, HAIR)


@drawn_as(TOADSTOOL)
def mushroom(pen: Pen, root: complex, tall: float) -> None:
    """A toadstool with a spotted cap."""
    place = Frame(root, complex(tall))
    pen.shape(place.trace("-0.14,0.05 -0.1,-0.4 0.1,-0.4 0.16,0.05"), width=DETAIL)
    pen.shape(place.trace("-0.5,-0.4 -0.5,-0.4 -0.36,-0.8 0,-0.98 0.36,-0.8 0.5,-0.4 0.5,-0.4 0,-0.32"), RED, DETAIL)
    pen.dots(place.trace("-0.2,-0.62 0.16,-0.74 0.24,-0.5"), 0.08 * tall, PAPER, 0)
