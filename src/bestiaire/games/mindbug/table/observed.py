"""What is observed of the table where no kind of field says it: the pool, hands, creatures in play, Energy cards."""

from __future__ import annotations

from typing import Any, Final

from bestiaire.core.encoding import HIGH
from bestiaire.core.schema import Part, Rows, counts, flag, found, listed, number, word
from bestiaire.games.mindbug.cards.printed import KEYWORDS
from bestiaire.games.mindbug.cards.sets import CARDS, ENERGY_CARDS, SETS
from bestiaire.games.mindbug.table.zones import DISPLAY_SIZE

PLACES: Final = 12
"""Creatures of one player that are observed one by one."""
DICE: Final = ("1", "2", "3", "4", "5", "6")


def every_card() -> tuple[str, ...]:
    return (*CARDS, *ENERGY_CARDS)


def pool() -> list[Part]:
    return [
        counts("sets", tuple(SETS), 1, "the sets in the game"),
        counts("cards", every_card(), HIGH, "a pool of one's own, if the game has one"),
    ]


def market() -> list[Part | Rows]:
    energy = tuple(ENERGY_CARDS)
    return [
        listed("display", DISPLAY_SIZE, [word("card", energy, "an Energy card on display", "")]),
        number("energy_deck", HIGH, "cards in the Energy deck"),
        counts("energy_discard", energy, HIGH, "the discard pile of Energy cards"),
        counts("bought", energy, HIGH, "Energy cards that are being resolved"),
    ]


def dice() -> list[Rows]:
    about = "a die that was rolled"
    die = Part("face", about, lambda face: [face], high=len(DICE), values=("-", *DICE), is_category=True)
    return [listed("dice", 2, [die])]


def known() -> list[Part]:
    """The own hand is seen whole, of the other one what was seen getting there."""
    creatures = tuple(CARDS)
    own = counts("known", creatures, HIGH, "cards of this hand that the observer knows", "hand")
    other = counts("known", creatures, HIGH, own.about)

    def read(item: Any) -> list[int]:
        return own.read(item) if isinstance(item["hand"], list) else other.read(item)

    return [Part("known", own.about, read, shape=own.shape, high=HIGH, values=creatures)]


def play() -> list[Part | Rows]:
    return [
        number("creatures", HIGH, "creatures in play, all of them", "play"),
        listed(
            "play",
            PLACES,
            [
                word("card", tuple(CARDS), "a creature in play, from the left"),
                number("power", HIGH, "its power now"),
                counts("keywords", tuple(KEYWORDS), 1, "its keywords now"),
                flag("exhausted", "whether it is exhausted"),
                number("dice", HIGH, "its die symbols now"),
            ],
        ),
    ]


def this_turn() -> list[Part]:
    """What holds until the turn ends, for the observer and for the rival."""
    energy = tuple(ENERGY_CARDS)
    one = counts("", energy, HIGH, "", "")

    def read(view: Any) -> list[int]:
        lasting = found(view, "this_turn") or []
        me = view["seat"]
        return [
            count
            for seat in (me, 1 - me)
            for count in one.read([item["card"] for item in lasting if item["seat"] == seat])
        ]

    about = "Energy cards that hold until the turn ends, the observer's and the rival's"
    return [Part("this_turn", about, read, shape=(2, len(energy)), high=HIGH, values=energy)]
