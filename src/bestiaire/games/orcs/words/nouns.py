"""What things of the game are called: creatures and places, elements and powers, rules and missions."""

from __future__ import annotations

from typing import Final

from bestiaire.games.orcs.cards.creatures import CREATURES
from bestiaire.games.orcs.cards.printed import DECK_NAMES, NO_SPECIAL, SPECIAL_NAMES, STRENGTH_NAMES, FateCard, Mission
from bestiaire.games.orcs.cards.spells import SPELLS
from bestiaire.words import Phrase, enumerate_words, say
from bestiaire.words.nouns import Noun

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
SPECIALS: Final = {
    "plus_one_life": Phrase(en="Creatures +1 life", fr="+1 point de vie aux Créatures"),
    "no_study": Phrase(en="No study", fr="Pas d'étude"),
    "no_teleport": Phrase(en="No teleport", fr="Pas de téléportation"),
    "no_bonus_powers": Phrase(en="No bonus powers", fr="Pas de pouvoirs bonus"),
    "three_spells": Phrase(en="3 spells", fr="3 sorts"),
    "spell_exchange": Phrase(en="Spell exchange", fr="Échange de sorts"),
}
SPECIAL_TEXTS: Final = {
    "plus_one_life": Phrase(en="Every creature has 1 more life.", fr="Chaque créature a 1 point de vie de plus."),
    "no_study": Phrase(en="No spell may be taken from the display.", fr="Aucun sort ne peut être pris dans l'étalage."),
    "no_teleport": Phrase(
        en="No mage may change its tower space.", fr="Aucun mage ne peut changer de case sur la tour."
    ),
    "no_bonus_powers": Phrase(en="Bonus powers do not work.", fr="Les pouvoirs bonus ne fonctionnent pas."),
    "three_spells": Phrase(
        en="Players draw 3 cards at the end of their turn, or 4 with the extra spell.",
        fr="Les joueurs piochent 3 cartes à la fin de leur tour, ou 4 avec le sort supplémentaire.",
    ),
    "spell_exchange": Phrase(
        en="The display is shuffled back into its decks and turned up anew.",
        fr="L'étalage est remélangé dans ses pioches et renouvelé.",
    ),
}
POWERS: Final = {
    "extra_spell": Phrase(en="Draw an extra spell", fr="Piocher un sort supplémentaire"),
    "extra_action": Phrase(en="Extra action", fr="Action supplémentaire"),
    "poison": Phrase(en="Poison", fr="Poison"),
    "hand_change": Phrase(en="Hand change", fr="Changement de main"),
    "unalterable_rules": Phrase(en="Unalterable rules", fr="Règles immuables"),
    "no_loss": Phrase(en="No loss of creatures", fr="Pas de perte de créatures"),
}
POWER_TEXTS: Final = {
    "extra_spell": Phrase(
        en="Draw 5 cards instead of 4 at the end of your turn.",
        fr="Piochez 5 cartes au lieu de 4 à la fin de votre tour.",
    ),
    "extra_action": Phrase(en="You have 3 actions instead of 2.", fr="Vous avez 3 actions au lieu de 2."),
    "poison": Phrase(
        en="As an action, once a turn: put a poison card on an opponent's discard pile.",
        fr="Pour une action, une fois par tour : placez une carte Poison sur la défausse d'un adversaire.",
    ),
    "hand_change": Phrase(
        en="As an action, once a turn: remove a card of your hand from the game.",
        fr="Pour une action, une fois par tour : retirez du jeu une carte de votre main.",
    ),
    "unalterable_rules": Phrase(
        en="Special rules of fate cards do not hold for you.",
        fr="Les règles spéciales des cartes Destin ne valent pas pour vous.",
    ),
    "no_loss": Phrase(
        en="You lose no trophy when a creature reaches the tower at your mage.",
        fr="Vous ne perdez aucun trophée quand une créature atteint la tour devant votre mage.",
    ),
}
BONUS_ACTIONS: Final = {
    "draw_card": Phrase(en="Draw a card", fr="Piocher une carte"),
    "one_action": Phrase(en="1 action", fr="1 action"),
    "common_discard": Phrase(en="Common discard", fr="Défausse commune"),
    "magic_energy": Phrase(en="Magic energy", fr="Énergie magique"),
}
BONUS_TEXTS: Final = {
    "draw_card": Phrase(en="Draw a card from your draw pile.", fr="Piochez une carte."),
    "one_action": Phrase(en="One more action this turn.", fr="Une action de plus ce tour-ci."),
    "common_discard": Phrase(
        en="Every opponent with more than 3 cards in hand discards one.",
        fr="Chaque adversaire qui a plus de 3 cartes en main en défausse une.",
    ),
    "magic_energy": Phrase(
        en="One energy of any element for your next action this turn.",
        fr="Une énergie de n'importe quel élément pour votre prochaine action de ce tour.",
    ),
}
COUNTED_THINGS: Final = {
    "weak": Noun("weak creature", "weak creatures", "créature faible", "créatures faibles", feminine=True),
    "strong": Noun("strong creature", "strong creatures", "créature forte", "créatures fortes", feminine=True),
    "mighty": Noun("mighty creature", "mighty creatures", "créature puissante", "créatures puissantes", feminine=True),
    "creatures": Noun("creature", "creatures", "créature", "créatures", feminine=True),
    "creature_types": Noun(
        "type of creature you hold", "types of creatures you hold", "type de créature différent",
        "types de créatures différents", feminine=False,
    ),
    "bonus_powers": Noun("bonus power", "bonus powers", "pouvoir bonus", "pouvoirs bonus", feminine=False),
    "learned_spells": Noun("spell learned", "spells learned", "sort appris", "sorts appris", feminine=False),
    "sets_of_weak_strong_mighty": Noun(
        "set of one weak, one strong and one mighty creature", "sets of one weak, one strong and one mighty creature",
        "ensemble d'une créature faible, d'une forte et d'une puissante",
        "ensembles d'une créature faible, d'une forte et d'une puissante", feminine=False,
    ),
}  # fmt: skip
"""What missions count."""

CREATURES_BY_KEY: Final = {creature.key: creature for creature in CREATURES}
SPELLS_BY_KEY: Final = {spell.key: spell for spell in SPELLS}


def creature_word(creature: str, lang: str) -> str:
    return CREATURES_BY_KEY[creature].name(lang)


def spell_word(spell: str, lang: str) -> str:
    return SPELLS_BY_KEY[spell].name(lang)


def spell_words(spells: list[str], lang: str) -> str:
    return enumerate_words(lang, [spell_word(spell, lang) for spell in spells])


def place_word(place: str, lang: str) -> str:
    """« sector 3, inner section »."""
    sector, ring = place.split(".")
    name = RINGS[ring].say(lang)
    return say(lang, en=f"sector {sector}, {name} section", fr=f"quartier {sector}, section {name}")


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
    """« Advance: weak - No study »."""
    names = [STRENGTHS[STRENGTH_NAMES[one]].say(lang) for one in card.moves]
    moved = enumerate_words(lang, names)
    said = say(lang, en=f"Advance: {moved}", fr=f"Avancée : créatures {moved}")
    return said if card.special == NO_SPECIAL else f"{said} - {SPECIALS[SPECIAL_NAMES[card.special]].say(lang)}"


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
