"""Evolution cards in hand (KM-104 … KM-106).

Which card a hand holds is a secret, so whether its owner is asked something may not depend on it: a question is asked
if a card that fits *could* be there, by all that everybody knows. What fits is said by keywords and the other windows
of a card (`hooks`), or it is one certain card.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bestiaire.core.piles import without
from bestiaire.core.state import tell
from bestiaire.games.tokyo.cards.hooks import AGAINST_EFFECTS
from bestiaire.games.tokyo.cards.printed import PERMANENT, Card
from bestiaire.games.tokyo.rules import actions
from bestiaire.games.tokyo.table.zones import NO_CARD, WHEN_WOUNDED, Loss

if TYPE_CHECKING:
    from bestiaire.games.tokyo.table.state import Game


def wound_window(loss: Loss) -> int:
    """KM-055: what helps against a loss that is no wound."""
    return WHEN_WOUNDED if loss.is_smash else AGAINST_EFFECTS


def held(game: Game, seat: int, window: int) -> list[int]:
    """The cards in hand that fit."""
    hand = game.players[seat].hand
    if not hand:
        return []
    return [number for number in hand if game.faces[number].windows & window and number not in game.locked]


def could_hold(game: Game, seat: int, window: int) -> bool:
    """Whether, for all that everybody knows, the hand may hold a card that fits: one of the sets of its cards' backs
    that lies face down somewhere."""
    player = game.players[seat]
    if not player.hand:
        return False
    return any(card.windows & window and card.can_be_paid(player) for card in hidden_cards(game, seat))


def may_hold(game: Game, seat: int, card: Card) -> bool:
    """The same for one card alone."""
    return len(game.players[seat].hand) > 0 and card in hidden_cards(game, seat)


def holding(game: Game, seat: int, card: Card) -> int:
    """That card in this hand, or NO_CARD."""
    for number in game.players[seat].hand:
        if game.faces[number] is card and number not in game.locked:
            return number
    return NO_CARD


def hidden_cards(game: Game, seat: int) -> list[Card]:
    """All face-down Evolution cards of the sets that this hand has cards of."""
    backs = {game.faces[number].monster for number in game.players[seat].hand}
    found: list[Card] = []
    for player in game.players:
        for number in (*player.hand, *player.evolution_deck):
            if game.faces[number].monster in backs:
                found.append(game.faces[number])
    for number in game.looked:
        if game.faces[number].monster in backs:
            found.append(game.faces[number])
    return found


def play_from_hand(game: Game, seat: int, number: int) -> None:
    """KM-105: a Temporary card takes effect and is discarded; a Permanent one stays in play. It costs nothing, and lies
    apart from the cards that can be copied or lost (KM-107)."""
    player = game.players[seat]
    player.hand = without(player.hand, number)
    card = game.faces[number]
    if game.log is not None:
        tell(game, "evolution_played", {"seat": seat, "card": card.id}, news=True)
    if card.kind == PERMANENT:
        player.evolutions = (*player.evolutions, number)
        actions.refresh(game, seat)
    else:
        actions.to_discard(game, number)
