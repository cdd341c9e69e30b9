"""Dice on the page: what is the same in every game that throws some."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import NamedTuple

from bestiaire.core.events import Event
from bestiaire.show.page.buttons import Button
from bestiaire.show.page.drawings import SIGN_BOX
from bestiaire.words import Phrase

PICK = Phrase(en="{symbol} (die {n}): choose it", fr="{symbol} (dé {n}) : le choisir")
RESOLVED = Phrase(en="resolved", fr="c'est fait")

DIE_BOX = "-4 -4 76 85"
"""A die is drawn in such a box: what it shows is 64 by 64, its edge lies below."""
BODY = (
    '<rect x="1" y="8" width="68" height="68" rx="16" fill="#1a1020" opacity=".45"/>'
    '<rect y="6" width="66" height="66" rx="15" fill="#b79e6c"/>'
    '<rect y="3" width="66" height="66" rx="15" fill="#d6c08c"/>'
    '<rect y="-2" width="66" height="66" rx="15" fill="url(#g-die)"/>'
    '<rect x="4" y="2" width="58" height="58" rx="12" fill="none" stroke="#fff" stroke-opacity=".75" '
    'stroke-width="2.5"/>'
)
"""An ivory die without its face."""

SIGNS = {
    "k-die": (
        SIGN_BOX,
        '<path fill="currentColor" stroke="none" fill-rule="evenodd" '
        'd="M4 1h8a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3H4a3 3 0 0 1-3-3V4a3 3 0 0 1 '
        '3-3zM5 3.7a1.3 1.3 0 1 0 .01 0zm6 6a1.3 1.3 0 1 0 .01 0zm-3-3a1.3 1.3 0 1 0 .01 0z"/>',
    ),
    "k-cube": (
        SIGN_BOX,
        '<path stroke="none" d="M8 .8l6.4 3.1L8 7 1.6 3.9z"/><path stroke="none" opacity=".75" '
        'd="M1.3 5.1l6.1 3v7.2l-6.1-3.2z"/><path stroke="none" opacity=".5" d="M14.7 5.1l-6.1 3v7.2l6.1-3.2z"/>',
    ),
}
"""Small signs for dice and energy cubes: by id, the box they are drawn in and their shapes."""


def drawn_faces(faces: dict[str, str]) -> dict[str, tuple[str, str]]:
    """The symbols of a game's dice, from what is drawn on each face."""
    return {
        f"d-{face}": (DIE_BOX, f'{BODY}<g transform="translate(1 -1)">{drawn}</g>') for face, drawn in faces.items()
    }


class Die(NamedTuple):
    """A die that was rolled, or several that are dealt with together."""

    faces: tuple[str, ...]
    words: str
    tumbles: bool
    """Whether it has just been thrown."""
    buttons: tuple[Button, ...] = ()
    pick: str = ""
    """If it can be ticked to belong to a set: what that means, for a screen reader."""
    state: str = ""
    """A word on it: put aside, resolved."""
    comes: str = ""
    """What comes of dealing with it, in a few words."""
    still: frozenset[int] = frozenset()
    """Of several that tumble, those that lie as before, by their places among the faces."""
    spent: frozenset[int] = frozenset()
    """Of several, those that are done with, by their places among the faces."""


def one_by_one(
    faces: list[str], word: Callable[[str, str], str], thrown: set[int], pickable: frozenset[str], lang: str
) -> list[Die]:
    """Every die by itself, those of the pickable faces to be ticked."""
    return [
        Die(
            (face,),
            word(face, lang),
            place in thrown,
            pick=PICK.say(lang, symbol=word(face, lang), n=place + 1) if face in pickable else "",
        )
        for place, face in enumerate(faces)
    ]


def tumbles(faces: list[str], members: tuple[str, ...], thrown: set[int]) -> bool:
    """Whether one of the dice that show these faces has just been thrown."""
    return any(faces[place] in members for place in thrown if place < len(faces))


def lying_still(faces: Sequence[str], members: Sequence[str], thrown: set[int]) -> frozenset[int]:
    """Of dice that are dealt with together, the places of those that have not just been thrown."""
    new = Counter(faces[place] for place in thrown if place < len(faces))
    still = set()
    for place, face in enumerate(members):
        if new[face]:
            new[face] -= 1
        else:
            still.add(place)
    return frozenset(still)


def thrown_since(events: Sequence[Event], changed: int) -> set[int]:
    """The places of the dice that this turn's throws after the first `changed` events threw."""
    thrown: set[int] = set()
    for number in range(len(events) - 1, changed - 1, -1):
        event = events[number]
        if event.kind == "turn":
            break
        if event.kind == "roll":
            thrown.update(event.public["thrown"])
    return thrown
