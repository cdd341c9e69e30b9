"""What a card's id, power and keywords say about its creature: the words of the id choose its parts."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bestiaire.portrait.pen import Pen


@dataclass(frozen=True, slots=True)
class Hint:
    """What one word of an id asks for; a body, head or skin that ends in « ? » gives way to any other word's."""

    body: str = ""
    head: str = ""
    skin: str = ""
    parts: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Traits:
    """Everything the draughtsman needs to know of a creature."""

    body: str
    head: str
    skin: str
    parts: frozenset[str]
    keywords: frozenset[str]
    power: int

    def has(self, part: str) -> bool:
        """Whether the creature wears a part."""
        return part in self.parts

    def is_a(self, keyword: str) -> bool:
        """Whether the card has a keyword."""
        return keyword in self.keywords


def _hint(body: str = "", head: str = "", skin: str = "", parts: str = "") -> Hint:
    return Hint(body, head, skin, tuple(parts.split()))


_HINTS: Final[dict[str, Hint]] = {
    "alien": _hint("alien", "alien", "spots", "antennae"),
    "alpha": _hint("beast?", "wolf?", "fur", "point_ears mane"),
    "amster": _hint("beast", "bear", "fur", "round_ears low"),
    "ant": _hint("insect?", "bug?", "", "antennae"),
    "anubis": _hint("hunched", "wolf", "smooth", "crown"),
    "apartment": _hint("ape?", "golem?", "patches"),
    "armor": _hint("turtle?", "", "", "rivets"),
    "axolot": _hint("lizard", "axolotl", "spots", "gills"),
    "baby": _hint(parts="eggshell"),
    "back": _hint("turtle?"),
    "barrel": _hint("barrel", "bare?"),
    "bat": _hint("ape?", "cat?", "fur", "bat_wings"),
    "bear": _hint("bear", "bear", "fur", "round_ears"),
    "bee": _hint("insect?", "bug?", "bands", "insect_wings antennae sting"),
    "beetle": _hint("beetle", "bug?", "", "antennae"),
    "bomb": _hint(parts="bomb"),
    "boogie": _hint("blob", "bare?", "fur", "devil_horns"),
    "book": _hint(parts="spectacles"),
    "brain": _hint(parts="brain"),
    "breath": _hint("dragon", "dragon", "scales", "spines dragon_horns"),
    "bug": _hint("insect?", "bug?", "bands", "antennae insect_wings"),
    "bugs": _hint("beetle", "bug?", "", "antennae"),
    "building": _hint("ape?", "golem?", "patches"),
    "bull": _hint("wrestler", "bull", "fur", "bull_horns"),
    "bunny": _hint("bunny", "rabbit", "fur", "long_ears"),
    "camouflage": _hint("lizard", "casque", "scales", "curl_tail"),
    "captain": _hint(parts="captain"),
    "cat": _hint("beast", "cat", "fur", "point_ears"),
    "chameleon": _hint("lizard", "casque", "scales", "curl_tail"),
    "child": _hint(parts="eggshell"),
    "compost": _hint(parts="leaves"),
    "cosmic": _hint(parts="helmet"),
    "crab": _hint("crab?", "bare?", "", "claws"),
    "crocodile": _hint("lizard", "crocodile", "scales", "spines"),
    "cyber": _hint(parts="rivets"),
    "death": _hint("robe", "skull", "smooth"),
    "demon": _hint("wrestler", "bull", "", "devil_horns bat_wings"),
    "dog": _hint("beast", "dog", "fur?", "flop_ears"),
    "dragon": _hint("dragon", "dragon", "scales", "spines dragon_horns bat_wings"),
    "drak": _hint("dragon", "dragon", "scales", "spines dragon_horns bat_wings"),
    "dweller": _hint("robe", "hood", "smooth"),
    "elephant": _hint("beast?", "elephant", "wrinkles"),
    "evolution": _hint("lizard", "axolotl", "spots", "gills"),
    "explosive": _hint(parts="bomb"),
    "extort": _hint("gent", "", "", "bowler"),
    "extra_head": _hint("dragon", "dragon", "scales", "three_heads dragon_horns"),
    "face": _hint("snail", "dragon", "smooth", "three_heads"),
    "ferret": _hint("beast", "ferret", "fur", "round_ears low bushy_tail"),
    "fish": _hint("fish", "bare?", "scales"),
    "flame": _hint("dragon", "dragon", "scales", "spines dragon_horns"),
    "flora": _hint(parts="flowers"),
    "fly": _hint("insect?", "bug?", "", "insect_wings antennae"),
    "fox": _hint("beast", "wolf", "fur", "point_ears bushy_tail"),
    "freeze": _hint("yeti?", "ape?", "fur", "devil_horns"),
    "frog": _hint("toad", "bare?", "spots"),
    "ghost": _hint("robe", "hood", "smooth"),
    "giga": _hint("saur?"),
    "giraff": _hint("beast", "", "patches", "neck"),
    "globe": _hint("titan?", "goblin?", "", "globe"),
    "goblin": _hint("alien?", "goblin?", "", "goblin_ears"),
    "golem": _hint("titan", "golem", "patches"),
    "gorill": _hint("ape", "ape", "fur"),
    "gorillion": _hint("ape", "ape", "fur", "mane"),
    "guard": _hint("lawman?", "dog?", "fur", "flop_ears sheriff"),
    "hades": _hint("robe", "skull", "smooth", "crown"),
    "harpy": _hint("bird", "woman", "feathers", "feather_wings"),
    "heal": _hint(parts="cross"),
    "healer": _hint(parts="cross"),
    "hurler": _hint(parts="roar"),
    "hydra": _hint("dragon?", "dragon", "scales", "three_heads dragon_horns"),
    "iron": _hint(parts="rivets"),
    "jack": _hint("robe?"),
    "jet": _hint("bird", "", "smooth", "rivets exhaust"),
    "joe": _hint("astronaut?", "alien?"),
    "kanga": _hint("saur?", "", "", "long_ears pouch"),
    "king": _hint("ape?", "ape?", "fur", "crown"),
    "kitty": _hint("beast", "cat", "fur", "point_ears"),
    "kong": _hint("ape", "ape", "fur"),
    "kraken": _hint("octopus", "bare?", "spots"),
    "lab": _hint("robot", "robot", "smooth", "rivets"),
    "lava": _hint(skin="stripes", parts="spines devil_horns"),
    "lion": _hint("beast?", "cat?", "fur", "mane"),
    "lizard": _hint("lizard", "rex", "scales", "spines"),
    "luchat": _hint("wrestler", "bull", "", "bull_horns belt"),
    "mage": _hint("robe", "hood", "smooth"),
    "mantis": _hint("insect", "bug", "smooth", "antennae insect_wings raptor"),
    "mech": _hint(parts="rivets"),
    "meka": _hint(parts="rivets"),
    "mermaid": _hint("mermaid", "woman", "scales"),
    "metamorph": _hint("blob", "bare?", "spots"),
    "mimic": _hint("lizard", "casque", "scales", "curl_tail"),
    "moth": _hint("insect", "bug", "fur", "antennae moth_wings"),
    "mother": _hint(),
    "mummy": _hint("ape?", "goblin?", "bandages"),
    "national": _hint("lawman?", "dog?", "fur", "flop_ears sheriff"),
    "octopus": _hint("octopus", "bare?", "spots"),
    "odile": _hint("lizard?", "crocodile", "scales"),
    "ogre": _hint("titan", "goblin", "", "goblin_ears tusks"),
    "opportunist": _hint("gent", "", "", "bowler"),
    "opus": _hint("octopus", "bare?", "spots"),
    "orc": _hint("titan", "goblin", "", "goblin_ears tusks"),
    "overlord": _hint(parts="crown"),
    "owl": _hint("bird", "owl", "feathers"),
    "pagur": _hint("crab", "bare?", "", "claws shell"),
    "panda": _hint("bear", "panda", "smooth", "round_ears"),
    "penguin": _hint("bird", "penguin", "smooth", "flippers"),
    "petals": _hint("blob?", "bare?", "", "flowers"),
    "phantom": _hint("robe", "hood", "smooth"),
    "plating": _hint("turtle?", "", "", "rivets"),
    "portal": _hint("alien", "alien", "spots", "antennae helmet"),
    "psychic": _hint(parts="brain"),
    "pumpkin": _hint("robe", "pumpkin", "smooth"),
    "pus": _hint("octopus", "bare?", "spots"),
    "quetzal": _hint("serpent", "dragon", "feathers", "feather_wings crest"),
    "quills": _hint("urchin", "bare?", "smooth"),
    "rabbit": _hint("bunny", "rabbit", "fur", "long_ears"),
    "rat": _hint("beast", "ferret", "fur", "round_ears low"),
    "regeneration": _hint("lizard", "axolotl", "spots", "gills"),
    "reign": _hint("octopus", "bare?", "spots", "crown"),
    "rex": _hint("saur", "rex", "scales", "spines"),
    "rhino": _hint("beast?", "rhino", "wrinkles"),
    "rider": _hint(parts="bull_horns belt"),
    "rob": _hint("robot", "robot", "smooth", "rivets"),
    "robber": _hint("robe", "hood", "smooth", "shovel"),
    "robot": _hint("robot", "robot", "smooth", "rivets"),
    "saur": _hint("saur", "rex", "scales", "spines"),
    "scepter": _hint("robe", "hood", "smooth", "crown"),
    "scorpion": _hint("scorpion", "bare?", "", "claws"),
    "serpent": _hint("serpent", "dragon", "scales"),
    "shaman": _hint(skin="bands", parts="crest globe"),
    "shark": _hint("fish?", "shark", "smooth?", "dorsal"),
    "shell": _hint("turtle?", "beaky?", "smooth"),
    "sheriff": _hint("lawman", "dog", "fur", "flop_ears sheriff"),
    "shield": _hint("beetle"),
    "skyscraper": _hint("ape", "golem", "patches"),
    "snail": _hint("snail", "snail?", "smooth"),
    "snake": _hint("serpent", "dragon", "scales"),
    "sniper": _hint(parts="tongue"),
    "space": _hint(parts="helmet"),
    "spider": _hint("spider?", "spider?", "fur", "eight_legs many_eyes"),
    "spit": _hint("serpent", "crocodile", "scales"),
    "squid": _hint("octopus", "bare?", "spots"),
    "squirrel": _hint("beast", "squirrel", "fur", "tuft_ears bushy_tail low"),
    "stretchy": _hint("serpent", "beaky?", "bands"),
    "tank": _hint("turtle", "rhino", "smooth", "rivets"),
    "taur": _hint("wrestler", "bull", "", "bull_horns"),
    "tentacles": _hint("octopus", "bare?", "spots"),
    "three_times": _hint("dragon?", "dragon?", "scales", "three_heads dragon_horns"),
    "tiger": _hint("beast", "cat?", "stripes", "point_ears"),
    "toad": _hint("toad", "bare?", "spots"),
    "tooth": _hint("beast", "cat", "stripes", "point_ears sabres"),
    "train": _hint("serpent", "crocodile", "bands", "rivets exhaust"),
    "trapper": _hint("lawman", "", "fur", "captain"),
    "turbo": _hint(parts="exhaust"),
    "turtle": _hint("turtle", "beaky?", "smooth"),
    "tusk": _hint("gent?", "elephant", "wrinkles"),
    "unicorn": _hint("beast", "bull", "fur", "long_ears"),
    "urbavore": _hint("saur", "rex", "scales", "spines"),
    "urchin": _hint("urchin", "bare?", "smooth"),
    "weaver": _hint("spider", "spider?", "fur", "many_eyes"),
    "werewolf": _hint("hunched", "wolf", "fur", "point_ears"),
    "wings": _hint("bird", "owl", "feathers", "feather_wings"),
    "witch": _hint("robe", "woman", "smooth"),
    "wizard": _hint("robe", "hood", "smooth"),
    "wolf": _hint("beast", "wolf", "fur", "point_ears"),
    "worm": _hint("serpent", "beaky?", "bands"),
    "wyrm": _hint("serpent", "dragon", "scales", "spines"),
    "yeti": _hint("yeti", "ape", "fur", "devil_horns"),
    "zaur": _hint("saur", "rex", "scales", "spines"),
    "zilla": _hint(parts="spines"),
}

# Short words that hide inside others are hints only as a word of their own.
_SHORT: Final = ("ant", "back", "bat", "cat", "death", "face", "fly", "heal", "joe")
_WHOLE: Final = frozenset((*_SHORT, "king", "lab", "mage", "orc", "rat", "rob", "spit", "tank", "train"))
_WORDS: Final = re.compile(
    "|".join(
        rf"(?<![a-z]){word}(?![a-z])" if word in _WHOLE else word for word in sorted(_HINTS, key=len, reverse=True)
    )
)

# Creatures of which nothing is known: a body, and the heads it may carry.
_STRANGERS: Final[dict[str, tuple[str, ...]]] = {
    "ape": ("goblin", "bull", "alien", "ape"),
    "beetle": ("bug",),
    "beast": ("cat", "dog", "wolf", "bull", "dragon"),
    "bird": ("owl", "penguin"),
    "blob": ("bare",),
    "dragon": ("dragon", "rex"),
    "insect": ("bug",),
    "lizard": ("axolotl", "crocodile", "casque"),
    "octopus": ("bare",),
    "robe": ("hood", "skull", "pumpkin"),
    "saur": ("rex",),
    "serpent": ("dragon", "crocodile"),
    "snail": ("snail",),
    "turtle": ("beaky", "rhino"),
}
# Bodies that are a head as well, so that a bare face suits them.
_FACES: Final = frozenset({"barrel", "blob", "crab", "fish", "octopus", "scorpion", "toad", "urchin"})
_STRANGE_SKINS: Final = ("fur", "scales", "spots", "stripes", "bands", "smooth")
_STRANGE_PARTS: Final = ("devil_horns", "bull_horns", "dragon_horns", "antennae", "goblin_ears", "round_ears", "spines")


def _wanted(values: Sequence[str]) -> list[str]:
    """The firm wishes, or, if there are none, the faint ones."""
    firm = [value for value in values if value and not value.endswith("?")]
    return firm or [value[:-1] for value in values if value]


def traits(pen: Pen, looks: str, power: int, keywords: frozenset[str]) -> Traits:
    """The traits of a creature: the last body its words name, the first head, every part; dice fill what is open."""
    hints = [_HINTS[word] for word in _WORDS.findall(looks.lower())]
    parts = {part for hint in hints for part in hint.parts}
    bodies = _wanted([hint.body for hint in hints])
    skins = _wanted([hint.skin for hint in hints])
    body = bodies[-1] if bodies else pen.one_of(tuple(_STRANGERS))
    heads = [head for head in _wanted([hint.head for hint in hints]) if head != "bare" or body in _FACES]
    head = heads[0] if heads else pen.one_of(_STRANGERS.get(body, ("bare",)))
    if not hints:
        parts.add(pen.one_of(_STRANGE_PARTS))
    skin = skins[0] if skins else pen.one_of(_STRANGE_SKINS)
    return Traits(body, head, skin, frozenset(parts), keywords, power)
