"""What can stand behind each verb of King of Tokyo: the names that learning programs number.

Keys name seats by their numbers, whoever looks on, so actions do, too. No die is rolled beyond the ninth: of ten dice,
which only a position put together by hand can have, not every set has a number.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product
from typing import Any, Final

from bestiaire.core.numbering import handfuls
from bestiaire.core.questions import Names
from bestiaire.games.tokyo.cards.hooks import STANDS_FOR
from bestiaire.games.tokyo.cards.printed import CONSUMABLE, KEEP, PERMANENT, Card
from bestiaire.games.tokyo.cards.sets import ALL_CARDS, CARDS
from bestiaire.games.tokyo.rules.dice.groups import GROUP_NAMES
from bestiaire.games.tokyo.table.dice import FACE_NAMES, MOST_DICE
from bestiaire.games.tokyo.table.observed import SEATS
from bestiaire.games.tokyo.table.options import MONSTER_NAMES
from bestiaire.games.tokyo.table.zones import FRENZY, HUNTER, MOST_LOSS, POISONOUS, SNEAKY, TOUGH

SEAT_NAMES: Final[tuple[str, ...]] = tuple(str(seat) for seat in range(SEATS))
MOST_BOUGHT: Final = 12
"""Hearts that Ancestral Defense can buy: no monster has more."""


def named(cards: Iterable[Card]) -> Names:
    """By the copies that the box has: what it has twice can be offered twice."""
    many: dict[int, list[str]] = {}
    for card in cards:
        many.setdefault(card.copies, []).append(card.id)
    return [(names, copies) for copies, names in sorted(many.items())]


def of_seats(cards: Names) -> Names:
    """The same where a card of some seat is meant, or some seat's fate by a card."""
    return [([f"{name}@{seat}" for name in names for seat in SEAT_NAMES], copies) for names, copies in cards]


def with_keyword(keyword: int) -> Names:
    return named(card for card in ALL_CARDS if card.keywords & keyword)


MINDBUGS_BY: Final = ("token", "evasive_mindbug")

# -- monsters and seats

ANY_MONSTER: Final[Names] = [(MONSTER_NAMES, 1)]
ANY_SEAT: Final[Names] = [(SEAT_NAMES, 1)]
MINDBUGS: Final[Names] = [([*MINDBUGS_BY, *[f"{way}@{seat}" for way, seat in product(MINDBUGS_BY, SEAT_NAMES)]], 1)]
"""KM-021: announced when asked, or claimed before one is asked."""

# -- cards

KEPT: Final[list[Card]] = [card for card in ALL_CARDS if card.kind == KEEP]
CONSUMED: Final[list[Card]] = [card for card in ALL_CARDS if card.kind == CONSUMABLE]
PLAYED_ANYTIME: Final[list[Card]] = [
    card for card in ALL_CARDS if card.kind == PERMANENT or card.id == "mindbug_acquisition"
]

ENERGY_CARDS: Final[Names] = named(card for card in ALL_CARDS if not card.monster)
LOOKED_AT: Final[Names] = [([card.id for card in ALL_CARDS if not card.monster], 1)]
"""With Made in a Lab, one card after the other."""
KEEP_CARDS: Final[Names] = named(KEPT)
COPIABLE: Final[Names] = of_seats(named(card for card in KEPT if not card.bit & STANDS_FOR.bits))
CONSUMABLES: Final[Names] = named(CONSUMED)
OWNED: Final[Names] = named(KEPT + CONSUMED)
"""What can lie in front of a monster."""
OWNED_OF_SEATS: Final[Names] = of_seats(OWNED)
EVOLUTIONS: Final[Names] = named(card for card in ALL_CARDS if card.monster)
USED_ANYTIME: Final[Names] = [*named(PLAYED_ANYTIME), ([f"strange_evolution@{seat}" for seat in SEAT_NAMES], 1)]
"""Evolution cards that can be played at any time; one of them on any monster."""
HUNTERS: Final[Names] = of_seats(with_keyword(HUNTER))
SNEAKY_CARDS: Final[Names] = with_keyword(SNEAKY)
TOUGH_CARDS: Final[Names] = with_keyword(TOUGH)
POISONOUS_CARDS: Final[Names] = with_keyword(POISONOUS)
FRENZY_CARDS: Final[Names] = with_keyword(FRENZY)
AT_ONCE: Final[Names] = with_keyword(POISONOUS | SNEAKY)
"""Cards that can take effect at the same moment."""

# -- dice and hearts

ANY_FACE: Final[Names] = [(FACE_NAMES, 1)]
FACES_BUT_ONES: Final[Names] = [(FACE_NAMES[1:], 1)]
CHANGES: Final[Names] = [([f"{face}@{to}" for face, to in product(FACE_NAMES, FACE_NAMES) if face != to], 1)]
"""From one face to another."""
GROUPS: Final[Names] = [(GROUP_NAMES, 1)]
THREES: Final[Names] = [(handfuls(("3",), 1, MOST_LOSS), 1)]
ENERGY_DICE: Final[Names] = [(handfuls(("energy",), 1, MOST_DICE), 1)]
CONTROLLED_DICE: Final[Names] = [(handfuls(FACE_NAMES, 1, CARDS["mind_control"].numbers["dice"]), 1)]
TAKEN_OUT: Final[int] = CARDS["energy_infused_monster"].numbers["dice"]
INFUSED: Final[Names] = [
    ([f"{two}@{to}" for two, to in product(handfuls(FACE_NAMES, TAKEN_OUT, TAKEN_OUT), FACE_NAMES)], 1)
]
"""Two dice that are taken out, and the symbol that is added."""
NUMBERS_OF_HEARTS: Final[Names] = [([str(hearts) for hearts in range(MOST_BOUGHT + 1)], 1)]


def any_dice(given: Any) -> Names:
    return [(handfuls(FACE_NAMES, 1, MOST_DICE), 1)]


def uses_of_hearts(given: Any) -> Names:
    """KT-056: every way to use up to nine hearts. Nobody heals all seats by Healing Ray: one of them is its own."""
    rays = [f"ray@{seat}" for seat in SEAT_NAMES]
    every = handfuls(("poison", "shrink", *rays, "heal"), 1, MOST_DICE)
    return [([uses for uses in every if not all(ray in uses for ray in rays)], 1)]
