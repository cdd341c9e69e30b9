"""The fields of Mindbug, in the order in which views and positions tell them (`core/fields`)."""

from __future__ import annotations

from typing import Final

from bestiaire.core.fields import (
    EACH,
    NOT_COPIED,
    CardList,
    Declared,
    Inner,
    Number,
    OneCard,
    Pile,
    Players,
    Seat,
    Seen,
    Several,
    Sheet,
    Told,
)
from bestiaire.games.mindbug.cards.printed import Card
from bestiaire.games.mindbug.cards.sets import CARDS
from bestiaire.games.mindbug.rules.actions import ids
from bestiaire.games.mindbug.table import observed, told
from bestiaire.games.mindbug.table.zones import (
    MOST_ENERGY,
    MOST_LIFE,
    MOST_MINDBUGS,
    START_LIFE,
    START_MINDBUGS,
    Creature,
    Lasting,
    Market,
    Pool,
    Waiting,
)

CREATURES: Final = CardList("cards", lambda: tuple(CARDS), ids)
ALL_CARDS: Final = CardList("cards", observed.every_card, ids)

PLAYER: Final = Sheet(
    Number("life", MOST_LIFE, "life", default=START_LIFE, always=True),
    Number("mindbugs", MOST_MINDBUGS, "Mindbugs left", default=START_MINDBUGS, always=True),
    Pile("hand", CREATURES, "cards in hand", seen=Seen.OWNER),
    Pile("deck", CREATURES, "cards in the draw pile", seen=Seen.COUNTED),
    Pile("discard", CREATURES, "the discard pile", doc="The latest card last."),
    Told(
        "play",
        type="list[Creature]",
        default=[],
        viewed=told.play_view,
        written=told.play_written,
        parts=observed.play,
        always=True,
        copied=EACH,
    ),
    Inner("known", "tuple[int, ...]", (), doc="Cards of this hand that the other player saw getting there."),
    Several("known", viewed=told.known_view, by_seat=True, written=told.known_written, parts=observed.known, late=True),
    Number("energy", MOST_ENERGY, "Energy cubes", when=told.counts_energy, doc="MK-014."),
)

TABLE: Final = Sheet(
    Inner("pool", "Pool"),
    Inner("extended", "bool", doc="Whether there are other cards than those of First Contact."),
    Several("sets", "cards", viewed=told.sets_view, written=told.pool_written, parts=observed.pool),
    Seat("active", 2, "whose turn it is", doc="NOBODY before the set-up."),
    Players(),
    Pile("unused", CREATURES, "cards in the unused pile", seen=Seen.COUNTED),
    Pile("revealed", CREATURES, "cards turned up for the first player", doc="Seat 0's, seat 1's, and so on (MB-014)."),
    Several("random", "next_dice", written=told.chance, seen=Seen.NOBODY),
    OneCard(
        "pending",
        ALL_CARDS,
        "the card that lies face up while the Mindbug decision is made",
        mid_stage=True,
        doc="It is nobody's (MB-051).",
    ),
    Told("cards", told.custom_pool, when=told.has_custom_pool, seen=Seen.VIEWS),
    Inner("market", "Market | None", None, copied=".copy()", doc="The Energy cards, if the game has any."),
    Several(
        "display",
        "energy_deck",
        "energy_discard",
        viewed=told.market_view,
        written=told.market_written,
        parts=observed.market,
    ),
    Told("dice", told.dice, parts=observed.dice, type="tuple[int, ...]", default=(), mid_stage=True, doc="MK-012."),
    Told(
        "this_turn",
        told.lasting,
        parts=observed.this_turn,
        type="list[Lasting]",
        default=[],
        mid_stage=True,
        doc="What holds until the turn ends (MK-033).",
    ),
    Inner("box", "tuple[int, ...]", (), doc="Cards that lie nowhere: only in a position put together by hand."),
    Inner("waiting", "list[Waiting]", [], copied=NOT_COPIED, doc="Triggered effects still to be resolved."),
    # The creature whose keywords are being asked for, and its power, if that mattered (0: not yet): every ability that
    # looks at it would work it out anew.
    Inner("measured", "Creature | None", None, copied=NOT_COPIED),
    Inner("measured_power", "int", 0, copied=NOT_COPIED),
)

FIELDS: Final = Declared("bestiaire.games.mindbug", TABLE, PLAYER, Card, (Creature, Lasting, Market, Pool, Waiting))
