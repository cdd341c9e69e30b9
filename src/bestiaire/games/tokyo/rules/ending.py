"""Phase 5 (sections 11 to 13): effects at the end of the turn, the victory check, and whose turn comes next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bestiaire.core.choice import Flow
from bestiaire.core.dice import NONE_OF_ANY
from bestiaire.core.state import tell
from bestiaire.games.tokyo.cards import hooks
from bestiaire.games.tokyo.rules import actions
from bestiaire.games.tokyo.rules.anytime import before_the_turn_ends
from bestiaire.games.tokyo.rules.expansion.keywords import activate_frenzy, pay_for_frenzy
from bestiaire.games.tokyo.rules.hearts.losses import lose_hearts
from bestiaire.games.tokyo.rules.owning import alive, copies, in_play
from bestiaire.games.tokyo.table.zones import (
    CLEAN_UP,
    EXTRA_TURNS,
    FREEZE_TURN,
    FRENZY,
    FRENZY_TURN,
    MOST_POINTS,
    NO_CARD,
    NO_FACE,
    NOBODY,
    START,
    ExtraTurn,
    Loss,
)

if TYPE_CHECKING:
    from bestiaire.games.tokyo.table.state import Game


def end_phase(game: Game) -> Flow[None]:
    """KT-150, KT-151: the active monster's, step by step; eliminated on the way, it skips the rest."""
    me = game.active
    player = game.players[me]
    game.phase = CLEAN_UP
    if player.powers & hooks.FIRST_AT_END.bits:
        for card in in_play(game, me, hooks.FIRST_AT_END):  # (1)
            yield from card.first_at_end(game, me)
    if game.frenzy != NO_CARD and not pays_late(game):
        yield from pay_for_frenzy(game)  # (2)
        if player.is_out:
            return
    if player.keywords & FRENZY or player.hand:
        yield from activate_frenzy(game)  # (3)
    if player.powers & hooks.END_OF_TURN.bits:
        for card in in_play(game, me, hooks.END_OF_TURN):  # (4) to (7)
            card.end_of_turn(game, me, copies(game, me, card.bit))
    if player.poison:
        yield from lose_hearts(game, [Loss(me, player.poison, NOBODY, "poison")])  # (8)


def pays_late(game: Game) -> bool:
    """KM-062: as an option two FRENZY prices are paid after the victory check."""
    return game.options.late_frenzy_price and game.faces[game.frenzy].is_paid_late()


# -- W21


def clean_up(game: Game) -> Flow[None]:
    """KT-152, KT-164: what held for this turn ends; who has won; only then extra turns; the next monster."""
    me = game.active
    yield from before_the_turn_ends(game)
    end_this_turn(game)
    victory_check(game)
    if game.frenzy != NO_CARD:
        if not game.players[me].is_out:
            yield from pay_for_frenzy(game)
            end_this_turn(game)  # with what was used against that price
            if game.players[me].is_out:
                victory_check(game)
        game.frenzy = NO_CARD
    if game.frozen and not game.players[me].is_out:
        for card in hooks.FROZEN_TURN.cards:
            yield from card.take_frozen_turn(game, me)
    next_turn(game)


def end_this_turn(game: Game) -> None:
    """KT-024, KT-152: effects of this turn, and cards that lay beside their owners."""
    game.used = ()
    game.hunts = ()
    game.sneaks = ()
    game.alloy = 0
    game.locked = ()
    game.hurt = 0
    game.dice = ()
    game.rolled = NONE_OF_ANY
    game.rolls = 0
    game.infused = NO_FACE
    game.burrowed = ()
    game.discount = 0
    waiting = [turn[2] for turn in game.extra_turns if turn[0] == FRENZY_TURN]
    for player in game.players:
        player.immune = False
        if player.aside:
            for number in player.aside:
                if number not in waiting:
                    actions.to_discard(game, number)
            player.aside = tuple([number for number in player.aside if number in waiting])


def victory_check(game: Game) -> None:
    """KT-160 to KT-163: nobody, the last one, or everybody with 20 points who has survived the turn (KT-161), active or
    not (KT-162)."""
    left = alive(game)
    if not left:
        actions.finish(game, [], "nobody")
    elif len(left) == 1:
        actions.finish(game, left, "last")
    winners = [seat for seat in left if game.players[seat].points >= MOST_POINTS]
    if winners:
        if game.active in winners and game.options.active_wins_ties:
            winners = [game.active]
        actions.finish(game, winners, "points")


def next_turn(game: Game) -> None:
    """KT-170 to KT-174: an extra turn that waits, by the order of their sorts, FRENZY first (KM-065); else the next
    monster clockwise. Whichever it is, it begins as all do (KM-063)."""
    game.phase = START
    game.frozen = False
    game.fewer = 0
    if game.extra_turns:
        place = first_waiting(game.extra_turns)
        kind, seat, detail = game.extra_turns[place]
        game.extra_turns = game.extra_turns[:place] + game.extra_turns[place + 1 :]
        game.active = seat
        if kind == FRENZY_TURN:
            game.frenzy = detail
        elif kind == FREEZE_TURN:
            game.fewer = detail
        if game.log is not None:
            tell(game, "extra_turn", {"seat": seat, "reason": EXTRA_TURNS[kind]})
    else:
        seat = (game.order + 1) % game.seats
        while game.players[seat].is_out:
            seat = (seat + 1) % game.seats
        game.active = seat
        game.order = seat
    game.resolver = game.active


def first_waiting(turns: tuple[ExtraTurn, ...]) -> int:
    """The place of the first of the sort that comes first."""
    best = 0
    for place in range(len(turns)):
        if turns[place][0] < turns[best][0]:
            best = place
    return best
