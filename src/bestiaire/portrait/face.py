"""Faces: eyes, mask, mouth, teeth and drops, the parts that tell a card's keywords."""

from __future__ import annotations

from cmath import exp
from math import pi

from bestiaire.portrait.geometry import Frame, Points
from bestiaire.portrait.pen import BONE, DETAIL, EYE, GREEN, HAIR, INK, OUTLINE, PAPER, RED, Pen, drawn_as
from bestiaire.portrait.traits import Traits


def eyes(pen: Pen, frame: Frame, traits: Traits, spots: list[complex], radius: float) -> None:
    """The eyes at their spots: a hunter has one great eye between them, a sneak looks through a mask."""
    if traits.is_a("HUNTER"):
        spots, radius = [sum(spots) / len(spots)], radius * 1.9
    pen.look_from(frame.all(spots))
    if traits.is_a("SNEAKY"):
        _mask(pen, frame, spots, radius)
    if traits.is_a("HUNTER"):
        _great_eye(pen, frame, spots[0], radius)
        return
    _pupils(pen, frame, traits, spots, radius)
    if len(spots) == 2:
        _brows(pen, frame, traits, spots, radius)
    if traits.has("many_eyes"):
        _small_eyes(pen, frame, spots, radius)
    if traits.has("spectacles"):
        _spectacles(pen, frame, spots, radius)


@drawn_as(EYE)
def _pupils(pen: Pen, frame: Frame, traits: Traits, spots: list[complex], radius: float) -> None:
    """Eyes that look a little to the left: slits in scaly creatures, round pupils with a gleam in the others."""
    places, size = frame.all(spots), radius * frame.size
    for place in places:
        pen.disc(place, size)
    looking = [place - 0.22 * size for place in places]
    if traits.skin == "scales":
        slit = (-0.8j * size, 0.34 * size, 0.8j * size, -0.34 * size)
        pen.shapes([[place + corner for corner in slit] for place in looking], INK, HAIR)
        return
    pen.studs(looking, size * 0.56)
    for place in looking:
        pen.disc(place - (0.18 + 0.2j) * size, size * 0.2, PAPER, 0)


@drawn_as(EYE)
def _great_eye(pen: Pen, frame: Frame, spot: complex, radius: float) -> None:
    """The hunter's eye: lashes above, a vermilion iris with its rays, a wide pupil."""
    place, size = frame.at(spot), radius * frame.size
    pen.ticks(
        [
            (place + size * 1.12 * exp(1j * turn), place + size * 1.36 * exp(1j * turn))
            for turn in (-2.4, -2, -1.57, -1.14, -0.74)
        ],
        DETAIL,
    )
    pen.disc(place, size, PAPER, OUTLINE, part="great-eye")
    looking = place - 0.12 * size
    pen.disc(looking, size * 0.68, RED, HAIR)
    pen.disc(looking, size * 0.36, INK, 0)
    pen.disc(looking - (0.2 + 0.22j) * size, size * 0.15, PAPER, 0)


def _small_eyes(pen: Pen, frame: Frame, spots: list[complex], radius: float) -> None:
    """The other eyes of a spider, in a row above."""
    middle = sum(spots) / len(spots)
    wreath = [middle + spot * radius for spot in (-1.9 - 1.25j, -0.65 - 1.8j, 0.65 - 1.8j, 1.9 - 1.25j)]
    pen.studs(frame.all(wreath), radius * frame.size * 0.4)


def _brows(pen: Pen, frame: Frame, traits: Traits, spots: list[complex], radius: float) -> None:
    """Brows: stern in the strong, raised in the small."""
    slant = 0.1 + 0.09 * (traits.power - 4)
    lines = []
    for spot, side in zip(spots, (-1, 1), strict=True):
        outer, inner = complex(side * 1.1, -1.15 - slant), complex(-side * 0.8, -1.2 + slant)
        lines.append(
            frame.all([spot + outer * radius, spot + (0.5 * (outer + inner) - 0.2j) * radius, spot + inner * radius])
        )
    pen.lines(lines, OUTLINE)


def _mask(pen: Pen, frame: Frame, spots: list[complex], radius: float) -> None:
    """A thief's mask round the eyes, its two ribbons flying behind."""
    margin, height = (1.8, 1.5) if len(spots) > 1 or radius < 0.3 else (1.5, 1.15)
    left, right = spots[0].real - margin * radius, spots[-1].real + margin * radius
    y, middle = spots[0].imag, (left + right) / 2
    tall, knot = height * radius, complex(right, y)
    radius = min(radius, 0.3)
    for drop in (-0.7j, 0.9j):
        ribbon = [knot, knot + (1.1 + drop * 0.3) * radius, knot + (2.4 + drop) * radius]
        pen.limb(frame.all(ribbon), [0.3 * radius * frame.size, 0.55 * radius * frame.size, 0], INK, HAIR)
    outline = [
        complex(left, y - 0.5 * tall),
        complex((left + middle) / 2, y - tall),
        complex(middle, y - 0.75 * tall),
        complex((right + middle) / 2, y - tall),
        complex(right, y - 0.5 * tall),
        complex(right, y + 0.5 * tall),
        complex((right + middle) / 2, y + tall),
        complex(middle, y + 0.5 * tall),
        complex((left + middle) / 2, y + tall),
        complex(left, y + 0.5 * tall),
    ]
    pen.shape(frame.all(outline), INK, DETAIL, part="mask")


def _spectacles(pen: Pen, frame: Frame, spots: list[complex], radius: float) -> None:
    """Round reading glasses with a bow to the ear."""
    rings = []
    for spot in spots:
        ring = [spot + 1.5 * radius * exp(1j * pi * turn / 4) for turn in range(9)]
        rings.append(frame.all(ring))
    rings.append(frame.all([spots[-1] + 1.5 * radius, spots[-1] + (3.4 - 0.6j) * radius]))
    pen.lines(rings, DETAIL)


def mouth(pen: Pen, frame: Frame, traits: Traits, at: complex, wide: float) -> None:
    """A mouth seen from the front: two rows of teeth in a frenzy, a roar in the loud, else a smile or a scowl."""
    if traits.is_a("FRENZY"):
        _maw(pen, frame, at, wide)
    elif traits.has("roar"):
        _roar(pen, frame, at, wide)
    else:
        _lips(pen, frame, traits, at, wide)
    if traits.is_a("POISONOUS"):
        drips(pen, frame, [at + complex(side * wide, 0.12) for side in (-0.62, 0.1, 0.6)], wide)


@drawn_as(BONE)
def _lips(pen: Pen, frame: Frame, traits: Traits, at: complex, wide: float) -> None:
    """A closed mouth: it curls up in the small and down in the strong, who show a fang."""
    curl = 0.34 * wide if traits.power < 6 else -0.16 * wide
    ends = complex(-wide, -curl), complex(wide, -curl)
    inner = complex(-0.5 * wide, 0.3 * curl), complex(0.5 * wide, 0.3 * curl)
    pen.line(frame.all([at + ends[0], at + inner[0], at + 0.5j * curl, at + inner[1], at + ends[1]]), OUTLINE)
    if traits.power >= 4 and not traits.has("tusks"):
        for side in (-0.55, 0.55):
            root = at + complex(side * wide, 0.2 * curl)
            pen.polygon(frame.all([root - 0.13 * wide, root + 0.36j * wide, root + 0.13 * wide]))


def _roar(pen: Pen, frame: Frame, at: complex, wide: float) -> None:
    """A wide open mouth with a tongue."""
    hole = [
        at - wide,
        at - 0.45j * wide,
        at + wide,
        at + (0.7 + 0.7j) * wide,
        at + 0.95j * wide,
        at + (-0.7 + 0.7j) * wide,
    ]
    pen.shape(frame.all(hole), INK)
    tongue = [at + (-0.5 + 0.6j) * wide, at + 0.35j * wide, at + (0.5 + 0.6j) * wide, at + 0.88j * wide]
    pen.shape(frame.all(tongue), RED, 0)


@drawn_as(BONE)
def _maw(pen: Pen, frame: Frame, at: complex, wide: float) -> None:
    """A gaping mouth with two rows of teeth."""
    hole = [at - (1.15 + 0.15j) * wide, at - 0.4j * wide, at + (1.15 - 0.15j) * wide, at + 0.75j * wide]
    pen.shape(frame.all(hole), INK, OUTLINE)
    upper, lower = [], []
    for number in range(5):
        x = (number - 2) * 0.4
        top, low = -0.36 + 0.06 * abs(number - 2), 0.68 - 0.17 * abs(number - 2) ** 1.4
        upper += [complex(x - 0.2, top), complex(x, top + 0.5 - 0.07 * abs(number - 2))]
        lower += [complex(x - 0.2, low), complex(x, low - 0.4 + 0.05 * abs(number - 2))]
    for row, end in ((upper, 1 - 0.24j), (lower, 0.95 + 0.3j)):
        pen.polygon(frame.all([at + wide * point for point in (*row, end)]), PAPER, HAIR, part="teeth")


def drips(pen: Pen, frame: Frame, spots: Points, wide: float) -> None:
    """Drops of verdigris venom that fall from the mouth."""
    for number, spot in enumerate(spots):
        long = wide * (0.75, 1.25, 0.95)[number % 3]
        thick = wide * 0.2
        drop = [spot, spot, spot + complex(0.55 * thick, 0.5 * long), spot + complex(thick, 0.85 * long)]
        drop += [spot + 1.12j * long, spot + complex(-thick, 0.85 * long), spot + complex(-0.55 * thick, 0.5 * long)]
        pen.shape(frame.all(drop), GREEN, HAIR, part="drip")
