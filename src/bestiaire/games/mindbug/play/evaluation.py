"""How good a state looks for a player: what the greedy player compares after one step, and how a searching one judges
where it stops.

What a player has is added up. The weights of First Contact come from games: they make the chance of winning that
follows from them (`GameInfo.scale`) fit who won 2,361 games of searching and greedy players best (a logistic fit to the
states at the start of turns). Power counts for little beside having creatures and cards at all; what can't be blocked
counts most. Those for dice and cubes are guesses.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bestiaire.games.mindbug.cards.printed import FRENZY, POISONOUS, SNEAKY
from bestiaire.games.mindbug.rules.actions import rival
from bestiaire.games.mindbug.rules.powers import keywords, power
from bestiaire.games.mindbug.table.zones import NO_CARD

if TYPE_CHECKING:
    from bestiaire.games.mindbug.table.state import Game

WON: Final = 1000.0

TURN: Final = 1.6
LIFE: Final = 2.4
LAST_LIFE: Final = -5.8
MINDBUG: Final = 5.2
IN_HAND: Final = 4.0
IN_DECK: Final = 1.9
NO_CREATURE: Final = -1.6
CREATURE: Final = 1.9
POINT_OF_POWER: Final = 0.25
UNBLOCKED: Final = 6.0
"""SNEAKY."""
DEADLY: Final = 1.3
"""POISONOUS."""
TWICE: Final = 1.7
"""FRENZY."""
TIRED: Final = -1.8
"""An exhausted creature."""
DIE: Final = 0.5
GROWTH: Final = 0.1
"""A point of power that is gone when the turn ends."""
CUBE: Final = 0.8
SPARE_CUBE: Final = 0.2
"""Beyond three cubes: few Energy cards cost more."""
CUBES_THAT_COUNT: Final = 3


def evaluate(game: Game, seat: int) -> float:
    """Positive is good for the seat."""
    if game.result is not None:
        return WON if seat in game.result.winners else -WON
    turn = TURN if game.active == seat else -TURN
    return side_value(game, seat) - side_value(game, rival(seat)) + turn


def side_value(game: Game, seat: int) -> float:
    """What a player has."""
    player = game.players[seat]
    value = LIFE * player.life + MINDBUG * player.mindbugs + IN_HAND * len(player.hand) + IN_DECK * len(player.deck)
    if player.life == 1:
        value += LAST_LIFE
    if not player.play:
        value += NO_CREATURE
    for creature in player.play:
        value += creature_value(power(game, creature) - creature.growth, keywords(game, creature))
        if creature.exhausted:
            value += TIRED
        if game.extended:
            value += DIE * creature.card.dice + GROWTH * creature.growth
    if game.extended:
        value += CUBE * min(player.energy, CUBES_THAT_COUNT) + SPARE_CUBE * max(player.energy - CUBES_THAT_COUNT, 0)
    if game.pending != NO_CARD and seat == game.active:
        pending = game.faces[game.pending]
        value += creature_value(pending.power, pending.keywords)
    return value


def creature_value(points: int, words: int) -> float:
    """A creature."""
    value = CREATURE + POINT_OF_POWER * points
    if words & SNEAKY:
        value += UNBLOCKED
    if words & POISONOUS:
        value += DEADLY
    if words & FRENZY:
        value += TWICE
    return value
