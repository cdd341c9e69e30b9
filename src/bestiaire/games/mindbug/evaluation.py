"""How good a state looks for a player: what the greedy player compares after one step."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bestiaire.games.mindbug.actions import rival
from bestiaire.games.mindbug.powers import keywords, power
from bestiaire.games.mindbug.zones import NO_CARD

if TYPE_CHECKING:
    from bestiaire.games.mindbug.state import Game

WON = 1000.0


def evaluate(game: Game, seat: int) -> float:
    """Positive is good for the seat. Rules of thumb: a life is worth about a strong creature, a Mindbug two."""
    if game.result is not None:
        return WON if seat in game.result.winners else -WON
    return side_value(game, seat) - side_value(game, rival(seat))


def side_value(game: Game, seat: int) -> float:
    player = game.players[seat]
    value = 6.0 * player.life - 8.0 / player.life + 14.0 * player.mindbugs + 1.5 * (len(player.hand) + len(player.deck))
    for creature in player.play:
        value += 1.0 + 0.7 * power(game, creature) + 1.5 * keywords(game, creature).bit_count()
        if creature.exhausted:
            value -= 1.5
    if game.extended:
        value += dice_and_energy(game, seat)
    if game.pending != NO_CARD and seat == game.active:
        value += 1.0 + 0.7 * game.faces[game.pending].power
    return value


def dice_and_energy(game: Game, seat: int) -> float:
    """A die symbol is worth about a point of power; cubes less and less, for few Energy cards can be bought; growth is
    gone when the turn ends."""
    player = game.players[seat]
    value = 1.4 * min(player.energy, 3) + 0.4 * max(player.energy - 3, 0)
    for creature in player.play:
        value += 0.8 * creature.card.dice - 0.6 * creature.growth
    return value
