"""What King of Tokyo Duel teaches at its own table."""

from __future__ import annotations

from typing import Final

from bestiaire.core.lessons import Lesson
from bestiaire.games.duel.lessons.tug_of_war import TUG_OF_WAR

LESSONS: Final[tuple[Lesson, ...]] = (TUG_OF_WAR,)
