"""Creature types (OO-011, OO-012), fate cards, missions, and where the mages start."""

from __future__ import annotations

from typing import Final

from bestiaire.games.orcs.cards.printed import (
    COMMON_DISCARD,
    DRAW_CARD,
    EXTRA_ACTION,
    EXTRA_SPELL,
    HAND_CHANGE,
    MAGIC_ENERGY,
    MIGHTY,
    NO_BONUS_POWERS,
    NO_LOSS,
    NO_STUDY,
    NO_TELEPORT,
    ONE_ACTION,
    PLUS_ONE_LIFE,
    POISON_POWER,
    SPELL_EXCHANGE,
    STRONG,
    THREE_SPELLS,
    UNALTERABLE_RULES,
    WEAK,
    CreatureType,
    FateCard,
    Mission,
)
from bestiaire.words.nouns import Noun

# OO-210, OO-213: their bonus actions are part of the game only if the players say so; which has which is our choice.
COUNTED: Final = ("category", "counter_values", "markers", "bonus_action")
"""What is our own about every creature; some have more."""

CREATURES: Final[list[CreatureType]] = [
    CreatureType(
        "OOK-1", "goblin", Noun("Goblin", "Goblins", "Gobelin", "Gobelins", feminine=False),
        WEAK, 2, [4, 3, 3, 2, 2, 1], [12, 2, 2], EXTRA_SPELL, DRAW_CARD, COUNTED,
    ),
    CreatureType(
        "OOK-2", "goblin_shaman",
        Noun("Goblin Shaman", "Goblin Shamans", "Shaman gobelin", "Shamans gobelins", feminine=False),
        WEAK, 3, [5, 4, 4, 3, 3, 2], [12, 2, 2], EXTRA_ACTION, MAGIC_ENERGY, ("life", "bonus_power", *COUNTED),
    ),
    CreatureType(
        "OOK-4", "orc", Noun("Orc", "Orcs", "Orque", "Orques", feminine=False),
        STRONG, 3, [6, 5, 5, 4, 4, 3], [8, 2, 2], POISON_POWER, COMMON_DISCARD, ("life", "bonus_power", *COUNTED),
    ),
    CreatureType(
        "OOK-5", "orc_rider", Noun("Orc Rider", "Orc Riders", "Cavalier orque", "Cavaliers orques", feminine=False),
        STRONG, 4, [7, 6, 6, 5, 5, 4], [8, 2, 2], HAND_CHANGE, DRAW_CARD, ("life", "bonus_power", *COUNTED),
    ),
    CreatureType(
        "OOK-7", "stone_golem",
        Noun("Stone Golem", "Stone Golems", "Golem de pierre", "Golems de pierre", feminine=False),
        MIGHTY, 4, [8, 7, 6, 5, 4, 3], [4, 2, 2], UNALTERABLE_RULES, ONE_ACTION,
        ("name_en", "name_fr", "life", "bonus_power", *COUNTED),
    ),
    CreatureType(
        "OOK-8", "lava_golem", Noun("Lava Golem", "Lava Golems", "Golem de lave", "Golems de lave", feminine=False),
        MIGHTY, 5, [10, 9, 8, 7, 6, 5], [4, 2, 2], NO_LOSS, ONE_ACTION, ("life", "bonus_power", *COUNTED),
    ),
]  # fmt: skip
CREATURE_NAMES: Final = tuple(creature.key for creature in CREATURES)

TWO_TO_SIX: Final = [2, 3, 4, 4, 5, 6]
"""OOQ-4: the other life points."""

FATE_CARDS: Final[list[FateCard]] = [
    FateCard("OOF-01", (WEAK,), PLUS_ONE_LIFE),
    FateCard("OOF-02", (WEAK,), NO_STUDY),
    FateCard("OOF-03", (WEAK,), NO_TELEPORT),
    FateCard("OOF-04", (STRONG,), PLUS_ONE_LIFE),
    FateCard("OOF-05", (STRONG,), THREE_SPELLS),
    FateCard("OOF-06", (STRONG,), NO_BONUS_POWERS),
    FateCard("OOF-07", (MIGHTY,), SPELL_EXCHANGE),
    FateCard("OOF-08", (MIGHTY,), NO_TELEPORT),
    FateCard("OOF-09", (MIGHTY,), THREE_SPELLS),
    FateCard("OOF-10", (WEAK, STRONG)),
    FateCard("OOF-11", (WEAK, STRONG)),
    FateCard("OOF-12", (WEAK, MIGHTY)),
    FateCard("OOF-13", (WEAK, MIGHTY)),
    FateCard("OOF-14", (STRONG, MIGHTY)),
    FateCard("OOF-15", (STRONG, MIGHTY)),
]
"""OO-047."""

MISSIONS: Final[list[Mission]] = [
    Mission("OOI-1", "weak_creatures", "Weak creatures", "Créatures faibles", 2, 2, "weak"),
    Mission("OOI-2", "fine_trophies", "Fine trophies", "Beau tableau de chasse", 3, 4, "creatures"),
    Mission("OOI-3", "strong_creatures", "Strong creatures", "Créatures fortes", 3, 2, "strong"),
    Mission("OOI-4", "sets", "Sets", "Ensembles", 3, 1, "sets_of_weak_strong_mighty"),
    Mission("OOI-5", "mighty_creatures", "Mighty creatures", "Créatures puissantes", 2, 1, "mighty"),
    Mission("OOI-6", "bonus_powers", "Bonus powers", "Pouvoirs bonus", 2, 1, "bonus_powers"),
    Mission("OOI-7", "spells", "Spells", "Sorts", 3, 2, "learned_spells"),
    Mission(
        "OOI-8", "collector", "Collector", "Collectionneur", 2, 1, "creature_types",
        ("name_en", "name_fr", "points", "per", "of"),
    ),
]  # fmt: skip
"""OO-201, OO-202."""

MAGE_START: Final = [0, 1, 2, 4]
"""OO-028: the tower spaces of blue, green, yellow and red, counted from 0."""
