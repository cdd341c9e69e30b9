"""What things of the game are called: creatures and places, elements and powers, rules and missions."""

from __future__ import annotations

from typing import Final

from bestiaire.games.orcs.cards import bonus_actions
from bestiaire.games.orcs.cards.bonus_powers import BONUS_POWERS
from bestiaire.games.orcs.cards.creatures import CREATURES, MISSIONS
from bestiaire.games.orcs.cards.mission_counts import MISSION_COUNTS
from bestiaire.games.orcs.cards.printed import DECK_NAMES, NO_SPECIAL, SPECIAL_NAMES, STRENGTH_NAMES, FateCard, Mission
from bestiaire.games.orcs.cards.special_rules import SPECIAL_RULES
from bestiaire.games.orcs.cards.spells import SPELLS
from bestiaire.words import Phrase, enumerate_words, say
from bestiaire.words.nouns import Noun, a

POINT: Final = Noun("point", "points", "point", "points", feminine=False)
ACTION: Final = Noun("action", "actions", "action", "actions", feminine=True)
ENERGY: Final = Noun("energy", "energy", "énergie", "énergies", feminine=True)
DAMAGE: Final = Noun("damage", "damage", "dégât", "dégâts", feminine=False)

ELEMENTS: Final = {
    "earth": Phrase(en="earth", fr="de terre"),
    "lightning": Phrase(en="lightning", fr="de foudre"),
    "water": Phrase(en="water", fr="d'eau"),
    "fire": Phrase(en="fire", fr="de feu"),
}
"""As they stand with energy: « 2 fire energy », « 2 énergies de feu »."""
KINDS: Final = {
    "attack": Phrase(en="attack", fr="attaque"),
    "knowledge": Phrase(en="knowledge", fr="savoir"),
    "support": Phrase(en="support", fr="soutien"),
    "poison": Phrase(en="poison", fr="poison"),
}
RINGS: Final = {
    "inner": Phrase(en="inner", fr="intérieure"),
    "middle": Phrase(en="middle", fr="centrale"),
    "outer": Phrase(en="outer", fr="extérieure"),
}
STRENGTHS: Final = {
    "weak": Phrase(en="weak", fr="faibles"),
    "strong": Phrase(en="strong", fr="fortes"),
    "mighty": Phrase(en="mighty", fr="puissantes"),
}
COLOURED_MAGES: Final = {
    "blue": Phrase(en="the blue mage", fr="le mage bleu"),
    "green": Phrase(en="the green mage", fr="le mage vert"),
    "yellow": Phrase(en="the yellow mage", fr="le mage jaune"),
    "red": Phrase(en="the red mage", fr="le mage rouge"),
}
SPECIALS: Final = {rule.key: rule.name for rule in SPECIAL_RULES}
SPECIAL_TEXTS: Final = {rule.key: rule.text for rule in SPECIAL_RULES}
POWERS: Final = {power.key: power.name for power in BONUS_POWERS}
POWER_TEXTS: Final = {power.key: power.text for power in BONUS_POWERS}
BONUS_ACTIONS: Final = {bonus.key: bonus.name for bonus in bonus_actions.BONUS_ACTIONS}
BONUS_TEXTS: Final = {bonus.key: bonus.text for bonus in bonus_actions.BONUS_ACTIONS}
COUNTED_THINGS: Final = {one.key: one.noun for one in MISSION_COUNTS}
"""What missions count."""

CREATURES_BY_KEY: Final = {creature.key: creature for creature in CREATURES}
SPELLS_BY_KEY: Final = {spell.key: spell for spell in SPELLS}
MISSIONS_BY_KEY: Final = {mission.key: mission for mission in MISSIONS}


def creature_word(creature: str, lang: str) -> str:
    return CREATURES_BY_KEY[creature].name(lang)


def a_creature_word(creature: str, lang: str) -> str:
    """« an Orc », « un Orque »."""
    noun = CREATURES_BY_KEY[creature].noun
    return a(lang, noun, noun.plain(lang, plural=False))


def the_creature_word(creature: str, lang: str) -> str:
    """« the Orc », « l'Orque »."""
    noun = CREATURES_BY_KEY[creature].noun
    name = noun.plain(lang, plural=False)
    article = "la " if noun.feminine else "le "
    return say(lang, en=f"the {name}", fr=f"l'{name}" if name[0] in "AEIOU" else f"{article}{name}")


def spell_word(spell: str, lang: str) -> str:
    return SPELLS_BY_KEY[spell].name(lang)


def spell_words(spells: list[str], lang: str) -> str:
    return enumerate_words(lang, [spell_word(spell, lang) for spell in spells])


def section_word(place: str, lang: str) -> str:
    """« inner section »: where the sector goes without saying."""
    name = RINGS[place.partition(".")[2]].say(lang)
    return say(lang, en=f"{name} section", fr=f"section {name}")


def place_word(place: str, lang: str) -> str:
    """« sector 3, inner section »."""
    sector = place.partition(".")[0]
    return say(lang, en=f"sector {sector}", fr=f"quartier {sector}") + ", " + section_word(place, lang)


def standing_word(name: str, lang: str) -> str:
    """A creature as keys spell it, in words: « Goblin, sector 3, inner section (1 damage) »."""
    creature, _, rest = name.partition("@")
    sector, ring, *damage = rest.split(".")
    words = f"{creature_word(creature, lang)}, {place_word(f'{sector}.{ring}', lang)}"
    return f"{words} ({DAMAGE.count(lang, int(damage[0]))})" if damage else words


def strengths_word(moves: list[str], lang: str) -> str:
    """« weak and strong creatures »."""
    names = enumerate_words(lang, [STRENGTHS[one].say(lang) for one in moves])
    return say(lang, en=f"{names} creatures", fr=f"créatures {names}")


def fate_name(card: FateCard, lang: str) -> str:
    """« Advance: weak – No study »."""
    names = [STRENGTHS[STRENGTH_NAMES[one]].say(lang) for one in card.moves]
    moved = enumerate_words(lang, names)
    said = say(lang, en=f"Advance: {moved}", fr=f"Avancée : créatures {moved}")
    return said if card.special == NO_SPECIAL else f"{said} – {SPECIALS[SPECIAL_NAMES[card.special]].say(lang)}"


def fate_text(card: FateCard, lang: str) -> str:
    """What a fate card does."""
    moved = strengths_word([STRENGTH_NAMES[one] for one in card.moves], lang)
    text = say(
        lang,
        en=f"All {moved} move one section towards the tower.",
        fr=f"Toutes les {moved} avancent d'une section vers la tour.",
    )
    return text if card.special == NO_SPECIAL else f"{text} {SPECIAL_TEXTS[SPECIAL_NAMES[card.special]].say(lang)}"


def mission_text(mission: Mission, lang: str) -> str:
    """What a mission is worth."""
    points = POINT.count(lang, mission.points)
    thing = COUNTED_THINGS[mission.of]
    if mission.per == 1:
        each = thing.plain(lang, plural=False)
        return say(lang, en=f"{points} for every {each}.", fr=f"{points} par {each}.")
    some = thing.count(lang, mission.per)
    return say(lang, en=f"{points} for every {some}.", fr=f"{points} par lot de {some}.")


def deck_word(deck: str, lang: str) -> str:
    if deck == DECK_NAMES[0]:
        return say(lang, en="the attack deck", fr="la pioche d'attaque")
    return say(lang, en="the support deck", fr="la pioche de soutien")
