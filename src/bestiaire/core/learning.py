"""What a game says to learning programs: its action space, and what a seat observes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from bestiaire.core.encoding import Encoder
from bestiaire.core.numbering import Actions
from bestiaire.core.schema import Schema


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
