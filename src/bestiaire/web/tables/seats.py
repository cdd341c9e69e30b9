"""Who sits where at a table."""

from __future__ import annotations

from bestiaire.web.store.stored import StoredGame


class Seats:
    """The seats of a game, by the visitors who sit there."""

    def __init__(self, stored: StoredGame) -> None:
        self.stored = stored

    @property
    def numbers(self) -> list[str]:
        """The seats as an address names them."""
        return [str(number) for number in range(len(self.stored.seats))]

    def of(self, visitor: str) -> list[int]:
        """The seats that are this visitor's, even while the computer plays there."""
        return [number for number, seat in enumerate(self.stored.seats) if seat.visitor == visitor]

    def played_by(self, visitor: str) -> list[int]:
        """The seats where this visitor plays."""
        return [number for number in self.of(visitor) if self.stored.seats[number].computer is None]

    def are_all_of(self, visitor: str) -> bool:
        """Whether nobody else has a part in the game: no other person sits here, or the visitor uploaded the record."""
        people: set[str | None] = {seat.visitor for seat in self.stored.seats if seat.visitor}
        return (people or {self.stored.uploader}) == {visitor}

    def were_opened_by(self, visitor: str) -> bool:
        """Whether this visitor opened the table, or nobody knows who did."""
        return self.stored.uploader in (visitor, None)

    def has_others_than(self, seats: list[int]) -> bool:
        """Whether somebody else than the person on these seats has a seat at the table."""
        return any(seat.visitor for number, seat in enumerate(self.stored.seats) if number not in seats)
