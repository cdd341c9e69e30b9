"""Things that grow, and parts of creatures that stand for the whole."""

from __future__ import annotations

from bestiaire.portrait.pen import ACCENT, BELLY, BONE, EYE, GOLD, GREEN, INK, LIMB, MASS, PAPER, RED, STEEL, WHITE
from bestiaire.portrait.things.brush import Brush


def brain(b: Brush) -> None:
    b.round(
        "-0.9,0.1 -0.85,-0.4 -0.5,-0.75 0,-0.85 0.5,-0.75 0.85,-0.4 0.9,0.1 0.6,0.5 0.1,0.45 0,0.7 -0.15,0.45 -0.6,0.5",
        MASS,
    )
    b.lines(
        "0,-0.85 0.05,-0.4 -0.05,0 0,0.45",
        "-0.6,-0.5 -0.3,-0.4 -0.35,-0.1",
        "0.6,-0.5 0.3,-0.4 0.35,-0.1",
        "-0.75,0.1 -0.45,0.05 -0.3,0.3",
        "0.75,0.1 0.45,0.05 0.3,0.3",
        width=1.7,
    )


def heart(b: Brush) -> None:
    b.even("0,-0.5 0.25,-0.85 0.7,-0.85 0.95,-0.45 0.8,0.1 0.4,0.55 0,0.95 0,0.95", MASS, RED)
    b.smooth("-0.75,-0.4 -0.6,-0.7 -0.35,-0.68 -0.55,-0.35", WHITE, PAPER, 0)


def crystal(b: Brush) -> None:
    b.flat("-0.75,0.9 -0.85,0.1 -0.6,-0.3 -0.35,0.1 -0.4,0.9", ACCENT)
    b.flat("0.4,0.9 0.35,0 0.65,-0.45 0.9,0.05 0.8,0.9", ACCENT)
    b.flat("-0.4,0.95 -0.5,-0.4 0,-1 0.5,-0.4 0.4,0.95", MASS)
    b.lines("-0.5,-0.4 0,-0.2 0.5,-0.4", "0,-0.2 0,0.95", "0,-1 0,-0.2")


def flower(b: Brush) -> None:
    b.limb("0,0.2 0.08,0.6 0,1", [0.12, 0.1, 0.1], MASS, GREEN)
    b.smooth("0.05,0.75 0.35,0.45 0.65,0.5 0.4,0.75", MASS, GREEN)
    for x, y in ((0, -0.85), (0.62, -0.5), (0.42, 0.12), (-0.42, 0.12), (-0.62, -0.5)):
        b.disc(x * 0.78, y * 0.78 - 0.1, 0.36, MASS)
    b.disc(0, -0.38, 0.28, GOLD)


def leaf(b: Brush) -> None:
    b.smooth("-0.8,0.7 -0.75,-0.1 -0.2,-0.7 0.8,-0.85 0.7,0.1 0.1,0.65", MASS, GREEN)
    b.lines("-1,0.95 -0.4,0.3 0.6,-0.65", "-0.3,0.22 -0.4,-0.25", "0,-0.08 0.4,0.1", "0.25,-0.32 0.2,-0.6", width=1.7)


def tree(b: Brush) -> None:
    b.limb("0,1 -0.03,0.5 0,0.1", [0.3, 0.24, 0.2], ACCENT)
    b.round("-0.8,0.1 -0.85,-0.4 -0.45,-0.85 0.1,-0.95 0.6,-0.7 0.85,-0.25 0.7,0.2 0,0.3", MASS, GREEN)


def egg(b: Brush) -> None:
    b.round("0,-0.95 0.5,-0.5 0.65,0.2 0.4,0.8 0,0.92 -0.4,0.8 -0.65,0.2 -0.5,-0.5", WHITE)
    b.lines("-0.6,0 -0.3,-0.2 -0.1,0.05 0.15,-0.2 0.35,0 0.6,-0.1", width=1.7)
    for x, y, size in ((-0.25, -0.45, 0.12), (0.22, 0.4, 0.14), (-0.2, 0.5, 0.09)):
        b.disc(x, y, size, MASS, width=1.2)


def eye(b: Brush) -> None:
    b.smooth("-1,0 -0.5,-0.5 0,-0.62 0.5,-0.5 1,0 0.5,0.5 0,0.62 -0.5,0.5", EYE)
    b.disc(0, 0, 0.46, MASS)
    b.disc(0, 0, 0.22, MASS, INK, 0)
    b.disc(-0.14, -0.16, 0.1, WHITE, PAPER, 0)
    b.lines("-0.6,-0.55 -0.75,-0.8", "0,-0.7 0,-0.98", "0.6,-0.55 0.75,-0.8", width=1.7)


def fist(b: Brush) -> None:
    b.limb("0.05,0.3 0.15,0.7 0.2,1.05", [0.75, 0.62, 0.6], LIMB)
    b.round("-0.75,0.3 -0.8,-0.3 -0.5,-0.6 0.55,-0.62 0.8,-0.3 0.75,0.35 0.3,0.55 -0.4,0.55", MASS)
    b.lines("-0.42,-0.6 -0.4,-0.1", "-0.05,-0.62 -0.04,-0.1", "0.3,-0.62 0.3,-0.1", width=1.7)
    b.smooth("-0.8,0 -0.3,-0.12 0.3,-0.05 0.35,0.2 -0.3,0.25 -0.75,0.3", MASS)


def claw(b: Brush) -> None:
    """Three slashes."""
    for x in (-0.6, 0, 0.6):
        b.smooth(f"{x + 0.28},-0.95 {x + 0.1},-0.1 {x - 0.3},0.95 {x - 0.06},-0.15", MASS, RED)


def paw(b: Brush) -> None:
    b.even("0,0 0.4,0.1 0.62,0.55 0.35,0.85 0,0.72", MASS)
    for x, y in ((-0.72, -0.05), (-0.3, -0.55), (0.3, -0.55), (0.72, -0.05)):
        b.disc(x, y, 0.24, MASS)


def footprint(b: Brush) -> None:
    """The print of a great foot, and the cracks around it."""
    b.smooth("-0.55,0.1 -0.5,-0.3 0,-0.42 0.5,-0.3 0.55,0.1 0.35,0.75 0,0.9 -0.35,0.75", MASS, INK)
    for x, y in ((-0.55, -0.65), (0, -0.82), (0.55, -0.65)):
        b.at(x, y, 0.26).smooth("-0.6,0.6 0,-1 0.6,0.6 0,0.9", MASS, INK)
    b.lines("0.65,0.2 0.95,0.1 1.15,0.3", "-0.65,0.3 -0.9,0.2 -1.1,0.45", "0.3,0.95 0.5,1.15", width=1.7)


def jaws(b: Brush) -> None:
    """An open mouth with two rows of teeth."""
    b.smooth("-0.95,0 -0.6,-0.75 0,-0.9 0.6,-0.75 0.95,0 0.6,0.75 0,0.9 -0.6,0.75", MASS, RED)
    b.smooth("-0.7,0 -0.4,-0.5 0.4,-0.5 0.7,0 0.4,0.5 -0.4,0.5", MASS, INK)
    b.flats([f"{x - 0.16},-0.56 {x + 0.16},-0.56 {x},-0.05" for x in (-0.34, 0, 0.34)], BONE)
    b.flats([f"{x - 0.16},0.56 {x + 0.16},0.56 {x},0.08" for x in (-0.34, 0, 0.34)], BONE)


def tail(b: Brush) -> None:
    """A tail with spikes."""
    b.limb("-0.95,0.8 -0.3,0.75 0.3,0.4 0.55,-0.2 0.4,-0.8", [0.7, 0.6, 0.48, 0.34, 0.1], MASS)
    for x, y, tipx, tipy in (
        (-0.55, 0.45, -0.65, -0.05),
        (-0.05, 0.35, -0.2, -0.15),
        (0.25, 0.05, -0.1, -0.3),
        (0.4, -0.4, 0.1, -0.75),
    ):
        b.flat(f"{x - 0.14},{y + 0.06} {tipx},{tipy} {x + 0.16},{y - 0.06}", BONE)


def tentacle(b: Brush) -> None:
    b.limb("0.4,1 0.55,0.3 0.1,-0.2 -0.4,-0.4 -0.6,-0.85 -0.1,-0.95", [0.7, 0.55, 0.45, 0.32, 0.2, 0.06], MASS)
    for x, y, size in ((0.25, 0.75, 0.11), (0.28, 0.35, 0.1), (0, 0.02, 0.09), (-0.35, -0.18, 0.07)):
        b.disc(x, y, size, BELLY, width=1.2)


def wing(b: Brush) -> None:
    b.smooth(
        "-0.9,0.5 -0.7,-0.4 -0.1,-0.9 0.95,-0.95 0.7,-0.5 0.85,-0.35 0.5,-0.1 0.6,0.1 0.2,0.25 0.25,0.5 -0.3,0.6",
        ACCENT,
    )
    b.lines("-0.7,0.3 -0.2,-0.35 0.7,-0.8", "-0.6,0.4 0,-0.05 0.6,-0.3", "-0.5,0.5 0,0.2 0.35,0.08")


def shell(b: Brush) -> None:
    b.round("-0.95,0.5 -0.85,-0.2 -0.4,-0.7 0.1,-0.8 0.6,-0.5 0.9,0 0.95,0.5 0,0.65", MASS)
    b.lines("0,-0.8 0,0.6", "-0.55,-0.55 -0.4,0 -0.55,0.6", "0.5,-0.6 0.4,0 0.55,0.6", "-0.9,0 0,-0.15 0.9,0")
    b.flats(
        [
            f"{x - 0.1},{y} {x},{y - 0.36} {x + 0.1},{y}"
            for x, y in ((-0.6, -0.42), (-0.2, -0.66), (0.25, -0.66), (0.62, -0.42))
        ],
        BONE,
    )


def pincer(b: Brush) -> None:
    b.limb("0.6,1 0.35,0.6 0.1,0.3", [0.4, 0.34, 0.4], LIMB)
    b.round("-0.1,0.45 -0.7,0.1 -0.85,-0.5 -0.35,-0.95 -0.45,-0.4 -0.1,-0.25 0.15,-0.9 0.6,-0.4 0.45,0.3", MASS)
    b.flats(["-0.44,-0.5 -0.3,-0.4 -0.42,-0.3", "0.02,-0.55 -0.12,-0.5 -0.02,-0.38"], BONE)


def mountain(b: Brush) -> None:
    b.flat("-1,0.9 -0.3,-0.7 -0.05,-0.35 0.2,-0.85 1,0.9", MASS)
    b.flat("-0.3,-0.7 -0.05,-0.35 0.2,-0.85 0.42,-0.35 0.2,-0.15 0.05,-0.3 -0.25,-0.05 -0.45,-0.3", WHITE)


def crack(b: Brush) -> None:
    b.flat(
        "-0.1,-1 0.25,-0.95 0.05,-0.4 0.35,-0.3 -0.05,0.2 0.2,0.3 -0.15,1 -0.3,0.95 -0.1,0.4 -0.35,0.25 0,-0.25 "
        "-0.3,-0.35",
        MASS,
        INK,
    )


def snowflake(b: Brush) -> None:
    b.lines("0,-1 0,1", "-0.87,-0.5 0.87,0.5", "-0.87,0.5 0.87,-0.5", width=3)
    b.lines(
        "-0.25,-0.85 0,-0.6 0.25,-0.85",
        "-0.25,0.85 0,0.6 0.25,0.85",
        "-0.87,-0.2 -0.52,-0.3 -0.6,-0.62",
        "0.87,0.2 0.52,0.3 0.6,0.62",
        "-0.6,0.62 -0.52,0.3 -0.87,0.2",
        "0.6,-0.62 0.52,-0.3 0.87,-0.2",
        width=1.7,
    )


def drop(b: Brush) -> None:
    b.even("0,-1 0,-1 0.35,-0.3 0.6,0.3 0.4,0.8 0,0.95", MASS)
    b.smooth("-0.35,0.3 -0.2,0 -0.1,0.1 -0.25,0.5", WHITE, PAPER, 0)


def portal(b: Brush) -> None:
    b.smooth("-0.7,0 -0.5,-0.7 0,-1 0.5,-0.7 0.7,0 0.5,0.7 0,1 -0.5,0.7", ACCENT)
    b.smooth("-0.5,0 -0.35,-0.55 0,-0.78 0.35,-0.55 0.5,0 0.35,0.55 0,0.78 -0.35,0.55", MASS)
    b.lines("0.4,-0.2 0.1,-0.55 -0.3,-0.3 -0.25,0.2 0.1,0.35 0.2,0.05 0,-0.1", width=1.7)


def spiral(b: Brush) -> None:
    """A hypnotic eye."""
    b.disc(0, 0, 0.95, WHITE)
    b.lines(
        "0,0 0.15,0.05 0.1,-0.2 -0.2,-0.2 -0.3,0.15 0,0.4 0.45,0.2 0.45,-0.35 0,-0.6 -0.55,-0.35 -0.6,0.3 -0.1,0.75 "
        "0.55,0.6 0.8,0.1",
        width=3,
    )


def burrow(b: Brush) -> None:
    """A heap of earth, and the hole in it."""
    b.round("-1,0.8 -0.7,0.2 -0.3,-0.2 0.3,-0.25 0.75,0.2 1,0.8", ACCENT)
    b.smooth("-0.45,0.8 -0.4,0.35 0,0.12 0.4,0.35 0.45,0.8", MASS, INK)
    for x, y in ((-0.75, -0.3), (0.6, -0.45), (0.9, 0)):
        b.disc(x, y, 0.1, ACCENT, width=1.2)


def bed(b: Brush) -> None:
    b.box(-1, -0.4, -0.85, 0.8, ACCENT)
    b.box(0.85, 0, 1, 0.8, ACCENT)
    b.smooth("-0.85,0.1 -0.8,-0.15 -0.35,-0.18 -0.3,0.15", WHITE)
    b.round("-0.4,0.2 0.1,-0.2 0.85,0 0.85,0.6 -0.85,0.6 -0.85,0.2", MASS)


def zs(b: Brush) -> None:
    """Somebody sleeps."""
    for x, y, size in ((-0.5, 0.5, 0.3), (0, 0, 0.4), (0.6, -0.6, 0.5)):
        b.at(x, y, size).flat("-1,-1 1,-1 1,-0.6 -0.3,0.6 1,0.6 1,1 -1,1 -1,0.6 0.3,-0.6 -1,-0.6", WHITE)


def dumbbell(b: Brush) -> None:
    b.box(-0.6, -0.09, 0.6, 0.09, STEEL)
    for x in (-0.75, 0.75):
        b.box(x - 0.14, -0.5, x + 0.14, 0.5, STEEL, INK)
        b.box(x * 1.28 - 0.1, -0.34, x * 1.28 + 0.1, 0.34, MASS)


NATURE = {
    "brain": brain, "heart": heart, "crystal": crystal, "flower": flower, "leaf": leaf, "tree": tree, "egg": egg,
    "eye": eye, "fist": fist, "claw": claw, "paw": paw, "footprint": footprint, "jaws": jaws, "tail": tail,
    "tentacle": tentacle, "wing": wing, "shell": shell, "pincer": pincer, "mountain": mountain, "crack": crack,
    "snowflake": snowflake, "drop": drop, "portal": portal, "spiral": spiral, "burrow": burrow, "bed": bed, "zs": zs,
    "dumbbell": dumbbell,
}  # fmt: skip
