"""Mindbug for learning programs: its actions, and what a seat observes. Everything read here is in a view."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import Any

from bestiaire.core.encoding import HIGH
from bestiaire.core.learning import Learning
from bestiaire.core.numbering import Actions
from bestiaire.core.schema import Part, Rows, Schema, counts, flag, found, listed, number, word
from bestiaire.core.schema_seats import all_players, seat_seen
from bestiaire.games.mindbug.cards.printed import KEYWORDS
from bestiaire.games.mindbug.cards.sets import CARDS, ENERGY_CARDS, SETS
from bestiaire.games.mindbug.play.encoder import PLACES, MindbugEncoder
from bestiaire.games.mindbug.play.names import Box
from bestiaire.games.mindbug.questions import QUESTIONS
from bestiaire.games.mindbug.table.zones import DISPLAY_SIZE

DICE = ("1", "2", "3", "4", "5", "6")


def actions(told: dict[str, Any]) -> Actions:
    """The action space of all sets that there are. Of no card are there more copies than in the box, unless a pool of
    one's own has them."""
    mine = Counter(told.get("cards") or ())
    most = max(mine.values(), default=0)
    return numbered(tuple(CARDS), tuple(ENERGY_CARDS), max(most, *(card.copies for card in CARDS.values())))


@lru_cache(maxsize=16)
def numbered(creatures: tuple[str, ...], energy: tuple[str, ...], copies: int) -> Actions:
    return QUESTIONS.actions("mindbug", Box(creatures, energy, copies))


def schema() -> Schema:
    """What a seat observes, with all sets that there are."""
    return observed(tuple(CARDS), tuple(ENERGY_CARDS), tuple(SETS))


@lru_cache(maxsize=16)
def observed(creatures: tuple[str, ...], energy: tuple[str, ...], sets: tuple[str, ...]) -> Schema:
    every = creatures + energy
    return Schema(
        "mindbug",
        [
            number("seat", 1, "the observer's seat"),
            seat_seen("active", 2, "whose turn it is"),
            seat_seen("asked", 2, "who is asked", "choice.player"),
            word("kind", QUESTIONS.kinds, "what is asked", "choice.kind"),
            word("about", every, "the card it is asked about", "choice.about"),
            word("pending", every, "the card that lies face up while the Mindbug decision is made"),
            counts("sets", sets, 1, "the sets in the game"),
            counts("cards", every, HIGH, "a pool of one's own, if the game has one"),
            number("unused", HIGH, "cards in the unused pile"),
            counts("revealed", creatures, HIGH, "cards turned up for the first player"),
            all_players(2, [*player(creatures), creatures_in_play(creatures)]),
            listed("display", DISPLAY_SIZE, [word("card", energy, "an Energy card on display", "")]),
            number("energy_deck", HIGH, "cards in the Energy deck"),
            counts("energy_discard", energy, HIGH, "the discard pile of Energy cards"),
            counts("bought", energy, HIGH, "Energy cards that are being resolved"),
            this_turn(energy),
            listed("dice", 2, [die()]),
        ],
    )


def die() -> Part:
    about = "a die that was rolled"
    return Part("face", about, lambda face: [face], high=len(DICE), values=("-", *DICE), is_category=True)


def player(creatures: tuple[str, ...]) -> list[Part | Rows]:
    return [
        number("life", HIGH, "life"),
        number("mindbugs", HIGH, "Mindbugs left"),
        number("energy", HIGH, "Energy cubes"),
        number("hand", HIGH, "cards in hand"),
        number("deck", HIGH, "cards in the draw pile"),
        counts_known(creatures),
        counts("discard", creatures, HIGH, "the discard pile"),
        number("creatures", HIGH, "creatures in play, all of them", "play"),
    ]


def counts_known(creatures: tuple[str, ...]) -> Part:
    """The own hand is seen whole, of the other one what was seen getting there."""
    own = counts("known", creatures, HIGH, "cards of this hand that the observer knows", "hand")
    other = counts("known", creatures, HIGH, own.about)

    def read(item: Any) -> list[int]:
        return own.read(item) if isinstance(item["hand"], list) else other.read(item)

    return Part("known", own.about, read, shape=own.shape, high=HIGH, values=creatures)


def creatures_in_play(creatures: tuple[str, ...]) -> Rows:
    return listed(
        "play",
        PLACES,
        [
            word("card", creatures, "a creature in play, from the left"),
            number("power", HIGH, "its power now"),
            counts("keywords", tuple(KEYWORDS), 1, "its keywords now"),
            flag("exhausted", "whether it is exhausted"),
            number("dice", HIGH, "its die symbols now"),
        ],
    )


def this_turn(energy: tuple[str, ...]) -> Part:
    """What holds until the turn ends, for the observer and for the rival."""
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
    return Part("this_turn", about, read, shape=(2, len(energy)), high=HIGH, values=energy)


LEARNING = Learning(actions, schema, MindbugEncoder)
