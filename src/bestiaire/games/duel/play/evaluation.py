"""How good a state looks for a player: what the greedy player compares, and how games thought ahead are judged.

Everything is reckoned in life points, as it told winners from losers in 3,000 games of searching players. The dice that
lie there unresolved count as what they would bring.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from bestiaire.core.state import rival
from bestiaire.games.duel.cards.buzz_tokens import KINGS
from bestiaire.games.duel.rules.roll import pending, power_left, throws_allowed
from bestiaire.games.duel.table.dice import DESTRUCTION, ENERGY, FAME, HEART, POWER, SMASH
from bestiaire.games.duel.table.tracks import END, FAR, NEAR, Spaces, at, direction, step
from bestiaire.games.duel.table.zones import BUY, REROLL, ROLL

if TYPE_CHECKING:
    from bestiaire.games.duel.table.state import Game

WON: Final = 1000.0
LAST_LIFE: Final = 31.0
"""What it costs to have next to no life left: over life points and a half."""
ENERGY_WORTH: Final = 0.9
FEW: Final = 4
MORE_ENERGY: Final = 0.5
"""So many Energy cubes are worth as much, those beyond less."""
TOKEN_WORTH: Final = 0.8
TURN_WORTH: Final = 3.3
"""Of being the next to roll."""
ZONES_WORTH: Final = 8.4
END_WORTH: Final = 22.5
"""What having won by both zones, or by a Victory space, would be worth, if it were not the end."""
PATIENCE: Final = 3.0
"""So many spaces farther away make a win by markers e times less likely."""
NEVER: Final = 20
"""Spaces to a zone that was passed by."""
IDLE_DIE: Final = 0.35
"""What rerolling a die that does nothing brings on average."""


def evaluate(game: Game, seat: int) -> float:
    """Positive is good for the seat."""
    if game.result is not None:
        if len(game.result.winners) > 1:
            return 0.0
        return WON if seat in game.result.winners else -WON
    if not game.players:
        return 0.0
    value = side(game, seat) - side(game, rival(seat)) + markers(game, game.markers, seat)
    value += TURN_WORTH if (seat == game.active) == (game.phase == ROLL) else -TURN_WORTH
    if game.phase not in (ROLL, BUY):
        dice = dice_worth(game)
        value += dice if seat == game.active else -dice
    return value


def side(game: Game, seat: int) -> float:
    """What a player has, markers apart."""
    player = game.players[seat]
    value = life_worth(player.life) + energy_worth(player.energy) + TOKEN_WORTH * player.dice_tokens
    for number in player.keep:
        value += game.faces[number].worth
    value -= 1.5 * player.penalty + 2.0 * player.dominated
    return value


def life_worth(life: int) -> float:
    """The less there is left, the more the next point is worth."""
    return life - LAST_LIFE / (life + 0.5)


def energy_worth(energy: int) -> float:
    return ENERGY_WORTH * energy if energy <= FEW else ENERGY_WORTH * FEW + MORE_ENERGY * (energy - FEW)


# -- markers


def markers(game: Game, where: list[int], seat: int) -> float:
    """How near the markers are to winning for that player, less how near for the other."""
    return nearness(game, where, seat) - nearness(game, where, rival(seat))


def nearness(game: Game, where: list[int], seat: int) -> float:
    """Three ways to win: both zones, or either Victory space; each the likelier, the fewer steps are left."""
    to_zones = 0
    worth = 0.0
    for track in (FAME, DESTRUCTION):
        to_zone, to_end = steps_left(game, track, where[track], seat)
        to_zones += to_zone
        worth += END_WORTH * math.exp(-to_end / PATIENCE)
    return worth + ZONES_WORTH * math.exp(-to_zones / PATIENCE)


def steps_left(game: Game, track: int, half: int, seat: int) -> tuple[int, int]:
    """Steps to the player's Spotlight zone and to the Victory space; an enemy King token on the way costs one more."""
    way = direction(seat)
    cover: Spaces = game.cover
    is_stopped = game.players[rival(seat)].monster.stops_pulls
    to_zone = 0 if NEAR <= half * way <= FAR else NEVER
    steps = 0
    while half * way < END:
        half = step(cover, track, half, way)
        steps += 1
        if to_zone == NEVER and NEAR <= half * way <= FAR:
            to_zone = steps
        if is_stopped and cover[at(track, half)] in KINGS:
            steps += 1
    return to_zone, steps


# -- dice


def dice_worth(game: Game) -> float:
    """What the dice not yet resolved would bring the active player, and what throws left could add."""
    me = game.active
    player = game.players[me]
    hits, life, energy = pending(game, SMASH), pending(game, HEART), pending(game, ENERGY)
    power = power_left(game)
    where = [moved(game, track, pending(game, track)) for track in (FAME, DESTRUCTION)]
    value = power_worth(game, power)
    if player.monster.id == "meka_dragon" and power > 1:
        hits *= power
    foe = game.players[rival(me)].life
    life = min(life, player.monster.life - player.life)
    value += life_worth(foe) - life_worth(max(0, foe - hits)) + life_worth(player.life + life) - life_worth(player.life)
    value += energy_worth(player.energy + energy) - energy_worth(player.energy)
    value += markers(game, where, me) - markers(game, game.markers, me)
    if hits >= foe or where[FAME] * direction(me) >= END or where[DESTRUCTION] * direction(me) >= END:
        value += WON / 10
    if game.phase == REROLL:
        value += hopes(game, life, throws_allowed(game) - game.roll.throws)
    return value


def moved(game: Game, track: int, spaces: int) -> int:
    """Where a marker would stand after such a pull of the active player."""
    half = game.markers[track]
    way = direction(game.active)
    for _ in range(spaces):
        if half * way >= END:
            break
        half = step(game.cover, track, half, way)
    return half


def power_worth(game: Game, power: int) -> float:
    """Special Power symbols, by what the Monster makes of them; Meka Dragon's are counted with Smash."""
    player = game.players[game.active]
    monster = player.monster.id
    if monster == "space_penguin":
        return TOKEN_WORTH * min(power, 2 - player.dice_tokens)
    if monster == "cyber_kitty":
        return ENERGY_WORTH * (2 * (2 * (power // 3) + (1 if power % 3 == 2 else 0)))
    if monster == "gigazaur":
        return 2.0 * (power // 2)
    if monster == "alienoid":
        return 1.1 * (2 * (power // 3) + (1 if power % 3 == 2 else 0))
    if monster == "the_king":
        return 0.8 * (power // 2)
    return 0.0


def hopes(game: Game, life: int, throws: int) -> float:
    """What could still come: dice that do nothing would be thrown again, pairs of Fame or Destruction completed."""
    if throws <= 0:
        return 0.0
    rolled = game.roll.rolled
    idle = rolled[HEART] - life
    value = 0.0
    for track in (FAME, DESTRUCTION):
        if rolled[track] == 2:
            value += 0.7
        elif rolled[track] == 1:
            idle += 1
    symbols = game.players[game.active].monster.symbols
    if rolled[POWER] < symbols:
        idle += rolled[POWER]
    return throws * IDLE_DIE * idle + (value if throws > 0 else 0.0)
