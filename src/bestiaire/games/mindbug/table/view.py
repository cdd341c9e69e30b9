"""Who sees what (MB-020). A view is built up from nothing, of the fields in `table/fields` and of what is asked.

Hands are their players' secret, draw piles and the unused pile everybody's; numbers of cards, play areas, discard piles
and the cards revealed for the first player are open. A player also remembers which cards he saw going into the other
hand; a spectator is shown no hand at all. Cubes, face-up Energy cards and their discard pile are open, the Energy deck
is everybody's secret but for the number of its cards (MK-003).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from bestiaire.core.choice import Choice
from bestiaire.games.mindbug.answers import CARD
from bestiaire.games.mindbug.generated.views import table_view
from bestiaire.games.mindbug.questions import QUESTIONS
from bestiaire.games.mindbug.table.zones import NO_CARD, Cards, Market

if TYPE_CHECKING:
    from bestiaire.games.mindbug.table.state import Game


CARD_VERBS: Final[frozenset[str]] = QUESTIONS.verbs_of(CARD)
"""The verbs whose options mean a card by its number."""


def unseen(game: Game, seat: int | None) -> list[list[int]]:
    """The cards whose face that seat can't know; any of them could lie in any other's place.

    Cards that went openly from a discard pile into a hand, in the turn that is being played, must stay what they were
    for a spectator too; so whatever either player knows of the other's hand is left alone for everybody.
    """
    hidden = [*game.unused, *game.box]
    for owner in range(len(game.players)):
        player = game.players[owner]
        hidden.extend(player.deck)
        if owner != seat:
            hidden.extend(number for number in player.hand if number not in player.known)
    market = game.market
    return [hidden] if market is None else [hidden, [*market.deck, *market.box]]


def view(game: Game, seat: int | None, choice: Choice | None) -> dict[str, Any]:
    """What that seat (None: a spectator) may know."""
    shown = table_view(game, seat)
    if choice is not None:
        shown["choice"] = choice_view(game, choice, seat)
    return shown


def marks(game: Game, seat: int | None) -> dict[str, int]:
    """The numbers of the cards that seat can see, by their places in its view."""
    found: dict[str, int] = {}
    for owner in range(len(game.players)):
        player = game.players[owner]
        mark(found, f"players.{owner}.play", tuple([creature.number for creature in player.play]))
        mark(found, f"players.{owner}.discard", player.discard)
        if owner == seat:
            mark(found, f"players.{owner}.hand", player.hand)
    mark(found, "revealed", game.revealed)
    if game.pending != NO_CARD:
        found["pending"] = game.pending
    if game.market is not None:
        for zone, cards in open_zones(game.market):
            mark(found, zone, cards)
    return found


def mark(found: dict[str, int], zone: str, cards: Cards) -> None:
    for index in range(len(cards)):
        found[f"{zone}.{index}"] = cards[index]


def open_zones(market: Market) -> list[tuple[str, Cards]]:
    """Where Energy cards lie that everybody sees."""
    return [("display", market.display), ("energy_discard", market.discard), ("bought", market.bought)]


def choice_view(game: Game, choice: Choice, seat: int | None) -> dict[str, Any]:
    """Who is asked what about which card; and, for the one who is asked, where the card of each option lies."""
    shown = choice.shown_to(seat)
    if choice.about != NO_CARD:
        shown["about"] = game.faces[choice.about].id
        shown["about_at"] = open_place(game, choice.about)
    if choice.player == seat:
        shown["options"] = [
            {"key": option.key, "at": place(game, option.verb, option.subject)} for option in choice.options
        ]
    return shown


def place(game: Game, verb: str, number: int) -> dict[str, Any] | None:
    """Where the card lies that an option means: zone, whose, and which from the left; None if it means no card."""
    if verb == "first":
        number = game.waiting[number].number
    elif verb not in CARD_VERBS or number < 0:
        return None
    for owner in range(len(game.players)):
        player = game.players[owner]
        if number in player.hand:
            return {"zone": "hand", "seat": owner, "index": player.hand.index(number)}
    return open_place(game, number)


def open_place(game: Game, number: int) -> dict[str, Any] | None:
    """Where a card lies that everybody sees: in play, in a discard pile, or (nobody's) among the Energy cards; None if
    it lies elsewhere."""
    for owner in range(len(game.players)):
        player = game.players[owner]
        for index in range(len(player.play)):
            if player.play[index].number == number:
                return {"zone": "play", "seat": owner, "index": index}
        if number in player.discard:
            return {"zone": "discard", "seat": owner, "index": player.discard.index(number)}
    market = game.market
    if market is not None and number >= game.pool.creatures:
        for zone, cards in open_zones(market):
            if number in cards:
                return {"zone": zone, "seat": None, "index": cards.index(number)}
    return None
