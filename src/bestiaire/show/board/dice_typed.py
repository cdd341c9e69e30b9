"""Dice as people type them: by the words of what they show, in either language, without accents or in part."""

from __future__ import annotations

import re
import unicodedata

from bestiaire.words import LANGUAGES
from bestiaire.words.nouns import Noun

BETWEEN = re.compile(r"[\s,;+]+")


def plain(word: str) -> str:
    """Without accents, ligatures and capitals."""
    parts = unicodedata.normalize("NFD", word.casefold().replace("œ", "oe"))
    return "".join(sign for sign in parts if not unicodedata.combining(sign))


def words_in(line: str) -> list[str]:
    return [word for word in BETWEEN.split(line.strip()) if word]


def named(word: str, symbols: dict[str, Noun]) -> str | None:
    """The symbol that a word begins, in either language: `smash`, `baf`, `glo`."""
    word = plain(word)
    if word in symbols:
        return word
    found = {
        symbol
        for symbol, noun in symbols.items()
        for lang in LANGUAGES
        for plural in (False, True)
        if len(word) > 1 and plain(noun.plain(lang, plural=plural)).startswith(word)
    }
    return found.pop() if len(found) == 1 else None
