"""How Orcs Orcs Orcs speaks to a player: questions, answers and the log, in English and French."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bestiaire.core.errors import BadOptions
from bestiaire.games.orcs.cards.creatures import MISSIONS
from bestiaire.games.orcs.table.box import Box
from bestiaire.games.orcs.table.pools import box_of
from bestiaire.games.orcs.words.nouns import (
    ACTION,
    BONUS_ACTIONS,
    BONUS_TEXTS,
    COLOURED_MAGES,
    DAMAGE,
    ELEMENTS,
    ENERGY,
    POINT,
    POWERS,
    SPECIAL_TEXTS,
    creature_word,
    deck_word,
    mission_text,
    place_word,
    spell_word,
    spell_words,
    standing_word,
    strengths_word,
)
from bestiaire.games.orcs.words.phrases import ANSWERS, ENDINGS, EVENTS, NO_RULE, QUESTIONS, WAITING
from bestiaire.games.orcs.words.rulebook import CHAPTERS, IN_SHORT, RULES, RULES_BY_WORD
from bestiaire.words import capital, enumerate_words, say
from bestiaire.words.log import fitting
from bestiaire.words.nouns import CARD
from bestiaire.words.rulebook import Rulebook

Told = dict[str, Any]

RULEBOOK = Rulebook("OO", RULES, CHAPTERS, IN_SHORT, RULES_BY_WORD)
MISSION_NAMES = {mission.key: mission for mission in MISSIONS}


class OrcsWords:
    """See `bestiaire.core.info.Words`."""

    def question(self, view: Told, lang: str) -> str:
        return capital(QUESTIONS[view["choice"]["kind"]].say(lang, **question_slots(view, lang)))

    def answer(self, view: Told, key: str, lang: str) -> str:
        verb, _, name = key.partition(":")
        if key in ANSWERS:
            return ANSWERS[key].say(lang)
        return capital(ANSWERS[verb].say(lang, **answer_slots(view, verb, name, lang)))

    def event(self, told: Told, seat: int | None, names: list[str], lang: str) -> str:
        kind = told["event"]
        if kind == "game_over":
            return self.ending(told, seat, names, lang)
        whose = told["start_player"] if kind == "set_up" else told.get("seat")
        phrase = fitting(EVENTS[kind], whose, seat)
        who = "" if whose is None else names[whose]
        return capital(phrase.say(lang, who=who, **event_slots(told, names, lang)))

    def ending(self, result: Told, seat: int | None, names: list[str], lang: str) -> str:
        winners = result["winners"]
        points = POINT.count(lang, int(result["scores"][winners[0]]))
        if len(winners) > 1:
            together = enumerate_words(lang, [names[winner] for winner in winners])
            return capital(ENDINGS["shared"].say(lang, winners=together, points=points))
        told = "winner" if winners[0] == seat else "other"
        return capital(ENDINGS[told].say(lang, winner=names[winners[0]], points=points))

    def rule(self, rule: str, lang: str) -> str | None:
        return RULEBOOK.rule(rule, lang)

    def waiting(self, view: Told, names: list[str], lang: str) -> str:
        choice = view["choice"]
        spell = spell_word(view["cast"]["spell"], lang) if "cast" in view else ""
        return capital(WAITING[choice["kind"]].say(lang, who=names[choice["player"]], spell=spell))

    def in_short(self, lang: str) -> list[str]:
        return RULEBOOK.in_short(lang)

    def chapters(self, lang: str) -> list[tuple[str, dict[str, str]]]:
        return RULEBOOK.chapters(lang)


def box_in(view: Told) -> Box:
    """The box that a game is played with, as its view tells."""
    return box_of(view["options"], BadOptions)


def energy_word(amount: int, element: str | None, lang: str) -> str:
    """« 2 fire energy »."""
    if element is None:
        return ENERGY.count(lang, amount)
    english, french = ELEMENTS[element].en, ELEMENTS[element].fr
    return say(lang, en=f"{amount} {english} energy", fr=f"{ENERGY.count('fr', amount)} {french}")


def question_slots(view: Told, lang: str) -> Told:
    """What a question is about, in words."""
    slots: Told = {"actions": ACTION.count(lang, view.get("actions", 0))}
    if "cast" in view:
        cast = view["cast"]
        slots["spell"] = spell_word(cast["spell"], lang)
        slots["energy"] = energy_word(cast["energy"], cast["element"], lang)
    if "creature" in view["choice"]:
        slots["creature"] = standing_word(view["choice"]["creature"], lang)
    return slots


def answer_slots(view: Told, verb: str, name: str, lang: str) -> Told:
    """What an option names, in words."""
    if verb in NAMED:
        slot, in_words = NAMED[verb]
        return {slot: in_words(name, lang)}
    if verb == "mission":
        mission = next(one for one in box_in(view).missions if one.key == name)
        return {"mission": mission.name(lang), "text": mission_text(mission, lang)}
    if verb == "effect":
        spell = next(one for one in box_in(view).spells if one.key == view["cast"]["spell"])
        return {"line": spell.line(int(name) - 1, lang)}
    if verb in ("poison", "opponent"):
        return {"mage": COLOURED_MAGES[view["players"][int(name)]["colour"]].say(lang)}
    return {"spell": spell_word(name, lang)}


def bonus_word(bonus: str, lang: str) -> str:
    title, text = BONUS_ACTIONS[bonus].say(lang), BONUS_TEXTS[bonus].say(lang)
    return say(lang, en=f"{title}: {text}", fr=f"{title} : {text}")


def number_word(number: str, lang: str) -> str:
    return number


NAMED: dict[str, tuple[str, Callable[[str, str], str]]] = {
    "reveal": ("number", number_word),
    "teleport": ("number", number_word),
    "target": ("creature", standing_word),
    "with": ("creature", standing_word),
    "to": ("place", place_word),
    "section": ("place", place_word),
    "side": ("place", place_word),
    "bonus": ("bonus", bonus_word),
}
"""How the name in a key of this verb is said, and in which slot."""


def event_slots(told: Told, names: list[str], lang: str) -> Told:
    """What the fields of an event are in words."""
    slots: Told = {
        name: told[name] for name in ("round", "sector", "amount", "damage", "life", "space", "effect") if name in told
    }
    for field, in_words in IN_WORDS.items():
        if field in told and told[field] is not None:
            slots[field] = in_words(told[field], lang)
    kind = told["event"]
    if kind == "teleport":
        slots["space"] = told["to"]
    elif "to" in told:
        slots["to"] = place_word(told["to"], lang)
        slots["start"] = place_word(told["from"], lang)
    if kind == "magic_energy":
        slots["energy"] = ENERGY.count(lang, told["amount"])
    if kind == "fate":
        slots["moved"] = strengths_word(told["moves"], lang)
        slots["rule"] = (SPECIAL_TEXTS[told["special"]] if told["special"] else NO_RULE).say(lang)
    if "amount" in told:
        slots["hits"] = DAMAGE.count(lang, told["amount"])
        slots["count"] = CARD.count(lang, told["amount"])
    if "victim" in told:
        slots["victim"] = names[told["victim"]]
    return slots


IN_WORDS: dict[str, Callable[[Any, str], str]] = {
    "actions": lambda number, lang: ACTION.count(lang, number),
    "bonus": lambda bonus, lang: BONUS_ACTIONS[bonus].say(lang),
    "cards": spell_words,
    "creature": creature_word,
    "deck": deck_word,
    "energy": lambda number, lang: ENERGY.count(lang, number),
    "mission": lambda mission, lang: MISSION_NAMES[mission].name(lang),
    "other": creature_word,
    "place": place_word,
    "power": lambda power, lang: POWERS[power].say(lang),
    "spell": spell_word,
    "spells": spell_words,
    "value": lambda number, lang: POINT.count(lang, number),
}
"""How a field of an event is said."""
