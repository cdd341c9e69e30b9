"""What a seat of King of Tokyo observes. Everything read here is in a view."""

from __future__ import annotations

from functools import cache
from typing import Final

from bestiaire.core.encoding import HIGH
from bestiaire.core.schema import Part, Rows, Schema, counts, flag, number, word
from bestiaire.core.schema_seats import all_players, seat_seen, seats_seen, seats_taken
from bestiaire.games.tokyo.questions import QUESTIONS
from bestiaire.games.tokyo.table.dice import FACE_NAMES
from bestiaire.games.tokyo.table.fields import PLAYER, TABLE
from bestiaire.games.tokyo.table.observed import CAUSES, SEATS

FIRST: Final = ("active", "resolver", "order", "phase")
ORDER: Final = (
    "display", "deck", "loose", "top_set", "discard", "pending", "mimicked", "mimicked_of", "mimicked_nth", "peeked",
    "looker", "looked", "dice", "rolls", "infused", "symbols", "resolved", "bay", "used", "sneaks", "locked", "hunts",
    "frenzy", "alloy", "frozen", "fewer", "discount", "looks", "lab", "hurt", "extra_turns", "burrowed",
)  # fmt: skip
ORDER_OF_PLAYERS: Final = (
    "monster", "hearts", "max_hearts", "vp", "energy", "place", "cards", "counters", "mindbugs", "poison", "shrink",
    "fewer_dice", "peeked", "immune", "out", "aside", "hand", "known", "evolution_deck", "evolution_loose",
    "evolution_discard", "evolutions",
)  # fmt: skip
"""The order in which fields are observed since the first schema; new ones follow."""


@cache
def schema() -> Schema:
    """What a seat observes."""
    return Schema(
        "tokyo",
        [
            number("seat", SEATS - 1, "the observer's seat"),
            seats_taken("seats", SEATS, "monsters at the table, those that are out included"),
            *[TABLE.part(name) for name in FIRST],
            *question(),
            TABLE.part("options"),
            all_players(SEATS, PLAYER.parts(*ORDER_OF_PLAYERS)),
            *TABLE.parts(*ORDER, without=(*FIRST, "options")),
            *QUESTIONS.parts(),
        ],
    )


def question() -> list[Part | Rows]:
    """What is asked, and what it is about."""
    return [
        seat_seen("asked", SEATS, "who is asked", "choice.player"),
        word("kind", QUESTIONS.kinds, "what is asked", "choice.kind"),
        seats_seen("claimants", SEATS, "who may claim the dice before being asked", "choice.claimants"),
        number("rolls_left", HIGH, "Rolls that are left", "choice.rolls_left"),
        number("hearts", HIGH, "heart symbols to be used", "choice.hearts"),
        number("amount", HIGH, "hearts about to be lost", "choice.amount"),
        flag("smash", "whether they are lost by smashes", "choice.smash"),
        seat_seen("attacker", SEATS, "through whom they are lost", "choice.attacker"),
        word("cause", CAUSES, "by what they are lost", "choice.cause"),
        counts("camouflage", FACE_NAMES, HIGH, "the dice of Camouflage", "choice.dice"),
    ]
