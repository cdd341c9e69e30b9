"""Questions about bonus powers and special rules, answered anew each time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bestiaire.games.orcs.cards.printed import DRAW, NO_SPECIAL, ORDINARY, TELEPORT, BonusPower, SpecialRule
from bestiaire.games.orcs.table.zones import ACTIONS_PER_TURN

if TYPE_CHECKING:
    from bestiaire.games.orcs.table.state import Game


def special_for(game: Game, seat: int) -> SpecialRule:
    """The special rule that holds for a player: OO-184 lifts it for the owner of a certain power."""
    if game.special == NO_SPECIAL or game.players[seat].powers & game.box.lifting:
        return ORDINARY
    return game.box.special_rules[game.special]


def powers_at_work(game: Game, seat: int) -> list[BonusPower]:
    """The powers of a player, unless they are asleep (OO-063)."""
    bits = game.players[seat].powers
    if not bits or special_for(game, seat).silences_powers:
        return []
    powers = game.box.powers
    return [powers[place] for place in range(len(powers)) if bits & (1 << place)]


def more_life(game: Game, seat: int) -> int:
    """OO-060: what a player has to add to the life of every creature."""
    return special_for(game, seat).more_life


def hand_size(game: Game, seat: int) -> int:
    """OO-064, OO-120, OO-180: how many cards are drawn in phase 3."""
    size = special_for(game, seat).hand
    for power in powers_at_work(game, seat):
        size += power.more_spells
    return size


def actions_per_turn(game: Game, seat: int) -> int:
    """OO-080, OO-181."""
    number = ACTIONS_PER_TURN
    for power in powers_at_work(game, seat):
        number += power.more_actions
    return number


def keeps_trophies(game: Game, seat: int) -> bool:
    """OO-185: whether a creature that reaches the tower takes none from this player."""
    return any(power.keeps_trophies for power in powers_at_work(game, seat))


def usable_upgrades(game: Game, seat: int) -> int:
    """The upgrade effects that could be used now: teleport unless it is forbidden (OO-062; a free tower space there
    always is), draw if there is a card to draw (OO-172)."""
    player = game.players[seat]
    usable = 0 if special_for(game, seat).forbids_teleport else TELEPORT
    if player.discard or (player.draw and game.options.draws_from_pile):
        usable |= DRAW
    return usable
