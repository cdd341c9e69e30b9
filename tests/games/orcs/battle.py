"""A battle of Orcs Orcs Orcs in full swing, to be looked at: a crowd, a wounded orc, a power gained, a full hand."""

from __future__ import annotations

from tests.games.orcs.play import Fields

MAGES: list[Fields] = [
    {
        "colour": "blue",
        "mage": 1,
        "hand": ["smash", "earthquake", "fireball", "magic_bonds", "switch", "spell_book_water_fire"],
        "trophies": {"goblin": 2, "orc": 1},
        "skulls": {"goblin": 2, "orc": 1},
        "discard": ["poison", "voodoo"],
    },
    {"colour": "green", "mage": 4, "hand": ["smash", "zap"], "trophies": {"lava_golem": 1}},
    {"colour": "yellow", "mage": 2, "hand": ["smash", "zap"]},
    {"colour": "red", "mage": 5, "hand": ["smash", "zap"]},
]

FIELD: Fields = {
    "1": {
        "inner": ["goblin", "goblin", {"creature": "orc", "damage": 1}],
        "outer": ["lava_golem", "goblin", "orc_rider"],
    },
    "2": {"inner": ["goblin", "goblin", "goblin_shaman", "orc", "stone_golem"], "outer": ["orc"]},
    "6": {"middle": ["orc_rider", "orc", "lava_golem"]},
}


def battle(mages: int = 2, **more: object) -> Fields:
    """The position with so many mages, the first of whom is to act; some of it otherwise, if a test says so."""
    return {
        "round": 4,
        "phase": "actions",
        "players": MAGES[:mages],
        "board": FIELD,
        "counters": {"goblin": 2, "lava_golem": 4},
        "fate": "OOF-10",
        "display": {"A": ["fireball", "ice_storm", "earthquake"], "B": ["wisdom", "switch", "voodoo"]},
        **more,
    }
