"""A game's numbered rules in a player's words: looked up by id, by number or by a word, and listed in chapters."""

from __future__ import annotations

from bestiaire.words import Phrase, say


class Rulebook:
    """`prefix` stands before the numbers (`MB`), `chapters` has a heading above the first rule of each, `words` the
    rules that a player would ask for by a word, in small letters."""

    def __init__(
        self,
        prefix: str,
        rules: dict[str, dict[str, str]],
        chapters: dict[str, Phrase],
        in_short: list[Phrase],
        words: dict[str, str],
    ) -> None:
        self._prefix = prefix
        self._rules = rules
        self._chapters = chapters
        self._in_short = in_short
        self._words = words

    def rule(self, asked: str, lang: str) -> str | None:
        """By id (`MB-074`), by number (`74`), or by a word in either language; None if there is no such rule."""
        id = self._words.get(asked.lower(), asked.upper())
        if id.isdigit():
            id = f"{self._prefix}-{id.zfill(3)}"
        return self._text(id, lang) if id in self._rules else None

    def _text(self, id: str, lang: str) -> str:
        return say(lang, en=self._rules[id]["en"], fr=self._rules[id]["fr"])

    def in_short(self, lang: str) -> list[str]:
        return [phrase.say(lang) for phrase in self._in_short]

    def chapters(self, lang: str) -> list[tuple[str, dict[str, str]]]:
        found: list[tuple[str, dict[str, str]]] = []
        for id in self._rules:
            if id in self._chapters:
                found.append((self._chapters[id].say(lang), {}))
            found[-1][1][id] = self._text(id, lang)
        return found
