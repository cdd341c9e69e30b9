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

SEAT_NAMES: Final = tuple(str(seat) for seat in range(SEATS))
CASTABLE: Final = tuple(spell.key for spell in SPELLS if spell.category != POISON)
EFFECTS: Final = max(len(spell.effects) for spell in SPELLS)
"""The most that a spell has."""


def missions(lives: Any) -> Names:
    return [(MISSION_NAMES, 1)]


def spaces(lives: Any) -> Names:
    """The spaces of the tower, and the sectors before them."""
    return [(SPACE_NAMES, 1)]


def castable(lives: Any) -> Names:
    return [(CASTABLE, 1)]


def learnable(lives: Any) -> Names:
    return [(LEARNABLE, 1)]


def spells(lives: Any) -> Names:
    return [(SPELL_NAMES, 1)]


def seats(lives: Any) -> Names:
    return [(SEAT_NAMES, 1)]


def effects(lives: Any) -> Names:
    return [([str(index + 1) for index in range(EFFECTS)], 1)]


def sections(lives: Any) -> Names:
    return [(SECTION_NAMES, 1)]


def bonuses(lives: Any) -> Names:
    return [(BONUS_NAMES, 1)]


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
