"""Why something on the table can't be chosen now: a game names the rule that stands in the way, and the card."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from bestiaire.words import Phrase, capital, say

if TYPE_CHECKING:
    from bestiaire.core.table import Table

NOT_ASKED: Final = Phrase(en="not now: somebody else decides.", fr="pas maintenant : quelqu'un d'autre décide.")


class Thing(NamedTuple):
    """Something that a seat sees and could expect to act with, or on."""

    place: str
    """Where it lies, as views and marks name it (`players.0.play.1`)."""
    at: str
    """What the page calls it (`card-7`, `mindbugs-0`)."""
    name: Phrase


@dataclass(frozen=True)
class Reason:
    """Why not, in a sentence of every language."""

    rule: str
    """The id of the rule."""
    en: str
    fr: str
    card: str | None = None
    """The id of the card that forbids it, if one does."""

    def say(self, lang: str) -> str:
        return say(lang, en=self.en, fr=self.fr)


def because(rule: str, phrase: Phrase, forbids: str | None = None, /, **slots: Phrase | int) -> Reason:
    """A reason with its slots filled, names in the language of the sentence; `forbids` is the card that does."""

    def said(lang: str) -> str:
        known = {name: slot.say(lang) if isinstance(slot, Phrase) else slot for name, slot in slots.items()}
        return capital(phrase.say(lang, **known))

    return Reason(rule, said("en"), said("fr"), forbids)


class WhyNot(ABC):
    """What a seat sees of a table, and why it can't choose what it is not offered. The table is an imagined one, which
    knows no more than that seat; what lies hidden there is made up and must not be told. Each game asks its own rules
    (`GameInfo.why_not`)."""

    def __init__(self, table: Table, seat: int) -> None:
        assert table.choice is not None, "a game that is over asks nothing"
        self.seat = seat
        self.choice = table.choice
        self.state: Any = table.state
        self.view = table.view(seat)
        self.marks = table.marks(seat)
        self.offered = self.meant()

    @abstractmethod
    def things(self) -> Sequence[Thing]:
        """What lies there, each once."""

    @abstractmethod
    def meant(self) -> Collection[str]:
        """The places of all that this seat may choose now."""

    @abstractmethod
    def reason(self, place: str) -> Reason:
        """Why this seat, which is asked, can't choose what lies there."""

    def why_not(self, place: str) -> Reason | None:
        """None if it can be chosen."""
        if place in self.offered:
            return None
        if self.choice.player != self.seat:
            return because(self.choice.rule, NOT_ASKED)
        return self.reason(place)


def reasons_at(table: Table, seat: int) -> list[tuple[Thing, Reason | None]]:
    """All that a seat sees and could expect to choose, each with why it can't; None if it can. Nothing where the game
    is over, or does not say."""
    if table.choice is None or table.info.why_not is None:
        return []
    found = table.info.why_not(table.imagine(seat, 0), seat)
    return [(thing, found.why_not(thing.place)) for thing in found.things()]
