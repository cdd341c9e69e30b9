"""How good a table looks: a rule of thumb for players that don't think to the end of the game.

Hearts are worth more the fewer are left, points more the nearer the goal is: as they told winners from losers in 466
games of searching players, of two to five. What the dice that lie there would bring is counted for whoever will resolve
them, and against whom they will hit.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bestiaire.games.tokyo.cards import hooks
from bestiaire.games.tokyo.cards.sets import CARDS
from bestiaire.games.tokyo.rules.dice.rolling import rolls_allowed
from bestiaire.games.tokyo.rules.owning import in_tokyo, most_hearts, others_after
from bestiaire.games.tokyo.table.dice import ENERGY, HEART, ONE, SET, SMASH, THREE, TWO, points_for
from bestiaire.games.tokyo.table.zones import FIXED, MOST_POINTS, REROLL, RESOLVE, ROLL, Player

if TYPE_CHECKING:
    from bestiaire.games.tokyo.table.state import Game

OUT: Final = -60.0
WON: Final = 60.0
HEART_WORTH: Final[tuple[float, ...]] = (-17.0, -11.1, -8.5, -4.7, -1.5, 0.2, 1.5, 2.8, 3.8, 4.4, 4.9, 5.3, 5.7)
"""What so many hearts are worth."""
POINT_WORTH: Final = 0.26
POINTS_WORTH: Final = 0.0714
"""Of a point, and of the square of all."""
ENERGY_WORTH: Final = 0.4
CARD_WORTH: Final = 0.42
"""Of a card's cost."""
TOKEN_WORTH: Final = 3.0
POISON_WORTH: Final = -2.5
SHRINK_WORTH: Final = -3.0
LOST_DIE: Final = -2.3
TOKYO_WORTH: Final = 0.2
SAFE: Final = 6
"""Tokyo is worth as much for each heart beyond so many; with fewer it is a danger."""
TURN_WORTH: Final = 2.5
LATER: Final = 0.85
"""Of being the next to roll, and how much less for each turn later."""
IDLE_DIE: Final = 0.22
"""What a die that does nothing yet may bring with each Roll left."""
FOE: Final = 0.35
"""What hearts of another monster are worth of one's own."""

ONE_MORE: Final = CARDS["acid_attack"].bit | CARDS["no_brain"].bit
ONE_MORE_IF_ANY: Final = CARDS["spiked_tail"].bit
"""The commonest cards that add smashes."""


def evaluate(game: Game, seat: int) -> float:
    """How well that seat stands; before the set-up all are alike."""
    if not game.players:
        return 0.0
    player = game.players[seat]
    if player.is_out:
        return OUT
    value = standing(game, player) + turn_worth(game, seat)
    if REROLL <= game.phase <= RESOLVE and game.dice:
        if seat == game.resolver:
            value += dice_worth(game)
        elif seat in hit_by(game):
            hearts = max(0, player.hearts - smashes(game))
            value += HEART_WORTH[hearts] - HEART_WORTH[player.hearts]
    return value


def standing(game: Game, player: Player) -> float:
    """What a monster has."""
    value = HEART_WORTH[player.hearts] + points_worth(player.points)
    if player.points >= MOST_POINTS:
        value += WON
    value += ENERGY_WORTH * player.energy
    for number in player.cards:
        value += CARD_WORTH * game.faces[number].cost
    value += TOKEN_WORTH * player.mindbugs + POISON_WORTH * player.poison + SHRINK_WORTH * player.shrink
    value += LOST_DIE * player.fewer_dice + 1.2 * len(player.evolutions) + 0.9 * len(player.hand)
    if player.place:
        value += TOKYO_WORTH * (player.hearts - SAFE)
    return value


def points_worth(points: int) -> float:
    """The nearer the goal, the more the next point is worth."""
    return POINT_WORTH * points + POINTS_WORTH * points * points


def points_gain(points: int, more: int) -> float:
    """What more points would be worth to who has so many: not yet a win, but nearly."""
    worth = points_worth(points + more) - points_worth(points)
    return worth + WON / 3 if points + more >= MOST_POINTS else worth


def turn_worth(game: Game, seat: int) -> float:
    """The sooner one rolls, the better."""
    turns = (seat - game.active) % game.seats
    if game.phase > ROLL:
        turns = (turns - 1) % game.seats
    return max(0.0, TURN_WORTH - LATER * turns)


def smashes(game: Game) -> int:
    """The smashes that lie there, with the commonest additions."""
    owned = game.players[game.resolver].powers
    number = game.rolled[SMASH]
    if owned & ONE_MORE:
        number += 1
    if owned & ONE_MORE_IF_ANY and number:
        number += 1
    return number


def hit_by(game: Game) -> list[int]:
    """Whom the resolving monster's smashes would hit."""
    me = game.resolver
    others = others_after(game, me)
    if game.players[me].powers & hooks.HITS_EVERYBODY.bits:
        return others
    is_inside = in_tokyo(game, me)
    return [seat for seat in others if in_tokyo(game, seat) != is_inside]


def dice_worth(game: Game) -> float:
    """What the dice would bring whoever resolves them, and what Rolls left could add."""
    me = game.resolver
    player = game.players[me]
    rolled = game.rolled
    value = 0.0
    idle = 0
    for face in (ONE, TWO, THREE):
        points = points_for(face, rolled[face])
        value += points_gain(player.points, points)
        if not points:
            idle += rolled[face]
            if rolled[face] == SET - 1:
                value += 0.18 * (face + 1)
    value += ENERGY_WORTH * rolled[ENERGY]
    room = 0 if in_tokyo(game, me) else most_hearts(player) - player.hearts
    healed = min(room, rolled[HEART])
    value += HEART_WORTH[player.hearts + healed] - HEART_WORTH[player.hearts]
    idle += rolled[HEART] - healed
    hits = smashes(game)
    for seat in hit_by(game):
        hearts = game.players[seat].hearts
        value += FOE * (HEART_WORTH[hearts] - HEART_WORTH[max(0, hearts - hits)])
    if game.phase == REROLL:
        value += IDLE_DIE * idle * (rolls_allowed(game) - game.rolls)
    elif game.phase == FIXED:
        value -= 0.1 * len(game.players)
    return value
