"""Walking through a record."""

from __future__ import annotations

from typing import Any

from rich.console import Console

import bestiaire
from bestiaire.core.errors import BadSeat
from bestiaire.terminal.board import board_of, words_of
from bestiaire.words import say


def walk_through(record: dict[str, Any], seat: int | None, step: bool, lang: str) -> int:
    """Shows the game move by move; every move has been checked before the first one is shown."""
    finished = bestiaire.replay(record)
    if seat is not None and not 0 <= seat < finished.seats:
        raise BadSeat("seat", f"must be from 0 to {finished.seats - 1}, not {seat}")
    console = Console()
    names = finished.names or seat_names(finished.seats, lang)
    words = words_of(finished.info)
    draw = board_of(finished.info)
    table = bestiaire.replay({**record, "moves": [], "digests": [], "result": None})
    told = 0
    for number, move in enumerate(["", *finished.moves]):
        if move:
            asked = table.choice
            assert asked is not None
            console.rule(f"[bold]{number}/{len(finished.moves)}  {names[asked.player]}: {move}", align="left")
            table.play(move)
        events = table.events
        for event in events[told:]:
            console.print(words.event(event.seen_by(seat), seat, names, lang), markup=False, highlight=False)
        told = len(events)
        if step:
            console.print(draw(table.view(seat), names, lang))
            if not wait(console, lang):
                return 0
    if table.result is None:
        console.print(
            say(lang, en="The record ends here; the game goes on.", fr="Le relevé s'arrête ici ; la partie continue.")
        )
    console.print(draw(table.view(seat), names, lang))
    return 0


def seat_names(seats: int, lang: str) -> list[str]:
    return [say(lang, en=f"Player {seat + 1}", fr=f"Joueur {seat + 1}") for seat in range(seats)]


def wait(console: Console, lang: str) -> bool:
    """Waits for Enter; false if the user has had enough."""
    try:
        answer = console.input(
            say(lang, en="[dim]Enter: next, q: leave [/]", fr="[dim]Entrée : suite, q : quitter [/]")
        )
    except (EOFError, KeyboardInterrupt):
        console.print()
        return False
    return not answer.strip().lower().startswith("q")
