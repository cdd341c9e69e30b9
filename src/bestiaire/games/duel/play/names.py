"""What can stand behind each verb of King of Tokyo Duel: the names that learning programs number."""

from __future__ import annotations

from itertools import product
from typing import Any, Final

from bestiaire.core.numbering import handfuls
from bestiaire.core.questions import Names
from bestiaire.games.duel.cards.keep_cards_s_to_u import TITANIC_BATTERIES
from bestiaire.games.duel.cards.sets import BOX
from bestiaire.games.duel.rules.asking import place_name
from bestiaire.games.duel.table.dice import BASE_DICE, FACE_NAMES, FACE_ORDER, MOST_EXTRA_DICE, TRACK_NAMES
from bestiaire.games.duel.table.options import MONSTER_NAMES
from bestiaire.games.duel.table.tracks import LAST_SPACE, place_at

SYMBOLS: Final[tuple[str, ...]] = tuple(FACE_NAMES[face] for face in FACE_ORDER)
MOST_DICE: Final[int] = BASE_DICE + MOST_EXTRA_DICE

ANY_MONSTER: Final[Names] = [(MONSTER_NAMES, 1)]
ANY_CARD: Final[Names] = [([card.id for card in BOX], 1)]
ANY_SYMBOL: Final[Names] = [(SYMBOLS, 1)]
ANY_TRACK: Final[Names] = [(TRACK_NAMES, 1)]
NUMBERS_OF_TOKENS: Final[Names] = [([str(amount) for amount in range(MOST_EXTRA_DICE + 1)], 1)]
FAME_DICE: Final[Names] = [(handfuls(("fame",), 1, MOST_DICE), 1)]
PAIRS_OF_DICE: Final[Names] = [(handfuls(SYMBOLS, TITANIC_BATTERIES.dice, TITANIC_BATTERIES.dice), 1)]
LAID: Final[list[tuple[int, int, bool]]] = list(product((0, 1), range(-LAST_SPACE, LAST_SPACE + 1), (False, True)))
PLACES: Final[Names] = [([place_name(place_at(track, low, turned)) for track, low, turned in LAID], 1)]
"""Where a token can lie: its track, its lowest space, and if it is turned round."""


def any_dice(given: Any) -> Names:
    return [(handfuls(SYMBOLS, 1, MOST_DICE), 1)]
