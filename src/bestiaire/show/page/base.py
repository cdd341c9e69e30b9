"""What a game's page does by itself, unless the game does it in its own way."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

from bestiaire.core.editing import Editor
from bestiaire.core.events import Event
from bestiaire.core.guides import Guide
from bestiaire.core.showing import NOTHING_FORESEEN, Beat, Box, Model, Note, Sight, Tally
from bestiaire.core.table import Table
from bestiaire.portrait.colours import frame_of
from bestiaire.portrait.painting import paint_of_stranger
from bestiaire.portrait.picture import Picture
from bestiaire.words import Phrase
from bestiaire.words.nouns import CUBE, DIE_SYMBOL

POWER = Phrase(en="Power {n}", fr="Puissance {n}")
PRICE = Phrase(en="Price: {cubes}", fr="Prix : {cubes}")
USUAL_BULK = 5
"""How large something without a power is drawn."""


class BasePage(ABC):
    """Every card has a portrait, and a plate with the numbers of its entry in the list of cards. See
    `bestiaire.core.showing.Page`."""

    folder: Path
    phrases: ClassVar[Mapping[str, Phrase]] = {}
    symbols: ClassVar[Mapping[str, tuple[str, str]]] = {}

    avatars: Sequence[str] = ()
    hits: frozenset[str] = frozenset()
    box: Box = Box()
    is_two_sided: bool = False
    notes: Sequence[Note] = ()
    guide: Guide | None = None

    @abstractmethod
    def show(self, sight: Sight) -> object:
        """The model of `table.html`."""

    def foresee(self, table: Table, seat: int, lang: str) -> Mapping[str, Any]:
        """Nothing."""
        return NOTHING_FORESEEN

    def beats(self, sight: Sight) -> Sequence[Beat]:
        """Nothing is acted out; things fly to where they lie now."""
        return ()

    def is_quiet(self, events: Sequence[Event], number: int) -> bool:
        """Everything is told."""
        return False

    def deciding(self, reason: str) -> frozenset[str]:
        """Whatever happened last."""
        return frozenset()

    def pictured(self, told: Model) -> str:
        """The card that it names."""
        card: str = told.get("card", "")
        return card

    def figures(self, sight: Sight) -> Sequence[Tally]:
        """None but those that every game has."""
        return ()

    def played_as(self, view: Model) -> Sequence[str]:
        """People are only themselves."""
        return ()

    def gallery(self, lang: str) -> Sequence[Any]:
        """All cards, in sections."""
        return ()

    def editor(self, position: Model, lang: str) -> Editor | None:
        """Its positions are written as text."""
        return None

    def meanings(self, lang: str) -> Mapping[str, tuple[str, str]]:
        """None is explained beside its card."""
        return {}

    def plates(self) -> list[Model]:
        """What has a plate beside the cards."""
        return []

    def facts(self, card: Model, lang: str) -> list[str]:
        """Power or price, and die symbols."""
        found = []
        if card.get("power") is not None:
            found.append(POWER.say(lang, n=card["power"]))
        if card.get("cost") is not None:
            found.append(PRICE.say(lang, cubes=CUBE.count(lang, card["cost"])))
        if card.get("dice_symbols"):
            found.append(DIE_SYMBOL.count(lang, card["dice_symbols"]))
        return found

    def picture(self, card: Model) -> Picture:
        """What it shows: a creature after its name."""
        return Picture(paint_of_stranger(card["id"]), card["id"], bulk_of(card), tuple(card.get("keywords", ())))

    def painting(self, card: Model, cut: str) -> str:
        """Its picture, painted."""
        return self.picture(card).cut(cut)

    def frame(self, card: Model) -> str:
        """Its colour, darkened."""
        return frame_of(self.picture(card).paint.body)


def bulk_of(card: Model) -> int:
    """How large a card's creature is drawn."""
    return int(card.get("power") or USUAL_BULK)
