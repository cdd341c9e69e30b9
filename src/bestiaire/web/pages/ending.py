"""How a game ended, as the page shows it across the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bestiaire.core.showing import Tally
from bestiaire.core.state import Result
from bestiaire.core.table import RESIGNED, Table
from bestiaire.plots.curve import key
from bestiaire.web.pages.game_log import Chip
from bestiaire.web.pages.seats import faces_at
from bestiaire.web.tables.room import Room
from bestiaire.words import count
from bestiaire.words.nouns import MINUTE, MOVE, TURN

WON, LOST, SHARED, DRAWN, OVER = "won", "lost", "shared", "drawn", "over"
FIGURES = 3
"""How many are shown."""


class End(NamedTuple):
    """How a game ended for who looks on."""

    outcome: str
    """`won`, `lost`, `shared` by several winners, `drawn`, or `over` for who had no part in it."""
    blow: list[Chip]
    """What happened last, if it decided anything: who resigns ends the game otherwise."""
    hero: str
    """The card whose creature is shown; empty if none has a picture."""
    figures: list[Tally]
    winners: list[int]
    """The seats that won; several share it."""
    key: str
    """Whose line in the curve is whose, where there are more than two."""


def end_of(
    room: Room, seat: int | None, names: list[str], blow: list[Chip], figures: Sequence[Tally], lang: str
) -> End | None:
    """With the figures that the game itself has to tell; None if it goes on."""
    table = room.table
    if table.result is None:
        return None
    if table.result.reason == RESIGNED:
        blow = []
    hero = next((chip.card for chip in reversed(blow) if chip.card), "")
    told = [*figures, *usual_figures(room, lang)][:FIGURES]
    return End(outcome_for(table.result, seat), blow, hero, told, table.result.winners, key_of(room, names))


def key_of(room: Room, names: list[str]) -> str:
    """With faces, unless several computers have the same."""
    if len(names) == 2:
        return ""
    found = faces_at(room)
    return key(names, found if len(set(found)) == len(found) else ())


def outcome_for(result: Result, seat: int | None) -> str:
    if not result.winners:
        return DRAWN
    if len(result.winners) > 1 and (seat is None or seat in result.winners):
        return SHARED
    if seat is None:
        return OVER
    return WON if seat in result.winners else LOST


def usual_figures(room: Room, lang: str) -> list[Tally]:
    """What can be counted in every game: turns and minutes, and moves."""
    entries = room.stored.entries
    seconds = max(0.0, entries[-1].at - room.stored.created) if entries else 0.0
    return [
        Tally(TURN.count(lang, turns_of(room.table)), MINUTE.count(lang, max(1, round(seconds / 60))), "clock"),
        Tally(count(lang, len(room.table.moves)), MOVE.of(lang, len(room.table.moves)), "hand"),
    ]


def turns_of(table: Table) -> int:
    return sum(event.kind == "turn" for event in table.events)
