"""The rules of King of Tokyo Duel, in the rulebook's order: set-up, and the turn with its four phases.

Phase 1 stands in `rolling`, phase 2 in `roll_fixed`, `resolving` and `special_power`, phase 3 in `buying`; pulls, hits
and energy, which every phase can bring, in `pulls_and_hits`. What cards do at their moments stands in `cards`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bestiaire.core.choice import Flow
from bestiaire.core.dice import throw
from bestiaire.core.state import rival, tell
from bestiaire.games.duel.cards.hooks import IS_DUE_AT_END, IS_DUE_AT_START
from bestiaire.games.duel.rules.asking import in_any_order
from bestiaire.games.duel.rules.buying import buy_something, gain_energy_for_no_purchase
from bestiaire.games.duel.rules.resolving import resolve_phase
from bestiaire.games.duel.rules.rolling import can_reroll, count_dice, reroll, roll_dice
from bestiaire.games.duel.rules.set_up import set_up
from bestiaire.games.duel.table.zones import NOBODY, REROLL, RESOLVE, ROLL, no_roll

if TYPE_CHECKING:
    from bestiaire.games.duel.table.state import Game


def stage(game: Game) -> Flow[None]:
    """The turn runs in stages: up to the first throw, each further throw, the Resolve phase, each purchase."""
    if game.active == NOBODY:
        return set_up(game)
    if game.phase == ROLL:
        return start_turn(game)
    if game.phase == REROLL:
        return reroll(game)
    if game.phase == RESOLVE:
        return resolve_phase(game)
    return buy_phase(game)


def start_turn(game: Game) -> Flow[None]:
    """KD-030, KD-031: the start of the turn (T0), the number of dice (T1), and the first throw, if there is a die
    (KD-045)."""
    if game.log is not None:
        tell(game, "turn", {"seat": game.active})
    if game.players[game.active].powers & IS_DUE_AT_START.mask:
        is_over = yield from start_of_turn_effects(game)
        if is_over:
            end_turn(game)
            return
    number = yield from count_dice(game)
    game.is_first_turn = False
    if number > 0:
        roll_dice(game, throw(game.rng, number), 1, list(range(number)), False)
    else:
        game.roll = no_roll()
    game.phase = REROLL if can_reroll(game) else RESOLVE


def start_of_turn_effects(game: Game) -> Flow[bool]:
    """T0, KD-034, KD-219, KD-240: in the owner's order; as an option in collector order. Returns whether the turn is
    over (KD-162). A card got meanwhile does nothing now."""
    me = game.active
    waiting = [card for card in IS_DUE_AT_START.of(game.players[me].powers) if card.is_due_at_start(game, me)]
    return (yield from in_any_order(game, waiting, is_asked=not game.options.starts_in_collector_order))


# -- phases 3 and 4


def buy_phase(game: Game) -> Flow[None]:
    """T7, T8: one purchase or sweep after the other; then 1 energy for who bought nothing, and the end of the turn."""
    goes_on = yield from buy_something(game)
    if goes_on:
        return
    gain_energy_for_no_purchase(game)
    yield from end_of_turn_effects(game)
    end_turn(game)


def end_of_turn_effects(game: Game) -> Flow[None]:
    """T8, KD-160: end-of-turn effects, in the active player's order."""
    me = game.active
    owned = game.players[me].powers
    if owned & IS_DUE_AT_END.mask:
        waiting = [card for card in IS_DUE_AT_END.of(owned) if card.is_due_at_end(game, me)]
        yield from in_any_order(game, waiting)


def end_turn(game: Game) -> None:
    """KD-033, KD-036, KD-161: what held for this turn ends; the Rival's turn comes, or an extra one. There is no limit
    of turns (KD-194)."""
    game.used = 0
    game.bought = False
    game.swept = False
    game.smash_resolved = 0
    game.signature_pulls = 0
    game.is_first_turn = False
    game.roll = no_roll()
    for player in game.players:
        player.hits = 0
        player.immune = False
    game.phase = ROLL
    if game.extra_turns > 0:
        game.extra_turns -= 1
        if game.log is not None:
            tell(game, "extra_turn", {"seat": game.active})
    else:
        game.active = rival(game.active)
