"""Which cards a game is played with: whole sets, or a pool of one's own, as options and positions say it."""

from __future__ import annotations

from typing import Any

from bestiaire.core.check import Reader
from bestiaire.core.errors import BadOptions
from bestiaire.core.options import OptionSet, read_by
from bestiaire.core.rng import Random
from bestiaire.games.mindbug.cards.sets import CARDS, ENERGY_CARDS, SETS, custom_pool, pool
from bestiaire.games.mindbug.table.state import Game
from bestiaire.games.mindbug.table.zones import DECK_SIZE, Market, Pool
from bestiaire.words import Phrase

FEWEST_CARDS = 24
MOST_CARDS = 80
"""How many creature cards a custom pool may have, and as many Energy cards: enough to deal and to find the first
player; and no more than all sets together have, since all of them may come to lie in play."""


def read_sets(sets: Reader, seats: int | None) -> list[str]:
    names = [item.word(SETS) for item in sets]
    if not names:
        raise sets.refuse(Phrase(en="at least one set is needed", fr="il faut au moins une série de cartes"))
    if len(set(names)) < len(names):
        raise sets.refuse(Phrase(en="a set can't be named twice", fr="une série ne peut être nommée deux fois"))
    return names


def read_cards(cards: Reader, seats: int | None) -> list[str]:
    """A custom pool: any cards of any sets, each as often as it is named."""
    names = [item.word({**CARDS, **ENERGY_CARDS}) for item in cards]
    creatures = sum(name in CARDS for name in names)
    if not FEWEST_CARDS <= creatures <= MOST_CARDS or len(names) - creatures > MOST_CARDS:
        raise cards.refuse(
            Phrase(
                en=f"{creatures} creature cards; a pool has from {FEWEST_CARDS} to {MOST_CARDS}",
                fr=f"{creatures} cartes Créature ; il en faut de {FEWEST_CARDS} à {MOST_CARDS}",
            )
        )
    return names


DECLARED = OptionSet(
    read_by("sets", ["first_contact"], read_sets),
    read_by("cards", [], read_cards),
)


def new_game(seats: int, options: dict[str, Any], rng: Random) -> Game:
    """A game before its set-up, with the cards of the chosen sets, or those that were listed."""
    whole = Reader(options, "options", BadOptions)
    if options["cards"] != []:
        return before_set_up(custom_pool(tuple(DECLARED.read_one(whole, "cards"))), rng)
    chosen = pool(tuple(DECLARED.read_one(whole, "sets")))
    if chosen.creatures < 2 * DECK_SIZE:
        raise BadOptions(
            "options.sets",
            Phrase(
                en=f"have {chosen.creatures} cards; a game needs at least {2 * DECK_SIZE}",
                fr=f"{chosen.creatures} cartes en tout ; il en faut au moins {2 * DECK_SIZE} pour jouer",
            ),
        )
    return before_set_up(chosen, rng)


def before_set_up(chosen: Pool, rng: Random) -> Game:
    game = Game(chosen.faces, rng, 2, chosen, chosen.extended)
    game.market = empty_market(chosen)
    return game


def empty_market(chosen: Pool) -> Market | None:
    """Room for Energy cards, if the pool has any (MK-002)."""
    return Market((), (), (), ()) if len(chosen.faces) > chosen.creatures else None


def read_pool(whole: Reader) -> Pool:
    """The cards in the game: `sets`, or `cards` for a custom pool."""
    if not whole.has("cards"):
        return pool(tuple(DECLARED.read_one(whole, "sets")))
    if whole.has("sets"):
        raise whole.field("sets").refuse(
            Phrase(en="can't stand beside cards: it is one or the other", fr="ne va pas avec cards : l'un ou l'autre")
        )
    return custom_pool(tuple(DECLARED.read_one(whole, "cards")))
