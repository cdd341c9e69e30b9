"""Bodies that crawl: insects, spiders, scorpions, crabs, and those that carry a shell."""

from __future__ import annotations

from dataclasses import replace

from bestiaire.portrait import parts, wings
from bestiaire.portrait.geometry import Frame, limb, points
from bestiaire.portrait.pen import DETAIL, HAIR, INK, OUTLINE, RED, STEEL, Pen, drawn_as
from bestiaire.portrait.portfolio import head
from bestiaire.portrait.skins import skin
from bestiaire.portrait.traits import Traits


def insect(pen: Pen, traits: Traits) -> None:
    """A winged insect with a ringed abdomen."""
    frame = pen.frame
    size = frame.size
    if not traits.has("moth_wings"):
        wings.wings(pen, frame.inner(-14 - 66j, 56), traits)
    for joints in ("-22,-46 -34,-32 -42,0", "-12,-44 -8,-26 -14,0", "2,-44 20,-28 16,0"):
        parts.insect_leg(pen, frame, points(joints))
    _abdomen(pen, frame, traits)
    thorax = frame.trace("-34,-72 -14,-78 4,-68 4,-50 -14,-40 -34,-48")
    pen.bold(thorax)
    pen.shadow(thorax, 9 * size, 2.6, crossed=True)
    if traits.has("moth_wings"):
        wings.moth_wing(pen, frame.inner(-12 - 62j, 60))
    if traits.is_a("TOUGH"):
        wings.lames(pen, frame.trace("-28,-78 4,-77 36,-66"), 12 * size)
    if traits.has("raptor"):
        for arm in (frame, frame.inner(9, 1)):
            pen.limb(arm.trace("-26,-50 -52,-40 -72,-58"), [9 * size, 10 * size, 7 * size])
            pen.limb(arm.trace("-72,-58 -66,-40 -52,-26"), [7 * size, 6 * size, 0])
    head(pen, -44 - 72j, 24, traits)


def _abdomen(pen: Pen, frame: Frame, traits: Traits) -> None:
    """The hind part of an insect, in bands or in rings, with what comes out of it."""
    size = frame.size
    spine = frame.trace("-2,-58 16,-56 40,-46 64,-28")
    widths = [size * width for width in (20, 40, 38, 8)]
    outline = limb(spine, widths)
    if traits.has("exhaust"):
        _exhaust(pen, frame)
    if traits.has("sting"):
        pen.limb(frame.trace("58,-34 68,-26 80,-16"), [9 * size, 6 * size, 0], INK)
    pen.bold(outline, part="body")
    if traits.skin == "bands":
        for share in (0.2, 0.5, 0.78):
            _ring(pen, spine, widths, share)
        pen.shadow(outline, 12 * size, crossed=True)
    else:
        pen.rings(spine, widths, 6, 1.0, DETAIL, -0.16)
        skin(pen, outline, traits, 40 * size)


def _ring(pen: Pen, spine: list[complex], widths: list[float], share: float) -> None:
    """One dark band round an abdomen."""
    index = min(int(share * 3), 2)
    rest = share * 3 - index
    place = spine[index] + (spine[index + 1] - spine[index]) * rest
    width = widths[index] + (widths[index + 1] - widths[index]) * rest
    step = spine[index + 1] - spine[index]
    heading = step / abs(step)
    side, thick = heading * 0.49j * width, heading * width * 0.16
    bulge = heading * width * 0.14
    pen.shape(
        [
            place - side,
            place - side,
            place + bulge,
            place + side,
            place + side,
            place + side + thick,
            place + side + thick,
            place + bulge + thick * 1.3,
            place - side + thick,
            place - side + thick,
        ],
        INK,
        0,
    )


@drawn_as(STEEL)
def _exhaust(pen: Pen, frame: Frame) -> None:
    """Two pipes that spit fire."""
    for drop in (0, 13):
        flame = frame.inner(complex(66, -50 + drop), 10)
        pen.shape(
            flame.trace("0.2,-0.5 1.2,-0.7 2,-0.1 2,-0.1 1.3,0.1 1.7,0.6 1.7,0.6 0.2,0.5"),
            RED,
        )
        pen.limb(
            frame.all([complex(36, -48 + drop), complex(52, -50 + drop), complex(68, -50 + drop)]),
            [9 * frame.size, 9 * frame.size, 12 * frame.size],
        )


def beetle(pen: Pen, traits: Traits) -> None:
    """A beetle under a shield of wing cases."""
    frame = pen.frame
    for joints in ("-30,-24 -44,-26 -50,0", "0,-20 -8,-22 -14,0", "26,-22 44,-28 44,0", "40,-26 62,-34 70,0"):
        parts.insect_leg(pen, frame, points(joints), 7)
    outline = frame.trace("-44,-34 -30,-70 6,-88 42,-74 62,-34 62,-34 30,-18 -10,-18")
    pen.bold(outline, part="body")
    pen.line(frame.trace("-18,-80 4,-50 8,-18"), OUTLINE)
    pen.line(frame.trace("-6,-86 26,-60 62,-34"), DETAIL)
    shield = frame.trace("12,-74 34,-66 40,-50 28,-34 28,-34 10,-44 6,-60")
    pen.shape(shield, RED, DETAIL)
    pen.lines([frame.trace("9,-64 24,-56 40,-52"), frame.trace("23,-70 22,-52 28,-34")], DETAIL)
    pen.shadow(outline, 14 * frame.size, crossed=True)
    if traits.is_a("TOUGH"):
        wings.lames(pen, frame.trace("-34,-62 -12,-82 22,-84 50,-58"), 13 * frame.size)
    head(pen, -44 - 46j, 23, traits)


def spider(pen: Pen, traits: Traits) -> None:
    """A spider on eight bent legs, hanging by its thread."""
    frame = pen.frame
    pen.ticks([(frame.at(22 - 94j), complex(frame.at(22 - 94j).real, 0))], HAIR)
    for there in frame.sides():
        for number, reach in enumerate((52, 65, 78, 91)):
            knee = complex(reach * 0.8 - 4, -52 - 14 * number)
            parts.insect_leg(pen, there, (10 - 44j, knee, complex(reach)))
    outline = frame.trace("-2,-60 8,-86 30,-92 50,-74 50,-46 30,-32 6,-38")
    pen.bold(outline, part="body")
    mark = frame.trace("22,-78 22,-78 30,-66 24,-60 32,-48 32,-48 16,-50 20,-60 14,-68")
    skin(pen, outline, traits, 54 * frame.size)
    pen.shape(mark, RED, DETAIL)
    if traits.is_a("TOUGH"):
        wings.lames(pen, frame.trace("4,-84 26,-93 50,-78"), 12 * frame.size)
    head(pen, -22 - 46j, 25, traits)


def scorpion(pen: Pen, traits: Traits) -> None:
    """A scorpion, its sting arched over its back."""
    frame = pen.frame
    size = frame.size
    for x in (-20, -4, 12, 28):
        parts.insect_leg(pen, frame, (x - 24j, x + 10 - 34j, complex(x + 14)))
    spine = frame.trace("34,-30 62,-34 76,-58 64,-86 38,-94")
    widths = [size * width for width in (26, 19, 15, 13, 12)]
    pen.limb(spine, widths)
    pen.rings(spine, widths, 7, 1.0, DETAIL, -0.12)
    sting = frame.inner(34 - 95j, 12)
    pen.bold(sting.trace("0.6,-0.5 -0.3,-0.75 -0.9,-0.2 -1.6,1.1 -1.6,1.1 -0.4,0.6 0.5,0.5"), ink=RED)
    outline = frame.trace("-42,-28 -24,-48 8,-54 38,-44 46,-28 20,-14 -20,-13")
    pen.bold(outline, part="body")
    bands = [[complex(x, -16), complex(x + 6, -32), complex(x - 1, -50)] for x in (-12, 2, 16, 29)]
    pen.lines([frame.all(band) for band in bands], DETAIL)
    pen.shadow(outline, 9 * size, crossed=True)
    if traits.is_a("TOUGH"):
        wings.lames(pen, frame.trace("-24,-46 2,-52 32,-46"), 11 * size)
    parts.pincer(pen, frame, -36 - 24j, -62 - 24j, 19)
    head(pen, -28 - 34j, 19, traits)


def crab(pen: Pen, traits: Traits) -> None:
    """A crab with two great claws, perhaps in a borrowed shell."""
    frame = pen.frame
    for there in frame.sides():
        for number in range(3):
            knee = complex(44 + 9 * number, -42 + 8 * number)
            parts.insect_leg(pen, there, (24 + 4 * number - 26j, knee, complex(46 + 13 * number)), 7)
    if traits.has("shell"):
        parts.spiral_shell(pen, frame, 22 - 62j, 38)
    outline = frame.both("0,-54 26,-52 44,-34 30,-16 0,-11")
    pen.bold(outline, part="" if traits.has("shell") else "body")
    skin(pen, outline, traits, 34 * frame.size)
    if traits.is_a("TOUGH"):
        wings.lames(pen, frame.trace("-34,-48 -6,-56 32,-50"), 11 * frame.size)
    parts.pincer(pen, frame, -34 - 28j, -58 - 54j, 24)
    parts.pincer(pen, frame.sides()[1], -34 - 28j, -56 - 44j, 19)
    head(pen, -34j, 24, traits)


def snail(pen: Pen, traits: Traits) -> None:
    """A snail under its spiral shell; a hydra has three necks."""
    frame = pen.frame
    size = frame.size
    foot = frame.trace("78,-2 40,-12 -20,-16 -52,-10 -58,-1 0,0")
    pen.bold(foot)
    pen.ticks([(frame.at(complex(x, -2)), frame.at(complex(x + 3, -7))) for x in range(-48, 64, 8)])
    looks = [-54 - 48j]
    if traits.has("three_heads"):
        looks = [-18 - 98j, -52 - 78j, -58 - 38j]
    for look in looks[:-1]:
        _neck(pen, frame, look)
    parts.spiral_shell(pen, frame, 22 - 52j, 42)
    if traits.is_a("TOUGH"):
        wings.lames(pen, frame.trace("-10,-82 22,-95 56,-78"), 14 * size)
    _neck(pen, frame, looks[-1])
    plain = replace(traits, parts=traits.parts - {"dragon_horns"}, keywords=frozenset())
    for look in looks[:-1]:
        head(pen, look, 20, plain)
    head(pen, looks[-1], 21, traits)


def _neck(pen: Pen, frame: Frame, look: complex) -> None:
    """A soft neck from the foot to a head."""
    spine = frame.all([-26 - 10j, look * 0.5 - 24 - 6j, look + 2 + 6j])
    widths = [frame.size * width for width in (28, 21, 18)]
    pen.limb(spine, widths)
    pen.rings(spine, widths, 6, 0.42, HAIR)


def turtle(pen: Pen, traits: Traits) -> None:
    """A turtle: a vaulted shell of plates on four stout legs."""
    frame = pen.frame
    size = frame.size
    pen.limb(frame.trace("54,-22 70,-16 82,-20"), [16 * size, 8 * size, 0])
    for x in (-20, 46):
        parts.leg(pen, frame, complex(x, -26), complex(x + 3, 0), 20, 2)
    parts.leg(pen, frame, -32 - 26j, -36 + 0j, 23, -2)
    parts.leg(pen, frame, 30 - 26j, 30 + 0j, 23, 3)
    neck = frame.trace("-26,-34 -44,-44 -56,-52")
    pen.limb(neck, [30 * size, 26 * size, 24 * size])
    pen.rings(neck, [30 * size, 26 * size, 24 * size], 5, 0.4, HAIR)
    outline = frame.trace("-46,-28 -38,-66 6,-94 48,-72 62,-30 62,-30 8,-20")
    pen.bold(outline, part="body")
    rim = frame.trace("-44,-36 6,-30 60,-40")
    seams = [
        points("-24,-36 -14,-50 -24,-70 -38,-62"),
        points("-14,-50 8,-52 20,-68 4,-84 -16,-78 -24,-70"),
        [8 - 52j, 14 - 32j],
        points("20,-68 38,-66 44,-50 36,-34"),
        [38 - 66j, 46 - 76j],
        [4 - 84j, 6 - 94j],
        [44 - 50j, 56 - 52j],
    ]
    pen.line(rim, OUTLINE)
    for seam in seams:
        pen.ticks(zip(frame.all(seam), frame.all(seam[1:]), strict=False), DETAIL)
    pen.ticks([(frame.at(complex(x, -31)), frame.at(complex(x + 2, -25))) for x in range(-36, 60, 10)], DETAIL)
    pen.shadow(outline, 15 * size, crossed=True)
    if traits.has("rivets"):
        pen.studs(frame.trace("-30,-54 -4,-66 10,-62 28,-56 48,-46 -16,-42 24,-42"), 2.4 * size)
    if traits.is_a("TOUGH"):
        wings.lames(pen, frame.trace("-32,-70 2,-94 44,-78 60,-46"), 15 * size)
    head(pen, -58 - 60j, 25, traits)
