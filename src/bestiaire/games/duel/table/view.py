"""Who sees what (KD-005): everything is public but the order of the deck. A view is built up from nothing, of the
fields in `table/fields` and of what is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bestiaire.core.choice import Choice
from bestiaire.games.duel.generated.views import table_view
from bestiaire.games.duel.questions import QUESTIONS
from bestiaire.games.duel.table.zones import NO_CARD

if TYPE_CHECKING:
    from bestiaire.games.duel.table.state import Game


def unseen(game: Game) -> list[list[int]]:
    """The deck, for everybody alike, with the cards that could lie in it as well. A loose deck is no secret: everybody
    has seen which cards are in it, and the next one is drawn by the generator."""
    return [[*game.box]] if game.is_loose else [[*game.deck, *game.box]]


def view(game: Game, seat: int | None, choice: Choice | None) -> dict[str, Any]:
    """What that seat (None: a spectator) may know: the same for all, but for the options of who is asked."""
    shown = table_view(game, seat)
    if choice is not None:
        shown["choice"] = QUESTIONS.shown(game, choice, seat)
    return shown


def marks(game: Game) -> dict[str, int]:
    """The numbers of the cards that lie open, by their places in the view."""
    found: dict[str, int] = {}
    for index in range(len(game.market)):
        found[f"market.{index}"] = game.market[index]
    for index in range(len(game.discard)):
        found[f"discard.{index}"] = game.discard[index]
    if game.pending != NO_CARD:
        found["pending"] = game.pending
    for owner in range(len(game.players)):
        keep = game.players[owner].keep
        for index in range(len(keep)):
            found[f"players.{owner}.keep.{index}"] = keep[index]
    return found
