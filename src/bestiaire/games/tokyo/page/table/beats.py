"""What has just happened at a table of King of Tokyo, as the page acts it out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bestiaire.core.events import Event
from bestiaire.core.showing import Beat, Sight
from bestiaire.games.tokyo.words.notes import name_of
from bestiaire.games.tokyo.words.nouns import dice_words, face_word
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
INTERFERENCES = frozenset(["reroll_die", "remove_dice"])
"""What somebody else does to dice."""
QUIET = frozenset(["resolve", "reveal", "first_throw"])
"""What is seen by what comes of it, or where it lies."""


def is_quiet(events: Sequence[Event], number: int) -> bool:
    """Whether an event needs no words above the question; a card that was just bought is told once, and that a card is
    used up leaves room for the die that it changed."""
    kind = events[number].kind
    return (
        kind in QUIET
        or (kind == "keep" and any(event.kind == "buy" for event in events[max(0, number - 2) : number]))
        or (kind == "lose_card" and events[number - 1].kind == "reroll_die")
    )


def beats_of(sight: Sight) -> list[Beat]:
    """One after the other."""
    found: list[Beat] = []
    for event in sight.events[sight.changed :]:
        told = event.seen_by(sight.view["seat"])
        kind, seat = told["event"], told.get("seat")
        if "owner" in told and told["owner"] != seat and kind in INTERFERENCES:
            found += interfered(kind, told, sight.lang)
        elif kind == "roll":
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


def interfered(kind: str, told: dict[str, Any], lang: str) -> list[Beat]:
    """Whose card comes to the dice is seen while they lie as before; then what became of them."""
    where = f"seat-{told['seat']}"
    found = [
        Beat("float", where, word=name_of(told["card"], lang), sound="card", is_before=True),
        Beat("fly", where, "dice", sign="again", is_before=True),
    ]
    if kind == "remove_dice":
        return [*found, Beat("float", "dice", word=f"−{dice_words(told['dice'], lang)}")]
    became = f"{face_word(told['from'], lang)} → {face_word(told['to'], lang)}"
    return [*found, Beat("throw", "dice", sound="dice"), Beat("float", "dice", word=became)]


def counted(kind: str, told: dict[str, Any]) -> Beat:
    place, mark, sign, sound = COUNTED[kind]
    return Beat("float", f"{place}-{told['seat']}", word=f"{mark}{told['amount']}", sign=sign, sound=sound)
