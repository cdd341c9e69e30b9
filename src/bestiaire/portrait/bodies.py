"""Bodies that stand on legs: beasts, lizards, saurians, dragons, birds, robed figures."""

from __future__ import annotations

from cmath import exp

from bestiaire.portrait import parts, wings
from bestiaire.portrait.geometry import Frame, limb, points
from bestiaire.portrait.pen import (
    ACCENT,
    BELLY,
    DETAIL,
    HAIR,
    INK,
    LIMB,
    OUTLINE,
    PAPER,
    RED,
    SHADE,
    STEEL,
    Pen,
    drawn_as,
)
from bestiaire.portrait.portfolio import head
from bestiaire.portrait.skins import skin
from bestiaire.portrait.traits import Traits


def beast(pen: Pen, traits: Traits) -> None:
    """A four-legged beast that walks to the left and looks at us."""
    if traits.has("neck"):
        _quadruped(pen, traits, legs=40, deep=34, half=40, radius=20, look=-50 - 112j)
    elif traits.has("low"):
        _quadruped(pen, traits, legs=24, deep=38, half=44, radius=30, look=-44 - 70j)
    else:
        _quadruped(pen, traits, legs=36, deep=42, half=48, radius=29, look=-46 - 84j)


def lizard(pen: Pen, traits: Traits) -> None:
    """A long low body on short legs, its tail behind it."""
    _quadruped(pen, traits, legs=18, deep=34, half=50, radius=26, look=-50 - 58j)


def _quadruped(pen: Pen, traits: Traits, legs: float, deep: float, half: float, radius: float, look: complex) -> None:
    """A body on four legs: `legs` high, `deep` from back to belly, `half` as long as it is; the head at `look`."""
    frame = pen.frame
    top = legs + deep
    rise = pen.vary(-3, 3)
    shape = [(-1, 0.5), (-0.72, 1), (0, 0.92), (0.66, 1), (1, 0.55), (0.74, 0.06), (0, 0.0), (-0.68, 0.02)]
    local = [complex(x * half, -(legs + y * deep) - (rise if x > 0 else 0)) for x, y in shape]
    outline = frame.all(local)
    wings.wings(pen, frame.inner(complex(-0.1 * half, 6 - top), 0.8 * deep + 14), traits)
    parts.tail(pen, frame, complex(half * 0.92, -legs - deep * 0.62), traits)
    thick = deep * 0.42
    for x in (-0.28, 0.84):
        parts.leg(pen, frame, complex(x * half, -legs - 6), complex(x * half + 3, 0), thick, 3)
    back = [frame.at(complex(x * half, y - legs - deep)) for x, y in ((-0.45, 0.5), (0.1, 2.5), (0.8, 3))]
    wings.along_back(pen, back, traits, deep * 0.42 * frame.size)
    pen.bold(outline, part="body")
    skin(pen, outline, traits, deep * frame.size)
    if traits.is_a("TOUGH"):
        wings.lames(pen, back, deep * 0.38 * frame.size)
    for x, bend in ((-0.6, -3), (0.56, 6)):
        parts.leg(pen, frame, complex(x * half, -legs - deep * 0.25), complex(x * half - 2, 0), thick * 1.1, bend)
    if traits.has("neck"):
        spine = frame.all(
            [complex(-0.66 * half, -legs - deep * 0.55), complex(-half * 1.05, -legs - deep * 1.1), look + 6 + 6j]
        )
        thickness = [deep * 0.8 * frame.size, deep * 0.46 * frame.size, deep * 0.4 * frame.size]
        pen.limb(spine, thickness)
        skin(pen, limb(spine, thickness), traits, deep * 0.9 * frame.size)
    head(pen, look, radius, traits)


def saur(pen: Pen, traits: Traits) -> None:
    """A saurian on two legs with a heavy tail."""
    frame = pen.frame
    size = frame.size
    spine = frame.trace("-26,-92 -17,-74 0,-50 24,-32 48,-18 68,-14 84,-28")
    widths = [size * width for width in (24, 36, 54, 44, 24, 13, 0)]
    outline = limb(spine, widths)
    parts.leg(pen, frame, 22 - 30j, 26 + 0j, 26, -6)
    _small_arm(pen, frame, -14 - 66j)
    back = [frame.at(point) for point in (-12 - 96j, 8 - 80j, 34 - 58j, 58 - 28j, 76 - 22j)]
    wings.along_back(pen, back, traits, 13 * size)
    wings.wings(pen, frame.inner(8 - 66j, 46), traits)
    pen.bold(outline, part="body")
    skin(pen, outline, traits, 56 * size)
    pen.lines(
        [
            frame.all(
                [
                    complex(-33 + 4 * n, -76 + 12 * n),
                    complex(-25 + 5 * n, -73 + 12 * n),
                    complex(-20 + 6 * n, -75 + 11 * n),
                ]
            )
            for n in range(4)
        ],
        DETAIL,
    )
    if traits.is_a("TOUGH"):
        wings.lames(pen, back[:4], 14 * size)
    thigh = frame.trace("6,-44 28,-40 26,-18 14,-6 2,-10 -4,-28")
    pen.shape(thigh, closed=False)
    parts.paw(pen, frame, 6 + 0j, 12)
    if traits.has("pouch"):
        pen.line(frame.trace("-20,-42 -12,-34 2,-36"), OUTLINE)
        pen.lines([frame.all([-14 - 38j, -12 - 30j]), frame.all([-6 - 35j, -5 - 28j])], HAIR)
    _small_arm(pen, frame, -22 - 64j)
    head(pen, -28 - 98j, 27, traits)


@drawn_as(LIMB)
def _small_arm(pen: Pen, frame: Frame, shoulder: complex) -> None:
    """A short arm with two claws."""
    spine = frame.all([shoulder, shoulder - 12 + 7j, shoulder - 24 + 2j])
    pen.limb(spine, [13 * frame.size, 10 * frame.size, 7 * frame.size])
    tip = shoulder - 26 + 2j
    for turn in (-3j, 3j):
        claw = [tip + 1 + turn * 0.5, tip - 7 + turn * 1.4, tip - 7 + turn * 1.4, tip + 1 + turn * 1.2]
        pen.shape(frame.all(claw), PAPER, DETAIL)


def dragon(pen: Pen, traits: Traits) -> None:
    """A dragon that sits like a cat, its tail around it, its neck (or necks) in an S."""
    frame = pen.frame
    size = frame.size
    wings.wings(pen, frame.inner(8 - 66j, 56), traits)
    tail = frame.trace("26,-20 56,-10 78,-18 80,-38 70,-48")
    thick = [size * width for width in (26, 16, 11, 6, 2)]
    pen.limb(tail, thick)
    pen.rings(tail, thick, 10, 0.5, bulge=0.12)
    pen.shape(
        frame.inner(70 - 47j, 9 * exp(-0.6j)).trace(
            "0,0.3 0.5,0 1.1,0.1 1.1,0.1 0.7,-0.8 0,-1.7 0,-1.7 -0.7,-0.8 -1.1,0.1 -1.1,0.1 -0.5,0"
        ),
        RED,
    )
    parts.leg(pen, frame, -14 - 34j, -16 + 0j, 15, 2)
    outline = frame.trace("-20,-76 4,-78 26,-60 42,-34 42,-12 22,-2 -6,-8 -22,-30 -28,-56")
    back = frame.trace("-8,-82 14,-72 34,-52 46,-28")
    wings.along_back(pen, back, traits, 12 * size)
    pen.bold(outline, part="body")
    skin(pen, outline, traits, 60 * size)
    if traits.is_a("TOUGH"):
        wings.lames(pen, back, 14 * size)
    thigh = frame.trace("14,-34 34,-34 40,-14 28,-2 10,-4")
    pen.shape(thigh, closed=False)
    parts.paw(pen, frame, 18 + 0j, 11)
    parts.leg(pen, frame, -14 - 46j, -26 + 0j, 18, 3)
    necks = [(-10 - 68j, -22 - 84j, -34 - 98j)]
    if traits.has("three_heads"):
        necks = [(8 - 70j, 16 - 92j, 26 - 108j), (-2 - 70j, -8 - 92j, -12 - 112j), (-14 - 62j, -34 - 72j, -48 - 78j)]
    for bottom, middle, look in necks:
        neck = frame.all([bottom, middle, look + 10 + 4j])
        thick = [width * size / len(necks) ** 0.3 for width in (34, 24, 20)]
        pen.limb(neck, thick)
        pen.rings(neck, thick, 6, 0.3, DETAIL)
        head(pen, look, 25 if len(necks) == 1 else 19, traits)


@drawn_as(BELLY)
def bird(pen: Pen, traits: Traits) -> None:
    """A plump bird upright on its talons, or on eight legs."""
    frame = pen.frame
    spread = traits.has("feather_wings")
    for there in frame.sides():
        if spread:
            wings.feather_wing(pen, there.inner(20 - 58j, 56))
        if traits.has("eight_legs"):
            for number, reach in enumerate((46, 60, 74, 88)):
                knee = complex(reach * 0.7, -28 - 13 * number)
                parts.insect_leg(pen, there, (16 - 32j, knee, complex(reach)))
        else:
            parts.talons(pen, there, 12 - 12j, 13 + 0j, 10)
    outline = frame.both("0,-86 24,-78 37,-50 32,-22 14,-8 0,-6")
    pen.bold(outline, part="body", ink=INK if traits.has("flippers") else PAPER)
    if traits.has("flippers"):
        belly = frame.both("0,-78 18,-70 26,-44 22,-20 0,-10")
        pen.shape(belly, PAPER, 0)
        pen.shadow(belly, 10 * frame.size)
    else:
        skin(pen, outline, traits, 62 * frame.size)
    for there in frame.sides():
        if traits.has("flippers"):
            pen.shape(there.trace("30,-66 44,-52 52,-24 44,-26 32,-40"), INK)
        elif not spread:
            _folded_wing(pen, there)
        if traits.is_a("TOUGH"):
            parts.pauldron(pen, there.inner(30 - 66j, 16))
    head(pen, -86j, 28, traits)


@drawn_as(ACCENT)
def _folded_wing(pen: Pen, frame: Frame) -> None:
    """A wing laid against the body, its quills to the ground."""
    pen.shape(frame.trace("22,-68 36,-62 45,-40 40,-10 40,-10 30,-24 24,-44"))
    pen.lines(
        [
            frame.all([complex(28 + n, -56 + 4 * n), complex(37, -40 + 3 * n), complex(38 + 0.4 * n, -20 + 2 * n)])
            for n in range(-1, 4)
        ],
        0.9,
    )


@drawn_as(ACCENT)
def robe(pen: Pen, traits: Traits) -> None:
    """A figure in a long cloak."""
    frame = pen.frame
    if traits.has("shovel"):
        _shovel(pen, frame)
    outline = frame.trace("0,-82 26,-74 38,-48 46,-14 56,-2 30,0 10,-4 -12,0 -34,-3 -54,-1 -44,-18 -38,-48 -26,-74")
    pen.bold(outline, part="body")
    skin(pen, outline, traits, 76 * frame.size)
    folds = [
        points("-20,-66 -26,-36 -34,-6"),
        points("-6,-40 -8,-22 -12,-3"),
        points("10,-60 14,-30 12,-6"),
        points("24,-64 30,-34 40,-4"),
        points("32,-50 36,-28 46,-6"),
    ]
    pen.lines([frame.all(fold) for fold in folds], DETAIL)
    pen.shape(frame.trace("-2,-62 -2,-62 5,-30 8,-4 8,-4 -8,-4 -8,-4 -6,-30"), SHADE, 0)
    for there in frame.sides():
        pen.shape(there.trace("26,-68 42,-52 46,-38 30,-30 22,-44"), closed=False)
        pen.shape(there.trace("34,-36 44,-40 50,-32 44,-24 36,-26"), PAPER, DETAIL)
        pen.ticks([(there.at(40 - 26j), there.at(41 - 31j)), (there.at(45 - 26j), there.at(45 - 31j))], DETAIL)
        if traits.is_a("TOUGH"):
            parts.pauldron(pen, there.inner(28 - 70j, 18))
    head(pen, -88j, 25, traits)


@drawn_as(STEEL)
def _shovel(pen: Pen, frame: Frame) -> None:
    """A grave digger's shovel, its blade up."""
    pen.limb(frame.trace("58,0 50,-50 44,-96"), [4 * frame.size] * 3)
    blade = frame.inner(44 - 96j, 14 * exp(-0.13j))
    pen.bold(blade.trace("-0.7,0.1 -0.8,-0.8 0,-1.7 0,-1.7 0.8,-0.8 0.7,0.1"))
    pen.ticks([(blade.at(-0.1j), blade.at(-1.0j))], DETAIL)
