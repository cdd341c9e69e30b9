"""King of Tokyo Duel for learning programs: its actions, and what a seat observes. Everything read here is in a view.

Spaces are numbered as in the notation, seat 0 toward -7 and seat 1 toward 7, because actions name them so.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from bestiaire.core.encoding import HIGH
from bestiaire.core.learning import Learning
from bestiaire.core.numbering import Actions
from bestiaire.core.schema import Schema, counts, number, word
from bestiaire.core.schema_seats import all_players, seat_seen
from bestiaire.games.duel.cards.buzz_tokens import BONUS_NAMES, TOKEN_NAMES
from bestiaire.games.duel.play.encoder import DuelEncoder
from bestiaire.games.duel.questions import QUESTIONS
from bestiaire.games.duel.table.dice import FACE_NAMES
from bestiaire.games.duel.table.fields import PLAYER, TABLE

ORDER = (
    "market", "deck", "loose", "discard", "pending", "fame", "destruction", "buzz", "turned", "dice", "throws", "aside",
    "added", "resolved", "power_used", "used", "first_turn", "bought", "swept", "extra_turns", "smash_resolved",
    "signature_pulls",
)  # fmt: skip
"""The order in which fields are observed since the first schema; new ones follow."""


@cache
def numbered() -> Actions:
    return QUESTIONS.actions("duel")


def actions(told: dict[str, Any]) -> Actions:
    """The action space, the same with all options."""
    return numbered()


@cache
def schema() -> Schema:
    """What a seat observes."""
    return Schema(
        "duel",
        [
            number("seat", 1, "the observer's seat"),
            TABLE.part("active"),
            TABLE.part("phase"),
            seat_seen("asked", 2, "who is asked", "choice.player"),
            word("kind", QUESTIONS.kinds, "what is asked", "choice.kind"),
            number("amount", HIGH, "about how many hits, symbols or how much energy it is asked", "choice.amount"),
            word("token", TOKEN_NAMES, "about which Buzz token", "choice.token"),
            word("bonus", BONUS_NAMES, "about which bonus", "choice.bonus"),
            word("face", FACE_NAMES, "about which symbol", "choice.face"),
            number("throws_left", HIGH, "throws that are left", "choice.throws_left"),
            counts("symbols", FACE_NAMES, HIGH, "symbols in the Roll while it is resolved", "choice.symbols"),
            number("power_left", HIGH, "Special Power symbols left to be used", "choice.power_left"),
            TABLE.part("options"),
            all_players(2, PLAYER.parts()),
            *TABLE.parts(*ORDER, without=("active", "phase", "options")),
            *QUESTIONS.parts(),
        ],
    )


LEARNING = Learning(actions, schema, DuelEncoder)
