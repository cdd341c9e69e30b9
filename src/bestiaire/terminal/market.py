"""Cards with a price in a terminal: what a card costs, and what who looks on is short of it."""

from __future__ import annotations

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
