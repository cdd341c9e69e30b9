"""A pool: figures that take the place of those in the box, so that who owns the printed game can play with its own
numbers.

It is an object of the option `pool`; `read_pool_file` reads one from a file. Every field is checked.
"""

from __future__ import annotations

from bestiaire.core.errors import BadOptions, BadPosition
from bestiaire.games.orcs.box import BOX, HARDER_BOX, Box
from bestiaire.games.orcs.options import Options


def box_of(options: Options, error: type[BadOptions] | type[BadPosition]) -> Box:
    """The box that a game with these options is played with."""
    return HARDER_BOX if options.values["life_profile"] == "two_to_six" else BOX
