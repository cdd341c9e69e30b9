"""The rules of King of Tokyo Duel, in the rulebook's order: set-up, and the turn with its four phases.

Each phase has a module of its own: `rolling`, `roll_fixed` and `resolving`, `buying`; what phases have in common are
`pulls_and_hits`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bestiaire.core.choice import Flow, Option
from bestiaire.core.dice import throw
from bestiaire.core.state import rival, tell
from bestiaire.games.duel.cards import powers
from bestiaire.games.duel.cards.effects import carry_out
from bestiaire.games.duel.cards.keep_cards import ENERGY_FOR_AURA
from bestiaire.games.duel.rules import actions
from bestiaire.games.duel.rules.asking import ask, choose_first, metabolism
from bestiaire.games.duel.rules.buying import affordable, buy_in_lab, buy_something, console
from bestiaire.games.duel.rules.resolving import resolve_phase
from bestiaire.games.duel.rules.rolling import can_throw_on, count_dice, roll_dice, throw_on
from bestiaire.games.duel.rules.set_up import set_up
from bestiaire.games.duel.table.zones import NOBODY, REROLL, RESOLVE, ROLL, no_roll

if TYPE_CHECKING:
    from bestiaire.games.duel.table.state import Game

HIBERNATE: Final = [Option("hibernation", "keep", 1), Option("hibernation", "discard", 0)]


def stage(game: Game) -> Flow[None]:
    """The turn runs in stages: up to the first throw, each further throw, the Resolve phase, each purchase."""
    if game.active == NOBODY:
        return set_up(game)
    if game.phase == ROLL:
        return start_turn(game)
    if game.phase == REROLL:
        return throw_on(game)
    if game.phase == RESOLVE:
        return resolve_phase(game)
    return buy_phase(game)


def start_turn(game: Game) -> Flow[None]:
    """KD-030, KD-031: the start of the turn (T0), the number of dice (T1), and the first throw."""
    if game.log is not None:
        tell(game, "turn", {"seat": game.active})
    if game.players[game.active].powers & (powers.HIBERNATION | powers.MADE_IN_A_LAB):
        hibernates = yield from turn_starts(game)
        if hibernates:
            end_turn(game)
            return
    number = yield from count_dice(game)
    game.is_first_turn = False
    if number > 0:
        roll_dice(game, throw(game.rng, number), 1, list(range(number)), False)
    else:
        game.roll = no_roll()
    game.phase = REROLL if can_throw_on(game) else RESOLVE


def turn_starts(game: Game) -> Flow[bool]:
    """T0, KD-034: Hibernation and Made in a Lab, in the owner's order (KD-219). Returns whether the turn is over. An
    early purchase can cost Hibernation, by a swap: it asks nothing then (KD-151)."""
    me = game.active
    owned = game.players[me].powers
    waiting: list[int] = []
    if owned & powers.HIBERNATION:
        waiting.append(actions.card_of(game, me, powers.HIBERNATION))
    if owned & powers.MADE_IN_A_LAB and (affordable(game, in_lab=True) or metabolism(game)):
        waiting.append(actions.card_of(game, me, powers.MADE_IN_A_LAB))
    while waiting:
        number = waiting[0]
        if not game.options.hibernation_first:
            number = yield from choose_first(game, waiting)
        waiting.remove(number)
        if game.faces[number].bit == powers.MADE_IN_A_LAB:
            yield from buy_in_lab(game)
            waiting = [card for card in waiting if card in game.players[me].keep]
        else:
            hibernates = yield from hibernate(game, number)
            if hibernates:
                return True
    return False


def hibernate(game: Game, number: int) -> Flow[bool]:
    """KD-162: Hibernation is discarded, or kept for 6 life and no turn."""
    me = game.active
    answer = yield from ask(game, "hibernation", HIBERNATE, "KD-162")
    if answer.subject == 0:
        actions.lose_card(game, me, number)
        return False
    if game.log is not None:
        tell(game, "hibernate", {"seat": me})
    yield from carry_out(game, me, number)
    game.players[me].penalty = 0  # KD-214, KD-215
    game.players[me].dominated = 0
    return True


# -- phases 3 and 4


def buy_phase(game: Game) -> Flow[None]:
    """T7, T8: one purchase or sweep after the other; then 1 energy for who bought nothing, and the end of the turn."""
    goes_on = yield from buy_something(game)
    if goes_on:
        return
    console(game)
    yield from end_of_turn_effects(game)
    end_turn(game)


def end_of_turn_effects(game: Game) -> Flow[None]:
    """KD-160: Electrical Aura is the only card with an effect at the end of the turn: there is no order to choose."""
    me = game.active
    player = game.players[me]
    if player.powers & powers.ELECTRICAL_AURA and player.energy >= ENERGY_FOR_AURA:
        yield from carry_out(game, me, actions.card_of(game, me, powers.ELECTRICAL_AURA))


def end_turn(game: Game) -> None:
    """KD-033, KD-036, KD-161: what held for this turn ends; the Rival's turn comes, or an extra one."""
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
