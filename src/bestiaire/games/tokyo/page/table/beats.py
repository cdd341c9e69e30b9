"""What has just happened at a table of King of Tokyo, as the page acts it out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bestiaire.core.events import Event
from bestiaire.core.showing import Beat, Sight
from bestiaire.games.tokyo.words.notes import name_of
from bestiaire.words import Phrase

KNOCKED_OUT = Phrase(en="Knocked out!", fr="K.-O. !")
MINDBUG = Phrase(en="Mindbug!", fr="Mindbug !")
COUNTED = {
    "gain_hearts": ("hearts", "+", "heart", "heart_won"),
    "lose_hearts": ("hearts", "−", "heart", "heart_lost"),
    "gain_vp": ("stars", "+", "star", "star"),
    "lose_vp": ("stars", "−", "star", ""),
    "gain_energy": ("energy", "+", "cube", "energy"),
    "lose_energy": ("energy", "−", "cube", ""),
    "pay_energy": ("energy", "−", "cube", ""),
}
"""What is counted on a board: where, up or down, with which sign and sound."""
QUIET = frozenset(["resolve", "reveal", "first_throw"])
"""What is seen by what comes of it, or where it lies."""


def is_quiet(events: Sequence[Event], number: int) -> bool:
    """Whether an event needs no words above the question; a card that was just bought is told once."""
    kind = events[number].kind
    return kind in QUIET or (
        kind == "keep" and any(event.kind == "buy" for event in events[max(0, number - 2) : number])
    )


def beats_of(sight: Sight) -> list[Beat]:
    """One after the other."""
    found: list[Beat] = []
    for event in sight.events[sight.changed :]:
        told = event.seen_by(sight.view["seat"])
        kind, seat = told["event"], told.get("seat")
        if kind == "roll":
            found.append(Beat("throw", "dice", sound="dice"))
        elif kind == "mindbug":
            found.append(Beat("fly", f"seat-{seat}", "dice", sign="bug", sound="bug"))
            found.append(Beat("moment", "stage", word=MINDBUG.say(sight.lang), sign="bug"))
        elif kind == "lose_hearts" and told["smash"] and told["attacker"] not in (None, seat):
            found.append(Beat("attack", f"monster-{told['attacker']}", f"monster-{seat}", sound="attack"))
        if kind in COUNTED:
            found.append(counted(kind, told))
        elif kind == "enter":
            found.append(Beat("flash", f"monster-{seat}", sound="play"))
        elif kind == "buy":
            found.append(Beat("float", f"seat-{seat}", word=name_of(told["card"], sight.lang), sound="card"))
        elif kind == "eliminate":
            found.append(Beat("fall", f"monster-{seat}"))
            found.append(Beat("moment", "stage", word=KNOCKED_OUT.say(sight.lang), sign="heart-broken"))
    return found


def counted(kind: str, told: dict[str, Any]) -> Beat:
    place, mark, sign, sound = COUNTED[kind]
    return Beat("float", f"{place}-{told['seat']}", word=f"{mark}{told['amount']}", sign=sign, sound=sound)
