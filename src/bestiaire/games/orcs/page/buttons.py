"""Orcs Orcs Orcs' legal moves: each on the card, the creature, the section or the mage that it means, or loose."""

from __future__ import annotations

from bestiaire.core.showing import Model, Sight
from bestiaire.games.orcs import ORCS
from bestiaire.games.orcs.cards.printed import ELEMENT_NAMES
from bestiaire.games.orcs.words.speaker import box_in
from bestiaire.show.page.buttons import Moves, Sorting
from bestiaire.words import Phrase

VERBS = {
    "mission": Phrase(en="Keep", fr="Garder"),
    "cast": Phrase(en="Cast", fr="Lancer"),
    "hand_change": Phrase(en="Remove from the game", fr="Retirer du jeu"),
    "learn": Phrase(en="Learn", fr="Apprendre"),
    "discard": Phrase(en="Discard", fr="Défausser"),
    "poison": Phrase(en="Poison", fr="Empoisonner"),
    "opponent": Phrase(en="Choose", fr="Choisir"),
    "effect": Phrase(en="Apply", fr="Appliquer"),
}
"""What the button says where it stands; the whole sentence is its accessible name. A target on the battlefield is
pressed itself."""

WITH_ENERGY = Phrase(en="Upgrade (+1)", fr="Améliorer (+1)")
EFFECT_ALONE = Phrase(en="Upgrade (effect)", fr="Améliorer (effet)")
"""An upgrade of the spell's element gives it energy; of another one, only its upgrade effect counts."""

HARMING = ("hand_change", "discard")
IN_HAND = ("cast", "hand_change", "upgrade", "discard")
"""Verbs whose options name a card in hand."""
ON_FIELD = {
    "reveal": "rim.{name}",
    "teleport": "tower.{name}",
    "target": "creature.{name}",
    "with": "creature.{name}",
    "to": "section.{name}",
    "section": "section.{name}",
    "side": "section.{name}",
}
ON_TABLE = {
    "mission": "mission.{name}",
    "poison": "mage.{name}",
    "opponent": "mage.{name}",
    "effect": "effect.{name}",
}
"""What an option means that is no card in a zone: `name` is what stands behind its verb."""


def moves_of(sight: Sight) -> Moves:
    view, lang = sight.view, sight.lang
    words = ORCS.words()
    assert words is not None
    sorting = Sorting(sight.lasting)
    for option in sight.options:
        key = option["key"]
        verb, _, name = key.partition(":")
        sentence = words.answer(view, key, lang)
        if name in ("none", "turn") or verb in ("bonus", "draw"):
            sorting.leave(key, sentence)
        elif verb in ON_FIELD:
            sorting.put(ON_FIELD[verb].format(name=name), key, "", sentence)
        else:
            label = upgrade_label(view, name, lang) if verb == "upgrade" else VERBS[verb].say(lang)
            for place in places_of(view, verb, name):
                sorting.put(place, key, label, sentence, harms_own=verb in HARMING)
    return sorting.sorted()


def upgrade_label(view: Model, name: str, lang: str) -> str:
    spell = next(spell for spell in box_in(view).spells if spell.key == name)
    element = ELEMENT_NAMES.index(view["cast"]["element"])
    return (WITH_ENERGY if spell.energy & (1 << element) else EFFECT_ALONE).say(lang)


def places_of(view: Model, verb: str, name: str) -> list[str]:
    """Where on the table an option is meant: alike cards are one option, and each of them can be pressed."""
    if verb in ON_TABLE:
        return [ON_TABLE[verb].format(name=name)]
    if verb in IN_HAND:
        asked = view["choice"]["player"]
        return places_in(f"players.{asked}.hand", view["players"][asked]["hand"], name)
    return [place for deck, cards in view["display"].items() for place in places_in(f"display.{deck}", cards, name)]


def places_in(zone: str, cards: list[str], name: str) -> list[str]:
    return [f"{zone}.{index}" for index, card in enumerate(cards) if card == name]
