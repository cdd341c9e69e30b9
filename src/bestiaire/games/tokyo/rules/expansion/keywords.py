"""The five keywords (section KM-D): activating a card, and what HUNTER, SNEAKY and FRENZY bring later."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bestiaire.core.choice import Choice, Flow, Option
from bestiaire.core.events import Data
from bestiaire.core.piles import Cards, without
from bestiaire.core.state import tell
from bestiaire.games.tokyo.rules import actions
from bestiaire.games.tokyo.rules.anytime import BY_SEAT, anytime, is_anytime, use_anytime
from bestiaire.games.tokyo.rules.expansion import hands
from bestiaire.games.tokyo.rules.owning import others_after
from bestiaire.games.tokyo.table.zones import (
    BEFORE_ROLLING,
    FRENZY,
    FRENZY_TURN,
    HUNTER,
    KEYWORD_NAMES,
    MOST_NOTED,
    NO_CARD,
    NOBODY,
    SNEAKY,
    Loss,
)

if TYPE_CHECKING:
    from bestiaire.games.tokyo.table.state import Game

JUST_ROLL: Final = Option("keyword", "none", -1)
NO_FRENZY: Final = Option("frenzy", "none", NO_CARD)


def usable(game: Game, seat: int, keyword: int) -> list[int]:
    """The cards whose keyword this player could activate now: Consumables, and Evolution cards in hand."""
    player = game.players[seat]
    found: list[int] = []
    if player.keywords & keyword:
        for number in player.cards:
            if game.faces[number].keywords & keyword and number not in game.locked:
                found.append(number)
    return found + hands.held(game, seat, keyword)


def activate(game: Game, seat: int, number: int, keyword: int, prey: int = NOBODY) -> None:
    """KM-036, KM-037: discarding the card is the price; some lie aside until they are settled, as an option all do."""
    player = game.players[seat]
    card = game.faces[number]
    if game.log is not None:
        told: Data = {"seat": seat, "card": card.id, "keyword": KEYWORD_NAMES[keyword]}
        if prey != NOBODY:
            told["prey"] = prey
        tell(game, "activate", told, news=number in player.hand)
    if number in player.hand:
        player.hand = without(player.hand, number)
    else:
        actions.give_up(game, seat, number)
    if card.stays_aside() or game.options.activated_stay:
        player.aside = (*player.aside, number)
    else:
        actions.to_discard(game, number)


def noted(cards: Cards, number: int) -> Cards:
    """These cards and one more, for this turn."""
    return (*cards, number) if len(cards) < MOST_NOTED else cards


# -- W02: HUNTER and SNEAKY


def before_rolling(game: Game) -> Flow[None]:
    """KM-036, KM-038: the active player activates what it likes, one card after the other, new ones, too; then it
    rolls."""
    me = game.active
    player = game.players[me]
    while player.keywords & BEFORE_ROLLING or player.hand:
        options = hunter_options(game, me)
        for number in usable(game, me, SNEAKY):
            options.append(Option("sneaky", game.faces[number].id, number))
        if not options and not hands.could_hold(game, me, BEFORE_ROLLING):
            return
        options.append(JUST_ROLL)
        options += anytime(game, me)
        answer = yield Choice(me, "keyword", options, "KM-036")
        if is_anytime(answer):
            use_anytime(game, me, answer)
        elif answer.verb == "hunter":
            hunt(game, me, answer.subject // BY_SEAT, answer.subject % BY_SEAT)
        elif answer.verb == "sneaky":
            number = answer.subject
            activate(game, me, number, SNEAKY)
            game.sneaks = noted(game.sneaks, number)
            for effect in game.faces[number].effects:
                yield from effect.run(game, me, NOBODY, 0)
        else:
            return


def hunter_options(game: Game, me: int) -> list[Option]:
    """KM-040, KM-043: any other monster is prey; a second HUNTER names the same, as an option any."""
    preys = others_after(game, me)
    if game.hunts and not game.options.many_preys:
        preys = [seat for seat in preys if seat == game.hunts[0][1]]
    found: list[Option] = []
    for number in usable(game, me, HUNTER):
        for prey in preys:
            found.append(Option("hunter", f"{game.faces[number].id}@{prey}", number * BY_SEAT + prey))
    return found


def hunt(game: Game, me: int, number: int, prey: int) -> None:
    activate(game, me, number, HUNTER, prey)
    smashes = game.faces[number].hunting_smashes(game, prey)
    if len(game.hunts) < MOST_NOTED:
        game.hunts = (*game.hunts, (number, prey, smashes))


def settle_hunts(game: Game, batch: list[Loss]) -> Flow[None]:
    """KM-045: once, for the active monster's own result: a reward if the prey was eliminated by the smashes or by what
    followed from them."""
    me = game.active
    if not game.hunts or game.resolver != me or game.players[me].is_out:
        return
    hunts = game.hunts
    game.hunts = ()
    for number, prey, _ in hunts:
        hits = [loss.counted for loss in batch if loss.victim == prey and loss.is_smash]
        is_reward = game.players[prey].is_out and len(hits) > 0
        if game.log is not None:
            tell(game, "hunt_settled", {"seat": me, "prey": prey, "eliminated": is_reward})
        if is_reward:
            for effect in game.faces[number].effects:
                yield from effect.run(game, me, prey, sum(hits))
        game.faces[number].when_hunt_is_settled(game, me, number, prey)


# -- SNEAKY, when the result is resolved


def choose_order(game: Game, me: int, waiting: Cards) -> Flow[Cards]:
    """KM-047: the owner's order."""
    left = list(waiting)
    ordered: list[int] = []
    while len(left) > 1:
        options = [Option("first", game.faces[number].id, number) for number in left]
        number = (yield Choice(me, "first", options, "KM-047")).subject
        left.remove(number)
        ordered.append(number)
    return (*ordered, *left)


# -- FRENZY


def activate_frenzy(game: Game) -> Flow[None]:
    """KM-060, KM-061: one card with FRENZY for another turn right after this one; only at the end of the active
    monster's turn, never in an interlude (KM-064)."""
    me = game.active
    while True:
        options = [Option("frenzy", game.faces[card].id, card) for card in usable(game, me, FRENZY)]
        if not options and not hands.could_hold(game, me, FRENZY):
            return
        options.append(NO_FRENZY)
        options += anytime(game, me)
        answer = yield Choice(me, "frenzy", options, "KM-060")
        if not is_anytime(answer):
            break
        use_anytime(game, me, answer)
    if answer.subject != NO_CARD:
        activate(game, me, answer.subject, FRENZY)
        actions.earn_turn(game, FRENZY_TURN, me, answer.subject)


def pay_for_frenzy(game: Game) -> Flow[None]:
    """KM-062: the price of the FRENZY turn that ends."""
    me = game.active
    number = game.frenzy
    game.frenzy = NO_CARD
    if game.log is not None:
        tell(game, "frenzy_price", {"seat": me, "card": game.faces[number].id})
    for effect in game.faces[number].effects:
        if not game.players[me].is_out:
            yield from effect.run(game, me, NOBODY, 0)
