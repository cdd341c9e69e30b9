"""What the logs of several games have in common: to whom a sentence is said, and how a game for two ends."""

from __future__ import annotations

from typing import Any

from bestiaire.words import Phrase, capital

OWN, OTHER = 0, 1


def fitting(phrases: tuple[Phrase, ...], whose: int | None, seat: int | None) -> Phrase:
    """What is said of an event to the one it happened to, or to everybody else; there may be one phrase for both."""
    return phrases[OWN] if len(phrases) == 1 or (seat is not None and whose == seat) else phrases[OTHER]


Endings = dict[tuple[str, str], Phrase]
"""How a game was won, by the reason and by who is told: the `winner`, the `loser` or an `other`."""

NO_LIFE: Endings = {
    ("life", "winner"): Phrase(en="{loser} has no life left: you win!", fr="{loser} n'a plus de PV : vous gagnez !"),
    ("life", "loser"): Phrase(
        en="You have no life left: {winner} wins.", fr="Vous n'avez plus de PV : {winner} gagne."
    ),
    ("life", "other"): Phrase(
        en="{loser} has no life left: {winner} wins.", fr="{loser} n'a plus de PV : {winner} gagne."
    ),
}


def ending_for_two(endings: Endings, result: dict[str, Any], seat: int | None, names: list[str], lang: str) -> str:
    """How a game between two was won."""
    winner = result["winners"][0]
    told = "other" if seat is None else "winner" if seat == winner else "loser"
    return capital(endings[result["reason"], told].say(lang, winner=names[winner], loser=names[1 - winner]))
