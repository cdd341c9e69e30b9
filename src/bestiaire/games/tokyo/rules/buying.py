"""Phase 4 (section 10): buying Energy cards, sweeping, and what goes with a purchase."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bestiaire.core.choice import Choice, Flow, Option
from bestiaire.core.piles import Cards, top_of, without
from bestiaire.core.state import tell
from bestiaire.games.tokyo.cards import powers
from bestiaire.games.tokyo.cards.printed import CONSUMABLE, DISCARD, KEEP, Card, Effect
from bestiaire.games.tokyo.rules import actions
from bestiaire.games.tokyo.rules.anytime import BY_SEAT, anytime, is_anytime, use_anytime
from bestiaire.games.tokyo.rules.mimic import place_mimic
from bestiaire.games.tokyo.rules.owning import copies, fixed_on_top, others_after
from bestiaire.games.tokyo.table.zones import NO_CARD, NOBODY, SWEEP_PRICE
from bestiaire.games.tokyo.words.nouns import ENERGY
from bestiaire.words import say

if TYPE_CHECKING:
    from bestiaire.games.tokyo.table.state import Game

BUY_NOTHING: Final = Option("buy", "none", NO_CARD)
SWEEP: Final = Option("sweep", "display", NO_CARD)
LOOK: Final = Option("look", "deck", NO_CARD)
NO_TREASURE: Final = Option("treasure", "none", NO_CARD)

MOST_HEARTS_FOR_MIRACLE: Final = 3
FROM_DISPLAY: Final = "display"
FROM_DECK: Final = "deck"
FROM_DISCARD: Final = "discard"


def price(game: Game, buyer: int, number: int) -> int:
    """KT-139, KM-033: the printed cost, what No Brain adds, less discounts; never below 0. Hungry Face helps only whose
    Buy phase it is."""
    card = game.faces[number]
    player = game.players[buyer]
    cost = card.cost
    if card.bit == powers.NO_BRAIN:
        cost += powers.NO_BRAIN_SURCHARGE * player.mindbugs
    if player.powers & powers.ALIEN_ORIGIN:
        cost -= powers.DISCOUNT * copies(game, buyer, powers.ALIEN_ORIGIN)
    if buyer == game.resolver:
        cost -= game.discount
    return max(0, cost)


def may_buy(game: Game, buyer: int, number: int) -> bool:
    """KT-137: Free Will is closed to who holds a Mindbug token, Miraculous Mindbug to who has more than 3 hearts."""
    card = game.faces[number]
    player = game.players[buyer]
    if card.bit == powers.FREE_WILL:
        return player.mindbugs == 0
    return card.id != "miraculous_mindbug" or player.hearts <= MOST_HEARTS_FOR_MIRACLE


def affordable(game: Game, buyer: int, cards: Cards) -> list[Option]:
    energy = game.players[buyer].energy
    found: list[Option] = []
    for number in cards:
        if price(game, buyer, number) <= energy and may_buy(game, buyer, number):
            found.append(Option("buy", game.faces[number].id, number))
    return found


def buy_options(game: Game, me: int) -> list[Option]:
    """KT-130: all that the resolving player could do now in its Buy phase, but to end it."""
    player = game.players[me]
    options = affordable(game, me, game.display)
    if player.powers & powers.MADE_IN_A_LAB:
        for option in affordable(game, me, game.deck[: game.lab]):
            options.append(Option("lab", option.name, option.subject))
        has_more = game.lab < len(game.deck) or (not game.deck and len(game.discard) > 0)
        if has_more and game.looks < copies(game, me, powers.MADE_IN_A_LAB):
            options.append(LOOK)
    if player.powers & powers.PARASITIC_TENTACLES:
        options += for_tentacles(game, me)
    if player.energy >= SWEEP_PRICE and (game.display or game.deck or game.discard):
        options.append(SWEEP)
    return options


def for_tentacles(game: Game, me: int) -> list[Option]:
    """Parasitic Tentacles: Keep cards of others, as an option their Consumables, too."""
    found: list[Option] = []
    for seat in others_after(game, me):
        for option in affordable(game, me, game.players[seat].cards):
            kind = game.faces[option.subject].kind
            if kind == KEEP or (kind == CONSUMABLE and game.options.tentacles_take_consumables):
                found.append(Option("tentacles", f"{option.name}@{seat}", option.subject * BY_SEAT + seat))
    return found


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
    elif verb == "look":
        look(game, me)
    elif verb == "lab":
        yield from purchase(game, me, answer.subject, price(game, me, answer.subject), FROM_DECK)
    elif verb == "tentacles":
        number, owner = answer.subject // BY_SEAT, answer.subject % BY_SEAT
        yield from purchase(game, me, number, price(game, me, number), str(owner), owner)
    elif is_anytime(answer):
        use_anytime(game, me, answer)
    elif answer.subject == NO_CARD:
        return False
    else:
        shown = yield from purchase(game, me, answer.subject, price(game, me, answer.subject), FROM_DISPLAY)
    if shown:
        yield from opportunists(game, shown)
    return True


def look(game: Game, me: int) -> None:
    """KT-140: Made in a Lab, the next card of the deck for its owner's eyes; a copy looks at one more. Of a loose deck
    it is decided now."""
    game.looks += 1
    actions.has_deck(game)
    player = game.players[me]
    above, below = game.deck[: game.lab], game.deck[game.lab :]
    number = top_of(below, game.is_loose and game.lab >= fixed_on_top(game), game.rng)
    game.deck = (*above, number, *without(below, number))
    game.lab += 1
    player.peeked = max(player.peeked, game.lab)
    if game.log is not None:
        tell(game, "look", {"seat": me}, {"card": game.faces[number].id}, (me,), news=True)


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
    """KT-132: pay; Media-Friendly; the slot is refilled; the card takes effect. Returns what was revealed, which is
    open to Opportunist now."""
    card = game.faces[number]
    pay_for(game, buyer, number, cost, source)
    if owner != NOBODY:
        actions.gain_energy(game, owner, cost)
    for _ in range(copies(game, buyer, powers.MEDIA_FRIENDLY)):
        actions.gain_points(game, buyer, powers.MEDIA_POINTS)
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
    """What happens when a Keep card is bought."""
    for effect in card.effects:
        yield from effect.run(game, buyer, NOBODY, 0)
    if card.bit == powers.MIMIC:
        yield from place_mimic(game, buyer)


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


def opportunists(game: Game, shown: Cards) -> Flow[None]:
    """KT-135: owners of Opportunist, clockwise, may buy what was just revealed, one card at a time. What takes its
    place is revealed in turn; who has passed is asked for that alone."""
    seats = others_after(game, game.resolver)
    offered = [shown for _ in seats]
    place = 0
    while place < len(seats):
        seat = seats[place]
        options: list[Option] = []
        if game.players[seat].powers & powers.OPPORTUNIST:
            options = affordable(game, seat, tuple([number for number in offered[place] if number in game.display]))
        if not options:
            place += 1
            continue
        options.append(BUY_NOTHING)
        options += anytime(game, seat)
        answer = yield Choice(seat, "opportunist", options, "KT-135")
        if is_anytime(answer):
            use_anytime(game, seat, answer)
        elif answer.subject == NO_CARD:
            offered[place] = ()
        else:
            revealed = yield from purchase(game, seat, answer.subject, price(game, seat, answer.subject), FROM_DISPLAY)
            offered = [cards + revealed for cards in offered]
            place = 0


class Treasure(Effect):
    """A Consumable of the discard pile may be bought at once for less; it is a purchase like any other."""

    def run(self, game: Game, me: int, other: int, number: int) -> Flow[None]:
        options: list[Option] = []
        for card in game.discard:
            if game.faces[card].kind == CONSUMABLE and self.price(game, me, card) <= game.players[me].energy:
                options.append(Option("treasure", game.faces[card].id, card))
        if not options:
            return
        options.append(NO_TREASURE)
        answer = yield Choice(me, "treasure", options, "KT-131")
        if answer.subject != NO_CARD:
            yield from purchase(game, me, answer.subject, self.price(game, me, answer.subject), FROM_DISCARD)

    def price(self, game: Game, me: int, card: int) -> int:
        return max(0, price(game, me, card) - powers.TREASURE_DISCOUNT)

    def speak(self, lang: str) -> str:
        less = ENERGY.count(lang, powers.TREASURE_DISCOUNT)
        return say(
            lang,
            en=f"you may buy a Consumable from the discard pile at once, for {less} less",
            fr=f"vous pouvez acheter aussitôt une carte Consommable de la défausse, pour {less} de moins",
        )
