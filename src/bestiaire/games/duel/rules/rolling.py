"""Phase 1 (section 5): how many dice, and the throws."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bestiaire.core.choice import Choice, Flow, Option
from bestiaire.core.dice import Faces, thrown_again, unpacked
from bestiaire.core.state import tell
from bestiaire.games.duel.cards.hooks import MORE_DICE, OFFERS, OFFERS_TO_THROW, SETTLE
from bestiaire.games.duel.rules.asking import ask, offers, offers_to_throw, take_up_offer
from bestiaire.games.duel.rules.roll import throws_allowed
from bestiaire.games.duel.table.dice import BASE_DICE, DICE, FIRST_TURN_DICE, MOST_EXTRA_DICE
from bestiaire.games.duel.table.zones import MOST_COUNTED, RESOLVE, roll_of

if TYPE_CHECKING:
    from bestiaire.games.duel.table.state import Game

STOP: Final = Option("reroll", "none", 0)
TOKENS: Final = [Option("dice_tokens", str(number), number) for number in range(MOST_EXTRA_DICE + 1)]


def count_dice(game: Game) -> Flow[int]:
    """T1, KD-040, KD-041, KD-241: six dice less the penalties, and up to two more (KD-267)."""
    me = game.active
    player = game.players[me]
    if player.dominated:
        for card in SETTLE.cards:
            yield from card.settle(game, me)
    base = FIRST_TURN_DICE if game.is_first_turn else BASE_DICE
    base = max(0, base - player.penalty)
    player.penalty = 0
    extra = 0
    if player.powers & MORE_DICE.mask:
        for card in MORE_DICE.of(player.powers):
            extra += card.more_dice()
    extra = min(extra, MOST_EXTRA_DICE)
    room = min(player.dice_tokens, MOST_EXTRA_DICE - extra)
    if room > 0:
        answer = yield from ask(game, "dice_tokens", TOKENS[: room + 1], "KD-041")
        spent = answer.subject
        if spent:
            player.dice_tokens -= spent
            extra += spent
            if game.log is not None:
                tell(game, "spend_tokens", {"seat": me, "amount": spent})
    return base + extra


def roll_dice(game: Game, dice: Faces, throws: int, thrown: list[int], is_free: bool) -> None:
    """KD-044: the dice as they now lie; `thrown` are the places of those that were just thrown."""
    game.roll = roll_of(dice, throws)
    if game.log is not None:
        told = {"seat": game.active, "dice": DICE.names_of(dice), "thrown": thrown, "throw": throws, "free": is_free}
        tell(game, "roll", told, news=True)


def can_reroll(game: Game) -> bool:
    """KD-042, KD-050: whether a throw is left, or a card offers one."""
    if not game.roll.dice:
        return False
    return game.roll.throws < throws_allowed(game) or len(offers_to_throw(game)) > 0


def reroll_options(rolled: Faces) -> list[Option]:
    """KD-043: every set of dice that can be thrown again, equal dice being alike; and to stop."""
    return DICE.sets("reroll", rolled)


def reroll(game: Game) -> Flow[None]:
    """T2, KD-042, KD-043, KD-050, KD-242: throw any of the dice again, or stop; or take up what a card offers."""
    options = reroll_options(game.roll.rolled) if game.roll.throws < throws_allowed(game) else [STOP]
    if game.players[game.active].powers & (OFFERS_TO_THROW.mask | OFFERS.mask):
        options = options + offers_to_throw(game) + offers(game)
    answer = yield Choice(game.active, "reroll", options, "KD-043")
    if answer.verb != "reroll":
        take_up_offer(game, answer)
    elif answer.subject > 0:
        throw_again(game, unpacked(answer.subject), 1, False)
    else:
        game.phase = RESOLVE
        return
    if not can_reroll(game):
        game.phase = RESOLVE


def throw_again(game: Game, chosen: Faces, counted: int, is_free: bool) -> None:
    """KD-043: throws the chosen dice again, the others stay; `counted` is what it adds to the throws used."""
    dice, thrown = thrown_again(game.rng, game.roll.dice, chosen)
    roll_dice(game, dice, min(game.roll.throws + counted, MOST_COUNTED), thrown, is_free)
