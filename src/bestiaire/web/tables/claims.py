"""First to announce: some questions may be answered by several seats, and whoever announces first has it.

The rules ask one seat after the other, clockwise, and name those who may announce at the same moment (`Choice.claims`).
At this table people see their buttons at once and the first click wins; the others hear that somebody was faster. Who
would rather not says so at once, and is not asked any more. Computers answer in turn, and only when the people who are
there have had a moment: `GRACE` seconds since the question began, or until each of them has said no. Nobody forestalls
a person whom only computers face: they wait for the answer, as with any other question.

Two conventions of keys make that work for every game: to decline is `KIND:none`, and what the asked seat would play as
`KEY` another one claims as `KEY@SEAT`."""

from __future__ import annotations

from typing import NamedTuple

from bestiaire.core.choice import Choice
from bestiaire.web.store.stored import MOVE, PASS, Entry, StoredGame

GRACE = 10.0
"""Seconds for which a computer that is asked lets people announce first."""
PATIENCE = 300.0
"""Seconds for which it waits for somebody whom only computers face, and who has a page open. Not for ever: that may be
a program that never answers."""


class Round(NamedTuple):
    """A question that goes round: from the first who is asked it to the last, unless somebody announces."""

    start: int
    """How many entries there were when it began."""
    passed: frozenset[int]
    """Those who said no before it was their turn."""


def decline_of(choice: Choice) -> str:
    """The key by which the asked seat lets a question pass."""
    return f"{choice.kind}:none"


def chooser(choice: Choice, key: str) -> int:
    """Whose answer that key is."""
    for seat, option in choice.claims or []:
        if option.key == key:
            return seat
    return choice.player


def claimants(choice: Choice | None) -> list[int]:
    """The seats that may announce beside the one that is asked."""
    return [] if choice is None else sorted({seat for seat, _ in choice.claims or []})


def round_of(choice: Choice, stored: StoredGame) -> Round:
    """The round to which a question belongs: it began after the last entry that was no refusal of it."""
    start = len(stored.entries)
    seen = {choice.player}
    while start > 0 and is_refusal(stored.entries[start - 1], choice) and stored.entries[start - 1].seat not in seen:
        start -= 1
        seen.add(stored.entries[start].seat)
    passed = set()
    for wish in reversed(stored.wishes):
        if wish.version < start:
            break
        if wish.kind == PASS:
            passed.add(wish.seat)
    return Round(start, frozenset(passed))


def is_refusal(entry: Entry, choice: Choice) -> bool:
    return entry.kind == MOVE and entry.key == decline_of(choice)


def as_asked(key: str, seat: int) -> str:
    """What a seat that is asked itself answers with the key by which it would have claimed."""
    return key.removesuffix(f"@{seat}")
