"""Who sees what (KD-005): everything is public but the order of the deck. A view is built up from nothing, of the
fields in `table/fields` and of what is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from bestiaire.core.choice import Choice
from bestiaire.core.dice import FACES, Faces
from bestiaire.games.duel.cards.buzz_tokens import BONUS_NAMES, BUZZ_TOKENS
from bestiaire.games.duel.generated.views import table_view
from bestiaire.games.duel.rules.buying import price
from bestiaire.games.duel.rules.roll import in_roll, power_left, throws_allowed
from bestiaire.games.duel.table.dice import FACE_NAMES, FACE_ORDER
from bestiaire.games.duel.table.zones import NO_CARD

if TYPE_CHECKING:
    from bestiaire.games.duel.table.state import Game

AMOUNTS: Final = ("camouflage", "superconductor", "in_shape", "multiply")
"""Questions that are asked about a number: of hits, of energy, of symbols."""


def unseen(game: Game) -> list[list[int]]:
    """The deck, for everybody alike, with the cards that could lie in it as well. A loose deck is no secret: everybody
    has seen which cards are in it, and the next one is drawn by the generator."""
    return [[*game.box]] if game.is_loose else [[*game.deck, *game.box]]


def view(game: Game, seat: int | None, choice: Choice | None) -> dict[str, Any]:
    """What that seat (None: a spectator) may know: the same for all, but for the options of who is asked."""
    shown = table_view(game, seat)
    if choice is not None:
        shown["choice"] = choice_view(game, choice, seat)
    return shown


def counts_view(counts: Faces) -> dict[str, int]:
    return {FACE_NAMES[face]: counts[face] for face in FACE_ORDER if counts[face]}


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


def choice_view(game: Game, choice: Choice, seat: int | None) -> dict[str, Any]:
    """Who is asked what, and about what; the options, with the prices of cards, only for the one who is asked."""
    shown = choice.shown_to(seat)
    kind = choice.kind
    if kind in AMOUNTS:
        shown["amount"] = choice.about
    elif kind == "place":
        shown["token"] = BUZZ_TOKENS[choice.about].id
    elif kind in ("unchained", "lightning_speed"):
        shown["bonus"] = BONUS_NAMES[choice.about]
    elif kind == "plus" and choice.about >= 0:
        shown["face"] = FACE_NAMES[choice.about]
    elif kind == "reroll":
        shown["throws_left"] = max(0, throws_allowed(game) - game.roll.throws)
    elif kind == "resolve":
        shown["symbols"] = counts_view(tuple([in_roll(game, face) for face in range(FACES)]))
        shown["power_left"] = power_left(game)
    if seat == choice.player and kind in ("buy", "made_in_a_lab"):
        less = choice.about if kind == "made_in_a_lab" else 0
        for index in range(len(choice.options)):
            option = choice.options[index]
            if option.verb == "buy" and option.subject >= 0:
                shown["options"][index]["price"] = price(game, option.subject, less)
    return shown
