"""Phase 5 (sections 11 to 13): effects at the end of the turn, the victory check, and whose turn comes next."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bestiaire.core.choice import Choice, Flow, Option
from bestiaire.core.dice import NONE_OF_ANY
from bestiaire.core.state import tell
from bestiaire.games.tokyo.cards import powers
from bestiaire.games.tokyo.cards.printed import KEEP
from bestiaire.games.tokyo.rules import actions
from bestiaire.games.tokyo.rules.anytime import anytime, ask, before_the_turn_ends, is_anytime, use_anytime
from bestiaire.games.tokyo.rules.expansion.keywords import activate_frenzy, pay_for_frenzy
from bestiaire.games.tokyo.rules.hearts.losses import lose_hearts
from bestiaire.games.tokyo.rules.owning import alive, copies, others_after
from bestiaire.games.tokyo.table.zones import (
    CLEAN_UP,
    EXTRA_TURNS,
    FREEZE_TURN,
    FRENZY,
    FRENZY_TURN,
    MOST_POINTS,
    MOST_TOKENS,
    NO_CARD,
    NO_FACE,
    NOBODY,
    START,
    ExtraTurn,
    Loss,
)

if TYPE_CHECKING:
    from bestiaire.games.tokyo.table.state import Game

SELL_NOTHING: Final = Option("sell", "none", NO_CARD)
FREEZE: Final = [Option("freeze_time", "yes", 1), Option("freeze_time", "no", 0)]
PAID_LATE: Final = ("maximum_effort", "chew_pinch_catch_and_smack")
"""The FRENZY cards that speak of what comes after the turn (KM-062)."""
AT_END: Final = powers.ROOTING_FOR_THE_UNDERDOG | powers.ENERGY_HOARDER | powers.HERBIVORE | powers.SOLAR_POWERED


def end_phase(game: Game) -> Flow[None]:
    """KT-151, step by step; a monster eliminated on the way skips the rest."""
    me = game.active
    player = game.players[me]
    game.phase = CLEAN_UP
    if player.powers & powers.METAMORPH:
        yield from sell(game)  # (1)
    if game.frenzy != NO_CARD and not pays_late(game):
        yield from pay_for_frenzy(game)  # (2)
        if player.is_out:
            return
    if player.keywords & FRENZY or player.hand:
        yield from activate_frenzy(game)  # (3)
    if player.powers & AT_END:
        score_at_the_end(game)  # (4) to (7)
    if player.poison:
        yield from lose_hearts(game, [Loss(me, player.poison, NOBODY, "poison")])  # (8)


def pays_late(game: Game) -> bool:
    """KM-062: as an option two FRENZY prices are paid after the victory check."""
    return game.options.late_frenzy_price and game.faces[game.frenzy].id in PAID_LATE


def sell(game: Game) -> Flow[None]:
    """Metamorph: any of one's Keep cards for the energy printed on them, which is no gain."""
    me = game.active
    while True:
        options: list[Option] = []
        for number in game.players[me].cards:
            if game.faces[number].kind == KEEP:
                options.append(Option("sell", game.faces[number].id, number))
        if not options:
            return
        options.append(SELL_NOTHING)
        options += anytime(game, me)
        answer = yield Choice(me, "metamorph", options, "KT-151")
        if is_anytime(answer):
            use_anytime(game, me, answer)
        elif answer.subject == NO_CARD:
            return
        else:
            actions.lose_card(game, me, answer.subject)
            actions.move_energy(game, me, game.faces[answer.subject].cost)


def score_at_the_end(game: Game) -> None:
    """Rooting for the Underdog, Energy Hoarder, Herbivore, Solar Powered."""
    me = game.active
    player = game.players[me]
    if min([MOST_POINTS + 1, *[game.players[seat].points for seat in others_after(game, me)]]) > player.points:
        for _ in range(copies(game, me, powers.ROOTING_FOR_THE_UNDERDOG)):
            actions.gain_points(game, me, powers.UNDERDOG_POINTS)
    for _ in range(copies(game, me, powers.ENERGY_HOARDER)):
        actions.gain_points(game, me, powers.HOARD_POINTS * (player.energy // powers.HOARD))
    if not game.hurt & (1 << me):
        for _ in range(copies(game, me, powers.HERBIVORE)):
            actions.gain_points(game, me, powers.HERBIVORE_POINTS)
    if player.energy == 0:
        for _ in range(copies(game, me, powers.SOLAR_POWERED)):
            actions.gain_energy(game, me, powers.SOLAR_ENERGY)


# -- W21


def clean_up(game: Game) -> Flow[None]:
    """KT-152: what held for this turn ends; who has won; extra turns; the next monster."""
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
        answer = yield from ask(game, me, "freeze_time", FREEZE, "KT-171")
        if answer.subject:
            actions.earn_turn(game, FREEZE_TURN, me, min(game.fewer + 1, MOST_TOKENS))
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
    """KT-160 to KT-163: nobody, the last one, or everybody with 20 points."""
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
    """KT-170 to KT-174: an extra turn that waits, FRENZY first, then Freeze Time, then Frenzy cards; else the next
    monster clockwise."""
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
