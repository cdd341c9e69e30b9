"""The answers of King of Tokyo, a row for each verb. Their order is their numbering for learning programs."""

from __future__ import annotations

from typing import Final

from bestiaire.games.tokyo.answers.buying import BUYING
from bestiaire.games.tokyo.answers.resolving import RESOLVING
from bestiaire.games.tokyo.answers.rolling import BEFORE_RESOLVING

ANSWERS: Final = [*BEFORE_RESOLVING, *RESOLVING, *BUYING]
