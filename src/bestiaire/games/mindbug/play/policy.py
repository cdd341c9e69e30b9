"""A quick way to play, a little better than chance: how the searching player thinks games to their end.

Rules of thumb on printed power; what they leave open is chosen at random, so that no line is never tried.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bestiaire.core.choice import Choice, Option
from bestiaire.core.rng import Random
from bestiaire.games.mindbug.rules.actions import rival
from bestiaire.games.mindbug.rules.asking import creature_in_play

if TYPE_CHECKING:
    from bestiaire.games.mindbug.table.state import Game

STRONG: Final = 7
"""From this power on a creature is worth a Mindbug."""


def choose_quickly(game: Game, choice: Choice, rng: Random) -> Option:
    options = choice.options
    kind = choice.kind
    if kind == "action":
        return action(game, options, rng)
    if kind == "block":
        return block(game, choice, rng)
    if kind == "mindbug":
        is_strong = game.faces[game.pending].power >= STRONG
        use = rng.below(10) < (5 if is_strong else 2)
        return options[0] if use else options[1]
    if kind in ("defeat", "take"):
        return strongest_enemy(game, choice, rng)
    if kind == "again":
        return options[0]
    return dice_or_energy(game, choice, rng)


def dice_or_energy(game: Game, choice: Choice, rng: Random) -> Option:
    """Poor dice are rerolled, and an Energy card is mostly bought; all other questions are left to chance."""
    options = choice.options
    if choice.kind == "reroll":
        return reroll(game, options)
    if choice.kind == "buy" and rng.below(3):
        return options[rng.below(len(options) - 1)]
    return options[rng.below(len(options))]


def action(game: Game, options: list[Option], rng: Random) -> Option:
    """Any; but an attack into a stronger creature is thought over once."""
    option = options[rng.below(len(options))]
    if option.verb == "attack":
        power = creature_in_play(game, option.subject).card.power
        for enemy in game.players[rival(game.active)].play:
            if enemy.card.power >= power:
                return options[rng.below(len(options))]
    return option


def block(game: Game, choice: Choice, rng: Random) -> Option:
    """With one that wins, if there is one; at the last life with anybody; else mostly not."""
    attacker = creature_in_play(game, choice.about).card.power
    for option in choice.options:
        if option.subject >= 0 and creature_in_play(game, option.subject).card.power > attacker:
            return option
    if game.players[choice.player].life > 1 and rng.below(3):
        return choice.options[-1]
    return choice.options[rng.below(len(choice.options))]


WORTH_KEEPING: Final = (2, 3, 5, 6)
"""The faces of a die that are better than what a reroll brings on the average."""


def reroll(game: Game, options: list[Option]) -> Option:
    """The dice that show little, and no others."""
    poor = 0
    for place in range(len(game.dice)):
        if game.dice[place] not in WORTH_KEEPING:
            poor |= 1 << place
    for option in options:
        if option.subject == poor:
            return option
    return options[-1]


def strongest_enemy(game: Game, choice: Choice, rng: Random) -> Option:
    """The strongest enemy creature that is offered; any option, if none is."""
    best = choice.options[rng.below(len(choice.options))]
    best_power = -1
    for enemy in game.players[rival(choice.player)].play:
        for option in choice.options:
            if option.subject == enemy.number and enemy.card.power > best_power:
                best, best_power = option, enemy.card.power
    return best
