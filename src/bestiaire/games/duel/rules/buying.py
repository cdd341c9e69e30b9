"""Phase 3: buying cards, sweeping the market, or 1 energy (section 11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bestiaire.core.choice import Choice, Flow, Option
from bestiaire.core.state import tell
from bestiaire.games.duel.cards.buzz_tokens import NO_TOKEN
from bestiaire.games.duel.cards.hooks import CARD_IS_BOUGHT
from bestiaire.games.duel.rules import actions
from bestiaire.games.duel.rules.asking import LEAVE_IT, choose_place, offers, take_up_offer
from bestiaire.games.duel.table.tracks import RESERVE, legal_places, spaces_of, track_of
from bestiaire.games.duel.table.zones import CONSOLATION, LAST_SLOT_DISCOUNT, NO_CARD, SWEEP_PRICE

if TYPE_CHECKING:
    from bestiaire.games.duel.table.state import Game

BUY_NOTHING: Final = Option("buy", "none", -1)
SWEEP: Final = Option("sweep", "market", -1)


def price(game: Game, number: int, less: int = 0) -> int:
    """KD-141: the printed cost, 1 less on the last slot. KD-147: what takes more off, to no less than 1 (KD-268)."""
    cost = game.faces[number].cost
    if game.market[-1] == number:
        cost -= LAST_SLOT_DISCOUNT
    return max(1, cost - less) if less else cost


def affordable(game: Game, less: int = 0) -> list[Option]:
    """KD-140: the market cards that the active player can pay for."""
    energy = game.players[game.active].energy
    found: list[Option] = []
    for number in game.market:
        if price(game, number, less) <= energy:
            found.append(Option("buy", game.faces[number].id, number))
    return found


def buy_something(game: Game) -> Flow[bool]:
    """KD-140, KD-145, KD-248: one purchase or sweep, if the player likes and can pay. Returns whether there may be
    more."""
    me = game.active
    options = affordable(game)
    can_sweep = game.market and game.players[me].energy >= SWEEP_PRICE
    if can_sweep and not (game.swept and game.options.sweeps_once):
        options.append(SWEEP)
    options.append(BUY_NOTHING)
    options += offers(game)
    if len(options) == 1:
        return False
    answer = yield Choice(me, "buy", options, "KD-140")
    if answer.verb == "sweep":
        sweep(game)
    elif answer.verb != "buy":
        take_up_offer(game, answer)
    elif answer.subject < 0:
        return False
    else:
        yield from purchase(game, answer.subject, price(game, answer.subject))
    return True


def sweep(game: Game) -> None:
    """KD-145: pays 2 energy for three new cards in the market; not a purchase."""
    me = game.active
    cards = game.market
    game.players[me].energy -= SWEEP_PRICE
    game.swept = True
    game.market = ()
    game.discard = game.discard + cards
    if game.log is not None:
        told = {"seat": me, "cards": actions.ids(game, cards), "energy": game.players[me].energy}
        tell(game, "sweep", told)
    actions.refill(game)


def purchase(game: Game, number: int, cost: int) -> Flow[None]:
    """KD-142: pay, refill, the Buzz token, what other cards do at a purchase, the card's own effect; then it is
    discarded or kept. If the game ends on the way, the rest does not happen (KD-150)."""
    me = game.active
    player = game.players[me]
    card = game.faces[number]
    player.energy -= cost
    game.bought = True
    if game.log is not None:
        tell(game, "buy", {"seat": me, "card": card.id, "price": cost, "energy": player.energy})
    game.pending = number
    actions.leave_market(game, number)
    actions.refill(game)
    yield from lay_buzz_token(game, card.buzz)
    if (player.powers | card.bit) & CARD_IS_BOUGHT.mask:
        for other in CARD_IS_BOUGHT.cards:
            if (player.powers | card.bit) & other.bit:
                yield from other.card_is_bought(game, me, card)
    yield from card.buy(game, me)
    game.pending = NO_CARD
    if card.is_keep:
        actions.take_card(game, me, number)
    else:
        game.discard = (*game.discard, number)


def lay_buzz_token(game: Game, token: int) -> Flow[None]:
    """KD-102 … KD-105: from the reserve it must be laid, if there is room; on the board, whichever of its cards brought
    it (KD-118), it may be moved, unless a marker stands on it; it is spaces_without first (KD-275)."""
    if token == NO_TOKEN:
        return
    me = game.active
    here = game.places[token]
    if here != RESERVE and game.markers[track_of(here)] in spaces_of(token, here):
        return
    places = legal_places(token, actions.spaces_without(game, token), game.markers)
    if not places:
        return
    place = yield from choose_place(game, me, token, places, may_stay=here != RESERVE)
    if place not in (LEAVE_IT, here):
        actions.lay_token(game, me, token, place)


def gain_energy_for_no_purchase(game: Game) -> None:
    """KD-146: who bought nothing in the whole turn gains 1 energy."""
    if not game.bought:
        if game.log is not None:
            tell(game, "nothing_bought", {"seat": game.active})
        actions.add_energy(game, game.active, CONSOLATION)
