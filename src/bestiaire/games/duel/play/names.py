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

CARDS: Final = tuple(card.id for card in BOX)
SYMBOLS: Final = tuple(FACE_NAMES[face] for face in FACE_ORDER)
MOST_DICE: Final = BASE_DICE + MOST_EXTRA_DICE


def monsters(given: Any) -> Names:
    return [(MONSTER_NAMES, 1)]


def cards(given: Any) -> Names:
    return [(CARDS, 1)]


def symbols(given: Any) -> Names:
    return [(SYMBOLS, 1)]


def tracks(given: Any) -> Names:
    return [(TRACK_NAMES, 1)]


def numbers_of_tokens(given: Any) -> Names:
    return [([str(amount) for amount in range(MOST_EXTRA_DICE + 1)], 1)]


def any_dice(given: Any) -> Names:
    return [(handfuls(SYMBOLS, 1, MOST_DICE), 1)]


def fame_dice(given: Any) -> Names:
    return [(handfuls(("fame",), 1, MOST_DICE), 1)]


def pairs_of_dice(given: Any) -> Names:
    return [(handfuls(SYMBOLS, TITANIC_BATTERIES.dice, TITANIC_BATTERIES.dice), 1)]


def places(given: Any) -> Names:
    """Where a token can lie: its track, its lowest space, and if it is turned round."""
    ways = product((0, 1), range(-LAST_SPACE, LAST_SPACE + 1), (False, True))
    return [([place_name(place_at(track, low, turned)) for track, low, turned in ways], 1)]
