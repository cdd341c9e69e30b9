"""Questions between two actions of one's own turn, where cards may make offers; and where a token is laid."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bestiaire.core.choice import Choice, Flow, Option
from bestiaire.games.duel.cards.hooks import OFFERS, OFFERS_TO_THROW, Hooks
from bestiaire.games.duel.rules import actions
from bestiaire.games.duel.table.dice import TRACK_NAMES
from bestiaire.games.duel.table.tracks import is_turned, low_of, track_of

if TYPE_CHECKING:
    from bestiaire.games.duel.table.state import Game

LEAVE_IT: Final = -1
YES: Final = 1
NO: Final = 0


def yes_or_no(verb: str) -> list[Option]:
    return [Option(verb, "yes", YES), Option(verb, "no", NO)]


# -- offers of cards


def ask(game: Game, kind: str, options: list[Option], rule: str, about: int = -1) -> Flow[Option]:
    """Asks the active player, between two actions. KD-148, KD-235, KD-249: an offer of a card may be taken up first,
    and the same is asked again."""
    while True:
        others = offers(game)
        answer = yield Choice(game.active, kind, options + others if others else options, rule, about)
        if not others or not take_up_offer(game, answer):
            return answer


def offers(game: Game) -> list[Option]:
    """KD-249: what cards of the active player offer at every decision between two actions."""
    found: list[Option] = []
    owned = game.players[game.active].powers
    if owned & OFFERS.mask:
        for card in OFFERS.of(owned):
            found += card.offers(game)
    return found


def offers_to_throw(game: Game) -> list[Option]:
    """KD-050: what cards of the active player offer beside the throws."""
    found: list[Option] = []
    owned = game.players[game.active].powers
    if owned & OFFERS_TO_THROW.mask:
        for card in OFFERS_TO_THROW.of(owned):
            found += card.offers_to_throw(game)
    return found


def take_up_offer(game: Game, answer: Option) -> bool:
    """Carries out an offer of a card; its verb is the card's id. Returns whether the answer was one."""
    for hook in (OFFERS, OFFERS_TO_THROW):
        for card in hook.cards:
            if card.id == answer.verb:
                card.take_up(game, answer)
                return True
    return False


# -- order


def in_any_order(game: Game, waiting: list[Hooks], is_asked: bool = True) -> Flow[bool]:
    """KD-032: one after the other, as their owner likes; a card that is lost meanwhile does nothing (KD-151). Returns
    whether the turn is over."""
    me = game.active
    while waiting:
        card = waiting[0]
        if is_asked:
            card = yield from choose_first(game, waiting)
        waiting.remove(card)
        is_over = yield from card.act(game, me)
        if is_over:
            return True
        owned = game.players[me].powers
        waiting = [other for other in waiting if owned & other.bit]
    return False


def choose_first(game: Game, waiting: list[Hooks]) -> Flow[Hooks]:
    """KD-032: of several effects that wait, their owner picks the next one."""
    if len(waiting) == 1:
        return waiting[0]
    options = [Option("first", card.id, actions.card_of(game, game.active, card.bit)) for card in waiting]
    answer = yield from ask(game, "first", options, "KD-032")
    return waiting[[card.id for card in waiting].index(answer.name)]


# -- places of tokens


def place_name(place: int) -> str:
    """A place as keys spell it: `fame@-3`, `fame@-3@turned`."""
    name = f"{TRACK_NAMES[track_of(place)]}@{low_of(place)}"
    return f"{name}@turned" if is_turned(place) else name


def choose_place(game: Game, me: int, token: int, places: list[int], may_stay: bool) -> Flow[int]:
    """KD-103, KD-104: where a token is laid; LEAVE_IT if it may stay where it is and does."""
    options = [Option("place", place_name(place), place) for place in places]
    if may_stay:
        options.append(Option("place", "none", LEAVE_IT))
    if len(options) == 1:
        return options[0].subject
    answer = yield Choice(me, "place", options, "KD-104" if may_stay else "KD-103", token)
    return answer.subject
