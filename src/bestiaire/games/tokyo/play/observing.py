"""What a seat of King of Tokyo observes. Everything read here is in a view."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from bestiaire.core.encoding import HIGH
from bestiaire.core.schema import Part, Rows, Schema, counts, flag, listed, number, options_in_force, word
from bestiaire.core.schema_seats import all_players, seat_seen, seats_seen, seats_taken, told_by_seat
from bestiaire.games.tokyo.cards.printed import BASE, DISCARD, MINDBUG
from bestiaire.games.tokyo.cards.sets import ALL_CARDS
from bestiaire.games.tokyo.play.names import SEATS
from bestiaire.games.tokyo.questions import QUESTIONS
from bestiaire.games.tokyo.rules.dice.resolving import GROUP_NAMES
from bestiaire.games.tokyo.table.dice import FACE_NAMES
from bestiaire.games.tokyo.table.options import CHOICES, MONSTER_NAMES
from bestiaire.games.tokyo.table.subjects import CAUSES
from bestiaire.games.tokyo.table.zones import DISPLAY, EXTRA_TURNS, PHASES, PLACES

CARDS: Final = tuple(card.id for card in ALL_CARDS)
ENERGY_CARDS: Final = tuple(card.id for card in ALL_CARDS if not card.monster)
EVOLUTIONS: Final = tuple(card.id for card in ALL_CARDS if card.monster)
OWNED: Final = tuple(card.id for card in ALL_CARDS if not card.monster and card.kind != DISCARD)
KEYWORDED: Final = tuple(card.id for card in ALL_CARDS if card.keywords)
COUNTED: Final = ("smoke_cloud", "battery_monster", "mimic")
"""The cards that can have counters."""
COPIES: Final = max(card.copies for card in ALL_CARDS)
HUNTS: Final = 5
EXTRA: Final = 4
BURROWED: Final = 4
"""Hunts, extra turns and yielded places that are observed one by one."""


@cache
def schema() -> Schema:
    """What a seat observes."""
    return Schema(
        "tokyo",
        [
            number("seat", SEATS - 1, "the observer's seat"),
            seats_taken("seats", SEATS, "monsters at the table, those that are out included"),
            seat_seen("active", SEATS, "whose turn it is"),
            seat_seen("resolver", SEATS, "whose phases 2 to 4 are carried out", otherwise="active"),
            seat_seen("order", SEATS, "the seat after which the order goes on", otherwise="active"),
            word("phase", PHASES, "where the turn is"),
            *question(),
            options_in_force("tokyo", CHOICES),
            all_players(SEATS, [*player(), *evolved()]),
            *cards(),
            *dice(),
            *this_turn(),
        ],
    )


def question() -> list[Part | Rows]:
    """What is asked, and what it is about."""
    return [
        seat_seen("asked", SEATS, "who is asked", "choice.player"),
        word("kind", QUESTIONS.kinds, "what is asked", "choice.kind"),
        seats_seen("claimants", SEATS, "who may claim the dice before being asked", "choice.claimants"),
        number("rolls_left", HIGH, "Rolls that are left", "choice.rolls_left"),
        number("hearts", HIGH, "heart symbols to be used", "choice.hearts"),
        number("amount", HIGH, "hearts about to be lost", "choice.amount"),
        flag("smash", "whether they are lost by smashes", "choice.smash"),
        seat_seen("attacker", SEATS, "through whom they are lost", "choice.attacker"),
        word("cause", CAUSES, "by what they are lost", "choice.cause"),
        counts("camouflage", FACE_NAMES, HIGH, "the dice of Camouflage", "choice.dice"),
    ]


def player() -> list[Part | Rows]:
    return [
        word("monster", MONSTER_NAMES, "the monster"),
        number("hearts", HIGH, "hearts"),
        number("max_hearts", HIGH, "the most hearts it can have"),
        number("vp", HIGH, "victory points"),
        number("energy", HIGH, "energy"),
        word("place", PLACES, "where it is"),
        counts("cards", OWNED, COPIES, "Keep cards and Consumables in front of it"),
        counters(),
        number("mindbugs", HIGH, "Mindbug tokens"),
        number("poison", HIGH, "Poison tokens"),
        number("shrink", HIGH, "Shrink tokens"),
        number("fewer_dice", HIGH, "dice lost for good"),
        number("peeked", HIGH, "how many cards on top of the deck it knows"),
        flag("immune", "whether it loses no hearts any more this turn"),
        flag("out", "whether it is out of the game"),
        counts("aside", KEYWORDED, COPIES, "activated cards that lie aside"),
    ]


def counters() -> Part:
    """The counters on the cards that have any."""

    def read(item: Any) -> list[int]:
        numbers = [0] * len(COUNTED)
        for card in item["cards"]:
            if isinstance(card, dict):
                numbers[COUNTED.index(card["card"])] = card["counters"]
        return numbers

    return Part("counters", "counters on cards", read, shape=(len(COUNTED),), high=HIGH, values=COUNTED)


def evolved() -> list[Part | Rows]:
    """Evolution cards."""
    return [
        number("hand", HIGH, "Evolution cards in hand"),
        counts("known", EVOLUTIONS, COPIES, "the observer's own hand", "hand"),
        number("evolution_deck", HIGH, "cards in the Evolution deck"),
        flag("evolution_loose", "whether that deck was shuffled anew"),
        counts("evolution_discard", EVOLUTIONS, COPIES, "discarded Evolution cards"),
        counts("evolutions", EVOLUTIONS, COPIES, "Permanent Evolutions in play"),
    ]


def cards() -> list[Part | Rows]:
    """Energy cards that are nobody's, and who has looked at what."""
    return [
        listed(
            "display",
            DISPLAY,
            [word("card", ENERGY_CARDS, "a card of the display"), number("price", HIGH, "its price for the resolver")],
        ),
        number("deck", HIGH, "cards in the deck"),
        flag("loose", "whether the deck was shuffled anew"),
        word("top_set", (BASE, MINDBUG), "the set of the top card, if backs are shown"),
        counts("discard", ENERGY_CARDS, COPIES, "the discard pile"),
        word("pending", ENERGY_CARDS, "the Discard card that takes effect"),
        word("mimicked", OWNED, "the card that Mimic copies", "mimicked.card"),
        seat_seen("mimicked_of", SEATS, "whose that card is", "mimicked.seat"),
        number("mimicked_nth", COPIES, "which it is, if there are two alike", "mimicked.nth"),
        counts("peeked", ENERGY_CARDS, COPIES, "the cards on top of the deck that the observer knows", "peeked.cards"),
        seat_seen("looker", SEATS, "who chooses an Evolution card", "looking.seat"),
        counts("looked", EVOLUTIONS, COPIES, "the cards to choose from, if they are the observer's", "looking.cards"),
    ]


def dice() -> list[Part | Rows]:
    return [
        counts("dice", FACE_NAMES, HIGH, "the dice, by what they show"),
        number("rolls", HIGH, "Rolls made"),
        word("infused", FACE_NAMES, "the symbol that Energy-Infused Monster added"),
        counts("symbols", FACE_NAMES, HIGH, "symbols while they are resolved, added ones included"),
        counts("resolved", GROUP_NAMES, 1, "groups that are resolved"),
    ]


def this_turn() -> list[Part | Rows]:
    """What has been done and noted this turn."""
    return [
        flag("bay", "whether Tokyo Bay is in use"),
        counts("used", CARDS, COPIES, "cards used up for this turn"),
        counts("sneaks", KEYWORDED, COPIES, "SNEAKY cards at work"),
        counts("locked", CARDS, COPIES, "cards that can't be used this turn"),
        told_by_seat(
            "hunts",
            HUNTS,
            SEATS,
            "prey",
            [word("card", KEYWORDED, "a HUNTER card at work"), number("smashes", HIGH, "smashes that it adds")],
        ),
        word("frenzy", KEYWORDED, "the card of this FRENZY turn"),
        flag("alloy", "whether Sneaky Alloy can still change a die"),
        flag("frozen", "whether Freeze Time was earned"),
        number("fewer", HIGH, "dice fewer in this turn"),
        number("discount", HIGH, "off the next purchase"),
        number("looks", HIGH, "looks with Made in a Lab"),
        number("lab", HIGH, "cards on top of the deck that can be bought with it"),
        seats_seen("hurt", SEATS, "through whom another monster lost hearts this turn"),
        told_by_seat(
            "extra_turns",
            EXTRA,
            SEATS,
            "seat",
            [
                word("kind", EXTRA_TURNS, "why there will be another turn"),
                word("card", KEYWORDED, "its FRENZY card"),
                number("fewer", HIGH, "dice fewer in it"),
            ],
        ),
        told_by_seat("burrowed", BURROWED, SEATS, "seat", [word("place", PLACES, "a place left by Burrowing")]),
    ]
