"""The four groups of a result (KT-050): which are still to be resolved, and whether their order can matter."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bestiaire.core.choice import Option
from bestiaire.games.tokyo.cards import hooks
from bestiaire.games.tokyo.rules.anytime import anytime_in_play
from bestiaire.games.tokyo.rules.owning import in_play, in_tokyo, others_after
from bestiaire.games.tokyo.table.dice import ENERGY, HEART, ONE, SET, SMASH, THREE, TWO
from bestiaire.games.tokyo.table.zones import BAY, OUTSIDE, WHEN_WOUNDED, Player

if TYPE_CHECKING:
    from bestiaire.games.tokyo.table.state import Game

NUMBERS_GROUP: Final = 0
HEARTS_GROUP: Final = 1
ENERGY_GROUP: Final = 2
SMASHES_GROUP: Final = 3
GROUP_NAMES: Final = ("numbers", "hearts", "energy", "smashes")
GROUPS: Final = [Option("resolve", GROUP_NAMES[group], group) for group in range(4)]


def open_groups(game: Game) -> list[int]:
    """KT-050: those that are still to be resolved."""
    return [group for group in range(4) if is_open(game, group)]


def is_open(game: Game, group: int) -> bool:
    """KT-050: whether a group has symbols, whatever they will do, and is not yet resolved."""
    if game.groups_done & (1 << group):
        return False
    symbols = game.symbols
    if group == NUMBERS_GROUP:
        if symbols[ONE] + symbols[TWO] + symbols[THREE] == 0:
            return False
        return not game.options.earlier_rulings or do_numbers_count(game)
    if group == HEARTS_GROUP:
        return symbols[HEART] > 0 and not (game.options.earlier_rulings and are_hearts_void(game))
    return symbols[ENERGY if group == ENERGY_GROUP else SMASH] > 0


def do_numbers_count(game: Game) -> bool:
    """Whether the numbers bring anything: a set, or what a card makes of them."""
    symbols = game.symbols
    if symbols[ONE] >= SET or symbols[TWO] >= SET or symbols[THREE] >= SET:
        return True
    if not game.players[game.resolver].powers & hooks.NUMBERS_MATTER.bits:
        return False
    return any(card.numbers_matter(game) for card in in_play(game, game.resolver, hooks.NUMBERS_MATTER))


def are_hearts_void(game: Game) -> bool:
    """Hearts that can do nothing for anybody where the resolving monster stands."""
    heals_others = bool(game.players[game.resolver].powers & hooks.HEALS_OTHERS.bits)
    return in_tokyo(game, game.resolver) and not game.options.evolutions and not heals_others


def order_matters(game: Game) -> bool:
    """Whether it can make a difference which of the open groups comes next, by what everybody sees; where there is a
    doubt, it can. The rules ask in any case (KT-050): this is for whoever wants to be spared the question.

    Numbers that bring nothing never matter. Of the others none touches another unless a card says so, but for hearts
    and smashes: the Bay may close (KT-104), and who uses hearts on tokens (KT-056) may wait to see who yields Tokyo.
    """
    groups = open_groups(game)
    if NUMBERS_GROUP in groups and not do_numbers_count(game):
        groups.remove(NUMBERS_GROUP)
    if len(groups) < 2:
        return False
    me = game.resolver
    player = game.players[me]
    has_smashes = SMASHES_GROUP in groups
    if has_smashes and HEARTS_GROUP in groups and hearts_can_wait(player):
        return True
    if game.options.evolutions or game.hunts or game.sneaks or anytime_in_play(game, me):
        return True
    if player.powers & (hooks.HEALS_OTHERS.bits | hooks.STANDS_FOR.bits):  # what is copied may go with its owner
        return True
    # POISONOUS and TOUGH cards can turn on the attacker.
    return has_smashes and any(game.players[seat].keywords & WHEN_WOUNDED for seat in others_after(game, me))


def hearts_can_wait(player: Player) -> bool:
    """Whether smashes can change what hearts do for this monster, or what it uses them for."""
    return player.place == BAY or (player.place == OUTSIDE and player.poison + player.shrink > 0)
