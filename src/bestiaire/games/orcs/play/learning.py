"""Orcs Orcs Orcs for learning programs: its actions. What a seat observes is in `observing`.

Keys name seats, sectors and spaces by their numbers, whoever looks on, so actions do, too.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from bestiaire.core.learning import Learning
from bestiaire.core.numbering import Actions
from bestiaire.games.orcs.cards.creatures import CREATURES, TWO_TO_SIX
from bestiaire.games.orcs.play.encoder import OrcsEncoder
from bestiaire.games.orcs.play.observing import schema
from bestiaire.games.orcs.questions import QUESTIONS
from bestiaire.games.orcs.table.options import POOL

MOST_LIFE: Final = tuple(max(one.life, harder) for one, harder in zip(CREATURES, TWO_TO_SIX, strict=True))
"""Of each creature, in the harder of the two profiles (OOQ-4)."""


@lru_cache(maxsize=16)
def numbered(lives: tuple[int, ...]) -> Actions:
    return QUESTIONS.actions("orcs", lives)


def actions(told: dict[str, Any]) -> Actions:
    """The action space, the same for all options; only a pool whose creatures live longer has more of it."""
    changed = ((told.get("options") or told).get(POOL) or {}).get("creatures") or {}
    lives = [changed.get(creature.key, {}).get("life", 0) for creature in CREATURES]
    return numbered(tuple(max(life, usual) for life, usual in zip(lives, MOST_LIFE, strict=True)))


LEARNING = Learning(actions, schema, OrcsEncoder)
