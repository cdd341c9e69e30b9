"""Rules to look at: a game on one illustrated page. A guide is data in its game's folder: panels of a few sentences,
each with what is drawn beside it and the numbered rules that it rests on."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from bestiaire.words import Phrase

CARD: Final = "card"
ART: Final = "art"
DIE: Final = "die"
SIGN: Final = "sign"
DRAWN: Final = "drawn"
KINDS: Final = (CARD, ART, DIE, SIGN, DRAWN)
"""What can be drawn: a whole card, its picture alone, a face of a die, a sign, and a drawing of the guide itself."""
BETWEEN: Final = {">": "→", "+": "+", "=": "=", ":": ":", "/": "/"}
"""What stands between pictures."""


class Drawing(NamedTuple):
    """Something in the row beside a panel."""

    kind: str
    """One of `KINDS`; empty for what stands between pictures, and for numbers."""
    name: str
    times: int = 1


@dataclass(frozen=True)
class Panel:
    """A few sentences and what is drawn beside them."""

    title: Phrase
    text: Phrase
    """Two or three short sentences, at most two about a question; `{gorillion}` and `{FRENZY}` as in lessons."""
    shows: str = ""
    """From left to right: `card:gorillion`, `art:gorillion`, `die:smash`, `sign:s-heart*3`, `drawn:track`, numbers, and
    what stands between them (`>`)."""
    rules: tuple[str, ...] = ()
    """The numbered rules it rests on, the most telling first."""
    asks: tuple[str, ...] = ()
    """The kinds of questions that it is an example of."""

    @property
    def row(self) -> list[Drawing]:
        return [drawing_of(word) for word in self.shows.split()]


@dataclass(frozen=True)
class Guide:
    """All that the illustrated page of a game says, beside what its signs mean (`Page.meanings`)."""

    aim: tuple[Panel, ...]
    set_up: tuple[Panel, ...]
    turn: tuple[Panel, ...]
    decisions: tuple[Panel, ...]
    cards: Mapping[str, str] = field(default_factory=dict)
    """The questions that a single card asks: by their kind, the id of the card, which says its rule itself."""
    drawings: Mapping[str, tuple[str, str]] = field(default_factory=dict)
    """What is drawn for this page alone: by name, the box it is drawn in, and its shapes."""

    @property
    def chapters(self) -> dict[str, tuple[Panel, ...]]:
        """By the names of their titles, in the order of the page; signs stand before the decisions."""
        return {"aim": self.aim, "set_up": self.set_up, "turn": self.turn, "decisions": self.decisions}

    @property
    def panels(self) -> Iterator[Panel]:
        return (panel for panels in self.chapters.values() for panel in panels)

    def about(self, kind: str, rule: str) -> Panel | None:
        """The panel on a kind of question, if there are several the one that rests on that rule; None if there is
        none."""
        panels = [panel for panel in self.decisions if kind in panel.asks]
        return next((panel for panel in panels if rule in panel.rules), panels[0] if panels else None)


def drawing_of(word: str) -> Drawing:
    """What a word of a row means."""
    kind, _, rest = word.partition(":")
    if kind not in KINDS or not rest:
        return Drawing("", BETWEEN.get(word, word))
    name, _, times = rest.partition("*")
    return Drawing(kind, name, int(times or 1))
