"""Things that are made: vessels, machines, weapons, clothes, papers."""

from __future__ import annotations

from bestiaire.portrait.pen import ACCENT, BELLY, BONE, GLASS, GOLD, GREEN, HAIR, INK, MASS, PAPER, RED, STEEL, WHITE
from bestiaire.portrait.things.brush import Brush


def bottle(b: Brush) -> None:
    b.even("0,-1 0.16,-1 0.16,-0.5 0.42,-0.2 0.45,0.9 0,1", MASS)
    b.box(-0.2, -1.12, 0.2, -0.92, GOLD)
    b.flat("-0.44,0.05 0.44,0.05 0.44,0.55 -0.44,0.55", WHITE)
    b.at(0, 0.3, 0.2).flat("0.15,-1 -0.5,0.15 -0.05,0.1 -0.25,1 0.55,-0.25 0.12,-0.2 0.5,-1", GOLD)


def can(b: Brush) -> None:
    b.even("0,-0.9 0.45,-0.84 0.5,-0.7 0.5,0.75 0.42,0.9 0,0.95", MASS)
    b.even("0,-0.9 0.44,-0.84 0.4,-0.74 0,-0.7", STEEL)
    b.at(0, 0.1, 0.45).flat("0.15,-1 -0.5,0.15 -0.05,0.1 -0.25,1 0.55,-0.25 0.12,-0.2 0.5,-1", GOLD)


def flask(b: Brush) -> None:
    b.even("0,-0.95 0.18,-0.95 0.18,-0.35 0.75,0.75 0.6,0.95 0,0.98", GLASS)
    b.even("0,0.2 0.46,0.18 0.72,0.74 0.58,0.92 0,0.94", MASS, GREEN)
    b.box(-0.26, -1.05, 0.26, -0.92, STEEL)
    for x, y, size in ((-0.2, 0.55, 0.1), (0.2, 0.4, 0.07), (0.1, 0.7, 0.08)):
        b.disc(x, y, size, WHITE, width=0.8)


def battery(b: Brush) -> None:
    b.box(-0.18, -1, 0.18, -0.8, STEEL)
    b.even("0,-0.8 0.5,-0.8 0.5,0.9 0,0.95", MASS)
    b.even("0,-0.8 0.5,-0.8 0.5,-0.35 0,-0.3", GOLD)
    b.at(0, 0.25, 0.48).flat("0.15,-1 -0.5,0.15 -0.05,0.1 -0.25,1 0.55,-0.25 0.12,-0.2 0.5,-1", GOLD)


def magnet(b: Brush) -> None:
    b.smooth(
        "-0.8,-0.9 -0.35,-0.9 -0.35,0.1 0,0.45 0.35,0.1 0.35,-0.9 0.8,-0.9 0.82,0.2 0.4,0.85 0,0.95 -0.4,0.85 "
        "-0.82,0.2",
        MASS,
        RED,
    )
    b.box(-0.82, -0.95, -0.34, -0.55, STEEL)
    b.box(0.34, -0.95, 0.82, -0.55, STEEL)


def coil(b: Brush) -> None:
    """A tesla coil and its sparks."""
    b.even("0,0.95 0.6,0.95 0.5,0.75 0,0.7", STEEL)
    b.box(-0.2, -0.35, 0.2, 0.75, ACCENT)
    b.lines(*[f"-0.2,{y} 0.2,{y - 0.06}" for y in (-0.2, -0.05, 0.1, 0.25, 0.4, 0.55)])
    b.smooth("-0.6,-0.55 -0.3,-0.78 0.3,-0.78 0.6,-0.55 0.3,-0.34 -0.3,-0.34", STEEL)
    for x, turn in ((-0.85, -0.3), (0.85, 0.3)):
        b.flat(
            f"{x * 0.68},-0.6 {x},{-0.9 - turn * 0.1} {x * 0.95},-0.7 {x * 1.3},-0.75 {x * 0.98},-0.5 {x},-0.62", GOLD
        )


def camera(b: Brush) -> None:
    b.box(-0.3, -0.8, 0.3, -0.5, STEEL)
    b.round("-0.95,-0.5 0.95,-0.5 0.98,0.65 -0.98,0.65", MASS)
    b.disc(0, 0.08, 0.48, STEEL)
    b.disc(0, 0.08, 0.3, MASS, INK)
    b.disc(-0.1, -0.04, 0.09, WHITE, PAPER, 0)
    b.box(0.55, -0.38, 0.82, -0.2, WHITE)


def microphone(b: Brush) -> None:
    b.limb("0,0 0.3,0.55 0.5,1", [0.34, 0.26, 0.2], STEEL)
    b.disc(-0.15, -0.4, 0.52, MASS)
    b.lines("-0.6,-0.2 -0.15,-0.02 0.3,-0.2", "-0.65,-0.45 -0.15,-0.3 0.36,-0.45", "-0.15,-0.9 -0.2,-0.4 -0.1,0.1")


def newspaper(b: Brush) -> None:
    b.flat("-0.8,-0.9 0.7,-0.9 0.7,0.9 -0.8,0.9", WHITE)
    b.flat("0.7,-0.7 0.9,-0.6 0.9,0.9 0.7,0.9", BELLY)
    b.flats(["-0.65,-0.75 0.55,-0.75 0.55,-0.5 -0.65,-0.5"], MASS, INK)
    b.box(-0.65, -0.35, 0, 0.2, ACCENT)
    b.lines(*[f"0.1,{y} 0.55,{y}" for y in (-0.3, -0.12, 0.06)], *[f"-0.65,{y} 0.55,{y}" for y in (0.4, 0.55, 0.7)])


def syringe(b: Brush) -> None:
    b.lines("-1,1 -0.65,0.65", width=1.7)
    b.flat("-0.75,0.45 -0.45,0.75 0.35,-0.05 0.05,-0.35", GLASS)
    b.flat("-0.75,0.45 -0.45,0.75 -0.05,0.35 -0.35,0.05", MASS, GREEN)
    b.flat("-0.1,-0.5 0.5,0.1 0.6,0 0,-0.6", STEEL)
    b.flat("0.22,-0.28 0.3,-0.2 0.75,-0.62 0.66,-0.72", STEEL)
    b.flat("0.5,-0.9 0.9,-0.5 1,-0.6 0.6,-1", STEEL)


def whip(b: Brush) -> None:
    b.limb("-0.8,0.9 -0.55,0.5 -0.35,0.1", [0.24, 0.2, 0.16], ACCENT)
    b.limb(
        "-0.35,0.1 0.1,-0.6 0.7,-0.5 0.6,0.1 0.2,0.1 0.3,-0.25 0.8,-0.9", [0.14, 0.14, 0.12, 0.1, 0.08, 0.06, 0], GOLD
    )
    b.at(0.85, -0.85, 0.25).spiked(7, 0.5, WHITE)


def railgun(b: Brush) -> None:
    b.flat("-0.6,0.9 -0.3,0.2 0.2,0.2 0.35,0.9", STEEL)
    b.flat("-1,-0.1 0.95,-0.55 0.95,-0.4 -1,0.08", STEEL)
    b.flat("-1,0.12 0.95,-0.3 0.95,-0.15 -1,0.3", STEEL)
    b.round("-0.75,0.3 -0.7,-0.3 -0.1,-0.45 0.15,0.05 -0.1,0.35", MASS)
    b.disc(-0.4, -0.02, 0.18, GOLD)


def trap(b: Brush) -> None:
    """A bear trap."""
    b.smooth("-1,0.35 -0.6,0.05 0,0 0.6,0.05 1,0.35 0.6,0.65 0,0.72 -0.6,0.65", STEEL)
    b.smooth("-0.75,0.36 0,0.2 0.75,0.36 0,0.52", MASS, INK)
    b.flats(
        [
            f"{x - 0.12},{0.62 - 0.1 * abs(x)} {x},{0.1} {x + 0.12},{0.62 - 0.1 * abs(x)}"
            for x in (-0.6, -0.3, 0, 0.3, 0.6)
        ],
        BONE,
    )
    b.flats(
        [
            f"{x - 0.12},{0.08 + 0.1 * abs(x)} {x},{-0.5} {x + 0.12},{0.08 + 0.1 * abs(x)}"
            for x in (-0.6, -0.3, 0, 0.3, 0.6)
        ],
        BONE,
    )


def armour(b: Brush) -> None:
    """A breastplate."""
    b.even("0,-0.75 0.25,-0.8 0.4,-1 0.75,-0.85 0.7,-0.35 0.62,0.2 0.55,0.8 0,0.95", STEEL)
    b.even("0,-0.75 0.22,-0.78 0.1,-0.55 0,-0.5", MASS, INK)
    b.lines("0,-0.5 0,0.9", "-0.58,0.35 0,0.5 0.58,0.35", "-0.64,0 0,0.15 0.64,0")
    for x in (-0.55, 0.55):
        b.disc(x, -0.65, 0.07, GOLD, width=0.8)


def shield(b: Brush) -> None:
    b.even("0,-0.95 0.8,-0.75 0.8,0 0.45,0.65 0,1", STEEL)
    b.even("0,-0.72 0.58,-0.56 0.58,0 0.32,0.48 0,0.72", MASS)


def chest(b: Brush) -> None:
    """A treasure chest, open."""
    b.smooth("-0.85,-0.1 -0.8,-0.75 0,-0.95 0.8,-0.75 0.85,-0.1", ACCENT)
    b.smooth("-0.75,0.05 -0.4,-0.35 0,-0.2 0.35,-0.4 0.75,0.05", GOLD)
    b.flat("-0.9,0 0.9,0 0.8,0.85 -0.8,0.85", MASS)
    b.flats(["-0.6,0 -0.45,0 -0.43,0.85 -0.57,0.85", "0.45,0 0.6,0 0.57,0.85 0.43,0.85"], STEEL)
    b.box(-0.14, -0.02, 0.14, 0.32, GOLD)


def sceptre(b: Brush) -> None:
    b.limb("-0.5,1 -0.1,0.1 0.15,-0.4", [0.2, 0.16, 0.14], GOLD)
    b.smooth("-0.1,-0.45 0.05,-0.9 0.45,-1 0.75,-0.7 0.6,-0.35 0.25,-0.25", GOLD)
    b.disc(0.32, -0.64, 0.26, MASS)
    b.lines("0.9,-1.1 1.05,-1.25", "1,-0.7 1.25,-0.7", "0.3,-1.15 0.28,-1.35", width=1.7)


def gear(b: Brush) -> None:
    b.spiked(10, 0.76, STEEL)
    b.disc(0, 0, 0.66, STEEL)
    b.disc(0, 0, 0.26, MASS, INK)


def helix(b: Brush) -> None:
    """A strand of DNA."""
    b.lines(
        *[
            f"{-x},{y} {x},{y}"
            for y, x in ((-0.85, 0.4), (-0.62, 0.18), (-0.2, 0.3), (0, 0.42), (0.2, 0.3), (0.62, 0.2), (0.85, 0.4))
        ],
        width=1.7,
    )
    b.limb("-0.45,-1 -0.35,-0.7 0,-0.42 0.42,0 0,0.42 -0.35,0.7 -0.45,1", [0.16] * 7, MASS)
    b.limb("0.45,-1 0.35,-0.7 0,-0.42 -0.42,0 0,0.42 0.35,0.7 0.45,1", [0.16] * 7, ACCENT)


def hourglass(b: Brush) -> None:
    b.even("0,-0.85 0.5,-0.85 0.5,-0.55 0.08,0 0.5,0.55 0.5,0.85 0,0.85", GLASS)
    b.even("0,0.35 0.3,0.6 0.46,0.84 0,0.84", GOLD)
    b.even("0,-0.1 0.2,-0.35 0,-0.4", GOLD)
    b.box(-0.65, -1, 0.65, -0.84, ACCENT)
    b.box(-0.65, 0.84, 0.65, 1, ACCENT)


def pellets(b: Brush) -> None:
    for x, y, size in ((-0.5, 0.4, 0.42), (0.45, 0.45, 0.36), (0, -0.35, 0.4)):
        b.disc(x, y, size, MASS, INK)
        b.disc(x, y, size * 0.72, MASS)
        b.disc(x - size * 0.25, y - size * 0.28, size * 0.16, WHITE, PAPER, 0)
    b.lines("-0.95,-0.4 0,-0.85 0.95,-0.4", "-0.95,0.75 0,0.95 0.95,0.75", width=1.2)


def robot(b: Brush) -> None:
    """A small helper on wheels."""
    b.lines("0,-0.75 0,-1", width=1.7)
    b.disc(0, -1.02, 0.1, MASS, RED, 1.2)
    b.even("0,-0.75 0.45,-0.7 0.45,-0.2 0,-0.15", STEEL)
    b.disc(-0.2, -0.48, 0.12, WHITE, width=1.2)
    b.disc(0.2, -0.48, 0.12, WHITE, width=1.2)
    b.even("0,-0.12 0.6,-0.08 0.55,0.65 0,0.7", MASS)
    b.flats(
        [
            "-0.08,0.05 0.08,0.05 0.08,0.2 0.23,0.2 0.23,0.36 0.08,0.36 0.08,0.5 -0.08,0.5 -0.08,0.36 -0.23,0.36 "
            "-0.23,0.2 -0.08,0.2"
        ],
        MASS,
        RED,
    )
    for x in (-0.35, 0.35):
        b.disc(x, 0.8, 0.19, STEEL, INK)


def skull(b: Brush) -> None:
    b.even("0,-0.9 0.55,-0.75 0.75,-0.25 0.6,0.2 0.36,0.4 0.34,0.8 0,0.82", BONE)
    for x in (-0.3, 0.3):
        b.disc(x, -0.15, 0.2, MASS, INK, 0)
    b.flats(["0,0.08 0.1,0.3 -0.1,0.3"], MASS, INK)
    b.lines("-0.14,0.5 -0.14,0.8", "0,0.5 0,0.8", "0.14,0.5 0.14,0.8")


def gravestone(b: Brush) -> None:
    b.even("0,-0.95 0.45,-0.8 0.6,-0.4 0.6,0.95 0,0.95", STEEL)
    b.flats(
        [
            "-0.08,-0.6 0.08,-0.6 0.08,-0.35 0.3,-0.35 0.3,-0.2 0.08,-0.2 0.08,0.3 -0.08,0.3 -0.08,-0.2 -0.3,-0.2 "
            "-0.3,-0.35 -0.08,-0.35"
        ],
        MASS,
        INK,
    )
    b.smooth("-0.9,1 -0.5,0.8 0,0.86 0.5,0.78 0.9,1", MASS, GREEN)


def sneaker(b: Brush) -> None:
    b.round("-0.9,-0.5 -0.45,-0.55 -0.3,-0.2 0.2,-0.1 0.75,0.15 0.95,0.5 -0.9,0.5", MASS)
    b.smooth("-0.95,0.48 0.98,0.48 0.95,0.72 -0.92,0.72", WHITE)
    b.lines(
        "-0.25,-0.15 -0.1,-0.35",
        "-0.05,-0.1 0.1,-0.3",
        "0.15,-0.02 0.3,-0.2",
        "-1.25,0.1 -1.6,0.1",
        "-1.2,0.4 -1.7,0.4",
        width=1.7,
    )
    b.flats(["-0.6,0.2 -0.2,0 0.1,0.1 -0.4,0.34"], GOLD)


def sunglasses(b: Brush) -> None:
    b.smooth("-0.95,-0.3 -0.1,-0.3 -0.15,0.2 -0.5,0.4 -0.85,0.15", MASS, INK)
    b.smooth("0.95,-0.3 0.1,-0.3 0.15,0.2 0.5,0.4 0.85,0.15", MASS, INK)
    b.lines("-0.12,-0.2 0,-0.28 0.12,-0.2", width=3)
    b.flats(
        ["-0.75,-0.15 -0.6,-0.2 -0.45,0.1 -0.55,0.12", "0.35,-0.15 0.5,-0.2 0.65,0.1 0.55,0.12"], WHITE, PAPER, HAIR
    )


def crosshair(b: Brush) -> None:
    b.pen.lines(
        [
            [
                b.frame.at(0.72 * (x + 1j * y))
                for x, y in (
                    (1, 0),
                    (0.7, 0.7),
                    (0, 1),
                    (-0.7, 0.7),
                    (-1, 0),
                    (-0.7, -0.7),
                    (0, -1),
                    (0.7, -0.7),
                    (1, 0),
                )
            ]
        ],
        3,
    )
    b.lines("0,-1 0,-0.45", "0,0.45 0,1", "-1,0 -0.45,0", "0.45,0 1,0", width=3)
    b.disc(0, 0, 0.1, MASS, RED, 0)


def cage(b: Brush) -> None:
    b.lines("0,-0.95 0,-0.7", width=1.7)
    b.smooth("-0.7,-0.4 0,-0.75 0.7,-0.4", ACCENT)
    b.lines(*[f"{x},-0.45 {x},0.75" for x in (-0.6, -0.3, 0, 0.3, 0.6)], width=2.4)
    b.box(-0.75, 0.72, 0.75, 0.92, ACCENT)


def plate(b: Brush) -> None:
    """A dish under a silver cover."""
    b.smooth("-1,0.5 0,0.35 1,0.5 0.6,0.75 -0.6,0.75", WHITE)
    b.round("-0.8,0.45 -0.7,-0.2 0,-0.6 0.7,-0.2 0.8,0.45", STEEL)
    b.disc(0, -0.7, 0.12, GOLD)


def burger(b: Brush) -> None:
    b.even("0,-0.75 0.6,-0.6 0.85,-0.15 0,-0.1", GOLD)
    b.smooth("-0.9,-0.1 -0.5,0.05 -0.1,-0.08 0.3,0.06 0.9,-0.1 0.8,0.15 -0.8,0.15", MASS, GREEN)
    b.even("0,0.08 0.85,0.12 0.82,0.35 0,0.38", ACCENT)
    b.even("0,0.36 0.82,0.34 0.7,0.7 0,0.74", GOLD)
    b.lines("-0.3,-0.5 -0.2,-0.45", "0.05,-0.58 0.15,-0.55", "0.35,-0.42 0.42,-0.36")


def drumstick(b: Brush) -> None:
    b.limb("0.1,0.2 0.5,0.6 0.8,0.85", [0.3, 0.22, 0.2], BONE)
    b.disc(0.78, 0.95, 0.14, BONE)
    b.disc(0.92, 0.8, 0.14, BONE)
    b.round("0.4,0.4 -0.2,0.45 -0.75,0 -0.75,-0.6 -0.2,-0.8 0.35,-0.4 0.5,0", MASS)


def balloon(b: Brush) -> None:
    b.even("0,-1 0.55,-0.75 0.6,-0.2 0,0.4", MASS, RED)
    b.smooth("-0.35,-0.6 -0.2,-0.8 -0.1,-0.7 -0.3,-0.45", WHITE, PAPER, 0)
    b.lines("0,0.4 0.1,0.7 -0.05,1")


def book(b: Brush) -> None:
    b.flat("-0.95,-0.6 0,-0.45 0.95,-0.6 0.95,0.65 0,0.8 -0.95,0.65", ACCENT)
    b.smooth("0,-0.4 -0.4,-0.62 -0.85,-0.55 -0.85,0.5 -0.4,0.45 0,0.66", WHITE)
    b.smooth("0,-0.4 0.4,-0.62 0.85,-0.55 0.85,0.5 0.4,0.45 0,0.66", WHITE)
    b.lines(
        *[f"-0.7,{y} -0.2,{y + 0.08}" for y in (-0.3, -0.1, 0.1)],
        *[f"0.2,{y + 0.08} 0.7,{y}" for y in (-0.3, -0.1, 0.1)],
    )


def hand_cards(b: Brush) -> None:
    """Three cards, fanned."""
    for turn, role in ((-0.45, WHITE), (0.0, WHITE), (0.45, WHITE)):
        card = Brush(b.pen, b.frame.inner(complex(turn * 0.9, abs(turn) * 0.25), complex(0.75, turn * 0.6)))
        card.flat("-0.5,-0.85 0.5,-0.85 0.5,0.85 -0.5,0.85", role)
        card.at(0, 0, 0.28).spiked(4, 0.4, MASS)


def swap(b: Brush) -> None:
    """Two arrows that run round."""
    b.smooth(
        "-0.85,-0.05 -0.6,-0.7 0.1,-0.9 0.62,-0.55 0.8,-0.72 0.85,-0.1 0.25,-0.2 0.42,-0.38 0.05,-0.6 -0.4,-0.45 "
        "-0.58,-0.05",
        MASS,
    )
    b.smooth(
        "0.85,0.05 0.6,0.7 -0.1,0.9 -0.62,0.55 -0.8,0.72 -0.85,0.1 -0.25,0.2 -0.42,0.38 -0.05,0.6 0.4,0.45 0.58,0.05",
        ACCENT,
    )


def chain(b: Brush) -> None:
    for x, y in ((-0.55, 0.45), (0, 0), (0.55, -0.45)):
        link = Brush(b.pen, b.frame.inner(complex(x, y), complex(0.5, -0.4)))
        link.smooth("-0.85,0 -0.5,-0.42 0.5,-0.42 0.85,0 0.5,0.42 -0.5,0.42", GOLD)
        link.smooth("-0.5,0 -0.3,-0.16 0.3,-0.16 0.5,0 0.3,0.16 -0.3,0.16", MASS, INK)


def puppet(b: Brush) -> None:
    """A rag doll with pins in it."""
    b.even("0,-0.15 0.25,-0.2 0.75,-0.35 0.8,-0.1 0.35,0.15 0.3,0.4 0.5,0.9 0.2,0.95 0,0.5", MASS)
    b.disc(0, -0.5, 0.36, MASS)
    b.lines(
        "-0.2,-0.6 -0.08,-0.45",
        "-0.08,-0.6 -0.2,-0.45",
        "0.08,-0.6 0.2,-0.45",
        "0.2,-0.6 0.08,-0.45",
        "-0.15,-0.28 0.15,-0.28",
        width=1.7,
    )
    b.lines("0.9,0.3 0.2,0.15", "-0.85,-0.9 -0.25,-0.65", width=1.7)
    b.disc(0.92, 0.3, 0.1, MASS, RED, 1.2)
    b.disc(-0.88, -0.92, 0.1, MASS, RED, 1.2)


def saucer(b: Brush) -> None:
    b.even("0,-0.7 0.4,-0.55 0.48,-0.1 0,0", GLASS)
    b.round("-1,0.1 -0.5,-0.2 0,-0.26 0.5,-0.2 1,0.1 0.5,0.35 0,0.42 -0.5,0.35", STEEL)
    for x in (-0.62, 0, 0.62):
        b.disc(x, 0.1 + 0.06 * (x == 0), 0.11, GOLD, width=1.2)


def gift(b: Brush) -> None:
    b.box(-0.75, -0.2, 0.75, 0.9, MASS)
    b.box(-0.85, -0.45, 0.85, -0.15, MASS)
    b.box(-0.15, -0.45, 0.15, 0.9, GOLD)
    b.smooth("0,-0.45 -0.15,-0.85 -0.6,-0.9 -0.5,-0.5", GOLD)
    b.smooth("0,-0.45 0.15,-0.85 0.6,-0.9 0.5,-0.5", GOLD)


def cube(b: Brush) -> None:
    """A cube of energy."""
    b.flat("0,-0.95 0.85,-0.5 0,-0.05 -0.85,-0.5", WHITE, GREEN)
    b.flat("-0.85,-0.5 0,-0.05 0,0.95 -0.85,0.5", MASS, GREEN)
    b.flat("0.85,-0.5 0,-0.05 0,0.95 0.85,0.5", MASS, GREEN)
    b.hatch("0.85,-0.5 0,-0.05 0,0.95 0.85,0.5", 0.6)


def crown(b: Brush) -> None:
    b.flat("-0.9,0.6 -0.95,-0.6 -0.45,0 0,-0.85 0.45,0 0.95,-0.6 0.9,0.6", GOLD)
    for x, y in ((-0.95, -0.66), (0, -0.9), (0.95, -0.66)):
        b.disc(x, y, 0.12, MASS, RED, 1.2)
    b.box(-0.9, 0.4, 0.9, 0.72, GOLD)


KIT = {
    "bottle": bottle, "can": can, "flask": flask, "battery": battery, "magnet": magnet, "coil": coil,
    "camera": camera, "microphone": microphone, "newspaper": newspaper, "syringe": syringe, "whip": whip,
    "railgun": railgun, "trap": trap, "armour": armour, "shield": shield, "chest": chest, "sceptre": sceptre,
    "gear": gear, "helix": helix, "hourglass": hourglass, "pellets": pellets, "robot": robot, "skull": skull,
    "gravestone": gravestone, "sneaker": sneaker, "sunglasses": sunglasses, "crosshair": crosshair, "cage": cage,
    "plate": plate, "burger": burger, "drumstick": drumstick, "balloon": balloon, "book": book,
    "hand_cards": hand_cards, "swap": swap, "chain": chain, "puppet": puppet,
    "saucer": saucer, "gift": gift, "cube": cube, "crown": crown,
}  # fmt: skip
