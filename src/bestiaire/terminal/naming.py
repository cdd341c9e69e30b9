"""What the seats of a table are called in a terminal."""

from __future__ import annotations

from bestiaire.core.table import Table
from bestiaire.players import is_player
from bestiaire.words import say

LONGEST_NAME = 30


def seat_names(table: Table, lang: str, me: int | None = None) -> list[str]:
    """The seats' names as they are said: a person's own, « You » for who looks on, « Computer » for a computer; and
    those that would be called the same are numbered."""
    names = [seat_name(table, seat, lang, me) for seat in range(table.seats)]
    return [
        f"{name} {names[: seat + 1].count(name)}" if names.count(name) > 1 else name for seat, name in enumerate(names)
    ]


def seat_name(table: Table, seat: int, lang: str, me: int | None) -> str:
    name = table.names[seat] if table.names else ""
    if is_player(name):
        return say(lang, en="Computer", fr="Ordinateur")
    if name:
        return fit_to_show(name)
    if seat == me:
        return say(lang, en="You", fr="Vous")
    return say(lang, en=f"Player {seat + 1}", fr=f"Joueur {seat + 1}")


def fit_to_show(name: str) -> str:
    """A name as it may stand on a screen, whatever somebody wrote into a record."""
    shown = "".join(sign if sign.isprintable() else "?" for sign in name)
    return shown if len(shown) <= LONGEST_NAME else shown[: LONGEST_NAME - 1] + "…"
