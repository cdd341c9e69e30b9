"""Cards: every one of a game in tables, for each set and sort of card, and one of them read large."""

from __future__ import annotations

from itertools import groupby
from typing import Any

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from bestiaire.core.info import GameInfo
from bestiaire.show.board.paragraph import Paragraph, rule_off
from bestiaire.terminal.screen import Screen
from bestiaire.words import say
from bestiaire.words.nouns import CUBE, DIE, DIE_SYMBOL

ROOMY = 70
"""Columns from which on a table of three columns is easier to read than lines."""

Listed = dict[str, Any]


def print_cards(info: GameInfo, lang: str) -> None:
    """Power or price, name with copies and keywords, text: in three columns, or on a narrow screen in lines."""
    cards = info.cards()
    screen = Screen()
    if not cards:
        screen.print(say(lang, en="This game lists no cards.", fr="Ce jeu ne liste pas de cartes."))
        return
    for (card_set, is_priced), group in groupby(cards, key=sort_of):
        title = title_of(info, card_set, lang)
        if screen.width < ROOMY:
            screen.print(rule_off(Text(title, style="bold")))
            for card in group:
                screen.print(Paragraph(in_line(card, lang), hang=2))
        else:
            screen.print(in_table(title, is_priced, list(group), lang))


def sort_of(card: Listed) -> tuple[str, bool]:
    """Cards of a set that have a power, or a price, stand together."""
    return str(card.get("set", "")), "cost" in card and "power" not in card


def title_of(info: GameInfo, card_set: str, lang: str) -> str:
    """The game, and the set if its cards are of several."""
    named = info.offers["sets"].values if "sets" in info.offers else {}
    name = named[card_set][lang] if card_set in named else card_set
    return " · ".join(words for words in (info.name[lang], name) if words)


def in_table(title: str, is_priced: bool, cards: list[Listed], lang: str) -> Table:
    worth = say(lang, en="Price", fr="Prix") if is_priced else say(lang, en="Power", fr="Puissance")
    listing = Table(title=title, title_style="bold", show_lines=False, padding=(0, 1))
    listing.add_column(worth, justify="right", style="bold")
    listing.add_column(say(lang, en="Card", fr="Carte"), max_width=34)
    listing.add_column(say(lang, en="Text", fr="Texte"))
    for card in cards:
        power = str(card.get("power", card.get("cost", "")))
        listing.add_row(power, name_of(card, lang), str(card.get(f"text_{lang}", "")))
    return listing


def in_line(card: Listed, lang: str) -> Text:
    """A card in one paragraph: name, power or price, copies, keywords, text."""
    line = Text(str(card.get(f"name_{lang}", card["id"])), style="bold")
    worth = card.get("power", card.get("cost"))
    if worth is not None:
        line.append(f" ({worth})")
    if card.get("copies", 1) > 1:
        line.append(f" ×{card['copies']}", style="dim")
    for word in marks_of(card, lang):
        line.append(f" {word}", style="yellow")
    line.append(f"  {card.get(f'text_{lang}', '')}", style="not bold")
    return line


def name_of(card: Listed, lang: str) -> Text:
    name = Text(str(card.get(f"name_{lang}", card["id"])), style="bold")
    if card.get("copies", 1) > 1:
        name.append(f" ×{card['copies']}", style="dim")
    words = marks_of(card, lang)
    if words:
        name.append("\n" + " ".join(words), style="yellow")
    return name


def marks_of(card: Listed, lang: str) -> list[str]:
    """Keywords and die symbols."""
    dice = card.get("dice_symbols", 0)
    return [*card.get("keywords_fr" if lang == "fr" else "keywords", []), *([DIE.count(lang, dice)] if dice else [])]


def card_panel(card: Listed, notes: list[str], lang: str) -> RenderableType:
    """A card read large, from its entry in the list of cards, and how it stands on the table."""
    facts = [str(card["power"])] if card.get("power") is not None else []
    if card.get("cost") is not None:
        facts.append(CUBE.count(lang, card["cost"]))
    if card.get("dice_symbols"):
        facts.append(DIE_SYMBOL.count(lang, card["dice_symbols"]))
    line = " · ".join([*facts, *card.get("keywords_fr" if lang == "fr" else "keywords", [])])
    parts = [Paragraph(line, style="yellow"), Paragraph(card[f"text_{lang}"])]
    parts += [Paragraph(note, style="dim", hang=2) for note in notes]
    return Panel(Group(*parts), title=Text(card[f"name_{lang}"]), title_align="left", width=72)
