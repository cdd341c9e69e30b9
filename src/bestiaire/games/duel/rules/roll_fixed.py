"""Window T3 (section 6): the Roll is fixed, and cards look at it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bestiaire.core.choice import Flow
from bestiaire.games.duel.cards.hooks import IS_DUE_BY_DICE, IS_DUE_BY_SYMBOLS, ROLL_IS_FIXED, Hooks
from bestiaire.games.duel.rules.asking import in_any_order

if TYPE_CHECKING:
    from bestiaire.games.duel.table.state import Game


def roll_is_fixed(game: Game) -> Flow[None]:
    """T3, KD-055, KD-243: cards that look at the Roll, in their owner's order. Dice are not used up by it (KD-056)."""
    me = game.active
    player = game.players[me]
    if player.powers & ROLL_IS_FIXED.mask:
        for card in ROLL_IS_FIXED.of(player.powers):
            card.roll_is_fixed(game, me)
    yield from player.monster.roll_is_fixed(game, me)
    waiting = due_by_symbols(game)
    if player.powers & IS_DUE_BY_DICE.mask:
        waiting += [card for card in IS_DUE_BY_DICE.of(player.powers) if card.is_due_by_dice(game, me)]
    if waiting:
        yield from in_any_order(game, waiting)


def due_by_symbols(game: Game) -> list[Hooks]:
    """KD-057: the cards whose condition on symbols holds now and has not been used up this turn."""
    me = game.active
    owned = game.players[me].powers
    if not owned & IS_DUE_BY_SYMBOLS.mask:
        return []
    return [card for card in IS_DUE_BY_SYMBOLS.of(owned) if card.is_due_by_symbols(game, me)]
