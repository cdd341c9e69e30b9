"""What a game's table is made of: a field is one line.

A game lists the fields of its state and of its players in `table/fields.py`, a small one in `fields.py`: the name, the
default, who may see it, what it is called in views and positions, its bounds when it is read, and what is observed of
it. From these lines follow the classes with their copying, the plain part of views and positions and the quick encoder,
which are written as source (`core/generate`, `make fields`) because they are hot; and the reading of positions and the
schema, which walk the list (`Sheet.read`, `Sheet.parts`). What only code can say stays code beside it: a field names
its functions.
"""

from __future__ import annotations

from bestiaire.core.fields.collections import Amounts, Bits, Faces, Pile
from bestiaire.core.fields.field import EACH, GIVEN, LISTED, NOT_COPIED, SHARED, CardList, Field, Seen
from bestiaire.core.fields.kinds import Flag, Number, OneCard, Printed, Seat, Word
from bestiaire.core.fields.particular import InForce, Inner, Players, Several, Told
from bestiaire.core.fields.sheet import Declared, Sheet

__all__ = [
    "EACH",
    "GIVEN",
    "LISTED",
    "NOT_COPIED",
    "SHARED",
    "Amounts",
    "Bits",
    "CardList",
    "Declared",
    "Faces",
    "Field",
    "Flag",
    "InForce",
    "Inner",
    "Number",
    "OneCard",
    "Pile",
    "Players",
    "Printed",
    "Seat",
    "Seen",
    "Several",
    "Sheet",
    "Told",
    "Word",
]
