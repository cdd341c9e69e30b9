"""What has just happened at a table of King of Tokyo Duel, as the page acts it out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bestiaire.core.events import Event
from bestiaire.core.showing import Beat, Sight
from bestiaire.games.duel.cards.sets import CARDS, MONSTERS_BY_ID
from bestiaire.games.duel.page.table.tracks import half_of
from bestiaire.games.duel.table.tracks import direction
from bestiaire.words import Phrase

COUNTED = {
    "gain_life": ("hearts", "+", "heart", "heart_won"),
    "gain_energy": ("energy", "+", "cube", "energy"),
    "pay_energy": ("energy", "−", "cube", ""),
    "gain_tokens": ("tokens", "+", "b-dice_token", "energy"),
    "spend_tokens": ("tokens", "−", "b-dice_token", ""),
}
"""What is counted on a board: where, up or down, with which sign and sound."""
ANOTHER_TURN = Phrase(en="Another turn!", fr="Encore un tour !")


def beats_of(sight: Sight) -> list[Beat]:
    """One after the other; everybody sees all of it."""
    found: list[Beat] = []
    active = None
    for number, event in enumerate(sight.events):
        if event.kind == "turn":
            active = event.public["seat"]
        if number < sight.changed:
            continue
        told = event.seen_by(sight.view["seat"])
        if event.kind in COUNTED:
            found.append(counted(event.kind, told))
        elif event.kind == "hits" and told["seat"] != active:  # others come from cards of their victim
            found.append(Beat("attack", f"monster-{active}", f"monster-{told['seat']}", sound="attack"))
        elif event.kind in ACTS:
            found += ACTS[event.kind](told, sight.lang)
    return found


SEEN = ("roll", "reveal", "nothing_bought")
"""What lies there to be seen."""
GONE_BEFORE = ("resolve", "step")
"""What is seen by what came of it, while the game goes on."""


def is_quiet(events: Sequence[Event], number: int) -> bool:
    """Whether what happened is seen where it lies, or told by what came of it. How a game ended is told in full."""
    kind = events[number].kind
    if kind in SEEN:
        return True
    if events[-1].kind == "game_over":
        return False
    earlier, before = ["", "", *(event.kind for event in events[:number])][-2:]
    then = events[number + 1].kind if number + 1 < len(events) else ""
    return (
        kind in GONE_BEFORE
        or (kind, then) == ("hits", "lose_life")
        or ((before, kind) == ("nothing_bought", "gain_energy") and earlier != "gain_energy")  # who has more by now
    )


def counted(kind: str, told: dict[str, Any]) -> Beat:
    place, mark, sign, sound = COUNTED[kind]
    return Beat("float", f"{place}-{told['seat']}", word=f"{mark}{told['amount']}", sign=sign, sound=sound)


def roll(told: dict[str, Any], lang: str) -> list[Beat]:
    return [Beat("throw", "dice", sound="dice")]


def lose_life(told: dict[str, Any], lang: str) -> list[Beat]:
    return [Beat("float", f"hearts-{told['seat']}", word=f"−{told['amount']}", sign="heart", sound="heart_lost")]


def step(told: dict[str, Any], lang: str) -> list[Beat]:
    """The marker comes from the side of who doesn't pull it."""
    track, half = told["track"], half_of(told["space"])
    came = half - direction(told["seat"]) * (1 if half % 2 else 2)
    return [Beat("fly", f"{track}-{came}", f"{track}-{half}", sign=f"m-{track}", sound="star")]


def place(told: dict[str, Any], lang: str) -> list[Beat]:
    return [Beat("flash", f"{told['track']}-{half_of(told['space'])}", sound="play")]


def buy(told: dict[str, Any], lang: str) -> list[Beat]:
    return [Beat("float", f"seat-{told['seat']}", word=CARDS[told["card"]].name(lang), sound="card")]


def saved(told: dict[str, Any], lang: str) -> list[Beat]:
    return [Beat("flash", f"monster-{told['seat']}", sound="block")]


def power(told: dict[str, Any], lang: str) -> list[Beat]:
    """The Monster calls its power out."""
    word = MONSTERS_BY_ID[told["monster"]].power_name(lang)
    return [Beat("float", f"monster-{told['seat']}", word=word, sign="d-power", sound="play")]


def held_off(told: dict[str, Any], lang: str) -> list[Beat]:
    """A card takes hits away."""
    word = CARDS[told["card"]].name(lang)
    return [Beat("float", f"monster-{told['seat']}", word=word, sign="shield", sound="block")]


def camouflage(told: dict[str, Any], lang: str) -> list[Beat]:
    return held_off({**told, "card": "camouflage"}, lang) if told["amount"] else []


def lose_card(told: dict[str, Any], lang: str) -> list[Beat]:
    return [Beat("float", f"seat-{told['seat']}", word=f"−{CARDS[told['card']].name(lang)}", sound="card")]


def swap(told: dict[str, Any], lang: str) -> list[Beat]:
    return [Beat("float", f"seat-{told['seat']}", word=CARDS[told["card"]].name(lang), sound="card")]


def sweep(told: dict[str, Any], lang: str) -> list[Beat]:
    return [Beat("flash", "market", sound="card")]


def extra_turn(told: dict[str, Any], lang: str) -> list[Beat]:
    return [Beat("moment", f"monster-{told['seat']}", word=ANOTHER_TURN.say(lang), sound="turn")]


ACTS = {
    "roll": roll,
    "power": power,
    "ignored": held_off,
    "camouflage": camouflage,
    "lose_card": lose_card,
    "swap": swap,
    "sweep": sweep,
    "extra_turn": extra_turn,
    "lose_life": lose_life,
    "step": step,
    "place": place,
    "move_token": place,
    "buy": buy,
    "saved": saved,
}
"""By the kind of an event."""
