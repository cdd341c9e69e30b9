"""How King of Tokyo Duel speaks to a player: questions, answers and the log, in English and French."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bestiaire.core.speaking import GameWords, Thing, Told, price_of
from bestiaire.games.duel import answers
from bestiaire.games.duel.cards.buzz_tokens import BUZZ_TOKENS, KINGS
from bestiaire.games.duel.cards.sets import CARDS, MONSTERS_BY_ID
from bestiaire.games.duel.questions import QUESTIONS
from bestiaire.games.duel.table.zones import SWEEP_PRICE
from bestiaire.games.duel.words.nouns import (
    DICE_TOKEN,
    DIE,
    ENERGY_CUBE,
    HIT,
    SPACE,
    SYMBOLS,
    bonus_word,
    dice_words,
    space_word,
    spaces_word,
    symbol_word,
    track_word,
)
from bestiaire.games.duel.words.phrases import DOMINATED, DRAW, ENDINGS, EVENTS, FEWER_DICE, IMMUNE
from bestiaire.games.duel.words.rulebook import CHAPTERS, IN_SHORT, RULES, RULES_BY_WORD
from bestiaire.words import enumerate_words, say
from bestiaire.words.log import ending_for_two
from bestiaire.words.rulebook import Rulebook

RULEBOOK = Rulebook("KD", RULES, CHAPTERS, IN_SHORT, RULES_BY_WORD)
TOKENS = {token.id: token for token in BUZZ_TOKENS}
NUMBERS = {"sweep": SWEEP_PRICE}
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


class DuelWords(GameWords):
    """What is particular to King of Tokyo Duel."""

    def __init__(self) -> None:
        super().__init__(QUESTIONS, THINGS, EVENTS, RULEBOOK, NUMBERS, CARDS)

    def question_slots(self, view: Told, lang: str) -> Told:
        choice = view["choice"]
        slots: Told = {}
        if view["players"]:
            slots["power"] = power_name(view, choice["player"], lang)
            slots["energy"] = ENERGY_CUBE.count(lang, view["players"][choice["player"]]["energy"])
        if "throws_left" in choice:
            slots.update(dice=dice_words(view["dice"], lang), left=choice["throws_left"])
        if "symbols" in choice:
            slots["roll"] = dice_words([face for face, count in choice["symbols"].items() for _ in range(count)], lang)
        if "amount" in choice:
            amount = choice["amount"]
            slots.update(hits=HIT.count(lang, amount), gain=ENERGY_CUBE.count(lang, amount))
            slots["smash"] = SYMBOLS["smash"].count(lang, amount)
        if "card" in choice:
            slots["card"] = card_name(choice["card"], lang)
        if "token" in choice:
            slots["token"] = TOKENS[choice["token"]].name(lang)
        if "bonus" in choice:
            slots["bonus"] = bonus_word(choice["bonus"], lang)
        return slots

    def event_slots(self, told: Told, seat: int | None, names: list[str], lang: str) -> Told:
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
        if "space" in told and "token" in told:
            spaces = spaces_word(told["space"], TOKENS[told["token"]].covers, seat, names, lang)
            slots["place"] = f"{slots['track']}, {spaces}"
        return slots

    def ending(self, result: Told, seat: int | None, names: list[str], lang: str) -> str:
        if len(result["winners"]) > 1:
            return DRAW.say(lang)
        return ending_for_two(ENDINGS, result, seat, names, lang)


THINGS: dict[str, Thing] = {
    answers.CARD: lambda view, key, name, lang: {
        "card": card_name(name, lang),
        "cost": ENERGY_CUBE.count(lang, price_of(view, key)),
    },
    answers.DICE: lambda view, key, name, lang: {"dice": dice_words(name.split("+"), lang)},
    answers.MONSTER: lambda view, key, name, lang: {
        "monster": MONSTERS_BY_ID[name].name(lang),
        "life": MONSTERS_BY_ID[name].life,
    },
    answers.PLACE: lambda view, key, name, lang: {"place": place_word(name, view["seat"], lang)},
    answers.SYMBOL: lambda view, key, name, lang: {"symbol": symbol_word(name, lang)},
    answers.TRACK: lambda view, key, name, lang: {"track": track_word(name, lang)},
}
"""What is named in a key, in words."""

IN_WORDS: dict[str, Callable[[Any, str], str]] = {
    "monster": lambda monster, lang: MONSTERS_BY_ID[monster].name(lang),
    "bonus": bonus_word,
    "track": track_word,
    "symbol": lambda symbol, lang: SYMBOLS[symbol].plain(lang, plural=True),
    "token": lambda token, lang: TOKENS[token].name(lang),
    "dice": dice_words,
    "card": card_name,
    "given": card_name,
    "cards": lambda cards, lang: enumerate_words(lang, [card_name(card, lang) for card in cards]),
}
"""How a field of an event is said."""
