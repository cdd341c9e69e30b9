"""Orcs Orcs Orcs for learning programs: its actions. What a seat observes is in `observing`.

Keys name seats, sectors and spaces by their numbers, whoever looks on, so actions do, too.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from typing import Any, Final

from bestiaire.core.learning import Learning
from bestiaire.core.numbering import Actions, Verb
from bestiaire.games.orcs.cards.creatures import CREATURES, MISSIONS, TWO_TO_SIX
from bestiaire.games.orcs.cards.printed import BONUS_NAMES, POISON
from bestiaire.games.orcs.cards.spells import SPELL_NAMES, SPELLS
from bestiaire.games.orcs.play.encoder import OrcsEncoder
from bestiaire.games.orcs.play.observing import schema
from bestiaire.games.orcs.table.fields import SEATS
from bestiaire.games.orcs.table.observed import LEARNABLE
from bestiaire.games.orcs.table.options import POOL
from bestiaire.games.orcs.table.zones import SECTION_NAMES, SPACE_NAMES

CASTABLE: Final = tuple(spell.key for spell in SPELLS if spell.category != POISON)
SEAT_NAMES: Final = tuple(str(seat) for seat in range(SEATS))
EFFECTS: Final = tuple(str(index + 1) for index in range(max(len(spell.effects) for spell in SPELLS)))
MOST_LIFE: Final = tuple(max(one.life, harder) for one, harder in zip(CREATURES, TWO_TO_SIX, strict=True))
"""Of each creature, in the harder of the two profiles (OOQ-4)."""


def creature_names(lives: tuple[int, ...]) -> list[str]:
    """Every creature in every section, unhurt or with damage: less than its life, but Plus one life adds one."""
    return [
        f"{creature.key}@{section}.{damage}" if damage else f"{creature.key}@{section}"
        for creature, life in zip(CREATURES, lives, strict=True)
        for section, damage in product(SECTION_NAMES, range(life + 1))
    ]


@lru_cache(maxsize=16)
def numbered(lives: tuple[int, ...]) -> Actions:
    creatures = creature_names(lives)
    return Actions(
        "orcs",
        [
            Verb("mission", [mission.key for mission in MISSIONS]),
            Verb("reveal", SPACE_NAMES),
            Verb("cast", CASTABLE),
            Verb("teleport", SPACE_NAMES),
            Verb("poison", SEAT_NAMES),
            Verb("hand_change", SPELL_NAMES),
            Verb("pass", ("turn",)),
            Verb("learn", LEARNABLE),
            Verb("upgrade", CASTABLE, single=("none",)),
            Verb("draw", ("card",)),
            Verb("effect", EFFECTS, single=("none",)),
            Verb("target", creatures),
            Verb("with", creatures),
            Verb("to", SECTION_NAMES),
            Verb("section", SECTION_NAMES),
            Verb("side", SECTION_NAMES),
            Verb("opponent", SEAT_NAMES),
            Verb("bonus", BONUS_NAMES, single=("none",)),
            Verb("discard", SPELL_NAMES),
        ],
    )


def actions(told: dict[str, Any]) -> Actions:
    """The action space, the same for all options; only a pool whose creatures live longer has more of it."""
    changed = ((told.get("options") or told).get(POOL) or {}).get("creatures") or {}
    lives = [changed.get(creature.key, {}).get("life", 0) for creature in CREATURES]
    return numbered(tuple(max(life, usual) for life, usual in zip(lives, MOST_LIFE, strict=True)))


LEARNING = Learning(actions, schema, OrcsEncoder)
