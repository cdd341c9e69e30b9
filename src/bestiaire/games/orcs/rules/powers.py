"""Questions about bonus powers and special rules, answered anew each time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bestiaire.games.orcs.cards.printed import (
    DRAW,
    EXTRA_SPELL,
    NO_BONUS_POWERS,
    NO_SPECIAL,
    NO_TELEPORT,
    PLUS_ONE_LIFE,
    TELEPORT,
    THREE_SPELLS,
    UNALTERABLE_RULES,
)
from bestiaire.games.orcs.table.zones import HAND, HAND_UNDER_THREE_SPELLS

if TYPE_CHECKING:
    from bestiaire.games.orcs.table.state import Game


def special_for(game: Game, seat: int) -> int:
    """The special rule that holds for a player: OO-184 lifts it for the owner of Unalterable rules."""
    special = game.special
    if special == NO_SPECIAL or game.players[seat].powers & (1 << UNALTERABLE_RULES):
        return NO_SPECIAL
    return special


def works(game: Game, seat: int, power: int) -> bool:
    """Whether a player has this power and it is not asleep (OO-063)."""
    powers = game.players[seat].powers
    if not powers & (1 << power):
        return False
    return game.special != NO_BONUS_POWERS or powers & (1 << UNALTERABLE_RULES) != 0


def more_life(game: Game, seat: int) -> int:
    """OO-060: what a player has to add to the life of every creature."""
    return 1 if game.special == PLUS_ONE_LIFE and special_for(game, seat) == PLUS_ONE_LIFE else 0


def hand_size(game: Game, seat: int) -> int:
    """OO-064, OO-120, OO-180: how many cards are drawn in phase 3."""
    size = HAND_UNDER_THREE_SPELLS if special_for(game, seat) == THREE_SPELLS else HAND
    return size + 1 if works(game, seat, EXTRA_SPELL) else size


def usable_upgrades(game: Game, seat: int) -> int:
    """The upgrade effects that could be used now: teleport unless it is forbidden (OO-062; a free tower space there
    always is), draw if there is a card to draw (OO-172)."""
    player = game.players[seat]
    usable = 0 if special_for(game, seat) == NO_TELEPORT else TELEPORT
    if player.discard or (player.draw and game.options.draws_from_pile):
        usable |= DRAW
    return usable
