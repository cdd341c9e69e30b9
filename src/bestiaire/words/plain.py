"""Words for what has none of its own: an invented card's question, a game without a vocabulary.

Keys and fields are shown as they are, in sentences that are right in both languages. By custom `seat`, `player`,
`active`, `turn` and `winner` hold a seat: a number there is shown as that player's name, never as a number from 0.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bestiaire.words import capital, enumerate_words, say

Told = dict[str, Any]
NO_NAMES: Mapping[str, str] = {}

SEATS = ("seat", "player", "active", "turn", "winner")
"""Fields that hold a seat."""


def spelled(word: object) -> str:
    """An id as a word."""
    return str(word).replace("_", " ")


def titled(lang: str, title: str, words: str) -> str:
    """« Title: words », with the space that French wants."""
    return say(lang, en=f"{title}: {words}", fr=f"{title} : {words}")


def plain_answer(key: str, lang: str, meant: str | None = None) -> str:
    """An option by its key: « Lay: 7 »; `meant` says better than the key what it is about."""
    verb, _, name = key.partition(":")
    return titled(lang, capital(spelled(verb)), spelled(name) if meant is None else meant)


def plain_value(field: str, value: object, names: list[str], lang: str, called: Mapping[str, str] = NO_NAMES) -> str:
    """A field's value: seats by name, lists and objects in a row; what an id is called where that is known."""
    if value is None:
        return "–"
    if isinstance(value, bool):
        return say(lang, en="yes" if value else "no", fr="oui" if value else "non")
    if isinstance(value, int) and field in SEATS and 0 <= value < len(names):
        return names[value]
    if isinstance(value, dict):
        inside = ((spelled(name), plain_value(name, inner, names, lang, called)) for name, inner in value.items())
        return ", ".join(f"{name} {words}" for name, words in inside)
    if isinstance(value, list):
        return ", ".join(plain_value(field, inner, names, lang, called) for inner in value) or "–"
    return called[value] if isinstance(value, str) and value in called else spelled(value)


def plain_event(told: Told, names: list[str], lang: str) -> str:
    """An event by its fields: « Ana: roll (die 4) »."""
    details = {name: value for name, value in told.items() if name not in ("event", "seat")}
    kind = spelled(told["event"])
    said = f"{kind} ({plain_value('', details, names, lang)})" if details else kind
    whose = told.get("seat")
    if isinstance(whose, int) and 0 <= whose < len(names):
        return titled(lang, capital(names[whose]), said)
    return capital(said)


class PlainWords:
    """See `bestiaire.core.info.Words`."""

    def question(self, view: Told, lang: str) -> str:
        kind, rule = spelled(view["choice"]["kind"]), view["choice"]["rule"]
        why = say(lang, en=f" (rule {rule})", fr=f" (règle {rule})") if rule else ""
        return say(lang, en=f"Your choice: {kind}{why}.", fr=f"À vous de choisir : {kind}{why}.")

    def answer(self, view: Told, key: str, lang: str) -> str:
        return plain_answer(key, lang)

    def event(self, told: Told, seat: int | None, names: list[str], lang: str) -> str:
        return plain_event(told, names, lang)

    def ending(self, result: Told, seat: int | None, names: list[str], lang: str) -> str:
        """Who won, why, and everybody's score."""
        scores = [titled(lang, name, f"{score:g}") for name, score in zip(names, result["scores"], strict=True)]
        winners = winning(result["winners"], seat, names, lang)
        return f"{winners} ({spelled(result['reason'])}). {', '.join(scores)}."

    def rule(self, rule: str, lang: str) -> str | None:
        return None

    def waiting(self, view: dict[str, Any], names: list[str], lang: str) -> str:
        who = names[view["choice"]["player"]]
        return capital(say(lang, en=f"{who} is choosing…", fr=f"{who} choisit…"))

    def in_short(self, lang: str) -> list[str]:
        return []

    def chapters(self, lang: str) -> list[tuple[str, dict[str, str]]]:
        return []


def winning(winners: list[int], seat: int | None, names: list[str], lang: str) -> str:
    """« Ana and Max win », to the one who sits there: « You and Max win »."""
    others = [names[winner] for winner in winners if winner != seat]
    if not winners:
        return say(lang, en="Nobody wins", fr="Personne ne gagne")
    if seat in winners:
        all_named = enumerate_words(lang, [say(lang, en="You", fr="Vous"), *others])
        return say(lang, en=f"{all_named} win", fr=f"{all_named} gagnez")
    all_named = enumerate_words(lang, others)
    if len(others) == 1:
        return say(lang, en=f"{all_named} wins", fr=f"{all_named} gagne")
    return say(lang, en=f"{all_named} win", fr=f"{all_named} gagnent")
