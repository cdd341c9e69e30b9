"""Parts of an observation that are about seats: everybody is told from the observer on, clockwise."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bestiaire.core.schema import Part, Rows, found


def as_seen(view: Any, who: int | None, seats: int) -> int:
    """A seat as the observer sees it: 1 is the observer, 2 the next one clockwise, and so on; 0 is nobody. Before there
    are players a view says how many there will be, or there are always as many."""
    if who is None:
        return 0
    return int((who - view["seat"]) % (len(view["players"]) or view.get("seats", seats)) + 1)


def seats_as_seen(seats: int) -> tuple[str, ...]:
    """What the numbers of seats mean to the observer, from 1 on."""
    return ("me", *[f"next {place}" if seats > 2 else "rival" for place in range(1, seats)])


def seat_seen(name: str, seats: int, about: str, path: str | None = None, otherwise: str = "") -> Part:
    """A seat, as the observer sees it. If the view does not name it, it is the one that stands `otherwise`."""
    first, *rest = (name if path is None else path).rsplit(".", 1)

    def read(view: Any) -> list[int]:
        item = found(view, first) if rest else view
        last = rest[0] if rest else first
        is_named = not otherwise or (isinstance(item, dict) and last in item)
        return [as_seen(view, found(item, last) if is_named else found(view, otherwise), seats)]

    return Part(name, about, read, high=seats, values=("-", *seats_as_seen(seats)), is_category=True)


def seats_seen(name: str, seats: int, about: str, path: str | None = None) -> Part:
    """Which seats a list names, as the observer sees them."""
    where = name if path is None else path

    def read(view: Any) -> list[int]:
        seen = {as_seen(view, who, seats) for who in found(view, where) or []}
        return [1 if place in seen else 0 for place in range(1, seats + 1)]

    return Part(name, about, read, shape=(seats,), values=seats_as_seen(seats))


def seats_taken(name: str, seats: int, about: str) -> Part:
    """How many sit at the table."""
    return Part(name, about, lambda view: [len(view["players"]) or view.get("seats", seats)], high=seats)


def all_players(seats: int, parts: Sequence[Part | Rows], name: str = "players") -> Rows:
    """A row for each player: the observer first, then clockwise; empty ones up to the most the game takes."""

    def rows(view: Any) -> list[Any]:
        players = view[name]
        return [*players[view["seat"] :], *players[: view["seat"]]]

    return Rows(name, seats, rows, parts)


def told_by_seat(name: str, many: int, seats: int, who: str, parts: Sequence[Part | Rows]) -> Rows:
    """A row for each thing of a list of the view that names a seat (in its field `who`); it is read there as a field
    `seat`, as the observer sees it."""
    place = Part(
        "seat",
        "the seat it is about",
        lambda item: [item[""]],
        high=seats,
        values=("-", *seats_as_seen(seats)),
        is_category=True,
    )

    def rows(view: Any) -> list[Any]:
        return [{**item, "": as_seen(view, item.get(who), seats)} for item in view.get(name) or []]

    return Rows(name, many, rows, [place, *parts])
