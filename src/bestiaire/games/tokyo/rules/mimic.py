"""Mimic (KT-145 to KT-148): where its token lies."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bestiaire.core.choice import Choice, Flow, Option
from bestiaire.core.state import tell
from bestiaire.games.tokyo.cards import powers
from bestiaire.games.tokyo.cards.printed import KEEP
from bestiaire.games.tokyo.rules import actions
from bestiaire.games.tokyo.rules.anytime import BY_SEAT, anytime, is_anytime, use_anytime
from bestiaire.games.tokyo.table.zones import NO_CARD, NOBODY

if TYPE_CHECKING:
    from bestiaire.games.tokyo.table.state import Game

STAY: Final = Option("mimic", "none", NO_CARD)


def copiable(game: Game) -> list[Option]:
    """Every Keep card in play but Mimic, and but the one it copies already."""
    found: list[Option] = []
    for seat in range(game.seats):
        for number in game.players[seat].cards:
            card = game.faces[number]
            if card.kind == KEEP and card.bit != powers.MIMIC and number != game.mimicked:
                found.append(Option("mimic", f"{card.id}@{seat}", number * BY_SEAT + seat))
    return found


def place_mimic(game: Game, me: int) -> Flow[None]:
    """KT-145: whoever buys Mimic must choose, if there is something to copy."""
    options = copiable(game)
    if not options:
        return
    answer = options[0]
    if len(options) > 1:
        answer = yield Choice(me, "mimic", options, "KT-145")
    yield from become_copy(game, me, answer.subject // BY_SEAT, answer.subject % BY_SEAT)


def become_copy(game: Game, me: int, number: int, owner: int) -> Flow[None]:
    """The token lies on that card: Mimic is a second copy of it, as if just bought."""
    game.mimicked = number
    card = game.faces[number]
    counters = {powers.SMOKE_CLOUD: powers.SMOKE, powers.BATTERY_MONSTER: powers.BATTERY_CHARGE}
    game.mimic_counters = counters.get(card.bit, 0)
    actions.refresh(game, me)
    if game.log is not None:
        tell(game, "mimic", {"seat": me, "card": card.id, "owner": owner})
    for effect in card.effects:
        yield from effect.run(game, me, NOBODY, 0)


def move_mimic(game: Game) -> Flow[None]:
    """KT-027, KT-146: at the start of its owner's turn the token may be moved for 1 energy."""
    me = game.active
    while True:
        if game.players[me].energy < powers.MIMIC_PRICE:
            return
        options = copiable(game)
        if not options:
            return
        options.append(STAY)
        options += anytime(game, me)
        answer = yield Choice(me, "mimic", options, "KT-027")
        if not is_anytime(answer):
            break
        use_anytime(game, me, answer)
    if answer.subject != NO_CARD:
        actions.pay(game, me, powers.MIMIC_PRICE)
        yield from become_copy(game, me, answer.subject // BY_SEAT, answer.subject % BY_SEAT)
