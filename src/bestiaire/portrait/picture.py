"""Pictures: what a card shows, as a game lists it, and the files that are made of it."""

from __future__ import annotations

from dataclasses import dataclass

from bestiaire.core.rng import seeded
from bestiaire.portrait import drawn, painting
from bestiaire.portrait.painting import Paint
from bestiaire.portrait.pen import Pen
from bestiaire.portrait.scene import shadow
from bestiaire.portrait.things import still_life

CARD = "card"
WHOLE = "whole"
FACE = "face"
HOME = "home"
CUTS = (CARD, WHOLE, FACE, HOME)
STILL_LIFE = 8
"""The bulk of things on a card, on the scale of power."""


@dataclass(frozen=True)
class Picture:
    """A creature, things, or a creature with things: in its colours, and where it is."""

    paint: Paint
    creature: str = ""
    """The id that says what the creature looks like."""
    power: int = 5
    keywords: tuple[str, ...] = ()
    things: str = ""
    """See `still_life`."""

    @property
    def pen(self) -> Pen:
        """The drawing."""
        if self.creature or not self.things:
            pen = drawn(self.creature, max(1, min(10, self.power)), frozenset(self.keywords))
        else:
            pen = Pen(seeded(0), 1.0)
            pen.mirrored = False
            shadow(pen)
        pen.mirrored = False
        still_life(pen, self.things)
        return pen

    def cut(self, cut: str) -> str:
        """The painting: before its home on a card, whole for a stage or a cover, its face, or its home alone."""
        if cut == WHOLE:
            return painting.whole(self.pen, self.paint)
        if cut == FACE:
            return painting.face(self.pen, self.paint)
        if cut == HOME:
            return painting.home(self.paint)
        return painting.on_a_card(self.pen, self.paint, self.power if self.creature else STILL_LIFE)


def things(composition: str, body: str, accent: str, home: str, belly: str = "#f0dcb4") -> Picture:
    """A picture of things."""
    return Picture(Paint(body, belly, accent, home), things=composition)


def creature(
    name: str,
    body: str,
    belly: str,
    accent: str,
    home: str,
    *,
    power: int = 6,
    keywords: tuple[str, ...] = (),
    things: str = "",
) -> Picture:
    """A picture of a creature, with things about it."""
    return Picture(Paint(body, belly, accent, home), name, power, keywords, things)


SOME_CARD = things("hand_cards@0,64*56", "#8d55d6", "#e0b040", "dusk")
"""What a card shows for which nobody has listed a picture yet: a hand of cards."""
