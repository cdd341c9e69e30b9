"""The curves of finished games: every point judged once by a worker, while somebody looks; then kept on disk."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import secrets
import time
from collections import OrderedDict

from bestiaire.players.review import Position, Verdict, from_json, judge_position, spoken
from bestiaire.plots.curve import Curve, points_of
from bestiaire.web import limits
from bestiaire.web.store.database import Unavailable
from bestiaire.web.store.store import Store
from bestiaire.web.tables.changes import Changes, PageCount
from bestiaire.web.tables.replay import Replay
from bestiaire.web.tables.room import Room
from bestiaire.web.thinking.fair_queue import Abandoned, Kind
from bestiaire.web.thinking.thinkers import Thinkers

log = logging.getLogger("bestiaire.web")

LEVEL = "search:600"
"""Who judges: so many simulations a position, so that the same game has the same curve."""
JUDGED = f"{LEVEL} paired"
"""How: as a curve on disk says it. One that was judged another way is judged again."""
KEPT = 500
"""Curves in memory."""
PATIENCE = 120.0
"""Seconds for which a curve goes on growing for somebody whose page has no stream."""


def point_of(replay: Replay, at: int) -> Position:
    """A point of a game, as a worker takes it."""
    return at, replay.at(at).position(), replay.moves[at] if at < len(replay.moves) else None


class GrowingCurve:
    """The curve of one game, as far as it is known."""

    def __init__(self, game_id: str, last: int, verdicts: list[Verdict]) -> None:
        self.game_id = game_id
        self.last = last
        """How many moves the game has."""
        self.verdicts = verdicts
        self.words: dict[tuple[str, tuple[str, ...]], list[dict[str, str]]] = {}
        """What was offered at every point, by language and by what the players are called."""
        self.boot = secrets.token_hex(4)
        self.changes = Changes()
        self.presence = PageCount()
        self.is_gone = False
        self.has_failed = False
        self.task: asyncio.Task[None] | None = None
        self.wanted_until = 0.0
        self.person = ""
        """The visitor for whom it grows: who set it going."""

    @property
    def tag(self) -> str:
        return f"{len(self.verdicts)}.{int(self.has_failed)}.{self.boot}"

    @property
    def is_done(self) -> bool:
        return len(self.verdicts) == self.last + 1

    @property
    def is_too_long(self) -> bool:
        return self.last > limits.LONGEST_CURVE

    @property
    def is_running(self) -> bool:
        return self.task is not None and not self.task.done()

    @property
    def is_wanted(self) -> bool:
        return self.presence.number > 0 or time.monotonic() < self.wanted_until

    def drawn(self, offered: list[dict[str, str]], names: list[str], lang: str) -> Curve:
        """What there is to show, in words that were prepared."""
        return Curve(points_of(self.verdicts, offered, names), names, self.last, lang)


class Curves:
    """All curves that somebody has looked at lately."""

    def __init__(self, store: Store, thinkers: Thinkers) -> None:
        self.store = store
        self.thinkers = thinkers
        self.known: OrderedDict[str, GrowingCurve] = OrderedDict()

    async def of(self, room: Room, replay: Replay, names: list[str], lang: str) -> GrowingCurve:
        """The curve of a game that is over, with its words in that language, in which the players have these names;
        from disk, if it is there."""
        curve = self.known.get(room.id)
        last = len(replay.moves)
        if curve is None:
            verdicts = await self._load(room.id)
            curve = GrowingCurve(room.id, last, verdicts if len(verdicts) == last + 1 else [])
            curve = self.known.setdefault(room.id, curve)
        self.known.move_to_end(room.id)
        idle = [key for key, one in self.known.items() if not one.is_running and not one.presence.number]
        for key in idle[: max(0, len(self.known) - KEPT)]:
            del self.known[key]
        if (lang, tuple(names)) not in curve.words and not curve.is_too_long:
            curve.words[lang, tuple(names)] = await asyncio.to_thread(spoken, room.table, names, lang)
        return curve

    def grow(self, curve: GrowingCurve, game: str, replay: Replay) -> None:
        """Sets a curve growing, if it is not at it."""
        if not (curve.is_done or curve.is_too_long or curve.is_running):
            curve.has_failed = False
            curve.task = asyncio.create_task(self._grow(curve, game, replay))

    async def _grow(self, curve: GrowingCurve, game: str, replay: Replay) -> None:
        """Point after point, as long as somebody wants it."""
        try:
            while not curve.is_done and curve.is_wanted:
                at = len(curve.verdicts)
                point = await asyncio.to_thread(point_of, replay, at)
                verdict = await self.thinkers.run_for(
                    Kind.STUDY, curve.person, judge_position, game, LEVEL, point, is_wanted=lambda: curve.is_wanted
                )
                curve.verdicts.append(verdict)
                curve.changes.announce()
            if curve.is_done:
                await self._save(curve)
        except Abandoned:
            return
        except Unavailable as error:
            log.error("the curve of %s can't be kept: %s", curve.game_id, error)
        except Exception:
            log.exception("the game %s can't be judged", curve.game_id)
            curve.has_failed = True
            curve.changes.announce()

    async def _load(self, game_id: str) -> list[Verdict]:
        found = await self.store.curves.load(game_id, JUDGED)
        try:
            return [from_json(told) for told in json.loads(found or "[]")]
        except (TypeError, ValueError, KeyError):  # written by another version: it is judged again
            return []

    async def _save(self, curve: GrowingCurve) -> None:
        told = [verdict.to_json() for verdict in curve.verdicts]
        await self.store.curves.save(curve.game_id, JUDGED, json.dumps(told))

    def begin_closing(self) -> None:
        for curve in self.known.values():
            curve.changes.announce()

    async def close(self) -> None:
        for curve in list(self.known.values()):
            if curve.task is not None:
                curve.task.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await curve.task
