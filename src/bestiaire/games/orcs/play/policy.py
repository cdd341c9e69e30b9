"""A quick way to play, better than chance: how the searching player thinks games ahead.

Rules of thumb; what they leave open is chosen at random, so that no line is never tried.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bestiaire.core.choice import Choice, Option
from bestiaire.core.rng import Random
from bestiaire.games.orcs.cards.printed import ATTACK, POISON
from bestiaire.games.orcs.rules.actions import has_creatures
from bestiaire.games.orcs.rules.powers import more_life
from bestiaire.games.orcs.rules.scoring import creature_value
from bestiaire.games.orcs.table.zones import SECTIONS, TYPES

if TYPE_CHECKING:
    from bestiaire.games.orcs.table.state import Game


def choose_quickly(game: Game, choice: Choice, rng: Random) -> Option:
    options = choice.options
    if len(options) == 1:
        return options[0]
    if rng.below(8) == 0 or choice.kind not in THUMBS:
        return options[rng.below(len(options))]
    return by_rule_of_thumb(game, choice, rng)


THUMBS: Final = ("action", "upgrade", "target", "effect", "bonus_action", "discard")
"""The questions about which there is a rule of thumb."""


def by_rule_of_thumb(game: Game, choice: Choice, rng: Random) -> Option:
    options = choice.options
    kind = choice.kind
    if kind == "action":
        return action(game, choice.player, options, rng)
    if kind == "upgrade":
        return upgrade(game, options, rng)
    if kind == "target":
        return target(game, choice.player, options)
    if kind == "effect":
        return dearest(options)
    return discard(game, options, rng) if kind == "discard" else options[0]


def action(game: Game, me: int, options: list[Option], rng: Random) -> Option:
    """An attack, if something stands there; else another spell, or a move to where something does."""
    spells, faces = game.box.spells, game.faces
    attacks: list[Option] = []
    others: list[Option] = []
    moves: list[Option] = []
    for option in options:
        if option.verb == "teleport":
            if has_creatures(game, option.subject):
                moves.append(option)
        elif option.verb == "cast" and spells[faces[option.subject]].category == ATTACK:
            attacks.append(option)
        elif option.verb != "pass":
            others.append(option)
    if not has_creatures(game, game.players[me].mage) and moves and rng.below(2) == 0:
        return moves[rng.below(len(moves))]
    if attacks and (not others or rng.below(3) > 0):
        return best_attack(game, me, attacks, rng)
    if others:
        return others[rng.below(len(others))]
    return moves[rng.below(len(moves))] if moves else options[-1]


def best_attack(game: Game, me: int, attacks: list[Option], rng: Random) -> Option:
    """The one for which the hand has the most energy."""
    spells, faces = game.box.spells, game.faces
    best = attacks[0]
    most = -1
    for option in attacks:
        element = 1 << spells[faces[option.subject]].element
        energy = rng.below(2)
        for number in game.players[me].hand:
            if spells[faces[number]].energy & element:
                energy += 2
        if energy > most:
            most = energy
            best = option
    return best


def upgrade(game: Game, options: list[Option], rng: Random) -> Option:
    """Energy as long as it buys something; teleports only away from an empty sector; a card if one is to be had."""
    cast = game.cast
    if cast is None:
        return options[-1]
    spell = game.box.spells[game.faces[cast.spell]]
    is_lonely = not has_creatures(game, game.players[game.active].mage)
    for option in options:
        if option.verb == "draw":
            return option
        if option.verb == "teleport" and is_lonely and has_creatures(game, option.subject):
            return option
    if cast.energy < spell.costs[-1] and rng.below(4) > 0:
        element = 1 << spell.element
        for option in options:
            number = option.subject if option.verb == "upgrade" else -1
            if number >= 0 and game.box.spells[game.faces[number]].energy & element:
                return option
    return options[-1]


def dearest(options: list[Option]) -> Option:
    """The last effect that can be paid."""
    best = options[0]
    for option in options:
        if option.subject > best.subject:
            best = option
    return best


def target(game: Game, me: int, options: list[Option]) -> Option:
    """The most valuable creature that will fall, or the one that lacks least."""
    cast = game.cast
    if cast is None:
        return options[0]
    spell = game.box.spells[game.faces[cast.spell]]
    amount = 0
    for index in range(len(spell.costs)):
        if spell.costs[index] <= cast.energy:
            amount = spell.effects[index].amount()
    more = more_life(game, me)
    best = options[0]
    most = -1000
    for option in options:
        creature, damage = option.subject // SECTIONS % TYPES, option.subject // (SECTIONS * TYPES)
        lacking = game.box.life[creature] + more - damage - amount
        value = creature_value(game, creature) if lacking <= 0 else -lacking
        if value > most:
            most = value
            best = option
    return best


def discard(game: Game, options: list[Option], rng: Random) -> Option:
    """Poison before anything else."""
    for option in options:
        if game.box.spells[game.faces[option.subject]].category == POISON:
            return option
    return options[rng.below(len(options))]
