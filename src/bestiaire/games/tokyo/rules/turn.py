"""The rules of King of Tokyo, in the rulebook's order: the turn with its start and five phases.

Each phase has a module of its own: `rolling` and `fixing`, `resolving` (with `healing` and `smashing`), `buying`; what
phases have in common are `losses` and `falling`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from bestiaire.core.choice import Flow
from bestiaire.core.state import tell
from bestiaire.games.tokyo.cards import hooks
from bestiaire.games.tokyo.rules import actions
from bestiaire.games.tokyo.rules.buying import buy_something
from bestiaire.games.tokyo.rules.dice.fixing import fix_dice
from bestiaire.games.tokyo.rules.dice.resolving import enter_tokyo, resolve_phase
from bestiaire.games.tokyo.rules.dice.rolling import first_roll, roll_on
from bestiaire.games.tokyo.rules.ending import clean_up, end_phase, victory_check
from bestiaire.games.tokyo.rules.expansion.evolving import evolve
from bestiaire.games.tokyo.rules.expansion.keywords import before_rolling
from bestiaire.games.tokyo.rules.owning import asked, in_play, in_tokyo
from bestiaire.games.tokyo.rules.set_up import set_up
from bestiaire.games.tokyo.table.zones import BUY, CLEAN_UP, END, NOBODY, ROLL, START, TOKYO_ENERGY, TOKYO_POINTS

if TYPE_CHECKING:
    from bestiaire.games.tokyo.table.state import Game


def stage(game: Game) -> Flow[None]:
    """The turn runs in stages: up to the first Roll, each further throw, the end of phase 1, phases 2 and 3, each
    purchase, phase 5."""
    if game.active == NOBODY:
        return set_up(game)
    return STAGES[game.phase](game)


# -- the start of the turn


def start_turn(game: Game) -> Flow[None]:
    """KT-025 to KT-027 (W01), keywords (W02), and the first Roll. After an interlude there is only the Roll (KM-029);
    as an option, keywords once more."""
    me = game.active
    player = game.players[me]
    if game.phase == START:
        if game.log is not None:
            tell(game, "turn", {"seat": me})
        yield from turn_starts(game)
    if (player.keywords or player.hand) and (game.phase == START or game.options.keywords_again):
        yield from before_rolling(game)
    first_roll(game)


def turn_starts(game: Game) -> Flow[None]:
    """KT-026: what comes before the bonus for Tokyo, that bonus (with two players energy, KT-014), and what comes after
    it. Nobody wins now (KT-028)."""
    me = game.active
    player = game.players[me]
    if player.powers & hooks.START_OF_TURN.bits:
        for card in in_play(game, me, hooks.START_OF_TURN):
            card.start_of_turn(game, me)
    if in_tokyo(game, me):
        if game.seats == 2 and game.options.two_player_variant:
            actions.gain_energy(game, me, TOKYO_ENERGY)
        else:
            actions.gain_points(game, me, TOKYO_POINTS)
        if player.powers & hooks.START_IN_TOKYO.bits:
            for card in asked(game, me, hooks.START_IN_TOKYO):
                card.start_in_tokyo(game, me)
    if player.powers & hooks.AFTER_THE_BONUS.bits:
        for card in in_play(game, me, hooks.AFTER_THE_BONUS):
            yield from card.after_the_bonus(game, me)


# -- phase 4, and the end of an interlude


def buy_phase(game: Game) -> Flow[None]:
    """W18: one purchase after the other, as long as the monster is in play (KT-103, KT-107). After an interlude the
    active monster begins phase 1 anew (KM-029, KM-030): the dice that were taken over are gone (KM-032), what it has
    used this turn stays used (KM-028)."""
    goes_on = yield from buy_something(game)
    if goes_on and game.phase == BUY and not game.players[game.resolver].is_out:
        return
    game.discount = 0
    game.looks = 0
    game.lab = 0
    if game.resolver == game.active:
        game.phase = END if game.phase == BUY and not game.players[game.active].is_out else CLEAN_UP
        return
    game.resolver = game.active
    actions.lay_dice(game, ())
    if game.log is not None and not game.players[game.active].is_out:
        tell(game, "interlude_over", {"seat": game.active})
    if game.options.checks_after_interlude:
        victory_check(game)  # KM-031
    game.phase = CLEAN_UP if game.players[game.active].is_out else ROLL


STAGES: Final[list[Callable[[Game], Flow[None]]]] = [
    start_turn,
    start_turn,
    roll_on,
    fix_dice,
    resolve_phase,
    evolve,
    enter_tokyo,
    buy_phase,
    end_phase,
    clean_up,
]
"""The stages in the order of the phases."""
