"""The dice of an attack (Mindbug x King of Tokyo) on the page."""

from __future__ import annotations

from collections.abc import Sequence

from bestiaire.core.events import Event
from bestiaire.core.showing import Sight
from bestiaire.games.mindbug.words.speaker import face_name
from bestiaire.show.page.buttons import Moves
from bestiaire.show.page.dice import Die


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
