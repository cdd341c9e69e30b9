"""Finding a game's board and words; a game that brings none is shown plainly, by its view and its keys."""

from __future__ import annotations

from typing import Any, Protocol

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.pretty import Pretty
from rich.text import Text

from bestiaire.core.info import GameInfo, Words
from bestiaire.core.table import Table
from bestiaire.players import PLAYERS
from bestiaire.terminal.mindbug import MindbugBoard
from bestiaire.terminal.screen import Paragraph
from bestiaire.words import say

View = dict[str, Any]


class Board(Protocol):
    """How a game's table looks in a terminal. It is given views as one seat may see them."""

    def layouts(self, view: View, names: list[str], lang: str, width: int) -> list[RenderableType]:
        """The whole table, from roomy to tight; the first that fits above the question is shown."""

    def reading(self, view: View, names: list[str], lang: str) -> RenderableType:
        """The whole table with everything there is to read on it, however long."""

    def notes(self, view: View, card: str, names: list[str], lang: str) -> list[str]:
        """How the cards of that id stand on the table now, a sentence each."""

    def piles(self, view: View, names: list[str], lang: str) -> list[str]:
        """The open piles, a sentence each."""


class PlainBoard:
    """The board of a game that has none: its view as it is."""

    def layouts(self, view: View, names: list[str], lang: str, width: int) -> list[RenderableType]:
        return [self.reading(view, names, lang)]

    def reading(self, view: View, names: list[str], lang: str) -> RenderableType:
        return Pretty({name: value for name, value in view.items() if name != "choice"})

    def notes(self, view: View, card: str, names: list[str], lang: str) -> list[str]:
        return []

    def piles(self, view: View, names: list[str], lang: str) -> list[str]:
        return []


BOARDS: dict[str, Board] = {"mindbug": MindbugBoard()}


def board_of(info: GameInfo) -> Board:
    return BOARDS.get(info.key) or PlainBoard()


class PlainWords:
    """Words for a game that has none: its keys and fields as they are."""

    def question(self, view: View, lang: str) -> str:
        return f"{view['choice']['kind']} ({view['choice']['rule']})"

    def answer(self, view: View, key: str, lang: str) -> str:
        return key

    def event(self, told: View, seat: int | None, names: list[str], lang: str) -> str:
        return ", ".join(f"{name} {value}" for name, value in told.items())

    def ending(self, result: View, seat: int | None, names: list[str], lang: str) -> str:
        winners = ", ".join(names[winner] for winner in result["winners"])
        return f"{winners}: {result['reason']}"

    def rule(self, rule: str, lang: str) -> str | None:
        return None

    def in_short(self, lang: str) -> list[str]:
        return []

    def chapters(self, lang: str) -> list[tuple[str, dict[str, str]]]:
        return []


def seat_names(table: Table, lang: str, me: int | None = None) -> list[str]:
    """The seats' names as they are said: a person's own, « You » for who looks on, « Computer » for a computer."""
    names: list[str] = []
    for seat in range(table.seats):
        name = table.names[seat] if table.names else ""
        if name in PLAYERS:
            names.append(say(lang, en="Computer", fr="Ordinateur"))
        elif name:
            names.append(name)
        elif seat == me:
            names.append(say(lang, en="You", fr="Vous"))
        else:
            names.append(say(lang, en=f"Player {seat + 1}", fr=f"Joueur {seat + 1}"))
    return names


def words_of(info: GameInfo) -> Words:
    return info.words() or PlainWords()


def card_panel(card: dict[str, Any], notes: list[str], lang: str) -> RenderableType:
    """A card read large, from its entry in the list of cards, and how it stands on the table."""
    facts = [str(card[field]) for field in ("power", "cost") if field in card]
    line = " · ".join([*facts, *card.get("keywords_fr" if lang == "fr" else "keywords", [])])
    parts = [Paragraph(line, style="yellow"), Paragraph(card[f"text_{lang}"])]
    parts += [Paragraph(note, style="dim", hang=2) for note in notes]
    return Panel(Group(*parts), title=Text(card[f"name_{lang}"]), title_align="left", width=72)
