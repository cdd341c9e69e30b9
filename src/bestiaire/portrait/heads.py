"""Heads that are each drawn in their own way: insects, birds, elephants, people, hoods, skulls and pumpkins."""

from __future__ import annotations

from cmath import exp
from math import pi

from bestiaire.portrait import ornaments
from bestiaire.portrait.face import drips, eyes, mouth
from bestiaire.portrait.geometry import Frame, points
from bestiaire.portrait.pen import ACCENT, BELLY, BONE, DETAIL, GREEN, HAIR, INK, PAPER, RED, Pen, drawn_as
from bestiaire.portrait.traits import Traits

# Keywords that open a mouth that is closed, or hidden, otherwise.
_GAPING = frozenset({"FRENZY", "POISONOUS"})


def bare(pen: Pen, frame: Frame, traits: Traits) -> None:
    """A face without a head, for creatures that are all body."""
    ornaments.behind(pen, frame, traits)
    mouth(pen, frame, traits, 0.45j, 0.5)
    eyes(pen, frame, traits, [-0.44 - 0.2j, 0.44 - 0.2j], 0.28)
    ornaments.on_top(pen, frame, traits)


def bug(pen: Pen, frame: Frame, traits: Traits) -> None:
    """An insect's head: faceted eyes at the sides, mandibles below."""
    ornaments.behind(pen, frame, traits)
    for there in frame.sides():
        pen.shape(there.trace("0.1,0.6 0.42,0.8 0.3,1.2 0.02,1.3 0.02,1.3 0.16,1.02"), PAPER, DETAIL)
    outline = frame.both("0,-0.78 0.5,-0.7 0.8,-0.1 0.56,0.6 0,0.86")
    pen.bold(outline)
    pen.shadow(outline, 0.3 * frame.size, 2.6)
    mouth(pen, frame, traits, 0.5j, 0.3)
    if traits.is_a("HUNTER") or traits.has("many_eyes"):
        eyes(pen, frame, traits, [-0.36 - 0.2j, 0.36 - 0.2j], 0.28)
    else:
        eyes(pen, frame, traits, [-0.58 - 0.2j, 0.58 - 0.2j], 0.44)
    ornaments.on_top(pen, frame, traits)


def spider(pen: Pen, frame: Frame, traits: Traits) -> None:
    """A spider's head: two hooked fangs under a wreath of eyes."""
    outline = frame.both("0,-0.9 0.66,-0.66 0.92,0 0.6,0.62 0,0.76")
    pen.bold(outline)
    pen.shadow(outline, 0.4 * frame.size, 2.6, crossed=True)
    for there in frame.sides():
        pen.shape(there.trace("0.06,0.5 0.5,0.44 0.52,0.86 0.28,1.25 0.28,1.25 0.16,0.86"))
    if traits.is_a("FRENZY"):
        mouth(pen, frame, traits, 0.42j, 0.34)
    elif traits.is_a("POISONOUS"):
        drips(pen, frame, [-0.28 + 1.28j, 0.28 + 1.28j], 0.42)
    eyes(pen, frame, traits, [-0.32 - 0.05j, 0.32 - 0.05j], 0.24)
    ornaments.on_top(pen, frame, traits)


def owl(pen: Pen, frame: Frame, traits: Traits) -> None:
    """An owl: tufts, two feathered discs, a small hooked beak."""
    outline = frame.both("0,-0.7 0.45,-0.8 0.95,-1.25 0.95,-1.25 1,-0.4 1.02,0.2 0.66,0.76 0,0.88")
    pen.bold(outline)
    pen.shadow(outline, 0.3 * frame.size, 2.6)
    for side in frame.sides():
        disc = side.inner(0.44 - 0.06j, 1)
        rays = [exp(1j * pi * number / 8) for number in range(16)]
        pen.ticks([(disc.at(0.38 * ray), disc.at(0.56 * ray)) for ray in rays])
    eyes(pen, frame, traits, [-0.42 - 0.06j, 0.42 - 0.06j], 0.33)
    pen.shape(frame.trace("-0.16,0.16 0,0.1 0.16,0.16 0.02,0.62 0.02,0.62"), RED, DETAIL)
    if traits.is_a("FRENZY"):
        mouth(pen, frame, traits, 0.62j, 0.3)
    elif traits.is_a("POISONOUS"):
        drips(pen, frame, points("-0.1,0.5 0.04,0.66 0.14,0.46"), 0.34)
    ornaments.on_top(pen, frame, traits)


@drawn_as(BELLY)
def penguin(pen: Pen, frame: Frame, traits: Traits) -> None:
    """A penguin: a dark hood, a pale face and a short beak."""
    pen.bold(frame.both("0,-0.92 0.62,-0.74 0.94,-0.05 0.8,0.62 0,0.9"), ink=INK)
    pen.shape(frame.both("0,-0.36 0.4,-0.58 0.74,-0.1 0.62,0.5 0,0.8"), PAPER, 0)
    eyes(pen, frame, traits, [-0.36 - 0.1j, 0.36 - 0.1j], 0.22)
    pen.shape(frame.trace("-0.24,0.2 0,0.1 0.24,0.2 -0.04,0.56 -0.04,0.56"), RED, DETAIL)
    pen.ticks([(frame.at(-0.2 + 0.24j), frame.at(0.18 + 0.26j))], DETAIL)
    if traits.is_a("FRENZY"):
        mouth(pen, frame, traits, 0.58j, 0.26)
    elif traits.is_a("POISONOUS"):
        drips(pen, frame, [-0.12 + 0.4j, 0.14 + 0.38j], 0.34)
    ornaments.on_top(pen, frame, traits)


def elephant(pen: Pen, frame: Frame, traits: Traits) -> None:
    """An elephant: ears like sails, a wrinkled trunk, two tusks."""
    for there in frame.sides():
        ear = there.trace("0.6,-0.55 1.1,-0.95 1.65,-0.75 1.7,-0.05 1.4,0.5 1.1,0.62 0.8,0.3")
        pen.bold(ear)
        pen.shadow(ear, 0.3 * frame.size, 2.6)
        pen.lines([there.trace("1,-0.4 1.3,-0.5 1.45,-0.3"), there.trace("1,-0.1 1.25,-0.1 1.35,0.1")], HAIR)
    pen.bold(frame.both("0,-0.95 0.66,-0.8 0.86,-0.2 0.64,0.4 0,0.72"))
    if traits.keywords & _GAPING:
        mouth(pen, frame, traits, 0.62j, 0.46)
    for there in frame.sides():
        pen.limb(
            there.trace("0.46,0.34 0.62,0.74 0.92,1 1.22,0.92"),
            [0.3 * frame.size, 0.27 * frame.size, 0.2 * frame.size, 0],
        )
    spine = frame.trace("0,-0.15 0,0.4 -0.04,0.85 -0.22,1.25 -0.62,1.4 -0.95,1.15")
    thick = [width * frame.size for width in (0.66, 0.56, 0.46, 0.38, 0.3, 0.26)]
    pen.limb(spine, thick)
    pen.rings(spine[1:], thick[1:], 9, 0.7, bulge=0.12)
    eyes(pen, frame, traits, [-0.48 - 0.16j, 0.48 - 0.16j], 0.17)
    pen.lines([frame.trace("-0.3,-0.7 0,-0.62 0.3,-0.7"), frame.trace("-0.22,-0.54 0,-0.48 0.22,-0.54")], HAIR)
    ornaments.on_top(pen, frame, traits)


def woman(pen: Pen, frame: Frame, traits: Traits) -> None:
    """A woman's face in long waving hair."""
    pen.bold(frame.both("0,-1.05 0.75,-0.85 1.05,-0.1 0.95,0.6 1.3,1.2 0.9,1.5 0,1.2"))
    strands = [
        [complex(s * 0.6, -0.8), complex(s * 0.86, -0.1), complex(s * 0.78, 0.6), complex(s * 1.05, 1.2)]
        for s in (-1, 1, -0.9, 0.9, -1.1, 1.1)
    ]
    pen.lines([frame.all(strand) for strand in strands], HAIR)
    pen.shape(frame.both("0,-0.66 0.46,-0.5 0.64,0.05 0.44,0.66 0,0.9"), PAPER, DETAIL)
    pen.shape(
        frame.trace("0,-0.7 0.4,-0.6 0.7,0.1 0.7,0.1 0.34,-0.3 -0.1,-0.5 -0.4,-0.26 -0.7,0.1 -0.7,0.1 -0.4,-0.6"),
        PAPER,
        DETAIL,
    )
    pen.line(frame.trace("0.04,0.05 -0.08,0.32 0.04,0.35"), DETAIL)
    eyes(pen, frame, traits, [-0.28 + 0.04j, 0.28 + 0.04j], 0.16)
    if traits.keywords & _GAPING:
        mouth(pen, frame, traits, 0.54j, 0.24)
    else:
        pen.shape(frame.trace("-0.2,0.56 -0.06,0.5 0.06,0.5 0.2,0.56 0,0.66"), RED, HAIR)
    ornaments.on_top(pen, frame, traits)


@drawn_as(ACCENT)
def hood(pen: Pen, frame: Frame, traits: Traits) -> None:
    """A hood with nothing in it but eyes."""
    outline = frame.trace("0.2,-1.3 0.2,-1.3 0.8,-0.7 1.1,0.1 1,0.8 0,1 -1,0.8 -1.05,0.1 -0.7,-0.7")
    pen.bold(outline)
    pen.shadow(outline, 0.5 * frame.size, 2.6, crossed=True)
    pen.shape(frame.both("0,-0.72 0.5,-0.5 0.7,0.1 0.5,0.66 0,0.8"), INK)
    if traits.keywords & _GAPING:
        mouth(pen, frame, traits, 0.48j, 0.3)
    eyes(pen, frame, traits, [-0.28 + 0j, 0.28 + 0j], 0.19)
    ornaments.on_top(pen, frame, traits)


@drawn_as(BONE)
def skull(pen: Pen, frame: Frame, traits: Traits) -> None:
    """A skull wreathed in flames."""
    flames: list[complex] = []
    for x, y in ((-1.1, -0.9), (-0.62, -1.5), (0.0, -1.7), (0.62, -1.5), (1.1, -0.9)):
        flames += [complex(x, y), complex(x, y), complex(x + 0.28, y + 0.6)]
    pen.shape(frame.all([*flames, 0.9 + 0.2j, 0.6j, -0.9 + 0.2j]), RED)
    outline = frame.both("0,-0.86 0.6,-0.72 0.84,-0.15 0.6,0.35 0.5,0.8 0,0.86")
    pen.bold(outline)
    pen.shadow(outline, 0.3 * frame.size, 2.6)
    for x in (-0.36, 0.36):
        pen.disc(frame.at(complex(x, -0.08)), 0.28 * frame.size, INK, 0)
    eyes(pen, frame, traits, [-0.36 - 0.08j, 0.36 - 0.08j], 0.15)
    pen.polygon(frame.trace("0,0.18 0.12,0.38 -0.12,0.38"), INK, HAIR)
    if traits.keywords & _GAPING:
        mouth(pen, frame, traits, 0.6j, 0.34)
    else:
        pen.ticks(
            [(frame.at(complex(x, 0.52)), frame.at(complex(x, 0.8))) for x in (-0.3, -0.15, 0.0, 0.15, 0.3)], DETAIL
        )
        pen.line(frame.trace("-0.42,0.62 0,0.66 0.42,0.62"), DETAIL)


def pumpkin(pen: Pen, frame: Frame, traits: Traits) -> None:
    """A carved pumpkin with its stalk."""
    pen.limb(frame.trace("0,-0.75 0.05,-1.1 0.3,-1.3"), [0.34 * frame.size, 0.24 * frame.size, 0.26 * frame.size])
    outline = frame.both("0,-0.74 0.5,-0.86 1.05,-0.5 1.2,0.1 0.95,0.66 0.45,0.86 0,0.78")
    pen.bold(outline)
    pen.shadow(outline, 0.4 * frame.size, 2.6)
    ribs = [
        [complex(x * 0.4, -0.74), complex(x, -0.3), complex(x * 1.05, 0.3), complex(x * 0.45, 0.8)]
        for x in (-0.75, -0.3, 0.3, 0.75)
    ]
    pen.lines([frame.all(rib) for rib in ribs], HAIR)
    eyes(pen, frame, traits, [-0.42 - 0.16j, 0.42 - 0.16j], 0.25)
    pen.polygon(frame.trace("0,0.06 0.12,0.24 -0.12,0.24"), INK, HAIR)
    if traits.keywords & _GAPING:
        mouth(pen, frame, traits, 0.48j, 0.5)
    else:
        pen.polygon(frame.both("0,0.5 0.22,0.5 0.36,0.36 0.5,0.46 0.8,0.3 0.5,0.68 0.14,0.72 0,0.58"), INK)
    pen.shape(frame.trace("0.1,-0.8 0.1,-0.8 -0.4,-1.1 -0.95,-0.95 -0.95,-0.95 -0.4,-0.7"), GREEN, DETAIL)
    ornaments.on_top(pen, frame, traits)
