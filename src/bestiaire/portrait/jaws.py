"""Heads in profile, with jaws that open to the left: dragons, saurians, crocodiles, sharks."""

from __future__ import annotations

from bestiaire.portrait import ornaments
from bestiaire.portrait.face import drips, eyes
from bestiaire.portrait.geometry import Frame, Points, along, points
from bestiaire.portrait.pen import BONE, DETAIL, HAIR, INK, OUTLINE, PAPER, RED, Pen, drawn_as
from bestiaire.portrait.traits import Traits

_HINGE = -0.05 + 0.42j

# Per kind: the upper head from the hinge round the back to the lip, the lower jaw, the eye and its radius.
_PROFILES = {
    "dragon": (
        points("0.55,0.6 0.85,0.1 0.6,-0.55 0.05,-0.78 -0.4,-0.55 -0.85,-0.22 -1.3,-0.36 -1.62,-0.12 -1.6,0.22"),
        points("-1.38,0.62 -1.5,0.82 -0.8,0.92 0.1,0.98 0.55,0.6"),
        -0.2 - 0.3j,
        0.22,
    ),
    "rex": (
        points("0.6,0.62 0.95,0.05 0.62,-0.62 0,-0.88 -0.55,-0.74 -1.1,-0.6 -1.5,-0.32 -1.56,0.14"),
        points("-1.32,0.66 -1.38,0.98 -0.7,1.08 0.1,1.08 0.6,0.62"),
        -0.12 - 0.36j,
        0.22,
    ),
    "crocodile": (
        points("0.5,0.6 0.8,0.05 0.5,-0.4 0.05,-0.74 -0.4,-0.46 -1,-0.1 -1.75,-0.14 -2.05,-0.24 -2.25,0 -2.15,0.24"),
        points("-2,0.5 -2.05,0.72 -1,0.78 0.1,0.88 0.5,0.6"),
        -0.02 - 0.36j,
        0.24,
    ),
    "shark": (
        points("0.7,0.6 0.95,-0.05 0.6,-0.6 -0.2,-0.72 -0.9,-0.5 -1.7,-0.1 -1.7,-0.1 -1.25,0.1"),
        points("-0.98,0.6 -0.9,0.82 -0.4,0.98 0.2,0.98 0.7,0.6"),
        -0.45 - 0.2j,
        0.17,
    ),
}


def jaws(pen: Pen, place: Frame, traits: Traits) -> None:
    """A head in profile: lower jaw, tongue and teeth, then the upper head with its eye and nostril."""
    frame = place.inner(0.3, 0.86)
    upper, lower, eye, radius = _PROFILES[traits.head]
    ornaments.behind(pen, frame.inner(0.45 + 0.1j, 0.72), traits)
    jaw = [_HINGE, _HINGE, *lower]
    throat = [_HINGE, _HINGE, upper[-1], upper[-1], lower[0], lower[0]]
    pen.shape(frame.all(throat), INK, DETAIL)
    tongue = [
        _HINGE + 0.1j,
        _HINGE - 0.5 + 0.0j,
        _HINGE + (lower[0] - _HINGE) * 0.8 - 0.18j,
        _HINGE + (lower[0] - _HINGE) * 0.6 + 0.1j,
    ]
    pen.shape(frame.all(tongue), RED, 0)
    if traits.is_a("FRENZY"):
        _row(pen, frame, [lower[0], _HINGE], -0.3, "teeth")
    pen.shape(frame.all(jaw))
    outline = [_HINGE, _HINGE, *upper, upper[-1]]
    _row(pen, frame, [upper[-1], _HINGE], 0.3, "teeth" if traits.is_a("FRENZY") else "")
    pen.bold(frame.all(outline))
    pen.shadow(frame.all(outline), 0.3 * frame.size, 2.6)
    if traits.is_a("POISONOUS"):
        chin = [lower[1] + (lower[2] - lower[1]) * share + 0.06j for share in (0.15, 0.55, 1.0)]
        drips(pen, frame, chin, 0.44)
    _details(pen, frame, traits, upper)
    eyes(pen, frame, traits, [eye], radius)
    if not traits.is_a("HUNTER"):
        pen.line(
            frame.all([eye - (1.5 + 0.7j) * radius, eye - (0.2 + 1.35j) * radius, eye + (1.3 - 1.1j) * radius]), 1.6
        )
    ornaments.on_top(pen, frame.inner(0.1 - 0.1j, 0.8), traits)


@drawn_as(BONE)
def _row(pen: Pen, frame: Frame, lip: list[complex], tall: float, part: str) -> None:
    """A row of teeth that hang from a lip, or stand on it if `tall` is negative."""
    teeth: list[complex] = []
    for number, (place, _, _) in enumerate(along([*lip[:1], (lip[0] + lip[1]) / 2, *lip[1:]], [0, 0], 6)):
        step = (lip[1] - lip[0]) / 12
        size = tall * (1.0 - 0.1 * number)
        teeth += [place - step, place + 1j * size]
    pen.polygon(frame.all([*teeth, lip[1] - (lip[1] - lip[0]) / 30]), PAPER, HAIR, part)


def _details(pen: Pen, frame: Frame, traits: Traits, upper: Points) -> None:
    """Nostril, cheek, gill slits or rivets."""
    nose = upper[-2] + (0.18 + 0.06j)
    if traits.head == "shark":
        pen.lines(
            [frame.all([complex(x, -0.2), complex(x + 0.1, 0.06), complex(x + 0.02, 0.34)]) for x in (0.22, 0.4, 0.58)],
            1.3,
        )
        nose = -1.3 - 0.1j
    else:
        pen.line(frame.all([_HINGE + 0.0j, _HINGE + 0.2 - 0.14j, _HINGE + 0.22 - 0.34j]), DETAIL)
    pen.shape(frame.all([nose - 0.09, nose - 0.07j, nose + 0.1, nose + 0.06j]), INK, HAIR)
    if traits.has("rivets"):
        bolts = frame.trace("0.55,0.2 0.5,-0.25 -0.7,-0.02 -1.05,0.02")
        pen.dots(bolts, 0.09 * frame.size, PAPER, DETAIL)
    if traits.has("tongue"):
        pen.line(frame.all([_HINGE, _HINGE - 1.2 + 0.1j, _HINGE - 2.2 - 0.3j]), OUTLINE)
