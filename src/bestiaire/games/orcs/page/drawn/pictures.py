"""What the cards, creatures and rules of Orcs Orcs Orcs show."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from bestiaire.core.showing import Model
from bestiaire.games.orcs.words.nouns import CREATURES_BY_KEY, MISSIONS_BY_KEY, SPELLS_BY_KEY
from bestiaire.portrait.picture import SOME_CARD, Picture, creature, things

CREATURES: Final[dict[str, Picture]] = {
    "OOK-1": creature("goblin", "#58b06a", "#c4f0a4", "#c8503a", "meadow", power=4),
    "OOK-2": creature("goblin_shaman", "#4a9a5a", "#c4e8a4", "#c8503a", "forest", power=4),
    "OOK-4": creature("orc", "#d8a030", "#f8e09a", "#8a5a34", "savanna", power=6),
    "OOK-5": creature("orc_rider", "#c88a28", "#f4d890", "#6a4a3a", "canyon", power=6),
    "OOK-7": creature("stone_golem", "#9a9a94", "#d8d8d0", "#6a6a64", "canyon", power=9),
    "OOK-8": creature("lava_golem", "#c8402e", "#f8a05a", "#3a1c1c", "lava", power=9),
}


def marching(name: str, home: str, power: int, things: str = "") -> Picture:
    """A creature of the game in its own colours, somewhere else."""
    shown = next(picture for picture in CREATURES.values() if picture.creature == name)
    return Picture(replace(shown.paint, home=home), name, power, things=things)


SPELLS: Final[dict[str, Picture]] = {
    "OOS-01": things("burst@0,72*56 fist@0,64*42", "#c89a6a", "#4a8f4a", "meadow"),
    "OOS-02": things("bolt@0,72*56", "#f2c14b", "#c8a030", "night"),
    "OOS-03": things("snowflake@0,72*52 snowflake@-58,104*18 snowflake@58,44*18", "#a8d4ee", "#4a8fc0", "snow"),
    "OOS-04": things("flame@0,66*56", "#e8702c", "#c8402e", "lava"),
    "OOS-05": things("book@0,52*50 mountain@-28,108*18 bolt@28,110*22", "#7aa84a", "#4a6a34", "meadow"),
    "OOS-06": things("book@0,52*50 bolt@-28,110*22 drop@28,110*20", "#5aa0d8", "#c8a030", "sea"),
    "OOS-07": things("book@0,52*50 drop@-28,110*20 flame@28,110*22", "#5aa0d8", "#c8402e", "dusk"),
    "OOS-08": things("book@0,52*50 flame@-28,110*22 mountain@28,108*18", "#7aa84a", "#c8402e", "canyon"),
    "OOZ-01": things("comet@0,68*58", "#f0a03c", "#c8402e", "lava"),
    "OOZ-02": things("bolt@-34,48*34 bolt@6,44*40 bolt@44,50*30 cloud@0,96*58", "#8a94b8", "#f2c14b", "night"),
    "OOZ-03": things("mountain@0,56*56 crack@0,50*46", "#8aa84a", "#6a4a34", "meadow"),
    "OOZ-04": things(
        "cloud@0,100*52 snowflake@-44,52*22 snowflake@0,40*26 snowflake@46,56*20", "#c8dcf0", "#4a8fc0", "ice"
    ),
    "OOZ-05": things("swap@0,68*54", "#d8a030", "#58b06a", "dusk"),
    "OOZ-06": things("hand_cards@0,64*56 drop@0,62*16", "#5aa0d8", "#4a8fc0", "sea"),
    "OOZ-07": things("chain@-14,66*56", "#7aa84a", "#c8a030", "forest"),
    "OOZ-08": things("puppet@0,62*56", "#d8b070", "#c8402e", "cave"),
    "OOZ-09": creature("owl", "#8a6a4a", "#ecd8b4", "#5a4030", "night", power=7, things="book@56,26*26"),
    "OON-1": things("skull@0,72*44 drop@-50,40*20 drop@50,40*20", "#7ac043", "#4c7a2a", "swamp"),
}

ADVANCES: Final[dict[str, Picture]] = {
    "OOF-01": marching("goblin", "forest", 5, "heart@58,92*20"),
    "OOF-02": marching("goblin", "night", 4, "book@54,84*24 crack@54,84*20"),
    "OOF-03": marching("goblin", "cave", 4, "portal@56,74*26 crack@56,74*22"),
    "OOF-04": marching("orc", "savanna", 7, "heart@66,100*18"),
    "OOF-05": marching("orc", "dusk", 6, "hand_cards@64,92*22"),
    "OOF-06": marching("orc", "night", 6, "star@64,96*18 crack@64,96*18"),
    "OOF-07": marching("stone_golem", "canyon", 8, "swap@70,104*20"),
    "OOF-08": marching("stone_golem", "cave", 8, "portal@72,92*22 crack@72,92*18"),
    "OOF-09": marching("lava_golem", "lava", 8, "hand_cards@72,98*20"),
    "OOF-10": marching("goblin_shaman", "savanna", 4, "footprint@60,60*24"),
    "OOF-11": marching("orc_rider", "meadow", 6, "footprint@70,48*20"),
    "OOF-12": marching("goblin", "canyon", 4, "mountain@58,34*30"),
    "OOF-13": marching("stone_golem", "meadow", 9),
    "OOF-14": marching("orc", "lava", 6, "mountain@72,30*26"),
    "OOF-15": marching("lava_golem", "dusk", 9),
}

RULES: Final[dict[str, Picture]] = {
    "OOP-1": things("hand_cards@0,64*56", "#58b06a", "#c8a030", "meadow"),
    "OOP-2": things("hourglass@0,62*54", "#c8a030", "#8a5a34", "dusk"),
    "OOP-3": things("bottle@0,60*52 skull@44,30*20", "#7ac043", "#4c7a2a", "swamp"),
    "OOP-4": things("swap@0,80*42 hand_cards@0,42*28", "#d8a030", "#58b06a", "canyon"),
    "OOP-5": things("book@0,56*54 shield@0,72*28", "#9a9a94", "#6a6a64", "cave"),
    "OOP-6": things("shield@0,64*56", "#c8402e", "#8a5a34", "lava"),
    "OOA-1": things("hand_cards@0,64*50", "#d8a030", "#8a5a34", "dusk"),
    "OOA-2": things("hourglass@0,62*50", "#d8a030", "#8a5a34", "dusk"),
    "OOA-3": things("hand_cards@0,78*40 arrow_down@0,30*26", "#c8402e", "#8a5a34", "dusk"),
    "OOA-4": things("burst@0,70*54 star@0,70*36", "#8d55d6", "#c8a030", "dusk"),
    "OOI-1": marching("goblin", "dusk", 4, "star@58,92*18"),
    "OOI-2": things("crown@0,66*52", "#d8a030", "#8a5a34", "dusk"),
    "OOI-3": marching("orc", "dusk", 6, "star@66,100*18"),
    "OOI-4": things("shield@-48,56*32 shield@0,68*42 shield@48,56*32", "#d8a030", "#58b06a", "dusk"),
    "OOI-5": marching("stone_golem", "dusk", 9, "star@74,108*16"),
    "OOI-6": things("star@-40,64*34 star@40,64*34 star@0,88*34", "#d8a030", "#8a5a34", "dusk"),
    "OOI-7": things("book@0,60*56", "#8d55d6", "#a8443c", "dusk"),
    "OOI-8": things("chest@0,50*54", "#8a5a34", "#a8763f", "dusk"),
}

AVATARS: Final = ("OOK-1", "OOK-4", "OOK-7", "OOK-8", "OOZ-09", "OOK-2", "OOK-5")
"""Whose faces stand for players: first those of the computer, from easy on."""
FRAMES: Final = {"earth": "#4a672f", "lightning": "#86600f", "water": "#28668f", "fire": "#ac3a26"}
"""The colour of a spell's frame is its element's."""
PICTURES: Final = CREATURES | SPELLS | ADVANCES | RULES
"""Every picture by the id of what it shows."""

NAMED: Final[tuple[tuple[str, Mapping[str, Any]], ...]] = (
    ("creature", CREATURES_BY_KEY),
    ("spell", SPELLS_BY_KEY),
    ("mission", MISSIONS_BY_KEY),
)
"""The fields of events that name something with a picture."""


def picture(card: str) -> Picture:
    """What a card, a creature or a rule shows."""
    return PICTURES.get(card, SOME_CARD)


def pictured(told: Model) -> str:
    """What an event is about: a creature rather than the spell that strikes it; empty if it is about neither."""
    found: str = told.get("card", "")
    for field, named in NAMED:
        if not found and told.get(field):
            found = named[told[field]].id
    return found
