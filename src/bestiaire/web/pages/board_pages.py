"""The pages of a board, drawn in a worker process: every move that was tried is played again for them."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

from bestiaire.core.editing import at_stage_start
from bestiaire.core.table import Table
from bestiaire.players import Seat
from bestiaire.players.explain import explain
from bestiaire.players.forest import Forest, Grown
from bestiaire.show.page.plain import page_of
from bestiaire.web.pages.art import address, avatar
from bestiaire.web.pages.game_log import log_by_turns, news
from bestiaire.web.pages.judged import JudgedQuestion, in_short
from bestiaire.web.pages.opened import open_view
from bestiaire.web.pages.pages import Pages
from bestiaire.web.pages.phrases import phrase
from bestiaire.web.pages.table_model import part_model
from bestiaire.web.tables.boards import Source
from bestiaire.web.tables.positions import packed, written
from bestiaire.web.tables.sandbox import laid_out
from bestiaire.web.visitors import Visitor
from bestiaire.words import capital


class ShownBoard(NamedTuple):
    """A board, and what is thought of it so far, as a page needs them."""

    id: str
    version: int
    source: Source
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
    return list(board.source.names) or [phrase("player_n", lang, n=seat + 1) for seat in range(table.seats)]


def board_model(board: ShownBoard, table: Table, earlier: int, visitor: Visitor) -> dict[str, Any]:
    """The board with all cards open, every legal move a button: seen from the side from which its game was looked at if
    all can be answered there, else from the one that is asked."""
    lang = visitor.lang
    asked = None if table.choice is None else table.choice.player
    page = page_of(table.info)
    near = board.source.seat
    if near is None or (asked is not None and not page.is_two_sided):
        near = asked or 0
    names = names_of(board, table, lang)
    view = open_view(table, near)
    if asked is not None:
        view["choice"] = table.view(asked)["choice"]
    titles = [capital(name) for name in names]
    log = log_by_turns(table, None, names, lang, earlier, is_open=True)
    happened = [chip for turn in log for chip in news(turn)] if board.tried else []
    played_as = [address(board.game, card, "face") for card in page.played_as(table.view(None))]
    avatars = played_as or list(board.source.faces) or [avatar(board.game, seat) for seat in range(table.seats)]
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
