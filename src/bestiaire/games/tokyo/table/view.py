"""Who sees what (KT-009): the order of the deck, a card looked at with Made in a Lab, and Evolution cards in hand and
in their decks are secrets; everything else lies open. A view is built up from nothing, of the fields in `table/fields`
and of what is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bestiaire.core.choice import Choice
from bestiaire.core.piles import Cards
from bestiaire.games.tokyo.generated.views import table_view
from bestiaire.games.tokyo.questions import QUESTIONS
from bestiaire.games.tokyo.rules.owning import fixed_on_top
from bestiaire.games.tokyo.table.told import known_on_top, shows_top
from bestiaire.games.tokyo.table.zones import NO_CARD

if TYPE_CHECKING:
    from bestiaire.games.tokyo.table.state import Game


# -- secrets


def unseen(game: Game, seat: int | None) -> list[list[int]]:
    """The cards whose face this seat can't know: those of the deck (with the cards that could lie in it as well), and
    for each set the Evolution cards that lie face down or in others' hands."""
    groups = deck_groups(game, seat)
    if game.options.evolutions:
        for player in game.players:
            group = [*player.evolution_deck] if not player.is_loose or has_hidden(game, seat) else []
            groups.append(group + in_other_hands(game, seat, player.monster.id))
    return groups


def deck_groups(game: Game, seat: int | None) -> list[list[int]]:
    """A loose deck is no secret: everybody has seen which cards are in it, and the next one is drawn by the generator;
    unless somebody has looked at that one. If backs are shown, the top card keeps its set: it changes first with one of
    the same set, then all the others are shuffled."""
    known = len(known_on_top(game, seat))
    deck = game.deck[known:]
    hidden = [*deck, *game.box]
    if game.is_loose:
        hidden = [*deck] if fixed_on_top(game) else [*game.box]
    if known or not shows_top(game):
        return [hidden]
    top = game.deck[0]
    alike = [number for number in hidden if game.faces[number].set == game.faces[top].set]
    return [alike, [number for number in hidden if number != top]]


def has_hidden(game: Game, seat: int | None) -> bool:
    """Whether a card of a loose Evolution deck could be in somebody else's hand."""
    return any(owner != seat and game.players[owner].hand for owner in range(game.seats)) or game.looker != seat


def in_other_hands(game: Game, seat: int | None, monster: str) -> list[int]:
    found: list[int] = []
    for owner in range(game.seats):
        if owner != seat:
            found += [number for number in game.players[owner].hand if game.faces[number].monster == monster]
    if game.looker != seat:
        found += [number for number in game.looked if game.faces[number].monster == monster]
    return found


# -- views


def view(game: Game, seat: int | None, choice: Choice | None) -> dict[str, Any]:
    """What that seat (None: a spectator) may know."""
    shown = table_view(game, seat)
    if choice is not None:
        shown["choice"] = QUESTIONS.shown(game, choice, seat)
    return shown


def marks(game: Game, seat: int | None) -> dict[str, int]:
    """The numbers of the cards that this seat can see, by their places in the view."""
    found: dict[str, int] = {}

    def note(place: str, cards: Cards) -> None:
        for index in range(len(cards)):
            found[f"{place}.{index}"] = cards[index]

    note("display", game.display)
    note("discard", game.discard)
    if game.pending != NO_CARD:
        found["pending"] = game.pending
    for owner in range(len(game.players)):
        player = game.players[owner]
        note(f"players.{owner}.cards", player.cards)
        note(f"players.{owner}.aside", player.aside)
        note(f"players.{owner}.evolutions", player.evolutions)
        note(f"players.{owner}.evolution_discard", player.evolution_discard)
        if owner == seat:
            note(f"players.{owner}.hand", player.hand)
    return found
