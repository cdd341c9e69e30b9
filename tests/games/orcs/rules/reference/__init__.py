"""Orcs Orcs Orcs a second time, from the numbered rules alone.

It runs beside a table: at every question it says who must be asked what, with which options, and what lies where. It is
slow and plain on purpose. What chance decides it takes over from the table, after looking that it could be.
"""

from tests.games.orcs.rules.reference.game import Reference
from tests.games.orcs.rules.reference.positions import random_position
from tests.games.orcs.rules.reference.standing import Question

__all__ = ["Question", "Reference", "random_position"]
