"""The figures of the box, as the numbered rules give them."""

from __future__ import annotations

from tests.games.orcs.play import BOOKS, STARTING, TYPES

ELEMENT = {
    "smash": "earth", "earthquake": "earth", "magic_bonds": "earth",
    "zap": "lightning", "lightning_bolt": "lightning", "switch": "lightning",
    "cold_snap": "water", "ice_storm": "water", "replenish": "water",
    "fire_spark": "fire", "fireball": "fire", "voodoo": "fire",
}  # fmt: skip
GIVES = {
    **{spell: {element} for spell, element in ELEMENT.items()},
    "spell_book_earth_lightning": {"earth", "lightning"},
    "spell_book_lightning_water": {"lightning", "water"},
    "spell_book_water_fire": {"water", "fire"},
    "spell_book_fire_earth": {"fire", "earth"},
    "wisdom": {"earth", "lightning", "water", "fire"},
    "poison": set(),
}
CARRIES = {
    "switch": ["teleport"], "earthquake": ["teleport"], "replenish": ["teleport"], "magic_bonds": ["draw"],
    "voodoo": ["draw"], "ice_storm": ["draw"], "wisdom": ["teleport", "draw"],
}  # fmt: skip
COSTS = {
    **dict.fromkeys(STARTING, (1, 2, 3)), "fireball": (2, 3), "lightning_bolt": (2, 3), "earthquake": (2, 3),
    "ice_storm": (2, 3), "switch": (1, 2), "replenish": (1,), "magic_bonds": (1, 2), "voodoo": (1, 2),
}  # fmt: skip
DAMAGE = {**dict.fromkeys(STARTING, (1, 2, 3)), "fireball": (3, 5), "lightning_bolt": (2, 4)}
KNOWLEDGE = (*BOOKS, "wisdom")
LIFE = {"two_to_five": (2, 3, 3, 4, 4, 5), "two_to_six": (2, 3, 4, 4, 5, 6)}
BONUS = dict(
    zip(TYPES, ("draw_card", "magic_energy", "common_discard", "draw_card", "one_action", "one_action"), strict=True)
)
SPECIAL = {
    "OOF-01": "plus_one_life", "OOF-02": "no_study", "OOF-03": "no_teleport", "OOF-04": "plus_one_life",
    "OOF-05": "three_spells", "OOF-06": "no_bonus_powers", "OOF-08": "no_teleport", "OOF-09": "three_spells",
}  # fmt: skip
WEAK, STRONG, MIGHTY = TYPES[:2], TYPES[2:4], TYPES[4:]
MOVES = {
    **{f"OOF-0{number}": (WEAK, STRONG, MIGHTY)[(number - 1) // 3] for number in range(1, 10)},
    "OOF-10": WEAK + STRONG, "OOF-11": WEAK + STRONG, "OOF-12": WEAK + MIGHTY, "OOF-13": WEAK + MIGHTY,
    "OOF-14": STRONG + MIGHTY, "OOF-15": STRONG + MIGHTY,
}  # fmt: skip
VALUES = dict(
    zip(
        TYPES,
        ([4, 3, 3, 2, 2, 1], [5, 4, 4, 3, 3, 2], [6, 5, 5, 4, 4, 3], [7, 6, 6, 5, 5, 4], [8, 7, 6, 5, 4, 3],
         [10, 9, 8, 7, 6, 5]),
        strict=True,
    )
)  # fmt: skip
SUPPORT = ("switch", "replenish", "magic_bonds", "voodoo")
