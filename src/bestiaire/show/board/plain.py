"""The board of a game that brings none: its view, field by field."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from bestiaire.core.info import GameInfo
from bestiaire.core.showing import Board
from bestiaire.show.board.paragraph import Paragraph, rule_off
from bestiaire.show.board.scene import WIDE, BaseBoard, Scene
from bestiaire.show.plain import card_names, plain_view
from bestiaire.words.plain import plain_value, spelled, titled

View = dict[str, Any]


class PlainScene(Scene[Mapping[str, str]]):
    """What each player has, then everything else, by the names of the fields."""

    def laid_out(self, detail: Mapping[str, str]) -> RenderableType:
        """With what cards are called, by their ids."""
        by_player, shared = plain_view(self.view, len(self.names))
        parts = []
        for seat, name in enumerate(self.names) if by_player else ():
            parts.append(rule_off(Text(name, style="bold")))
            parts += [self.in_words(field, of_all[seat], detail, "  ") for field, of_all in by_player.items()]
        parts += [self.in_words(field, value, detail) for field, value in shared.items()]
        return Group(*parts)

    def in_words(self, field: str, value: object, called: Mapping[str, str], label: str = "") -> Paragraph:
        words = plain_value(field, value, self.names, self.lang, called)
        return Paragraph(words if field == "players" else titled(self.lang, spelled(field), words), label, hang=4)


class PlainBoard(BaseBoard[Mapping[str, str]]):
    def __init__(self, info: GameInfo) -> None:
        self.info = info

    def layouts(self, view: View, names: list[str], lang: str, width: int) -> list[RenderableType]:
        return [PlainScene(view, names, lang, width).laid_out(card_names(self.info, lang))]

    def reading(self, view: View, names: list[str], lang: str) -> RenderableType:
        return self.layouts(view, names, lang, WIDE)[0]


def board_of(info: GameInfo) -> Board:
    """The game's own board, or a plain one."""
    return info.board() or PlainBoard(info)
