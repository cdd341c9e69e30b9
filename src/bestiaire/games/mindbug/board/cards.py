"""Cards of Mindbug in a terminal, in lines: as printed, and as creatures in play."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from bestiaire.games.mindbug.board import energy
from bestiaire.games.mindbug.cards.printed import Card, keyword_names, keyword_word
from bestiaire.games.mindbug.cards.sets import CARDS
from bestiaire.games.mindbug.words.reasons import ability, exhausted, reasons
from bestiaire.show.board.lines import a_line_each, run_together
from bestiaire.show.board.paragraph import Paragraph, unit
from bestiaire.words import say

View = dict[str, Any]


def printed(card: Card, lang: str, *, with_text: bool) -> Text:
    """A card as printed: name, power, keywords, text."""
    line = Text.assemble((f"{card.name(lang)} ({card.power})", "bold"))
    words = marks_in_words(keyword_names(card.keywords), card.dice, lang)
    if words:
        line.append("  " + words, style="yellow")
    can = ability(card, lang, in_play=False) if with_text else ""
    if can:
        line.append(f"  {can}")
    return line


def in_play(shown: View, lang: str, *, with_reasons: bool, with_text: bool) -> Text:
    """A creature as it stands now: name, power, keywords, whether it is exhausted, why, and what it can do."""
    card = CARDS[shown["card"]]
    power = str(shown["power"])
    if shown["power"] != card.power and not with_reasons:
        power += say(lang, en=f", printed {card.power}", fr=f", imprimée {card.power}")
    line = Text.assemble((card.name(lang), "bold"), " (", (power, power_style(shown)), ")")
    words = marks_in_words(shown["keywords"], shown.get("dice", 0), lang)
    if words:
        line.append("  " + words, style="yellow")
    if shown["exhausted"]:
        line.append("  " + turned(shown["card"], lang), style="magenta")
    if with_reasons and shown["because"]:
        line.append("  [" + " · ".join(reasons(shown, lang)) + "]", style="dim")
    can = ability(card, lang, in_play=True) if with_text else ""
    if can:
        line.append(f"  {can}")
    return line


def in_paragraphs(lines: list[Text], *, together: bool) -> list[Paragraph]:
    """Cards in a line each; or run together, where a power stays with its name."""
    if not together:
        return a_line_each(lines)
    for line in lines:
        line.plain = line.plain.replace(" (", unit(" ("))
    return run_together(lines)


def marks_in_words(keywords: list[str], dice: int, lang: str) -> str:
    """Keywords and die symbols."""
    words = [keyword_word(name, lang) for name in keywords]
    return " ".join([*words, *([unit(energy.dice_in_words(dice, lang))] if dice else [])])


def power_style(shown: View) -> str:
    change = shown["power"] - CARDS[shown["card"]].power
    return "bold green" if change > 0 else "bold red" if change < 0 else "bold"


def turned(card: str, lang: str) -> str:
    return f"{exhausted(card, lang)} ↷"
