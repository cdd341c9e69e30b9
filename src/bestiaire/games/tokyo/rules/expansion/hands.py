"""Evolution cards in hand (KM-104 … KM-106).

Which card a hand holds is a secret, so whether its owner is asked something may not depend on it: a question is asked
if a card that fits *could* be there, by all that everybody knows. What fits is named by a card's id, or by a keyword.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bestiaire.core.piles import without
from bestiaire.core.state import tell
from bestiaire.games.tokyo.cards.powers import ACQUISITION_PRICE
from bestiaire.games.tokyo.cards.printed import PERMANENT, Card
from bestiaire.games.tokyo.rules import actions
from bestiaire.games.tokyo.table.zones import FRENZY, HUNTER, SNEAKY, WHEN_WOUNDED, Loss

if TYPE_CHECKING:
    from bestiaire.games.tokyo.table.state import Game

HYDRA: Final = "unstoppable_hydra"
MUMMY: Final = "undead_mummy"
ACQUISITION: Final = "mindbug_acquisition"
STRANGE: Final = "strange_evolution"
MIND_CONTROL: Final = "mind_control"
NEUTRALIZING_LOOK: Final = "neutralizing_look"
HELPFUL: Final = "helpful_mindbug"
THINKING: Final = "thinking_face"
HUNGRY: Final = "hungry_face"

# What a window is open to, beside a card's own id.
ANYTIME: Final = "anytime"
BEFORE_RESOLVING: Final = "before_resolving"
BEFORE_ROLLING: Final = "before_rolling"
END_KEYWORD: Final = "frenzy"
WOUND: Final = "wound"
EFFECT_LOSS: Final = "effect_loss"
KEYWORDS: Final = {WOUND: WHEN_WOUNDED, BEFORE_ROLLING: HUNTER | SNEAKY, END_KEYWORD: FRENZY}
"""The windows that are open to keywords."""


def fits(card: Card, what: str) -> bool:
    """Whether a card can be played in such a window."""
    if what in KEYWORDS:
        return bool(card.keywords & KEYWORDS[what])
    if what == ANYTIME:
        return card.kind == PERMANENT or card.id in (ACQUISITION, STRANGE)
    if what == BEFORE_RESOLVING:
        return card.id in (MIND_CONTROL, NEUTRALIZING_LOOK) or fits(card, ANYTIME)
    return card.id == (MUMMY if what == EFFECT_LOSS else what)  # KM-055


def is_wounded_reaction(loss: Loss) -> str:
    return WOUND if loss.is_smash else EFFECT_LOSS


def held(game: Game, seat: int, what: str) -> list[int]:
    """The cards in hand that fit."""
    hand = game.players[seat].hand
    if not hand:
        return []
    return [number for number in hand if fits(game.faces[number], what) and number not in game.locked]


def could_hold(game: Game, seat: int, what: str) -> bool:
    """Whether, for all that everybody knows, the hand may hold a card that fits: one of the sets of its cards' backs
    that lies face down somewhere."""
    player = game.players[seat]
    if not player.hand:
        return False
    if what in (ANYTIME, BEFORE_RESOLVING) and player.energy < ACQUISITION_PRICE:
        return any(fits(card, what) and card.id != ACQUISITION for card in hidden_cards(game, seat))
    return any(fits(card, what) for card in hidden_cards(game, seat))


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
    """KM-105: a Temporary card takes effect and is discarded; a Permanent one stays in play."""
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
