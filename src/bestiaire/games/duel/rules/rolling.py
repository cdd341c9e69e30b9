"""Phase 1 (section 5): how many dice, and the throws."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bestiaire.core.choice import Choice, Flow, Option
from bestiaire.core.dice import Faces, thrown_again, unpacked
from bestiaire.core.state import tell
from bestiaire.games.duel.cards import powers
from bestiaire.games.duel.rules.asking import METABOLISM, ask, discard_any, metabolise, metabolism
from bestiaire.games.duel.rules.roll import throws_allowed
from bestiaire.games.duel.table.dice import BASE_DICE, DICE, FAME, FIRST_TURN_DICE, MOST_EXTRA_DICE
from bestiaire.games.duel.table.zones import MOST_COUNTED, RESOLVE, roll_of

if TYPE_CHECKING:
    from bestiaire.games.duel.table.state import Game

STOP: Final = Option("reroll", "none", 0)
TOKENS: Final = [Option("dice_tokens", str(number), number) for number in range(MOST_EXTRA_DICE + 1)]


def count_dice(game: Game) -> Flow[int]:
    """T1, KD-040, KD-041: six dice less what Dominate and Thunder Stomp take away, and up to two more."""
    me = game.active
    player = game.players[me]
    if player.dominated:
        yield from discard_any(game, me)
        player.penalty += player.dominated * len(player.keep)
        player.dominated = 0
    base = FIRST_TURN_DICE if game.is_first_turn else BASE_DICE
    base = max(0, base - player.penalty)
    player.penalty = 0
    extra = 0
    for bit in (powers.EXTRA_HEAD, powers.NATURAL_SELECTION):
        if player.powers & bit:
            extra += powers.MORE_DICE
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
    """The dice lie there anew; `thrown` are those that were thrown, by their places."""
    game.roll = roll_of(dice, throws)
    if game.log is not None:
        told = {"seat": game.active, "dice": DICE.names_of(dice), "thrown": thrown, "throw": throws, "free": is_free}
        tell(game, "roll", told, news=True)


def can_throw_on(game: Game) -> bool:
    """KD-042, KD-050: whether there is a throw left, or a die that In the Shadows lets one reroll."""
    if not game.roll.dice:
        return False
    return game.roll.throws < throws_allowed(game) or len(shadow_options(game)) > 0


def shadow_options(game: Game) -> list[Option]:
    """KD-050: Fame dice are rerolled for free; as an option only after the last throw."""
    if not game.players[game.active].powers & powers.IN_THE_SHADOWS:
        return []
    if game.options.shadows_come_last and game.roll.throws < throws_allowed(game):
        return []
    fame = game.roll.rolled[FAME]
    return [Option("in_the_shadows", "+".join(["fame"] * number), number) for number in range(1, fame + 1)]


def reroll_options(rolled: Faces) -> list[Option]:
    """KD-043: every set of dice that can be thrown again, equal dice being alike; and to stop."""
    return DICE.sets("reroll", rolled)


def throw_on(game: Game) -> Flow[None]:
    """T2, KD-042, KD-043, KD-050: throw any of the dice again, or stop; after Alien Metabolism this is asked again."""
    options = reroll_options(game.roll.rolled) if game.roll.throws < throws_allowed(game) else [STOP]
    if game.players[game.active].powers & (powers.IN_THE_SHADOWS | powers.ALIEN_METABOLISM):
        options = options + shadow_options(game) + metabolism(game)
    answer = yield Choice(game.active, "reroll", options, "KD-043")
    if answer.verb == METABOLISM:
        metabolise(game, answer.subject)
        return
    if answer.verb == "in_the_shadows":
        counted = 1 if game.options.shadows_come_last else 0
        throw_again(game, (answer.subject, 0, 0, 0, 0, 0), counted, True)
    elif answer.subject > 0:
        throw_again(game, unpacked(answer.subject), 1, False)
    else:
        game.phase = RESOLVE
        return
    if not can_throw_on(game):
        game.phase = RESOLVE


def throw_again(game: Game, chosen: Faces, counted: int, is_free: bool) -> None:
    """The first dice that show what was chosen are thrown again; the others stay as they are."""
    dice, thrown = thrown_again(game.rng, game.roll.dice, chosen)
    roll_dice(game, dice, min(game.roll.throws + counted, MOST_COUNTED), thrown, is_free)
