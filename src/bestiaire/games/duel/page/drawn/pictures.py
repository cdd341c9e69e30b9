"""What the cards and Monsters of King of Tokyo Duel show."""

from __future__ import annotations

from typing import Final

from bestiaire.portrait.picture import SOME_CARD, Picture, creature, things

MONSTERS: Final[dict[str, Picture]] = {
    "space_penguin": creature("space_penguin", "#33435e", "#f4f6f4", "#e8973a", "ice"),
    "alienoid": creature("alienoid", "#9a62c0", "#d8b0ea", "#5fd0a0", "space"),
    "cyber_kitty": creature("cyber_kitty", "#e07aa8", "#ffd8e4", "#5fc8d8", "neon"),
    "the_king": creature("the_king", "#80502e", "#d8a070", "#eab43a", "city"),
    "gigazaur": creature("gigazaur", "#4f9e50", "#d8e89a", "#e2b23a", "city"),
    "meka_dragon": creature("meka_dragon", "#c2402e", "#f09a5a", "#e8b44a", "lava"),
}

KEEP: Final[dict[str, Picture]] = {
    "acid_attack": things("drop@-34,58*26 drop@8,78*36 drop@48,50*22", "#7ac043", "#4c7a2a", "swamp"),
    "adrenaline_augment": things("heart@-22,66*44 syringe@40,66*42", "#e5483c", "#58b06a", "arena"),
    "alien_metabolism": things("ray@0,44*44 saucer@0,92*46", "#8fd0a8", "#a86ac8", "space"),
    "antimatter_pellets": things("pellets@0,62*54", "#6a58c8", "#c8a0f0", "space"),
    "armor_plating": things("armour@0,62*52", "#8a949e", "#c8a04a", "arena"),
    "breaking_news": things("newspaper@0,62*52", "#5a5f78", "#d05a5a", "city"),
    "camouflage": creature(
        "camouflage", "#6a8a4a", "#c4d49a", "#a87a4a", "jungle", things="leaf@58,84*24 leaf@-62,60*20/80"
    ),
    "electrical_aura": things("coil@0,58*54", "#8d78d0", "#b8643c", "neon"),
    "extra_head": creature("extra_head", "#58a84a", "#d0e894", "#e09a3a", "swamp"),
    "eye_of_the_storm": things("whirlwind@0,58*56 eye@0,104*26", "#7f9ac0", "#4f6f9c", "sea"),
    "gentle_giant": creature("kong", "#6a4a3a", "#c49a78", "#8a5a3a", "meadow", power=8, things="flower@-68,40*24"),
    "giant_brain": things("brain@0,68*56", "#e08aa4", "#8a5ac0", "alley"),
    "hibernation": things("bed@0,44*58 zs@34,98*24", "#6a8ac0", "#8a5a34", "snow"),
    "in_shape": things("dumbbell@0,64*60", "#d8603a", "#8a949e", "arena"),
    "in_the_shadows": creature("dweller", "#3a4468", "#8a94b8", "#2c3350", "night", keywords=("SNEAKY",)),
    "lightning_speed": things("sneaker@-6,46*52/-10 bolt@46,92*30", "#d8a030", "#c8503a", "desert"),
    "made_in_a_lab": things("flask@-22,58*50 flask@46,44*34", "#58b06a", "#8a949e", "neon"),
    "natural_selection": things("helix@-44,62*48 egg@32,50*42", "#74bd5c", "#e09a3a", "jungle"),
    "rebooting": things("robot@-14,58*50 swap@54,88*26", "#6a8aa8", "#d8763a", "alley"),
    "regeneration": creature("regeneration", "#f090a8", "#ffd8dc", "#d84a6a", "pond", things="heart@54,92*22"),
    "scrappy": things("fist@-34,62*44/-14 fist@40,58*40/16 star@4,108*18", "#8a949e", "#d8763a", "alley"),
    "signature_move": things("burst@0,74*54 star@0,74*38", "#d05a8a", "#8d55d6", "arena"),
    "spiked_tail": things("tail@0,60*58", "#a85a3a", "#e0c04a", "canyon"),
    "superconductor": things("magnet@0,58*52 bolt@-52,96*22/-20 bolt@52,96*22/20", "#d8453a", "#8a949e", "neon"),
    "thunder_stomp": things("footprint@-10,56*50 bolt@52,82*34", "#5a4a44", "#f2c14b", "canyon"),
    "titanic_batteries": things("battery@-32,60*52 battery@38,60*52", "#4a8a9a", "#e0b040", "neon"),
    "trendsetter": things("star@0,102*22 sunglasses@0,58*60", "#33302e", "#d05a8a", "neon"),
    "unchained": things("chain@-40,66*44 chain@46,60*40/90 crack@4,60*34", "#c8a04a", "#8a949e", "cave"),
    "unstable_dna": things("helix@0,64*54", "#5fb08a", "#d05a8a", "pond"),
    "unstoppable": creature("iron_bull", "#8a4a3a", "#e0a07a", "#c8a04a", "arena", power=9, things="burst@-66,40*26"),
    "utter_destruction": things(
        "burst@0,76*58 apartments@-34,42*40/-14 skyscraper@34,46*42/16 crack@2,34*32", "#8a7a9c", "#c8603a", "lava"
    ),
}

DISCARD: Final[dict[str, Picture]] = {
    "cannonball": things("bomb@0,60*52", "#33302e", "#d8763a", "sea"),
    "dominate": things("footprint@0,46*44 crown@0,108*30", "#5a3f4a", "#c8a04a", "city"),
    "energize": things("bolt@-42,62*36/-14 bolt@0,74*52 bolt@44,62*36/14", "#f2c14b", "#e0a03c", "neon"),
    "frenzy": things("burst@0,70*56 claw@0,70*42", "#c8402e", "#e8b44a", "lava"),
    "hors_doeuvres": things("plate@0,52*56", "#b9c3ca", "#d8763a", "dusk"),
    "jets_scrambled": things("jet@-22,92*42/-12 jet@30,52*48/-12", "#8a9aa8", "#c8503a", "sea"),
    "kaijutsu": things("burst@-6,74*52 fist@0,66*44/-10", "#d8a070", "#c8503a", "bamboo"),
    "moment_of_respite": things("sun@44,104*24 tree@-16,58*52 flower@56,28*24", "#6aa84a", "#8a5a34", "meadow"),
    "monster_coaster": things("coaster@0,58*58", "#d8453a", "#8a949e", "dusk"),
    "monumental": things("monument@0,62*58", "#d8453a", "#c8a04a", "city"),
    "operation_media": things("camera@-24,50*42 microphone@46,72*38/20", "#5a5f78", "#d05a7a", "city"),
    "photoshoot": things("camera@0,56*54 star@-58,104*15 star@56,108*18", "#8a6ac0", "#e8c84a", "neon"),
    "sack_the_stadium": things("stadium@0,54*58 crack@10,52*40", "#8a7a9c", "#c8a878", "alley"),
    "seismic_test": things("mountain@0,56*56 crack@0,50*44", "#a87a5a", "#c8603a", "canyon"),
    "snack_time": things("burger@0,56*52", "#d89a4a", "#8a4a2a", "meadow"),
    "tesla_impulse": things("coil@-24,56*50 bolt@48,76*36", "#5fc8d8", "#b8643c", "neon"),
    "the_partys_over": things("balloon@-44,82*40 balloon@44,76*36 balloon@0,92*44", "#d8453a", "#e8c84a", "dusk"),
    "thermonuclear_cooking": things("flame@0,50*50 drumstick@0,86*40", "#a8643c", "#c8402e", "lava"),
    "too_cute": creature(
        "baby_kitty", "#e8a0b8", "#ffe4ec", "#d84a8a", "meadow", power=4, things="heart@54,88*20 heart@-58,76*16"
    ),
}

LOOKS_RIGHT: Final = frozenset(["meka_dragon"])
"""Monsters that are drawn looking to the right; the others look ahead or to the left."""
AVATARS: Final = ("cyber_kitty", "space_penguin", "gigazaur", "the_king", "alienoid", "meka_dragon")
"""Whose faces stand for players until they have chosen a Monster: the first four for the levels of the computer."""
PICTURES: Final = MONSTERS | KEEP | DISCARD
"""Every picture by the id of what it shows."""


def picture(card: str) -> Picture:
    """What a card or a monster shows."""
    return PICTURES.get(card, SOME_CARD)
