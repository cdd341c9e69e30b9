"""What is told alike in every game: that somebody resigned. Everything else a game's own words say; a game that has
none speaks plainly."""

from __future__ import annotations

from typing import Any

from bestiaire.core.info import GameInfo, Words
from bestiaire.core.table import RESIGN, RESIGNED
from bestiaire.words import Phrase, capital, say
from bestiaire.words.plain import PlainWords

ENDINGS = {
    "winner": Phrase(en="{loser} resigns: you win!", fr="{loser} abandonne : vous gagnez !"),
    "loser": Phrase(en="You resign: {winner} wins.", fr="Vous abandonnez : {winner} gagne."),
    "other": Phrase(en="{loser} resigns: {winner} wins.", fr="{loser} abandonne : {winner} gagne."),
}


def words_of(info: GameInfo) -> Words:
    """How a game speaks: the same words as long as no other game is registered under its key."""
    known = _spoken.get(info.key)
    if known is None or known[0] is not info:
        known = _spoken[info.key] = info, info.words() or PlainWords()
    return known[1]


_spoken: dict[str, tuple[GameInfo, Words]] = {}


def tell_answer(words: Words, view: dict[str, Any], key: str, names: list[str], lang: str) -> str:
    """What an option means. Words find the players' names, by seat, in the view's `names`."""
    return words.answer({**view, "names": names}, key, lang)


def numbered_names(seats: int, lang: str) -> list[str]:
    """What players are called of whom nobody says a name."""
    return [say(lang, en=f"Player {seat + 1}", fr=f"Joueur {seat + 1}") for seat in range(seats)]


def tell_event(words: Words, told: dict[str, Any], seat: int | None, names: list[str], lang: str) -> str:
    """One sentence of the log."""
    if told["event"] != RESIGN:
        return words.event(told, seat, names, lang)
    return tell_resigned(told["seat"], seat, names, lang)


def tell_ending(words: Words, result: dict[str, Any], seat: int | None, names: list[str], lang: str) -> str:
    """How the game ended."""
    if result["reason"] != RESIGNED:
        return words.ending(result, seat, names, lang)
    return tell_resigned(1 - result["winners"][0], seat, names, lang)


def tell_resigned(loser: int, seat: int | None, names: list[str], lang: str) -> str:
    told = "other" if seat is None else "loser" if seat == loser else "winner"
    return capital(ENDINGS[told].say(lang, winner=names[1 - loser], loser=names[loser]))
