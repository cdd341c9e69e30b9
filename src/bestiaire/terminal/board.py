"""Finding a game's board and words; a game that brings none is shown plainly, by its view and its keys."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rich.console import Console, RenderableType
from rich.panel import Panel
from rich.pretty import Pretty
from rich.text import Text

from bestiaire.core.info import GameInfo, Words
from bestiaire.core.table import Table
from bestiaire.players import PLAYERS
from bestiaire.terminal import mindbug
from bestiaire.words import say

View = dict[str, Any]
Draw = Callable[[View, list[str], str], RenderableType]

BOARDS: dict[str, Draw] = {"mindbug": mindbug.draw}


def draw_plainly(view: View, names: list[str], lang: str) -> RenderableType:
    return Pretty({name: value for name, value in view.items() if name != "choice"})


def board_of(info: GameInfo) -> Draw:
    return BOARDS.get(info.key, draw_plainly)


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


class Screen(Console):
    """A console that lets a reader go early: the program then ends without a word."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


def words_of(info: GameInfo) -> Words:
    return info.words() or PlainWords()


def card_panel(card: dict[str, Any], lang: str) -> RenderableType:
    """A card read large, from its entry in the list of cards."""
    facts = [str(card[field]) for field in ("power", "cost") if field in card]
    body = Text.assemble(
        (" · ".join([*facts, *card.get("keywords_fr" if lang == "fr" else "keywords", [])]), "yellow"),
        "\n",
        card[f"text_{lang}"],
    )
    return Panel(body, title=card[f"name_{lang}"], title_align="left", width=72)
