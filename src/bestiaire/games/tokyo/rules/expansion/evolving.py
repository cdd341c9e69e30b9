"""Evolution cards are drawn (KM-100 … KM-103): in the set-up, and for three heart dice (W16)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bestiaire.core.choice import Choice, Flow, Option
from bestiaire.core.piles import top_of, without
from bestiaire.core.state import tell
from bestiaire.games.tokyo.rules.actions import ids, to_discard
from bestiaire.games.tokyo.table.zones import ENTER, NO_CARD, NOBODY, START

if TYPE_CHECKING:
    from bestiaire.games.tokyo.table.state import Game

CHOICE: int = 2
"""So many cards are looked at."""


def can_draw(game: Game, seat: int) -> bool:
    player = game.players[seat]
    return len(player.evolution_deck) + len(player.evolution_discard) > 0


def draw_evolution(game: Game, seat: int) -> int:
    """KM-103: the top card of a monster's deck; when it is empty, its discard pile becomes the deck."""
    player = game.players[seat]
    if not player.evolution_deck:
        player.evolution_deck = player.evolution_discard
        player.evolution_discard = ()
        player.is_loose = True
    if not player.evolution_deck:
        return NO_CARD
    number = top_of(player.evolution_deck, player.is_loose, game.rng)
    player.evolution_deck = without(player.evolution_deck, number)
    return number


def evolve(game: Game) -> Flow[None]:
    """KM-101, KM-102: look at two, keep one, discard the other. A stage of its own, since what is kept is a secret."""
    seat = game.resolver
    is_set_up = game.order == NOBODY
    wanted = 1 if game.options.draws_one and not is_set_up else CHOICE
    seen: list[int] = []
    while len(seen) < wanted and can_draw(game, seat):
        seen.append(draw_evolution(game, seat))
    if seen:
        kept = seen[0]
        if len(seen) > 1:
            game.looker = seat
            game.looked = tuple(seen)
            if game.log is not None:
                tell(game, "evolution_look", {"seat": seat}, {"cards": ids(game, game.looked)}, (seat,), news=True)
            options = [Option("keep", game.faces[number].id, number) for number in seen]
            answer = yield Choice(seat, "evolution", options, "KM-101" if is_set_up else "KM-102")
            game.looker = NOBODY
            game.looked = ()
            kept = answer.subject
        keep_evolution(game, seat, kept, [number for number in seen if number != kept])
    if not is_set_up:
        game.phase = ENTER
    elif seat + 1 < game.seats:
        game.resolver = seat + 1
    else:
        game.phase = START
        game.resolver = game.active
        game.order = game.active


def keep_evolution(game: Game, seat: int, kept: int, others: list[int]) -> None:
    """KM-108: what is not kept goes face up to the discard pile."""
    player = game.players[seat]
    player.hand = (*player.hand, kept)
    for number in others:
        to_discard(game, number)
    if game.log is not None:
        shown = {"seat": seat, "discarded": [game.faces[number].id for number in others]}
        tell(game, "evolution_kept", shown, {"card": game.faces[kept].id}, (seat,), news=True)
