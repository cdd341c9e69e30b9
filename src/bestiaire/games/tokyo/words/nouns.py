"""The things of the game that are counted, and what its dice and places are called."""

from __future__ import annotations

from typing import Final

from bestiaire.words import enumerate_words, say
from bestiaire.words.nouns import Noun

HEART: Final = Noun("heart", "hearts", "cœur", "cœurs", feminine=False)
POINT: Final = Noun("victory point", "victory points", "point de victoire", "points de victoire", feminine=False)
ENERGY: Final = Noun("energy", "energy", "énergie", "énergies", feminine=True)
SMASH: Final = Noun("smash", "smashes", "baffe", "baffes", feminine=True)
DIE: Final = Noun("die", "dice", "dé", "dés", feminine=False)
TOKEN: Final = Noun("Mindbug token", "Mindbug tokens", "jeton Mindbug", "jetons Mindbug", feminine=False)
POISON: Final = Noun("Poison token", "Poison tokens", "jeton Poison", "jetons Poison", feminine=False)
SHRINK: Final = Noun("Shrink token", "Shrink tokens", "jeton Toupetit", "jetons Toupetit", feminine=False)
CARD: Final = Noun("card", "cards", "carte", "cartes", feminine=True)
COUNTER: Final = Noun("counter", "counters", "marqueur", "marqueurs", feminine=False)

FACES: Final = {
    "1": Noun("1", "1s", "1", "1", feminine=False),
    "2": Noun("2", "2s", "2", "2", feminine=False),
    "3": Noun("3", "3s", "3", "3", feminine=False),
    "heart": HEART,
    "energy": ENERGY,
    "smash": SMASH,
}
"""The faces of the dice by name, in the order in which they are listed."""

COUNTED: Final = {
    "en": ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"),
    "fr": ("un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix"),
}

PLACES: Final = {
    "outside": ("outside Tokyo", "hors de Tokyo"),
    "city": ("in Tokyo City", "à Tokyo-Ville"),
    "bay": ("in Tokyo Bay", "dans la baie de Tokyo"),
}

GROUPS: Final = {
    "numbers": ("the numbers", "les chiffres"),
    "hearts": ("the hearts", "les cœurs"),
    "energy": ("the energy", "les énergies"),
    "smashes": ("the smashes", "les baffes"),
}


def place_word(place: str, lang: str) -> str:
    english, french = PLACES[place]
    return say(lang, en=english, fr=french)


def group_word(group: str, lang: str) -> str:
    english, french = GROUPS[group]
    return say(lang, en=english, fr=french)


def face_word(face: str, lang: str) -> str:
    return FACES[face].plain(lang, plural=False)


def how_many(number: int, lang: str) -> str:
    """In letters, as far as dice can be counted so."""
    words = COUNTED[lang]
    return words[number - 1] if number <= len(words) else str(number)


def dice_words(faces: list[str], lang: str) -> str:
    """« three 1s and 2 hearts »: a number beside a number would be hard to read, so how often it shows is a word."""
    found = []
    for face, noun in FACES.items():
        number = faces.count(face)
        if number:
            found.append(
                f"{how_many(number, lang)} {noun.plain(lang, plural=number > 1)}"
                if face.isdigit()
                else noun.count(lang, number)
            )
    return enumerate_words(lang, found) or say(lang, en="no dice", fr="aucun dé")
