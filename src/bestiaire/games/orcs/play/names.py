"""What can stand behind each verb of Orcs Orcs Orcs: the names that learning programs number."""

from __future__ import annotations

from itertools import product
from typing import Any, Final

from bestiaire.core.questions import Names
from bestiaire.games.orcs.cards.creatures import CREATURES
from bestiaire.games.orcs.cards.printed import BONUS_NAMES, POISON
from bestiaire.games.orcs.cards.spells import SPELL_NAMES, SPELLS
from bestiaire.games.orcs.table.fields import SEATS
from bestiaire.games.orcs.table.observed import LEARNABLE, MISSION_NAMES
from bestiaire.games.orcs.table.zones import SECTION_NAMES, SPACE_NAMES

EFFECTS: Final[int] = max(len(spell.effects) for spell in SPELLS)
"""The most that a spell has."""

ANY_MISSION: Final[Names] = [(MISSION_NAMES, 1)]
ANY_SPACE: Final[Names] = [(SPACE_NAMES, 1)]
"""The spaces of the tower, and the sectors before them."""
CASTABLE: Final[Names] = [([spell.key for spell in SPELLS if spell.category != POISON], 1)]
ANY_LEARNABLE: Final[Names] = [(LEARNABLE, 1)]
ANY_SPELL: Final[Names] = [(SPELL_NAMES, 1)]
ANY_SEAT: Final[Names] = [([str(seat) for seat in range(SEATS)], 1)]
ANY_EFFECT: Final[Names] = [([str(index + 1) for index in range(EFFECTS)], 1)]
ANY_SECTION: Final[Names] = [(SECTION_NAMES, 1)]
ANY_BONUS: Final[Names] = [(BONUS_NAMES, 1)]


def creatures(lives: Any) -> Names:
    """Every creature in every section, unhurt or with damage: less than its life, but Plus one life adds one. `lives`
    has the most that each lives."""
    return [
        (
            [
                f"{creature.key}@{section}.{damage}" if damage else f"{creature.key}@{section}"
                for creature, life in zip(CREATURES, lives, strict=True)
                for section, damage in product(SECTION_NAMES, range(life + 1))
            ],
            1,
        )
    ]
