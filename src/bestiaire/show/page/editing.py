"""What the palettes of several games have: cards as the list of cards has them, and the faces of dice."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from bestiaire.core.editing import DICE, Shelf, Thing
from bestiaire.core.showing import Model
from bestiaire.words import Phrase

FACES = Phrase(en="Dice", fr="Dés")


def thing_of(card: Model, lang: str, copies: int | None = None) -> Thing:
    """A card of the list, with its power or its price on it."""
    numbers = [card[name] for name in ("power", "cost") if card.get(name) is not None]
    return Thing(
        card["id"],
        card[f"name_{lang}"],
        card["copies"] if copies is None else copies,
        str(numbers[0]) if numbers else "",
        text=card[f"text_{lang}"],
    )


def dice_shelf(faces: Iterable[str], word: Callable[[str, str], str], lang: str) -> Shelf:
    """The faces of the dice, of which there are as many as one likes."""
    return Shelf(DICE, FACES, tuple(Thing(face, word(face, lang), sign=f"d-{face}") for face in faces))
