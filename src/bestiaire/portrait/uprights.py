"""Upright bodies seen from the front: apes, and all that have shoulders of their own."""

from __future__ import annotations

from cmath import exp
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from bestiaire.portrait import parts, wings
from bestiaire.portrait.geometry import Frame, Points, mirrored, points
from bestiaire.portrait.pen import (
    ACCENT,
    BELLY,
    DETAIL,
    GOLD,
    GREEN,
    HAIR,
    INK,
    LIMB,
    OUTLINE,
    PAPER,
    RED,
    STEEL,
    WHITE,
    Pen,
)
from bestiaire.portrait.portfolio import head
from bestiaire.portrait.skins import skin
from bestiaire.portrait.traits import Traits

STRONG: Final = 6
"""From this power on a creature raises an arm."""


@dataclass(frozen=True)
class Build:
    """How somebody is built: half an outline of the torso, legs, arms, and where the head sits."""

    torso: str
    hip: complex
    foot: complex
    leg: float
    hanging: str
    raised: str
    arm: float
    look: complex
    radius: float
    dressed: Callable[[Pen, Frame, Points], None] | None = None
    sleeves: str = LIMB


def upright(pen: Pen, traits: Traits, build: Build) -> None:
    """A body of that build: wings behind it, legs, torso and what is worn, arms, head."""
    frame = pen.frame
    for there in frame.sides():
        wings.wings(pen, there.inner(18 - 66j, 56), traits)
    ink = INK if traits.head == "panda" else PAPER
    for there in frame.sides():
        parts.leg(pen, there, build.hip, build.foot, build.leg, -2, ink)
    wide = pen.vary(0.96, 1.04)
    outline = [frame.at(complex(point.real * wide, point.imag)) for point in mirrored(points(build.torso))]
    pen.bold(outline, part="body")
    skin(pen, outline, traits, 62 * frame.size)
    if build.dressed is not None and traits.skin not in ("bands", "stripes"):
        build.dressed(pen, frame, outline)
    if traits.has("belt"):
        parts.belt(pen, frame, -36 - 34j, 36 - 34j)
    for raised, there in zip((False, traits.power >= STRONG), frame.sides(), strict=True):
        parts.arm(pen, there, points(build.raised if raised else build.hanging), build.arm, ink, build.sleeves)
        if raised and traits.has("globe"):
            _globe(pen, there.inner(points(build.raised)[-1] - 11j, 15))
        if traits.is_a("TOUGH"):
            parts.pauldron(pen, there.inner(40 - 74j, 20))
    head(pen, build.look, build.radius, traits)


def _globe(pen: Pen, frame: Frame) -> None:
    """A globe with its meridians, about to be smashed."""
    pen.bold(frame.all([exp(0.7854j * number) for number in range(8)]), ink=GREEN)
    pen.lines([frame.all([-1j, complex(x, 0), 1j]) for x in (-0.6, 0.1, 0.7)], HAIR)
    pen.lines([frame.all([complex(-0.85, y), complex(0, y + 0.15), complex(0.85, y)]) for y in (-0.45, 0.4)], HAIR)


# -- what is worn


def _wear(pen: Pen, frame: Frame, text: str, role: str, ink: str = PAPER, width: float = DETAIL) -> None:
    """A piece of clothing, alike on both sides."""
    before, pen.role = pen.role, role
    pen.shape(frame.both(text), ink, width)
    pen.role = before


def _chest(pen: Pen, frame: Frame, outline: Points) -> None:
    """Nothing but muscles."""
    pen.lines([frame.all([-22 - 58j, -10 - 53j, -1 - 56j]), frame.all([22 - 58j, 10 - 53j, 1 - 56j])], DETAIL)


def _belly(pen: Pen, frame: Frame, outline: Points) -> None:
    """A light belly."""
    _wear(pen, frame, "0,-60 17,-54 25,-34 20,-14 0,-9", BELLY, width=HAIR)


def _trunks(pen: Pen, frame: Frame, outline: Points) -> None:
    """A wrestler's muscles and trunks."""
    _chest(pen, frame, outline)
    pen.lines([frame.trace("0,-52 0,-38"), frame.trace("-8,-46 -3,-44"), frame.trace("8,-46 3,-44")], HAIR)
    _wear(pen, frame, "0,-34 25,-36 26,-20 10,-14 0,-18", ACCENT)


def _suit(pen: Pen, frame: Frame, outline: Points) -> None:
    """A jacket over shirt and tie."""
    before, pen.role = pen.role, ACCENT
    pen.shape(outline, PAPER)
    pen.shadow(outline, 12 * frame.size)
    pen.role = before
    _wear(pen, frame, "0,-84 14,-82 0,-44", WHITE)
    _wear(pen, frame, "0,-80 4,-76 3,-70 5,-54 0,-46", ACCENT, RED)
    pen.lines([frame.trace("-14,-82 -18,-62 -2,-42"), frame.trace("14,-82 18,-62 2,-42"), frame.trace("0,-42 0,-14")])
    pen.studs(frame.all([3 - 36j, 3 - 26j]), 1.6 * frame.size)


def _vest(pen: Pen, frame: Frame, outline: Points) -> None:
    """A waistcoat with a star on it."""
    for there in frame.sides():
        before, pen.role = pen.role, ACCENT
        pen.shape(there.trace("10,-86 24,-84 37,-66 38,-44 34,-24 12,-20 8,-50"), PAPER, DETAIL)
        pen.role = GOLD
        if there is frame.sides()[0]:
            star = [
                there.at(23 - 56j + 9 * (1 if number % 2 == 0 else 0.45) * exp(0.6283j * number - 1.5708j))
                for number in range(10)
            ]
            pen.polygon(star, PAPER, DETAIL)
        pen.role = before
    parts.belt(pen, frame, -34 - 22j, 34 - 22j)


def _spacesuit(pen: Pen, frame: Frame, outline: Points) -> None:
    """A suit with its panel of lamps."""
    before, pen.role = pen.role, WHITE
    pen.shape(outline, PAPER)
    pen.shadow(outline, 12 * frame.size)
    pen.role = STEEL
    pen.shape(frame.both("0,-58 18,-57 18,-36 0,-35"), PAPER, DETAIL)
    pen.role = before
    pen.disc(frame.at(-9 - 48j), 3.4 * frame.size, RED)
    pen.disc(frame.at(1 - 48j), 3.4 * frame.size, GREEN)
    pen.lines([frame.trace("6,-51 14,-51"), frame.trace("6,-46 14,-46"), frame.trace("-32,-22 0,-17 32,-22")], DETAIL)


def _plates(pen: Pen, frame: Frame, outline: Points) -> None:
    """A robot's dial and rivets."""
    before, pen.role = pen.role, STEEL
    pen.polygon(frame.both("0,-66 22,-66 22,-40 0,-40"), PAPER, DETAIL)
    pen.role = before
    pen.disc(frame.at(-8 - 53j), 8 * frame.size)
    pen.lines([frame.trace("-8,-53 -4,-58")], OUTLINE)
    pen.disc(frame.at(12 - 58j), 3.4 * frame.size, RED)
    pen.disc(frame.at(12 - 48j), 3.4 * frame.size, GREEN)


def _cracks(pen: Pen, frame: Frame, outline: Points) -> None:
    """The seams of stone."""
    pen.lines(
        [frame.trace(text) for text in ("-40,-66 -18,-60 -8,-70", "44,-60 20,-52 12,-34", "-26,-34 -8,-40 2,-28")]
    )


APE: Final = Build(
    "0,-88 22,-85 37,-67 38,-46 34,-22 16,-13 0,-12", 17 - 26j, 24 + 0j, 25,
    "23,-67 49,-52 58,-34 51,-18", "23,-68 52,-59 65,-76 62,-100", 23, -91j, 25, _chest,
)  # fmt: skip
BEAR: Final = Build(
    "0,-84 20,-80 33,-60 43,-34 38,-10 20,-1 0,0", 26 - 12j, 35 + 0j, 22,
    "25,-62 42,-54 45,-38 33,-30", "25,-64 47,-64 55,-82 52,-98", 19, -86j, 27, _belly,
)  # fmt: skip
YETI: Final = Build(
    "0,-98 25,-90 44,-64 54,-30 47,-6 20,-1 0,-2", 22 - 12j, 26 + 0j, 24,
    "34,-76 60,-56 66,-32 60,-12", "34,-76 60,-66 68,-88 62,-108", 25, -84j, 24,
)  # fmt: skip
WRESTLER: Final = Build(
    "0,-92 27,-92 47,-77 40,-54 26,-36 24,-20 0,-18", 14 - 26j, 21 + 0j, 22,
    "36,-80 60,-64 56,-42 40,-36", "34,-80 62,-72 64,-94 48,-104", 23, -97j, 22, _trunks,
)  # fmt: skip
GENT: Final = Build(
    "0,-86 24,-84 38,-66 41,-40 37,-14 0,-11", 16 - 22j, 21 + 0j, 20,
    "30,-72 50,-56 54,-36 46,-22", "30,-72 54,-64 64,-82 60,-102", 21, -91j, 26, _suit, ACCENT,
)  # fmt: skip
LAWMAN: Final = Build(
    "0,-88 22,-85 36,-68 37,-46 33,-22 16,-13 0,-12", 15 - 24j, 24 + 0j, 21,
    "27,-72 50,-58 54,-36 42,-26", "27,-72 52,-64 62,-82 58,-102", 20, -92j, 25, _vest,
)  # fmt: skip
ASTRONAUT: Final = Build(
    "0,-84 28,-80 41,-58 41,-34 31,-13 0,-9", 17 - 20j, 22 + 0j, 24,
    "28,-70 50,-58 54,-38 46,-24", "28,-70 54,-64 64,-82 60,-102", 22, -90j, 26, _spacesuit, WHITE,
)  # fmt: skip
BUNNY: Final = Build(
    "0,-68 13,-66 21,-48 27,-26 20,-8 0,-6", 15 - 14j, 22 + 0j, 24,
    "14,-58 32,-50 36,-36 26,-28", "14,-58 36,-58 46,-74 44,-90", 13, -77j, 27, _belly,
)  # fmt: skip
ALIEN: Final = Build(
    "0,-70 12,-68 20,-50 15,-28 20,-12 0,-10", 11 - 16j, 17 + 0j, 14,
    "13,-62 36,-56 46,-34 50,-14", "13,-62 38,-60 54,-78 58,-100", 12, -86j, 33,
)  # fmt: skip
HUNCHED: Final = Build(
    "0,-78 26,-84 43,-68 38,-44 26,-26 12,-18 0,-16", 15 - 26j, 25 + 0j, 20,
    "30,-72 54,-58 60,-34 52,-10", "30,-74 58,-66 70,-84 66,-106", 20, -2 - 84j, 27,
)  # fmt: skip
ROBOT: Final = Build(
    "0,-84 34,-84 34,-84 36,-60 36,-24 36,-24 0,-22", 17 - 24j, 21 + 0j, 17,
    "34,-74 54,-66 56,-44 50,-26", "34,-74 58,-70 62,-88 60,-104", 15, -96j, 23, _plates,
)  # fmt: skip
TITAN: Final = Build(
    "0,-92 34,-94 53,-76 47,-48 30,-28 26,-14 0,-12", 17 - 24j, 23 + 0j, 25,
    "42,-78 68,-58 72,-32 62,-12", "42,-78 72,-68 78,-92 68,-112", 29, -99j, 20, _cracks,
)  # fmt: skip

BUILDS: Final = {
    "alien": ALIEN, "ape": APE, "astronaut": ASTRONAUT, "bear": BEAR, "bunny": BUNNY, "gent": GENT,
    "hunched": HUNCHED, "lawman": LAWMAN, "robot": ROBOT, "titan": TITAN, "wrestler": WRESTLER, "yeti": YETI,
}  # fmt: skip
