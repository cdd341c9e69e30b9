"""Walking through a record: as a spectator, from one seat, or with all hands open."""

from __future__ import annotations

from typing import Any

from rich.text import Text

import bestiaire
from bestiaire.core.check import Reader
from bestiaire.core.errors import BadInput, BadRecord
from bestiaire.core.events import Event
from bestiaire.core.record import play_recorded
from bestiaire.core.table import Table
from bestiaire.core.telling import tell_answer, tell_event, words_of
from bestiaire.show.board.paragraph import Paragraph, rule_off
from bestiaire.show.board.plain import board_of
from bestiaire.terminal.naming import seat_names
from bestiaire.terminal.output import Output
from bestiaire.terminal.seating import check_count
from bestiaire.words import Phrase, say
from bestiaire.words.nouns import MOVE
from bestiaire.words.plain import titled

View = dict[str, Any]

NOT_THERE = object()


class Replay:
    """A game that is shown move by move; every move has been checked before the first one is shown."""

    def __init__(self, record: View, seat: int | None, is_open: bool, lang: str) -> None:
        """`seat` is counted from 1, as people do; None: what a spectator may see."""
        self.finished = bestiaire.replay(record)
        if seat is not None:
            if is_open:
                raise BadInput(
                    "open",
                    Phrase(
                        en="shows all hands: can't go together with --seat",
                        fr="montre toutes les mains : ne va pas avec --seat",
                    ),
                )
            check_count("seat", seat, self.finished.seats)
        self.seat = None if seat is None else seat - 1
        self.is_open = is_open
        self.out = Output(lang)
        self.lang = lang
        self.names = seat_names(self.finished, lang, self.seat)
        self.words = words_of(self.finished.info)
        self.board = board_of(self.finished.info)
        self.table = bestiaire.replay({**record, "moves": [], "digests": [], "result": None})

    def walk(self, step: bool) -> int:
        """From the first move to the last; with `step`, as far as the user wants to see."""
        moves = self.finished.moves
        self.introduce(len(moves))
        told = 0
        for number, move in enumerate(["", *moves]):
            if move:
                self.out.print(rule_off(Text(f"{number}/{len(moves)}  {self.heading(move)}", style="bold")))
                play_recorded(self.table, Reader(move, "moves", BadRecord))
            events = self.table.events
            self.out.print(*(Paragraph(self.sentence(event), "  ", hang=4) for event in events[told:]))
            told = len(events)
            if step and number < len(moves):
                self.draw()
                if not self.wait():
                    return 0
        self.draw()
        if self.table.result is None:
            self.out.say(
                en="The record ends here; the game goes on.", fr="L'enregistrement s'arrête ici ; la partie continue."
            )
        return 0

    def introduce(self, moves: int) -> None:
        """What was played, who sits where, and from where one looks."""
        seats = ", ".join(f"{seat} {name}" for seat, name in enumerate(self.names, start=1))
        game = self.finished.info.name[self.lang]
        count = MOVE.count(self.lang, moves)
        self.out.say(en=f"{game}, {count}. Seats: {seats}.", fr=f"{game}, {count}. Places : {seats}.")
        if self.is_open:
            self.out.say(en="All hands are open.", fr="Toutes les mains sont visibles.")
        elif self.seat is not None:
            name = self.names[self.seat]
            self.out.say(en=f"Seen from seat {self.seat + 1}: {name}.", fr=f"Vu de la place {self.seat + 1} : {name}.")
        else:
            self.out.say(
                en="Seen as a spectator. --seat N shows the hand of one seat, --open all hands.",
                fr="Vu en spectateur. --seat N montre la main d'une place, --open toutes les mains.",
            )

    def heading(self, move: str) -> str:
        """Who chose what: in words, or by its key where a record notes something that nobody chose."""
        choice = self.table.choice
        if choice is None or move not in choice.keys:
            return move
        chosen = tell_answer(self.words, self.table.view(choice.player), move, self.names, self.lang)
        return titled(self.lang, self.names[choice.player], chosen)

    def sentence(self, event: Event) -> str:
        told = event.in_full() if self.is_open else event.seen_by(self.seat)
        return tell_event(self.words, told, self.seat, self.names, self.lang)

    def draw(self) -> None:
        view = open_view(self.table, self.names) if self.is_open else self.table.view(self.seat)
        view.get("choice", {}).pop("options", None)  # nobody is asked here
        layouts = self.board.layouts(view, self.names, self.lang, self.out.screen.width)
        prompt = 2
        self.out.print(self.out.screen.first_that_fits(layouts, prompt))

    def wait(self) -> bool:
        """Waits for Enter; false if the user has had enough."""
        while True:
            try:
                answer = self.out.read(say(self.lang, en="Enter: next, q: leave", fr="Entrée : suite, q : quitter"))
            except (EOFError, KeyboardInterrupt):
                self.out.print("")
                return False
            if not answer:
                return True
            if answer.lower() in ("q", "quit", "quitter", "exit"):
                return False


def open_view(table: Table, names: list[str]) -> View:
    """The table with all hands open: what a spectator sees, completed by what each seat sees of it."""
    shown = table.view(None)
    seen = [table.view(seat) for seat in range(table.seats)]
    return {**completed(shown, seen, names), **{field: shown[field] for field in ("seat", "choice") if field in shown}}


def completed(shown: Any, seen: list[Any], names: list[str]) -> Any:
    """Part of a view, with what some seats see there instead; by name, if they see different things."""
    if all(isinstance(part, dict) for part in (shown, *seen)):
        fields = dict.fromkeys(field for part in (shown, *seen) for field in part)
        return {
            field: completed(shown.get(field, NOT_THERE), [part.get(field, NOT_THERE) for part in seen], names)
            for field in fields
        }
    if all(isinstance(part, list) and len(part) == len(seen[0]) for part in (shown, *seen)):
        return [completed(part, [of[index] for of in seen], names) for index, part in enumerate(shown)]
    more = {names[seat]: part for seat, part in enumerate(seen) if part is not NOT_THERE and part != shown}
    alike = all(part == next(iter(more.values())) for part in more.values())
    if not more:
        return shown
    return next(iter(more.values())) if alike else more
