"""Questions about the Roll (KD-044, KD-009): how many symbols it holds, and which are still to be resolved."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bestiaire.core.dice import FACES
from bestiaire.games.duel.cards.hooks import ADDED_SMASHES, MORE_THROWS
from bestiaire.games.duel.table.dice import DESTRUCTION, FAME, POWER, SET, SMASH, THROWS, spaces_for
from bestiaire.games.duel.table.zones import RESOLVE_START

if TYPE_CHECKING:
    from bestiaire.games.duel.table.state import Game


def throws_allowed(game: Game) -> int:
    """KD-042: three throws, and those that cards add."""
    throws = THROWS
    owned = game.players[game.active].powers
    if owned & MORE_THROWS.mask:
        for card in MORE_THROWS.of(owned):
            throws += card.more_throws()
    return throws


def smash_of_cards(game: Game) -> int:
    """KD-210: the Smash symbols that cards add to the Roll. KD-072: counted when they are needed, or, as an option,
    when the Roll was fixed."""
    fixed = game.roll.fixed_smash
    smashes = fixed if fixed > 0 else 0
    owned = game.players[game.active].powers
    if owned & ADDED_SMASHES.mask:
        for card in ADDED_SMASHES.of(owned):
            smashes += card.added_smashes(game)
    return smashes


def in_roll(game: Game, face: int) -> int:
    """How many of a symbol the Roll holds, for cards that look at it (KD-222: dice put aside stay in it)."""
    roll = game.roll
    symbols = roll.rolled[face] + roll.added[face]
    if game.options.aside_leaves_roll:
        symbols -= roll.aside[face]
    if face == SMASH:
        symbols += smash_of_cards(game)
    return symbols


def to_resolve(game: Game, face: int) -> int:
    """How many of a symbol can be resolved in all: dice put aside feed nothing (KD-071)."""
    roll = game.roll
    symbols = roll.rolled[face] + roll.added[face] - roll.aside[face]
    if face == SMASH:
        symbols += smash_of_cards(game)
    return symbols


def pending(game: Game, face: int) -> int:
    """What resolving this group would give now: hits, life, energy, or spaces of a pull; 0 if nothing is left of it.

    KD-070: what a special power adds to a group already resolved is resolved, too; a pull by the difference (KD-269).
    """
    roll = game.roll
    done = roll.resolved[face]
    if face == SMASH:
        return roll.added[SMASH] - done if roll.smash_is_done else to_resolve(game, SMASH)
    symbols = roll.rolled[face] + roll.added[face] - roll.aside[face]
    if face in (FAME, DESTRUCTION):
        return spaces_for(symbols) - spaces_for(done) if symbols >= SET else 0
    return symbols - done


def power_left(game: Game) -> int:
    """KD-120: Special Power symbols not yet spent."""
    return to_resolve(game, POWER) - game.roll.power_used


def identical(game: Game) -> int:
    """KD-058: the most dice that show the same (KD-270); as an option, the most equal symbols."""
    most = 0
    for face in range(FACES):
        number = in_roll(game, face) if game.options.kind_counts_symbols else game.roll.rolled[face]
        most = max(most, number)
    return most


def unused_rerolls(game: Game) -> int:
    """KD-046: rerolls that were allowed and not used; without any dice, all of them."""
    allowed = throws_allowed(game)
    if game.roll.throws == 0:
        return allowed if game.options.eye_counts_throws else allowed - 1
    return max(0, allowed - game.roll.throws)


def has_all_symbols(game: Game) -> bool:
    """KD-055: whether the Roll holds all six symbols."""
    return all(in_roll(game, face) > 0 for face in range(FACES))


def note_if_smash(game: Game) -> None:
    """KD-237: remembers that the Roll has held a Smash symbol in the Resolve phase."""
    if game.window >= RESOLVE_START and not game.roll.held_smash and in_roll(game, SMASH) > 0:
        game.roll.held_smash = True
