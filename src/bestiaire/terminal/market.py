"""Cards with a price in a terminal: what a card costs, what who looks on is short of it, and before whom it lies."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from bestiaire.terminal.screen import unit
from bestiaire.words import say


def priced(name: str, price: int, energy: int | None, text: str, lang: str) -> Text:
    """A card that can be bought, as somebody with so much energy sees it (None: who only watches)."""
    missing = 0 if energy is None else price - energy
    shown = str(price)
    if missing > 0:
        shown += say(lang, en=f", {missing} short", fr=f", manque {missing}")
    line = Text(unit(f"{name} ({shown})"), style="dim" if missing > 0 else "bold")
    if text:
        line.append(f"  {text}", style="not bold")
    return line


def in_front_of(seat: int, view: dict[str, Any], names: list[str], lang: str) -> str:
    """Where a card lies that was bought."""
    if seat == view["seat"]:
        return say(lang, en="In front of you", fr="Devant vous")
    return say(lang, en=f"In front of {names[seat]}", fr=f"Devant {names[seat]}")
