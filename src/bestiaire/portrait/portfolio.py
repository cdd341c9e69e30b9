"""The portfolio of heads: which hand draws which head."""

from __future__ import annotations

from bestiaire.portrait import heads, molds
from bestiaire.portrait.jaws import jaws
from bestiaire.portrait.pen import Pen
from bestiaire.portrait.traits import Traits

_HEADS = {
    "bare": heads.bare,
    "bug": heads.bug,
    "crocodile": jaws,
    "dragon": jaws,
    "elephant": heads.elephant,
    "hood": heads.hood,
    "owl": heads.owl,
    "panda": molds.panda,
    "penguin": heads.penguin,
    "pumpkin": heads.pumpkin,
    "rex": jaws,
    "shark": jaws,
    "skull": heads.skull,
    "spider": heads.spider,
    "woman": heads.woman,
}


def head(pen: Pen, look: complex, radius: float, traits: Traits) -> None:
    """The creature's head around a point of its body; small creatures have larger heads for their size."""
    larger = 1.3 - 0.03 * traits.power
    _HEADS.get(traits.head, molds.molded)(pen, pen.frame.inner(look, radius * larger), traits)
