"""King of Tokyo Duel for learning programs: its actions, and what a seat observes. Everything read here is in a view.

Spaces are numbered as in the notation, seat 0 toward -7 and seat 1 toward 7, because actions name them so.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from bestiaire.core.encoding import HIGH
from bestiaire.core.learning import Learning
from bestiaire.core.numbering import Actions
from bestiaire.core.schema import Part, Rows, Schema, counts, flag, found, listed, number, options_in_force, word
from bestiaire.core.schema_seats import all_players, seat_seen
from bestiaire.games.duel.cards.buzz_tokens import BONUS_NAMES
from bestiaire.games.duel.play.encoder import SPACES, DuelEncoder
from bestiaire.games.duel.play.names import CARDS
from bestiaire.games.duel.questions import QUESTIONS
from bestiaire.games.duel.table.dice import FACE_NAMES, TRACK_NAMES
from bestiaire.games.duel.table.options import CHOICES, MONSTER_NAMES
from bestiaire.games.duel.table.subjects import TOKEN_NAMES
from bestiaire.games.duel.table.tracks import END, LAST_SPACE
from bestiaire.games.duel.table.zones import MARKET, PHASES


@cache
def numbered() -> Actions:
    return QUESTIONS.actions("duel")


def actions(told: dict[str, Any]) -> Actions:
    """The action space, the same with all options."""
    return numbered()


@cache
def schema() -> Schema:
    """What a seat observes."""
    return Schema(
        "duel",
        [
            number("seat", 1, "the observer's seat"),
            seat_seen("active", 2, "whose turn it is"),
            word("phase", PHASES, "the phase of the turn"),
            seat_seen("asked", 2, "who is asked", "choice.player"),
            word("kind", QUESTIONS.kinds, "what is asked", "choice.kind"),
            number("amount", HIGH, "about how many hits, symbols or how much energy it is asked", "choice.amount"),
            word("token", TOKEN_NAMES, "about which Buzz token", "choice.token"),
            word("bonus", BONUS_NAMES, "about which bonus", "choice.bonus"),
            word("face", FACE_NAMES, "about which symbol", "choice.face"),
            number("throws_left", HIGH, "throws that are left", "choice.throws_left"),
            counts("symbols", FACE_NAMES, HIGH, "symbols in the Roll while it is resolved", "choice.symbols"),
            number("power_left", HIGH, "Special Power symbols left to be used", "choice.power_left"),
            options_in_force("duel", CHOICES),
            all_players(2, player()),
            listed("market", MARKET, [word("card", CARDS, "a card of the market"), number("price", HIGH, "its price")]),
            number("deck", HIGH, "cards in the deck"),
            flag("loose", "whether the deck was shuffled anew"),
            counts("discard", CARDS, 1, "the discard pile"),
            word("pending", CARDS, "the card that is being bought"),
            marker("fame"),
            marker("destruction"),
            *buzz(),
            counts("dice", FACE_NAMES, HIGH, "the dice, by what they show"),
            number("throws", HIGH, "how often was thrown"),
            counts("aside", FACE_NAMES, HIGH, "dice put aside"),
            counts("added", FACE_NAMES, HIGH, "symbols added"),
            counts("resolved", FACE_NAMES, HIGH, "symbols resolved"),
            number("power_used", HIGH, "Special Power symbols used"),
            counts("used", CARDS, 1, "cards used this turn"),
            flag("first_turn", "whether it is the first turn of the game"),
            flag("bought", "whether a card was bought this turn"),
            flag("swept", "whether the market was swept this turn"),
            number("extra_turns", HIGH, "turns still to come for the active player"),
            number("smash_resolved", HIGH, "Smash symbols resolved this turn"),
            number("signature_pulls", HIGH, "threes that Signature Move has pulled for this turn"),
        ],
    )


def player() -> list[Part | Rows]:
    return [
        word("monster", MONSTER_NAMES, "the Monster"),
        number("life", HIGH, "life"),
        number("energy", HIGH, "energy"),
        number("dice_tokens", HIGH, "Dice tokens"),
        counts("keep", CARDS, 1, "KEEP cards"),
        number("penalty", HIGH, "dice lacking in the next throw"),
        number("dominated", HIGH, "Dominate cards that wait"),
        number("hits", HIGH, "hits taken this turn"),
        flag("immune", "saved by Unstoppable this turn"),
    ]


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


LEARNING = Learning(actions, schema, DuelEncoder)
