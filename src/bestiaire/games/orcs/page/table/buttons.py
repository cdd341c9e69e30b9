"""Orcs Orcs Orcs' legal moves: each on the card, the creature, the section or the mage that it means, or loose."""

from __future__ import annotations

from bestiaire.core.questions import AIM, Answer
from bestiaire.core.showing import Model, Sight
from bestiaire.core.telling import words_of
from bestiaire.games.orcs import ORCS
from bestiaire.games.orcs.answers import MAGE
from bestiaire.games.orcs.cards.printed import DRAW, ELEMENT_NAMES, TELEPORT
from bestiaire.games.orcs.page.advice.foresight import Aim, foreseen_in
from bestiaire.games.orcs.page.phrases import PHRASES
from bestiaire.games.orcs.page.table.cards import ELEMENT_WORDS
from bestiaire.games.orcs.questions import QUESTIONS
from bestiaire.games.orcs.words.nouns import place_word, standing_word
from bestiaire.games.orcs.words.speaker import box_in
from bestiaire.show.page.buttons import Button, Moves, Sorting, place_told, places_in, zones_of
from bestiaire.words import Phrase

WITH_ENERGY = Phrase(en="+1 {element}", fr="+1 {element}")
EFFECT_ALONE = {TELEPORT: Phrase(en="Teleport", fr="Téléporter"), DRAW: Phrase(en="Draw", fr="Piocher")}
"""An upgrade of the spell's element gives it energy; of another one, only its upgrade effect counts."""


def moves_of(sight: Sight) -> Moves:
    view, lang = sight.view, sight.lang
    words = words_of(ORCS)
    sorting = Sorting()
    for option in sight.options:
        key = option["key"]
        verb, _, name = key.partition(":")
        row = QUESTIONS.verbs.get(verb)
        sentence = words.answer(view, key, lang)
        if row is not None and row.of == MAGE:
            sentence = f"{sentence} ({sight.names[int(name)]})"
        if row is None or not (places := places_of(view, row, name)):
            sorting.leave(key, sentence)
            continue
        for place in places:
            sorting.put(place, key, label_of(view, row, name, lang), sentence, row.harms, row.tone)
    for aim in foreseen_in(sight).aims.values():
        if len(aim.keys) > 1:
            sorting.placed.setdefault(aim.place, []).append(aimed(sight, aim))
    return sorting.sorted()


def aimed(sight: Sight, aim: Aim) -> Button:
    """A spell that is cast on what is pointed at, with the effect that does most there and the upgrades that it takes:
    one press, an answer for each question on the way."""
    name = aim.place.partition(".")[2]
    where = standing_word(name, sight.lang) if "@" in name else place_word(name, sight.lang)
    sentence = PHRASES["cast_on"].say(sight.lang, where=where, outcome=aim.outcome.words)
    return Button(aim.keys[0], "", sentence, tone=AIM, then=" ".join(aim.keys[1:]))


def label_of(view: Model, row: Answer, name: str, lang: str) -> str:
    """A target on the battlefield has none: it is pressed itself."""
    if row.verb == "upgrade":
        return upgrade_label(view, name, lang)
    return "" if row.label is None else row.label.say(lang)


def upgrade_label(view: Model, name: str, lang: str) -> str:
    spell = next(spell for spell in box_in(view).spells if spell.key == name)
    element = view["cast"]["element"]
    if spell.energy & (1 << ELEMENT_NAMES.index(element)):
        return WITH_ENERGY.say(lang, element=ELEMENT_WORDS[element].say(lang))
    return EFFECT_ALONE[spell.upgrade].say(lang)


def places_of(view: Model, row: Answer, name: str) -> list[str]:
    """Where on the table an option is meant: alike cards are one option, and each of them can be pressed."""
    if name in row.fixed:
        return []
    told = place_told(row, name)
    zones = zones_of(row, asked=view["choice"]["player"])
    return [place for zone in zones for place in places_in(view, zone, name)] if told is None else [told]
