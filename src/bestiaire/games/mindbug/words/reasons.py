"""What a creature can do and why it is as it is, in words for whoever shows it: « 10 = 9 + 1 Shield Bugs »."""

from __future__ import annotations

from functools import cache
from typing import Any

from bestiaire.games.mindbug.cards.printed import MOST_DICE, Card, keyword_word
from bestiaire.games.mindbug.cards.sets import CARDS, printed
from bestiaire.words import enumerate_words, say
from bestiaire.words.nouns import DIE

Shown = dict[str, Any]
"""A creature as a view shows it."""


@cache
def ability(card: Card, lang: str, *, in_play: bool) -> str:
    """What a card can do; nothing if it has no ability, or had only a Play effect and is in play."""
    has_one = any((card.attack, card.defeated, card.permanent, card.play and not in_play))
    return card.text(lang) if has_one else ""


def reason_in_words(reason: str, lang: str) -> str:
    """What keeps a creature from blocking: a card by its id, or SNEAKY."""
    return keyword_word(reason, lang) if reason == "SNEAKY" else printed(reason).name(lang)


def exhausted(card: str, lang: str) -> str:
    return say(lang, en="exhausted", fr="inclinée" if printed(card).feminine else "incliné")


def reasons(shown: Shown, lang: str) -> list[str]:
    """Where everything comes from that is not printed on a creature: its power, its dice, then its keywords."""
    sums = [text for text in (power_sum(shown, lang), dice_sum(shown, lang)) if text]
    return [*sums, *keyword_sources(shown, lang)]


def power_sum(shown: Shown, lang: str) -> str:
    """« 10 = 9 + 1 Shield Bugs »; nothing if nobody changes its power."""
    changes = [why for why in shown["because"] if why["power"]]
    if not changes:
        return ""
    own = CARDS[shown["card"]].power
    terms = "".join(f" {'+' if why['power'] > 0 else '−'} {abs(why['power'])} {source(why, lang)}" for why in changes)
    least = say(lang, en=" (never less than 1)", fr=" (jamais moins de 1)")
    is_cut = own + sum(why["power"] for why in changes) < shown["power"]
    return f"{shown['power']} = {own}{terms}{least if is_cut else ''}"


def dice_sum(shown: Shown, lang: str) -> str:
    """« 2 dice = 1 + 1 Mechamster »; nothing if nobody gives it die symbols."""
    changes = [why for why in shown["because"] if why.get("dice")]
    if not changes:
        return ""
    own = CARDS[shown["card"]].dice
    terms = "".join(f" + {why['dice']} {source(why, lang)}" for why in changes)
    most = say(lang, en=f" (never more than {MOST_DICE})", fr=f" (jamais plus de {MOST_DICE})")
    is_cut = own + sum(why["dice"] for why in changes) > shown["dice"]
    return f"{DIE.count(lang, shown['dice'])} = {own}{terms}{most if is_cut else ''}"


def keyword_sources(shown: Shown, lang: str) -> list[str]:
    """« HUNTER and POISONOUS from Snail Thrower », one for each creature that gives it any."""
    told: list[str] = []
    for why in shown["because"]:
        words = enumerate_words(lang, [keyword_word(name, lang) for name in why["keywords"]])
        if words:
            told.append(say(lang, en=f"{words} from {source(why, 'en')}", fr=f"{words} par {source(why, 'fr')}"))
    return told


def source(why: Shown, lang: str) -> str:
    if why.get("growth"):
        return say(lang, en="growth", fr="croissance")
    if why["own"]:
        return say(lang, en="its own ability", fr="sa propre capacité")
    return printed(why["card"]).name(lang)
