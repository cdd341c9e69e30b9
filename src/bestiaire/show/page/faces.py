"""Cards, boards and displays of games in which energy pays for cards: all that a drawing depends on."""

from __future__ import annotations

from typing import Any, NamedTuple

from markupsafe import Markup

from bestiaire.show.page.buttons import Button
from bestiaire.show.page.scene import Scene
from bestiaire.words import Phrase

MONSTERS_TITLE = Phrase(en="Monsters", fr="Monstres")
PRICE = Phrase(en="price: {energy}", fr="prix : {energy}")
LACKS = Phrase(en="needs {n} more", fr="il en manque {n}")
COPIES = Phrase(en="{n} copies", fr="{n} exemplaires")
BULK = 9
"""How large a Monster is drawn, on the scale of a creature's power."""


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
    known: tuple[Face, ...] = ()
    """The cards on top of the draw pile that who looks on has seen."""


class Section(NamedTuple):
    """A part of the gallery."""

    title: str
    cards: list[Any]


class MarketScene(Scene[Face]):
    """A table with a market."""

    def market_of(self, zone: str) -> Market:
        """The cards in a zone that can be bought, as who looks on sees them: at what they cost whoever is asked to buy,
        and with how much energy is missing."""
        offered = {option["key"]: option["price"] for option in self.choice.get("options", ()) if "price" in option}
        cards = []
        for index, shown in enumerate(self.view[zone]):
            face = self.card(shown["card"], f"{zone}.{index}")
            price = offered.get(f"buy:{face.id}", shown["price"])
            cards.append(face._replace(price=price, lacks=lacking(price, self.own_energy, self.lang)))
        return Market(cards, self.view["deck"], self.cards("discard", self.view["discard"]), self.moves.on("market"))


def lacking(price: int, energy: int | None, lang: str) -> str:
    """How much somebody with so much energy is short of a price; nothing for who only watches."""
    missing = 0 if energy is None else price - energy
    return LACKS.say(lang, n=missing) if missing > 0 else ""
