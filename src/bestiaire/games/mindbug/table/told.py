"""What only code can tell of the table of Mindbug: the pool, the creatures in play, and the Energy cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bestiaire.games.mindbug.cards.printed import keyword_names
from bestiaire.games.mindbug.rules.actions import ids, rival
from bestiaire.games.mindbug.rules.dice import DIE
from bestiaire.games.mindbug.rules.powers import changes, die_symbols, keywords, power
from bestiaire.games.mindbug.table.zones import Creature, Market, Source

if TYPE_CHECKING:
    from bestiaire.games.mindbug.table.state import Game


# -- the table


def sets_view(game: Game) -> dict[str, Any]:
    return {"sets": list(game.pool.sets)}


def pool_written(game: Game) -> dict[str, Any]:
    """The sets, or the cards of a custom pool."""
    return {"cards": list(game.pool.cards)} if game.pool.cards else sets_view(game)


def has_custom_pool(game: Game) -> bool:
    return len(game.pool.cards) > 0


def custom_pool(game: Game) -> list[str]:
    return list(game.pool.cards)


def chance(game: Game) -> dict[str, Any]:
    return game.rng.fields(DIE)


def market_view(game: Game) -> dict[str, Any]:
    """The Energy cards, if the game has any; of the deck, how many."""
    return {} if game.market is None else market_told(game, game.market, len(game.market.deck))


def market_written(game: Game) -> dict[str, Any]:
    return {} if game.market is None else market_told(game, game.market, ids(game, game.market.deck))


def market_told(game: Game, market: Market, deck: Any) -> dict[str, Any]:
    told: dict[str, Any] = {
        "display": ids(game, market.display),
        "energy_deck": deck,
        "energy_discard": ids(game, market.discard),
    }
    if market.bought:
        told["bought"] = ids(game, market.bought)
    return told


def dice(game: Game) -> list[int]:
    return list(game.dice)


def lasting(game: Game) -> list[dict[str, Any]]:
    return [{"seat": one.seat, "card": one.card.id} for one in game.this_turn]


# -- players


def play_view(game: Game, owner: int) -> list[dict[str, Any]]:
    return [creature_view(game, creature) for creature in game.players[owner].play]


def play_written(game: Game, owner: int) -> list[Any]:
    return [creature_written(creature) for creature in game.players[owner].play]


def known_view(game: Game, owner: int, seat: int | None) -> dict[str, Any]:
    """Cards of the other hand that a player saw getting there; a spectator remembers none."""
    if seat is None or owner != rival(seat):
        return {}
    return {"known": sorted(ids(game, game.players[owner].known))}


def known_written(game: Game, owner: int) -> dict[str, Any]:
    known = game.players[owner].known
    return {"known": sorted(ids(game, known))} if known else {}


def counts_energy(game: Game, owner: int) -> bool:
    return game.market is not None or game.players[owner].energy > 0


# -- creatures


def creature_view(game: Game, creature: Creature) -> dict[str, Any]:
    shown: dict[str, Any] = {
        "card": creature.card.id,
        "power": power(game, creature),
        "because": [reason_view(creature, *change) for change in changes(game, creature)],
        "keywords": keyword_names(keywords(game, creature)),
        "exhausted": creature.exhausted,
    }
    if creature.growth:
        grown = {"card": creature.card.id, "own": True, "power": creature.growth, "keywords": [], "growth": True}
        shown["because"].append(grown)
    if game.extended:
        shown["dice"] = die_symbols(game, creature)
    return shown


def reason_view(creature: Creature, source: Source, more: int, granted: int, dice: int) -> dict[str, Any]:
    """What one ability changes about a creature."""
    own = source is creature
    shown: dict[str, Any] = {"card": source.card.id, "own": own, "power": more, "keywords": keyword_names(granted)}
    if dice:
        shown["dice"] = dice
    return shown


def creature_written(creature: Creature) -> str | dict[str, Any]:
    """Its card id; or an object, if there is more to say."""
    if not creature.exhausted and not creature.growth:
        return creature.card.id
    written: dict[str, Any] = {"card": creature.card.id}
    if creature.exhausted:
        written["exhausted"] = True
    if creature.growth:
        written["growth"] = creature.growth
    return written
