"""Phase 1, W03 (section 4): how many dice, the Rolls, and rerolls that are free."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bestiaire.core.choice import Choice, Flow, Option
from bestiaire.core.dice import NONE_OF_ANY, Faces, throw, thrown_again, unpacked
from bestiaire.core.state import tell
from bestiaire.games.tokyo.cards import hooks
from bestiaire.games.tokyo.cards.printed import Card
from bestiaire.games.tokyo.rules import actions
from bestiaire.games.tokyo.rules.anytime import anytime, is_anytime, use_anytime
from bestiaire.games.tokyo.rules.owning import asked, in_play
from bestiaire.games.tokyo.table.dice import BASE_DICE, BASE_ROLLS, DICE
from bestiaire.games.tokyo.table.zones import FIXED, NO_FACE, REROLL

if TYPE_CHECKING:
    from bestiaire.games.tokyo.table.state import Game

STOP: Final = Option("reroll", "none", 0)


def dice_number(game: Game) -> int:
    """KT-030: six, and what cards and tokens add and take away; never below 0."""
    player = game.players[game.active]
    number = BASE_DICE - player.shrink - player.fewer_dice - game.fewer
    if player.powers & hooks.MORE_DICE.bits:
        for card in asked(game, game.active, hooks.MORE_DICE):
            number += card.more_dice()
    return max(0, number)


def rolls_allowed(game: Game) -> int:
    """KT-031."""
    rolls = BASE_ROLLS
    if game.players[game.active].powers & hooks.MORE_ROLLS.bits:
        for card in asked(game, game.active, hooks.MORE_ROLLS):
            rolls += card.more_rolls()
    return rolls


def first_roll(game: Game) -> None:
    """KT-031, KT-035: all dice; without any the result is empty."""
    number = dice_number(game)
    dice = throw(game.rng, number)
    actions.lay_dice(game, dice)
    game.rolls = 1 if number else 0
    game.infused = NO_FACE
    if game.log is not None:
        tell_roll(game, list(range(number)), is_free=False)
    game.phase = REROLL if can_throw_on(game) else FIXED


def tell_roll(game: Game, thrown: list[int], is_free: bool) -> None:
    told = {"seat": game.active, "dice": DICE.names_of(game.dice), "thrown": thrown, "rolls": game.rolls}
    tell(game, "roll", {**told, "free": is_free}, news=True)


def can_throw_on(game: Game) -> bool:
    """KT-032 to KT-034: whether a Roll is left, can be paid for, or some dice can be rerolled for free."""
    if not game.dice:
        return False
    if game.rolls < rolls_allowed(game):
        return True
    if not game.players[game.active].powers & (hooks.FREE_REROLLS.bits | hooks.BUYS_ROLLS.bits):
        return False
    return len(free_rerolls(game)) > 0 or len(rolls_to_buy(game)) > 0


def rolls_to_buy(game: Game) -> list[Card]:
    """KT-033: the cards from which another Roll can be had."""
    me = game.active
    return [card for card in in_play(game, me, hooks.BUYS_ROLLS) if card.can_buy_roll(game, me)]


def free_rerolls(game: Game) -> list[Option]:
    """KT-034."""
    found: list[Option] = []
    for card in in_play(game, game.active, hooks.FREE_REROLLS):
        found += card.free_rerolls(game, game.active)
    return found


def only(face: int, number: int) -> Faces:
    """So many dice of one face."""
    counts = list(NONE_OF_ANY)
    counts[face] = number
    return tuple(counts)


def reroll_for_free(game: Game, answer: Option) -> None:
    """KT-034: thrown together; not a Roll."""
    hooks.FREE_REROLLS.verbs[answer.verb].before_rerolling(game, game.active)
    throw_again(game, unpacked(answer.subject), 0, is_free=True)


def throw_again(game: Game, chosen: Faces, counted: int, is_free: bool) -> None:
    dice, thrown = thrown_again(game.rng, game.dice, chosen)
    actions.lay_dice(game, dice)
    game.rolls += counted
    if game.log is not None:
        tell_roll(game, thrown, is_free)


def roll_on(game: Game) -> Flow[None]:
    """KT-032, KT-033: any dice are thrown again, or the player stops. Once the normal Rolls are used up, more can be
    paid for, one at a time."""
    me = game.active
    has_rolls = game.rolls < rolls_allowed(game)
    options = DICE.sets("reroll", game.rolled) if has_rolls else [STOP]
    powers = game.players[me].powers
    if powers & hooks.FREE_REROLLS.bits:
        options = options + free_rerolls(game)
    if not has_rolls and powers & hooks.BUYS_ROLLS.bits:
        for card in rolls_to_buy(game):
            options = options + DICE.sets(card.id, game.rolled)[:-1]
    more = anytime(game, me)
    answer = yield Choice(me, "reroll", options + more if more else options, "KT-032")
    if answer.verb == "reroll":
        if answer.subject == 0:
            game.phase = FIXED
            return
        throw_again(game, unpacked(answer.subject), 1, is_free=False)
    elif is_anytime(answer):
        use_anytime(game, me, answer)
    elif answer.verb in hooks.BUYS_ROLLS.verbs:
        hooks.BUYS_ROLLS.verbs[answer.verb].pay_for_roll(game, me)
        throw_again(game, unpacked(answer.subject), 0, is_free=False)
    else:
        reroll_for_free(game, answer)
    if not can_throw_on(game):
        game.phase = FIXED
