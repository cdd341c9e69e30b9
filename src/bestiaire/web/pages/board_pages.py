"""The pages of a board, drawn in a worker process: every move that was tried is played again for them."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

from bestiaire.core.editing import at_stage_start
from bestiaire.core.table import Table
from bestiaire.players import Seat
from bestiaire.players.explain import explain
from bestiaire.players.forest import Forest, Grown
from bestiaire.web.pages.art import avatar
from bestiaire.web.pages.game_log import log_by_turns, news
from bestiaire.web.pages.judged import JudgedQuestion, in_short
from bestiaire.web.pages.opened import open_view
from bestiaire.web.pages.pages import Pages
from bestiaire.web.pages.phrases import phrase
from bestiaire.web.pages.table_model import part_model
from bestiaire.web.tables.positions import packed, written
from bestiaire.web.tables.sandbox import laid_out
from bestiaire.web.visitors import Visitor
from bestiaire.words import capital


class ShownBoard(NamedTuple):
    """A board, and what is thought of it so far, as a page needs them."""

    id: str
    version: int
    origin: str
    names: list[str]
    game: str
    position: dict[str, Any]
    """With which it began."""
    tried: list[str]
    grown: Grown | None
    """None if nothing is asked there."""
    is_enough: bool
    has_failed: bool


@cache
def pages() -> Pages:
    return Pages()


def draw_board(board: ShownBoard, visitor: Visitor, path: str) -> str:
    """The whole page."""
    table = laid_out(board.game, board.position, board.tried[:-1])
    earlier = len(table.events) if board.tried else 0
    for key in board.tried[-1:]:
        table.play(key)
    model = board_model(board, table, earlier, visitor)
    return pages().render("board.html", visitor, path=path, was_signed_out=False, **model)


def draw_thoughts(board: ShownBoard, visitor: Visitor) -> str:
    """The part of it that grows."""
    table = laid_out(board.game, board.position, board.tried)
    return pages().render("thoughts.html", visitor, **opinion_model(board, table, visitor))


def names_of(board: ShownBoard, table: Table, lang: str) -> list[str]:
    return board.names or [phrase("player_n", lang, n=seat + 1) for seat in range(table.seats)]


def board_model(board: ShownBoard, table: Table, earlier: int, visitor: Visitor) -> dict[str, Any]:
    """The board with all cards open, seen from the side that is asked, every legal move a button."""
    lang = visitor.lang
    asked = None if table.choice is None else table.choice.player
    near = asked if asked is not None else 0
    names = names_of(board, table, lang)
    view = open_view(table, near)
    if asked is not None:
        view["choice"] = table.view(asked)["choice"]
    titles = [capital(name) for name in names]
    log = log_by_turns(table, None, names, lang, earlier, is_open=True)
    happened = [chip for turn in log for chip in news(turn)] if board.tried else []
    avatars = [avatar(board.game, seat) for seat in range(table.seats)]
    return {
        **part_model(table, view, None, names, titles, lang, log, earlier, avatars),
        "seat": None,
        "away": [False] * table.seats,
        "is_replay": True,
        "happened": happened,
        "name": table.info.name[lang],
        "tried": len(board.tried),
        "position": written(table.position()),
        "packed": packed(at_stage_start(table.position())),
        **opinion_model(board, table, visitor),
    }


def opinion_model(board: ShownBoard, table: Table, visitor: Visitor) -> dict[str, Any]:
    """What the search thinks so far."""
    lang = visitor.lang
    judged: JudgedQuestion | None = None
    names = names_of(board, table, lang)
    if board.grown is not None and board.grown["visits"]:
        seat, forest = Seat(table), Forest(board.grown["player"])
        forest.add(board.grown)
        judged = in_short(board.game, explain(seat, forest.opinion(seat), lang, names), names)
    return {
        "judged": judged,
        "form_id": "moves",
        "is_asked": board.grown is not None,
        "is_enough": board.is_enough,
        "has_failed": board.has_failed,
        "who": "" if table.choice is None else names[table.choice.player],
        "board": board,
    }
