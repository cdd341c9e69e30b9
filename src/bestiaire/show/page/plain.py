"""The page of a game that brings none: its view, field by field, and a button for each legal move."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

from bestiaire.core.info import GameInfo
from bestiaire.core.showing import Model, Page, Sight
from bestiaire.core.telling import tell_answer, words_of
from bestiaire.show.page.base import BasePage
from bestiaire.show.page.buttons import Button, Sorting
from bestiaire.show.page.faces import Section
from bestiaire.show.plain import card_names, plain_view
from bestiaire.words import capital
from bestiaire.words.plain import plain_value, spelled


class Entry(NamedTuple):
    """A field in words; what has fields of its own is a list of entries instead."""

    title: str
    words: str
    entries: tuple[Entry, ...] = ()


class Side(NamedTuple):
    """What one player has."""

    seat: int
    name: str
    is_asked: bool
    entries: tuple[Entry, ...]


class Shown(NamedTuple):
    """The whole table."""

    sides: list[Side]
    """In the order of turns, from who looks on; empty if no field has an entry for each player."""
    shared: tuple[Entry, ...]
    loose: list[Button]
    sets: tuple[()] = ()


class PlainCard(NamedTuple):
    """A card of the list, for the gallery."""

    id: str
    name: str
    facts: tuple[str, ...]
    text: str


class PlainPage(BasePage):
    folder = Path(__file__).parent / "templates"

    def __init__(self, info: GameInfo) -> None:
        self.info = info

    def show(self, sight: Sight) -> Shown:
        words = words_of(self.info)
        sorting = Sorting()
        for option in sight.options:
            sorting.leave(option["key"], tell_answer(words, sight.view, option["key"], sight.names, sight.lang))
        teller = Teller(sight, card_names(self.info, sight.lang))
        by_player, shared = plain_view(sight.view, len(sight.names))
        sides = [
            Side(
                seat,
                sight.names[seat],
                sight.choice.get("player") == seat,
                teller.player({field: of_all[seat] for field, of_all in by_player.items()}),
            )
            for seat in sight.seats
        ]
        return Shown(sides if by_player else [], teller.fields(shared), sorting.loose)

    def gallery(self, lang: str) -> list[Section]:
        cards = [
            PlainCard(
                card["id"], card[f"name_{lang}"], tuple(self.facts(card, lang)), str(card.get(f"text_{lang}", ""))
            )
            for card in self.info.cards()
        ]
        return [Section(self.info.name[lang], cards)] if cards else []


class Teller:
    """Puts fields into words, for one who looks on."""

    def __init__(self, sight: Sight, called: dict[str, str]) -> None:
        self.names, self.lang, self.called = sight.names, sight.lang, called

    def fields(self, fields: Model) -> tuple[Entry, ...]:
        return tuple(self.entry(capital(spelled(field)), field, value) for field, value in fields.items())

    def player(self, fields: dict[str, Any]) -> tuple[Entry, ...]:
        """What is a player's: the fields of their entry in `players` stand beside the others."""
        inside = fields.pop("players", {})
        if not isinstance(inside, dict):
            return self.fields({"players": inside, **fields})
        return self.fields({**inside, **fields})

    def entry(self, title: str, field: str, value: object) -> Entry:
        if isinstance(value, dict) and value:
            return Entry(title, "", self.fields(value))
        if isinstance(value, list) and any(isinstance(inner, dict) for inner in value):
            return Entry(title, "", tuple(self.entry(str(n), field, inner) for n, inner in enumerate(value, start=1)))
        return Entry(title, plain_value(field, value, self.names, self.lang, self.called) or "–")


def page_of(info: GameInfo) -> Page:
    """The game's own page, or a plain one: the same as long as no other game is registered under its key."""
    known = _pages.get(info.key)
    if known is None or known[0] is not info:
        known = _pages[info.key] = info, info.page() or PlainPage(info)
    return known[1]


_pages: dict[str, tuple[GameInfo, Page]] = {}
