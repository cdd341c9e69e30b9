"""Heart dice (W10, KT-055 to KT-058): healing oneself, removing tokens, and with a card healing others."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bestiaire.core.choice import Choice, Flow, Option
from bestiaire.core.state import tell
from bestiaire.games.tokyo.cards import hooks
from bestiaire.games.tokyo.rules import actions
from bestiaire.games.tokyo.rules.owning import asked, in_play, in_tokyo, most_hearts, others_after
from bestiaire.games.tokyo.table.dice import HEART
from bestiaire.games.tokyo.table.zones import NOBODY

if TYPE_CHECKING:
    from bestiaire.games.tokyo.table.state import Game

# The uses of hearts in an option's subject: four bits each for Poison, Shrink and, from the third on, each seat.
POISON_USE: Final = 0
SHRINK_USE: Final = 1
RAY_USE: Final = 2
USE_BITS: Final = 4

MOST_SPLITS: Final = 2000
"""With six hearts there are fewer ways, whatever they can be used for. If there are more, it is asked heart by
heart."""


def resolve_hearts(game: Game) -> Flow[None]:
    """KT-055 to KT-057: the split is the resolving player's choice; where it stands now decides."""
    me = game.resolver
    number = game.symbols[HEART]
    if game.log is not None:
        tell(game, "resolve", {"seat": me, "group": "hearts", "amount": number})
    player = game.players[me]
    uses = 0
    if player.poison or player.shrink or player.powers & hooks.HEALS_OTHERS.bits:
        uses = yield from split_hearts(game, me, number)
    use_hearts(game, me, number, uses)
    if player.hand or player.powers & hooks.ON_HEARTS.bits:
        for card in asked(game, me, hooks.ON_HEARTS):
            yield from card.on_hearts(game, me)


def split_hearts(game: Game, me: int, number: int) -> Flow[int]:
    """KT-056: all at once. Where the ways would be too many to list they are used one by one, until one is left for
    oneself: so are the others then."""
    most = limits(game, me)
    if count_splits(most, number) <= MOST_SPLITS:
        options = splits(game, me, most, number)
        return options[0].subject if len(options) == 1 else (yield Choice(me, "hearts", options, "KT-056")).subject
    uses = 0
    for left in range(number, 0, -1):
        game.symbols[HEART] = left
        options = splits(game, me, most, 1)
        use = options[0].subject if len(options) == 1 else (yield Choice(me, "hearts", options, "KT-056")).subject
        if use == 0:
            break
        uses += use
        most = [most[place] - amount_of(use, place) for place in range(len(most))]
    game.symbols[HEART] = number
    return uses


def count_splits(most: list[int], number: int) -> int:
    """How many ways there are to use so many hearts, or fewer of them."""
    ways = [1] + [0] * number
    for limit in most:
        ways = [sum(ways[max(0, used - limit) : used + 1]) for used in range(number + 1)]
    return sum(ways)


def limits(game: Game, me: int) -> list[int]:
    """How many hearts each use can take: Poison, Shrink, and each seat of the table."""
    player = game.players[me]
    outside = not in_tokyo(game, me)
    most = [player.poison if outside else 0, player.shrink if outside else 0] + [0] * game.seats
    if player.powers & hooks.HEALS_OTHERS.bits:
        for seat in others_after(game, me):
            other = game.players[seat]
            most[RAY_USE + seat] = most_hearts(other) - other.hearts
    return most


def splits(game: Game, me: int, most: list[int], number: int) -> list[Option]:
    """Every way to use so many hearts; outside Tokyo what is left over heals oneself, also in vain."""
    found: list[tuple[int, int]] = [(0, 0)]  # hearts used, and how
    for use in range(len(most)):
        if most[use]:
            found = [
                (used + more, uses | more << USE_BITS * use)
                for used, uses in found
                for more in range(min(most[use], number - used) + 1)
            ]
    outside = not in_tokyo(game, me)
    return [Option("hearts", spelled(game, uses, number - used if outside else 0), uses) for used, uses in found]


def amount_of(uses: int, use: int) -> int:
    return (uses >> USE_BITS * use) & 15


def spelled(game: Game, uses: int, healed: int) -> str:
    """`poison+ray@2+heal`."""
    words = ["poison"] * amount_of(uses, POISON_USE) + ["shrink"] * amount_of(uses, SHRINK_USE)
    for seat in range(game.seats):
        words += [f"ray@{seat}"] * amount_of(uses, RAY_USE + seat)
    return "+".join(words + ["heal"] * healed) or "none"


def use_hearts(game: Game, me: int, number: int, uses: int) -> None:
    """Tokens come off, others are healed and pay, and all hearts left are one gain of the resolving monster."""
    left = number
    for use, remove in ((POISON_USE, actions.poison), (SHRINK_USE, actions.shrink)):
        amount = amount_of(uses, use)
        if amount:
            left -= amount
            remove(game, me, -amount)
    for seat in others_after(game, me):
        amount = amount_of(uses, RAY_USE + seat)
        if amount:
            left -= amount
            healed = actions.gain_hearts(game, seat, amount)
            for card in in_play(game, me, hooks.HEALS_OTHERS):
                card.after_healing(game, me, seat, healed)
    if not in_tokyo(game, me):
        gained = actions.gain_hearts(game, me, left)
        if game.helper != NOBODY:
            actions.gain_hearts(game, game.helper, min(gained, game.rolled[HEART]))
