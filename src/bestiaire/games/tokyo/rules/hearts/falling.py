"""At 0 hearts (section 8): rescue or elimination, and Tokyo Bay closing. Leaving Tokyo stands here, too."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bestiaire.core.choice import Flow
from bestiaire.core.state import tell
from bestiaire.games.tokyo.cards import hooks
from bestiaire.games.tokyo.rules import actions
from bestiaire.games.tokyo.rules.owning import alive, asked, has_bay, is_free, others_after, who_is_at
from bestiaire.games.tokyo.table.zones import BAY, BAY_NEEDS, CITY, NOBODY, OUTSIDE, PLACES

if TYPE_CHECKING:
    from bestiaire.games.tokyo.table.state import Game


def fall(game: Game) -> Flow[None]:
    """KT-100: all monsters at 0 hearts together, clockwise from the active one."""
    fallen = [seat for seat in from_active(game) if game.players[seat].hearts == 0]
    if not fallen:
        return
    for seat in alive(game):
        if game.players[seat].powers & hooks.MONSTERS_FALL.bits:
            for card in asked(game, seat, hooks.MONSTERS_FALL):
                card.when_monsters_fall(game, seat, len(fallen))
    lost: list[int] = []
    for seat in fallen:
        is_rescued = yield from rescue(game, seat)
        if not is_rescued:
            lost.append(seat)
    for seat in lost:
        eliminate(game, seat)
    yield from close_bay(game)


def from_active(game: Game) -> list[int]:
    """The monsters in play, clockwise, the active one first."""
    first = [] if game.players[game.active].is_out else [game.active]
    return first + others_after(game, game.active)


def rescue(game: Game, seat: int) -> Flow[bool]:
    """KT-100 (b): by the first card that does it."""
    for card in asked(game, seat, hooks.RESCUE):
        is_rescued = yield from card.rescue(game, seat)
        if is_rescued:
            return True
    return False


def eliminate(game: Game, seat: int) -> None:
    """KT-101: it leaves the game with all it has, Evolution cards in play, too (KM-109); its hand is shown, and its
    place is empty (KT-115)."""
    player = game.players[seat]
    if game.log is not None:
        tell(game, "eliminate", {"seat": seat}, news=len(player.hand) > 0)
    player.is_out = True
    player.place = OUTSIDE
    for number in player.cards:
        actions.lose_card(game, seat, number)
    for number in (*player.aside, *player.hand, *player.evolutions):
        actions.to_discard(game, number)
    player.aside = ()
    player.hand = ()
    player.evolutions = ()
    player.powers = 0
    player.points = 0
    player.energy = 0
    player.mindbugs = 0
    player.poison = 0
    player.shrink = 0
    game.extra_turns = tuple([turn for turn in game.extra_turns if turn[1] != seat])  # KT-172
    player.peeked = 0


def close_bay(game: Game) -> Flow[None]:
    """KT-104, KT-105: with fewer than five monsters there is no Bay any more."""
    if game.seats < BAY_NEEDS or has_bay(game):
        return
    seat = who_is_at(game, BAY)
    if seat == NOBODY:
        return
    if game.log is not None:
        tell(game, "bay_closes", {})
    if is_free(game, CITY):
        actions.stand(game, seat, CITY)
    else:
        yield from leave(game, seat, "bay_closes")


def leave(game: Game, seat: int, reason: str) -> Flow[None]:
    """KT-084, KT-088: it goes outside."""
    player = game.players[seat]
    place = player.place
    player.place = OUTSIDE
    if game.log is not None:
        tell(game, "leave", {"seat": seat, "place": PLACES[place], "reason": reason})
    if player.powers & hooks.WHEN_LEAVING.bits:
        for card in asked(game, seat, hooks.WHEN_LEAVING):
            yield from card.when_leaving(game, seat)
