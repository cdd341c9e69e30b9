"""King of Tokyo for learning programs: its actions. What a seat observes is in `observing`.

Keys name seats by their numbers, whoever looks on, so actions do, too. No die is rolled beyond the ninth: of ten dice,
which only a position put together by hand can have, not every set has a number.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from itertools import product
from typing import Any, Final

from bestiaire.core.learning import Learning
from bestiaire.core.numbering import Actions, Verb, handfuls
from bestiaire.games.tokyo.cards.hooks import STANDS_FOR
from bestiaire.games.tokyo.cards.printed import CONSUMABLE, KEEP, PERMANENT, Card
from bestiaire.games.tokyo.cards.sets import ALL_CARDS, CARDS
from bestiaire.games.tokyo.play.encoder import TokyoEncoder
from bestiaire.games.tokyo.play.observing import schema
from bestiaire.games.tokyo.rules.dice.resolving import GROUP_NAMES
from bestiaire.games.tokyo.table.dice import FACE_NAMES, MOST_DICE
from bestiaire.games.tokyo.table.observed import SEATS
from bestiaire.games.tokyo.table.options import MONSTER_NAMES
from bestiaire.games.tokyo.table.zones import FRENZY, HUNTER, MOST_LOSS, POISONOUS, SNEAKY, TOUGH

MOST_BOUGHT: Final = 12
"""Hearts that Ancestral Defense can buy: no monster has more."""
SEAT_NAMES: Final = tuple(str(seat) for seat in range(SEATS))

ENERGY_CARDS: Final = [card for card in ALL_CARDS if not card.monster]
EVOLUTIONS: Final = [card for card in ALL_CARDS if card.monster]
KEEP_CARDS: Final = [card for card in ALL_CARDS if card.kind == KEEP]
COPIABLE: Final = [card for card in KEEP_CARDS if not card.bit & STANDS_FOR.bits]
CONSUMABLES: Final = [card for card in ALL_CARDS if card.kind == CONSUMABLE]
ACTIVATED: Final = [card for card in ALL_CARDS if card.keywords]
USED_ANYTIME: Final = [card for card in EVOLUTIONS if card.kind == PERMANENT or card.id == "mindbug_acquisition"]

Verbs = list[Verb]


def about(verb: str, cards: Iterable[Card], *single: str) -> Verbs:
    """The keys of a verb about cards; what the box has twice can be offered twice."""
    many: dict[int, list[str]] = {}
    for card in cards:
        many.setdefault(card.copies, []).append(card.id)
    return [*[Verb(verb, names, copies) for copies, names in sorted(many.items())], Verb(verb, single)]


def about_seats(verb: str, cards: Iterable[Card], *single: str) -> Verbs:
    """The same where a card of some seat is meant, or some seat's fate by a card."""
    many: dict[int, list[str]] = {}
    for card in cards:
        many.setdefault(card.copies, []).extend(f"{card.id}@{seat}" for seat in SEAT_NAMES)
    return [*[Verb(verb, names, copies) for copies, names in sorted(many.items())], Verb(verb, single)]


def with_keyword(keyword: int) -> list[Card]:
    return [card for card in ACTIVATED if card.keywords & keyword]


def changes(verb: str) -> Verb:
    """From one face to another."""
    return Verb(verb, [f"{face}@{to}" for face, to in product(FACE_NAMES, FACE_NAMES) if face != to])


def dice_verbs() -> Verbs:
    """KT-032 to KT-038: what is done with dice before they are resolved."""
    dice = handfuls(FACE_NAMES, 1, MOST_DICE)
    infused_dice = CARDS["energy_infused_monster"].numbers["dice"]
    infused = product(handfuls(FACE_NAMES, infused_dice, infused_dice), FACE_NAMES)
    return [
        Verb("reroll", dice, single=("none",)),
        Verb("energy_drink", dice),
        Verb("smoke_cloud", dice),
        Verb("background_dweller", handfuls(("3",), 1, MOST_LOSS), single=("none",)),
        Verb("intergalactic_genius", handfuls(("energy",), 1, MOST_DICE)),
        Verb("psychic_probe", FACE_NAMES, single=("none",)),
        Verb("herd_culler", FACE_NAMES[1:]),
        changes("plot_twist"),
        changes("stretchy"),
        Verb("sneaky_alloy", FACE_NAMES[1:]),
        Verb("energy_devourer", ("heart",)),
        Verb("energy_infused_monster", [f"{two}@{to}" for two, to in infused]),
        Verb("change", ("none",)),
        Verb("mind_control", handfuls(FACE_NAMES, 1, CARDS["mind_control"].numbers["dice"])),
        Verb("neutralizing_look", ("use",)),
        Verb("before_resolving", ("none",)),
    ]


def mindbug_ways() -> list[str]:
    """KM-021: announced when asked, or claimed before one is asked."""
    ways = ("token", "evasive_mindbug")
    return [*ways, *[f"{way}@{seat}" for way, seat in product(ways, SEAT_NAMES)], "none"]


def uses_of_hearts() -> list[str]:
    """KT-056: every way to use up to nine hearts. Nobody heals all seats by Healing Ray: one of them is its own."""
    rays = [f"ray@{seat}" for seat in SEAT_NAMES]
    every = handfuls(("poison", "shrink", *rays, "heal"), 1, MOST_DICE)
    return [uses for uses in every if not all(ray in uses for ray in rays)]


def resolving_verbs() -> Verbs:
    """Phase 2: whose the dice are, the groups, and losses of hearts."""
    return [
        Verb("mindbug", mindbug_ways()),
        Verb("helpful_mindbug", ("play", "none")),
        Verb("resolve", GROUP_NAMES),
        Verb("scary_face", SEAT_NAMES),
        Verb("hearts", uses_of_hearts(), single=("none",)),
        Verb("thinking_face", ("play", "none")),
        Verb("fewest_hearts", SEAT_NAMES),
        Verb("hungry_face", ("play", "none")),
        Verb("loss", ("take",)),
        Verb("jets", ("yield",)),
        Verb("wings", ("use",)),
        Verb("camouflage", ("roll",)),
        *about("tough", with_keyword(TOUGH)),
        *about("poisonous", with_keyword(POISONOUS)),
        Verb("ancestral_defense", [str(hearts) for hearts in range(MOST_BOUGHT + 1)]),
        Verb("rescue", ("unstoppable_hydra", "none")),
        *about("first", with_keyword(POISONOUS | SNEAKY)),
        *about("crab_claw", KEEP_CARDS + CONSUMABLES, "none"),
        Verb("yield", ("yes", "no")),
        Verb("portal", ("hearts", "energy")),
    ]


def card_verbs() -> Verbs:
    """Phase 4 and the end of the turn."""
    return [
        *about("buy", ENERGY_CARDS, "none"),
        Verb("lab", [card.id for card in ENERGY_CARDS]),
        *about_seats("tentacles", KEEP_CARDS + CONSUMABLES),
        Verb("look", ("deck",)),
        Verb("sweep", ("display",)),
        *about("treasure", CONSUMABLES, "none"),
        *about("sell", KEEP_CARDS, "none"),
        *about("frenzy", with_keyword(FRENZY), "none"),
        Verb("freeze_time", ("yes", "no")),
        Verb("rapid_healing", ("use",)),
        *about("evolution", USED_ANYTIME),
        Verb("evolution", [f"strange_evolution@{seat}" for seat in SEAT_NAMES]),
        Verb("anytime", ("none",)),
    ]


@cache
def numbered() -> Actions:
    return Actions(
        "tokyo",
        [
            Verb("monster", MONSTER_NAMES),
            *about("keep", EVOLUTIONS),
            Verb("allegiance", ("declare", "refuse")),
            Verb("ally", SEAT_NAMES),
            *about_seats("mimic", COPIABLE, "none"),
            *about_seats("hunter", with_keyword(HUNTER)),
            *about("sneaky", with_keyword(SNEAKY)),
            Verb("keyword", ("none",)),
            *about("take", CONSUMABLES),
            *dice_verbs(),
            *resolving_verbs(),
            *card_verbs(),
        ],
    )


def actions(told: dict[str, Any]) -> Actions:
    """The action space, the same with all options and numbers of players."""
    return numbered()


LEARNING = Learning(actions, schema, TokyoEncoder)
