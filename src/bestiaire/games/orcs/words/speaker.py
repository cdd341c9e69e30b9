"""How Orcs Orcs Orcs speaks to a player: questions, answers and the log, in English and French."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bestiaire.core.errors import BadOptions
from bestiaire.core.speaking import GameWords, Thing, Told
from bestiaire.games.orcs import answers
from bestiaire.games.orcs.questions import QUESTIONS
from bestiaire.games.orcs.table.components.box import Box
from bestiaire.games.orcs.table.components.pools import box_of
from bestiaire.games.orcs.words.nouns import (
    ACTION,
    BONUS_ACTIONS,
    BONUS_TEXTS,
    COLOURED_MAGES,
    CREATURES_BY_KEY,
    DAMAGE,
    ELEMENTS,
    ENERGY,
    MISSIONS_BY_KEY,
    POINT,
    POWERS,
    SPECIAL_TEXTS,
    a_creature_word,
    creature_word,
    deck_word,
    mission_text,
    place_word,
    spell_word,
    spell_words,
    standing_word,
    strengths_word,
)
from bestiaire.games.orcs.words.phrases import ENDINGS, EVENTS, NO_RULE, STILL_WORTH
from bestiaire.games.orcs.words.rulebook import CHAPTERS, IN_SHORT, RULES, RULES_BY_WORD
from bestiaire.words import Phrase, capital, enumerate_words, say
from bestiaire.words.nouns import CARD
from bestiaire.words.rulebook import Rulebook

RULEBOOK = Rulebook("OO", RULES, CHAPTERS, IN_SHORT, RULES_BY_WORD)


def box_in(view: Told) -> Box:
    """The box that a game is played with, as its view tells."""
    return box_of(view["options"], BadOptions)


def energy_word(amount: int, element: str | None, lang: str) -> str:
    """« 2 fire energy »."""
    if element is None:
        return ENERGY.count(lang, amount)
    english, french = ELEMENTS[element].en, ELEMENTS[element].fr
    return say(lang, en=f"{amount} {english} energy", fr=f"{ENERGY.count('fr', amount)} {french}")


class OrcsWords(GameWords):
    """What is particular to Orcs Orcs Orcs."""

    def __init__(self) -> None:
        super().__init__(QUESTIONS, THINGS, EVENTS, RULEBOOK)

    def question_slots(self, view: Told, lang: str) -> Told:
        slots: Told = {"actions": ACTION.count(lang, view.get("actions", 0)), "spell": ""}
        if "cast" in view:
            cast = view["cast"]
            slots["spell"] = spell_word(cast["spell"], lang)
            slots["energy"] = energy_word(cast["energy"], cast["element"], lang)
        if "creature" in view["choice"]:
            slots["creature"] = standing_word(view["choice"]["creature"], lang)
        return slots

    def variant(self, view: Told) -> str:
        """OO-091, OO-094: what may be done before a spell is cast. Others don't know, and are not asked."""
        choice = view.get("choice") or {}
        keys = [option["key"] for option in choice.get("options", ())]
        verbs = {key.partition(":")[0] for key in keys if key != "upgrade:none"}
        if choice.get("kind") != "upgrade" or not keys:
            return ""
        return "_".join(verb for verb in ("teleport", "draw") if verb in verbs) or ("" if verbs else "alone")

    def whose(self, told: Told) -> int | None:
        found: int | None = told["start_player"] if told["event"] == "set_up" else super().whose(told)
        return found

    def event_phrase(self, told: Told, whose: int | None, seat: int | None) -> Phrase:
        """Tracks repeat numbers (OO-014): where the one before was the same, nothing has changed."""
        if told["event"] == "tower":
            values, space = CREATURES_BY_KEY[told["creature"]].counter_values, told["counter"]
            if values[space - 1] == values[space] == told["value"]:
                return STILL_WORTH
        return super().event_phrase(told, whose, seat)

    def event_slots(self, told: Told, seat: int | None, names: list[str], lang: str) -> Told:
        slots: Told = {
            **{name: told[name] for name in ("round", "sector", "amount", "life", "space", "effect") if name in told},
            **creature_slots(told, lang),
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

    def ending(self, result: Told, seat: int | None, names: list[str], lang: str) -> str:
        winners = result["winners"]
        points = POINT.count(lang, int(result["scores"][winners[0]]))
        if len(winners) > 1:
            told = "shared_with" if seat in winners else "shared"
            together = enumerate_words(lang, [names[winner] for winner in winners if winner != seat])
            return capital(ENDINGS[told].say(lang, winners=together, points=points))
        told = "winner" if winners[0] == seat else "other"
        return capital(ENDINGS[told].say(lang, winner=names[winners[0]], points=points))


def creature_slots(told: Told, lang: str) -> Told:
    """Whom an event is about, and the life that is left of it."""
    slots: Told = {}
    if told.get("creature"):
        slots["a_creature"] = a_creature_word(told["creature"], lang)
    if told["event"] == "damage":
        slots["left"] = max(0, told["life"] - told["damage"])
    return slots


def bonus_word(bonus: str, lang: str) -> str:
    title, text = BONUS_ACTIONS[bonus].say(lang), BONUS_TEXTS[bonus].say(lang)
    return say(lang, en=f"{title}: {text}", fr=f"{title} : {text}")


def mission_slots(view: Told, key: str, name: str, lang: str) -> Told:
    mission = next(one for one in box_in(view).missions if one.key == name)
    return {"mission": mission.name(lang), "text": mission_text(mission, lang)}


def effect_slots(view: Told, key: str, name: str, lang: str) -> Told:
    spell = next(one for one in box_in(view).spells if one.key == view["cast"]["spell"])
    return {"line": spell.line(int(name) - 1, lang)}


THINGS: dict[str, Thing] = {
    answers.BONUS: lambda view, key, name, lang: {"bonus": bonus_word(name, lang)},
    answers.CREATURE: lambda view, key, name, lang: {"creature": standing_word(name, lang)},
    answers.EFFECT: effect_slots,
    answers.MAGE: lambda view, key, name, lang: {
        "mage": COLOURED_MAGES[view["players"][int(name)]["colour"]].say(lang)
    },
    answers.MISSION: mission_slots,
    answers.SECTION: lambda view, key, name, lang: {"place": place_word(name, lang)},
    answers.SPELL: lambda view, key, name, lang: {"spell": spell_word(name, lang)},
}
"""What is named in a key, in words."""


IN_WORDS: dict[str, Callable[[Any, str], str]] = {
    "actions": lambda number, lang: ACTION.count(lang, number),
    "bonus": lambda bonus, lang: BONUS_ACTIONS[bonus].say(lang),
    "cards": spell_words,
    "creature": creature_word,
    "deck": deck_word,
    "energy": lambda number, lang: ENERGY.count(lang, number),
    "mission": lambda mission, lang: MISSIONS_BY_KEY[mission].name(lang),
    "other": creature_word,
    "place": place_word,
    "power": lambda power, lang: POWERS[power].say(lang),
    "spell": spell_word,
    "spells": spell_words,
    "value": lambda number, lang: POINT.count(lang, number),
}
"""How a field of an event is said."""
