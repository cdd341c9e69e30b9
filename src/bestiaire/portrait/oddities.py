"""Bodies that are all face: toads, blobs, urchins and one barrel."""

from __future__ import annotations

from cmath import exp
from math import pi

from bestiaire.portrait import parts, wings
from bestiaire.portrait.geometry import pairs, points
from bestiaire.portrait.pen import DETAIL, HAIR, OUTLINE, PAPER, Pen
from bestiaire.portrait.portfolio import head
from bestiaire.portrait.skins import skin
from bestiaire.portrait.traits import Traits


def toad(pen: Pen, traits: Traits) -> None:
    """A squat toad with a very wide mouth."""
    frame = pen.frame
    size = frame.size
    for there in frame.sides():
        haunch = there.trace("30,-40 62,-48 70,-22 58,-2 34,-4")
        pen.bold(haunch)
        pen.shadow(haunch, 9 * size)
        pen.shape(there.trace("34,-4 60,-8 78,-1 70,0 36,0"))
        pen.disc(there.at(17 - 77j), 14 * size, PAPER, OUTLINE)
    back = frame.trace("-26,-80 0,-84 26,-80")
    wings.along_back(pen, back, traits, 18 * size)
    outline = frame.both("0,-76 26,-76 48,-58 48,-26 24,-6 0,-5")
    pen.bold(outline, part="body")
    skin(pen, outline, traits, 66 * size)
    for there in frame.sides():
        parts.leg(pen, there, 20 - 26j, 22 + 0j, 14, 0)
    if traits.is_a("TOUGH"):
        wings.lames(pen, frame.trace("-50,-44 -24,-26 24,-26 50,-44"), 12 * size)
    head(pen, -68j, 34, traits)


def blob(pen: Pen, traits: Traits) -> None:
    """A shapeless thing with two stumps for arms."""
    frame = pen.frame
    lean = pen.vary(-6, 6)
    for there in frame.sides():
        parts.arm(pen, there, points("34,-56 54,-64 64,-80"), 20)
    skirt = points("44,-62 50,-24 62,-4 30,0 8,-4 -22,0 -62,-3 -48,-26 -44,-62")
    outline = frame.all([lean - 30 - 96j, lean - 106j, lean + 30 - 96j, *skirt])
    wings.along_back(pen, frame.trace("-26,-98 0,-108 28,-98"), traits, 13 * frame.size)
    pen.bold(outline, part="body")
    skin(pen, outline, traits, 80 * frame.size)
    if traits.is_a("TOUGH"):
        wings.lames(pen, frame.trace("-46,-40 -16,-26 16,-26 46,-40"), 13 * frame.size)
    head(pen, complex(lean * 0.5, -72), 34, traits)


def urchin(pen: Pen, traits: Traits) -> None:
    """A ball of quills that screams."""
    frame = pen.frame
    center = -54j
    for ring, length in ((0.0, 58), (0.12, 50)):
        quills = []
        for number in range(26):
            turn = exp(1j * (2 * pi * number / 26 + ring))
            reach = length * pen.vary(0.84, 1.0)
            if (center + turn * reach).imag > 0:
                reach = 54 / turn.imag
            root, side = center + 30 * turn, 2.7j * turn
            quills.append(frame.all([root - side, center + reach * turn, root + side]))
        pen.polygons(quills, PAPER, DETAIL)
    outline = frame.all([center + 36 * exp(2j * pi * n / 10) for n in range(10)])
    pen.bold(outline, part="body")
    skin(pen, outline, traits, 60 * frame.size)
    if traits.is_a("TOUGH"):
        wings.lames(pen, frame.trace("-30,-76 0,-90 30,-76"), 12 * frame.size)
    head(pen, center, 30, traits)


def barrel(pen: Pen, traits: Traits) -> None:
    """A barrel on feet, with arms that come out of its lid."""
    frame = pen.frame
    size = frame.size
    for there in frame.sides():
        parts.leg(pen, there, 20 - 14j, 24 + 0j, 18, 0)
        parts.tentacle(pen, there.trace("20,-90 40,-116 62,-104 62,-86 74,-84"), 13 * size)
    outline = frame.both("0,-104 30,-102 30,-102 44,-56 32,-10 32,-10 0,-7")
    pen.bold(outline, part="body")
    pen.shape(frame.both("0,-108 20,-107 31,-102 20,-97 0,-96"))
    pen.ticks(pairs(frame.trace("-20,-101 20,-101 -12,-104 24,-104")))
    staves = [[complex(x * 0.72, -97), complex(x, -56), complex(x * 0.76, -9)] for x in (-27, -9, 9, 27)]
    pen.lines([frame.all(stave) for stave in staves], HAIR)
    for y, half, thick in ((-84, 38.5, 7), (-24, 37.5, 7)):
        pen.limb(frame.all([complex(-half, y), complex(0, y + 6), complex(half, y)]), [thick * size] * 3)
        pen.studs(frame.all([complex(x * half, y + 6 - 4 * abs(x)) for x in (-0.6, 0.0, 0.6)]), 1.3 * size)
    pen.shadow(outline, 13 * size, crossed=True)
    if traits.is_a("TOUGH"):
        wings.lames(pen, frame.trace("-42,-70 -14,-98 14,-98 42,-70"), 12 * size)
    pen.shape(frame.both("0,-74 26,-72 31,-54 24,-34 0,-32"), PAPER, 0)
    head(pen, -54j, 27, traits)
