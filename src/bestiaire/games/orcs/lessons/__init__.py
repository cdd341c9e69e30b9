"""What Orcs Orcs Orcs teaches at its own table."""

from __future__ import annotations

from typing import Final

from bestiaire.core.lessons import Lesson
from bestiaire.games.orcs.lessons.at_the_tower import AT_THE_TOWER
from bestiaire.games.orcs.lessons.modules import MODULES

LESSONS: Final[tuple[Lesson, ...]] = (AT_THE_TOWER, MODULES)
