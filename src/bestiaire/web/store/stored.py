"""A game as it is on disk: who sits where, and every entry and every wish, in order.

A game is never stored as a state. Its start and its entries (moves, and moves taken back) are; playing them again gives
the table. Wishes (to take back, to play once more) change no table, so they are counted apart.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from bestiaire.core.table import Table

MOVE = "move"
UNDO = "undo"
REFUSE = "refuse"
WITHDRAW = "withdraw"
AGREE = "agree"
REMATCH = "rematch"
PASS = "pass"
REPLACE = "replace"
LEAVE = "leave"
RETURN = "return"
STUCK = "stuck"
RETRY = "retry"


@dataclass
class StoredSeat:
    """Who sits there: a visitor, a computer by the name of its way to play, or nobody yet. Both: the computer plays for
    the visitor, who has left and may come back."""

    visitor: str | None
    computer: str | None
    name: str
    face: str | None = None
    """The card whose face somebody chose; None: the one that falls to the seat."""


@dataclass
class Entry:
    """One thing that was done at a table: a move, or `undo` of the last one."""

    seat: int
    kind: str
    key: str
    at: float


@dataclass
class Wish:
    """Something that a seat would like: to take back (`undo`), not to any more (`withdraw`), to let another one
    (`agree`) or not (`refuse`); to play once more (`rematch`, at the table that `key` names); not to announce anything
    (`pass`); that the computer plays for another one (`replace`, the seat that `key` names), or for itself (`leave`),
    and no longer (`return`). Beside these: that the computer which `key` names can't move there (`stuck`), and that it
    shall try again (`retry`)."""

    seat: int
    kind: str
    version: int
    """How many entries the table had then."""
    key: str
    at: float


def winners_of(table: Table) -> str | None:
    """The seats that won, as they are stored; None if the game goes on."""
    return None if table.result is None else " ".join(map(str, table.result.winners))


@dataclass
class StoredGame:
    """A game as it is on disk."""

    id: str
    game: str
    start: dict[str, Any]
    """What `bestiaire.replay` takes, without moves: options and seed, or a position."""
    salt: str
    invitation: str
    created: float
    changed: float
    finished: float | None
    seats: list[StoredSeat]
    entries: list[Entry] = field(default_factory=list)
    wishes: list[Wish] = field(default_factory=list)
    uploader: str | None = None
    """The visitor who opened the table, or brought it as a record."""
    asked: int | None = None
    """The seat that is to move; None if the game is over (or comes from an older database)."""
    is_private: bool | None = None
    """Only who has its link may find it: no list for everybody shows it."""
    waiting: float | None = None
    """Since when a computer is asked; None if none is."""
    thinker: str | None = None
    """The server process that thinks about it."""
    winners: str | None = None
    """The seats that won, as in `0 2`; None if the game goes on (or ended in an older database)."""

    @property
    def won_by(self) -> list[int] | None:
        return None if self.winners is None else [int(seat) for seat in self.winners.split()]

    @property
    def is_full(self) -> bool:
        """Whether somebody sits on every seat."""
        return all(seat.visitor or seat.computer for seat in self.seats)

    @property
    def is_archive(self) -> bool:
        """A record that somebody brought to look at: nobody sits at it."""
        return not any(seat.visitor or seat.computer for seat in self.seats)

    def become(self, newer: StoredGame) -> None:
        """The same game as it is on disk now."""
        vars(self).update(vars(newer))
