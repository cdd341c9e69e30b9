"""Whether a game can be told and shown: every sentence in every language, the page and the board, to every seat."""

from __future__ import annotations

from collections import Counter

from bestiaire.core.events import Event
from bestiaire.core.info import GameInfo
from bestiaire.core.showing import Sight
from bestiaire.core.speaking import GameWords
from bestiaire.core.table import Table
from bestiaire.core.telling import tell_ending, tell_event, words_of
from bestiaire.show.board.plain import board_of
from bestiaire.show.page.plain import page_of
from bestiaire.words import LANGUAGES

SHOWN: int = 3
"""The page and the board are looked at the first so many times that a kind of question is asked: it takes long."""
TOLD: int = 10
"""So often every event of a kind is told; later ones only before a choice that is looked at closely."""
WIDTHS: tuple[int, ...] = (80, 160)
"""Of the terminal, in columns."""


class Telling:
    """What was told and shown in a series of games."""

    def __init__(self, info: GameInfo) -> None:
        self.words = words_of(info)
        self.page = page_of(info)
        self.board = board_of(info)
        self.events: Counter[str] = Counter()
        self.kinds: Counter[str] = Counter()
        has_all_words = info.questions is None or not info.questions.may_grow
        self.worded = self.words.events if isinstance(self.words, GameWords) and has_all_words else {}
        """The events that have words, where all should; a game that gives none speaks of them plainly."""

    def hear(self, table: Table, heard: list[Event], is_close: bool) -> None:
        """Events are told to everybody; then they are forgotten."""
        for event in heard:
            self.events[event.kind] += 1
            if is_close or self.events[event.kind] <= TOLD:
                self.tell(table, event)
        heard.clear()

    def tell(self, table: Table, event: Event) -> None:
        is_known = not self.worded or event.kind in self.worded or event.kind == "game_over"
        assert is_known, f"the event {event.kind!r} has no words: EVENTS of the game's words needs a phrase for it"
        names = names_at(table)
        for seat, lang in viewers(table):
            said = tell_event(self.words, event.seen_by(seat), seat, names, lang)
            assert said, f"the event {event.kind!r} says nothing in {lang!r}"

    def ask(self, table: Table) -> None:
        """The question, its answers and what the others read; now and then the whole table."""
        assert table.choice is not None
        kind, names = table.choice.kind, names_at(table)
        for seat, lang in viewers(table):
            view = table.view(seat)
            if seat != table.choice.player:
                assert self.words.waiting(view, names, lang), f"the question {kind!r} has no words for those who wait"
            else:
                assert self.words.question(view, lang), f"the question {kind!r} says nothing in {lang!r}"
                for key in table.choice.keys:
                    assert self.words.answer(view, key, lang), f"the answer {key!r} says nothing in {lang!r}"
        self.kinds[kind] += 1
        if self.kinds[kind] <= SHOWN:
            self.show(table)

    def end(self, table: Table) -> None:
        """How the game ended, and what the table looks like then."""
        assert table.result is not None
        result = table.result.to_json()
        for seat, lang in viewers(table):
            said = tell_ending(self.words, result, seat, names_at(table), lang)
            assert said, f"the ending {table.result.reason!r} says nothing in {lang!r}"
        self.show(table)

    def show(self, table: Table) -> None:
        """The table on the page and on the board of each seat and of a spectator."""
        names = names_at(table)
        for seat, lang in viewers(table):
            view = table.view(seat)
            try:
                self.page.show(Sight(view, table.marks(seat), names, lang, events=table.events))
                for width in WIDTHS:
                    self.board.layouts(view, names, lang, width)
            except Exception as error:
                error.add_note(f"shown to seat {seat}, in {lang!r}")
                raise


def names_at(table: Table) -> list[str]:
    return [f"Player {seat + 1}" for seat in range(table.seats)]


def viewers(table: Table) -> list[tuple[int | None, str]]:
    """Every seat and a spectator, in every language."""
    return [(seat, lang) for seat in (None, *range(table.seats)) for lang in LANGUAGES]
