"""Limbs and other parts that several bodies share: legs, feet, claws, tails, tentacles, shells."""

from __future__ import annotations

from cmath import exp
from math import pi

from bestiaire.portrait.geometry import Frame, Points, pairs
from bestiaire.portrait.pen import ACCENT, DETAIL, GOLD, HAIR, INK, LIMB, OUTLINE, PAPER, RED, STEEL, Pen, drawn_as
from bestiaire.portrait.traits import Traits


@drawn_as(LIMB)
def leg(pen: Pen, frame: Frame, hip: complex, foot: complex, thick: float, bend: float = 5.0, ink: str = PAPER) -> None:
    """A leg that ends in a paw, facing left."""
    knee = (hip + foot) / 2 + bend
    spine = frame.all([hip, knee, foot - 7j])
    pen.limb(spine, [thick * frame.size, thick * 0.72 * frame.size, thick * 0.55 * frame.size], ink)
    paw(pen, frame, foot, thick * 0.5, ink)


@drawn_as(LIMB)
def paw(pen: Pen, frame: Frame, foot: complex, size: float, ink: str = PAPER) -> None:
    """A paw on the ground, with three toes."""
    place = frame.inner(foot, size)
    toes = pairs(place.trace("-1.1,-0.1 -1,-0.5 -0.6,-0.1 -0.5,-0.5 -0.1,-0.1 0,-0.5"))
    pen.shape(place.trace("0.8,-1 1,-0.2 0.7,0 -1.3,0 -1.75,-0.35 -1.3,-0.95 -0.6,-1.3"), ink, veins=toes)


def talons(pen: Pen, frame: Frame, root: complex, foot: complex, size: float) -> None:
    """A thin bird's leg with three toes."""
    pen.lines([frame.all([root, (root + foot) / 2 + 1.5, foot - 1j])], 2.6)
    toes = [[foot - 1j, foot + size * complex(x, -0.3), foot + size * complex(x * 1.7, 0.05)] for x in (-0.8, 0.1, 0.9)]
    pen.lines([frame.all(toe) for toe in toes], 2.2)


@drawn_as(LIMB)
def arm(pen: Pen, frame: Frame, joints: Points, thick: float, ink: str = PAPER, sleeve: str = LIMB) -> None:
    """An arm from shoulder to fist, in a sleeve or bare."""
    spine = frame.all(joints)
    widths = [thick * frame.size * share for share in (1.0, 0.86, 0.74, 0.8)[: len(joints)]]
    pen.role = sleeve
    pen.limb(spine, widths, ink)
    pen.role = LIMB
    pen.rings(spine[1:], widths[1:], 7, 0.3, flipped=not frame.mirrored)
    hand = frame.inner(joints[-1], thick * 0.52)
    fingers = pairs(hand.trace("-0.45,0.8 -0.5,0.3 0,0.85 -0.02,0.3 0.45,0.8 0.42,0.3"))
    pen.shape(hand.trace("-0.9,-0.5 0.1,-0.85 0.95,-0.4 1,0.5 0.3,1 -0.6,0.95 -1.05,0.3"), ink, veins=fingers)


@drawn_as(LIMB)
def insect_leg(pen: Pen, frame: Frame, joints: Points, thick: float = 6.0) -> None:
    """A thin leg from hip to knee to a hooked foot."""
    hip, knee, foot = joints
    width = thick * frame.size
    pen.limb(frame.all([hip, (hip + knee) / 2 - 1j, knee]), [width, 0.8 * width, 0.6 * width], width=DETAIL)
    shin = frame.all([knee - 1j, (knee + foot) / 2 + (foot.real - knee.real) * 0.1, foot])
    pen.limb(shin, [0.7 * width, 0.45 * width, 0], INK, DETAIL)


@drawn_as(LIMB)
def tail(pen: Pen, frame: Frame, root: complex, traits: Traits) -> None:
    """The tail of a beast: bushy, curled, tufted, stinging or plain."""
    size = frame.size
    if traits.has("bushy_tail"):
        bushy_tail(pen, frame, root)
        return
    if traits.has("sting"):
        sting = frame.all([root - 6 + 2j, root + 6 + 2j, root + 22 + 5j])
        pen.limb(sting, [12 * size, 8 * size, 0], INK)
        return
    if traits.has("curl_tail"):
        spine = [
            root,
            root + 16 - 6j,
            root + 30 - 18j,
            root + 32 - 34j,
            root + 20 - 42j,
            root + 9 - 35j,
            root + 12 - 25j,
            root + 20 - 24j,
        ]
        pen.limb(frame.all(spine), [size * width for width in (15, 13, 10.5, 8.5, 7, 5.5, 4, 2)])
        return
    if traits.skin in ("scales", "spots", "patches") or traits.head in ("axolotl", "shark"):
        spine = frame.all([root - 4, root + 14 + 2j, root + 28 - 6j, root + 38 - 26j])
        thick = [size * width for width in (26, 17, 10, 0)]
        pen.limb(spine, thick)
        pen.rings(spine, thick, 8, 0.5, bulge=0.14)
        if traits.has("dorsal"):
            fluke(pen, Frame(spine[-1], (0.55 - 0.83j) * 20 * size))
        return
    spine = frame.all([root - 2, root + 14 - 4j, root + 24 - 20j, root + 20 - 38j])
    pen.limb(spine, [8 * size, 6 * size, 5 * size, 4 * size])
    tuft = frame.inner(root + 20 - 38j, 10)
    pen.shape(tuft.trace("-0.3,0.2 -0.6,-0.5 0.1,-1.5 0.1,-1.5 0.6,-0.6 0.35,0.2"))
    pen.ticks([(tuft.at(-0.1j), tuft.at(-0.9j)), (tuft.at(0.25 - 0.1j), tuft.at(0.3 - 0.6j))])


@drawn_as(ACCENT)
def bushy_tail(pen: Pen, frame: Frame, root: complex) -> None:
    """A squirrel's tail, a plume that curls over the back."""
    plume = [
        root - 4 + 4j,
        root + 12 + 4j,
        root + 28 - 10j,
        root + 32 - 34j,
        root + 24 - 54j,
        root + 6 - 60j,
        root - 6 - 50j,
        root + 4 - 42j,
        root + 8 - 28j,
        root + 2 - 12j,
    ]
    pen.bold(frame.all(plume))
    hairs = [
        [root + 10 - 2j, root + 22 - 20j, root + 20 - 40j, root + 8 - 52j],
        [root + 14 + 0j, root + 27 - 20j, root + 26 - 38j],
        [root + 8 - 8j, root + 16 - 24j, root + 14 - 38j, root + 4 - 47j],
    ]
    pen.lines([frame.all(hair) for hair in hairs], HAIR)
    pen.shadow(frame.all(plume), 6 * frame.size, 2.6)


@drawn_as(ACCENT)
def fluke(pen: Pen, frame: Frame) -> None:
    """A tail fin of two lobes, its root at the origin and its lobes to the right of its heading."""
    outline = frame.trace("-0.25,0.18 0.35,0.3 1.1,1 1.1,1 0.72,0 1.1,-1 1.1,-1 0.35,-0.3 -0.25,-0.18")
    pen.shape(outline, closed=False)
    rays = "0.25,-0.28 0.85,-0.68 0.25,-0.18 0.8,-0.43 0.25,-0.07 0.75,-0.18 0.25,0.03 0.73,0.07"
    pen.ticks(pairs(frame.trace(rays + " 0.25,0.13 0.78,0.32 0.25,0.24 0.83,0.58")))


@drawn_as(LIMB)
def tentacle(pen: Pen, spine: Points, thick: float) -> None:
    """A tapering arm, ringed on one side."""
    widths = [thick * (1 - index / (len(spine) - 0.8)) for index in range(len(spine))]
    pen.limb(spine, widths)
    pen.rings(spine[:-2], widths[:-2], 6, 0.4)


@drawn_as(ACCENT)
def pincer(pen: Pen, frame: Frame, shoulder: complex, wrist: complex, size: float) -> None:
    """A crab's arm and claw, open upwards."""
    pen.limb(
        frame.all([shoulder, (shoulder + wrist) / 2 + 4j, wrist]), [8 * frame.size, 7 * frame.size, 6 * frame.size]
    )
    claw = frame.inner(wrist, size)
    pincers = "-0.2,0.25 -0.75,-0.2 -0.7,-0.95 -0.05,-1.5 -0.05,-1.5 -0.2,-0.7 -0.2,-0.7 0.5,-1.2 0.5,-1.2 0.62,-0.5"
    pen.bold(claw.trace(pincers + " 0.3,0.15"))
    pen.ticks(
        [(claw.at(complex(-0.55 + dx, -0.7 + dx)), claw.at(complex(-0.4 + dx, -0.8 + dx))) for dx in (0, 0.1, 0.2)]
    )


@drawn_as(STEEL)
def pauldron(pen: Pen, frame: Frame) -> None:
    """A shoulder guard of two lames with rivets."""
    for drop in (0.55, -0.05):
        lame = frame.inner(1j * drop, 1)
        pen.shape(lame.trace("-0.75,0.1 -0.2,-0.62 0.62,-0.5 1,0.1 0.85,0.55 0.1,0.3 -0.6,0.5"), part="plates")
    pen.studs(frame.trace("-0.3,-0.25 0.25,-0.32 0.72,-0.1"), 0.1 * frame.size)


@drawn_as(ACCENT)
def spiral_shell(pen: Pen, frame: Frame, center: complex, radius: float) -> None:
    """A snail's shell: a spiral of growing whorls with its ridges."""
    shell = frame.inner(center, radius)
    outline = shell.all([exp(0.25j * pi * number) for number in range(8)])
    pen.bold(outline, part="body")
    turns = [(1 - number / 17.5) * exp(1j * (0.9 + number * 0.88)) for number in range(17)]
    pen.line(shell.all(turns), OUTLINE)
    pen.ticks([(shell.at(turn), shell.at(turn * (1 - 0.17 / abs(turn)) * exp(0.12j))) for turn in turns[1:14]])
    pen.shadow(outline, radius * 0.3 * frame.size, crossed=True)


@drawn_as(GOLD)
def belt(pen: Pen, frame: Frame, left: complex, right: complex) -> None:
    """A champion's belt with its great buckle."""
    sag = (left + right) / 2 + 5j
    pen.limb(frame.all([left, sag, right]), [8 * frame.size] * 3, RED)
    pen.disc(frame.at(sag), 8 * frame.size, PAPER, OUTLINE)
    pen.disc(frame.at(sag), 4.5 * frame.size, PAPER, HAIR)
