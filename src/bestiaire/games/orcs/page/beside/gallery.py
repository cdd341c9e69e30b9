"""What can be leafed through beside a table of Orcs Orcs Orcs: spells, creatures, fate cards, powers and missions."""

from __future__ import annotations

from bestiaire.core.showing import Model
from bestiaire.games.orcs import ORCS
from bestiaire.games.orcs.cards.printed import CATEGORY_NAMES, SUPPORT
from bestiaire.games.orcs.page.table.cards import ELEMENT_WORDS, Plate, spell_plate
from bestiaire.games.orcs.table.components.box import BOX
from bestiaire.games.orcs.table.zones import START_SPELLS, SUPPORT_POINTS
from bestiaire.games.orcs.words.nouns import KINDS, POINT
from bestiaire.show.page.faces import COPIES, Section
from bestiaire.words import Phrase, any_of, capital

STARTING = Phrase(en="Starting spells", fr="Sorts de départ")
TO_LEARN = Phrase(en="Spells to learn, and poison", fr="Sorts à apprendre, et poison")
BY_TYPE = {
    "creature": Phrase(en="Creatures", fr="Créatures"),
    "fate card": Phrase(en="Fate cards", fr="Cartes Destin"),
    "power": Phrase(en="Bonus powers", fr="Pouvoirs bonus"),
    "bonus action": Phrase(en="Bonus actions", fr="Actions bonus"),
    "mission": Phrase(en="Secret missions", fr="Missions secrètes"),
}
GIVES = Phrase(en="energy: {elements}", fr="énergie : {elements}")
WORTH = Phrase(en="{kind}: {points} at the end", fr="{kind} : {points} à la fin")
DECK = Phrase(en="deck {deck}", fr="pioche {deck}")
PLATE_KINDS = {"creature": "creature", "fate card": "fate", "mission": "mission"}


def gallery(lang: str) -> list[Section]:
    """All cards, creatures and rules of the box."""
    spells = [spell_plate(spell, lang) for spell in BOX.spells]
    sections = [Section(STARTING.say(lang), spells[:START_SPELLS]), Section(TO_LEARN.say(lang), spells[START_SPELLS:])]
    for type, title in BY_TYPE.items():
        listed = [listed_plate(card, lang) for card in ORCS.cards() if card["type"] == type]
        sections.append(Section(title.say(lang), listed))
    return sections


def listed_plate(card: Model, lang: str) -> Plate:
    return Plate(card["id"], card[f"name_{lang}"], PLATE_KINDS.get(card["type"], "rule"), "", text=card[f"text_{lang}"])


def facts(card: Model, lang: str) -> list[str]:
    """The numbers on a plate, in words."""
    found = []
    if card["type"] in ("spell", "poison"):
        kind = capital(KINDS[card["category"]].say(lang))
        is_support = card["category"] == CATEGORY_NAMES[SUPPORT]
        found.append(WORTH.say(lang, kind=kind, points=POINT.count(lang, SUPPORT_POINTS)) if is_support else kind)
        if card["energy"]:
            elements = any_of(lang, [ELEMENT_WORDS[element].say(lang) for element in card["energy"]])
            found.append(GIVES.say(lang, elements=elements))
        if card["deck"]:
            found.append(DECK.say(lang, deck=card["deck"]))
    if card.get("copies", 1) > 1:
        found.append(COPIES.say(lang, n=card["copies"]))
    return found
