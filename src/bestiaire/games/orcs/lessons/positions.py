"""The tables at which lessons begin."""

from __future__ import annotations

from typing import Any, Final

Position = dict[str, Any]

BOLTS: Final = ["smash", "zap", "cold_snap", "fire_spark"]
BOOKS: Final = [
    "spell_book_earth_lightning",
    "spell_book_water_fire",
    "spell_book_lightning_water",
    "spell_book_fire_earth",
]
"""With these alone nobody can attack."""
SECTORS: Final = [str(sector) for sector in range(1, 7)]

SIEGE: Final[Position] = {
    "phase": "reveal",
    "players": [
        {
            "mage": 1,
            "hand": ["cold_snap", "spell_book_lightning_water", "spell_book_fire_earth", "zap"],
            "draw": ["smash", "fire_spark", "spell_book_water_fire", "spell_book_earth_lightning"],
        },
        {
            "mage": 3,
            "hand": BOOKS,
            "draw": BOLTS,
            "trophies": {"goblin_shaman": 1},
            "skulls": {"goblin_shaman": 1},
        },
    ],
    "board": {
        "1": {"middle": ["goblin", "orc"]},
        "2": {"outer": ["orc"]},
        "3": {"inner": ["goblin_shaman"]},
        "4": {"outer": ["orc_rider"]},
        "5": {"middle": ["orc"]},
        "6": {"outer": ["stone_golem"]},
    },
    "markers": {
        "1": ["orc_rider", "goblin"],
        "2": ["goblin", "goblin_shaman"],
        "3": ["goblin_shaman", "orc"],
        "4": ["goblin", "goblin"],
        "5": ["lava_golem", "goblin"],
        "6": ["orc", "goblin_shaman"],
    },
    "fate_pile": ["OOF-10", "OOF-12"],
    "display": {"A": ["fireball", "ice_storm", "lightning_bolt"], "B": ["switch", "replenish", "magic_bonds"]},
    "decks": {"A": ["earthquake", "fireball"], "B": ["voodoo", "wisdom", "switch"]},
}
"""A first turn: a Goblin in front of the learner's mage; Bo can only study, and a Shaman is at his feet."""

GOBLINS: Final[Position] = {
    "phase": "actions",
    "round": 4,
    "players": [
        {
            "mage": 1,
            "hand": ["ice_storm", "cold_snap", "zap", "spell_book_fire_earth"],
            "draw": ["smash", "fire_spark", *BOOKS[:3]],
            "trophies": {"goblin": 1},
            "skulls": {"goblin": 1},
        },
        {"mage": 3, "hand": BOLTS, "draw": ["switch", "replenish", *BOOKS], "skulls": {"goblin_shaman": 1}},
    ],
    "board": {
        "1": {"outer": ["orc_rider"]},
        "2": {"middle": ["orc"]},
        "3": {"outer": ["goblin_shaman"]},
        "4": {"middle": ["goblin", "goblin"]},
        "5": {"outer": ["lava_golem"]},
        "6": {"middle": ["stone_golem"]},
    },
    "markers": {sector: ["orc"] for sector in SECTORS if sector != "4"},
    "counters": {"goblin_shaman": 1},
    "fate": "OOF-12",
    "display": {"A": ["fireball", "earthquake", "lightning_bolt"], "B": ["voodoo", "wisdom", "magic_bonds"]},
    "decks": {"A": ["earthquake", "fireball"], "B": ["switch"]},
}
"""Some rounds later: two Goblins side by side, and the spell for them in hand."""

LAST_ROUND: Final[Position] = {
    "phase": "actions",
    "actions": 1,
    "actions_taken": 1,
    "round": 11,
    "start_player": 1,
    "active": 0,
    "ending": True,
    "players": [
        {
            "mage": 2,
            "hand": ["ice_storm", "replenish"],
            "draw": ["smash", "fire_spark", "zap", *BOOKS],
            "discard": ["cold_snap"],
            "trophies": {"goblin": 2, "orc": 1, "orc_rider": 1},
            "skulls": {"goblin": 2, "orc": 1, "orc_rider": 1},
        },
        {
            "mage": 3,
            "hand": ["smash", "zap", "cold_snap", "poison"],
            "draw": ["fire_spark", "switch", *BOOKS],
            "trophies": {"goblin_shaman": 2, "orc": 1, "stone_golem": 1},
            "skulls": {"goblin_shaman": 2, "orc": 1, "stone_golem": 1},
        },
    ],
    "board": {"2": {"outer": ["lava_golem"]}, "6": {"inner": ["goblin"]}},
    "markers": {},
    "counters": {"goblin": 1, "goblin_shaman": 1},
    "fate": "OOF-14",
}
"""Bo has played his last turn and has 22 points; the learner has 21, and an action."""

FULL_BOARD: Final = {
    "1": {"outer": ["orc_rider"]},
    "2": {"middle": ["orc"]},
    "3": {"outer": ["goblin_shaman"]},
    "4": {"outer": ["orc"]},
    "5": {"outer": ["lava_golem"]},
    "6": {"middle": ["stone_golem"]},
}
"""Before a module's lesson puts something of its own there."""
HIDDEN: Final = {sector: ["goblin", "orc_rider"] for sector in SECTORS}
OPEN_SPELLS: Final = {"A": ["fireball", "earthquake", "lightning_bolt"], "B": ["voodoo", "wisdom", "magic_bonds"]}
MORE_SPELLS: Final = {"A": ["earthquake", "fireball"], "B": ["switch", "replenish"]}
BO: Final[Position] = {"mage": 3, "hand": BOLTS, "draw": BOOKS, "trophies": {"orc": 1}, "skulls": {"orc": 1}}
THREE_ACTIONS: Final[Position] = {"trophies": {"goblin_shaman": 2}, "skulls": {"goblin_shaman": 2}}
"""Who has defeated two Shamans has three actions a turn."""

TWO_MISSIONS: Final[Position] = {
    "options": {"secret_missions": True},
    "phase": "missions",
    "players": [
        {
            "mage": 1,
            "hand": ["zap", "smash", *BOOKS[:2]],
            "draw": ["cold_snap", "fire_spark", *BOOKS[2:]],
            "missions": ["mighty_creatures", "weak_creatures"],
        },
        {"mage": 3, "hand": BOLTS, "draw": BOOKS, "missions": ["sets", "strong_creatures"]},
    ],
    "board": FULL_BOARD,
    "markers": HIDDEN,
    "display": OPEN_SPELLS,
    "decks": MORE_SPELLS,
}

HURT_GOBLIN: Final[Position] = {
    "options": {"bonus_actions": True},
    "phase": "actions",
    "round": 5,
    "actions": 2,
    "actions_taken": 1,
    "players": [
        {
            "mage": 4,
            "hand": ["zap", "spell_book_water_fire", "spell_book_fire_earth"],
            "draw": ["fireball", "smash", "fire_spark", "spell_book_lightning_water"],
            "discard": ["cold_snap", "spell_book_earth_lightning"],
            **THREE_ACTIONS,
        },
        BO,
    ],
    "board": FULL_BOARD | {"4": {"inner": [{"creature": "goblin", "damage": 1}]}},
    "markers": HIDDEN,
    "fate": "OOF-12",
    "display": OPEN_SPELLS,
    "decks": MORE_SPELLS,
}
"""The first of three actions has hurt a Goblin."""

HURT_SHAMAN: Final[Position] = HURT_GOBLIN | {
    "round": 6,
    "players": [
        {
            "mage": 2,
            "hand": ["smash", "fireball"],
            "draw": ["zap", "fire_spark", *BOOKS[1:]],
            "discard": ["cold_snap", "spell_book_earth_lightning"],
            **THREE_ACTIONS,
        },
        BO,
    ],
    "board": FULL_BOARD | {"2": {"inner": [{"creature": "goblin_shaman", "damage": 2}], "middle": ["orc"]}},
}
"""The first of three actions has hurt a Shaman; behind it stands an Orc."""

GOLEM_AND_GOBLIN: Final[Position] = HURT_GOBLIN | {
    "round": 8,
    "actions": 1,
    "players": [
        {
            "mage": 6,
            "hand": ["ice_storm", "cold_snap", "spell_book_fire_earth"],
            "draw": ["fireball", "smash", "zap", *BOOKS[:2]],
            "discard": ["fire_spark", "spell_book_lightning_water"],
        },
        BO,
    ],
    "board": FULL_BOARD | {"6": {"inner": ["goblin", {"creature": "stone_golem", "damage": 2}]}},
}
"""The last action: a Goblin, and a Golem that the first one has hurt."""

MISSION_AT_THE_END: Final[Position] = {
    "options": {"secret_missions": True},
    "phase": "actions",
    "round": 11,
    "start_player": 1,
    "active": 0,
    "actions": 1,
    "actions_taken": 1,
    "ending": True,
    "players": [
        {
            "mage": 1,
            "hand": ["zap", "spell_book_fire_earth"],
            "draw": ["cold_snap", "smash", *BOOKS[:3]],
            "discard": ["fire_spark"],
            "trophies": {"goblin": 2, "goblin_shaman": 1},
            "skulls": {"goblin": 2, "goblin_shaman": 1},
            "missions": ["weak_creatures"],
        },
        {
            "mage": 3,
            "hand": BOLTS,
            "draw": BOOKS,
            "trophies": {"orc": 2, "goblin": 1},
            "skulls": {"orc": 2, "goblin": 1},
            "missions": ["strong_creatures"],
        },
    ],
    "board": {"1": {"inner": [{"creature": "goblin", "damage": 1}]}, "4": {"outer": ["lava_golem"]}},
    "markers": {},
    "fate": "OOF-14",
}
"""Bo has played his last turn; a fourth weak creature makes a second pair."""
