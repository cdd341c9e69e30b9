"""What King of Tokyo teaches at its own table."""

from __future__ import annotations

from typing import Final

from bestiaire.core.lessons import Lesson
from bestiaire.games.tokyo.lessons.base_game import BASE_GAME
from bestiaire.games.tokyo.lessons.mindbugs import MINDBUGS

LESSONS: Final[tuple[Lesson, ...]] = (BASE_GAME, MINDBUGS)
