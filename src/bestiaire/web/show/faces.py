"""Cards, boards and displays as King of Tokyo's games show them: all that a drawing depends on."""

from __future__ import annotations

from typing import Any, NamedTuple

from markupsafe import Markup

from bestiaire.web.phrases import phrase
from bestiaire.web.show.buttons import Button


class Keyword(NamedTuple):
    name: str
    word: str


class Face(NamedTuple):
    """A card, a Monster's board or a token as it is shown; the same face need be drawn only once."""

    id: str
    name: str
    text: str
    kind: str
    """`keep`, `discard`, `monster`, `token` …: its colour."""
    kind_words: str
    price: int | None = None
    """In energy, if it is a card: what it costs where it lies."""
    note: str = ""
    """What is special about its price, or its power's name."""
    lacks: str = ""
    """How much whoever looks on is short of its price."""
    keywords: tuple[Keyword, ...] = ()
    buzz: str = ""
    """The Buzz token it brings, in words."""
    drawn: Markup = Markup("")
    """A token."""
    state: str = ""
    is_about: bool = False
    """Whether the question is about it."""
    mark: int | None = None
    buttons: tuple[Button, ...] = ()


class Market(NamedTuple):
    """The cards that can be bought."""

    cards: list[Face]
    deck: int
    discard: list[Face]
    """From bottom to top."""
    buttons: tuple[Button, ...]


class Section(NamedTuple):
    """A part of the gallery."""

    title: str
    cards: list[Any]


def lacking(price: int, energy: int | None, lang: str) -> str:
    """How much somebody with so much energy is short of a price; nothing for who only watches."""
    missing = 0 if energy is None else price - energy
    return phrase("lacks", lang, n=missing) if missing > 0 else ""
