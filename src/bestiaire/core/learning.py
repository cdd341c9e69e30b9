"""What a game says to learning programs: its action space, and what a seat observes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

from bestiaire.core.encoding import Encoder
from bestiaire.core.numbering import Actions
from bestiaire.core.schema import Schema, number, word
from bestiaire.core.schema_seats import all_players, seat_seen, seats_taken

if TYPE_CHECKING:
    from bestiaire.core.fields import Declared
    from bestiaire.core.info import GameInfo
    from bestiaire.core.questions import Questions


@dataclass(frozen=True)
class Learning:
    """A game's plug for `bestiaire.rl`. Both must be fixed for a game; only options that bring other cards may change
    them."""

    actions: Callable[[dict[str, Any]], Actions]
    """The action space, from the options of a game (as `Table.origin` has them) or a view."""
    schema: Callable[[], Schema]
    """What is observed."""
    encoder: Callable[[Schema], Encoder] = Encoder
    """Writes the same as the schema reads, faster, if a game has such."""


def learning_of(info: GameInfo) -> Learning | None:
    """A game's own plug, or what follows from its fields and its rows; None if it says neither."""
    own = info.learning()
    if own is not None or info.fields is None or info.questions is None:
        return own
    return derived(info.key, info.players[1], info.questions, info.fields)


@cache
def derived(key: str, seats: int, questions: Questions, fields: Declared) -> Learning:
    """Every name of every row is an action; who is asked what, all fields that say what they are, and what questions
    are about is observed."""
    actions = questions.actions(key)
    schema = Schema(
        key,
        [
            number("seat", seats - 1, "the observer's seat"),
            seats_taken("seats", seats, "players at the table"),
            seat_seen("asked", seats, "who is asked", "choice.player"),
            word("kind", questions.kinds, "what is asked", "choice.kind"),
            all_players(seats, fields.player.parts()),
            *fields.table.parts(),
            *questions.parts(),
        ],
    )
    return Learning(lambda told: actions, lambda: schema)
