"""What can go wrong, said once and clearly. After any of these nothing has changed."""

from __future__ import annotations

import reprlib
from collections.abc import Sequence

_SHORT = reprlib.Repr()
_SHORT.maxstring = _SHORT.maxother = _SHORT.maxlong = 60


def show(value: object) -> str:
    """A value as an error may quote it: short, on one line, whatever was sent."""
    try:
        text = _SHORT.repr(value)
    except Exception:  # a number of thousands of digits, an object that can't be shown
        return f"<{type(value).__name__}>"
    return text if text.isprintable() and len(text) <= 120 else ascii(text)[:120]


class BestiaireError(Exception):
    """The parent of every error this package raises on purpose."""


class BrokenGame(RuntimeError):
    """A mistake in the rules of a game: its author has to mend it, no player can."""


class IllegalMove(BestiaireError):
    """A move that was not offered; `offered` holds the keys that were."""

    def __init__(self, move: object, offered: Sequence[str]) -> None:
        self.move = move
        self.offered = list(offered)
        said = ", ".join(self.offered) if self.offered else "nothing: the game is over"
        super().__init__(f"{show(move)} is not possible here; offered: {said}")


class NothingToUndo(BestiaireError):
    """The table stands at its first choice."""

    def __init__(self) -> None:
        super().__init__("there is nothing to undo")


class BadInput(BestiaireError, ValueError):
    """Something given from outside is wrong; `field` says where."""

    def __init__(self, field: str, problem: str) -> None:
        self.field = field if field.isprintable() and len(field) <= 300 else show(field)
        self.problem = problem
        super().__init__(f"{self.field}: {problem}")


class UnknownGame(BadInput):
    """No game has this key."""


class BadSeat(BadInput):
    """A seat that this table does not have, or a number of players that the game does not take."""


class BadSeed(BadInput):
    """A seed is a whole number of at most 64 bits."""


class BadOptions(BadInput):
    """An option of the game is unknown or has a value that it can't have."""


class BadPosition(BadInput):
    """A position that can't be."""


class BadRecord(BadInput):
    """A record that can't be replayed."""
