"""Things of a city: buildings, vehicles, and what stands in its streets."""

from __future__ import annotations

from bestiaire.portrait.pen import ACCENT, GOLD, GREEN, INK, MASS, RED, STEEL, WHITE
from bestiaire.portrait.things.brush import Brush


def skyscraper(b: Brush) -> None:
    b.lines("0,-1.25 0,-1", width=1.7)
    b.flat("-0.22,-1 0.22,-1 0.22,-0.75 -0.22,-0.75", STEEL)
    b.flat("-0.42,1 -0.42,-0.76 0.42,-0.76 0.42,1", MASS)
    b.flat("0.42,-0.76 0.58,-0.66 0.58,1 0.42,1", STEEL)
    b.windows([-0.26, 0, 0.26], [-0.56, -0.3, -0.04, 0.22, 0.48], 0.08, 0.08, GOLD)
    b.box(-0.12, 0.7, 0.12, 1, STEEL, INK)


def apartments(b: Brush) -> None:
    b.flat("-0.75,1 -0.75,-0.55 0.75,-0.55 0.75,1", MASS)
    b.flat("-0.85,-0.55 -0.7,-0.75 0.7,-0.75 0.85,-0.55", ACCENT)
    b.windows([-0.5, 0, 0.5], [-0.28, 0.1, 0.48], 0.14, 0.11, GOLD)
    for y in (-0.12, 0.26, 0.64):
        b.lines(*[f"{x - 0.2},{y} {x + 0.2},{y}" for x in (-0.5, 0, 0.5)], width=1.7)
    b.box(-0.13, 0.72, 0.13, 1, STEEL, INK)


def store(b: Brush) -> None:
    """A corner shop with its awning."""
    b.flat("-0.85,1 -0.85,-0.2 0.85,-0.2 0.85,1", MASS)
    b.box(-0.85, -0.62, 0.85, -0.2, ACCENT)
    b.smooth(
        "-0.95,0.2 -0.85,-0.22 0.85,-0.22 0.95,0.2 0.7,0.3 0.48,0.2 0.24,0.3 0,0.2 -0.24,0.3 -0.48,0.2 -0.7,0.3", WHITE
    )
    b.flats([f"{x},-0.2 {x + 0.22},-0.2 {x + 0.24},0.22 {x - 0.02},0.22" for x in (-0.62, -0.12, 0.38)], MASS, RED)
    b.box(-0.7, 0.42, -0.1, 0.8, WHITE)
    b.box(0.15, 0.42, 0.6, 1, STEEL)


def power_plant(b: Brush) -> None:
    """Two cooling towers and their steam."""
    for x in (-0.48, 0.5):
        part = b.at(x, 0.1, 0.9)
        part.smooth("-0.15,-0.6 -0.3,-0.9 -0.05,-1.15 0.25,-1 0.3,-0.7 0.15,-0.58", WHITE)
        part.even("0,-0.6 0.26,-0.6 0.24,-0.1 0.44,0.95 0,1", STEEL)
        part.lines("-0.26,-0.42 0,-0.36 0.26,-0.42")
    b.box(-0.3, 0.5, 0.3, 1, MASS)
    b.at(0, 0.74, 0.2).spiked(3, 0.4, GOLD)


def refinery(b: Brush) -> None:
    """Tanks, a chimney and its flame."""
    b.at(0.62, -0.92, 0.24).smooth("0.05,-1 0.5,0 0.2,0.9 -0.3,0.9 -0.5,0.1", MASS, RED)
    b.box(0.52, -0.7, 0.72, 1, STEEL)
    b.even("0,-0.35 0.42,-0.28 0.46,0 0.46,1 0,1.02", MASS)
    b.at(-0.7, 0.35, 0.4).even("0,-1 0.8,-0.8 0.9,0 0.9,1.6 0,1.6", ACCENT)
    b.lines("-0.46,0.2 0,0.28 0.46,0.2", "-0.46,0.6 0,0.68 0.46,0.6", "0.46,0 0.6,0")


def stadium(b: Brush) -> None:
    b.smooth("-1,0.1 -0.6,-0.45 0,-0.55 0.6,-0.45 1,0.1 0.85,0.75 0,0.95 -0.85,0.75", MASS)
    b.smooth("-0.72,0.08 -0.4,-0.25 0,-0.32 0.4,-0.25 0.72,0.08 0.4,0.36 0,0.42 -0.4,0.36", ACCENT)
    b.smooth("-0.5,0.08 0,-0.16 0.5,0.08 0,0.3", MASS, GREEN)
    b.lines(
        "0,-0.14 0,0.28", *[f"{x},{0.62 - 0.12 * abs(x)} {x},{0.9 - 0.14 * abs(x)}" for x in (-0.6, -0.3, 0, 0.3, 0.6)]
    )
    b.lines("-0.8,-0.3 -0.8,-0.85", "0.8,-0.3 0.8,-0.85", width=1.7)
    b.box(-0.95, -1, -0.65, -0.8, GOLD)
    b.box(0.65, -1, 0.95, -0.8, GOLD)


def tank(b: Brush) -> None:
    b.flat("-1,-0.28 -0.3,-0.32 -0.3,-0.18 -1,-0.14", STEEL)
    b.round("-0.42,0.05 -0.35,-0.4 0.3,-0.45 0.5,0.02", MASS)
    b.smooth("-0.85,0.05 0.85,0.05 1,0.3 -1,0.3", MASS)
    b.smooth("-0.95,0.3 0.95,0.3 1,0.55 0.75,0.8 -0.75,0.8 -1,0.55", STEEL)
    for x in (-0.7, -0.35, 0, 0.35, 0.7):
        b.disc(x, 0.55, 0.15, ACCENT, width=1.2)
    b.at(0.05, -0.2, 0.15).spiked(5, 0.45, WHITE)


def train(b: Brush) -> None:
    b.round("-1,0.55 -0.95,-0.1 -0.7,-0.45 0.95,-0.45 0.95,0.55", MASS)
    b.smooth("-0.92,0.1 -0.72,-0.32 -0.5,-0.32 -0.5,0.1", WHITE)
    b.windows([-0.18, 0.18, 0.54, 0.82], [-0.12], 0.12, 0.16, GOLD)
    b.flat("-1,0.28 0.95,0.28 0.95,0.4 -1,0.4", ACCENT)
    for x in (-0.65, -0.3, 0.4, 0.75):
        b.disc(x, 0.62, 0.13, STEEL, width=1.2)
    b.lines("-1.3,0.8 1.2,0.8", width=1.7)


def bus(b: Brush) -> None:
    b.round("-0.95,0.5 -0.95,-0.5 0.85,-0.5 0.95,0.1 0.95,0.5", MASS)
    b.windows([-0.68, -0.26, 0.16, 0.6], [-0.16], 0.16, 0.18, WHITE)
    b.lines("-0.95,0.2 0.95,0.2")
    for x in (-0.55, 0.55):
        b.disc(x, 0.55, 0.22, STEEL, INK)
        b.disc(x, 0.55, 0.09, WHITE, width=0.8)


def coaster(b: Brush) -> None:
    """A roller coaster's loop with a car upside down."""
    b.lines("-1,0.9 -0.75,0.2 -0.55,0.9", "1,0.9 0.75,0.2 0.55,0.9", "-0.3,0.95 0,0.6 0.3,0.95", width=1.2)
    b.lines(
        "-1.1,0.3 -0.5,0.75 0.2,0.62 0.62,0.1 0.5,-0.6 0,-0.9 -0.5,-0.6 -0.62,0.1 -0.2,0.62 0.5,0.75 1.1,0.3", width=3
    )
    b.smooth("-0.35,-0.82 -0.28,-0.52 0.28,-0.52 0.35,-0.82 0,-0.92", MASS, RED)


def monument(b: Brush) -> None:
    """A red lattice tower."""
    b.flat("-0.06,-1 0.06,-1 0.16,-0.2 0.5,1 0.28,1 0.12,0.5 -0.12,0.5 -0.28,1 -0.5,1 -0.16,-0.2", MASS, RED)
    b.flat("-0.24,-0.2 0.24,-0.2 0.26,-0.1 -0.26,-0.1", WHITE)
    b.flat("-0.36,0.4 0.36,0.4 0.38,0.5 -0.38,0.5", WHITE)


def megaphone(b: Brush) -> None:
    b.flat("-0.55,-0.15 0.7,-0.7 0.7,0.6 -0.55,0.2", MASS)
    b.smooth("0.6,-0.72 0.82,-0.05 0.6,0.62 0.75,0.6 0.95,-0.05 0.75,-0.7", ACCENT)
    b.box(-0.85, -0.15, -0.5, 0.2, STEEL)
    b.flat("-0.35,0.25 -0.1,0.34 0,0.8 -0.25,0.8", STEEL)
    b.lines("1.1,-0.4 1.35,-0.6", "1.15,0 1.5,0", "1.1,0.35 1.35,0.55", width=1.7)


def badge(b: Brush) -> None:
    b.even("0,-1 0.35,-0.78 0.85,-0.8 0.82,0.1 0,1", GOLD)
    b.at(0, -0.1, 0.48).spiked(5, 0.45, WHITE)


def barrier(b: Brush) -> None:
    """A road block with its lamps."""
    b.box(-0.75, 0.1, -0.6, 1, STEEL)
    b.box(0.6, 0.1, 0.75, 1, STEEL)
    b.box(-1, -0.35, 1, 0.2, WHITE)
    b.flats([f"{x},-0.35 {x + 0.3},-0.35 {x + 0.1},0.2 {x - 0.2},0.2" for x in (-0.75, -0.15, 0.45)], MASS, RED)
    b.disc(-0.68, -0.52, 0.16, GOLD)
    b.disc(0.68, -0.52, 0.16, GOLD)


CITY = {
    "skyscraper": skyscraper, "apartments": apartments, "store": store, "power_plant": power_plant,
    "refinery": refinery, "stadium": stadium, "tank": tank, "train": train, "bus": bus, "coaster": coaster,
    "monument": monument, "megaphone": megaphone, "badge": badge, "barrier": barrier,
}  # fmt: skip
