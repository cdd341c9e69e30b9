"""The fields of King of Tokyo, in the order in which views and positions tell them (`core/fields`)."""

from __future__ import annotations

from typing import Final

from bestiaire.core.dice import NONE_OF_ANY
from bestiaire.core.fields import (
    NOT_COPIED,
    CardList,
    Declared,
    Faces,
    Flag,
    InForce,
    Inner,
    Number,
    OneCard,
    Pile,
    Players,
    Printed,
    Seat,
    Seen,
    Several,
    Sheet,
    Told,
    Word,
)
from bestiaire.games.tokyo.cards.printed import Card, Monster
from bestiaire.games.tokyo.rules.actions import ids
from bestiaire.games.tokyo.table import observed, told
from bestiaire.games.tokyo.table.dice import FACE_NAMES
from bestiaire.games.tokyo.table.observed import COPIES, SEATS
from bestiaire.games.tokyo.table.options import DECLARED, MONSTER_NAMES, Options
from bestiaire.games.tokyo.table.zones import (
    HEARTS,
    MOST_ENERGY,
    MOST_LOOKS,
    MOST_NOTED,
    MOST_POINTS,
    MOST_TOKENS,
    NO_FACE,
    NOBODY,
    PHASES,
    PLACES,
    Loss,
)

CARDS: Final = CardList("cards", lambda: observed.CARDS, ids, COPIES)
ENERGY_CARDS: Final = CardList("energy_cards", lambda: observed.ENERGY_CARDS, ids, COPIES)
EVOLUTIONS: Final = CardList("evolutions", lambda: observed.EVOLUTIONS, ids, COPIES)
OWNED: Final = CardList("owned", lambda: observed.OWNED, ids, COPIES)
KEYWORDED: Final = CardList("keyworded", lambda: observed.KEYWORDED, ids, COPIES)

NUMBERS: Final = "tuple[int, ...]"
THREES: Final = "tuple[tuple[int, int, int], ...]"

PLAYER: Final = Sheet(
    Printed("monster", "Monster", MONSTER_NAMES, "the monster"),
    Number("hearts", None, "hearts", default=HEARTS, always=True),
    Number("points", MOST_POINTS, "victory points", json="vp", always=True),
    Number("energy", MOST_ENERGY, "energy", always=True),
    Word("place", PLACES, "where it is"),
    Pile(
        "cards",
        OWNED,
        "Keep cards and Consumables in front of it",
        viewed=told.cards_view,
        written=told.cards_view,
        parts=observed.cards,
        by_code=True,
    ),
    Inner("powers", "int", 0, doc="The bits of its Keep cards, of what Mimic copies, and of its Permanent Evolutions."),
    Inner("keywords", "int", 0, doc="The keywords of its Consumables."),
    Number("mindbugs", MOST_TOKENS, "Mindbug tokens", always=True),
    Number("poison", MOST_TOKENS, "Poison tokens"),
    Number("shrink", MOST_TOKENS, "Shrink tokens"),
    Number("fewer_dice", MOST_TOKENS, "dice lost for good", doc="KT-030."),
    Number("peeked", None, "how many cards on top of the deck it knows", doc="KT-009."),
    Flag("immune", "whether it loses no hearts any more this turn", doc="Wings were paid."),
    Flag("is_out", "whether it is out of the game", json="out", by_code=True),
    Pile("aside", KEYWORDED, "activated cards that lie aside", always=False, doc="Not discarded yet (KM-037)."),
    Pile("evolutions", EVOLUTIONS, "Permanent Evolutions in play", when=told.has_evolutions, by_code=True),
    Pile("evolution_discard", EVOLUTIONS, "discarded Evolution cards", when=told.has_evolutions, by_code=True),
    Flag("is_loose", "whether that deck was shuffled anew", json="evolution_loose", doc="It is drawn from at random."),
    Told("max_hearts", told.max_hearts, parts=observed.max_hearts, seen=Seen.VIEWS),
    Pile(
        "hand",
        EVOLUTIONS,
        "Evolution cards in hand",
        seen=Seen.OWNER,
        known=("known", "the observer's own hand"),
        when=told.has_evolutions,
    ),
    Pile(
        "evolution_deck",
        EVOLUTIONS,
        "cards in the Evolution deck",
        seen=Seen.COUNTED,
        when=told.has_evolutions,
        by_code=True,
    ),
    Several(viewed=told.evolution_box, when=told.has_evolutions, seen=Seen.VIEWS),
)
"""KT-002: what a monster has."""

TABLE: Final = Sheet(
    InForce("tokyo", DECLARED),
    Seat("active", SEATS, "whose turn it is", doc="NOBODY before the set-up."),
    Word("phase", PHASES, "where the turn is"),
    Pile("discard", ENERGY_CARDS, "the discard pile", by_code=True),
    Told("seats", told.seats, when=told.is_before_set_up),
    Seat(
        "resolver",
        SEATS,
        "whose phases 2 to 4 are carried out",
        otherwise="active",
        doc="KT-029: the active monster, or in an interlude the Mindbugger.",
    ),
    Seat("order", SEATS, "the seat after which the order goes on", otherwise="active", doc="KT-173."),
    Flag("is_loose", "whether the deck was shuffled anew", json="loose", doc="It is drawn from at random (KT-134)."),
    OneCard(
        "pending",
        ENERGY_CARDS,
        "the Discard card that takes effect",
        mid_stage=True,
        doc="It lies nowhere meanwhile (KT-131).",
    ),
    OneCard(
        "mimicked",
        OWNED,
        viewed=told.mimicked_view,
        written=told.mimicked_view,
        parts=observed.mimicked,
        doc="The card on which the Mimic token lies.",
    ),
    # The counters on Smoke Cloud, on Battery Monster, and on a Mimic that copies one of them.
    Inner("smoke", "int", 0),
    Inner("battery", "int", 0),
    Inner("mimic_counters", "int", 0),
    Faces("dice", FACE_NAMES, "the dice, by what they show", tally="rolled", when=told.has_rolled),
    Inner("rolled", NUMBERS, NONE_OF_ANY, doc="How many dice show each face."),
    Number("rolls", None, "Rolls made", when=told.has_rolled, doc="Those paid for and free ones don't count."),
    Word(
        "infused",
        FACE_NAMES,
        "the symbol that Energy-Infused Monster added",
        default=NO_FACE,
        always=False,
        by_code=True,
        doc="KT-061.",
    ),
    Pile("used", CARDS, "cards used up for this turn", always=False, by_code=True, doc="KT-024."),
    Pile("sneaks", KEYWORDED, "SNEAKY cards at work", always=False, by_code=True),
    Pile("locked", CARDS, "cards that can't be used this turn", always=False, by_code=True),
    Told("hunts", told.hunts, parts=observed.hunts, type=THREES, default=(), doc="Card, prey, and smashes."),
    OneCard("frenzy", KEYWORDED, "the card of this FRENZY turn", doc="Its price is due at its end (KM-062)."),
    Flag("frozen", "whether Freeze Time was earned", doc="This turn (KT-052)."),
    Number("alloy", MOST_NOTED, "whether Sneaky Alloy can still change a die", high=1, doc="How often."),
    Number("fewer", MOST_TOKENS, "dice fewer in this turn", doc="KT-171."),
    Number("discount", MOST_TOKENS, "off the next purchase", doc="Hungry Face: off the resolver's."),
    Number("looks", MOST_LOOKS, "looks with Made in a Lab", doc="KT-140."),
    Number("lab", None, "cards on top of the deck that can be bought with it", doc="By the resolver (KT-140)."),
    Told("hurt", told.hurt, parts=observed.hurt, type="int", default=0, doc="A bit for each seat."),
    Told("extra_turns", told.extra_turns, parts=observed.extra_turns, type=THREES, default=(), doc="See ExtraTurn."),
    Told(
        "burrowed",
        told.burrowed,
        parts=observed.burrowed,
        type="tuple[tuple[int, int], ...]",
        default=(),
        doc="Places that monsters with Burrowing have just yielded, and whose they were (KT-085).",
    ),
    Players(),
    Told(
        "display",
        type=NUMBERS,
        default=(),
        viewed=told.display_view,
        written=told.display_ids,
        parts=observed.display,
        always=True,
    ),
    Pile("deck", ENERGY_CARDS, "cards in the deck", seen=Seen.COUNTED, by_code=True),
    Inner("box", NUMBERS, (), doc="Cards that lie nowhere: only in a position put together by hand."),
    Inner("evolution_box", NUMBERS, (), doc="Evolution cards that such a position takes out of the game."),
    Told("bay", told.bay, parts=observed.bay, seen=Seen.VIEWS),
    Several(viewed=told.peeked_view, by_seat=True, parts=observed.peeked, seen=Seen.VIEWS),
    Inner("looker", "int", NOBODY, copied=NOT_COPIED, doc="Who looks at Evolution cards to keep one."),
    Inner("looked", NUMBERS, (), copied=NOT_COPIED),
    Several(viewed=told.looking_view, by_seat=True, written=told.looking_written, parts=observed.looking),
    Told("top_set", told.top_set, when=told.shows_top, parts=observed.top_set, seen=Seen.VIEWS),
    Inner("symbols", "list[int]", [], copied=NOT_COPIED, doc="Of the result being resolved (KT-066)."),
    Told("symbols", told.symbols, when=told.is_resolving, parts=observed.symbols, seen=Seen.VIEWS),
    Told("resolved", told.resolved, when=told.is_resolving, parts=observed.resolved, seen=Seen.VIEWS),
    Inner("groups_done", "int", 0, copied=NOT_COPIED),
    Inner("points_gained", "int", 0, copied=NOT_COPIED, doc="By the resolver in this phase 2 (KM-046)."),
    Inner("helper", "int", NOBODY, copied=NOT_COPIED, doc="Who plays Helpful Mindbug (KM-114)."),
    Inner("loss", "Loss | None", None, copied=NOT_COPIED, doc="The loss to which its victim may react."),
    Inner("loss_dice", NUMBERS, (), copied=NOT_COPIED, doc="What Camouflage rolled."),
    Inner("nesting", "int", 0, copied=NOT_COPIED, doc="Losses within losses."),
    Several("random", "next_dice"),
)

FIELDS: Final = Declared("bestiaire.games.tokyo", TABLE, PLAYER, Card, (Loss, Monster, Options))
