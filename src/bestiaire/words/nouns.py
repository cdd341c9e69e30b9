"""Nouns and adjectives as small records: gender, plural, article. Phrases ask them for the form they need."""

from __future__ import annotations

from typing import Final

from bestiaire.words import count, say


class Noun:
    """A thing that can be counted."""

    def __init__(self, en: str, en_plural: str, fr: str, fr_plural: str, feminine: bool) -> None:
        self.en = en
        self.en_plural = en_plural
        self.fr = fr
        self.fr_plural = fr_plural
        self.feminine = feminine

    def plain(self, lang: str, plural: bool) -> str:
        return say(lang, en=self.en_plural if plural else self.en, fr=self.fr_plural if plural else self.fr)

    def of(self, lang: str, amount: int) -> str:
        """« card », « cards »: as it stands after so many; in French nothing below two is plural."""
        return self.plain(lang, amount >= 2 or (lang == "en" and amount == 0))

    def count(self, lang: str, amount: int) -> str:
        """« 1 card », « 2 cards »."""
        return f"{count(lang, amount)} {self.of(lang, amount)}"


class Adjective:
    """A quality; in English it stands before the noun, in French behind it and agreeing with it."""

    def __init__(self, en: str, fr: str, fr_feminine: str) -> None:
        self.en = en
        self.fr = fr
        self.fr_feminine = fr_feminine

    def join(self, lang: str, noun: Noun, plural: bool) -> str:
        """The noun with this adjective."""
        french = (self.fr_feminine if noun.feminine else self.fr) + ("s" if plural else "")
        return say(lang, en=f"{self.en} {noun.plain('en', plural)}", fr=f"{noun.plain('fr', plural)} {french}")


def a(lang: str, noun: Noun, words: str) -> str:
    """The indefinite article before a noun phrase: « an enemy creature », « une créature ennemie »."""
    english = f"an {words}" if words[:1].lower() in "aeiou" else f"a {words}"
    return say(lang, en=english, fr=f"une {words}" if noun.feminine else f"un {words}")


CREATURE: Final = Noun("creature", "creatures", "créature", "créatures", feminine=True)
MOVE: Final = Noun("move", "moves", "coup", "coups", feminine=False)
TURN: Final = Noun("turn", "turns", "tour", "tours", feminine=False)
MINUTE: Final = Noun("minute", "minutes", "minute", "minutes", feminine=True)
TRY: Final = Noun("try", "tries", "essai", "essais", feminine=False)
CARD: Final = Noun("card", "cards", "carte", "cartes", feminine=True)
CUBE: Final = Noun("Energy cube", "Energy cubes", "cube d'Énergie", "cubes d'Énergie", feminine=False)
DIE: Final = Noun("die", "dice", "dé", "dés", feminine=False)
DIE_SYMBOL: Final = Noun("die symbol", "die symbols", "symbole de dé", "symboles de dé", feminine=False)
TIME: Final = Noun("time", "times", "fois", "fois", feminine=True)
ENEMY_ADJECTIVE: Final = Adjective("enemy", "ennemi", "ennemie")
ALLIED_ADJECTIVE: Final = Adjective("allied", "allié", "alliée")
