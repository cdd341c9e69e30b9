"""King of Tokyo for learning programs: its actions, as the rows of its verbs number them, and what a seat observes."""

from __future__ import annotations

from functools import cache
from typing import Any

from bestiaire.core.learning import Learning
from bestiaire.core.numbering import Actions
from bestiaire.games.tokyo.play.encoder import TokyoEncoder
from bestiaire.games.tokyo.play.observing import schema
from bestiaire.games.tokyo.questions import QUESTIONS


@cache
def numbered() -> Actions:
    return QUESTIONS.actions("tokyo")


def actions(told: dict[str, Any]) -> Actions:
    """The action space, the same with all options and numbers of players."""
    return numbered()


LEARNING = Learning(actions, schema, TokyoEncoder)
