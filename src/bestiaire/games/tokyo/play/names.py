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

SEAT_NAMES: Final = tuple(str(seat) for seat in range(SEATS))
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


# -- monsters and seats


def monsters(given: Any) -> Names:
    return [(MONSTER_NAMES, 1)]


def seats(given: Any) -> Names:
    return [(SEAT_NAMES, 1)]


def mindbugs(given: Any) -> Names:
    """KM-021: announced when asked, or claimed before one is asked."""
    ways = ("token", "evasive_mindbug")
    return [([*ways, *[f"{way}@{seat}" for way, seat in product(ways, SEAT_NAMES)]], 1)]


# -- cards


def energy_cards(given: Any) -> Names:
    return named(card for card in ALL_CARDS if not card.monster)


def looked_at(given: Any) -> Names:
    """With Made in a Lab, one card after the other."""
    return [([card.id for card in ALL_CARDS if not card.monster], 1)]


def keep_cards(given: Any) -> Names:
    return named(card for card in ALL_CARDS if card.kind == KEEP)


def copiable(given: Any) -> Names:
    return of_seats(named(card for card in ALL_CARDS if card.kind == KEEP and not card.bit & STANDS_FOR.bits))


def consumables(given: Any) -> Names:
    return named(card for card in ALL_CARDS if card.kind == CONSUMABLE)


def owned(given: Any) -> Names:
    """What can lie in front of a monster."""
    kept = [card for card in ALL_CARDS if card.kind == KEEP]
    return named(kept + [card for card in ALL_CARDS if card.kind == CONSUMABLE])


def owned_of_seats(given: Any) -> Names:
    return of_seats(owned(given))


def evolutions(given: Any) -> Names:
    return named(card for card in ALL_CARDS if card.monster)


def used_anytime(given: Any) -> Names:
    """Evolution cards that can be played at any time; one of them on any monster."""
    anytime = [card for card in ALL_CARDS if card.kind == PERMANENT or card.id == "mindbug_acquisition"]
    return [*named(anytime), ([f"strange_evolution@{seat}" for seat in SEAT_NAMES], 1)]


def hunters(given: Any) -> Names:
    return of_seats(with_keyword(HUNTER))


def sneaky(given: Any) -> Names:
    return with_keyword(SNEAKY)


def tough(given: Any) -> Names:
    return with_keyword(TOUGH)


def poisonous(given: Any) -> Names:
    return with_keyword(POISONOUS)


def frenzy(given: Any) -> Names:
    return with_keyword(FRENZY)


def at_once(given: Any) -> Names:
    """Cards that can take effect at the same moment."""
    return with_keyword(POISONOUS | SNEAKY)


# -- dice and hearts


def any_dice(given: Any) -> Names:
    return [(handfuls(FACE_NAMES, 1, MOST_DICE), 1)]


def threes(given: Any) -> Names:
    return [(handfuls(("3",), 1, MOST_LOSS), 1)]


def energy_dice(given: Any) -> Names:
    return [(handfuls(("energy",), 1, MOST_DICE), 1)]


def controlled_dice(given: Any) -> Names:
    return [(handfuls(FACE_NAMES, 1, CARDS["mind_control"].numbers["dice"]), 1)]


def infused(given: Any) -> Names:
    """Two dice that are taken out, and the symbol that is added."""
    many = CARDS["energy_infused_monster"].numbers["dice"]
    pairs = handfuls(FACE_NAMES, many, many)
    return [([f"{two}@{to}" for two, to in product(pairs, FACE_NAMES)], 1)]


def faces(given: Any) -> Names:
    return [(FACE_NAMES, 1)]


def faces_but_ones(given: Any) -> Names:
    return [(FACE_NAMES[1:], 1)]


def changes(given: Any) -> Names:
    """From one face to another."""
    return [([f"{face}@{to}" for face, to in product(FACE_NAMES, FACE_NAMES) if face != to], 1)]


def groups(given: Any) -> Names:
    return [(GROUP_NAMES, 1)]


def uses_of_hearts(given: Any) -> Names:
    """KT-056: every way to use up to nine hearts. Nobody heals all seats by Healing Ray: one of them is its own."""
    rays = [f"ray@{seat}" for seat in SEAT_NAMES]
    every = handfuls(("poison", "shrink", *rays, "heal"), 1, MOST_DICE)
    return [([uses for uses in every if not all(ray in uses for ray in rays)], 1)]


def numbers_of_hearts(given: Any) -> Names:
    return [([str(hearts) for hearts in range(MOST_BOUGHT + 1)], 1)]
