"""What only code can tell of the table of King of Tokyo Duel: prices, tracks, and when the dice are told."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bestiaire.games.duel.cards.buzz_tokens import BUZZ_TOKENS
from bestiaire.games.duel.rules.actions import ids
from bestiaire.games.duel.rules.buying import price
from bestiaire.games.duel.rules.pulls_and_hits import space_name
from bestiaire.games.duel.table.dice import DESTRUCTION, FAME, TRACK_NAMES
from bestiaire.games.duel.table.tracks import RESERVE, is_turned, low_of, track_of
from bestiaire.games.duel.table.zones import BUY, RESOLVE

if TYPE_CHECKING:
    from bestiaire.games.duel.table.state import Game


def market_view(game: Game) -> list[dict[str, Any]]:
    """The cards with their prices."""
    return [{"card": game.faces[number].id, "price": price(game, number)} for number in game.market]


def market_ids(game: Game) -> list[str]:
    return ids(game, game.market)


def fame(game: Game) -> int | float:
    return space_name(game.markers[FAME])


def destruction(game: Game) -> int | float:
    return space_name(game.markers[DESTRUCTION])


def buzz_view(game: Game) -> list[dict[str, Any]]:
    """The tokens on the tracks: which, where, and if turned round."""
    shown: list[dict[str, Any]] = []
    for token in range(len(game.places)):
        place = game.places[token]
        if place != RESERVE:
            told: dict[str, Any] = {
                "token": BUZZ_TOKENS[token].id,
                "track": TRACK_NAMES[track_of(place)],
                "space": low_of(place),
            }
            if is_turned(place):
                told["turned"] = True
            shown.append(told)
    return shown


def has_thrown(game: Game) -> bool:
    """Whether there is a Roll to be told of, be it without dice."""
    return len(game.roll.dice) > 0 or game.roll.throws > 0 or game.phase in (RESOLVE, BUY)


def used_cards(game: Game) -> list[str]:
    return sorted([card.id for card in game.faces if card.bit & game.used])
