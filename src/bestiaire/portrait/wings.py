"""Wings, fins and the things that grow along a back."""

from __future__ import annotations

from cmath import exp

from bestiaire.portrait.geometry import Frame, Points, along, pairs, points
from bestiaire.portrait.pen import (
    ACCENT,
    DETAIL,
    GREEN,
    HAIR,
    INK,
    OUTLINE,
    PAPER,
    PLANT,
    RED,
    SHADE,
    STEEL,
    WING,
    Pen,
    drawn_as,
)
from bestiaire.portrait.traits import Traits


def wings(pen: Pen, root: Frame, traits: Traits) -> None:
    """The wing a creature has, if any, drawn up and to the right of its root; a step of one is its height."""
    if traits.has("moth_wings"):
        moth_wing(pen, root)
    elif traits.has("insect_wings"):
        insect_wing(pen, root)
    elif traits.has("bat_wings"):
        bat_wing(pen, root)
    elif traits.has("feather_wings"):
        feather_wing(pen, root)


@drawn_as(WING)
def insect_wing(pen: Pen, root: Frame) -> None:
    """Two clear lobes with veins."""
    for turn, long in ((0.45, 0.8), (0.0, 1.05)):
        lobe = root.inner(0, long * exp(1j * turn))
        edge = lobe.trace("0,0 0,0 0.1,-0.45 0.4,-0.92 0.78,-1.05 0.95,-0.8 0.75,-0.4 0.3,-0.1")
        veins = "0,0 0.68,-1 0,0 0.9,-0.82 0,0 0.76,-0.42 0.3,-0.44 0.38,-0.34 0.5,-0.74 0.6,-0.56 0.56,-0.5 0.56,-0.3"
        pen.shape(edge, width=0.9, veins=pairs(lobe.trace(veins)))


@drawn_as(ACCENT)
def moth_wing(pen: Pen, root: Frame) -> None:
    """A broad upper wing and a round lower one, each with a staring spot and a scalloped border."""
    lower = points("0,0 0,0 0.5,-0.15 1,0.02 1.12,0.4 0.8,0.62 0.4,0.42")
    upper = points("0,0 0,0 0.15,-0.55 0.6,-1.05 1.25,-1.2 1.25,-1.2 1.22,-0.7 0.95,-0.25 0.45,-0.02")
    for outline, spot, size in ((lower, 0.72 + 0.2j, 0.17), (upper, 0.78 - 0.68j, 0.21)):
        pen.shape(root.all(outline))
        inset = [spot + (point - spot) * 0.78 for point in outline[2:]]
        pen.lines([root.all(inset)], HAIR)
        pen.ticks([(root.at(a), root.at(spot + (a - spot) * 1.14)) for a in inset], DETAIL)
        for share, ink in ((1.0, RED), (0.62, PAPER), (0.32, INK)):
            pen.disc(root.at(spot), size * share * root.size, ink, HAIR)


@drawn_as(ACCENT)
def bat_wing(pen: Pen, root: Frame) -> None:
    """A membrane between long fingers."""
    wrist = 0.22 - 0.82j
    tips = points("1.2,-1 1.24,-0.42 0.98,0.06")
    edge = [0j, 0j, wrist, wrist, 0.75 - 1.1j, tips[0], tips[0], 1.02 - 0.64j, tips[1], tips[1], 0.92 - 0.24j]
    pen.shape(root.all([*edge, tips[2], tips[2], 0.55 - 0.1j, 0.3 + 0.12j, 0.3 + 0.12j]))
    folds = [wrist + (tips[1] - wrist) * 0.5, 0.95 - 0.3j, tips[2], 0.6 - 0.14j]
    pen.shape(root.all([wrist, wrist, *folds]), SHADE, 0)
    pen.lines([root.all([wrist, (wrist + tip) / 2 - 0.06j, tip]) for tip in tips], DETAIL)
    pen.ticks([(root.at(wrist + 0.02j), root.at(wrist - 0.1 - 0.12j))], OUTLINE)


@drawn_as(ACCENT)
def feather_wing(pen: Pen, root: Frame) -> None:
    """Long quills under their coverts."""
    for number in range(6):
        place = complex(0.1 + 0.07 * number, -0.2 - 0.105 * number)
        quill = root.inner(place, exp(1j * (1.5 - 0.23 * number)) * (0.62 + 0.06 * number))
        vane = quill.trace("-0.1,0 -0.15,-0.7 0,-1.05 0.15,-0.7 0.1,0")
        pen.shape(vane, width=DETAIL, veins=[(quill.at(-0.3j), quill.at(-0.92j))])
    pen.shape(root.trace("0,0 0.02,-0.42 0.3,-0.86 0.66,-1.06 0.9,-1.02 0.78,-0.68 0.56,-0.36 0.3,-0.04"))
    tips = root.trace("0.18,-0.28 0.38,-0.36 0.3,-0.58 0.52,-0.62 0.5,-0.86 0.7,-0.84")
    half, deep = 0.1 * root.size, 0.1j * root.size
    pen.lines([(tip - half, tip + deep, tip + half) for tip in tips], HAIR)


def along_back(pen: Pen, back: Points, traits: Traits, size: float) -> None:
    """What a creature's back carries, from its neck to its rump: spines, leaves, flowers, a fin, armour."""
    if traits.has("leaves") or traits.has("flowers"):
        sprouts(pen, back, size, flowering=traits.has("flowers"))
    if traits.has("spines"):
        spines(pen, back, size)
    if traits.has("dorsal"):
        dorsal(pen, back, size)
    if traits.has("bomb"):
        fuse(pen, back, size)


@drawn_as(ACCENT)
def spines(pen: Pen, back: Points, size: float) -> None:
    """A row of triangular plates, tallest in the middle."""
    blades, grooves = [], []
    for number, (place, heading, _) in enumerate(along(back, [0, 0], 6)):
        tall = size * (1.05 - 0.16 * abs(number - 2))
        side = heading * size * 0.52
        tip = place - 1j * heading * tall + heading * size * 0.25
        blades.append([place - side, place - side * 0.6 - 0.45j * heading * tall, tip, tip, place + side])
        grooves += [(place + side * share, tip + (place + side * share - tip) * 0.3) for share in (0.15, 0.55)]
    pen.shapes(blades, width=OUTLINE)
    pen.ticks(grooves)


def sprouts(pen: Pen, back: Points, size: float, *, flowering: bool) -> None:
    """Leaves, or flowers between leaves, that grow out of a back."""
    leaves, ribs = [], []
    for number, (place, heading, _) in enumerate(along(back, [0, 0], 5)):
        lean = exp(0.35j * (1 if number % 2 else -1)) * heading
        if flowering and number % 2 == 0:
            flower(pen, place, place - 1j * lean * size * 1.2, size * 0.46)
            continue
        leaf = Frame(place, lean * size)
        leaves.append(leaf.trace("0,0 0,0 -0.32,-0.55 0,-1.25 0,-1.25 0.32,-0.55"))
        ribs.append((leaf.at(0j), leaf.at(-0.95j)))
    pen.shapes(leaves, GREEN)
    pen.ticks(ribs)


@drawn_as(PLANT)
def flower(pen: Pen, root: complex, center: complex, radius: float) -> None:
    """A stem with five vermilion petals."""
    pen.ticks([(root, center)], DETAIL)
    petals = [center + radius * (1.3 if number % 2 else 0.55) * exp(0.6283j * number) for number in range(10)]
    pen.shape(petals, RED, HAIR)
    pen.disc(center, radius * 0.32, PAPER, 0)


@drawn_as(ACCENT)
def dorsal(pen: Pen, back: Points, size: float) -> None:
    """A shark's fin."""
    place, heading, _ = along(back, [0, 0], 3)[1]
    fin = Frame(place, heading * size * 1.25)
    pen.shape(fin.trace("-0.75,0.12 -0.35,-0.55 0.5,-1.25 0.5,-1.25 0.35,-0.5 0.65,0.12"), closed=False)
    pen.ticks(
        [
            (fin.at(complex(x, -0.1)), fin.at(complex(x + 0.25, -0.12 - tall)))
            for x, tall in ((0.0, 0.75), (0.18, 0.6), (0.34, 0.35))
        ]
    )


def fuse(pen: Pen, back: Points, size: float) -> None:
    """A lit fuse with its spark."""
    place, heading, _ = along(back, [0, 0], 3)[1]
    rope = Frame(place, heading * size)
    pen.line(rope.trace("0,0.1 -0.15,-0.6 0.25,-1 0.15,-1.45"), 2.2)
    spark = rope.at(0.15 - 1.55j)
    burst = [spark + size * (0.5 if n % 2 else 0.2) * exp(0.5236j * n) for n in range(12)]
    pen.polygon(burst, RED, HAIR)


@drawn_as(STEEL)
def lames(pen: Pen, back: Points, size: float) -> None:
    """Armour: riveted plates, shaped like heater shields, side by side along a back."""
    plates = [Frame(place, heading * size) for place, heading, _ in along(back, [0, 0], 4)]
    heater = "-0.8,-0.2 -0.8,-0.2 0.8,-0.2 0.8,-0.2 0.72,0.6 0,1.3 0,1.3 -0.72,0.6"
    pen.shapes([plate.trace(heater) for plate in plates], width=OUTLINE, part="plates")
    grooves = points("0,0.25 0,1.2 0.22,0.25 0.22,1 0.44,0.25 0.44,0.8")
    pen.ticks([pair for plate in plates for pair in pairs(plate.all(grooves))])
    pen.studs([rivet for plate in plates for rivet in plate.trace("-0.5,0.04 0,0.02 0.5,0.04")], 0.1 * size)
