"""What happened, and who may know it."""

from __future__ import annotations

from typing import Any

Data = dict[str, Any]


class Event:
    """One thing that happened, in words a program can read.

    `public` is what everybody saw. `secret` is what only the seats in `seats` saw on top of it (the face of a card
    drawn). `news` is true if it brought new information to somebody: a card drawn or shown, a die rolled; free undo
    ends there.
    """

    __slots__ = ("kind", "news", "public", "seats", "secret")

    def __init__(
        self,
        kind: str,
        public: Data,
        secret: Data | None = None,
        seats: tuple[int, ...] = (),
        news: bool = False,
    ) -> None:
        self.kind: str = kind
        self.public: Data = public
        self.secret: Data | None = secret
        self.seats: tuple[int, ...] = seats
        self.news: bool = news

    def seen_by(self, seat: int | None) -> Data:
        """The event as that seat saw it (None: a spectator)."""
        told: Data = {"event": self.kind}
        told.update(self.public)
        if self.secret is not None and seat in self.seats:
            told.update(self.secret)
        return told

    def in_full(self) -> Data:
        """The event with all that anybody saw of it: for a game that is over."""
        return {"event": self.kind, **self.public, **(self.secret or {})}

    def __repr__(self) -> str:
        return f"<Event {self.kind} {self.public}>"
