"""How King of Tokyo speaks to a player: questions, answers and the log, in English and French."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bestiaire.games.tokyo.cards.mindbug_cards import HEART_PRICE
from bestiaire.games.tokyo.cards.printed import KEYWORD_WORDS, MONSTERS_BY_ID
from bestiaire.games.tokyo.cards.sets import CARDS
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
from bestiaire.games.tokyo.words.phrases import ANSWERS, CAUSES, OWN_SMASHES, QUESTIONS, USES, WAITING
from bestiaire.games.tokyo.words.rulebook import CHAPTERS, IN_SHORT, RULES, RULES_BY_WORD
from bestiaire.games.tokyo.words.telling import DECLARES, ENDINGS, EVENTS, NEVER, SHARED, TO_WHOM_IT_CONCERNS
from bestiaire.words import Phrase, capital, enumerate_words, say
from bestiaire.words.log import fitting
from bestiaire.words.rulebook import Rulebook

Told = dict[str, Any]

RULEBOOK = Rulebook("KT", RULES, CHAPTERS, IN_SHORT, RULES_BY_WORD)
NUMBERS = {
    "claw": CARDS["crab_claw"].numbers["price"],
    "defense": HEART_PRICE,
    "devour": CARDS["energy_devourer"].numbers["price"],
    "drink": CARDS["energy_drink"].numbers["price"],
    "heal": CARDS["rapid_healing"].numbers["price"],
    "infuse": CARDS["energy_infused_monster"].numbers["price"],
    "points": CARDS["mindbugs_overlord"].numbers["points"],
    "portal": CARDS["interdimensional_portal"].numbers["gift"],
    "stretch": CARDS["stretchy"].numbers["price"],
    "sweep": SWEEP_PRICE,
    "wings": CARDS["wings"].numbers["price"],
}
"""What the rules reckon with, for phrases that say it."""
DICE_VERBS = (
    "reroll", "energy_drink", "smoke_cloud", "background_dweller", "intergalactic_genius", "mind_control",
    "energy_infused_monster",
)  # fmt: skip


def card_name(card: str, lang: str) -> str:
    return CARDS[card].name(lang)


def monster_name(view: Told, seat: int, lang: str) -> str:
    return MONSTERS_BY_ID[view["players"][seat]["monster"]].name(lang)


class TokyoWords:
    """See `bestiaire.core.info.Words`."""

    def question(self, view: Told, lang: str) -> str:
        return capital(QUESTIONS[view["choice"]["kind"]].say(lang, **question_slots(view, lang)))

    def answer(self, view: Told, key: str, lang: str) -> str:
        verb, _, name = key.partition(":")
        if verb == "mindbug":  # a claim has the claimant's seat behind it
            key = key.partition("@")[0]
        if key in ANSWERS:
            return ANSWERS[key].say(lang, **NUMBERS)
        return capital(ANSWERS[verb].say(lang, **{**NUMBERS, **answer_slots(view, key, verb, name, lang)}))

    def event(self, told: Told, seat: int | None, names: list[str], lang: str) -> str:
        kind = told["event"]
        if kind == "game_over":
            return self.ending(told, seat, names, lang)
        whose = told.get("seat")
        who = "" if whose is None else names[whose]
        return capital(event_phrase(told, seat).say(lang, who=who, **event_slots(told, seat, names, lang)))

    def ending(self, result: Told, seat: int | None, names: list[str], lang: str) -> str:
        winners = result["winners"]
        if seat in winners and len(winners) > 1:
            return SHARED.say(lang, others=enumerate_words(lang, [names[other] for other in winners if other != seat]))
        told = "winner" if seat in winners else "other"
        named = enumerate_words(lang, [names[winner] for winner in winners])
        return capital(ENDINGS[result["reason"], told].say(lang, winners=named))

    def rule(self, rule: str, lang: str) -> str | None:
        return RULEBOOK.rule(rule, lang)

    def waiting(self, view: Told, names: list[str], lang: str) -> str:
        choice = view["choice"]
        return capital(WAITING[choice["kind"]].say(lang, who=names[choice["player"]]))

    def in_short(self, lang: str) -> list[str]:
        return RULEBOOK.in_short(lang)

    def chapters(self, lang: str) -> list[tuple[str, dict[str, str]]]:
        return RULEBOOK.chapters(lang)


# -- questions and answers


def question_slots(view: Told, lang: str) -> Told:
    """What a question is about, in words."""
    choice = view["choice"]
    slots: Told = dict(NUMBERS)
    if not view["players"]:
        return slots
    me = view["players"][choice["player"]]
    resolver: int = view["resolver"] if "resolver" in view else view["active"]
    slots.update(
        energy=ENERGY.count(lang, me["energy"]),
        own=HEART.count(lang, me["hearts"]),
        active=monster_name(view, view["active"], lang),
        resolver=monster_name(view, resolver, lang),
        dice=dice_words(choice.get("dice", view.get("dice", [])), lang),
        left=choice.get("rolls_left", 0),
        hearts=HEART.count(lang, choice.get("hearts", 0)),
    )
    if "cause" in choice:
        attacker = choice["attacker"]
        name = "" if attacker is None else monster_name(view, attacker, lang)
        slots.update(amount=HEART.count(lang, choice["amount"]), cause=cause_word(choice["cause"], name, lang))
    return slots


def cause_word(cause: str, attacker: str, lang: str) -> str:
    """Through what hearts are lost."""
    return CAUSES[cause].say(lang, attacker=attacker) if cause in CAUSES else card_name(cause, lang)


def answer_slots(view: Told, key: str, verb: str, name: str, lang: str) -> Told:
    """What an option names, in words."""
    plain = name.partition("#")[0]
    first, _, second = plain.partition("@")
    slots: Told = {"number": plain, **things(view, verb, plain, lang)}
    if first in CARDS:
        slots["card"] = card_name(first, lang)
        slots["cost"] = ENERGY.count(lang, price_of(view, key))
    if verb in FACE_CHANGES:
        slots["to"] = face_word(second, lang)
    elif second or verb in SEAT_VERBS:
        slots["whom"] = monster_name(view, int(second or plain), lang) if (second or plain).isdigit() else ""
    if first in FACES:
        slots["face"] = face_word(first, lang)
    if verb == "evolution" and second:
        slots["card"] = f"{slots['card']} ({slots['whom']})"
    return slots


def things(view: Told, verb: str, name: str, lang: str) -> Told:
    """What is named that is neither card nor seat."""
    if verb == "monster":
        return {"monster": MONSTERS_BY_ID[name].name(lang)}
    if verb == "hearts":
        return {"uses": enumerate_words(lang, use_words(view, name, lang))}
    if verb == "resolve":
        return {"group": group_word(name, lang)}
    if verb in DICE_VERBS:
        return {"dice": dice_words(name.partition("@")[0].split("+"), lang)}
    return {}


FACE_CHANGES = ("plot_twist", "stretchy", "energy_infused_monster")
SEAT_VERBS = ("ally", "scary_face", "fewest_hearts")


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


def price_of(view: Told, key: str) -> int:
    """What the card of an option costs, as the view says; 0 where nothing is bought."""
    for option in view["choice"].get("options", []):
        if option["key"] == key:
            return int(option.get("price", 0))
    return 0


# -- the log


def event_phrase(told: Told, seat: int | None) -> Phrase:
    """What is said of an event to one who looks on, did it, or is meant by it."""
    field, to_you = TO_WHOM_IT_CONCERNS.get(told["event"], ("", None))
    if to_you is not None and seat is not None and told.get(field) == seat != told.get("seat"):
        return to_you
    return fitting(EVENTS[told["event"]], told.get("seat"), seat)


def event_slots(told: Told, seat: int | None, names: list[str], lang: str) -> Told:
    """What the fields of an event are in words."""
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
