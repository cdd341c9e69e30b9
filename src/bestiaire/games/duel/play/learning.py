"""King of Tokyo Duel for learning programs: its actions, and what a seat observes. Everything read here is in a view.

Spaces are numbered as in the notation, seat 0 toward -7 and seat 1 toward 7, because actions name them so.
"""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import Any

from bestiaire.core.encoding import HIGH
from bestiaire.core.learning import Learning
from bestiaire.core.numbering import Actions, Verb, handfuls
from bestiaire.core.schema import Schema, counts, number, word
from bestiaire.core.schema_seats import all_players, seat_seen
from bestiaire.games.duel.cards.buzz_tokens import BONUS_NAMES
from bestiaire.games.duel.cards.keep_cards_s_to_u import TITANIC_BATTERIES
from bestiaire.games.duel.play.encoder import DuelEncoder
from bestiaire.games.duel.rules.asking import place_name
from bestiaire.games.duel.table.dice import BASE_DICE, FACE_NAMES, FACE_ORDER, MOST_EXTRA_DICE, TRACK_NAMES
from bestiaire.games.duel.table.fields import CARDS, PLAYER, TABLE, TOKENS
from bestiaire.games.duel.table.options import MONSTER_NAMES
from bestiaire.games.duel.table.tracks import LAST_SPACE, place_at

KINDS = (
    "monster", "first", "hibernation", "made_in_a_lab", "dominate", "dice_tokens", "reroll", "rebooting",
    "titanic_batteries", "resolve", "multiply", "track", "symbol", "plus", "king", "place", "unchained",
    "lightning_speed", "camouflage", "in_shape", "unstable_dna", "superconductor", "buy", "tesla_impulse",
)  # fmt: skip
"""What can be asked."""
SYMBOLS = tuple(FACE_NAMES[face] for face in FACE_ORDER)
MOST_DICE = BASE_DICE + MOST_EXTRA_DICE
ASIDE = TITANIC_BATTERIES.dice
YES_NO = ("yes", "no")
ORDER = (
    "market", "deck", "loose", "discard", "pending", "fame", "destruction", "buzz", "turned", "dice", "throws", "aside",
    "added", "resolved", "power_used", "used", "first_turn", "bought", "swept", "extra_turns", "smash_resolved",
    "signature_pulls",
)  # fmt: skip
"""The order in which fields are observed since the first schema; new ones follow."""


@cache
def numbered() -> Actions:
    ways = product((0, 1), range(-LAST_SPACE, LAST_SPACE + 1), (False, True))
    places = [place_name(place_at(track, low, turned)) for track, low, turned in ways]
    return Actions(
        "duel",
        [
            Verb("monster", MONSTER_NAMES),
            Verb("first", CARDS),
            Verb("hibernation", ("keep", "discard")),
            Verb("buy", CARDS, single=("none",)),
            Verb("sweep", ("market",)),
            Verb("dominate", CARDS, single=("none",)),
            Verb("dice_tokens", [str(amount) for amount in range(MOST_EXTRA_DICE + 1)]),
            Verb("reroll", handfuls(SYMBOLS, 1, MOST_DICE), single=("none",)),
            Verb("in_the_shadows", handfuls(("fame",), 1, MOST_DICE)),
            Verb("rebooting", YES_NO),
            Verb("titanic_batteries", handfuls(SYMBOLS, ASIDE, ASIDE), single=("none",)),
            Verb("resolve", SYMBOLS, single=("none",)),
            Verb("power", ("use",)),
            Verb("multiply", YES_NO),
            Verb("track", TRACK_NAMES),
            Verb("symbol", SYMBOLS),
            Verb("plus", YES_NO),
            Verb("king", places, single=("beside",)),
            Verb("place", places, single=("none",)),
            Verb("unchained", YES_NO),
            Verb("lightning_speed", YES_NO),
            Verb("camouflage", YES_NO),
            Verb("in_shape", YES_NO),
            Verb("unstable_dna", CARDS, single=("none",)),
            Verb("superconductor", YES_NO),
            Verb("tesla_impulse", CARDS),
            Verb("alien_metabolism", CARDS),
        ],
    )


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
            TABLE.part("active"),
            TABLE.part("phase"),
            seat_seen("asked", 2, "who is asked", "choice.player"),
            word("kind", KINDS, "what is asked", "choice.kind"),
            number("amount", HIGH, "about how many hits, symbols or how much energy it is asked", "choice.amount"),
            word("token", TOKENS, "about which Buzz token", "choice.token"),
            word("bonus", BONUS_NAMES, "about which bonus", "choice.bonus"),
            word("face", FACE_NAMES, "about which symbol", "choice.face"),
            number("throws_left", HIGH, "throws that are left", "choice.throws_left"),
            counts("symbols", FACE_NAMES, HIGH, "symbols in the Roll while it is resolved", "choice.symbols"),
            number("power_left", HIGH, "Special Power symbols left to be used", "choice.power_left"),
            TABLE.part("options"),
            all_players(2, PLAYER.parts()),
            *TABLE.parts(*ORDER, without=("active", "phase", "options")),
        ],
    )


LEARNING = Learning(actions, schema, DuelEncoder)
