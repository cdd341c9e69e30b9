"""A quick way to play, better than chance: how the searching player thinks games to their end.

Rules of thumb; what they leave open is chosen at random, so that no line is never tried.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bestiaire.core.choice import Choice, Option
from bestiaire.core.dice import FACES
from bestiaire.core.rng import Random
from bestiaire.games.duel.table.dice import DESTRUCTION, ENERGY, FAME, HEART, POWER, SMASH
from bestiaire.games.duel.table.zones import MOST_TOKENS

if TYPE_CHECKING:
    from bestiaire.games.duel.table.state import Game


def choose_quickly(game: Game, choice: Choice, rng: Random) -> Option:
    options = choice.options
    kind = choice.kind
    if kind == "reroll":
        return reroll(game, options, rng)
    if kind == "buy":
        return buy(options, rng)
    if kind == "symbol":
        return symbol(game, options, rng)
    is_sure = rng.below(8) > 0
    if is_sure and kind in GLADLY:
        return options[0]
    if is_sure and kind in HARDLY:
        return refusal(options)
    return options[rng.below(len(options))]


GLADLY: Final = ("resolve", "plus", "multiply", "camouflage", "in_shape", "lightning_speed")
"""What is mostly done as soon as it can be: the first option."""
HARDLY: Final = ("rebooting", "titanic_batteries", "dominate")
"""What is mostly left alone."""


def refusal(options: list[Option]) -> Option:
    """« No » or « none »."""
    for option in options:
        if option.name in ("no", "none"):
            return option
    return options[0]


def reroll(game: Game, options: list[Option], rng: Random) -> Option:
    """Keeps what does something, or nearly, and throws the rest again."""
    rolled = game.roll.rolled
    if options[0].verb != "reroll" or options[0].name == "none":
        return options[0]
    place = 0
    for face in range(FACES):
        again = 0 if is_kept(game, face, rng) else rolled[face]
        place = place * (rolled[face] + 1) + again
    # Sets are listed as numbers count up, the empty one left out; to stop comes right behind them.
    last = 1
    for number in rolled:
        last *= number + 1
    return options[place - 1] if place > 0 else options[last - 1]


def is_kept(game: Game, face: int, rng: Random) -> bool:
    """Whether dice of this symbol are kept, now and then otherwise than one would think."""
    rolled = game.roll.rolled
    player = game.players[game.active]
    if face == SMASH:
        keeps = True
    elif face == HEART:
        keeps = player.life + 1 < player.monster.life
    elif face == ENERGY:
        keeps = rng.below(2) == 0
    elif face in (FAME, DESTRUCTION):
        keeps = rolled[face] >= 2
    elif face == POWER and player.monster.id == "space_penguin":
        keeps = player.dice_tokens < MOST_TOKENS
    else:
        keeps = rolled[POWER] >= 2 or rng.below(2) == 0
    return keeps if rng.below(8) else not keeps


def buy(options: list[Option], rng: Random) -> Option:
    """Mostly a card, if one can be paid; seldom a sweep."""
    cards = 0
    while cards < len(options) and options[cards].verb == "buy" and options[cards].name != "none":
        cards += 1
    if cards > 0 and rng.below(4):
        return options[rng.below(cards)]
    if rng.below(8) == 0:
        return options[rng.below(len(options))]
    return refusal(options)


def symbol(game: Game, options: list[Option], rng: Random) -> Option:
    """What completes a pull, or a Smash."""
    for option in options:
        if option.subject in (FAME, DESTRUCTION) and game.roll.rolled[option.subject] >= 2 and rng.below(4):
            return option
    return options[0] if rng.below(2) else options[rng.below(len(options))]
