"""Analysis boards that several processes share: saved after every change, loaded where the next request comes.

Only the position and the moves tried are saved; each process searches for itself. A process that is alone keeps its
boards in memory only."""

from __future__ import annotations

import json
import logging
from typing import Any

import sqlalchemy as sql

from bestiaire.web import limits
from bestiaire.web.refusals import Refusal
from bestiaire.web.store.database import Conflict
from bestiaire.web.store.store import Store
from bestiaire.web.tables.boards import Board, Boards, Source
from bestiaire.web.tables.sandbox import snapshot_after
from bestiaire.web.thinking.worker_pool import WorkError

log = logging.getLogger("bestiaire.web")


class SharedBoards:
    """Boards between two requests."""

    def __init__(self, store: Store, boards: Boards) -> None:
        self.store = store
        self.boards = boards

    async def save(self, board: Board) -> None:
        """A board as it is now; a visitor's oldest and those that nobody uses make room. Refusal 409 if it went on
        elsewhere at the same moment."""
        if not self.store.is_shared:
            return
        row: dict[str, Any] = {
            "id": board.id,
            "owner": board.owner,
            "game": board.game,
            "position": json.dumps(board.first.position),
            "tried": json.dumps(board.tried),
            "names": json.dumps(board.source.names),
            "faces": json.dumps(board.source.faces),
            "seat": board.source.seat,
            "origin": board.source.origin,
            "version": board.version,
        }
        try:
            await self.store.boards.save(row, limits.BOARDS_OF_ONE, limits.IDLE_BOARD)
        except Conflict:
            self.boards.drop(board)
            raise Refusal(409, "stale") from None

    async def load(self, board_id: str, visitor: str) -> Board:
        """A visitor's own board as it was saved last; Refusal 404 if there is none such."""
        if not self.store.is_shared:
            return self.boards.of(board_id, visitor)
        row = await self.store.boards.load(board_id)
        if row is None or row["owner"] != visitor:
            raise Refusal(404, "no_such_board")
        known = self.boards.known.get(board_id)
        if known is None or known.version != row["version"]:
            board = await self._restored(row)
            if known is not None:
                board.thoughts = known.thoughts
                self.boards.drop(known)
            self.boards.add(board)
        return self.boards.of(board_id, visitor)

    async def _restored(self, row: sql.RowMapping) -> Board:
        """A board as its row says; Refusal 404 if it can't be put together any more."""
        game = row["game"]
        try:
            position, tried = json.loads(row["position"]), json.loads(row["tried"])
            first = await self.boards.sandbox.run(snapshot_after, game, position, [])
            names, faces = json.loads(row["names"]), json.loads(row["faces"] or "[]")
            board = Board(row["owner"], game, first, Source(names, faces, row["seat"], row["origin"]))
            board.id = row["id"]
            if tried:
                board.stand(tried, await self.boards.sandbox.run(snapshot_after, game, position, tried))
        except (WorkError, ValueError, TypeError):
            log.exception("board %s is broken", row["id"])
            raise Refusal(404, "no_such_board") from None
        board.version = row["version"]
        return board
