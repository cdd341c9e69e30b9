"""The costliest move, as it is told where a game ended."""

from __future__ import annotations

import bestiaire
from bestiaire.plots.curve import Curve, Point
from bestiaire.web.pages.turning_point import TurningPoint, turning_point
from bestiaire.web.store.stored import StoredGame, StoredSeat
from bestiaire.web.tables.room import Room


def found(opponent: StoredSeat, own: str, seat: str) -> TurningPoint | None:
    """In a game of three turns in which Ana's second move and Bo's answer cost something, Bo's more."""
    start = {"seed": 1, "players": 2, "options": {}}
    seats = [StoredSeat("ana", None, "Ana"), opponent]
    stored = StoredGame("game", "mindbug", start, "", "", 0.0, 0.0, None, seats, [])
    points = [
        Point(0, (0.5, 0.5)),
        Point(1, (0.5, 0.5), "Ana", "Play Gorillion", 0.0),
        Point(2, (0.5, 0.5), "Bo", "Keep the Mindbug", 0.0),
        Point(3, (0.3, 0.7), "Ana", "Attack with Gorillion", 0.2, "Play Bee Bear", is_costly=True),
        Point(4, (0.8, 0.2), "Bo", "Don't block", 0.5, "Block", is_costly=True),
    ]
    return turning_point(
        Room(stored, "boot", bestiaire.table("mindbug", seed=1)),
        Curve(points, ["Ana", "Bo"], 4, "en", turns=(0, 2, 4)),
        own,
        seat,
    )


def test_the_own_costliest_move_is_told_and_played_on_from_against_the_same_level() -> None:
    assert found(StoredSeat(None, "hard", ""), "Ana", "0") == TurningPoint(
        "Turn 2: Attack with Gorillion cost 20%", "better: Play Bee Bear", 3, 2, "hard"
    )


def test_whoever_only_looks_on_or_played_a_person_can_not_play_on_from_it() -> None:
    watched = found(StoredSeat(None, "hard", ""), "", "")
    assert watched is not None
    assert (watched.words, watched.opponent) == ("Turn 2: Bo: Don't block cost 50%", "")
    with_friend = found(StoredSeat("bo", None, "Bo"), "Ana", "0")
    assert with_friend is not None
    assert with_friend.opponent == ""
