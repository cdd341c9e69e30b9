"""The things of the game that are counted, and what its symbols, tracks and bonuses are called."""

from __future__ import annotations

from typing import Final

from bestiaire.games.duel.table.tracks import LAST_SPACE
from bestiaire.words import enumerate_words, say
from bestiaire.words.nouns import Noun

SPACE: Final = Noun("space", "spaces", "case", "cases", feminine=True)
HIT: Final = Noun("hit", "hits", "dégât", "dégâts", feminine=False)
ENERGY_CUBE: Final = Noun("energy", "energy", "énergie", "énergies", feminine=True)
LIFE_POINT: Final = Noun("life", "life", "PV", "PV", feminine=False)
DICE_TOKEN: Final = Noun("Dice token", "Dice tokens", "jeton Dé", "jetons Dé", feminine=False)
KEEP_CARD: Final = Noun("KEEP card", "KEEP cards", "carte Pouvoir", "cartes Pouvoir", feminine=True)
DIE: Final = Noun("die", "dice", "dé", "dés", feminine=False)

SYMBOLS: Final = {
    "smash": Noun("Smash", "Smash", "Baffe", "Baffes", feminine=True),
    "heart": Noun("Heart", "Hearts", "Soin", "Soins", feminine=False),
    "energy": Noun("Energy", "Energy", "Énergie", "Énergies", feminine=True),
    "fame": Noun("Fame", "Fame", "Gloire", "Gloires", feminine=True),
    "destruction": Noun("Destruction", "Destruction", "Destruction", "Destructions", feminine=True),
    "power": Noun("Special Power", "Special Power", "Pouvoir spécial", "Pouvoirs spéciaux", feminine=False),
}
"""The symbols of the dice by name, in the order in which they are listed."""

TRACKS: Final = {"fame": ("Fame", "la Gloire"), "destruction": ("Destruction", "la Destruction")}

BONUSES: Final = {
    "empty": ("an empty space", "une case vide"),
    "paw": ("a paw", "une patte"),
    "two_paws": ("two paws", "deux pattes"),
    "heart": ("a heart", "un cœur"),
    "energy": ("an energy", "une énergie"),
    "dice_token": ("a Dice token", "un jeton Dé"),
}


def track_word(track: str, lang: str) -> str:
    english, french = TRACKS[track]
    return say(lang, en=english, fr=french)


def bonus_word(bonus: str, lang: str) -> str:
    english, french = BONUSES[bonus]
    return say(lang, en=english, fr=french)


def symbol_word(face: str, lang: str) -> str:
    return SYMBOLS[face].plain(lang, plural=False)


def dice_words(faces: list[str], lang: str) -> str:
    """« 2 Smash and 1 Fame »."""
    found = [SYMBOLS[face].count(lang, faces.count(face)) for face in SYMBOLS if face in faces]
    return enumerate_words(lang, found) or say(lang, en="nothing", fr="rien")


def space_word(space: float, seat: int | None, names: list[str], lang: str) -> str:
    """« space 3 on your side »; to spectators by the name of whose side it is, the last one as the
    Victory space. Seat 0's spaces are below 0."""
    if space == 0:
        return say(lang, en="the middle space", fr="case du milieu")
    if abs(space) == LAST_SPACE:
        which = say(lang, en="the Victory space", fr="case Victoire")
    else:
        number = f"{abs(space):g}"
        which = say(lang, en=f"space {number}", fr=f"case {number.replace('.', ',')}")
    side = 1 if space > 0 else 0
    if side == seat:
        return say(lang, en=f"{which} on your side", fr=f"{which} de votre côté")
    if seat is not None:
        return say(lang, en=f"{which} on your Rival's side", fr=f"{which} du côté du Rival")
    return say(lang, en=f"{which} on the side of {names[side]}", fr=f"{which}, côté {names[side]}")


def spaces_word(low: float, number: int, seat: int | None, names: list[str], lang: str) -> str:
    """So many spaces from the lowest one on: « from the middle space to space 2 on your side »."""
    first = space_word(low, seat, names, lang)
    if number == 1:
        return first
    last = space_word(low + number - 1, seat, names, lang)
    return say(lang, en=f"from {first} to {last}", fr=f"de la {first} à la {last}")
