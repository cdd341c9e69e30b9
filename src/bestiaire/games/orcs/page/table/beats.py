"""What has just happened at a table of Orcs Orcs Orcs, as its page acts it out. Creatures that march, mages that
teleport and cards that change hands fly by themselves."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from bestiaire.core.events import Event
from bestiaire.core.showing import Beat, Sight
from bestiaire.games.orcs.cards.printed import SUPPORT
from bestiaire.games.orcs.page.phrases import PHRASES
from bestiaire.games.orcs.table.zones import SUPPORT_POINTS
from bestiaire.games.orcs.words.nouns import POWERS, SPELLS_BY_KEY


def beats(sight: Sight) -> list[Beat]:
    """One after the other, the newest events, as far as who looks on may know them."""
    found: list[Beat] = []
    for event in sight.events[sight.changed :]:
        if event.kind in ACTS:
            found += ACTS[event.kind](event.public, sight)
    return found


QUIET = frozenset(["march", "display", "effect", "skull", "draw", "discard_hand", "reshuffle"])
"""What is seen where it lies, or follows from what is told."""


def is_quiet(events: Sequence[Event], number: int) -> bool:
    """Whether that is told in the log alone."""
    return events[number].kind in QUIET


def place(name: str) -> str:
    """What a section is called on the page."""
    return f"place-{name.replace('.', '-')}"


def standing_at(creature: str, place: str) -> str:
    """What the place of a creature is called; alike ones share it."""
    return f"{creature}-{place.replace('.', '-')}"


def cast(told: dict[str, Any], sight: Sight) -> list[Beat]:
    return [Beat("flash", f"mage-{told['seat']}", sound="play")]


def damage(told: dict[str, Any], sight: Sight) -> list[Beat]:
    struck = standing_at(told["creature"], told["place"])
    return [Beat("attack", f"mage-{told['seat']}", struck, word=f"−{told['amount']}", sound="attack")]


def heal(told: dict[str, Any], sight: Sight) -> list[Beat]:
    """Side by side creatures of a kind share a place: what they regain is said there once."""
    back = {standing_at(hurt["creature"], hurt["place"]): hurt["damage"] for hurt in told["creatures"]}
    return [Beat("float", at, "", f"+{damage}", "k-life", "energy", is_before=True) for at, damage in back.items()]


def defeat(told: dict[str, Any], sight: Sight) -> list[Beat]:
    trophy = Beat("fly", place(told["place"]), f"trophies-{told['seat']}", sign=f"c-{told['creature']}", sound="star")
    value = sight.view["counters"][told["creature"]]["value"]
    return [
        Beat("fall", standing_at(told["creature"], told["place"]), sound="hit"),
        trophy,
        scored(told["seat"], value),
    ]


def scored(seat: int, points: int) -> Beat:
    return Beat("float", f"stars-{seat}", word=f"+{points}", sign="star")


def power(told: dict[str, Any], sight: Sight) -> list[Beat]:
    word = POWERS[told["power"]].say(sight.lang)
    return [Beat("moment", f"seat-{told['seat']}", word=word, sign=f"k-{told['power']}", sound="star")]


def lose_trophy(told: dict[str, Any], sight: Sight) -> list[Beat]:
    return [Beat("float", f"stars-{told['seat']}", word="−1", sign=f"c-{told['creature']}", sound="heart_lost")]


def tower(told: dict[str, Any], sight: Sight) -> list[Beat]:
    there = standing_at(told["creature"], f"{told['sector']}.inner")
    value = Beat("float", f"counter-{told['creature']}", word=str(told["value"]), sign="star")
    return [Beat("fall", there, sound="block"), value]


def fate(told: dict[str, Any], sight: Sight) -> list[Beat]:
    return [Beat("moment", "fate", word=PHRASES["fate_turned"].say(sight.lang), sound="card")]


def extra_action(told: dict[str, Any], sight: Sight) -> list[Beat]:
    return [Beat("float", f"seat-{told['seat']}", word="+1", sign="again", sound="energy")]


def teleport(told: dict[str, Any], sight: Sight) -> list[Beat]:
    return [Beat("flash", f"mage-{told['seat']}", sound="energy")]


def poison(told: dict[str, Any], sight: Sight) -> list[Beat]:
    return [Beat("fly", f"seat-{told['seat']}", f"seat-{told['victim']}", sign="k-poison", sound="hit")]


def learn(told: dict[str, Any], sight: Sight) -> list[Beat]:
    """A support spell scores as long as one has it (OO-190)."""
    learned = Beat("flash", f"discard-{told['seat']}", sound="card")
    is_support = SPELLS_BY_KEY[told["spell"]].category == SUPPORT
    return [learned, scored(told["seat"], SUPPORT_POINTS)] if is_support else [learned]


def discard(told: dict[str, Any], sight: Sight) -> list[Beat]:
    return [Beat("float", f"seat-{told['seat']}", word="−1", sign="hand", sound="card")]


def reveal(told: dict[str, Any], sight: Sight) -> list[Beat]:
    return [Beat("flash", place(f"{told['sector']}.outer"), sound="card")]


ACTS: dict[str, Callable[[dict[str, Any], Sight], list[Beat]]] = {
    "cast": cast,
    "damage": damage,
    "heal": heal,
    "defeat": defeat,
    "power": power,
    "lose_trophy": lose_trophy,
    "tower": tower,
    "fate": fate,
    "extra_action": extra_action,
    "teleport": teleport,
    "poison": poison,
    "learn": learn,
    "discard": discard,
    "reveal": reveal,
}
"""By the kind of an event; of all of them everybody sees the public part."""
