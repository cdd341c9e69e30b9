"""The log of a game on the page: its last turns in words, and what of it is news."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from markupsafe import Markup, escape

import bestiaire
from bestiaire.core.events import Event
from bestiaire.core.table import Table
from bestiaire.core.telling import tell_event, words_of
from bestiaire.show.page.plain import page_of
from bestiaire.web.pages.art import address, is_pictured
from bestiaire.web.pages.phrases import phrase

LOG_LINES = 40
NEWS = ' class="news"'
HEADLINE = 4
"""How many sentences of what happened stand above the question."""
TURNS = 20_000
"""How many written turns of the log are kept."""
SENTENCES = 100_000
"""How many events in words are kept."""


class Line(NamedTuple):
    """A sentence of the log. Its number lets a page tell which ones it has read out."""

    number: int
    sentence: str
    is_news: bool
    card: str = ""
    """What it is about, if that has a picture."""
    is_quiet: bool = False
    """It is told here alone, and not above the question."""
    seat: int | None = None
    """To whom it happened."""
    face: str = ""
    """The address of the face of what it is about."""
    kind: str = ""
    """That of the event."""


class TurnOfLog(NamedTuple):
    """What happened in one turn, in order."""

    heading: str
    lines: tuple[Line, ...]
    is_turn: bool
    """Not the set-up."""


def log_by_turns(
    table: Table, seat: int | None, names: list[str], lang: str, read: int, is_open: bool = False
) -> list[TurnOfLog]:
    """The last part of the log, as that seat may know it; what came after the first `read` events is news."""
    events = table.events
    called = tuple(names)
    turns: list[TurnOfLog] = []
    heading, is_turn = phrase("set_up", lang), False
    lines: list[Line] = []
    page = page_of(table.info)
    for number in range(start_of_log(events), len(events)):
        event = events[number]
        text, card, face = told(table.info.key, event, seat, called, lang, is_open)
        if event.kind == "turn":
            turns.append(TurnOfLog(heading, tuple(lines), is_turn))
            heading, lines, is_turn = text, [], True
        else:
            is_quiet, whose = page.is_quiet(events, number), event.public.get("seat")
            lines.append(Line(number, text, number >= read, card, is_quiet, whose, face, event.kind))
    turns.append(TurnOfLog(heading, tuple(lines), is_turn))
    return [turn for turn in turns if turn.lines or turn is turns[-1]]


def start_of_log(events: list[Event]) -> int:
    """Where the last turns begin that have so many lines together."""
    for number in range(len(events) - LOG_LINES, 0, -1):
        if events[number].kind == "turn":
            return number
    return 0


@lru_cache(TURNS)
def past(turn: TurnOfLog) -> Markup:
    """A turn of the log on the page; one that is past is written once and kept."""
    lines = "".join(
        f'<li data-n="{line.number}"{NEWS if line.is_news else ""}>{portrait(line.face)}{escape(line.sentence)}</li>'
        for line in turn.lines
    )
    return Markup(f"<div><h3>{escape(turn.heading)}</h3>{lines and f'<ol>{lines}</ol>'}</div>")


def portrait(face: str) -> str:
    """Who a line is about; it comes when the log is opened."""
    return f'<img src="{face}" alt="" width="30" height="30" loading="lazy">' if face else ""


@lru_cache(SENTENCES)
def told(
    game: str, event: Event, seat: int | None, names: tuple[str, ...], lang: str, is_open: bool
) -> tuple[str, str, str]:
    """What the log says of an event, what it is about if that has a picture, and the address of its face. Events of
    past turns are the same objects again, and are put into words once."""
    info = bestiaire.game(game)
    seen = event.seen_by(seat)
    card = page_of(info).pictured(seen)
    pictured = card if is_pictured(game, card) else ""
    text = tell_event(words_of(info), event.in_full() if is_open else seen, seat, list(names), lang)
    return text, pictured, address(game, pictured, "face") if pictured else ""


class Chip(NamedTuple):
    """Something that has just happened, above the question."""

    sentence: str
    card: str = ""
    seat: int | None = None


def headline(log: list[TurnOfLog]) -> list[Chip]:
    """The last of what is news, to stand above the question; how the table was set up is none."""
    return [chip for turn in log if turn.is_turn for chip in news(turn)][-HEADLINE:]


def decided_by(log: list[TurnOfLog], kinds: frozenset[str]) -> list[Chip]:
    """The last events of these kinds; if there are none, what happened last."""
    lines = [line for turn in log for line in turn.lines if line.kind in kinds]
    return [chip_of(line) for line in lines[-HEADLINE:]] or headline(log)


def news(turn: TurnOfLog) -> list[Chip]:
    """What of a turn has just happened."""
    return [chip_of(line) for line in turn.lines if line.is_news and not line.is_quiet]


def chip_of(line: Line) -> Chip:
    return Chip(line.sentence, line.card, line.seat)
