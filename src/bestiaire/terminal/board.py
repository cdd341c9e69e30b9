"""Finding a game's board and words; a game that brings none is shown plainly, by its view and its keys."""

from __future__ import annotations

from typing import Any, Protocol

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from bestiaire.core.info import GameInfo, Words
from bestiaire.core.table import Table
from bestiaire.players import is_player
from bestiaire.terminal.duel import DuelBoard
from bestiaire.terminal.mindbug import MindbugBoard
from bestiaire.terminal.orcs import OrcsBoard
from bestiaire.terminal.screen import Paragraph, rule_off
from bestiaire.terminal.shorthand import Shorthand
from bestiaire.terminal.tokyo import TokyoBoard
from bestiaire.words import say
from bestiaire.words.nouns import CUBE, DIE_SYMBOL
from bestiaire.words.plain import PlainWords, plain_value, spelled, titled

View = dict[str, Any]

LONGEST_NAME = 30


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

    def shorthand(self, view: View, lang: str) -> Shorthand | None:
        """How options are typed that are too many to be listed; None if all are listed."""


BY_PLAYER = ("players", "hands", "scores")
"""Lists that by custom have an entry for each player."""


class PlainBoard:
    """The board of a game that has none: what each player has, then everything else, by the names of the fields."""

    def layouts(self, view: View, names: list[str], lang: str, width: int) -> list[RenderableType]:
        return [self.reading(view, names, lang)]

    def reading(self, view: View, names: list[str], lang: str) -> RenderableType:
        shown = {field: value for field, value in view.items() if field not in ("game", "seat", "choice", "result")}
        by_player = [
            field for field in BY_PLAYER if isinstance(shown.get(field), list) and len(shown[field]) == len(names)
        ]
        parts: list[RenderableType] = []
        for seat, name in enumerate(names) if by_player else ():
            parts.append(rule_off(Text(name, style="bold")))
            for field in by_player:
                parts.append(field_in_words(field, shown[field][seat], names, lang, label="  "))
        rest = [field for field in shown if field not in by_player]
        parts += [field_in_words(field, shown[field], names, lang) for field in rest]
        return Group(*parts)

    def notes(self, view: View, card: str, names: list[str], lang: str) -> list[str]:
        return []

    def piles(self, view: View, names: list[str], lang: str) -> list[str]:
        return []

    def shorthand(self, view: View, lang: str) -> Shorthand | None:
        return None


def field_in_words(field: str, value: object, names: list[str], lang: str, label: str = "") -> Paragraph:
    in_words = plain_value(field, value, names, lang)
    return Paragraph(in_words if field == "players" else titled(lang, spelled(field), in_words), label, hang=4)


BOARDS: dict[str, Board] = {
    "mindbug": MindbugBoard(),
    "duel": DuelBoard(),
    "tokyo": TokyoBoard(),
    "orcs": OrcsBoard(),
}


def board_of(info: GameInfo) -> Board:
    return BOARDS.get(info.key) or PlainBoard()


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


def words_of(info: GameInfo) -> Words:
    return info.words() or PlainWords()


def card_panel(card: dict[str, Any], notes: list[str], lang: str) -> RenderableType:
    """A card read large, from its entry in the list of cards, and how it stands on the table."""
    facts = [str(card["power"])] if "power" in card else []
    if "cost" in card:
        facts.append(CUBE.count(lang, card["cost"]))
    if card.get("dice_symbols"):
        facts.append(DIE_SYMBOL.count(lang, card["dice_symbols"]))
    line = " · ".join([*facts, *card.get("keywords_fr" if lang == "fr" else "keywords", [])])
    parts = [Paragraph(line, style="yellow"), Paragraph(card[f"text_{lang}"])]
    parts += [Paragraph(note, style="dim", hang=2) for note in notes]
    return Panel(Group(*parts), title=Text(card[f"name_{lang}"]), title_align="left", width=72)
