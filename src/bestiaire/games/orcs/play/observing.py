"""What a seat of Orcs Orcs Orcs observes. Everything read here is in a view."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Final

from bestiaire.core.encoding import HIGH
from bestiaire.core.schema import Part, Rows, Schema, counts, flag, found, listed, number, word
from bestiaire.core.schema_seats import all_players, seat_seen, seats_taken
from bestiaire.games.orcs.cards.creatures import CREATURE_NAMES
from bestiaire.games.orcs.cards.printed import BONUS_NAMES
from bestiaire.games.orcs.play.names import EFFECTS
from bestiaire.games.orcs.questions import QUESTIONS
from bestiaire.games.orcs.table.fields import PLAYER, SEATS, TABLE
from bestiaire.games.orcs.table.zones import SECTION_NAMES

FIRST: Final = ("active", "start_player", "phase")
ORDER: Final = (
    "board", "damage", "most_damage", "life", "markers", "counters", "worth", "fate", "special", "fate_pile",
    "fate_used", "display_a", "display_b", "deck_a", "deck_b", "poison", "round", "ending", "actions", "actions_taken",
    "magic_energy", "used", "cast", "element", "energy", "upgrades", "upgrade_effects",
)  # fmt: skip
ORDER_OF_PLAYERS: Final = (
    "colour", "mage", "hand", "known", "draw", "discard", "learned", "cards", "trophies", "skulls", "powers",
    "missions", "missions_known", "declined", "score",
)  # fmt: skip
"""The order in which fields are observed since the first schema; new ones follow."""


@cache
def schema() -> Schema:
    """What a seat observes."""
    return Schema(
        "orcs",
        [
            number("seat", SEATS - 1, "the observer's seat"),
            seats_taken("seats", SEATS, "mages at the table"),
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
        *chosen_creature(),
        counts("waiting", BONUS_NAMES, HIGH, "bonus actions that wait", "choice.waiting"),
        listed(
            "effects",
            EFFECTS,
            [number("cost", HIGH, "what an effect of the spell costs"), flag("payable", "whether it can be paid")],
            "choice.effects",
        ),
    ]


def chosen_creature() -> list[Part]:
    """The creature that Switch moves, which a view spells as keys do: `goblin@3.inner.1`."""

    def part(name: str, about: str, words: tuple[str, ...], spelled: Callable[[str, str], str]) -> Part:
        one = word(name, words, about, "")

        def read(view: Any) -> list[int]:
            creature, _, place = (found(view, "choice.creature") or "").partition("@")
            return one.read(spelled(creature, place))

        return Part(name, about, read, high=one.high, values=one.values, is_category=True)

    def section_of(creature: str, place: str) -> str:
        return ".".join(place.split(".")[:2])

    def damage_of(view: Any) -> list[int]:
        parts = (found(view, "choice.creature") or "").split(".")
        return [int(parts[2]) if len(parts) > 2 else 0]

    return [
        part("creature", "the creature that was chosen", CREATURE_NAMES, lambda creature, place: creature),
        part("creature_at", "where it stands", SECTION_NAMES, section_of),
        Part("creature_damage", "the damage on it", damage_of, high=HIGH),
    ]
