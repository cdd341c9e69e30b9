"""What the cards and monsters of King of Tokyo show."""

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
    "mastermindbug": creature("master_brain_bug", "#8d55d6", "#d9bfff", "#e08aa4", "alley"),
    "sharky_crab_dog_mummypus_zilla": creature(
        "sharky_crab_dog_mummypus_zilla", "#5a8fc0", "#c8dfe8", "#e0703c", "sea"
    ),
    "gigasnail_hydra": creature("gigasnail_hydra", "#3fa79a", "#a8e0c8", "#d98452", "city"),
}

LOOK_LEFT: Final = frozenset(["gigazaur", "sharky_crab_dog_mummypus_zilla", "gigasnail_hydra", "cyber_kitty"])
LOOK_RIGHT: Final = frozenset(["meka_dragon", "mastermindbug", "the_king"])
"""Which way monsters look, if not straight ahead."""

KEEP: Final[dict[str, Picture]] = {
    "acid_attack": things("drop@-34,58*26 drop@8,78*36 drop@48,50*22", "#7ac043", "#4c7a2a", "swamp"),
    "alien_origin": things("ray@0,44*44 saucer@0,92*46", "#8fb8d0", "#5fd0a0", "space"),
    "alpha_monster": creature("alpha_monster", "#7a7f8c", "#d0d4dc", "#4a4f5c", "night", power=8),
    "armor_plating": things("armour@0,62*52", "#8a949e", "#c8a04a", "arena"),
    "background_dweller": creature("dweller", "#3a4468", "#8a94b8", "#2c3350", "alley", keywords=("SNEAKY",)),
    "burrowing": things("burrow@0,46*62", "#5a3f28", "#a8763f", "canyon"),
    "camouflage": creature(
        "camouflage", "#6a8a4a", "#c4d49a", "#a87a4a", "jungle", things="leaf@58,84*24 leaf@-62,60*20/80"
    ),
    "complete_destruction": things(
        "burst@0,76*58 apartments@-34,42*40/-14 skyscraper@34,46*42/16 crack@2,34*32", "#8a7a9c", "#c8603a", "lava"
    ),
    "media_friendly": things("camera@-20,52*42 microphone@46,72*38/20", "#5a5f78", "#d05a7a", "neon"),
    "eater_of_the_dead": things(
        "gravestone@-28,54*46 gravestone@42,40*34/8 bone@4,18*22/-12", "#7f8a86", "#99aaaa", "night"
    ),
    "energy_hoarder": things(
        "chest@0,42*46 bolt@-26,104*18/-16 bolt@8,112*20 bolt@38,98*16/18", "#8a5a34", "#a8763f", "cave"
    ),
    "even_bigger": creature(
        "gigazaur", "#58a04a", "#d8e89a", "#e2b23a", "city", power=10, things="skyscraper@66,20*20 apartments@-70,14*14"
    ),
    "extra_head": creature("extra_head", "#58a84a", "#d0e894", "#e09a3a", "swamp"),
    "fire_breathing": creature("fire_breath", "#b8452e", "#f0b070", "#e8b44a", "lava", things="flame@-66,78*24/-95"),
    "freeze_time": things("hourglass@-12,62*50 snowflake@48,88*24 snowflake@-62,96*17", "#8fc8e8", "#7a5a3a", "snow"),
    "friend_of_children": creature(
        "baby_gigazaur", "#74bd5c", "#e2f0a8", "#f0b848", "meadow", power=5, things="balloon@52,92*30 balloon@-60,84*25"
    ),
    "giant_brain": things("brain@0,68*56", "#e08aa4", "#8a5ac0", "alley"),
    "gourmet": things("plate@0,52*56", "#b9c3ca", "#d8763a", "dusk"),
    "healing_ray": things("ray@0,66*60 heart@0,46*30", "#e5483c", "#f0c060", "pond"),
    "herbivore": things("tree@-28,62*52 leaf@46,50*34 flower@10,32*26", "#5a9a4a", "#8a5a34", "meadow"),
    "herd_culler": things("claw@0,70*52 paw@-56,34*22 paw@56,34*22", "#7a5a3c", "#c8603a", "savanna"),
    "it_has_a_child": things("egg@0,56*50", "#74bd5c", "#e09a3a", "jungle"),
    "jets": things("rocket@-36,66*48/20 rocket@38,72*48/20", "#6a8aa8", "#d8602c", "sea"),
    "made_in_a_lab": things("flask@-22,58*50 flask@46,44*34", "#58b06a", "#8a949e", "neon"),
    "metamorph": creature("metamorph", "#b06ac8", "#f0c8f0", "#5fc8b0", "dusk", power=7),
    "mimic": things("swap@0,68*54", "#5fb0a0", "#d0786a", "jungle"),
    "battery_monster": things("battery@-26,60*52 battery@40,46*38", "#4a9a8a", "#e0b040", "neon"),
    "nova_breath": creature("nova_breath", "#d8602c", "#f8c06a", "#e8d05a", "lava", things="burst@-62,80*30"),
    "detritivore": creature(
        "rat", "#8a8478", "#d0c8b8", "#c07a84", "alley", power=5, things="bone@52,16*20/-14 can@-62,22*20/70"
    ),
    "opportunist": things("hand_cards@0,64*56", "#d8a030", "#5a4a7a", "alley"),
    "parasitic_tentacles": things("tentacle@-40,58*54 tentacle@44,50*48/14", "#7a5aa8", "#c84a6a", "cave"),
    "plot_twist": things("book@0,58*54 whirlwind@0,96*26", "#b0a0d0", "#a8443c", "dusk"),
    "poison_quills": creature("quills", "#6a8a3a", "#c8dc80", "#4f6a2a", "canyon", keywords=("POISONOUS",)),
    "poison_spit": creature("poison_spit", "#5a9a5a", "#c8e494", "#9ac03a", "swamp", things="drop@-66,50*16/70"),
    "psychic_probe": things("spiral@0,74*50 eye@0,74*34", "#8d55d6", "#e08aa4", "space"),
    "rapid_healing": things("heart@0,64*52 bolt@44,84*28", "#e5483c", "#f0c060", "pond"),
    "regeneration": creature("regeneration", "#f090a8", "#ffd8dc", "#d84a6a", "pond", things="heart@54,92*22"),
    "rooting_for_the_underdog": creature(
        "underdog", "#b8864a", "#ecd0a0", "#7a4a2a", "arena", power=4, things="megaphone@52,78*28"
    ),
    "shrink_ray": things("railgun@-44,52*40 beam@32,72*46/-12 skyscraper@68,18*18", "#6a7ac8", "#8a949e", "neon"),
    "smoke_cloud": things("smoke@-42,58*42/-12 smoke@40,56*40/10 smoke@0,76*50", "#e8e4dc", "#a8a49c", "alley"),
    "solar_powered": things("sun@0,74*54", "#f2c14b", "#e0a03c", "desert"),
    "spiked_tail": things("tail@0,60*58", "#a85a3a", "#e0c04a", "canyon"),
    "stretchy": creature("stretchy", "#d08a5a", "#f4d4a8", "#b05a6a", "desert"),
    "energy_drink": things("can@-22,58*50 can@46,44*36/12", "#3fa8c8", "#e8d04a", "neon"),
    "urbavore": creature(
        "urbavore", "#7a6a8a", "#c4b8d0", "#c8502e", "city", power=7, things="apartments@-64,26*24/-12"
    ),
    "were_only_making_it_stronger": things("burst@0,70*56 fist@0,64*42", "#b07a4a", "#c8603a", "arena"),
    "wings": things("wing@44,70*50 wing@-44,70*50/-120", "#c8a04a", "#e8e0c8", "dusk"),
    "free_will": things("brain@0,76*40 chain@-46,34*34 chain@50,34*34/90 crack@2,32*22", "#e08aa4", "#8a949e", "night"),
    "evasive_mindbug": creature("brain_bug", "#8d55d6", "#d9bfff", "#e08aa4", "dusk", power=4, keywords=("SNEAKY",)),
    "no_brain": things("skull@0,64*52", "#cfc8b4", "#8a5ac0", "cave"),
}

DISCARD: Final[dict[str, Picture]] = {
    "apartment_building": things("apartments@0,58*56", "#b8785a", "#8a5a44", "city"),
    "commuter_train": things("train@0,54*62", "#4a9a6a", "#e0c04a", "alley"),
    "corner_store": things("store@0,54*54", "#c8a878", "#d8603a", "meadow"),
    "death_from_above": things("skyscraper@48,40*38 skyscraper@-54,34*32 comet@0,84*46", "#8a4a3a", "#c8b09a", "city"),
    "energize": things("bolt@-42,62*36/-14 bolt@0,74*52 bolt@44,62*36/14", "#f2c14b", "#e0a03c", "neon"),
    "evacuation_orders": things("bus@0,46*58 megaphone@-34,104*26", "#e0b03a", "#d8603a", "city"),
    "flame_thrower": things("tank@-26,32*40 flame@48,62*34/60 flame@70,70*22/70", "#7a8a5a", "#5a6a44", "alley"),
    "frenzy_card": things("burst@0,70*56 claw@0,70*42", "#c8402e", "#e8b44a", "lava"),
    "gas_refinery": things("refinery@0,58*56", "#c8b89a", "#8a9aa8", "desert"),
    "heal_card": things("heart@0,66*52", "#e5483c", "#f0c060", "meadow"),
    "high_altitude_bombing": things(
        "cloud@-30,104*34 cloud@44,108*28 falling_bomb@-40,54*28 falling_bomb@2,42*30 falling_bomb@44,60*26",
        "#c8d4dc",
        "#8a5a4a",
        "alley",
    ),
    "jet_fighters": things("jet@-22,92*42/-12 jet@30,52*48/-12", "#8a9aa8", "#c8503a", "sea"),
    "national_guard": things("badge@-32,58*42 helicopter@40,86*40", "#6a7a4a", "#8a9a6a", "desert"),
    "nuclear_power_plant": things("power_plant@0,58*58", "#6a8a5a", "#8a949e", "dusk"),
    "skyscraper": things("skyscraper@0,60*56 apartments@-58,26*26 apartments@60,22*22", "#7a8a9c", "#c8a07a", "city"),
    "tank": things("tank@0,46*62", "#7a8a4a", "#5a6a3a", "desert"),
    "vast_storm": things("rain@0,40*48 bolt@-34,52*30 bolt@30,46*34/-8 cloud@0,92*62", "#6f7f9c", "#4f5f7c", "sea"),
    "mindbug_card": creature("brain_bug", "#8d55d6", "#d9bfff", "#e08aa4", "alley"),
    "dysfunctional_mindbug": creature(
        "brain_bug", "#7a68a0", "#c8b8e0", "#c08a94", "alley", power=4, things="gear@56,90*22 gear@-60,40*16"
    ),
    "treasure": things("chest@0,50*54 star@-44,108*14 star@46,112*16", "#8a5a34", "#a8763f", "cave"),
    "miraculous_mindbug": creature(
        "brain_bug", "#a070e0", "#e8d4ff", "#f0c060", "dusk", power=6, things="star@54,96*20 star@-58,88*16"
    ),
}

CONSUMABLE: Final[dict[str, Picture]] = {
    "overequipped_trapper": things("trap@0,44*60 bone@0,70*20/-16", "#6a5a4a", "#8a949e", "forest"),
    "legendary_hunter": things("crosshair@0,70*54 crown@0,72*26", "#c8a04a", "#8a5a34", "savanna"),
    "unreliable_targeting": things("crosshair@0,68*54 crack@16,66*44", "#8a6a4a", "#c8503a", "desert"),
    "sneaky_alloy": things("gear@-20,60*48 gear@46,84*28", "#8a949e", "#c8a04a", "night"),
    "offensive_protocol": things("robot@-18,58*48 burst@52,84*26", "#6a7a94", "#c8503a", "neon"),
    "arcane_scepter": things("sceptre@0,62*56", "#8d55d6", "#e0b04a", "night"),
    "energy_armor": things("armour@0,62*52 bolt@0,62*30", "#8a949e", "#5fc8d8", "neon"),
    "strange_design": things("helix@-36,62*50 flask@34,56*44", "#c070b0", "#5fb08a", "space"),
    "ancestral_defense": things("shield@0,64*54", "#a8643c", "#c8a04a", "bamboo"),
    "toxic_petals": things("flower@-28,60*50 flower@46,44*36 drop@12,26*14", "#9ac03a", "#c84a8a", "swamp"),
    "explosive_crystals": things("burst@0,70*58 crystal@0,56*46", "#5fb8d8", "#8d78d0", "cave"),
    "electro_whip": things("whip@-6,62*56 bolt@54,44*22", "#8a5a34", "#5a4030", "neon"),
    "bold_maneuver": things("burst@40,78*34 sneaker@-10,46*50/-12", "#d8603a", "#3f6fb0", "arena"),
    "unfair_gift": things("gift@0,54*52 bomb@0,108*22", "#a84a8a", "#e0b040", "dusk"),
    "maximum_effort": things("burst@0,72*50 dumbbell@0,66*56", "#c8603a", "#8a949e", "arena"),
    "deadly_shell": things("shell@0,50*60", "#5f9a74", "#a85a6a", "swamp"),
    "spatial_hunter": things("saucer@0,92*44 crosshair@0,46*36", "#8fb8d0", "#c8503a", "space"),
}

EVOLUTIONS: Final[dict[str, Picture]] = {
    "unstoppable_hydra": creature("unstoppable_hydra", "#3fa79a", "#a8e0c8", "#d98452", "swamp", power=9),
    "energy_infused_monster": creature(
        "gigasnail_hydra", "#3fa79a", "#a8e0c8", "#d98452", "neon", things="bolt@-58,96*22 bolt@58,92*24"
    ),
    "three_times_as_sturdy": things("shield@-44,54*38 shield@46,54*38 shield@0,66*50", "#3fa79a", "#d98452", "canyon"),
    "three_times_as_strong": things("fist@-46,54*36/-8 fist@48,54*36/8 fist@0,72*44", "#3fa79a", "#d98452", "arena"),
    "thinking_face": creature("snail_face", "#3fa79a", "#a8e0c8", "#d98452", "pond", things="brain@58,98*20"),
    "hungry_face": things("jaws@0,66*56", "#3fa79a", "#d98452", "swamp"),
    "scary_face": things("jaws@0,44*38 eye@-32,98*26 eye@32,98*26", "#3fa79a", "#d98452", "night"),
    "mindbug_acquisition": creature(
        "brain_bug", "#8d55d6", "#d9bfff", "#e08aa4", "alley", power=4, things="chest@58,26*26"
    ),
    "helpful_mindbug": creature(
        "brain_bug", "#8d55d6", "#d9bfff", "#e08aa4", "meadow", power=5, things="heart@58,92*22"
    ),
    "mind_control": things("spiral@0,70*56 brain@0,70*34", "#8d55d6", "#d9bfff", "night"),
    "neutralizing_look": things("eye@0,70*60", "#8d55d6", "#d9bfff", "dusk"),
    "intergalactic_genius": things("brain@0,50*44 saucer@0,106*30", "#e08aa4", "#8d55d6", "space"),
    "superior_brain": things("brain@0,60*50 crown@0,114*22", "#e08aa4", "#8d55d6", "alley"),
    "interdimensional_portal": things("portal@0,66*56", "#5fc8d8", "#8d55d6", "space"),
    "mindbugs_overlord": creature("brain_bug_overlord", "#8d55d6", "#d9bfff", "#f0c060", "lava", power=8),
    "shark_attack": creature("shark", "#5a8fc0", "#e0ecee", "#34566e", "sea", power=8),
    "energy_devourer": things("jaws@0,66*56 bolt@0,66*34", "#5a8fc0", "#e0703c", "neon"),
    "strange_evolution": things("helix@0,64*54", "#5a8fc0", "#e0703c", "pond"),
    "crab_claw": things("pincer@0,62*58", "#e0703c", "#5a8fc0", "sea"),
    "undead_mummy": creature("mummy", "#c8b890", "#ece0c4", "#8a7a5a", "desert", power=7),
    "follow_the_cubes": things("cube@-46,34*28 cube@4,50*34 cube@56,70*24", "#5fbf2e", "#3f8f1e", "alley"),
    "poisoned_tentacles": things("tentacle@-40,58*54 tentacle@44,50*48/14 drop@4,30*16", "#5a8fc0", "#9ac03a", "swamp"),
    "chew_pinch_catch_and_smack": things("jaws@-34,70*40 pincer@46,58*46", "#e0703c", "#5a8fc0", "sea"),
}

PICTURES: Final = MONSTERS | KEEP | DISCARD | CONSUMABLE | EVOLUTIONS
"""Every picture by the id of what it shows."""


def picture(card: str) -> Picture:
    """What a card or a monster shows."""
    return PICTURES.get(card, SOME_CARD)
