"""The board of a game that brings none: its view, field by field."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from bestiaire.core.info import GameInfo
from bestiaire.core.showing import Board
from bestiaire.show.board.paragraph import Paragraph, rule_off
from bestiaire.show.board.scene import BaseBoard, Scene
from bestiaire.show.plain import plain_view
from bestiaire.words.plain import plain_value, spelled, titled


class PlainScene(Scene[None]):
    """What each player has, then everything else, by the names of the fields."""

    def laid_out(self, detail: None) -> RenderableType:
        by_player, shared = plain_view(self.view, len(self.names))
        parts = []
        for seat, name in enumerate(self.names) if by_player else ():
            parts.append(rule_off(Text(name, style="bold")))
            parts += [self.in_words(field, of_all[seat], label="  ") for field, of_all in by_player.items()]
        parts += [self.in_words(field, value) for field, value in shared.items()]
        return Group(*parts)

    def in_words(self, field: str, value: object, label: str = "") -> Paragraph:
        words = plain_value(field, value, self.names, self.lang)
        return Paragraph(words if field == "players" else titled(self.lang, spelled(field), words), label, hang=4)


class PlainBoard(BaseBoard[None]):
    scene = PlainScene
    details = (None,)


def board_of(info: GameInfo) -> Board:
    """The game's own board, or a plain one."""
    return info.board() or PlainBoard()
