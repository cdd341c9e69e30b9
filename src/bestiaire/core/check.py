"""Reading what comes from outside: positions, options, records. The first thing that is wrong is named and ends it."""

from __future__ import annotations

import difflib
from collections.abc import Collection, Iterator
from typing import Any

from bestiaire.core.errors import BadInput


def show(value: object) -> str:
    """A value as an error may quote it: short, whatever was sent."""
    text = repr(value)
    return text if len(text) <= 60 else text[:57] + "…"


def suggest(word: str, known: Collection[str]) -> str:
    """« (did you mean …?) » for a word that was nearly right, or nothing."""
    close = difflib.get_close_matches(word, list(known), n=1)
    return f" (did you mean {close[0]!r}?)" if close else ""


class Reader:
    """One value from outside and its place in the whole, e.g. `players[0].life`.

    >>> from bestiaire.core.errors import BadPosition
    >>> Reader({"life": -1}, "players[0]", BadPosition).field("life").number(0, 99)
    Traceback (most recent call last):
    ...
    bestiaire.core.errors.BadPosition: players[0].life: must be from 0 to 99, not -1
    """

    def __init__(self, value: object, place: str, error: type[BadInput]) -> None:
        self.value = value
        self.place = place
        self.error = error

    def refuse(self, problem: str) -> BadInput:
        """The error to raise about this value."""
        return self.error(self.place, problem)

    def number(self, least: int, most: int) -> int:
        if not isinstance(self.value, int) or isinstance(self.value, bool):
            raise self.refuse(f"must be a whole number, not {show(self.value)}")
        if not least <= self.value <= most:
            raise self.refuse(f"must be from {least} to {most}, not {show(self.value)}")
        return self.value

    def flag(self) -> bool:
        if not isinstance(self.value, bool):
            raise self.refuse(f"must be true or false, not {show(self.value)}")
        return self.value

    def text(self) -> str:
        if not isinstance(self.value, str):
            raise self.refuse(f"must be text, not {show(self.value)}")
        return self.value

    def word(self, known: Collection[str]) -> str:
        """One of the known words."""
        text = self.text()
        if text not in known:
            raise self.refuse(f"unknown: {show(text)}{suggest(text, known)}")
        return text

    def items(self) -> list[Reader]:
        if not isinstance(self.value, list | tuple):
            raise self.refuse(f"must be a list, not {show(self.value)}")
        return [Reader(item, f"{self.place}[{index}]", self.error) for index, item in enumerate(self.value)]

    def fields(self, known: Collection[str]) -> dict[str, Any]:
        """An object that has no other fields than the known ones."""
        if not isinstance(self.value, dict):
            raise self.refuse(f"must be an object with fields, not {show(self.value)}")
        for name in self.value:
            if name not in known:
                raise self.field(str(name)).refuse(f"unknown field{suggest(str(name), known)}")
        return self.value

    def field(self, name: str) -> Reader:
        inside = self.value.get(name) if isinstance(self.value, dict) else None
        return Reader(inside, f"{self.place}.{name}" if self.place else name, self.error)

    def has(self, name: str) -> bool:
        return isinstance(self.value, dict) and name in self.value

    def __iter__(self) -> Iterator[Reader]:
        return iter(self.items())
