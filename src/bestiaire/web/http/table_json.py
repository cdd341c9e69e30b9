"""A table as the JSON API shows it to one visitor."""

from __future__ import annotations

from typing import Any

from bestiaire.web.tables import races
from bestiaire.web.tables.claims import claimants
from bestiaire.web.tables.room import Room
from bestiaire.web.visitors import Visitor

NOBODY_ASKED = {"player": None, "kind": "waiting", "rule": None}
"""What is asked at a table that waits for people."""


def table_json(room: Room, visitor: Visitor) -> dict[str, Any]:
    """A game as this visitor may know it. Nothing of the deal is shown before every seat is taken."""
    seats, playing = room.seats.of(visitor.id), room.seats.played_by(visitor.id)
    choice = room.table.choice if room.is_full else None
    asked = None if choice is None else choice.player
    seat = asked if asked in seats else (seats[0] if seats else None)
    view: dict[str, Any] = {"game": room.stored.game, "seat": seat, "choice": dict(NOBODY_ASKED)}
    if room.is_full:
        view = room.table.view(seat)
    if seat not in playing and "choice" in view:
        view["choice"].pop("options", None)
        view["choice"].pop("claims", None)
    request = room.takebacks.open
    asks_you = request is not None and visitor.id in room.takebacks.unanswered(request, room.people)
    return {
        "id": room.id,
        "version": room.version,
        "seats": [
            {
                "name": stored.name,
                "computer": stored.computer,
                "taken": bool(stored.visitor or stored.computer),
                "left": bool(stored.visitor and stored.computer),
                "away": room.presence.is_away(number),
            }
            for number, stored in enumerate(room.stored.seats)
        ],
        "your_seats": playing,
        "left_seats": [number for number in seats if number not in playing],
        "asked_since": None if choice is None else room.timeline.asked_since,
        "passed": [] if choice is None else sorted(races.current_round(room).passed & set(claimants(choice))),
        "undo": None if request is None else {"seat": request.seat, "asks_you": asks_you},
        "stuck": room.is_stuck,
        "rematch": room.rematch,
        "continued": room.is_continued,
        "fingerprint": room.fingerprint,
        "view": view,
    }
