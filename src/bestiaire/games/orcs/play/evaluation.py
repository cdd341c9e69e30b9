"""How good a state looks for a player: what the greedy player compares, and how games thought ahead are judged.

Everything is reckoned in points: those there are, those that powers, cards and places will bring while the game
lasts, and what can still be done with the actions left this turn.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bestiaire.games.orcs.cards.printed import ATTACK, KNOWLEDGE, NO_LOSS, POISON, SUPPORT, Spell
from bestiaire.games.orcs.rules.asking import OWN_SECTIONS
from bestiaire.games.orcs.rules.powers import more_life
from bestiaire.games.orcs.rules.scoring import (
    card_points,
    creature_points,
    creature_value,
    deck_of,
    mission_points,
)
from bestiaire.games.orcs.table.zones import ACTIONS, INNER, RINGS, SECTORS, SKULL_STEPS, START_SPELLS, TYPES, Player

if TYPE_CHECKING:
    from bestiaire.games.orcs.table.state import Game

POWER_WORTH: Final[tuple[float, ...]] = (7.0, 10.0, 4.0, 4.0, 2.0, 3.0)
"""What a power is worth at the start of a game, in the order of their names."""
FIRST_SKULL: Final = 0.35
"""How much of it the first skull is worth."""
ATTACK_WORTH: Final = 2.2
WISDOM_WORTH: Final = 1.5
SUPPORT_WORTH: Final = 1.2
POISON_WORTH: Final = -1.2
"""What a card in the deck is worth at the start, besides points at the end."""
DANGER: Final = 0.45
"""The chance that a creature of an inner section moves on, more or less: seven of fifteen fate cards."""
WITHIN_REACH: Final = 0.06
"""How much of a creature's value it is worth to stand before it."""
ACTION_WORTH: Final = 1.0
CARD_WORTH: Final = 0.35
"""An action left this turn, and a card that could still be played with it."""
DAMAGE_WORTH: Final = 0.3
"""How much of a creature's value damage in full would be worth, if it does not quite suffice."""
SUPPORT_EFFECTS: Final = 0.9
STUDY: Final = 1.6


def evaluate(game: Game, seat: int) -> float:
    """How much better off than the best of the others."""
    if not game.players:
        return 0.0
    best = -1000.0
    for other in range(game.seats):
        if other != seat:
            worth = side(game, other)
            best = max(best, worth)
    return side(game, seat) - best


def time_left(game: Game) -> float:
    """How much of the game is still to come, from 1 to 0."""
    if game.is_last_round:
        return 0.05
    hidden = 0
    for pile in game.markers:
        hidden += len(pile)
    return 0.1 + 0.9 * hidden / (6.0 * (2 * game.seats + 2))


def side(game: Game, seat: int) -> float:
    """What a player has and can hope for."""
    player = game.players[seat]
    left = time_left(game) if game.result is None else 0.0
    value = float(creature_points(game, player) + card_points(game, player))
    if len(player.missions) == 1:
        value += mission_points(game, player, game.box.missions[game.faces[player.missions[0]]])
    if left == 0.0:
        return value
    value += left * (powers_worth(game, player) + deck_worth(game, player))
    value += place_worth(game, player)
    if seat == game.active and game.phase == ACTIONS:
        value += turn_worth(game, seat)
    return value


def powers_worth(game: Game, player: Player) -> float:
    value = 0.0
    for creature in range(TYPES):
        skulls = player.skulls[creature]
        if skulls:
            worth = POWER_WORTH[game.box.creatures[creature].power]
            value += worth if skulls == SKULL_STEPS else FIRST_SKULL * worth
    return value


def deck_worth(game: Game, player: Player) -> float:
    """What cards beyond the starting spells add to the deck."""
    spells, faces = game.box.spells, game.faces
    value = 0.0
    for number in deck_of(player):
        if faces[number] < START_SPELLS:
            continue
        category = spells[faces[number]].category
        if category == ATTACK:
            value += ATTACK_WORTH
        elif category == SUPPORT:
            value += SUPPORT_WORTH
        elif category == KNOWLEDGE:
            value += WISDOM_WORTH
        elif category == POISON:
            value += POISON_WORTH
    return value


def place_worth(game: Game, player: Player) -> float:
    """To stand before creatures is good; to lose trophies of those about to arrive is not."""
    value = 0.0
    has_no_fear = player.powers & (1 << NO_LOSS) != 0
    for place in OWN_SECTIONS[player.mage]:
        for number in game.sections[place]:
            creature = game.faces[number]
            worth = creature_value(game, creature)
            value += WITHIN_REACH * worth
            if place % RINGS == INNER and player.held[creature] and not has_no_fear:
                value -= DANGER * worth
    return value


# -- the turn


def turn_worth(game: Game, seat: int) -> float:
    """What the actions left, the cards in hand, damage dealt and a spell on its way promise."""
    player = game.players[seat]
    cards = 0
    spells, faces = game.box.spells, game.faces
    for number in player.hand:
        if spells[faces[number]].category != POISON:
            cards += 1
    acting = game.actions if game.actions < cards else cards
    value = ACTION_WORTH * acting + (CARD_WORTH * cards if game.actions > 0 else 0.0)
    if game.damage and game.actions > 0:
        value += damage_worth(game, seat)
    cast = game.cast
    if cast is not None:
        spell = spells[faces[cast.spell]]
        value += spell_worth(game, seat, spell, cast.energy)
    return value


def damage_worth(game: Game, seat: int) -> float:
    value = 0.0
    more = more_life(game, seat)
    for sector in range(SECTORS):
        is_near = sector == game.players[seat].mage
        for place in OWN_SECTIONS[sector]:
            for number in game.sections[place]:
                damage = game.damage.get(number, 0)
                if damage:
                    creature = game.faces[number]
                    part = damage / (game.box.life[creature] + more)
                    value += part * trophy_worth(game, seat, creature) * (DAMAGE_WORTH if is_near else 0.1)
    return value


def trophy_worth(game: Game, seat: int, creature: int) -> float:
    """What defeating a creature of this type would bring."""
    worth = float(creature_value(game, creature))
    skulls = game.players[seat].skulls[creature]
    if skulls < SKULL_STEPS:
        power = POWER_WORTH[game.box.creatures[creature].power] * time_left(game)
        worth += power * ((1.0 - FIRST_SKULL) if skulls else FIRST_SKULL)
    return worth


def spell_worth(game: Game, seat: int, spell: Spell, energy: int) -> float:
    """What the best effect that can be paid would bring, roughly."""
    if spell.category == KNOWLEDGE:
        return STUDY
    index = -1
    for line in range(len(spell.costs)):
        if spell.costs[line] <= energy and spell.effects[line].can_run(game, seat):
            index = line
    if index < 0:
        return 0.0
    if spell.category == SUPPORT:
        return SUPPORT_EFFECTS * (index + 1)
    return best_hit(game, seat, spell.effects[index].amount())


def best_hit(game: Game, seat: int, amount: int) -> float:
    """The best that so much damage does to a creature in the own sector."""
    best = 0.0
    more = more_life(game, seat)
    for place in OWN_SECTIONS[game.players[seat].mage]:
        for number in game.sections[place]:
            creature = game.faces[number]
            needed = game.box.life[creature] + more - game.damage.get(number, 0)
            worth = trophy_worth(game, seat, creature)
            if amount < needed:
                worth *= DAMAGE_WORTH * amount / needed
            best = max(best, worth)
    return best
