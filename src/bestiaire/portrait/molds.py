"""Heads of beasts seen from the front, as heraldry says « guardant », each cast in its mold of radius one."""

from __future__ import annotations

from dataclasses import dataclass

from bestiaire.portrait import ornaments
from bestiaire.portrait.face import eyes, mouth
from bestiaire.portrait.geometry import Frame, Points, mirrored, pairs, points
from bestiaire.portrait.pen import ACCENT, BELLY, BONE, DETAIL, HAIR, INK, OUTLINE, Pen, drawn_as
from bestiaire.portrait.traits import Traits


@dataclass(frozen=True, slots=True)
class Mold:
    """The measures of a head: its right half from crown to chin, its right eye, where the lips are and how wide.

    The muzzle is its middle, half its width and half its height, or nothing; the nose is its size, or two nostrils.
    """

    half: Points
    eye: complex
    radius: float
    lips: float
    wide: float
    muzzle: tuple[float, float, float] = (0, 0, 0)
    nose: float = 0.0


_MOLDS = {
    "bear": Mold(
        points("0,-0.9 0.6,-0.76 0.98,-0.2 0.92,0.4 0.5,0.82 0,0.92"),
        0.4 - 0.2j,
        0.19,
        0.56,
        0.28,
        (0.36, 0.5, 0.42),
        0.2,
    ),
    "cat": Mold(
        points("0,-0.75 0.6,-0.78 0.95,-0.3 1.2,0.3 0.95,0.36 0.55,0.78 0,0.84"),
        0.42 - 0.14j,
        0.23,
        0.5,
        0.27,
        (0.4, 0.42, 0.3),
        0.13,
    ),
    "dog": Mold(
        points("0,-0.86 0.6,-0.74 0.86,-0.2 0.76,0.3 0.6,0.8 0,1.02"),
        0.38 - 0.22j,
        0.19,
        0.66,
        0.32,
        (0.48, 0.5, 0.44),
        0.22,
    ),
    "ferret": Mold(
        points("0,-0.78 0.6,-0.62 0.98,-0.05 0.7,0.4 0.36,0.78 0,0.9"),
        0.42 - 0.14j,
        0.21,
        0.56,
        0.2,
        (0.46, 0.34, 0.36),
        0.16,
    ),
    "squirrel": Mold(
        points("0,-0.82 0.6,-0.68 0.9,-0.1 1,0.4 0.5,0.8 0,0.86"),
        0.42 - 0.16j,
        0.23,
        0.52,
        0.24,
        (0.42, 0.36, 0.32),
        0.13,
    ),
    "rabbit": Mold(
        points("0,-0.88 0.56,-0.72 0.84,-0.1 0.88,0.4 0.5,0.82 0,0.9"),
        0.4 - 0.16j,
        0.21,
        0.5,
        0.24,
        (0.42, 0.4, 0.32),
        0.13,
    ),
    "wolf": Mold(
        points("0,-0.8 0.55,-0.75 0.85,-0.25 1.15,0.25 1.15,0.25 0.85,0.35 0.9,0.6 0.9,0.6 0.45,0.8 0,1.08"),
        0.4 - 0.2j,
        0.19,
        0.7,
        0.3,
        (0.5, 0.4, 0.46),
        0.19,
    ),
    "ape": Mold(
        points("0,-0.98 0.5,-0.86 0.82,-0.4 0.98,0.2 0.74,0.74 0,0.92"),
        0.36 - 0.16j,
        0.17,
        0.56,
        0.44,
        (0.42, 0.72, 0.46),
        0.0,
    ),
    "bull": Mold(
        points("0,-0.8 0.6,-0.7 0.8,-0.2 0.62,0.3 0.66,0.78 0,1.02"),
        0.46 - 0.24j,
        0.18,
        0.78,
        0.34,
        (0.62, 0.58, 0.4),
        0.0,
    ),
    "goblin": Mold(points("0,-0.82 0.64,-0.66 0.92,-0.1 0.8,0.4 0.4,0.86 0,1"), 0.4 - 0.16j, 0.23, 0.56, 0.46),
    "alien": Mold(points("0,-1.25 0.8,-1 1.12,-0.3 0.7,0.4 0.34,0.84 0,0.92"), 0.46 - 0.2j, 0.3, 0.62, 0.26),
    "axolotl": Mold(points("0,-0.62 0.6,-0.6 1.1,-0.2 1.16,0.25 0.7,0.6 0,0.68"), 0.66 - 0.16j, 0.2, 0.24, 0.52),
    "golem": Mold(
        points("0,-0.85 0.7,-0.85 0.7,-0.85 0.95,-0.1 0.95,-0.1 0.8,0.8 0.8,0.8 0,0.9"),
        0.4 - 0.12j,
        0.2,
        0.5,
        0.45,
    ),
    "robot": Mold(points("0,-0.8 0.85,-0.8 0.85,-0.8 0.85,0.78 0.85,0.78 0,0.78"), 0.4 - 0.2j, 0.25, 0.42, 0.44),
    "casque": Mold(points("0,-1.35 0.4,-0.95 0.85,-0.35 0.95,0.2 0.6,0.66 0,0.75"), 0.5 - 0.1j, 0.27, 0.42, 0.42),
    "beaky": Mold(points("0,-0.8 0.62,-0.7 0.95,-0.1 0.8,0.5 0.4,0.78 0,0.84"), 0.46 - 0.14j, 0.22, 0.42, 0.42),
    "rhino": Mold(
        points("0,-0.8 0.6,-0.7 0.84,-0.2 0.7,0.3 0.72,0.7 0,0.96"),
        0.52 - 0.24j,
        0.17,
        0.72,
        0.36,
        (0.58, 0.64, 0.42),
        0.0,
    ),
    "snail": Mold(points("0,-0.5 0.5,-0.5 0.85,-0.05 0.8,0.5 0.4,0.76 0,0.8"), 0.6 - 1.3j, 0.3, 0.26, 0.42),
}


def molded(pen: Pen, frame: Frame, traits: Traits) -> None:
    """A head cast in one of the molds, with its ornaments and its face."""
    mold = _MOLDS[traits.head]
    ornaments.behind(pen, frame, traits)
    if traits.head == "snail":
        _stalks(pen, frame, mold.eye)
    outline = frame.all(mirrored(mold.half))
    pen.bold(outline)
    pen.shadow(outline, 0.4 * frame.size, 2.6)
    _coat(pen, frame, traits)
    if any(mold.muzzle):
        _muzzle(pen, frame, mold)
    mouth(pen, frame, traits, 1j * mold.lips, mold.wide)
    eyes(pen, frame, traits, [-mold.eye.conjugate(), mold.eye], mold.radius)
    _marks(pen, frame, traits)
    ornaments.on_top(pen, frame, traits)


def _stalks(pen: Pen, frame: Frame, eye: complex) -> None:
    """The stalks of a snail's eyes."""
    for side in (eye, -eye.conjugate()):
        pen.limb(
            frame.all([complex(side.real * 0.5, -0.2), complex(side.real * 0.7, -0.8), side]),
            [0.3 * frame.size, 0.22 * frame.size, 0.2 * frame.size],
        )


def _coat(pen: Pen, frame: Frame, traits: Traits) -> None:
    """The hair of a head: strokes on brow and cheeks, and a tiger's bars."""
    if traits.skin not in ("fur", "stripes"):
        return
    brow = "-0.26,-0.66 -0.18,-0.46 -0.13,-0.68 -0.09,-0.46 0,-0.76 0,-0.46 0.13,-0.68 0.09,-0.46 0.26,-0.66 0.18,-0.46"
    cheek = points("0.68,0.05 0.9,0.14 0.74,0.21 0.92,0.32 0.8,0.37 0.94,0.5")
    pen.ticks(pairs(frame.trace(brow)), DETAIL)
    pen.ticks([pair for side in frame.sides() for pair in pairs(side.all(cheek))], DETAIL)
    if traits.skin == "stripes":
        bars = "1.02,-0.1 0.66,0 0.98,0.06", "1.02,0.2 0.66,0.3 0.98,0.36", "1.02,0.48 0.66,0.58 0.98,0.64"
        pen.polygons([side.trace(bar) for side in frame.sides() for bar in bars], INK, HAIR)


@drawn_as(BELLY)
def _muzzle(pen: Pen, frame: Frame, mold: Mold) -> None:
    """A muzzle with its nose, or with two nostrils."""
    middle, wide, tall = mold.muzzle
    muzzle = frame.inner(1j * middle, 1)
    half = [complex(point.real * wide, point.imag * tall) for point in points("0,-1 0.8,-0.6 1,0.2 0.6,0.85 0,1")]
    pen.shape(muzzle.all(mirrored(half)), width=DETAIL)
    top = muzzle.inner(-0.62j * tall, 1)
    if mold.nose:
        wing = mold.nose
        half = [-0.4j * wing, 0.3 * wide + (0.4 - 0.3j) * wing, (0.6 + 0.6j) * wing, 0.95j * wing]
        pen.shape(top.all(mirrored(half)), INK, DETAIL)
        pen.ticks([(top.at(1j * wing), frame.at(1j * (mold.lips + 0.03)))], DETAIL)
    else:
        nostril = [complex(wide * 0.2, 0.08), complex(wide * 0.48, 0), complex(wide * 0.4, 0.16)]
        pen.shapes([side.all(nostril) for side in top.sides()], INK, HAIR)


def _marks(pen: Pen, frame: Frame, traits: Traits) -> None:
    """What only some heads have: whiskers, tusks, sabres, rivets, and what `_OWN` lists."""
    own = _OWN.get(traits.head)
    if own:
        own(pen, frame)
    if traits.head in ("cat", "ferret", "squirrel", "rabbit"):
        whiskers = points("0.36,0.42 1.3,0.3 0.36,0.49 1.3,0.5 0.36,0.56 1.3,0.7")
        pen.ticks([pair for side in frame.sides() for pair in pairs(side.all(whiskers))])
    if traits.has("tusks"):
        pen.shapes([side.trace("0.24,0.6 0.28,0.4 0.44,0.16 0.44,0.16 0.46,0.6") for side in frame.sides()])
    if traits.has("sabres"):
        sabre = "0.12,0.52 0.14,0.9 0.19,1.35 0.19,1.35 0.36,0.9 0.36,0.52"
        pen.shapes([side.trace(sabre) for side in frame.sides()], width=OUTLINE)
    if traits.has("rivets"):
        pen.studs(frame.trace("-0.62,-0.55 0.62,-0.55 -0.7,0.58 0.7,0.58"), 0.09 * frame.size)
        pen.line(frame.trace("-0.5,-0.55 0,-0.48 0.5,-0.55"), HAIR)


@drawn_as(BONE)
def _front_teeth(pen: Pen, frame: Frame) -> None:
    """A rabbit's two front teeth."""
    pen.polygon(frame.trace("-0.12,0.58 0.12,0.58 0.1,0.82 -0.1,0.82"))
    pen.ticks([(frame.at(0.58j), frame.at(0.82j))])


def _long_nose(pen: Pen, frame: Frame) -> None:
    """A goblin's nose."""
    thick = [0.16 * frame.size, 0.3 * frame.size, 0.3 * frame.size]
    pen.limb(frame.trace("0.02,-0.12 -0.06,0.14 -0.02,0.36"), thick, width=DETAIL)


def _furrows(pen: Pen, frame: Frame) -> None:
    """The furrows of a brow that thinks of other worlds."""
    pen.lines([frame.trace("-0.5,-0.9 0,-0.82 0.5,-0.9"), frame.trace("-0.35,-0.72 0,-0.66 0.35,-0.72")], HAIR)


def _nose_ring(pen: Pen, frame: Frame) -> None:
    """A bull's ring."""
    pen.line(frame.trace("-0.18,0.52 -0.24,0.8 0,0.82 0.24,0.8 0.18,0.52"), OUTLINE)


def _nose_tip(pen: Pen, frame: Frame) -> None:
    """The tip of a turtle's beak."""
    pen.line(frame.trace("-0.1,0.16 -0.02,0.1 0.1,0.16"))


@drawn_as(BONE)
def _nose_horn(pen: Pen, frame: Frame) -> None:
    """A rhinoceros's two horns."""
    for base, tall in ((-0.2, 0.6), (0.42, 1.2)):
        horn = frame.inner(1j * base, tall)
        pen.shape(horn.trace("-0.24,0 -0.16,-0.4 0.08,-1 0.08,-1 0.14,-0.4 0.24,0 0,0.08"))
        pen.lines(
            [horn.trace("0.21,-0.16 0.06,-0.1 -0.06,-0.14"), horn.trace("0.16,-0.4 0.06,-0.34 -0.02,-0.38")], HAIR
        )


_OWN = {
    "alien": _furrows,
    "beaky": _nose_tip,
    "bull": _nose_ring,
    "goblin": _long_nose,
    "rabbit": _front_teeth,
    "rhino": _nose_horn,
}


@drawn_as(ACCENT)
def panda(pen: Pen, frame: Frame, traits: Traits) -> None:
    """A bear's head with black ears and black rings round the eyes."""
    for there in frame.sides():
        pen.shape(there.trace("0.4,-0.7 0.5,-1.15 0.9,-1.2 1.1,-0.9 0.9,-0.4"), INK)
    mold = _MOLDS["bear"]
    outline = frame.all(mirrored(mold.half))
    pen.bold(outline)
    pen.shadow(outline, 0.4 * frame.size, 2.6)
    for there in frame.sides():
        pen.shape(there.trace("0.2,-0.1 0.4,-0.5 0.7,-0.2 0.66,0.2 0.36,0.16"), INK, 0)
    _muzzle(pen, frame, mold)
    mouth(pen, frame, traits, 1j * mold.lips, mold.wide)
    eyes(pen, frame, traits, [-mold.eye.conjugate(), mold.eye], mold.radius)
    ornaments.on_top(pen, frame, traits)
