"""The lines that every game's board is made of: headings, cards, what is going on, and whose a pile is."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rich.text import Text

from bestiaire.show.board.paragraph import Paragraph, rule_off, unit
from bestiaire.words import say

MARGIN = "  "
DOT = Text(unit(" ·") + " ")
"""Between things that run together in a line."""


def heading(line: Text, *, ruled: bool) -> Paragraph:
    """Whose the lines below are; without a rule where there is little room."""
    return rule_off(line) if ruled else Paragraph(line)


def name_and_text(name: str, text: str = "") -> Text:
    """A card by its name, and what it says where there is room."""
    line = Text(unit(name), style="bold")
    return line.append(f"  {text}", style="not bold") if text else line


def a_line_each(cards: Iterable[Text]) -> list[Paragraph]:
    return [Paragraph(card, label=MARGIN, hang=4) for card in cards]


def run_together(cards: list[Text]) -> list[Paragraph]:
    """Cards behind each other; no line if there are none."""
    return [Paragraph(DOT.join(cards), label=MARGIN)] if cards else []


def under_way(words: Text, hang: int = 0) -> Paragraph:
    """What is just being played, bought, cast or looked at."""
    return Paragraph(words, label=Text("→ ", style="yellow"), hang=hang)


def listed(names: Iterable[str], lang: str) -> str:
    """What lies in a pile."""
    return ", ".join(names) or nothing(lang)


def nothing(lang: str) -> str:
    return say(lang, en="nothing", fr="rien")


def discard_pile_of(seat: int, view: dict[str, Any], names: list[str], lang: str) -> str:
    """Whose discard pile it is, as who looks on says it."""
    if seat == view["seat"]:
        return say(lang, en="Your discard pile", fr="Votre défausse")
    return say(lang, en=f"Discard pile of {names[seat]}", fr=f"Défausse de {names[seat]}")
