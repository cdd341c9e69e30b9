"""Cubes and Energy cards (MK-002, MK-014, MK-020 … MK-024, MK-034)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from bestiaire.core.choice import Choice, Flow, Option
from bestiaire.games.mindbug.cards.printed import EnergyCard
from bestiaire.games.mindbug.rules.actions import ids, tell
from bestiaire.games.mindbug.rules.asking import card_options
from bestiaire.games.mindbug.rules.resolving import resolve, resolve_waiting
from bestiaire.games.mindbug.table.zones import DISPLAY_SIZE, MOST_ENERGY, Market, without

if TYPE_CHECKING:
    from bestiaire.games.mindbug.table.state import Game

BUY_NOTHING: Final = Option("buy", "none", -1)


def lay_out(game: Game, market: Market) -> None:
    """MK-002: the Energy cards are shuffled, three of them lie face up."""
    deck = list(range(game.pool.creatures, len(game.faces)))
    game.rng.shuffle(deck)
    market.deck = tuple(deck[DISPLAY_SIZE:])
    market.display = tuple(deck[:DISPLAY_SIZE])
    if game.log is not None:
        tell(game, "energy_laid_out", {"cards": ids(game, market.display)}, news=True)


def gain_energy(game: Game, seat: int, amount: int) -> None:
    """MK-014: cubes from the bank, which never runs out."""
    player = game.players[seat]
    player.energy = min(player.energy + amount, MOST_ENERGY)
    if game.log is not None:
        tell(game, "gain_energy", {"seat": seat, "amount": amount, "energy": player.energy})


def cost(game: Game, number: int) -> int:
    """The price of an Energy card."""
    return cast(EnergyCard, game.faces[number]).cost


def is_affordable(game: Game, seat: int, number: int) -> bool:
    """MK-020: whether a player has the cubes for an Energy card."""
    return cost(game, number) <= game.players[seat].energy


# -- buying


def buy_energy_cards(game: Game, market: Market) -> Flow[None]:
    """MK-020 … MK-024: at the start of the turn, any number of face-up cards, one after another; each is finished with
    everything it causes before the next."""
    me = game.active
    player = game.players[me]
    while player.energy > 0:
        affordable = tuple(number for number in market.display if is_affordable(game, me, number))
        if not affordable:
            return
        options = card_options(game, "buy", affordable)
        options.append(BUY_NOTHING)
        answer = yield Choice(me, "buy", options, "MK-020")
        if answer.subject == BUY_NOTHING.subject:
            return
        pay(game, me, answer.subject)
        take_from_display(game, market, answer.subject)
        yield from acquire(game, market, me, answer.subject)
        yield from resolve_waiting(game)


def pay(game: Game, seat: int, number: int) -> None:
    """MK-020: the printed price, in cubes, to the bank."""
    player = game.players[seat]
    price = cost(game, number)
    player.energy -= price
    if game.log is not None:
        bought = {"seat": seat, "card": game.faces[number].id, "amount": price, "energy": player.energy}
        tell(game, "buy", bought)


def take_from_display(game: Game, market: Market, number: int) -> None:
    """MK-021, MK-022: its place is refilled at once, as long as the deck lasts."""
    place = market.display.index(number)
    refill = market.deck[:1]
    market.deck = market.deck[1:]
    market.display = market.display[:place] + refill + market.display[place + 1 :]
    market.bought = (*market.bought, number)
    if refill and game.log is not None:
        tell(game, "new_energy_card", {"card": game.faces[refill[0]].id}, news=True)


def acquire(game: Game, market: Market, seat: int, number: int) -> Flow[None]:
    """MK-021: the card's effect is resolved, then it goes face up to the Energy discard pile."""
    yield from resolve(game, cast(EnergyCard, game.faces[number]).effect, seat, number)
    market.bought = without(market.bought, number)
    market.discard = (*market.discard, number)


# -- cards that come for free (MK-034)


def acquire_from_display(game: Game, market: Market, seat: int, number: int) -> Flow[None]:
    """A face-up card without its price, outside the time for buying."""
    if game.log is not None:
        tell(game, "acquire", {"seat": seat, "card": game.faces[number].id})
    take_from_display(game, market, number)
    yield from acquire(game, market, seat, number)


def acquire_from_deck(game: Game, market: Market, seat: int) -> Flow[None]:
    """The top card of the deck; it was never on display, so no place is refilled."""
    number = market.deck[0]
    market.deck = market.deck[1:]
    market.bought = (*market.bought, number)
    if game.log is not None:
        tell(game, "turn_up", {"seat": seat, "card": game.faces[number].id}, news=True)
    yield from acquire(game, market, seat, number)
