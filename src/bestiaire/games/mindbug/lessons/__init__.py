"""What Mindbug teaches at its own table."""

from __future__ import annotations

from typing import Final

from bestiaire.core.lessons import Lesson
from bestiaire.games.mindbug.lessons.first_contact import FIRST_CONTACT
from bestiaire.games.mindbug.lessons.king_of_tokyo import KING_OF_TOKYO

LESSONS: Final[tuple[Lesson, ...]] = (FIRST_CONTACT, KING_OF_TOKYO)
