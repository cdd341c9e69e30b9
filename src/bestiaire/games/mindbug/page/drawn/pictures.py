"""What the cards of Mindbug show. A creature's power and keywords are those of its card."""

from __future__ import annotations

from typing import Final

from bestiaire.games.mindbug.cards.printed import keyword_names
from bestiaire.games.mindbug.cards.sets import CARDS
from bestiaire.portrait.painting import Paint, paint_of_stranger
from bestiaire.portrait.picture import SOME_CARD, Picture, things

PAINTS: Final[dict[str, Paint]] = {
    "axolotl_healer": Paint("#f090a8", "#ffd8dc", "#d84a6a", "pond"),
    "bee_bear": Paint("#d9a02c", "#f6dd90", "#bfe0f0", "meadow"),
    "brain_fly": Paint("#8ab04a", "#dcea9c", "#e08aa4", "alley"),
    "chameleon_sniper": Paint("#52b06a", "#c4ecb0", "#e0a03c", "jungle"),
    "compost_dragon": Paint("#7f9a3a", "#d3d98a", "#b9762f", "swamp"),
    "deathweaver": Paint("#6b4aa0", "#a98ad0", "#c83a5a", "cave"),
    "elephantopus": Paint("#7f93b4", "#ccd6e4", "#c07a94", "sea"),
    "explosive_toad": Paint("#6fae3e", "#dcea94", "#e0702c", "swamp"),
    "ferret_bomber": Paint("#a87a50", "#ecd4b0", "#6a4a34", "alley"),
    "giraffodile": Paint("#d9a344", "#f4dc9c", "#6f9a44", "savanna"),
    "goblin_werewolf": Paint("#5f7a9a", "#b4c8d4", "#8a5a7a", "night"),
    "gorillion": Paint("#8a5a34", "#d9a878", "#c98a2e", "jungle"),
    "grave_robber": Paint("#7a8a64", "#c4cfa4", "#6a4a5a", "night"),
    "harpy_mother": Paint("#b08a6a", "#f0d8c0", "#7a4a8a", "canyon"),
    "kangasaurus_rex": Paint("#5aa64a", "#cfe49a", "#e0952f", "canyon"),
    "killer_bee": Paint("#eab32e", "#f8e08a", "#d5edf5", "meadow"),
    "lone_yeti": Paint("#a8c4d8", "#f2f8fa", "#6a94b8", "snow"),
    "luchataur": Paint("#b5502f", "#e39a72", "#e8c04a", "arena"),
    "mysterious_mermaid": Paint("#e8b48c", "#ffe4cc", "#2f9a9a", "sea"),
    "plated_scorpion": Paint("#a8643c", "#e8b884", "#c89a4a", "desert"),
    "rhino_turtle": Paint("#7c9a74", "#c4d0a0", "#8a6a3c", "savanna"),
    "shark_dog": Paint("#6a8aa4", "#dce8ec", "#3f5a74", "sea"),
    "sharky_crab_dog_mummypus": Paint("#5a8fc0", "#c8dfe8", "#e0703c", "sea"),
    "shield_bugs": Paint("#cf3f3a", "#f0907a", "#b8323a", "forest"),
    "snail_hydra": Paint("#3fa79a", "#a8e0c8", "#d98452", "swamp"),
    "snail_thrower": Paint("#a4b05a", "#e4e8a8", "#c0744a", "pond"),
    "spider_owl": Paint("#7a6aa8", "#cfc0e0", "#a06a3c", "night"),
    "strange_barrel": Paint("#a8743c", "#dca86a", "#6a5a4a", "alley"),
    "tiger_squirrel": Paint("#e08a34", "#f8d9a0", "#c25a20", "forest"),
    "turbo_bug": Paint("#3f8fc0", "#a4d8ee", "#d8e8f0", "canyon"),
    "tusked_extorter": Paint("#8d8fa0", "#d0cfd6", "#5a4a7a", "alley"),
    "urchin_hurler": Paint("#6a58a8", "#b8a4dc", "#e09a5a", "sea"),
    "alienoid": Paint("#9a62c0", "#d8b0ea", "#5fd0a0", "space"),
    "baby_gigazaur": Paint("#74bd5c", "#e2f0a8", "#f0b848", "jungle"),
    "boogie_woogie": Paint("#6a5aa0", "#b8a8dc", "#c84a6a", "night"),
    "bookwyrm": Paint("#a85a4a", "#ecc08a", "#5a4a8a", "dusk"),
    "captain_fish": Paint("#3f94b0", "#bce4e4", "#e0a24a", "sea"),
    "cosmic_joe": Paint("#6a7ac8", "#c4ccf0", "#e8d05a", "space"),
    "cyber_bunny": Paint("#e8c0d0", "#fff2f4", "#d84a8a", "neon"),
    "cyber_kitty": Paint("#e07aa8", "#ffd8e4", "#5fc8d8", "neon"),
    "cybertooth": Paint("#6a8fa8", "#d4e4ec", "#d8763a", "neon"),
    "drakonis": Paint("#b03a5a", "#f0a08a", "#e8b04a", "lava"),
    "gigazaur": Paint("#4f9e50", "#d8e89a", "#e2b23a", "city"),
    "hades": Paint("#4a5a78", "#a8b8c8", "#3f8fd0", "lava"),
    "iron_back": Paint("#8a8f96", "#cfd4d8", "#b86a3c", "canyon"),
    "kong": Paint("#6a4a3a", "#c49a78", "#8a5a3a", "jungle"),
    "kraken": Paint("#3f8f9f", "#a8dcd8", "#d85a6a", "sea"),
    "mantis": Paint("#6ab04a", "#d8ee9c", "#b8e0a0", "bamboo"),
    "mechamster": Paint("#d8a468", "#f8e4c4", "#8a949e", "meadow"),
    "mega_shark": Paint("#5c86a8", "#e0ecee", "#34566e", "sea"),
    "megamoth": Paint("#c8a868", "#f4e4b4", "#b05a8a", "dusk"),
    "megaxolot": Paint("#e888a8", "#ffd4dc", "#a83a6a", "pond"),
    "meka_dragon": Paint("#c2402e", "#f09a5a", "#e8b44a", "lava"),
    "pagurah": Paint("#8a7ac8", "#d8ccf0", "#d98452", "sea"),
    "pandakai": Paint("#e8e4d8", "#ffffff", "#33302e", "bamboo"),
    "pumpkin_jack": Paint("#e0802c", "#f8c070", "#5a8a3a", "night"),
    "purple_reign": Paint("#8a4ab0", "#d4a0e4", "#e8b43a", "dusk"),
    "quetzalcoatl": Paint("#3aa07a", "#e8d86a", "#d8503a", "jungle"),
    "rex_florae": Paint("#5a9a4a", "#c8e49a", "#d85a8a", "jungle"),
    "rob": Paint("#8a9aa8", "#d4dee4", "#d8663a", "alley"),
    "sheriff": Paint("#b8864a", "#ecd0a0", "#7a4a2a", "desert"),
    "space_penguin": Paint("#33435e", "#f4f6f4", "#e8973a", "ice"),
    "the_globe_smasher": Paint("#7a8f5a", "#d0dca8", "#3f8fb0", "space"),
    "the_king": Paint("#80502e", "#d8a070", "#eab43a", "city"),
}
"""Colours by nature: body, belly, wings or shell or mane, and where the creature lives."""

ENERGY: Final[dict[str, Picture]] = {
    "ambush": things("tree@-50,52*42 tree@52,48*38 eye@0,46*26 claw@0,92*26", "#5a9a4a", "#8a5a34", "forest"),
    "extra_head": Picture(Paint("#58a84a", "#d0e894", "#e09a3a", "swamp"), "extra_head", 6),
    "healing_bots": things("robot@-30,56*48 robot@44,42*34", "#6a8aa8", "#d8763a", "pond"),
    "monster_buddies": things("paw@-36,70*42/-14 paw@40,58*38/14 heart@4,108*16", "#b8864a", "#7a4a2a", "meadow"),
    "mysterious_ally": Picture(
        Paint("#3a4468", "#8a94b8", "#2c3350", "night"), "dweller", 6, things="hand_cards@56,56*24"
    ),
    "portal_malfunction": things("portal@0,66*56 bolt@-56,92*20/-20 bolt@56,40*20/160", "#5fc8d8", "#8d55d6", "space"),
    "pounce": things("crosshair@0,70*54 paw@0,68*30", "#8a5a34", "#c8503a", "savanna"),
    "rage": things("burst@0,70*58 jaws@0,70*36", "#c8402e", "#e8b44a", "lava"),
    "railgun": things("railgun@-34,50*46 beam@40,76*44/-12", "#6a7ac8", "#8a949e", "neon"),
    "random_mutation": things("helix@-36,62*50 hand_cards@38,60*40", "#c070b0", "#5fb08a", "pond"),
    "reanimation": things("gravestone@26,48*42 skull@-34,56*40 bolt@-34,108*18", "#7f8a86", "#9ac03a", "night"),
    "resurrection": things("ray@0,74*60 gravestone@0,44*40", "#8a949e", "#f0c060", "dusk"),
    "revenge": things("burst@0,74*54 skull@0,70*38", "#c8402e", "#8a5a34", "arena"),
    "stomp": things("footprint@0,58*54", "#4a3a34", "#c8603a", "canyon"),
    "subterranean_strike": things("burrow@0,40*58 crack@-48,40*30 claw@10,96*28", "#5a3f28", "#a8763f", "desert"),
    "suburban_camouflage": things("apartments@0,56*54 sunglasses@0,66*34", "#b8785a", "#8a5a44", "alley"),
}


def picture(card: str) -> Picture:
    """What a card shows; a card that somebody invented has a creature after its name, or a hand of cards."""
    if card in ENERGY:
        return ENERGY[card]
    if card not in CARDS:
        return SOME_CARD
    printed = CARDS[card]
    paint = PAINTS.get(card) or paint_of_stranger(card)
    return Picture(paint, card, printed.power, tuple(keyword_names(printed.keywords)))
