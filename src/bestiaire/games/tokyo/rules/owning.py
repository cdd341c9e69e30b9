"""Questions about what monsters own, answered anew each time; and about who sits where."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bestiaire.games.tokyo.cards import hooks
from bestiaire.games.tokyo.cards.moments import Moment
from bestiaire.games.tokyo.cards.printed import TEMPORARY, Card
from bestiaire.games.tokyo.table.zones import BAY_NEEDS, CITY, HEARTS, NOBODY, OUTSIDE, Player

if TYPE_CHECKING:
    from bestiaire.games.tokyo.table.state import Game


def most_hearts(player: Player) -> int:
    """KT-003."""
    most = HEARTS
    if player.powers & hooks.MOST_HEARTS.bits:
        for card in hooks.MOST_HEARTS.cards:
            if player.powers & card.bit:
                most = max(most, card.most_hearts())
    return most


def owned(game: Game, seat: int, bit: int) -> list[int]:
    """The cards in front of a monster that have this power. One that stands for another comes first (KT-145): a card
    that is used up takes the token along (KT-147), so its copy is used before it."""
    player = game.players[seat]
    if not player.powers & bit:
        return []
    found: list[int] = []
    for number in player.cards:
        card = game.faces[number]
        if card.bit == bit:
            found.append(number)
        elif card.stands_for(game).bit == bit:
            found.insert(0, number)
    for number in player.evolutions:
        if game.faces[number].bit == bit:
            found.append(number)
    return found


def copies(game: Game, seat: int, bit: int) -> int:
    """KT-136: how often a monster has a power."""
    player = game.players[seat]
    if not player.powers & bit:
        return 0
    if not player.powers & hooks.SEVERAL.bits:
        return 1
    return len(owned(game, seat, bit))


def asked(game: Game, seat: int, moment: Moment) -> list[Card]:
    """The cards of a monster that a moment turns to, in its order, each as often as the monster has it; and while it
    holds cards, the Temporary Evolutions that could be among them."""
    player = game.players[seat]
    found: list[Card] = []
    for card in moment.cards:
        if player.powers & card.bit:
            for _ in range(copies(game, seat, card.bit)):
                found.append(card)
        elif player.hand and card.kind == TEMPORARY:
            found.append(card)
    return found


def in_play(game: Game, seat: int, moment: Moment) -> list[Card]:
    """Those of its cards in play that a moment turns to, each once."""
    bits = game.players[seat].powers & moment.bits
    return [card for card in moment.cards if bits & card.bit] if bits else []


def unused(game: Game, seat: int, bit: int) -> list[int]:
    """Those of these cards that have not been used this turn."""
    if not game.players[seat].powers & bit:
        return []
    return [number for number in owned(game, seat, bit) if number not in game.used]


def fixed_on_top(game: Game) -> int:
    """How many cards on top of the deck somebody has looked at: they lie fast in a loose deck, too."""
    most = 0
    for player in game.players:
        most = max(most, player.peeked)
    return most


# -- seats


def others_after(game: Game, seat: int) -> list[int]:
    """KT-022: the other monsters in play, clockwise from its left."""
    found: list[int] = []
    for step in range(1, game.seats):
        other = (seat + step) % game.seats
        if not game.players[other].is_out:
            found.append(other)
    return found


def all_after(game: Game, seat: int) -> list[int]:
    """The same, and that monster itself last."""
    found = others_after(game, seat)
    if not game.players[seat].is_out:
        found.append(seat)
    return found


def alive(game: Game) -> list[int]:
    return [seat for seat in range(game.seats) if not game.players[seat].is_out]


def neighbours(game: Game, seat: int) -> list[int]:
    """KT-075: the nearest monsters in play on both sides; with one opponent left, that one."""
    others = others_after(game, seat)
    return others if len(others) < 2 else [others[0], others[-1]]


def in_tokyo(game: Game, seat: int) -> bool:
    return game.players[seat].place != OUTSIDE


def who_is_at(game: Game, place: int) -> int:
    """The monster in that place of Tokyo, or NOBODY."""
    for seat in range(game.seats):
        if game.players[seat].place == place:
            return seat
    return NOBODY


def has_bay(game: Game) -> bool:
    """KT-008, KT-013, KT-104: Tokyo Bay is in use while five monsters are in play."""
    return game.seats >= BAY_NEEDS and len(alive(game)) >= BAY_NEEDS


def is_free(game: Game, place: int) -> bool:
    if place != CITY and not has_bay(game):
        return False
    return who_is_at(game, place) == NOBODY
