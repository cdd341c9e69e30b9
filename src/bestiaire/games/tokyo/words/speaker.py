"""How King of Tokyo speaks to a player: questions, answers and the log, in English and French."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bestiaire.core.speaking import GameWords, Thing, Told, price_of
from bestiaire.games.tokyo.answers import things
from bestiaire.games.tokyo.cards.mindbug_cards import HEART_PRICE
from bestiaire.games.tokyo.cards.printed import KEYWORD_WORDS, MONSTERS_BY_ID
from bestiaire.games.tokyo.cards.sets import CARDS
from bestiaire.games.tokyo.questions import QUESTIONS
from bestiaire.games.tokyo.table.zones import KEYWORD_NAMES, SWEEP_PRICE
from bestiaire.games.tokyo.words.nouns import (
    COUNTER,
    ENERGY,
    FACES,
    HEART,
    POINT,
    POISON,
    SHRINK,
    dice_words,
    face_word,
    group_word,
    place_word,
)
from bestiaire.games.tokyo.words.phrases import CAUSES, OWN_SMASHES, USES
from bestiaire.games.tokyo.words.rulebook import CHAPTERS, IN_SHORT, RULES, RULES_BY_WORD
from bestiaire.games.tokyo.words.telling import DECLARES, ENDINGS, EVENTS, JOINS, NEVER, SHARED, TO_WHOM_IT_CONCERNS
from bestiaire.words import Phrase, capital, enumerate_words, say
from bestiaire.words.rulebook import Rulebook

RULEBOOK = Rulebook("KT", RULES, CHAPTERS, IN_SHORT, RULES_BY_WORD)
NUMBERS = {"defense": HEART_PRICE, "sweep": SWEEP_PRICE}
"""What the rules reckon with, for phrases that say it."""


def card_name(card: str, lang: str) -> str:
    return CARDS[card].name(lang)


def monster_name(view: Told, seat: int, lang: str) -> str:
    """A monster; where players have names of their own, whose it is, too."""
    monster = MONSTERS_BY_ID[view["players"][seat]["monster"]].name(lang)
    name = view["names"][seat] if "names" in view else monster
    return monster if name == monster else f"{name} ({monster})"


class TokyoWords(GameWords):
    """What is particular to King of Tokyo."""

    def __init__(self) -> None:
        super().__init__(QUESTIONS, THINGS, EVENTS, RULEBOOK, NUMBERS, {id: card.numbers for id, card in CARDS.items()})

    def question_slots(self, view: Told, lang: str) -> Told:
        choice = view["choice"]
        if not view["players"]:
            return {}
        me = view["players"][choice["player"]]
        resolver: int = view["resolver"] if "resolver" in view else view["active"]
        slots: Told = {
            "energy": ENERGY.count(lang, me["energy"]),
            "own": HEART.count(lang, me["hearts"]),
            "active": monster_name(view, view["active"], lang),
            "resolver": monster_name(view, resolver, lang),
            "dice": dice_words(choice.get("dice", view.get("dice", [])), lang),
            "left": choice.get("rolls_left", 0),
            "hearts": HEART.count(lang, choice.get("hearts", 0)),
        }
        if "card" in choice:
            slots["card"] = card_name(choice["card"], lang)
        if "cause" in choice:
            attacker = choice["attacker"]
            name = "" if attacker is None else monster_name(view, attacker, lang)
            slots.update(amount=HEART.count(lang, choice["amount"]), cause=cause_word(choice["cause"], name, lang))
        return slots

    def event(self, told: Told, seat: int | None, names: list[str], lang: str) -> str:
        """Who goes by the name of a monster does not become it."""
        if told["event"] == "monster" and names[told["seat"]] == MONSTERS_BY_ID[told["monster"]].name(lang):
            return JOINS.say(lang, monster=names[told["seat"]])
        return super().event(told, seat, names, lang)

    def event_phrase(self, told: Told, whose: int | None, seat: int | None) -> Phrase:
        """To one who looks on, did it, or is meant by it."""
        field, to_you = TO_WHOM_IT_CONCERNS.get(told["event"], ("", None))
        if to_you is not None and seat is not None and told.get(field) == seat != whose:
            return to_you
        return super().event_phrase(told, whose, seat)

    def event_slots(self, told: Told, seat: int | None, names: list[str], lang: str) -> Told:
        slots: Told = {name: told[name] for name in ("vp", "energy", "hearts", "mindbugs") if name in told}
        amount: int = told["price"] if "price" in told else told.get("amount") or 0
        slots.update(
            points=POINT.count(lang, amount),
            cubes=ENERGY.count(lang, amount),
            lives=HEART.count(lang, amount),
            poison=POISON.count(lang, amount),
            shrink=SHRINK.count(lang, amount),
        )
        for field in ("victim", "owner", "prey", "ally"):
            if field in told:
                slots[field] = names[told[field]]
        if "to" in told:
            to = told["to"]
            slots["to"] = names[to] if isinstance(to, int) else face_word(to, lang)
        if "cause" in told:
            attacker = told.get("attacker")
            name = "" if attacker is None else names[attacker]
            is_own = seat is not None and attacker == seat and told["cause"] == "smash"
            slots["cause"] = OWN_SMASHES.say(lang) if is_own else cause_word(told["cause"], name, lang)
        if "declares" in told:
            slots["declares"] = DECLARES[told["declares"]].say(lang)
        for field, in_words in IN_WORDS.items():
            if field in told:
                slots[field] = in_words(told[field], lang)
        return slots

    def ending(self, result: Told, seat: int | None, names: list[str], lang: str) -> str:
        winners = result["winners"]
        if seat in winners and len(winners) > 1:
            return SHARED.say(lang, others=enumerate_words(lang, [names[other] for other in winners if other != seat]))
        told = "winner" if seat in winners else "other" if len(winners) < 2 else "others"
        named = enumerate_words(lang, [names[winner] for winner in winners])
        return capital(ENDINGS[result["reason"], told].say(lang, winners=named))


# -- what keys name


def card_slots(view: Told, key: str, name: str, lang: str) -> Told:
    """A card and its price; behind an `@`, whose it is or whom it is meant for."""
    card, _, seat = name.partition("#")[0].partition("@")
    slots: Told = {"card": card_name(card, lang), "cost": ENERGY.count(lang, price_of(view, key))}
    if seat:
        slots["whom"] = monster_name(view, int(seat), lang)
    return slots


def evolution_slots(view: Told, key: str, name: str, lang: str) -> Told:
    slots = card_slots(view, key, name, lang)
    return {"card": f"{slots['card']} ({slots['whom']})"} if "whom" in slots else slots


def seat_slots(view: Told, key: str, name: str, lang: str) -> Told:
    return {"whom": monster_name(view, int(name), lang)}


def face_slots(view: Told, key: str, name: str, lang: str) -> Told:
    """A face of a die; behind an `@`, what it becomes."""
    face, _, to = name.partition("@")
    return {"face": face_word(face, lang), "to": face_word(to, lang) if to else ""}


def dice_slots(view: Told, key: str, name: str, lang: str) -> Told:
    """Some dice; behind an `@`, what comes instead of them."""
    dice, _, to = name.partition("@")
    return {"dice": dice_words(dice.split("+"), lang), "to": face_word(to, lang) if to else ""}


THINGS: dict[str, Thing] = {
    things.CARD: card_slots,
    things.CARD_OF_SEAT: card_slots,
    things.CHANGE: face_slots,
    things.DICE: dice_slots,
    things.DICE_FOR_FACE: dice_slots,
    things.EVOLUTION: evolution_slots,
    things.FACE: face_slots,
    things.GROUP: lambda view, key, name, lang: {"group": group_word(name, lang)},
    things.MONSTER: lambda view, key, name, lang: {"monster": MONSTERS_BY_ID[name].name(lang)},
    things.SEAT: seat_slots,
    things.USES: lambda view, key, name, lang: {"uses": enumerate_words(lang, use_words(view, name, lang))},
}
"""What is named in a key, in words."""


def use_words(view: Told, name: str, lang: str) -> list[str]:
    """What hearts are used for: « remove a Poison token, heal yourself (2 ×) »."""
    uses = name.split("+")
    found = []
    for use in dict.fromkeys(uses):
        what, _, seat = use.partition("@")
        whom = monster_name(view, int(seat), lang) if seat else ""
        times = uses.count(use)
        said = USES[what].say(lang, whom=whom)
        found.append(said if times == 1 else f"{said} ({times} ×)")
    return found


def cause_word(cause: str, attacker: str, lang: str) -> str:
    """Through what hearts are lost."""
    return CAUSES[cause].say(lang, attacker=attacker) if cause in CAUSES else card_name(cause, lang)


# -- the log


def keyword_word(keyword: str, lang: str) -> str:
    for bit, name in KEYWORD_NAMES.items():
        if name == keyword:
            english, french = KEYWORD_WORDS[bit]
            return say(lang, en=english, fr=french)
    return keyword


IN_WORDS: dict[str, Callable[[Any, str], str]] = {
    "monster": lambda monster, lang: MONSTERS_BY_ID[monster].name(lang),
    "dice": dice_words,
    "face": face_word,
    "from": lambda face, lang: face_word(face, lang) if face in FACES else "",
    "card": card_name,
    "cards": lambda cards, lang: enumerate_words(lang, [card_name(card, lang) for card in cards]),
    "discarded": lambda cards, lang: (
        enumerate_words(lang, [card_name(card, lang) for card in cards]) or NEVER.say(lang)
    ),
    "group": group_word,
    "place": place_word,
    "keyword": keyword_word,
    "counters": lambda number, lang: COUNTER.count(lang, number),
}
"""How a field of an event is said."""
