"""What is observed of the table where no kind of field says it: prices, counters, notes of the turn, looks at cards."""

from __future__ import annotations

from typing import Any, Final

from bestiaire.core.encoding import HIGH
from bestiaire.core.schema import Part, Rows, counts, flag, listed, number, word
from bestiaire.core.schema_seats import seat_seen, seats_seen, told_by_seat
from bestiaire.games.tokyo.cards.printed import BASE, DISCARD, MINDBUG
from bestiaire.games.tokyo.cards.sets import ALL_CARDS
from bestiaire.games.tokyo.rules.dice.groups import GROUP_NAMES
from bestiaire.games.tokyo.table.dice import FACE_NAMES
from bestiaire.games.tokyo.table.zones import DISPLAY, EXTRA_TURNS, PLACES

SEATS: Final = 6
"""The most there are."""
CARDS: Final = tuple(card.id for card in ALL_CARDS)
ENERGY_CARDS: Final = tuple(card.id for card in ALL_CARDS if not card.monster)
EVOLUTIONS: Final = tuple(card.id for card in ALL_CARDS if card.monster)
OWNED: Final = tuple(card.id for card in ALL_CARDS if not card.monster and card.kind != DISCARD)
KEYWORDED: Final = tuple(card.id for card in ALL_CARDS if card.keywords)
CAUSES: Final = ("smash", "poison", *CARDS)
COUNTED: Final = ("smoke_cloud", "battery_monster", "mimic")
"""The cards that can have counters."""
COPIES: Final = max(card.copies for card in ALL_CARDS)
HUNTS: Final = 5
EXTRA: Final = 4
BURROWED: Final = 4
"""Hunts, extra turns and yielded places that are observed one by one."""


def cards() -> list[Part]:
    return [counts("cards", OWNED, COPIES, "Keep cards and Consumables in front of it"), counters()]


def counters() -> Part:
    """The counters on the cards that have any."""

    def read(item: Any) -> list[int]:
        numbers = [0] * len(COUNTED)
        for card in item["cards"]:
            if isinstance(card, dict):
                numbers[COUNTED.index(card["card"])] = card["counters"]
        return numbers

    return Part("counters", "counters on cards", read, shape=(len(COUNTED),), high=HIGH, values=COUNTED)


def max_hearts() -> list[Part]:
    return [number("max_hearts", HIGH, "the most hearts it can have")]


def display() -> list[Rows]:
    shown = [word("card", ENERGY_CARDS, "a card of the display"), number("price", HIGH, "its price for the resolver")]
    return [listed("display", DISPLAY, shown)]


def top_set() -> list[Part]:
    return [word("top_set", (BASE, MINDBUG), "the set of the top card, if backs are shown")]


def mimicked() -> list[Part]:
    return [
        word("mimicked", OWNED, "the card that Mimic copies", "mimicked.card"),
        seat_seen("mimicked_of", SEATS, "whose that card is", "mimicked.seat"),
        number("mimicked_nth", COPIES, "which it is, if there are two alike", "mimicked.nth"),
    ]


def peeked() -> list[Part]:
    about = "the cards on top of the deck that the observer knows"
    return [counts("peeked", ENERGY_CARDS, COPIES, about, "peeked.cards")]


def looking() -> list[Part]:
    about = "the cards to choose from, if they are the observer's"
    return [
        seat_seen("looker", SEATS, "who chooses an Evolution card", "looking.seat"),
        counts("looked", EVOLUTIONS, COPIES, about, "looking.cards"),
    ]


def symbols() -> list[Part]:
    return [counts("symbols", FACE_NAMES, HIGH, "symbols while they are resolved, added ones included")]


def resolved() -> list[Part]:
    return [counts("resolved", GROUP_NAMES, 1, "groups that are resolved")]


def bay() -> list[Part]:
    return [flag("bay", "whether Tokyo Bay is in use")]


def hunts() -> list[Rows]:
    told = [word("card", KEYWORDED, "a HUNTER card at work"), number("smashes", HIGH, "smashes that it adds")]
    return [told_by_seat("hunts", HUNTS, SEATS, "prey", told)]


def hurt() -> list[Part]:
    return [seats_seen("hurt", SEATS, "through whom another monster lost hearts this turn")]


def extra_turns() -> list[Rows]:
    told = [
        word("kind", EXTRA_TURNS, "why there will be another turn"),
        word("card", KEYWORDED, "its FRENZY card"),
        number("fewer", HIGH, "dice fewer in it"),
    ]
    return [told_by_seat("extra_turns", EXTRA, SEATS, "seat", told)]


def burrowed() -> list[Rows]:
    return [told_by_seat("burrowed", BURROWED, SEATS, "seat", [word("place", PLACES, "a place left by Burrowing")])]
