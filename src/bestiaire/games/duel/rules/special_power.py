"""The special powers (section 10): when a Monster can use its own, and what a use costs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bestiaire.core.choice import Choice, Flow, Option
from bestiaire.core.state import tell
from bestiaire.games.duel.rules.roll import power_left
from bestiaire.games.duel.table.dice import POWER

if TYPE_CHECKING:
    from bestiaire.games.duel.table.state import Game

USE_POWER: Final = Option("power", "use", POWER)
STOP_RESOLVING: Final = Option("resolve", "none", -1)
PLUS: Final = [Option("plus", "yes", 1), Option("plus", "no", 0)]


def power_is_usable(game: Game) -> bool:
    """KD-120: symbols enough, and something that the power could do."""
    monster = game.players[game.active].monster
    return 0 < monster.symbols <= power_left(game) and monster.can_use(game, game.active)


def use_power(game: Game) -> Flow[None]:
    """KD-130: one use, carried out completely."""
    me = game.active
    monster = game.players[me].monster
    game.roll.power_used += monster.symbols
    if game.log is not None:
        tell(game, "power", {"seat": me, "monster": monster.id, "symbols": monster.symbols})
    yield from monster.use(game, me)


def takes_plus(game: Game, me: int, about: int) -> Flow[bool]:
    """KD-121: the line with a plus costs one symbol more and is used at most once with each use of the power."""
    if power_left(game) < 1 or (game.roll.plus_used and game.options.plus_once_per_turn):
        return False
    answer = yield Choice(me, "plus", PLUS, "KD-121", about)
    if answer.subject == 0:
        return False
    game.roll.power_used += 1
    game.roll.plus_used = True
    return True
