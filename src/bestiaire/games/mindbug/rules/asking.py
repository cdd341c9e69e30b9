"""What the rules ask with: options for cards and creatures, and the creature that an answer means."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bestiaire.core.choice import Option
from bestiaire.games.mindbug.table.zones import Cards, Creature

if TYPE_CHECKING:
    from bestiaire.games.mindbug.table.state import Game


def card_options(game: Game, verb: str, numbers: Cards) -> list[Option]:
    """One option for each of these cards. Cards in a hand are never merged or left out for what is printed on them: how
    many options there are is what everybody can count."""
    return [Option(verb, game.faces[number].id, number) for number in numbers]


def creature_options(verb: str, creatures: list[Creature]) -> list[Option]:
    """One option for each of these creatures."""
    return [Option(verb, creature.card.id, creature.number) for creature in creatures]


def creature_in_play(game: Game, number: int) -> Creature:
    """The creature that an answer means."""
    for player in game.players:
        for creature in player.play:
            if creature.number == number:
                return creature
    raise LookupError(f"card {number} is not in play")
