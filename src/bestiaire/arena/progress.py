"""Telling how far an arena is: a bar on a terminal, else a line now and then."""

from __future__ import annotations

import time
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, Progress, TaskID, TextColumn

from bestiaire.words import say
from bestiaire.words.numbers import decimal, whole

SELDOM = 10.0
"""Seconds between two lines where there is no terminal."""
OFTEN = 0.1
"""Seconds between two looks of a bar."""


class Telling:
    """Is told by the arena how many games are over, and tells whoever waits."""

    def __init__(self, lang: str, console: Console, opening: str = "", subject: str = "") -> None:
        self.lang = lang
        self.console = console
        self.opening = opening
        """What is said once everything is ready."""
        self.subject = subject
        """Which arena it is, where there are several."""
        self.start = self.last = time.monotonic()
        self.before = -1
        """How many games were over when it began."""
        self.bar: Progress | None = None
        self.task = TaskID(0)

    def __enter__(self) -> Telling:
        if self.console.is_terminal:
            columns = (BarColumn(), TextColumn("{task.description}"))
            self.bar = Progress(*columns, console=self.console, auto_refresh=False, transient=True)
            self.task = self.bar.add_task("", total=None)
            self.bar.start()
        return self

    def __exit__(self, *why: Any) -> None:
        self.end()

    def end(self) -> None:
        if self.bar is not None:
            self.bar.stop()

    def __call__(self, done: int, total: int) -> None:
        if self.before < 0:
            self.before = done
            if self.opening:
                self.console.print(about(self.subject, self.opening), soft_wrap=True)
        now = time.monotonic()
        if now - self.last < (SELDOM if self.bar is None else OFTEN):
            return
        self.last = now
        words = about(self.subject, self.words(done, total, now - self.start))
        if self.bar is None:
            self.console.print(words, soft_wrap=True)
        else:
            self.bar.update(self.task, completed=done, total=total, description=words, refresh=True)

    def words(self, done: int, total: int, seconds: float) -> str:
        """« 120 of 600 games, 3.4 a second, 2 min 21 s left »."""
        some, every = whole(self.lang, done), whole(self.lang, total)
        said = say(self.lang, en=f"{some} of {every} games", fr=f"{some} parties sur {every}")
        played = done - self.before
        if not played or not seconds:
            return said
        speed = played / seconds
        pace = decimal(self.lang, speed, 1 if speed < 100 else 0)
        left = duration((total - done) / speed)
        return said + say(self.lang, en=f", {pace} a second, {left} left", fr=f", {pace} par seconde, encore {left}")


class TellingSizes:
    """The same where an arena is played for each number of players: a bar for each in turn."""

    def __init__(self, lang: str, console: Console, openings: dict[int, str]) -> None:
        self.lang = lang
        self.console = console
        self.openings = openings
        """By the number of players."""
        self.seats = 0
        """How many players there are in what is played now."""
        self.telling: Telling | None = None

    def __enter__(self) -> TellingSizes:
        return self

    def __exit__(self, *why: Any) -> None:
        self.end()

    def end(self) -> None:
        if self.telling is not None:
            self.telling.end()

    def __call__(self, seats: int, done: int, total: int) -> None:
        if self.telling is None or seats != self.seats:
            self.end()
            self.seats = seats
            opening = self.openings.get(seats, "")
            self.telling = Telling(self.lang, self.console, opening, so_many_players(self.lang, seats)).__enter__()
        self.telling(done, total)


def so_many_players(lang: str, seats: int) -> str:
    return say(lang, en=f"{seats} players", fr=f"{seats} joueurs")


def about(subject: str, words: str) -> str:
    """« 4 players – 120 of 600 games »."""
    return f"{subject} – {words}" if subject else words


def duration(seconds: float) -> str:
    """« 2 h 5 min », « 2 min 21 s », « 8 s »: the same in both languages."""
    whole_seconds = round(seconds)
    minutes, rest = divmod(whole_seconds, 60)
    hours, minutes_left = divmod(minutes, 60)
    if hours:
        return f"{hours} h {minutes_left} min"
    return f"{minutes} min {rest} s" if minutes else f"{rest} s"
