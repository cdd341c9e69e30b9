"""Languages: what every game needs to speak English and French.

A sentence is written down where its meaning is, in every language at once: `say(lang, en=…, fr=…)`. Leaving a language
out does not type-check and does not run.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

LANGUAGES: Final = ("en", "fr")

TIMES: Final = "\u00a0×\u00a0"
"""Between two numbers that stay on one line: « 3 × 2 »."""

FRENCH_SPACES: Final = re.compile(r" (?=[;:!?»%])|(?<=«) ")


UNELIDED: Final = re.compile(r"\b([Dd]|[Qq]u)e (?=[AEIOUÀÂÉÈÊËÎÏÔÛÙ])")
"""Before a name with a vowel; names have capitals, and a number never loses its « de »."""


def elide(french: str) -> str:
    """« d'Ana », « d'Ordinateur 2 »: what a name that was filled in does to the word before it."""
    return UNELIDED.sub(r"\1'", french)


@lru_cache(4096)
def typeset(french: str) -> str:
    """French punctuation keeps its space on the same line: « oui », non ?"""
    return FRENCH_SPACES.sub("\u00a0", elide(french))


def say(lang: str, *, en: str, fr: str) -> str:
    """The same thing in the language asked for."""
    return typeset(fr) if lang == "fr" else en


def count(lang: str, number: int) -> str:
    """A large number: « 3,000 », in French with narrow spaces that keep it on one line."""
    return f"{number:,}".replace(",", "\u202f") if lang == "fr" else f"{number:,}"


def percent(lang: str, part: float, is_certain: bool = False) -> str:
    """A chance as people say it. What was only found out by trying is never certain."""
    if is_certain:
        return say(lang, en=f"{100 * part:.0f}%", fr=f"{100 * part:.0f} %")
    near = min(max(round(100 * part), 1), 99)
    english, french = "", ""
    if 100 * part < 0.5:
        english, french = "under ", "moins de "
    elif 100 * part >= 99.5:
        english, french = "over ", "plus de "
    return say(lang, en=f"{english}{near}%", fr=f"{french}{near} %")


def enumerate_words(lang: str, words: list[str]) -> str:
    """« a, b and c »."""
    return listed(words, say(lang, en=" and ", fr=" et "))


def any_of(lang: str, words: list[str]) -> str:
    """« a, b or c »."""
    return listed(words, say(lang, en=" or ", fr=" ou "))


def listed(words: list[str], last: str) -> str:
    """With commas between them, and `last` before the last one."""
    return last.join([", ".join(words[:-1]), words[-1]]) if len(words) > 1 else "".join(words)


def capital(sentence: str) -> str:
    """A sentence starts with a capital."""
    return sentence[:1].upper() + sentence[1:]


def small(sentence: str) -> str:
    """A sentence that goes on behind another one's clause."""
    return sentence[:1].lower() + sentence[1:]


class Phrase:
    """A sentence with slots in every language: `Phrase(en="{who} draws.", fr="{who} pioche.").say("fr", who="Ana")`."""

    def __init__(self, *, en: str, fr: str) -> None:
        self.en = en
        self.fr = fr

    def say(self, lang: str, /, **slots: object) -> str:
        text = say(lang, en=self.en, fr=self.fr)
        if not slots:
            return text
        filled = text.format(**slots)
        if filled.endswith(("!.", "?.", "..")):  # the last name ends the sentence itself
            filled = filled[:-1]
        return elide(filled) if lang == "fr" else filled
