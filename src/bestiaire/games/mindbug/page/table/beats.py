"""What has just happened at a table of Mindbug, as its page acts it out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bestiaire.core.events import Event
from bestiaire.core.showing import Beat, Sight
from bestiaire.words import Phrase

YOURS = Phrase(en="yours now", fr="à vous")
TAKEN = Phrase(en="{name} has it now", fr="maintenant à {name}")
KEPT = Phrase(en="kept", fr="gardé")


def beats(sight: Sight) -> list[Beat]:
    """One after the other, the newest events: all of them everybody saw."""
    found: list[Beat] = []
    for number in range(sight.changed, len(sight.events)):
        event = sight.events[number]
        if event.kind in ACTS:
            found += ACTS[event.kind](sight, number, event.public)
    return found


PLAYED = ("play", "draw", "mindbug", "keep_mindbug", "play_from_hand", "give")
"""After which it goes without saying that a card enters play."""


def is_quiet(events: Sequence[Event], number: int) -> bool:
    """Whether what happened is seen where it lies, or follows from what was just told."""
    kind = events[number].kind
    return kind == "draw" or (kind == "enter" and number > 0 and events[number - 1].kind in PLAYED)


def name_of(seat: int, card: str) -> str:
    """What the place of a creature is called on the page."""
    return f"play-{seat}-{card}"


def creature(told: dict[str, Any]) -> str:
    return name_of(told["seat"], told["card"])


def attacker_before(sight: Sight, number: int) -> str | None:
    """Who attacks when something happens; None if nobody does."""
    for earlier in range(number - 1, -1, -1):
        event = sight.events[earlier]
        if event.kind == "attack":
            return creature(event.public)
        if event.kind in ("turn", "block", "hunt", "lose_life"):
            return None
    return None


def attack(sight: Sight, number: int, told: dict[str, Any]) -> list[Beat]:
    return [Beat("flash", creature(told), sound="attack")]


def meet(sight: Sight, number: int, told: dict[str, Any]) -> list[Beat]:
    attacker = attacker_before(sight, number)
    if attacker is None:
        return []
    return [
        Beat(
            "attack",
            attacker,
            creature(told),
            word=f"{power_of(attacker, sight, number)} : {told['power']}",
            sound="hit",
        )
    ]


def power_of(attacker: str, sight: Sight, number: int) -> int:
    """How strong who attacks is when something happens: as at the beginning, and as much as it has grown since."""
    power = 0
    for event in reversed(sight.events[:number]):
        if event.kind in ("attack", "grow") and creature(event.public) == attacker:
            power += event.public["power" if event.kind == "attack" else "amount"]
        if event.kind == "attack":
            break
    return power


def lose_life(sight: Sight, number: int, told: dict[str, Any]) -> list[Beat]:
    place, word = f"hearts-{told['seat']}", f"−{told['amount']}"
    attacker = attacker_before(sight, number)
    blow = [] if attacker is None else [Beat("attack", attacker, f"seat-{told['seat']}", sound="hit")]
    return [*blow, Beat("float", place, word=word, sign="heart", sound="heart_lost")]


def gain_life(sight: Sight, number: int, told: dict[str, Any]) -> list[Beat]:
    return [Beat("float", f"hearts-{told['seat']}", word=f"+{told['amount']}", sign="heart", sound="heart_won")]


def defeated(sight: Sight, number: int, told: dict[str, Any]) -> list[Beat]:
    return [Beat("fall", creature(told), sound="hit")]


def mindbug(sight: Sight, number: int, told: dict[str, Any]) -> list[Beat]:
    """The token flies to the card and seizes it; only then the card crosses the table, over its back."""
    flight = Beat("fly", f"mindbugs-{told['seat']}", "pending", sign="bug", sound="bug", is_before=True)
    return [flight, Beat("seize", "pending", f"mat-{told['seat']}", sign="bug", is_before=True)]


def enter(sight: Sight, number: int, told: dict[str, Any]) -> list[Beat]:
    """What a Mindbug took says whose it is now."""
    before = sight.events[number - 1] if number else None
    if before is None or before.kind != "mindbug":
        return []
    seat = told["seat"]
    word = YOURS.say(sight.lang) if seat == sight.view["seat"] else TAKEN.say(sight.lang, name=sight.names[seat])
    return [Beat("land", creature(told), word=word, sign="bug", sound="play")]


def keep_mindbug(sight: Sight, number: int, told: dict[str, Any]) -> list[Beat]:
    return [Beat("float", f"mindbugs-{told['seat']}", word=KEPT.say(sight.lang), sign="bug")]


def play(sight: Sight, number: int, told: dict[str, Any]) -> list[Beat]:
    return [Beat("flash", "pending", sound="play")]


def draw(sight: Sight, number: int, told: dict[str, Any]) -> list[Beat]:
    return [Beat("float", f"deck-{told['seat']}", word=f"+{told['amount']}", sign="hand", sound="card")]


def roll(sight: Sight, number: int, told: dict[str, Any]) -> list[Beat]:
    return [Beat("throw", "dice", sound="dice")]


def gain_energy(sight: Sight, number: int, told: dict[str, Any]) -> list[Beat]:
    return [Beat("float", f"energy-{told['seat']}", word=f"+{told['amount']}", sign="cube", sound="energy")]


def grow(sight: Sight, number: int, told: dict[str, Any]) -> list[Beat]:
    return [Beat("float", creature(told), word=f"+{told['amount']}", sign="sword", sound="energy")]


ACTS = {
    "attack": attack,
    "block": meet,
    "hunt": meet,
    "lose_life": lose_life,
    "gain_life": gain_life,
    "defeated": defeated,
    "mindbug": mindbug,
    "enter": enter,
    "keep_mindbug": keep_mindbug,
    "play": play,
    "draw": draw,
    "roll": roll,
    "reroll": roll,
    "gain_energy": gain_energy,
    "grow": grow,
}
"""By the kind of an event."""
