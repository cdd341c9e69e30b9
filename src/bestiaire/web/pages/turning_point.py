"""The costliest move of a game that is over, as it is told where the game ended."""

from __future__ import annotations

from bisect import bisect_left
from typing import NamedTuple

from bestiaire.plots.curve import Curve
from bestiaire.plots.judged import costly
from bestiaire.web.pages.phrases import phrase
from bestiaire.web.tables.room import Room
from bestiaire.words import capital, percent
from bestiaire.words.plain import titled


class TurningPoint(NamedTuple):
    """A move, and what it cost."""

    words: str
    better: str
    """What would have been better."""
    at: int
    """After how many moves it was made."""
    turn: int
    opponent: str
    """The computer against which the game can be played on from before that move; empty if it can't."""


def turning_point(room: Room, curve: Curve, own: str, seat: str) -> TurningPoint | None:
    """The costliest move, rather one of who looks on from that seat than of others; None if none cost much."""
    found = costly(curve.points, most=1, own=own)
    if not found:
        return None
    point, lang = found[0], curve.lang
    is_own = point.who == own
    move = point.move if is_own else titled(lang, capital(point.who), point.move)
    turn = bisect_left(curve.turns, point.at)
    words = phrase("turn_cost", lang, turn=turn, move=move, cost=percent(lang, point.cost or 0.0))
    others = {one.computer for number, one in enumerate(room.stored.seats) if str(number) != seat}
    opponent = next(iter(others)) if is_own and seat and len(others) == 1 else None
    return TurningPoint(words, phrase("better_was", lang, move=point.better), point.at, turn, opponent or "")
