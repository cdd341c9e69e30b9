"""The rules of Orcs Orcs Orcs, in the rulebook's order: the round, and the turn with its three phases.

Parts have modules of their own: `set_up`, `fate` for the beginning of a round, `casting` and `resolving` for spells,
`scoring` for the end.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bestiaire.core.choice import Choice, Flow, Option
from bestiaire.core.state import tell
from bestiaire.games.orcs.rules import actions
from bestiaire.games.orcs.rules.asking import REVEAL_OPTIONS, choose_place, teleports
from bestiaire.games.orcs.rules.casting import cast, castable
from bestiaire.games.orcs.rules.fate import begin_round
from bestiaire.games.orcs.rules.powers import actions_per_turn, hand_size, powers_at_work, special_for
from bestiaire.games.orcs.rules.scoring import finish
from bestiaire.games.orcs.rules.set_up import choose_mission, set_up
from bestiaire.games.orcs.table.zones import (
    ACTIONS,
    FATE,
    MISSIONS,
    MOST_ACTIONS,
    MOST_ROUNDS,
    REVEAL,
    SECTORS,
    SET_UP,
)

if TYPE_CHECKING:
    from bestiaire.games.orcs.table.state import Game

PASS: Final = Option("pass", "turn", -1)


def stage(game: Game) -> Flow[None]:
    """The game runs in stages: the set-up, each choice of a mission, the beginning of a turn, each action."""
    if game.phase == SET_UP:
        return set_up(game)
    if game.phase == MISSIONS:
        return choose_mission(game)
    if game.phase == ACTIONS:
        return act(game)
    return begin_turn(game)


def begin_turn(game: Game) -> Flow[None]:
    """OO-040, OO-070: the fate card if a round begins, then phase 1 of the active player's turn."""
    if game.phase == FATE:
        begin_round(game)
        game.phase = REVEAL
    me = game.active
    if game.log is not None:
        tell(game, "turn", {"seat": me})
    yield from reveal(game, me)
    game.actions = actions_per_turn(game, me)
    game.actions_taken = 0
    game.phase = ACTIONS


# -- phase 1


def reveal(game: Game, me: int) -> Flow[None]:
    """OO-071, OO-072: a marker in every sector without a creature, then one in another sector than the own. Later in
    the turn none is turned up (OO-075)."""
    for sector in range(SECTORS):
        if game.markers[sector] and not actions.has_creatures(game, sector):
            actions.reveal_marker(game, sector, None)
    own = game.players[me].mage
    options = [REVEAL_OPTIONS[sector] for sector in range(SECTORS) if sector != own and game.markers[sector]]
    if options:
        sector = yield from choose_place(me, "reveal", options, "OO-072")
        actions.reveal_marker(game, sector, me)


# -- phase 2


def act(game: Game) -> Flow[None]:
    """OO-080 … OO-085: one action, to its end. When none is left, phase 3 and the end of the turn."""
    me = game.active
    answer = yield Choice(me, "action", possible_actions(game, me), "OO-080")
    game.actions -= 1
    game.actions_taken += 1
    stored = game.magic
    game.magic = 0  # OO-216
    verb = answer.verb
    if verb == "cast":
        yield from cast(game, me, answer.subject, stored)
    elif verb == "teleport":
        actions.teleport(game, me, answer.subject)
    elif verb == "pass":
        game.actions = 0  # OO-082
        if game.log is not None:
            tell(game, "pass", {"seat": me})
    else:
        use_power(game, me, answer)
    actions.look_for_the_end(game)
    if game.actions == 0 or game.actions_taken >= MOST_ACTIONS:
        draw_phase(game, me)
        end_turn(game)


def possible_actions(game: Game, me: int) -> list[Option]:
    """OO-080, and OO-182, OO-183 for who has these powers."""
    options = castable(game, me)
    if not special_for(game, me).forbids_teleport:
        options.extend(teleports(game))
    if game.players[me].powers & game.box.acting & ~game.used:
        options.extend(actions_of_powers(game, me))
    options.append(PASS)
    return options


def actions_of_powers(game: Game, me: int) -> list[Option]:
    """OO-182, OO-183: what powers can be used for, each once a turn."""
    options: list[Option] = []
    for power in powers_at_work(game, me):
        if power.is_action and not game.used & (1 << game.box.powers.index(power)):
            options.extend(power.offers(game, me))
    return options


def use_power(game: Game, me: int, answer: Option) -> None:
    """OO-182, OO-183: the verb of the option is the power's key."""
    for place, power in enumerate(game.box.powers):
        if power.key == answer.verb:
            game.used |= 1 << place
            power.act(game, me, answer.subject)


# -- phase 3


def draw_phase(game: Game, me: int) -> None:
    """OO-120 … OO-122, OO-166: the hand and what was learned go to the discard pile, and new cards are drawn."""
    player = game.players[me]
    if player.hand and game.log is not None:
        tell(game, "discard_hand", {"seat": me, "cards": actions.spell_keys(game, player.hand)}, news=True)
    player.discard += player.hand + player.learned
    player.hand = ()
    player.learned = ()
    actions.draw_cards(game, me, hand_size(game, me))


def end_turn(game: Game) -> None:
    """OO-040, OO-110, OO-122, OO-188: what held for this turn ends; the next player's turn, the next round, or the
    end."""
    actions.heal(game)
    game.used = 0
    game.magic = 0
    game.actions = 0
    game.actions_taken = 0
    game.active = (game.active + 1) % game.seats
    if game.active != game.start_player:
        game.phase = REVEAL
        return
    if game.is_last_round:
        finish(game)
        return
    game.round = min(game.round + 1, MOST_ROUNDS)
    if game.options.start_passes:
        game.start_player = (game.start_player + 1) % game.seats
        game.active = game.start_player
    game.phase = FATE
