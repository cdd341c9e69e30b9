"""What Mindbug x King of Tokyo adds to the page: Energy cards with their prices, cubes, and the dice of an attack."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bestiaire.core.events import Event
from bestiaire.games.mindbug.cards.sets import printed
from bestiaire.games.mindbug.words.speaker import face_name
from bestiaire.web.pages.show.buttons import Moves
from bestiaire.web.pages.show.dice import Die
from bestiaire.web.pages.show.scene import Model, Sight


class Holding(NamedTuple):
    """An Energy card that helps a player until the turn ends (MK-033)."""

    id: str
    name: str
    text: str


def holding_for(view: Model, seat: int, lang: str) -> list[Holding]:
    """What holds for that player until the end of this turn."""
    cards = [printed(holds["card"]) for holds in view.get("this_turn", ()) if holds["seat"] == seat]
    return [Holding(card.id, card.name(lang), card.text(lang)) for card in cards]


def dice_of(sight: Sight, moves: Moves) -> list[Die]:
    """The dice of the attack that is going on or has just ended. Those that have just been thrown tumble."""
    faces, thrown = last_roll(sight.events, sight.changed)
    faces = sight.view.get("dice", faces)
    return [
        Die((str(face),), face_name(face, sight.lang), number in thrown, moves.on(f"dice.{number}"))
        for number, face in enumerate(faces)
    ]


def last_roll(events: Sequence[Event], changed: int) -> tuple[list[int], set[int]]:
    """What was rolled in the last attack of this turn, and which dice were thrown after the first `changed` events."""
    faces: list[int] = []
    thrown: set[int] = set()
    for number in range(len(events) - 1, -1, -1):
        event = events[number]
        if event.kind in ("attack", "turn"):
            break
        if event.kind in ("roll", "reroll"):
            told = event.public
            faces = faces or told["faces"]
            if number >= changed:
                thrown.update(die - 1 for die in told.get("dice", range(1, len(faces) + 1)))
    return faces, thrown
