"""Things of the air: weather, fire, light, and what flies by itself."""

from __future__ import annotations

from bestiaire.portrait.pen import ACCENT, BONE, GOLD, INK, MASS, PAPER, RED, STEEL, WHITE
from bestiaire.portrait.things.brush import Brush


def cloud(b: Brush) -> None:
    b.round("-1,0.25 -0.95,-0.1 -0.62,-0.25 -0.4,-0.62 0.12,-0.68 0.4,-0.38 0.8,-0.36 1,0.02 0.86,0.34 0,0.4", MASS)
    b.lines("-0.5,-0.1 -0.3,-0.3 0,-0.22", "0.2,0.05 0.45,-0.15 0.7,-0.02")


def bolt(b: Brush) -> None:
    b.flat("0.15,-1 -0.5,0.15 -0.05,0.1 -0.25,1 0.55,-0.25 0.12,-0.2 0.5,-1", GOLD)


def rain(b: Brush) -> None:
    b.lines(*[f"{x + 0.12},{y} {x},{y + 0.3}" for x in (-0.8, -0.4, 0, 0.4, 0.8) for y in (-0.6, 0.1, 0.65)])


def whirlwind(b: Brush) -> None:
    for y, wide in ((-0.85, 1.0), (-0.45, 0.78), (-0.05, 0.56), (0.35, 0.36), (0.75, 0.18)):
        b.smooth(
            f"{-wide},{y} 0,{y - 0.16} {wide},{y} {wide * 0.7},{y + 0.2} 0,{y + 0.3} {-wide * 0.7},{y + 0.2}", MASS
        )
        b.lines(f"{-wide * 0.8},{y + 0.06} 0,{y + 0.16} {wide * 0.8},{y + 0.02}")


def flame(b: Brush) -> None:
    b.smooth(
        "0.05,-1 0.25,-0.55 0.62,-0.1 0.6,0.5 0.2,0.95 -0.3,0.95 -0.65,0.5 -0.55,0 -0.35,-0.3 -0.2,-0.05 -0.1,-0.5",
        MASS,
        RED,
    )
    b.smooth("0.05,-0.3 0.3,0.2 0.28,0.6 0,0.86 -0.28,0.6 -0.25,0.25 -0.1,0.3", GOLD)


def smoke(b: Brush) -> None:
    b.smooth(
        "-0.3,1 -0.6,0.5 -0.35,0.1 -0.7,-0.3 -0.4,-0.85 0.2,-0.95 0.65,-0.5 0.4,-0.05 0.7,0.3 0.45,0.8 0.1,1", WHITE
    )
    b.lines("-0.3,0.6 0,0.4 0.3,0.55", "-0.35,-0.4 0,-0.6 0.3,-0.35")


def sun(b: Brush) -> None:
    b.spiked(14, 0.72, GOLD)
    b.disc(0, 0, 0.62, GOLD)


def star(b: Brush) -> None:
    b.spiked(5, 0.45, GOLD)


def burst(b: Brush) -> None:
    b.spiked(11, 0.62, MASS, RED)
    b.at(0, 0, 0.62).spiked(9, 0.6, GOLD)


def comet(b: Brush) -> None:
    b.smooth("-0.25,-0.2 0.5,-0.95 0.25,-0.4 1,-0.75 0.45,-0.05 0.95,-0.1 0.2,0.35", MASS, RED)
    b.disc(-0.3, 0.3, 0.52, MASS)
    b.disc(-0.42, 0.2, 0.14, ACCENT, width=1.2)
    b.disc(-0.15, 0.5, 0.1, ACCENT, width=1.2)


def ray(b: Brush) -> None:
    """A beam of light that widens downwards."""
    b.flat("-0.12,-1 0.12,-1 0.75,1 -0.75,1", GOLD)
    b.flat("-0.05,-1 0.05,-1 0.3,1 -0.3,1", WHITE)


def beam(b: Brush) -> None:
    """A beam of energy to the right, ending in a burst."""
    b.flat("-1,-0.1 0.6,-0.22 0.6,0.22 -1,0.1", GOLD)
    b.flat("-1,-0.03 0.6,-0.09 0.6,0.09 -1,0.03", WHITE)
    b.at(0.75, 0, 0.42).spiked(8, 0.55, MASS, RED)


def jet(b: Brush) -> None:
    """A jet fighter from above left, flying to the left."""
    b.smooth("-1,0.02 -0.5,-0.16 0.6,-0.16 0.95,-0.05 0.95,0.1 0.4,0.16 -0.5,0.16", STEEL)
    b.flat("-0.1,-0.05 0.55,-0.8 0.72,-0.8 0.45,-0.05", STEEL)
    b.flat("-0.15,0.08 0.35,0.7 0.55,0.7 0.4,0.08", ACCENT)
    b.flat("0.6,-0.12 0.9,-0.55 1,-0.55 0.95,-0.08", ACCENT)
    b.smooth("-0.62,-0.1 -0.35,-0.3 -0.05,-0.16", WHITE)
    b.lines("1.1,0 1.5,-0.02", "1.1,0.12 1.35,0.14")


def helicopter(b: Brush) -> None:
    b.round("-0.9,0.1 -0.55,-0.35 0,-0.4 0.3,-0.1 0.2,0.35 -0.4,0.45 -0.85,0.35", MASS)
    b.flat("0.2,-0.15 1,-0.3 1,-0.15 0.2,0.15", ACCENT)
    b.smooth("-0.82,0.05 -0.55,-0.26 -0.3,-0.28 -0.3,0.06", WHITE)
    b.lines("-0.3,-0.42 -0.3,-0.62", "-1,-0.66 -0.3,-0.62 0.5,-0.7", "0.9,-0.55 1.05,0.1", width=1.7)
    b.lines("-0.7,0.6 0.15,0.6", "-0.5,0.45 -0.5,0.6", "0,0.4 0,0.6")


def rocket(b: Brush) -> None:
    b.smooth("-0.16,0.65 0,1 0.16,0.65", MASS, RED)
    b.flat("-0.25,0.3 -0.55,0.75 -0.22,0.62", ACCENT)
    b.flat("0.25,0.3 0.55,0.75 0.22,0.62", ACCENT)
    b.even("0,-1 0.26,-0.55 0.3,0 0.24,0.65 0,0.68", WHITE)
    b.smooth("-0.24,-0.6 0,-1 0.24,-0.6 0,-0.52", MASS, RED)
    b.disc(0, -0.2, 0.13, MASS)


def bomb(b: Brush) -> None:
    """A round bomb with a burning fuse."""
    b.disc(0, 0.25, 0.7, STEEL, INK)
    b.smooth("-0.42,0.1 -0.3,-0.2 -0.05,-0.3 -0.25,0", WHITE, PAPER, 0)
    b.box(-0.18, -0.62, 0.18, -0.4, STEEL)
    b.lines("0,-0.6 0.1,-0.85 0.4,-0.8", width=1.7)
    b.at(0.5, -0.82, 0.26).spiked(8, 0.5, GOLD)


def falling_bomb(b: Brush) -> None:
    b.flat("-0.3,-1 0.3,-1 0.16,-0.55 -0.16,-0.55", ACCENT)
    b.even("0,-0.65 0.3,-0.4 0.36,0.2 0.16,0.8 0,1", STEEL)
    b.lines("-0.33,-0.1 0,-0.02 0.33,-0.1", "-0.5,-1.3 -0.5,-0.9", "0.5,-1.3 0.5,-0.9")


def arrow_down(b: Brush) -> None:
    b.flat("-0.3,-1 0.3,-1 0.3,0.1 0.7,0.1 0,1 -0.7,0.1 -0.3,0.1", MASS, RED)


def bone(b: Brush) -> None:
    b.smooth(
        "-0.9,-0.35 -0.65,-0.45 -0.55,-0.15 0.55,-0.15 0.65,-0.45 0.95,-0.3 0.85,0 0.95,0.3 0.65,0.45 0.55,0.15 "
        "-0.55,0.15 -0.65,0.45 -0.95,0.3 -0.85,0",
        BONE,
    )


SKY = {
    "cloud": cloud, "bolt": bolt, "rain": rain, "whirlwind": whirlwind, "flame": flame, "smoke": smoke, "sun": sun,
    "star": star, "burst": burst, "comet": comet, "ray": ray, "beam": beam, "jet": jet, "helicopter": helicopter,
    "rocket": rocket, "bomb": bomb, "falling_bomb": falling_bomb, "arrow_down": arrow_down, "bone": bone,
}  # fmt: skip
