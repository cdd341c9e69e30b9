"""For how long games are kept that nobody touches: the rule, as the command line gives it."""

from __future__ import annotations

from typing import NamedTuple

from bestiaire.core.check import unknown_of_few
from bestiaire.core.errors import BadInput, must_be
from bestiaire.words import Phrase

FOREVER = "forever"
MOST_DAYS = 36_500
DAYS = Phrase(en=f"a number of days from 1 to {MOST_DAYS}, or forever", fr=f"de 1 à {MOST_DAYS} jours, ou forever")


class Retention(NamedTuple):
    """Days after its last move, by what became of a game; None: for ever."""

    unstarted: int | None = 30
    """Nobody has moved since it was opened: it may still wait for somebody."""
    unfinished: int | None = 180
    finished: int | None = 730
    uploaded: int | None = 365
    """Records that somebody brought to look at."""

    def __str__(self) -> str:
        told = self._asdict().items()
        return ",".join(f"{state}={FOREVER if days is None else days}" for state, days in told)


DEFAULT_RETENTION = Retention()


def read_retention(text: str | None) -> Retention:
    """The rule that a text gives; what it does not name stays as usual. BadInput if it is none.

    >>> str(read_retention("unfinished=90,finished=forever"))
    'unstarted=30,unfinished=90,finished=forever,uploaded=365'
    """
    if text is None:
        return DEFAULT_RETENTION
    if text.strip() == FOREVER:
        return Retention(None, None, None, None)
    chosen: dict[str, int | None] = {}
    for part in text.split(","):
        state, _, days = (word.strip() for word in part.partition("="))
        if state not in Retention._fields:
            raise BadInput("keep", unknown_of_few(state, Retention._fields))
        is_number = days.isascii() and days.isdigit() and len(days) <= len(str(MOST_DAYS))
        if days != FOREVER and not (is_number and 1 <= int(days) <= MOST_DAYS):
            raise BadInput(f"keep {state}", must_be(DAYS, days))
        chosen[state] = None if days == FOREVER else int(days)
    return DEFAULT_RETENTION._replace(**chosen)
