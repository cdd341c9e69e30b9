"""What can stand behind each verb of Mindbug: the names that learning programs number."""

from __future__ import annotations

from typing import Final, NamedTuple

from bestiaire.core.questions import Names

DICE: Final[Names] = [(("1", "2"), 1)]


class Box(NamedTuple):
    """The cards that there are."""

    creatures: tuple[str, ...]
    energy: tuple[str, ...]
    copies: int
    """Of none are there more."""


def creatures(box: Box) -> Names:
    return [(box.creatures, box.copies)]


def energy_cards(box: Box) -> Names:
    return [(box.energy, box.copies)]


def effects(box: Box) -> Names:
    """A card can wait with two effects."""
    return [(box.creatures + box.energy, 2 * box.copies)]
