"""Mindbug for learning programs: its actions, and what a seat observes. Everything read here is in a view."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import Any

from bestiaire.core.learning import Learning
from bestiaire.core.numbering import Actions
from bestiaire.core.schema import Schema, number, word
from bestiaire.core.schema_seats import all_players, seat_seen
from bestiaire.games.mindbug.cards.sets import CARDS, ENERGY_CARDS, SETS
from bestiaire.games.mindbug.play.encoder import MindbugEncoder
from bestiaire.games.mindbug.play.names import Box
from bestiaire.games.mindbug.questions import QUESTIONS
from bestiaire.games.mindbug.table.fields import PLAYER, TABLE
from bestiaire.games.mindbug.table.observed import every_card

FIRST = ("pending", "sets", "cards", "unused", "revealed")
ORDER = ("display", "energy_deck", "energy_discard", "bought", "this_turn", "dice")
ORDER_OF_PLAYERS = ("life", "mindbugs", "energy", "hand", "deck", "known", "discard", "creatures", "play")
"""The order in which fields are observed since the first schema; new ones follow."""
MADE: dict[tuple[str, ...], Schema] = {}
"""The schemas of this process, by the cards there were."""


def actions(told: dict[str, Any]) -> Actions:
    """The action space of all sets that there are. Of no card are there more copies than in the box, unless a pool of
    one's own has them."""
    mine = Counter(told.get("cards") or ())
    most = max(mine.values(), default=0)
    return numbered(tuple(CARDS), tuple(ENERGY_CARDS), max(most, *(card.copies for card in CARDS.values())))


@lru_cache(maxsize=16)
def numbered(creatures: tuple[str, ...], energy: tuple[str, ...], copies: int) -> Actions:
    return QUESTIONS.actions("mindbug", Box(creatures, energy, copies))


def schema() -> Schema:
    """What a seat observes, with all sets that there are: new ones make another schema."""
    key = (*every_card(), *SETS)
    if key not in MADE:
        MADE[key] = observed()
    return MADE[key]


def observed() -> Schema:
    return Schema(
        "mindbug",
        [
            number("seat", 1, "the observer's seat"),
            TABLE.part("active"),
            seat_seen("asked", 2, "who is asked", "choice.player"),
            word("kind", QUESTIONS.kinds, "what is asked", "choice.kind"),
            word("about", every_card(), "the card it is asked about", "choice.about"),
            *[TABLE.part(name) for name in FIRST],
            all_players(2, PLAYER.parts(*ORDER_OF_PLAYERS)),
            *TABLE.parts(*ORDER, without=("active", *FIRST)),
        ],
    )


LEARNING = Learning(actions, schema, MindbugEncoder)
