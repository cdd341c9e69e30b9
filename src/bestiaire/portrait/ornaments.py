"""What grows on a head or is worn on it: ears, horns, antennae, gills, crowns and hats."""

from __future__ import annotations

from cmath import exp
from collections.abc import Sequence
from math import pi

from bestiaire.portrait.geometry import Frame, Points, limb, mirrored, pairs, points
from bestiaire.portrait.pen import (
    ACCENT,
    BONE,
    DETAIL,
    GLASS,
    GOLD,
    GREEN,
    HAIR,
    INK,
    LIMB,
    OUTLINE,
    PAPER,
    RED,
    SHADE,
    WHITE,
    Pen,
    drawn_as,
)
from bestiaire.portrait.traits import Traits

# Outlines of the right ear and of its hollow, on a head of radius one.
_EARS = {
    "round_ears": (
        points("0.45,-0.7 0.5,-1.1 0.85,-1.2 1.1,-0.95 0.95,-0.45"),
        points("0.65,-0.8 0.75,-1.02 0.95,-0.85"),
    ),
    "point_ears": (
        points("0.25,-0.8 0.5,-1.15 0.88,-1.5 0.88,-1.5 1,-1 0.92,-0.4"),
        points("0.5,-0.85 0.8,-1.3 0.8,-1.3 0.84,-0.7"),
    ),
    "tuft_ears": (
        points("0.3,-0.8 0.42,-1.2 0.72,-1.75 0.72,-1.75 0.9,-1.2 0.85,-0.55"),
        points("0.5,-0.85 0.7,-1.4 0.7,-1.4 0.74,-0.75"),
    ),
    "long_ears": (
        points("0.12,-0.8 0.14,-1.4 0.42,-2 0.72,-1.9 0.7,-1.3 0.55,-0.65"),
        points("0.28,-0.9 0.32,-1.4 0.5,-1.82 0.56,-1.3 0.44,-0.8"),
    ),
    "flop_ears": (
        points("0.4,-0.85 0.8,-1 1.2,-0.6 1.32,0.1 1.1,0.4 0.9,0.05 0.78,-0.4"),
        [],
    ),
    "goblin_ears": (
        points("0.7,-0.45 1.2,-0.75 1.95,-0.85 1.95,-0.85 1.5,-0.25 0.85,0.2"),
        points("0.95,-0.3 1.65,-0.7 1.65,-0.7 1,0"),
    ),
}


def behind(pen: Pen, frame: Frame, traits: Traits) -> None:
    """Everything that the head covers at its root: mane, gills, antennae, horns, ears."""
    if traits.has("mane"):
        mane(pen, frame)
    if traits.has("gills"):
        gills(pen, frame)
    if traits.has("antennae"):
        antennae(pen, frame, feathered=traits.has("moth_wings"))
    for name, spine, widths in (
        ("bull_horns", points("0.6,-0.55 1.15,-0.75 1.55,-1.1 1.5,-1.6"), [0.5, 0.42, 0.28, 0.0]),
        ("dragon_horns", points("0.35,-0.6 0.6,-1 1,-1.3 1.5,-1.4"), [0.4, 0.32, 0.22, 0.0]),
        ("devil_horns", points("0.5,-0.65 0.72,-1 0.68,-1.3 0.48,-1.5"), [0.42, 0.32, 0.2, 0.0]),
    ):
        if traits.has(name):
            horns(pen, frame, spine, widths)
    for name in _EARS:
        if traits.has(name):
            ears(pen, frame, name)


def on_top(pen: Pen, frame: Frame, traits: Traits) -> None:
    """Everything worn over the head: brain, hats, crown, and the glass of a space suit."""
    if traits.has("brain"):
        brain(pen, frame)
    if traits.has("crown"):
        crown(pen, frame)
    if traits.has("captain"):
        captain(pen, frame)
    if traits.has("sheriff"):
        brimmed(pen, frame, 1.5, starred=True)
    if traits.has("bowler"):
        brimmed(pen, frame, 1.0, starred=False)
    if traits.has("eggshell"):
        eggshell(pen, frame)
    if traits.has("cross"):
        nurse(pen, frame)
    if traits.has("crest"):
        crest(pen, frame)
    if traits.has("helmet"):
        helmet(pen, frame)


@drawn_as(LIMB)
def ears(pen: Pen, frame: Frame, name: str) -> None:
    """A pair of ears, their hollows shaded."""
    outline, hollow = _EARS[name]
    pen.shapes([side.all(outline) for side in frame.sides()], width=OUTLINE)
    if hollow:
        pen.shapes([side.all(hollow) for side in frame.sides()], SHADE, 0)
    if name == "tuft_ears":
        tufts = points("0.72,-1.7 0.6,-2 0.72,-1.7 0.74,-2 0.72,-1.7 0.88,-2")
        pen.ticks([pair for side in frame.sides() for pair in pairs(side.all(tufts))], DETAIL)


@drawn_as(BONE)
def horns(pen: Pen, frame: Frame, spine: Points, widths: Sequence[float]) -> None:
    """A pair of ringed horns."""
    thick = [width * frame.size for width in widths]
    pair = [side.all(spine) for side in frame.sides()]
    for horn in pair:
        pen.limb(horn, thick)
    for horn in pair:
        pen.rings(horn, thick, 5, 0.62, bulge=0.1)


def antennae(pen: Pen, frame: Frame, *, feathered: bool) -> None:
    """Two feelers with knobs, combed in moths."""
    pen.lines([side.trace("0.25,-0.7 0.3,-1.15 0.55,-1.5 0.95,-1.6") for side in frame.sides()], OUTLINE)
    if feathered:
        comb = points("0.3,-1.1 0.62,-1.1 0.36,-1.28 0.68,-1.28 0.5,-1.44 0.82,-1.44 0.7,-1.54 1,-1.4")
        pen.ticks([pair for side in frame.sides() for pair in pairs(side.all(comb))], DETAIL)
    pen.studs([side.at(0.98 - 1.6j) for side in frame.sides()], 0.13 * frame.size)


def gills(pen: Pen, frame: Frame) -> None:
    """Three feathery vermilion gills on either side of an axolotl's head."""
    fronds = [side.inner(0, exp(1j * turn)) for side in frame.sides() for turn in (-0.75, -0.2, 0.3)]
    thick = [0.22 * frame.size, 0.2 * frame.size, 0.08 * frame.size]
    pen.shapes([limb(frond.trace("0.8,0 1.25,-0.12 1.75,-0.3"), thick) for frond in fronds], RED)
    hairs = points("1.15,-0.1 1.25,-0.42 1.15,-0.1 1.25,0.2 1.45,-0.16 1.55,-0.52 1.45,-0.16 1.55,0.12")
    pen.ticks([pair for frond in fronds for pair in pairs(frond.all(hairs))], DETAIL)


@drawn_as(ACCENT)
def mane(pen: Pen, frame: Frame) -> None:
    """A lion's mane: flames of hair all round."""
    outline: list[complex] = []
    for number in range(14):
        turn = exp(2j * pi * number / 14)
        outline += [1.18 * turn * exp(-0.14j), 1.55 * turn, 1.55 * turn]
    pen.shape(frame.all(outline))
    pen.ticks([(frame.at(1.05 * exp(2j * pi * n / 28)), frame.at(1.3 * exp(2j * pi * n / 28))) for n in range(28)])


def brain(pen: Pen, frame: Frame) -> None:
    """A bare brain with its folds."""
    pen.shape(frame.both("0,-1.35 0.4,-1.42 0.8,-1.15 0.98,-0.75 0.72,-0.45 0,-0.5"), RED)
    folds = "0.3,-1.3 0.45,-1.05 0.25,-0.85 0.45,-0.62", "0.62,-1.2 0.66,-0.95 0.86,-0.8"
    pen.lines([side.trace(fold) for side in frame.sides() for fold in folds])
    pen.line(frame.trace("0,-1.32 0.08,-1 -0.05,-0.75 0,-0.52"))


@drawn_as(GOLD)
def crown(pen: Pen, frame: Frame) -> None:
    """A crown of five points with a vermilion stone."""
    pen.polygon(frame.both("0,-1.5 0.2,-1.1 0.45,-1.45 0.5,-1.1 0.82,-1.3 0.66,-0.72 0,-0.62"), PAPER, OUTLINE)
    pen.line(frame.trace("-0.68,-0.85 0,-0.75 0.68,-0.85"))
    pen.disc(frame.at(-0.95j), 0.12 * frame.size, RED, DETAIL)
    pen.studs(frame.trace("0,-1.5 0.45,-1.45 -0.45,-1.45"), 0.08 * frame.size)


@drawn_as(WHITE)
def captain(pen: Pen, frame: Frame) -> None:
    """A peaked cap with an anchor's worth of authority."""
    pen.shape(frame.both("0,-1.5 0.8,-1.45 1.05,-1.15 0.7,-0.85 0,-0.8"), PAPER)
    pen.shape(frame.both("0,-0.98 0.66,-0.98 0.7,-0.7 0,-0.68"), INK)
    pen.shape(frame.trace("-0.75,-0.72 -0.2,-0.72 -0.35,-0.45 -1,-0.42"), INK)
    pen.disc(frame.at(-1.22j), 0.14 * frame.size, RED, DETAIL)


@drawn_as(ACCENT)
def brimmed(pen: Pen, frame: Frame, brim: float, *, starred: bool) -> None:
    """A hat: wide and starred for a sheriff, a bowler for a gentleman of business."""
    pen.shape(frame.both("0,-1.55 0.5,-1.5 0.62,-1.1 0.64,-0.75 0,-0.68"))
    pen.shape(frame.both("0,-0.98 0.62,-1 0.64,-0.76 0,-0.7"), RED if starred else INK, DETAIL)
    curl = 0.3 if starred else 0.14
    pen.shape(frame.all(mirrored([-0.76j, 0.6 * brim - 0.8j, complex(brim, -0.8 - curl), 0.75 * brim - 0.62j, -0.55j])))
    if starred:
        star = [(0.26 if n % 2 == 0 else 0.11) * exp(1j * (pi * n / 5 - pi / 2)) - 1.22j for n in range(10)]
        pen.polygon(frame.all(star), INK, HAIR)


@drawn_as(WHITE)
def eggshell(pen: Pen, frame: Frame) -> None:
    """The half of an egg that a hatchling still wears."""
    zigzag = points("-0.95,-0.55 -0.62,-0.8 -0.35,-0.5 -0.02,-0.8 0.3,-0.5 0.6,-0.8 0.9,-0.55")
    dome = points("0.9,-0.55 0.78,-1.15 0.35,-1.55 -0.05,-1.65 -0.45,-1.5 -0.85,-1.1 -0.95,-0.55")
    pen.shape(frame.all([*(point for corner in zigzag for point in (corner, corner)), *dome[1:-1]]))
    pen.lines([frame.all([0.55 - 1.2j, 0.7 - 0.98j]), frame.all([0.35 - 1.3j, 0.55 - 1.0j])], HAIR)


@drawn_as(WHITE)
def nurse(pen: Pen, frame: Frame) -> None:
    """A healer's cap with its cross."""
    pen.shape(
        frame.trace("-0.5,-0.7 -0.5,-0.7 -0.6,-1.25 -0.6,-1.25 0,-1.35 0.6,-1.25 0.6,-1.25 0.5,-0.7 0.5,-0.7 0,-0.78")
    )
    pen.polygon(frame.both("0.09,-1.2 0.09,-1.1 0.2,-1.1 0.2,-0.94 0.09,-0.94 0.09,-0.84"), RED, HAIR)


@drawn_as(ACCENT)
def crest(pen: Pen, frame: Frame) -> None:
    """A fan of plumes behind the brow, green and vermilion by turns."""
    for number, turn in enumerate((-0.5, -0.1, 0.3, 0.7)):
        plume = frame.inner(0.35 - 0.5j, exp(1j * turn))
        leaf = points("0,0 0,0 -0.16,-0.5 0,-1.1 0,-1.1 0.16,-0.5")
        pen.shape(plume.all(leaf), RED if number % 2 else GREEN, DETAIL)


@drawn_as(GLASS)
def helmet(pen: Pen, frame: Frame) -> None:
    """The glass bowl of a space suit, with its gleam and collar."""
    ring = [1.55 * exp(1j * (0.62 * pi + turn * 1.76 * pi / 10)) - 0.1j for turn in range(11)]
    pen.line(frame.all(ring), OUTLINE)
    pen.line(frame.all([1.32 * exp(1j * turn) - 0.1j for turn in (-2.6, -2.3, -2.0)]), OUTLINE)
    pen.shape(frame.both("0,1.12 0.9,1.1 1,1.3 0.85,1.45 0,1.5"))
    pen.ticks([(frame.at(complex(x, 1.16)), frame.at(complex(x, 1.44))) for x in (-0.6, -0.3, 0, 0.3, 0.6)])
