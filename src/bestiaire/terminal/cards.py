"""Every card of a game in a table."""

from __future__ import annotations

from typing import Any

from rich.table import Table
from rich.text import Text

from bestiaire.core.info import GameInfo
from bestiaire.terminal.screen import Paragraph, Screen
from bestiaire.words import say

ROOMY = 70
"""Columns from which on a table of three columns is easier to read than lines."""


def print_cards(info: GameInfo, lang: str) -> None:
    """Power or price, name with copies and keywords, text: in three columns, or on a narrow screen in lines."""
    cards = info.cards()
    screen = Screen()
    if not cards:
        screen.print(say(lang, en="This game lists no cards.", fr="Ce jeu ne liste pas de cartes."))
        return
    if screen.width < ROOMY:
        for card in cards:
            screen.print(Paragraph(in_line(card, lang), hang=2))
        return
    listing = Table(title=info.name[lang], title_style="bold", show_lines=False, padding=(0, 1))
    has_power = "power" in cards[0]
    worth = say(lang, en="Power" if has_power else "Cost", fr="Puissance" if has_power else "Coût")
    listing.add_column(worth, justify="right", style="bold")
    listing.add_column(say(lang, en="Card", fr="Carte"), max_width=34)
    listing.add_column(say(lang, en="Text", fr="Texte"))
    for card in cards:
        power = str(card.get("power", card.get("cost", "")))
        listing.add_row(power, name_of(card, lang), str(card.get(f"text_{lang}", "")))
    screen.print(listing)


def in_line(card: dict[str, Any], lang: str) -> Text:
    """A card in one paragraph: name, power or price, copies, keywords, text."""
    line = Text(str(card.get(f"name_{lang}", card["id"])), style="bold")
    worth = card.get("power", card.get("cost"))
    if worth is not None:
        line.append(f" ({worth})")
    if card.get("copies", 1) > 1:
        line.append(f" ×{card['copies']}", style="dim")
    for word in card.get("keywords_fr" if lang == "fr" else "keywords", []):
        line.append(f" {word}", style="yellow")
    line.append(f"  {card.get(f'text_{lang}', '')}", style="not bold")
    return line


def name_of(card: dict[str, Any], lang: str) -> Text:
    name = Text(str(card.get(f"name_{lang}", card["id"])), style="bold")
    if card.get("copies", 1) > 1:
        name.append(f" ×{card['copies']}", style="dim")
    words = card.get("keywords_fr" if lang == "fr" else "keywords", [])
    if words:
        name.append("\n" + " ".join(words), style="yellow")
    return name
