"""The fields of King of Tokyo Duel, in the order in which views and positions tell them (`core/fields`)."""

from __future__ import annotations

from typing import Any, Final

from bestiaire.core.encoding import HIGH
from bestiaire.core.fields import (
    GIVEN,
    LISTED,
    NOT_COPIED,
    Amounts,
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
from bestiaire.core.schema import Part, counts, found, listed, number, word
from bestiaire.games.duel.cards.buzz_tokens import TOKEN_NAMES
from bestiaire.games.duel.cards.printed import Card, Monster
from bestiaire.games.duel.cards.sets import BOX
from bestiaire.games.duel.rules.actions import ids
from bestiaire.games.duel.table import told
from bestiaire.games.duel.table.dice import FACE_NAMES, FACE_ORDER, TRACK_NAMES
from bestiaire.games.duel.table.options import DECLARED, MONSTER_NAMES, Options
from bestiaire.games.duel.table.tracks import EMPTY_BOARD, EMPTY_PLACES, END, LAST_SPACE, SPACES
from bestiaire.games.duel.table.zones import (
    MARKET,
    MOST_COUNTED,
    MOST_ENERGY,
    MOST_THREES,
    MOST_TOKENS,
    NO_WINDOW,
    PHASES,
    Roll,
    no_roll,
)

CARDS: Final = tuple(card.id for card in BOX)
POWER_CARDS: Final = CardList("cards", lambda: CARDS, ids, most=1)


# -- what is observed of the tracks


def marker(track: str) -> Part:
    return Part(
        track,
        f"where the marker of {track.capitalize()} stands, in half spaces",
        lambda view: [round(2 * found(view, track))],
        low=-END,
        high=END,
    )


def buzz() -> list[Part]:
    """The tokens on the tracks: which lies with its lowest space where, and whether it is turned round."""
    places = {token: place for place, token in enumerate(TOKEN_NAMES, 1)}

    def read(view: Any, what: str) -> list[int]:
        numbers = [0] * (2 * SPACES)
        for token in view["buzz"]:
            at = TRACK_NAMES.index(token["track"]) * SPACES + token["space"] + LAST_SPACE
            numbers[at] = places[token["token"]] if what == "token" else int(token.get(what, False))
        return numbers

    return [
        Part(
            "buzz",
            "the Buzz token whose lowest space this is: Fame, then Destruction, from -7 to 7",
            lambda view: read(view, "token"),
            shape=(2, SPACES),
            high=len(TOKEN_NAMES),
            values=("-", *TOKEN_NAMES),
            is_category=True,
        ),
        Part("turned", "whether that token is turned round", lambda view: read(view, "turned"), shape=(2, SPACES)),
    ]


# -- the fields

PLAYER: Final = Sheet(
    Printed("monster", "Monster", MONSTER_NAMES, "the Monster"),
    Number("life", None, "life", default=GIVEN, always=True),
    Number("energy", MOST_ENERGY, "energy", always=True),
    Number("dice_tokens", MOST_TOKENS, "Dice tokens", always=True),
    Pile("keep", POWER_CARDS, "KEEP cards", by_code=True),
    Inner("powers", "int", 0, doc="The bits of the KEEP cards."),
    Number("penalty", MOST_COUNTED, "dice lacking in the next throw", doc="KD-215."),
    Number("dominated", MOST_COUNTED, "Dominate cards that wait", doc="For the next turn (KD-214)."),
    Number("hits", MOST_COUNTED, "hits taken this turn", doc="KD-216."),
    Flag("immune", "saved by Unstoppable this turn", doc="KD-229."),
)

PRICED: Final = listed(
    "market", MARKET, [word("card", CARDS, "a card of the market"), number("price", HIGH, "its price")]
)

TABLE: Final = Sheet(
    InForce("duel", DECLARED),
    Seat("active", 2, "whose turn it is", doc="NOBODY before the set-up."),
    Word("phase", PHASES, "the phase of the turn"),
    Inner("window", "int", NO_WINDOW, copied=NOT_COPIED, doc="The part of the Resolve phase that runs (KD-031)."),
    Players(),
    Pile("discard", POWER_CARDS, "the discard pile"),
    Inner("box", "tuple[int, ...]", (), doc="Cards that lie nowhere: only in a position put together by hand."),
    Inner("markers", "list[int]", [0, 0], copied=LISTED, doc="Where Fame and Destruction stand, in half spaces."),
    Told("fame", told.fame, parts=lambda: [marker("fame")]),
    Told("destruction", told.destruction, parts=lambda: [marker("destruction")]),
    Told("buzz", told.buzz_view, parts=buzz),
    Inner("places", "tuple[int, ...]", EMPTY_PLACES, doc="Where each Buzz token lies."),
    Inner("cover", "tuple[int, ...]", EMPTY_BOARD[0], doc="What `tracks.lay_out` makes of `places`."),
    Inner("bonuses", "tuple[int, ...]", EMPTY_BOARD[1], doc="And which bonuses are printed there."),
    OneCard("pending", POWER_CARDS, "the card that is being bought", mid_stage=True, doc="It lies nowhere (KD-142)."),
    Flag("is_first_turn", "whether it is the first turn of the game", json="first_turn"),
    Flag("is_loose", "whether the deck was shuffled anew", json="loose", doc="Its cards are drawn at random (KD-149)."),
    Number("extra_turns", MOST_COUNTED, "turns still to come for the active player"),
    Inner("roll", "Roll", no_roll, copied=".afresh()"),
    Faces("dice", FACE_NAMES, "the dice, by what they show", tally="rolled", inside="roll", when=told.has_thrown),
    Number("throws", None, "how often was thrown", inside="roll", when=told.has_thrown),
    Amounts("aside", FACE_NAMES, None, "dice put aside", inside="roll", order=FACE_ORDER, always=False, mid_stage=True),
    Amounts("added", FACE_NAMES, None, "symbols added", inside="roll", order=FACE_ORDER, always=False, mid_stage=True),
    Amounts(
        "resolved", FACE_NAMES, None, "symbols resolved", inside="roll", order=FACE_ORDER, always=False, mid_stage=True
    ),
    Number("power_used", None, "Special Power symbols used", inside="roll", mid_stage=True),
    Told(
        "used",
        told.used_cards,
        parts=lambda: [counts("used", CARDS, 1, "cards used this turn")],
        type="int",
        default=0,
        doc="The bits of the cards (KD-033, KD-234).",
    ),
    Flag("bought", "whether a card was bought this turn"),
    Flag("swept", "whether the market was swept this turn"),
    Number("smash_resolved", MOST_COUNTED, "Smash symbols resolved this turn", doc="For Operation Media (KD-226)."),
    Number("signature_pulls", MOST_THREES, "threes that Signature Move has pulled for this turn", doc="KD-233."),
    Told(
        "market",
        parts=lambda: [PRICED],
        type="tuple[int, ...]",
        default=(),
        viewed=told.market_view,
        written=told.market_ids,
        always=True,
        doc="The last one lies on slot 3 (KD-015).",
    ),
    Pile("deck", POWER_CARDS, "cards in the deck", seen=Seen.COUNTED, by_code=True, doc="The top first."),
    Several("random", "next_dice"),
)

FIELDS: Final = Declared("bestiaire.games.duel", TABLE, PLAYER, Card, (Monster, Options, Roll))
