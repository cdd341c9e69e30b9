"""Phase 4 (section 10): buying Energy cards, sweeping, and what goes with a purchase."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bestiaire.core.choice import Choice, Flow, Option
from bestiaire.core.piles import Cards, without
from bestiaire.core.state import tell
from bestiaire.games.tokyo.cards import hooks
from bestiaire.games.tokyo.cards.printed import DISCARD, KEEP, Card
from bestiaire.games.tokyo.rules import actions
from bestiaire.games.tokyo.rules.anytime import anytime, is_anytime, use_anytime
from bestiaire.games.tokyo.rules.owning import asked, in_play, others_after
from bestiaire.games.tokyo.table.zones import NO_CARD, NOBODY, SWEEP_PRICE

if TYPE_CHECKING:
    from bestiaire.games.tokyo.table.state import Game

BUY_NOTHING: Final = Option("buy", "none", NO_CARD)
SWEEP: Final = Option("sweep", "display", NO_CARD)

FROM_DISPLAY: Final = "display"
FROM_DECK: Final = "deck"
FROM_DISCARD: Final = "discard"


def price(game: Game, buyer: int, number: int) -> int:
    """KT-139, KM-033: the printed cost, what the card adds, less discounts; never below 0. That of this turn helps only
    whose Buy phase it is."""
    card = game.faces[number]
    player = game.players[buyer]
    cost = card.cost
    if card.bit & hooks.SURCHARGE.bits:
        cost += card.surcharge(player)
    if player.powers & hooks.DISCOUNT.bits:
        for owned in asked(game, buyer, hooks.DISCOUNT):
            cost -= owned.discount()
    if buyer == game.resolver:
        cost -= game.discount
    return max(0, cost)


def affordable(game: Game, buyer: int, cards: Cards) -> list[Option]:
    """KT-137: what this monster can pay for, and may buy."""
    player = game.players[buyer]
    found: list[Option] = []
    for number in cards:
        if price(game, buyer, number) <= player.energy and game.faces[number].may_be_bought_by(player):
            found.append(Option("buy", game.faces[number].id, number))
    return found


def buy_options(game: Game, me: int) -> list[Option]:
    """KT-130: all that the resolving player could do now in its Buy phase, but to end it."""
    player = game.players[me]
    options = affordable(game, me, game.display)
    if player.powers & hooks.OFFERS.bits:
        for card in in_play(game, me, hooks.OFFERS):
            options += card.offers(game, me)
    if player.energy >= SWEEP_PRICE and (game.display or game.deck or game.discard):
        options.append(SWEEP)
    return options


def buy_something(game: Game) -> Flow[bool]:
    """KT-130: one purchase, sweep or look, if the player likes and can. Returns whether there may be more. What was
    looked at is a secret: then it is asked whether or not it can be paid."""
    me = game.resolver
    if game.players[me].is_out:
        return False
    options = buy_options(game, me)
    if not options and not game.lab:
        return False
    options.append(BUY_NOTHING)
    options += anytime(game, me)
    answer = yield Choice(me, "buy", options, "KT-130")
    verb = answer.verb
    shown: Cards = ()
    if verb == "sweep":
        shown = sweep(game)
    elif verb in hooks.OFFERS.verbs:
        yield from hooks.OFFERS.verbs[verb].take_offer(game, me, answer)
    elif is_anytime(answer):
        use_anytime(game, me, answer)
    elif answer.subject == NO_CARD:
        return False
    else:
        shown = yield from purchase(game, me, answer.subject, price(game, me, answer.subject), FROM_DISPLAY)
    if shown:
        yield from offer_revealed(game, shown)
    return True


def sweep(game: Game) -> Cards:
    """KT-133, KT-141: what lies there is discarded, three new cards are revealed. Returns those."""
    me = game.resolver
    player = game.players[me]
    player.energy -= SWEEP_PRICE
    cards = game.display
    game.display = ()
    game.discard = game.discard + cards
    if game.log is not None:
        tell(game, "sweep", {"seat": me, "cards": actions.ids(game, cards), "energy": player.energy})
    return actions.fill_display(game)


def purchase(game: Game, buyer: int, number: int, cost: int, source: str, owner: int = NOBODY) -> Flow[Cards]:
    """KT-132: pay, and what that brings; the slot is refilled; the card takes effect, in printed order (KT-138).
    Returns what was revealed, which is open to others now (KT-135)."""
    card = game.faces[number]
    pay_for(game, buyer, number, cost, source)
    if owner != NOBODY:
        actions.gain_energy(game, owner, cost)
    if game.players[buyer].powers & hooks.WHEN_BUYING.bits:
        for owned in asked(game, buyer, hooks.WHEN_BUYING):
            owned.when_buying(game, buyer)
    if owner != NOBODY:
        actions.give_up(game, owner, number)
    shown = take_from(game, number, source)
    if card.kind == DISCARD:
        game.pending = number
        for effect in card.effects:
            yield from effect.run(game, buyer, NOBODY, 0)
        game.pending = NO_CARD
        game.discard = (*game.discard, number)
    else:
        actions.take_card(game, buyer, number)
        if card.kind == KEEP:
            yield from bring_in(game, buyer, card)
    return shown


def bring_in(game: Game, buyer: int, card: Card) -> Flow[None]:
    """What happens when a Keep card is bought, or stands in front of a monster as a copy (KT-145)."""
    for effect in card.effects:
        yield from effect.run(game, buyer, NOBODY, 0)
    yield from card.when_bought(game, buyer)


def pay_for(game: Game, buyer: int, number: int, cost: int, source: str) -> None:
    player = game.players[buyer]
    player.energy -= cost
    if buyer == game.resolver:
        game.discount = 0
    if game.log is not None:
        told = {"seat": buyer, "card": game.faces[number].id, "price": cost, "energy": player.energy, "from": source}
        tell(game, "buy", told, news=source == FROM_DECK)


def take_from(game: Game, number: int, source: str) -> Cards:
    """The card leaves where it lay; a slot of the display is refilled. Returns what was revealed."""
    if source == FROM_DECK:
        actions.take_from_deck(game, number)
    elif source == FROM_DISCARD:
        game.discard = without(game.discard, number)
    elif source == FROM_DISPLAY:
        place = game.display.index(number)
        game.display = without(game.display, number)
        revealed = actions.refill(game, place)
        if revealed != NO_CARD:
            return (revealed,)
    return ()


def offer_revealed(game: Game, shown: Cards) -> Flow[None]:
    """KT-135: others who may, clockwise, buy what was just revealed, one card at a time. What takes its place is
    revealed in turn; who has passed is asked for that alone."""
    seats = others_after(game, game.resolver)
    offered = [shown for _ in seats]
    place = 0
    while place < len(seats):
        seat = seats[place]
        options: list[Option] = []
        if game.players[seat].powers & hooks.BUYS_REVEALED.bits:
            options = affordable(game, seat, tuple([number for number in offered[place] if number in game.display]))
        if not options:
            place += 1
            continue
        options.append(BUY_NOTHING)
        options += anytime(game, seat)
        asking = in_play(game, seat, hooks.BUYS_REVEALED)[0]
        answer = yield Choice(seat, asking.id, options, "KT-135")
        if is_anytime(answer):
            use_anytime(game, seat, answer)
        elif answer.subject == NO_CARD:
            offered[place] = ()
        else:
            revealed = yield from purchase(game, seat, answer.subject, price(game, seat, answer.subject), FROM_DISPLAY)
            offered = [cards + revealed for cards in offered]
            place = 0
