"""Bodies of the waters and the deep: fish, octopuses, serpents, mermaids."""

from __future__ import annotations

from cmath import exp

from bestiaire.portrait import parts, wings
from bestiaire.portrait.geometry import Frame, limb, mirrored, points
from bestiaire.portrait.pen import ACCENT, DETAIL, HAIR, OUTLINE, PAPER, RED, Pen, drawn_as
from bestiaire.portrait.portfolio import head
from bestiaire.portrait.skins import skin
from bestiaire.portrait.traits import Traits


def fish(pen: Pen, traits: Traits) -> None:
    """A fish above the waves."""
    frame = pen.frame
    size = frame.size
    parts.fluke(pen, Frame(frame.at(58 - 66j), 27 * size * exp(-0.2j)))
    pen.shape(frame.trace("0,-34 10,-20 26,-14 26,-14 26,-28 30,-44"))
    outline = frame.trace("-72,-58 -54,-84 -12,-100 30,-88 62,-66 30,-40 -14,-26 -56,-34")
    back = frame.trace("-34,-94 -6,-100 34,-88")
    if traits.has("dorsal"):
        wings.dorsal(pen, back, 26 * size)
    else:
        _sail(pen, frame)
    pen.bold(outline, part="body")
    skin(pen, outline, traits, 62 * size)
    gill = frame.trace("-18,-88 -4,-64 -16,-36 -70,-44 -70,-62 -44,-84")
    pen.shape(gill, PAPER, 0)
    pen.line(frame.trace("-18,-90 -4,-64 -16,-34"), OUTLINE)
    pectoral = frame.inner(6 - 54j, 20)
    pen.shape(pectoral.trace("0,0 0.3,-0.3 1.2,0.1 1.2,0.1 0.9,0.7 0.1,0.35"))
    pen.ticks([(pectoral.at(0.2 + 0.05j), pectoral.at(complex(1.0, 0.08 + 0.2 * n))) for n in range(3)])
    if traits.is_a("TOUGH"):
        wings.lames(pen, back, 14 * size)
    _waves(pen, frame)
    head(pen, (-40 - 60j) if traits.head == "bare" else (-44 - 62j), 32, traits)


@drawn_as(ACCENT)
def _sail(pen: Pen, frame: Frame) -> None:
    """A dorsal fin held up by rays."""
    pen.shape(frame.trace("-30,-92 -22,-114 -22,-114 -6,-110 2,-118 2,-118 14,-106 26,-108 26,-108 34,-84"))
    pen.ticks(
        [(frame.at(a), frame.at(b)) for a, b in ((-18 - 94j, -22 - 112j), (-2 - 96j, 2 - 116j), (16 - 92j, 26 - 106j))]
    )


def _waves(pen: Pen, frame: Frame) -> None:
    """Two rows of waves."""
    for y, x, count in ((-12, -64, 8), (-3, -72, 9)):
        crests = []
        for number in range(count):
            left = complex(x + 16 * number, y)
            crests.append(frame.all([left, left + 5 + 4j, left + 11 + 3j, left + 16 - 1j]))
        pen.lines(crests, DETAIL)


def octopus(pen: Pen, traits: Traits) -> None:
    """Eight curling arms under a bulb, or under the head of something else."""
    frame = pen.frame
    for there in frame.sides():
        for reach, drop in ((70, -42), (58, -3), (27, -2)):
            curl = [complex(reach + right, drop - up) for right, up in ((6, 9), (8, 21), (-2, 26), (-8, 19), (-3, 14))]
            arch = [14 - 44j, complex(reach * 0.5, drop * 0.35 - 26), complex(reach * 0.82, drop - 4)]
            parts.tentacle(pen, there.all([*arch, *curl]), 18 * frame.size)
        if traits.has("claws"):
            parts.pincer(pen, there, -30 - 56j, -64 - 70j, 22)
    bulb = traits.head == "bare"
    back = frame.trace("-30,-92 0,-116 32,-92")
    if bulb:
        local = mirrored(points("0,-122 28,-114 42,-86 30,-58 26,-40 10,-32 0,-31"))
    else:
        local = mirrored(points("0,-80 30,-74 36,-52 24,-34 0,-30"))
        back = frame.trace("-30,-74 0,-84 32,-74")
    outline = frame.all(local)
    wings.along_back(pen, back, traits, 13 * frame.size)
    pen.bold(outline, part="body")
    skin(pen, outline, traits, 60 * frame.size)
    if traits.is_a("TOUGH"):
        for there in frame.sides():
            parts.pauldron(pen, there.inner(33 - 56j, 17))
    head(pen, -68j if bulb else -84j, 34 if bulb else 31, traits)


def serpent(pen: Pen, traits: Traits) -> None:
    """A serpent in two great bends."""
    frame = pen.frame
    size = frame.size
    wings.wings(pen, frame.inner(22 - 82j, 44), traits)
    local = points("80,-20 58,-8 20,-12 -22,-9 -48,-18 -44,-38 -10,-44 28,-46 44,-64 28,-86 -2,-92 -24,-88")
    spine = frame.all(local)[::-1]
    widths = [size * width for width in (19, 21, 23, 24, 24, 23, 22, 20, 18, 14, 9, 0)]
    outline = limb(spine, widths)
    back = frame.trace("2,-104 34,-100 58,-70")
    wings.along_back(pen, back, traits, 11 * size)
    pen.bold(outline, part="body")
    skin(pen, outline, traits, 44 * size)
    pen.rings(spine, widths, 26, 0.32, HAIR)
    if traits.is_a("TOUGH"):
        wings.lames(pen, back, 12 * size)
    if traits.has("spectacles"):
        _book(pen, frame)
    head(pen, -32 - 90j, 25, traits)


@drawn_as(ACCENT)
def _book(pen: Pen, frame: Frame) -> None:
    """An open book to read in."""
    left = "4,-8 4,-8 -16,-12 -30,-3 -30,-3 -46,-11 -68,-5 -68,-5 -66,-30 -66,-30 -44,-36 -30,-28 -30,-28"
    pen.bold(frame.trace(left + " -12,-38 8,-32 8,-32"))
    pen.ticks([(frame.at(-30 - 28j), frame.at(-30 - 3j))], OUTLINE)
    pen.lines(
        [
            frame.all([complex(x, y), complex(x + 12, y - 4), complex(x + 24, y + 2)])
            for x in (-62, -26)
            for y in (-25, -19, -13)
        ],
        0.8,
    )


def mermaid(pen: Pen, traits: Traits) -> None:
    """A mermaid on her rock, her tail curled up."""
    frame = pen.frame
    size = frame.size
    rock = frame.trace("-46,0 -38,-18 -14,-26 14,-22 34,-14 46,0")
    pen.bold([*rock, rock[-1]])
    pen.ticks([(frame.at(complex(x, -4)), frame.at(complex(x + 8, -12))) for x in range(-30, 34, 7)])
    spine = frame.trace("-6,-52 0,-34 26,-20 54,-22 66,-46")
    widths = [size * width for width in (28, 34, 28, 17, 8)]
    parts.fluke(pen, Frame(frame.at(66 - 46j), 27 * size * exp(-1.25j)))
    outline = limb(spine, widths)
    pen.bold(outline, part="body")
    skin(pen, outline, traits, 50 * size)
    torso = frame.trace("-4,-88 12,-82 13,-66 9,-50 -8,-44 -20,-50 -20,-66 -20,-82")
    pen.bold(torso)
    for x in (-12, 4):
        pen.shape(frame.inner(complex(x, -70), 7).trace("-1,0.1 -0.6,-0.7 0.6,-0.7 1,0.1 0,0.8"), RED, DETAIL)
    if traits.is_a("TOUGH"):
        wings.lames(pen, frame.trace("-24,-80 -4,-88 18,-80"), 9 * size)
    for joints in ("-18,-80 -32,-66 -40,-48 -30,-30", "10,-80 24,-66 22,-52 8,-44"):
        pen.limb(frame.trace(joints), [9 * size, 8 * size, 7 * size, 6 * size])
    _waves(pen, frame)
    head(pen, -4 - 98j, 20, traits)
