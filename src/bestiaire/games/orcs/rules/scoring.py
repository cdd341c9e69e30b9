"""The end of the game: points for creatures, cards and missions (sections 10 and 11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bestiaire.core.state import Result, tell
from bestiaire.games.orcs.cards.printed import SUPPORT, Mission
from bestiaire.games.orcs.table.zones import OVER, POISON_POINTS, SUPPORT_POINTS, TYPES, Player

if TYPE_CHECKING:
    from bestiaire.games.orcs.table.state import Game


def finish(game: Game) -> None:
    """OO-188, OO-192: everything is counted; most points win, and are shared."""
    scores = [points(game, seat) for seat in range(game.seats)]
    most = max(scores)
    winners = [seat for seat in range(game.seats) if scores[seat] == most]
    game.phase = OVER
    game.result = Result(winners, [float(score) for score in scores], "points")
    if game.log is not None:
        kept = [[game.box.missions[game.faces[number]].key for number in player.missions] for player in game.players]
        told: dict[str, Any] = {"winners": winners, "scores": scores, "reason": "points"}
        if game.options.secret_missions:
            told["missions"] = kept
        tell(game, "game_over", told, news=True)


def points(game: Game, seat: int) -> int:
    """OO-189 … OO-193, OO-201: all that a player has, the mission included."""
    player = game.players[seat]
    total = creature_points(game, player) + card_points(game, player)
    for number in player.missions:
        total += mission_points(game, player, game.box.missions[game.faces[number]])
    return total


def creature_value(game: Game, creature: int) -> int:
    """What the counter of a type says now (OO-189)."""
    return game.box.creatures[creature].counter_values[game.counters[creature]]


def creature_points(game: Game, player: Player) -> int:
    total = 0
    for creature in range(TYPES):
        if player.held[creature]:
            total += player.held[creature] * creature_value(game, creature)
    return total


def deck_of(player: Player) -> tuple[int, ...]:
    """All cards of a player, wherever they lie."""
    return player.hand + player.draw + player.discard + player.learned


def card_points(game: Game, player: Player) -> int:
    """OO-190, OO-191."""
    return SUPPORT_POINTS * support_cards(game, player) + POISON_POINTS * poison_cards(game, player)


def support_cards(game: Game, player: Player) -> int:
    spells, faces = game.box.spells, game.faces
    found = 0
    for number in deck_of(player):
        if spells[faces[number]].category == SUPPORT:
            found += 1
    return found


def poison_cards(game: Game, player: Player) -> int:
    poison, faces = game.box.poison, game.faces
    found = 0
    for number in deck_of(player):
        if faces[number] == poison:
            found += 1
    return found


# -- missions


def mission_points(game: Game, player: Player, mission: Mission) -> int:
    """OO-201 … OO-203: incomplete pairs, fours and sets count nothing."""
    return mission.points * (game.box.counts[mission.of].count(game, player) // mission.per)
