"""How King of Tokyo Duel speaks to a player: questions, answers and the log, in English and French."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bestiaire.games.duel.cards.buzz_tokens import BUZZ_TOKENS, KINGS
from bestiaire.games.duel.cards.keep_cards_h_to_r import HIBERNATION, IN_SHAPE, MADE_IN_A_LAB
from bestiaire.games.duel.cards.keep_cards_s_to_u import TITANIC_BATTERIES
from bestiaire.games.duel.cards.sets import CARDS, MONSTERS_BY_ID
from bestiaire.games.duel.table.zones import SWEEP_PRICE
from bestiaire.games.duel.words.nouns import (
    DICE_TOKEN,
    DIE,
    ENERGY_CUBE,
    HIT,
    SPACE,
    SYMBOLS,
    TRACKS,
    bonus_word,
    dice_words,
    space_word,
    symbol_word,
    track_word,
)
from bestiaire.games.duel.words.phrases import (
    ANSWERS,
    DOMINATED,
    DRAW,
    ENDINGS,
    EVENTS,
    FEWER_DICE,
    IMMUNE,
    QUESTIONS,
    WAITING,
)
from bestiaire.games.duel.words.rulebook import CHAPTERS, IN_SHORT, RULES, RULES_BY_WORD
from bestiaire.words import capital, enumerate_words, say
from bestiaire.words.log import ending_for_two, fitting
from bestiaire.words.rulebook import Rulebook

Told = dict[str, Any]

RULEBOOK = Rulebook("KD", RULES, CHAPTERS, IN_SHORT, RULES_BY_WORD)
TOKENS = {token.id: token for token in BUZZ_TOKENS}
NUMBERS = {
    "aside": TITANIC_BATTERIES.dice,
    "less": MADE_IN_A_LAB.discount,
    "nap": HIBERNATION.life,
    "pull": IN_SHAPE.price,
    "sweep": SWEEP_PRICE,
}
"""What the rules reckon with, for phrases that say it."""


def card_name(card: str, lang: str) -> str:
    return CARDS[card].name(lang)


def power_name(view: Told, seat: int, lang: str) -> str:
    """The special power of the Monster on that seat."""
    return MONSTERS_BY_ID[view["players"][seat]["monster"]].power_name(lang)


def place_word(place: str, seat: int, lang: str) -> str:
    """A place as a key spells it, in words: « Fame, space 3 on your side »."""
    track, space, *turned = place.split("@")
    where = f"{track_word(track, lang)}, {space_word(int(space), seat, [], lang)}"
    if turned:
        where += say(lang, en=", turned round", fr=", dans l'autre sens")
    return where


def holding(player: Told, lang: str) -> list[str]:
    """What holds for a player beside cards, in words."""
    found = []
    if "penalty" in player:
        found.append(FEWER_DICE.say(lang, dice=DIE.count(lang, player["penalty"])))
    if "dominated" in player:
        found.append(DOMINATED.say(lang))
    if "immune" in player:
        found.append(IMMUNE.say(lang))
    return found


def kings_beside(view: Told, seat: int) -> int | None:
    """KD-024: The King's tokens that are on no track; None if that player is another Monster."""
    king = BUZZ_TOKENS[KINGS[0]].id
    if view["players"][seat]["monster"] != king:
        return None
    on_tracks = [lying for lying in view["buzz"] if lying["token"] == king]
    return len(KINGS) - len(on_tracks)


class DuelWords:
    """See `bestiaire.core.info.Words`."""

    def question(self, view: Told, lang: str) -> str:
        return capital(QUESTIONS[view["choice"]["kind"]].say(lang, **question_slots(view, lang)))

    def answer(self, view: Told, key: str, lang: str) -> str:
        verb, _, name = key.partition(":")
        if verb == "power":
            return ANSWERS[key].say(lang, power=power_name(view, view["choice"]["player"], lang))
        if key in ANSWERS:
            return ANSWERS[key].say(lang, **NUMBERS)
        return capital(ANSWERS[verb].say(lang, **answer_slots(view, key, verb, name, lang)))

    def event(self, told: Told, seat: int | None, names: list[str], lang: str) -> str:
        kind = told["event"]
        if kind == "game_over":
            return self.ending(told, seat, names, lang)
        whose = told.get("seat")
        phrase = fitting(EVENTS[kind], whose, seat)
        who = "" if whose is None else names[whose]
        return capital(phrase.say(lang, who=who, **event_slots(told, seat, names, lang)))

    def ending(self, result: Told, seat: int | None, names: list[str], lang: str) -> str:
        if len(result["winners"]) > 1:
            return DRAW.say(lang)
        return ending_for_two(ENDINGS, result, seat, names, lang)

    def rule(self, rule: str, lang: str) -> str | None:
        return RULEBOOK.rule(rule, lang)

    def waiting(self, view: Told, names: list[str], lang: str) -> str:
        choice = view["choice"]
        token = TOKENS[choice["token"]].name(lang) if "token" in choice else ""
        return capital(WAITING[choice["kind"]].say(lang, who=names[choice["player"]], token=token))

    def in_short(self, lang: str) -> list[str]:
        return RULEBOOK.in_short(lang)

    def chapters(self, lang: str) -> list[tuple[str, dict[str, str]]]:
        return RULEBOOK.chapters(lang)


def question_slots(view: Told, lang: str) -> Told:
    """What a question is about, in words."""
    choice = view["choice"]
    slots: Told = dict(NUMBERS)
    if choice["kind"] == "plus":
        slots["power"] = power_name(view, choice["player"], lang)
    if view["players"]:
        slots["energy"] = ENERGY_CUBE.count(lang, view["players"][choice["player"]]["energy"])
    if choice["kind"] == "reroll":
        slots.update(dice=dice_words(view["dice"], lang), left=choice["throws_left"])
    if "symbols" in choice:
        slots["roll"] = dice_words([face for face, count in choice["symbols"].items() for _ in range(count)], lang)
    if "amount" in choice:
        amount = choice["amount"]
        slots.update(hits=HIT.count(lang, amount), gain=ENERGY_CUBE.count(lang, amount))
        slots["smash"] = SYMBOLS["smash"].count(lang, amount)
    if "token" in choice:
        slots["token"] = TOKENS[choice["token"]].name(lang)
    if "bonus" in choice:
        slots["bonus"] = bonus_word(choice["bonus"], lang)
    return slots


def answer_slots(view: Told, key: str, verb: str, name: str, lang: str) -> Told:
    """What an option names, in words."""
    if verb == "monster":
        return {"monster": MONSTERS_BY_ID[name].name(lang), "life": MONSTERS_BY_ID[name].life}
    if verb in ("reroll", "in_the_shadows", "titanic_batteries"):
        return {"dice": dice_words(name.split("+"), lang)}
    if verb in ("place", "king"):
        return {"place": place_word(name, view["seat"], lang)}
    if verb in CARD_VERBS:
        return {"card": card_name(name, lang), "cost": ENERGY_CUBE.count(lang, price_of(view, key))}
    slots: Told = {"number": name}
    if name in SYMBOLS:
        slots["symbol"] = symbol_word(name, lang)
    if name in TRACKS:
        slots["track"] = track_word(name, lang)
    return slots


CARD_VERBS = ("first", "buy", "dominate", "unstable_dna", "tesla_impulse", "alien_metabolism")
"""The verbs whose options name a card."""


def event_slots(told: Told, seat: int | None, names: list[str], lang: str) -> Told:
    """What the fields of an event are in words."""
    slots: Told = {name: told[name] for name in ("amount", "life", "times", "price", "energy") if name in told}
    amount: int = told.get("price") or told.get("amount") or 0
    slots.update(hits=HIT.count(lang, amount), spaces=SPACE.count(lang, amount), fewer=DIE.count(lang, amount))
    slots.update(tokens=DICE_TOKEN.count(lang, amount), cubes=ENERGY_CUBE.count(lang, amount))
    for field, in_words in IN_WORDS.items():
        if field in told:
            slots[field] = in_words(told[field], lang)
    if "face" in told:
        slots["symbols"] = SYMBOLS[told["face"]].count(lang, amount)
    if "monster" in told:
        slots["power"] = MONSTERS_BY_ID[told["monster"]].power_name(lang)
    if "space" in told:
        slots["space"] = space_word(told["space"], seat, names, lang)
        slots["place"] = f"{slots['track']}, {slots['space']}"
    return slots


IN_WORDS: dict[str, Callable[[Any, str], str]] = {
    "monster": lambda monster, lang: MONSTERS_BY_ID[monster].name(lang),
    "bonus": bonus_word,
    "track": track_word,
    "token": lambda token, lang: TOKENS[token].name(lang),
    "dice": dice_words,
    "card": card_name,
    "given": card_name,
    "cards": lambda cards, lang: enumerate_words(lang, [card_name(card, lang) for card in cards]),
}
"""How a field of an event is said."""


def price_of(view: Told, key: str) -> int:
    """What the card of an option costs, as the view says; 0 where nothing is bought."""
    for option in view["choice"].get("options", []):
        if option["key"] == key:
            return int(option.get("price", 0))
    return 0
