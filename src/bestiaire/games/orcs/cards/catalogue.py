"""Everything printed, as programs list it: `bestiaire cards orcs`."""

from __future__ import annotations

from typing import Any

from bestiaire.games.orcs.cards.printed import (
    BONUS_NAMES,
    CATEGORY_NAMES,
    DECK_NAMES,
    ELEMENT_NAMES,
    EXTRA_SPELL,
    NO_DECK,
    NO_ELEMENT,
    NO_SPECIAL,
    POISON,
    POWER_NAMES,
    SPECIAL_NAMES,
    STRENGTH_NAMES,
    UPGRADE_NAMES,
    CreatureType,
    FateCard,
    Mission,
    Spell,
)
from bestiaire.games.orcs.table.components.box import BOX
from bestiaire.games.orcs.words.nouns import (
    BONUS_ACTIONS,
    BONUS_TEXTS,
    POWER_TEXTS,
    POWERS,
    STRENGTHS,
    fate_name,
    fate_text,
    mission_text,
)
from bestiaire.words import LANGUAGES, Phrase, say

Listed = dict[str, Any]


def list_cards() -> list[Listed]:
    """Spells, poison, creatures, fate cards, powers, bonus actions and missions. `id` is the entry's number in the
    numbered list, `key` the word that moves and positions use; `designed` names what is our own."""
    listed = [spell_entry(spell) for spell in BOX.spells]
    listed += [creature_entry(creature) for creature in BOX.creatures]
    listed += [fate_entry(card) for card in BOX.fate_cards]
    for number, power in enumerate(POWER_NAMES):
        ours = [] if number == EXTRA_SPELL else ["creature"]
        listed.append(named_entry(f"OOP-{number + 1}", power, "power", POWERS[power], POWER_TEXTS[power], ours))
    for number, bonus in enumerate(BONUS_NAMES):
        names, texts = BONUS_ACTIONS[bonus], BONUS_TEXTS[bonus]
        listed.append(named_entry(f"OOA-{number + 1}", bonus, "bonus action", names, texts, ["creatures"]))
    return [*listed, *[mission_entry(mission) for mission in BOX.missions]]


def named_entry(id: str, key: str, type: str, name: Phrase, text: Phrase, designed: list[str]) -> Listed:
    names = {f"name_{lang}": name.say(lang) for lang in LANGUAGES}
    texts = {f"text_{lang}": text.say(lang) for lang in LANGUAGES}
    return {"id": id, "key": key, **names, "type": type, "designed": designed, **texts}


def names_of(bits: int, names: tuple[str, ...]) -> list[str]:
    return [name for place, name in enumerate(names) if bits & (1 << place)]


def spell_entry(spell: Spell) -> Listed:
    entry: Listed = {
        "id": spell.id,
        "key": spell.key,
        "name_en": spell.en,
        "name_fr": spell.fr,
        "type": "poison" if spell.category == POISON else "spell",
        "copies": spell.copies,
        "category": CATEGORY_NAMES[spell.category],
        "element": None if spell.element == NO_ELEMENT else ELEMENT_NAMES[spell.element],
        "energy": names_of(spell.energy, ELEMENT_NAMES),
        "deck": None if spell.deck == NO_DECK else DECK_NAMES[spell.deck],
        "costs": list(spell.costs),
        "amounts": [effect.amount() for effect in spell.effects],
        "upgrade_effect": names_of(spell.upgrade, UPGRADE_NAMES),
        "designed": list(spell.designed),
    }
    return {**entry, **{f"text_{lang}": spell.text(lang) for lang in LANGUAGES}}


def creature_entry(creature: CreatureType) -> Listed:
    return {
        "id": creature.id,
        "key": creature.key,
        "name_en": creature.noun.en,
        "name_fr": creature.noun.fr,
        "type": "creature",
        "copies": sum(creature.markers),
        "category": STRENGTH_NAMES[creature.strength],
        "life": creature.life,
        "counter_values": list(creature.counter_values),
        "markers": list(creature.markers),
        "bonus_power": POWER_NAMES[creature.power],
        "bonus_action": BONUS_NAMES[creature.bonus_action],
        "designed": list(creature.designed),
        **{f"text_{lang}": f"{creature_text(creature, lang)} {bonus_text(creature, lang)}" for lang in LANGUAGES},
    }


def creature_text(creature: CreatureType, lang: str) -> str:
    """« Weak, 2 life. Worth 4 points at first. Power: … »."""
    strength = STRENGTHS[STRENGTH_NAMES[creature.strength]]
    power = POWERS[POWER_NAMES[creature.power]].say(lang)
    first, last = creature.counter_values[0], creature.counter_values[-1]
    return say(
        lang,
        en=f"{strength.en.capitalize()} creature, {creature.life} life, worth {first} down to {last}. Power: {power}.",
        fr=f"Créature {strength.fr.removesuffix('s')}, {creature.life} points de vie, valeur de {first} à {last}. "
        f"Pouvoir : {power}.",
    )


def bonus_text(creature: CreatureType, lang: str) -> str:
    """What matters in games with bonus actions alone."""
    bonus = BONUS_ACTIONS[BONUS_NAMES[creature.bonus_action]].say(lang)
    return say(lang, en=f"Bonus action: {bonus}.", fr=f"Action bonus : {bonus}.")


def fate_entry(card: FateCard) -> Listed:
    return {
        "id": card.id,
        "key": card.id,
        "name_en": fate_name(card, "en"),
        "name_fr": fate_name(card, "fr").replace("\u00a0", " "),
        "type": "fate card",
        "copies": 1,
        "moves": [STRENGTH_NAMES[one] for one in card.moves],
        "special": None if card.special == NO_SPECIAL else SPECIAL_NAMES[card.special],
        "designed": list(card.designed),
        "text_en": fate_text(card, "en"),
        "text_fr": fate_text(card, "fr"),
    }


def mission_entry(mission: Mission) -> Listed:
    return {
        "id": mission.id,
        "key": mission.key,
        "name_en": mission.en,
        "name_fr": mission.fr,
        "type": "mission",
        "copies": 1,
        "points": mission.points,
        "per": mission.per,
        "of": mission.of,
        "designed": list(mission.designed),
        "text_en": mission_text(mission, "en"),
        "text_fr": mission_text(mission, "fr"),
    }
