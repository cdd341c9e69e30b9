"""What processes on one database tell each other when something is committed: a line for each thing that was done."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any, NamedTuple

from bestiaire.web.store.stored import Entry, StoredGame

CHANNEL = "bestiaire"
LONGEST_NOTE = 7900
"""Where processes tell each other what happened, and how many bytes PostgreSQL lets them say at once."""


class GameUpdate(NamedTuple):
    """What is entered at once into a game: all that another process needs to follow it."""

    number: int
    entries: list[list[Any]]
    finished: float | None
    asked: int | None
    waiting: float | None
    thinker: str | None
    winners: str | None = None

    def note(self, game_id: str) -> str:
        """As other processes are told; only of which game it is, if that is too long."""
        what = "offered" if self.waiting is not None and self.thinker is None else "moved"
        note = f"{what} {game_id} {json.dumps(self)}"
        return note if len(note) < LONGEST_NOTE // 2 else f"game {game_id}\nturn"

    def after(self, game: StoredGame) -> StoredGame | None:
        """The game after it; None if it does not come next there."""
        if self.number != len(game.entries):
            return None
        entries = game.entries + [Entry(*entry) for entry in self.entries]
        return replace(
            game,
            entries=entries,
            changed=entries[-1].at,
            finished=self.finished,
            asked=self.asked,
            waiting=self.waiting,
            thinker=self.thinker,
            winners=self.winners,
        )


def turn_note(waiting: float | None, thinker: str | None) -> str:
    """Whoever has time is told of a computer that is asked and that nobody thinks for."""
    return "turn" if waiting is not None and thinker is None else ""
