"""Walking through a record."""

from __future__ import annotations

from typing import Any

from rich.text import Text

import bestiaire
from bestiaire.core.check import Reader
from bestiaire.core.errors import BadRecord, BadSeat, must_be, within
from bestiaire.core.record import play_recorded
from bestiaire.core.table import Table
from bestiaire.terminal.board import board_of, seat_names, words_of
from bestiaire.terminal.screen import Paragraph, Screen
from bestiaire.words import say


def walk_through(record: dict[str, Any], seat: int | None, step: bool, lang: str) -> int:
    """Shows the game move by move; every move has been checked before the first one is shown."""
    finished = bestiaire.replay(record)
    if seat is not None and not 0 <= seat < finished.seats:
        raise BadSeat("seat", must_be(within(0, finished.seats - 1), seat))
    console = Screen()
    names = seat_names(finished, lang)
    words = words_of(finished.info)
    board = board_of(finished.info)
    table = bestiaire.replay({**record, "moves": [], "digests": [], "result": None})
    told = 0
    for number, move in enumerate(["", *finished.moves]):
        if move:
            console.rule(Text(f"{number}/{len(finished.moves)}  {heading(table, move, names, lang)}"), align="left")
            play_recorded(table, Reader(move, "moves", BadRecord))
        events = table.events
        for event in events[told:]:
            console.print(Paragraph(words.event(event.seen_by(seat), seat, names, lang), hang=2))
        told = len(events)
        if step:
            console.print(console.first_that_fits(board.layouts(table.view(seat), names, lang, console.width), 2))
            if not wait(console, lang):
                return 0
    if table.result is None:
        console.print(
            say(lang, en="The record ends here; the game goes on.", fr="Le relevé s'arrête ici ; la partie continue.")
        )
    console.print(console.first_that_fits(board.layouts(table.view(seat), names, lang, console.width), 2))
    return 0


def heading(table: Table, move: str, names: list[str], lang: str) -> str:
    """Who chose what: in words, or by its key where a record notes something that nobody chose."""
    choice = table.choice
    if choice is None or move not in choice.keys:
        return move
    chosen = words_of(table.info).answer(table.view(choice.player), move, lang)
    return say(lang, en=f"{names[choice.player]}: {chosen}", fr=f"{names[choice.player]} : {chosen}")


def wait(console: Screen, lang: str) -> bool:
    """Waits for Enter; false if the user has had enough."""
    try:
        answer = console.input(
            say(lang, en="[dim]Enter: next, q: leave [/]", fr="[dim]Entrée : suite, q : quitter [/]")
        )
    except (EOFError, KeyboardInterrupt):
        console.print()
        return False
    return not answer.strip().lower().startswith("q")
