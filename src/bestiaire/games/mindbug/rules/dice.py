"""Dice (MK-010 … MK-016): rolled when a creature with die symbols attacks, before everything else."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bestiaire.core.choice import Choice, Flow, Option
from bestiaire.games.mindbug.cards.pile_effects import OpponentDiscards
from bestiaire.games.mindbug.rules.actions import tell
from bestiaire.games.mindbug.rules.energy import gain_energy
from bestiaire.games.mindbug.rules.powers import die_symbols, power, rerolls
from bestiaire.games.mindbug.table.zones import Creature

if TYPE_CHECKING:
    from bestiaire.games.mindbug.table.state import Game

DIE: Final = (1, 2, 3, 4, 5, 6)
MOST_GROWTH: Final = 3
"""Faces 1, 2 and 3: GROWTH by as much."""
MOST_ENERGY: Final = 5
"""Faces 4 and 5: ENERGY 1 and 2."""
DISCARD: Final = 6

DISCARD_EFFECT: Final = OpponentDiscards(1)

# The subject of an answer has a bit for each die that is meant.
FIRST_DIE: Final = 1
SECOND_DIE: Final = 2
KEEP: Final = Option("reroll", "none", 0)
REROLL_FIRST: Final = Option("reroll", "1", FIRST_DIE)
REROLL_SECOND: Final = Option("reroll", "2", SECOND_DIE)
REROLL_BOTH: Final = Option("reroll", "both", FIRST_DIE | SECOND_DIE)
RESOLVE_FIRST: Final = Option("die", "1", 0)
RESOLVE_SECOND: Final = Option("die", "2", 1)


def roll_dice(game: Game, attacker: Creature) -> Flow[None]:
    """MK-010 … MK-012, MK-016: as many dice as the attacker has symbols now, rerolled if its player likes, and the
    final result resolved at once."""
    amount = die_symbols(game, attacker)
    if amount == 0:
        return
    chances = rerolls(game, game.active)
    game.dice = tuple([roll(game) for _ in range(amount)])
    if game.log is not None:
        tell(game, "roll", {"seat": game.active, "card": attacker.card.id, "faces": list(game.dice)}, news=True)
    while chances > 0:
        options = [REROLL_FIRST, KEEP] if amount == 1 else [REROLL_FIRST, REROLL_SECOND, REROLL_BOTH, KEEP]
        answer = yield Choice(game.active, "reroll", options, "MK-011", attacker.number)
        if answer.subject == KEEP.subject:
            break
        reroll(game, attacker, answer.subject)
        chances -= 1
    yield from resolve_dice(game, attacker)
    game.dice = ()


def roll(game: Game) -> int:
    """A die: each of its six faces is different (growth 1, 2, 3; energy 1, 2; discard)."""
    return game.rng.die() + 1


def reroll(game: Game, attacker: Creature, chosen: int) -> None:
    """MK-011: these dice together, the others being kept; the new result stands."""
    faces = list(game.dice)
    rolled: list[int] = []
    for place in range(len(faces)):
        if chosen & (1 << place):
            faces[place] = roll(game)
            rolled.append(place + 1)
    game.dice = tuple(faces)
    if game.log is not None:
        told = {"seat": game.active, "card": attacker.card.id, "dice": rolled, "faces": faces}
        tell(game, "reroll", told, news=True)


def resolve_dice(game: Game, attacker: Creature) -> Flow[None]:
    """MK-012: each die is an effect of its own, in the order its player likes; DISCARD is the opponent's choice, with a
    refill after each (MK-015). The order is asked only if the opponent has to decide something between the two:
    whatever else they show, nobody could tell."""
    dice = game.dice
    if len(dice) == 2 and (dice[0] == DISCARD) != (dice[1] == DISCARD):
        answer = yield Choice(game.active, "die", [RESOLVE_FIRST, RESOLVE_SECOND], "MK-012", attacker.number)
        if answer.subject == RESOLVE_SECOND.subject:
            dice = (dice[1], dice[0])
    for face in dice:
        if face <= MOST_GROWTH:
            grow(game, attacker, face)
        elif face <= MOST_ENERGY:
            gain_energy(game, game.active, face - MOST_GROWTH)
        else:
            yield from DISCARD_EFFECT.run(game, game.active, attacker.number)


def grow(game: Game, creature: Creature, amount: int) -> None:
    """MK-013: more power until the end of this turn; several growths add up."""
    creature.growth += amount
    if game.log is not None:
        told = {"seat": creature.seat, "card": creature.card.id, "amount": amount, "power": power(game, creature)}
        tell(game, "grow", told)
