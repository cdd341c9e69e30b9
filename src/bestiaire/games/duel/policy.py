"""A quick way to play."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bestiaire.core.choice import Choice, Option
from bestiaire.core.rng import Random

if TYPE_CHECKING:
    from bestiaire.games.duel.state import Game


def choose_quickly(game: Game, choice: Choice, rng: Random) -> Option:
    return choice.options[rng.below(len(choice.options))]
