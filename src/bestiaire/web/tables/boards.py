"""Boards to analyse on: any position, moves tried and taken back, and a search that grows while somebody looks.

A board is one visitor's and only in memory: nothing of it is a game, and nothing is stored. Whoever put the position
together may see all of it; the search still judges from what the seat that is asked may know. Here it is only data: it
is played on and drawn by workers (`web/tables/sandbox`, `web/pages/board_pages`).
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Sequence
from typing import NamedTuple

from bestiaire.players.forest import Forest
from bestiaire.web import limits
from bestiaire.web.refusals import Refusal
from bestiaire.web.tables.answers import Answer
from bestiaire.web.tables.changes import Changes, PageCount
from bestiaire.web.tables.sandbox import Sandbox, Snapshot, snapshot_after, try_move
from bestiaire.web.thinking.fair_queue import Abandoned, Kind, always
from bestiaire.web.thinking.judging import grow_at
from bestiaire.web.thinking.thinkers import Thinkers

log = logging.getLogger("bestiaire.web")

SLICE = 0.4
"""Seconds that a worker thinks before it is asked again: so long a computer opponent may wait."""
SLICE_SIMULATIONS = 4000
MOST_SIMULATIONS = 60_000
MOST_SECONDS = 24.0
"""When a position has been thought about enough."""
REMEMBERED = 40
"""Positions of a board whose search is kept, for when moves are taken back."""


class Thought:
    """What was found about one position, and for how long."""

    def __init__(self, player: int) -> None:
        self.forest = Forest(player)
        self.seconds = 0.0

    @property
    def is_enough(self) -> bool:
        return self.seconds >= MOST_SECONDS or self.forest.simulations >= MOST_SIMULATIONS


class Source(NamedTuple):
    """The game that a position comes from, as it was looked at there."""

    names: Sequence[str] = ()
    """The players' names."""
    faces: Sequence[str] = ()
    """Their pictures."""
    seat: int | None = None
    """From whose side; None if from nobody's."""
    origin: str = ""
    """Its address."""


class Board:
    """A position, and what was tried on it."""

    def __init__(self, owner: str, game: str, first: Snapshot, source: Source | None = None) -> None:
        self.id = secrets.token_urlsafe(9)
        self.owner = owner
        self.game = game
        self.first = first
        self.snapshot = first
        """Where it began, and where it stands after the moves on it."""
        self.source = source or Source()
        """Empty if the position was set up."""
        self.tried: list[str] = []
        """The moves on it."""
        self.version = 0
        self.lock = asyncio.Lock()
        """Held while a move is worked out."""
        self.changes = Changes()
        self.presence = PageCount()
        self.is_gone = False
        self.has_failed = False
        self.used = time.monotonic()
        self.drawn: tuple[object, str] | None = None
        """Its page as it was drawn last, and of what."""
        self.thoughts: OrderedDict[str, Thought] = OrderedDict()
        self.task: asyncio.Task[None] | None = None

    @property
    def thought(self) -> Thought | None:
        """What is thought about the position that stands here; None if nothing is asked."""
        asked, digest = self.snapshot.asked, self.snapshot.digest
        if asked is None:
            return None
        if digest not in self.thoughts:
            self.thoughts[digest] = Thought(asked)
            while len(self.thoughts) > REMEMBERED:
                self.thoughts.popitem(last=False)
        self.thoughts.move_to_end(digest)
        return self.thoughts[digest]

    @property
    def tag(self) -> str:
        thought = self.thought
        known = 0 if thought is None else thought.forest.simulations
        return f"{self.version}.{known}.{int(self.has_failed)}"

    @property
    def is_thinking(self) -> bool:
        return self.task is not None and not self.task.done()

    def stand(self, tried: list[str], snapshot: Snapshot) -> None:
        """From now on these moves have been tried on it."""
        self.tried = tried
        self.snapshot = snapshot
        self.version += 1
        self.has_failed = False
        self.changes.announce()


class Boards:
    """All boards, counted by visitor; and how many of them are looked at."""

    def __init__(self, thinkers: Thinkers, sandbox: Sandbox, crowd: int = 1) -> None:
        self.thinkers = thinkers
        self.sandbox = sandbox
        self.most_of_address = crowd * limits.ANALYSES_OF_ADDRESS
        self.known: OrderedDict[str, Board] = OrderedDict()
        self.watched: Counter[str] = Counter()
        """How many boards of each visitor and of each address are looked at."""

    def add(self, board: Board) -> Board:
        """A new board; a visitor's oldest makes room for it."""
        before = time.monotonic() - limits.IDLE_BOARD
        mine = [one for one in self.known.values() if one.owner == board.owner]
        for old in mine[: max(0, len(mine) + 1 - limits.BOARDS_OF_ONE)]:
            self.drop(old)
        while self.known:
            oldest = next(iter(self.known.values()))
            if oldest.used >= before and len(self.known) < limits.ALL_BOARDS:
                break
            self.drop(oldest)
        self.known[board.id] = board
        return board

    def drop(self, board: Board) -> None:
        """Nobody finds it any more."""
        self.known.pop(board.id, None)
        board.is_gone = True
        board.changes.announce()

    def of(self, board_id: str, visitor: str) -> Board:
        """A visitor's own board; Refusal 404 if there is none such."""
        board = self.known.get(board_id)
        if board is None or board.owner != visitor:
            raise Refusal(404, "no_such_board")
        board.used = time.monotonic()
        self.known.move_to_end(board_id)
        return board

    # -- what can be done on one, by who saw this version of it

    async def play(self, board: Board, at: int, answer: Answer) -> None:
        """Tries a move; Refusal 422 if there is none such."""
        async with board.lock:
            check_version(board, at)
            if len(board.tried) >= limits.BOARD_MOVES:
                raise Refusal(409, "too_long")
            key, snapshot = await self.sandbox.run(try_move, board.game, board.snapshot, answer)
            board.stand([*board.tried, key], snapshot)

    async def back(self, board: Board, at: int) -> None:
        """Takes the last move back."""
        async with board.lock:
            check_version(board, at)
            if not board.tried:
                raise Refusal(409, "nothing_to_undo")
            tried = board.tried[:-1]
            board.stand(tried, await self.sandbox.run(snapshot_after, board.game, board.first.position, tried))

    async def restart(self, board: Board, at: int) -> None:
        async with board.lock:
            check_version(board, at)
            board.stand([], board.first)

    # -- thinking

    def watch(self, board: Board, address: str) -> None:
        """Whoever has opened it may look on: it is thought about. Refusal 429 if too many are."""
        visitor, place = f"visitor {board.owner}", f"address {address}"
        is_too_much = self.watched[visitor] >= limits.ANALYSES_OF_ONE or self.watched[place] >= self.most_of_address
        if is_too_much:
            raise Refusal(429, "too_many_analyses", retry=limits.RETRY_ANALYSES)
        self.watched[visitor] += 1
        self.watched[place] += 1
        self.think(board)

    def leave(self, board: Board, address: str) -> None:
        for key in (f"visitor {board.owner}", f"address {address}"):
            self.watched[key] -= 1
            if self.watched[key] <= 0:
                del self.watched[key]

    def think(self, board: Board) -> None:
        if board.presence.number and not board.is_thinking:
            board.task = asyncio.create_task(self._think(board))

    async def _think(self, board: Board) -> None:
        """Slice after slice about whatever stands on the board, until it is enough or nobody looks."""
        while board.presence.number and not board.is_gone:
            thought = board.thought
            if thought is None or thought.is_enough or board.has_failed:
                return
            await self.think_once(board, thought, lambda: board.presence.number > 0)

    async def think_once(self, board: Board, thought: Thought, is_wanted: Callable[[], bool] = always) -> None:
        """One slice, unless nobody wants it any more when its turn comes. What a strange position makes fail is said on
        the board, and noted."""
        snapshot = board.snapshot
        seed = secrets.randbits(64)
        try:
            given = (board.game, snapshot.position, seed, SLICE, SLICE_SIMULATIONS)
            grown = await self.thinkers.run_for(Kind.STUDY, board.owner, grow_at, *given, is_wanted=is_wanted)
        except Abandoned:
            return
        except Exception:
            log.exception("a board of %s can't be judged", board.game)
            board.has_failed = board.snapshot is snapshot
        else:
            thought.forest.add(grown)
            thought.seconds += SLICE
        board.changes.announce()

    def begin_closing(self) -> None:
        for board in self.known.values():
            board.changes.announce()

    def close(self) -> None:
        for board in self.known.values():
            if board.task is not None:
                board.task.cancel()


def check_version(board: Board, at: int) -> None:
    """Refusal 409 if it went on since somebody saw it."""
    if at != board.version:
        raise Refusal(409, "stale")
