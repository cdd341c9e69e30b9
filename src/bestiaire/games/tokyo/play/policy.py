"""A quick way to play, better than chance: how the searching player thinks games to their end.

Rules of thumb; what they leave open is chosen at random, so that no line is never tried.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bestiaire.core.choice import Choice, Option
from bestiaire.core.dice import FACES
from bestiaire.core.rng import Random
from bestiaire.games.tokyo.play.keeping import worth_keeping
from bestiaire.games.tokyo.rules.owning import in_tokyo
from bestiaire.games.tokyo.table.dice import SMASH, points_for
from bestiaire.games.tokyo.table.zones import MOST_POINTS

if TYPE_CHECKING:
    from bestiaire.games.tokyo.table.state import Game


def choose_quickly(game: Game, choice: Choice, rng: Random) -> Option:
    options = choice.options
    kind = choice.kind
    if kind == "reroll":
        return reroll(game, options)
    if kind in WEIGHED:
        return weigh(game, choice, rng)
    is_sure = rng.below(8) > 0
    if is_sure and kind in GLADLY:
        return options[0]
    if is_sure and kind in HARDLY:
        return refusal(options)
    return options[rng.below(len(options))]


WEIGHED: Final = ("buy", "yield", "mindbug")


def weigh(game: Game, choice: Choice, rng: Random) -> Option:
    """The great decisions of a turn, each with its rule of thumb."""
    if choice.kind == "buy":
        return buy(choice.options, rng)
    if choice.kind == "yield":
        return stay_or_yield(game, choice.player, choice.options, rng)
    return mindbug(game, choice.player, choice.options, rng)


GLADLY: Final = ("resolve", "loss", "rescue", "keyword", "frenzy", "freeze_time", "helpful_mindbug", "thinking_face")
"""What is mostly done as soon as it can be: the first option."""
HARDLY: Final = ("metamorph", "allegiance", "crab_claw", "change", "psychic_probe", "before_resolving")
"""What is mostly left alone."""


def refusal(options: list[Option]) -> Option:
    """« No » or « none »."""
    for option in options:
        if option.name in ("no", "none", "refuse", "take"):
            return option
    return options[0]


def reroll(game: Game, options: list[Option]) -> Option:
    """Keeps what is worth more than a die thrown anew, and throws the rest again: chance enough."""
    if options[0].verb != "reroll" or options[0].name == "none":
        return options[0]
    rolled = game.rolled
    kept = worth_keeping(game)
    place = 0
    last = 1
    for face in range(FACES):
        place = place * (rolled[face] + 1) + rolled[face] - kept[face]
        last *= rolled[face] + 1
    # Sets are listed as numbers count up, the empty one left out; to stop comes right behind them.
    return options[place - 1] if place > 0 else options[last - 1]


def buy(options: list[Option], rng: Random) -> Option:
    """Mostly a card, if one can be paid; seldom a sweep."""
    cards = 0
    while cards < len(options) and options[cards].verb == "buy" and options[cards].name != "none":
        cards += 1
    if cards > 0 and rng.below(4):
        return options[rng.below(cards)]
    if rng.below(12) == 0:
        return options[rng.below(len(options))]
    return refusal(options)


def stay_or_yield(game: Game, seat: int, options: list[Option], rng: Random) -> Option:
    """Tokyo is left when hearts run low."""
    hearts = game.players[seat].hearts
    if rng.below(10) == 0:
        return options[rng.below(len(options))]
    return options[0] if hearts <= 4 + rng.below(3) else refusal(options)


def mindbug(game: Game, seat: int, options: list[Option], rng: Random) -> Option:
    """A token is spent on dice that would win or hurt, and on none else."""
    rolled = game.rolled
    points = sum([points_for(face, rolled[face]) for face in range(3)])
    active = game.players[game.active]
    is_hit = in_tokyo(game, seat) != in_tokyo(game, game.active)
    wins = active.points + points >= MOST_POINTS or game.players[seat].points + points >= MOST_POINTS
    kills = is_hit and rolled[SMASH] >= game.players[seat].hearts
    if wins or kills or points + rolled[SMASH] >= 4 + rng.below(4):
        return options[0]
    return refusal(options)
