"""Finding a game's board and words; a game that brings none is shown plainly, by its view and its keys."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from bestiaire.core.info import GameInfo, Words
from bestiaire.core.table import Table
from bestiaire.players import is_player
from bestiaire.terminal.duel import DuelBoard
from bestiaire.terminal.mindbug import MindbugBoard
from bestiaire.terminal.orcs import OrcsBoard
from bestiaire.terminal.scene import Board, Scene
from bestiaire.terminal.screen import Paragraph, rule_off
from bestiaire.terminal.tokyo import TokyoBoard
from bestiaire.words import say
from bestiaire.words.nouns import CUBE, DIE_SYMBOL
from bestiaire.words.plain import PlainWords, plain_value, spelled, titled

LONGEST_NAME = 30


BY_PLAYER = ("players", "hands", "scores")
"""Lists that by custom have an entry for each player."""


class PlainScene(Scene[None]):
    """What each player has, then everything else, by the names of the fields."""

    def laid_out(self, detail: None) -> RenderableType:
        names, lang = self.names, self.lang
        untold = ("game", "seat", "choice", "result")
        shown = {field: value for field, value in self.view.items() if field not in untold}
        by_player = [
            field for field in BY_PLAYER if isinstance(shown.get(field), list) and len(shown[field]) == len(names)
        ]
        parts = []
        for seat, name in enumerate(names) if by_player else ():
            parts.append(rule_off(Text(name, style="bold")))
            for field in by_player:
                parts.append(field_in_words(field, shown[field][seat], names, lang, label="  "))
        rest = [field for field in shown if field not in by_player]
        parts += [field_in_words(field, shown[field], names, lang) for field in rest]
        return Group(*parts)


class PlainBoard(Board[None]):
    """The board of a game that has none."""

    scene = PlainScene
    details = (None,)


def field_in_words(field: str, value: object, names: list[str], lang: str, label: str = "") -> Paragraph:
    in_words = plain_value(field, value, names, lang)
    return Paragraph(in_words if field == "players" else titled(lang, spelled(field), in_words), label, hang=4)


BOARDS: dict[str, Board[Any]] = {
    "mindbug": MindbugBoard(),
    "duel": DuelBoard(),
    "tokyo": TokyoBoard(),
    "orcs": OrcsBoard(),
}


def board_of(info: GameInfo) -> Board[Any]:
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
