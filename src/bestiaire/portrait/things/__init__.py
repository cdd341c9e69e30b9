"""Things: what cards show that are no creatures. Each draws itself around a point, from -1 to 1 in each direction."""

from __future__ import annotations

from cmath import exp
from math import radians

from bestiaire.portrait.geometry import Frame
from bestiaire.portrait.pen import GROUND, MASS, Pen
from bestiaire.portrait.things.brush import Brush
from bestiaire.portrait.things.city import CITY
from bestiaire.portrait.things.kit import KIT
from bestiaire.portrait.things.nature import NATURE
from bestiaire.portrait.things.sky import SKY

__all__ = ["THINGS", "still_life"]

THINGS = SKY | CITY | KIT | NATURE


def still_life(pen: Pen, composition: str) -> None:
    """Draws things one over the other, each as `name@x,y*size`: its middle from the middle of the ground (y upwards)
    and half its height; `/30` behind it turns it by so many degrees."""
    for placed in composition.split():
        name, _, place = placed.partition("@")
        where, _, how = place.partition("*")
        x, y = where.split(",")
        size, _, turned = how.partition("/")
        unit = float(size) * exp(1j * radians(float(turned or 0)))
        THINGS[name](Brush(pen, Frame(complex(100 + float(x), GROUND - float(y)), unit)))
    pen.role = MASS
