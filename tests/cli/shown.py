"""What a person sees of a table: boards read as running text, and the screen in front of many questions of a game."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

import pytest

import bestiaire
from bestiaire.core.rng import seeded
from bestiaire.core.telling import tell_answer
from bestiaire.terminal.play import Session
from tests.cli.terminal import on_terminal

Size = tuple[int, int]
"""Columns and lines."""
Asked = tuple[Session, int]
"""A session, and the seat that is asked."""


def set_size(monkeypatch: pytest.MonkeyPatch, size: Size) -> None:
    monkeypatch.setenv("COLUMNS", str(size[0]))
    monkeypatch.setenv("LINES", str(size[1]))


def told(capsys: pytest.CaptureFixture[str]) -> str:
    """What has been printed, as running text: without line breaks and frames."""
    return re.sub(r"[\s\u2800│]+", " ", capsys.readouterr().out)


def assert_told(capsys: pytest.CaptureFixture[str], words: list[str]) -> str:
    """All this has been printed, somewhere; returns the whole text."""
    shown = told(capsys)
    for word in words:
        assert word in shown
    return shown


def questions(table: bestiaire.Table, lang: str, seed: int, every: int = 1) -> Iterator[Asked]:
    """A session in front of the choices of a random game, or of one in so many."""
    session = Session(table, lang, None)
    rng = seeded(seed)
    while table.choice is not None:
        if len(table.moves) % every == 0:
            yield session, table.choice.player
        table.play(rng.below(len(table.choice.options)))


@dataclass
class Shown:
    """A table and its question, as they were printed."""

    lines: list[str]
    in_sight: list[str]
    """Those that have not scrolled away when the prompt is below them."""
    is_whole: bool
    """Whether the table is in sight, too; what happened before may scroll away."""


def show(asked: Asked, size: Size, capsys: pytest.CaptureFixture[str]) -> Shown:
    session, seat = asked
    _, rows = size
    news = session.out.screen.lines_of(*session.log_since(session.news_of(seat), seat))
    session.show_table(seat)
    lines = capsys.readouterr().out.splitlines()
    return Shown(lines, lines[-(rows - 1) :], len(lines) - news + 1 <= rows)


def assert_question_in_sight(asked: Asked, shown: Shown) -> None:
    """The question, every choice with its number, and how those are typed that are not listed."""
    session, seat = asked
    view, lang = session.table.view(seat), session.lang
    short = session.board.shorthand(view, lang)
    text = " ".join(line.strip() for line in shown.in_sight)
    names = session.names(seat)
    assert on_terminal(session.words.question(view, lang)) in text
    for number, option in enumerate(view["choice"]["options"], start=1):
        if short is None or option["key"] not in short.keys:
            answer = tell_answer(session.words, view, option["key"], names, lang)
            assert f"{number} {on_terminal(answer)}" in text
    if short is not None:
        assert on_terminal(short.hint) in text


def assert_nothing_broken(shown: Shown, size: Size) -> None:
    """No line is too long, or starts with a sign that belongs to the word before, or ends with an opening one."""
    columns, _ = size
    for line in shown.lines:
        assert len(line) <= columns
        assert not re.match(r"[ │]*[:;?!»·,.)]", line), shown.lines
        assert not line.endswith("«")


def look_at_all(
    asked: Iterable[Asked], size: Size, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> list[Shown]:
    """Shows every one of these questions on a screen of that size; none is out of sight, no line is broken badly."""
    set_size(monkeypatch, size)
    seen = []
    for one in asked:
        shown = show(one, size, capsys)
        assert_question_in_sight(one, shown)
        assert_nothing_broken(shown, size)
        seen.append(shown)
    return seen


def assert_whole(seen: list[Shown], share: float, more_than: int) -> None:
    """At least this share of so many tables is in sight as a whole."""
    assert len(seen) > more_than
    assert sum(shown.is_whole for shown in seen) >= share * len(seen)
