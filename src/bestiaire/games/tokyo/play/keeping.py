"""Which dice are better kept and which thrown again: a rule of thumb for quick play.

Each die is weighed as the evaluation weighs what it brings, against what a die thrown anew may bring.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bestiaire.core.dice import FACES
from bestiaire.games.tokyo.play.evaluation import (
    ENERGY_WORTH,
    FOE,
    HEART_WORTH,
    SAFE,
    TOKYO_WORTH,
    hit_by,
    points_gain,
)
from bestiaire.games.tokyo.rules.dice.rolling import rolls_allowed
from bestiaire.games.tokyo.rules.owning import in_tokyo, most_hearts
from bestiaire.games.tokyo.table.dice import ENERGY, HEART, ONE, SET, SMASH, THREE, TWO
from bestiaire.games.tokyo.table.zones import ENTER_POINTS, NO_FACE

if TYPE_CHECKING:
    from bestiaire.games.tokyo.table.state import Game

PAIR: Final = SET - 1
MISSED: Final = (FACES - 1) / FACES
"""How likely a die does not show a certain face."""


def worth_keeping(game: Game) -> list[int]:
    """How many dice of each face to keep: those that bring more than a die thrown anew, and a promising pair."""
    rolled = game.rolled
    worths = [die_worths(game, face, rolled[face] + 1) for face in range(FACES)]
    left = max(1, rolls_allowed(game) - game.rolls)
    anew = 0.0
    for _ in range(left):
        anew = sum([max(worths[face][rolled[face]], anew) for face in range(FACES)]) / FACES
    kept = [0] * FACES
    free = 0
    for face in range(FACES):
        while kept[face] < rolled[face] and worths[face][kept[face]] >= anew:
            kept[face] += 1
        free += rolled[face] - kept[face]
    pair = promising_pair(game, 2 * anew, left * (free - PAIR))
    if pair != NO_FACE:
        kept[pair] = PAIR
    return kept


def promising_pair(game: Game, anew: float, throws: int) -> int:
    """The number of which two lie there, if that many throws of a die may well make three and that is worth more than
    the two thrown anew; else NO_FACE."""
    points = game.players[game.active].points
    chance = 1.0 - MISSED**throws
    best, pair = anew, NO_FACE
    for face in (ONE, TWO, THREE):
        if game.rolled[face] == PAIR:
            worth = chance * points_gain(points, face + 1)
            if worth > best:
                best, pair = worth, face
    return pair


def die_worths(game: Game, face: int, number: int) -> list[float]:
    """What the first, the second ... die of a face brings. Of a number the first three count together, once they lie
    there."""
    player = game.players[game.active]
    if face == ENERGY:
        return [ENERGY_WORTH] * number
    if face == SMASH:
        return smash_worths(game, number)
    worths = [0.0] * number
    if face == HEART:
        if not in_tokyo(game, game.active):
            for die in range(min(number, most_hearts(player) - player.hearts)):
                worths[die] = HEART_WORTH[player.hearts + die + 1] - HEART_WORTH[player.hearts + die]
    elif number > SET:
        for die in range(number):
            worths[die] = points_gain(player.points, face + 1) / SET if die < SET else points_gain(player.points, 1)
    return worths


def smash_worths(game: Game, number: int) -> list[float]:
    """Hearts of the monsters that are hit; where there are none to hit, the way into Tokyo."""
    worths = [0.0] * number
    targets = hit_by(game)
    for seat in targets:
        hearts = game.players[seat].hearts
        for die in range(min(number, hearts)):
            worths[die] += FOE * (HEART_WORTH[hearts - die] - HEART_WORTH[hearts - die - 1])
    if not targets:
        player = game.players[game.active]
        worths[0] += points_gain(player.points, ENTER_POINTS) + TOKYO_WORTH * (player.hearts - SAFE)
    return worths
