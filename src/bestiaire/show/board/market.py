"""Cards with a price in a terminal: what a card costs, what who looks on is short of it, and before whom it lies."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from bestiaire.show.board.lines import DOT, a_line_each
from bestiaire.show.board.paragraph import Paragraph, rule_off, unit
from bestiaire.words import say

View = dict[str, Any]

CUBE_SIGN = "▣"


def priced(name: str, price: int, view: View, text: str, lang: str) -> Text:
    """A card that can be bought: its price, what who looks on is short of it, and its text where there is room."""
    seat = view["seat"]
    missing = 0 if seat is None else price - view["players"][seat]["energy"]
    shown = str(price)
    if missing > 0:
        shown += say(lang, en=f", {missing} short", fr=f", manque {missing}")
    line = Text(unit(f"{name} ({shown})"), style="dim" if missing > 0 else "bold")
    if text:
        line.append(f"  {text}", style="not bold")
    return line


def with_texts(title: str | Text, cards: list[Text]) -> list[Paragraph]:
    """The cards that can be bought, a line each."""
    return [rule_off(title), *a_line_each(cards)]


def in_one_line(cards: list[Text], deck: str) -> list[Paragraph]:
    """The cards that can be bought behind each other, and how many are left in the deck."""
    line = DOT.join([*cards, Text(unit(deck), style="dim")])
    return [Paragraph(line, label=Text(f"{CUBE_SIGN} ", style="yellow"))]


def in_front_of(seat: int, view: View, names: list[str], lang: str) -> str:
    """Where a card lies that was bought."""
    if seat == view["seat"]:
        return say(lang, en="In front of you", fr="Devant vous")
    return say(lang, en=f"In front of {names[seat]}", fr=f"Devant {names[seat]}")
