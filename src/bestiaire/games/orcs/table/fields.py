"""The fields of Orcs Orcs Orcs, in the order in which views and positions tell them (`core/fields`)."""

from __future__ import annotations

from typing import Final

from bestiaire.core.fields import (
    GIVEN,
    LISTED,
    Amounts,
    Bits,
    CardList,
    Declared,
    Flag,
    InForce,
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
    Word,
)
from bestiaire.games.orcs.cards.creatures import CREATURE_NAMES, FATE_CARDS
from bestiaire.games.orcs.cards.printed import COLOURS, DECK_NAMES, NO_SPECIAL, POWER_NAMES, SPECIAL_NAMES
from bestiaire.games.orcs.cards.spells import SPELL_NAMES
from bestiaire.games.orcs.rules.actions import spell_keys
from bestiaire.games.orcs.table import observed, told
from bestiaire.games.orcs.table.components.box import Box, Layout
from bestiaire.games.orcs.table.options import DECLARED, Options
from bestiaire.games.orcs.table.zones import (
    COUNTER_SPACES,
    MOST_ACTIONS,
    MOST_MAGIC,
    PHASES,
    SECTIONS,
    SECTORS,
    SKULL_STEPS,
    USABLE_POWERS,
    Cast,
)

SEATS: Final = 4
"""The most there are."""
PILES: Final = "list[tuple[int, ...]]"
SPELLS: Final = CardList("spells", lambda: SPELL_NAMES, spell_keys)
FATES: Final = CardList("fates", lambda: tuple(card.id for card in FATE_CARDS), told.fate_ids, most=1)
MISSIONS: Final = CardList("missions", lambda: observed.MISSION_NAMES, told.mission_keys, most=1)

PLAYER: Final = Sheet(
    Word("colour", COLOURS, "the colour", default=GIVEN, by_code=True),
    Told(
        "mage", told.mage, parts=observed.mage, type="int", default=GIVEN, always=True, doc="Its tower space (OO-006)."
    ),
    Pile("hand", SPELLS, "cards in hand", seen=Seen.OWNER, known=("known", "the observer's own hand")),
    Pile("draw", SPELLS, "cards in the draw pile", seen=Seen.COUNTED, by_code=True, doc="The next one first."),
    Flag("is_loose", json="loose", seen=Seen.NOBODY, late=True, doc="Cards are drawn at random (OO-121)."),
    Pile("discard", SPELLS, "the discard pile"),
    Pile("learned", SPELLS, "cards learned this turn", late=True, doc="Not to be drawn yet (OO-166)."),
    Told("cards", told.deck_view, parts=observed.cards, seen=Seen.VIEWS),
    Amounts("held", CREATURE_NAMES, None, "trophies", json="trophies"),
    Amounts("skulls", CREATURE_NAMES, SKULL_STEPS, "how far the skulls are", high=SKULL_STEPS),
    Bits("powers", POWER_NAMES, "bonus powers gained", seen=Seen.VIEWS, always=True, doc="OO-112."),
    Told(
        "score",
        parts=observed.score,
        viewed=told.score_view,
        by_seat=True,
        seen=Seen.VIEWS,
    ),
    Told(
        "missions",
        parts=observed.missions,
        type="tuple[int, ...]",
        default=(),
        viewed=told.missions_view,
        by_seat=True,
        when=told.has_missions,
        written=told.missions_written,
        late=True,
    ),
    OneCard(
        "declined", MISSIONS, "the mission that was put back, if it is the observer's", seen=Seen.PRIVATE, late=True
    ),
)

TABLE: Final = Sheet(
    Inner("box", "Box"),
    Inner("layout", "Layout", doc="Which number is what."),
    InForce("orcs", DECLARED),
    Number("round", None, "the number of the round", always=True),
    Seat("start_player", SEATS, "who begins a round", default=0),
    Seat("active", SEATS, "whose turn it is", doc="NOBODY before the set-up."),
    Word("phase", PHASES, "where the round is", by_code=True),
    OneCard("fate", FATES, "the fate card in force", always=True),
    Pile("fate_used", FATES, "used fate cards", by_code=True),
    Told("display", told.display, parts=observed.displays, type=PILES, default=[(), ()], copied=LISTED, always=True),
    Pile("poison", SPELLS, "cards on the poison pile", seen=Seen.COUNTED, written=told.poison_left, by_code=True),
    Number("actions", None, "actions left", when=told.is_acting, doc="This turn."),
    Number("actions_taken", MOST_ACTIONS - 1, "actions taken", when=told.is_acting),
    Number("magic", MOST_MAGIC, "magic energy for the next action", json="magic_energy", doc="OO-214."),
    Bits("used", POWER_NAMES, "powers used this turn", known=USABLE_POWERS, doc="OO-182, OO-183."),
    Flag("is_last_round", "whether this round is the last", json="ending"),
    Told("cast", told.cast_view, parts=observed.cast, type="Cast | None", default=None, mid_stage=True),
    Told("seats", written=told.seats, when=told.is_before_set_up, seen=Seen.NOBODY),
    Players(),
    Told(
        "sections",
        json="board",
        parts=observed.board,
        type=PILES,
        default=[()] * SECTIONS,
        viewed=told.board_view,
        written=told.board_written,
        always=True,
        copied=LISTED,
        doc="Creatures, each by the number of the marker that brought it; any number, in no order (OO-005).",
    ),
    Inner("damage", "dict[int, int]", {}, copied=".copy()", doc="Of this turn, by creature (OO-110)."),
    Told(
        "markers",
        parts=observed.markers,
        type=PILES,
        default=[()] * SECTORS,
        viewed=told.markers_counted,
        written=told.markers_written,
        always=True,
        copied=LISTED,
        doc="Hidden ones, the next one first.",
    ),
    Amounts(
        "counters",
        CREATURE_NAMES,
        COUNTER_SPACES - 1,
        "how far the counter of each creature has moved",
        viewed=told.counters_view,
        parts=observed.counters,
    ),
    Word("special", SPECIAL_NAMES, "its special rule", default=NO_SPECIAL, seen=Seen.VIEWS, doc="In force (OO-044)."),
    Pile("fate_pile", FATES, "cards in the fate pile", seen=Seen.COUNTED, by_code=True),
    Told(
        "decks",
        parts=observed.decks,
        type=PILES,
        default=[(), ()],
        viewed=told.decks_counted,
        written=told.decks_written,
        always=True,
        copied=LISTED,
    ),
    Flag("fate_is_loose", json="fate_loose", seen=Seen.NOBODY),
    Bits("loose_decks", DECK_NAMES, json="decks_loose", seen=Seen.NOBODY, doc="Shuffled anew (OO-065)."),
    Inner("fallen", "tuple[int, ...]", (), doc="The markers of all trophies."),
    # What lies in the box and, for all that can be seen, could lie in the decks, in the fate pile or among the hidden
    # markers as well: what a position leaves out, and what has left the game without a trace on the table.
    Inner("spare_spells", PILES, [(), ()], copied=LISTED),
    Inner("spare_fate", "tuple[int, ...]", ()),
    Inner("spare_markers", "tuple[int, ...]", ()),
    Several("random"),
)
"""Among it what has its place on the board: fate cards, poison pile, a counter for each type of creature (OO-007)."""

FIELDS: Final = Declared("bestiaire.games.orcs", TABLE, PLAYER, int, (Box, Layout, Options, Cast))
