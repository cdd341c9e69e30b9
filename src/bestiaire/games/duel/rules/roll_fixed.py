"""Window T3 (section 6): the Roll is fixed, and cards look at it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bestiaire.core.choice import Flow, Option
from bestiaire.games.duel.cards import powers
from bestiaire.games.duel.cards.effects import carry_out
from bestiaire.games.duel.cards.keep_cards import ALIKE_FOR_PELLETS
from bestiaire.games.duel.cards.monsters import is_alienoid, power_is_usable, use_power
from bestiaire.games.duel.rules import actions
from bestiaire.games.duel.rules.asking import ask, choose_first
from bestiaire.games.duel.rules.roll import adrenaline, has_all_symbols, identical, threes_left, unused_rerolls
from bestiaire.games.duel.table.dice import POWER

if TYPE_CHECKING:
    from bestiaire.games.duel.table.state import Game

USE_POWER: Final = Option("power", "use", POWER)
STOP_RESOLVING: Final = Option("resolve", "none", -1)


def roll_is_fixed(game: Game) -> Flow[None]:
    """KD-055: cards that look at the Roll, each in its owner's order. Dice are not used up by it (KD-056)."""
    me = game.active
    if game.options.adrenaline_when_fixed and game.players[me].powers & powers.ADRENALINE_AUGMENT:
        game.roll.adrenaline = adrenaline(game)
    if game.options.alienoid_when_fixed and is_alienoid(game) and power_is_usable(game):
        answer = yield from ask(game, "resolve", [USE_POWER, STOP_RESOLVING], "KD-123")
        if answer.subject == POWER:
            yield from use_power(game)
    waiting = symbol_cards(game)
    owned = game.players[me].powers
    if owned & powers.ANTIMATTER_PELLETS & ~game.used and identical(game) >= ALIKE_FOR_PELLETS:
        waiting.append(actions.card_of(game, me, powers.ANTIMATTER_PELLETS))
    if owned & powers.EYE_OF_THE_STORM & ~game.used and unused_rerolls(game) > 0:
        waiting.append(actions.card_of(game, me, powers.EYE_OF_THE_STORM))
    if waiting:
        yield from in_any_order(game, waiting)


def symbol_cards(game: Game) -> list[int]:
    """KD-057: the cards whose condition on symbols holds now and has not been used up this turn."""
    me = game.active
    owned = game.players[me].powers
    found: list[int] = []
    if owned & powers.SIGNATURE_MOVE and threes_left(game) > 0:
        found.append(actions.card_of(game, me, powers.SIGNATURE_MOVE))
    if owned & powers.UTTER_DESTRUCTION & ~game.used and has_all_symbols(game):
        found.append(actions.card_of(game, me, powers.UTTER_DESTRUCTION))
    return found


def in_any_order(game: Game, waiting: list[int]) -> Flow[None]:
    """KD-032: one after the other, as their owner likes; a card that is lost meanwhile does nothing."""
    me = game.active
    while waiting:
        number = yield from choose_first(game, waiting)
        waiting.remove(number)
        game.used |= game.faces[number].bit
        yield from carry_out(game, me, number)
        waiting = [card for card in waiting if card in game.players[me].keep]
